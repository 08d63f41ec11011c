"""Jambo, J-9.25 and J-9.26: who knows which card.

Secrets are tested with twin worlds: two positions that differ in one hidden card only, and the same moves in both. To
whoever does not know that card their views are equal, to whoever knows it they differ.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.jambo import card, discards, hand, looked_at, names, playing, position
from tests.rules import play

SIX = ["lion", "snake", "well", "boat", "drums", "ware_kkk"]
"""Six cards for the top of a deck, all different."""

EVERYBODY = (0, 1, None)


def known(state: State, who: int | None, holder: int) -> list[str]:
    """Cards that a seat (None: a spectator) knows to be in a player's hand; in his own those that both players know."""
    return names(state.view(who)["shown_hand"][holder])


def open_cards(state: State, holder: int) -> list[str]:
    """Cards that everybody knows to be in a player's hand; the views must agree on them."""
    seen = [names(state.view(who)["open_hand"][holder]) for who in EVERYBODY]
    assert seen[0] == seen[1] == seen[2] == known(state, None, holder)
    return seen[0]


def known_deck(state: State, who: int | None) -> list[str | None]:
    """What a seat knows of the top of the deck, first card first."""
    return [card(kind) for kind in state.view(who)["top"] if kind >= 0]


def who_can_tell(one: State, other: State, moves: Sequence[str], other_moves: Sequence[str] | None = None) -> set[Any]:
    """Play twin worlds and return those to whom they look different before, between or after these moves."""
    found = {who for who in EVERYBODY if one.view(who) != other.view(who)}
    for move, other_move in zip_longest(moves, moves if other_moves is None else other_moves):
        play(one, move)
        play(other, other_move)
        found |= {who for who in EVERYBODY if one.view(who) != other.view(who)}
    return found


# Public


@clause("J-9.26")
@pytest.mark.parametrize("who", EVERYBODY)
def test_gold_wares_stands_utilities_actions_discards_and_sizes_are_public(who: int | None) -> None:
    state = playing(
        actions=3,
        gold=[17, 31],
        hands=[["guard", "lion"], ["well", "snake", "shaman"]],
        large=[{"tea": 2}, {"silk": 1}],
        small=[{"salt": 1}, {"hides": 2}],
        stands=[1, 2],
        utilities=[["boat", {"card": "drums", "turned": True}], ["kettle"]],
        discard=["parrot", "ware_kkk", "hyena"],
    )
    view = state.view(who)
    assert view["gold"] == [17, 31]
    assert view["actions"] == 3
    assert view["stands"] == [1, 2]
    assert view["hand_size"] == [2, 3]
    assert view["supply"] == [6, 4, 4, 5, 6, 5]
    assert view["large"] == [[0, 0, 2, 0, 0, 0], [0, 0, 0, 1, 0, 0]]
    assert view["small"] == [[0, 0, 0, 0, 0, 1], [0, 2, 0, 0, 0, 0]]
    assert [[card(kind) for kind in placed] for placed in view["utility"]] == [
        ["boat", "drums", None],
        ["kettle", None, None],
    ]
    assert view["turned"] == [[0, 1, 0], [0, 0, 0]]
    assert (names(view["discard"]), card(view["discard_top"])) == (["hyena", "parrot", "ware_kkk"], "hyena")
    assert view["deck_size"] == 110 - 2 - 3 - 3 - 3 - 3


@clause("J-9.26")
@pytest.mark.parametrize("who", EVERYBODY)
def test_bids_and_what_is_bid_for_are_public(who: int | None) -> None:
    state = playing(hands=[["arabian_merchant", "travelling_merchant"], []], deck={"top": SIX})
    play(state, "play arabian_merchant", "bid 3", "bid 5")
    view = state.view(who)
    assert (view["bid"], view["bidder"]) == (5, 1)
    assert names(view["middle_cards"]) == ["lion", "snake", "well"]
    play(state, "pass", "play travelling_merchant", "ware tea", "ware salt", "bid 2")
    view = state.view(who)
    assert (view["bid"], view["bidder"], view["middle_wares"]) == (2, 0, [0, 0, 1, 0, 0, 1])


