"""Jambo, chapter 8: people, auctions, reactions and the rulings on them."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from fondaco.games.jambo.state import ANIMALS, WARES
from tests.clauses import clause
from tests.jambo import (
    actions_left,
    discards,
    gold,
    hand,
    large,
    looked_at,
    names,
    other_cards,
    playing,
    position,
    small,
    stock,
    supply,
    top_discard,
    utilities,
    wares,
)
from tests.rules import NOT_ASKED, legal, play, refusal

SIX = ["guard", "lion", "well", "boat", "drums", "ware_kkk"]
"""Six cards for the top of a deck, all different."""

PEOPLE_PLAYED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "shaman": ({"large": [{"tea": 1}, {}]}, ["ware tea", "ware silk"]),
    "psychic": ({}, ["seen 1"]),
    "tribal_elder": ({}, ["draw_up"]),
    "wise_man": ({}, []),
    "portuguese": ({"large": [{"tea": 2}, {}]}, ["ware tea", "done"]),
    "basket_maker": ({}, ["ware tea", "amount 2"]),
    "travelling_merchant": ({}, ["ware tea", "ware salt", "bid 1", "pass"]),
    "arabian_merchant": ({}, ["bid 1", "pass"]),
    "carrier": ({}, ["take_wares", "ware tea", "amount 2"]),
    "drummer": ({"discard": ["well", "lion"]}, ["card well"]),
}
"""Per person played in one's own turn: fields of a position, and the answers that carry the effect out."""


def bids(first: int, last: int) -> set[str]:
    """The moves to bid from one amount to another."""
    return {f"bid {n}" for n in range(first, last + 1)}


# People in general


@clause("J-8.1")
@pytest.mark.parametrize("person", PEOPLE_PLAYED)
def test_a_person_is_discarded_after_the_effect_and_costs_one_action(person: str) -> None:
    fields, answers = PEOPLE_PLAYED[person]
    state = play(playing(hands=[[person], []], **fields), f"play {person}")
    if answers:
        assert person not in discards(state)
    play(state, *answers)
    assert top_discard(state) == person
    assert person not in hand(state, 0)
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 4)


@clause("J-8.1", "J-8.17")
def test_a_dancer_is_discarded_with_her_ware_card() -> None:
    state = playing(hands=[["dancer", "ware_kkk"], []], large=[{"tea": 3}, {}])
    play(state, "play dancer", "card ware_kkk")
    assert discards(state) == []
    play(state, "ware tea", "ware tea", "ware tea")
    assert discards(state) == ["dancer", "ware_kkk"]
    assert hand(state, 0) == []


# The merchants


@clause("J-8.10")
def test_arabian_merchant_turns_over_the_top_three_cards_for_all_to_see() -> None:
    state = playing(hands=[["arabian_merchant"], []], deck={"top": SIX})
    before = state.view(None)["deck_size"]
    play(state, "play arabian_merchant")
    for seat in (None, 0, 1):
        assert names(state.view(seat)["middle_cards"]) == ["guard", "lion", "well"]
    assert state.view(None)["deck_size"] == before - 3


@clause("J-8.10", "J-8.11", "J-8.30")
@pytest.mark.parametrize("opening", [["play arabian_merchant"], ["play travelling_merchant", "ware tea", "ware tea"]])
def test_the_player_opens_with_at_least_one_gold_then_both_raise_or_pass_in_turn(opening: list[str]) -> None:
    state = play(playing(hands=[["arabian_merchant", "travelling_merchant"], []]), *opening)
    assert (state.decision, state.actor) == ("bid", 0)
    assert legal(state) == bids(1, 20)
    assert refusal(state, "pass") == NOT_ASKED
    play(state, "bid 3")
    assert (state.decision, state.actor) == ("bid", 1)
    assert legal(state) == {"pass"} | bids(4, 20)
    assert refusal(state, "bid 3") == NOT_ASKED
    play(state, "bid 5")
    assert (state.decision, state.actor) == ("bid", 0)
    assert legal(state) == {"pass"} | bids(6, 20)
    play(state, "bid 20")
    assert legal(state) == {"pass"}


@clause("J-8.10")
def test_highest_bidder_pays_the_bank_and_takes_the_three_cards() -> None:
    state = playing(hands=[["arabian_merchant"], ["shaman"]], deck={"top": SIX})
    play(state, "play arabian_merchant", "bid 3", "bid 5", "pass")
    assert (gold(state, 0), gold(state, 1)) == (20, 15)
    assert hand(state, 0) == []
    assert hand(state, 1) == ["guard", "lion", "shaman", "well"]
    assert names(state.view(None)["middle_cards"]) == []


@clause("J-8.10")
def test_the_player_of_the_arabian_merchant_may_win_the_cards() -> None:
    state = playing(hands=[["arabian_merchant"], ["shaman"]], deck={"top": SIX})
    play(state, "play arabian_merchant", "bid 3", "bid 5", "bid 6", "pass")
    assert (gold(state, 0), gold(state, 1)) == (14, 20)
    assert hand(state, 0) == ["guard", "lion", "well"]
    assert hand(state, 1) == ["shaman"]


@clause("J-8.11")
def test_travelling_merchant_carries_two_wares_from_the_supply() -> None:
    state = playing(hands=[["travelling_merchant"], []])
    play(state, "play travelling_merchant", "ware hides", "ware salt")
    assert state.decision == "bid"
    assert wares(state.view(None)["middle_wares"]) == {"hides": 1, "salt": 1}
    assert (supply(state)["hides"], supply(state)["salt"]) == (5, 5)


@clause("J-8.11")
def test_highest_bidder_pays_the_bank_and_takes_the_two_wares() -> None:
    state = playing(hands=[["travelling_merchant"], []])
    play(state, "play travelling_merchant", "ware hides", "ware salt", "bid 3", "bid 5", "pass")
    assert (gold(state, 0), gold(state, 1)) == (20, 15)
    assert (stock(state, 0), stock(state, 1)) == ({}, {"hides": 1, "salt": 1})
    assert wares(state.view(None)["middle_wares"]) == {}


@clause("J-8.11")
def test_the_player_of_the_travelling_merchant_may_win_the_wares() -> None:
    state = playing(hands=[["travelling_merchant"], []])
    play(state, "play travelling_merchant", "ware tea", "ware tea", "bid 2", "pass")
    assert (gold(state, 0), gold(state, 1)) == (18, 20)
    assert (stock(state, 0), stock(state, 1)) == ({"tea": 2}, {})


@clause("J-8.30")
@pytest.mark.parametrize("merchant", ["arabian_merchant", "travelling_merchant"])
def test_a_player_without_gold_cannot_play_a_merchant(merchant: str) -> None:
    move = f"play {merchant}"
    assert refusal(playing(hands=[[merchant], []], gold=[0, 20]), move) == "J-8.30"
    assert refusal(playing(hands=[[merchant], []], gold=[1, 0]), move) is None


