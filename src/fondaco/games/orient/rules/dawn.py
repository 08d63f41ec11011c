"""Dawn: cards are gathered, rows are laid anew, hands are drawn. A game begins in the same way."""

import numpy as np

from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .rows import start_laying
from .steps import STEP_BEGIN_TURN, STEP_DAWN_DRAW, STEP_DRAW
from .treasures import turn_down


@compiled
def gather_cards(s: np.record, c: np.record) -> None:
    """All night cards are sorted by symbol and shuffled into two piles (O-DE1, O-S11, O-Q49 (2), (3)).

    With O-Q7's option hands stay. With O-VA4 ten cards of each pile are put aside unseen.
    """
    s.visitor_at[:] = NONE
    s.discard[:] = 0
    for k in range(KINDS):
        s.bag[k] = c.number[k]
    for p in range(s.players):
        if c.keep_hands == 0:
            s.hand[p, :] = NONE
            s.hand_size[p] = 0
            s.from_attack[p] = 0
        for i in range(s.hand_size[p]):
            s.bag[s.hand[p, i]] -= 1
    for pile in range(PILE_KINDS):
        n = wide(0)
        for k in range(c.first[pile], c.first[pile + 1]):
            n += s.bag[k]
        s.trimmed[pile] = min(n, FEWER) if c.fewer_cards == 1 else 0
        s.pile_size[pile] = n - s.trimmed[pile]


@compiled
def dawn(s: np.record, c: np.record) -> int:
    """The next dealer's round begins (O-DE1, O-Q25, O-Q49)."""
    s.day = 0
    s.night += 1
    s.dealer = (s.dealer + 1) % s.players
    s.night_open = 0
    s.tried = 0
    s.lost[:] = 0
    s.spent[:] = 0
    s.losses[:] = 0
    s.drunk[:] = 0
    s.djinns[:] = 0
    gather_cards(s, c)
    return lay_rows(s, c)


@compiled
def lay_rows(s: np.record, c: np.record) -> int:
    """Clockwise from the dealer's left each lays his row."""
    s.asked = 0
    return lay_at_dawn(s, c)


@compiled
def lay_at_dawn(s: np.record, c: np.record) -> int:
    """The next player lays his treasures face down in an order of his own (O-S09, O-DE2)."""
    if s.asked == s.players:
        s.asked = 0
        return STEP_DAWN_DRAW
    p = (s.dealer + 1 + s.asked) % s.players
    for i in range(s.row_size[p]):
        turn_down(s, p, i)
    s.laying = DAWN_LAYING
    return start_laying(s, c, p)


@compiled
def draw_at_dawn(s: np.record) -> int:
    """In the same order each draws his hand (O-S12, O-S13, O-DE3); then the dealer's left neighbour begins (O-N01)."""
    if s.asked == s.players:
        s.asked = 0
        s.turn = (s.dealer + 1) % s.players
        return STEP_BEGIN_TURN
    s.draw = DAWN_DRAW
    return STEP_DRAW