@clause("J-9.26")
def test_cards_discarded_are_public() -> None:
    state = playing(hands=[["tribal_elder"], ["guard", "lion", "well", "boat"]])
    play(state, "play tribal_elder", "opponent_discards", "card lion")
    for who in EVERYBODY:
        view = state.view(who)
        assert (names(view["discard"]), card(view["discard_top"])) == (["lion", "tribal_elder"], "tribal_elder")


# Taken into hand in the open

TAKEN: dict[str, tuple[dict[str, Any], list[str], int, list[str]]] = {
    "mask": (
        {"phase": "draw", "hands": [["guard", "shaman"], []], "utilities": [["mask_of_transformation"], []]}
        | {"discard": ["lion", "well"]},
        ["use mask_of_transformation", "card guard"],
        0,
        ["well"],
    ),
    "drummer": (
        {"hands": [["drummer", "shaman"], []], "discard": ["well", "lion"]},
        ["play drummer", "card well"],
        0,
        ["well"],
    ),
    "supplies": (
        {"hands": [["shaman"], []], "utilities": [["supplies"], []], "deck": {"top": ["lion", "ware_kkk"]}},
        ["use supplies", "pay_gold"],
        0,
        ["ware_kkk"],
    ),
    "arabian merchant": (
        {"hands": [["arabian_merchant", "shaman"], []], "deck": {"top": SIX}},
        ["play arabian_merchant", "bid 1", "pass"],
        0,
        ["lion", "snake", "well"],
    ),
    "arabian merchant, won by the opponent": (
        {"hands": [["arabian_merchant"], ["guard"]], "deck": {"top": SIX}},
        ["play arabian_merchant", "bid 1", "bid 2", "pass"],
        1,
        ["lion", "snake", "well"],
    ),
    "rain maker": ({"hands": [["ware_kkk"], ["rain_maker", "lion"]]}, ["buy ware_kkk", "rain_maker"], 1, ["ware_kkk"]),
    "baboon": (
        {"hands": [["baboon", "well"], ["lion", "snake"]]},
        ["play baboon", "decline", "card lion", "card snake", "card well"],
        0,
        ["lion", "well"],
    ),
    "baboon, the opponent's cards": (
        {"hands": [["baboon", "well"], ["lion", "snake"]]},
        ["play baboon", "decline", "card lion", "card snake", "card well"],
        1,
        ["snake"],
    ),
}


@clause("J-9.26")
@pytest.mark.parametrize("way", TAKEN)
def test_a_card_taken_in_the_open_is_known_to_everybody(way: str) -> None:
    fields, moves, taker, cards = TAKEN[way]
    state = position(**{"phase": "play", **fields})
    assert open_cards(state, taker) == []
    play(state, *moves)
    assert open_cards(state, taker) == cards
    assert known(state, 1 - taker, taker) == cards


@clause("J-9.26")
@pytest.mark.parametrize(
    ("taken", "moves"),
    [
        ("well", ["play well"]),
        ("lion", ["play lion", "decline"]),
        ("wise_man", ["play wise_man"]),
        ("small_stand", ["play small_stand"]),
        ("ware_kkk", ["buy ware_kkk", "decline"]),
        ("ware_ttt", ["sell ware_ttt", "decline"]),
        ("ware_kkk", ["play dancer", "card ware_kkk"]),
        ("dancer", ["play dancer", "card ware_kkk"]),
        ("snake", ["use weapons", "card snake"]),
        ("snake", ["use kettle", "card snake"]),
    ],
)
def test_a_card_is_known_until_it_is_played_or_discarded(taken: str, moves: list[str]) -> None:
    mine = ["well", "lion", "wise_man", "small_stand", "ware_kkk", "ware_ttt", "dancer", "snake", "guard"]
    state = playing(
        hands=[mine, ["shaman"]],
        open_hand=[[taken, "guard"], []],
        large=[{"tea": 3}, {}],
        utilities=[["weapons", "kettle"], []],
    )
    assert open_cards(state, 0) == sorted([taken, "guard"])
    play(state, *moves)
    assert open_cards(state, 0) == ["guard"]
    assert known(state, 1, 0) == ["guard"]


