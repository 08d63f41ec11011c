"""Whether one action answers the question now asked, and if not, why."""

import numpy as np

from ....kernel.clauses import NOT_ASKED
from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .cards import holds
from .predicates import (
    can_accuse,
    can_attack,
    can_begin,
    can_choose_opponent,
    can_claim,
    can_cover,
    can_defend,
    can_get,
    can_lay,
    can_look,
    can_look_by_power,
    can_offer,
    can_play,
    can_rearrange,
    can_target,
    can_target_object,
    can_uncover,
)


@compiled
def answers(possible: bool) -> int:
    """0 for an answer to the question asked, else NOT_ASKED."""
    return 0 if possible else NOT_ASKED


@compiled
def in_turn(d: int) -> bool:
    """Whether a window of the own turn is open."""
    return d == ASK_TURN or d == ASK_ATTACKS or d == ASK_AFTER


@compiled
def why_not(s: np.record, c: np.record, a: int) -> int:
    """0 if action ``a`` is legal, the number of the clause that forbids it, or NOT_ASKED if it is no answer now."""
    d, p = s.decision, s.actor
    if a < 0 or a >= ACTIONS or d == OVER:
        return NOT_ASKED
    if a < DRAW:
        return _why_not_plain(s, c, p, d, a)
    if a < ATTACK:
        return answers(d == ASK_DRAW)
    if a < UNCOVER:
        return _why_not_card(s, c, p, d, a)
    if a < LOOK:
        return _why_not_own(s, c, p, d, a)
    if a < SEAT:
        return _why_not_place(s, c, p, d, a)
    if a < OFFER:
        q = a - SEAT
        if d == ASK_OPPONENT:
            return can_choose_opponent(s, c, p, q)
        return answers(d == ASK_ROAD and q < s.players)
    if a < ACCUSE:
        return can_offer(s, p, a - OFFER) if d == ASK_BAZAAR or d == ASK_BRIBE else NOT_ASKED
    if a < CLAIM:
        return can_accuse(s, p, a - ACCUSE) if d == ASK_ACCUSE else NOT_ASKED
    return can_claim(s, p, a - CLAIM) if d == ASK_CLAIM else NOT_ASKED


@compiled
def _why_not_plain(s: np.record, c: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the actions without an argument."""
    if a == PASS:
        if in_turn(d):
            return can_begin(s)
        return answers(d == ASK_BAZAAR or d == ASK_BRIBE or d == ASK_ACCUSE)
    if a == END_TURN:
        return answers(d == ASK_ATTACKS or d == ASK_AFTER)
    if a == DONE:
        if d == ASK_DEFENCE:
            return answers(s.laid_out > s.sent)
        optional = d == ASK_LOOK and s.last != NONE
        return answers(optional or d == ASK_DISCARD or d == ASK_COVER_ROW or d == ASK_FACING)
    if a == DECLINE:
        return answers(d == ASK_PILFER or (d == ASK_DEFENCE and s.laid_out == s.sent))
    if a == REARRANGE:
        if not in_turn(d):
            return NOT_ASKED
        forbidden = can_begin(s)
        return forbidden if forbidden != 0 else can_rearrange(s, p)
    if a == ROLL:
        return answers(d == ASK_DOOR)
    if a == REROLL or a == ACCEPT:
        return answers(d == ASK_REROLL)
    if a == TAKE_OLD_MAN or a == PLAY_ON:
        return answers(d == ASK_OLD_MAN)
    return answers(d == ASK_COVER_STOLEN)


@compiled
def _why_not_card(s: np.record, c: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the actions with a hand card."""
    if a < DEFEND:
        k = a - ATTACK
        return can_attack(s, c, p, k) if in_turn(d) and holds(s, p, k) else NOT_ASKED
    if a < PLAY:
        k = a - DEFEND
        return can_defend(s, c, p, k) if d == ASK_DEFENCE and holds(s, p, k) else NOT_ASKED
    if a < DISCARD:
        return can_play(s, c, p, a - PLAY)
    k = a - DISCARD
    if not holds(s, p, k):
        return NOT_ASKED
    if in_turn(d):
        return can_begin(s)
    return answers(d == ASK_DISCARD and k >= s.last)


@compiled
def _why_not_own(s: np.record, c: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the actions with an own slot or treasure."""
    if a < COVER:
        if in_turn(d):
            forbidden = can_begin(s)
            return forbidden if forbidden != 0 else can_uncover(s, p, a - UNCOVER)
        return can_uncover(s, p, a - UNCOVER) if d == ASK_FACING and a - UNCOVER > s.last else NOT_ASKED
    if a < GIVE:
        return can_cover(s, p, a - COVER) if d == ASK_COVER_ROW else NOT_ASKED
    if a < LAY:
        return answers(d == ASK_GIVE and a - GIVE < s.row_size[p])
    return can_lay(s, p, a - LAY) if d == ASK_LAY else NOT_ASKED


@compiled
def _why_not_place(s: np.record, c: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the actions with a slot of anybody's row, or an object."""
    if TARGET_OBJECT <= a < GET:
        return can_target_object(s, p, a - TARGET_OBJECT) if d == ASK_TARGET else NOT_ASKED
    place = a - (LOOK if a < TARGET else TARGET if a < TARGET_OBJECT else GET)
    q, i = place // ROW, place % ROW
    if a < TARGET:
        if d == ASK_TURN:
            forbidden = can_look_by_power(s, c, p)
            return forbidden if forbidden != 0 else can_look(s, p, q, i)
        return can_look(s, p, q, i) if d == ASK_LOOK else NOT_ASKED
    if a < TARGET_OBJECT:
        return can_target(s, p, q, i) if d == ASK_TARGET else NOT_ASKED
    return can_get(s, p, q, i) if d == ASK_GET else NOT_ASKED
