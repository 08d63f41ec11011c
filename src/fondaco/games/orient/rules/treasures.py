"""Treasures: rows, facing, who knows which slot, and the powers of what lies face up."""

import numpy as np

from ....kernel.bits import lowest_bit
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *


@compiled
def bit(i: int) -> int:
    """The set of one number."""
    return wide(1) << wide(i)


@compiled
def has(bits: int, i: int) -> bool:
    """Whether a set holds a number."""
    return (wide(bits) >> wide(i)) & 1 == 1


@compiled
def without_slot(bits: int, i: int) -> int:
    """A set of slots, and of numbers above them, when slot ``i`` leaves the row and those to its right move up."""
    slots = wide(bits) & (bit(ROW) - 1)
    low = slots & (bit(i) - 1)
    return (wide(bits) - slots) | low | ((slots >> wide(i + 1)) << wide(i))


@compiled
def is_open(s: np.record, p: int, i: int) -> bool:
    """Whether a slot lies face up."""
    return has(s.facing[p], i)


@compiled
def covered(s: np.record, p: int) -> int:
    """How many treasures of a row lie face down."""
    n = wide(s.row_size[p])
    slots = wide(s.facing[p])
    while slots != 0:
        slots &= slots - 1
        n -= 1
    return n


@compiled
def slot_of(s: np.record, p: int, t: int) -> int:
    """The slot of a treasure in a player's row, NONE where it is not his."""
    for i in range(s.row_size[p]):
        if s.row[p, i] == t:
            return i
    return NONE


@compiled
def treasures_of(s: np.record, p: int) -> int:
    """The set of a player's treasures."""
    held = wide(0)
    for i in range(s.row_size[p]):
        held |= bit(s.row[p, i])
    return held


@compiled
def insignia_of(s: np.record, p: int) -> int:
    """How many insignia a player has."""
    n = 0
    for i in range(s.row_size[p]):
        if s.row[p, i] < INSIGNIA:
            n += 1
    return n


@compiled
def bonus(s: np.record, c: np.record, p: int, power: int) -> int:
    """What a player's face-up treasures (O-B02) and his objects (O-Q30) add for a power."""
    n = wide(0)
    treasures = wide(s.open[p]) & wide(c.with_power[power])
    while treasures != 0:
        n += c.power_amount[lowest_bit(treasures)]
        treasures &= treasures - 1
    objects = wide(c.objects_with[power])
    while objects != 0:
        o = lowest_bit(objects)
        objects &= objects - 1
        if s.object_at[o] == p:
            n += c.day_amount[o]
    return n


# Facing


@compiled
def turn_up(s: np.record, p: int, i: int) -> None:
    """A treasure is turned face up: everybody knows it."""
    t = bit(s.row[p, i])
    s.facing[p] |= bit(i)
    s.open[p] |= t
    s.known_by[p, i] = EVERYBODY
    for r in range(OBSERVERS):
        s.owner_known[r] &= ~t


@compiled
def turn_down(s: np.record, p: int, i: int) -> None:
    """A treasure is turned face down; whoever saw it still knows the slot."""
    s.facing[p] &= ~bit(i)
    s.open[p] &= ~bit(s.row[p, i])


@compiled
def look_at(s: np.record, r: int, p: int, i: int) -> None:
    """A seat looks at a treasure of a row."""
    s.undoable = 0
    s.known_by[p, i] |= bit(r)
    s.owner_known[r] &= ~bit(s.row[p, i])


# From row to row


@compiled
def _lose_track(s: np.record, r: int, p: int, q: int, gone: int) -> None:
    """An observer saw a treasure go from one row to another without knowing which (O-Q50).

    Of whose owner alone he knew, any may have moved; of the insignia he counts those of both players together.
    """
    s.owner_known[r] &= ~gone
    kept, merged = min(s.pool[r, p], s.pool[r, q]), max(s.pool[r, p], s.pool[r, q])
    for o in range(PLAYERS):
        if s.pool[r, o] == merged:
            s.pool[r, o] = kept


@compiled
def take_out(s: np.record, p: int, i: int) -> None:
    """A treasure leaves a row, whose slots to the right move up, with what was offered and spent of them."""
    s.open[p] &= ~bit(s.row[p, i])
    last = wide(s.row_size[p]) - 1
    for j in range(i, last):
        s.row[p, j] = s.row[p, j + 1]
        s.known_by[p, j] = s.known_by[p, j + 1]
    s.row[p, last] = NONE
    s.known_by[p, last] = 0
    s.row_size[p] = last
    s.facing[p] = without_slot(s.facing[p], i)
    s.offer[p] = without_slot(s.offer[p], i)
    s.spent[p] = without_slot(s.spent[p], i)


