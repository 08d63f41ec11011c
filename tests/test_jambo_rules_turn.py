"""Clauses of chapters 2 to 4: the turn, its draw phase and its play phase."""

from typing import Any

import pytest

from fondaco.games.jambo.state import NONE
from tests.clauses import clause
from tests.jambo import (
    actions_left,
    card,
    discards,
    gold,
    hand,
    looked_at,
    other_cards,
    playing,
    position,
    top_discard,
    utilities,
)
from tests.rules import NOT_ASKED, legal, play, refusal

RICH = [100, 100]


# ---------------------------------------------------------------- 2 Turn


@clause("J-2.1")
def test_no_card_is_played_before_the_draw_phase_is_over() -> None:
    state = position(hands=[["ware_ttt", "wise_man", "well", "small_stand", "parrot"], []], large=[{}, {"tea": 1}])
    assert legal(state) == {"look", "skip", "end_turn"}
    for action in ("buy ware_ttt", "play wise_man", "play well", "play small_stand", "play parrot"):
        assert refusal(state, action) == "J-2.1"
    play(state, "skip")
    for action in ("buy ware_ttt", "play wise_man", "play well", "play small_stand", "play parrot"):
        assert refusal(state, action) is None


@clause("J-2.1")
def test_nothing_that_is_owned_is_used_while_a_card_is_looked_at() -> None:
    state = play(
        position(
            hands=[["ware_ttt", "wise_man"], []],
            utilities=[["well"], []],
            deck={"top": [{"card": "parrot", "seen": []}]},
        ),
        "look",
    )
    assert legal(state) == {"keep", "discard"}
    for action in ("buy ware_ttt", "sell ware_ttt", "play wise_man", "use well"):
        assert refusal(state, action) == "J-2.1"
    assert {refusal(state, action) for action in ("play parrot", "use mask_of_transformation")} == {NOT_ASKED}


@clause("J-2.1")
def test_no_card_is_looked_at_once_the_play_phase_has_begun() -> None:
    state = play(position(hands=[["wise_man"], []]), "skip")
    assert refusal(state, "look") == NOT_ASKED
    assert refusal(state, "skip") == NOT_ASKED
    play(state, "play wise_man")
    assert refusal(state, "look") == NOT_ASKED


@clause("J-2.1")
def test_every_turn_begins_with_its_draw_phase() -> None:
    state = play(position(), "skip", "end_turn")
    assert (state.actor, state.decision) == (1, "draw")
    play(state, "skip", "end_turn")
    assert (state.actor, state.decision) == (0, "draw")


@clause("J-2.2")
def test_a_turn_has_five_actions() -> None:
    state = position(gold=RICH, hands=[["small_stand"] * 5 + ["wise_man"], []])
    assert actions_left(state) == 5
    play(state, "skip")
    for left in (4, 3, 2, 1, 0):
        play(state, "play small_stand")
        assert actions_left(state) == left
    assert refusal(state, "play wise_man") == "J-2.2"
    play(state, "end_turn")
    assert hand(state, 0) == ["wise_man"]


@clause("J-2.2")
def test_looking_and_playing_draw_on_the_same_five_actions() -> None:
    state = position(gold=RICH, hands=[["small_stand"] * 4, []], deck={"top": ["lion", "snake"]})
    play(state, "look", "discard", "look", "keep")
    assert actions_left(state) == 3
    play(state, "play small_stand", "play small_stand", "play small_stand")
    assert legal(state) == {"end_turn"}


@clause("J-2.2")
@pytest.mark.parametrize("left", [1, 4, 5])
def test_unused_actions_are_not_carried_over(left: int) -> None:
    state = play(playing(actions=left), "end_turn")
    assert actions_left(state) == 5
    play(state, "end_turn")
    assert actions_left(state) == 5


@clause("J-2.3")
@pytest.mark.parametrize(("left", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 1)])
@pytest.mark.parametrize("phase", ["draw", "play"])
@pytest.mark.parametrize("seat", [0, 1])
def test_two_unused_actions_or_more_earn_one_gold(seat: int, phase: str, left: int, bonus: int) -> None:
    looked = 5 - left if phase == "draw" else 0
    state = position(turn=seat, phase=phase, actions=left, looked=looked, gold=[10, 10])
    play(state, "end_turn")
    assert gold(state, seat) == 10 + bonus
    assert gold(state, 1 - seat) == 10


@clause("J-2.3")
def test_a_turn_without_an_action_left_earns_nothing() -> None:
    state = play(playing(actions=1, hands=[["wise_man"], []]), "play wise_man", "end_turn")
    assert gold(state, 0) == 20


