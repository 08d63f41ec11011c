"""Clauses of what is secret and what is public, through the views of the seats."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import play
from tests.samarkand import CARDS, hand, position

UNKNOWN, PILE, DISCARDED = -1, 10, 11


def known(state: State, seat: int | None) -> dict[str, int]:
    """Where the cards are that a seat knows of."""
    return {card: place for card, place in zip(CARDS, state.view(seat)["place"], strict=True) if place != UNKNOWN}


@clause("S-R21")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_seat_knows_its_hand_and_what_is_face_up(viewer: int | None) -> None:
    state = position(hands=[["wine", "jade"], ["copper"], []], sold=[[], [], ["linen"]], discard=["gold"])
    own = {0: {"wine": 0, "jade": 0}, 1: {"copper": 1}}.get(-1 if viewer is None else viewer, {})
    assert known(state, viewer) == {**own, "linen": 7}


@clause("S-R21")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_numbers_of_cards_are_public(viewer: int | None) -> None:
    state = position(2, hands=[["wine", "jade"], ["copper"]], discard=["gold"])
    view = state.view(viewer)
    assert (view["hand_size"][:2], view["pile_size"], view["discard_size"]) == ([2, 1], 29, 1)
    assert view["bag"] == [1] * 10


@clause("S-R15", "S-R21")
def test_only_whoever_discards_knows_the_cards() -> None:
    state = play(position(hands=[["wine", "jade"], ["copper"], []]), "marry egypt", "discard wine")
    assert known(state, 0)["wine"] == 12  # laid aside, the choice goes on
    assert "wine" not in known(state, 1)
    assert (state.view(1)["last"], state.view(0)["last"]) == (-1, 1)
    play(state, "done")
    assert known(state, 0)["wine"] == DISCARDED
    for viewer in (1, 2, None):
        assert "wine" not in known(state, viewer)


@clause("S-R15")
def test_own_discards_are_in_nobodys_hand() -> None:
    state = position(hands=[[], CARDS[:9], CARDS[9:18]], discard=[{"card": "pepper", "seat": 0}])
    for seed in range(40):
        assert state.redeal(0, seed).position()["discard"] == [{"card": "pepper", "seat": 0}]
    held = {card for seed in range(60) for card in hand(state.redeal(1, seed), 2)}
    assert "pepper" in held  # seat 1 does not know


@clause("S-R15")
def test_after_a_shuffle_own_discards_were_in_the_pile() -> None:
    gone: list[Any] = [{"card": card, "seat": 0} for card in CARDS[2:12]]
    gone += [{"card": card, "seat": 1} for card in CARDS[12:20]]
    state = position(hands=[CARDS[:2], CARDS[20:25], CARDS[25:31]], discard=gone, script=[0, 0, 17, 16, 15, 14])
    play(state, "marry egypt")
    assert state.view(0)["returned"] == [int(2 <= g < 12) for g in range(33)]
    assert state.view(1)["returned"] == [int(12 <= g < 20) for g in range(33)]
    assert not any(state.view(None)["returned"])
    assert state.view(0)["drawn"][:3] == [1, 0, 0]
    for seed in range(30):
        imagined = state.redeal(0, seed)
        assert not set(CARDS[2:12]) & {*hand(imagined, 1), *hand(imagined, 2)}  # they drew nothing since


@clause("S-R15")
@pytest.mark.parametrize("drawn", [0, 1, 2, 3])
def test_nobody_holds_more_of_them_than_he_has_drawn_since(drawn: int) -> None:
    state = position(
        hands=[CARDS[:2], CARDS[20:24], []], returned=[CARDS[2:14], [], []], drawn=[0, drawn, 0], pile=CARDS[2:14]
    )
    counts = Counter(len(set(CARDS[2:14]) & set(hand(state.redeal(0, seed), 1))) for seed in range(200))
    assert set(counts) == set(range(drawn + 1))


@clause("S-R15")
def test_a_card_sold_since_counts_as_one_drawn() -> None:
    state = position(
        hands=[CARDS[:2], CARDS[20:24], []], sold=[[], [CARDS[2]], []], returned=[CARDS[2:14], [], []], drawn=[0, 1, 0],
    )  # fmt: skip
    for seed in range(60):
        assert not set(CARDS[2:14]) & set(hand(state.redeal(0, seed), 1))


def arrangements(drawn: int) -> Counter[tuple[str, ...]]:
    """All hands of seat 1 that agree with what seat 0 knows, each as often as there are arrangements of the rest."""
    returned, others = CARDS[2:5], CARDS[5:8]
    found: Counter[tuple[str, ...]] = Counter()
    for cards in combinations((*returned, *others), 2):
        if len(set(cards) & set(returned)) <= drawn:
            found[cards] += 1
    return found


@clause("S-R15")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_all_hands_that_agree_are_equally_likely(drawn: int) -> None:
    """Six unseen cards, three of them from the last shuffle; seat 1 holds two of the six, four are in the pile."""
    state = position(
        2,
        hands=[[*CARDS[:2], *CARDS[8:16]], CARDS[5:7]],
        discard=[{"card": card, "seat": 0} for card in CARDS[16:]],
        returned=[CARDS[2:5], []],
        drawn=[0, drawn],
    )
    expected = arrangements(drawn)
    rounds = 120 * len(expected)
    counts = Counter(tuple(hand(state.redeal(0, seed), 1)) for seed in range(rounds))
    assert counts.keys() == expected.keys()
    square = sum((n - 120) ** 2 / 120 for n in counts.values())
    assert square < 3 * len(expected) + 10  # the same draws on every run


@clause("S-R13", "S-R21")
def test_a_card_laid_aside_is_imagined_so_that_the_choice_can_go_on() -> None:
    state = play(position(5, hands=[CARDS[:5], [], [], [], []]), "marry egypt", f"discard {CARDS[2]}")
    aside = Counter[str]()
    for seed in range(80):
        imagined = state.redeal(1, seed)
        assert imagined.legal()
        assert imagined.check() is None
        aside.update(imagined.position()["aside"])
    assert len(aside) > 15


@clause("S-R21", "S-095")
def test_a_redeal_moves_what_is_hidden_and_nothing_else() -> None:
    state = position(hands=[["wine", "jade"], ["copper", "gold"], ["linen"]], sold=[[], [], ["pepper"]])
    hands = set()
    for seed in range(20):
        imagined = state.redeal(0, seed)
        assert imagined.view(0) == state.view(0)
        hands.add((*hand(imagined, 1), *hand(imagined, 2)))
    assert len(hands) > 15
