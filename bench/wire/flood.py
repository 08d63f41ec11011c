"""``python -m bench.wire.flood``: whether one client that sends without end holds up the others.

Matches of two people go on at an even pace, first in peace, then while a process of its own sends messages as fast as
it can over one socket of a seated player. Compared is after how long a move is known to all at its table. The server
has the limits that it always has. The exit code is 1 where the flood makes the 99th percentile 50 ms longer.
"""

import argparse
import asyncio
import json
import multiprocessing
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.wire.guests import allow_sockets
from bench.wire.load import people, steady, until_fast
from fondaco.server.rates import Limits
from tests.server.conftest import House
from tests.server.visitor import Visitor

PER_SECOND = 5_000
"""Messages that the flooding client tries to send."""
MOST_LONGER = 50.0
"""Milliseconds by which the others' 99th percentile may become longer."""
MOVES, P99, ERRORS = "steady: moves per second", "steady: known to all after, ms, 99 %", "steady: errors"


def main() -> int:
    """Measure, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire.flood", description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--every", type=float, default=0.5, help="seconds between two moves of a match")
    parser.add_argument("--seconds", type=float, default=30.0, help="in peace, and as long again")
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    allow_sockets(2 * options.matches)
    limits = Limits().messages
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), mode="compiled", messages=(limits.per_second, limits.burst))
        try:
            figures = asyncio.run(measure(house, options.matches, options.every, options.seconds))
        finally:
            house.stop()
    table = Table("what", "figure", title="One client floods the server")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,.1f}")
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return figures["flood: longer by, ms"] > MOST_LONGER


async def measure(house: House, matches: int, every: float, seconds: float) -> dict[str, float]:
    """In peace, and in the flood."""
    await until_fast(house, "jambo")
    seats = await people(house, "jambo", matches, 0)
    peace = await steady(house, seats, every, seconds)
    context = multiprocessing.get_context("spawn")
    flooder = context.Process(target=flood, args=(house.address,), daemon=True)
    flooder.start()
    try:
        storm = await steady(house, seats, every, seconds)
        if not flooder.is_alive():
            sys.exit("The flood ended too soon.")
    finally:
        flooder.kill()
    await asyncio.gather(*(guest.close() for match in seats for guest in match))
    return {
        "peace: moves per second": peace[MOVES],
        "peace: known to all after, ms, 99 %": peace[P99],
        "flood: moves per second": storm[MOVES],
        "flood: known to all after, ms, 99 %": storm[P99],
        "flood: longer by, ms": storm[P99] - peace[P99],
        "errors": peace[ERRORS] + storm[ERRORS],
    }


def flood(address: str) -> None:
    """Sit down and ask the same again and again, at the most :data:`PER_SECOND` times a second, until killed."""
    visitor = Visitor(address)
    match = visitor.open()
    with visitor.table(match) as socket:
        question = json.dumps({"t": "why", "match": match, "version": 0, "action": 0})
        due = time.perf_counter()
        while True:
            for _ in range(PER_SECOND // 100):
                socket.connection.send(question)
            due += 0.01
            time.sleep(max(0.0, due - time.perf_counter()))


if __name__ == "__main__":
    sys.exit(main())
