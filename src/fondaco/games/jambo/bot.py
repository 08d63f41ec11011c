"""How Jambo's bots choose: a score in gold for every legal action, from what the deciding seat knows.

``rate`` reads of a state only what its actor knows: the public part, the own hand, cards looked at, and of the other
hand what was shown. So a choice made on a state imagined from a seat's information depends on that information alone.
"""

import numpy as np

from ...kernel.compiling import compiled
from ...kernel.records import Records
from .actions import *
from .evaluation import evaluate, is_calm
from .notes import SENSIBLE, notes_of
from .rules.counting import free_spaces, is_utility, owned, room, utilities, ware_count
from .rules.legal import asks_for_ware
from .rules.predicates import buying_price, can_swap_to, can_work, gainable, selling_price, stand_cost
from .state import *
from .worth import (
    all_placed,
    best_placed,
    card_worth,
    cheapest_card,
    note_down,
    placed_worth,
    stock_value,
    value_after_trade,
    value_of_wares,
    value_with,
    worst_placed,
    worth_of_hand,
)


@compiled
def rate(s: np.record, c: np.record, out: np.ndarray, n: int, notes: np.record) -> None:
    """Write into ``notes.score`` what each of the ``n`` legal actions in ``out`` brings to the actor, in gold."""
    p, d = s.actor, s.decision
    note_down(s, c, p, notes)
    if d == ASK_PLAY:
        worth_of_hand(s, c, p, notes)
        value_of_wares(s, c, notes)
        for i in range(n):
            notes.score[i] = _of_play(s, c, p, out, n, out[i], notes)
    elif d == ASK_DRAW or d == ASK_KEEP or d == ASK_END:
        for i in range(n):
            notes.score[i] = _of_drawing(s, c, p, out[i], notes)
    elif d == ASK_RAIN or d == ASK_GUARD:
        for i in range(n):
            notes.score[i] = _of_reaction(s, c, p, out[i], notes)
    elif d == ASK_BID:
        value = _of_the_lot(s, c, notes)
        for i in range(n):
            notes.score[i] = -notes.opponents_loss * (value - s.bid) if out[i] == PASS else value - (out[i] - BID)
    elif asks_for_ware(d):
        value_of_wares(s, c, notes)
        for i in range(n):
            notes.score[i] = _of_ware(s, c, p, out[i], notes)
    else:
        worth_of_hand(s, c, p, notes)
        for i in range(n):
            notes.score[i] = _of_choice(s, c, p, out[i], notes)


# ---------------------------------------------------------------- the turn


@compiled
def _of_play(s: np.record, c: np.record, p: int, out: np.ndarray, n: int, a: int, notes: np.record) -> float:
    """Score of an action in the play phase: what it brings less what it uses up."""
    if a == END_TURN:
        return notes.end_turn[s.actions] * notes.time + (1.0 if s.actions == BONUS_ACTIONS else 0.0)
    spent = notes.keep * notes.spare * notes.time
    if a < SELL + FIRST_WARE_CARD:
        k = a - BUY
        return value_after_trade(s, c, notes, k, 1) - notes.value - buying_price(s, c, k) - spent
    if a < PLAY:
        k = a - SELL
        return value_after_trade(s, c, notes, k, -1) - notes.value + selling_price(s, c, k) - spent
    if a >= USE + FIRST_UTILITY:
        return _of_use(s, c, p, a - USE, notes)
    k = a - PLAY
    if k == STAND:
        need = notes.stand[0] if s.stands[p] == 0 else notes.stand[1]
        return notes.time * (need + (notes.stand[2] if free_spaces(s, c, p) < 3 else 0.0)) - stand_cost(s, c)
    if is_utility(k):
        return _of_laying(s, p, k, notes)
    if k < FIRST_ANIMAL:
        return _of_person(s, c, p, k, out, n, notes) - notes.worth[k]
    return notes.unguarded * _of_animal(s, c, p, k, notes) - notes.worth[k]


@compiled
def _of_laying(s: np.record, p: int, k: int, notes: np.record) -> float:
    """Laying a utility: its worth, less for a further one, and less the one that must go."""
    n = utilities(s, p)
    value = placed_worth(notes, k) * (1.0 - notes.further * n)
    if n == STALLS:
        value -= worst_placed(s, notes, p)
    return value - 0.5 * notes.worth[k]


