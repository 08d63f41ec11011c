"""What things are worth to a player of Jambo, in gold: the judgement that the bots share.

Estimates of a practised player, not rules. ``notes`` is a bot's scratch record; ``time`` is the part of the game that
still lies ahead, 1 at the beginning and nearly 0 in a player's last turn, when only gold counts.
"""

import numpy as np

from ...kernel.compiling import compiled
from .rules.counting import owned, utilities
from .state import *


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
