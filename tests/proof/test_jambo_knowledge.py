"""What a seat of Jambo knows is what it has seen, and what it imagines is everything else, each as likely as it is.

Which cards are unseen, and where they can lie, is counted here from the true state (:mod:`tests.proof.knowledge`), not
by the code under proof.
"""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

import fondaco
from fondaco.games.jambo.state import KINDS, NONE, PLAYERS
from fondaco.kernel.chance import new_luck, seed_key
from fondaco.kernel.game import State
from fondaco.kernel.records import new_records
from tests.effort import amount
from tests.proof.engines import proof_doors
from tests.proof.knowledge import arrangements, chance_of_the_truth, hidden_rows, small_set, unseen
from tests.proof.play import bare, sample
from tests.proof.statistics import chi_square_fits, within

GAME = fondaco.game("jambo")
SEATS = (None, 0, 1)
QUESTIONS_ABOUT_A_HAND = ("elder_discard", "dancer_card")
"""Questions which are only asked where the hand allows it, so that not all arrangements agree with them."""


def redealt(state: State, seat: int | None, number: int, seed: int) -> Any:
    """Many redeals of a seat at once, as records."""
    states = new_records(state.game.room.state, number)
    luck = new_luck(seed_key(seed))
    proof_doors("compiled").imagine_many_at(state.information(seat), 0, state.game.components, luck, states)
    return states


Place = tuple[str, int, int]
"""Field of the state, seat or index in it, kind of the card that lies there."""


class TestSeenAndUnseen:
    """Two states that differ in something seen have different views; all others have equal ones."""

    @staticmethod
    def places(state: State, seat: int | None) -> list[tuple[Place, bool]]:
        """One card of every kind in every place, and whether the seat sees it there."""
        s: Any = state.records[0]
        bit = 0 if seat is None else 1 << seat
        known = s.open_hand if seat is None else s.shown_hand
        found = [(("bag", 0, kind), False) for kind in range(KINDS) if s.bag[kind]]
        for p in range(PLAYERS):
            held = s.hand[p] if p == seat else s.hand[p] - known[p]
            found += [(("hand", p, kind), p == seat) for kind in range(KINDS) if held[kind]]
        for field, seen in (("top", s.top_seen), ("limbo", s.limbo_seen)):
            found += [
                ((field, at, int(kind)), bool(seen[at] & bit)) for at, kind in enumerate(s[field]) if kind != NONE
            ]
        return found

    @staticmethod
    def put(s: Any, place: Place, kind: int) -> None:
        """Exchange the card of a place for one of another kind."""
        field, at, old = place
        if field in ("top", "limbo"):
            s[field][at] = kind
            return
        counts = s.hand[at] if field == "hand" else s.bag
        counts[old] -= 1
        counts[kind] += 1

    @pytest.mark.parametrize("seat", SEATS)
    def test_a_card_exchanged_is_noticed_exactly_where_it_was_seen(self, seat: int | None) -> None:
        noticed = hidden = 0
        for state in sample(GAME, amount(40, 1_500)):
            before = bare(state.information(seat))
            for (one, one_seen), (other, other_seen) in combinations(self.places(state, seat), 2):
                if one[2] == other[2] or one[:2] == other[:2]:
                    continue
                changed = state.copy()
                self.put(changed.records[0], one, other[2])
                self.put(changed.records[0], other, one[2])
                if changed.check() is not None:
                    continue  # the other player knows of a card that would no longer be there
                differs = bare(changed.information(seat)) != before
                assert differs == (one_seen or other_seen), f"{one} and {other} in {state.position()}"
                noticed += differs
                hidden += not differs
        assert hidden > amount(1_000, 50_000)
        assert (noticed > amount(1_000, 50_000)) == (seat is not None)

    @pytest.mark.parametrize(
        ("decision", "watchers"),
        [
            ("psychic_card", "all"),
            ("scales_keep", "spectators"),
            ("hyena_take", "spectators"),
            ("hyena_give", "spectators"),
        ],
    )
    def test_which_card_was_chosen_stays_hidden(self, decision: str, watchers: str) -> None:
        """Whoever may not see a choice has the same view and is told the same, whatever is chosen."""
        compared = 0
        for state in sample(GAME, amount(500, 10_000), seed=100):
            if state.decision != decision or state.actor is None:
                continue
            others = (None, 1 - state.actor) if watchers == "all" else (None,)
            for seat in others:
                views, told = set(), []
                for action in state.legal():
                    after = state.copy()
                    after.apply(action)
                    views.add(bare(after.information(seat)))
                    told.append(GAME.room.events(state.view(seat), after.view(seat), action))
                assert len(views) == 1
                assert all(events == told[0] for events in told)
                compared += len(told) - 1
        assert compared >= amount(4, 100)


HANDS = [["guard", "lion", "ware_kkk"], ["guard", "guard", "ware_khtlfs", "dancer", "well"]]
KNOWN = {"open_hand": [[], ["well"]], "shown_hand": [["lion"], ["guard", "well"]]}
TOP = [{"card": "boat", "seen": [0]}, {"card": "guard", "seen": [1]}, "ware_sss", {"card": "snake", "seen": [0, 1]}]

