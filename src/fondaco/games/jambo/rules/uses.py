"""The uses of the utilities (chapter 7)."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .moves import (
    discard,
    discard_from_hand,
    discard_utility,
    draw_cards,
    draw_into_limbo,
    empty_limbo,
    exchange,
    gain_card,
    give_back,
    take_top,
    take_wares,
)
from .turn import ask, finish


@compiled
def begin_use(s: np.record, c: np.record, luck: np.record, k: int) -> None:
    """Begin a utility's effect for whoever's turn it is; ``eaten`` tells whether a crocodile is eating it."""
    p = s.turn
    s.use = k
    if k == WELL:
        s.gold[p] -= 1
        draw_cards(s, luck, p, 1)
        finish(s)
    elif k == STATUE:
        s.gold[p] -= 2
        ask(s, p, ASK_STATUE_WARE)
    elif k == DRUMS:
        ask(s, p, ASK_DRUMS_WARE)
    elif k == THRONE:
        ask(s, p, ASK_THRONE_TAKE)
    elif k == BOAT:
        ask(s, p, ASK_BOAT_PAYMENT)
    elif k == WEAPONS:
        ask(s, p, ASK_WEAPONS_PAYMENT)
    elif k == KETTLE:
        s.chosen = 0
        ask(s, p, ASK_KETTLE_CARD)
    elif k == SCALES:
        draw_into_limbo(s, luck, 2)
        if s.limbo_size == 2:
            ask(s, p, ASK_SCALES_KEEP)
        else:
            gain_card(s, p, s.limbo[0], s.limbo_seen[0])
            empty_limbo(s)
            finish(s)
    else:
        search_supplies(s, luck, p)


@compiled
def search_supplies(s: np.record, luck: np.record, p: int) -> None:
    """Supplies: turn cards over until a ware card appears, at most one pass over deck and discards (J-7.17, J-7.22)."""
    passes = 0
    while True:
        if s.deck_size == 0:
            passes += 1
            if passes == 2 or s.discard_top == NONE:
                finish(s)
                return
        k, _ = take_top(s, luck)
        if k >= FIRST_WARE_CARD:
            gain_card(s, p, k, EVERYBODY | (1 << (1 - p)))
            ask(s, p, ASK_SUPPLIES_PAYMENT)
            return
        discard(s, k)


@compiled
def pay_with_card(s: np.record, p: int, a: int) -> None:
    """Discard a hand card or an own placed utility."""
    if a < UTILITY + FIRST_UTILITY:
        discard_from_hand(s, p, a - CARD)
    else:
        discard_utility(s, p, a)


@compiled
def apply_use(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The next step of a utility's effect."""
    p, k = s.turn, s.use
    if k == STATUE:
        take_wares(s, c, p, a - WARE, 1)
        finish(s)
    elif k == DRUMS:
        give_back(s, p, a - WARE)
        draw_cards(s, luck, p, 1)
        finish(s)
    elif k == THRONE:
        if s.decision == ASK_THRONE_TAKE:
            s.chosen = a - WARE
            ask(s, p, ASK_THRONE_GIVE)
        else:
            taken, given = s.chosen, a - WARE
            exchange(s, p, given, taken)
            exchange(s, 1 - p, taken, given)
            finish(s)
    elif k == BOAT:
        if s.decision == ASK_BOAT_PAYMENT:
            pay_with_card(s, p, a)
            ask(s, p, ASK_BOAT_WARE)
        else:
            take_wares(s, c, p, a - WARE, 1)
            finish(s)
    elif k == WEAPONS:
        pay_with_card(s, p, a)
        s.gold[p] += 2
        finish(s)
    elif k == KETTLE:
        if a != DONE:
            discard_from_hand(s, p, a - CARD)
            s.chosen += 1
        if a == DONE or s.chosen == 2 or s.hand_size[p] == 0:
            draw_cards(s, luck, p, s.chosen)
            finish(s)
    elif k == SCALES:
        keep_of_scales(s, p, a - CARD)
        finish(s)
    else:
        if a == PAY_GOLD:
            s.gold[p] -= 1
        else:
            discard_from_hand(s, p, a - CARD)
        finish(s)


@compiled
def keep_of_scales(s: np.record, p: int, k: int) -> None:
    """Scales: keep a card of kind ``k``, give the other, which both then know (J-7.18, J-9.26).

    Of two equal cards the one that the opponent has not seen is kept: he cannot tell them apart.
    """
    kept = 0 if s.limbo[0] == k else 1
    if s.limbo[0] == s.limbo[1] and s.limbo_seen[0] & (1 << (1 - p)):
        kept = 1
    gain_card(s, p, k, s.limbo_seen[kept])
    gain_card(s, 1 - p, s.limbo[1 - kept], 1 << p)
    empty_limbo(s)
