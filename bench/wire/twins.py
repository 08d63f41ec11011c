"""``python -m bench.wire.twins``: whether a seat can tell two worlds apart that differ only in what it cannot know.

For every game, random positions and their redeals are put on a real server as matches of their own, with a person on
every seat. What one of the seats and a spectator are told over their sockets (the table and its events, previews,
reasons, refusals of what is not its to do) must be the same byte for byte, but for the match's id, its commitment, and
clocks. A spectator counts where he sees the same: what all know of the owners of treasures in Orient, a redeal for one
seat does not keep. Then the same moves are made in both worlds until the seat sees a difference, as when it draws
another card; up to there too all must be the same. How long the answers take is compared as well, at moves and at many
requests in turn. The exit code is 1 where a byte differs, or a median by more than a millisecond.
"""

import argparse
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fondaco.kernel.game import Game
from fondaco.kernel.room import GAMES
from fondaco.server.protocol import SPECTATOR
from tests.proof.play import dice, sample
from tests.proof.setups import SETUPS, Setup
from tests.server.conftest import House
from tests.server.visitor import Connection, Socket, Visitor

SHARE = 25
"""Pairs of worlds on one server."""
NEVER = 100_000.0
"""Seconds after which open questions close by themselves: not before the end."""
MASKED = re.compile(r'"(?:match|commitment|closes)":(?:"[^"]*"|\d+|null)')
"""What is another one in every match, or a clock."""
ASKED = 6
"""Actions about which a seat asks, of those that are possible and of those that are not."""
MOVES = 6
"""For how many moves both worlds are followed."""
MOST_APART = 1.0
"""Milliseconds by which the medians of answers may differ."""

Twins = tuple[int, list[dict[str, Any]], list[int]]
"""A seat, two positions that look alike to it, and actions to ask about."""
Times = tuple[list[float], list[float]]
"""Seconds, in either world."""


@dataclass
class Found:
    """What was compared for one game."""

    pairs: int = 0
    watched: int = 0
    messages: int = 0
    moves: int = 0
    differences: list[str] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=dict)

    def note(self, request: str, world: int, seconds: float) -> None:
        """Note how long an answer took."""
        self.times.setdefault(request, ([], []))[world].append(seconds)

    @property
    def apart(self) -> float:
        """Milliseconds between the medians of the two worlds, of the request where they are farthest apart."""
        medians = [(statistics.median(one), statistics.median(other)) for one, other in self.times.values()]
        return max((1000 * abs(one - other) for one, other in medians), default=0.0)


