"""Fit the weights of a game's evaluation to the results of games between search bots.

    python tools/fit_evaluation.py jambo --games 4000 --bot search:40it

A logistic regression with a small ridge: of the features (a player's minus the opponent's, at every calm moment) on who
won. Each feature has two weights, the second one grows with the progress of the game. Now and then a bot moves at
random, so that the games differ more. Writes ``evaluation.json`` of the game's room.
"""

import argparse
import importlib
import json
import random
import sys
import types
from pathlib import Path

import numpy as np
import numpy.typing as npt

import fondaco
from fondaco.bots import players
from fondaco.kernel.game import Game

Matrix = npt.NDArray[np.float64]

SLIPS = 0.02  # share of moves made at random
CAP = 2000  # decisions after which a game is dropped
RIDGE = 30.0
EVERY = 5  # one game of so many tests the fit


def main() -> int:
    """Play, fit, say how well the weights tell the winner, write them."""
    parser = argparse.ArgumentParser(prog="fit_evaluation.py", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="search:40it")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    options = parser.parse_args()
    game = fondaco.game(options.game)
    room = importlib.import_module(f"fondaco.games.{options.game}.evaluation")
    moments, winners, test = collect(game, room, options.bot, options.games, options.seed)
    tried = fit(moments[~test], winners[~test])
    print(f"{len(winners)} moments; loss on games not fitted to: {loss(moments[test], winners[test], tried):.4f}")
    early, late = np.split(fit(moments, winners), 2)
    lines = [
        f"  {json.dumps(name)}: [{first:.3f}, {second:.3f}]"
        for name, first, second in zip(room.FEATURES, early, late, strict=True)
    ]
    path = Path(str(room.__file__)).with_name("evaluation.json")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    return 0


def collect(
    game: Game, room: types.ModuleType, spec: str, games: int, seed: int
) -> tuple[Matrix, Matrix, npt.NDArray[np.bool_]]:
    """Play games and collect their calm moments.

    For each: the features, then these times the progress; whether seat 0 won; whether its game only tests the fit.
    """
    notes = importlib.import_module(f"fondaco.games.{game.name}.bot").search_notes()[0]
    bot, slips = players.make(spec, game, seed), random.Random(seed)  # noqa: S311
    rows: list[Matrix] = []
    winners: list[float] = []
    tests: list[bool] = []
    for number in range(games):
        state = game.deal(seed=seed + number)
        met: list[Matrix] = []
        while (seat := state.actor) is not None and state.count < CAP:
            s = state.records[0]
            if room.is_calm(s):
                for p in range(2):
                    room.note_features(s, game.components[0], p, notes)
                lead = notes.feature[0] - notes.feature[1]
                met.append(np.concatenate((lead, lead * room.progress(s))))
            legal = state.legal()
            slip = slips.random() < SLIPS
            state.apply(slips.choice(legal) if slip else bot.choose(state.information(seat), legal))
        if state.over:
            rows += met
            winners += [state.returns()[0]] * len(met)
            tests += [number % EVERY == 0] * len(met)
    return np.array(rows), np.array(winners), np.array(tests)


def fit(moments: Matrix, winners: Matrix) -> Matrix:
    """The weights of a logistic regression, by Newton's method."""
    spread = moments.std(axis=0) + 1e-9
    scaled = moments / spread
    weights = np.zeros(scaled.shape[1])
    for _ in range(10):
        chances = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (winners - chances) - RIDGE * weights
        curve = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    unscaled: Matrix = weights / spread
    return unscaled


def loss(moments: Matrix, winners: Matrix, weights: Matrix) -> float:
    """The mean logarithmic loss: 0.693 for knowing nothing."""
    chances = 1 / (1 + np.exp(-moments @ weights))
    return float(-np.mean(winners * np.log(chances) + (1 - winners) * np.log(1 - chances)))


if __name__ == "__main__":
    sys.exit(main())
