"""``python -m bench.bots``: what a setting of the search is worth, on the same deals with seats swapped.

The search plays against itself with some settings replaced (fields of ``fondaco.bots.search.SEARCH``), both with the
same budget. For example, is it right to judge at the next calm moment rather than to play to the end::

    python -m bench.bots jambo --budget 50ms --games 200 calm=1000
"""

import argparse
import sys

import fondaco
from fondaco.arena.intervals import wilson
from fondaco.bots.players import SearchBot, budget_of
from fondaco.kernel.game import Game


def main() -> int:
    """Play, and print the share of victories of the search with the settings given, after every deal."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", help="settings to replace, name=value")
    parser.add_argument("--budget", default="1000it", help="of either side, 50ms or 1000it")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    options = parser.parse_args()
    budget = budget_of(f"search:{options.budget}")
    if budget is None:
        parser.error(f"no budget: {options.budget}")
    tuning = {name: float(value) for name, value in (setting.split("=") for setting in options.settings)}
    game = fondaco.game(options.game)
    bots = (SearchBot(game, budget, seed=1, tuning=tuning), SearchBot(game, budget, seed=2))
    wins, games = 0.0, 0
    for deal in range(options.seed, options.seed + options.games // 2):
        for first_seat in range(2):
            wins += play(game, deal, bots, first_seat)
            games += 1
        low, high = wilson(wins, games)
        text = f"{games} games: {wins / games:.1%} with {' '.join(options.settings)}, 95 % {low:.1%} - {high:.1%}"
        print(text, end="\n" if games >= options.games - 1 else "\r", flush=True)
    return 0


def play(game: Game, deal: int, bots: tuple[SearchBot, SearchBot], first_seat: int) -> float:
    """The first bot's share of the victory in one game of two, in which it has ``first_seat``."""
    state = game.deal(seed=deal)
    while (seat := state.actor) is not None:
        state.apply(bots[seat != first_seat].choose(state.information(seat), state.legal()))
    return state.returns()[first_seat]


if __name__ == "__main__":
    sys.exit(main())
