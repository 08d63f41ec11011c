"""Drawing cards: whose limit, which pile, ladies and the Ghost, and the end of the night."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .cards import add_to_hand
from .old_man import uncover
from .steps import (
    ASKED,
    STEP_DAWN_DRAW,
    STEP_NEXT_TURN,
    STEP_NIGHT_END,
    STEP_ON,
    ask,
)
from .treasures import bonus, is_open


@compiled
def ladies(s: np.record, p: int) -> int:
    """How many visitors a player entertains (O-V02)."""
    n = 0
    for visitor in range(VISITORS):
        if s.visitor_at[visitor] == p:
            n += 1
    return n


@compiled
def hand_limit(s: np.record, c: np.record, p: int) -> int:
    """Cards up to which a player draws (O-Q46): by the number of players, with powers, one less per lady (O-V03)."""
    return wide(c.hand_limit) + bonus(s, c, p, HAND_PLUS) - ladies(s, p)


@compiled
def drawer(s: np.record) -> int:
    """Who draws: at dawn one after the other from the dealer's left (O-S13), else whose turn it is."""
    return (s.dealer + 1 + s.asked) % s.players if s.draw == DAWN_DRAW else wide(s.turn)


@compiled
def draw_card(s: np.record, c: np.record, luck: np.record, p: int, pile: int) -> bool:
    """A player draws from a pile that has cards; False for the Ghost, in whose place he draws another (O-G03).

    Cards put aside unseen (O-VA4) are as likely as those in the pile.
    """
    s.undoable = 0
    rest = chance(luck, wide(s.pile_size[pile]) + s.trimmed[pile])
    k = wide(c.first[pile])
    while rest >= s.bag[k]:
        rest -= s.bag[k]
        k += 1
    s.bag[k] -= 1
    s.pile_size[pile] -= 1
    if c.kind[k] == GHOST:
        s.discard[k] += 1
        reveal_insignia(s, c, p)
        return False
    if c.kind[k] == VISITOR:
        s.visitor_at[c.visitor[k]] = p
    else:
        add_to_hand(s, c, p, k)
    return True


@compiled
def reveal_insignia(s: np.record, c: np.record, p: int) -> None:
    """The Ghost: all insignia are turned up (O-G04), clockwise from who drew him, each a move with O-VB1 (O-Q39).

    Everybody has counted every player's insignia then.
    """
    for i in range(s.players):
        q = (p + i) % s.players
        for slot in range(s.row_size[q]):
            if s.row[q, slot] < INSIGNIA and not is_open(s, q, slot) and s.winner == NONE:
                uncover(s, c, q, slot)
    for r in range(OBSERVERS):
        for q in range(PLAYERS):
            s.pool[r, q] = q


@compiled
def draw_one(s: np.record, c: np.record, luck: np.record, pile: int) -> None:
    """One card of the draw that goes on."""
    if draw_card(s, c, luck, drawer(s), pile) and (s.draw == EXCHANGE_DRAW or s.draw == ROAD_DRAW):
        s.left -= 1


@compiled
def draw_on(s: np.record, c: np.record, luck: np.record) -> int:
    """Draw until the draw is complete, asking for the pile where there is a choice (O-S12).

    The night ends the instant both piles are empty (O-NE1, O-Q5).
    """
    p = drawer(s)
    while s.winner == NONE:
        if s.pile_size[0] == 0 and s.pile_size[1] == 0:
            return STEP_NIGHT_END
        if s.draw == TURN_DRAW or s.draw == DAWN_DRAW:
            if s.hand_size[p] >= hand_limit(s, c, p):
                return end_draw(s)
        elif s.left == 0:
            return end_draw(s)
        if s.pile_size[0] > 0 and s.pile_size[1] > 0:
            return ask(s, p, ASK_DRAW)
        draw_one(s, c, luck, 0 if s.pile_size[0] > 0 else 1)
    return ASKED


@compiled
def end_draw(s: np.record) -> int:
    """What comes after a complete draw."""
    why = s.draw
    s.draw = NO_DRAW
    if why == TURN_DRAW:
        return STEP_NEXT_TURN
    if why == DAWN_DRAW:
        s.asked += 1
        return STEP_DAWN_DRAW
    if why == EXCHANGE_DRAW:
        s.stage = AFTER
    return STEP_ON
