"""A table without sockets: what is committed, what is told, and what happens when the disk refuses."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel.game import State
from fondaco.server import table as table_module
from fondaco.server.played import PlayedGame
from fondaco.server.store import MatchRow, SeatRow, Store
from fondaco.server.table import StaleError, Table

PEOPLE = (SeatRow(None, b"e" * 32, "Eva", 0), SeatRow(None, b"a" * 32, "Adam", 1))
GAME = fondaco.game("jambo", mode="interpreted")


class Ear:
    """Hears what a table tells."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


async def new_table(
    store: Store, key: bytes = bytes(32), seats: tuple[SeatRow, ...] = PEOPLE, name: str = "jambo"
) -> Table:
    """A table of a match with a known key."""
    game = GAME if name == "jambo" else fondaco.game(name, players=len(seats), mode="interpreted")
    match = MatchRow("m", name, 1, game.set.name, game.set.digest, {}, key, None, False, seats)
    await store.open_match(match, game.deal(seed=key).actor)
    return await load(store)


async def load(store: Store) -> Table:
    stored = await store.load("m")
    assert stored is not None
    return Table(stored, PlayedGame(stored.match.game), store, lambda _: None)


def verbs(state: State) -> dict[str, int]:
    """A legal action of every verb."""
    return {str(GAME.action(action)["verb"]): action for action in reversed(state.legal())}


def two_steps_that_teach_nothing() -> tuple[bytes, list[int]]:
    """A key, and two moves of the player who begins that may both be taken back."""
    for n in range(256):
        state = GAME.deal(seed=bytes([n]) * 32)
        skip = verbs(state)["skip"]
        state.apply(skip)
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            if after.undoable == 2:
                return bytes([n]) * 32, [skip, action]
    raise AssertionError("every second step taught something")


def test_the_whole_turn_goes_back_as_far_as_nothing_was_learned(store: Store) -> None:
    async def play() -> None:
        key, (first, second) = two_steps_that_teach_nothing()
        table = await new_table(store, key)
        seat = table.state.actor
        assert seat is not None
        dealt = table.state.view(seat)
        await table.act(seat, "1", 0, first)
        await table.act(seat, "2", 1, second)
        assert table.state.undoable == 2
        ear = Ear()
        await table.enter(ear, 1 - seat, None)
        assert await table.undo(seat, "3", 2, "turn") == 3
        assert table.state.view(seat) == dealt
        assert ear.heard[-1]["events"][0]["args"] == {"seat": seat, "n": 2, "version": 0}
        assert not (await load(store)).with_undo

    asyncio.run(play())


def test_a_table_loaded_again_is_the_same(store: Store) -> None:
    async def play() -> None:
        table = await new_table(store)
        ears = [Ear(), Ear(), Ear()]
        for ear, watched in zip(ears, (0, 1, -1), strict=True):
            await table.enter(ear, watched, None)
        for version in range(40):
            seat = table.state.actor
            assert seat is not None
            if table.state.undoable and version % 3 == 2:
                await table.undo(seat, str(version), table.version, "step")
            else:
                await table.act(seat, str(version), table.version, table.state.legal()[version % 2])
        again = await load(store)
        assert again.state.digest() == table.state.digest()
        assert again.version == table.version == 40
        fresh = [Ear(), Ear(), Ear()]
        for ear, watched in zip(fresh, (0, 1, -1), strict=True):
            await again.enter(ear, watched, None)
        for now, before in zip(fresh, ears, strict=True):
            assert now.heard[0]["events"] == [event for message in before.heard for event in message["events"]]
            assert {**now.heard[0], "events": []} == {**before.heard[-1], "events": []}
        for name in ("0", "39"):
            acts = [seat for seat in (0, 1) if (seat, name) in again.acknowledged]
            assert [await again.act(seat, name, 0, 0) for seat in acts] == [int(name) + 1]

    asyncio.run(play())


def test_a_full_disk_changes_nothing(store: Store) -> None:
    async def play() -> None:
        table = await new_table(store)
        seat, ear = table.state.actor, Ear()
        assert seat is not None
        await table.enter(ear, seat, None)
        before = table.state.digest()

        async def refuse(*_: object, **__: object) -> None:
            raise FondacoError("store-full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "append", refuse)
            with pytest.raises(FondacoError, match="full"):
                await table.act(seat, "1", 0, table.state.legal()[0])
        assert (table.version, table.state.digest(), len(ear.heard)) == (0, before, 1)
        assert await table.act(seat, "1", 0, table.state.legal()[0]) == 1

    asyncio.run(play())


def test_what_another_process_stored_meanwhile_is_not_overwritten(store: Store) -> None:
    async def play() -> None:
        first, second = await new_table(store), await load(store)
        seat = first.state.actor
        assert seat is not None
        await first.act(seat, "1", 0, first.state.legal()[0])
        with pytest.raises(FondacoError) as caught:
            await second.act(seat, "2", 0, second.state.legal()[1])
        assert caught.value.message == "store-failed"
        assert isinstance(caught.value.__cause__, sa.exc.IntegrityError)

    asyncio.run(play())


def test_a_move_is_finished_even_if_nobody_waits_for_it(store: Store) -> None:
    async def play() -> None:
        table = await new_table(store)
        seat = table.state.actor
        assert seat is not None
        move = asyncio.create_task(table.act(seat, "1", 0, table.state.legal()[0]))
        await asyncio.sleep(0)
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        async with asyncio.timeout(5):
            while table.version == 0:
                await asyncio.sleep(0.001)
        assert (await load(store)).version == 1

    asyncio.run(play())


def test_of_two_moves_for_one_version_one_is_made(store: Store) -> None:
    async def play() -> None:
        table = await new_table(store)
        seat = table.state.actor
        assert seat is not None
        moves = [table.act(seat, str(n), 0, action) for n, action in enumerate(table.state.legal())]
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert outcomes[0] == 1
        assert {type(outcome) for outcome in outcomes[1:]} == {StaleError}

    asyncio.run(play())


def test_a_match_does_not_grow_for_ever(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(table_module, "LONGEST_MATCH", 1)
        table = await new_table(store)
        seat = table.state.actor
        assert seat is not None
        await table.act(seat, "1", 0, verbs(table.state)["skip"])
        for move in (table.act(seat, "2", 1, table.state.legal()[0]), table.undo(seat, "3", 1, "step")):
            with pytest.raises(FondacoError) as caught:
                await move
            assert caught.value.message == "match-too-long"

    asyncio.run(play())


def test_a_free_seat_is_taken_and_all_are_told(store: Store) -> None:
    async def play() -> None:
        table = await new_table(store, seats=(PEOPLE[0], replace(PEOPLE[1], holder=None, name="")))
        ear = Ear()
        await table.enter(ear, 0, None)
        assert ear.heard[0]["seats"][1]["free"]
        await table.sit(1, b"g" * 32, "Guest")
        assert ear.heard[1]["seats"][1] == {"name": "Guest", "bot": None, "held": False, "free": False, "symbol": 1}
        assert [event["kind"] for event in ear.heard[1]["events"]] == ["dealt", "turn_started"]
        assert table.seat_of(b"g" * 32, None) == 1
        for seat, error in ((1, "seat-taken"), (0, "seat-taken"), (2, "no-such-seat"), (-1, "no-such-seat")):
            with pytest.raises(FondacoError) as caught:
                await table.sit(seat, b"x" * 32, "")
            assert caught.value.message == error

    asyncio.run(play())
