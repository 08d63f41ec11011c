"""All actions that answer the question now asked."""

import numpy as np

from ....kernel.bits import lowest_bit
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *
from .day import units_of
from .predicates import (
    can_choose_opponent,
    can_claim,
    can_defend,
    can_look,
    can_look_by_power,
    can_play_held,
    can_target_object,
    can_use,
    has_target,
)
from .treasures import bit, is_open


@compiled
def legal(s: np.record, c: np.record, out: np.ndarray) -> int:
    """Write the legal actions, ascending, into ``out`` (int16, at least ACTIONS long) and return their number.

    It is never 0 before the end of the game.
    """
    d, p = s.decision, s.actor
    if d == ASK_DRAW:
        out[0] = DRAW
        out[1] = DRAW + 1
        return 2
    if d == ASK_TURN:
        return _legal_turn(s, c, p, out)
    if d == ASK_ATTACKS or d == ASK_AFTER:
        out[0] = END_TURN
        n = _attacks(s, c, p, out, 1) if d == ASK_ATTACKS else 1
        return _plays(s, c, p, out, n)
    if d == ASK_DEFENCE:
        return _legal_defence(s, c, p, out)
    if d == ASK_PILFER or d == ASK_DOOR:
        out[0] = DECLINE if d == ASK_PILFER else ROLL
        return _plays(s, c, p, out, 1)
    if d == ASK_TARGET:
        return _targets(s, p, out, _plays(s, c, p, out, 0))
    if d == ASK_LAY:
        return _legal_lay(s, p, out)
    if d == ASK_BAZAAR or d == ASK_BRIBE:
        return _legal_offer(s, p, out)
    if d == ASK_REROLL:
        return _two(out, REROLL, ACCEPT)
    if d == ASK_COVER_STOLEN:
        return _two(out, COVER_IT, LEAVE_IT)
    if d == ASK_OLD_MAN:
        return _two(out, TAKE_OLD_MAN, PLAY_ON)
    if d == ASK_DISCARD:
        return _discards(s, p, out, 0)
    return _legal_choice(s, c, p, d, out)


@compiled
def _two(out: np.ndarray, first: int, second: int) -> int:
    """One of two."""
    out[0] = first
    out[1] = second
    return 2


@compiled
def _legal_turn(s: np.record, c: np.record, p: int, out: np.ndarray) -> int:
    """:func:`legal` for the first window of a turn, with the four actions."""
    out[0] = PASS
    n = 1
    if s.row_size[p] > 0:
        out[1] = REARRANGE
        n = 2
    n = _attacks(s, c, p, out, n)
    n = _plays(s, c, p, out, n)
    n = _discards(s, p, out, n)
    n = _uncovers(s, p, out, n)
    if can_look_by_power(s, c, p) == 0:
        n = _looks(s, p, out, n)
    return n


@compiled
def _attacks(s: np.record, c: np.record, p: int, out: np.ndarray, n: int) -> int:
    """Add the attacks with each kind of card in hand."""
    if not has_target(s, p):
        return n
    before = NONE
    for j in range(s.hand_size[p]):
        k = wide(s.hand[p, j])
        if k != before and can_use(s, c, p, k) == 0:
            out[n] = ATTACK + k
            n += 1
        before = k
    return n


@compiled
def _plays(s: np.record, c: np.record, p: int, out: np.ndarray, n: int) -> int:
    """Add the event cards in hand that can be played now."""
    before = NONE
    for j in range(s.hand_size[p]):
        k = wide(s.hand[p, j])
        if k != before and c.effect[k] != NO_EFFECT and can_play_held(s, c, p, k) == 0:
            out[n] = PLAY + k
            n += 1
        before = k
    return n


@compiled
def _discards(s: np.record, p: int, out: np.ndarray, n: int) -> int:
    """Add the discards of action 4, the first one or the next with *done*."""
    if s.decision == ASK_DISCARD:
        out[n] = DONE
        n += 1
    before = NONE
    for j in range(s.hand_size[p]):
        k = wide(s.hand[p, j])
        if k != before and k >= s.last:
            out[n] = DISCARD + k
            n += 1
        before = k
    return n


