"""How Samarkand's heuristic bot chooses: a score in points for every legal action, from what the deciding seat knows.

``rate`` reads of a state only what its actor knows: the public part and the own hand. So a choice made on a state
imagined from a seat's information depends on that information alone. The weights are estimates of a practised player,
not rules.
"""

import numpy as np

from ...kernel.bits import lowest_bit
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .actions import *
from .evaluation import evaluate, is_calm
from .notes import new_notes, search_notes
from .rules.scoring import worth_of_card
from .rules.spaces import holds, stands_on
from .state import *

OTHERS_GAIN = 0.35  # part of another player's gain that counts as an own loss
AHEAD = 0.45  # part of the best next space that counts when a camel comes beside it
SECOND = 0.8  # part of a second camel's worth that counts when a route is chosen
DRAWN = 1.1  # an unknown card
MEMBERSHIP = 5.5  # the first family's routes; each further one is worth less
DULL = 0.9  # worth below which a card is better gone
HOPE = 0.8  # another camel that may yet join on a card's space


@compiled
def rate(s: np.record, c: np.record, out: np.ndarray, n: int, notes: np.record) -> None:
    """Write into ``notes.score`` what each of the ``n`` legal actions in ``out`` brings to the actor, in points."""
    p, d = s.actor, s.decision
    unmet = 0
    for f in range(c.families):
        unmet += wide(s.stack[f] == c.relation_tiles)
    time = unmet / c.families  # part of the game that lies ahead
    for i in range(n):
        a = wide(out[i])
        if d == ASK_TURN:
            notes.score[i] = _of_turn(s, c, p, a, time)
        elif d == ASK_FIRST or d == ASK_SECOND:
            notes.score[i] = 0.0 if a == END_TURN else _of_space(s, c, p, s.family, a - PLACE, time)
        elif d == ASK_SALE:
            kept = worth_of_card(s, c, p, s.good) + HOPE * time
            notes.score[i] = SALE_PRICE if a == SELL else kept if s.place[s.good] == p else 0.0
        elif d == ASK_DISCARD and a >= DISCARD:
            notes.score[i] = DULL - _of_card(s, c, p, a - DISCARD)
        else:
            notes.score[i] = 0.0


@compiled
def _of_turn(s: np.record, c: np.record, p: int, a: int, time: float) -> float:
    """A marriage: cards, routes and camels that become own, less the dowry; an extension: its best camels."""
    if a == PASS:
        return 0.0
    if a >= EXTEND:
        return _of_route(s, c, p, a - EXTEND, time)
    f = a - MARRY
    owned = 0
    for other in range(c.families):
        owned += wide(s.member[p, other] > 0)
    value = time * MEMBERSHIP / (1 + owned) - c.dowry[f]
    if s.member[p, f] > 0:
        value = -2.0 * c.dowry[f]
    if s.hand_size[p] + s.sold[p] < c.limit:
        value += DRAWN * DRAWN_CARDS * (0.3 + time)
    for g in range(c.goods):
        if s.place[g] == p and s.member[p, f] == 0:
            if stands_on(s, f, c.space_of[g]):
                value += OWN_CAMEL - FOREIGN_CAMEL
            elif holds(s.reach[f], c.space_of[g]):
                value += time * AHEAD * OWN_CAMEL
    return value


@compiled
def _of_route(s: np.record, c: np.record, p: int, f: int, time: float) -> float:
    """The best space in a family's reach, and part of the next best where a second camel can be paid."""
    best, second = -99.0, 0.0
    for i in range(WORDS):
        word = s.reach[f, i]
        while word != 0:
            x = WORD_BITS * i + lowest_bit(word)
            word &= word - 1
            value = _of_space(s, c, p, f, x, time)
            if value > best:
                best, second = value, max(best, 0.0)
            elif value > second:
                second = value
    if s.treasury[f] >= SECOND_CAMEL and s.reserve[f] > 1:
        best += SECOND * second
    return best


@compiled
def _of_space(s: np.record, c: np.record, p: int, f: int, x: int, time: float) -> float:
    """A camel of a family on a space: what it brings at once, and part of the best that lies beyond."""
    best = 0.0
    for i in range(WORDS):
        beyond = c.neighbours[x, i] & ~s.reach[f, i]
        while beyond != 0:
            y = WORD_BITS * i + lowest_bit(beyond)
            beyond &= beyond - 1
            if s.camel[y, 1] == NONE and s.camel[y, 0] != f:
                best = max(best, _at_once(s, c, p, f, y))
    return _at_once(s, c, p, f, x) + AHEAD * time * best


@compiled
def _at_once(s: np.record, c: np.record, p: int, f: int, x: int) -> float:
    """Tile, relation and points of own cards that a camel of a family brings on a space."""
    value = 0.0
    other = s.camel[x, 0]
    if c.kind[x] == GOODS_SPACE:
        if other == NONE:
            value += 1.0
        if s.place[c.good[x]] == p:
            value += OWN_CAMEL if s.member[p, f] > 0 else FOREIGN_CAMEL
    if other != NONE and c.kind[x] != WATER and s.met[f, other] == 0:
        for q in range(s.players):
            prize = 0.0
            if s.member[q, f] > 0:
                prize += ACTIVE_PRIZE
            if s.member[q, other] > 0:
                prize += PASSIVE_PRIZE
            value += prize if q == p else -OTHERS_GAIN * prize
        value += wide(s.stack[f] > 0) + wide(s.stack[other] > 0)
    return value


@compiled
def _of_card(s: np.record, c: np.record, p: int, g: int) -> float:
    """A hand card: its points now, and what an own family near its space may add."""
    x = c.space_of[g]
    value = wide(worth_of_card(s, c, p, g)) * 1.0
    if s.camel[x, 1] != NONE:
        return value
    best = 0.0
    for f in range(c.families):
        near = holds(s.reach[f], x)
        close = False
        for i in range(WORDS):
            close = close or (s.reach[f, i] & c.neighbours[x, i]) != 0
        if s.member[p, f] > 0:
            best = max(best, 3.0 if near else 1.8 if close else 0.4)
        elif near or close:
            best = max(best, 0.6)
    return value + best


TUNING = {"explore": 0.3, "heat": 1.0, "caution": 0.0, "calm": 8}
"""Settings of the search (:mod:`fondaco.bots.search`)."""

__all__ = ["TUNING", "evaluate", "is_calm", "new_notes", "rate", "search_notes"]
