"""Clauses of a turn: the four actions, the draw at its end, event cards, ladies and the Ghost."""

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.orient import CARDS, all_decline, attack, discards, emptied, hand, known, position, row, seen
from tests.rules import NOT_ASKED, legal, play, refusal

BASE = (["crown", "dagger", "lamp"], ["sceptre", "shield"])
ALL_OPEN = (
    ["bottle", "wine", "purse", "lockpick", "lock", "crystal"],
    ["+crown", "+sceptre", "+signet"],
    ["+lamp", "+dagger", "+shield"],
)


def turn(held: list[str], *others: list[str], **fields: object) -> State:
    """Three players; seat 0 holds these cards."""
    hands = [held, *others, *([] for _ in range(2 - len(others)))]
    given = fields.pop("given", BASE)
    return position(3, given, hands=hands, **fields)  # type: ignore[arg-type]


def index(card: str, *, without: tuple[str, ...] = ()) -> int:
    """The outcome that draws the first copy of a card from its full pile, but for cards that lie elsewhere."""
    data = {entry["id"]: entry for entry in position().game.set.data["night_cards"]}
    pile = [name for name in CARDS if data[name]["pile"] == data[card]["pile"]]
    before = pile[: pile.index(card)]
    return sum(data[name]["number"] - without.count(name) for name in before)


# ---------------------------------------------------------------- one action of four


@clause("O-N02", "O-B01")
def test_a_turn_is_one_of_four_actions() -> None:
    state = turn(["atk_thief", "def_palace"])
    assert legal(state) == {
        "pass", "rearrange", "attack atk_thief", "attack def_palace", "discard atk_thief", "discard def_palace",
        "uncover 0", "uncover 1", "uncover 2",
    }  # fmt: skip
    play(state, "uncover 1")
    for action in ("pass", "rearrange", "uncover 0", "discard def_palace", "attack atk_thief"):
        assert refusal(state, action) == "O-N02"
    assert legal(state) == {"end_turn"}


@clause("O-B01")
def test_a_treasure_is_turned_up_instead_of_attacking() -> None:
    state = play(turn([]), "uncover 1")
    assert row(state, 0) == ["crown", "+dagger", "lamp"]
    assert known(state, None, 0) == ["?", "dagger", "?"]
    state = turn([], given=(["+crown", "dagger"],))
    assert refusal(state, "uncover 0") == "O-B01"
    assert refusal(state, "uncover 2") == NOT_ASKED


@clause("O-Q18")
def test_it_stays_face_up_until_it_is_covered() -> None:
    state = play(turn([], script=[0] * 40), "uncover 0", "end_turn")
    while state.actor == 0 or state.decision != "turn":
        play(state, "draw attack")
    assert row(state, 0)[0] == "+crown"


@clause("O-R01", "O-Q50")
def test_a_row_is_laid_anew_in_any_order() -> None:
    state = play(turn([]), "rearrange")
    assert (state.decision, legal(state)) == ("lay", {"lay ins_crown", "lay val_dagger", "lay val_lamp"})
    play(state, "lay val_lamp")
    assert legal(state) == {"lay ins_crown", "lay val_dagger"}
    assert refusal(state, "lay val_lamp") == NOT_ASKED
    play(state, "lay ins_crown")
    assert (state.decision, row(state, 0)) == ("after", ["lamp", "crown", "dagger"])
    assert known(state, 1, 0) == ["?", "?", "?"]


@clause("O-R01")
def test_without_treasures_there_is_nothing_to_lay() -> None:
    state = turn([], given=([], ["crown"]))
    assert refusal(state, "rearrange") == "O-R01"
    assert legal(state) == {"pass"}


@clause("O-R02", "O-G05")
def test_face_up_treasures_may_be_covered_before() -> None:
    given = (["+crown", "dagger", "+lamp"], ["sceptre", "shield"])
    state = play(turn([], given=given), "rearrange")
    assert legal(state) == {"done", "cover 0", "cover 2"}
    assert refusal(state, "cover 1") == "O-R02"
    play(state, "cover 2", "done", "lay val_lamp", "lay ins_crown")
    assert row(state, 0) == ["lamp", "+crown", "dagger"]
    state = play(turn([], given=given), "rearrange", "cover 0", "cover 2", "done", "lay val_lamp", "lay ins_crown")
    assert row(state, 0) == ["lamp", "crown", "dagger"]
    state = play(turn([], given=given), "rearrange", "done", "lay val_lamp", "lay ins_crown")
    assert row(state, 0) == ["+lamp", "+crown", "dagger"]