@compiled
def _uncovers(s: np.record, p: int, out: np.ndarray, n: int) -> int:
    """Add the own face-down slots to turn up, right of the last one chosen."""
    for i in range(s.last + 1, s.row_size[p]):
        if not is_open(s, p, i):
            out[n] = UNCOVER + i
            n += 1
    return n


@compiled
def _looks(s: np.record, p: int, out: np.ndarray, n: int) -> int:
    """Add the treasures that can be looked at."""
    for q in range(s.players):
        for i in range(s.row_size[q]):
            if can_look(s, p, q, i) == 0:
                out[n] = LOOK + q * ROW + i
                n += 1
    return n


@compiled
def _targets(s: np.record, p: int, out: np.ndarray, n: int) -> int:
    """Add the treasures and objects that can be attacked."""
    n = _others(s, p, out, n, TARGET)
    for o in range(DAY_KINDS):
        if can_target_object(s, p, o) == 0:
            out[n] = TARGET_OBJECT + o
            n += 1
    return n


@compiled
def _others(s: np.record, p: int, out: np.ndarray, n: int, first: int) -> int:
    """Add an action for each slot of each opponent."""
    for q in range(s.players):
        if q != p:
            for i in range(s.row_size[q]):
                out[n] = first + q * ROW + i
                n += 1
    return n


@compiled
def _legal_defence(s: np.record, c: np.record, p: int, out: np.ndarray) -> int:
    """:func:`legal` for the answer to an attack."""
    out[0] = DECLINE if s.laid_out == s.sent else DONE
    n = 1
    before = NONE
    for j in range(s.hand_size[p]):
        k = wide(s.hand[p, j])
        if k != before and can_defend(s, c, p, k) == 0:
            out[n] = DEFEND + k
            n += 1
        before = k
    return _plays(s, c, p, out, n)


@compiled
def _legal_lay(s: np.record, p: int, out: np.ndarray) -> int:
    """:func:`legal` for the next slot of a row."""
    rest = wide(0)
    for i in range(s.laid, s.row_size[p]):
        rest |= bit(s.row[p, i])
    n = 0
    while rest != 0:
        out[n] = LAY + lowest_bit(rest)
        rest &= rest - 1
        n += 1
    return n


@compiled
def _legal_offer(s: np.record, p: int, out: np.ndarray) -> int:
    """:func:`legal` for raising an offer or bribe."""
    out[0] = PASS
    n = 1
    units = units_of(s, p) & ~(wide(s.offer[p]) | wide(s.spent[p]))
    while units != 0:
        u = lowest_bit(units)
        units &= units - 1
        if u > s.last:
            out[n] = OFFER + u
            n += 1
    return n


@compiled
def _legal_choice(s: np.record, c: np.record, p: int, d: int, out: np.ndarray) -> int:
    """:func:`legal` for the rarer choices."""
    n = 0
    if d == ASK_COVER_ROW or d == ASK_FACING or d == ASK_ACCUSE or (d == ASK_LOOK and s.last != NONE):
        out[0] = PASS if d == ASK_ACCUSE else DONE
        n = 1
    if d == ASK_COVER_ROW:
        for i in range(s.last + 1, s.row_size[p]):
            if is_open(s, p, i):
                out[n] = COVER + i
                n += 1
    elif d == ASK_FACING:
        n = _uncovers(s, p, out, n)
    elif d == ASK_LOOK:
        n = _looks(s, p, out, n)
    elif d == ASK_GIVE:
        for i in range(s.row_size[p]):
            out[n] = GIVE + i
            n += 1
    elif d == ASK_GET:
        n = _others(s, p, out, n, GET)
    elif d == ASK_CLAIM:
        for t in range(TREASURES):
            if can_claim(s, p, t) == 0:
                out[n] = CLAIM + t
                n += 1
    elif d == ASK_OPPONENT or d == ASK_ROAD or d == ASK_ACCUSE:
        for q in range(s.players):
            if d == ASK_OPPONENT:
                if can_choose_opponent(s, c, p, q) == 0:
                    out[n] = SEAT + q
                    n += 1
            elif d == ASK_ROAD:
                out[n] = SEAT + q
                n += 1
            elif q != p:
                out[n] = ACCUSE + q
                n += 1
    return n