@clause("J-9.26")
def test_a_supplies_card_discarded_at_once_is_no_longer_known_in_the_hand() -> None:
    state = playing(hands=[["snake"], []], utilities=[["supplies"], []], deck={"top": ["ware_kkk"]})
    play(state, "use supplies")
    assert open_cards(state, 0) == ["ware_kkk"]
    play(state, "card ware_kkk")
    assert open_cards(state, 0) == []


@clause("J-9.26")
def test_a_known_card_for_the_elder_is_no_longer_known_once_discarded() -> None:
    state = playing(hands=[["tribal_elder"], ["guard", "lion", "well", "boat"]], open_hand=[[], ["lion", "well"]])
    play(state, "play tribal_elder", "opponent_discards", "card lion")
    assert open_cards(state, 1) == ["well"]


@clause("J-9.26")
@pytest.mark.parametrize(("move", "reaction"), [("play cheetah", "guard"), ("buy ware_kkk", "rain_maker")])
def test_a_known_reaction_is_no_longer_known_in_the_hand_once_played(move: str, reaction: str) -> None:
    state = playing(hands=[["cheetah", "ware_kkk"], [reaction, "lion"]], open_hand=[[], [reaction, "lion"]])
    play(state, move, reaction)
    assert open_cards(state, 1) == sorted({"guard": ["lion"], "rain_maker": ["lion", "ware_kkk"]}[reaction])


@clause("J-9.26")
def test_one_of_two_equal_cards_played_leaves_none_known() -> None:
    """Nobody can say whether the known card was played or the other."""
    state = playing(hands=[["well", "well"], []], open_hand=[["well"], []])
    play(state, "play well")
    assert (open_cards(state, 0), hand(state, 0)) == ([], ["well"])


@clause("J-9.26")
def test_drawing_hides_no_card_that_is_known() -> None:
    state = position(hands=[["lion"], []], open_hand=[["lion"], []])
    play(state, "look", "keep")
    assert open_cards(state, 0) == ["lion"]


@clause("J-9.26")
def test_an_exchange_with_the_hyena_hides_from_spectators_what_they_knew_of_both_hands() -> None:
    state = playing(
        hands=[["hyena", "well", "snake"], ["lion", "shaman"]],
        open_hand=[["well"], ["lion"]],
    )
    play(state, "play hyena", "decline")
    assert (open_cards(state, 0), open_cards(state, 1)) == (["well"], ["lion"])
    play(state, "card shaman", "card snake")
    assert (open_cards(state, 0), open_cards(state, 1)) == ([], [])
    assert known(state, 1, 0) == ["shaman", "well"]
    assert known(state, 0, 1) == ["lion", "snake"]


# Known to the two players only


@clause("J-9.26")
def test_only_the_two_players_know_the_card_that_the_scales_give() -> None:
    def world(given: str) -> State:
        return playing(utilities=[["scales"], []], hands=[["lion"], ["guard"]], deck={"top": ["well", given]})

    state = play(world("snake"), "use scales")
    assert (looked_at(state, 0), looked_at(state, 1), looked_at(state, None)) == (["well", "snake"], [], [])
    play(state, "card well")
    assert known(state, 0, 1) == known(state, 1, 1) == ["snake"]
    assert open_cards(state, 1) == []
    assert who_can_tell(world("snake"), world("shaman"), ["use scales", "card well"]) == {0, 1}