@clause("J-2.4")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_a_turn_may_be_ended_in_either_phase_with_any_number_of_actions(phase: str, left: int) -> None:
    looked = 5 - left if phase == "draw" else 0
    state = position(phase=phase, actions=left, looked=looked, hands=[["ware_ttt"], []])
    play(state, "end_turn")
    assert (state.actor, state.decision) == (1, "draw")


OPEN: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "a card looked at": ({}, ("look",)),
    "a person's choice": ({"hands": [["portuguese"], []], "large": [{"tea": 1}, {}]}, ("skip", "play portuguese")),
    "a utility's choice": ({"utilities": [["weapons"], []]}, ("skip", "use weapons")),
    "a Mask's choice": (
        {"hands": [["lion"], []], "discard": ["snake"], "utilities": [["mask_of_transformation"], []]},
        ("use mask_of_transformation",),
    ),
    "an auction": ({"hands": [["arabian_merchant"], []]}, ("skip", "play arabian_merchant")),
    "a fourth utility": (
        {"hands": [["scales"], []], "utilities": [["well", "well", "well"], []]},
        ("skip", "play scales"),
    ),
    "a window after a ware card": ({"hands": [["ware_ttt"], ["lion"]]}, ("skip", "buy ware_ttt")),
    "a window after an animal": (
        {"hands": [["parrot"], ["lion"]], "large": [{}, {"tea": 1}]},
        ("skip", "play parrot"),
    ),
}


@clause("J-2.4")
@pytest.mark.parametrize("what", OPEN)
def test_no_turn_ends_while_something_is_open(what: str) -> None:
    fields, actions = OPEN[what]
    state = play(position(**fields), *actions)
    assert refusal(state, "end_turn") == NOT_ASKED


@clause("J-2.4")
def test_without_an_action_left_the_turn_ends_by_itself() -> None:
    """A card was drawn, so nothing may be taken back any more."""
    state = play(playing(actions=1, utilities=[["well"], []]), "use well")
    assert (state.actor, state.decision) == (1, "draw")
    assert actions_left(state) == 5


@clause("J-2.4")
def test_the_last_action_of_a_turn_still_opens_its_reaction_window() -> None:
    state = play(playing(actions=1, hands=[["ware_ttt"], ["lion"]]), "buy ware_ttt")
    assert (state.actor, state.decision) == (1, "rain_window")
    assert state.view(None)["turn"] == 0
    play(state, "decline")
    assert (state.actor, state.decision) == (1, "draw")
    assert state.view(None)["turn"] == 1


@clause("J-2.4")
def test_an_effect_of_the_last_action_is_carried_out_to_its_end() -> None:
    fields: dict[str, Any] = {"hands": [["parrot"], ["lion"]], "large": [{}, {"tea": 1}]}
    state = play(playing(actions=1, **fields), "play parrot", "decline")
    assert (state.actor, state.decision) == (0, "parrot_ware")
    play(state, "ware tea")
    assert legal(state) == {"end_turn"}


@clause("J-2.4")
def test_a_last_step_that_may_be_taken_back_leaves_only_the_end_of_the_turn() -> None:
    hands = [["wise_man", "wise_man", "ware_ttt", "small_stand"], []]
    state = play(playing(actions=1, hands=hands, utilities=[["well", "mask_of_transformation"], []]), "play wise_man")
    assert (state.actor, state.decision) == (0, "end")
    assert state.undoable > 0
    assert legal(state) == {"end_turn"}
    others = ("play wise_man", "buy ware_ttt", "play small_stand", "use well")
    assert {refusal(state, action) for action in others} == {"J-2.2"}
    assert {refusal(state, action) for action in ("look", "skip", "play well")} == {NOT_ASKED}
    play(state, "end_turn")
    assert (state.actor, state.decision) == (1, "draw")
    assert gold(state, 0) == 20


@clause("J-2.4")
def test_nothing_of_a_turn_that_is_over_may_be_taken_back() -> None:
    by_hand = play(playing(), "end_turn")
    by_draw = play(playing(actions=1, utilities=[["well"], []]), "use well")
    by_window = play(playing(actions=1, hands=[["ware_ttt"], ["lion"]]), "buy ware_ttt", "decline")
    assert [state.undoable for state in (by_hand, by_draw, by_window)] == [0, 0, 0]


