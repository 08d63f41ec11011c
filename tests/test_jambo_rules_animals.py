"""Jambo, chapter 9: animals, space for wares, what needs gold, and when a card can be played at all."""

from typing import Any

import pytest

from fondaco.games.jambo.state import UTILITIES
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.jambo import (
    actions_left,
    discards,
    gold,
    hand,
    large,
    looked_at,
    other_cards,
    playing,
    position,
    small,
    stock,
    supply,
    top_discard,
    utilities,
)
from tests.rules import legal, play, refusal

MASK = "mask_of_transformation"
STATUE = "leopard_statue"

BOTH_HAVE_ALL: dict[str, Any] = {
    "large": [{"tea": 1}, {"silk": 1}],
    "utilities": [["well", "boat"], [MASK, "drums"]],
}
"""Wares and utilities in front of both, so that every animal can be played."""

ANIMALS_PLAYED: dict[str, list[str]] = {
    "crocodile": [f"utility {MASK}"],
    "parrot": ["ware silk"],
    "hyena": ["card guard", "card ware_kkk"],
    "snake": ["utility well", "utility drums"],
    "elephant": ["ware silk", "ware tea"],
    "cheetah": ["give_gold"],
    "lion": [f"utility {MASK}", "utility well", "utility boat", "utility drums"],
    "baboon": ["card guard", "card ware_kkk"],
}
"""Per animal the answers that carry its effect out in that position."""


def against(animal: str, **fields: Any) -> State:
    """That position with an animal in hand, a guard in the opponent's."""
    return playing(hands=[[animal, "ware_kkk"], ["guard"]], **{**BOTH_HAVE_ALL, **fields})


def everything(state: State) -> list[Any]:
    """What an animal can change: gold, wares, utilities and hands."""
    return [[gold(state, seat), stock(state, seat), utilities(state, seat), hand(state, seat)] for seat in (0, 1)]


def nothing_to_draw(*mine: str) -> dict[str, Any]:
    """Fields of a position with these cards in seat 0's hand and all others in seat 1's: none is left to draw."""
    return {"hands": [list(mine), other_cards(*mine)], "deck": {"rest": {}}}


def last_card_discarded(mine: str) -> dict[str, Any]:
    """The same, but one card lies on the discard pile."""
    return {"hands": [[mine], other_cards(mine, "lion")], "discard": ["lion"], "deck": {"rest": {}}}


def last_card_in_deck(mine: str) -> dict[str, Any]:
    """The same, but one card lies in the deck."""
    return {"hands": [[mine], other_cards(mine, "lion")], "deck": {"rest": {"lion": 1}}}


# Animals in general


@clause("J-9.1")
@pytest.mark.parametrize("animal", ANIMALS_PLAYED)
def test_an_animal_is_discarded_after_its_effect_and_costs_one_action(animal: str) -> None:
    state = against(animal)
    before = everything(state)
    play(state, f"play {animal}", "decline")
    assert animal not in discards(state)
    play(state, *ANIMALS_PLAYED[animal])
    before[0][3].remove(animal)
    assert everything(state) != before
    assert top_discard(state) == animal
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 4)


@clause("J-9.1")
@pytest.mark.parametrize("animal", ANIMALS_PLAYED)
def test_a_guard_cancels_an_animal_for_both_players_and_the_action_stays_spent(animal: str) -> None:
    state = against(animal, actions=3)
    before = everything(state)
    play(state, f"play {animal}", "guard")
    before[0][3].remove(animal)
    before[1][3].remove("guard")
    assert everything(state) == before
    assert discards(state) == sorted([animal, "guard"])
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 2)


@clause("J-9.1")
def test_a_guard_against_the_last_action_ends_the_turn() -> None:
    state = play(against("parrot", actions=1), "play parrot", "guard")
    assert (state.decision, state.actor) == ("draw", 1)
    assert gold(state, 0) == 20


# Space and gold


@clause("J-9.2")
def test_a_winner_without_space_for_both_wares_chooses_which_to_place() -> None:
    fields = {"hands": [["travelling_merchant"], []], "gold": [1, 20], "large": [{"silk": 4}, {}]}
    moves = ["play travelling_merchant", "ware tea", "ware salt", "bid 1", "pass"]
    for returned, kept in (("tea", "salt"), ("salt", "tea")):
        state = play(playing(**fields), *moves)
        assert (state.decision, state.actor) == ("leave_ware", 0)
        assert legal(state) == {"ware tea", "ware salt"}
        play(state, f"ware {returned}")
        assert (state.decision, stock(state, 0)) == ("play", {"silk": 4, kept: 1})
        assert (supply(state)[returned], supply(state)[kept]) == (6, 5)


@clause("J-9.2")
def test_the_opponent_chooses_what_he_places_of_the_wares_he_won() -> None:
    state = playing(hands=[["travelling_merchant"], []], gold=[20, 2], large=[{}, {"silk": 4}])
    play(state, "play travelling_merchant", "ware tea", "ware salt", "bid 1", "bid 2", "pass")
    assert (state.decision, state.actor) == ("leave_ware", 1)
    play(state, "ware tea")
    assert (state.decision, state.actor, stock(state, 1)) == ("play", 0, {"silk": 4, "salt": 1})


@clause("J-9.2", "J-9.24", "J-9.15")
def test_a_parrots_ware_goes_to_the_supply_when_all_stands_are_full() -> None:
    state = playing(hands=[["parrot"], []], large=[{"silk": 6}, {"tea": 2}])
    play(state, "play parrot", "ware tea")
    assert (state.decision, stock(state, 0), stock(state, 1)) == ("play", {"silk": 6}, {"tea": 1})
    assert (supply(state)["tea"], gold(state, 0)) == (5, 20)


@clause("J-9.2")
def test_a_parrots_ware_may_fill_the_sixth_space_or_go_to_the_supply() -> None:
    fields = {"hands": [["parrot"], []], "large": [{"silk": 5}, {"tea": 1}]}
    state = play(playing(**fields), "play parrot", "ware tea")
    assert (state.decision, state.actor, legal(state)) == ("leave_ware", 0, {"done", "ware tea"})
    play(state, "done")
    assert (stock(state, 0), gold(state, 0), supply(state)["tea"]) == ({"silk": 5, "tea": 1}, 18, 5)
    state = play(playing(**fields), "play parrot", "ware tea", "ware tea")
    assert (stock(state, 0), gold(state, 0), supply(state)["tea"]) == ({"silk": 5}, 20, 6)


