"""Carrying out an action: marriages, routes, relations and sales."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .cards import discard_aside, draw_card, lay_aside, sell_card
from .predicates import may_follow
from .spaces import put_camel
from .turn import ask, close_turn, end_turn, pass_turn


@compiled
def apply(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Carry out a legal action; what an illegal one does is undefined (the Python API refuses it)."""
    before = s.actor
    s.count += 1
    s.undoable += 1
    if a == PASS:
        pass_turn(s, c)
    elif a == END_TURN:
        end_turn(s, c, luck)
    elif a == SELL or a == KEEP:
        answer_sale(s, c, luck, a)
    elif a == DONE:
        discard_aside(s, before)
        close_turn(s, c, luck)
    elif a < EXTEND:
        marry(s, c, luck, a - MARRY)
    elif a < PLACE:
        s.passes = 0
        s.family = a - EXTEND
        ask(s, before, ASK_FIRST)
    elif a < DISCARD:
        place(s, c, luck, a - PLACE)
    else:
        lay_aside(s, before, a - DISCARD)
        if s.left == 0:
            discard_aside(s, before)
            close_turn(s, c, luck)
    if s.actor != before:
        s.undoable = 0


@compiled
def marry(s: np.record, c: np.record, luck: np.record, f: int) -> None:
    """Pay the dowry into the treasury, take a member tile, and draw cards below the limit (S-034 to S-045)."""
    p = s.turn
    s.passes = 0
    s.family = f
    s.money[p] -= c.dowry[f]
    s.treasury[f] += c.dowry[f]
    s.field[f] -= 1
    s.member[p, f] += 1
    drawn = 0
    if s.hand_size[p] + s.sold[p] < c.limit:
        for _ in range(DRAWN_CARDS):
            if draw_card(s, luck, p):
                drawn += 1
    s.left = max(0, drawn - 1)
    if s.left > 0:
        ask(s, p, ASK_DISCARD)
    else:
        close_turn(s, c, luck)


@compiled
def place(s: np.record, c: np.record, luck: np.record, x: int) -> None:
    """Place a camel and resolve it in full before anything else (S-R02): a goods tile, or a relation, or nothing."""
    f, p = s.family, s.turn
    if s.first == NONE:
        s.first = x
    else:
        s.second = x
        s.treasury[f] -= SECOND_CAMEL
    s.reserve[f] -= 1
    other = s.camel[x, 0]
    put_camel(s, c, f, x)
    if other != NONE:
        if c.kind[x] != WATER and s.met[f, other] == 0:
            relate(s, c, f, other)
    elif c.kind[x] == GOODS_SPACE:
        s.good = c.good[x]
        s.taken[s.good] = p
        if others_hold_cards(s):
            s.undoable = 0
        ask_sale(s, c, luck, 0)
        return
    go_on(s, c, luck)


@compiled
def relate(s: np.record, c: np.record, active: int, passive: int) -> None:
    """The first relation of two families: prizes for the members, tiles for who made it (S-078 to S-085, S-R07)."""
    p = s.turn
    s.met[active, passive] = 1 + p
    s.met[passive, active] = 1 + p
    for q in range(s.players):
        if s.member[q, active] > 0:
            s.money[q] += ACTIVE_PRIZE
        if s.member[q, passive] > 0:
            s.money[q] += PASSIVE_PRIZE
    for f in (active, passive):
        if s.stack[f] > 0:
            s.stack[f] -= 1
            s.relation_tiles[p] += 1


@compiled
def others_hold_cards(s: np.record) -> bool:
    """Whether the sale is a question to others too: from then on nobody can take back what led to it (S-R11)."""
    for q in range(s.players):
        if q != s.turn and s.hand_size[q] > 0:
            return True
    return False


@compiled
def ask_sale(s: np.record, c: np.record, luck: np.record, first: int) -> None:
    """Ask the next seat with a hand card, ``first`` places after whose turn it is or later (S-066, S-R11)."""
    for i in range(first, s.players):
        p = (s.turn + i) % s.players
        if s.hand_size[p] > 0:
            ask(s, p, ASK_SALE)
            return
    end_sale(s, c, luck)


@compiled
def answer_sale(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """A seat's answer: after a sale nobody else is asked (S-R11)."""
    p = s.actor
    if others_hold_cards(s):
        s.undoable = 0
    if a == SELL:
        sell_card(s, p, s.good)
        end_sale(s, c, luck)
    else:
        ask_sale(s, c, luck, (p - s.turn + s.players) % s.players + 1)


@compiled
def end_sale(s: np.record, c: np.record, luck: np.record) -> None:
    """The sale is over, and the turn goes on."""
    s.good = NONE
    go_on(s, c, luck)


@compiled
def go_on(s: np.record, c: np.record, luck: np.record) -> None:
    """After a camel: the second one where there can be one (S-R04), else the end of the turn."""
    if s.second == NONE and may_follow(s, c):
        ask(s, s.turn, ASK_SECOND)
    else:
        close_turn(s, c, luck)