@clause("J-8.30")
def test_nobody_may_bid_more_than_he_owns() -> None:
    state = play(playing(hands=[["arabian_merchant"], []], gold=[3, 4]), "play arabian_merchant")
    assert legal(state) == bids(1, 3)
    assert refusal(state, "bid 4") == "J-8.30"
    play(state, "bid 3")
    assert legal(state) == {"pass", "bid 4"}
    assert refusal(state, "bid 5") == "J-8.30"
    play(state, "bid 4")
    assert legal(state) == {"pass"}
    assert refusal(state, "bid 5") == "J-8.30"


@clause("J-8.30")
def test_an_opponent_without_gold_can_only_pass() -> None:
    state = play(playing(hands=[["arabian_merchant"], []], gold=[1, 0]), "play arabian_merchant")
    assert legal(state) == {"bid 1"}
    play(state, "bid 1")
    assert legal(state) == {"pass"}


@clause("J-8.30")
@pytest.mark.parametrize(
    ("auction", "paid"), [(["bid 1", "pass"], (19, 20)), (["bid 1", "bid 2", "bid 7", "bid 9", "pass"], (20, 11))]
)
def test_the_first_pass_ends_an_auction(auction: list[str], paid: tuple[int, int]) -> None:
    state = play(playing(hands=[["arabian_merchant"], []]), "play arabian_merchant", *auction)
    assert (state.decision, state.actor) == ("play", 0)
    assert (gold(state, 0), gold(state, 1)) == paid


@clause("J-8.31")
@pytest.mark.parametrize("pair", [*combinations_with_replacement(WARES, 2)], ids="-".join)
def test_the_player_chooses_which_two_wares_are_sold(pair: tuple[str, str]) -> None:
    state = play(playing(hands=[["travelling_merchant"], []]), "play travelling_merchant")
    assert (state.decision, state.actor) == ("merchant_ware", 0)
    play(state, f"ware {pair[0]}", f"ware {pair[1]}")
    offered = wares(state.view(None)["middle_wares"])
    assert offered == {ware: pair.count(ware) for ware in pair}


@clause("J-8.31")
def test_only_wares_in_the_supply_can_be_sold() -> None:
    state = playing(hands=[["travelling_merchant"], []], large=[{"tea": 5}, {"silk": 6}])
    play(state, "play travelling_merchant")
    assert "ware silk" not in legal(state)
    play(state, "ware tea")
    assert legal(state) == {"ware fruit", "ware salt"}


@clause("J-8.31")
def test_no_choice_of_a_first_ware_leaves_the_second_impossible() -> None:
    state = playing(hands=[["travelling_merchant"], []], large=[{"salt": 5}, {}])
    play(state, "play travelling_merchant")
    assert "ware salt" not in legal(state)
    play(state, "ware trinkets", "ware salt")
    assert wares(state.view(None)["middle_wares"]) == {"trinkets": 1, "salt": 1}


@clause("J-8.31")
def test_the_winner_pays_before_he_places_so_a_high_bid_may_cost_the_sixth_space() -> None:
    """Five of the large stand are full; of 5 gold the bid of 4 leaves too little for the fee of 2."""
    state = playing(hands=[["travelling_merchant"], []], gold=[5, 20], large=[{"silk": 5}, {}])
    play(state, "play travelling_merchant", "ware tea", "ware salt", "bid 4", "pass")
    assert (state.decision, gold(state, 0)) == ("play", 1)
    assert stock(state, 0) == {"silk": 5}
    assert (supply(state)["tea"], supply(state)["salt"]) == (6, 6)


@clause("J-8.31")
def test_a_bid_that_leaves_the_fee_leaves_the_sixth_space() -> None:
    state = playing(hands=[["travelling_merchant"], []], gold=[5, 20], large=[{"silk": 5}, {}])
    play(state, "play travelling_merchant", "ware tea", "ware salt", "bid 3", "pass")
    assert (state.decision, state.actor) == ("leave_ware", 0)
    assert legal(state) == {"ware tea", "ware salt"}
    play(state, "ware tea", "done")
    assert (gold(state, 0), stock(state, 0)) == (0, {"silk": 5, "salt": 1})
    assert supply(state)["tea"] == 6


@clause("J-8.31")
def test_wares_without_a_place_go_back_and_the_bid_is_not_refunded() -> None:
    state = playing(hands=[["travelling_merchant"], []], large=[{}, {"silk": 6}])
    play(state, "play travelling_merchant", "ware tea", "ware salt", "bid 3", "bid 7", "pass")
    assert (state.decision, state.actor) == ("play", 0)
    assert (gold(state, 1), stock(state, 1)) == (13, {"silk": 6})
    assert (supply(state)["tea"], supply(state)["salt"]) == (6, 6)


@clause("J-8.31")
def test_a_winner_with_one_free_space_besides_the_sixth_may_decline_the_sixth() -> None:
    fields = {"hands": [["travelling_merchant"], []], "large": [{"silk": 4}, {}]}
    moves = ["play travelling_merchant", "ware tea", "ware salt", "bid 1", "pass"]
    state = play(playing(**fields), *moves)
    assert legal(state) == {"done", "ware tea", "ware salt"}
    assert (gold(play(state, "done"), 0), stock(state, 0)) == (17, {"silk": 4, "tea": 1, "salt": 1})
    state = play(playing(**fields), *moves, "ware tea")
    assert (state.decision, gold(state, 0), stock(state, 0)) == ("play", 19, {"silk": 4, "salt": 1})


@clause("J-8.31")
def test_a_winner_with_only_the_sixth_space_may_send_both_wares_back() -> None:
    state = playing(hands=[["travelling_merchant"], []], large=[{"silk": 5}, {}])
    play(state, "play travelling_merchant", "ware tea", "ware salt", "bid 1", "pass", "ware tea")
    assert legal(state) == {"done", "ware salt"}
    play(state, "ware salt")
    assert (state.decision, gold(state, 0), stock(state, 0)) == ("play", 19, {"silk": 5})


# Basket maker, Portuguese, shaman


@clause("J-8.12")
@pytest.mark.parametrize("amount", [1, 2])
def test_basket_maker_takes_up_to_two_wares_of_one_kind_for_two_gold(amount: int) -> None:
    state = play(playing(hands=[["basket_maker"], []]), "play basket_maker", "ware tea", f"amount {amount}")
    assert (gold(state, 0), stock(state, 0)) == (18, {"tea": amount})
    assert supply(state)["tea"] == 6 - amount


