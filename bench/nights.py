"""``python -m bench.nights``: how long games of Orient between heuristic bots last, by players and by variants.

A row for each number of players with the printed rules, without the old man (O-VA1), with hands kept over the day
(O-Q7), with both, and with the options that the game suggests: nights, turns and decisions of a game. A game that is
not over after ``--cap`` decisions is counted as given up and left out of the figures.
"""

import argparse
import statistics
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

import fondaco
from fondaco.bots.players import make
from fondaco.games.orient.describe import SUGGESTED
from fondaco.games.orient.room import ROOM
from fondaco.kernel.game import Game

VARIANTS: dict[str, Mapping[str, str]] = {
    "printed": {},
    "va1": {"va1": "yes"},
    "keep_hands": {"keep_hands": "yes"},
    "va1, keep_hands": {"va1": "yes", "keep_hands": "yes"},
}


@dataclass(frozen=True)
class Length:
    """How long one game was."""

    nights: int
    turns: int
    decisions: int


def main() -> int:
    """Play, and print one row per number of players and variant."""
    parser = argparse.ArgumentParser(prog="python -m bench.nights", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games per row")
    parser.add_argument("--cap", type=int, default=20_000, help="decisions after which a game is given up")
    options = parser.parse_args()
    table = Table(title=f"{options.games} games of heuristic bots: median (mean, longest)")
    for heading in ("players", "options", "nights", "turns", "decisions", "given up"):
        table.add_column(heading, justify="left" if heading == "options" else "right")
    fewest, most = ROOM.seats
    for players in range(fewest, most + 1):
        variants = {**VARIANTS, "suggested: " + ", ".join(SUGGESTED[players]): SUGGESTED[players]}
        for name, variant in variants.items():
            game = fondaco.game("orient", players=players, **variant)
            found = [length for seed in range(options.games) if (length := play(game, seed, options.cap)) is not None]
            shown = (told([getattr(one, what) for one in found]) for what in ("nights", "turns", "decisions"))
            table.add_row(str(players), name, *shown, str(options.games - len(found)))
        table.add_section()
    Console(width=max(100, Console().width)).print(table)
    return 0


def play(game: Game, seed: int, cap: int) -> Length | None:
    """The length of one game, None where it was given up."""
    state = game.deal(seed=seed)
    bot = make("heuristic", game)
    while (seat := state.actor) is not None:
        if state.count == cap:
            return None
        state.apply(bot.choose(state.information(seat), state.legal()))
    ends = {game.parse("end_turn"), game.parse("take_old_man")}
    turns = 1 + sum(action in ends for action in state.history)
    return Length(state.view(None)["night"], turns, state.count)


def told(numbers: list[int]) -> str:
    """Median, mean and highest of some numbers."""
    if not numbers:
        return "–"
    return f"{statistics.median(numbers):,.0f} ({statistics.mean(numbers):,.1f}, {max(numbers):,})"


if __name__ == "__main__":
    sys.exit(main())