@clause("O-X01", "O-Q10")
def test_action_4_discards_and_then_draws_as_many_card_by_card() -> None:
    held = ["atk_thief", "atk_thief", "def_palace"]
    state = play(turn(held, script=[0, 0]), "discard atk_thief")
    assert legal(state) == {"done", "discard atk_thief", "discard def_palace"}
    play(state, "discard def_palace", "done")
    assert discards(state) == ["atk_thief", "def_palace"]
    assert (state.decision, seen(state, "left")) == ("draw", 2)
    play(state, "draw defence")
    assert hand(state, 0) == ["atk_thief", "def_archers"]
    play(state, "draw attack")
    assert hand(state, 0) == ["atk_captain", "atk_thief", "def_archers"]
    assert state.decision == "after"


@clause("O-X01")
def test_cards_of_action_4_are_chosen_from_low_to_high() -> None:
    state = play(turn(["atk_thief", "def_palace"]), "discard def_palace")
    assert legal(state) == {"done"}
    assert refusal(state, "discard atk_thief") == NOT_ASKED


@clause("O-Q8")
def test_action_4_draws_what_is_left_and_the_night_ends() -> None:
    held = ["atk_thief", "atk_thief", "atk_thief"]
    gone = emptied(("def_palace", 2), hands=[held])
    state = play(
        turn(held, discard=gone, script=[0] * 20), "discard atk_thief", "discard atk_thief", "discard atk_thief"
    )
    play(state, "done")
    assert seen(state, "day") == 1
    assert hand(state, 0) == ["def_palace", "def_palace"]


@clause("O-Q9")
def test_a_pass_stands_for_no_attack_and_for_no_exchange() -> None:
    state = play(turn(["atk_thief"]), "pass")
    assert (state.decision, hand(state, 0), discards(state)) == ("after", ["atk_thief"], [])
    assert refusal(state, "pass") == "O-N02"


# ---------------------------------------------------------------- the end of a turn


@clause("O-X02", "O-X03", "O-Q46", "O-S14")
def test_the_turn_ends_with_a_draw_up_to_the_limit() -> None:
    state = play(turn(["atk_thief"] * 4, script=[0, 0, 0, 0]), "pass", "end_turn")
    assert (state.decision, state.actor) == ("draw", 0)
    play(state, "draw attack")
    assert (state.decision, state.actor) == ("draw", 0)
    play(state, "draw defence")
    assert seen(state, "hand_size", 0) == 6
    assert (state.decision, state.actor, seen(state, "turn")) == ("turn", 1, 1)