@clause("J-2.5")
def test_the_hand_has_no_limit() -> None:
    cards = [name for name in other_cards("lion", "snake", "well") if not name.startswith("ware")]
    state = position(hands=[cards, []], deck={"top": ["lion", "snake"]}, utilities=[["well"], []])
    play(state, "look", "keep", "use well")
    assert len(hand(state, 0)) == len(cards) + 2
    play(state, "end_turn")
    assert len(hand(state, 0)) == len(cards) + 2
    assert (state.actor, state.decision) == (1, "draw")


# ---------------------------------------------------------------- 3 Draw phase


@clause("J-3.1")
def test_looking_at_the_top_card_costs_one_action() -> None:
    state = play(position(deck={"top": ["lion"]}), "look")
    assert actions_left(state) == 4
    assert state.view(None)["deck_size"] == 109
    assert legal(state) == {"keep", "discard"}


@clause("J-3.1")
def test_only_the_player_sees_the_card_looked_at() -> None:
    state = play(position(deck={"top": ["lion"]}), "look")
    assert looked_at(state, 0) == ["lion"]
    assert looked_at(state, 1) == looked_at(state, None) == []


@clause("J-3.1")
@pytest.mark.parametrize("actions", [("look",), ("look", "keep")])
@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_the_same_whatever_card_was_kept(viewer: int | None, actions: tuple[str, ...]) -> None:
    lion = play(position(deck={"top": ["lion"]}), *actions)
    ware = play(position(deck={"top": ["ware_ttt"]}), *actions)
    assert lion.view(viewer) == ware.view(viewer)
    assert lion.view(0) != ware.view(0)


@clause("J-3.1")
def test_a_card_kept_comes_into_the_hand() -> None:
    state = play(position(hands=[["guard"], []], deck={"top": ["lion"]}), "look", "keep")
    assert hand(state, 0) == ["guard", "lion"]
    assert actions_left(state) == 4
    assert discards(state) == []