@clause("J-8.12")
def test_basket_maker_needs_two_gold() -> None:
    assert refusal(playing(hands=[["basket_maker"], []], gold=[1, 20]), "play basket_maker") == "J-9.3"
    state = play(playing(hands=[["basket_maker"], []], gold=[2, 20]), "play basket_maker", "ware tea", "amount 2")
    assert gold(state, 0) == 0


@clause("J-8.12")
def test_basket_maker_takes_only_what_the_supply_has() -> None:
    state = playing(hands=[["basket_maker"], []], large=[{}, {"silk": 6}], small=[{}, {"tea": 5}], stands=[0, 2])
    play(state, "play basket_maker")
    assert legal(state) == {"ware trinkets", "ware hides", "ware tea", "ware fruit", "ware salt"}
    play(state, "ware tea")
    assert (state.decision, stock(state, 0)) == ("play", {"tea": 1})


@clause("J-8.13")
@pytest.mark.parametrize("returned", [1, 2, 3, 4])
def test_portuguese_pays_two_gold_for_each_of_any_number_of_wares(returned: int) -> None:
    given = ["ware tea", "ware tea", "ware silk", "ware salt"][:returned]
    state = playing(hands=[["portuguese"], []], large=[{"tea": 2, "silk": 1, "salt": 1, "fruit": 1}, {}])
    play(state, "play portuguese", *given, "done")
    assert gold(state, 0) == 20 + 2 * returned
    kept = {"tea": 2, "silk": 1, "salt": 1, "fruit": 1}
    for move in given:
        kept[move.removeprefix("ware ")] -= 1
    assert stock(state, 0) == {ware: n for ware, n in kept.items() if n}
    assert supply(state) == {ware: 6 - kept.get(ware, 0) for ware in WARES}


@clause("J-8.13")
def test_portuguese_buys_all_wares_from_both_kinds_of_stand() -> None:
    state = playing(hands=[["portuguese"], []], large=[{"tea": 1}, {}], small=[{"salt": 2}, {}], stands=[1, 0])
    play(state, "play portuguese", "ware tea", "ware salt", "ware salt")
    assert (state.decision, gold(state, 0), stock(state, 0)) == ("play", 26, {})


@clause("J-8.15")
def test_shaman_exchanges_all_own_wares_of_one_kind_for_as_many_of_another() -> None:
    state = playing(
        hands=[["shaman"], []],
        large=[{"tea": 2, "salt": 1}, {"tea": 1}],
        small=[{"tea": 1}, {}],
        stands=[1, 0],
    )
    play(state, "play shaman", "ware tea", "ware silk")
    assert (stock(state, 0), stock(state, 1)) == ({"silk": 3, "salt": 1}, {"tea": 1})
    assert (supply(state)["tea"], supply(state)["silk"]) == (5, 3)


@clause("J-8.34")
def test_shaman_exchanges_in_place_without_room_or_fee() -> None:
    state = playing(
        hands=[["shaman"], []],
        gold=[0, 20],
        large=[{"tea": 3, "salt": 3}, {}],
        small=[{"tea": 1, "silk": 2}, {}],
        stands=[1, 0],
    )
    play(state, "play shaman", "ware tea", "ware silk")
    assert (large(state, 0), small(state, 0)) == ({"silk": 3, "salt": 3}, {"silk": 3})
    assert gold(state, 0) == 0


@clause("J-8.34")
def test_shaman_may_ask_only_for_kinds_with_enough_in_the_supply() -> None:
    """The supply holds 3 tea for 3 salt, but only 2 silk."""
    state = playing(hands=[["shaman"], []], large=[{"salt": 3}, {"tea": 3}], small=[{}, {"silk": 4}], stands=[0, 2])
    play(state, "play shaman", "ware salt")
    assert (state.decision, state.actor) == ("shaman_to", 0)
    assert legal(state) == {"ware trinkets", "ware hides", "ware tea", "ware fruit"}
    assert refusal(state, "ware silk") == "J-8.34"
    assert refusal(state, "ware salt") == "J-8.34"
    play(state, "ware tea")
    assert stock(state, 0) == {"tea": 3}


@clause("J-8.34")
def test_shaman_offers_only_kinds_that_can_be_exchanged() -> None:
    """Nothing can replace six tea, for one of each other kind is on the stands."""
    fields = {
        "hands": [["shaman"], []],
        "large": [{"tea": 6}, {"trinkets": 1, "hides": 1, "silk": 1, "fruit": 1}],
        "small": [{"salt": 1}, {}],
        "stands": [1, 0],
    }
    state = play(playing(**fields), "play shaman")
    assert legal(state) == {"ware salt"}
    assert refusal(state, "ware tea") == "J-8.34"
    assert refusal(state, "ware silk") == NOT_ASKED


# Tribal elder


@clause("J-8.16")
def test_the_elders_player_chooses_between_the_two_effects() -> None:
    state = play(playing(hands=[["tribal_elder"], ["guard"] * 5]), "play tribal_elder")
    assert (state.decision, state.actor) == ("elder_option", 0)
    assert legal(state) == {"opponent_discards", "draw_up"}


@clause("J-8.16")
@pytest.mark.parametrize("held", [4, 5, 6])
def test_elder_makes_the_opponent_discard_down_to_three(held: int) -> None:
    state = playing(hands=[["tribal_elder", "lion"], ["guard"] * held])
    play(state, "play tribal_elder", "opponent_discards", *["card guard"] * (held - 3))
    assert (state.decision, state.actor) == ("play", 0)
    assert (hand(state, 0), hand(state, 1)) == (["lion"], ["guard"] * 3)
    assert discards(state) == ["guard"] * (held - 3) + ["tribal_elder"]
    assert top_discard(state) == "tribal_elder"


@clause("J-8.16")
@pytest.mark.parametrize("held", [0, 2, 4])
def test_elder_draws_until_five_are_in_hand(held: int) -> None:
    state = playing(hands=[["tribal_elder", *["guard"] * held], []], deck={"top": ["lion", *["boat"] * 2]})
    size = state.view(None)["deck_size"]
    play(state, "play tribal_elder", "draw_up")
    assert len(hand(state, 0)) == 5
    assert "lion" in hand(state, 0)
    assert state.view(None)["deck_size"] == size - (5 - held)
    assert hand(state, 1) == []


@clause("J-8.37", "J-9.24")
def test_the_elder_itself_is_no_hand_card() -> None:
    state = play(playing(hands=[["tribal_elder", *["guard"] * 4], ["lion"] + ["well"] * 3]), "play tribal_elder")
    assert legal(state) == {"opponent_discards", "draw_up"}
    play(state, "draw_up")
    assert len(hand(state, 0)) == 5
    state = play(playing(hands=[["tribal_elder", *["guard"] * 5], ["lion"] + ["well"] * 3]), "play tribal_elder")
    assert legal(state) == {"opponent_discards"}
    assert refusal(state, "draw_up") == "J-9.24"


