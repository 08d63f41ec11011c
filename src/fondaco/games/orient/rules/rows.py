"""Laying a row: action 3, the Djinn of the Veil, and every dawn."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *
from .old_man import cover
from .steps import ASKED, STEP_DAWN_LAY, STEP_ON, ask
from .treasures import lay_next, pick_up, turn_up


@compiled
def rearrange(s: np.record, c: np.record, why: int) -> int:
    """Action 3 or the Veil: first any face-up treasures may be covered (O-R02)."""
    s.laying = why
    s.last = NONE
    if s.facing[s.turn] != 0:
        return ask(s, s.turn, ASK_COVER_ROW)
    return start_laying(s, c, s.turn)


@compiled
def cover_slot(s: np.record, c: np.record, i: int) -> int:
    """Cover one treasure before laying the row anew; more may follow, further right."""
    cover(s, c, s.turn, i)
    s.last = i
    return ASKED


@compiled
def start_laying(s: np.record, c: np.record, p: int) -> int:
    """A player picks up his row and lays it in any order (O-R01, O-S09), slot by slot from the left."""
    pick_up(s, p)
    s.laid = 0
    s.last = NONE
    if s.row_size[p] > 1:
        return ask(s, p, ASK_LAY)
    return end_laying(s, c, p)


@compiled
def lay(s: np.record, c: np.record, t: int) -> int:
    """Lay a treasure in the next slot; the last one has no choice."""
    p = s.actor
    lay_next(s, p, t)
    if s.laid < s.row_size[p] - 1:
        return ASKED
    return end_laying(s, c, p)


@compiled
def end_laying(s: np.record, c: np.record, p: int) -> int:
    """The row is laid; at dawn, if the players agreed so, its owner may now turn treasures up (O-DE4)."""
    why = s.laying
    s.laid = 0
    s.last = NONE
    if why == DAWN_LAYING:
        if c.open_dawn == 1 and s.night > 1 and s.row_size[p] > 0:
            return ask(s, p, ASK_FACING)
        return laid_at_dawn(s)
    s.laying = NO_LAYING
    if why == ACTION_LAYING:
        s.stage = AFTER
    return STEP_ON


@compiled
def turn_up_at_dawn(s: np.record, i: int) -> int:
    """Turn a treasure up at dawn (O-DE4), which moves nobody (O-Q49)."""
    turn_up(s, s.actor, i)
    s.last = i
    return ASKED


@compiled
def laid_at_dawn(s: np.record) -> int:
    """The next player lays his row."""
    s.laying = NO_LAYING
    s.last = NONE
    s.asked += 1
    return STEP_DAWN_LAY