def main() -> int:
    """Compare, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.wire.twins", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--pairs", type=int, default=10_000, help="positions per game")
    parser.add_argument("--requests", type=int, default=2_000, help="timed requests per world and game")
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    columns = ("game", "pairs", "with a spectator", "moves", "messages", "differences", "medians apart, ms")
    table = Table(*columns, title="Twin worlds over the wire")
    figures: dict[str, dict[str, float]] = {}
    for name in options.games or GAMES:
        found = compare(name, options.pairs, options.requests)
        counts = (found.pairs, found.watched, found.moves, found.messages, len(found.differences))
        table.add_row(name, *(f"{count:,}" for count in counts), f"{found.apart:.3f}")
        figures[name] = dict(zip(columns[1:], (*counts, found.apart), strict=True))
        for difference in found.differences[:3]:
            print(difference, file=sys.stderr)
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return any(figure["differences"] or figure["medians apart, ms"] > MOST_APART for figure in figures.values())


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


def twins(setup: Setup, number: int) -> Iterator[Twins]:
    """Pairs of worlds."""
    game = setup.game()
    for at, truth in enumerate(sample(game, number, seed=3000)):
        seat = truth.actor if at % 2 and truth.actor is not None else at % game.players
        twin = truth.redeal(seat, seed=at)
        yield seat, [truth.position(), twin.position()], list(actions(game, truth.legal(), at))


def actions(game: Game, legal: Sequence[int], at: int) -> Iterator[int]:
    """Some actions that are possible, and some of the whole table."""
    yield from legal[:ASKED]
    yield from (37 * (at + step) % game.actions for step in range(ASKED))


def meet(setup: Setup, worlds: Sequence[Twins], found: Found, timed: int) -> None:
    """Put pairs of worlds on a server, compare what is told, and time so many requests in the last pair."""
    with tempfile.TemporaryDirectory() as folder:
        begin = Path(folder) / "positions.json"
        begin.write_text(json.dumps([position for _, pair, _ in worlds for position in pair]))
        house = House(Path(folder) / "data", bot_seconds=NEVER, mode="compiled", begin=begin)
        try:
            visitors = [house.visitor() for _ in range(setup.players + 1)]
            for at, (seat, _, asked) in enumerate(worlds):
                with ExitStack() as stack:
                    pair = [World(visitors, setup, seat, stack) for _ in range(2)]
                    found.pairs += 1
                    if pair[0].watcher.table["view"] == pair[1].watcher.table["view"]:
                        found.watched += 1
                    else:
                        for world in pair:
                            world.told.pop(SPECTATOR)
                    for world in pair:
                        world.ask(asked)
                    difference = pair[0].differs(pair[1]) or follow(pair, at, found)
                    if difference:
                        found.differences.append(f"{setup.name} {setup.players}, seat {seat}: {difference}")
                    found.messages += sum(map(len, pair[0].told.values()))
                    if timed and at == len(worlds) - 1:
                        time_requests(pair, asked, timed, found)
        finally:
            house.stop()


class World:
    """A match with a person on every seat, the last of the visitors as spectator, and what one seat and they hear."""

    def __init__(self, visitors: Sequence[Visitor], setup: Setup, seat: int, stack: ExitStack) -> None:
        self.seat = seat
        self.told: dict[int, list[str]] = {seat: [], SPECTATOR: []}
        self.match = visitors[0].open(*["human"] * setup.players, game=setup.name)
        for other in range(1, setup.players):
            visitors[other].sit(self.match, other)
        self.sockets = [stack.enter_context(visitor.socket()) for visitor in visitors]
        for at, socket in enumerate(self.sockets):
            who = SPECTATOR if at == setup.players else at
            if who in self.told:
                socket.connection = Noted(socket.connection, self.told[who])
            socket.enter(self.match)

    @property
    def own(self) -> Socket:
        """The socket of the seat."""
        return self.sockets[self.seat]

    @property
    def watcher(self) -> Socket:
        """The socket of the spectator."""
        return self.sockets[-1]

    def ask(self, asked: Sequence[int]) -> None:
        """Previews, reasons, and moves on a version that is not there: they are refused and change nothing."""
        for action in asked:
            for kind in ("preview", "why"):
                self.request(kind, action)
            self.own.say("act", match=self.match, version=self.own.table["version"] + 1, action=action, id=f"x{action}")
            self.own.hear_of("refused")

    def request(self, kind: str, action: int) -> None:
        """Ask something about an action, and hear the answer."""
        self.own.say(kind, match=self.match, version=self.own.table["version"], action=action)
        self.own.hear_of(kind, "refused")

    def options(self) -> list[tuple[int, int]]:
        """The seats that may act now, and how; none while a window is open, which others' answers would close."""
        if self.own.table["window"] is not None:
            return []
        return [(at, action) for at, socket in enumerate(self.sockets) for action in socket.table["legal"]]

    def move(self, actor: int, action: int) -> float:
        """Let somebody make a move and all see it, and what the table then does by itself; seconds to the answer."""
        began = time.perf_counter()
        done = self.sockets[actor].act(action, match=self.match)
        took = time.perf_counter() - began
        self.see(done["version"])
        while not any(socket.table["legal"] or socket.table["result"] for socket in self.sockets):
            self.own.hear_of("table")
            self.see(self.own.table["version"])
        return took

    def see(self, version: int) -> None:
        """Let everybody know of a version."""
        for socket in self.sockets:
            socket.see(version)

    def differs(self, other: "World") -> str:
        """Where something else was told in the other world, empty where nothing was."""
        for who, told in self.told.items():
            for one, two in zip_longest(told, other.told[who], fillvalue=""):
                if one != two:
                    at = next((at for at, both in enumerate(zip(one, two, strict=False)) if both[0] != both[1]), 0)
                    return f"told to {who}: … {one[max(at - 60, 0) : at + 60]} / … {two[max(at - 60, 0) : at + 60]}"
        return ""

    def looks_like(self, other: "World") -> bool:
        """Whether the seat, and the spectator where there is one, see the same now."""
        seen = [
            [socket.table["view"] for socket in (world.own, *[world.watcher] * (SPECTATOR in world.told))]
            for world in (self, other)
        ]
        return seen[0] == seen[1]


class Noted:
    """A connection of which every message that is heard is noted, without what is another one in every match."""

    def __init__(self, connection: Connection, told: list[str]) -> None:
        self._connection = connection
        self._told = told
        self.send = connection.send

    def recv(self, timeout: float | None = None) -> str | bytes:
        """Hear something."""
        said = self._connection.recv(timeout)
        self._told.append(MASKED.sub("", str(said)))
        return said


def follow(pair: Sequence[World], at: int, found: Found) -> str:
    """Make the same moves in both worlds while they look alike; where something else was told all the same."""
    choose = dice(at)
    for step in range(MOVES):
        both = sorted(set(pair[0].options()) & set(pair[1].options()))
        if not both:
            break
        actor, action = choose.choice(both)
        for world in (0, 1) if step % 2 else (1, 0):
            found.note("move", world, pair[world].move(actor, action))
        if not pair[0].looks_like(pair[1]):
            break
        found.moves += 1
        if difference := pair[0].differs(pair[1]):
            return difference
    return ""


def time_requests(pair: Sequence[World], asked: Sequence[int], number: int, found: Found) -> None:
    """Ask the same in both worlds in turn."""
    for at in range(number):
        for world in (0, 1) if at % 2 else (1, 0):
            for kind in ("why", "preview"):
                began = time.perf_counter()
                pair[world].request(kind, asked[at % len(asked)])
                found.note(kind, world, time.perf_counter() - began)


if __name__ == "__main__":
    sys.exit(main())
