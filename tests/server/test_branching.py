"""Branching off: a finished match is played on from any of its moves, against bots, and its record says so."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from fondaco.kernel import match as records
from tests.proof.recorded import folder
from tests.server.conftest import House
from tests.server.visitor import Visitor

GAMES = ["jambo", "samarkand", "stoneage", "orient"]


def branch(visitor: Visitor, moves: int, **source: Any) -> httpx2.Response:
    wish = {"moves": moves, "seats": ["bot:easy", "human"], "names": ["Eva"], **source}
    return visitor.http.post("/api/branches", json=wish)


def record_of(visitor: Visitor, match: str) -> tuple[str, records.MatchRecord]:
    """The record of a match, as the text of its file and read."""
    text = visitor.http.get(f"/api/matches/{match}/record").text
    return text, records.load(json.loads(text))


def play(visitor: Visitor, match: str) -> None:
    """Make any legal moves to the end."""
    with visitor.table(match) as socket:
        while socket.wait_for_turn():
            socket.act(socket.table["legal"][0])


@pytest.fixture(scope="module")
def finished(house: House) -> Iterator[tuple[Visitor, str]]:
    """A finished match of Jambo, and who played it."""
    visitor = house.visitor()
    match = visitor.open()
    play(visitor, match)
    yield visitor, match
    visitor.close()


@pytest.mark.parametrize("part", [0, 0.5, 0.9])
def test_the_moves_so_far_stand_and_the_rest_is_played_anew(
    finished: tuple[Visitor, str], house: House, part: float
) -> None:
    visitor, match = finished
    text, trunk = record_of(visitor, match)
    moves = int(part * len(trunk.actions))
    answer = branch(visitor, moves, match=match)
    assert answer.status_code == 201, answer.text
    branched = answer.json()["match"]
    play(visitor, branched)
    told, record = record_of(visitor, branched)
    assert record.actions[:moves] == trunk.actions[:moves]
    assert (record.luck.moves, record.origin) == (moves, hashlib.sha256(text.encode()).hexdigest())
    assert record.luck.key != trunk.luck.key
    states = records.replay(record, "interpreted")
    before = records.replay(trunk, "interpreted")[moves]
    assert states[moves].records.tobytes() == before.records.tobytes()
    assert records.verify(record, "interpreted").digest() == states[-1].digest()
    assert visitor.http.get(f"/api/matches/{branched}/replay").json()["moves"] == moves
    # A branch of a branch, below and above where that one began.
    for again in (moves // 2, moves + 1):
        answer = house.visitor().http.post(
            "/api/branches", json={"moves": again, "record": told, "seats": ["human", "bot:easy"], "names": ["Jan"]}
        )
        assert answer.status_code == 201, answer.text


def test_a_file_is_branched_off_like_a_match(finished: tuple[Visitor, str], house: House) -> None:
    text, trunk = record_of(*finished)
    visitor = house.visitor()
    branched = branch(visitor, 5, record=text).json()["match"]
    play(visitor, branched)
    _, record = record_of(visitor, branched)
    assert record.actions[:5] == trunk.actions[:5]
    assert record.origin == hashlib.sha256(text.encode()).hexdigest()
    records.verify(record, "interpreted")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_on_from_every_quarter(house: House, game: str) -> None:
    path = folder(game) / "01.json"
    trunk = records.load(path)
    bots = ["bot:easy"] * (trunk.players - 1)
    for quarter in range(4):
        moves = len(trunk.actions) * quarter // 4
        visitor = house.visitor()
        branched = branch(visitor, moves, record=path.read_text(), seats=["human", *bots]).json()["match"]
        with visitor.table(branched) as socket:
            assert socket.wait_for_turn()
            version = socket.table["version"]
            assert version >= moves
            socket.act(socket.table["legal"][-1])
            assert socket.table["version"] > version


def test_undo_ends_where_the_branch_begins(finished: tuple[Visitor, str]) -> None:
    visitor, match = finished
    for moves in range(1, 12):
        branched = branch(visitor, moves, match=match).json()["match"]
        with visitor.table(branched) as socket:
            socket.wait_for_turn()
            assert socket.table["undo"] == 0
            begun = socket.table["version"]
            socket.act(socket.table["legal"][0])
            socket.wait_for_turn()
            version = socket.table["version"]
            if socket.table["undo"]:
                socket.say("undo", match=branched, id="u", version=version, to="turn")
                socket.see(version + 1)
                assert socket.table["undo"] == 0
        told = visitor.http.get(f"/api/matches/{branched}/replay").json()
        assert len(told["steps"]) - 1 >= min(moves, begun)
        assert told["moves"] == moves


def test_a_restart_loses_nothing_of_a_branch(finished: tuple[Visitor, str], house: House) -> None:
    visitor, match = finished
    branched = branch(visitor, 9, match=match).json()["match"]
    with visitor.table(branched) as socket:
        socket.wait_for_turn()
        socket.act(socket.table["legal"][0])
        socket.wait_for_turn()
        before = socket.table["view"]
    house.kill()
    house.start()
    with visitor.table(branched) as socket:
        socket.wait_for_turn()
        assert socket.table["view"] == before


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({}, "bad-message"),
        ({"match": "x", "record": "{}"}, "bad-message"),
        ({"match": "nobody"}, "no-such-match"),
        ({"record": "{}"}, "record-foreign"),
        ({"record": "[" * 1000}, "form-not-json"),
    ],
)
def test_what_is_no_match_is_refused(house: House, wish: dict[str, str], error: str) -> None:
    answer = branch(house.visitor(), 0, **wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"] == error


def test_where_nothing_is_to_be_played_is_refused(finished: tuple[Visitor, str]) -> None:
    visitor, match = finished
    _, trunk = record_of(visitor, match)
    most = len(trunk.actions)
    assert branch(visitor, most, match=match).json()["error"] == "match-over"
    assert branch(visitor, most + 1, match=match).json() == {
        "error": "no-such-move",
        "args": {"move": most + 1, "most": most},
    }
    assert branch(visitor, 1, match=match, seats=["human"] * 3).json()["error"] == "record-seats"
    assert branch(visitor, 1, match=match, seats=["bot:easy"] * 2).json()["error"] == "no-human-seat"


def test_a_running_match_is_not_branched_off(house: House) -> None:
    visitor = house.visitor()
    match = visitor.open()
    answer = branch(visitor, 0, match=match)
    assert (answer.status_code, answer.json()["error"]) == (400, "match-not-over")


def test_another_page_cannot_branch_off(finished: tuple[Visitor, str], house: House) -> None:
    _, match = finished
    stranger = house.visitor()
    stranger.http.headers["origin"] = "https://elsewhere.example"
    assert branch(stranger, 0, match=match).status_code == 403