@clause("J-9.2")
@pytest.mark.parametrize(("owned", "asked"), [(2, True), (1, False)])
def test_the_sixth_space_is_no_space_for_a_parrots_ware_without_the_fee(owned: int, asked: bool) -> None:
    state = playing(hands=[["parrot"], []], gold=[owned, 20], large=[{"silk": 5}, {"tea": 1}])
    play(state, "play parrot", "ware tea")
    assert (state.decision == "leave_ware") == asked
    if not asked:
        assert (stock(state, 0), gold(state, 0), supply(state)["tea"]) == ({"silk": 5}, 1, 6)


@clause("J-9.2")
def test_with_a_free_space_besides_the_sixth_no_ware_can_be_declined() -> None:
    state = playing(hands=[["parrot"], []], large=[{"silk": 4}, {"tea": 1}])
    play(state, "play parrot", "ware tea")
    assert (state.decision, stock(state, 0), gold(state, 0)) == ("play", {"silk": 4, "tea": 1}, 20)


@clause("J-9.3")
@pytest.mark.parametrize(
    ("move", "price", "clauses"),
    [
        ("play small_stand", 6, "J-9.3"),
        ("play basket_maker", 2, "J-9.3"),
        ("use well", 1, "J-9.3"),
        (f"use {STATUE}", 2, "J-9.3"),
        ("play arabian_merchant", 1, "J-8.30"),
        ("play travelling_merchant", 1, "J-8.30"),
        ("buy ware_kkk", 3, "J-6.5"),
    ],
)
def test_what_costs_gold_needs_that_gold(move: str, price: int, clauses: str) -> None:
    fields = {
        "hands": [["small_stand", "basket_maker", "arabian_merchant", "travelling_merchant", "ware_kkk"], []],
        "utilities": [["well", STATUE], []],
    }
    for owned in range(price):
        assert refusal(playing(**fields, gold=[owned, 20]), move) == clauses
    state = playing(**fields, gold=[price, 0])
    assert refusal(state, move) is None
    assert move in legal(state)


@clause("J-9.3")
@pytest.mark.parametrize(("owned", "refused"), [(2, "J-9.3"), (3, None)])
def test_a_later_stand_needs_its_own_price(owned: int, refused: str | None) -> None:
    state = playing(hands=[["small_stand"], []], gold=[owned, 20], stands=[0, 1])
    assert refusal(state, "play small_stand") == refused


@clause("J-9.3")
def test_supplies_cannot_be_paid_with_gold_that_is_not_there() -> None:
    for owned, refused in ((0, "J-9.3"), (1, None)):
        state = playing(utilities=[["supplies"], []], gold=[owned, 20], deck={"top": ["ware_kkk"]})
        play(state, "use supplies")
        assert refusal(state, "pay_gold") == refused
        assert legal(state) == ({"card ware_kkk"} if refused else {"card ware_kkk", "pay_gold"})


@clause("J-9.3")
@pytest.mark.parametrize("move", ["sell ware_ttt", "play portuguese", "play wise_man", "use weapons", "play parrot"])
def test_what_costs_no_gold_needs_none(move: str) -> None:
    state = playing(
        hands=[["ware_ttt", "portuguese", "wise_man", "parrot"], []],
        gold=[0, 0],
        large=[{"tea": 3}, {"silk": 1}],
        utilities=[["weapons"], []],
    )
    assert refusal(state, move) is None


# Elephant


@clause("J-9.10")
def test_elephant_puts_all_wares_into_the_middle_to_be_taken_in_turn() -> None:
    state = playing(
        hands=[["elephant"], []], large=[{"tea": 1}, {"silk": 1}], small=[{"salt": 1}, {"tea": 1}], stands=[1, 1]
    )
    play(state, "play elephant")
    assert (state.decision, state.actor) == ("elephant_ware", 0)
    assert (stock(state, 0), stock(state, 1)) == ({}, {})
    assert legal(state) == {"ware tea", "ware silk", "ware salt"}
    play(state, "ware silk")
    assert (state.actor, legal(state)) == (1, {"ware tea", "ware salt"})
    play(state, "ware tea")
    assert (state.actor, legal(state)) == (0, {"ware tea", "ware salt"})
    play(state, "ware salt")
    assert (state.actor, legal(state)) == (1, {"ware tea"})
    play(state, "ware tea")
    assert (state.decision, state.actor) == ("play", 0)
    assert (stock(state, 0), stock(state, 1)) == ({"silk": 1, "salt": 1}, {"tea": 2})


@clause("J-9.20")
def test_with_an_odd_number_of_wares_the_elephants_player_gets_one_more() -> None:
    state = playing(hands=[["elephant"], []], large=[{}, {"tea": 3}])
    play(state, "play elephant", "ware tea", "ware tea", "ware tea")
    assert (stock(state, 0), stock(state, 1)) == ({"tea": 2}, {"tea": 1})


@clause("J-9.20")
def test_both_pay_again_for_a_sixth_space_that_the_elephant_emptied() -> None:
    state = playing(hands=[["elephant"], []], large=[{"tea": 6}, {"silk": 6}])
    play(state, "play elephant", *["ware tea", "ware silk"] * 6)
    assert (state.decision, state.actor) == ("leave_ware", 0)
    assert legal(state) == {"done", "ware tea"}
    play(state, "done")
    assert (state.decision, state.actor) == ("leave_ware", 1)
    assert (gold(state, 0), stock(state, 0), stock(state, 1)) == (18, {"tea": 6}, {})
    play(state, "done")
    assert (state.decision, state.actor) == ("play", 0)
    assert (gold(state, 1), stock(state, 1)) == (18, {"silk": 6})


