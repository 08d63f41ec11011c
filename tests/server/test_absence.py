"""Somebody leaves the table: the others wait, let a bot play, or end the match; who comes back plays on."""

import asyncio
import json
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fondaco.errors import FondacoError
from fondaco.kernel import match as match_record
from fondaco.server import presence
from fondaco.server.presence import Waiting
from fondaco.server.store import SeatRow, Store
from fondaco.server.table import Table
from tests.server.test_table import PEOPLE, Ear, load, new_table

EVA, ADAM = 0, 1
PATIENCE = 60


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


async def refusal(work: Awaitable[object]) -> str:
    """What work is refused with."""
    with pytest.raises(FondacoError) as caught:
        await work
    return caught.value.message


async def deserted_table(store: Store, seats: tuple[SeatRow, ...] = PEOPLE) -> tuple[Table, Ear]:
    """A table at which only Eva is, and what she hears."""
    table = await new_table(store, seats=seats)
    return table, await come(table, EVA)


async def come(table: Table, seat: int) -> Ear:
    """Let the owner of a seat come to the table (-1: a stranger); what they hear."""
    ear = Ear()
    await table.enter(ear, seat, None, None if seat < 0 else table.seats[seat].holder)
    return ear


class TestWaiting:
    def test_a_minute_counts_only_while_somebody_waits(self) -> None:
        now = 0.0
        waiting = Waiting(lambda: now)

        def after(seconds: float, *there: int) -> list[str]:
            """Who is where after so many more seconds, and who is there from then on."""
            nonlocal now
            now += seconds
            seen = [waiting.presence(seat, there) for seat in (0, 1, 2)]
            waiting.note((0, 1, 2), there)
            return seen

        assert after(0, 0, 1, 2) == ["here", "here", "here"]
        assert after(1000, 0, 1) == ["here", "here", "away"]
        assert waiting.left() == 60
        assert after(59, 0, 1) == ["here", "here", "away"]
        assert waiting.left() == 1
        assert after(1, 0) == ["here", "away", "absent"]
        assert waiting.left() == 60
        assert after(60) == ["away", "absent", "absent"]
        assert waiting.left() is None
        assert after(1000, 1) == ["away", "here", "away"], "meanwhile nobody waited"
        assert after(60, 1) == ["absent", "here", "absent"]
        assert after(60, 1, 2) == ["absent", "here", "here"]
        assert after(60, 1) == ["absent", "here", "away"], "who was back is waited for anew"


def test_all_are_told_who_is_there(store: Store) -> None:
    async def play() -> None:
        table, eva = await deserted_table(store)
        assert eva.heard[-1]["presence"] == ["here", "away"]
        adam = await come(table, ADAM)
        assert eva.heard[-1]["presence"] == ["here", "here"]
        other_tab, watcher = await come(table, ADAM), await come(table, -1)
        heard = len(eva.heard)
        table.leave(watcher)
        table.leave(other_tab)
        assert len(eva.heard) == heard, "nothing has changed for her"
        table.leave(adam)
        assert eva.heard[-1]["presence"] == ["here", "away"]

    asyncio.run(play())


