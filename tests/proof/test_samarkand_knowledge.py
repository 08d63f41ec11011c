"""What a seat of Samarkand knows is what it has seen, and what it imagines is everything else, each as likely as it is.

Which cards are unseen, and where they can lie, is counted here from the true state and not by the code under proof.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import fondaco
from fondaco.games.samarkand.state import ASIDE, DISCARDED, GOODS, NONE, OVER, PILE, PLAYERS, SOLD
from fondaco.kernel.chance import new_luck, seed_key
from fondaco.kernel.game import Game, State
from fondaco.kernel.records import Records, new_records
from tests.effort import amount
from tests.proof.engines import proof_doors
from tests.proof.play import bare, sample
from tests.proof.statistics import chi_square_fits, within
from tests.rules import play
from tests.samarkand import game, position, wheel

CARDS = game().set.names


def redealt(state: State, seat: int | None, number: int, seed: int) -> Any:
    """Many redeals of a seat at once, as records."""
    states = new_records(state.game.room.state, number)
    luck = new_luck(seed_key(seed))
    doors = proof_doors("compiled", "samarkand")
    doors.imagine_many_at(state.information(seat), 0, state.game.components, luck, states)
    return states


def sees(state: State, seat: int | None, card: int) -> bool:
    """Whether a seat (None: a spectator) sees where a card lies, or put it there itself."""
    s: Any = state.records[0]
    place = s.place[card]
    if place < PLAYERS:
        return bool(place == seat or s.decision == OVER)
    if place == DISCARDED:
        return seat is not None and bool(s.memory[card] >> seat & 1)
    if place == ASIDE:
        return bool(s.turn == seat)
    return bool(place != PILE)


def unseen(state: State, seat: int | None) -> list[int]:
    """The cards of which a seat does not know where they lie."""
    return [card for card in range(state.game.components[0].goods) if not sees(state, seat, card)]


class TestSeenAndUnseen:
    """Two states that differ in something seen have different views; all others have equal ones."""

    @staticmethod
    def exchanged(state: State, one: int, other: int) -> State:
        """The same state with two cards in each other's place."""
        changed = state.copy()
        s: Any = changed.records[0]
        for field in ("place", "memory"):
            s[field][one], s[field][other] = int(s[field][other]), int(s[field][one])
        if s.last in (one, other):
            s.last = one + other - s.last
        return changed

    @pytest.mark.parametrize("players", [2, 5])
    @pytest.mark.parametrize("seat", [None, 0, 1])
    def test_a_card_exchanged_is_noticed_exactly_where_it_was_seen(self, seat: int | None, players: int) -> None:
        noticed = hidden = 0
        for state in sample(game(players), amount(25, 500), seed=players):
            before = bare(state.information(seat))
            for one, other in combinations(range(GOODS), 2):
                if state.records["place"][0][one] == state.records["place"][0][other]:
                    continue
                changed = self.exchanged(state, one, other)
                if changed.check() is not None:
                    continue
                differs = bare(changed.information(seat)) != before
                seen = sees(state, seat, one) or sees(state, seat, other)
                assert differs == seen, f"{CARDS[one]} and {CARDS[other]} in {state.position()}"
                noticed += differs
                hidden += not differs
        assert hidden > amount(300, 6_000)
        assert seat is None or noticed > amount(300, 6_000)  # spectators see few cards: those sold

    @pytest.mark.parametrize("players", [2, 4])
    def test_which_card_is_discarded_stays_hidden(self, players: int) -> None:
        """All others have the same view and are told the same, whichever card goes."""
        compared = 0
        room = game(players).room
        for state in sample(game(players), amount(150, 3_000), seed=7):
            discards = [a for a in state.legal() if state.game.action(a)["verb"] == "discard"]
            for seat in (None, *range(players)):
                if seat == state.actor or len(discards) < 2:
                    continue
                views, told = set(), []
                for action in discards:
                    after = state.copy()
                    after.apply(action)
                    views.add(bare(after.information(seat)))
                    told.append(room.events(state.view(seat), after.view(seat), action))
                assert len(views) == 1
                assert all(events == told[0] for events in told)
                compared += len(told) - 1
        assert compared > amount(50, 1_000)

    def test_who_holds_a_card_on_sale_stays_hidden(self) -> None:
        """Those who are asked and decline show nothing, whoever of them could have sold."""
        hands = [["wine"], ["copper"], ["silver"], ["jade"]]
        seen = []
        for holder in range(4):
            held = [hand[:] for hand in hands]
            held[1], held[holder] = held[holder], held[1]
            state = position(4, members=[["levant"], [], [], []], camels={"tyre": ["levant"]}, hands=held)
            play(state, "extend levant", "place cyprus")
            views = [bare(state.information(None))]
            while state.decision == "sale":
                play(state, "keep")
                views.append(bare(state.information(None)))
            seen.append(views)
        assert len(seen[0]) == 5
        assert seen == [seen[0]] * 4


