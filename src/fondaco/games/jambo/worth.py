"""What things are worth to a player of Jambo, in gold: the judgement that the bots share.

Estimates of a practised player, not rules. ``notes`` is a bot's scratch record; ``time`` is the part of the game that
still lies ahead, 1 at the beginning and nearly 0 in a player's last turn, when only gold counts.
"""

from typing import Any

import numpy as np

from ...kernel.compiling import compiled
from ...kernel.records import Records, new_records, record_type
from .actions import ACTIONS
from .rules.counting import owned, utilities
from .state import *

TASTE = (
    ("horizon", np.float64),  # gold short of the goal at which the end begins to be felt
    ("least_time", np.float64),
    ("plain", np.float64),  # a ware that no card asks for
    ("sale", np.float64, 4),  # part of a sale's surplus that counts while 0, 1, 2, more wares are lacking
    ("pair", np.float64),  # the same for a second card of a design: one buys, the other sells
    ("ware_card", np.float64),  # a ware card that sells nothing: it may buy
    ("spare", np.float64),  # any ware card, besides what it trades
    ("drawn", np.float64),  # an unknown card
    ("comfort", np.float64),  # cards in the hand beyond which each is worth less
    ("held", np.float64, FIRST_WARE_CARD),  # powers in the hand, in the order of POWERS
    ("placed", np.float64, UTILITY_KINDS),  # utilities in front of a player
    ("further", np.float64),  # part that a utility loses for each one already there
    ("opponents_loss", np.float64),  # part of an opponent's loss that counts as own gain
    ("unguarded", np.float64),  # part of an animal's effect that guards leave on average
    ("end_turn", np.float64, 6),  # ending the turn with so many actions left, besides the bonus
    ("look", np.float64, 6),  # looking at a card with so many actions left
    ("discard", np.float64, 6),  # refusing a card with so many actions left
    ("stand", np.float64, 3),  # first own small stand, a later one, and more if space is tight
    ("scales", np.float64, 2),  # cards that a use of the scales is worth, and gold for the card given away
    ("supplies", np.float64),  # cards that a use of the supplies is worth
    ("psychic", np.float64),  # cards that the best of six is worth
    ("elder", np.float64),  # each card that the opponent discards
    ("merchant", np.float64, 3),  # playing the travelling, the Arabian merchant while richer, while poorer
    ("carrier", np.float64),  # what the carrier brings the opponent
    ("hyena", np.float64, 2),  # playing a hyena, suffering one
    ("cheetah", np.float64),  # suffering a cheetah
    ("lot", np.float64, 2),  # part of the worth of cards, of wares, that is bid at most
    ("mask", np.float64),  # the action that a mask costs
)
"""How a bot judges: gold, where nothing else is said."""

NOTES = record_type(
    (
        *TASTE,
        # worked out anew at every decision
        ("time", np.float64),
        ("keep", np.float64),  # what is left of a card's worth in a full hand
        ("designs", np.int16),  # designs of ware cards in the hand: how many of the next three are filled
        ("design", np.int8, WARE_CARDS),
        ("copies", np.int8, WARE_CARDS),
        ("unsold", np.int8, WARE_CARDS),
        ("stock", np.int8, WARE_KINDS),
        ("rest", np.int8, WARE_KINDS),
        ("value", np.float64),  # of stock and ware cards together
        ("gain", np.float64, WARE_KINDS),  # value of one more ware of a kind
        ("loss", np.float64, WARE_KINDS),  # value of the last one of a kind
        ("worth", np.float64, KINDS),  # of a card in the hand: what losing it costs
        ("score", np.float64, ACTIONS),  # of the legal actions, in their order
    )
)
"""A bot's taste, and its scratch."""