@clause("J-8.37")
def test_the_opponent_chooses_which_cards_the_elder_costs_him_and_their_order_does_not_matter() -> None:
    """Two of five different cards: ten ways."""
    fields = {"hands": [["tribal_elder"], ["guard", "lion", "well", "boat", "ware_kkk"]]}
    start = play(playing(**fields), "play tribal_elder", "opponent_discards")
    assert (start.decision, start.actor) == ("elder_discard", 1)
    outcomes = set()
    for first in legal(start):
        middle = play(start.copy(), first)
        for second in legal(middle):
            after = play(middle.copy(), second)
            outcomes.add((tuple(hand(after, 1)), after.digest()))
    assert len(outcomes) == len({kept for kept, _ in outcomes}) == 10


@clause("J-8.37")
def test_portuguese_needs_at_least_one_ware() -> None:
    assert refusal(playing(hands=[["portuguese"], []], large=[{}, {"tea": 1}]), "play portuguese") == "J-9.24"
    state = play(playing(hands=[["portuguese"], []], large=[{"tea": 2}, {}]), "play portuguese")
    assert legal(state) == {"ware tea"}
    play(state, "ware tea")
    assert legal(state) == {"ware tea", "done"}


@clause("J-8.37")
def test_psychic_must_take_one_card() -> None:
    state = play(playing(hands=[["psychic"], []]), "play psychic")
    assert (state.decision, state.actor) == ("psychic_card", 0)
    assert legal(state) == {f"seen {place}" for place in range(1, 7)}


# Rain maker and guard


@clause("J-8.14")
@pytest.mark.parametrize(
    "moves",
    [
        ["buy ware_kkk"],
        ["sell ware_kkk"],
        ["play dancer", "card ware_kkk", "ware trinkets", "ware trinkets", "ware trinkets"],
    ],
)
def test_rain_maker_takes_the_ware_card_just_played_and_costs_no_action(moves: list[str]) -> None:
    state = playing(hands=[["dancer", "ware_kkk"], ["rain_maker", "lion"]], large=[{"trinkets": 3}, {}])
    play(state, *moves)
    assert (state.decision, state.actor) == ("rain_window", 1)
    assert legal(state) == {"decline", "rain_maker"}
    play(state, "rain_maker")
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 4)
    assert hand(state, 1) == ["lion", "ware_kkk"]
    assert (top_discard(state), "ware_kkk" in discards(state)) == ("rain_maker", False)


@clause("J-8.14")
def test_a_rain_maker_may_be_kept_and_the_ware_card_is_then_discarded() -> None:
    state = playing(hands=[["ware_kkk"], ["rain_maker"]])
    play(state, "buy ware_kkk", "decline")
    assert (state.decision, state.actor) == ("play", 0)
    assert hand(state, 1) == ["rain_maker"]
    assert top_discard(state) == "ware_kkk"


@clause("J-8.14")
def test_a_rain_maker_costs_his_player_no_action_of_the_next_turn() -> None:
    state = playing(hands=[["ware_kkk"], ["rain_maker"]], actions=1)
    play(state, "buy ware_kkk", "rain_maker")
    assert (state.decision, state.actor, actions_left(state)) == ("draw", 1, 5)
    play(state, "skip", "buy ware_kkk")
    assert stock(state, 1) == {"trinkets": 3}


@clause("J-8.14", "J-8.21")
def test_reactions_are_played_in_the_opponents_turn_only() -> None:
    state = playing(hands=[["rain_maker", "guard", "ware_kkk", "cheetah"], []])
    assert refusal(state, "play rain_maker") == "J-9.24"
    assert refusal(state, "play guard") == "J-9.24"
    play(state, "buy ware_kkk")
    assert (state.decision, state.actor) == ("play", 0)


@clause("J-8.14", "J-8.21")
def test_each_reaction_answers_its_own_kind_of_card_only() -> None:
    hands = [["ware_kkk", "cheetah"], ["rain_maker", "guard"]]
    state = play(playing(hands=hands), "buy ware_kkk")
    assert legal(state) == {"decline", "rain_maker"}
    assert refusal(state, "guard") == NOT_ASKED
    state = play(playing(hands=hands), "play cheetah")
    assert legal(state) == {"decline", "guard"}
    assert refusal(state, "rain_maker") == NOT_ASKED


@clause("J-8.21")
def test_a_guarded_animal_has_no_effect_and_both_cards_are_discarded() -> None:
    state = playing(hands=[["cheetah"], ["guard", "lion"]], actions=3)
    play(state, "play cheetah", "guard")
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 2)
    assert (gold(state, 0), gold(state, 1)) == (20, 20)
    assert (hand(state, 0), hand(state, 1)) == ([], ["lion"])
    assert discards(state) == ["cheetah", "guard"]


@clause("J-8.21")
def test_a_guard_costs_his_player_no_action_of_the_next_turn() -> None:
    state = playing(hands=[["cheetah"], ["guard"]], actions=1)
    play(state, "play cheetah", "guard")
    assert (state.decision, state.actor, actions_left(state)) == ("draw", 1, 5)


@clause("J-8.21")
def test_a_guard_may_be_kept() -> None:
    state = play(playing(hands=[["cheetah"], ["guard"]]), "play cheetah", "decline")
    assert (state.decision, state.actor) == ("cheetah_option", 1)
    assert hand(state, 1) == ["guard"]


@clause("J-8.35")
@pytest.mark.parametrize("card", ["lion", "guard", "rain_maker"])
@pytest.mark.parametrize("move", ["buy ware_kkk", "sell ware_ttt", "play cheetah"])
def test_a_window_opens_for_any_hand_card_of_the_opponent(move: str, card: str) -> None:
    state = playing(hands=[["ware_kkk", "ware_ttt", "cheetah"], [card]], large=[{"tea": 3}, {}])
    play(state, move)
    window, reaction = ("guard_window", "guard") if move == "play cheetah" else ("rain_window", "rain_maker")
    assert (state.decision, state.actor) == (window, 1)
    assert legal(state) == ({"decline", reaction} if card == reaction else {"decline"})


@clause("J-8.35")
@pytest.mark.parametrize(
    ("moves", "decision"),
    [
        (["buy ware_kkk"], "play"),
        (["sell ware_ttt"], "play"),
        (["play dancer", "card ware_kkk", "ware tea", "ware tea", "ware tea"], "play"),
        (["play cheetah"], "cheetah_option"),
    ],
)
def test_no_window_opens_when_the_opponent_has_no_hand_card(moves: list[str], decision: str) -> None:
    state = playing(hands=[["ware_kkk", "ware_ttt", "dancer", "cheetah"], []], large=[{"tea": 3}, {}])
    assert play(state, *moves).decision == decision


