"""Predicates: 0, or the number of the clause that forbids."""

import numpy as np

from ....kernel.clauses import NOT_ASKED, clause
from ....kernel.compiling import compiled
from ..state import *
from .counting import (
    cards_to_draw,
    discards_in,
    find_utility,
    free_spaces,
    is_utility,
    large_count,
    owned,
    room,
    utilities,
    ware_count,
)

J_6_3 = clause(6, 3)
J_6_4 = clause(6, 4)
J_6_5 = clause(6, 5)
J_6_10 = clause(6, 10)
J_6_11 = clause(6, 11)
J_7_2 = clause(7, 2)
J_7_20 = clause(7, 20)
J_7_21 = clause(7, 21)
J_8_30 = clause(8, 30)
J_8_34 = clause(8, 34)
J_9_3 = clause(9, 3)
J_9_13 = clause(9, 13)
J_9_22 = clause(9, 22)
J_9_24 = clause(9, 24)


@compiled
def buying_price(s: np.record, c: np.record, k: int) -> int:
    """Gold for a purchase with a ware card, never below 0 (J-8.22, J-8.32)."""
    return max(0, c.buy[k] - 2 * s.discount)


@compiled
def selling_price(s: np.record, c: np.record, k: int) -> int:
    """Gold from a sale with a ware card (J-8.22, J-8.32)."""
    return c.sell[k] + 2 * s.discount


@compiled
def can_buy(s: np.record, c: np.record, p: int, k: int) -> int:
    """Purchase with a ware card: wares in the supply, space for all, gold for price and fee."""
    return can_buy_into(s, c, p, k, free_spaces(s, c, p))


@compiled
def can_buy_into(s: np.record, c: np.record, p: int, k: int, free: int) -> int:
    """:func:`can_buy`, given how many free spaces cost nothing."""
    beyond = c.shown[k] - free
    if beyond > 1 or (beyond == 1 and large_count(s, p) == LARGE_SPACES):
        return J_6_3
    if not covers(s.supply, c.wares[k]):
        return J_6_4
    price = buying_price(s, c, k)
    if s.gold[p] < price:
        return J_6_5
    if beyond == 1 and s.gold[p] < price + SIXTH_FEE:
        return J_6_11
    return 0


@compiled
def covers(wares: np.ndarray, needed: np.ndarray) -> bool:
    """Whether there are as many wares of every kind as needed."""
    short = False
    for w in range(WARE_KINDS):
        short |= wares[w] < needed[w]
    return not short


@compiled
def can_sell(s: np.record, c: np.record, p: int, k: int) -> int:
    """Sale with a ware card: all wares shown on the own stands."""
    short = False
    for w in range(WARE_KINDS):
        short |= owned(s, p, w) < c.wares[k, w]
    return J_6_10 if short else 0


@compiled
def stand_cost(s: np.record, c: np.record) -> int:
    """Gold for the next small stand (J-5.2)."""
    return c.stand_first if s.stands[0] + s.stands[1] == 0 else c.stand_later


@compiled
def can_play(s: np.record, c: np.record, p: int, k: int) -> int:
    """Stand, utility, person or animal from the hand (J-9.3, J-9.24)."""
    q = 1 - p
    if k == STAND:
        return 0 if s.gold[p] >= stand_cost(s, c) else J_9_3
    if is_utility(k) or k == WISE_MAN or k == CARRIER or k == CHEETAH:
        return 0
    if k == BASKET_MAKER:
        if s.gold[p] < 2:
            return J_9_3
        return 0 if room(s, c, p, s.gold[p] - 2) > 0 else J_9_24
    if k == TRAVELLING_MERCHANT:
        return 0 if s.gold[p] > 0 else J_8_30
    if k == ARABIAN_MERCHANT:
        if s.gold[p] < 1:
            return J_8_30
        return 0 if cards_to_draw(s) else J_9_24
    possible = False
    if k == PORTUGUESE:
        possible = ware_count(s, p) > 0
    elif k == SHAMAN:
        for w in range(WARE_KINDS):
            possible |= can_swap_from(s, p, w) == 0
    elif k == ELDER:
        possible = s.hand_size[q] > 3 or (s.hand_size[p] <= 5 and cards_to_draw(s))
    elif k == DANCER:
        if ware_count(s, p) >= 3:
            for card in range(FIRST_WARE_CARD, c.kinds):
                possible |= s.hand[p, card] > 0 and c.shown[card] == 3
    elif k == DRUMMER:
        possible = discards_in(s, FIRST_UTILITY, FIRST_PERSON)
    elif k == PSYCHIC:
        possible = cards_to_draw(s)
    elif k == ELEPHANT:
        possible = ware_count(s, p) + ware_count(s, q) > 0
    elif k == LION:
        possible = utilities(s, p) + utilities(s, q) > 0
    elif k == CROCODILE:
        possible = utilities(s, q) > 0
    elif k == SNAKE:
        possible = utilities(s, p) > 1 or utilities(s, q) > 1
    elif k == PARROT:
        possible = ware_count(s, q) > 0
    elif k == HYENA:
        possible = s.hand_size[q] > 0
    elif k == BABOON:
        possible = s.hand_size[p] - 1 + s.hand_size[q] > 0
    return 0 if possible else J_9_24  # guard and rain maker never in one's own turn


