"""Jambo's rules: ``deal``, ``legal``, ``why_not``, ``apply`` and ``returns``.

Clause numbers are those of the rule document: ``clause(6, 12)`` is J-6.12. A predicate (``can_…``) returns 0 or the
clause that forbids; :func:`why_not` finds the predicates of an action, :func:`legal` lists the actions without objection.
Functions with an underscore change the state. Throughout, ``s`` is a state, ``c`` the components, ``p`` a seat, ``k`` a
kind of card and ``w`` a ware.
"""

import numpy as np

from ...kernel.chance import chance
from ...kernel.clauses import NOT_ASKED, clause
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .actions import *
from .state import *

J_3_8 = clause(3, 8)
J_6_3 = clause(6, 3)
J_6_4 = clause(6, 4)
J_6_5 = clause(6, 5)
J_6_10 = clause(6, 10)
J_6_11 = clause(6, 11)
J_6_12 = clause(6, 12)
J_7_2 = clause(7, 2)
J_7_20 = clause(7, 20)
J_7_21 = clause(7, 21)
J_8_30 = clause(8, 30)
J_8_33 = clause(8, 33)
J_8_34 = clause(8, 34)
J_9_2 = clause(9, 2)
J_9_3 = clause(9, 3)
J_9_13 = clause(9, 13)
J_9_21 = clause(9, 21)
J_9_22 = clause(9, 22)
J_9_24 = clause(9, 24)


# ---------------------------------------------------------------- counting what lies where


@compiled
def owned(s: np.record, p: int, w: int) -> int:
    """Wares of kind ``w`` on a player's stands."""
    return s.large[p, w] + s.small[p, w]


@compiled
def large_count(s: np.record, p: int) -> int:
    """Wares on a player's large stand, 0 to 6."""
    n = 0
    for w in range(WARE_KINDS):
        n += s.large[p, w]
    return n


@compiled
def small_count(s: np.record, p: int) -> int:
    """Wares on a player's small stands."""
    n = 0
    for w in range(WARE_KINDS):
        n += s.small[p, w]
    return n


@compiled
def ware_count(s: np.record, p: int) -> int:
    """Wares on all stands of a player."""
    return large_count(s, p) + small_count(s, p)


@compiled
def total(wares: np.ndarray) -> int:
    """Sum of a row of ware counts."""
    n = 0
    for w in range(WARE_KINDS):
        n += wares[w]
    return n


@compiled
def counted_from(wares: np.ndarray, first: int) -> int:
    """Wares of the kinds from ``first`` on: how many a choice in ascending order can still take."""
    n = 0
    for w in range(first, WARE_KINDS):
        n += wares[w]
    return n


@compiled
def free_spaces(s: np.record, c: np.record, p: int) -> int:
    """Free places that cost nothing: five of the large stand, three per small one (J-5.1, J-6.7)."""
    free = c.stand_spaces * s.stands[p] - small_count(s, p)
    return free + max(0, LARGE_SPACES - 1 - large_count(s, p))


@compiled
def room(s: np.record, c: np.record, p: int, gold: int) -> int:
    """Wares that a player holding ``gold`` can place, the sixth space only where the fee can be paid (J-6.12)."""
    sixth = 1 if large_count(s, p) < LARGE_SPACES and gold >= SIXTH_FEE else 0
    return free_spaces(s, c, p) + sixth


@compiled
def utilities(s: np.record, p: int) -> int:
    """Utilities in front of a player, 0 to 3."""
    n = 0
    while n < STALLS and s.utility[p, n] != NONE:
        n += 1
    return n


@compiled
def find_utility(s: np.record, p: int, k: int, turned: int) -> int:
    """Place of a player's first utility of kind ``k`` that is (not) turned round, else NONE."""
    for i in range(STALLS):
        if s.utility[p, i] == k and s.turned[p, i] == turned:
            return i
    return NONE


@compiled
def cards_to_draw(s: np.record) -> bool:
    """Whether a card lies in the deck or on the discard pile (J-3.8)."""
    return s.deck_size > 0 or s.discard_top != NONE


@compiled
def discards_in(s: np.record, first: int, end: int) -> bool:
    """Whether a card of the kinds ``first`` to ``end - 1`` lies on the discard pile."""
    for k in range(first, end):
        if s.discard[k] > 0:
            return True
    return False


@compiled
def is_utility(k: int) -> bool:
    """Whether a kind is a utility."""
    return FIRST_UTILITY <= k < FIRST_PERSON


# ---------------------------------------------------------------- predicates: 0, or the clause that forbids


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
    for w in range(WARE_KINDS):
        if s.supply[w] < c.wares[k, w]:
            return J_6_4
    beyond = c.shown[k] - free_spaces(s, c, p)
    if beyond > 1 or (beyond == 1 and large_count(s, p) == LARGE_SPACES):
        return J_6_3
    price = buying_price(s, c, k)
    if s.gold[p] < price:
        return J_6_5
    if beyond == 1 and s.gold[p] < price + SIXTH_FEE:
        return J_6_11
    return 0


@compiled
def can_sell(s: np.record, c: np.record, p: int, k: int) -> int:
    """Sale with a ware card: all wares shown on the own stands."""
    for w in range(WARE_KINDS):
        if owned(s, p, w) < c.wares[k, w]:
            return J_6_10
    return 0


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
            possible = possible or can_swap_from(s, p, w) == 0
    elif k == ELDER:
        possible = s.hand_size[q] > 3 or (s.hand_size[p] <= 5 and cards_to_draw(s))
    elif k == DANCER:
        for card in range(FIRST_WARE_CARD, c.kinds):
            possible = possible or (s.hand[p, card] > 0 and c.shown[card] == 3)
        possible = possible and ware_count(s, p) >= 3
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
def can_use_mask(s: np.record, p: int) -> int:
    """Use of a Mask in the draw phase, before the first card is looked at (J-7.14, J-7.20)."""
    if find_utility(s, p, MASK, 0) == NONE:
        return J_7_2 if find_utility(s, p, MASK, 1) != NONE else NOT_ASKED
    return 0 if s.looked == 0 and s.hand_size[p] > 0 and s.discard_top != NONE else J_7_20


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
def in_order(wares: np.ndarray, s: np.record, w: int) -> bool:
    """Whether ``w`` can be the next of ``left`` wares that are chosen in ascending order."""
    return wares[w] > 0 and w >= s.last and counted_from(wares, w) >= s.left


@compiled
def owned_in_order(s: np.record, p: int, w: int) -> bool:
    """The same for wares on a player's stands."""
    if owned(s, p, w) == 0 or w < s.last:
        return False
    return counted_from(s.large[p], w) + counted_from(s.small[p], w) >= s.left


@compiled
def hand_in_order(s: np.record, p: int, k: int) -> bool:
    """The same for cards in a hand."""
    if s.hand[p, k] == 0 or k < s.last:
        return False
    n = 0
    for later in range(k, KINDS):
        n += s.hand[p, later]
    return n >= s.left


