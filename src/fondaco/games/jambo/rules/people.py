"""The effects of the people (chapter 8)."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .counting import owned, room, ware_count
from .moves import (
    discard_from_hand,
    draw_cards,
    draw_into_limbo,
    empty_limbo,
    exchange,
    gain_card,
    give_back,
    lose_openly,
    take_top,
    take_wares,
)
from .placing import place_taken
from .predicates import gainable, selling_price
from .turn import ask, finish, open_window


@compiled
def begin_person(s: np.record, c: np.record, luck: np.record, k: int) -> None:
    """Begin the effect of a person played by whoever's turn it is."""
    p = s.turn
    if k == SHAMAN:
        ask(s, p, ASK_SHAMAN_FROM)
    elif k == PSYCHIC:
        draw_into_limbo(s, luck, SEEN)
        ask(s, p, ASK_PSYCHIC_CARD)
    elif k == ELDER:
        ask(s, p, ASK_ELDER_OPTION)
    elif k == WISE_MAN:
        s.discount += 1
        finish(s)
    elif k == PORTUGUESE:
        s.left = 1
        ask(s, p, ASK_PORTUGUESE_WARE)
    elif k == BASKET_MAKER:
        s.gold[p] -= 2
        ask(s, p, ASK_BASKET_WARE)
    elif k == TRAVELLING_MERCHANT:
        s.left = 2
        ask(s, p, ASK_MERCHANT_WARE)
    elif k == ARABIAN_MERCHANT:
        for _ in range(3):
            card, _seen = take_top(s, luck)
            if card != NONE:
                s.middle_cards[card] += 1
        ask(s, p, ASK_BID)
    elif k == DANCER:
        ask(s, p, ASK_DANCER_CARD)
    elif k == CARRIER:
        ask(s, p, ASK_CARRIER_OPTION)
    else:
        ask(s, p, ASK_DRUMMER_CARD)


@compiled
def apply_person(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The next step of a person's effect."""
    p, d = s.actor, s.decision
    if d == ASK_SHAMAN_FROM:
        s.chosen = a - WARE
        ask(s, p, ASK_SHAMAN_TO)
    elif d == ASK_SHAMAN_TO:
        old, new = s.chosen, a - WARE
        n = owned(s, p, old)
        s.supply[old] += n
        s.supply[new] -= n
        for _ in range(n):
            exchange(s, p, old, new)
        finish(s)
    elif d == ASK_PSYCHIC_CARD:
        take_as_psychic(s, p, a - TOP - 1)
        finish(s)
    elif d == ASK_ELDER_OPTION:
        if a == DRAW_UP:
            draw_cards(s, luck, p, 5 - s.hand_size[p])
            finish(s)
        else:
            s.left = s.hand_size[1 - p] - 3
            ask(s, 1 - p, ASK_ELDER_DISCARD)
    elif d == ASK_ELDER_DISCARD:
        discard_from_hand(s, p, a - CARD)
        s.last = a - CARD
        s.left -= 1
        if s.left == 0:
            finish(s)
    elif d == ASK_PORTUGUESE_WARE:
        if a == DONE:
            finish(s)
            return
        give_back(s, p, a - WARE)
        s.gold[p] += 2
        s.last = a - WARE
        s.left = 0
        if ware_count(s, p) == 0:
            finish(s)
    elif d == ASK_BASKET_WARE or d == ASK_CARRIER_WARE:
        if a == TAKE_NONE:
            end_carrier_wares(s, luck, p)
            return
        s.chosen = a - WARE
        if gainable(s, c, p, s.chosen) == 2:
            ask(s, p, ASK_BASKET_AMOUNT if s.card == BASKET_MAKER else ASK_CARRIER_AMOUNT)
        else:
            gain_chosen(s, c, luck, p, 1)
    elif d == ASK_BASKET_AMOUNT or d == ASK_CARRIER_AMOUNT:
        gain_chosen(s, c, luck, p, a - AMOUNT)
    elif d == ASK_MERCHANT_WARE:
        s.supply[a - WARE] -= 1
        s.middle_wares[a - WARE] += 1
        s.last = a - WARE
        s.left -= 1
        if s.left == 0:
            ask(s, p, ASK_BID)
    elif d == ASK_DANCER_CARD:
        lose_openly(s, p, a - CARD)
        s.second = a - CARD
        s.left = 3
        ask(s, p, ASK_DANCER_WARE)
    elif d == ASK_DANCER_WARE:
        give_back(s, p, a - WARE)
        s.last = a - WARE
        s.left -= 1
        if s.left == 0:
            s.gold[p] += selling_price(s, c, s.second)
            s.last = NONE
            open_window(s, ASK_RAIN)
    elif d == ASK_CARRIER_OPTION:
        if a == TAKE_CARDS:
            draw_cards(s, luck, p, 2)
            s.left = 1
        ask_carrier_wares(s, c, luck, p if a == TAKE_WARES else 1 - p)
    else:
        s.discard[a - CARD] -= 1
        gain_card(s, p, a - CARD, EVERYBODY | (1 << (1 - p)))
        finish(s)


@compiled
def take_as_psychic(s: np.record, p: int, place: int) -> None:
    """Psychic: keep one of the cards looked at, the others go back in the same order (J-8.20).

    What the opponent knew of these places is lost to him, for he does not see which card was taken.
    """
    n = s.limbo_size
    gain_card(s, p, s.limbo[place], s.limbo_seen[place] if n == 1 else 0)
    for i in range(n):  # all that was known of the deck's top lay among the six
        if i != place:
            s.top[s.known_top] = s.limbo[i]
            s.top_seen[s.known_top] = 1 << p
            s.known_top += 1
    s.deck_size += n - 1
    empty_limbo(s)


@compiled
def ask_carrier_wares(s: np.record, c: np.record, luck: np.record, p: int) -> None:
    """Carrier: a player picks wares if he has room for one (J-8.36)."""
    if room(s, c, p, s.gold[p]) > 0:
        ask(s, p, ASK_CARRIER_WARE)
    else:
        end_carrier_wares(s, luck, p)


@compiled
def end_carrier_wares(s: np.record, luck: np.record, p: int) -> None:
    """Carrier: after the wares the other player draws two cards, unless these were drawn before."""
    if s.left == 0:
        draw_cards(s, luck, 1 - p, 2)
    finish(s)


@compiled
def gain_chosen(s: np.record, c: np.record, luck: np.record, p: int, n: int) -> None:
    """Basket maker or carrier: take ``n`` wares of the kind chosen."""
    take_wares(s, c, p, s.chosen, n)
    if s.card == CARRIER:
        end_carrier_wares(s, luck, p)
    else:
        finish(s)


@compiled
def apply_bid(s: np.record, c: np.record, a: int) -> None:
    """Auction: raise, or pass and so end it (J-8.10, J-8.11, J-8.30)."""
    if a != PASS:
        s.bid = a - BID
        s.bidder = s.actor
        ask(s, 1 - s.actor, ASK_BID)
        return
    winner = s.bidder
    s.gold[winner] -= s.bid
    if s.card == ARABIAN_MERCHANT:
        for k in range(KINDS):
            for _ in range(s.middle_cards[k]):
                gain_card(s, winner, k, EVERYBODY | (1 << (1 - winner)))
            s.middle_cards[k] = 0
        finish(s)
    else:
        for w in range(WARE_KINDS):
            s.taken[winner, w] = s.middle_wares[w]
            s.middle_wares[w] = 0
        place_taken(s, c)
