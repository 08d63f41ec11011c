"""Talk at a table: who hears it, who may speak, and how much."""

from collections.abc import Callable

import pytest

from fondaco.server import chat
from tests.server.conftest import House
from tests.server.test_play import hurried, two_people
from tests.server.visitor import Said, Socket, Visitor


def say(socket: Socket, **said: str) -> None:
    socket.say("say", match=socket.table["match"], **said)


def lines(said: Said) -> list[tuple[int, str | None, str | None]]:
    """Seat, phrase and text of what was said."""
    return [(line["seat"], line["phrase"], line["text"]) for line in said["lines"]]


def open_table(visitor: Visitor, seats: tuple[str, ...] = ("human", "bot:easy"), **fields: str) -> str:
    answer = visitor.http.post("/api/matches", json={"game": "jambo", "seats": list(seats), **fields})
    assert answer.status_code == 201
    return str(answer.json()["match"])


def test_all_hear_what_is_said_and_who_comes_later_too(house: House) -> None:
    with two_people(house) as (eva, adam), house.visitor().table(eva.table["match"]) as watcher:
        say(eva, phrase="hello")
        say(adam, text="  <b>Ahoj</b>\u202e \u0007svete ")
        for socket in (eva, adam, watcher):
            assert lines(socket.hear_of("said")) == [(0, "hello", None)]
            assert lines(socket.hear_of("said")) == [(1, None, "<b>Ahoj</b> svete")]
        with house.visitor().table(eva.table["match"]) as late:
            told = late.hear_of("said")
            assert lines(told) == [(0, "hello", None), (1, None, "<b>Ahoj</b> svete")]
            assert [line["n"] for line in told["lines"]] == [0, 1]


@pytest.mark.parametrize(
    "said",
    [{}, {"phrase": "insult"}, {"text": " \u200b\n"}, {"phrase": "hello", "text": "hello"}, {"text": "x" * 301}],
)
def test_what_is_no_line_is_refused(house: House, said: dict[str, str]) -> None:
    with two_people(house) as (eva, _):
        say(eva, **said)
        assert eva.hear_of("refused")["error"] == "bad-message"


@pytest.mark.parametrize(
    ("talk", "seated", "watching"), [("off", False, False), ("seats", True, False), ("all", True, True)]
)
def test_the_table_says_who_may_speak(house: House, talk: str, seated: bool, watching: bool) -> None:
    eva = house.visitor()
    match = open_table(eva, chat=talk)
    with eva.table(match) as own, house.visitor().table(match) as watcher:
        assert own.table["chat"] == watcher.table["chat"] == talk
        for socket, may in ((own, seated), (watcher, watching)):
            say(socket, phrase="hello")
            answer = socket.hear_of("said", "refused")
            while answer["t"] == "said" and lines(answer)[0][0] != socket.table["seat"]:
                answer = socket.hear_of("said", "refused")  # that was what the other said
            assert answer.get("error") == (None if may else {"off": "chat-off", "seats": "not-your-seat"}[talk])


def test_who_has_not_come_to_the_table_says_nothing(house: House) -> None:
    eva = house.visitor()
    match = open_table(eva, chat="all")
    with house.visitor().socket() as stranger:
        stranger.say("say", match=match, phrase="hello")
        assert stranger.hear()["error"] == "not-your-seat"


def test_children_are_not_talked_to_unless_somebody_wants_it(house: House) -> None:
    eva = house.visitor()
    with eva.table(eva.open("human", "bot:easy", game="stoneage")) as socket:
        assert socket.table["chat"] == "off"
    with eva.table(eva.open("human", "bot:easy")) as socket:
        assert socket.table["chat"] == "seats"


def test_who_says_too_much_is_slowed_down_and_no_match_is_harmed(house: House) -> None:
    with two_people(house) as (eva, adam):
        for _ in range(chat.RATE.burst + 1):
            say(eva, phrase="hello")
        answers = [eva.hear_of("said", "refused")["t"] for _ in range(chat.RATE.burst + 1)]
        assert answers == ["said"] * chat.RATE.burst + ["refused"]
        say(adam, phrase="hello")
        while lines(adam.hear_of("said")) != [(1, "hello", None)]:
            pass
        assert eva.act(eva.table["legal"][0])["t"] == "done"


def test_it_is_kept_with_the_match_and_is_not_in_its_record(build_house: Callable[..., House]) -> None:
    house = build_house()
    eva = house.visitor()
    match = open_table(eva)
    with eva.table(match) as socket:
        say(socket, text="Ahoj")
        socket.hear_of("said")
    house.kill()
    house.start()
    with eva.table(match) as socket:
        assert lines(socket.hear_of("said")) == [(0, None, "Ahoj")]
        say(socket, phrase="bye")
        (line,) = socket.hear_of("said")["lines"]
        assert (line["n"], line["phrase"]) == (1, "bye")
        choose = hurried(eva)
        while socket.wait_for_turn():
            socket.see(socket.act(choose(socket.table["legal"]))["version"])
    record = eva.http.get(f"/api/matches/{match}/record").text
    assert '"actions"' in record
    assert "Ahoj" not in record
