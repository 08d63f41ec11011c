"""Placing the wares that people and animals brought (J-6.12, J-9.2)."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .counting import free_spaces, room, total
from .moves import place_ware
from .turn import ask, finish


@compiled
def place_taken(s: np.record, c: np.record) -> None:
    """Place the wares gained, the player whose turn it is first; whoever has too many is asked (J-9.2, J-9.20)."""
    for turn in range(PLAYERS):
        p = s.turn if turn == 0 else 1 - s.turn
        n = total(s.taken[p])
        if n > free_spaces(s, c, p):
            s.left = n - room(s, c, p, s.gold[p])
            s.last = 0
            if s.left < 0:
                s.left = 0
            if s.left < n:
                ask(s, p, ASK_LEAVE_WARE)
                return
            return_taken(s, p)
        place_all(s, c, p)
    s.left = 0
    s.last = NONE
    finish(s)


@compiled
def return_taken(s: np.record, p: int) -> None:
    """All wares that a player gained go back to the supply."""
    for w in range(WARE_KINDS):
        s.supply[w] += s.taken[p, w]
        s.taken[p, w] = 0


@compiled
def place_all(s: np.record, c: np.record, p: int) -> None:
    """Place a player's gained wares in the order of the kinds (J-6.8)."""
    for w in range(WARE_KINDS):
        while s.taken[p, w] > 0:
            s.taken[p, w] -= 1
            place_ware(s, c, p, w)


@compiled
def apply_leave(s: np.record, c: np.record, a: int) -> None:
    """Send a gained ware back to the supply, or be done and place the others (J-6.12, J-9.2)."""
    p = s.actor
    if a == DONE:
        place_all(s, c, p)
        place_taken(s, c)
        return
    w = a - WARE
    s.taken[p, w] -= 1
    s.supply[w] += 1
    s.last = w
    if s.left > 0:
        s.left -= 1
    if s.left == 0 and total(s.taken[p]) <= free_spaces(s, c, p):
        place_all(s, c, p)
        place_taken(s, c)