@compiled
def _of_use(s: np.record, c: np.record, p: int, k: int, notes: np.record) -> float:
    """Using a placed utility, or one that a crocodile eats."""
    drawn = notes.time * notes.drawn
    if k == WELL:
        return drawn - 1.0
    if k == SCALES:
        return notes.scales[0] * drawn - notes.scales[1]
    if k == SUPPLIES:
        return notes.supplies * drawn - 1.0
    if k == STATUE:
        return _best_gain(s.supply, notes) - 2.0
    if k == DRUMS:
        return drawn - _least_loss(notes)
    if k == THRONE:
        best = 0.0
        for w in range(WARE_KINDS):
            if owned(s, 1 - p, w) > 0:
                best = max(best, notes.gain[w])
        return best - _least_loss(notes)
    cheapest = cheapest_card(s, p, notes, NONE)
    if k == KETTLE:
        return drawn - cheapest
    placed = worst_placed(s, notes, p)
    if placed > 0.0:
        cheapest = min(cheapest, placed)
    if k == BOAT:
        return _best_gain(s.supply, notes) - cheapest
    return 2.0 - cheapest


@compiled
def _best_gain(wares: np.ndarray, notes: np.record) -> float:
    """Gain by the best ware among ``wares``."""
    best = 0.0
    for w in range(WARE_KINDS):
        if wares[w] > 0:
            best = max(best, notes.gain[w])
    return best


@compiled
def _least_loss(notes: np.record) -> float:
    """Loss by the ware that is easiest to part with; 99 without wares."""
    least = 99.0
    for w in range(WARE_KINDS):
        if notes.stock[w] > 0:
            least = min(least, notes.loss[w])
    return least


@compiled
def _best_pair(s: np.record, c: np.record, notes: np.record) -> float:
    """Gain by the best two wares of one kind from the supply."""
    best = 0.0
    for w in range(WARE_KINDS):
        if s.supply[w] > 0:
            best = max(best, value_with(s, c, notes, w, min(2, s.supply[w])) - notes.value)
    return best


@compiled
def _of_swap(s: np.record, c: np.record, p: int, a: int, b: int, notes: np.record) -> float:
    """Shaman: gain by exchanging all wares ``a`` for as many ``b``."""
    number = owned(s, p, a)
    notes.stock[a] -= number
    notes.stock[b] += number
    value = stock_value(s, c, notes)
    notes.stock[a] += number
    notes.stock[b] -= number
    return value - notes.value


