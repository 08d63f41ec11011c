"""Jambo's invariants: what holds in every state, whatever was played."""

import numpy as np

from ...kernel.compiling import compiled
from ...kernel.records import wide
from .state import *

J_1_2, J_1_5, J_2_2, J_3_4, J_5_1, J_6_7, J_7_4, J_9_3, J_9_26 = 102, 105, 202, 304, 501, 607, 704, 903, 926


@compiled
def check(s: np.record, c: np.record) -> int:
    """0 when all invariants hold, else the clause number of the first that does not."""
    cards = _check_cards(s, c)
    if cards != 0:
        return cards
    for w in range(WARE_KINDS):
        n = s.supply[w] + s.middle_wares[w]
        for p in range(PLAYERS):
            if s.large[p, w] < 0 or s.small[p, w] < 0 or s.taken[p, w] < 0:
                return J_1_5
            n += s.large[p, w] + s.small[p, w] + s.taken[p, w]
        if s.supply[w] < 0 or s.middle_wares[w] < 0 or n != c.tokens[w]:
            return J_1_5
    for p in range(PLAYERS):
        if s.gold[p] < 0:
            return J_9_3
        large, small = 0, 0
        for w in range(WARE_KINDS):
            large += s.large[p, w]
            small += s.small[p, w]
        if large > LARGE_SPACES:
            return J_6_7
        if small > c.stand_spaces * s.stands[p]:
            return J_5_1
        for i in range(STALLS):
            empty = s.utility[p, i] == NONE
            if empty and (s.turned[p, i] != 0 or (i + 1 < STALLS and s.utility[p, i + 1] != NONE)):
                return J_7_4
    if s.actions < 0 or s.actions > ACTIONS_PER_TURN:
        return J_2_2
    if s.looked < 0 or s.looked > ACTIONS_PER_TURN:
        return J_3_4
    return 0


@compiled
def _check_cards(s: np.record, c: np.record) -> int:
    """Every card in exactly one place (J-1.2), sizes as counted, nothing known that is not so (J-9.26)."""
    deck = wide(s.known_top)
    for k in range(KINDS):
        n = wide(s.bag[k]) + s.discard[k] + s.middle_cards[k]
        if s.bag[k] < 0 or s.discard[k] < 0 or s.middle_cards[k] < 0:
            return J_1_2
        deck += s.bag[k]
        for p in range(PLAYERS):
            n += s.hand[p, k]
            if not 0 <= s.open_hand[p, k] <= s.shown_hand[p, k] <= s.hand[p, k]:
                return J_9_26
            for i in range(STALLS):
                n += wide(s.utility[p, i] == k)
        for i in range(SEEN):
            n += wide(s.top[i] == k) + wide(s.limbo[i] == k) + wide(s.middle_utility[i] == k)
        n += wide(s.card == k) + wide(s.second == k) + wide(s.eaten == k)
        if k == STAND:
            n += s.stands[0] + s.stands[1]
        if n != c.number[k]:
            return J_1_2
    if deck != s.deck_size:
        return J_1_2
    for i in range(SEEN):
        if (s.top[i] != NONE) != (i < s.known_top) or (s.limbo[i] != NONE) != (i < s.limbo_size):
            return J_1_2
        if (s.top_seen[i] != 0 and s.top[i] == NONE) or (s.limbo_seen[i] == 0) != (s.limbo[i] == NONE):
            return J_9_26
    for p in range(PLAYERS):
        size = 0
        for k in range(KINDS):
            size += s.hand[p, k]
        if size != s.hand_size[p]:
            return J_1_2
    top = s.discard_top
    some = False
    for k in range(KINDS):
        some = some or s.discard[k] > 0
    if some != (top != NONE) or (top != NONE and s.discard[top] == 0):
        return J_1_2
    return 0
