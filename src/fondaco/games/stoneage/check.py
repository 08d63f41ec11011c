"""My First Stone Age's invariants: what holds in every state, whatever was played."""

import numpy as np

from ...kernel.clauses import clause
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .rules.dogs import owner_on_the_left
from .rules.huts import can_afford, huts_of, missing
from .state import *

A_H01 = clause("H", 1)
A_K06 = clause("K", 6)
A_K07 = clause("K", 7)
A_K08 = clause("K", 8)
A_K09 = clause("K", 9)
A_P16 = clause("P", 16)
A_G02 = clause("G", 2)
A_M01 = clause("M", 1)
A_A02 = clause("A", 2)
A_F03 = clause("F", 3)
A_B03 = clause("B", 3)
A_B05 = clause("B", 5)
A_D02 = clause("D", 2)
A_S02 = clause("S", 2)
A_S08 = clause("S", 8)
A_S10 = clause("S", 10)
A_S15 = clause("S", 15)
A_Q01 = clause("Q", 1)
A_Q37 = clause("Q", 37)


@compiled
def check(s: np.record, c: np.record) -> int:
    """0 when all invariants hold, else the clause number of the first that does not."""
    if s.players != c.players or s.turn < 0 or s.turn >= s.players or s.actor >= s.players:
        return A_H01
    for fault in (_check_goods(s, c), _check_dogs(s), _check_forest(s, c), _check_huts(s, c), _check_turn(s, c)):
        if fault != 0:
            return fault
    return 0


@compiled
def _check_goods(s: np.record, c: np.record) -> int:
    """As many of every good as the setup says (A-P11, A-P12), and always five on the trading place (A-B05)."""
    traded = 0
    for g in range(GOOD_KINDS):
        n = wide(s.stock[g]) + s.trade[g]
        if s.stock[g] < 0 or s.trade[g] < 0:
            return A_K06
        for p in range(PLAYERS):
            n += s.goods[p, g]
            if s.goods[p, g] < 0 or (p >= s.players and s.goods[p, g] != 0):
                return A_K06
        if n != c.goods:
            return A_K06
        traded += s.trade[g]
    return 0 if traded == GOOD_KINDS * TRADED else A_B05


@compiled
def _check_dogs(s: np.record) -> int:
    """Two dogs, on their space and with players (A-K08)."""
    dogs = wide(s.free_dogs)
    for p in range(PLAYERS):
        dogs += s.dog[p]
        if s.dog[p] < 0 or (p >= s.players and s.dog[p] != 0):
            return A_K08
    return 0 if s.free_dogs >= 0 and dogs == DOGS else A_K08


@compiled
def _check_forest(s: np.record, c: np.record) -> int:
    """Every tile in one slot (A-K09); what lies face up has been seen there (A-F03)."""
    found = 0
    for i in range(TILES):
        t = wide(s.seen[i])
        if t < NONE or t >= TILES:
            return A_K09
        if s.sight[i] < 0 or s.sight[i] > s.turns or s.swaps[i] < 0 or (t == NONE and s.sight[i] + s.swaps[i] != 0):
            return A_Q37
        if t != NONE:
            bit = wide(1) << t
            if found & bit != 0:
                return A_K09
            found |= bit
        if s.face_up[i] != NONE and s.face_up[i] != t:
            return A_F03
        if s.face_up[i] != NONE and s.decision == ASK_FLIP and c.target[s.face_up[i]] == c.site:
            return A_Q01
        if s.face_up[i] != NONE and s.decision == ASK_SWAP:
            return A_S15
    if (s.slot == NONE) != (s.tile == NONE) or s.slot >= TILES or (s.slot != NONE and s.seen[s.slot] != s.tile):
        return A_F03
    return 0


@compiled
def _check_huts(s: np.record, c: np.record) -> int:
    """Every hut in one place (A-K07), at most five in a pile (A-P16), its top face up (A-S08); three win (A-G02)."""
    found, known, hidden, complete = 0, 0, 0, 0
    for i in range(PILES):
        if s.below[i] < 0 or s.below[i] >= PILE_SIZE + wide(s.open_hut[i] == NONE):
            return A_P16
        if s.open_hut[i] == NONE and s.below[i] > 0 and s.decision != OVER:
            return A_S08
        hidden += s.below[i]
    for k in range(PILES + PLAYERS * OPENINGS):
        hut = wide(s.open_hut[k]) if k < PILES else wide(s.built[(k - PILES) // OPENINGS, (k - PILES) % OPENINGS])
        if hut < NONE or hut >= HUTS:
            return A_K07
        if hut != NONE:
            bit = wide(1) << hut
            if found & bit != 0:
                return A_K07
            found |= bit
            known += 1
    if known + hidden != HUTS:
        return A_K07
    for p in range(PLAYERS):
        n = huts_of(s, p)
        for i in range(OPENINGS):
            if (s.built[p, i] != NONE) != (i < n) or (p >= s.players and n > 0):
                return A_G02
        complete += wide(n == OPENINGS)
    return 0 if complete == wide(s.decision == OVER) else A_G02


@compiled
def _check_turn(s: np.record, c: np.record) -> int:
    """Figures stand on the track (A-M01), the question fits the space (A-A02), and what is chosen can be paid."""
    for p in range(PLAYERS):
        if s.figure[p] < 0 or s.figure[p] >= SPACES:
            return A_M01
    d = s.decision
    if d == OVER:
        return 0 if s.actor == NONE else A_G02
    place = c.place[s.figure[s.turn]]
    if s.actor != s.turn or place != _place_of(d, place):
        return A_A02
    given, taken, spared = 0, 0, 0
    for g in range(GOOD_KINDS):
        given += s.given[g]
        taken += s.taken[g]
        spared += s.spared[g]
        if s.given[g] < 0 or s.taken[g] < 0 or (s.given[g] > 0 and s.taken[g] > 0):
            return A_B03
        if s.given[g] > s.goods[s.turn, g] or s.taken[g] > s.trade[g] or s.spared[g] < 0:
            return A_B03
    if (given > 0 and d != ASK_GIVE and d != ASK_TAKE) or (d == ASK_TAKE and taken >= given):
        return A_B03
    if (taken > 0 and d != ASK_TAKE) or (spared > 0 and d != ASK_PAY):
        return A_B03
    if d == ASK_STEAL and (s.free_dogs > 0 or owner_on_the_left(s, s.turn) == NONE):
        return A_D02
    return _check_payment(s, c, spared) if d == ASK_PAY else 0


@compiled
def _check_payment(s: np.record, c: np.record, spared: int) -> int:
    """The hut that is to be paid lies face up (A-S08), and goods and dogs are enough for it (A-S02, A-S10)."""
    p, hut = s.turn, NONE
    if 0 <= s.pile < PILES:
        hut = wide(s.open_hut[s.pile])
    if hut == NONE:
        return A_S08
    if not can_afford(s, c, p, hut):
        return A_S02
    for g in range(GOOD_KINDS):
        if s.spared[g] > min(s.goods[p, g], c.cost[hut, g]):
            return A_S10
    return 0 if missing(s, c, p, hut) + spared <= s.dog[p] else A_S10


@compiled
def _place_of(d: int, place: int) -> int:
    """The place on which a question is asked; ``place`` itself for one that may be asked anywhere."""
    if d == ASK_GIVE or d == ASK_TAKE:
        return TRADING_PLACE
    if d == ASK_STEAL:
        return DOG_SPACE
    if d == ASK_BUILD or d == ASK_PAY or d == ASK_SWAP:
        return SITE
    return place
