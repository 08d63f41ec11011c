"""Fit the weights of a game's evaluation to the results of games between bots.

    python tools/fit_evaluation.py jambo --games 4000 --bot search:40it
    python tools/fit_evaluation.py samarkand --players 3 --games 4000 --bot search:40it

At every calm moment each player has features, and the chances of victory shall be as the exponentials of their weighted
sums: a conditional logistic regression, with a small ridge, on who won. Each feature has two weights, the second one
grows with the progress of the game. Now and then a bot moves at random, so that the games differ more. Writes the file
of weights in the game's room.
"""

import argparse
import importlib
import json
import random
import sys
import types

import numpy as np
import numpy.typing as npt

import fondaco
from fondaco.bots import players
from fondaco.kernel.game import Game

Matrix = npt.NDArray[np.float64]

SLIPS = 0.02  # share of moves made at random
CAP = 2000  # decisions after which a game is dropped
RIDGE = 30.0
STEPS = 10  # of Newton's method
EVERY = 5  # one game of so many tests the fit


def main() -> int:
    """Play, fit, say how well the weights tell the winner, write them."""
    parser = argparse.ArgumentParser(prog="fit_evaluation.py", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="default: the fewest")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="search:40it")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first deal")
    options = parser.parse_args()
    game = fondaco.game(options.game, players=options.players)
    room = f"fondaco.games.{options.game}"
    notes, evaluation = importlib.import_module(f"{room}.notes"), importlib.import_module(f"{room}.evaluation")
    moments, shares, test = collect(game, evaluation, options.bot, options.games, options.seed)
    tried = fit(moments[~test], shares[~test])
    print(
        f"{len(shares)} moments; loss on games not fitted to: {loss(moments[test], shares[test], tried):.4f}, "
        f"of knowing nothing: {np.log(game.players):.4f}"
    )
    early, late = np.split(fit(moments, shares), 2)
    lines = [
        f"  {json.dumps(name)}: [{first:.3f}, {second:.3f}]"
        for name, first, second in zip(notes.FEATURES, early, late, strict=True)
    ]
    notes.weights_of(game.players).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


def collect(
    game: Game, evaluation: types.ModuleType, spec: str, games: int, seed: int
) -> tuple[Matrix, Matrix, npt.NDArray[np.bool_]]:
    """Play games and collect their calm moments.

    For each: per player the features, then these times the progress; each player's share of the victory; whether its
    game only tests the fit.
    """
    judge = game.engine.module("bots.search").judge
    notes, scratch = game.engine.module("games.room.bot").search_notes(), np.zeros(game.players)
    bot, slips = players.make(spec, game, seed), random.Random(seed)  # noqa: S311
    rows: list[Matrix] = []
    shares: list[list[float]] = []
    tests: list[bool] = []
    for number in range(games):
        state = game.deal(seed=seed + number)
        met: list[Matrix] = []
        while (seat := state.actor) is not None and state.count < CAP:
            s, c = state.records[0], game.components[0]
            if evaluation.is_calm(s):
                judge(state.records, game.components, notes, scratch)
                features = notes["feature"][0, : game.players].copy()
                met.append(np.concatenate((features, features * evaluation.progress(s, c)), axis=1))
            legal = state.legal()
            slip = slips.random() < SLIPS
            state.apply(slips.choice(legal) if slip else bot.choose(state.information(seat), legal))
        if state.over:
            rows += met
            shares += [state.returns()] * len(met)
            tests += [number % EVERY == 0] * len(met)
    return np.array(rows), np.array(shares), np.array(tests)


def fit(moments: Matrix, shares: Matrix) -> Matrix:
    """The weights of the regression, by Newton's method; ``moments`` are (moments, players, features)."""
    moments = moments - moments.mean(axis=1, keepdims=True)
    spread = np.sqrt((moments**2).mean(axis=(0, 1))) + 1e-9
    scaled = moments / spread
    weights = np.zeros(scaled.shape[2])
    for _ in range(STEPS):
        chances = chances_of(scaled, weights)
        slope = np.einsum("mp,mpf->f", shares - chances, scaled) - RIDGE * weights
        apart = scaled - np.einsum("mp,mpf->mf", chances, scaled)[:, None]
        weighted = (apart * np.sqrt(chances)[:, :, None]).reshape(-1, len(weights))
        weights += np.linalg.solve(weighted.T @ weighted + RIDGE * np.eye(len(weights)), slope)
    unscaled: Matrix = weights / spread
    return unscaled


def chances_of(moments: Matrix, weights: Matrix) -> Matrix:
    """Each player's chance of victory at each moment."""
    worth = moments @ weights
    powers = np.exp(worth - worth.max(axis=1, keepdims=True))
    chances: Matrix = powers / powers.sum(axis=1, keepdims=True)
    return chances


def loss(moments: Matrix, shares: Matrix, weights: Matrix) -> float:
    """The mean logarithmic loss."""
    return float(-np.mean((shares * np.log(chances_of(moments, weights))).sum(axis=1)))


if __name__ == "__main__":
    sys.exit(main())
