"""Which actions answer the question now asked: ``why_not`` for one, ``legal`` for all."""

import numpy as np

from ....kernel.bits import lowest_bit
from ....kernel.clauses import NOT_ASKED
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *
from .predicates import (
    can_discard,
    can_enter,
    can_extend,
    can_follow,
    can_marry,
    can_pass,
    can_stop,
    surplus,
)
from .spaces import second_word


@compiled
def why_not(s: np.record, c: np.record, a: int) -> int:
    """0 if action ``a`` is legal, the number of the clause that forbids it, or NOT_ASKED if it is no answer now."""
    d, p = s.decision, s.actor
    if a < 0 or a >= ACTIONS:
        return NOT_ASKED
    if d == ASK_TURN:
        return why_not_turn(s, c, p, a)
    if d == ASK_FIRST or d == ASK_SECOND:
        if PLACE <= a < PLACE + c.spaces:
            return can_enter(s, c, s.family, a - PLACE) if d == ASK_FIRST else can_follow(s, c, a - PLACE)
        return 0 if d == ASK_SECOND and a == END_TURN else NOT_ASKED
    if d == ASK_SALE:
        return 0 if a == KEEP or (a == SELL and s.place[s.good] == p) else NOT_ASKED
    if d == ASK_DISCARD:
        if a == DONE:
            return can_stop(s, c, p)
        return can_discard(s, c, p, a - DISCARD) if a >= DISCARD else NOT_ASKED
    if d == ASK_END:
        return why_not_end(s, c, a)
    return NOT_ASKED


@compiled
def why_not_end(s: np.record, c: np.record, a: int) -> int:
    """:func:`why_not` where only the end of the turn is left: after one camel it tells why there is no second."""
    if a == END_TURN:
        return 0
    if PLACE <= a < PLACE + c.spaces and s.first != NONE and s.second == NONE:
        forbidden = can_follow(s, c, a - PLACE)
        return forbidden if forbidden != 0 else NOT_ASKED
    return NOT_ASKED


@compiled
def why_not_turn(s: np.record, c: np.record, p: int, a: int) -> int:
    """:func:`why_not` for the two actions of a turn (S-033) and for passing."""
    if a == PASS:
        return can_pass(s, c, p)
    if MARRY <= a < MARRY + c.families:
        return can_marry(s, c, p, a - MARRY)
    if EXTEND <= a < EXTEND + c.families:
        return can_extend(s, c, p, a - EXTEND)
    return NOT_ASKED


@compiled
def legal(s: np.record, c: np.record, out: np.ndarray) -> int:
    """Write the legal actions, ascending, into ``out`` (int16, at least ACTIONS long) and return their number.

    It is never 0 before the end of the game.
    """
    d, p = s.decision, s.actor
    n = 0
    if d == ASK_TURN:
        for f in range(c.families):
            out[n] = MARRY + f
            n += wide(can_marry(s, c, p, f) == 0)
        for f in range(c.families):
            out[n] = EXTEND + f
            n += wide(can_extend(s, c, p, f) == 0)
        if n == 0:
            out[0] = PASS
            n = 1
    elif d == ASK_FIRST:
        for i in range(WORDS):
            n = list_spaces(s.reach[s.family, i], i, out, n)
    elif d == ASK_SECOND:
        out[0] = END_TURN
        n = 1
        if s.treasury[s.family] >= SECOND_CAMEL and s.reserve[s.family] > 0:
            for i in range(WORDS):
                n = list_spaces(second_word(s, c, i), i, out, n)
    elif d == ASK_SALE:
        if s.place[s.good] == p:
            out[0] = SELL
            n = 1
        out[n] = KEEP
        n += 1
    elif d == ASK_DISCARD:
        n = list_discards(s, c, p, out)
    elif d == ASK_END:
        out[0] = END_TURN
        n = 1
    return n


@compiled
def list_discards(s: np.record, c: np.record, p: int, out: np.ndarray) -> int:
    """Write what :func:`can_stop` and :func:`can_discard` allow into ``out`` and return its number."""
    more = surplus(s, c, p) - 1  # cards that must be left for later
    n = 0
    if more < 0:
        out[0] = DONE
        n = 1
    later = 0
    for g in range(s.last + 1, GOODS):
        later += wide(s.place[g] == p)
    for g in range(s.last + 1, GOODS):
        if s.place[g] == p:
            later -= 1
            if later >= more:
                out[n] = DISCARD + g
                n += 1
    return n


@compiled
def list_spaces(word: int, i: int, out: np.ndarray, n: int) -> int:
    """Add the placements on the spaces of word ``i`` of a set to ``out``, which holds ``n``."""
    while word != 0:
        out[n] = PLACE + WORD_BITS * i + lowest_bit(word)
        word &= word - 1
        n += 1
    return n