@compiled
def answers(possible: bool) -> int:
    """0 for an answer to the question asked, else NOT_ASKED."""
    return 0 if possible else NOT_ASKED


# ---------------------------------------------------------------- why_not and legal


@compiled
def why_not(s: np.record, c: np.record, a: int) -> int:
    """0 if action ``a`` is legal, the number of the clause that forbids it, or NOT_ASKED if it is no answer now."""
    d = s.decision
    p = s.actor
    if a < 0 or a >= ACTIONS:
        return NOT_ASKED
    if a < FIRST_OF_ARGUMENT:
        return why_not_plain(s, c, p, d, a)
    if a < WARE:
        return why_not_card(s, c, p, d, a)
    if a < WARE + WARE_KINDS:
        return why_not_ware(s, c, p, d, a - WARE)
    if a <= AMOUNT + 2:
        n = a - AMOUNT
        if d == ASK_BASKET_AMOUNT or d == ASK_CARRIER_AMOUNT:
            return 0 if n <= gainable(s, c, p, s.chosen) else J_6_12
        return NOT_ASKED
    if a <= TOP + SEEN:
        return answers(d == ASK_PSYCHIC_CARD and a - TOP <= s.limbo_size)
    if d == ASK_BID and a - BID > s.bid:
        return 0 if a - BID <= s.gold[p] else J_8_30
    return NOT_ASKED