def test_all_are_told_when_somebody_has_been_away_long_enough(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ABSENT_SECONDS", 0.05)

    async def play() -> None:
        table, eva = await deserted_table(store)
        async with asyncio.timeout(PATIENCE):
            while eva.heard[-1]["presence"] != ["here", "absent"]:
                await asyncio.sleep(0.01)
        await come(table, ADAM)
        assert eva.heard[-1]["presence"] == ["here", "here"]

    asyncio.run(play())


def test_before_a_minute_is_over_nothing_can_be_done(store: Store) -> None:
    async def play() -> None:
        table, _ = await deserted_table(store)
        for seat in (EVA, ADAM, 2, -1):
            assert await refusal(table.hold(seat, "easy")) == "not-absent"
        assert await refusal(table.ask(EVA, "end")) == "not-absent"

    asyncio.run(play())


def test_a_bot_holds_the_seat_until_its_owner_is_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ABSENT_SECONDS", 0.0)

    async def play() -> None:
        table, eva = await deserted_table(store)
        while table.state.actor == EVA:
            await table.act(EVA, f"e{table.version}", table.version, table.state.legal()[0])
        await table.hold(ADAM, "easy")
        assert table.bot_to_move() == (ADAM, "easy")
        told = eva.heard[-1]
        assert told["seats"][ADAM] == {"name": "Adam", "bot": "easy", "held": True, "free": False, "symbol": 1}
        assert (told["thinking"], told["presence"]) == (ADAM, ["here", "absent"])
        assert await refusal(table.hold(ADAM, "easy")) == "not-absent"
        assert (await load(store)).bot_to_move() == (ADAM, "easy"), "also after a restart"
        assert told["undo_reason"] is not None, "what the other saw is not taken back behind his back"
        await table.act(ADAM, None, table.version, table.state.legal()[0])
        await come(table, ADAM)
        assert table.bot_to_move() is None
        assert not eva.heard[-1]["seats"][ADAM]["held"]
        assert eva.heard[-1]["presence"] == ["here", "here"]
        assert (await load(store)).seats == table.seats
        if table.state.actor == ADAM:
            await table.act(ADAM, "a", table.version, table.state.legal()[0])

    asyncio.run(play())


def test_who_only_watches_takes_no_seat_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ABSENT_SECONDS", 0.0)

    async def play() -> None:
        table, _ = await deserted_table(store)
        await table.hold(ADAM, "easy")
        await come(table, -1)
        assert table.seats[ADAM].held

    asyncio.run(play())


def test_a_deserted_match_is_ended_without_a_winner_and_has_a_record(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENT_SECONDS", 0.0)

    async def play() -> None:
        table, eva = await deserted_table(store)
        seat = table.state.actor
        assert seat is not None
        await table.act(seat, "1", 0, table.state.legal()[0])
        assert await refusal(table.act(seat, "2", 0, 0)) == "stale"
        await table.ask(EVA, "end")
        for one in (table, await load(store)):
            assert (one.over, one.goes_on_by_itself()) == (True, False)
            assert await refusal(one.act(seat, "3", 1, one.state.legal()[0])) == "match-over"
            assert await refusal(one.ask(EVA, "end")) == "match-over"
            assert await refusal(one.hold(ADAM, "easy")) == "match-over"
            record = match_record.load(json.loads(one.record()))
            assert len(match_record.verify(record, "interpreted").history) == 1
            assert record.result is None
        told = eva.heard[-1]
        assert (told["result"]["reason"], told["result"]["winners"]) == ("abandoned", [])
        assert (told["legal"], told["undo"], told["thinking"]) == ([], 0, None)
        assert (await store.held_by(PEOPLE[ADAM].holder or b""))[0].actor is None

    asyncio.run(play())


def test_all_who_are_still_there_must_agree_to_the_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ABSENT_SECONDS", 0.0)
    table_of_three = (*PEOPLE, replace(PEOPLE[0], holder=b"i" * 32, name="Iva", symbol=2))

    async def play() -> None:
        table = await new_table(store, seats=table_of_three, name="samarkand")
        eva, iva = await come(table, EVA), await come(table, 2)
        await table.ask(EVA, "end")
        assert not table.over
        request = iva.heard[-1]["request"]
        assert (request["by"], request["wish"], request["waits"]) == (EVA, "end", [2])
        number = request["number"]
        assert await refusal(table.ask(2, "end")) == "request-stands"
        assert await refusal(table.answer(ADAM, number, 0, yes=True)) == "no-such-request"
        assert await refusal(table.answer(2, number + 1, 0, yes=True)) == "no-such-request"
        await table.answer(2, number, 0, yes=False)
        assert eva.heard[-1]["request"] is None
        assert await refusal(table.answer(2, number, 0, yes=True)) == "no-such-request"
        await table.ask(EVA, "end")
        await table.answer(2, number + 1, 0, yes=True)
        assert table.over

    asyncio.run(play())