@clause("J-9.26", "J-7.24")
def test_only_the_user_knows_the_card_that_the_scales_leave_him() -> None:
    def world(kept: str) -> State:
        return playing(utilities=[["scales"], []], hands=[["lion"], ["guard"]], deck={"top": [kept, "well"]})

    moves = [["use scales", f"card {kept}"] for kept in ("snake", "shaman")]
    assert who_can_tell(world("snake"), world("shaman"), *moves) == {0}
    assert known(play(world("snake"), *moves[0]), 1, 0) == []


@clause("J-9.25", "J-9.26")
def test_the_hyenas_player_sees_the_whole_hand_and_nobody_else_does() -> None:
    def world(hidden: str) -> State:
        return playing(hands=[["hyena", "guard"], ["lion", "shaman", hidden]])

    state = play(world("well"), "play hyena")
    assert known(state, 0, 1) == []
    play(state, "decline")
    assert known(state, 0, 1) == ["lion", "shaman", "well"]
    assert known(state, 1, 1) == ["lion", "shaman", "well"]
    assert (known(state, 1, 0), open_cards(state, 1)) == ([], [])
    assert who_can_tell(world("well"), world("boat"), ["play hyena", "decline", "card lion", "card guard"]) == {0, 1}


@clause("J-9.25", "J-9.26")
def test_both_players_know_the_card_a_hyena_takes_and_the_card_it_gives() -> None:
    state = playing(hands=[["hyena", "guard", "snake"], ["lion", "shaman"]])
    play(state, "play hyena", "decline", "card lion", "card guard")
    for who in (0, 1):
        assert known(state, who, 0) == ["lion"]
        assert known(state, who, 1) == ["guard", "shaman"]
    assert (open_cards(state, 0), open_cards(state, 1)) == ([], [])


@clause("J-9.26")
def test_one_of_two_equal_cards_given_for_the_hyena_leaves_none_known() -> None:
    """The opponent knew one well; he cannot say which of the two he was given."""
    state = playing(hands=[["hyena", "well", "well"], ["lion"]], shown_hand=[["well"], []])
    play(state, "play hyena", "decline", "card lion", "card well")
    assert (known(state, 1, 0), known(state, 0, 1)) == (["lion"], ["well"])


@clause("J-9.25", "J-9.26")
def test_a_spectator_learns_neither_the_card_taken_nor_the_card_given() -> None:
    def world() -> State:
        return playing(hands=[["hyena", "guard", "snake"], ["lion", "shaman"]])

    start = ["play hyena", "decline"]
    taken = [[*start, "card lion", "card guard"], [*start, "card shaman", "card guard"]]
    given = [[*start, "card lion", "card guard"], [*start, "card lion", "card snake"]]
    returned = [[*start, "card lion", "card guard"], [*start, "card lion", "card lion"]]
    for moves in (taken, given, returned):
        assert who_can_tell(world(), world(), *moves) == {0, 1}


@clause("J-9.26")
def test_the_rest_of_the_hyenas_players_own_hand_stays_his_secret() -> None:
    def world(hidden: str) -> State:
        return playing(hands=[["hyena", "guard", hidden], ["lion", "shaman"]])

    moves = ["play hyena", "decline", "card lion", "card guard"]
    assert who_can_tell(world("snake"), world("well"), moves) == {0}


@clause("J-9.26")
def test_the_hand_seen_with_the_hyena_stays_known_card_by_card() -> None:
    state = playing(hands=[["hyena", "guard"], ["wise_man", "lion", "shaman"]])
    play(state, "play hyena", "decline", "card lion", "card lion", "end_turn", "look", "keep", "play wise_man")
    assert known(state, 0, 1) == ["lion", "shaman"]
    assert len(hand(state, 1)) == 3


# Known to one player


