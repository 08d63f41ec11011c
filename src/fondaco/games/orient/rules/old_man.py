"""The old man's moves, and the end of the game."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *
from .treasures import insignia_of, turn_down, turn_up


@compiled
def check_win(s: np.record, c: np.record) -> None:
    """Whoever has the insignia needed wins when the old man is with him (O-W03, O-W04), or without him at once (O-VA1).

    The win is automatic (O-Q22).
    """
    if s.winner != NONE:
        return
    for i in range(s.players):
        p = (s.turn + i) % s.players
        if (s.old_man == p or s.old_man == NOT_IN_GAME) and insignia_of(s, p) >= c.needed:
            s.winner = p
            return


@compiled
def move_old_man(s: np.record, c: np.record, to: int) -> None:
    """The old man goes to a seat; each move may end the game (O-Q22)."""
    s.old_man = to
    check_win(s, c)


@compiled
def note_flip(s: np.record, c: np.record) -> None:
    """With O-VB1 he goes to the next player whenever a treasure is covered or uncovered at night (O-Q39)."""
    if c.flips_move == 1 and s.old_man < PLAYERS:
        move_old_man(s, c, (s.old_man + 1) % s.players)


@compiled
def uncover(s: np.record, c: np.record, p: int, i: int) -> None:
    """A treasure is turned face up at night."""
    turn_up(s, p, i)
    note_flip(s, c)


@compiled
def cover(s: np.record, c: np.record, p: int, i: int) -> None:
    """A treasure is turned face down at night."""
    turn_down(s, p, i)
    note_flip(s, c)
