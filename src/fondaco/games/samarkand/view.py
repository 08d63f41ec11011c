"""What a seat of Samarkand knows (``inform``) and which states agree with that (``imagine``); S-R15 and S-R21.

The information record is built up from allowed facts. Coarser than perfect inference, on purpose:

* which player discarded which of the cards that were in the pile at the last shuffle is not reckoned;
* what was known of the pile before the last shuffle but one is dropped;
* what the choices of a player make likely (why was this card kept?) is not weighed.

An imagined state does not say what the other seats remember of their discards: nobody but they can know.
"""

import numpy as np

from ...kernel.chance import chance
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .rules.cards import card_at
from .rules.predicates import surplus
from .state import *

_RETURNED = -2
"""Place, while a state is imagined, of an unseen card that the seat had discarded when the pile was last shuffled."""


def _ways_to_choose() -> np.ndarray:
    """``[n, k]``: in how many ways k of n things can be chosen; all below 2**31 for n up to GOODS."""
    ways = np.zeros((GOODS + 1, GOODS + 1), np.int64)
    ways[:, 0] = 1
    for n in range(1, GOODS + 1):
        ways[n, 1:] = ways[n - 1, 1:] + ways[n - 1, :-1]
    return ways


CHOICES = _ways_to_choose()


@compiled
def _copy_public(source: np.record, target: np.record) -> None:
    """Copy what everybody sees."""
    target.count, target.actor, target.decision = source.count, source.actor, source.decision
    target.undoable, target.players, target.turn = source.undoable, source.players, source.turn
    target.starter, target.passes, target.ending = source.starter, source.passes, source.ending
    target.family, target.first, target.second = source.family, source.first, source.second
    target.good, target.left, target.aside = source.good, source.left, source.aside
    target.pile_size, target.discard_size = source.pile_size, source.discard_size
    target.money[:] = source.money
    target.member[:] = source.member
    target.relation_tiles[:] = source.relation_tiles
    target.hand_size[:] = source.hand_size
    target.sold[:] = source.sold
    target.drawn[:] = source.drawn
    target.card_points[:] = source.card_points
    target.treasury[:] = source.treasury
    target.reserve[:] = source.reserve
    target.field[:] = source.field
    target.stack[:] = source.stack
    target.bag[:] = source.bag
    target.removed[:] = source.removed
    target.met[:] = source.met
    target.camel[:] = source.camel
    target.reach[:] = source.reach
    target.taken[:] = source.taken


@compiled
def inform(s: np.record, c: np.record, seat: int, v: np.record) -> None:
    """Fill the information record ``v`` of a seat (NONE for a spectator) from a state."""
    _copy_public(s, v)
    v.seat = seat
    own = seat != NONE
    bit = wide(1) << wide(max(seat, 0))
    v.last = s.last if own and seat == s.turn else NONE
    for g in range(GOODS):
        where = s.place[g]
        seen = SOLD <= where < PILE or where == ABSENT
        if where < SOLD:
            seen = where == seat or s.decision == OVER
        elif where == DISCARDED:
            seen = own and s.memory[g] & bit != 0
        elif where == ASIDE:
            seen = own and seat == s.turn
        v.place[g] = where if seen else UNKNOWN
        v.returned[g] = 1 if own and s.returned[g] & bit != 0 else 0


@compiled
def imagine(v: np.record, c: np.record, luck: np.record, s: np.record) -> None:
    """Fill state ``s`` with one that agrees with the information ``v``.

    Every unseen card is equally likely in every hidden place, among the arrangements in which no player holds more
    cards of the last shuffle than were drawn since (S-R15), and whoever is discarding can still go on.
    """
    _copy_public(v, s)
    seat = v.seat
    bit = wide(1) << wide(max(seat, 0))
    s.last = v.last
    returned = 0
    hidden = wide(0)
    for g in range(GOODS):
        where = v.place[g]
        s.memory[g] = bit if where == DISCARDED else 0
        s.returned[g] = bit if v.returned[g] != 0 else 0
        if where == UNKNOWN:
            hidden += 1
            if v.returned[g] != 0:
                where = _RETURNED
                returned += 1
        s.place[g] = where
    if returned > 0:
        _deal_returned(v, s, hidden, returned, luck)
    for q in range(v.players):
        _deal(s, UNKNOWN, _slots(v, q) - _held(s, q) if _slots(v, q) > 0 else 0, q, luck)
    for g in range(GOODS):
        if s.place[g] == _RETURNED:
            s.place[g] = UNKNOWN
    _deal(s, UNKNOWN, v.pile_size, PILE, luck)
    for g in range(GOODS):
        if s.place[g] == UNKNOWN:
            s.place[g] = DISCARDED
    if v.aside > 0 and v.turn != seat:
        _lay_aside(s, c, luck)


@compiled
def _slots(v: np.record, q: int) -> int:
    """Cards of a seat that are hidden: its hand, and what it has laid aside."""
    if q == v.seat or v.decision == OVER:
        return 0
    return wide(v.hand_size[q]) + (v.aside if q == v.turn else 0)


@compiled
def _held(s: np.record, q: int) -> int:
    """Cards that lie in a hand already."""
    n = 0
    for g in range(GOODS):
        n += wide(s.place[g] == q)
    return n


@compiled
def _deal(s: np.record, pool: int, number: int, where: int, luck: np.record) -> None:
    """Move so many cards from the place ``pool`` to another, all equally likely."""
    n = _held(s, pool)
    for _ in range(number):
        s.place[card_at(s, pool, chance(luck, n))] = where
        n -= 1


@compiled
def _most_returned(v: np.record, q: int) -> int:
    """How many unseen cards of the last shuffle a seat can hold: it drew so many since, less those it has sold."""
    most = wide(v.drawn[q])
    for g in range(GOODS):
        most -= wide(v.returned[g] != 0 and v.place[g] == SOLD + q)
    return min(most, _slots(v, q))


@compiled
def _deal_returned(v: np.record, s: np.record, hidden: int, returned: int, luck: np.record) -> None:
    """Deal the unseen cards of the last shuffle to hands, by the number of arrangements of each distribution."""
    ways = np.zeros((PLAYERS + 1, GOODS + 1), np.int64)  # from a seat on: ways to place so many cards in hidden places
    rest = hidden
    for q in range(v.players):
        rest -= _slots(v, q)
    for k in range(returned + 1):
        ways[v.players, k] = CHOICES[rest, k]
    for i in range(v.players):
        q = v.players - 1 - i
        for k in range(returned + 1):
            for held in range(min(k, _most_returned(v, q)) + 1):
                ways[q, k] += CHOICES[_slots(v, q), held] * ways[q + 1, k - held]
    left = returned
    for q in range(v.players):
        pick = chance(luck, ways[q, left])
        held = 0
        while pick >= CHOICES[_slots(v, q), held] * ways[q + 1, left - held]:
            pick -= CHOICES[_slots(v, q), held] * ways[q + 1, left - held]
            held += 1
        _deal(s, _RETURNED, held, q, luck)
        left -= held


@compiled
def _lay_aside(s: np.record, c: np.record, luck: np.record) -> None:
    """Of the cards of whoever is discarding, lay the hidden one aside.

    Cards of one choice go in ascending order: while another must follow, the one aside is not the last of them.
    """
    p = s.turn
    n = wide(s.hand_size[p]) + s.aside
    g = card_at(s, p, chance(luck, n - 1 if surplus(s, c, p) > 0 else n))
    s.place[g] = ASIDE
    s.last = g