@clause("J-9.26")
def test_a_hand_is_known_to_its_player_only() -> None:
    def world(hidden: str) -> State:
        return position(hands=[["guard", hidden], ["well"]])

    assert who_can_tell(world("lion"), world("snake"), ["skip", "end_turn", "skip", "play well"]) == {0}
    assert names(world("lion").view(None)["hand"]) == []


@clause("J-9.26")
def test_what_the_opponent_keeps_from_the_elder_is_known_to_him_only() -> None:
    def world(hidden: str) -> State:
        return playing(hands=[["tribal_elder"], ["guard", "lion", "well", "boat", hidden]])

    moves = ["play tribal_elder", "opponent_discards", "card well", "card lion"]
    assert who_can_tell(world("ware_kkk"), world("ware_lll"), moves) == {1}
    assert who_can_tell(world("shaman"), world("psychic"), moves) == {1}


@clause("J-9.26")
def test_looks_and_kept_cards_of_the_draw_phase_are_known_to_their_player_only() -> None:
    def world(hidden: str) -> State:
        return position(hands=[["guard"], ["well"]], deck={"top": ["boat", {"card": hidden, "seen": []}]})

    state = play(world("lion"), "look", "discard", "look")
    assert (looked_at(state, 0), looked_at(state, 1), looked_at(state, None)) == (["lion"], [], [])
    assert discards(state) == ["boat"]
    assert who_can_tell(world("lion"), world("snake"), ["look", "discard", "look", "keep", "end_turn"]) == {0}


@clause("J-9.26")
def test_a_card_discarded_in_the_draw_phase_becomes_public() -> None:
    def world(hidden: str) -> State:
        return position(deck={"top": [hidden]})

    assert who_can_tell(world("lion"), world("snake"), ["look", "discard"]) == {0, 1, None}


@clause("J-9.26")
@pytest.mark.parametrize(
    ("fields", "moves", "drawer"),
    [
        ({"utilities": [["well"], []]}, ["use well"], 0),
        ({"utilities": [["drums"], []], "large": [{"tea": 1}, {}]}, ["use drums", "ware tea"], 0),
        ({"utilities": [["kettle"], []], "hands": [["guard", "shaman"], []]}, ["use kettle", "card guard", "done"], 0),
        ({"hands": [["tribal_elder"], []]}, ["play tribal_elder", "draw_up"], 0),
        ({"hands": [["carrier"], []]}, ["play carrier", "take_cards", "none"], 0),
        ({"hands": [["carrier"], []]}, ["play carrier", "take_wares", "none"], 1),
        ({"hands": [["cheetah"], []]}, ["play cheetah", "let_draw"], 0),
        ({"hands": [["crocodile"], []], "utilities": [[], ["well"]]}, ["play crocodile", "utility well", "use_it"], 0),
    ],
)
def test_a_card_drawn_by_an_effect_is_known_to_its_player_only(
    fields: dict[str, Any], moves: list[str], drawer: int
) -> None:
    def world(hidden: str) -> State:
        return playing(**fields, deck={"top": [hidden, "ware_kkk", "ware_lll", "ware_fff", "ware_sss"]})

    state = play(world("lion"), *moves)
    assert "lion" in hand(state, drawer)
    assert known(state, 1 - drawer, drawer) == []
    assert who_can_tell(world("lion"), world("snake"), moves) == {drawer}


@clause("J-9.26")
def test_the_psychics_six_and_their_order_are_known_to_one_player() -> None:
    def world(order: list[str]) -> State:
        return playing(hands=[["psychic"], ["guard"]], deck={"top": order})

    moves = ["play psychic", "seen 2", "end_turn"]
    state = play(world(SIX), "play psychic")
    assert (looked_at(state, 0), looked_at(state, 1), looked_at(state, None)) == (SIX, [], [])
    swapped = [SIX[5], *SIX[1:5], SIX[0]]
    assert who_can_tell(world(SIX), world(swapped), moves) == {0}
    other_card = [*SIX[:5], "shaman"]
    assert who_can_tell(world(SIX), world(other_card), moves) == {0}
    other_taken = [SIX[0], "shaman", *SIX[2:]]
    assert who_can_tell(world(SIX), world(other_taken), moves) == {0}
    assert who_can_tell(world(SIX), world(SIX), moves, ["play psychic", "seen 5", "end_turn"]) == {0}