@clause("J-9.20")
def test_both_may_decline_the_sixth_space_after_an_elephant() -> None:
    state = playing(hands=[["elephant"], []], large=[{"tea": 6}, {"silk": 6}])
    play(state, "play elephant", *["ware tea", "ware silk"] * 6, "ware tea", "ware silk")
    assert (state.decision, gold(state, 0), gold(state, 1)) == ("play", 20, 20)
    assert (stock(state, 0), stock(state, 1)) == ({"tea": 5}, {"silk": 5})
    assert (supply(state)["tea"], supply(state)["silk"]) == (1, 1)


@clause("J-9.20")
def test_players_without_gold_must_return_a_ware_and_the_active_player_first() -> None:
    state = playing(hands=[["elephant"], []], gold=[1, 1], large=[{"tea": 3, "salt": 3}, {"silk": 6}])
    play(state, "play elephant", *["ware tea", "ware silk"] * 3, *["ware salt", "ware silk"] * 3)
    assert (state.decision, state.actor) == ("leave_ware", 0)
    assert legal(state) == {"ware tea", "ware salt"}
    play(state, "ware tea")
    assert (state.decision, state.actor) == ("leave_ware", 1)
    assert stock(state, 0) == {"tea": 2, "salt": 3}
    assert legal(state) == {"ware silk"}
    play(state, "ware silk")
    assert (state.decision, state.actor) == ("play", 0)
    assert (stock(state, 1), gold(state, 0), gold(state, 1)) == ({"silk": 5}, 1, 1)


@clause("J-9.20")
def test_players_keep_picking_when_full_and_choose_at_the_end_what_goes_back() -> None:
    """Nine wares each: seat 0 has six spaces, seat 1 twelve."""
    fields = {
        "hands": [["elephant"], []],
        "large": [{"tea": 5, "salt": 1}, {"silk": 6}],
        "small": [{}, {"hides": 6}],
        "stands": [0, 2],
    }
    picks = [*["ware tea", "ware silk"] * 5, "ware salt", "ware silk", *["ware hides"] * 6]
    state = play(playing(**fields), "play elephant", *picks)
    assert (state.decision, state.actor) == ("leave_ware", 0)
    assert legal(state) == {"ware hides", "ware tea"}, "one salt alone would not be enough"
    play(state, "ware hides", "ware hides")
    assert legal(state) == {"ware hides", "ware tea", "ware salt"}
    declined = play(state.copy(), "ware tea")
    assert legal(declined) == {"done", "ware tea", "ware salt"}
    play(declined, "ware salt")
    assert (declined.decision, gold(declined, 0)) == ("play", 20)
    assert stock(declined, 0) == {"hides": 1, "tea": 4}
    play(state, "ware hides", "done")
    assert (state.decision, gold(state, 0), stock(state, 0)) == ("play", 18, {"tea": 5, "salt": 1})
    assert (gold(state, 1), stock(state, 1)) == (20, {"silk": 6, "hides": 3})
    assert supply(state)["hides"] == 3


@clause("J-9.20")
def test_wares_from_an_elephant_fill_five_spaces_then_the_small_stands_then_the_sixth_space() -> None:
    """Nine wares for seat 0, who has nine spaces, eight for seat 1; both place in the order of the kinds."""
    state = playing(
        hands=[["elephant"], []],
        large=[{"tea": 6}, {"fruit": 2}],
        small=[{"hides": 3}, {"salt": 6}],
        stands=[1, 3],
    )
    play(state, "play elephant", *["ware tea", "ware salt"] * 6, *["ware hides", "ware fruit"] * 2, "ware hides")
    assert (state.decision, state.actor, legal(state)) == ("leave_ware", 0, {"done", "ware hides", "ware tea"})
    play(state, "done")
    assert (large(state, 0), small(state, 0), gold(state, 0)) == ({"hides": 3, "tea": 3}, {"tea": 3}, 18)
    assert (large(state, 1), small(state, 1), gold(state, 1)) == ({"fruit": 2, "salt": 3}, {"salt": 3}, 20)


# Cheetah, hyena, parrot


@clause("J-9.11")
def test_the_opponent_chooses_what_the_cheetah_brings() -> None:
    state = playing(hands=[["cheetah"], []], deck={"top": ["lion", "well"]})
    play(state, "play cheetah")
    assert (state.decision, state.actor) == ("cheetah_option", 1)
    assert legal(state) == {"give_gold", "let_draw"}
    paid = play(state.copy(), "give_gold")
    assert (gold(paid, 0), gold(paid, 1), hand(paid, 0)) == (22, 18, [])
    drawn = play(state.copy(), "let_draw")
    assert (gold(drawn, 0), gold(drawn, 1), hand(drawn, 0), hand(drawn, 1)) == (20, 20, ["lion", "well"], [])


@clause("J-9.21")
def test_an_opponent_with_less_than_two_gold_cannot_choose_the_gold() -> None:
    for owned in (0, 1):
        state = play(playing(hands=[["cheetah"], []], gold=[20, owned]), "play cheetah")
        assert legal(state) == {"let_draw"}
        assert refusal(state, "give_gold") == "J-9.21"
    state = play(playing(hands=[["cheetah"], []], gold=[20, 2]), "play cheetah")
    assert legal(state) == {"give_gold", "let_draw"}
    assert gold(play(state, "give_gold"), 1) == 0


@clause("J-9.11", "J-8.38")
def test_a_cheetahs_cards_come_from_the_shuffled_discards_when_the_deck_ends() -> None:
    others = other_cards("cheetah", "well", "lion", "snake")
    state = playing(hands=[["cheetah"], others], discard=["snake", "lion"], deck={"top": ["well"], "rest": {}})
    play(state, "play cheetah", "decline", "let_draw")
    drawn = hand(state, 0)
    assert len(drawn) == 2
    assert "well" in drawn
    assert set(drawn) < {"well", "lion", "snake"}
    assert (discards(state), state.view(None)["deck_size"]) == (["cheetah"], 1)


