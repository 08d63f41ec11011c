"""Dogs: who gets one on their space, and from whom."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *


@compiled
def owner_on_the_left(s: np.record, p: int) -> int:
    """The next dog owner in turn order after a player, NONE where no other has one (A-D03, A-Q18)."""
    for step in range(1, s.players):
        q = (p + step) % s.players
        if s.dog[q] > 0:
            return q
    return NONE


@compiled
def take_dog(s: np.record, p: int) -> None:
    """A player takes a dog from its space (A-D01)."""
    s.free_dogs -= 1
    s.dog[p] += 1


@compiled
def steal_dog(s: np.record, p: int) -> None:
    """A player takes a dog from the nearest owner on the left (A-D02, A-D03)."""
    q = owner_on_the_left(s, p)
    s.dog[q] -= 1
    s.dog[p] += 1
