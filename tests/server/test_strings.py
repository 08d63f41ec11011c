"""The seats' own random strings: bound to a promise that was told before, mixed into the luck, and told at the end."""

import asyncio
import hashlib
import json
from pathlib import Path

import pytest

from fondaco.kernel import match as records
from fondaco.server import table as tables
from fondaco.server.protocol import Opening
from tests.server.at_table import EVA, Ear, house, until
from tests.server.conftest import House
from tests.server.visitor import Said, Socket, Visitor

EVAS, ADAMS = "e" * 64, "a" * 64


def open_match(visitor: Visitor, *seats: str, game: str = "jambo") -> str:
    wish = {"game": game, "seats": seats, "names": ["Eva"], "strings": True}
    answer = visitor.http.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def give(socket: Socket, match: str, seat: int, share: str) -> Said:
    """Give a string; what is said once it is there."""
    socket.say("give", match=match, seat=seat, share=share)
    while (answer := socket.hear_of("lobby", "table", "refused"))["t"] == "lobby" and seat in answer["wanted"]:
        pass
    return answer


def record_of(visitor: Visitor, match: str) -> records.MatchRecord:
    return records.load(json.loads(visitor.http.get(f"/api/matches/{match}/record").content))


def test_the_luck_is_mixed_of_what_was_promised_and_all_strings(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = open_match(eva, "human", "human")
    with eva.socket() as first, adam.socket() as second:
        lobby = first.enter(match)
        promise = lobby["commitment"]
        assert lobby["wanted"] == [0]
        assert give(first, match, 0, EVAS)["wanted"] == []
        assert second.enter(match)["commitment"] == promise
        adam.sit(match, 1)
        assert first.hear_of("lobby")["wanted"] == [1]
        (line,) = eva.http.get("/api/matches").json()
        assert line["waits"]
    with adam.socket() as second:
        assert second.enter(match)["wanted"] == [1]
        table = give(second, match, 1, ADAMS)
        assert (table["t"], table["commitment"]) == ("table", promise)
        assert table["events"][0]["version"] == 0
        (line,) = eva.http.get("/api/matches").json()
        assert not line["waits"]
    with eva.table(match) as first, adam.table(match) as second:
        while first.table["result"] is None:
            version = first.table["version"]
            who = first if first.table["legal"] else second
            who.act(who.table["legal"][0])
            first.see(version + 1)
            second.see(version + 1)
    record = record_of(eva, match)
    assert record.luck.shares == [EVAS, ADAMS]
    assert record.luck.seed is not None
    assert hashlib.sha256(bytes.fromhex(record.luck.seed)).hexdigest() == promise == record.luck.commitment
    records.verify(record, "interpreted")


def play(visitor: Visitor, match: str) -> Said:
    with visitor.table(match) as socket:
        while socket.wait_for_turn():
            socket.act(socket.table["legal"][0])
        return socket.table


def test_who_plays_against_bots_begins_with_the_own_string(house: House) -> None:
    eva = house.visitor()
    match = open_match(eva, "bot:easy", "human")
    with eva.socket() as socket:
        assert socket.enter(match)["wanted"] == [1]
        assert give(socket, match, 1, EVAS)["t"] == "table"
    play(eva, match)
    assert record_of(eva, match).luck.shares == [None, EVAS]


def test_the_first_string_counts_and_only_owners_give(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = open_match(eva, "human", "human")
    with eva.socket() as first, adam.socket() as second:
        first.enter(match)
        second.enter(match)
        assert give(second, match, 0, ADAMS)["error"] == "not-your-seat"
        assert give(first, match, 1, EVAS)["error"] == "not-your-seat"
        assert give(first, match, 0, "x")["error"] == "bad-message"
        give(first, match, 0, EVAS)
        give(first, match, 0, "f" * 64)
        adam.sit(match, 1)
    with adam.socket() as second:
        second.enter(match)
        give(second, match, 1, ADAMS)
        assert give(second, match, 1, "b" * 64)["error"] == "match-begun"
        second.say("give", match=match, seat=1, share=ADAMS)  # once more, as after a cut
        second.say("say", match=match, phrase="hello")
        assert second.hear()["t"] == "said"
    house.kill()
    house.start()
    with eva.table(match) as first:
        first.say("give", match=match, seat=0, share="f" * 64)
        assert first.hear_of("refused")["error"] == "match-begun"


def test_a_string_outlasts_a_restart_and_leaves_with_its_owner(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = open_match(eva, "human", "human", "human", game="samarkand")
    adam.sit(match, 1)
    with eva.socket() as first, adam.socket() as second:
        first.enter(match)
        second.enter(match)
        give(first, match, 0, EVAS)
        assert give(second, match, 1, ADAMS)["wanted"] == []
    house.kill()
    house.start()
    with adam.socket() as second:
        assert second.enter(match)["wanted"] == []
        second.say("stand", match=match)
        second.hear_of("lobby")
        adam.sit(match, 1)
        assert second.hear_of("lobby")["wanted"] == [1]


def test_the_next_match_has_strings_too(house: House) -> None:
    eva = house.visitor()
    match = open_match(eva, "human", "bot:easy")
    with eva.socket() as socket:
        socket.enter(match)
        give(socket, match, 0, EVAS)
    play(eva, match)
    with eva.table(match) as socket:
        socket.say("again", match=match)
        following = socket.hear_of("table")["next"]
        lobby = socket.enter(following)
        assert (lobby["t"], lobby["wanted"]) == ("lobby", [1])
        assert lobby["commitment"] != socket.table["commitment"]


def test_who_gives_none_does_not_hold_the_others_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SHARES_SECONDS", 0.01)

    async def run() -> None:
        async with house(tmp_path) as rooms:
            wish = Opening(game="samarkand", seats=["human", "human"], names=["Eva"], strings=True)
            table = await rooms.table(await rooms.open(wish, EVA))
            ear = Ear()
            await table.enter(ear, 0, None, EVA)
            await table.give(0, EVAS)
            assert not table.started
            await table.sit(1, bytes(32), "Adam")
            await until(lambda: table.started)
            assert [message["t"] for message in ear.heard] == ["lobby", "lobby", "lobby", "table"]
            assert table.luck.shares == [EVAS, None]
            assert table.luck.secret == records.mix(table.match.key, [EVAS, None])

    asyncio.run(run())
