"""Predicates: 0, or the number of the clause that forbids."""

import numpy as np

from ....kernel.clauses import NOT_ASKED, clause, ruling
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .spaces import can_grow, holds, second_word, stands_on

S_019 = clause(19)
S_034 = clause(34)
S_037 = clause(37)
S_038 = clause(38)
S_044 = clause(44)
S_052 = clause(52)
S_053 = clause(53)
S_056 = clause(56)
S_057 = clause(57)
S_061 = clause(61)
S_062 = clause(62)
S_R20 = ruling(20)
S_R26 = ruling(26)


@compiled
def can_marry(s: np.record, c: np.record, p: int, f: int) -> int:
    """Marriage into a family: a tile on its field, none owned yet (but S-109), money for the dowry (S-R18)."""
    if s.players > 2 and s.member[p, f] > 0:
        return S_038
    if s.field[f] == 0:
        return S_037
    return 0 if s.money[p] >= c.dowry[f] else S_034


@compiled
def can_extend(s: np.record, c: np.record, p: int, f: int) -> int:
    """Extending a family's route: an own member tile, a camel, and a space in reach (S-R19, S-R26)."""
    if s.member[p, f] == 0:
        return S_052
    if s.reserve[f] == 0:
        return S_053
    return 0 if can_grow(s, f) else S_R26


@compiled
def can_enter(s: np.record, c: np.record, f: int, x: int) -> int:
    """A camel of a family on a space: beside one of its colour, not with one, at most two in all (S-R10)."""
    if stands_on(s, f, x):
        return S_057
    if s.camel[x, 1] != NONE:
        return S_019
    return 0 if holds(s.reach[f], x) else S_056


@compiled
def can_follow(s: np.record, c: np.record, x: int) -> int:
    """The second camel of a turn: money in the treasury, a camel, the same rules, not beside the first (S-R01)."""
    f = s.family
    if s.treasury[f] < SECOND_CAMEL:
        return S_062
    if s.reserve[f] == 0:
        return S_053
    if holds(c.neighbours[s.first], x):
        return S_061
    return can_enter(s, c, f, x)


@compiled
def may_follow(s: np.record, c: np.record) -> bool:
    """Whether a second camel can be placed anywhere."""
    f = s.family
    if s.treasury[f] < SECOND_CAMEL or s.reserve[f] == 0:
        return False
    found = 0
    for i in range(WORDS):
        found |= second_word(s, c, i)
    return found != 0


@compiled
def can_pass(s: np.record, c: np.record, p: int) -> int:
    """Passing, only where neither a marriage nor an extension is possible (S-033, S-R20)."""
    for f in range(c.families):
        if can_marry(s, c, p, f) == 0 or can_extend(s, c, p, f) == 0:
            return S_R20
    return 0


@compiled
def surplus(s: np.record, c: np.record, p: int) -> int:
    """Cards that a player must still discard: those above the limit, sold ones included (S-044, S-068)."""
    return max(0, wide(s.hand_size[p]) + s.sold[p] - c.limit)


@compiled
def can_stop(s: np.record, c: np.record, p: int) -> int:
    """Discarding no more: only within the limit (S-044)."""
    return 0 if surplus(s, c, p) == 0 else S_044


@compiled
def can_discard(s: np.record, c: np.record, p: int, g: int) -> int:
    """Discarding a hand card; cards of one choice go in ascending order, and enough later ones must be left."""
    if s.place[g] != p or g <= s.last:
        return NOT_ASKED
    later = 0
    for other in range(g + 1, GOODS):
        later += wide(s.place[other] == p)
    return 0 if later >= surplus(s, c, p) - 1 else NOT_ASKED
