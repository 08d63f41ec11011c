"""The deal, the course of a turn, and the end of the game."""

import numpy as np

from ....kernel.compiling import compiled
from ..state import *
from .huts import huts_of, turn_up_hut


@compiled
def deal(s: np.record, c: np.record, luck: np.record) -> None:
    """Set a zeroed state up for a game (A-P06 to A-P20); the youngest player begins (A-T02)."""
    s.players = c.players
    s.figure[:] = c.site
    s.face_up[:] = NONE
    s.seen[:] = NONE
    s.open_hut[:] = NONE
    s.built[:] = NONE
    s.below[:] = PILE_SIZE
    s.stock[:] = c.goods - TRADED
    s.trade[:] = TRADED
    s.free_dogs = DOGS
    for i in range(PILES):
        turn_up_hut(s, luck, i)
    s.slot = NONE
    s.tile = NONE
    begin_turn(s, c.youngest)


@compiled
def ask(s: np.record, p: int, decision: int) -> None:
    """Ask seat ``p`` a question."""
    s.actor = p
    s.decision = decision


@compiled
def begin_turn(s: np.record, p: int) -> None:
    """The next turn (A-T03)."""
    s.turn = p
    s.pile = NONE
    s.last = NONE
    s.undoable = 0
    ask(s, p, ASK_FLIP)


@compiled
def close_turn(s: np.record) -> None:
    """All of a turn is done: it ends, after an explicit *end turn* while its last step may still be taken back."""
    if s.undoable > 0:
        ask(s, s.turn, ASK_END)
    else:
        end_turn(s)


@compiled
def end_turn(s: np.record) -> None:
    """The next player clockwise has a turn (A-T01, A-T04)."""
    begin_turn(s, (s.turn + 1) % s.players)


@compiled
def finish(s: np.record) -> None:
    """A settlement is complete: the game ends at once (A-E01)."""
    s.pile = NONE
    s.last = NONE
    s.undoable = 0
    ask(s, NONE, OVER)


@compiled
def returns(s: np.record, c: np.record, out: np.ndarray) -> None:
    """Write each seat's share of the victory (sum 1) into ``out``: all of it for a complete settlement (A-E02)."""
    for p in range(s.players):
        if s.decision == OVER:
            out[p] = 1.0 if huts_of(s, p) == OPENINGS else 0.0
        else:
            out[p] = 1.0 / s.players
