"""Which actions answer the question now asked: ``why_not`` for one, ``legal`` for all."""

import numpy as np

from ....kernel.clauses import NOT_ASKED
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *
from .predicates import can_build, can_end, can_flip, can_spare
from .trading import can_give, can_take, chosen


@compiled
def why_not(s: np.record, c: np.record, a: int) -> int:
    """0 if action ``a`` is legal, the number of the clause that forbids it, or NOT_ASKED if it is no answer now."""
    d, p = s.decision, s.actor
    if d == OVER or a < 0 or a >= ACTIONS:
        return NOT_ASKED
    if a >= SWAP:
        return 0 if d == ASK_SWAP else NOT_ASKED
    if a >= SPARE:
        return can_spare(s, c, p, a - SPARE)
    if a >= BUILD:
        return can_build(s, c, p, a - BUILD)
    if a >= TAKE:
        return can_take(s, a - TAKE) if d == ASK_TAKE else NOT_ASKED
    if a >= GIVE:
        return can_give(s, p, a - GIVE) if d == ASK_GIVE else NOT_ASKED
    if a >= FLIP:
        return can_flip(s, a - FLIP)
    if a == END_TURN:
        return can_end(s)
    if a == DONE:
        return 0 if d == ASK_GIVE and chosen(s.given) > 0 else NOT_ASKED
    asked = ASK_PAY if a == PAY else ASK_BUILD if a == SKIP else ASK_STEAL
    return 0 if d == asked else NOT_ASKED


@compiled
def legal(s: np.record, c: np.record, out: np.ndarray) -> int:
    """Write the legal actions, ascending, into ``out`` (int16, at least ACTIONS long) and return their number.

    It is never 0 before the end of the game: some tile always lies face down at the start of a turn (A-Q01).
    """
    d, p = s.decision, s.actor
    n = 0
    if d == ASK_FLIP:
        for i in range(TILES):  # without a branch, which nobody could predict
            out[n] = FLIP + i
            n += wide(s.face_up[i] == NONE)
    elif d == ASK_GIVE:
        out[0] = DONE if chosen(s.given) > 0 else END_TURN
        n = 1
        for g in range(GOOD_KINDS):
            if can_give(s, p, g) == 0:
                out[n] = GIVE + g
                n += 1
    elif d == ASK_TAKE:
        for g in range(GOOD_KINDS):
            if can_take(s, g) == 0:
                out[n] = TAKE + g
                n += 1
    elif d == ASK_STEAL:
        out[0], out[1] = STEAL, LEAVE
        n = 2
    elif d == ASK_BUILD:
        out[0] = SKIP
        n = 1
        for i in range(PILES):
            if can_build(s, c, p, i) == 0:
                out[n] = BUILD + i
                n += 1
    elif d == ASK_PAY:
        out[0] = PAY
        n = 1
        for g in range(GOOD_KINDS):
            if can_spare(s, c, p, g) == 0:
                out[n] = SPARE + g
                n += 1
    elif d == ASK_SWAP:
        for pair in range(PAIRS):
            out[pair] = SWAP + pair
        n = PAIRS
    elif d == ASK_END:
        out[0] = END_TURN
        n = 1
    return n
