"""The chain of steps that an action sets off, until a question is asked or the game is over."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *
from .attack import ask_pilfer, note_loss, settle, spring_trap
from .cards import clear_table
from .court import next_suit
from .dawn import dawn, draw_at_dawn, lay_at_dawn
from .day import end_night, reveal_day_card
from .drawing import draw_on
from .steps import (
    ASKED,
    STEP_BEGIN_TURN,
    STEP_DAWN,
    STEP_DAWN_DRAW,
    STEP_DAWN_LAY,
    STEP_DAY_CARD,
    STEP_DRAW,
    STEP_LOSS,
    STEP_NEXT_TURN,
    STEP_NIGHT_END,
    STEP_OLD_MAN,
    STEP_ON,
    STEP_PILFER,
    STEP_SETTLE,
    STEP_SUIT,
    STEP_TRAP,
    STEP_WALK,
    ask,
)
from .treasures import is_open, turn_up
from .turn import begin_turn, clear_turn, go_on, next_turn, roll_for_old_man, walk


@compiled
def run(s: np.record, c: np.record, luck: np.record, step: int) -> None:
    """Carry out steps until a question is asked, or somebody has won (O-W04)."""
    while step != ASKED and s.winner == NONE:
        step = _do(s, c, luck, step)
    if s.winner != NONE:
        _finish(s)


@compiled
def _do(s: np.record, c: np.record, luck: np.record, step: int) -> int:
    """Carry out one step; the step that comes next."""
    if step == STEP_ON:
        return go_on(s)
    if step == STEP_DRAW:
        return draw_on(s, c, luck)
    if step == STEP_NEXT_TURN:
        return next_turn(s, c)
    if step == STEP_OLD_MAN:
        return roll_for_old_man(s, c, luck)
    if step == STEP_WALK:
        return walk(s, c)
    if step == STEP_PILFER:
        return ask_pilfer(s)
    if step == STEP_LOSS:
        return note_loss(s, c)
    if step == STEP_TRAP:
        return spring_trap(s, c)
    if step == STEP_SETTLE:
        return settle(s, c)
    if step == STEP_NIGHT_END:
        return end_night(s)
    if step == STEP_DAY_CARD:
        return reveal_day_card(s, c, luck)
    if step == STEP_SUIT:
        return next_suit(s)
    if step == STEP_DAWN:
        return dawn(s, c)
    if step == STEP_DAWN_LAY:
        return lay_at_dawn(s, c)
    if step == STEP_DAWN_DRAW:
        return draw_at_dawn(s)
    return begin_turn(s, c) if step == STEP_BEGIN_TURN else ASKED


@compiled
def _finish(s: np.record) -> None:
    """The winner shows his insignia (O-W04); nothing is left to be done."""
    clear_table(s)
    clear_turn(s)
    s.offer[:] = 0
    s.passes = 0
    s.accused = NONE
    s.claim = NONE
    for i in range(s.row_size[s.winner]):
        if s.row[s.winner, i] < INSIGNIA and not is_open(s, s.winner, i):
            turn_up(s, s.winner, i)
    s.undoable = 0
    ask(s, NONE, OVER)