@clause("J-8.35")
@pytest.mark.parametrize("animal", ANIMALS)
def test_the_guards_window_opens_before_any_target_hand_or_choice_is_shown(animal: str) -> None:
    fields = {
        "hands": [[animal, "ware_kkk"], ["ware_ttt", "shaman"]],
        "large": [{"tea": 1}, {"silk": 1}],
        "utilities": [["well", "boat"], ["drums", "throne"]],
    }
    state = play(playing(**fields), f"play {animal}")
    assert (state.decision, state.actor) == ("guard_window", 1)
    assert legal(state) == {"decline"}
    assert (stock(state, 0), stock(state, 1)) == ({"tea": 1}, {"silk": 1})
    assert (set(utilities(state, 0)), set(utilities(state, 1))) == ({"well", "boat"}, {"drums", "throne"})
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert names(view["middle_cards"]) == []
        assert [names(known) for known in view["shown_hand"]] == [[], []]


@clause("J-8.35")
@pytest.mark.parametrize(
    ("moves", "paid", "left"),
    [
        (["buy ware_ttt"], 17, {"tea": 6}),
        (["sell ware_ttt"], 30, {}),
        (["play dancer", "card ware_ttt", "ware tea", "ware tea", "ware tea"], 30, {}),
    ],
)
def test_the_rain_makers_window_opens_after_the_trade(moves: list[str], paid: int, left: dict[str, int]) -> None:
    fields = {"hands": [["ware_ttt", "dancer"], ["lion"]], "large": [{"tea": 3}, {}], "stands": [1, 0]}
    state = play(playing(**fields), *moves)
    assert state.decision == "rain_window"
    assert (gold(state, 0), stock(state, 0)) == (paid, left)
    assert "ware_ttt" not in discards(state)


@clause("J-8.35")
def test_one_rain_maker_per_ware_card() -> None:
    state = playing(hands=[["ware_kkk", "rain_maker"], ["rain_maker", "rain_maker"]])
    play(state, "buy ware_kkk", "rain_maker")
    assert (state.decision, state.actor) == ("play", 0)
    assert hand(state, 1) == ["rain_maker", "ware_kkk"]
    assert hand(state, 0) == ["rain_maker"]


@clause("J-8.35")
def test_a_guard_cannot_be_guarded() -> None:
    state = playing(hands=[["cheetah", "guard"], ["guard", "guard"]])
    play(state, "play cheetah", "guard")
    assert (state.decision, state.actor) == ("play", 0)
    assert (hand(state, 0), hand(state, 1)) == (["guard"], ["guard"])


@clause("J-8.35")
@pytest.mark.parametrize(
    ("utility", "answers"),
    [
        ("boat", ["card ware_kkk", "ware tea"]),
        ("weapons", ["card ware_kkk"]),
        ("kettle", ["card ware_kkk", "done"]),
        ("supplies", ["card ware_kkk"]),
    ],
)
def test_a_ware_card_paid_for_a_use_opens_no_window(utility: str, answers: list[str]) -> None:
    state = playing(hands=[["ware_kkk", "lion"], ["rain_maker", "guard"]], utilities=[[utility], []])
    play(state, f"use {utility}", *answers)
    assert "ware_kkk" in discards(state)
    assert (state.decision, state.actor) == ("play", 0)


@clause("J-8.35")
@pytest.mark.parametrize("card", ["ware_kkk", "cheetah"])
def test_a_card_discarded_in_the_draw_phase_opens_no_window(card: str) -> None:
    state = position(hands=[[], ["rain_maker", "guard"]], deck={"top": [card]})
    play(state, "look", "discard")
    assert (state.decision, state.actor, top_discard(state)) == ("draw", 0, card)


@clause("J-8.35")
@pytest.mark.parametrize("card", ["ware_kkk", "cheetah"])
def test_a_card_discarded_for_the_elder_opens_no_window(card: str) -> None:
    state = playing(hands=[["tribal_elder", "guard", "rain_maker"], [card, *["well"] * 3]])
    play(state, "play tribal_elder", "opponent_discards", f"card {card}")
    assert (state.decision, state.actor) == ("play", 0)


@clause("J-8.35")
@pytest.mark.parametrize(
    "move", ["play small_stand", "play well", "play wise_man", "use weapons", "play portuguese", "end_turn"]
)
def test_other_plays_open_no_window(move: str) -> None:
    state = playing(
        hands=[["small_stand", "well", "wise_man", "portuguese"], ["guard", "rain_maker"]],
        large=[{"tea": 1}, {}],
        utilities=[["weapons"], []],
    )
    assert play(state, move).decision not in ("guard_window", "rain_window")


# Dancer


@clause("J-8.17")
def test_dancer_sells_any_three_wares_for_the_price_of_a_three_ware_card() -> None:
    state = playing(
        hands=[["dancer", "ware_slk"], []],
        large=[{"tea": 2, "fruit": 1, "hides": 1}, {}],
        small=[{"tea": 1}, {}],
        stands=[1, 0],
    )
    play(state, "play dancer", "card ware_slk", "ware hides", "ware tea", "ware tea")
    assert (gold(state, 0), stock(state, 0)) == (32, {"tea": 1, "fruit": 1})
    assert (supply(state)["hides"], supply(state)["tea"], supply(state)["silk"]) == (6, 5, 6)


@clause("J-8.17")
@pytest.mark.parametrize(("card", "price"), [("ware_kkk", 10), ("ware_kkf", 11), ("ware_khl", 12)])
def test_dancer_brings_the_selling_price_of_the_card(card: str, price: int) -> None:
    state = playing(hands=[["dancer", card], []], large=[{"tea": 3}, {}])
    play(state, "play dancer", f"card {card}", "ware tea", "ware tea", "ware tea")
    assert gold(state, 0) == 20 + price


@clause("J-8.17", "J-8.33")
def test_dancer_and_ware_card_cost_one_action_together() -> None:
    state = playing(hands=[["dancer", "ware_kkk"], []], large=[{"tea": 3}, {}], actions=4)
    play(state, "play dancer", "card ware_kkk", "ware tea", "ware tea", "ware tea")
    assert actions_left(state) == 3


@clause("J-8.17")
def test_dancer_asks_for_one_of_the_ware_cards_in_hand() -> None:
    state = playing(hands=[["dancer", "ware_kkk", "ware_slk", "lion"], ["ware_hhh"]], large=[{"tea": 3}, {}])
    play(state, "play dancer")
    assert (state.decision, state.actor) == ("dancer_card", 0)
    assert legal(state) == {"card ware_kkk", "card ware_slk"}


