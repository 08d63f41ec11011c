"""Which actions answer the question now asked: ``why_not`` for one, ``legal`` for all."""

import numpy as np

from ....kernel.bits import lowest_bit
from ....kernel.clauses import NOT_ASKED, clause
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *
from .counting import (
    cards_to_draw,
    counted_from,
    find_utility,
    free_spaces,
    held_kinds,
    is_utility,
    named_utility,
    owned,
    room,
)
from .predicates import (
    can_buy,
    can_buy_into,
    can_play,
    can_sell,
    can_swap_from,
    can_swap_to,
    can_use,
    can_use_before,
    gainable,
)

J_2_1 = clause(2, 1)
J_2_2 = clause(2, 2)
J_3_8 = clause(3, 8)
J_6_12 = clause(6, 12)
J_8_30 = clause(8, 30)
J_8_33 = clause(8, 33)
J_9_3 = clause(9, 3)
J_9_21 = clause(9, 21)
J_9_24 = clause(9, 24)


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
    if a < CARD:
        return why_not_trade(s, c, p, a) if d == ASK_PLAY else why_not_now(s, p, d, a)
    if a < UTILITY + FIRST_UTILITY:
        return why_not_choice(s, c, p, d, a - CARD)
    k, turned = named_utility(a)
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
def why_not_trade(s: np.record, c: np.record, p: int, a: int) -> int:
    """:func:`why_not` in the play phase, for a card in hand or a placed utility."""
    if a < SELL + FIRST_WARE_CARD:
        return can_buy(s, c, p, a - BUY) if s.hand[p, a - BUY] > 0 else NOT_ASKED
    if a < PLAY:
        return can_sell(s, c, p, a - SELL) if s.hand[p, a - SELL] > 0 else NOT_ASKED
    if a < PLAY + FIRST_WARE_CARD:
        return can_play(s, c, p, a - PLAY) if s.hand[p, a - PLAY] > 0 else NOT_ASKED
    return can_use(s, c, p, a - USE)


@compiled
def why_not_now(s: np.record, p: int, d: int, a: int) -> int:
    """:func:`why_not` for the same before the play phase and after its last action; the Mask is used before it."""
    if a >= PLAY + FIRST_WARE_CARD:
        if d == ASK_DRAW:
            return can_use_before(s, p, a - USE)
        owned = find_utility(s, p, a - USE, 0) != NONE
    elif a >= PLAY:
        owned = s.hand[p, a - PLAY] > 0
    else:
        owned = s.hand[p, a - BUY if a < SELL + FIRST_WARE_CARD else a - SELL] > 0
    if owned and (d == ASK_DRAW or d == ASK_KEEP):
        return J_2_1
    return J_2_2 if owned and d == ASK_END else NOT_ASKED


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
    if d == ASK_PLAY:
        return legal_play(s, c, p, out)
    if d == ASK_DRAW:
        n = _collect(s, c, out, 0, LOOK, END_TURN + 1)
        if can_use_before(s, p, MASK) == 0:
            out[n] = USE + MASK
            n += 1
        return n
    if d == ASK_KEEP:
        return _collect(s, c, out, 0, KEEP, DISCARD + 1)
    if d == ASK_GUARD or d == ASK_RAIN:
        return _collect(s, c, out, 0, DECLINE, PLAY_RAIN_MAKER + 1)
    if d == ASK_BID:
        n = _collect(s, c, out, 0, PASS, PASS + 1)
        for gold in range(s.bid + 1, min(GOLD_MAX, s.gold[p]) + 1):
            out[n] = BID + gold
            n += 1
        return n
    if d == OVER:
        return 0
    if d == ASK_END:
        return _collect(s, c, out, 0, END_TURN, END_TURN + 1)
    if d == ASK_BASKET_AMOUNT or d == ASK_CARRIER_AMOUNT:
        return _collect(s, c, out, 0, AMOUNT + 1, AMOUNT + 3)
    if d == ASK_PSYCHIC_CARD:
        return _collect(s, c, out, 0, TOP + 1, TOP + SEEN + 1)
    if asks_for_ware(d):
        n = _collect(s, c, out, 0, DONE, TAKE_NONE + 1)
        return _collect(s, c, out, n, WARE, WARE + WARE_KINDS)
    kinds = cards_offered(s, p, d)
    if kinds == 0 and not asks_for_utility(d):
        return _collect(s, c, out, 0, OPPONENT_DISCARDS, FIRST_OF_ARGUMENT)
    n = _collect(s, c, out, 0, DONE, DONE + 1)
    n = _collect(s, c, out, n, PAY_GOLD, PAY_GOLD + 1)
    while kinds != 0:
        k = lowest_bit(kinds)
        kinds &= kinds - 1
        if why_not_choice(s, c, p, d, k) == 0:
            out[n] = CARD + k
            n += 1
    if asks_for_utility(d):
        n = _collect(s, c, out, n, UTILITY + FIRST_UTILITY, WARE)
    return n


@compiled
def legal_play(s: np.record, c: np.record, p: int, out: np.ndarray) -> int:
    """:func:`legal` for the play phase, where most decisions are made: only cards in hand are looked at."""
    out[0] = END_TURN
    n = 1
    hand = held_kinds(s.hand[p])
    free = free_spaces(s, c, p)
    kinds = hand >> FIRST_WARE_CARD
    while kinds != 0:
        k = FIRST_WARE_CARD + lowest_bit(kinds)
        kinds &= kinds - 1
        if can_buy_into(s, c, p, k, free) == 0:
            out[n] = BUY + k
            n += 1
    kinds = hand >> FIRST_WARE_CARD
    while kinds != 0:
        k = FIRST_WARE_CARD + lowest_bit(kinds)
        kinds &= kinds - 1
        if can_sell(s, c, p, k) == 0:
            out[n] = SELL + k
            n += 1
    kinds = hand & ((1 << FIRST_WARE_CARD) - 1)
    while kinds != 0:
        k = lowest_bit(kinds)
        kinds &= kinds - 1
        if can_play(s, c, p, k) == 0:
            out[n] = PLAY + k
            n += 1
    kinds = 0
    for i in range(STALLS):
        if s.utility[p, i] != NONE:
            kinds |= 1 << wide(s.utility[p, i])
    while kinds != 0:
        k = lowest_bit(kinds)
        kinds &= kinds - 1
        if can_use(s, c, p, k) == 0:
            out[n] = USE + k
            n += 1
    return n


@compiled
def cards_offered(s: np.record, p: int, d: int) -> int:
    """The kinds of card among which a decision lets choose, as a set of bits."""
    if d == ASK_HYENA_TAKE:
        return held_kinds(s.hand[1 - p])
    if d == ASK_BABOON_CARD:
        return held_kinds(s.middle_cards)
    if d == ASK_DRUMMER_CARD:
        return held_kinds(s.discard)
    if d == ASK_SCALES_KEEP:
        return 1 << wide(s.limbo[0]) | 1 << wide(s.limbo[1])
    if (
        d == ASK_MASK_CARD
        or d == ASK_DANCER_CARD
        or d == ASK_ELDER_DISCARD
        or d == ASK_BOAT_PAYMENT
        or d == ASK_KETTLE_CARD
        or d == ASK_SUPPLIES_PAYMENT
        or d == ASK_WEAPONS_PAYMENT
        or d == ASK_HYENA_GIVE
    ):
        return held_kinds(s.hand[p])
    return 0


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