POSITIONS: dict[str, dict[str, Any]] = {
    "hands and the top of the deck": {"phase": "play", "hands": HANDS, **KNOWN, "deck": {"top": TOP}},
    "a card looked at": {
        "decision": "keep",
        "actions": 4,
        "looked": 1,
        "hands": HANDS,
        **KNOWN,
        "limbo": ["ware_ttt"],
    },
    "two cards on the scales": {
        "phase": "play",
        "decision": "scales_keep",
        "use": "scales",
        "actions": 3,
        "utilities": [[{"card": "scales", "turned": True}], ["mask_of_transformation"]],
        "hands": HANDS,
        "limbo": [{"card": "hyena", "seen": [0, 1]}, "ware_hhh"],
    },
    "a psychic's cards": {
        "phase": "play",
        "decision": "psychic_card",
        "card": "psychic",
        "actions": 2,
        "hands": HANDS,
        "limbo": ["guard", {"card": "kettle", "seen": [0, 1]}, "ware_ttt", "ware_ttt", "parrot"],
        "discard": ["guard", "drums", "ware_khtlfs"],
    },
}


class TestRates:
    """On the full deck every unseen card lies in every hidden place as often as its copies make it."""

    @pytest.mark.parametrize("seat", SEATS)
    @pytest.mark.parametrize("position", POSITIONS)
    def test_every_card_in_every_place(self, position: str, seat: int | None) -> None:
        state = GAME.position(POSITIONS[position])
        hidden = unseen(state, seat)
        number = amount(5_000, 400_000)
        states = redealt(state, seat, number, seed=hidden.places)
        total = hidden.cards.total()
        assert total > 80
        assert hidden.places > 0
        for field, at in hidden.ordered:
            counts = [0] * KINDS
            for kind in states[field][:, at].tolist():
                counts[kind] += 1
            assert all(hidden.cards[kind] or not count for kind, count in enumerate(counts))
            assert chi_square_fits(counts, [hidden.cards[kind] for kind in range(KINDS)]), f"{field} {at}"
        known = state.records["open_hand" if seat is None else "shown_hand"][0]
        for p, held in enumerate(hidden.hands):
            if not held:
                continue
            found = states["hand"][:, p].sum(axis=0) - number * known[p].astype(int)
            for kind in range(KINDS):
                share = hidden.cards[kind] / total
                variance = number * held * share * (1 - share) * (total - held) / (total - 1)
                assert within(found[kind], number * held * share, variance), f"kind {kind} in hand {p}"

    def test_redeals_are_the_truth_as_often_as_chance_makes_them(self) -> None:
        """The counter-test of the twin worlds: what is hidden moves, and as much as it should."""
        equal = expected = variance = 0.0
        for at, state in enumerate(sample(GAME, amount(250, 5_000), seed=200)):
            seat = SEATS[at % 3]
            if state.decision in QUESTIONS_ABOUT_A_HAND and seat != state.actor:
                continue
            number = 100
            likely = chance_of_the_truth(state, seat)
            (truth,) = hidden_rows(state.records)
            equal += hidden_rows(redealt(state, seat, number, seed=at)).count(truth)
            expected += number * likely
            variance += number * likely * (1 - likely)
        assert variance > 100
        assert within(equal, expected, variance)


SMALL_DECKS: dict[str, tuple[list[str], list[str]]] = {
    "looks": (["psychic", "hyena", "scales", "guard"], ["ware_kkk", "ware_kkk", "ware_hhh"]),
    "questions": (["tribal_elder", "dancer", "weapons"], ["ware_kkk", "ware_kkk", "ware_khtlfs", "ware_hhh"]),
    "open cards": (["supplies", "baboon", "mask_of_transformation"], ["ware_kkk", "ware_kkk", "ware_hhh", "ware_hhh"]),
    "draws": (["kettle", "carrier", "cheetah", "drummer"], ["ware_kkk", "ware_khtlfs", "ware_khtlfs"]),
    "seen on top": (["psychic", "psychic", "well", "arabian_merchant"], ["ware_kkk", "ware_kkk", "ware_hhh"]),
}


@pytest.mark.parametrize("deck", SMALL_DECKS)
def test_exactly_the_states_that_agree_are_imagined_each_as_often_as_it_should(deck: str) -> None:
    """Brute force: with seven cards all arrangements of the unseen ones are listed and counted.

    Those agree in which the question that is asked can be answered. A redeal must give each of them and no other, in
    the proportion of the ways in which the physical cards make them.
    """
    powers, ware_cards = SMALL_DECKS[deck]
    game = fondaco.game("jambo", components=small_set(GAME, powers, ware_cards, start_hand=2))
    legal = game.engine.doors.legal_at
    out = np.empty(game.actions, np.int16)
    tried = richest = 0
    for at, state in enumerate(sample(game, amount(60, 1_500), seed=300)):
        seat = SEATS[at % 3]
        if not unseen(state, seat).places:
            continue
        states, ways = arrangements(state, seat)
        known = bare(state.information(seat))
        weights: dict[bytes, int] = {}
        for i, (row, times) in enumerate(zip(hidden_rows(states), ways, strict=True)):
            one = State(game, states[i : i + 1], new_luck(seed_key(0)))
            assert one.check() is None
            assert bare(one.information(seat)) == known
            if legal(states, i, game.components, out):
                weights[row] = times
        (truth,) = hidden_rows(state.records)
        assert truth in weights
        number = -(-16 * sum(weights.values()) // min(weights.values()))
        if number > 60_000:
            continue
        counts = dict.fromkeys(weights, 0)
        for row in hidden_rows(redealt(state, seat, number, seed=at)):
            assert row in weights, f"imagined at {state.decision}, but it does not agree"
            counts[row] += 1
        assert all(counts.values()), f"never imagined at {state.decision}"
        assert chi_square_fits(list(counts.values()), list(weights.values())), f"{state.decision} of {state.position()}"
        tried += 1
        richest = max(richest, len(weights))
    assert tried > amount(20, 400)
    assert richest > 20
