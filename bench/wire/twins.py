"""``python -m bench.wire.twins``: whether a seat can tell two worlds apart that differ only in what it cannot know.

For every game, random positions and their redeals are put on a real server as matches of their own. What the seat is
told over its socket (the table and its events, previews, reasons, refusals of what is not its to do) must be the same
byte for byte, but for the match's id, its commitment, and clocks. Then the same requests are timed in both worlds in
turn. The exit code is 1 where a byte differs.
"""

import argparse
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fondaco.kernel.game import Game
from fondaco.kernel.room import GAMES
from tests.proof.play import sample
from tests.proof.setups import SETUPS, Setup
from tests.server.conftest import House
from tests.server.visitor import Socket, Visitor

SHARE = 25
"""Pairs of worlds on one server."""
NEVER = 100_000.0
"""Seconds after which bots answer: not before the end."""
MASKED = re.compile(r'"(?:match|commitment|closes)":(?:"[^"]*"|\d+|null)')
"""What is another one in every match, or a clock."""
ASKED = 6
"""Actions about which a seat asks, of those that are possible and of those that are not."""


@dataclass
class Found:
    """What was compared for one game."""

    pairs: int = 0
    messages: int = 0
    differences: list[str] = field(default_factory=list)
    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    @property
    def apart(self) -> float:
        """Milliseconds between the medians of the two worlds."""
        return 1000 * abs(statistics.median(self.times[0]) - statistics.median(self.times[1]))


def main() -> int:
    """Compare, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire.twins", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--pairs", type=int, default=10_000, help="positions per game")
    parser.add_argument("--requests", type=int, default=2_000, help="timed requests per world and game")
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    table = Table("game", "pairs", "messages", "differences", "medians apart, ms", title="Twin worlds over the wire")
    figures: dict[str, dict[str, float]] = {}
    for name in options.games or GAMES:
        found = compare(name, options.pairs, options.requests)
        figures[name] = {
            "pairs": found.pairs,
            "messages": found.messages,
            "differences": len(found.differences),
            "apart_ms": found.apart,
        }
        row = (f"{found.pairs:,}", f"{found.messages:,}", str(len(found.differences)), f"{found.apart:.3f}")
        table.add_row(name, *row)
        for difference in found.differences[:3]:
            print(difference, file=sys.stderr)
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return any(figure["differences"] for figure in figures.values())


def compare(name: str, pairs: int, requests: int) -> Found:
    """Compare so many pairs of a game, spread over its numbers of players, and time requests in the last of each."""
    found = Found()
    setups = [setup for setup in SETUPS if setup.name == name]
    for setup in setups:
        worlds = list(twins(setup, -(-pairs // len(setups))))
        for at in range(0, len(worlds), SHARE):
            last = at + SHARE >= len(worlds)
            meet(setup, worlds[at : at + SHARE], found, -(-requests // len(setups)) if last else 0)
    return found


def twins(setup: Setup, number: int) -> Iterator[tuple[int, list[dict[str, Any]], list[int]]]:
    """A seat, two positions that look alike to it, and actions to ask about."""
    game = setup.game()
    for at, truth in enumerate(sample(game, number, seed=3000)):
        seat = truth.actor if at % 2 and truth.actor is not None else at % game.players
        twin = truth.redeal(seat, seed=at)
        yield seat, [truth.position(), twin.position()], list(actions(game, truth.legal(), at))


def actions(game: Game, legal: Sequence[int], at: int) -> Iterator[int]:
    """Some actions that are possible, and some of the whole table."""
    yield from legal[:ASKED]
    yield from (37 * (at + step) % game.actions for step in range(ASKED))


def meet(setup: Setup, worlds: Sequence[tuple[int, list[dict[str, Any]], list[int]]], found: Found, timed: int) -> None:
    """Put pairs of worlds on a server, compare what is told, and time requests in the last pair."""
    with tempfile.TemporaryDirectory() as folder:
        begin = Path(folder) / "positions.json"
        begin.write_text(json.dumps([position for _, pair, _ in worlds for position in pair]))
        house = House(Path(folder) / "data", bot_seconds=NEVER, mode="compiled", begin=begin)
        try:
            visitor = house.visitor()
            for seat, _, asked in worlds:
                matches = [open_match(visitor, setup, seat) for _ in range(2)]
                heard = [listen(visitor, match, asked) for match in matches]
                found.pairs += 1
                found.messages += len(heard[0])
                if heard[0] != heard[1]:
                    place = next((pair for pair in zip(*heard, strict=False) if pair[0] != pair[1]), ("", ""))
                    found.differences.append(f"{setup.name}, seat {seat}: {place[0][:400]} / {place[1][:400]}")
            if timed:
                time_requests(visitor, matches, asked, timed, found)
        finally:
            house.stop()


def open_match(visitor: Visitor, setup: Setup, seat: int) -> str:
    """A match with bots on all other seats; its id."""
    seats = ["bot:easy"] * setup.players
    seats[seat] = "human"
    return visitor.open(*seats, game=setup.name)


def listen(visitor: Visitor, match: str, asked: Sequence[int]) -> list[str]:
    """All that a seat is told when it comes and asks, without what is another one in every match."""
    with visitor.socket() as socket:
        heard = [socket.enter(match), *(answer for action in asked for answer in ask(socket, match, action))]
    return [MASKED.sub("", json.dumps(message, separators=(",", ":"))) for message in heard]


def ask(socket: Socket, match: str, action: int) -> Iterator[dict[str, Any]]:
    """A preview, a reason, and a move on a version that is not there: it is refused and changes nothing."""
    for kind in ("preview", "why"):
        socket.say(kind, match=match, version=0, action=action)
        yield socket.hear_of("preview", "why", "refused")
    socket.say("act", match=match, version=1, action=action, id=f"x{action}")
    yield socket.hear_of("refused")


def time_requests(visitor: Visitor, matches: Sequence[str], asked: Sequence[int], number: int, found: Found) -> None:
    """Ask the same in both worlds in turn."""
    with visitor.socket() as one, visitor.socket() as other:
        sockets = (one, other)
        for socket, match in zip(sockets, matches, strict=True):
            socket.enter(match)
        for at in range(number):
            for world in (0, 1) if at % 2 else (1, 0):
                began = time.perf_counter()
                sockets[world].say("why", match=matches[world], version=0, action=asked[at % len(asked)])
                sockets[world].hear_of("why", "refused")
                found.times[world].append(time.perf_counter() - began)


if __name__ == "__main__":
    sys.exit(main())
