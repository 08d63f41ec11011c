"""What a seat of Jambo has not seen, counted from the true state and not by way of the code under proof."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np

from fondaco.games.jambo.state import KINDS, NONE, PLAYERS
from fondaco.kernel.game import Game, State
from fondaco.kernel.records import Records, new_records

HIDDEN = ("hand", "bag", "top", "limbo")
"""Fields of a state in which redeals of one information may differ."""


@dataclass(frozen=True)
class Unseen:
    """The cards that a seat has not seen, and the places where they lie beside the deck's unordered rest.

    ``hands`` has for each seat how many of its cards the seat cannot name; ``ordered`` are places (field, index).
    """

    cards: Counter[int]
    hands: tuple[int, int]
    ordered: tuple[tuple[str, int], ...]

    @property
    def places(self) -> int:
        """Places in which a redeal may put another card."""
        return sum(self.hands) + len(self.ordered)


def unseen(state: State, seat: int | None) -> Unseen:
    """What a seat (None: a spectator) has not seen."""
    s: Any = state.records[0]
    known = s.open_hand if seat is None else s.shown_hand
    bit = 0 if seat is None else 1 << seat
    cards = Counter({kind: int(s.bag[kind]) for kind in range(KINDS)})
    hands = [0, 0]
    for p in range(PLAYERS):
        if p == seat:
            continue
        hidden = [int(s.hand[p, kind] - known[p, kind]) for kind in range(KINDS)]
        cards.update(dict(enumerate(hidden)))
        hands[p] = sum(hidden)
    ordered = [
        (field, at)
        for field, seen in (("top", s.top_seen), ("limbo", s.limbo_seen))
        for at, kind in enumerate(s[field])
        if kind != NONE and not seen[at] & bit
    ]
    cards.update(int(s[field][at]) for field, at in ordered)
    return Unseen(+cards, (hands[0], hands[1]), tuple(ordered))


def chance_of_the_truth(state: State, seat: int | None) -> float:
    """How likely a redeal is equal to the truth, if all arrangements of the physical cards are equally likely."""
    s: Any = state.records[0]
    known = s.open_hand if seat is None else s.shown_hand
    hidden = unseen(state, seat)
    left, likely = hidden.cards.copy(), 1.0
    for p in range(PLAYERS):
        if hidden.hands[p]:
            likely /= comb(left.total(), hidden.hands[p])
            for kind in range(KINDS):
                held = int(s.hand[p, kind] - known[p, kind])
                likely *= comb(left[kind], held)
                left[kind] -= held
    for field, at in hidden.ordered:
        kind = int(s[field][at])
        likely *= left[kind] / left.total()
        left[kind] -= 1
    return likely


def arrangements(state: State, seat: int | None) -> tuple[Records, list[int]]:
    """All states that differ from ``state`` only in where the cards lie that a seat has not seen.

    In those of a spectator the players know of each other's hands what he knows. The second value has the number of
    ways in which the physical cards give each of the states.
    """
    s: Any = state.records[0]
    known = s.open_hand if seat is None else s.shown_hand
    hidden = unseen(state, seat)
    ways: Counter[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]] = Counter()
    slots = [p for p in range(PLAYERS) for _ in range(hidden.hands[p])]
    for kinds, times in _sequences(hidden.cards, hidden.places):
        hands = tuple(
            tuple(sorted(kind for kind, q in zip(kinds, slots, strict=False) if q == p)) for p in range(PLAYERS)
        )
        ways[hands, kinds[len(slots) :]] += times
    states = new_records(state.game.room.state, len(ways))
    for record, (hands, rest) in zip(states, ways, strict=True):
        for field in state.records.dtype.names or ():
            record[field] = s[field]
        record["shown_hand"] = known
        record["bag"] = 0
        for kind, number in hidden.cards.items():
            record["bag"][kind] = number
        for p in range(PLAYERS):
            if p != seat:
                record["hand"][p] = known[p]
        placed = [kind for hand in hands for kind in hand] + list(rest)
        for kind in placed:
            record["bag"][kind] -= 1
        for p, hand in enumerate(hands):
            for kind in hand:
                record["hand"][p][kind] += 1
        for (field, at), kind in zip(hidden.ordered, rest, strict=True):
            record[field][at] = kind
    return states, list(ways.values())


def _sequences(cards: Counter[int], length: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """All sequences of kinds drawn from cards without putting back, and in how many ways each can be drawn."""
    if length == 0:
        yield (), 1
        return
    for kind in sorted(cards):
        number = cards[kind]
        if number:
            cards[kind] -= 1
            for rest, times in _sequences(cards, length - 1):
                yield (kind, *rest), number * times
            cards[kind] += 1


def hidden_rows(states: Records) -> list[bytes]:
    """Per state, the fields in which redeals may differ."""
    columns = [np.ascontiguousarray(states[field]).reshape(len(states), -1).view(np.uint8) for field in HIDDEN]
    return [row.tobytes() for row in np.hstack(columns)]


def small_set(game: Game, powers: Sequence[str], ware_cards: Sequence[str], start_hand: int) -> dict[str, Any]:
    """A component set with so few cards that all arrangements can be listed; a card named twice is there twice."""
    data = dict(game.set.data)
    numbers = Counter((*powers, *ware_cards))
    data["powers"] = [{"id": name, "number": numbers[name]} for name in dict.fromkeys(powers)]
    data["ware_cards"] = [
        {**card, "number": numbers[card["id"]]} for card in data["ware_cards"] if card["id"] in numbers
    ]
    return {**data, "name": "small", "start_hand": start_hand, "provenance": {}}
