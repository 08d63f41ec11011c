"""Samarkand's invariants: what holds in every state, whatever was played."""

import numpy as np

from ...kernel.clauses import clause, ruling
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .rules.spaces import add
from .state import *

S_001, S_004, S_006, S_010, S_012, S_016 = clause(1), clause(4), clause(6), clause(10), clause(12), clause(16)
S_019, S_041, S_048, S_056, S_057, S_064 = clause(19), clause(41), clause(48), clause(56), clause(57), clause(64)
S_R15, S_R21 = ruling(15), ruling(21)


@compiled
def check(s: np.record, c: np.record) -> int:
    """0 when all invariants hold, else the clause number of the first that does not."""
    if s.players != c.players or s.turn >= s.players or s.actor >= s.players or s.starter >= s.players:
        return S_001
    for fault in (_check_cards(s, c), _check_board(s, c), _check_reach(s, c), _check_families(s, c)):
        if fault != 0:
            return fault
    return 0


@compiled
def _check_cards(s: np.record, c: np.record) -> int:
    """Every card in one place, sizes as counted (S-R21), nothing remembered that is not so (S-R15)."""
    sizes = np.zeros(ABSENT + 1, np.int64)
    for g in range(GOODS):
        where = s.place[g]
        if where < 0 or where > ABSENT or (where == ABSENT) != (g >= c.goods):
            return S_006
        sizes[where] += 1
        if (s.memory[g] != 0 and where != DISCARDED) or (s.returned[g] != 0 and where == ABSENT):
            return S_R15
        if s.memory[g] & (s.memory[g] - 1) != 0 or s.returned[g] & (s.returned[g] - 1) != 0:
            return S_R15
    for p in range(PLAYERS):
        if sizes[p] != s.hand_size[p] or sizes[SOLD + p] != s.sold[p] or s.drawn[p] < 0:
            return S_R21
        if p >= s.players and (s.hand_size[p] != 0 or s.sold[p] != 0 or s.drawn[p] != 0 or s.money[p] != 0):
            return S_001
    if sizes[PILE] != s.pile_size or sizes[DISCARDED] != s.discard_size or sizes[ASIDE] != s.aside:
        return S_R21
    if (s.last == NONE) != (s.aside == 0) or (s.last != NONE and s.place[s.last] != ASIDE):
        return S_041
    return 0


@compiled
def _check_board(s: np.record, c: np.record) -> int:
    """Two camels on a space at most, of different families (S-019, S-057); tiles lie where nobody came (S-064)."""
    camels = np.zeros(FAMILIES, np.int64)
    for x in range(SPACES):
        first, second = s.camel[x, 0], s.camel[x, 1]
        if first < NONE or second < NONE or first >= c.families or second >= c.families:
            return S_012
        if (first == NONE and second != NONE) or (x >= c.spaces and first != NONE):
            return S_019
        if first != NONE and first == second:
            return S_057
        for f in (first, second):
            if f != NONE:
                camels[f] += 1
    for f in range(FAMILIES):
        if s.reserve[f] < 0 or s.reserve[f] + camels[f] != (c.camels if f < c.families else 0):
            return S_012
        if f < c.families and s.camel[c.start[f], 0] != f:
            return S_016
    for g in range(GOODS):
        free = g >= c.goods or s.camel[c.space_of[g], 0] == NONE
        if s.taken[g] < NONE or s.taken[g] >= s.players or free != (s.taken[g] == NONE):
            return S_064
    return 0


@compiled
def _check_reach(s: np.record, c: np.record) -> int:
    """The reach of every family, found anew from the camels (S-056)."""
    near = np.zeros((FAMILIES, WORDS), np.int64)
    own = np.zeros((FAMILIES, WORDS), np.int64)
    full = np.zeros(WORDS, np.int64)
    for x in range(c.spaces):
        for f in s.camel[x]:
            if f != NONE:
                near[f] |= c.neighbours[x]
                add(own[f], x)
        if s.camel[x, 1] != NONE:
            add(full, x)
    for f in range(FAMILIES):
        for i in range(WORDS):
            if s.reach[f, i] != near[f, i] & ~own[f, i] & ~full[i]:
                return S_056
    return 0


@compiled
def _check_families(s: np.record, c: np.record) -> int:
    """Member tiles (S-010), relation tiles (S-004) and money (S-048) of all families and players."""
    given, taken = 0, 0
    for p in range(PLAYERS):
        taken += s.relation_tiles[p]
        if s.money[p] < 0:
            return S_048
    for f in range(FAMILIES):
        tiles = wide(s.field[f]) + s.bag[f] + s.removed[f]
        if s.field[f] < 0 or s.bag[f] < 0 or s.removed[f] < 0 or (s.players > 2 and s.bag[f] + s.removed[f] > 0):
            return S_010
        for p in range(PLAYERS):
            tiles += s.member[p, f]
            if s.member[p, f] < 0 or (s.member[p, f] > 1 and s.players > 2) or (p >= s.players and s.member[p, f] > 0):
                return S_010
        if tiles != (c.member_tiles if f < c.families else 0):
            return S_010
        relations = 0
        for g in range(FAMILIES):
            maker = s.met[f, g]
            relations += wide(maker > 0)
            if maker != s.met[g, f] or maker < 0 or maker > s.players or (f == g and maker != 0):
                return S_004
        whole = c.relation_tiles if f < c.families else 0
        given += whole - s.stack[f]
        if s.stack[f] != max(0, whole - relations):
            return S_004
        if s.treasury[f] < 0 or (f >= c.families and s.treasury[f] != 0):
            return S_048
    return 0 if given == taken else S_004