@clause("J-8.33")
def test_a_six_ware_card_cannot_be_played_with_the_dancer() -> None:
    on_stands = [{"tea": 6}, {}]
    state = playing(hands=[["dancer", "ware_khtlfs"], []], large=on_stands)
    assert refusal(state, "play dancer") == "J-9.24"
    state = playing(hands=[["dancer", "ware_khtlfs", "ware_kkk"], []], large=on_stands)
    play(state, "play dancer")
    assert legal(state) == {"card ware_kkk"}
    assert refusal(state, "card ware_khtlfs") == "J-8.33"


@clause("J-8.33", "J-8.22")
def test_the_dancers_ware_card_is_a_sale_for_the_wise_man() -> None:
    state = playing(hands=[["wise_man", "dancer", "ware_kkk"], []], large=[{"tea": 3}, {}])
    play(state, "play wise_man", "play dancer", "card ware_kkk", "ware tea", "ware tea", "ware tea")
    assert gold(state, 0) == 32


@clause("J-8.33", "J-8.14")
def test_the_dancers_ware_card_is_a_ware_card_played_for_the_rain_maker() -> None:
    state = playing(hands=[["dancer", "ware_kkk"], ["rain_maker"]], large=[{"tea": 3}, {}])
    play(state, "play dancer", "card ware_kkk", "ware tea", "ware tea", "ware tea", "rain_maker")
    assert hand(state, 1) == ["ware_kkk"]
    assert discards(state) == ["dancer", "rain_maker"]


# Carrier


@clause("J-8.18")
def test_carriers_player_takes_wares_and_the_opponent_draws_two_cards() -> None:
    state = playing(hands=[["carrier"], []], deck={"top": SIX})
    play(state, "play carrier")
    assert (state.decision, state.actor) == ("carrier_option", 0)
    assert legal(state) == {"take_wares", "take_cards"}
    play(state, "take_wares", "ware tea", "amount 2")
    assert (stock(state, 0), hand(state, 0)) == ({"tea": 2}, [])
    assert (stock(state, 1), hand(state, 1)) == ({}, ["guard", "lion"])
    assert supply(state)["tea"] == 4


@clause("J-8.18")
def test_carriers_player_draws_two_cards_and_the_opponent_takes_wares() -> None:
    state = playing(hands=[["carrier"], []], deck={"top": SIX})
    play(state, "play carrier", "take_cards")
    assert (state.decision, state.actor) == ("carrier_ware", 1)
    play(state, "ware tea", "amount 2")
    assert (stock(state, 0), hand(state, 0)) == ({}, ["guard", "lion"])
    assert (stock(state, 1), hand(state, 1)) == ({"tea": 2}, [])
    assert (state.decision, state.actor, actions_left(state)) == ("play", 0, 4)


@clause("J-8.18")
def test_an_opponent_without_space_gets_no_wares_from_the_carrier() -> None:
    state = playing(hands=[["carrier"], []], large=[{}, {"silk": 6}])
    play(state, "play carrier", "take_cards")
    assert (state.decision, state.actor) == ("play", 0)
    assert (stock(state, 1), gold(state, 1)) == ({"silk": 6}, 20)
    assert len(hand(state, 0)) == 2


@clause("J-8.18")
def test_an_opponent_with_one_space_gets_one_ware_from_the_carrier() -> None:
    state = playing(hands=[["carrier"], []], gold=[20, 1], large=[{}, {"silk": 4}])
    play(state, "play carrier", "take_cards", "ware tea")
    assert (state.decision, stock(state, 1), gold(state, 1)) == ("play", {"silk": 4, "tea": 1}, 1)


@clause("J-8.36")
def test_up_to_two_is_a_free_choice() -> None:
    state = play(playing(hands=[["basket_maker"], []]), "play basket_maker")
    assert legal(state) == {f"ware {ware}" for ware in WARES}
    assert legal(play(state, "ware tea")) == {"amount 1", "amount 2"}
    state = play(playing(hands=[["carrier"], []]), "play carrier", "take_wares")
    assert legal(state) == {"none", *(f"ware {ware}" for ware in WARES)}
    assert legal(play(state, "ware tea")) == {"amount 1", "amount 2"}
    assert stock(play(state, "amount 1"), 0) == {"tea": 1}


@clause("J-8.36")
def test_basket_makers_second_ware_may_be_declined_or_fill_the_sixth_space() -> None:
    fields = {"hands": [["basket_maker"], []], "large": [{"silk": 4}, {}]}
    state = play(playing(**fields), "play basket_maker", "ware tea", "amount 1")
    assert (gold(state, 0), stock(state, 0)) == (18, {"silk": 4, "tea": 1})
    state = play(playing(**fields), "play basket_maker", "ware tea", "amount 2")
    assert (gold(state, 0), stock(state, 0)) == (16, {"silk": 4, "tea": 2})


@clause("J-8.36")
def test_basket_makers_room_is_judged_after_her_price() -> None:
    """With one free space and the sixth: 4 gold pay for two wares, 3 only for one."""
    fields = {"hands": [["basket_maker"], []], "large": [{"silk": 4}, {}]}
    state = play(playing(**fields, gold=[4, 20]), "play basket_maker", "ware tea", "amount 2")
    assert (gold(state, 0), stock(state, 0)) == (0, {"silk": 4, "tea": 2})
    state = play(playing(**fields, gold=[3, 20]), "play basket_maker", "ware tea")
    assert (state.decision, gold(state, 0), stock(state, 0)) == ("play", 1, {"silk": 4, "tea": 1})


@clause("J-8.36")
def test_the_carriers_player_resolves_his_choice_first() -> None:
    state = play(playing(hands=[["carrier"], []]), "play carrier", "take_wares")
    assert (state.decision, state.actor) == ("carrier_ware", 0)
    assert hand(state, 1) == []
    play(state, "none")
    assert len(hand(state, 1)) == 2
    state = play(playing(hands=[["carrier"], []]), "play carrier", "take_cards")
    assert (state.decision, state.actor) == ("carrier_ware", 1)
    assert len(hand(state, 0)) == 2


@clause("J-8.36")
@pytest.mark.parametrize("taker", [0, 1])
def test_whoever_gets_the_carriers_wares_may_take_none(taker: int) -> None:
    option = "take_wares" if taker == 0 else "take_cards"
    state = play(playing(hands=[["carrier"], []]), "play carrier", option, "none")
    assert (state.decision, state.actor) == ("play", 0)
    assert stock(state, taker) == {}
    assert len(hand(state, 1 - taker)) == 2


@clause("J-8.36")
@pytest.mark.parametrize("taker", [0, 1])
def test_whoever_gets_the_carriers_wares_pays_his_own_fee(taker: int) -> None:
    option = "take_wares" if taker == 0 else "take_cards"
    state = playing(hands=[["carrier"], []], large=[{"silk": 5}, {"fruit": 5}])
    play(state, "play carrier", option, "ware tea")
    assert state.decision == "play"
    assert (gold(state, taker), gold(state, 1 - taker)) == (18, 20)
    assert stock(state, taker)["tea"] == 1


