"""Tables within the process of a test: who sits at them, and what each seat is told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from fondaco.bots.players import RandomBot
from fondaco.server.bots import Bots
from fondaco.server.played import PlayedGame
from fondaco.server.protocol import Opening
from fondaco.server.store import Store
from fondaco.server.table import Table
from fondaco.server.tables import Tables

EVA = b"e" * 32
LONG = 30.0


class Ear:
    """Hears what a table tells one seat."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    @property
    def kinds(self) -> list[str]:
        return [event["kind"] for message in self.heard[1:] for event in message["events"]]


@asynccontextmanager
async def house(folder: Path, bot_seconds: float = 0.0, game: str = "samarkand") -> AsyncIterator[Tables]:
    """Tables for one game with bots that choose at random, on a data folder."""
    store = Store.open(folder)
    played = PlayedGame(game)
    played.ready.set()
    bots = Bots(("easy",), lambda _level, _game: RandomBot(1), seconds=bot_seconds, threads=1)
    tables = Tables(store, {game: played}, bots)
    yield tables
    await tables.close()
    store.close()


@asynccontextmanager
async def at_table(
    folder: Path, seats: list[str], *actions: str, bot_seconds: float = 0.0, game: str = "samarkand"
) -> AsyncIterator[tuple[Table, list[Ear]]]:
    """A house with one table at which seat 0 has made some moves."""
    async with house(folder, bot_seconds, game) as tables:
        table, ears = await opened(tables, seats, game)
        for action in actions:
            await do(table, 0, action)
        yield table, ears


async def opened(tables: Tables, seats: list[str], game: str = "samarkand") -> tuple[Table, list[Ear]]:
    """A table where every seat for people is taken, and an ear for every seat, the spectators' last.

    Where Eva is the only one with a device, all of them are hers.
    """
    table = await tables.table(await tables.open(Opening(game=game, seats=seats, names=["Eva"]), EVA))
    for seat, row in enumerate(table.seats):
        if row.free:
            await table.sit(seat, bytes([seat]) * 32, f"Adam {seat}")
    ears = [Ear() for _ in range(len(seats) + 1)]
    for ear, seat in zip(ears, (*range(len(seats)), -1), strict=True):
        await table.enter(ear, seat, None, EVA if seats.count("human") == 1 else None)
    return table, ears


async def do(table: Table, seat: int, action: str) -> int:
    """Make a move given in the notation."""
    return await table.act(seat, f"{action} {table.version}", table.version, table.game.parse(action))


async def until(met: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not met():
            await asyncio.sleep(0.002)


def run(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Play in a loop of its own."""
    asyncio.run(play())
