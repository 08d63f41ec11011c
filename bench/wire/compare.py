"""``python -m bench.wire.compare``: confirmed moves per second of processor time, next to boardgame.io's.

Both servers play the same number of matches of a game with hidden hands, for two people each, one after the other and
several times in turns, so that whatever else the machine does meets both. In each match a move that all at its table
have been told of is followed at once by the next. Fondaco plays Jambo and confirms a move when it is on the disk;
boardgame.io, of the version that its lock file pins, plays a cut-down game (`bench/boardgameio/server.cjs`) and keeps
its matches in memory, as it comes, so there a move costs neither a disk nor rules of any length.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.wire.guests import Socket, allow_sockets
from bench.wire.load import people, rush, until_fast
from bench.wire.traders import traders
from tests.server.conftest import ROOT, House
from tools.page import has_node, use_node_from_pypi

OTHER = ROOT / "bench" / "boardgameio"
OWN, OTHERS = "Fondaco, on disk", "boardgame.io, in memory"
FIGURE = "rush: moves per second of the server's processor"


def main() -> int:
    """Measure both in turns, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire.compare", description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each server in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    allow_sockets(2 * options.matches)
    install()
    measured: dict[str, list[dict[str, float]]] = {server: [] for server in SERVERS}
    for _ in range(options.rounds):
        for server, measure in SERVERS.items():
            measured[server].append(asyncio.run(measure(options.matches, options.seconds)))
    figures = {
        server: {name: statistics.median(each[name] for each in rounds) for name in rounds[0]}
        for server, rounds in measured.items()
    }
    table = Table("what", *SERVERS, title=f"{options.matches} matches with hidden hands, medians of {options.rounds}")
    for name in figures[OWN]:
        table.add_row(name, *(f"{figures[server][name]:,.1f}" for server in SERVERS))
    ratio = figures[OWN][FIGURE] / figures[OTHERS][FIGURE]
    table.add_row("moves per second of the processor, Fondaco's by boardgame.io's", f"{ratio:.2f}")
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 0


def install() -> None:
    """Bring boardgame.io in line with its lock file, with the machine's Node or the one from PyPI."""
    if not has_node():
        use_node_from_pypi()
    installed, wanted = OTHER / "node_modules" / ".package-lock.json", OTHER / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        npm = shutil.which("npm") or "npm"
        subprocess.run([npm, "ci", "--ignore-scripts", "--loglevel=error"], cwd=OTHER, check=True)


async def measure_own(matches: int, seconds: float) -> dict[str, float]:
    """Fondaco's figures."""
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), mode="compiled")
        try:
            await until_fast(house, "jambo")
            return await rush_and_go(house.process, await people(house, "jambo", matches, 0), seconds)
        finally:
            house.stop()


async def measure_other(matches: int, seconds: float) -> dict[str, float]:
    """The figures of boardgame.io."""
    with other() as (process, address):
        return await rush_and_go(process, await traders(address, matches), seconds)


async def rush_and_go(server: int, seats: list[list[Socket]], seconds: float) -> dict[str, float]:
    """Play as fast as can be, and close the sockets."""
    figures = await rush(server, seats, seconds)
    await asyncio.gather(*(socket.close() for match in seats for socket in match))
    return figures


@contextmanager
def other() -> Iterator[tuple[int, str]]:
    """A process of boardgame.io: its number and address."""
    environment = {**os.environ, "NODE_ENV": "production"}
    command = (shutil.which("node") or "node", "server.cjs")
    node = subprocess.Popen(command, cwd=OTHER, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        address = node.stdout.readline().strip() if node.stdout else ""
        if not address:
            sys.exit("boardgame.io's server did not start.")
        yield node.pid, address
    finally:
        node.terminate()
        node.communicate()


SERVERS: dict[str, Callable[[int, float], Awaitable[dict[str, float]]]] = {
    OWN: measure_own,
    OTHERS: measure_other,
}


if __name__ == "__main__":
    sys.exit(main())