@clause("J-9.12")
def test_hyena_takes_one_card_of_the_opponents_hand_and_gives_any_hand_card_back() -> None:
    state = playing(hands=[["hyena", "lion", "well"], ["shaman", "boat", "boat"]])
    play(state, "play hyena", "decline")
    assert (state.decision, state.actor) == ("hyena_take", 0)
    assert legal(state) == {"card shaman", "card boat"}
    play(state, "card boat")
    assert (state.decision, state.actor) == ("hyena_give", 0)
    assert legal(state) == {"card lion", "card well", "card boat"}
    play(state, "card lion")
    assert (hand(state, 0), hand(state, 1)) == (["boat", "well"], ["boat", "lion", "shaman"])


@clause("J-9.12")
def test_hyena_may_give_back_the_card_just_taken() -> None:
    state = playing(hands=[["hyena", "lion"], ["shaman"]])
    play(state, "play hyena", "decline", "card shaman", "card shaman")
    assert (hand(state, 0), hand(state, 1), state.decision) == (["lion"], ["shaman"], "play")


@clause("J-9.12")
def test_hyena_gives_the_card_back_when_there_is_no_other() -> None:
    state = play(playing(hands=[["hyena"], ["shaman", "boat"]]), "play hyena", "decline", "card boat")
    assert legal(state) == {"card boat"}


@clause("J-9.15")
def test_parrot_takes_one_ware_of_the_opponents_choice_of_the_active_player() -> None:
    state = playing(hands=[["parrot"], []], large=[{"salt": 1}, {"tea": 2}], small=[{}, {"silk": 1}], stands=[0, 1])
    play(state, "play parrot")
    assert (state.decision, state.actor) == ("parrot_ware", 0)
    assert legal(state) == {"ware tea", "ware silk"}
    play(state, "ware silk")
    assert (stock(state, 0), stock(state, 1)) == ({"salt": 1, "silk": 1}, {"tea": 2})
    assert supply(state)["silk"] == 5


# Lion, baboon, snake


@clause("J-9.14")
def test_lion_puts_all_placed_utilities_into_the_middle_to_be_taken_in_turn() -> None:
    state = playing(hands=[["lion"], []], utilities=[["well", "boat"], ["drums"]])
    play(state, "play lion")
    assert (state.decision, state.actor) == ("lion_utility", 0)
    assert (utilities(state, 0), utilities(state, 1)) == ({}, {})
    assert legal(state) == {"utility well", "utility boat", "utility drums"}
    play(state, "utility drums")
    assert (state.actor, legal(state)) == (1, {"utility well", "utility boat"})
    play(state, "utility well")
    assert (state.actor, legal(state)) == (0, {"utility boat"})
    play(state, "utility boat")
    assert (state.decision, state.actor) == ("play", 0)
    assert (utilities(state, 0), utilities(state, 1)) == ({"drums": [False], "boat": [False]}, {"well": [False]})


@clause("J-9.14")
def test_lion_shares_six_utilities_three_to_three() -> None:
    state = playing(hands=[["lion"], []], utilities=[["well", "well", "boat"], ["drums", "kettle", "scales"]])
    picks = ["utility kettle", "utility boat", "utility well", "utility drums", "utility scales", "utility well"]
    play(state, "play lion", *picks)
    assert set(utilities(state, 0)) == {"kettle", "well", "scales"}
    assert set(utilities(state, 1)) == {"boat", "drums", "well"}


@clause("J-9.14")
def test_lion_may_bring_the_opponents_only_utility() -> None:
    state = play(playing(hands=[["lion"], []], utilities=[[], ["well"]]), "play lion", "utility well")
    assert (state.decision, utilities(state, 0), utilities(state, 1)) == ("play", {"well": [False]}, {})


@clause("J-9.23")
def test_a_utility_used_this_turn_stays_turned_when_the_lion_gives_it_to_the_opponent() -> None:
    state = playing(hands=[["lion"], []], utilities=[["well"], ["boat"]])
    play(state, "use well", "play lion")
    assert legal(state) == {"turned_utility well", "utility boat"}
    play(state, "utility boat", "turned_utility well")
    assert utilities(state, 1) == {"well": [True]}
    play(state, "end_turn")
    assert utilities(state, 1) == {"well": [False]}
    assert refusal(play(state, "skip"), "use well") is None


@clause("J-9.23")
def test_a_utility_used_this_turn_cannot_be_used_again_after_the_lion() -> None:
    state = playing(hands=[["lion"], []], utilities=[["well"], ["boat"]])
    play(state, "use well", "play lion", "turned_utility well", "utility boat")
    assert utilities(state, 0) == {"well": [True]}
    assert refusal(state, "use well") == "J-7.2"
    play(state, "end_turn")
    assert utilities(state, 0) == {"well": [False]}


@clause("J-9.23")
def test_a_utility_of_the_opponent_may_be_used_in_the_turn_the_lion_brings_it() -> None:
    state = playing(hands=[["lion"], []], utilities=[["well"], ["well"]])
    play(state, "use well", "play lion")
    assert legal(state) == {"turned_utility well", "utility well"}
    play(state, "utility well", "turned_utility well")
    assert refusal(state, "use well") is None


@clause("J-9.16", "J-9.25")
def test_baboon_puts_both_hands_into_the_middle_to_be_taken_in_turn() -> None:
    state = playing(hands=[["baboon", "lion", "well"], ["shaman", "boat"]])
    play(state, "play baboon", "decline")
    assert (state.decision, state.actor) == ("baboon_card", 0)
    assert legal(state) == {"card lion", "card well", "card shaman", "card boat"}
    assert state.view(None)["hand_size"] == [0, 0]
    play(state, "card shaman")
    assert (state.actor, legal(state)) == (1, {"card lion", "card well", "card boat"})
    play(state, "card lion", "card boat", "card well")
    assert (state.decision, state.actor) == ("play", 0)
    assert (hand(state, 0), hand(state, 1)) == (["boat", "shaman"], ["lion", "well"])
    assert discards(state) == ["baboon"]


@clause("J-9.16", "J-9.25")
@pytest.mark.parametrize("mine", [0, 1, 2, 3])
def test_with_an_odd_number_of_cards_the_baboons_player_gets_one_more(mine: int) -> None:
    state = playing(hands=[["baboon", *["well"] * mine], ["guard"] * (3 - mine)])
    play(state, "play baboon", *["decline"] * (mine < 3))
    while state.decision == "baboon_card":
        play(state, min(legal(state)))
    assert state.view(None)["hand_size"] == [2, 1]


