"""Goods cards: drawing, discarding, the pile, and what is remembered of them."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *


@compiled
def reshuffle(s: np.record) -> None:
    """The discard pile becomes the pile (S-047); cards without an order need no shuffling.

    Whoever discarded a card knows that it is in the new pile (S-R15).
    """
    for g in range(GOODS):
        s.returned[g] = s.memory[g]
        s.memory[g] = 0
        if s.place[g] == DISCARDED:
            s.place[g] = PILE
    s.pile_size = s.discard_size
    s.discard_size = 0
    s.drawn[:] = 0


@compiled
def card_at(s: np.record, where: int, before: int) -> int:
    """The goods card at a place that has so many others there before it; there must be one."""
    g = -1
    while before >= 0:
        g += 1
        before -= wide(s.place[g] == where)
    return g


@compiled
def draw_card(s: np.record, luck: np.record, p: int) -> bool:
    """A player takes a card from the pile, after a reshuffle if need be (S-R14); False where no card is left.

    What was done before cannot be taken back.
    """
    if s.pile_size == 0:
        reshuffle(s)
        if s.pile_size == 0:
            return False
    s.undoable = 0
    s.place[card_at(s, PILE, chance(luck, s.pile_size))] = p
    s.pile_size -= 1
    s.hand_size[p] += 1
    s.drawn[p] += 1
    return True


@compiled
def lay_aside(s: np.record, p: int, g: int) -> None:
    """A hand card is discarded, with perhaps another to follow."""
    s.place[g] = ASIDE
    s.last = g
    s.hand_size[p] -= 1
    s.aside += 1
    s.left -= 1


@compiled
def discard_aside(s: np.record, p: int) -> None:
    """The cards laid aside go face down to the discard pile (S-046); who laid them there remembers them (S-R15)."""
    for g in range(GOODS):
        if s.place[g] == ASIDE:
            s.place[g] = DISCARDED
            s.memory[g] = wide(1) << wide(p)
    s.discard_size += s.aside
    s.aside = 0
    s.left = 0
    s.last = NONE


@compiled
def sell_card(s: np.record, p: int, g: int) -> None:
    """A goods card is laid face up for 3 dirham (S-067)."""
    s.place[g] = SOLD + p
    s.hand_size[p] -= 1
    s.sold[p] += 1
    s.money[p] += SALE_PRICE
