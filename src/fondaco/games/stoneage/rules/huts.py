"""Huts: what they cost, building and paying, and the next one of a pile."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .forest import nth_of


@compiled
def huts_of(s: np.record, p: int) -> int:
    """Huts in a player's settlement."""
    n = 0
    for i in range(OPENINGS):
        n += wide(s.built[p, i] != NONE)
    return n


@compiled
def missing(s: np.record, c: np.record, p: int, hut: int) -> int:
    """Goods of a hut that a player does not have, each to be replaced by a dog (A-S10)."""
    n = 0
    for g in range(GOOD_KINDS):
        n += max(0, wide(c.cost[hut, g]) - s.goods[p, g])
    return n


@compiled
def can_afford(s: np.record, c: np.record, p: int, hut: int) -> bool:
    """Whether a player has all goods of a hut, or dogs for those that he lacks (A-S02, A-S10, A-S13)."""
    return missing(s, c, p, hut) <= s.dog[p]


@compiled
def can_build_any(s: np.record, c: np.record, p: int) -> bool:
    """Whether a player can build one of the huts that lie face up (A-S05)."""
    for i in range(PILES):
        if s.open_hut[i] != NONE and can_afford(s, c, p, s.open_hut[i]):
            return True
    return False


@compiled
def turn_up_hut(s: np.record, luck: np.record, i: int) -> None:
    """Turn up the next hut of a pile, any of those that nobody has seen (A-P15, A-S08); none is left in an empty pile.

    What was done before a hut is turned up cannot be taken back.
    """
    if s.below[i] == 0:
        s.open_hut[i] = NONE
        return
    hidden, n = (wide(1) << wide(HUTS)) - 1, wide(HUTS)
    for j in range(PILES):
        if s.open_hut[j] != NONE and j != i:
            hidden ^= wide(1) << wide(s.open_hut[j])
            n -= 1
    for p in range(s.players):
        for j in range(OPENINGS):
            if s.built[p, j] != NONE:
                hidden ^= wide(1) << wide(s.built[p, j])
                n -= 1
    s.open_hut[i] = nth_of(hidden, chance(luck, n))
    s.below[i] -= 1
    s.undoable = 0


@compiled
def pay_hut(s: np.record, c: np.record, p: int, hut: int) -> None:
    """The goods of a hut return to their spaces, and a dog to its own for each good that it replaces (A-S02, A-S11).

    Goods come first, dogs only for what is missing and what the player chose to spare (A-Q20).
    """
    dogs = missing(s, c, p, hut)
    for g in range(GOOD_KINDS):
        paid = min(wide(c.cost[hut, g]), wide(s.goods[p, g])) - s.spared[g]
        s.goods[p, g] -= paid
        s.stock[g] += paid
        dogs += s.spared[g]
        s.spared[g] = 0
    s.dog[p] -= dogs
    s.free_dogs += dogs


@compiled
def put_hut(s: np.record, p: int, hut: int) -> None:
    """A hut fills the next free opening of a settlement (A-S03, A-Q38)."""
    s.built[p, huts_of(s, p)] = hut
