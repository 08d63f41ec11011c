"""``python -m bench.wire.kills``: whether anything is lost when the server is killed again and again under play.

In every match somebody plays against a bot over a socket, and sends what was not answered again, by the same name. At
the end the server is killed once more; then the database must hold each acknowledged move once, in the place that was
acknowledged, and after a restart every table must be told byte for byte as before. The exit code is 1 if not.
"""

import argparse
import asyncio
import hashlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.wire.guests import Browser, Guest, allow_sockets, new_name
from bench.wire.load import processor_seconds, quantile
from fondaco.server.store import DATABASE
from tests.server.conftest import House

AT_ONCE = 20


@dataclass
class Player:
    """One match, and what was sent and acknowledged in it."""

    match: str
    unanswered: tuple[str, int, int] | None = None
    """Name, action and version of a move that may or may not have been made."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Name of a move to the version that it made."""
    wrong: list[str] = field(default_factory=list)
    """What was not as it had been acknowledged."""


def main() -> int:
    """Play and kill, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire.kills", description=__doc__)
    parser.add_argument("--game", default="jambo")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--between", type=float, default=5.0, help="seconds between two kills, at most")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    allow_sockets(options.matches)
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), mode="compiled")
        try:
            figures = asyncio.run(measure(house, options))
        finally:
            house.stop()
    table = Table("what", "figure", title=f"{options.game}, killed again and again")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,.2f}")
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return any(figures[name] for name in ("lost", "doubled", "not as acknowledged", "tables not told as before"))


async def measure(house: House, options: argparse.Namespace) -> dict[str, float]:
    """All figures."""
    browser, gate, moments = Browser(house.address), asyncio.Semaphore(AT_ONCE), random.Random(options.seed)  # noqa: S311
    first = Player(await browser.open("human", "bot:easy", game=options.game))  # now there is a session

    async def open_match() -> Player:
        async with gate:
            return Player(await browser.open("human", "bot:easy", game=options.game))

    players = [first, *await asyncio.gather(*(open_match() for _ in range(options.matches - 1)))]
    starts, used = [], []
    for _ in range(options.kills):
        playing = [asyncio.create_task(keep_playing(browser, player, gate)) for player in players]
        await asyncio.sleep(moments.uniform(0.2, options.between))
        house.kill()
        await asyncio.gather(*playing)
        began = time.perf_counter()
        await asyncio.to_thread(house.start)
        await first_move(browser, players)
        starts.append(time.perf_counter() - began)
        used.append(processor_seconds(house.process))
    before = await told(browser, players, gate)
    house.kill()
    lost, doubled = compare(house.data / DATABASE, players)
    await asyncio.to_thread(house.start)
    after = await told(browser, players, gate)
    return {
        "kills": options.kills + 1,
        "moves acknowledged": sum(len(player.acknowledged) for player in players),
        "lost": lost,
        "doubled": doubled,
        "not as acknowledged": sum(len(player.wrong) for player in players),
        "tables not told as before": sum(one != other for one, other in zip(before, after, strict=True)),
        "start to the first move, s, median": quantile(starts, 0.5),
        "start to the first move, s, longest": quantile(starts, 1.0),
        "processor time of the server until then, s, median": quantile(used, 0.5),
        "processor time of the server until then, s, longest": quantile(used, 1.0),
    }


async def keep_playing(browser: Browser, player: Player, gate: asyncio.Semaphore) -> None:
    """Play until the server is gone or the match is over."""
    try:
        async with gate:
            guest = await browser.guest()
            await guest.enter(player.match)
        await resend(guest, player)
        while guest.table.result is None:
            await guest.until(lambda: bool(guest.table.legal) or guest.table.result is not None)
            if guest.table.legal:
                await move(guest, player)
        await guest.close()
    except ConnectionError:
        return


async def resend(guest: Guest, player: Player) -> None:
    """Ask what became of a move that was not answered, and whether the last one answered is still so."""
    if player.acknowledged:
        name, version = next(reversed(player.acknowledged.items()))
        again = await guest.act(0, name, version - 1)
        if again.version != version or again.t != "done":
            player.wrong.append(name)
    if player.unanswered is not None:
        name, action, version = player.unanswered
        answer = await guest.act(action, name, version)
        if answer.t == "done":
            player.acknowledged[name] = answer.version or 0
        player.unanswered = None


async def move(guest: Guest, player: Player) -> None:
    """Make the last move of those that are allowed."""
    name, action, version = new_name(), guest.table.legal[-1], guest.table.version or 0
    player.unanswered = (name, action, version)
    answer = await guest.act(action, name, version)
    player.unanswered = None
    if answer.t == "done":
        player.acknowledged[name] = answer.version or 0
        await guest.see(answer.version or 0)


async def first_move(browser: Browser, players: Sequence[Player]) -> None:
    """Wait until a move is accepted."""
    for player in players:
        guest = await browser.guest()
        await guest.enter(player.match)
        await resend(guest, player)
        made = len(player.acknowledged)
        if guest.table.legal:
            await move(guest, player)
        await guest.close()
        if len(player.acknowledged) > made:
            return


async def told(browser: Browser, players: Sequence[Player], gate: asyncio.Semaphore) -> list[bytes]:
    """A digest of all that each table tells, when its bot has moved."""

    async def tell(player: Player) -> bytes:
        async with gate:
            guest = await browser.guest()
            await guest.enter(player.match)
            await guest.until(lambda: bool(guest.table.legal) or guest.table.result is not None)
            await guest.say(t="enter", match=player.match)
            before = guest.text
            await guest.until(lambda: guest.text is not before)
            await guest.close()
            return hashlib.sha256(guest.text).digest()

    return await asyncio.gather(*(tell(player) for player in players))


def compare(database: Path, players: Sequence[Player]) -> tuple[int, int]:
    """How many acknowledged moves the database lacks in their place, and how many it has more than once."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT match, client, seq FROM entries WHERE client IS NOT NULL").fetchall()
    connection.close()
    places: dict[tuple[str, str], list[int]] = {}
    for match, name, seq in rows:
        places.setdefault((match, name), []).append(seq + 1)
    moves = [(player.match, name, version) for player in players for name, version in player.acknowledged.items()]
    lost = sum(version not in places.get((match, name), ()) for match, name, version in moves)
    return lost, sum(len(found) > 1 for found in places.values())


if __name__ == "__main__":
    sys.exit(main())
