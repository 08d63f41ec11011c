"""Carrying out an action: the play phase, the reactions, and the way to every other phase (chapters 4 to 6)."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .animals import apply_animal, begin_animal
from .counting import find_utility, is_utility, utilities
from .draw_phase import apply_draw_phase
from .moves import (
    discard,
    discard_from_hand,
    discard_utility,
    gain_card,
    give_back,
    lay_utility,
    lose_openly,
    take_wares,
)
from .people import apply_bid, apply_person, begin_person
from .placing import apply_leave
from .predicates import buying_price, selling_price, stand_cost
from .turn import ask, end_turn, finish, open_window
from .uses import apply_use, begin_use


@compiled
def apply(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Carry out a legal action; what an illegal one does is undefined (the Python API refuses it)."""
    before = s.actor
    s.count += 1
    s.undoable += 1
    d = s.decision
    if d == ASK_PLAY:
        apply_play(s, c, luck, a)
    elif d == ASK_RAIN:
        answer_rain(s, a)
    elif d == ASK_DRAW or d == ASK_KEEP or d == ASK_MASK_CARD or d == ASK_END:
        apply_draw_phase(s, luck, a)
    elif d == ASK_GUARD:
        answer_guard(s, c, luck, a)
    elif d == ASK_BID:
        apply_bid(s, c, a)
    elif s.use != NONE:
        apply_use(s, c, luck, a)
    elif d == ASK_ROOM_UTILITY:
        discard_utility(s, before, a)
        lay_utility(s, before, s.card, 0)
        s.card = NONE
        finish(s)
    elif d == ASK_LEAVE_WARE:
        apply_leave(s, c, a)
    elif s.card < FIRST_ANIMAL:
        apply_person(s, c, luck, a)
    else:
        apply_animal(s, c, luck, a)
    if s.actor != before:
        s.undoable = 0


@compiled
def apply_play(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The play phase: one action for a card or for the use of a utility (chapter 4)."""
    p = s.actor
    if a == END_TURN:
        end_turn(s)
        return
    s.actions -= 1
    if a < SELL + FIRST_WARE_CARD:
        k = a - BUY
        lose_openly(s, p, k)
        s.card = k
        s.gold[p] -= buying_price(s, c, k)
        for w in range(WARE_KINDS):
            take_wares(s, c, p, w, c.wares[k, w])
        open_window(s, ASK_RAIN)
    elif a < PLAY:
        k = a - SELL
        lose_openly(s, p, k)
        s.card = k
        for w in range(WARE_KINDS):
            for _ in range(c.wares[k, w]):
                give_back(s, p, w)
        s.gold[p] += selling_price(s, c, k)
        open_window(s, ASK_RAIN)
    elif a < PLAY + FIRST_WARE_CARD:
        k = a - PLAY
        lose_openly(s, p, k)
        if k == STAND:
            s.gold[p] -= stand_cost(s, c)
            s.stands[p] += 1
            finish(s)
            return
        s.card = k
        if is_utility(k):
            if utilities(s, p) == STALLS:
                ask(s, p, ASK_ROOM_UTILITY)
            else:
                lay_utility(s, p, k, 0)
                s.card = NONE
                finish(s)
        elif k < FIRST_ANIMAL:
            begin_person(s, c, luck, k)
        else:
            open_window(s, ASK_GUARD)
            if s.decision != ASK_GUARD:
                begin_animal(s, c, luck, k)
    else:
        k = a - USE
        s.turned[p, find_utility(s, p, k, 0)] = 1
        begin_use(s, c, luck, k)


@compiled
def answer_rain(s: np.record, a: int) -> None:
    """Rain maker: the ware card just played goes into the hand of who played him (J-8.14)."""
    if a == PLAY_RAIN_MAKER:
        p = s.actor
        k = s.card if s.second == NONE else s.second
        if s.second == NONE:
            s.card = NONE
        else:
            discard(s, s.card)
            s.card = NONE
            s.second = NONE
        discard_from_hand(s, p, RAIN_MAKER)
        gain_card(s, p, k, EVERYBODY | (1 << s.turn))
    finish(s)


@compiled
def answer_guard(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Guard: the animal has no effect on either player (J-8.21, J-9.1)."""
    if a == PLAY_GUARD:
        discard(s, s.card)
        s.card = NONE
        discard_from_hand(s, s.actor, GUARD)
        finish(s)
    else:
        begin_animal(s, c, luck, s.card)