@clause("O-S14", "O-S15", "O-Q46")
@pytest.mark.parametrize(("players", "limit"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_the_limit_by_the_number_of_players(players: int, limit: int) -> None:
    state = position(players, script=[0] * 20)
    play(state, "pass", "end_turn")
    drawn = 0
    while state.actor == 0:
        play(state, "draw defence")
        drawn += 1
    assert (drawn, seen(state, "hand_size", 0)) == (limit, limit)


@clause("O-Q46")
def test_only_whoever_ends_a_turn_draws() -> None:
    state = play(turn(["def_palace"] * 6, ["atk_thief"] * 2, script=[0]), "pass", "end_turn")
    assert (state.actor, seen(state, "hand_size")[:3]) == (1, [6, 2, 0])


@clause("O-Q46", "O-Q18")
@pytest.mark.parametrize(
    ("given", "fields", "limit"),
    [
        (["crown", "lamp"], {}, 6),
        (["crown", "+lamp"], {}, 7),
        (["crown", "+lamp"], {"objects": {"baz_camel": 0}, "day_cards": ["baz_camel"]}, 8),
        (["crown", "lamp"], {"objects": {"baz_camel": 1}, "day_cards": ["baz_camel"]}, 6),
        (["crown", "lamp"], {"visitors": {"vis_dinarzad": 0}}, 5),
        (["crown", "+lamp"], {"visitors": {"vis_dinarzad": 0, "vis_scheherazade": 0}}, 5),
        (["crown", "lamp"], {"visitors": {"vis_dinarzad": 1}}, 6),
    ],
)
def test_what_changes_the_limit(given: list[str], fields: dict[str, object], limit: int) -> None:
    state = play(turn([], given=(given, ["sceptre"]), script=[0] * 20, **fields), "pass", "end_turn")
    while state.actor == 0:
        play(state, "draw attack")
    assert seen(state, "hand_size", 0) == limit


@clause("O-Q46", "O-Q10")
def test_nobody_discards_when_his_limit_falls() -> None:
    state = turn(["atk_thief"] * 4 + ["def_palace"] * 4, script=[0])
    play(state, "pass", "end_turn")
    assert (state.actor, seen(state, "hand_size", 0)) == (1, 8)


@clause("O-Q5", "O-S12")
def test_with_one_pile_empty_cards_come_from_the_other() -> None:
    gone = emptied(("def_palace", 6), ("def_archers", 6))
    state = play(turn([], discard=gone, script=[0] * 20), "pass", "end_turn")
    assert seen(state, "hand_size", 0) == 6  # nobody was asked
    assert state.actor == 1


@clause("O-NE1", "O-Q5")
def test_the_night_ends_the_instant_both_piles_are_empty() -> None:
    gone = emptied(("def_palace", 1), ("atk_thief", 1))
    state = play(turn([], discard=gone, script=[0] * 20), "pass", "end_turn")
    assert refusal(state, "draw attack") is None
    assert seen(state, "day") == 0
    play(state, "draw attack")
    assert seen(state, "day") == 1
    assert seen(state, "hand_size", 0) == 2  # the rest of the draw is lost


# ---------------------------------------------------------------- event cards in the own turn


@clause("O-E01", "O-E03", "O-Q1")
def test_event_cards_cost_no_action_and_are_discarded() -> None:
    state = turn(["ev_whirl", "ev_eyes", "atk_thief"], ["def_palace"])
    play(state, "play ev_whirl", "seat 1", "play ev_eyes", "seat 1")
    assert (state.decision, discards(state)) == ("turn", ["ev_whirl", "ev_eyes", "def_palace"])
    assert "attack atk_thief" in legal(state)
    assert refusal(state, "play atk_thief") == "O-E01"


@clause("O-Q1")
def test_the_three_windows_of_a_turn() -> None:
    for before in ([], ["attack atk_servants", "target 1:0", "defend def_palace", "done"], ["uncover 0"]):
        state = play(turn(["ev_eyes", "atk_servants"], ["def_palace"]), *before)
        assert refusal(state, "play ev_eyes") is None


@clause("O-Q1", "O-E02")
def test_no_event_card_while_an_attack_is_open_or_cards_are_drawn() -> None:
    state = play(turn(["ev_eyes", "atk_thief"]), "attack atk_thief")
    assert refusal(state, "play ev_eyes") == "O-Q1"
    play(state, "target 1:0", "decline")
    assert refusal(state, "play ev_eyes") == "O-Q1"
    state = play(turn(["ev_eyes"]), "pass", "end_turn")
    assert refusal(state, "play ev_eyes") == "O-Q1"


@clause("O-E02")
def test_in_another_turn_an_event_card_is_out_of_place() -> None:
    state = play(turn(["atk_thief"], ["ev_eyes"]), "attack atk_thief", "target 1:0")
    assert refusal(state, "play ev_eyes") == "O-E02"


@clause("O-Q1")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("ev_whirl", {}),
        ("ev_eyes", {"given": ALL_OPEN}),
        ("ev_parrot", {"given": ALL_OPEN}),
        ("ev_swap", {"given": ([], ["crown"])}),
        ("ev_veil", {"given": ([], ["crown"])}),
        ("ev_hourglass", {}),
    ],
)
def test_an_event_card_needs_something_to_work_on(card: str, fields: dict[str, object]) -> None:
    state = turn([card], **fields)
    assert refusal(state, f"play {card}") == "O-Q1"
    assert f"play {card}" not in legal(state)


@clause("O-Q1")
def test_the_whirlwind_blows_two_cards_away() -> None:
    state = turn(["ev_whirl"], ["def_palace", "def_archers", "atk_thief"], ["atk_thief"], script=[2, 0])
    play(state, "play ev_whirl")
    assert legal(state) == {"seat 1", "seat 2"}
    assert refusal(state, "seat 0") == "O-Q1"
    play(state, "seat 1")
    assert hand(state, 1) == ["def_archers"]
    assert discards(state) == ["atk_thief", "ev_whirl", "def_palace"]
    state = play(turn(["ev_whirl"], [], ["atk_thief"]), "play ev_whirl")
    assert refusal(state, "seat 1") == "O-Q1"
    assert hand(play(state, "seat 2"), 2) == []


