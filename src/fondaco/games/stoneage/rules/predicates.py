"""Predicates of a turn's questions: 0, or the number of the clause that forbids."""

import numpy as np

from ....kernel.clauses import NOT_ASKED, clause
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .huts import can_afford, can_build_any, missing
from .trading import chosen

A_F01 = clause("F", 1)
A_B05 = clause("B", 5)
A_S01 = clause("S", 1)
A_S02 = clause("S", 2)
A_S05 = clause("S", 5)
A_S07 = clause("S", 7)
A_S09 = clause("S", 9)
A_S10 = clause("S", 10)
A_S11 = clause("S", 11)
A_S16 = clause("S", 16)


@compiled
def can_flip(s: np.record, i: int) -> int:
    """Turning up a tile: one that lies face down, one in a turn."""
    return 0 if s.decision == ASK_FLIP and s.face_up[i] == NONE else A_F01


@compiled
def can_build(s: np.record, c: np.record, p: int, i: int) -> int:
    """Building the hut on top of a pile: one in a turn, with all that it costs."""
    if s.decision == ASK_BUILD:
        if s.open_hut[i] == NONE:
            return A_S09
        return 0 if can_afford(s, c, p, s.open_hut[i]) else A_S02
    if s.decision != ASK_SWAP and s.decision != ASK_END:
        return NOT_ASKED
    if s.pile != NONE:
        return A_S07
    return A_S05 if s.figure[p] == c.site and not can_build_any(s, c, p) else NOT_ASKED


@compiled
def can_spare(s: np.record, c: np.record, p: int, g: int) -> int:
    """Paying a dog instead of a good that the player has: one that the hut needs, with a dog left, in order (A-Q20)."""
    if s.decision != ASK_PAY:
        return NOT_ASKED
    hut = s.open_hut[s.pile]
    if c.cost[hut, g] == 0:
        return A_S10
    if g < s.last or min(wide(c.cost[hut, g]), wide(s.goods[p, g])) <= s.spared[g]:
        return NOT_ASKED
    return 0 if missing(s, c, p, hut) + chosen(s.spared) < s.dog[p] else A_S11


@compiled
def can_end(s: np.record) -> int:
    """Ending the turn: with as much taken as given, with the tiles turned down and two of them swapped."""
    if s.decision == ASK_END:
        return 0
    if s.decision == ASK_GIVE or s.decision == ASK_TAKE:
        return A_B05 if chosen(s.given) > 0 else 0
    if s.decision == ASK_BUILD:
        return A_S01
    return A_S16 if s.decision == ASK_SWAP else NOT_ASKED
