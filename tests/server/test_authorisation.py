"""Who may say what: every kind of message, for everybody who might say it, over a socket and over a stream."""

from typing import Any, get_args

import pytest

from fondaco.server import protocol
from tests.server.conftest import House
from tests.server.test_play import hurried, two_people
from tests.server.visitor import Socket, Visitor

ROLES = ("stranger", "spectator", "seated elsewhere", "only watching", "not asked", "asked")
"""Not at the table; there without a seat, or with one at another table; with a seat, but watching; on the seat."""

NO = "not-your-seat"
SILENCE = ""

# What each role hears: the kind of the answer, or the error for which nothing was done.
MATRIX: dict[type, tuple[str, str, str, str, str, str]] = {
    protocol.Enter: ("table", "table", "table", "table", "table", "table"),
    protocol.Leave: (SILENCE, SILENCE, SILENCE, SILENCE, SILENCE, SILENCE),
    protocol.Act: (NO, NO, NO, NO, "not-your-turn", "done"),
    protocol.Undo: (NO, NO, NO, NO, "undo-other-decides", "undo-learned"),
    protocol.Hint: (NO, NO, NO, NO, "not-your-turn", "hint"),
    protocol.Preview: (NO, NO, NO, NO, "not-your-turn", "preview"),
    protocol.Why: (NO, NO, NO, NO, "why", "why"),
    protocol.Hold: (NO, NO, NO, NO, "not-absent", "not-absent"),
    protocol.Ask: (NO, NO, NO, NO, "undo-other-decides", "undo-learned"),
    protocol.Answer: (NO, NO, NO, NO, "no-such-request", "no-such-request"),
    protocol.Say: (NO, NO, NO, NO, "said", "said"),
    protocol.Decline: (NO, NO, NO, "not-your-turn", "not-your-turn", "not-your-turn"),
    protocol.Order: (NO, NO, NO, NO, "bad-message", "bad-message"),
    protocol.Stand: (NO, NO, NO, "match-begun", "match-begun", "match-begun"),
    protocol.Fill: (NO, NO, NO, "match-begun", "match-begun", "match-begun"),
    protocol.Give: (NO, NO, NO, NO, "match-begun", NO),
    protocol.Again: (NO, NO, NO, "match-not-over", "match-not-over", "match-not-over"),
}


# What somebody hears who had a seat, when the match is over: nothing but talk is possible, and another match.
AFTER = {
    **dict.fromkeys(MATRIX, "match-over"),
    protocol.Enter: "table",
    protocol.Leave: SILENCE,
    protocol.Answer: "no-such-request",
    protocol.Say: "said",
    protocol.Order: "bad-message",
    protocol.Stand: "match-begun",
    protocol.Fill: "match-begun",
    protocol.Give: "match-begun",
    protocol.Again: "table",
}


def test_every_kind_of_message_is_in_the_matrix() -> None:
    assert set(MATRIX) == set(get_args(protocol.ClientMessage))


def ask(client: Socket, match: str, message: type, action: int, version: int = 0) -> str:
    """Say a message at a version, and hear what comes of it."""
    known: dict[str, Any] = {"id": "x", "version": version, "action": action}
    known |= {
        "wish": "undo",
        "request": 0,
        "yes": True,
        "phrase": "hello",
        "question": "sale",
        "until": "end",
        "share": "a" * 64,
        "level": "easy",
    }
    kind = message.__struct_config__.tag  # type: ignore[attr-defined]
    fields = message.__struct_fields__  # type: ignore[attr-defined]
    if message in (protocol.Hold, protocol.Give, protocol.Fill):
        known["seat"] = 1
    client.say(kind, match=match, **{field: known[field] for field in fields if field in known})
    if kind == "leave":
        client.say("enter", match=match)
        return SILENCE if client.hear()["t"] == "table" else "?"
    answer = client.hear_of(*{each.__struct_config__.tag for each in get_args(protocol.ServerMessage)} - {"warming"})
    if answer["t"] == "table" and kind not in ("enter", "again"):
        answer = client.hear()
    return str(answer.get("error") or answer["t"])


@pytest.mark.parametrize("wire", ["socket", "stream"])
@pytest.mark.parametrize("message", MATRIX, ids=lambda message: message.__name__.lower())
def test_the_matrix(house: House, message: type, wire: str) -> None:
    with two_people(house) as (eva, adam):
        match, action = eva.table["match"], eva.table["legal"][0]
        stranger, elsewhere = house.visitor(), house.visitor()
        elsewhere.open()
        people: dict[str, Visitor] = {
            "stranger": stranger,
            "spectator": stranger,
            "seated elsewhere": elsewhere,
            "only watching": eva.visitor,
            "not asked": adam.visitor,
            "asked": eva.visitor,
        }
        heard = []
        for role in ROLES:
            with people[role].wire(wire) as client:
                if role != "stranger":
                    client.enter(match, **({"seat": -1} if role == "only watching" else {}))
                heard.append(ask(client, match, message, action))
                if role != "asked":
                    assert eva.enter(match)["version"] == 0
        assert tuple(heard) == MATRIX[message]


def test_a_match_that_is_over_stays_as_it_is(house: House) -> None:
    eva = house.visitor()
    match = eva.open("bot:easy", "human")
    with eva.table(match) as client:
        choose = hurried(eva)
        while client.wait_for_turn():
            action = choose(client.table["legal"])
            client.see(client.act(action)["version"])
        version = client.table["version"]
        before = eva.http.get(f"/api/matches/{match}/record").text
        heard = {message: ask(client, match, message, action, version) for message in MATRIX}
    assert heard == AFTER
    assert eva.http.get(f"/api/matches/{match}/record").text == before