@compiled
def why_not_plain(s: np.record, c: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the actions without an argument."""
    if a == LOOK:
        if d != ASK_DRAW:
            return NOT_ASKED
        return 0 if cards_to_draw(s) else J_3_8
    if a == SKIP:
        return answers(d == ASK_DRAW)
    if a == END_TURN:
        return answers(d == ASK_DRAW or d == ASK_PLAY or d == ASK_END)
    if a == KEEP or a == DISCARD:
        return answers(d == ASK_KEEP)
    if a == DONE:
        if d == ASK_PORTUGUESE_WARE:
            return answers(s.last != NONE)
        return answers((d == ASK_LEAVE_WARE and s.left == 0) or (d == ASK_KETTLE_CARD and s.chosen == 1))
    if a == TAKE_NONE:
        return answers(d == ASK_CARRIER_WARE)
    if a == DECLINE:
        return answers(d == ASK_GUARD or d == ASK_RAIN)
    if a == PLAY_GUARD:
        return answers(d == ASK_GUARD and s.hand[p, GUARD] > 0)
    if a == PLAY_RAIN_MAKER:
        return answers(d == ASK_RAIN and s.hand[p, RAIN_MAKER] > 0)
    if a == PASS:
        return answers(d == ASK_BID and s.bidder != NONE)
    if a == PAY_GOLD:
        if d != ASK_SUPPLIES_PAYMENT:
            return NOT_ASKED
        return 0 if s.gold[p] >= 1 else J_9_3
    if d == ASK_ELDER_OPTION:
        if a == OPPONENT_DISCARDS:
            return 0 if s.hand_size[1 - p] > 3 else J_9_24
        if a == DRAW_UP:
            return 0 if s.hand_size[p] < 5 and cards_to_draw(s) else J_9_24
    if d == ASK_CHEETAH_OPTION:
        if a == GIVE_GOLD:
            return 0 if s.gold[p] >= 2 else J_9_21
        return answers(a == LET_DRAW)
    if d == ASK_CARRIER_OPTION:
        return answers(a == TAKE_WARES or a == TAKE_CARDS)
    if d == ASK_CROCODILE_USE:
        return answers(a == USE_IT or a == LEAVE_IT)
    return NOT_ASKED


@compiled
def why_not_card(s: np.record, c: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the actions about a card or a placed utility."""
    if a < SELL + FIRST_WARE_CARD:
        k = a - BUY
        return can_buy(s, c, p, k) if d == ASK_PLAY and s.hand[p, k] > 0 else NOT_ASKED
    if a < PLAY:
        k = a - SELL
        return can_sell(s, c, p, k) if d == ASK_PLAY and s.hand[p, k] > 0 else NOT_ASKED
    if a < PLAY + FIRST_WARE_CARD:
        k = a - PLAY
        return can_play(s, c, p, k) if d == ASK_PLAY and s.hand[p, k] > 0 else NOT_ASKED
    if a < CARD:
        k = a - USE
        if d == ASK_DRAW and k == MASK:
            return can_use_mask(s, p)
        return can_use(s, c, p, k) if d == ASK_PLAY else NOT_ASKED
    if a < UTILITY + FIRST_UTILITY:
        return why_not_choice(s, c, p, d, a - CARD)
    turned = 1 if a >= TURNED_UTILITY + FIRST_UTILITY else 0
    k = a - (TURNED_UTILITY if turned == 1 else UTILITY)
    if d == ASK_ROOM_UTILITY or d == ASK_BOAT_PAYMENT or d == ASK_WEAPONS_PAYMENT or d == ASK_SNAKE_KEEP:
        return answers(find_utility(s, p, k, turned) != NONE)
    if d == ASK_CROCODILE_UTILITY:
        return answers(find_utility(s, 1 - p, k, turned) != NONE)
    if d == ASK_LION_UTILITY:
        for i in range(MIDDLE_UTILITIES):
            if s.middle_utility[i] == k and s.middle_turned[i] == turned:
                return 0
    return NOT_ASKED


@compiled
def why_not_choice(s: np.record, c: np.record, p: int, d: int, k: int) -> int:
    """:func:`why_not` for the choice of a card of kind ``k``."""
    if d == ASK_ELDER_DISCARD:
        return answers(hand_in_order(s, p, k))
    if d == ASK_DANCER_CARD:
        if k < FIRST_WARE_CARD or s.hand[p, k] == 0:
            return NOT_ASKED
        return 0 if c.shown[k] == 3 else J_8_33
    if d == ASK_HYENA_TAKE:
        return answers(s.hand[1 - p, k] > 0)
    if d == ASK_BABOON_CARD:
        return answers(s.middle_cards[k] > 0)
    if d == ASK_DRUMMER_CARD:
        return answers(is_utility(k) and s.discard[k] > 0)
    if d == ASK_SCALES_KEEP:
        return answers(s.limbo[0] == k or s.limbo[1] == k)
    if (
        d == ASK_MASK_CARD
        or d == ASK_BOAT_PAYMENT
        or d == ASK_WEAPONS_PAYMENT
        or d == ASK_KETTLE_CARD
        or d == ASK_SUPPLIES_PAYMENT
        or d == ASK_HYENA_GIVE
    ):
        return answers(s.hand[p, k] > 0)
    return NOT_ASKED


@compiled
def gainable(s: np.record, c: np.record, p: int, w: int) -> int:
    """Wares of one kind that a player may take by a person: up to two, as supply and room allow (J-8.36)."""
    return min(2, min(s.supply[w], room(s, c, p, s.gold[p])))


@compiled
def why_not_ware(s: np.record, c: np.record, p: int, d: int, w: int) -> int:
    """:func:`why_not` for the choice of a ware."""
    if d == ASK_DANCER_WARE or d == ASK_PORTUGUESE_WARE:
        return answers(owned_in_order(s, p, w))
    if d == ASK_DRUMS_WARE or d == ASK_THRONE_GIVE:
        return answers(owned(s, p, w) > 0)
    if d == ASK_THRONE_TAKE or d == ASK_PARROT_WARE:
        return answers(owned(s, 1 - p, w) > 0)
    if d == ASK_SHAMAN_FROM:
        return can_swap_from(s, p, w) if owned(s, p, w) > 0 else NOT_ASKED
    if d == ASK_SHAMAN_TO:
        return can_swap_to(s, p, s.chosen, w)
    if d == ASK_BOAT_WARE or d == ASK_STATUE_WARE:
        return answers(s.supply[w] > 0)
    if d == ASK_BASKET_WARE:
        return answers(s.supply[w] > 0)
    if d == ASK_CARRIER_WARE:
        if s.supply[w] == 0:
            return NOT_ASKED
        return 0 if room(s, c, p, s.gold[p]) > 0 else J_6_12
    if d == ASK_MERCHANT_WARE:
        return answers(in_order(s.supply, s, w))
    if d == ASK_LEAVE_WARE:
        return answers(in_order(s.taken[p], s, w))
    if d == ASK_ELEPHANT_WARE:
        return answers(s.middle_wares[w] > 0)
    return NOT_ASKED


@compiled
def _collect(s: np.record, c: np.record, out: np.ndarray, n: int, first: int, end: int) -> int:
    """Add the legal actions among ``first`` to ``end - 1`` to ``out``, which holds ``n``."""
    for a in range(first, end):
        if why_not(s, c, a) == 0:
            out[n] = a
            n += 1
    return n


@compiled
def legal(s: np.record, c: np.record, out: np.ndarray) -> int:
    """Write the legal actions, ascending, into ``out`` (int16, at least ACTIONS long) and return their number.

    It is never 0 before the end of the game.
    """
    d, p = s.decision, s.actor
    if d == OVER:
        return 0
    n = 0
    if d == ASK_PLAY:
        out[0] = END_TURN
        n = 1
        for k in range(FIRST_WARE_CARD, c.kinds):
            if s.hand[p, k] > 0 and can_buy(s, c, p, k) == 0:
                out[n] = BUY + k
                n += 1
        for k in range(FIRST_WARE_CARD, c.kinds):
            if s.hand[p, k] > 0 and can_sell(s, c, p, k) == 0:
                out[n] = SELL + k
                n += 1
        for k in range(FIRST_WARE_CARD):
            if s.hand[p, k] > 0 and can_play(s, c, p, k) == 0:
                out[n] = PLAY + k
                n += 1
        if s.utility[p, 0] == NONE:
            return n
        return _collect(s, c, out, n, USE + FIRST_UTILITY, USE + FIRST_PERSON)
    if d == ASK_BID:
        if s.bidder != NONE:
            out[0] = PASS
            n = 1
        for gold in range(s.bid + 1, min(GOLD_MAX, s.gold[p]) + 1):
            out[n] = BID + gold
            n += 1
        return n
    if d == ASK_DRAW:
        n = _collect(s, c, out, 0, LOOK, END_TURN + 1)
        return _collect(s, c, out, n, USE + MASK, USE + MASK + 1)
    if d == ASK_BASKET_AMOUNT or d == ASK_CARRIER_AMOUNT or d == ASK_PSYCHIC_CARD:
        return _collect(s, c, out, 0, AMOUNT + 1, BID + 1)
    n = _collect(s, c, out, 0, END_TURN, FIRST_OF_ARGUMENT)
    if asks_for_card(d):
        n = _collect(s, c, out, n, CARD, CARD + c.kinds)
    if asks_for_utility(d):
        n = _collect(s, c, out, n, UTILITY + FIRST_UTILITY, WARE)
    if asks_for_ware(d):
        n = _collect(s, c, out, n, WARE, WARE + WARE_KINDS)
    return n


@compiled
def asks_for_card(d: int) -> bool:
    """Whether a decision can be answered with a card."""
    return (
        d == ASK_MASK_CARD
        or d == ASK_DANCER_CARD
        or d == ASK_DRUMMER_CARD
        or d == ASK_ELDER_DISCARD
        or d == ASK_BOAT_PAYMENT
        or d == ASK_KETTLE_CARD
        or d == ASK_SUPPLIES_PAYMENT
        or d == ASK_SCALES_KEEP
        or d == ASK_WEAPONS_PAYMENT
        or d == ASK_HYENA_TAKE
        or d == ASK_HYENA_GIVE
        or d == ASK_BABOON_CARD
    )


@compiled
def asks_for_utility(d: int) -> bool:
    """Whether a decision can be answered with a placed utility."""
    return (
        d == ASK_ROOM_UTILITY
        or d == ASK_BOAT_PAYMENT
        or d == ASK_WEAPONS_PAYMENT
        or d == ASK_CROCODILE_UTILITY
        or d == ASK_LION_UTILITY
        or d == ASK_SNAKE_KEEP
    )


@compiled
def asks_for_ware(d: int) -> bool:
    """Whether a decision can be answered with a ware."""
    return (
        d == ASK_DANCER_WARE
        or d == ASK_PORTUGUESE_WARE
        or d == ASK_SHAMAN_FROM
        or d == ASK_SHAMAN_TO
        or d == ASK_BASKET_WARE
        or d == ASK_CARRIER_WARE
        or d == ASK_MERCHANT_WARE
        or d == ASK_LEAVE_WARE
        or d == ASK_BOAT_WARE
        or d == ASK_STATUE_WARE
        or d == ASK_THRONE_TAKE
        or d == ASK_THRONE_GIVE
        or d == ASK_DRUMS_WARE
        or d == ASK_ELEPHANT_WARE
        or d == ASK_PARROT_WARE
    )


# ---------------------------------------------------------------- moving cards


@compiled
def _ask(s: np.record, p: int, decision: int) -> None:
    """Ask seat ``p`` a question."""
    s.actor = p
    s.decision = decision


@compiled
def _discard(s: np.record, k: int) -> None:
    """Lay a card on top of the discard pile (J-1.4)."""
    s.discard[k] += 1
    s.discard_top = k


@compiled
def _lose_openly(s: np.record, p: int, k: int) -> None:
    """A card leaves a hand before everybody's eyes: one known copy less in it (J-9.26)."""
    s.hand[p, k] -= 1
    s.hand_size[p] -= 1
    s.shown_hand[p, k] = max(0, s.shown_hand[p, k] - 1)
    s.open_hand[p, k] = max(0, s.open_hand[p, k] - 1)


@compiled
def _discard_from_hand(s: np.record, p: int, k: int) -> None:
    _lose_openly(s, p, k)
    _discard(s, k)


@compiled
def _gain(s: np.record, p: int, k: int, seen: int) -> None:
    """A card comes into a hand; ``seen`` has the bit of the other seat if that knows it, and bit 2 if everybody does."""
    s.hand[p, k] += 1
    s.hand_size[p] += 1
    if seen & (1 << (1 - p)):
        s.shown_hand[p, k] += 1
    if seen & EVERYBODY:
        s.open_hand[p, k] += 1


@compiled
def _reshuffle(s: np.record) -> None:
    """The discard pile becomes the deck (J-3.7); cards without an order need no shuffling.

    At this moment a player who has seen everything else on the table knows the other's hand by counting.
    """
    n = 0
    for k in range(KINDS):
        n += s.discard[k]
        s.bag[k] = s.discard[k]
        s.discard[k] = 0
    s.deck_size = n
    s.discard_top = NONE
    for p in range(PLAYERS):
        if s.limbo_size == 0 or p != s.turn:
            for k in range(KINDS):
                s.shown_hand[p, k] = s.hand[p, k]


@compiled
def _take_top(s: np.record, luck: np.record) -> tuple[int, int]:
    """Take the top card of the deck, after a reshuffle if need be: its kind and the seats that have seen it.

    (NONE, 0) if no card is left (J-3.8). Whatever was learned so far cannot be taken back.
    """
    if s.deck_size == 0:
        _reshuffle(s)
        if s.deck_size == 0:
            return NONE, 0
    s.undoable = 0
    size = wide(s.deck_size)
    s.deck_size = size - 1
    if s.known_top > 0:
        k, seen = s.top[0], s.top_seen[0]
        s.known_top -= 1
        for i in range(SEEN - 1):
            s.top[i], s.top_seen[i] = s.top[i + 1], s.top_seen[i + 1]
        s.top[SEEN - 1], s.top_seen[SEEN - 1] = NONE, 0
        return k, seen
    rest = chance(luck, size)
    k = 0
    while rest >= s.bag[k]:
        rest -= s.bag[k]
        k += 1
    s.bag[k] -= 1
    return k, 0


@compiled
def _draw(s: np.record, luck: np.record, p: int, n: int) -> None:
    """A player draws up to ``n`` cards unseen by the other (J-3.8)."""
    for _ in range(n):
        k, seen = _take_top(s, luck)
        if k == NONE:
            return
        _gain(s, p, k, seen)


@compiled
def _draw_into_limbo(s: np.record, luck: np.record, n: int) -> None:
    """Whoever's turn it is looks at up to ``n`` cards from the deck."""
    for _ in range(n):
        k, seen = _take_top(s, luck)
        if k == NONE:
            return
        s.limbo[s.limbo_size] = k
        s.limbo_seen[s.limbo_size] = seen | (1 << s.turn)
        s.limbo_size += 1


@compiled
def _empty_limbo(s: np.record) -> None:
    s.limbo_size = 0
    s.limbo[:] = NONE
    s.limbo_seen[:] = 0


# ---------------------------------------------------------------- moving wares and utilities


@compiled
def _place(s: np.record, c: np.record, p: int, w: int) -> None:
    """Place a ware: the large stand up to five, the small stands, the sixth space for its fee (J-6.7, J-6.8)."""
    if large_count(s, p) < LARGE_SPACES - 1:
        s.large[p, w] += 1
    elif small_count(s, p) < c.stand_spaces * s.stands[p]:
        s.small[p, w] += 1
    else:
        s.large[p, w] += 1
        s.gold[p] -= SIXTH_FEE


@compiled
def _take_away(s: np.record, p: int, w: int) -> None:
    """Take a ware from a player, from the small stands first (J-6.8)."""
    if s.small[p, w] > 0:
        s.small[p, w] -= 1
    else:
        s.large[p, w] -= 1


@compiled
def _give_back(s: np.record, p: int, w: int) -> None:
    """A ware goes from a player's stands to the supply."""
    _take_away(s, p, w)
    s.supply[w] += 1


@compiled
def _take_from_supply(s: np.record, c: np.record, p: int, w: int, n: int) -> None:
    """``n`` wares go from the supply to a player's stands."""
    for _ in range(n):
        s.supply[w] -= 1
        _place(s, c, p, w)


@compiled
def _exchange(s: np.record, p: int, old: int, new: int) -> None:
    """A player's ware is replaced where it lies, on a small stand first (J-6.8, J-7.23)."""
    if s.small[p, old] > 0:
        s.small[p, old] -= 1
        s.small[p, new] += 1
    else:
        s.large[p, old] -= 1
        s.large[p, new] += 1


@compiled
def _lay_utility(s: np.record, p: int, k: int, turned: int) -> None:
    """Lay a utility in front of a player, who has a place for it."""
    i = utilities(s, p)
    s.utility[p, i] = k
    s.turned[p, i] = turned


@compiled
def _lift_utility(s: np.record, p: int, k: int, turned: int) -> None:
    """Take a utility away from in front of a player."""
    i = find_utility(s, p, k, turned)
    for j in range(i, STALLS - 1):
        s.utility[p, j] = s.utility[p, j + 1]
        s.turned[p, j] = s.turned[p, j + 1]
    s.utility[p, STALLS - 1] = NONE
    s.turned[p, STALLS - 1] = 0


# ---------------------------------------------------------------- the deal and the turn


@compiled
def deal(s: np.record, c: np.record, luck: np.record) -> None:
    """Set a zeroed state up for a game (chapter 1) and begin the first turn."""
    for k in range(KINDS):
        s.bag[k] = c.number[k]
    s.deck_size = c.cards
    for w in range(WARE_KINDS):
        s.supply[w] = c.tokens[w]
    s.utility[:] = NONE
    s.middle_utility[:] = NONE
    s.top[:] = NONE
    s.discard_top = NONE
    s.announcer = NONE
    s.winner = NONE
    _empty_limbo(s)
    _clear_effect(s)
    s.starter = c.starter if c.starter != NONE else chance(luck, PLAYERS)
    for p in range(PLAYERS):
        s.gold[p] = c.start_gold
        _draw(s, luck, p, c.start_hand)
    _begin_turn(s, s.starter)


@compiled
def _begin_turn(s: np.record, p: int) -> None:
    """The draw phase of a turn with five actions (J-2.1, J-2.2)."""
    s.turn = p
    s.phase = DRAW_PHASE
    s.actions = ACTIONS_PER_TURN
    s.looked = 0
    s.discount = 0
    _ask(s, p, ASK_DRAW)


@compiled
def _end_turn(s: np.record) -> None:
    """Bonus, announcement or end, turning back of utilities, next turn (J-2.3, J-7.3, chapter 10)."""
    p = s.turn
    if s.actions >= BONUS_ACTIONS:
        s.gold[p] += 1
    s.turned[:] = 0
    if s.announcer == 1 - p:
        s.winner = p if s.gold[p] >= s.gold[1 - p] else 1 - p
        s.phase = DRAW_PHASE
        s.actions = 0
        s.looked = 0
        s.discount = 0
        _ask(s, NONE, OVER)
        return
    if s.announcer == NONE and s.gold[p] >= GOAL:
        s.announcer = p
    _begin_turn(s, 1 - p)


@compiled
def _go_on(s: np.record) -> None:
    """After an action of the turn: the next one; with none left the turn ends (J-2.4).

    It waits for an explicit *end turn* while the last step may still be taken back.
    """
    if s.actions > 0:
        _ask(s, s.turn, ASK_DRAW if s.phase == DRAW_PHASE else ASK_PLAY)
    elif s.actor == s.turn and s.undoable > 0:
        _ask(s, s.turn, ASK_END)
    else:
        _end_turn(s)


@compiled
def _clear_effect(s: np.record) -> None:
    """Nothing is being carried out."""
    s.card = NONE
    s.second = NONE
    s.use = NONE
    s.eaten = NONE
    s.left = 0
    s.last = NONE
    s.chosen = 0
    s.bid = 0
    s.bidder = NONE


@compiled
def _finish(s: np.record) -> None:
    """An effect is over: what lay on the table goes to the discard pile in the order of J-8.38."""
    if s.eaten != NONE:
        _discard(s, s.eaten)
    if s.card != NONE:
        _discard(s, s.card)
    if s.second != NONE:
        _discard(s, s.second)
    _clear_effect(s)
    _go_on(s)


@compiled
def apply(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Carry out a legal action; what an illegal one does is undefined (the Python API refuses it)."""
    before = s.actor
    s.count += 1
    s.undoable += 1
    d = s.decision
    if d == ASK_PLAY:
        _apply_play(s, c, luck, a)
    elif d == ASK_RAIN:
        _answer_rain(s, a)
    elif d == ASK_DRAW or d == ASK_KEEP or d == ASK_MASK_CARD or d == ASK_END:
        _apply_draw_phase(s, luck, a)
    elif d == ASK_GUARD:
        _answer_guard(s, c, luck, a)
    elif d == ASK_BID:
        _apply_bid(s, c, a)
    elif s.use != NONE:
        _apply_use(s, c, luck, a)
    elif d == ASK_ROOM_UTILITY:
        _discard_utility(s, before, a)
        _lay_utility(s, before, s.card, 0)
        s.card = NONE
        _finish(s)
    elif d == ASK_LEAVE_WARE:
        _apply_leave(s, c, a)
    elif s.card < FIRST_ANIMAL:
        _apply_person(s, c, luck, a)
    else:
        _apply_animal(s, c, luck, a)
    if s.actor != before:
        s.undoable = 0


@compiled
def _apply_draw_phase(s: np.record, luck: np.record, a: int) -> None:
    """Looking, keeping and discarding, the Mask, the end of a turn (chapter 3, J-7.14)."""
    p = s.actor
    if a == LOOK:
        s.actions -= 1
        s.looked += 1
        _draw_into_limbo(s, luck, 1)
        _ask(s, p, ASK_KEEP)
    elif a == KEEP:
        _gain(s, p, s.limbo[0], s.limbo_seen[0])
        _empty_limbo(s)
        s.phase = PLAY_PHASE
        _go_on(s)
    elif a == DISCARD:
        _discard(s, s.limbo[0])
        _empty_limbo(s)
        _go_on(s)
    elif a == SKIP:
        s.phase = PLAY_PHASE
        _go_on(s)
    elif a == END_TURN:
        _end_turn(s)
    elif a == USE + MASK:
        s.actions -= 1
        s.turned[p, find_utility(s, p, MASK, 0)] = 1
        s.use = MASK
        _ask(s, p, ASK_MASK_CARD)
    else:
        top = s.discard_top
        s.discard[top] -= 1
        _discard_from_hand(s, p, a - CARD)
        _gain(s, p, top, EVERYBODY | (1 << (1 - p)))
        _finish(s)


@compiled
def _apply_play(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The play phase: one action for a card or for the use of a utility (chapter 4)."""
    p = s.actor
    if a == END_TURN:
        _end_turn(s)
        return
    s.actions -= 1
    if a < SELL + FIRST_WARE_CARD:
        k = a - BUY
        _lose_openly(s, p, k)
        s.card = k
        s.gold[p] -= buying_price(s, c, k)
        for w in range(WARE_KINDS):
            _take_from_supply(s, c, p, w, c.wares[k, w])
        _open_window(s, ASK_RAIN)
    elif a < PLAY:
        k = a - SELL
        _lose_openly(s, p, k)
        s.card = k
        for w in range(WARE_KINDS):
            for _ in range(c.wares[k, w]):
                _give_back(s, p, w)
        s.gold[p] += selling_price(s, c, k)
        _open_window(s, ASK_RAIN)
    elif a < PLAY + FIRST_WARE_CARD:
        k = a - PLAY
        _lose_openly(s, p, k)
        if k == STAND:
            s.gold[p] -= stand_cost(s, c)
            s.stands[p] += 1
            _finish(s)
            return
        s.card = k
        if is_utility(k):
            if utilities(s, p) == STALLS:
                _ask(s, p, ASK_ROOM_UTILITY)
            else:
                _lay_utility(s, p, k, 0)
                s.card = NONE
                _finish(s)
        elif k < FIRST_ANIMAL:
            _begin_person(s, c, luck, k)
        else:
            _open_window(s, ASK_GUARD)
            if s.decision != ASK_GUARD:
                _begin_animal(s, c, luck, k)
    else:
        k = a - USE
        s.turned[p, find_utility(s, p, k, 0)] = 1
        _begin_use(s, c, luck, k)


# ---------------------------------------------------------------- reactions


@compiled
def _open_window(s: np.record, decision: int) -> None:
    """Ask the opponent for a reaction whenever he has a hand card, so that asking tells nothing (J-8.35)."""
    if s.hand_size[1 - s.turn] > 0:
        _ask(s, 1 - s.turn, decision)
    elif decision == ASK_RAIN:
        _finish(s)


@compiled
def _answer_rain(s: np.record, a: int) -> None:
    """Rain maker: the ware card just played goes into the hand of who played him (J-8.14)."""
    if a == PLAY_RAIN_MAKER:
        p = s.actor
        k = s.card if s.second == NONE else s.second
        if s.second == NONE:
            s.card = NONE
        else:
            _discard(s, s.card)
            s.card = NONE
            s.second = NONE
        _discard_from_hand(s, p, RAIN_MAKER)
        _gain(s, p, k, EVERYBODY | (1 << s.turn))
    _finish(s)


@compiled
def _answer_guard(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Guard: the animal has no effect on either player (J-8.21, J-9.1)."""
    if a == PLAY_GUARD:
        _discard(s, s.card)
        s.card = NONE
        _discard_from_hand(s, s.actor, GUARD)
        _finish(s)
    else:
        _begin_animal(s, c, luck, s.card)


# ---------------------------------------------------------------- utilities (chapter 7)


@compiled
def _begin_use(s: np.record, c: np.record, luck: np.record, k: int) -> None:
    """Begin a utility's effect for whoever's turn it is; ``eaten`` tells whether a crocodile is eating it."""
    p = s.turn
    s.use = k
    if k == WELL:
        s.gold[p] -= 1
        _draw(s, luck, p, 1)
        _finish(s)
    elif k == STATUE:
        s.gold[p] -= 2
        _ask(s, p, ASK_STATUE_WARE)
    elif k == DRUMS:
        _ask(s, p, ASK_DRUMS_WARE)
    elif k == THRONE:
        _ask(s, p, ASK_THRONE_TAKE)
    elif k == BOAT:
        _ask(s, p, ASK_BOAT_PAYMENT)
    elif k == WEAPONS:
        _ask(s, p, ASK_WEAPONS_PAYMENT)
    elif k == KETTLE:
        s.chosen = 0
        _ask(s, p, ASK_KETTLE_CARD)
    elif k == SCALES:
        _draw_into_limbo(s, luck, 2)
        if s.limbo_size == 2:
            _ask(s, p, ASK_SCALES_KEEP)
        else:
            _gain(s, p, s.limbo[0], s.limbo_seen[0])
            _empty_limbo(s)
            _finish(s)
    else:
        _search_supplies(s, luck, p)


@compiled
def _search_supplies(s: np.record, luck: np.record, p: int) -> None:
    """Supplies: turn cards over until a ware card appears, at most one pass over deck and discards (J-7.17, J-7.22)."""
    passes = 0
    while True:
        if s.deck_size == 0:
            passes += 1
            if passes == 2 or s.discard_top == NONE:
                _finish(s)
                return
        k, _ = _take_top(s, luck)
        if k >= FIRST_WARE_CARD:
            _gain(s, p, k, EVERYBODY | (1 << (1 - p)))
            _ask(s, p, ASK_SUPPLIES_PAYMENT)
            return
        _discard(s, k)


@compiled
def _discard_utility(s: np.record, p: int, a: int) -> None:
    """Discard the placed utility that an action names."""
    turned = 1 if a >= TURNED_UTILITY + FIRST_UTILITY else 0
    k = a - (TURNED_UTILITY if turned == 1 else UTILITY)
    _lift_utility(s, p, k, turned)
    _discard(s, k)


@compiled
def _pay_with_card(s: np.record, p: int, a: int) -> None:
    """Discard a hand card or an own placed utility."""
    if a < UTILITY + FIRST_UTILITY:
        _discard_from_hand(s, p, a - CARD)
    else:
        _discard_utility(s, p, a)


@compiled
def _apply_use(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The next step of a utility's effect."""
    p, k = s.turn, s.use
    if k == STATUE:
        _take_from_supply(s, c, p, a - WARE, 1)
        _finish(s)
    elif k == DRUMS:
        _give_back(s, p, a - WARE)
        _draw(s, luck, p, 1)
        _finish(s)
    elif k == THRONE:
        if s.decision == ASK_THRONE_TAKE:
            s.chosen = a - WARE
            _ask(s, p, ASK_THRONE_GIVE)
        else:
            taken, given = s.chosen, a - WARE
            _exchange(s, p, given, taken)
            _exchange(s, 1 - p, taken, given)
            _finish(s)
    elif k == BOAT:
        if s.decision == ASK_BOAT_PAYMENT:
            _pay_with_card(s, p, a)
            _ask(s, p, ASK_BOAT_WARE)
        else:
            _take_from_supply(s, c, p, a - WARE, 1)
            _finish(s)
    elif k == WEAPONS:
        _pay_with_card(s, p, a)
        s.gold[p] += 2
        _finish(s)
    elif k == KETTLE:
        if a != DONE:
            _discard_from_hand(s, p, a - CARD)
            s.chosen += 1
        if a == DONE or s.chosen == 2 or s.hand_size[p] == 0:
            _draw(s, luck, p, s.chosen)
            _finish(s)
    elif k == SCALES:
        _keep_of_scales(s, p, a - CARD)
        _finish(s)
    else:
        if a == PAY_GOLD:
            s.gold[p] -= 1
        else:
            _discard_from_hand(s, p, a - CARD)
        _finish(s)


@compiled
def _keep_of_scales(s: np.record, p: int, k: int) -> None:
    """Scales: keep a card of kind ``k``, give the other, which both then know (J-7.18, J-9.26).

    Of two equal cards the one that the opponent has not seen is kept: he cannot tell them apart.
    """
    kept = 0 if s.limbo[0] == k else 1
    if s.limbo[0] == s.limbo[1] and s.limbo_seen[0] & (1 << (1 - p)):
        kept = 1
    _gain(s, p, k, s.limbo_seen[kept])
    _gain(s, 1 - p, s.limbo[1 - kept], 1 << p)
    _empty_limbo(s)


# ---------------------------------------------------------------- people (chapter 8)


@compiled
def _begin_person(s: np.record, c: np.record, luck: np.record, k: int) -> None:
    """Begin the effect of a person played by whoever's turn it is."""
    p = s.turn
    if k == SHAMAN:
        _ask(s, p, ASK_SHAMAN_FROM)
    elif k == PSYCHIC:
        _draw_into_limbo(s, luck, SEEN)
        _ask(s, p, ASK_PSYCHIC_CARD)
    elif k == ELDER:
        _ask(s, p, ASK_ELDER_OPTION)
    elif k == WISE_MAN:
        s.discount += 1
        _finish(s)
    elif k == PORTUGUESE:
        s.left = 1
        _ask(s, p, ASK_PORTUGUESE_WARE)
    elif k == BASKET_MAKER:
        s.gold[p] -= 2
        _ask(s, p, ASK_BASKET_WARE)
    elif k == TRAVELLING_MERCHANT:
        s.left = 2
        _ask(s, p, ASK_MERCHANT_WARE)
    elif k == ARABIAN_MERCHANT:
        for _ in range(3):
            card, _seen = _take_top(s, luck)
            if card != NONE:
                s.middle_cards[card] += 1
        _ask(s, p, ASK_BID)
    elif k == DANCER:
        _ask(s, p, ASK_DANCER_CARD)
    elif k == CARRIER:
        _ask(s, p, ASK_CARRIER_OPTION)
    else:
        _ask(s, p, ASK_DRUMMER_CARD)


@compiled
def _apply_person(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The next step of a person's effect."""
    p, d = s.actor, s.decision
    if d == ASK_SHAMAN_FROM:
        s.chosen = a - WARE
        _ask(s, p, ASK_SHAMAN_TO)
    elif d == ASK_SHAMAN_TO:
        old, new = s.chosen, a - WARE
        n = owned(s, p, old)
        s.supply[old] += n
        s.supply[new] -= n
        for _ in range(n):
            _exchange(s, p, old, new)
        _finish(s)
    elif d == ASK_PSYCHIC_CARD:
        _take_as_psychic(s, p, a - TOP - 1)
        _finish(s)
    elif d == ASK_ELDER_OPTION:
        if a == DRAW_UP:
            _draw(s, luck, p, 5 - s.hand_size[p])
            _finish(s)
        else:
            s.left = s.hand_size[1 - p] - 3
            _ask(s, 1 - p, ASK_ELDER_DISCARD)
    elif d == ASK_ELDER_DISCARD:
        _discard_from_hand(s, p, a - CARD)
        s.last = a - CARD
        s.left -= 1
        if s.left == 0:
            _finish(s)
    elif d == ASK_PORTUGUESE_WARE:
        if a == DONE:
            _finish(s)
            return
        _give_back(s, p, a - WARE)
        s.gold[p] += 2
        s.last = a - WARE
        s.left = 0
        if ware_count(s, p) == 0:
            _finish(s)
    elif d == ASK_BASKET_WARE or d == ASK_CARRIER_WARE:
        if a == TAKE_NONE:
            _end_carrier_wares(s, luck, p)
            return
        s.chosen = a - WARE
        if gainable(s, c, p, s.chosen) == 2:
            _ask(s, p, ASK_BASKET_AMOUNT if s.card == BASKET_MAKER else ASK_CARRIER_AMOUNT)
        else:
            _gain_wares(s, c, luck, p, 1)
    elif d == ASK_BASKET_AMOUNT or d == ASK_CARRIER_AMOUNT:
        _gain_wares(s, c, luck, p, a - AMOUNT)
    elif d == ASK_MERCHANT_WARE:
        s.supply[a - WARE] -= 1
        s.middle_wares[a - WARE] += 1
        s.last = a - WARE
        s.left -= 1
        if s.left == 0:
            _ask(s, p, ASK_BID)
    elif d == ASK_DANCER_CARD:
        _lose_openly(s, p, a - CARD)
        s.second = a - CARD
        s.left = 3
        _ask(s, p, ASK_DANCER_WARE)
    elif d == ASK_DANCER_WARE:
        _give_back(s, p, a - WARE)
        s.last = a - WARE
        s.left -= 1
        if s.left == 0:
            s.gold[p] += selling_price(s, c, s.second)
            s.last = NONE
            _open_window(s, ASK_RAIN)
    elif d == ASK_CARRIER_OPTION:
        if a == TAKE_CARDS:
            _draw(s, luck, p, 2)
            s.left = 1
        _ask_carrier_wares(s, c, luck, p if a == TAKE_WARES else 1 - p)
    else:
        s.discard[a - CARD] -= 1
        _gain(s, p, a - CARD, EVERYBODY | (1 << (1 - p)))
        _finish(s)


@compiled
def _take_as_psychic(s: np.record, p: int, place: int) -> None:
    """Psychic: keep one of the cards looked at, the others go back in the same order (J-8.20).

    What the opponent knew of these places is lost to him, for he does not see which card was taken.
    """
    n = s.limbo_size
    _gain(s, p, s.limbo[place], s.limbo_seen[place] if n == 1 else 0)
    for i in range(n):  # all that was known of the deck's top lay among the six
        if i != place:
            s.top[s.known_top] = s.limbo[i]
            s.top_seen[s.known_top] = 1 << p
            s.known_top += 1
    s.deck_size += n - 1
    _empty_limbo(s)


@compiled
def _ask_carrier_wares(s: np.record, c: np.record, luck: np.record, p: int) -> None:
    """Carrier: a player picks wares if he has room for one (J-8.36)."""
    _ask(s, p, ASK_CARRIER_WARE)
    if room(s, c, p, s.gold[p]) == 0:
        _end_carrier_wares(s, luck, p)


@compiled
def _end_carrier_wares(s: np.record, luck: np.record, p: int) -> None:
    """Carrier: after the wares the other player draws two cards, unless these were drawn before."""
    if s.left == 0:
        _draw(s, luck, 1 - p, 2)
    _finish(s)


@compiled
def _gain_wares(s: np.record, c: np.record, luck: np.record, p: int, n: int) -> None:
    """Basket maker or carrier: take ``n`` wares of the kind chosen."""
    _take_from_supply(s, c, p, s.chosen, n)
    if s.card == CARRIER:
        _end_carrier_wares(s, luck, p)
    else:
        _finish(s)


@compiled
def _apply_bid(s: np.record, c: np.record, a: int) -> None:
    """Auction: raise, or pass and so end it (J-8.10, J-8.11, J-8.30)."""
    if a != PASS:
        s.bid = a - BID
        s.bidder = s.actor
        _ask(s, 1 - s.actor, ASK_BID)
        return
    winner = s.bidder
    s.gold[winner] -= s.bid
    if s.card == ARABIAN_MERCHANT:
        for k in range(KINDS):
            for _ in range(s.middle_cards[k]):
                _gain(s, winner, k, EVERYBODY | (1 << (1 - winner)))
            s.middle_cards[k] = 0
        _finish(s)
    else:
        for w in range(WARE_KINDS):
            s.taken[winner, w] = s.middle_wares[w]
            s.middle_wares[w] = 0
        _place_taken(s, c)


# ---------------------------------------------------------------- placing what people and animals brought


@compiled
def _place_taken(s: np.record, c: np.record) -> None:
    """Place the wares gained, the player whose turn it is first; whoever has too many is asked (J-9.2, J-9.20)."""
    for turn in range(PLAYERS):
        p = s.turn if turn == 0 else 1 - s.turn
        n = total(s.taken[p])
        if n > free_spaces(s, c, p):
            s.left = n - room(s, c, p, s.gold[p])
            s.last = 0
            if s.left < 0:
                s.left = 0
            if s.left < n:
                _ask(s, p, ASK_LEAVE_WARE)
                return
            _return_taken(s, p)
        _place_all(s, c, p)
    s.left = 0
    s.last = NONE
    _finish(s)


@compiled
def _return_taken(s: np.record, p: int) -> None:
    """All wares that a player gained go back to the supply."""
    for w in range(WARE_KINDS):
        s.supply[w] += s.taken[p, w]
        s.taken[p, w] = 0


@compiled
def _place_all(s: np.record, c: np.record, p: int) -> None:
    """Place a player's gained wares in the order of the kinds (J-6.8)."""
    for w in range(WARE_KINDS):
        while s.taken[p, w] > 0:
            s.taken[p, w] -= 1
            _place(s, c, p, w)


@compiled
def _apply_leave(s: np.record, c: np.record, a: int) -> None:
    """Send a gained ware back to the supply, or be done and place the others (J-6.12, J-9.2)."""
    p = s.actor
    if a == DONE:
        _place_all(s, c, p)
        _place_taken(s, c)
        return
    w = a - WARE
    s.taken[p, w] -= 1
    s.supply[w] += 1
    s.last = w
    if s.left > 0:
        s.left -= 1
    if s.left == 0 and total(s.taken[p]) <= free_spaces(s, c, p):
        _place_all(s, c, p)
        _place_taken(s, c)


# ---------------------------------------------------------------- animals (chapter 9)


@compiled
def _begin_animal(s: np.record, c: np.record, luck: np.record, k: int) -> None:
    """Begin the effect of an animal played by whoever's turn it is and not guarded."""
    p = s.turn
    q = 1 - p
    if k == CROCODILE:
        _ask(s, p, ASK_CROCODILE_UTILITY)
    elif k == PARROT:
        _ask(s, p, ASK_PARROT_WARE)
    elif k == HYENA:
        for card in range(KINDS):
            s.shown_hand[q, card] = s.hand[q, card]
        _ask(s, p, ASK_HYENA_TAKE)
        s.undoable = 0
    elif k == SNAKE:
        _ask_snake(s)
    elif k == ELEPHANT:
        for w in range(WARE_KINDS):
            for r in range(PLAYERS):
                s.middle_wares[w] += owned(s, r, w)
                s.large[r, w] = 0
                s.small[r, w] = 0
        _ask(s, p, ASK_ELEPHANT_WARE)
    elif k == CHEETAH:
        _ask(s, q, ASK_CHEETAH_OPTION)
    elif k == LION:
        n = 0
        for i in range(PLAYERS):
            r = p if i == 0 else q
            for j in range(STALLS):
                if s.utility[r, j] != NONE:
                    s.middle_utility[n] = s.utility[r, j]
                    s.middle_turned[n] = s.turned[r, j]
                    n += 1
        s.utility[:] = NONE
        s.turned[:] = 0
        _ask(s, p, ASK_LION_UTILITY)
    else:
        for card in range(KINDS):
            s.middle_cards[card] = s.hand[0, card] + s.hand[1, card]
        s.hand[:] = 0
        s.shown_hand[:] = 0
        s.open_hand[:] = 0
        s.hand_size[:] = 0
        _ask(s, p, ASK_BABOON_CARD)
        s.undoable = 0


@compiled
def _ask_snake(s: np.record) -> None:
    """Ask the next player with two or more utilities which one he keeps, the one whose turn it is first (J-9.25)."""
    if utilities(s, s.turn) > 1:
        _ask(s, s.turn, ASK_SNAKE_KEEP)
    elif utilities(s, 1 - s.turn) > 1:
        _ask(s, 1 - s.turn, ASK_SNAKE_KEEP)
    else:
        _finish(s)


@compiled
def _apply_animal(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The next step of an animal's effect."""
    p, d = s.actor, s.decision
    q = 1 - p
    if d == ASK_PARROT_WARE:
        _take_away(s, q, a - WARE)
        s.taken[p, a - WARE] = 1
        _place_taken(s, c)
    elif d == ASK_ELEPHANT_WARE:
        s.middle_wares[a - WARE] -= 1
        s.taken[p, a - WARE] += 1
        if total(s.middle_wares) == 0:
            _place_taken(s, c)
        else:
            _ask(s, q, ASK_ELEPHANT_WARE)
    elif d == ASK_CHEETAH_OPTION:
        if a == GIVE_GOLD:
            s.gold[p] -= 2
            s.gold[q] += 2
        else:
            _draw(s, luck, q, 2)
        _finish(s)
    elif d == ASK_HYENA_TAKE:
        _move_hidden(s, q, p, a - CARD)
        _ask(s, p, ASK_HYENA_GIVE)
    elif d == ASK_HYENA_GIVE:
        _move_hidden(s, p, q, a - CARD)
        _finish(s)
    elif d == ASK_CROCODILE_UTILITY:
        turned = 1 if a >= TURNED_UTILITY + FIRST_UTILITY else 0
        s.eaten = a - (TURNED_UTILITY if turned == 1 else UTILITY)
        _lift_utility(s, q, s.eaten, turned)
        s.chosen = turned
        if can_use_eaten(s, c, p) == 0:
            _ask(s, p, ASK_CROCODILE_USE)
        else:
            _finish(s)
    elif d == ASK_CROCODILE_USE:
        if a == USE_IT:
            _begin_use(s, c, luck, s.eaten)
        else:
            _finish(s)
    elif d == ASK_LION_UTILITY:
        _take_middle_utility(s, p, a)
        if s.middle_utility[0] == NONE:
            _finish(s)
        else:
            _ask(s, q, ASK_LION_UTILITY)
    elif d == ASK_SNAKE_KEEP:
        turned = 1 if a >= TURNED_UTILITY + FIRST_UTILITY else 0
        k = a - (TURNED_UTILITY if turned == 1 else UTILITY)
        _lift_utility(s, p, k, turned)
        for i in range(STALLS):
            if s.utility[p, i] != NONE:
                _discard(s, s.utility[p, i])
            s.utility[p, i] = NONE
            s.turned[p, i] = 0
        _lay_utility(s, p, k, turned)
        _ask_snake(s)
    else:
        s.middle_cards[a - CARD] -= 1
        _gain(s, p, a - CARD, EVERYBODY | (1 << q))
        left = False
        for k in range(KINDS):
            left = left or s.middle_cards[k] > 0
        if left:
            _ask(s, q, ASK_BABOON_CARD)
        else:
            _finish(s)


@compiled
def _move_hidden(s: np.record, giver: int, taker: int, k: int) -> None:
    """A card goes from hand to hand, seen by both players and by nobody else (J-9.12, J-9.26)."""
    s.hand[giver, k] -= 1
    s.hand_size[giver] -= 1
    s.shown_hand[giver, k] = max(0, s.shown_hand[giver, k] - 1)
    for card in range(KINDS):  # to the others any card may have left
        s.open_hand[giver, card] = max(0, s.open_hand[giver, card] - 1)
    _gain(s, taker, k, 1 << giver)


@compiled
def _take_middle_utility(s: np.record, p: int, a: int) -> None:
    """Lion: take one of the utilities in the middle; a used one stays turned round (J-9.14, J-9.23)."""
    turned = 1 if a >= TURNED_UTILITY + FIRST_UTILITY else 0
    k = a - (TURNED_UTILITY if turned == 1 else UTILITY)
    found = False
    for i in range(MIDDLE_UTILITIES):
        if not found and s.middle_utility[i] == k and s.middle_turned[i] == turned:
            found = True
        if found:
            last = i == MIDDLE_UTILITIES - 1
            s.middle_utility[i] = NONE if last else s.middle_utility[i + 1]
            s.middle_turned[i] = 0 if last else s.middle_turned[i + 1]
    _lay_utility(s, p, k, turned)


# ---------------------------------------------------------------- the end


@compiled
def returns(s: np.record, c: np.record, out: np.ndarray) -> None:
    """Write each seat's share of the victory (sum 1) into ``out``; halves before the end. There is always one winner (J-10.3)."""
    for p in range(PLAYERS):
        out[p] = 0.5 if s.winner == NONE else (1.0 if s.winner == p else 0.0)
