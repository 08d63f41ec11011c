"""What a seat of Orient knows (``inform``) and which states agree with that (``imagine``); ruling O-Q50.

The information record is built up from allowed facts. Coarser than perfect inference, on purpose:

* knowing only the owner of a treasure, a seat forgets him as soon as any face-down treasure it cannot name leaves his
  row;
* of insignia a seat counts those of two players together once a treasure it cannot name went from one to the other,
  until the Ghost shows all of them;
* that a suit lapsed, and what the choices of a player make likely, is not weighed.

An imagined state does not say of which treasures the other seats know the owner only: nobody but they can know.
"""

import numpy as np

from ...kernel.chance import chance
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .rules.treasures import bit, has, insignia_of, is_open
from .state import *


@compiled
def _copy_public(source: np.record, target: np.record) -> None:
    """Copy what everybody sees."""
    target.count, target.actor, target.decision = source.count, source.actor, source.decision
    target.undoable, target.players, target.night = source.undoable, source.players, source.night
    target.day, target.dealer, target.turn, target.winner = source.day, source.dealer, source.turn, source.winner
    target.old_man, target.banned, target.stage = source.old_man, source.banned, source.stage
    target.rerolled, target.looked, target.die, target.event = source.rerolled, source.looked, source.die, source.event
    target.left, target.last, target.draw = source.left, source.last, source.draw
    target.laying, target.laid, target.asked, target.due = source.laying, source.laid, source.asked, source.due
    target.table[:] = source.table
    target.laid_out, target.sent, target.target = source.laid_out, source.sent, source.target
    target.slot, target.object, target.holder = source.slot, source.object, source.holder
    target.hand_size[:] = source.hand_size
    target.from_attack[:] = source.from_attack
    target.row_size[:] = source.row_size
    target.facing[:] = source.facing
    target.open[:] = source.open
    target.known_by[:] = source.known_by
    target.pool[:] = source.pool
    target.drunk[:] = source.drunk
    target.djinns[:] = source.djinns
    target.losses[:] = source.losses
    target.visitor_at[:] = source.visitor_at
    target.object_at[:] = source.object_at
    target.pile_size[:] = source.pile_size
    target.trimmed[:] = source.trimmed
    target.discard[:] = source.discard
    target.day_cards[:] = source.day_cards
    target.revealed, target.night_open = source.revealed, source.night_open
    target.offer[:] = source.offer
    target.spent[:] = source.spent
    target.passes = source.passes
    target.dice[:] = source.dice
    target.accused, target.claim, target.tried = source.accused, source.claim, source.tried
    target.lost[:] = source.lost


@compiled
def inform(s: np.record, c: np.record, seat: int, v: np.record) -> None:
    """Fill the information record ``v`` of a seat (NONE for a spectator) from a state."""
    _copy_public(s, v)
    v.seat = seat
    r = seat if seat != NONE else SPECTATOR
    for i in range(HAND):
        v.hand[i] = s.hand[seat, i] if seat != NONE else NONE
    v.owner[:] = NONE
    v.insignia[:] = 0
    for p in range(PLAYERS):
        v.insignia[s.pool[r, p]] += insignia_of(s, p)
        for i in range(ROW):
            t = wide(s.row[p, i])
            seen = has(s.known_by[p, i], r)
            v.row[p, i] = t if seen else NONE
            if t != NONE and (seen or has(s.owner_known[r], t)):
                v.owner[t] = p


@compiled
def imagine(v: np.record, c: np.record, luck: np.record, s: np.record) -> None:
    """Fill state ``s`` with one that agrees with the information ``v``.

    Every unseen card is equally likely in every hidden place of its pile, but ladies and the Ghost in no hand (O-V02,
    O-G02); every arrangement of treasures that agrees with what the seat knows is equally likely.
    """
    _copy_public(v, s)
    _deal_hands(v, c, luck, s)
    _deal_rows(v, luck, s)


@compiled
def _deal_hands(v: np.record, c: np.record, luck: np.record, s: np.record) -> None:
    """The own hand, other hands from unseen cards of the piles they were drawn from, the rest in the piles."""
    for k in range(KINDS):
        s.bag[k] = c.number[k] - v.discard[k]
    for i in range(v.laid_out):
        s.bag[v.table[i]] -= 1
    for visitor in range(VISITORS):
        if v.visitor_at[visitor] != NONE:
            s.bag[c.visitor_kind[visitor]] -= 1
    if v.seat != NONE:
        for i in range(v.hand_size[v.seat]):
            s.bag[v.hand[i]] -= 1
    for q in range(PLAYERS):
        if q == v.seat:
            for i in range(HAND):
                s.hand[q, i] = v.hand[i]
        else:
            _deal_hand(v, c, luck, s, q)


