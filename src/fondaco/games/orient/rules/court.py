"""Court Day: suits, bribes and verdicts."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *
from .attack import roll_die
from .day import begin_offers, end_raising, worth
from .old_man import check_win
from .steps import STEP_DAY_CARD, STEP_SUIT, ask
from .treasures import bit, is_open, move_treasure, slot_of, turn_up


@compiled
def plaintiff(s: np.record) -> int:
    """Who may sue now: one after the other from the dealer's left (O-Q33)."""
    return (s.dealer + 1 + s.asked) % s.players


@compiled
def next_suit(s: np.record) -> int:
    """Ask the next player for his one suit of this card."""
    if s.asked == s.players:
        s.asked = 0
        return STEP_DAY_CARD
    return ask(s, plaintiff(s), ASK_ACCUSE)


@compiled
def end_suit(s: np.record) -> int:
    """A suit is over, has lapsed (O-DC4) or is not brought."""
    s.accused = NONE
    s.claim = NONE
    s.asked += 1
    return STEP_SUIT


@compiled
def accuse(s: np.record, q: int) -> int:
    """Name the accused; the treasure is named next (O-DC3)."""
    s.accused = q
    return ask(s, s.actor, ASK_CLAIM)


@compiled
def sue(s: np.record, t: int) -> int:
    """Who has the treasure must lay it face up, which is no flip of the night (O-DC5, O-Q39); then both bribe."""
    s.undoable = 0
    s.claim = t
    i = slot_of(s, s.accused, t)
    if i == NONE:
        return end_suit(s)
    if not is_open(s, s.accused, i):
        turn_up(s, s.accused, i)
    s.tried |= bit(t)
    return begin_offers(s, plaintiff(s), ASK_BRIBE)


@compiled
def pass_in_court(s: np.record, c: np.record, luck: np.record) -> int:
    """The other side may raise, until both pass (O-DC6, O-Q35)."""
    p = s.actor
    end_raising(s)
    if s.passes == 2:
        return judge(s, c, luck)
    return ask(s, s.accused if p != s.accused else plaintiff(s), ASK_BRIBE)


@compiled
def judge(s: np.record, c: np.record, luck: np.record) -> int:
    """Both roll, again on a tie (O-DC9); the higher total gets the treasure, both bribes are spent (O-DC7, O-DC8).

    Where it changes owner it goes face up and unspent to the right end of his row (O-DC10, O-Q27, O-Q36).
    """
    p, q = plaintiff(s), s.accused
    mine, other = worth(s, c, p, s.offer[p]), worth(s, c, q, s.offer[q])
    for _ in range(ROUNDS_OF_DICE):
        s.dice[p] = roll_die(s, luck)
        s.dice[q] = roll_die(s, luck)
        if s.dice[p] + mine != s.dice[q] + other:
            break
    s.spent[p] |= s.offer[p]
    s.spent[q] |= s.offer[q]
    s.offer[:] = 0
    s.passes = 0
    if s.dice[p] + mine > s.dice[q] + other:
        move_treasure(s, q, slot_of(s, q, s.claim), p)
        s.lost[q] |= bit(s.claim)
        check_win(s, c)
    return end_suit(s)
