"""Counting what lies where."""

import numpy as np

from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *


@compiled
def owned(s: np.record, p: int, w: int) -> int:
    """Wares of kind ``w`` on a player's stands."""
    return s.large[p, w] + s.small[p, w]


@compiled
def large_count(s: np.record, p: int) -> int:
    """Wares on a player's large stand, 0 to 6."""
    n = 0
    for w in range(WARE_KINDS):
        n += s.large[p, w]
    return n


@compiled
def small_count(s: np.record, p: int) -> int:
    """Wares on a player's small stands."""
    n = 0
    for w in range(WARE_KINDS):
        n += s.small[p, w]
    return n


@compiled
def ware_count(s: np.record, p: int) -> int:
    """Wares on all stands of a player."""
    return large_count(s, p) + small_count(s, p)


@compiled
def total(wares: np.ndarray) -> int:
    """Sum of a row of ware counts."""
    n = 0
    for w in range(WARE_KINDS):
        n += wares[w]
    return n


@compiled
def counted_from(wares: np.ndarray, first: int) -> int:
    """Wares of the kinds from ``first`` on: how many a choice in ascending order can still take."""
    n = 0
    for w in range(first, WARE_KINDS):
        n += wares[w]
    return n


@compiled
def free_spaces(s: np.record, c: np.record, p: int) -> int:
    """Free places that cost nothing: five of the large stand, three per small one (J-5.1, J-6.7)."""
    free = c.stand_spaces * s.stands[p] - small_count(s, p)
    return free + max(0, LARGE_SPACES - 1 - large_count(s, p))


@compiled
def room(s: np.record, c: np.record, p: int, gold: int) -> int:
    """Wares that a player holding ``gold`` can place, the sixth space only where the fee can be paid (J-6.12)."""
    sixth = 1 if large_count(s, p) < LARGE_SPACES and gold >= SIXTH_FEE else 0
    return free_spaces(s, c, p) + sixth


@compiled
def utilities(s: np.record, p: int) -> int:
    """Utilities in front of a player, 0 to 3."""
    n = 0
    while n < STALLS and s.utility[p, n] != NONE:
        n += 1
    return n


@compiled
def find_utility(s: np.record, p: int, k: int, turned: int) -> int:
    """Place of a player's first utility of kind ``k`` that is (not) turned round, else NONE."""
    for i in range(STALLS):
        if s.utility[p, i] == k and s.turned[p, i] == turned:
            return i
    return NONE


@compiled
def named_utility(a: int) -> tuple[int, int]:
    """Kind of the placed utility that an action chooses, and whether it is turned round."""
    if a < TURNED_UTILITY + FIRST_UTILITY:
        return a - UTILITY, 0
    return a - TURNED_UTILITY, 1


@compiled
def cards_to_draw(s: np.record) -> bool:
    """Whether a card lies in the deck or on the discard pile (J-3.8)."""
    return s.deck_size > 0 or s.discard_top != NONE


@compiled
def discards_in(s: np.record, first: int, end: int) -> bool:
    """Whether a card of the kinds ``first`` to ``end - 1`` lies on the discard pile."""
    for k in range(first, end):
        if s.discard[k] > 0:
            return True
    return False


@compiled
def is_utility(k: int) -> bool:
    """Whether a kind is a utility."""
    return FIRST_UTILITY <= k < FIRST_PERSON


@compiled
def held_kinds(hand: np.ndarray) -> int:
    """The kinds that a hand holds, as a set of bits."""
    kinds = 0
    for k in range(KINDS):
        kinds |= wide(hand[k] > 0) << k
    return kinds
