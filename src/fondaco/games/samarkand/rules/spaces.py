"""Sets of spaces, and the reach of every family: the spaces that a camel of its colour may enter."""

import numpy as np

from ....kernel.bits import lowest_bit
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *


@compiled
def holds(words: np.ndarray, x: int) -> bool:
    """Whether a set of spaces holds a space."""
    return (wide(words[x // WORD_BITS]) >> wide(x % WORD_BITS)) & 1 == 1


@compiled
def add(words: np.ndarray, x: int) -> None:
    """Put a space into a set."""
    words[x // WORD_BITS] |= wide(1) << wide(x % WORD_BITS)


@compiled
def drop(words: np.ndarray, x: int) -> None:
    """Take a space out of a set."""
    words[x // WORD_BITS] &= ~(wide(1) << wide(x % WORD_BITS))


@compiled
def stands_on(s: np.record, f: int, x: int) -> bool:
    """Whether a camel of a family stands on a space."""
    return s.camel[x, 0] == f or s.camel[x, 1] == f


@compiled
def put_camel(s: np.record, c: np.record, f: int, x: int) -> None:
    """A camel of a family enters a space with room for it; the reach of every family follows (S-056, S-057)."""
    if s.camel[x, 0] == NONE:
        s.camel[x, 0] = f
    else:
        s.camel[x, 1] = f
        for g in range(c.families):
            drop(s.reach[g], x)
    drop(s.reach[f], x)
    for i in range(WORDS):
        beside = c.neighbours[x, i]
        while beside != 0:
            bit = lowest_bit(beside)
            beside &= beside - 1
            y = WORD_BITS * i + bit
            if s.camel[y, 1] == NONE and s.camel[y, 0] != f:
                s.reach[f, i] |= wide(1) << bit


@compiled
def can_grow(s: np.record, f: int) -> bool:
    """Whether some space is in a family's reach."""
    found = 0
    for i in range(WORDS):
        found |= s.reach[f, i]
    return found != 0


@compiled
def second_word(s: np.record, c: np.record, i: int) -> int:
    """Word ``i`` of the spaces for the second camel: in reach, and not beside the first (S-060, S-061)."""
    return s.reach[s.family, i] & ~c.neighbours[s.first, i]