@compiled
def _best_swap(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """Shaman: gain by the best exchange of wares ``a``, -9 if there is none."""
    best = -9.0
    for b in range(WARE_KINDS):
        if can_swap_to(s, p, a, b) == 0:
            best = max(best, _of_swap(s, c, p, a, b, notes))
    return best


@compiled
def _of_person(s: np.record, c: np.record, p: int, k: int, out: np.ndarray, n: int, notes: np.record) -> float:
    """What a person brings, before the card's own worth."""
    drawn = notes.time * notes.drawn
    if k == SHAMAN:
        best = 0.0
        for a in range(WARE_KINDS):
            best = max(best, _best_swap(s, c, p, a, notes))
        return best
    if k == PSYCHIC:
        return notes.psychic * drawn
    if k == ELDER:
        return max((6 - s.hand_size[p]) * drawn, notes.time * notes.elder * (s.hand_size[1 - p] - 3))
    if k == WISE_MAN:
        trades = 0
        for i in range(n):
            if out[i] < PLAY and out[i] >= BUY + FIRST_WARE_CARD:
                trades += 1
        return 2.0 * min(s.actions - 1, trades)
    if k == PORTUGUESE:
        gold = 0.0
        for w in range(WARE_KINDS):
            gold += notes.stock[w] * max(0.0, 2.0 - notes.loss[w])
        return gold
    if k == BASKET_MAKER:
        return _best_pair(s, c, notes) - 2.0
    if k == TRAVELLING_MERCHANT:
        return notes.time * notes.merchant[0]
    if k == ARABIAN_MERCHANT:
        return notes.time * (notes.merchant[1] if s.gold[p] > s.gold[1 - p] else notes.merchant[2])
    if k == DANCER:
        return _best_dance(s, c, p, notes)
    if k == CARRIER:
        return max(2.0 * drawn, _best_pair(s, c, notes)) - notes.time * notes.carrier
    best = 0.0
    for card in range(FIRST_UTILITY, FIRST_PERSON):
        if s.discard[card] > 0:
            best = max(best, notes.time * notes.held[card])
    return best


@compiled
def _best_dance(s: np.record, c: np.record, p: int, notes: np.record) -> float:
    """Dancer: the best sale of any three wares with a ware card in the hand."""
    least = 3.0 * _least_loss(notes)
    best = 0.0
    for i in range(notes.designs):
        k = notes.design[i]
        if c.shown[k] == 3:
            best = max(best, selling_price(s, c, k) - least - notes.worth[k])
    return best


@compiled
def _of_animal(s: np.record, c: np.record, p: int, k: int, notes: np.record) -> float:
    """What an animal brings whoever plays it, ``p`` being the player whose notes these are."""
    q = 1 - p
    drawn = notes.time * notes.drawn
    if k == CROCODILE:
        return best_placed(s, notes, q) * 0.7 + notes.time * 1.5
    if k == PARROT:
        best = 0.0
        for w in range(WARE_KINDS):
            if owned(s, q, w) > 0:
                best = max(best, notes.gain[w])
        return best + notes.time * notes.plain * notes.opponents_loss + 0.5
    if k == HYENA:
        return notes.time * notes.hyena[0]
    if k == SNAKE:
        return (all_placed(s, notes, q) - best_placed(s, notes, q)) * 0.8 - (
            all_placed(s, notes, p) - best_placed(s, notes, p)
        )
    if k == ELEPHANT:
        return (ware_count(s, q) - ware_count(s, p)) * notes.time * notes.plain
    if k == CHEETAH:
        return max(2.0, drawn)
    if k == LION:
        return all_placed(s, notes, q) - all_placed(s, notes, p)
    return (s.hand_size[q] - (s.hand_size[p] - 1)) * drawn


@compiled
def _of_drawing(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """The draw phase and the end of a turn."""
    if a == LOOK:
        return notes.time * notes.look[s.actions]
    if a == USE + MASK:
        worth_of_hand(s, c, p, notes)
        return card_worth(s, c, notes, s.discard_top) - cheapest_card(s, p, notes, NONE) - notes.mask * notes.time
    if a == KEEP:
        return card_worth(s, c, notes, s.limbo[0])
    if a == DISCARD:
        return notes.time * notes.discard[s.actions]
    if a == SKIP:
        return 0.0
    return -1.0 if s.decision == ASK_DRAW else 0.0


@compiled
def _of_reaction(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """Guard and rain maker against what the opponent played."""
    if a == DECLINE:
        return 0.0
    if a == PLAY_RAIN_MAKER:
        k = s.card if s.second == NONE else s.second
        return card_worth(s, c, notes, k) + 0.8 * notes.time - notes.time * notes.held[RAIN_MAKER]
    return _harm(s, c, p, s.card, notes) - notes.time * notes.held[GUARD]


@compiled
def _harm(s: np.record, c: np.record, p: int, k: int, notes: np.record) -> float:
    """What an animal of the opponent costs a player."""
    if k == CROCODILE:
        return best_placed(s, notes, p) + notes.time * 1.5
    if k == PARROT:
        value_of_wares(s, c, notes)
        worst = 0.0
        for w in range(WARE_KINDS):
            worst = max(worst, notes.loss[w])
        return worst + notes.time * notes.plain * notes.opponents_loss
    if k == HYENA:
        return notes.time * notes.hyena[1]
    if k == CHEETAH:
        return notes.cheetah
    if k == BABOON:
        return (s.hand_size[p] - s.hand_size[1 - p]) * notes.time * notes.drawn
    return -_of_animal(s, c, p, k, notes)


# ---------------------------------------------------------------- inside an effect


@compiled
def _of_the_lot(s: np.record, c: np.record, notes: np.record) -> float:
    """What the cards or wares under the hammer are worth, with a margin for the gold spent."""
    value = 0.0
    if s.card == ARABIAN_MERCHANT:
        for k in range(KINDS):
            if s.middle_cards[k] > 0:
                value += s.middle_cards[k] * card_worth(s, c, notes, k)
        return notes.lot[0] * value
    for w in range(WARE_KINDS):
        notes.stock[w] += s.middle_wares[w]
    value = stock_value(s, c, notes) - notes.value
    for w in range(WARE_KINDS):
        notes.stock[w] -= s.middle_wares[w]
    return notes.lot[1] * value


@compiled
def _of_ware(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """The choice of a ware, of none, or to be done."""
    d, w = s.decision, a - WARE
    if a < WARE:
        return 0.0
    if d == ASK_DANCER_WARE or d == ASK_DRUMS_WARE or d == ASK_THRONE_GIVE or d == ASK_LEAVE_WARE:
        return -notes.loss[w] if d != ASK_LEAVE_WARE else -notes.gain[w]
    if d == ASK_PORTUGUESE_WARE:
        return 2.0 - notes.loss[w]
    if d == ASK_SHAMAN_FROM:
        return _best_swap(s, c, p, w, notes)
    if d == ASK_SHAMAN_TO:
        return _of_swap(s, c, p, s.chosen, w, notes)
    if d == ASK_BASKET_WARE or d == ASK_CARRIER_WARE:
        return value_with(s, c, notes, w, gainable(s, c, p, w)) - notes.value
    return notes.gain[w]


@compiled
def _of_choice(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """The choice of a card, a utility, a number or between two ways."""
    d = s.decision
    if a >= UTILITY + FIRST_UTILITY and a < WARE:
        k = a - (TURNED_UTILITY if a >= TURNED_UTILITY + FIRST_UTILITY else UTILITY)
        if d == ASK_CROCODILE_UTILITY:
            value_of_wares(s, c, notes)
            usable = k != MASK and a < TURNED_UTILITY + FIRST_UTILITY and can_work(s, c, p, k) == 0
            return 0.7 * placed_worth(notes, k) + (max(0.0, _of_use(s, c, p, k, notes)) if usable else 0.0)
        gains = d == ASK_LION_UTILITY or d == ASK_SNAKE_KEEP
        return placed_worth(notes, k) if gains else -placed_worth(notes, k)
    if a >= CARD and a < UTILITY + FIRST_UTILITY:
        return _of_card(s, c, p, d, a - CARD, notes)
    if d == ASK_PSYCHIC_CARD:
        return card_worth(s, c, notes, s.limbo[a - TOP - 1])
    if a > AMOUNT and a <= AMOUNT + 2:
        return value_with(s, c, notes, s.chosen, a - AMOUNT) - notes.value
    drawn = notes.time * notes.drawn
    if a == USE_IT:
        value_of_wares(s, c, notes)
        return _of_use(s, c, p, s.eaten, notes)
    if a == TAKE_CARDS:
        return 2.0 * drawn - _best_pair(s, c, notes) * 0.3
    if a == TAKE_WARES:
        return min(_best_pair(s, c, notes), 4.0 * room(s, c, p, s.gold[p])) - drawn
    if a == DRAW_UP:
        return (5 - s.hand_size[p]) * drawn
    if a == OPPONENT_DISCARDS:
        return notes.time * notes.elder * (s.hand_size[1 - p] - 3)
    if a == GIVE_GOLD:
        return -2.0
    if a == LET_DRAW:
        return -drawn
    if a == PAY_GOLD:
        return -1.0
    return 0.0  # done, leave it


@compiled
def _of_card(s: np.record, c: np.record, p: int, d: int, k: int, notes: np.record) -> float:
    """The choice of card ``k``."""
    if d == ASK_DANCER_CARD:
        return selling_price(s, c, k) - notes.worth[k]
    if d == ASK_DRUMMER_CARD or d == ASK_BABOON_CARD or d == ASK_SCALES_KEEP:
        return card_worth(s, c, notes, k)
    if d == ASK_HYENA_TAKE:
        return card_worth(s, c, notes, k) + 0.01 * k
    if d == ASK_KETTLE_CARD:
        return notes.time * notes.drawn - notes.worth[k]
    return -notes.worth[k]


# ---------------------------------------------------------------- choosing


def new_notes() -> Records:
    """Notes of shape (1,) with which this bot judges."""
    return notes_of(SENSIBLE)


def search_notes() -> Records:
    """Notes of shape (1,) with which the search judges."""
    return notes_of(SENSIBLE)


TUNING = {"explore": 0.3, "heat": 1.0, "caution": 0.0, "calm": 1}
"""Settings of the search (:mod:`fondaco.bots.search`)."""

__all__ = ["TUNING", "evaluate", "is_calm", "new_notes", "rate", "search_notes"]