@compiled
def _deal_hand(v: np.record, c: np.record, luck: np.record, s: np.record, q: int) -> None:
    """Deal one hand, in ascending order: the cards of each pile are counted per kind first."""
    size = 0
    for pile in range(PILE_KINDS):
        first, end = wide(c.first[pile]), wide(c.first[pile + 1])
        number = wide(v.from_attack[q]) if pile == 0 else wide(v.hand_size[q]) - v.from_attack[q]
        hidden = 0
        if number > 0:
            for k in range(first, end):
                hidden += _holdable(c, s, k)
        begin = size
        for _ in range(number):
            rest = chance(luck, hidden)
            hidden -= 1
            k = first
            while rest >= _holdable(c, s, k):
                rest -= _holdable(c, s, k)
                k += 1
            s.bag[k] -= 1
            i = size
            while i > begin and s.hand[q, i - 1] > k:
                s.hand[q, i] = s.hand[q, i - 1]
                i -= 1
            s.hand[q, i] = k
            size += 1
    for i in range(size, HAND):
        s.hand[q, i] = NONE


@compiled
def _holdable(c: np.record, s: np.record, k: int) -> int:
    """Unseen cards of a kind that can be in a hand."""
    return 0 if c.kind[k] == VISITOR or c.kind[k] == GHOST else wide(s.bag[k])


@compiled
def _deal_rows(v: np.record, luck: np.record, s: np.record) -> None:
    """Known treasures where they are, those of a known owner in his unknown slots, the others by the counts."""
    r = v.seat if v.seat != NONE else SPECTATOR
    placed = wide(0)
    s.owner_known[:] = 0
    for p in range(PLAYERS):
        for i in range(ROW):
            t = wide(v.row[p, i])
            s.row[p, i] = t
            if t != NONE:
                placed |= bit(t)
    for t in range(TREASURES):
        if v.owner[t] != NONE and not has(placed, t):
            placed |= bit(t)
            s.owner_known[r] |= bit(t)
            _place_with(v, luck, s, v.owner[t], t)
    for pool in range(v.players):
        empty, missing = 0, wide(v.insignia[pool])
        for p in range(v.players):
            if v.pool[r, p] == pool:
                empty += _empty(v, s, p)
                missing -= _insignia_placed(v, s, p)
        for p in range(v.players):
            if v.pool[r, p] == pool:
                for i in range(v.row_size[p]):
                    if s.row[p, i] == NONE:
                        of_insignia = chance(luck, empty) < missing
                        empty -= 1
                        if of_insignia:
                            missing -= 1
                        first, end = (0, INSIGNIA) if of_insignia else (INSIGNIA, TREASURES)
                        t = _choose(luck, placed, first, end)
                        placed |= bit(t)
                        s.row[p, i] = t
    if v.laying != NO_LAYING and v.decision == ASK_LAY and v.actor != v.seat:
        _order_rest(v, s)


@compiled
def _empty(v: np.record, s: np.record, p: int) -> int:
    """Slots of a row in which no treasure has been placed."""
    n = 0
    for i in range(v.row_size[p]):
        if s.row[p, i] == NONE:
            n += 1
    return n


@compiled
def _insignia_placed(v: np.record, s: np.record, p: int) -> int:
    """Insignia that have been placed in a row."""
    n = 0
    for i in range(v.row_size[p]):
        if NONE < s.row[p, i] < INSIGNIA:
            n += 1
    return n


@compiled
def _place_with(v: np.record, luck: np.record, s: np.record, p: int, t: int) -> None:
    """Place a treasure in one of a player's empty slots, each equally likely."""
    rest = chance(luck, _empty(v, s, p))
    i = 0
    while s.row[p, i] != NONE or rest > 0:
        if s.row[p, i] == NONE:
            rest -= 1
        i += 1
    s.row[p, i] = t


@compiled
def _choose(luck: np.record, placed: int, first: int, end: int) -> int:
    """One of the treasures of a range that are not placed, each equally likely."""
    n = 0
    for t in range(first, end):
        if not has(placed, t):
            n += 1
    rest = chance(luck, n)
    t = first
    while has(placed, t) or rest > 0:
        if not has(placed, t):
            rest -= 1
        t += 1
    return t


@compiled
def _order_rest(v: np.record, s: np.record) -> None:
    """What whoever lays his row has not laid yet is kept ascending, the face-up ones first."""
    p = v.actor
    for i in range(v.laid + 1, v.row_size[p]):
        t = wide(s.row[p, i])
        if is_open(s, p, i):
            continue
        j = i
        while j > v.laid and not is_open(s, p, j - 1) and s.row[p, j - 1] > t:
            s.row[p, j] = s.row[p, j - 1]
            j -= 1
        s.row[p, j] = t
