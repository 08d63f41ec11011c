"""What a seat of Jambo knows (``inform``) and which states agree with that (``imagine``); rulings J-9.25 and J-9.26.

The information record is built up from allowed facts. Coarser than perfect inference, on purpose:

* when a psychic takes one of several cards, the opponent's knowledge of the places above and below is dropped;
* what the choices of a player make likely (why was this card kept?) is not weighed;
* after a reshuffle while cards lie in limbo, the opponent does not keep that hand and limbo are known together;
* spectators do not track sums such as "one of these three cards moved", nor that a new deck is the old discard pile;
* a hand that cannot be drawn so that it fits the question asked is mended card by card, which is nearly uniform.
"""

import numpy as np

from ...kernel.chance import chance
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .state import *

MOST_TRIES = 64  # hands dealt anew until the question asked can be answered; then cards are exchanged


@compiled
def _copy_public(source: np.record, target: np.record) -> None:
    """Copy what everybody sees."""
    target.count, target.actor, target.decision, target.undoable = (
        source.count,
        source.actor,
        source.decision,
        source.undoable,
    )
    target.turn, target.phase, target.actions = source.turn, source.phase, source.actions
    target.looked, target.discount, target.starter = source.looked, source.discount, source.starter
    target.announcer, target.winner = source.announcer, source.winner
    target.gold[:] = source.gold
    target.supply[:] = source.supply
    target.large[:] = source.large
    target.small[:] = source.small
    target.stands[:] = source.stands
    target.utility[:] = source.utility
    target.turned[:] = source.turned
    target.discard[:] = source.discard
    target.discard_top = source.discard_top
    target.deck_size = source.deck_size
    target.known_top = source.known_top
    target.top_seen[:] = source.top_seen
    target.card, target.second, target.use, target.eaten = source.card, source.second, source.use, source.eaten
    target.left, target.last, target.chosen = source.left, source.last, source.chosen
    target.bid, target.bidder = source.bid, source.bidder
    target.middle_wares[:] = source.middle_wares
    target.taken[:] = source.taken
    target.middle_cards[:] = source.middle_cards
    target.middle_utility[:] = source.middle_utility
    target.middle_turned[:] = source.middle_turned
    target.limbo_size = source.limbo_size
    target.limbo_seen[:] = source.limbo_seen
    target.hand_size[:] = source.hand_size
    target.open_hand[:] = source.open_hand


@compiled
def inform(s: np.record, c: np.record, seat: int, v: np.record) -> None:
    """Fill the information record ``v`` of a seat (0, 1, or NONE for a spectator) from a state."""
    _copy_public(s, v)
    v.seat = seat
    if seat == NONE:
        v.hand[:] = 0
        v.top[:] = NONE
        v.limbo[:] = NONE
        v.shown_hand[:] = s.open_hand
        return
    bit = 1 << seat
    v.hand[:] = s.hand[seat]
    v.shown_hand[:] = s.shown_hand
    for i in range(SEEN):
        v.top[i] = s.top[i] if s.top_seen[i] & bit else NONE
        v.limbo[i] = s.limbo[i] if s.limbo_seen[i] & bit else NONE


@compiled
def _unseen(v: np.record, c: np.record, bag: np.ndarray) -> int:
    """Count into ``bag`` the cards whose place the seat does not know; return how many."""
    n = 0
    p = v.seat
    for k in range(KINDS):
        known = v.discard[k] + v.middle_cards[k]
        if p == NONE:
            known += v.shown_hand[0, k] + v.shown_hand[1, k]
        else:
            known += v.hand[k] + v.shown_hand[1 - p, k]
        bag[k] = c.number[k] - known
        n += bag[k]
    n -= _set_apart(bag, STAND, v.stands[0] + v.stands[1])
    for k in (v.card, v.second, v.eaten):
        if k != NONE:
            n -= _set_apart(bag, k, 1)
    for p in range(PLAYERS):
        for i in range(STALLS):
            if v.utility[p, i] != NONE:
                n -= _set_apart(bag, v.utility[p, i], 1)
    for i in range(SEEN):
        for k in (v.middle_utility[i], v.top[i], v.limbo[i]):
            if k != NONE:
                n -= _set_apart(bag, k, 1)
    return n


@compiled
def _set_apart(bag: np.ndarray, k: int, number: int) -> int:
    """Take cards of a kind whose place is known out of the unseen ones."""
    bag[k] -= number
    return number


