"""The deal, the course of a turn, and the end of the game."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .cards import draw_card
from .scoring import card_points, score
from .spaces import put_camel


@compiled
def deal(s: np.record, c: np.record, luck: np.record) -> None:
    """Set a zeroed state up for a game (S-016 to S-026, S-103) and begin the first turn."""
    s.players = c.players
    s.camel[:] = NONE
    s.taken[:] = NONE
    for g in range(GOODS):
        s.place[g] = PILE if g < c.goods else ABSENT
    s.pile_size = c.goods
    for f in range(c.families):
        s.reserve[f] = c.camels - 1
        s.field[f] = 1 if c.players == 2 else c.member_tiles
        s.bag[f] = c.member_tiles - s.field[f]
        s.stack[f] = c.relation_tiles
        put_camel(s, c, f, c.start[f])
    s.starter = c.starter if c.starter != NONE else chance(luck, c.players)
    for p in range(c.players):
        s.money[p] = START_MONEY
        for _ in range(START_CARDS):
            draw_card(s, luck, p)
    s.drawn[:] = 0
    begin_turn(s, s.starter)


@compiled
def ask(s: np.record, p: int, decision: int) -> None:
    """Ask seat ``p`` a question."""
    s.actor = p
    s.decision = decision


@compiled
def clear_turn(s: np.record) -> None:
    """Nothing has been done in this turn."""
    s.family = NONE
    s.first = NONE
    s.second = NONE
    s.good = NONE
    s.left = 0
    s.aside = 0
    s.last = NONE


@compiled
def begin_turn(s: np.record, p: int) -> None:
    """The next turn."""
    clear_turn(s)
    s.turn = p
    s.undoable = 0
    ask(s, p, ASK_TURN)


@compiled
def close_turn(s: np.record, c: np.record, luck: np.record) -> None:
    """All of a turn is done: it ends, after an explicit *end turn* while its last step may still be taken back."""
    if s.actor == s.turn and s.undoable > 0:
        ask(s, s.turn, ASK_END)
    else:
        end_turn(s, c, luck)


@compiled
def end_turn(s: np.record, c: np.record, luck: np.record) -> None:
    """The bag after a marriage of two players, the two end conditions, the next player (S-088 to S-093, S-105)."""
    if s.players == 2 and s.family != NONE and s.first == NONE:
        draw_from_bag(s, c, luck)
    s.ending = reached_ends(s, c)
    if s.ending != 0:
        finish(s, c)
    else:
        begin_turn(s, (s.turn + 1) % s.players)


@compiled
def pass_turn(s: np.record, c: np.record) -> None:
    """A player who can do nothing passes; when all did so in a row the game ends (S-R20)."""
    s.passes += 1
    if s.passes == s.players:
        s.ending = STUCK
        finish(s, c)
    else:
        begin_turn(s, (s.turn + 1) % s.players)


@compiled
def draw_from_bag(s: np.record, c: np.record, luck: np.record) -> None:
    """A tile from the bag returns to a family that somebody married into, else it leaves the game (S-105 to S-107)."""
    n = 0
    for f in range(c.families):
        n += s.bag[f]
    if n == 0:
        return
    rest = chance(luck, n)
    f = 0
    while rest >= s.bag[f]:
        rest -= s.bag[f]
        f += 1
    s.bag[f] -= 1
    if s.member[0, f] + s.member[1, f] > 0:
        s.field[f] += 1
    else:
        s.removed[f] += 1


@compiled
def reached_ends(s: np.record, c: np.record) -> int:
    """The end conditions that hold, as bits (S-090, S-091)."""
    unmet, done = 0, 0
    for f in range(c.families):
        unmet += wide(s.stack[f] == c.relation_tiles)
        done += wide(s.stack[f] == 0)
    return (ALL_FAMILIES if unmet == 0 else 0) + (FIVE_RELATIONS if done > 0 else 0)


@compiled
def finish(s: np.record, c: np.record) -> None:
    """The game is over: hands are revealed and scored (S-093, S-095)."""
    clear_turn(s)
    for p in range(s.players):
        s.card_points[p] = card_points(s, c, p)
    ask(s, NONE, OVER)


@compiled
def returns(s: np.record, c: np.record, out: np.ndarray) -> None:
    """Write each seat's share of the victory (sum 1) into ``out``: equal results share it (S-099, S-R27)."""
    best, winners = NONE, 0
    for p in range(s.players):
        points = score(s, p) if s.decision == OVER else 0
        if points > best:
            best, winners = points, 0
        if points == best:
            winners += 1
    for p in range(s.players):
        points = score(s, p) if s.decision == OVER else 0
        out[p] = 1.0 / winners if points == best else 0.0
