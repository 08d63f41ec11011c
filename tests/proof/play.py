"""Games played at random, the ground of all proofs."""

import random
from collections import Counter
from collections.abc import Iterator

from fondaco.kernel.game import Game, State
from fondaco.kernel.records import Records

LONGEST = 20_000
"""Decisions after which a random game counts as one that never ends."""
ENDLESS = frozenset({"orient"})
"""Games in which random play may go on for ever (O-Q9): of such a game no more than that is played."""


def dice(seed: int | str) -> random.Random:
    """A generator for choices, the same on every run."""
    return random.Random(seed)  # noqa: S311


def walk(state: State, chooser: random.Random, most: int = LONGEST) -> Iterator[State]:
    """Play random actions in ``state`` itself and give it at each decision, before the action."""
    for _ in range(most):
        if state.over:
            return
        yield state
        state.apply(chooser.choice(state.legal()))
    assert most < LONGEST or state.game.name in ENDLESS, "a random game does not end"


def game_of(game: Game, seed: int) -> State:
    """A whole random game, at its end, if it has one."""
    state = game.deal(seed=seed)
    for _ in walk(state, dice(seed)):
        pass
    return state


def sample(game: Game, number: int, seed: int = 0) -> Iterator[State]:
    """``number`` states from random games, in which rare questions are asked about as often as common ones."""
    asked = Counter[str]()
    while True:
        seed += 1
        for state in walk(game.deal(seed=seed), dice(seed)):
            if asked and asked[state.decision] > 2 + asked.total() // len(asked):
                continue
            asked[state.decision] += 1
            yield state.copy()
            if asked.total() == number:
                return


def bare(records: Records) -> bytes:
    """All that is written in records, to compare; the bytes between their fields are not."""
    return b"".join(records[field].tobytes() for field in records.dtype.names or ())