@clause("J-8.36")
@pytest.mark.parametrize("taker", [0, 1])
def test_only_the_sixth_space_without_the_fee_is_no_room_for_the_carriers_wares(taker: int) -> None:
    option = "take_wares" if taker == 0 else "take_cards"
    state = playing(hands=[["carrier"], []], gold=[1, 1], large=[{"silk": 5}, {"fruit": 5}])
    play(state, "play carrier", option)
    assert (state.decision, state.actor) == ("play", 0)
    assert sum(stock(state, taker).values()) == 5
    assert len(hand(state, 1 - taker)) == 2


@clause("J-8.36")
@pytest.mark.parametrize("taker", [0, 1])
def test_the_carrier_brings_only_what_the_supply_has(taker: int) -> None:
    option = "take_wares" if taker == 0 else "take_cards"
    state = playing(
        hands=[["carrier"], []],
        large=[{}, {}],
        small=[{"tea": 3, "silk": 3}, {"tea": 2, "silk": 3}],
        stands=[2, 2],
    )
    play(state, "play carrier", option)
    assert legal(state) == {"none", "ware trinkets", "ware hides", "ware tea", "ware fruit", "ware salt"}
    before = stock(state, taker)["tea"]
    play(state, "ware tea")
    assert state.decision == "play"
    assert (stock(state, taker)["tea"], supply(state).get("tea", 0)) == (before + 1, 0)


@clause("J-8.36", "J-2.4")
@pytest.mark.parametrize("option", ["take_wares", "take_cards"])
def test_a_carrier_that_brings_nothing_may_still_be_taken_back(option: str) -> None:
    """No card to draw, no room: nobody was asked and nothing learned, so the turn waits for its explicit end."""
    state = playing(
        hands=[["carrier"], other_cards("carrier")],
        deck={"rest": {}},
        large=[{"silk": 6}, {"tea": 6}],
        actions=1,
    )
    play(state, "play carrier", option)
    assert (state.decision, state.actor, legal(state), state.undoable) == ("end", 0, {"end_turn"}, 2)


# Drummer, psychic, wise man


@clause("J-8.19")
def test_drummer_takes_any_utility_from_the_discard_pile() -> None:
    state = playing(hands=[["drummer"], []], discard=["well", "lion", "boat", "small_stand", "guard"])
    play(state, "play drummer")
    assert (state.decision, state.actor) == ("drummer_card", 0)
    assert legal(state) == {"card well", "card boat"}
    play(state, "card well")
    assert hand(state, 0) == ["well"]
    assert discards(state) == ["boat", "drummer", "guard", "lion", "small_stand"]


@clause("J-8.19")
def test_drummer_may_take_the_top_card_too() -> None:
    state = play(playing(hands=[["drummer"], []], discard=["lion", "boat"]), "play drummer", "card boat")
    assert (hand(state, 0), discards(state), top_discard(state)) == (["boat"], ["drummer", "lion"], "drummer")


@clause("J-8.20")
def test_psychic_looks_at_the_top_six_cards() -> None:
    state = play(playing(hands=[["psychic"], []], deck={"top": SIX}), "play psychic")
    assert looked_at(state, 0) == SIX


@clause("J-8.20")
@pytest.mark.parametrize("place", range(1, 7))
def test_psychic_takes_one_card_and_the_others_keep_their_order(place: int) -> None:
    state = playing(hands=[["psychic"], []], deck={"top": SIX})
    size = state.view(None)["deck_size"]
    play(state, "play psychic", f"seen {place}")
    taken = SIX[place - 1]
    assert hand(state, 0) == [taken]
    assert state.view(None)["deck_size"] == size - 1
    for card in SIX:
        if card != taken:
            play(state, "end_turn", "look")
            assert looked_at(state, state.actor) == [card]
            play(state, "keep")


@clause("J-8.22")
def test_wise_man_lowers_each_purchase_and_raises_each_sale_of_this_turn_by_two() -> None:
    state = playing(
        hands=[["wise_man", "ware_ttt", "ware_hhh", "ware_slk", "ware_kkf"], []],
        large=[{"tea": 3, "hides": 3}, {}],
        stands=[1, 0],
    )
    paid = []
    for move in ("play wise_man", "sell ware_ttt", "sell ware_hhh", "buy ware_slk", "buy ware_kkf"):
        before = gold(state, 0)
        play(state, move)
        paid.append(gold(state, 0) - before)
    assert paid == [0, 12, 12, -3, -2]


@clause("J-8.22")
def test_a_wise_man_makes_a_purchase_affordable() -> None:
    fields = {"hands": [["wise_man", "ware_slk"], []]}
    assert refusal(playing(**fields, gold=[3, 20]), "buy ware_slk") == "J-6.5"
    assert refusal(play(playing(**fields, gold=[3, 20]), "play wise_man"), "buy ware_slk") is None
    assert refusal(play(playing(**fields, gold=[2, 20]), "play wise_man"), "buy ware_slk") == "J-6.5"


@clause("J-8.22")
def test_a_wise_mans_advice_ends_with_the_turn() -> None:
    state = playing(hands=[["wise_man", "ware_ttt", "ware_ttt"], ["ware_lll"]], large=[{"tea": 3}, {}])
    play(state, "play wise_man", "end_turn", "skip", "buy ware_lll", "decline", "end_turn", "skip")
    assert (gold(state, 0), gold(state, 1)) == (21, 18)
    play(state, "sell ware_ttt", "buy ware_ttt")
    assert gold(state, 0) == 21 + 10 - 3


@clause("J-8.32")
def test_two_wise_men_add_up() -> None:
    state = playing(hands=[["wise_man", "wise_man", "ware_slk", "ware_ttt"], []], large=[{"tea": 3}, {}])
    play(state, "play wise_man", "play wise_man", "sell ware_ttt", "buy ware_slk")
    assert gold(state, 0) == 20 + 14 - 1


@clause("J-8.32")
def test_a_price_never_falls_below_nothing() -> None:
    state = playing(hands=[["wise_man", "wise_man", "ware_ttt"], []], gold=[0, 20])
    play(state, "play wise_man", "play wise_man", "buy ware_ttt")
    assert (gold(state, 0), stock(state, 0)) == (0, {"tea": 3})


@clause("J-8.32")
@pytest.mark.parametrize(
    ("moves", "change"),
    [
        (["play small_stand"], -6),
        (["buy ware_ttt"], -1 - 2),
        (["play basket_maker", "ware tea"], -2 - 2),
        (["use leopard_statue", "ware tea"], -2 - 2),
        (["play portuguese", "ware silk", "done"], 2),
    ],
)
def test_wise_men_touch_neither_stands_fees_basket_maker_statue_nor_portuguese(moves: list[str], change: int) -> None:
    full = {"silk": 3} if moves == ["buy ware_ttt"] else {"silk": 5}
    state = playing(
        hands=[["wise_man", "small_stand", "basket_maker", "portuguese", "ware_ttt"], []],
        large=[full, {}],
        utilities=[["leopard_statue"], []],
    )
    play(state, "play wise_man", *moves)
    assert gold(state, 0) == 20 + change