@clause("O-Q1", "O-Q50")
def test_the_thousand_eyes_see_a_whole_row() -> None:
    state = play(turn(["ev_eyes"], given=(["crown"], ["sceptre", "+shield", "wine"])), "play ev_eyes", "seat 1")
    assert known(state, 0, 1) == ["sceptre", "shield", "wine"]
    assert known(state, 2, 1) == ["?", "shield", "?"]
    assert seen(state, "known_by", 1)[:3] == [0b11, 63, 0b11]  # that he looked, and where, is public


@clause("O-E05", "O-Q1")
def test_the_parrot_looks_at_one_or_two_treasures() -> None:
    state = play(turn(["ev_parrot", "ev_parrot"]), "play ev_parrot")
    assert refusal(state, "done") == NOT_ASKED
    assert refusal(state, "look 0:0") == "O-Q1"
    play(state, "look 1:1")
    assert refusal(state, "look 1:1") == NOT_ASKED
    assert {"done", "look 1:0", "look 2:0"} <= legal(state)
    play(state, "look 2:0")
    assert state.decision == "turn"
    assert known(state, 0, 1) == ["?", "shield"]
    assert known(state, 0, 2)[0] != "?"
    assert play(state, "play ev_parrot", "look 1:0", "done").decision == "turn"


@clause("O-B02", "O-Q1")
def test_the_crystal_ball_looks_once_in_a_turn_while_it_lies_face_up() -> None:
    assert refusal(turn([], given=(["crown", "crystal"],)), "look 1:0") == "O-B02"
    state = turn([], given=(["crown", "+crystal"],))
    assert refusal(state, "look 0:0") == "O-Q1"
    play(state, "look 1:0")
    assert known(state, 0, 1)[0] != "?"
    assert refusal(state, "look 1:1") == "O-B02"
    play(state, "pass")
    assert refusal(state, "look 1:1") == NOT_ASKED


@clause("O-Q1", "O-Q4", "O-Q50")
def test_the_exchange_swaps_two_places() -> None:
    given = (["crown", "+dagger"], ["sceptre", "shield"])
    state = play(turn(["ev_swap"], given=given), "play ev_swap", "give 1", "get 1:0")
    assert (row(state, 0), row(state, 1)) == (["crown", "sceptre"], ["+dagger", "shield"])
    assert known(state, 0, 0) == ["crown", "sceptre"]
    assert known(state, 1, 0) == ["?", "sceptre"]
    assert known(state, 2, 0) == ["?", "?"]
    assert state.decision == "turn"  # no theft: nobody is asked for Pilfer


@clause("O-Q1")
def test_an_exchange_is_with_an_opponent() -> None:
    state = play(turn(["ev_swap"]), "play ev_swap", "give 0")
    assert refusal(state, "get 0:1") == "O-Q1"
    assert refusal(state, "get 1:0") is None


@clause("O-Q4", "O-B05")
def test_bottle_and_wine_hit_who_played_the_exchange_but_not_the_other() -> None:
    state = turn(["ev_swap", "atk_thief"], ["def_palace"], given=(["crown", "dagger"], ["bottle", "shield"]))
    play(state, "play ev_swap", "give 0", "get 1:0")
    assert (state.decision, state.actor, hand(state, 0)) == ("cover_stolen", 0, [])
    assert play(state, "cover_it").decision == "turn"
    assert row(state, 0) == ["bottle", "dagger"]
    state = turn(["ev_swap", "atk_thief"], ["def_palace"], given=(["bottle", "dagger"], ["crown", "shield"]))
    play(state, "play ev_swap", "give 0", "get 1:0")
    assert (state.decision, hand(state, 1)) == ("turn", ["def_palace"])
    assert seen(state, "losses")[:3] == [0, 0, 0]


@clause("O-Q1")
def test_the_veil_is_a_free_action_3() -> None:
    given = (["+crown", "dagger"], ["sceptre"])
    state = play(turn(["ev_veil", "atk_thief"], given=given), "play ev_veil", "cover 0", "done", "lay val_dagger")
    assert (state.decision, row(state, 0)) == ("turn", ["dagger", "crown"])
    assert "attack atk_thief" in legal(state)


@clause("O-Q1", "O-Q22")
@pytest.mark.parametrize("to", [0, 1, 2])
def test_the_long_road_brings_the_old_man_to_anybody(to: int) -> None:
    state = play(turn(["ev_road"]), "play ev_road")
    assert legal(state) == {"seat 0", "seat 1", "seat 2"}
    play(state, f"seat {to}")
    assert seen(state, "old_man") == to