@clause("J-9.16", "J-9.25")
def test_a_hand_laid_open_for_the_baboon_cannot_be_taken_back() -> None:
    state = play(playing(hands=[["baboon", "lion", "well"], []]), "play baboon")
    assert (state.decision, state.undoable) == ("baboon_card", 0)


@clause("J-9.17", "J-9.25")
def test_snake_leaves_each_player_one_utility_and_the_active_player_chooses_first() -> None:
    state = playing(hands=[["snake"], []], utilities=[["well", "boat", "drums"], ["kettle", "scales"]])
    play(state, "play snake")
    assert (state.decision, state.actor) == ("snake_keep", 0)
    assert legal(state) == {"utility well", "utility boat", "utility drums"}
    play(state, "utility boat")
    assert (state.decision, state.actor) == ("snake_keep", 1)
    assert utilities(state, 0) == {"boat": [False]}
    assert legal(state) == {"utility kettle", "utility scales"}
    play(state, "utility scales")
    assert (state.decision, state.actor) == ("play", 0)
    assert utilities(state, 1) == {"scales": [False]}
    assert (discards(state), top_discard(state)) == (["drums", "kettle", "snake", "well"], "snake")


@clause("J-9.17", "J-9.25")
@pytest.mark.parametrize(("placed", "asked"), [([["well", "boat"], ["drums"]], 0), ([[], ["drums", "well"]], 1)])
def test_a_snake_asks_only_who_has_two_or_more_utilities(placed: list[list[str]], asked: int) -> None:
    state = play(playing(hands=[["snake"], []], utilities=placed), "play snake")
    assert (state.decision, state.actor) == ("snake_keep", asked)
    play(state, f"utility {placed[asked][0]}")
    assert (state.decision, state.actor) == ("play", 0)
    assert list(utilities(state, asked)) == placed[asked][:1]
    assert list(utilities(state, 1 - asked)) == placed[1 - asked]


@clause("J-9.17", "J-9.25")
def test_of_two_equal_utilities_the_snake_leaves_exactly_one() -> None:
    state = play(playing(hands=[["snake"], []], utilities=[["well", "well"], []]), "play snake")
    assert legal(state) == {"utility well"}
    play(state, "utility well")
    assert (utilities(state, 0), discards(state)) == ({"well": [False]}, ["snake", "well"])


@clause("J-9.17")
def test_a_utility_kept_from_the_snake_stays_turned_when_it_was_used() -> None:
    state = playing(hands=[["snake"], []], utilities=[["well", "well", "boat"], []])
    play(state, "use well", "play snake")
    assert legal(state) == {"utility well", "turned_utility well", "utility boat"}
    play(state, "turned_utility well")
    assert utilities(state, 0) == {"well": [True]}
    assert refusal(state, "use well") == "J-7.2"


# Crocodile


def eating(utility: str, own: list[Any] | None = None, **fields: Any) -> State:
    """The crocodile's player, with these own utilities, has chosen the opponent's only one."""
    start = {"hands": [["crocodile", "guard"], []], "utilities": [own or [], [utility]], **fields}
    return play(playing(**start), "play crocodile", f"utility {utility}")


@clause("J-9.13")
def test_crocodile_eats_one_of_the_opponents_utilities_and_never_an_own_one() -> None:
    state = playing(hands=[["crocodile"], []], utilities=[["kettle", "well"], ["well", "boat", MASK]])
    play(state, "play crocodile")
    assert (state.decision, state.actor) == ("crocodile_utility", 0)
    assert legal(state) == {"utility well", "utility boat", f"utility {MASK}"}
    play(state, "utility well")
    assert (state.decision, state.actor, legal(state)) == ("crocodile_use", 0, {"use_it", "leave_it"})
    play(state, "leave_it")
    assert (utilities(state, 0), utilities(state, 1)) == (
        {"kettle": [False], "well": [False]},
        {"boat": [False], MASK: [False]},
    )
    assert (discards(state), top_discard(state)) == (["crocodile", "well"], "crocodile")
    assert (hand(state, 0), gold(state, 0), actions_left(state)) == ([], 20, 4)


@clause("J-9.13", "J-8.38")
@pytest.mark.parametrize(
    ("utility", "answers", "mine", "theirs"),
    [
        ("well", [], (19, {"tea": 1}, ["guard", "lion"]), (20, {"silk": 1}, [])),
        ("drums", ["ware tea"], (20, {}, ["guard", "lion"]), (20, {"silk": 1}, [])),
        ("throne", ["ware silk", "ware tea"], (20, {"silk": 1}, ["guard"]), (20, {"tea": 1}, [])),
        ("boat", ["card guard", "ware salt"], (20, {"tea": 1, "salt": 1}, []), (20, {"silk": 1}, [])),
        ("scales", ["card snake"], (20, {"tea": 1}, ["guard", "snake"]), (20, {"silk": 1}, ["lion"])),
        ("supplies", ["pay_gold"], (19, {"tea": 1}, ["guard", "ware_kkk"]), (20, {"silk": 1}, [])),
        ("kettle", ["card guard"], (20, {"tea": 1}, ["lion"]), (20, {"silk": 1}, [])),
        (STATUE, ["ware salt"], (18, {"tea": 1, "salt": 1}, ["guard"]), (20, {"silk": 1}, [])),
        ("weapons", ["card guard"], (22, {"tea": 1}, []), (20, {"silk": 1}, [])),
    ],
)
def test_crocodiles_player_may_use_the_utility_before_it_is_eaten_without_another_action(
    utility: str, answers: list[str], mine: tuple[Any, ...], theirs: tuple[Any, ...]
) -> None:
    state = eating(utility, large=[{"tea": 1}, {"silk": 1}], deck={"top": ["lion", "snake", "ware_kkk"]})
    assert (state.decision, state.actor) == ("crocodile_use", 0)
    play(state, "use_it")
    if answers:
        assert {utility, "crocodile"}.isdisjoint(discards(state))
    play(state, *answers)
    assert (gold(state, 0), stock(state, 0), hand(state, 0)) == mine
    assert (gold(state, 1), stock(state, 1), hand(state, 1)) == theirs
    assert utilities(state, 1) == {}
    assert {utility, "crocodile"} <= set(discards(state))
    assert top_discard(state) == "crocodile"
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 4)