# Too few cards, and the order of the discard pile


@clause("J-8.38")
def test_psychic_takes_what_is_left_then_goes_on_in_the_shuffled_discards() -> None:
    """Two cards in the deck, seven among the discards: the first two are seen in order, then four of the seven."""
    discarded = ["lion", "snake", "drums", "well", "weapons", "kettle", "boat"]
    others = other_cards("psychic", "guard", "shaman", *discarded)
    state = playing(hands=[["psychic"], others], discard=discarded, deck={"top": ["shaman", "guard"], "rest": {}})
    play(state, "play psychic")
    seen = looked_at(state, 0)
    assert seen[:2] == ["shaman", "guard"]
    assert len(set(seen[2:]) & set(discarded)) == 4
    assert (discards(state), state.view(None)["deck_size"]) == ([], 3)
    play(state, "seen 6")
    assert hand(state, 0) == [seen[5]]
    assert (discards(state), state.view(None)["deck_size"]) == (["psychic"], 8)
    play(state, "end_turn", "look")
    assert looked_at(state, 1) == ["shaman"]


@clause("J-8.38")
@pytest.mark.parametrize("discarded", [["lion"], ["lion", "snake", "well"], []])
def test_psychic_looks_at_fewer_cards_when_there_are_fewer(discarded: list[str]) -> None:
    others = other_cards("psychic", "guard", *discarded)
    state = playing(hands=[["psychic"], others], discard=discarded, deck={"top": ["guard"], "rest": {}})
    play(state, "play psychic")
    number = 1 + len(discarded)
    assert legal(state) == {f"seen {place}" for place in range(1, number + 1)}
    seen = looked_at(state, 0)
    assert (seen[0], sorted(seen)) == ("guard", sorted(["guard", *discarded]))


@clause("J-8.38")
@pytest.mark.parametrize("discarded", [["lion"], []])
def test_arabian_merchant_auctions_one_or_two_cards_when_there_are_no_more(discarded: list[str]) -> None:
    others = other_cards("arabian_merchant", "guard", *discarded)
    state = playing(hands=[["arabian_merchant"], others], discard=discarded, deck={"top": ["guard"], "rest": {}})
    play(state, "play arabian_merchant")
    assert names(state.view(None)["middle_cards"]) == ["guard", *discarded]
    play(state, "bid 1", "pass")
    assert hand(state, 0) == ["guard", *discarded]
    assert discards(state) == ["arabian_merchant"]


@clause("J-8.38")
def test_arabian_merchant_goes_on_in_the_shuffled_discards() -> None:
    discarded = ["lion", "snake", "well"]
    others = other_cards("arabian_merchant", "guard", *discarded)
    state = playing(hands=[["arabian_merchant"], others], discard=discarded, deck={"top": ["guard"], "rest": {}})
    play(state, "play arabian_merchant")
    turned = names(state.view(None)["middle_cards"])
    assert len(turned) == 3
    assert "guard" in turned
    assert set(turned) <= {"guard", *discarded}
    assert (discards(state), state.view(None)["deck_size"]) == ([], 1)


@clause("J-8.38")
def test_elder_draws_through_a_reshuffle_without_the_elder_himself() -> None:
    discarded = ["lion", "snake", "well"]
    others = other_cards("tribal_elder", "guard", *discarded)
    state = playing(hands=[["tribal_elder"], others], discard=discarded, deck={"top": ["guard"], "rest": {}})
    play(state, "play tribal_elder", "draw_up")
    assert hand(state, 0) == ["guard", "lion", "snake", "well"]
    assert (discards(state), state.view(None)["deck_size"]) == (["tribal_elder"], 0)


@clause("J-8.38")
@pytest.mark.parametrize(("option", "answers", "drawer"), [("take_cards", [], 0), ("take_wares", ["none"], 1)])
def test_the_carriers_cards_come_from_the_shuffled_discards_when_the_deck_ends(
    option: str, answers: list[str], drawer: int
) -> None:
    others = other_cards("carrier", "guard", "lion")
    hands = [["carrier"], others] if drawer == 0 else [["carrier", *others], []]
    state = playing(hands=hands, discard=["lion"], deck={"top": ["guard"], "rest": {}})
    play(state, "play carrier", option, *answers)
    assert hand(state, drawer) == ["guard", "lion"]
    assert state.view(None)["deck_size"] == 0


@clause("J-8.38")
@pytest.mark.parametrize(
    ("hands", "moves", "top", "below"),
    [
        ([["ware_kkk"], ["rain_maker"]], ["buy ware_kkk", "decline"], "ware_kkk", []),
        ([["ware_kkk"], ["rain_maker"]], ["buy ware_kkk", "rain_maker"], "rain_maker", []),
        ([["cheetah"], ["guard"]], ["play cheetah", "guard"], "guard", ["cheetah"]),
        ([["cheetah"], ["guard"]], ["play cheetah", "decline", "give_gold"], "cheetah", []),
    ],
)
def test_a_reaction_lies_on_what_it_answers(
    hands: list[list[str]], moves: list[str], top: str, below: list[str]
) -> None:
    state = play(playing(hands=hands), *moves)
    assert top_discard(state) == top
    assert discards(state) == sorted([top, *below])


@clause("J-8.38")
@pytest.mark.parametrize(
    ("answer", "top", "pile"),
    [
        ("decline", "ware_kkk", ["dancer", "ware_kkk"]),
        ("rain_maker", "rain_maker", ["dancer", "rain_maker"]),
    ],
)
def test_the_dancer_lies_under_her_ware_card(answer: str, top: str, pile: list[str]) -> None:
    state = playing(hands=[["dancer", "ware_kkk"], ["rain_maker"]], large=[{"tea": 3}, {}])
    play(state, "play dancer", "card ware_kkk", "ware tea", "ware tea", "ware tea")
    assert discards(state) == []
    play(state, answer)
    assert (top_discard(state), discards(state)) == (top, pile)


@clause("J-8.38")
def test_cards_discarded_in_an_effect_lie_under_the_card_played() -> None:
    state = playing(hands=[["tribal_elder"], ["guard", "lion", "well", "boat"]])
    play(state, "play tribal_elder", "opponent_discards")
    assert discards(state) == []
    play(state, "card lion")
    assert (top_discard(state), discards(state)) == ("tribal_elder", ["lion", "tribal_elder"])
