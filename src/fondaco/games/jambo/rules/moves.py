"""Moving cards, wares and utilities from place to place, with what is known of them."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import *
from ..state import *
from .counting import find_utility, large_count, named_utility, small_count, utilities


@compiled
def discard(s: np.record, k: int) -> None:
    """Lay a card on top of the discard pile (J-1.4)."""
    s.discard[k] += 1
    s.discard_top = k


@compiled
def lose_openly(s: np.record, p: int, k: int) -> None:
    """A card leaves a hand before everybody's eyes: one known copy less in it (J-9.26)."""
    s.hand[p, k] -= 1
    s.hand_size[p] -= 1
    s.shown_hand[p, k] = max(0, s.shown_hand[p, k] - 1)
    s.open_hand[p, k] = max(0, s.open_hand[p, k] - 1)


@compiled
def discard_from_hand(s: np.record, p: int, k: int) -> None:
    """Discard a hand card."""
    lose_openly(s, p, k)
    discard(s, k)


@compiled
def gain_card(s: np.record, p: int, k: int, seen: int) -> None:
    """A card comes into a hand; ``seen`` has the bits of the seats that know it, and EVERYBODY if all do."""
    s.hand[p, k] += 1
    s.hand_size[p] += 1
    if seen & (1 << (1 - p)):
        s.shown_hand[p, k] += 1
    if seen & EVERYBODY:
        s.open_hand[p, k] += 1


@compiled
def reshuffle(s: np.record) -> None:
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
def take_top(s: np.record, luck: np.record) -> tuple[int, int]:
    """Take the top card of the deck, after a reshuffle if need be: its kind and the seats that have seen it.

    (NONE, 0) if no card is left (J-3.8). Whatever was learned so far cannot be taken back.
    """
    if s.deck_size == 0:
        reshuffle(s)
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
def draw_cards(s: np.record, luck: np.record, p: int, n: int) -> None:
    """A player draws up to ``n`` cards unseen by the other (J-3.8)."""
    for _ in range(n):
        k, seen = take_top(s, luck)
        if k == NONE:
            return
        gain_card(s, p, k, seen)


@compiled
def draw_into_limbo(s: np.record, luck: np.record, n: int) -> None:
    """Whoever's turn it is looks at up to ``n`` cards from the deck."""
    for _ in range(n):
        k, seen = take_top(s, luck)
        if k == NONE:
            return
        s.limbo[s.limbo_size] = k
        s.limbo_seen[s.limbo_size] = seen | (1 << s.turn)
        s.limbo_size += 1


@compiled
def empty_limbo(s: np.record) -> None:
    """Nobody looks at cards from the deck any more."""
    s.limbo_size = 0
    s.limbo[:] = NONE
    s.limbo_seen[:] = 0


@compiled
def place_ware(s: np.record, c: np.record, p: int, w: int) -> None:
    """Place a ware: the large stand up to five, the small stands, the sixth space for its fee (J-6.7, J-6.8)."""
    if large_count(s, p) < LARGE_SPACES - 1:
        s.large[p, w] += 1
    elif small_count(s, p) < c.stand_spaces * s.stands[p]:
        s.small[p, w] += 1
    else:
        s.large[p, w] += 1
        s.gold[p] -= SIXTH_FEE


@compiled
def take_away(s: np.record, p: int, w: int) -> None:
    """Take a ware from a player, from the small stands first (J-6.8)."""
    if s.small[p, w] > 0:
        s.small[p, w] -= 1
    else:
        s.large[p, w] -= 1


@compiled
def give_back(s: np.record, p: int, w: int) -> None:
    """A ware goes from a player's stands to the supply."""
    take_away(s, p, w)
    s.supply[w] += 1


@compiled
def take_wares(s: np.record, c: np.record, p: int, w: int, n: int) -> None:
    """``n`` wares go from the supply to a player's stands."""
    for _ in range(n):
        s.supply[w] -= 1
        place_ware(s, c, p, w)


@compiled
def exchange(s: np.record, p: int, old: int, new: int) -> None:
    """A player's ware is replaced where it lies, on a small stand first (J-6.8, J-7.23)."""
    if s.small[p, old] > 0:
        s.small[p, old] -= 1
        s.small[p, new] += 1
    else:
        s.large[p, old] -= 1
        s.large[p, new] += 1


@compiled
def lay_utility(s: np.record, p: int, k: int, turned: int) -> None:
    """Lay a utility in front of a player, who has a place for it."""
    i = utilities(s, p)
    s.utility[p, i] = k
    s.turned[p, i] = turned


@compiled
def lift_utility(s: np.record, p: int, k: int, turned: int) -> None:
    """Take a utility away from in front of a player."""
    i = find_utility(s, p, k, turned)
    for j in range(i, STALLS - 1):
        s.utility[p, j] = s.utility[p, j + 1]
        s.turned[p, j] = s.turned[p, j + 1]
    s.utility[p, STALLS - 1] = NONE
    s.turned[p, STALLS - 1] = 0


@compiled
def discard_utility(s: np.record, p: int, a: int) -> None:
    """Discard the placed utility that an action names."""
    k, turned = named_utility(a)
    lift_utility(s, p, k, turned)
    discard(s, k)


@compiled
def move_hidden(s: np.record, giver: int, taker: int, k: int) -> None:
    """A card goes from hand to hand, seen by both players and by nobody else (J-9.12, J-9.26)."""
    s.hand[giver, k] -= 1
    s.hand_size[giver] -= 1
    s.shown_hand[giver, k] = max(0, s.shown_hand[giver, k] - 1)
    for card in range(KINDS):  # to the others any card may have left
        s.open_hand[giver, card] = max(0, s.open_hand[giver, card] - 1)
    gain_card(s, taker, k, 1 << giver)
