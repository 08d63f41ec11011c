"""Clauses of chapter 7: utilities, how they are laid and used, and what each of them does."""

from typing import Any

import pytest

from fondaco.games.jambo.state import UTILITIES, WARES
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.jambo import (
    actions_left,
    card,
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
from tests.rules import NOT_ASKED, legal, play, refusal

MASK = "mask_of_transformation"
ALL_WARES = {f"ware {ware}" for ware in WARES}


def uses(state: State) -> set[str]:
    """The legal uses of utilities."""
    return {action for action in legal(state) if action.startswith("use ")}


# ---------------------------------------------------------------- 7 Laying and using


@clause("J-7.1")
@pytest.mark.parametrize("name", UTILITIES)
def test_a_utility_is_placed_before_its_player_and_stays(name: str) -> None:
    state = play(playing(hands=[[name], []]), f"play {name}")
    for _ in range(3):
        assert utilities(state, 0) == {name: [False]}
        assert utilities(state, 1) == {}
        assert hand(state, 0) == discards(state) == []
        play(state, "end_turn")


@clause("J-7.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_utility_lies_face_up(viewer: int | None) -> None:
    state = play(playing(hands=[["well"], []]), "play well")
    assert card(state.view(viewer)["utility"][0][0]) == "well"


USED: dict[str, tuple[str, ...]] = {
    "boat": ("use boat", "card lion", "ware tea"),
    "well": ("use well",),
    "throne": ("use throne", "ware salt", "ware silk"),
    "leopard_statue": ("use leopard_statue", "ware tea"),
    "kettle": ("use kettle", "card lion", "done"),
    "drums": ("use drums", "ware silk"),
    "supplies": ("use supplies", "pay_gold"),
    "scales": ("use scales", "card guard"),
    "weapons": ("use weapons", "card lion"),
}


def with_utility(name: str, **fields: Any) -> dict[str, Any]:
    """Fields of a position in which a utility lies before seat 0 and can be used as in USED."""
    top = ["ware_ttt"] if name == "supplies" else ["guard", "snake"]
    return {
        "hands": [["lion", "baboon"], []],
        "utilities": [[name], []],
        "large": [{"silk": 1}, {"salt": 1}],
        "deck": {"top": top},
        **fields,
    }


@clause("J-7.2")
@pytest.mark.parametrize("name", USED)
def test_using_a_utility_costs_one_action_and_is_possible_once_a_turn(name: str) -> None:
    state = playing(**with_utility(name))
    assert refusal(state, f"use {name}") is None
    play(state, *USED[name])
    assert (state.actor, state.decision) == (0, "play")
    assert actions_left(state) == 4
    assert utilities(state, 0) == {name: [True]}
    assert refusal(state, f"use {name}") == "J-7.2"


@clause("J-7.2")
@pytest.mark.parametrize("name", USED)
def test_a_utility_can_be_used_in_the_turn_in_which_it_is_placed(name: str) -> None:
    fields = with_utility(name, hands=[["lion", "baboon", name], []], utilities=[[], []])
    state = play(playing(**fields), f"play {name}", *USED[name])
    assert actions_left(state) == 3
    assert utilities(state, 0) == {name: [True]}


@clause("J-7.2")
@pytest.mark.parametrize("left", [1, 5])
def test_one_action_is_enough_for_a_use(left: int) -> None:
    state = playing(actions=left, utilities=[["weapons"], []], hands=[["lion"], []])
    play(state, "use weapons", "card lion")
    assert gold(state, 0) == 22
    assert actions_left(state) == left - 1


@clause("J-7.2")
def test_neither_a_card_in_the_hand_nor_the_opponents_utility_can_be_used() -> None:
    state = playing(hands=[["well"], []], utilities=[[], ["scales"]])
    assert uses(state) == set()
    assert refusal(state, "use well") == refusal(state, "use scales") == NOT_ASKED


@clause("J-7.2")
def test_a_mask_can_be_used_once_a_turn() -> None:
    state = position(hands=[["lion"], []], discard=["snake"], utilities=[[MASK], []])
    play(state, f"use {MASK}", "card lion")
    assert actions_left(state) == 4
    assert utilities(state, 0) == {MASK: [True]}
    assert refusal(state, f"use {MASK}") == "J-7.2"


@clause("J-7.3")
@pytest.mark.parametrize("name", USED)
def test_a_used_utility_is_turned_round_and_turned_back_when_the_turn_ends(name: str) -> None:
    state = play(playing(**with_utility(name)), *USED[name])
    assert utilities(state, 0) == {name: [True]}
    play(state, "end_turn")
    assert utilities(state, 0) == {name: [False]}


@clause("J-7.3")
def test_a_utility_is_turned_round_as_soon_as_its_use_begins() -> None:
    state = play(playing(**with_utility("boat")), "use boat")
    assert utilities(state, 0) == {"boat": [True]}


@clause("J-7.3")
def test_utilities_are_turned_back_when_a_turn_ends_by_itself() -> None:
    state = play(playing(actions=1, utilities=[["well"], []]), "use well")
    assert state.actor == 1
    assert utilities(state, 0) == {"well": [False]}


@clause("J-7.3")
def test_all_utilities_are_turned_back_whoever_owns_them() -> None:
    """After a lion a utility used this turn may lie before the opponent."""
    used = {"card": "well", "turned": True}
    state = play(playing(utilities=[[used, "boat"], [used]]), "end_turn")
    assert utilities(state, 0) == {"well": [False], "boat": [False]}
    assert utilities(state, 1) == {"well": [False]}
    play(state, "skip")
    assert refusal(state, "use well") is None


@clause("J-7.3")
def test_a_utility_can_be_used_again_in_the_next_own_turn() -> None:
    state = play(playing(utilities=[["well"], []]), "use well", "end_turn", "end_turn", "skip", "use well")
    assert gold(state, 0) == 20 - 2 + 1


@clause("J-7.4")
def test_three_utilities_may_lie_before_a_player_without_discarding() -> None:
    state = play(playing(hands=[["boat"], []], utilities=[["well", "scales"], []]), "play boat")
    assert utilities(state, 0) == {"well": [False], "scales": [False], "boat": [False]}
    assert (state.decision, discards(state)) == ("play", [])


@clause("J-7.4")
@pytest.mark.parametrize("gone", ["well", "scales", "boat"])
def test_for_a_fourth_utility_one_of_the_three_is_discarded(gone: str) -> None:
    state = playing(hands=[["kettle"], []], utilities=[["well", "scales", "boat"], []])
    play(state, "play kettle")
    assert legal(state) == {"utility well", "utility scales", "utility boat"}  # not the new one
    play(state, f"utility {gone}")
    kept = {"well", "scales", "boat", "kettle"} - {gone}
    assert utilities(state, 0) == {name: [False] for name in kept}
    assert discards(state) == [gone]
    assert top_discard(state) == gone


@clause("J-7.4")
def test_a_utility_used_this_turn_may_be_discarded_for_a_fourth() -> None:
    placed = ["well", {"card": "well", "turned": True}, {"card": "boat", "turned": True}]
    state = play(playing(hands=[["kettle"], []], utilities=[placed, []]), "play kettle")
    assert legal(state) == {"utility well", "turned_utility well", "turned_utility boat"}
    other = play(state.copy(), "utility well")
    assert utilities(other, 0) == {"well": [True], "boat": [True], "kettle": [False]}
    play(state, "turned_utility well")
    assert utilities(state, 0) == {"well": [False], "boat": [True], "kettle": [False]}


@clause("J-7.4")
def test_the_fourth_utility_can_be_used_at_once() -> None:
    used = {"card": "well", "turned": True}
    state = play(playing(hands=[["well"], []], utilities=[[used, used, "boat"], []]), "play well")
    play(state, "turned_utility well", "use well")
    assert utilities(state, 0) == {"well": [True, True], "boat": [False]}


@clause("J-7.4")
def test_the_opponents_utilities_do_not_count_for_the_limit() -> None:
    state = play(playing(hands=[["kettle"], []], utilities=[["well"], ["scales", "boat", "drums"]]), "play kettle")
    assert (state.decision, discards(state)) == ("play", [])


@clause("J-7.5")
@pytest.mark.parametrize("copies", [2, 3])
def test_each_copy_of_a_utility_can_be_used_once_a_turn(copies: int) -> None:
    state = playing(utilities=[["well"] * copies, []])
    for used in range(1, copies + 1):
        play(state, "use well")
        assert sorted(utilities(state, 0)["well"]) == [False] * (copies - used) + [True] * used
    assert refusal(state, "use well") == "J-7.2"
    assert (gold(state, 0), actions_left(state)) == (20 - copies, 5 - copies)


@clause("J-7.5")
def test_a_copy_used_does_not_hinder_one_placed_later() -> None:
    state = play(playing(hands=[["well"], []], utilities=[["well"], []]), "use well", "play well", "use well")
    assert utilities(state, 0) == {"well": [True, True]}


# ---------------------------------------------------------------- 7 What each utility does


@clause("J-7.10")
def test_boat_a_hand_card_brings_any_one_ware() -> None:
    state = play(playing(hands=[["lion", "guard"], []], utilities=[["boat", "well"], []]), "use boat")
    assert legal(state) == {"card lion", "card guard", "utility well", "turned_utility boat"}
    play(state, "card lion")
    assert legal(state) == ALL_WARES
    play(state, "ware fruit")
    assert stock(state, 0) == {"fruit": 1}
    assert supply(state)["fruit"] == 5
    assert (hand(state, 0), discards(state)) == (["guard"], ["lion"])
    assert gold(state, 0) == 20


@clause("J-7.10")
@pytest.mark.parametrize(
    ("payment", "left"), [("utility well", {"boat": [True]}), ("turned_utility boat", {"well": [False]})]
)
def test_boat_an_own_utility_even_itself_brings_any_one_ware(payment: str, left: dict[str, list[bool]]) -> None:
    state = playing(hands=[["lion"], []], utilities=[["boat", "well"], []])
    play(state, "use boat", payment, "ware salt")
    assert stock(state, 0) == {"salt": 1}
    assert utilities(state, 0) == left
    assert discards(state) == [payment.split()[1]]
    assert hand(state, 0) == ["lion"]


@clause("J-7.10", "J-7.19")
@pytest.mark.parametrize("name", ["boat", "weapons"])
def test_neither_the_opponents_hand_nor_his_utilities_pay(name: str) -> None:
    state = play(playing(hands=[[], ["lion"]], utilities=[[name], ["well"]]), f"use {name}")
    assert legal(state) == {f"turned_utility {name}"}


@clause("J-7.10")
def test_boat_takes_no_ware_that_the_supply_lacks() -> None:
    state = playing(large=[{}, {"tea": 6}], utilities=[["boat"], []])
    play(state, "use boat", "turned_utility boat")
    assert legal(state) == ALL_WARES - {"ware tea"}


@clause("J-7.11")
def test_well_one_gold_draws_one_card() -> None:
    state = play(playing(deck={"top": ["lion", "snake"]}, utilities=[["well"], []]), "use well")
    assert gold(state, 0) == 19
    assert hand(state, 0) == ["lion"]
    assert state.view(None)["deck_size"] == 108  # all cards but the well and the one drawn
    assert discards(state) == []


@clause("J-7.11")
@pytest.mark.parametrize("viewer", [1, None])
def test_well_nobody_else_sees_the_card(viewer: int | None) -> None:
    lion = play(playing(deck={"top": ["lion"]}, utilities=[["well"], []]), "use well")
    ware = play(playing(deck={"top": ["ware_ttt"]}, utilities=[["well"], []]), "use well")
    assert lion.view(viewer) == ware.view(viewer)


@clause("J-7.12")
def test_throne_any_ware_of_the_opponent_for_any_own_one() -> None:
    state = playing(utilities=[["throne"], []], large=[{"tea": 2, "silk": 1}, {"salt": 2, "fruit": 1}])
    before = supply(state)
    play(state, "use throne")
    assert legal(state) == {"ware salt", "ware fruit"}
    play(state, "ware salt")
    assert legal(state) == {"ware tea", "ware silk"}  # an own one, not the one just taken
    play(state, "ware tea")
    assert large(state, 0) == {"tea": 1, "silk": 1, "salt": 1}
    assert large(state, 1) == {"salt": 1, "fruit": 1, "tea": 1}
    assert supply(state) == before


@clause("J-7.13")
def test_statue_two_gold_bring_any_one_ware() -> None:
    state = play(playing(utilities=[["leopard_statue"], []]), "use leopard_statue")
    assert legal(state) == ALL_WARES
    play(state, "ware hides")
    assert stock(state, 0) == {"hides": 1}
    assert supply(state)["hides"] == 5
    assert gold(state, 0) == 18


@clause("J-7.13")
def test_statue_takes_no_ware_that_the_supply_lacks() -> None:
    state = playing(large=[{}, {"tea": 6}], utilities=[["leopard_statue"], []])
    play(state, "use leopard_statue")
    assert legal(state) == ALL_WARES - {"ware tea"}


@clause("J-7.14")
def test_mask_a_hand_card_for_the_top_card_of_the_pile() -> None:
    state = position(hands=[["lion", "guard"], []], discard=["well", "snake"], utilities=[[MASK], []])
    play(state, f"use {MASK}")
    assert legal(state) == {"card lion", "card guard"}
    play(state, "card lion")
    assert hand(state, 0) == ["guard", "snake"]
    assert discards(state) == ["lion", "well"]
    assert top_discard(state) == "lion"
    assert actions_left(state) == 4


@clause("J-7.14")
def test_mask_an_exchange_of_equal_cards_is_possible() -> None:
    state = position(hands=[["guard"], []], discard=["guard"], utilities=[[MASK], []])
    play(state, f"use {MASK}", "card guard")
    assert (hand(state, 0), discards(state), top_discard(state)) == (["guard"], ["guard"], "guard")


@clause("J-7.15")
def test_kettle_one_card_discarded_draws_one() -> None:
    hands = [["guard", "guard", "well"], []]
    state = playing(hands=hands, deck={"top": ["lion", "snake"]}, utilities=[["kettle"], []])
    play(state, "use kettle")
    assert legal(state) == {"card guard", "card well"}
    play(state, "card guard")
    assert legal(state) == {"card guard", "card well", "done"}
    play(state, "done")
    assert hand(state, 0) == ["guard", "lion", "well"]
    assert discards(state) == ["guard"]


@clause("J-7.15")
def test_kettle_two_cards_discarded_draw_two() -> None:
    hands = [["guard", "guard", "well"], []]
    state = playing(hands=hands, deck={"top": ["lion", "snake", "baboon"]}, utilities=[["kettle"], []])
    play(state, "use kettle", "card well", "card guard")
    assert (state.actor, state.decision) == (0, "play")  # no third
    assert hand(state, 0) == ["guard", "lion", "snake"]
    assert discards(state) == ["guard", "well"]
    assert gold(state, 0) == 20


@clause("J-7.15")
def test_kettle_an_only_hand_card_is_discarded_and_replaced() -> None:
    state = playing(hands=[["guard"], []], deck={"top": ["lion", "snake"]}, utilities=[["kettle"], []])
    play(state, "use kettle", "card guard")
    assert (state.actor, state.decision) == (0, "play")
    assert (hand(state, 0), discards(state)) == (["lion"], ["guard"])


@clause("J-7.16")
def test_drums_an_own_ware_draws_one_card() -> None:
    state = playing(
        large=[{"tea": 2, "silk": 1}, {"salt": 1}], deck={"top": ["lion", "snake"]}, utilities=[["drums"], []]
    )
    play(state, "use drums")
    assert legal(state) == {"ware tea", "ware silk"}
    play(state, "ware tea")
    assert large(state, 0) == {"tea": 1, "silk": 1}
    assert supply(state)["tea"] == 5
    assert hand(state, 0) == ["lion"]
    assert gold(state, 0) == 20


@clause("J-7.17")
def test_supplies_turn_cards_over_until_a_ware_card_appears() -> None:
    top = ["guard", "lion", "ware_ttt", "ware_kkk"]
    state = playing(hands=[["well"], []], deck={"top": top}, utilities=[["supplies"], []])
    play(state, "use supplies")
    assert hand(state, 0) == ["ware_ttt", "well"]
    assert discards(state) == ["guard", "lion"]
    assert top_discard(state) == "lion"
    assert legal(state) == {"pay_gold", "card well", "card ware_ttt"}


@clause("J-7.17")
def test_supplies_stop_at_the_first_card_if_it_is_a_ware_card() -> None:
    state = play(playing(deck={"top": ["ware_ttt", "guard"]}, utilities=[["supplies"], []]), "use supplies")
    assert (hand(state, 0), discards(state)) == (["ware_ttt"], [])


@clause("J-7.17")
def test_supplies_cost_one_gold_or_one_hand_card() -> None:
    asked = playing(hands=[["well"], []], deck={"top": ["guard", "ware_ttt"]}, utilities=[["supplies"], []])
    play(asked, "use supplies")
    gold_paid = play(asked.copy(), "pay_gold")
    assert (gold(gold_paid, 0), hand(gold_paid, 0), discards(gold_paid)) == (19, ["ware_ttt", "well"], ["guard"])
    card_paid = play(asked.copy(), "card well")
    assert (gold(card_paid, 0), hand(card_paid, 0), top_discard(card_paid)) == (20, ["ware_ttt"], "well")
    assert discards(card_paid) == ["guard", "well"]
    for state in (gold_paid, card_paid):
        assert (state.actor, state.decision, actions_left(state)) == (0, "play", 4)


@clause("J-7.17")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_supplies_everybody_sees_what_is_turned_over_and_taken(viewer: int | None) -> None:
    state = play(playing(deck={"top": ["guard", "ware_ttt"]}, utilities=[["supplies"], []]), "use supplies")
    view = state.view(viewer)
    assert card(view["discard_top"]) == "guard"
    assert [card(kind) for kind, n in enumerate(view["open_hand"][0]) if n] == ["ware_ttt"]


@clause("J-7.18")
@pytest.mark.parametrize(("kept", "given"), [("lion", "snake"), ("snake", "lion")])
def test_scales_one_of_two_cards_drawn_is_kept_and_the_other_given(kept: str, given: str) -> None:
    top = ["lion", "snake", "baboon"]
    state = playing(hands=[["guard"], ["well"]], deck={"top": top}, utilities=[["scales"], []])
    play(state, "use scales")
    assert legal(state) == {"card lion", "card snake"}
    play(state, f"card {kept}")
    assert hand(state, 0) == sorted(["guard", kept])
    assert hand(state, 1) == sorted(["well", given])
    assert discards(state) == []
    assert gold(state, 0) == 20


@clause("J-7.18")
def test_scales_of_two_equal_cards_each_gets_one() -> None:
    state = playing(deck={"top": ["guard", "guard"]}, utilities=[["scales"], []])
    play(state, "use scales", "card guard")
    assert hand(state, 0) == hand(state, 1) == ["guard"]


@clause("J-7.19")
def test_weapons_a_hand_card_brings_two_gold() -> None:
    state = play(playing(hands=[["lion", "guard"], []], utilities=[["weapons", "well"], []]), "use weapons")
    assert legal(state) == {"card lion", "card guard", "utility well", "turned_utility weapons"}
    play(state, "card lion")
    assert gold(state, 0) == 22
    assert (hand(state, 0), discards(state)) == (["guard"], ["lion"])
    assert utilities(state, 0) == {"weapons": [True], "well": [False]}


@clause("J-7.19")
@pytest.mark.parametrize(
    ("payment", "left"), [("utility well", {"weapons": [True]}), ("turned_utility weapons", {"well": [False]})]
)
def test_weapons_an_own_utility_even_itself_brings_two_gold(payment: str, left: dict[str, list[bool]]) -> None:
    state = playing(hands=[["lion"], []], utilities=[["weapons", "well"], []])
    play(state, "use weapons", payment)
    assert gold(state, 0) == 22
    assert utilities(state, 0) == left
    assert discards(state) == [payment.split()[1]]
    assert hand(state, 0) == ["lion"]


# ---------------------------------------------------------------- 7 Rulings


@clause("J-7.20")
def test_a_mask_is_never_used_in_the_play_phase() -> None:
    fields: dict[str, Any] = {"hands": [["lion"], []], "discard": ["snake"], "utilities": [[MASK], []]}
    skipped = play(position(**fields), "skip")
    assert refusal(skipped, f"use {MASK}") == "J-7.20"  # though nothing was drawn
    kept = play(position(**fields), "look", "keep")
    assert refusal(kept, f"use {MASK}") == "J-7.20"


@clause("J-7.20")
def test_a_mask_is_used_before_the_first_card_is_looked_at() -> None:
    state = position(hands=[["lion"], []], discard=["snake"], utilities=[[MASK], []])
    assert refusal(state, f"use {MASK}") is None
    play(state, "look", "discard")
    assert state.decision == "draw"
    assert refusal(state, f"use {MASK}") == "J-7.20"


@clause("J-7.20")
def test_cards_looked_at_in_earlier_turns_do_not_hinder_a_mask() -> None:
    state = position(hands=[["lion"], ["guard"]], discard=["snake"], utilities=[[MASK], [MASK]])
    play(state, "look", "discard", "end_turn")
    assert refusal(state, f"use {MASK}") is None
    play(state, "look", "discard", "end_turn")
    assert refusal(state, f"use {MASK}") is None


@clause("J-7.20")
@pytest.mark.parametrize("name", USED)
def test_every_other_utility_is_used_in_the_play_phase_alone(name: str) -> None:
    state = position(**with_utility(name, discard=["cheetah"]))
    assert legal(state) == {"look", "skip", "end_turn"}
    play(state, "skip")
    assert uses(state) == {f"use {name}"}


@clause("J-7.20")
def test_a_mask_just_placed_waits_for_the_next_turn() -> None:
    state = position(hands=[["lion", MASK], []], discard=["snake"])
    play(state, "skip", f"play {MASK}")
    assert refusal(state, f"use {MASK}") == "J-7.20"
    play(state, "end_turn", "end_turn")
    assert refusal(state, f"use {MASK}") is None


@clause("J-7.20")
@pytest.mark.parametrize("then", ["look", "skip", "end_turn"])
def test_after_a_mask_one_may_still_draw_or_skip(then: str) -> None:
    state = position(hands=[["lion"], []], discard=["snake"], utilities=[[MASK], []])
    play(state, f"use {MASK}", "card lion")
    assert legal(state) == {"look", "skip", "end_turn"}
    play(state, then)
    assert state.decision == {"look": "keep", "skip": "play", "end_turn": "draw"}[then]


@clause("J-7.20")
def test_two_masks_may_be_used_one_after_the_other() -> None:
    state = position(hands=[["lion", "guard"], []], discard=["well", "snake"], utilities=[[MASK, MASK], []])
    play(state, f"use {MASK}", "card lion", f"use {MASK}", "card guard")
    assert hand(state, 0) == ["lion", "snake"]
    assert (discards(state), top_discard(state)) == (["guard", "well"], "guard")
    assert actions_left(state) == 3
    assert refusal(state, f"use {MASK}") == "J-7.2"
    play(state, "look")
    assert actions_left(state) == 2


@clause("J-7.20")
@pytest.mark.parametrize(
    ("held", "pile", "refused"),
    [(["lion"], ["snake"], None), ([], ["snake"], "J-7.20"), (["lion"], [], "J-7.20"), ([], [], "J-7.20")],
)
def test_a_mask_needs_a_hand_card_and_a_discard_pile(held: list[str], pile: list[str], refused: str | None) -> None:
    state = position(hands=[held, ["guard"]], discard=pile, utilities=[[MASK], []])
    assert refusal(state, f"use {MASK}") == refused


@clause("J-7.21")
@pytest.mark.parametrize(
    ("name", "owned", "refused"),
    [("well", 0, "J-9.3"), ("well", 1, None), ("leopard_statue", 1, "J-9.3"), ("leopard_statue", 2, None)],
)
def test_a_use_is_offered_only_when_its_gold_can_be_paid(name: str, owned: int, refused: str | None) -> None:
    state = playing(gold=[owned, 50], utilities=[[name], []])
    assert refusal(state, f"use {name}") == refused
    if refused is None:
        play(state, f"use {name}")
        assert gold(state, 0) == 0


@clause("J-7.21")
@pytest.mark.parametrize("name", ["boat", "leopard_statue"])
@pytest.mark.parametrize(
    ("stands", "on_large", "on_small", "owned", "refused"),
    [
        (0, 4, 0, 2, None),
        (0, 5, 0, 20, None),  # for the fee
        (0, 5, 0, 1, "J-7.21"),
        (0, 6, 0, 20, "J-7.21"),
        (1, 6, 2, 2, None),
        (1, 6, 3, 20, "J-7.21"),
    ],
)
def test_boat_and_statue_need_room_for_one_ware(
    name: str, stands: int, on_large: int, on_small: int, owned: int, refused: str | None
) -> None:
    state = playing(
        gold=[owned, 50],
        stands=[stands, 0],
        large=[{"hides": on_large}, {}],
        small=[{"salt": on_small}, {}],
        utilities=[[name], []],
    )
    expected = "J-9.3" if refused and name == "leopard_statue" and owned == 1 else refused
    assert refusal(state, f"use {name}") == expected


@clause("J-7.21")
@pytest.mark.parametrize("name", ["well", "drums", "scales"])
@pytest.mark.parametrize(("place", "refused"), [("deck", None), ("discard", None), ("nowhere", "J-7.21")])
def test_well_drums_and_scales_need_a_card_to_draw(name: str, place: str, refused: str | None) -> None:
    fields: dict[str, Any] = {
        "deck": {"deck": {"rest": {"lion": 1}}},
        "discard": {"discard": ["lion"]},
        "nowhere": {},
    }[place]
    hidden = other_cards(name) if place == "nowhere" else other_cards(name, "lion")
    state = playing(hands=[[], hidden], large=[{"tea": 1}, {}], utilities=[[name], []], **fields)
    assert refusal(state, f"use {name}") == refused
    if refused is None:
        play(state, f"use {name}", *(["ware tea"] if name == "drums" else []))
        assert hand(state, 0) == ["lion"]


@clause("J-7.21")
@pytest.mark.parametrize(("own", "refused"), [({}, "J-7.21"), ({"tea": 1}, None)])
def test_drums_need_an_own_ware(own: dict[str, int], refused: str | None) -> None:
    state = playing(large=[own, {"salt": 3}], utilities=[["drums"], []])
    assert refusal(state, "use drums") == refused


@clause("J-7.21")
@pytest.mark.parametrize(
    ("deck", "pile", "refused"),
    [
        ({"lion": 1}, [], None),  # it may hold a ware card, for all that is known
        ({"ware_ttt": 1}, [], None),
        ({}, ["ware_ttt"], None),
        ({}, ["ware_ttt", "lion"], None),
        ({}, ["lion"], "J-7.21"),
        ({}, [], "J-7.21"),
    ],
)
def test_supplies_need_a_card_in_the_deck_or_a_ware_card_among_the_discards(
    deck: dict[str, int], pile: list[str], refused: str | None
) -> None:
    hidden = other_cards("supplies", *deck, *pile)
    state = playing(hands=[[], hidden], deck={"rest": deck}, discard=pile, utilities=[["supplies"], []])
    assert refusal(state, "use supplies") == refused


@clause("J-7.21")
@pytest.mark.parametrize(("held", "refused"), [([], "J-7.21"), (["lion"], None)])
def test_the_kettle_needs_a_hand_card(held: list[str], refused: str | None) -> None:
    state = playing(hands=[held, ["guard"]], utilities=[["kettle"], []])
    assert refusal(state, "use kettle") == refused


@clause("J-7.21")
@pytest.mark.parametrize(
    ("own", "his", "refused"),
    [
        ({"tea": 1}, {"salt": 1}, None),
        ({}, {"salt": 1}, "J-7.21"),
        ({"tea": 1}, {}, "J-7.21"),
        ({}, {}, "J-7.21"),
    ],
)
def test_the_throne_needs_a_ware_on_each_side(own: dict[str, int], his: dict[str, int], refused: str | None) -> None:
    on_large = playing(large=[own, his], utilities=[["throne"], []])
    on_small = playing(stands=[1, 1], small=[own, his], utilities=[["throne"], []])
    assert refusal(on_large, "use throne") == refusal(on_small, "use throne") == refused


@clause("J-7.21")
def test_weapons_can_always_be_used_for_they_may_pay_with_themselves() -> None:
    state = playing(gold=[0, 0], large=[{"hides": 6}, {}], utilities=[["weapons"], []])
    play(state, "use weapons")
    assert legal(state) == {"turned_utility weapons"}


@clause("J-7.21")
@pytest.mark.parametrize("name", ["boat", "weapons"])
def test_a_utility_already_used_this_turn_pays_too(name: str) -> None:
    used = {"card": "well", "turned": True}
    state = play(playing(utilities=[[name, used, "well"], []]), f"use {name}")
    assert legal(state) == {f"turned_utility {name}", "turned_utility well", "utility well"}
    play(state, "turned_utility well")
    assert utilities(state, 0) == {name: [True], "well": [False]}
    assert discards(state) == ["well"]


@clause("J-7.22")
def test_supplies_are_paid_after_the_reveal() -> None:
    state = playing(hands=[["well"], []], deck={"top": ["guard", "ware_ttt"]}, utilities=[["supplies"], []])
    play(state, "use supplies")
    assert state.decision == "supplies_payment"
    assert gold(state, 0) == 20
    assert hand(state, 0) == ["ware_ttt", "well"]


@clause("J-7.22")
def test_the_card_just_taken_may_pay_for_supplies() -> None:
    state = playing(deck={"top": ["guard", "ware_ttt"]}, utilities=[["supplies"], []])
    play(state, "use supplies", "card ware_ttt")
    assert hand(state, 0) == []
    assert (discards(state), top_discard(state)) == (["guard", "ware_ttt"], "ware_ttt")
    assert gold(state, 0) == 20


@clause("J-7.22")
def test_without_gold_supplies_are_paid_with_a_card() -> None:
    state = playing(gold=[0, 20], deck={"top": ["ware_ttt"]}, utilities=[["supplies"], []])
    play(state, "use supplies")
    assert refusal(state, "pay_gold") == "J-9.3"
    assert legal(state) == {"card ware_ttt"}


@clause("J-7.22")
def test_with_one_gold_supplies_can_be_paid_with_it() -> None:
    state = playing(gold=[1, 20], deck={"top": ["ware_ttt"]}, utilities=[["supplies"], []])
    play(state, "use supplies", "pay_gold")
    assert (gold(state, 0), hand(state, 0)) == (0, ["ware_ttt"])


@clause("J-7.22")
@pytest.mark.parametrize("pile", [[], ["snake"]])
def test_supplies_that_find_no_ware_card_end_without_card_and_cost(pile: list[str]) -> None:
    deck = {"lion": 1, "guard": 2}
    hidden = other_cards("supplies", "baboon", "lion", "guard", "guard", *pile)
    state = playing(hands=[["baboon"], hidden], deck={"rest": deck}, discard=pile, utilities=[["supplies"], []])
    play(state, "use supplies")
    assert (state.actor, state.decision) == (0, "play")
    assert (gold(state, 0), hand(state, 0)) == (20, ["baboon"])
    assert utilities(state, 0) == {"supplies": [True]}
    assert actions_left(state) == 4
    assert discards(state) == sorted(["lion", "guard", "guard", *pile])  # all turned over once
    assert state.view(None)["deck_size"] == 0


@clause("J-7.22", "J-7.17")
def test_supplies_go_on_in_the_reshuffled_discards() -> None:
    hidden = other_cards("supplies", "lion", "guard", "ware_ttt")
    fields: dict[str, Any] = {"deck": {"rest": {"lion": 1}}, "discard": ["guard", "ware_ttt"]}
    state = playing(hands=[[], hidden], utilities=[["supplies"], []], **fields)
    play(state, "use supplies")
    assert hand(state, 0) == ["ware_ttt"]
    assert len(discards(state)) + state.view(None)["deck_size"] == 2


@clause("J-7.23")
def test_the_throne_needs_no_room_and_costs_no_fee() -> None:
    fields: dict[str, Any] = {"large": [{"tea": 6}, {"salt": 6}], "stands": [1, 0], "small": [{"silk": 3}, {}]}
    state = playing(gold=[0, 0], utilities=[["throne"], []], **fields)
    play(state, "use throne", "ware salt", "ware tea")
    assert (state.actor, state.decision) == (0, "play")
    assert (large(state, 0), small(state, 0)) == ({"tea": 5, "salt": 1}, {"silk": 3})
    assert large(state, 1) == {"salt": 5, "tea": 1}
    assert [gold(state, seat) for seat in (0, 1)] == [0, 0]


@clause("J-7.23")
def test_the_throne_puts_each_ware_where_the_other_lay() -> None:
    fields: dict[str, Any] = {
        "stands": [1, 1],
        "large": [{"tea": 1}, {"hides": 1}],
        "small": [{"silk": 1}, {"salt": 1}],
    }
    state = play(playing(utilities=[["throne"], []], **fields), "use throne", "ware hides", "ware silk")
    assert (large(state, 0), small(state, 0)) == ({"tea": 1}, {"hides": 1})
    assert (large(state, 1), small(state, 1)) == ({"silk": 1}, {"salt": 1})


@clause("J-7.23")
def test_the_throne_may_exchange_equal_wares() -> None:
    state = playing(utilities=[["throne"], []], large=[{"tea": 2, "silk": 1}, {"tea": 1}])
    play(state, "use throne", "ware tea")
    assert legal(state) == {"ware tea", "ware silk"}
    play(state, "ware tea")
    assert (large(state, 0), large(state, 1)) == ({"tea": 2, "silk": 1}, {"tea": 1})


@clause("J-7.24")
def test_one_card_cannot_be_discarded_twice_for_the_kettle() -> None:
    state = play(playing(hands=[["guard", "well"], []], utilities=[["kettle"], []]), "use kettle", "card guard")
    assert legal(state) == {"card well", "done"}
    assert refusal(state, "card guard") == NOT_ASKED
    two = play(playing(hands=[["guard", "guard"], []], utilities=[["kettle"], []]), "use kettle", "card guard")
    assert legal(two) == {"card guard", "done"}


@clause("J-7.24")
@pytest.mark.parametrize("order", [("guard", "well"), ("well", "guard")])
def test_the_kettles_cards_are_discarded_in_the_players_order(order: tuple[str, str]) -> None:
    state = playing(hands=[["guard", "well"], []], discard=["boat"], utilities=[["kettle"], []])
    play(state, "use kettle", *(f"card {name}" for name in order))
    assert top_discard(state) == order[1]
    assert discards(state) == ["boat", "guard", "well"]


@clause("J-7.24")
def test_the_kettle_draws_after_both_cards_are_discarded() -> None:
    state = playing(hands=[["guard", "well"], []], utilities=[["kettle"], []])
    play(state, "use kettle", "card guard")
    assert hand(state, 0) == ["well"]
    assert state.view(None)["deck_size"] == 107


@clause("J-7.24")
@pytest.mark.parametrize("second", ["card well", "done"])
def test_cards_discarded_for_the_kettle_can_be_reshuffled_in(second: str) -> None:
    state = playing(hands=[["guard", "well"], other_cards("guard", "well", "kettle")], utilities=[["kettle"], []])
    play(state, "use kettle", "card guard", second)
    assert hand(state, 0) == ["guard", "well"]
    assert discards(state) == []


@clause("J-7.24")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_with_one_card_left_the_scales_keep_it(place: str) -> None:
    fields: dict[str, Any] = {"discard": ["lion"]} if place == "discard" else {"deck": {"rest": {"lion": 1}}}
    hidden = other_cards("lion", "scales")
    state = play(playing(hands=[[], hidden], utilities=[["scales"], []], **fields), "use scales")
    assert (state.actor, state.decision) == (0, "play")
    assert hand(state, 0) == ["lion"]
    assert hand(state, 1) == hidden


@clause("J-7.24")
def test_the_opponent_sees_only_the_card_that_the_scales_give() -> None:
    state = playing(deck={"top": ["lion", "snake"]}, utilities=[["scales"], []])
    play(state, "use scales")
    assert looked_at(state, 0) == ["lion", "snake"]
    assert looked_at(state, 1) == looked_at(state, None) == []
    play(state, "card lion")
    his = state.view(1)
    assert [card(kind) for kind, n in enumerate(his["hand"]) if n] == ["snake"]
    assert sum(his["shown_hand"][0]) == 0
    own = state.view(0)
    assert [card(kind) for kind, n in enumerate(own["shown_hand"][1]) if n] == ["snake"]


@clause("J-7.24")
def test_the_kept_card_of_the_scales_changes_no_other_view() -> None:
    lion = playing(deck={"top": ["lion", "snake"]}, utilities=[["scales"], []])
    ware = playing(deck={"top": ["ware_ttt", "snake"]}, utilities=[["scales"], []])
    play(lion, "use scales", "card lion")
    play(ware, "use scales", "card ware_ttt")
    assert lion.view(1) == ware.view(1)
    assert lion.view(None) == ware.view(None)
    given = play(playing(deck={"top": ["lion", "guard"]}, utilities=[["scales"], []]), "use scales", "card lion")
    assert lion.view(1) != given.view(1)
    assert lion.view(None) == given.view(None)


@clause("J-7.25")
def test_a_fourth_utility_costs_one_action_with_its_discard() -> None:
    state = playing(hands=[["kettle"], []], utilities=[["well", "scales", "boat"], []])
    play(state, "play kettle", "utility well")
    assert (state.actor, state.decision, actions_left(state)) == (0, "play", 4)


@clause("J-7.25")
def test_the_discard_for_a_fourth_utility_cannot_be_refused() -> None:
    state = play(playing(hands=[["kettle"], []], utilities=[["well", "well", "well"], []]), "play kettle")
    assert legal(state) == {"utility well"}


@clause("J-7.25")
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_utilities_are_never_discarded_at_will(phase: str) -> None:
    used = {"card": "well", "turned": True}
    state = position(phase=phase, hands=[["kettle"], []], utilities=[["drums", used], []])
    assert not any("utility" in action for action in legal(state))
    assert refusal(state, "utility drums") == refusal(state, "turned_utility well") == NOT_ASKED


@clause("J-7.25")
@pytest.mark.parametrize("name", ["kettle", "mask", "supplies"])
def test_no_other_use_is_paid_with_a_utility(name: str) -> None:
    if name == "mask":
        state = position(hands=[["lion"], []], discard=["snake"], utilities=[[MASK, "drums"], []])
        play(state, f"use {MASK}")
    else:
        fields = with_utility(name, utilities=[[name, "drums"], []])
        state = play(playing(**fields), f"use {name}")
    assert refusal(state, "utility drums") == NOT_ASKED
    assert not any("utility" in action for action in legal(state))
