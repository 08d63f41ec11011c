"""Set-up and result."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .dawn import gather_cards, lay_rows
from .flow import run
from .treasures import bit
from .turn import clear_turn


@compiled
def deal(s: np.record, c: np.record, luck: np.record) -> None:
    """Set a zeroed state up for a game (O-S03 to O-S08, O-Q51): treasures are dealt, and the first row is laid."""
    s.players = c.players
    s.winner = NONE
    s.night = 1
    s.table[:] = NONE
    s.hand[:] = NONE
    s.row[:] = NONE
    s.day_cards[:] = NONE
    s.object_at[:] = NONE
    s.accused = NONE
    s.claim = NONE
    for r in range(OBSERVERS):
        for p in range(PLAYERS):
            s.pool[r, p] = p
    clear_turn(s)
    s.dealer = c.dealer if c.dealer != NONE else chance(luck, c.players)
    s.old_man = NOT_IN_GAME if c.without_old_man == 1 else s.dealer
    _deal_treasures(s, luck, 0, INSIGNIA, c.dealt_insignia)
    _deal_treasures(s, luck, INSIGNIA, TREASURES, c.dealt_valuables)
    gather_cards(s, c)
    run(s, c, luck, lay_rows(s, c))


@compiled
def _deal_treasures(s: np.record, luck: np.record, first: int, end: int, each: int) -> None:
    """Deal so many treasures of a range to every player; the others are not used (O-S08)."""
    dealt = wide(0)
    left = end - first
    for _ in range(each):
        for j in range(s.players):
            p = (s.dealer + 1 + j) % s.players
            rest = chance(luck, left)
            t = first
            while dealt >> wide(t) & 1 == 1 or rest > 0:
                rest -= 1 - (dealt >> wide(t) & 1)
                t += 1
            dealt |= bit(t)
            left -= 1
            i = wide(s.row_size[p])
            s.row[p, i] = t
            s.known_by[p, i] = bit(p)
            s.row_size[p] = i + 1


@compiled
def returns(s: np.record, c: np.record, out: np.ndarray) -> None:
    """Write each seat's share of the victory (sum 1) into ``out``: all alike before somebody has won (O-C06)."""
    for p in range(s.players):
        if s.winner == NONE:
            out[p] = 1.0 / s.players
        else:
            out[p] = 1.0 if s.winner == p else 0.0