SENSIBLE: dict[str, Any] = {
    "horizon": 80.0,
    "least_time": 0.35,
    "plain": 2.2,
    "sale": (0.75, 0.86, 0.62, 0.16),
    "pair": 0.36,
    "ware_card": 2.3,
    "spare": 0.6,
    "drawn": 3.0,
    "comfort": 5.7,
    "held": (
        1.2,
        *(1.9, 1.1, 1.8, 3.8, 1.6, 1.3, 3.5, 1.7, 2.4, 2.2),
        *(3.1, 3.1, 2.6, 2.4, 4.3, 2.7, 1.1, 3.4, 1.6, 1.2, 3.7, 2.2, 2.4),
        *(3.4, 3.5, 1.9, 1.3, 2.9, 2.2, 2.1, 2.1),
    ),
    "placed": (2.5, 0.8, 1.5, 6.6, 1.8, 1.1, 5.3, 2.4, 4.3, 6.1),
    "further": 0.11,
    "opponents_loss": 0.78,
    "unguarded": 1.2,
    "end_turn": (-0.2, -0.1, -0.5, -0.5, -0.6, 0.1),
    "look": (0.2, 2.9, 1.5, 3.2, 3.2, 3.2),
    "discard": (-0.1, 0.5, 0.9, 0.6, 1.6, 2.4),
    "stand": (5.9, 4.2, 1.9),
    "scales": (0.8, 0.6),
    "supplies": 1.3,
    "psychic": 1.3,
    "elder": 1.4,
    "merchant": (1.5, 2.1, 1.0),
    "carrier": 3.6,
    "hyena": (2.0, 3.6),
    "cheetah": 2.6,
    "lot": (1.2, 1.3),
    "mask": 0.8,
}
"""The taste of the heuristic bot, by which others are measured: never changed."""


def notes_of(taste: dict[str, Any]) -> Records:
    """Notes of shape (1,) for a bot of the given taste."""
    notes = new_records(NOTES)
    for name, value in taste.items():
        notes[name] = value
    return notes


@compiled
def time_left(s: np.record, p: int, notes: np.record) -> float:
    """Part of the game that still lies ahead of a player, from gold and announcement."""
    if s.announcer != NONE:
        return 0.1 if s.turn == p and s.announcer != p else 0.02
    most = max(s.gold[0], s.gold[1])
    return min(1.0, max(notes.least_time, (GOAL + 10 - most) / notes.horizon))


@compiled
def short_of(c: np.record, wares: np.ndarray, k: int) -> int:
    """How many wares are lacking for a sale with ware card ``k``."""
    n = 0
    for w in range(WARE_KINDS):
        n += max(0, c.wares[k, w] - wares[w])
    return n


@compiled
def stock_value(s: np.record, c: np.record, notes: np.record) -> float:
    """Value of the wares in ``notes.stock`` together with the ware cards in the notes: the best sales first."""
    rest, unsold, time = notes.rest, notes.unsold, notes.time
    value = 0.0
    for w in range(WARE_KINDS):
        rest[w] = notes.stock[w]
        value += time * notes.plain * rest[w]
    n = notes.designs
    unsold[:n] = notes.copies[:n]
    while True:
        best, which = 0.0, -1
        for i in range(n):
            k = notes.design[i]
            if unsold[i] > 0 and short_of(c, rest, k) == 0:
                surplus = c.sell[k] - time * notes.plain * c.shown[k]
                if surplus > best:
                    best, which = surplus, i
        if which < 0:
            break
        value += notes.sale[0] * best
        unsold[which] -= 1
        k = notes.design[which]
        for w in range(WARE_KINDS):
            rest[w] -= c.wares[k, w]
    for i in range(n):
        if unsold[i] > 0:
            k = notes.design[i]
            lacking = short_of(c, rest, k)
            part = notes.sale[min(lacking, 3)]
            value += time * unsold[i] * max(notes.ware_card, part * (c.sell[k] - notes.plain * c.shown[k]))
    return value


