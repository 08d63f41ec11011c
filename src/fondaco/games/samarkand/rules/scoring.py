"""Points: those of the hand cards, and all together."""

import numpy as np

from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *


@compiled
def worth_of_card(s: np.record, c: np.record, p: int, g: int) -> int:
    """Points of a goods card in a player's hand: per camel on its space, 0 to 8 (S-096, S-111)."""
    x = c.space_of[g]
    points = 0
    for i in range(CAMELS_ON_SPACE):
        f = s.camel[x, i]
        if f != NONE:
            points += OWN_CAMEL if s.member[p, f] > 0 else FOREIGN_CAMEL
    return points


@compiled
def card_points(s: np.record, c: np.record, p: int) -> int:
    """Points of all cards in a player's hand; sold ones count nothing (S-069, S-095)."""
    points = 0
    for g in range(c.goods):
        if s.place[g] == p:
            points += worth_of_card(s, c, p, g)
    return points


@compiled
def goods_tiles(s: np.record, p: int) -> int:
    """Goods tiles that a player took (S-065)."""
    n = 0
    for g in range(GOODS):
        n += wide(s.taken[g] == p)
    return n


@compiled
def score(s: np.record, p: int) -> int:
    """A player's points at the end: cards, goods tiles, relation tiles and money (S-094, S-097)."""
    return wide(s.card_points[p]) + goods_tiles(s, p) + s.relation_tiles[p] + s.money[p]
