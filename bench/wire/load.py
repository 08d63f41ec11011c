"""``python -m bench.wire.load``: how quickly moves are confirmed, under steady load and as fast as they can be made.

*Steady*: so many matches of two people, some with spectators, in each a move every few seconds; how long after it was
sent a move is known to everybody at its table. *Rush*: some matches in which each confirmed move is followed at once by
the next; how many are confirmed in a second, and how long each takes. The server is a process of its own; next to the
wall clock, which other work on the machine disturbs, stands the processor time that it used.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.wire.guests import Browser, Guest, Said, Socket, allow_sockets
from tests.server.conftest import House

OPENED_AT_ONCE = 20


def main() -> int:
    """Measure, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire.load", description=__doc__)
    parser.add_argument("--game", default="jambo")
    parser.add_argument("--matches", type=int, default=1000, help="of the steady load; 0 leaves it out")
    parser.add_argument("--spectators", type=int, default=500, help="of the steady load")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a match")
    parser.add_argument("--seconds", type=float, default=600.0, help="of the steady load")
    parser.add_argument("--rush-matches", type=int, default=12)
    parser.add_argument("--rush-seconds", type=float, default=30.0)
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    allow_sockets(2 * max(options.matches, options.rush_matches) + options.spectators)
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), mode="compiled")
        try:
            figures = asyncio.run(measure(house, options))
        finally:
            said = house.stop()
    figures["lines of complaint by the server"] = len(said.splitlines())
    table = Table("what", "figure", title=f"{options.game} over the wire")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,.1f}")
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 0


async def measure(house: House, options: argparse.Namespace) -> dict[str, float]:
    """All figures."""
    await until_fast(house, options.game)
    figures: dict[str, float] = {}
    if options.rush_matches:
        seats = await people(house, options.game, options.rush_matches, 0)
        figures |= await rush(house.process, seats, options.rush_seconds)
        await asyncio.gather(*(guest.close() for match in seats for guest in match))
    if options.matches:
        seats = await people(house, options.game, options.matches, options.spectators)
        figures |= await steady(house, seats, options.every, options.seconds)
        await asyncio.gather(*(guest.close() for match in seats for guest in match))
    return figures


async def until_fast(house: House, game: str) -> None:
    """Wait until the server has loaded the compiled rules of a game."""
    browser = Browser(house.address)
    while True:
        games = (await browser.http.get("/api/games")).json()
        if all(each["ready"] for each in games if each["game"] == game):
            return
        await asyncio.sleep(0.2)


async def people(house: House, game: str, matches: int, spectators: int) -> list[list[Guest]]:
    """Two people for each match, and one spectator each for the first matches, all at their tables."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    browsers = [Browser(house.address) for _ in range(3)]
    first = await browsers[0].open("human", "human", game=game)
    await browsers[1].sit(first, 1)  # from now on these two have a session each

    async def seat(number: int) -> list[Guest]:
        async with gate:
            match = await browsers[0].open("human", "human", game=game)
            await browsers[1].sit(match, 1)
            guests = [await browser.guest() for browser in browsers[: 3 if number < spectators else 2]]
            for guest in guests:
                await guest.enter(match)
            return guests

    return await asyncio.gather(*(seat(number) for number in range(matches)))


async def rush(server: int, seats: Sequence[Sequence[Socket]], seconds: float) -> dict[str, float]:
    """As many moves as can be made with the server that is process number ``server``."""
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play(match: Sequence[Socket]) -> None:
        choose = random.Random(1)  # noqa: S311
        while time.perf_counter() < end:
            player = next((guest for guest in match if guest.table.legal), None)
            if player is None and match[0].table.result is not None:
                await asyncio.gather(*(guest.again() for guest in match))
            if player is None:
                await asyncio.sleep(0.001)
                continue
            sent = time.perf_counter()
            answer = await player.act(choose.choice(player.table.legal))
            waits.append(1000 * (time.perf_counter() - sent))
            await asyncio.gather(*(guest.see(answer.version or 0) for guest in match))

    used, began = processor_seconds(server), time.perf_counter()
    await asyncio.gather(*(play(match) for match in seats))
    used, took = processor_seconds(server) - used, time.perf_counter() - began
    return {
        "rush: moves confirmed per second": len(waits) / took,
        "rush: moves per second of the server's processor": len(waits) / used,
        "rush: confirmed after, ms, median": quantile(waits, 0.5),
        "rush: confirmed after, ms, 99 %": quantile(waits, 0.99),
        "rush: share of a core the server had": used / took,
        "rush: errors": sum(len(guest.errors) for match in seats for guest in match),
    }


async def steady(house: House, seats: Sequence[Sequence[Guest]], every: float, seconds: float) -> dict[str, float]:
    """A move of every match from time to time."""
    sent: dict[tuple[str, int], float] = {}
    waits: list[float] = []
    moves = 0

    def told(_: Guest, said: Said) -> None:
        if said.t == "table" and said.match is not None and said.version is not None:
            began = sent.get((said.match, said.version))
            if began is not None:
                waits.append(1000 * (time.perf_counter() - began))

    async def play(match: Sequence[Guest], number: int) -> None:
        nonlocal moves
        choose = random.Random(number)  # noqa: S311
        await asyncio.sleep(choose.uniform(0, every))
        end = time.perf_counter() + seconds
        due = time.perf_counter()
        while time.perf_counter() < end:
            player = next((guest for guest in match if guest.table.legal), None)
            if player is None:
                if match[0].table.result is not None:
                    return
                await asyncio.sleep(0.01)
                continue
            sent[player.table.match or "", (player.table.version or 0) + 1] = time.perf_counter()
            await player.act(choose.choice(player.table.legal))
            moves += 1
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    for match in seats:
        for guest in match:
            guest.listen(told)
    gc.freeze()  # thousands of sockets; looking through them for garbage would be measured as the server's delay
    used, began = processor_seconds(house.process), time.perf_counter()
    await asyncio.gather(*(play(match, number) for number, match in enumerate(seats)))
    used, took = processor_seconds(house.process) - used, time.perf_counter() - began
    return {
        "steady: sockets": sum(map(len, seats)),
        "steady: moves per second": moves / took,
        "steady: known to all after, ms, median": quantile(waits, 0.5),
        "steady: known to all after, ms, 99 %": quantile(waits, 0.99),
        "steady: share of a core the server used": used / took,
        "steady: memory of the server, MB": memory(house),
        "steady: errors": sum(len(guest.errors) for match in seats for guest in match),
    }


def processor_seconds(process: int) -> float:
    """Processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory(house: House) -> float:
    """Resident memory of the server in MB."""
    status = Path(f"/proc/{house.process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1000


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


if __name__ == "__main__":
    sys.exit(main())
