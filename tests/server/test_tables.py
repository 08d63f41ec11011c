"""The tables of a server without sockets: loading, forgetting, going on after a stop, bots that wait for the disk."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from fondaco.bots.players import RandomBot
from fondaco.errors import FondacoError
from fondaco.server import tables as tables_module
from fondaco.server.bots import Bots
from fondaco.server.played import PlayedGame
from fondaco.server.protocol import Opening
from fondaco.server.store import ENTRIES, MATCHES, Store
from fondaco.server.table import Table
from fondaco.server.tables import Tables

EVA = b"e" * 32
ALONE = Opening(game="jambo", seats=["human", "bot:easy"], options={"starter": "0"})
BOT_FIRST = Opening(game="jambo", seats=["human", "bot:easy"], options={"starter": "1"})


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Tables]:
    """Tables with quick bots, on a data folder."""
    store = Store.open(folder)
    game = PlayedGame("jambo")
    game.ready.set()
    tables = Tables(store, {"jambo": game}, Bots(("easy",), lambda _level, _game: RandomBot(), seconds=0, threads=1))
    yield tables
    await tables.close()
    store.close()


def execute(change: sa.Executable, connection: sa.Connection) -> None:
    """Change the database past the server."""
    connection.execute(change)


async def until_asked(table: Table, seat: int) -> None:
    """Wait until a seat decides."""
    async with asyncio.timeout(10):
        while table.state.actor != seat:
            await asyncio.sleep(0.005)


def test_tables_that_nobody_needs_are_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "KEPT", 2)
    monkeypatch.setattr(tables_module, "IDLE_SECONDS", -1.0)

    class Ear:
        def send(self, message: bytes) -> None: ...

    async def play() -> None:
        async with house(tmp_path) as tables:
            first, *_, last = [await tables.table(await tables.open(ALONE, EVA)) for _ in range(5)]
            assert await tables.table(last.match.id) is last
            watched = await tables.table(first.match.id)
            assert watched is not first
            assert watched.state == first.state
            await watched.enter(Ear(), 0, None)
            for _ in range(5):
                await tables.table(await tables.open(ALONE, EVA))
            assert await tables.table(watched.match.id) is watched

    asyncio.run(play())


def test_a_table_is_loaded_once_however_many_ask(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            match = await tables.open(ALONE, EVA)
            assert len({id(table) for table in await asyncio.gather(*[tables.table(match) for _ in range(5)])}) == 1

    asyncio.run(play())


def test_bots_go_on_after_a_stop_and_a_damaged_match_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            broken, good, bad, other = [await tables.open(ALONE, EVA) for _ in range(4)]
            nonsense = {"match": bad, "seq": 0, "seat": 1, "action": "eat hat", "at": 0}
            for change in (
                MATCHES.update().values(actor=1, options='{"starter": "1"}'),
                MATCHES.update().where(MATCHES.c.id == other).values(digest="f" * 64),
                MATCHES.update().where(MATCHES.c.id == broken).values(options="[7]"),
                ENTRIES.insert().values(nonsense),
            ):
                await tables.store.write(partial(execute, change))
        async with house(tmp_path) as tables:
            with caplog.at_level(logging.WARNING):
                await tables.resume()
            await until_asked(await tables.table(good), 0)
            for match, error in ((bad, "match-damaged"), (other, "match-other-components")):
                with pytest.raises(FondacoError) as caught:
                    await tables.table(match)
                assert caught.value.message == error
        assert "eat hat" in caplog.text
        assert bad not in caplog.text

    asyncio.run(play())


def test_a_bot_tries_again_when_the_disk_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables_module, "RETRY_SECONDS", 0.01)

    async def play() -> None:
        async with house(tmp_path) as tables:
            append, refused = tables.store.append, 0

            async def refuse(*arguments: object, **keywords: object) -> None:
                nonlocal refused
                refused += 1
                if refused <= 2:
                    raise FondacoError("store-full")
                await append(*arguments, **keywords)  # type: ignore[arg-type]

            monkeypatch.setattr(tables.store, "append", refuse)
            await until_asked(await tables.table(await tables.open(BOT_FIRST, EVA)), 0)
            assert refused > 2

    asyncio.run(play())
    assert "full" in caplog.text


def test_what_a_person_takes_back_while_a_bot_thinks_is_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            table = await tables.table(await tables.open(ALONE, EVA))
            table.played.ready.clear()
            while table.state.actor == 0:
                before = table.state.view(0)
                await table.act(0, f"a{table.version}", table.version, table.state.legal()[0])
            await table.undo(0, "u", table.version, "step")
            table.played.ready.set()
            await asyncio.sleep(0.05)
            assert table.state.view(0) == before
            assert table.with_undo

    asyncio.run(play())


def test_the_next_match_is_opened_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            table = await tables.table(await tables.open(ALONE, EVA))
            with pytest.raises(FondacoError) as caught:
                await tables.again(table)
            assert caught.value.message == "match-not-over"

    asyncio.run(play())


def test_no_hint_before_the_bots_are_warm(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as tables:
            table = await tables.table(await tables.open(ALONE, EVA))
            assert await tables.hint(table, 0) in table.state.legal()
            table.played.ready.clear()
            with pytest.raises(FondacoError) as caught:
                await tables.hint(table, 0)
            assert caught.value.message == "still-warming"

    asyncio.run(play())