@clause("O-Q1")
def test_without_the_old_man_the_long_road_draws_a_card() -> None:
    state = position(3, BASE, [0], {"va1": "yes"}, hands=[["ev_road"], [], []])
    play(state, "play ev_road")
    assert (state.decision, legal(state)) == ("draw", {"draw attack", "draw defence"})
    play(state, "draw defence")
    assert (state.decision, hand(state, 0)) == ("turn", ["def_archers"])


@clause("O-E05", "O-Q1")
def test_the_hourglass_gives_one_more_action_of_any_kind() -> None:
    state = turn(["ev_hourglass", "atk_thief"], ["def_palace"])
    assert refusal(state, "play ev_hourglass") == "O-Q1"
    play(state, "uncover 0", "play ev_hourglass")
    assert state.decision == "turn"
    assert seen(state, "die") == 0  # no second roll for the old man
    assert {"uncover 1", "attack atk_thief", "rearrange", "pass"} <= legal(state)
    play(state, "uncover 1")
    assert legal(state) == {"end_turn"}
    state = attack(turn(["ev_hourglass", "atk_thief"], ["def_palace"]), "atk_thief", "1:0", "defend def_palace", "done")
    assert play(state, "play ev_hourglass", "uncover 0").decision == "after"


# ---------------------------------------------------------------- ladies and the Ghost


@clause("O-V01", "O-V02", "O-V03", "O-Q10")
def test_a_lady_is_laid_open_and_fills_the_place_of_a_card() -> None:
    state = turn(["atk_thief"] * 4, script=[index("vis_scheherazade", without=("atk_thief",) * 4), 0, 0])
    play(state, "pass", "end_turn", "draw attack")
    assert seen(state, "visitor_at", 0) == 0
    assert state.actor == 0  # four cards of a limit that is now five
    play(state, "draw defence")
    assert (state.actor, seen(state, "hand_size", 0)) == (1, 5)


@clause("O-Q10", "O-X01")
def test_in_action_4_a_lady_counts_as_one_of_the_cards_drawn() -> None:
    state = turn(["def_palace"], script=[index("vis_dinarzad", without=("def_palace",))])
    play(state, "discard def_palace", "done", "draw defence")
    assert (state.decision, hand(state, 0), seen(state, "visitor_at", 1)) == ("after", [], 0)


@clause("O-G01", "O-G02", "O-G03", "O-G04", "O-Q11")
def test_the_ghost_turns_all_insignia_up_and_another_card_is_drawn() -> None:
    given = (["crown", "dagger"], ["sceptre", "shield"], ["signet", "lamp"])
    state = turn(["def_palace"] * 5, given=given, script=[index("ghost", without=("def_palace",) * 5), 0, 0])
    play(state, "pass", "end_turn", "draw defence")
    assert discards(state) == ["ghost"]
    assert [row(state, seat)[0] for seat in range(3)] == ["+crown", "+sceptre", "+signet"]
    assert not any(name.startswith("+") for seat in range(3) for name in row(state, seat)[1:])
    assert (state.decision, state.actor) == ("draw", 0)
    play(state, "draw attack")
    assert (state.actor, seen(state, "hand_size", 0)) == (1, 6)


@clause("O-Q46", "O-G03")
def test_the_ghost_is_not_one_of_the_draws_of_action_4() -> None:
    state = turn(["def_palace"], script=[index("ghost", without=("def_palace",)), 0])
    play(state, "discard def_palace", "done", "draw defence")
    assert (state.decision, seen(state, "left")) == ("draw", 1)
    assert play(state, "draw attack").decision == "after"


@clause("O-Q6")
def test_ghost_and_ladies_work_as_the_last_card_too() -> None:
    given = (["crown", "dagger"], ["sceptre", "shield"], ["signet", "lamp"])
    state = turn([], given=given, discard=emptied(("ghost", 1)), script=[0] * 20)
    play(state, "pass", "end_turn")
    assert seen(state, "day") == 1
    assert row(state, 1)[0] == "+sceptre"
    state = turn([], discard=emptied(("vis_dinarzad", 1)), script=[0] * 20)
    play(state, "pass", "end_turn")
    assert (seen(state, "day"), seen(state, "visitor_at", 1)) == (1, 0)


@clause("O-Q11")
def test_insignia_stolen_after_the_ghost_keep_their_facing() -> None:
    state = position(3, (["crown"], ["+sceptre", "signet"]), hands=[["atk_master"] * 2, [], []])
    all_decline(attack(state, "atk_master", "1:1"))
    all_decline(attack(state, "atk_master", "1:0"))
    assert row(state, 0) == ["crown", "signet", "+sceptre"]