@compiled
def note_down(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Note time, stock, ware cards and their value for player ``p``."""
    notes.time = time_left(s, p, notes)
    size = s.hand_size[p]
    notes.keep = 1.0 if size <= notes.comfort else notes.comfort / size
    for w in range(WARE_KINDS):
        notes.stock[w] = owned(s, p, w)
    n = 0
    for k in range(FIRST_WARE_CARD, c.kinds):
        if s.hand[p, k] > 0:
            notes.design[n] = k
            notes.copies[n] = s.hand[p, k]
            n += 1
    notes.designs = n
    notes.value = stock_value(s, c, notes)


@compiled
def value_with(s: np.record, c: np.record, notes: np.record, w: int, number: int) -> float:
    """Value of stock and ware cards with ``number`` more wares of a kind (fewer, if negative)."""
    notes.stock[w] += number
    value = stock_value(s, c, notes)
    notes.stock[w] -= number
    return value


@compiled
def value_after_trade(s: np.record, c: np.record, notes: np.record, k: int, sign: int) -> float:
    """Value after a purchase (sign 1) or sale (-1) with ware card ``k``, which is then gone."""
    for i in range(notes.designs):
        if notes.design[i] == k:
            notes.copies[i] -= 1
    for w in range(WARE_KINDS):
        notes.stock[w] += sign * c.wares[k, w]
    value = stock_value(s, c, notes)
    for w in range(WARE_KINDS):
        notes.stock[w] -= sign * c.wares[k, w]
    for i in range(notes.designs):
        if notes.design[i] == k:
            notes.copies[i] += 1
    return value


@compiled
def value_of_wares(s: np.record, c: np.record, notes: np.record) -> None:
    """Work out ``gain`` and ``loss`` of every kind of ware."""
    for w in range(WARE_KINDS):
        notes.gain[w] = value_with(s, c, notes, w, 1) - notes.value
        notes.loss[w] = notes.value - value_with(s, c, notes, w, -1) if notes.stock[w] > 0 else 0.0


@compiled
def card_worth(s: np.record, c: np.record, notes: np.record, k: int) -> float:
    """What card ``k`` adds to the hand of the player in the notes, who does not hold it."""
    if k < FIRST_WARE_CARD:
        return notes.keep * notes.time * notes.held[k]
    lacking = short_of(c, notes.stock, k)
    surplus = c.sell[k] - notes.time * notes.plain * c.shown[k]
    part = notes.sale[min(lacking, 3)]
    for i in range(notes.designs):
        if notes.design[i] == k and lacking > 0:
            part = max(part, notes.pair)  # a pair buys and sells
    return max(notes.time * notes.ware_card, part * surplus) + notes.keep * notes.spare * notes.time


@compiled
def worth_of_hand(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Note for each card in a player's hand what losing it costs."""
    for k in range(FIRST_WARE_CARD):
        notes.worth[k] = notes.keep * notes.time * notes.held[k]
    for i in range(notes.designs):
        k = notes.design[i]
        notes.copies[i] -= 1
        notes.worth[k] = notes.value - stock_value(s, c, notes) + notes.keep * notes.spare * notes.time
        notes.copies[i] += 1


@compiled
def placed_worth(notes: np.record, k: int) -> float:
    """What a placed utility is worth to whoever has it."""
    return notes.time * notes.placed[k - FIRST_UTILITY]


@compiled
def best_placed(s: np.record, notes: np.record, p: int) -> float:
    """Worth of a player's best utility, 0 without any."""
    best = 0.0
    for i in range(utilities(s, p)):
        best = max(best, placed_worth(notes, s.utility[p, i]))
    return best


@compiled
def worst_placed(s: np.record, notes: np.record, p: int) -> float:
    """Worth of a player's poorest utility, 0 without any."""
    n = utilities(s, p)
    worst = placed_worth(notes, s.utility[p, 0]) if n > 0 else 0.0
    for i in range(1, n):
        worst = min(worst, placed_worth(notes, s.utility[p, i]))
    return worst


@compiled
def all_placed(s: np.record, notes: np.record, p: int) -> float:
    """Worth of all utilities of a player."""
    value = 0.0
    for i in range(utilities(s, p)):
        value += placed_worth(notes, s.utility[p, i])
    return value


@compiled
def cheapest_card(s: np.record, p: int, notes: np.record, but: int) -> float:
    """Worth of the poorest card in a player's hand besides one ``but`` card; 99 for an empty hand."""
    worst = 99.0
    for k in range(KINDS):
        if s.hand[p, k] - (1 if k == but else 0) > 0:
            worst = min(worst, notes.worth[k])
    return worst
