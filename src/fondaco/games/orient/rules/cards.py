"""Night cards: hands, the table and the discard pile."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *


@compiled
def pile_of(c: np.record, k: int) -> int:
    """The pile that a kind of card belongs to, by the symbol on it (O-S11)."""
    return 0 if k < c.first[1] else 1


@compiled
def holds(s: np.record, p: int, k: int) -> bool:
    """Whether a player has a card of a kind in hand."""
    for i in range(s.hand_size[p]):
        if s.hand[p, i] == k:
            return True
    return False


@compiled
def add_to_hand(s: np.record, c: np.record, p: int, k: int) -> None:
    """A card comes into a hand, which is kept in ascending order."""
    i = wide(s.hand_size[p])
    while i > 0 and s.hand[p, i - 1] > k:
        s.hand[p, i] = s.hand[p, i - 1]
        i -= 1
    s.hand[p, i] = k
    s.hand_size[p] += 1
    if pile_of(c, k) == 0:
        s.from_attack[p] += 1


@compiled
def take_from_hand(s: np.record, c: np.record, p: int, k: int) -> None:
    """A card leaves a hand."""
    i = 0
    while s.hand[p, i] != k:
        i += 1
    last = wide(s.hand_size[p]) - 1
    while i < last:
        s.hand[p, i] = s.hand[p, i + 1]
        i += 1
    s.hand[p, last] = NONE
    s.hand_size[p] = last
    if pile_of(c, k) == 0:
        s.from_attack[p] -= 1


@compiled
def discard_from_hand(s: np.record, c: np.record, p: int, k: int) -> None:
    """A card goes face up from a hand to the discard pile (O-Q50)."""
    take_from_hand(s, c, p, k)
    s.discard[k] += 1


@compiled
def discard_at_random(s: np.record, c: np.record, luck: np.record, p: int, number: int) -> None:
    """A player loses so many cards of his hand at random, or all if he has fewer."""
    s.undoable = 0
    for _ in range(number):
        if s.hand_size[p] > 0:
            discard_from_hand(s, c, p, wide(s.hand[p, chance(luck, wide(s.hand_size[p]))]))


@compiled
def discard_hand(s: np.record, c: np.record, p: int) -> None:
    """A player discards his whole hand."""
    while s.hand_size[p] > 0:
        discard_from_hand(s, c, p, wide(s.hand[p, s.hand_size[p] - 1]))


@compiled
def lay_out(s: np.record, c: np.record, p: int, k: int) -> None:
    """A card is laid on the table in an attack or against it."""
    take_from_hand(s, c, p, k)
    s.table[s.laid_out] = k
    s.laid_out += 1


@compiled
def clear_table(s: np.record) -> None:
    """All cards laid in an attack go to the discard pile (O-A11)."""
    for i in range(s.laid_out):
        s.discard[s.table[i]] += 1
        s.table[i] = NONE
    s.laid_out = 0
    s.sent = 0


@compiled
def count_djinn(s: np.record, c: np.record, p: int, k: int) -> None:
    """A djinn is played; the second of a player's in one turn will send the old man away (O-VB4, O-Q41)."""
    if c.kind[k] == DJINN:
        s.djinns[p] += 1
        if c.djinns_move == 1 and s.djinns[p] >= DJINNS:
            s.due = 1
