"""Event cards played in one's own turn, and looks by a power (O-E01 to O-E05, O-Q1)."""

import numpy as np

from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .cards import count_djinn, discard_at_random, discard_from_hand
from .old_man import move_old_man
from .rows import rearrange
from .steps import STEP_DRAW, STEP_ON, STEP_TRAP, ask
from .treasures import covered, exchange, is_open, look_at


@compiled
def cast(s: np.record, c: np.record, k: int) -> int:
    """Play an event card in a window of the own turn; it costs no action (O-E03)."""
    p = s.turn
    discard_from_hand(s, c, p, k)
    count_djinn(s, c, p, k)
    effect = c.effect[k]
    s.event = k
    if effect == DISCARD_CARDS or effect == LOOK_ROW:
        return ask(s, p, ASK_OPPONENT)
    if effect == EXCHANGE:
        return ask(s, p, ASK_GIVE)
    if effect == LOOK_SLOTS:
        s.left = c.amount[k]
        s.last = NONE
        return ask(s, p, ASK_LOOK)
    if effect == MOVE_OLD_MAN and s.old_man != NOT_IN_GAME:
        return ask(s, p, ASK_ROAD)
    s.event = NONE
    if effect == MOVE_OLD_MAN:
        s.draw = ROAD_DRAW
        s.left = 1
        return STEP_DRAW
    if effect == REARRANGE_ROW:
        return rearrange(s, c, VEIL_LAYING)
    s.stage = BEFORE
    return STEP_ON


@compiled
def end_event(s: np.record) -> int:
    """The card has been carried out."""
    s.event = NONE
    s.left = 0
    s.last = NONE
    return STEP_ON


@compiled
def choose_opponent(s: np.record, c: np.record, luck: np.record, q: int) -> int:
    """Whirlwind: cards at random; Thousand Eyes: all face-down treasures of one opponent."""
    if c.effect[s.event] == DISCARD_CARDS:
        discard_at_random(s, c, luck, q, c.amount[s.event])
    else:
        for i in range(s.row_size[q]):
            if not is_open(s, q, i):
                look_at(s, s.turn, q, i)
    return end_event(s)


@compiled
def send_old_man(s: np.record, c: np.record, q: int) -> int:
    """Long Road: the old man goes to any player."""
    move_old_man(s, c, q)
    return end_event(s)


@compiled
def can_look_further(s: np.record) -> bool:
    """Whether another face-down treasure of an opponent is there to look at."""
    n = 0
    for q in range(s.players):
        if q != s.turn:
            n += covered(s, q)
    return n > 1


@compiled
def look(s: np.record, place: int) -> int:
    """Look at one face-down treasure, by a card or by a power; a card may allow more looks."""
    look_at(s, s.turn, place // ROW, place % ROW)
    if s.decision == ASK_TURN:
        s.looked += 1
        return STEP_ON
    left = wide(s.left) - 1
    s.left = left
    s.last = place
    if left > 0 and can_look_further(s):
        return ask(s, s.turn, ASK_LOOK)
    return end_event(s)


@compiled
def offer_exchange(s: np.record, i: int) -> int:
    """Exchange: the own treasure is chosen, now that of an opponent."""
    s.slot = i
    return ask(s, s.turn, ASK_GET)


@compiled
def swap(s: np.record, place: int) -> int:
    """Exchange: no theft, so nobody snatches and nobody loses; Bottle and Wine hit who played it (O-Q4)."""
    p = s.turn
    q = place // ROW
    exchange(s, p, s.slot, q, place % ROW)
    s.event = NONE
    s.target = q
    s.holder = p
    return STEP_TRAP