@clause("J-9.13")
def test_a_mask_is_eaten_without_being_used() -> None:
    state = eating(MASK, discard=["lion"])
    assert (state.decision, state.actor) == ("play", 0)
    assert (discards(state), hand(state, 0)) == (["crocodile", "lion", MASK], ["guard"])


@clause("J-9.13")
@pytest.mark.parametrize("utility", [utility for utility in UTILITIES if utility != MASK])
def test_any_other_utility_may_be_eaten_without_being_used(utility: str) -> None:
    state = eating(utility, large=[{"tea": 1}, {"silk": 1}])
    before = [gold(state, 0), stock(state, 0), hand(state, 0), stock(state, 1), hand(state, 1)]
    play(state, "leave_it")
    assert [gold(state, 0), stock(state, 0), hand(state, 0), stock(state, 1), hand(state, 1)] == before
    assert discards(state) == sorted(["crocodile", utility])


@clause("J-9.22")
@pytest.mark.parametrize(
    ("utility", "fields", "usable"),
    [
        ("well", {"gold": [0, 20]}, False),
        ("well", {"gold": [1, 0]}, True),
        (STATUE, {"gold": [1, 20]}, False),
        (STATUE, {"gold": [2, 0]}, True),
        (STATUE, {"gold": [3, 20], "large": [{"silk": 5}, {}]}, False),
        (STATUE, {"gold": [4, 0], "large": [{"silk": 5}, {}]}, True),
        (STATUE, {"large": [{"silk": 6}, {}]}, False),
        ("drums", {"large": [{}, {"tea": 1}]}, False),
        ("drums", {"large": [{"tea": 1}, {}]}, True),
        ("throne", {"large": [{}, {"tea": 1}]}, False),
        ("throne", {"large": [{"tea": 1}, {}]}, False),
        ("throne", {"large": [{"silk": 6}, {"tea": 1}], "gold": [0, 0]}, True),
        ("boat", {"large": [{"silk": 6}, {}]}, False),
        ("boat", {"large": [{"silk": 5}, {}], "gold": [1, 20]}, False),
        ("boat", {"large": [{"silk": 5}, {}], "gold": [2, 0]}, True),
        ("boat", {"hands": [["crocodile"], []]}, False),
        ("boat", {"hands": [["crocodile"], []], "own": ["well"]}, True),
        ("weapons", {"hands": [["crocodile"], []]}, False),
        ("weapons", {"hands": [["crocodile"], []], "own": [{"card": "well", "turned": True}]}, True),
        ("kettle", {"hands": [["crocodile"], []]}, False),
        ("kettle", {"hands": [["crocodile", "guard"], []]}, True),
        ("supplies", {"gold": [0, 0], "hands": [["crocodile"], []]}, True),
    ],
)
def test_all_costs_and_conditions_of_the_use_apply_but_the_action(
    utility: str, fields: dict[str, Any], usable: bool
) -> None:
    state = eating(utility, **fields, actions=1)
    assert state.decision == ("crocodile_use" if usable else "end")
    assert legal(state) == ({"use_it", "leave_it"} if usable else {"end_turn"})


@clause("J-9.22")
@pytest.mark.parametrize("utility", ["well", "drums", "scales", "supplies"])
def test_without_a_card_to_draw_the_eaten_utility_cannot_be_used(utility: str) -> None:
    """Neither the crocodile nor the utility itself is among the discards to be shuffled."""
    others = other_cards("crocodile", utility)
    state = playing(hands=[["crocodile"], others], large=[{"tea": 1}, {}], utilities=[[], [utility]], deck={"rest": {}})
    play(state, "play crocodile", "decline", f"utility {utility}")
    assert (state.decision, state.actor) == ("play", 0)
    assert discards(state) == sorted(["crocodile", utility])


@clause("J-9.22", "J-8.38")
@pytest.mark.parametrize(("utility", "card", "usable"), [("supplies", "lion", False), ("supplies", "ware_kkk", True)])
def test_an_eaten_supplies_needs_a_ware_card_when_the_deck_is_empty(utility: str, card: str, usable: bool) -> None:
    others = other_cards("crocodile", utility, card)
    state = playing(hands=[["crocodile"], others], discard=[card], utilities=[[], [utility]], deck={"rest": {}})
    play(state, "play crocodile", "decline", f"utility {utility}")
    assert (state.decision == "crocodile_use") == usable
    if usable:
        play(state, "use_it")
        assert hand(state, 0) == [card]


@clause("J-9.22", "J-7.22")
def test_an_eaten_supplies_that_finds_no_ware_card_costs_nothing() -> None:
    others = other_cards("crocodile", "supplies", "guard", "lion", "snake")
    state = playing(
        hands=[["crocodile", "guard"], others],
        discard=["snake"],
        utilities=[[], ["supplies"]],
        deck={"rest": {"lion": 1}},
    )
    play(state, "play crocodile", "decline", "utility supplies", "use_it")
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 4)
    assert (gold(state, 0), hand(state, 0), top_discard(state)) == (20, ["guard"], "crocodile")
    assert discards(state) == ["crocodile", "lion", "snake", "supplies"]


@clause("J-9.22", "J-8.38")
def test_an_eaten_kettle_draws_again_what_was_paid_for_it_but_not_itself() -> None:
    others = other_cards("crocodile", "guard", "lion", "kettle")
    state = playing(hands=[["crocodile", "guard", "lion"], others], utilities=[[], ["kettle"]], deck={"rest": {}})
    play(state, "play crocodile", "decline", "utility kettle", "use_it", "card guard", "card lion")
    assert hand(state, 0) == ["guard", "lion"]
    assert discards(state) == ["crocodile", "kettle"]


