"""The draw phase: looking, keeping, discarding, and the Mask (chapter 3)."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .counting import find_utility
from .moves import discard, discard_from_hand, draw_into_limbo, empty_limbo, gain_card
from .turn import ask, end_turn, finish, go_on


@compiled
def apply_draw_phase(s: np.record, luck: np.record, a: int) -> None:
    """Looking, keeping and discarding, the Mask, the end of a turn (chapter 3, J-7.14)."""
    p = s.actor
    if a == LOOK:
        s.actions -= 1
        s.looked += 1
        draw_into_limbo(s, luck, 1)
        ask(s, p, ASK_KEEP)
    elif a == KEEP:
        gain_card(s, p, s.limbo[0], s.limbo_seen[0])
        empty_limbo(s)
        s.phase = PLAY_PHASE
        go_on(s)
    elif a == DISCARD:
        discard(s, s.limbo[0])
        empty_limbo(s)
        go_on(s)
    elif a == SKIP:
        s.phase = PLAY_PHASE
        go_on(s)
    elif a == END_TURN:
        end_turn(s)
    elif a == USE + MASK:
        s.actions -= 1
        s.turned[p, find_utility(s, p, MASK, 0)] = 1
        s.use = MASK
        ask(s, p, ASK_MASK_CARD)
    else:
        top = s.discard_top
        s.discard[top] -= 1
        discard_from_hand(s, p, a - CARD)
        gain_card(s, p, top, EVERYBODY | (1 << (1 - p)))
        finish(s)
