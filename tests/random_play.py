"""Games of random legal actions, for properties that hold after every step."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from fondaco.kernel.game import Game, State


class Step(NamedTuple):
    """A step of a game: the state before, the action, the state after."""

    before: State
    action: int
    after: State


def steps(game: Game, seed: int) -> Iterator[Step]:
    """The steps of one game. Turns are not ended while something else can be done, two times out of three."""
    chooser = random.Random(seed)  # noqa: S311
    after = game.deal(seed=seed)
    while not after.over:
        before, after = after, after.copy()
        legal = before.legal()
        busy = [action for action in legal if game.action(action)["verb"] not in ("end_turn", "skip")]
        action = chooser.choice(busy if busy and chooser.random() < 2 / 3 else legal)
        after.apply(action)
        yield Step(before, action, after)
