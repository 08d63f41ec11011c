"""The trading place: what may be given and taken, and the exchange.

Only the outcome counts (A-Q11): first what is given is chosen, then as many goods to be taken, each in the order of the
goods, and no good is both given and taken.
"""

import numpy as np

from ....kernel.clauses import NOT_ASKED, clause
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *

A_B01 = clause("B", 1)
A_B03 = clause("B", 3)
A_Q11 = clause("Q", 11)


@compiled
def chosen(counts: np.ndarray) -> int:
    """Goods chosen so far."""
    n = 0
    for g in range(GOOD_KINDS):
        n += counts[g]
    return n


@compiled
def can_give(s: np.record, p: int, g: int) -> int:
    """Giving one more good: an own one, in order, with enough other kinds there to be taken for all that is given."""
    if s.goods[p, g] - s.given[g] <= 0:
        return A_B03
    if g < s.last:
        return NOT_ASKED
    others = 0
    for other in range(GOOD_KINDS):
        if other != g and s.given[other] == 0:
            others += s.trade[other]
    return 0 if others > chosen(s.given) else A_Q11


@compiled
def can_give_any(s: np.record, p: int) -> bool:
    """Whether a player has anything to exchange (A-Q10)."""
    for g in range(GOOD_KINDS):
        if can_give(s, p, g) == 0:
            return True
    return False


@compiled
def can_take(s: np.record, g: int) -> int:
    """Taking one more good: one that lies there and is not among the given kinds, in order, with enough later ones."""
    if s.given[g] > 0:
        return A_Q11
    if s.trade[g] - s.taken[g] <= 0:
        return A_B01
    if g < s.last:
        return NOT_ASKED
    later = wide(s.trade[g]) - s.taken[g]
    for other in range(g + 1, GOOD_KINDS):
        if s.given[other] == 0:
            later += s.trade[other]
    return 0 if later >= chosen(s.given) - chosen(s.taken) else NOT_ASKED


@compiled
def exchange(s: np.record, p: int) -> None:
    """The given goods go to the trading place, the taken ones to the player (A-B04)."""
    for g in range(GOOD_KINDS):
        s.goods[p, g] += s.taken[g] - s.given[g]
        s.trade[g] += s.given[g] - s.taken[g]
        s.given[g] = 0
        s.taken[g] = 0
    s.last = NONE
