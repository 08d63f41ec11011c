"""Carrying out an action: a tile, the way of the figure, and the action of the space where it arrives."""

import numpy as np

from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *
from .dogs import owner_on_the_left, steal_dog, take_dog
from .forest import swap_tiles, turn_all_down, turn_up
from .huts import can_build_any, huts_of, pay_hut, put_hut, turn_up_hut
from .trading import can_give_any, chosen, exchange
from .turn import ask, close_turn, end_turn, finish


@compiled
def apply(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Carry out a legal action; what an illegal one does is undefined (the Python API refuses it)."""
    p = s.actor
    s.count += 1
    s.undoable += 1
    s.slot = NONE
    s.tile = NONE
    if a >= SWAP:
        swap_tiles(s, a - SWAP)
        if c.automatic_swap != 0:
            s.undoable = 0  # a lot was drawn
        close_turn(s)
    elif a >= SPARE:
        s.spared[a - SPARE] += 1
        s.last = a - SPARE
    elif a >= BUILD:
        s.pile = a - BUILD
        ask(s, p, ASK_PAY)
    elif a >= TAKE:
        take(s, p, a - TAKE)
    elif a >= GIVE:
        s.given[a - GIVE] += 1
        s.last = a - GIVE
    elif a >= FLIP:
        t = turn_up(s, luck, a - FLIP)
        move(s, c, p, t)
        arrive(s, c, p)
    elif a == END_TURN:
        end_turn(s)
    elif a == DONE:
        s.last = NONE
        ask(s, p, ASK_TAKE)
    elif a == PAY:
        build(s, c, luck, p)
    elif a == SKIP:
        close_forest(s, p)
    else:
        if a == STEAL:
            steal_dog(s, p)
        close_turn(s)


@compiled
def move(s: np.record, c: np.record, p: int, t: int) -> None:
    """The figure goes as many spaces as the die shows, or straight to the place of the symbol (A-M01, A-M03).

    Nothing happens on the spaces between (A-Q05), and any number of figures may share one (A-Q06).
    """
    if c.target[t] != NONE:
        s.figure[p] = c.target[t]
    else:
        s.figure[p] = (wide(s.figure[p]) + c.steps[t]) % SPACES


@compiled
def arrive(s: np.record, c: np.record, p: int) -> None:
    """The action of the space where the figure arrived, however it came there (A-A01, A-A02, A-Q04)."""
    place = wide(c.place[s.figure[p]])
    if place < GOOD_KINDS:
        if s.stock[place] > 0:
            s.stock[place] -= 1
            s.goods[p, place] += 1
        close_turn(s)
    elif place == SITE:
        if can_build_any(s, c, p):
            ask(s, p, ASK_BUILD)
        else:
            close_forest(s, p)
    elif place == DOG_SPACE:
        if s.free_dogs > 0:
            take_dog(s, p)
            close_turn(s)
        elif c.kind_dog == 0 and owner_on_the_left(s, p) != NONE:
            ask(s, p, ASK_STEAL)
        else:
            close_turn(s)
    elif can_give_any(s, p):
        ask(s, p, ASK_GIVE)
    else:
        close_turn(s)


@compiled
def take(s: np.record, p: int, g: int) -> None:
    """One more good to be taken; with as many as are given the exchange is made (A-B03)."""
    s.taken[g] += 1
    s.last = g
    if chosen(s.taken) == chosen(s.given):
        exchange(s, p)
        close_turn(s)


@compiled
def build(s: np.record, c: np.record, luck: np.record, p: int) -> None:
    """Pay for the chosen hut and put it into the settlement; then the next hut, or the end (A-Q23, A-Q24)."""
    i = s.pile
    hut = wide(s.open_hut[i])
    pay_hut(s, c, p, hut)
    put_hut(s, p, hut)
    s.last = NONE
    s.open_hut[i] = NONE
    if huts_of(s, p) == OPENINGS:
        finish(s)
    else:
        turn_up_hut(s, luck, i)
        close_forest(s, p)


@compiled
def close_forest(s: np.record, p: int) -> None:
    """The visit to the building site ends: all tiles are turned down, then two must be swapped (A-S15, A-S16)."""
    turn_all_down(s)
    ask(s, p, ASK_SWAP)