POSITIONS: dict[str, dict[str, Any]] = {
    "hands of four": {
        "players": 5,
        "hands": [["linen", "wine"], ["jade"], ["gold", "pepper", "dates"], [], ["silk", "furs"]],
        "sold": [["copper"], [], [], ["agate"], []],
    },
    "discards of others and one's own": {
        "players": 3,
        "hands": [["linen", "wine"], ["jade"], ["gold", "pepper", "dates"]],
        "discard": [{"card": "silk", "seat": 0}, {"card": "furs", "seat": 1}, {"card": "agate", "seat": 2}, "myrrh"],
    },
}


class TestRates:
    """On the full set every unseen card lies in every hidden place equally often."""

    @pytest.mark.parametrize("seat", [None, 0, 1])
    @pytest.mark.parametrize("name", POSITIONS)
    def test_every_card_in_every_place(self, name: str, seat: int | None) -> None:
        fields = POSITIONS[name]
        state = position(**fields)
        hidden = unseen(state, seat)
        places = state.records["place"][0]
        number = amount(5_000, 400_000)
        found = redealt(state, seat, number, seed=len(hidden))["place"]
        assert len(hidden) > 20
        tried = 0
        for place in {int(places[card]) for card in hidden}:
            there = sum(places[card] == place for card in hidden)
            share = there / len(hidden)
            for card in range(GOODS):
                if card in hidden:
                    lies = int((found[:, card] == place).sum())
                    assert within(lies, number * share, number * share * (1 - share)), f"{CARDS[card]} in {place}"
                    tried += 1
                else:
                    assert (found[:, card] == places[card]).all()
        assert tried > 40


def small_game(players: int) -> Game:
    """A game on a small map with eleven cards, in which the pile is soon used up."""
    data = wheel()
    cheap = [{**family, "dowry": 1} for family in data["families"]]
    return fondaco.game("samarkand", players=players, components={**data, "families": cheap, "member_tiles": 4})


def _placements(cards: Sequence[int], places: Sequence[int]) -> Iterator[dict[int, int]]:
    """All ways in which cards can lie in so many places, a place for each card; order within a place is none."""
    if not cards:
        yield {}
        return
    for place in sorted(set(places)):
        rest = list(places)
        rest.remove(place)
        for others in _placements(cards[1:], rest):
            yield {cards[0]: place, **others}


def rows(states: Records) -> list[bytes]:
    """Per state, all in which the redeals of one information may differ."""
    return [place.tobytes() + last.tobytes() for place, last in zip(states["place"], states["last"], strict=True)]


def agreeing(state: State, seat: int | None) -> set[bytes]:
    """Every arrangement of the unseen cards that agrees with what a seat knows (S-R15, S-R21).

    Nobody holds more of the cards that the seat had discarded before the last shuffle than he drew since, sold ones
    included; and whoever is discarding can go on.
    """
    s: Any = state.records[0]
    hidden = unseen(state, seat)
    mine = [card for card in range(GOODS) if seat is not None and s.returned[card] >> seat & 1]
    legal, out = state.game.engine.doors.legal_at, np.empty(state.game.actions, np.int16)
    found = set()
    for placement in _placements(hidden, [int(s.place[card]) for card in hidden]):
        changed = state.records.copy()
        where = changed["place"][0]
        for card, place in placement.items():
            where[card] = place
            if place == ASIDE:
                changed["last"][0] = card
        held = [
            sum(where[card] == SOLD + q or where[card] == q or (where[card] == ASIDE and s.turn == q) for card in mine)
            for q in range(PLAYERS)
        ]
        if any(held[q] > s.drawn[q] for q in range(s.players) if q != seat):
            continue
        if s.decision == OVER or legal(changed, 0, state.game.components, out):
            found.add(rows(changed)[0])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_the_states_that_agree_are_imagined_each_equally_often(players: int) -> None:
    """Brute force: with eleven cards all arrangements of the unseen ones are listed and counted."""
    tried = richest = shuffled = aside = 0
    for at, state in enumerate(sample(small_game(players), amount(60, 1_500), seed=300)):
        seat = (None, *range(players))[at % (players + 1)]
        s: Any = state.records[0]
        places = np.bincount([s.place[card] for card in unseen(state, seat)]).tolist()
        if not 1 < _multinomial(places) <= 2_500:
            continue
        expected = agreeing(state, seat)
        assert rows(state.records)[0] in expected
        counts = dict.fromkeys(expected, 0)
        for row in rows(redealt(state, seat, 16 * len(expected), seed=at)):
            assert row in counts, f"imagined at {state.decision}, but it does not agree: {state.position()}"
            counts[row] += 1
        assert all(counts.values()), f"never imagined at {state.decision}: {state.position()}"
        assert chi_square_fits(list(counts.values()), [1] * len(counts)), f"{state.decision} of {state.position()}"
        tried += 1
        richest = max(richest, len(expected))
        shuffled += seat is not None and any(s.returned[card] >> seat & 1 for card in range(GOODS))
        aside += s.last != NONE and s.turn != seat
    assert tried > amount(12, 300)
    assert richest > 100
    if players < 4:  # four are dealt nearly all the cards
        assert shuffled > 0
        assert aside > 0


def _multinomial(numbers: Sequence[int]) -> int:
    """In how many ways that many cards can be dealt to places of these sizes."""
    ways, left = 1, sum(numbers)
    for number in numbers:
        for i in range(number):
            ways = ways * (left - i) // (i + 1)
        left -= number
    return ways