@clause("J-3.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_not_kept_is_discarded_face_up(viewer: int | None) -> None:
    state = play(position(deck={"top": ["lion"]}, discard=["snake"]), "look", "discard")
    assert card(state.view(viewer)["discard_top"]) == "lion"
    assert discards(state) == ["lion", "snake"]
    assert hand(state, 0) == []
    assert actions_left(state) == 4


@clause("J-3.2")
def test_keeping_a_card_ends_the_draw_phase() -> None:
    state = play(position(), "look", "keep")
    assert (state.actor, state.decision) == (0, "play")
    assert refusal(state, "look") == NOT_ASKED


@clause("J-3.2")
def test_after_keeping_a_card_may_still_let_one_draw() -> None:
    state = position(deck={"top": ["lion", "snake"]}, utilities=[["well"], []])
    play(state, "look", "keep", "use well")
    assert hand(state, 0) == ["lion", "snake"]
    assert refusal(state, "look") == NOT_ASKED


@clause("J-3.3")
def test_after_discarding_one_may_look_again_for_another_action() -> None:
    state = play(position(deck={"top": ["lion", "snake"]}), "look", "discard")
    assert legal(state) == {"look", "skip", "end_turn"}
    play(state, "look")
    assert actions_left(state) == 3
    assert looked_at(state, 0) == ["snake"]


@clause("J-3.3")
def test_after_discarding_one_may_go_on_to_play() -> None:
    state = play(position(hands=[["wise_man"], []]), "look", "discard", "skip")
    assert (state.decision, actions_left(state)) == ("play", 4)
    assert refusal(state, "play wise_man") is None


@clause("J-3.4")
def test_only_the_last_of_five_cards_looked_at_can_be_kept() -> None:
    top = ["lion", "snake", "baboon", "elephant", "cheetah"]
    state = position(deck={"top": top})
    play(state, *["look", "discard"] * 4, "look")
    assert legal(state) == {"keep", "discard"}
    play(state, "keep")
    assert hand(state, 0) == ["cheetah"]
    assert discards(state) == sorted(top[:4])


@clause("J-3.4")
def test_no_sixth_card_is_looked_at() -> None:
    state = play(position(), *["look", "discard"] * 5)
    assert state.view(None)["looked"] == 5
    assert refusal(state, "look") == NOT_ASKED
    assert hand(state, 0) == []


@clause("J-3.5")
@pytest.mark.parametrize(("last", "held"), [("keep", ["cheetah", "wise_man"]), ("discard", ["wise_man"])])
def test_with_five_actions_spent_on_drawing_nothing_is_played(last: str, held: list[str]) -> None:
    top = ["lion", "snake", "baboon", "elephant", "cheetah"]
    state = position(hands=[["wise_man"], []], deck={"top": top}, utilities=[["well"], []])
    play(state, *["look", "discard"] * 4, "look", last)
    assert actions_left(state) == 0
    assert legal(state) == {"end_turn"}
    play(state, "end_turn")
    assert hand(state, 0) == held
    assert (state.actor, state.decision) == (1, "draw")


@clause("J-3.6")
def test_skipping_the_draw_phase_leaves_all_five_actions() -> None:
    state = play(position(), "skip")
    assert (state.decision, actions_left(state)) == ("play", 5)
    assert state.view(None)["deck_size"] == 110


@clause("J-3.6")
@pytest.mark.parametrize("masks", [1, 2])
def test_skipping_after_masks_leaves_the_other_actions(masks: int) -> None:
    state = position(hands=[["lion"], []], discard=["snake"], utilities=[["mask_of_transformation"] * masks, []])
    for held in ("lion", "snake")[:masks]:
        play(state, "use mask_of_transformation", f"card {held}")
    play(state, "skip")
    assert (state.decision, actions_left(state)) == ("play", 5 - masks)


@clause("J-3.7")
def test_the_discard_pile_is_shuffled_into_a_new_deck_when_a_card_is_needed() -> None:
    pile = ["guard", "lion", "snake"]
    state = position(hands=[[], other_cards(*pile)], discard=pile)
    assert state.view(None)["deck_size"] == 0
    play(state, "look")
    assert state.trace == [(3, state.trace[0][1])]  # any of the three, equally likely
    assert looked_at(state, 0)[0] in pile
    assert discards(state) == []
    assert top_discard(state) is None
    assert state.view(None)["deck_size"] == 2


@clause("J-3.7")
@pytest.mark.parametrize(("outcome", "drawn"), [(0, "guard"), (1, "snake"), (2, "lion")])
def test_the_old_pile_has_no_order_in_the_new_deck(outcome: int, drawn: str) -> None:
    pile = ["guard", "lion", "snake"]
    state = position(script=[outcome], hands=[[], other_cards(*pile)], discard=pile)
    play(state, "look", "keep")
    assert hand(state, 0) == [drawn]


@clause("J-3.7")
def test_a_card_that_lets_one_draw_shuffles_the_pile_too() -> None:
    state = playing(
        hands=[[], other_cards("guard", "lion", "well")], discard=["guard", "lion"], utilities=[["well"], []]
    )
    play(state, "use well")
    assert hand(state, 0) in (["guard"], ["lion"])
    assert discards(state) == []
    assert state.view(None)["deck_size"] == 1


@clause("J-3.7")
def test_a_small_stand_not_built_is_discarded_and_shuffled_in_like_any_card() -> None:
    state = position(hands=[[], other_cards("small_stand")], deck={"rest": {"small_stand": 1}})
    play(state, "look", "discard")
    assert discards(state) == ["small_stand"]
    play(state, "look", "keep")
    assert hand(state, 0) == ["small_stand"]
    assert discards(state) == []


@clause("J-3.7")
def test_the_new_deck_is_face_down() -> None:
    state = position(hands=[[], other_cards("guard", "lion")], discard=["guard", "lion"])
    play(state, "look", "keep")
    assert set(state.view(None)["top"]) == set(state.view(1)["top"]) == {NONE}
    assert state.view(None)["known_top"] == 0


@clause("J-3.8")
def test_without_deck_and_pile_no_card_is_looked_at() -> None:
    state = position(hands=[["guard"], other_cards("guard")])
    assert legal(state) == {"skip", "end_turn"}
    assert refusal(state, "look") == "J-3.8"


@clause("J-3.8")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_one_card_in_deck_or_pile_can_be_looked_at(place: str) -> None:
    fields: dict[str, Any] = {"discard": ["lion"]} if place == "discard" else {"deck": {"rest": {"lion": 1}}}
    state = position(hands=[["guard"], other_cards("guard", "lion")], **fields)
    assert refusal(state, "look") is None
    play(state, "look", "keep")
    assert hand(state, 0) == ["guard", "lion"]


@clause("J-3.8")
def test_the_last_card_looked_at_and_discarded_can_be_looked_at_again() -> None:
    state = position(hands=[["guard"], other_cards("guard", "lion")], deck={"rest": {"lion": 1}})
    play(state, "look", "discard", "look", "keep")
    assert hand(state, 0) == ["guard", "lion"]
    assert actions_left(state) == 3


@clause("J-3.8")
def test_an_effect_draws_as_many_cards_as_there_are() -> None:
    """Scales draw two; only one card is left in the game."""
    hands = [["guard"], other_cards("guard", "lion", "scales")]
    state = play(playing(hands=hands, discard=["lion"], utilities=[["scales"], []]), "use scales")
    assert hand(state, 0) == ["guard", "lion"]
    assert state.view(None)["hand_size"] == [2, len(hands[1])]


@clause("J-3.8")
def test_an_empty_deck_is_not_renewed_before_a_card_is_needed() -> None:
    state = position(
        hands=[[], other_cards("lion", "snake", "guard")], deck={"rest": {"lion": 1}}, discard=["snake", "guard"]
    )
    play(state, "look")
    assert (state.view(None)["deck_size"], discards(state)) == (0, ["guard", "snake"])
    play(state, "keep", "end_turn")
    assert (state.view(None)["deck_size"], discards(state)) == (0, ["guard", "snake"])
    play(state, "look")
    assert (state.view(None)["deck_size"], discards(state)) == (1, [])


# ---------------------------------------------------------------- 4 Play phase


ONE_ACTION: dict[str, tuple[str, ...]] = {
    "small_stand": ("play small_stand",),
    "ware_ttt bought": ("buy ware_ttt", "decline"),
    "ware_lll sold": ("sell ware_lll", "decline"),
    "well": ("play well",),
    "wise_man": ("play wise_man",),
    "shaman": ("play shaman", "ware silk", "ware tea"),
    "parrot": ("play parrot", "decline", "ware salt"),
    "guarded parrot": ("play parrot", "guard"),
    "dancer with her ware card": ("play dancer", "card ware_ttt", "ware silk", "ware silk", "ware silk", "decline"),
    "ware card taken by a rain maker": ("buy ware_ttt", "rain_maker"),
}


@clause("J-4.1")
@pytest.mark.parametrize("what", ONE_ACTION)
def test_playing_a_card_costs_one_action(what: str) -> None:
    cards = ["small_stand", "ware_ttt", "ware_lll", "well", "wise_man", "shaman", "parrot", "dancer"]
    hands = [cards, ["guard", "rain_maker"]]
    state = play(playing(hands=hands, large=[{"silk": 3}, {"salt": 1}]), *ONE_ACTION[what])
    assert (state.actor, state.decision) == (0, "play")
    assert actions_left(state) == 4


@clause("J-4.1")
@pytest.mark.parametrize("actions", [("play parrot", "guard"), ("buy ware_ttt", "rain_maker")])
def test_a_reaction_costs_no_action_of_the_next_turn_either(actions: tuple[str, ...]) -> None:
    state = playing(hands=[["parrot", "ware_ttt"], ["guard", "rain_maker"]], large=[{}, {"salt": 1}])
    play(state, *actions, "end_turn")
    assert (state.actor, actions_left(state)) == (1, 5)


@clause("J-4.2")
@pytest.mark.parametrize(
    "order",
    [
        ("play small_stand", "buy ware_ttt", "play well", "play wise_man", "play cheetah"),
        ("play cheetah", "play wise_man", "play well", "buy ware_ttt", "play small_stand"),
        ("play well", "play cheetah", "play small_stand", "play wise_man", "buy ware_ttt"),
    ],
)
def test_the_kinds_of_card_are_played_in_any_order(order: tuple[str, ...]) -> None:
    state = playing(hands=[["small_stand", "ware_ttt", "well", "wise_man", "cheetah"], []])
    for action in order:
        play(state, action)
        if state.decision == "cheetah_option":
            play(state, "give_gold")
    assert hand(state, 0) == []


@clause("J-4.2")
@pytest.mark.parametrize(
    ("cards", "actions"),
    [
        (["small_stand"] * 5, ["play small_stand"] * 5),
        (["ware_ttt", "ware_lll"], ["buy ware_ttt", "sell ware_lll"]),
        (["ware_ttt", "ware_ttt"], ["buy ware_ttt", "sell ware_ttt"]),
        (["well", "drums", "boat"], ["play well", "play drums", "play boat"]),
        (["wise_man", "wise_man"], ["play wise_man", "play wise_man"]),
        (["parrot", "parrot"], ["play parrot", "ware salt", "play parrot", "ware salt"]),
    ],
)
def test_one_kind_of_card_is_played_any_number_of_times(cards: list[str], actions: list[str]) -> None:
    state = playing(gold=RICH, hands=[cards, []], large=[{"silk": 3}, {"salt": 2}])
    play(state, *actions)
    assert hand(state, 0) == []
    assert len(utilities(state, 0)) == sum(name in ("well", "drums", "boat") for name in cards)