@clause("J-9.22")
@pytest.mark.parametrize("utility", ["boat", "weapons"])
def test_boat_and_weapons_are_not_paid_with_the_utility_being_eaten(utility: str) -> None:
    own = ["well", {"card": "drums", "turned": True}]
    state = play(
        playing(hands=[["crocodile", "guard"], []], utilities=[own, [utility, "throne"]]),
        "play crocodile",
        f"utility {utility}",
        "use_it",
    )
    assert legal(state) == {"card guard", "utility well", "turned_utility drums"}
    play(state, "turned_utility drums")
    assert (utilities(state, 0), utilities(state, 1)) == ({"well": [False]}, {"throne": [False]})


@clause("J-9.22")
@pytest.mark.parametrize("utility", ["boat", "weapons"])
def test_an_own_copy_may_pay_for_the_eaten_boat_or_weapons(utility: str) -> None:
    state = play(eating(utility, [utility], hands=[["crocodile"], []]), "use_it")
    assert legal(state) == {f"utility {utility}"}


@clause("J-9.22")
def test_an_eaten_throne_exchanges_with_its_owner() -> None:
    state = eating("throne", large=[{"tea": 1, "salt": 1}, {"silk": 1, "fruit": 1}])
    play(state, "use_it")
    assert (state.actor, legal(state)) == (0, {"ware silk", "ware fruit"})
    play(state, "ware fruit")
    assert (state.actor, legal(state)) == (0, {"ware tea", "ware salt"})
    play(state, "ware tea")
    assert (stock(state, 0), stock(state, 1)) == ({"salt": 1, "fruit": 1}, {"tea": 1, "silk": 1})


@clause("J-9.22")
def test_eaten_scales_give_the_other_card_to_their_owner() -> None:
    state = play(eating("scales", deck={"top": ["lion", "snake"]}), "use_it")
    assert (state.actor, looked_at(state, 0), legal(state)) == (0, ["lion", "snake"], {"card lion", "card snake"})
    play(state, "card lion")
    assert (hand(state, 0), hand(state, 1)) == (["guard", "lion"], ["snake"])


@clause("J-9.22")
@pytest.mark.parametrize("utility", ["well", "boat"])
def test_a_utility_turned_round_this_turn_is_only_discarded(utility: str) -> None:
    state = playing(
        hands=[["crocodile", "guard"], []], utilities=[[], [{"card": utility, "turned": True}, utility, MASK]]
    )
    play(state, "play crocodile")
    assert legal(state) == {f"turned_utility {utility}", f"utility {utility}", f"utility {MASK}"}
    other = play(state.copy(), f"utility {utility}")
    assert other.decision == "crocodile_use"
    play(state, f"turned_utility {utility}")
    assert (state.decision, state.actor) == ("play", 0)
    assert utilities(state, 1) == {utility: [False], MASK: [False]}
    assert discards(state) == sorted(["crocodile", utility])


@clause("J-9.22", "J-9.23")
def test_a_utility_used_before_the_lion_is_only_discarded() -> None:
    state = playing(hands=[["lion", "crocodile"], []], utilities=[["well"], ["boat"]])
    play(state, "use well", "play lion", "utility boat", "turned_utility well", "play crocodile")
    before = [gold(state, 0), hand(state, 0)]
    play(state, "turned_utility well")
    assert (state.decision, state.actor) == ("play", 0)
    assert (utilities(state, 1), top_discard(state)) == ({}, "crocodile")
    assert [gold(state, 0), hand(state, 0)] == before


@clause("J-9.22")
@pytest.mark.parametrize("turned", [False, True])
def test_the_use_neither_marks_nor_needs_the_players_own_copies(turned: bool) -> None:
    state = eating("well", [{"card": "well", "turned": turned}, {"card": "well", "turned": turned}])
    play(state, "use_it")
    assert utilities(state, 0) == {"well": [turned, turned]}
    assert len(hand(state, 0)) == 2
    assert refusal(state, "use well") == ("J-7.2" if turned else None)


# When a card can be played


@clause("J-9.24")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("basket_maker", {"large": [{"tea": 6}, {}]}),
        ("basket_maker", {"large": [{"tea": 5}, {}], "gold": [3, 20]}),
        ("portuguese", {"large": [{}, {"tea": 6}]}),
        ("shaman", {"large": [{}, {"tea": 6}]}),
        (
            "shaman",
            {
                "large": [{"tea": 6}, {"trinkets": 1, "hides": 1, "silk": 1, "fruit": 1, "salt": 1}],
            },
        ),
        ("tribal_elder", {"hands": [["tribal_elder", *["well"] * 3, *["drums"] * 2], ["guard"] * 3]}),
        ("dancer", {"large": [{"tea": 6}, {}]}),
        ("dancer", {"hands": [["dancer", "ware_kkk"], []], "large": [{"tea": 2}, {"tea": 4}]}),
        ("dancer", {"hands": [["dancer", "ware_khtlfs"], []], "large": [{"tea": 6}, {}]}),
        ("drummer", {"discard": ["lion", "guard", "small_stand", "ware_kkk"]}),
        ("drummer", {}),
        ("psychic", nothing_to_draw("psychic")),
        ("arabian_merchant", nothing_to_draw("arabian_merchant")),
        ("elephant", {}),
        ("lion", {}),
        ("crocodile", {"utilities": [["well", "boat", "drums"], []]}),
        ("snake", {"utilities": [["well"], ["boat"]]}),
        ("parrot", {"large": [{"tea": 6}, {}]}),
        ("hyena", {"hands": [["hyena", "lion"], []]}),
        ("baboon", {"hands": [["baboon"], []]}),
        ("guard", {}),
        ("rain_maker", {}),
    ],
)
def test_a_card_without_any_effect_cannot_be_played(card: str, fields: dict[str, Any]) -> None:
    state = playing(**{"hands": [[card], []], **fields})
    assert refusal(state, f"play {card}") == "J-9.24"
    assert f"play {card}" not in legal(state)