@compiled
def can_work(s: np.record, c: np.record, p: int, k: int) -> int:
    """Whether a utility's cost can be paid and its effect do something (J-7.21); not asked of the Mask."""
    if k == WELL and s.gold[p] < 1:
        return J_9_3
    if k == STATUE and s.gold[p] < 2:
        return J_9_3
    possible = True
    if k == WELL or k == SCALES:
        possible = cards_to_draw(s)
    elif k == DRUMS:
        possible = ware_count(s, p) > 0 and cards_to_draw(s)
    elif k == THRONE:
        possible = ware_count(s, p) > 0 and ware_count(s, 1 - p) > 0
    elif k == BOAT:
        possible = room(s, c, p, s.gold[p]) > 0
    elif k == STATUE:
        possible = room(s, c, p, s.gold[p] - 2) > 0
    elif k == SUPPLIES:
        possible = s.deck_size > 0 or discards_in(s, FIRST_WARE_CARD, c.kinds)
    elif k == KETTLE:
        possible = s.hand_size[p] > 0
    return 0 if possible else J_7_21


@compiled
def can_use(s: np.record, c: np.record, p: int, k: int) -> int:
    """Use of an own placed utility in the play phase (J-7.2, J-7.20, J-7.21)."""
    if find_utility(s, p, k, 0) == NONE:
        return J_7_2 if find_utility(s, p, k, 1) != NONE else NOT_ASKED
    if k == MASK:
        return J_7_20
    return can_work(s, c, p, k)


@compiled
def can_use_before(s: np.record, p: int, k: int) -> int:
    """Use of a utility in the draw phase: the Mask's alone, before the first card is looked at (J-7.14, J-7.20)."""
    if find_utility(s, p, k, 0) == NONE:
        return J_7_2 if find_utility(s, p, k, 1) != NONE else NOT_ASKED
    return 0 if k == MASK and s.looked == 0 and s.hand_size[p] > 0 and s.discard_top != NONE else J_7_20


@compiled
def can_use_eaten(s: np.record, c: np.record, p: int) -> int:
    """Use of the utility that a crocodile is eating (J-9.13, J-9.22); ``chosen`` tells whether it is turned round."""
    if s.eaten == MASK:
        return J_9_13
    payable = s.hand_size[p] + utilities(s, p) > 0
    if s.chosen == 1 or (not payable and (s.eaten == BOAT or s.eaten == WEAPONS)):
        return J_9_22
    return can_work(s, c, p, s.eaten)


@compiled
def can_swap_to(s: np.record, p: int, a: int, b: int) -> int:
    """Shaman: all own wares ``a`` for as many ``b`` from the supply (J-8.34)."""
    return 0 if a != b and owned(s, p, a) > 0 and s.supply[b] >= owned(s, p, a) else J_8_34


@compiled
def can_swap_from(s: np.record, p: int, a: int) -> int:
    """Shaman: whether own wares ``a`` can be exchanged for any other kind (J-8.34)."""
    for b in range(WARE_KINDS):
        if can_swap_to(s, p, a, b) == 0:
            return 0
    return J_8_34


@compiled
def gainable(s: np.record, c: np.record, p: int, w: int) -> int:
    """Wares of one kind that a player may take by a person: up to two, as supply and room allow (J-8.36)."""
    return min(2, s.supply[w], room(s, c, p, s.gold[p]))
