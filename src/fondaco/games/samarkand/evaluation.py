"""Samarkand's evaluation: every seat's chance of victory at the beginning of a turn.

What a player has is counted, weighted and summed; the chances are as the exponentials of these sums. The weights come
from ``evaluation-2.json`` and so on, one file for each number of players, fitted to the results of many games between
bots.
"""

from math import exp

import numpy as np

from ...kernel.bits import lowest_bit
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .notes import FEATURES
from .rules.scoring import goods_tiles, worth_of_card
from .rules.spaces import can_grow, holds
from .state import *

(
    F_MONEY,
    F_POOR,
    F_TILES,
    F_CARD_POINTS,
    F_CARDS_IN_REACH,
    F_CARDS_JOINED,
    F_CARDS_NEAR,
    F_CARDS,
    F_DRAW,
    F_FAMILIES,
    F_FAMILIES_OVER_3,
    F_FELLOWS,
    F_TREASURIES,
    F_CAMELS,
    F_SHUT_IN,
    F_TWO_OWN,
    F_ONE_OWN,
    F_PRIZES,
    F_GOODS_IN_REACH,
    F_WAIT,
) = range(len(FEATURES))


@compiled
def note_families(s: np.record, c: np.record, notes: np.record) -> None:
    """Note what every family can do at once: families to meet, goods spaces to enter."""
    for f in range(c.families):
        partners, goods = 0, 0
        if s.reserve[f] > 0:
            for i in range(WORDS):
                word = s.reach[f, i]
                while word != 0:
                    x = WORD_BITS * i + lowest_bit(word)
                    word &= word - 1
                    other = s.camel[x, 0]
                    if other == NONE:
                        goods += wide(c.kind[x] == GOODS_SPACE)
                    elif c.kind[x] != WATER and s.met[f, other] == 0:
                        partners |= wide(1) << wide(other)
        notes.partners[f] = partners
        notes.open_goods[f] = goods


@compiled
def note_reach(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Note the spaces that a player's families can enter, and those beside them."""
    notes.near[:] = 0
    notes.beyond[:] = 0
    for f in range(c.families):
        if s.member[p, f] > 0 and s.reserve[f] > 0:
            for i in range(WORDS):
                notes.near[i] |= s.reach[f, i]
    for i in range(WORDS):
        word = notes.near[i]
        while word != 0:
            x = WORD_BITS * i + lowest_bit(word)
            word &= word - 1
            for j in range(WORDS):
                notes.beyond[j] |= c.neighbours[x, j]


@compiled
def note_hand(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Count what a player's hand has and may come to."""
    feature = notes.feature[p]
    for g in range(c.goods):
        if s.place[g] == p:
            x = c.space_of[g]
            feature[F_CARD_POINTS] += worth_of_card(s, c, p, g)
            if s.camel[x, 1] == NONE:
                if holds(notes.near, x):
                    feature[F_CARDS_IN_REACH if s.camel[x, 0] == NONE else F_CARDS_JOINED] += 1.0
                elif holds(notes.beyond, x):
                    feature[F_CARDS_NEAR] += 1.0
    feature[F_CARDS] = s.hand_size[p]
    feature[F_DRAW] = min(DRAWN_CARDS, max(0, c.limit - s.hand_size[p] - s.sold[p]))


@compiled
def note_membership(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Count what a player's families have and can do."""
    feature = notes.feature[p]
    families = 0
    for f in range(c.families):
        somebody = False
        for q in range(s.players):
            somebody = somebody or s.member[q, f] > 0
        own = s.member[p, f] > 0
        if own:
            families += 1
            for q in range(s.players):
                feature[F_FELLOWS] += 1.0 if q != p and s.member[q, f] > 0 else 0.0
            feature[F_TREASURIES] += min(3, s.treasury[f])
            feature[F_CAMELS] += s.reserve[f]
            feature[F_GOODS_IN_REACH] += notes.open_goods[f]
            if s.reserve[f] == 0 or not can_grow(s, f):
                feature[F_SHUT_IN] += 1.0
        partners = notes.partners[f]
        while somebody and partners != 0:
            other = lowest_bit(partners)
            partners &= partners - 1
            both = s.member[p, other] > 0
            feature[F_PRIZES] += (ACTIVE_PRIZE if own else 0) + (PASSIVE_PRIZE if both else 0)
            if own and both:
                if other > f or (notes.partners[other] >> f) & 1 == 0:
                    feature[F_TWO_OWN] += 1.0
            elif own:
                feature[F_ONE_OWN] += 1.0
    feature[F_FAMILIES] = families
    feature[F_FAMILIES_OVER_3] = max(0, families - 3)


@compiled
def note_features(s: np.record, c: np.record, notes: np.record) -> None:
    """Write every player's features into ``notes.feature``."""
    note_families(s, c, notes)
    for p in range(s.players):
        feature = notes.feature[p]
        feature[:] = 0.0
        feature[F_MONEY] = s.money[p]
        feature[F_POOR] = max(0, 4 - s.money[p])
        feature[F_TILES] = goods_tiles(s, p) + s.relation_tiles[p]
        feature[F_WAIT] = (p - s.turn + s.players) % s.players
        note_reach(s, c, p, notes)
        note_hand(s, c, p, notes)
        note_membership(s, c, p, notes)


@compiled
def progress(s: np.record, c: np.record) -> float:
    """How near the game is to either of its ends: 0 at the beginning, 1 at the end."""
    met, lowest = 0, c.relation_tiles
    for f in range(c.families):
        met += wide(s.stack[f] < c.relation_tiles)
        lowest = min(lowest, wide(s.stack[f]))
    return float(max(met / c.families, 1.0 - lowest / c.relation_tiles))


@compiled
def evaluate(s: np.record, c: np.record, notes: np.record, shares: np.ndarray) -> None:
    """Write each seat's chance of victory into ``shares``."""
    note_features(s, c, notes)
    late = progress(s, c)
    highest, total = -1e9, 0.0
    for p in range(s.players):
        shares[p] = 0.0
        for i in range(len(FEATURES)):
            shares[p] += notes.feature[p, i] * (notes.early[s.players, i] + late * notes.late[s.players, i])
        highest = max(highest, shares[p])
    for p in range(s.players):
        shares[p] = exp(shares[p] - highest)
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


@compiled
def is_calm(s: np.record) -> bool:
    """Whether a turn begins: the moment for which :func:`evaluate` is made."""
    return bool(s.decision == ASK_TURN)