@compiled
def imagine(v: np.record, c: np.record, luck: np.record, s: np.record) -> None:
    """Fill state ``s`` with one that agrees with the information ``v``.

    Every unseen physical card is equally likely in every hidden place, among the arrangements in which the question now
    asked could have been asked.
    """
    _copy_public(v, s)
    p = v.seat
    bag = s.bag
    n = _unseen(v, c, bag)
    s.shown_hand[:] = v.shown_hand
    s.top[:] = v.top
    s.limbo[:] = v.limbo
    for i in range(PLAYERS):
        q = i if v.actor != 1 else 1 - i  # whoever is asked comes first: his hand alone must meet a condition
        if q == p:
            s.hand[q] = v.hand
            continue
        for _ in range(MOST_TRIES):
            n = _deal_hand(v, s, q, n, luck)
            if v.actor != q or _can_answer(s, c):
                break
            n = _take_back_hand(v, s, q, n)
        else:
            n = _deal_hand(v, s, q, n, luck)
            _help_answer(s, c, luck)
    for i in range(v.known_top):
        if s.top[i] == NONE:
            s.top[i] = _draw_unseen(bag, n, luck)
            n -= 1
    for i in range(v.limbo_size):
        if s.limbo[i] == NONE:
            s.limbo[i] = _draw_unseen(bag, n, luck)
            n -= 1


@compiled
def _deal_hand(v: np.record, s: np.record, q: int, n: int, luck: np.record) -> int:
    """Give seat ``q`` the cards known to be in its hand and unseen ones for the rest; how many of ``n`` stay unseen."""
    hidden = wide(v.hand_size[q])
    for k in range(KINDS):
        s.hand[q, k] = v.shown_hand[q, k]
        hidden -= v.shown_hand[q, k]
    for i in range(hidden):
        s.hand[q, _draw_unseen(s.bag, n - i, luck)] += 1
    return n - hidden


@compiled
def _take_back_hand(v: np.record, s: np.record, q: int, n: int) -> int:
    """Undo :func:`_deal_hand`."""
    for k in range(KINDS):
        hidden = wide(s.hand[q, k]) - v.shown_hand[q, k]
        s.bag[k] += hidden
        n += hidden
    return n


@compiled
def _answers_left(s: np.record, c: np.record, k: int) -> bool:
    """Whether a card in hand is one of those without which the question now asked would not have been asked."""
    if s.decision == ASK_ELDER_DISCARD:
        return k >= s.last
    return c.shown[k] == 3


@compiled
def _can_answer(s: np.record, c: np.record) -> bool:
    """Whether the hand of whoever is asked allows the question: it would not have been asked otherwise.

    An elder's discards go in ascending order, so enough cards from the last one on must be left (J-8.16); a dancer was
    played with a ware card showing three wares in hand (J-9.24).
    """
    if s.decision != ASK_ELDER_DISCARD and s.decision != ASK_DANCER_CARD:
        return True
    n = 0
    for k in range(KINDS):
        if _answers_left(s, c, k):
            n += s.hand[s.actor, k]
    return n >= max(1, s.left)


@compiled
def _help_answer(s: np.record, c: np.record, luck: np.record) -> None:
    """Exchange cards of the asked hand for unseen ones until the question can be answered."""
    p = s.actor
    for _ in range(KINDS):
        if _can_answer(s, c):
            return
        good, bad = 0, 0
        for k in range(KINDS):
            if _answers_left(s, c, k):
                good += s.bag[k]
            else:
                bad += wide(s.hand[p, k]) - s.shown_hand[p, k]
        if good == 0 or bad == 0:
            return
        gained, lost = chance(luck, good), chance(luck, bad)
        found = NONE
        for k in range(KINDS):
            if _answers_left(s, c, k):
                if found == NONE and gained < s.bag[k]:
                    found = k
                gained -= s.bag[k]
        for k in range(KINDS):
            if not _answers_left(s, c, k):
                hidden = wide(s.hand[p, k]) - s.shown_hand[p, k]
                if 0 <= lost < hidden:
                    s.hand[p, k] -= 1
                    s.bag[k] += 1
                lost -= hidden
        s.bag[found] -= 1
        s.hand[p, found] += 1


@compiled
def _draw_unseen(bag: np.ndarray, n: int, luck: np.record) -> int:
    """Take one of the ``n`` unseen cards, each equally likely."""
    rest = chance(luck, n)
    k = 0
    while rest >= bag[k]:
        rest -= bag[k]
        k += 1
    bag[k] -= 1
    return k
