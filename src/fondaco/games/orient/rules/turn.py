"""The course of a turn: the old man, the windows, and the next player."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *
from .attack import can_reroll, roll_die
from .old_man import move_old_man
from .steps import STEP_DRAW, STEP_NEXT_TURN, STEP_OLD_MAN, STEP_ON, STEP_WALK, ask


@compiled
def clear_turn(s: np.record) -> None:
    """Nothing has been done in this turn."""
    s.stage = BEFORE
    s.rerolled = 0
    s.looked = 0
    s.event = NONE
    s.left = 0
    s.last = NONE
    s.draw = NO_DRAW
    s.laying = NO_LAYING
    s.laid = 0
    s.asked = 0
    s.due = 0
    s.target = NONE
    s.slot = NONE
    s.object = NONE
    s.holder = NONE
    s.djinns[:] = 0


@compiled
def begin_turn(s: np.record, c: np.record) -> int:
    """A turn begins: who was drunk is sober, and the old man may be fetched from the middle instead (O-VB5)."""
    clear_turn(s)
    s.undoable = 0
    s.drunk[s.turn] = 0
    if c.may_fetch == 1 and s.old_man == MIDDLE:
        return ask(s, s.turn, ASK_OLD_MAN)
    return STEP_OLD_MAN


@compiled
def fetch_old_man(s: np.record, c: np.record) -> int:
    """Give up the turn, draw included, and take the old man (O-VB5, O-Q41)."""
    move_old_man(s, c, s.turn)
    return STEP_NEXT_TURN


@compiled
def roll_for_old_man(s: np.record, c: np.record, luck: np.record) -> int:
    """First thing in a turn the old man's die is rolled (O-O03, O-Q19), unless a variant replaces it (O-Q39)."""
    if c.walks == 0:
        return STEP_ON
    s.die = roll_die(s, luck)
    if can_reroll(s, c):
        return ask(s, s.turn, ASK_REROLL)
    return STEP_WALK


@compiled
def walk(s: np.record, c: np.record) -> int:
    """1-2: he stays; 3-4: one player on; 5-6: two, in one move (O-O03 to O-O05, O-Q20)."""
    far = (s.die - 1) // 2
    if far > 0 and s.old_man < PLAYERS:
        move_old_man(s, c, (s.old_man + far) % s.players)
    return STEP_ON


@compiled
def go_on(s: np.record) -> int:
    """The next window of the turn opens; before that the old man goes to the middle if he must (O-VB4)."""
    if s.due == 1:
        s.due = 0
        s.old_man = MIDDLE
    if s.stage == BEFORE:
        return ask(s, s.turn, ASK_TURN)
    return ask(s, s.turn, ASK_ATTACKS if s.stage == ATTACKING else ASK_AFTER)


@compiled
def end_action(s: np.record) -> int:
    """The action is complete."""
    s.stage = AFTER
    return STEP_ON


@compiled
def end_turn(s: np.record) -> int:
    """The turn ends with drawing up to the limit (O-X02)."""
    s.draw = TURN_DRAW
    return STEP_DRAW


@compiled
def next_turn(s: np.record, c: np.record) -> int:
    """The turn of the next player begins (O-X03)."""
    s.turn = (s.turn + 1) % s.players
    return begin_turn(s, c)
