"""Jambo's evaluation: a seat's chance of victory at the beginning of a turn.

What the players have is counted, weighted and summed; the difference of the two sums tells the chances by the logistic
function. The weights come from ``evaluation.json``, fitted to the results of many games between bots.
"""

from math import exp

import numpy as np

from ...kernel.compiling import compiled
from ...kernel.records import wide
from .notes import FEATURES
from .rules.counting import free_spaces, utilities
from .rules.predicates import covers
from .state import *
from .worth import note_down

PLACED = FEATURES.index("placed well") - FIRST_UTILITY  # PLACED + kind
(
    F_GOLD,
    F_GOLD_OVER_40,
    F_GOLD_OVER_50,
    F_GOLD_UNDER_10,
    F_VALUE,
    F_READY,
    F_READY_SHORT,
    F_WARES,
    F_WARE_KINDS,
    F_FREE,
    F_STANDS,
    F_HAND,
    F_HAND_OVER_6,
    F_WARE_CARDS,
    F_PAIRS,
    F_SIXES,
    F_UTILITIES,
    F_THREE_UTILITIES,
    F_TURN,
) = range(FEATURES.index("gold"), len(FEATURES))


@compiled
def _ready_gold(c: np.record, notes: np.record) -> float:
    """Gold from the sales that could be made one after the other with the wares and cards at hand."""
    rest, unsold = notes.rest, notes.unsold
    rest[:] = notes.stock
    n = notes.designs
    unsold[:n] = notes.copies[:n]
    gold = 0.0
    while True:
        best, which = 0, -1
        for i in range(n):
            k = notes.design[i]
            if unsold[i] > 0 and c.sell[k] > best and covers(rest, c.wares[k]):
                best, which = wide(c.sell[k]), i
        if which < 0:
            return gold
        gold += best
        unsold[which] -= 1
        for w in range(WARE_KINDS):
            rest[w] -= c.wares[notes.design[which], w]


@compiled
def note_features(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Write a player's features into ``notes.feature[p]``."""
    note_down(s, c, p, notes)
    f = notes.feature[p]
    f[:] = 0.0
    for k in range(FIRST_WARE_CARD):
        f[k] = s.hand[p, k]
    n = utilities(s, p)
    for i in range(n):
        f[PLACED + s.utility[p, i]] += 1.0
    gold, size = s.gold[p], s.hand_size[p]
    f[F_GOLD] = gold
    f[F_GOLD_OVER_40] = max(0, gold - 40)
    f[F_GOLD_OVER_50] = max(0, gold - 50)
    f[F_GOLD_UNDER_10] = max(0, 10 - gold)
    f[F_VALUE] = notes.value
    f[F_READY] = _ready_gold(c, notes)
    f[F_READY_SHORT] = max(0.0, GOAL - gold - f[F_READY])
    for w in range(WARE_KINDS):
        f[F_WARES] += notes.stock[w]
        f[F_WARE_KINDS] += 1.0 if notes.stock[w] > 0 else 0.0
    f[F_FREE] = min(4, free_spaces(s, c, p))
    f[F_STANDS] = s.stands[p]
    f[F_HAND] = size
    f[F_HAND_OVER_6] = max(0, size - 6)
    for i in range(notes.designs):
        f[F_WARE_CARDS] += notes.copies[i]
        f[F_PAIRS] += notes.copies[i] - 1
        f[F_SIXES] += notes.copies[i] if c.shown[notes.design[i]] > 3 else 0
    f[F_UTILITIES] = n
    f[F_THREE_UTILITIES] = 1.0 if n == STALLS else 0.0
    f[F_TURN] = 1.0 if s.turn == p else 0.0


@compiled
def progress(s: np.record, _c: np.record) -> float:
    """How far the game has gone, by gold: about 0 at the beginning, 1 at the goal."""
    most = float(max(s.gold[0], s.gold[1]))
    return (most - 20.0) / (GOAL - 20.0)


@compiled
def evaluate(s: np.record, c: np.record, notes: np.record, shares: np.ndarray) -> None:
    """Write each seat's chance of victory into ``shares``."""
    for p in range(PLAYERS):
        note_features(s, c, p, notes)
    lead, late = 0.0, progress(s, c)
    for i in range(len(FEATURES)):
        lead += (notes.feature[0, i] - notes.feature[1, i]) * (notes.early[i] + late * notes.late[i])
    shares[0] = 1.0 / (1.0 + exp(-lead))
    shares[1] = 1.0 - shares[0]


@compiled
def is_calm(s: np.record) -> bool:
    """Whether a turn begins that is not the last: the moment for which :func:`evaluate` is made."""
    return bool(s.decision == ASK_DRAW and s.actions == ACTIONS_PER_TURN and s.announcer == NONE)