@compiled
def move_treasure(s: np.record, p: int, i: int, q: int) -> None:
    """A treasure goes to the right end of another row, facing as it lay; the taker looks at it (O-A14, O-Q17)."""
    t = wide(s.row[p, i])
    opened = is_open(s, p, i)
    knowing = wide(s.known_by[p, i]) | bit(q)
    before = treasures_of(s, p)
    for r in range(OBSERVERS):
        if not has(knowing, r):
            _lose_track(s, r, p, q, before)
    s.owner_known[q] &= ~bit(t)
    take_out(s, p, i)
    j = wide(s.row_size[q])
    s.row[q, j] = t
    s.known_by[q, j] = knowing
    s.row_size[q] = j + 1
    if opened:
        s.facing[q] |= bit(j)
        s.open[q] |= bit(t)
    s.undoable = 0


@compiled
def exchange(s: np.record, p: int, i: int, q: int, j: int) -> None:
    """Two treasures take each other's place, each facing as it lay; both new owners look."""
    t, u = wide(s.row[p, i]), wide(s.row[q, j])
    t_open, u_open = is_open(s, p, i), is_open(s, q, j)
    t_known, u_known = wide(s.known_by[p, i]) | bit(q), wide(s.known_by[q, j]) | bit(p)
    of_p, of_q = treasures_of(s, p), treasures_of(s, q)
    for r in range(OBSERVERS):
        if not has(t_known, r):
            _lose_track(s, r, p, q, of_p)
        if not has(u_known, r):
            _lose_track(s, r, p, q, of_q)
    s.owner_known[q] &= ~bit(t)
    s.owner_known[p] &= ~bit(u)
    _put(s, p, i, t, u, u_open, u_known)
    _put(s, q, j, u, t, t_open, t_known)
    s.undoable = 0


@compiled
def _put(s: np.record, p: int, i: int, old: int, new: int, opened: bool, knowing: int) -> None:
    """Lay a treasure in the place of another."""
    s.open[p] &= ~bit(old)
    s.facing[p] &= ~bit(i)
    s.row[p, i] = new
    s.known_by[p, i] = knowing
    if opened:
        s.open[p] |= bit(new)
        s.facing[p] |= bit(i)


# Laying a row


@compiled
def _face(s: np.record, p: int) -> None:
    """Write the facing of the slots from the facing of the treasures in them."""
    slots = wide(0)
    for i in range(s.row_size[p]):
        if has(s.open[p], wide(s.row[p, i])):
            slots |= bit(i)
    s.facing[p] = slots


@compiled
def pick_up(s: np.record, p: int) -> None:
    """A player picks up his row to lay it anew.

    Others who knew a slot that lies face down now know the owner only (O-Q50). What is not laid yet has no order: it is
    kept with face-up treasures first and each part ascending, so that nothing can be read from it.
    """
    n = wide(s.row_size[p])
    for i in range(n):
        t = bit(s.row[p, i])
        if not is_open(s, p, i):
            for r in range(OBSERVERS):
                if r != p and (r < s.players or r == SPECTATOR) and has(s.known_by[p, i], r):
                    s.owner_known[r] |= t
            s.known_by[p, i] = bit(p)
    for i in range(1, n):
        t, knowing = wide(s.row[p, i]), wide(s.known_by[p, i])
        rank = _rank(s, p, t)
        j = i
        while j > 0 and _rank(s, p, wide(s.row[p, j - 1])) > rank:
            s.row[p, j] = s.row[p, j - 1]
            s.known_by[p, j] = s.known_by[p, j - 1]
            j -= 1
        s.row[p, j] = t
        s.known_by[p, j] = knowing
    _face(s, p)


@compiled
def _rank(s: np.record, p: int, t: int) -> int:
    """Place of a treasure that is not laid yet among the others of its kind: open ones first."""
    return t if has(s.open[p], t) else t + TREASURES


@compiled
def lay_next(s: np.record, p: int, t: int) -> None:
    """A treasure is laid in the next slot; the rest stays in its order."""
    at = wide(s.laid)
    i = at
    while s.row[p, i] != t:
        i += 1
    knowing = wide(s.known_by[p, i])
    while i > at:
        s.row[p, i] = s.row[p, i - 1]
        s.known_by[p, i] = s.known_by[p, i - 1]
        i -= 1
    s.row[p, at] = t
    s.known_by[p, at] = knowing
    _face(s, p)
    s.laid = at + 1