@clause("J-9.24")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("basket_maker", {"large": [{"tea": 5}, {}], "gold": [4, 0]}),
        ("basket_maker", {"large": [{"tea": 4}, {}], "gold": [2, 0]}),
        ("basket_maker", {"large": [{"tea": 6}, {}], "stands": [1, 0], "gold": [2, 0]}),
        ("portuguese", {"small": [{"tea": 1}, {}], "stands": [1, 0]}),
        ("shaman", {"large": [{"tea": 5, "salt": 1}, {"trinkets": 1, "hides": 1, "silk": 1, "fruit": 1}]}),
        ("shaman", {"large": [{"tea": 6}, {}]}),
        ("tribal_elder", {"hands": [["tribal_elder", *["well"] * 3, *["drums"] * 2], ["guard"] * 4]}),
        ("tribal_elder", {"hands": [["tribal_elder", *["well"] * 3, "drums"], ["guard"] * 3]}),
        ("dancer", {"hands": [["dancer", "ware_kkk"], []], "large": [{"tea": 1, "silk": 1, "salt": 1}, {}]}),
        (
            "dancer",
            {
                "hands": [["dancer", "ware_khtlfs", "ware_kkk"], []],
                "large": [{"tea": 2}, {}],
                "small": [{"tea": 1}, {}],
                "stands": [1, 0],
            },
        ),
        ("drummer", {"discard": ["well", "lion"]}),
        ("psychic", last_card_discarded("psychic")),
        ("psychic", last_card_in_deck("psychic")),
        ("arabian_merchant", {**last_card_discarded("arabian_merchant"), "gold": [1, 0]}),
        ("arabian_merchant", {**last_card_in_deck("arabian_merchant"), "gold": [1, 0]}),
        ("elephant", {"small": [{"tea": 1}, {}], "stands": [1, 0]}),
        ("elephant", {"large": [{}, {"tea": 1}]}),
        ("lion", {"utilities": [["well"], []]}),
        ("lion", {"utilities": [[], ["well"]]}),
        ("crocodile", {"utilities": [[], ["well"]]}),
        ("snake", {"utilities": [["well", "well"], []]}),
        ("snake", {"utilities": [["drums"], ["boat", "well"]]}),
        ("parrot", {"large": [{"tea": 6}, {}], "small": [{}, {"silk": 1}], "stands": [0, 1]}),
        ("hyena", {"hands": [["hyena"], ["guard"]]}),
        ("baboon", {"hands": [["baboon", "lion"], []]}),
        ("baboon", {"hands": [["baboon"], ["lion"]]}),
    ],
)
def test_a_partial_effect_is_enough(card: str, fields: dict[str, Any]) -> None:
    state = playing(**{"hands": [[card], []], **fields})
    assert refusal(state, f"play {card}") is None
    assert f"play {card}" in legal(state)


@clause("J-9.24")
@pytest.mark.parametrize(
    ("fields", "buying", "selling"),
    [
        ({}, None, "J-6.10"),
        ({"gold": [2, 20], "large": [{"tea": 3}, {}]}, "J-6.5", None),
        ({"large": [{"tea": 3}, {}], "stands": [1, 0]}, None, None),
        ({"gold": [2, 20], "large": [{"tea": 2}, {}]}, "J-6.5", "J-6.10"),
    ],
)
def test_a_ware_card_is_played_when_its_purchase_or_its_sale_is_possible(
    fields: dict[str, Any], buying: str | None, selling: str | None
) -> None:
    state = playing(hands=[["ware_ttt"], []], **fields)
    assert (refusal(state, "buy ware_ttt"), refusal(state, "sell ware_ttt")) == (buying, selling)
    answers = {"buy ware_ttt": buying, "sell ware_ttt": selling}
    assert legal(state) == {"end_turn", *(move for move, refused in answers.items() if refused is None)}


@clause("J-9.24")
def test_only_options_of_the_elder_with_an_effect_are_offered() -> None:
    state = play(playing(hands=[["tribal_elder"], ["guard"] * 3]), "play tribal_elder")
    assert legal(state) == {"draw_up"}
    assert refusal(state, "opponent_discards") == "J-9.24"
    state = play(playing(**nothing_to_draw("tribal_elder")), "play tribal_elder")
    assert legal(state) == {"opponent_discards"}
    assert refusal(state, "draw_up") == "J-9.24"


@clause("J-9.24")
@pytest.mark.parametrize("card", ["small_stand", *UTILITIES, "wise_man", "carrier", "travelling_merchant", "cheetah"])
def test_stands_utilities_and_four_others_need_nothing_more_than_their_gold(card: str) -> None:
    """Nothing to draw, no ware, no free space; the gold is that of a first stand."""
    state = playing(
        **nothing_to_draw(card),
        gold=[{"small_stand": 6, "travelling_merchant": 1}.get(card, 0), 0],
        large=[{"silk": 6}, {"tea": 6}],
    )
    assert refusal(state, f"play {card}") is None


@clause("J-9.24")
def test_a_cheetah_without_gold_or_cards_brings_nothing() -> None:
    state = playing(**nothing_to_draw("cheetah"), gold=[20, 1])
    play(state, "play cheetah", "decline")
    assert legal(state) == {"let_draw"}
    play(state, "let_draw")
    assert (state.decision, hand(state, 0), gold(state, 0)) == ("play", [], 20)


@clause("J-9.24")
def test_a_carrier_without_room_or_cards_brings_nothing() -> None:
    state = playing(**nothing_to_draw("carrier"), large=[{"silk": 6}, {"tea": 6}])
    play(state, "play carrier")
    assert legal(state) == {"take_wares", "take_cards"}
    for option in ("take_wares", "take_cards"):
        after = play(state.copy(), option)
        assert (after.decision, after.actor, hand(after, 0)) == ("play", 0, [])
        assert (stock(after, 0), stock(after, 1)) == ({"silk": 6}, {"tea": 6})


@clause("J-9.24")
def test_guard_and_rain_maker_are_never_played_in_ones_own_turn() -> None:
    for phase, decision in (("play", "play"), ("draw", "draw")):
        state = position(phase=phase, hands=[["guard", "rain_maker"], ["guard", "rain_maker"]])
        assert state.decision == decision
        assert not {"play guard", "play rain_maker", "guard", "rain_maker"} & legal(state)