@clause("J-9.26")
def test_what_the_psychic_left_stays_known_in_its_order_until_drawn() -> None:
    state = playing(hands=[["psychic"], ["guard"]], deck={"top": SIX})
    play(state, "play psychic", "seen 2", "end_turn")
    left = [SIX[0], *SIX[2:]]
    assert (known_deck(state, 0), known_deck(state, 1), known_deck(state, None)) == (left, [], [])
    play(state, "look")
    assert (known_deck(state, 0), known_deck(state, 1), known_deck(state, None)) == (left[1:], [], [])
    assert (looked_at(state, 0), looked_at(state, 1), looked_at(state, None)) == ([left[0]], [left[0]], [])
    play(state, "keep")
    assert known(state, 0, 1) == [left[0]]
    assert open_cards(state, 1) == []
    play(state, "end_turn", "look")
    assert (looked_at(state, 0), looked_at(state, 1), looked_at(state, None)) == ([left[1]], [], [])
    play(state, "keep")
    assert known(state, 1, 0) == []
    assert known_deck(state, 0) == left[2:]


@clause("J-9.26", "J-8.35")
@pytest.mark.parametrize(
    ("move", "reaction"), [("play cheetah", "guard"), ("buy ware_kkk", "rain_maker"), ("sell ware_ttt", "rain_maker")]
)
def test_a_window_tells_nobody_whether_the_reaction_was_held(move: str, reaction: str) -> None:
    def world(held: str) -> State:
        return playing(hands=[["cheetah", "ware_kkk", "ware_ttt"], [held]], large=[{"tea": 3}, {}])

    assert who_can_tell(world(reaction), world("shaman"), [move, "decline"]) == {1}


# Open hands


@clause("J-9.25", "J-9.16")
def test_a_baboon_makes_both_hands_public_without_the_baboon() -> None:
    state = playing(hands=[["baboon", "guard", "lion"], ["well", "snake"]])
    play(state, "play baboon")
    for who in EVERYBODY:
        assert names(state.view(who)["middle_cards"]) == []
    play(state, "decline")
    for who in EVERYBODY:
        assert names(state.view(who)["middle_cards"]) == ["guard", "lion", "snake", "well"]
    play(state, "card guard", "card lion", "card snake", "card well")
    assert (open_cards(state, 0), open_cards(state, 1)) == (["guard", "snake"], ["lion", "well"])
    assert (hand(state, 0), hand(state, 1)) == (["guard", "snake"], ["lion", "well"])


@clause("J-9.25", "J-9.26")
def test_after_a_baboon_nothing_is_known_but_what_was_taken() -> None:
    state = playing(hands=[["baboon", "well"], ["lion", "guard"]], open_hand=[["well"], ["lion"]])
    play(state, "play baboon", "decline")
    assert (open_cards(state, 0), open_cards(state, 1)) == ([], [])
    play(state, "card lion", "card well", "card guard")
    assert (open_cards(state, 0), open_cards(state, 1)) == (["guard", "lion"], ["well"])


@clause("J-9.25", "J-9.26")
def test_a_guarded_baboon_or_hyena_shows_no_hand() -> None:
    def world(animal: str, hidden: str) -> State:
        return playing(hands=[[animal, "lion"], ["guard", hidden]])

    for animal in ("baboon", "hyena"):
        moves = [f"play {animal}", "guard", "end_turn"]
        assert who_can_tell(world(animal, "well"), world(animal, "boat"), moves) == {1}
        state = play(world(animal, "well"), *moves)
        assert (known(state, 0, 1), known(state, 1, 0)) == ([], [])
