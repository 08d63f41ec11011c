"""Clauses of the day: bonus, the four cards, the bazaar and the court."""

from collections.abc import Sequence
from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.orient import DAY_CARDS, emptied, known, position, row, seen
from tests.rules import NOT_ASKED, legal, play, refusal

BASE = (["crown", "dagger", "lamp"], ["sceptre", "shield"], ["signet"])


def bazaar(script: Sequence[int] | None = None, given: Sequence[Sequence[str]] = BASE, **fields: Any) -> State:
    """A camel is for sale; the dealer is seat 2, so seat 0 begins."""
    described = {"object": "baz_camel", "day_cards": ["baz_camel"], "old_man": 2, **fields}
    return position(3, given, script, decision="bazaar", day=1, dealer=2, **described)


def court(script: Sequence[int] | None = None, given: Sequence[Sequence[str]] = BASE, **fields: Any) -> State:
    """Court Day; the dealer is seat 2, so seat 0 may sue first. The other day cards of the day follow."""
    described = {"day_cards": ["day_court"], "old_man": 2, **fields}
    return position(3, given, script, decision="accuse", day=1, dealer=2, **described)


def day_card(name: str, revealed: Sequence[str] = ()) -> int:
    """The outcome that reveals the first card of a kind when others have been revealed."""
    numbers = {card["id"]: card["number"] for card in position().game.set.data["day_cards"]}
    left = {card: n - list(revealed).count(card) for card, n in numbers.items()}
    return sum(left[card] for card in DAY_CARDS[: DAY_CARDS.index(name)])


def pass_all(state: State) -> State:
    """Everybody is content with his offer."""
    while state.decision in ("bazaar", "bribe"):
        play(state, "pass")
    return state


# ---------------------------------------------------------------- the four cards


def evening(script: Sequence[int], **fields: Any) -> State:
    """The last card of the night is drawn by seat 0 in action 4."""
    held = ["atk_thief"]
    gone = emptied(("def_palace", 1), hands=[held], gone=fields.pop("gone", ()))
    state = position(3, BASE, script, hands=[held, [], []], discard=gone, **fields)
    return play(state, "discard atk_thief", "done")


@clause("O-NE1", "O-D04", "O-D05", "O-D06", "O-C07")
def test_four_cards_are_revealed_one_after_the_other() -> None:
    order = [day_card("baz_camel"), day_card("day_court", ["baz_camel"])]
    state = evening([*order, *([0] * 200)])
    assert [DAY_CARDS[k] for k in seen(state, "day_cards") if k >= 0] == ["baz_camel"]
    assert state.decision == "bazaar"
    assert not any(action.startswith(("attack", "discard")) for action in legal(state))
    state = evening([day_card("baz_camel"), 5, 0, 0, day_card("day_court", ["baz_camel"]), *([0] * 200)])
    pass_all(state)
    assert [DAY_CARDS[k] for k in seen(state, "day_cards") if k >= 0] == ["baz_camel", "day_court"]
    assert state.decision == "accuse"


@clause("O-DS1", "O-D06", "O-DX1", "O-DX2", "O-DX3")
def test_sandstorm_and_bans_need_no_decision() -> None:
    cards = ["day_sandstorm", "day_strike", "day_prince", "day_execution"]
    script = [day_card(card, cards[:at]) for at, card in enumerate(cards)]
    state = evening([*script, *([0] * 60)])
    assert [DAY_CARDS[k] for k in seen(state, "day_cards")] == cards
    assert (seen(state, "night"), seen(state, "banned")) == (2, 0b111)
    assert state.decision == "lay"  # the next night


@clause("O-DX1", "O-Q31")
def test_bans_end_with_their_night() -> None:
    state = evening([day_card("baz_camel"), *([0] * 60)], banned=["servants"], day_cards=["day_strike"])
    assert seen(state, "banned") == 0
    assert DAY_CARDS[seen(state, "day_cards", 0)] == "baz_camel"  # yesterday's cards are back in the deck


@clause("O-D07")
def test_treasures_stay_as_they_lay_at_the_end_of_the_night() -> None:
    state = position(
        3, (["+crown", "dagger"], ["sceptre", "+shield"]), [day_card("baz_camel")], hands=[["atk_thief"], [], []],
        discard=emptied(("def_palace", 1), hands=[["atk_thief"]]),
    )  # fmt: skip
    play(state, "discard atk_thief", "done")
    assert (row(state, 0)[:2], row(state, 1)[:2]) == (["+crown", "dagger"], ["sceptre", "+shield"])


@clause("O-O06", "O-D03")
def test_by_day_the_old_man_counts_for_whom_he_is_with_and_does_not_wander() -> None:
    state = evening([day_card("baz_camel"), *([0] * 60)], old_man=1)
    assert seen(state, "old_man") == 1
    play(state, "pass")
    assert "offer old_man" in legal(state)
    assert refusal(play(state, "pass"), "offer old_man") == NOT_ASKED  # seat 2


# ---------------------------------------------------------------- the bazaar


@clause("O-DB1", "O-DB2", "O-DB3", "O-Q28")
def test_offers_are_raised_clockwise_until_all_pass_in_a_row() -> None:
    state = bazaar([0, 0, 5, day_card("day_court", ["baz_camel"])])
    order = []
    play(state, "offer 0", "offer 2", "pass")
    for action in ("pass", "offer 0"):
        order.append(state.actor)
        play(state, action)
    play(state, "pass")
    order.append(state.actor)
    play(state, "offer 1", "pass", "pass", "pass")
    assert order == [1, 2, 0]
    assert [bin(units) for units in seen(state, "offer")[:3]] == ["0b111", "0b0", "0b1"]
    assert state.decision == "bazaar"  # seat 0 has not passed since its raise
    assert play(state, "pass").decision == "accuse"


@clause("O-Q28")
def test_nothing_is_withdrawn() -> None:
    state = play(bazaar(), "offer 1")
    assert refusal(state, "offer 1") == NOT_ASKED
    assert legal(state) == {"pass", "offer 2"}


@clause("O-D01", "O-D02", "O-D03", "O-DB4", "O-DB5", "O-Q27")
@pytest.mark.parametrize(
    ("offer", "bonus"),
    [
        (["offer 0"], 1),
        (["offer 0", "offer 1", "offer 2"], 3),
        (["offer vis_dinarzad"], 2),
        (["offer old_man"], 2),
        (["offer 0", "offer vis_scheherazade", "offer vis_dinarzad", "offer old_man"], 7),
    ],
)
def test_the_bonus_is_added_to_the_die(offer: list[str], bonus: int) -> None:
    """Seat 0 rolls 1 and seat 1 rolls more: it wins exactly with a bonus that is large enough."""
    for other in range(2, 7):
        state = bazaar([0, other - 1, 0, *([0] * 80)], visitors={"vis_dinarzad": 0, "vis_scheherazade": 0}, old_man=0)
        pass_all(play(state, *offer, "pass", "pass", "pass", "pass"))
        owner = {True: 0, False: 1}[1 + bonus > other] if 1 + bonus != other else -1
        assert seen(state, "object_at", 1) == owner, other


@clause("O-DB4", "O-Q28")
def test_whoever_offers_nothing_rolls_too() -> None:
    state = pass_all(bazaar([0, 5, 1, day_card("day_court", ["baz_camel"])]))
    assert seen(state, "dice")[:3] == [1, 6, 2]
    assert seen(state, "object_at", 1) == 1


@clause("O-DB5", "O-Q30")
def test_the_object_lies_open_with_who_won_it() -> None:
    state = pass_all(bazaar([5, 0, 0, day_card("day_court", ["baz_camel"])]))
    assert (seen(state, "object_at", 1), seen(state, "object")) == (0, -1)


@clause("O-DB6", "O-DB7")
def test_only_the_winner_spends_his_offer_and_for_this_day() -> None:
    script = [5, 0, 0, day_card("baz_blade", ["baz_camel"])]
    state = play(bazaar(script), "offer 1", "pass", "offer 0", "pass", "pass")
    while seen(state, "object") == 1:
        play(state, "pass")
    assert [bin(units) for units in seen(state, "spent")[:3]] == ["0b10", "0b0", "0b0"]
    assert refusal(state, "offer 1") == "O-DB6"
    assert legal(state) == {"pass", "offer 0", "offer 2"}
    play(state, "pass")
    assert "offer 0" in legal(state)  # seat 1 has its offer back
    assert row(state, 0) == ["crown", "dagger", "lamp"]  # the treasures stay


@clause("O-DB8", "O-Q29")
def test_a_tie_for_the_highest_total_gives_it_to_a_stranger() -> None:
    script = [3, 3, 0, day_card("day_court", ["baz_camel"])]
    state = pass_all(play(bazaar(script), "offer 0", "pass", "offer 0", "pass"))
    assert seen(state, "object_at", 1) == -1
    assert seen(state, "spent")[:3] == [0, 0, 0]
    script = [0, 0, 5, day_card("day_court", ["baz_camel"])]
    state = pass_all(bazaar(script))
    assert seen(state, "object_at", 1) == 2  # a tie below it does not matter


@clause("O-Q27", "O-Q18")
@pytest.mark.parametrize(
    ("lies", "open_", "worth"), [("+purse", ["val_purse"], 3), ("purse", [], 1), ("+purse", [], 1)]
)
def test_a_purse_counts_three_if_it_lay_open_at_the_end_of_the_night(lies: str, open_: list[str], worth: int) -> None:
    for other in range(1, 6):
        given = ([lies, "crown"], ["sceptre"], ["signet"])
        script = [0, other, 0, *([0] * 80)]
        state = pass_all(play(bazaar(script, given, night_open=open_), "offer 0", "pass"))
        total, best = 1 + worth, other + 1
        assert seen(state, "object_at", 1) == (0 if total > best else 1 if total < best else -1)


@clause("O-D07", "O-Q27")
def test_what_lay_open_is_written_down_at_the_end_of_the_night() -> None:
    held = ["atk_thief"]
    state = position(
        3, (["+purse", "crown"],), [day_card("baz_camel")], hands=[held, [], []],
        discard=emptied(("def_palace", 1), hands=[held]),
    )  # fmt: skip
    play(state, "discard atk_thief", "done")
    assert seen(state, "night_open") == 1 << 12


@clause("O-Q43")
def test_a_player_without_treasures_has_no_bonus_but_may_win_an_object() -> None:
    given = ([], ["crown", "sceptre"])
    state = bazaar([5, 0, 0, day_card("day_court", ["baz_camel"])], given)
    assert legal(state) == {"pass"}
    assert seen(pass_all(state), "object_at", 1) == 0


@clause("O-DB9", "O-Q30", "O-Q31")
def test_an_object_works_until_the_end_of_the_following_night() -> None:
    script = [day_card("day_court"), *([0] * 60)]
    state = evening(script, objects={"baz_camel": 0}, day_cards=["baz_camel"])
    assert seen(state, "object_at", 1) == -1


@clause("O-Q30", "O-Q27")
def test_an_object_is_no_bonus_unit() -> None:
    state = bazaar(objects={"baz_blade": 0}, day_cards=["baz_blade", "baz_camel"])
    assert legal(state) == {"pass", "offer 0", "offer 1", "offer 2"}


# ---------------------------------------------------------------- the court


@clause("O-DC1", "O-DC2", "O-DC3", "O-Q34")
def test_any_opponent_may_be_sued_for_any_named_treasure() -> None:
    state = court()
    assert legal(state) == {"pass", "accuse 1", "accuse 2"}
    assert refusal(state, "accuse 0") == "O-DC1"
    play(state, "accuse 1")
    assert len(legal(state)) == 15
    assert refusal(state, "claim ins_crown") is None  # even for one's own


@clause("O-DC4", "O-Q34", "O-Q37")
def test_a_suit_lapses_when_the_accused_does_not_have_it() -> None:
    state = play(court(), "accuse 1", "claim ins_signet")
    assert (state.decision, state.actor) == ("accuse", 1)  # the suit is used up
    assert seen(state, "tried") == 0
    play(state, "accuse 2")
    assert refusal(state, "claim ins_signet") is None  # a lapsed suit bars nobody


@clause("O-DC5", "O-Q38", "O-Q39")
def test_the_accused_lays_it_face_up() -> None:
    state = play(court(), "accuse 1", "claim val_shield")
    assert row(state, 1)[:2] == ["sceptre", "+shield"]
    assert known(state, 2, 1)[:2] == ["?", "shield"]
    state = position(
        3, BASE, options={"vb1": "yes"}, decision="accuse", day=1, dealer=2, day_cards=["day_court"], old_man=2
    )
    assert seen(play(state, "accuse 1", "claim val_shield"), "old_man") == 2  # no flip of the night


@clause("O-DC6", "O-Q35")
def test_both_bribe_in_turn_until_both_pass_plaintiff_first() -> None:
    state = play(court([0, 5]), "accuse 1", "claim val_shield")
    assert (state.decision, state.actor) == ("bribe", 0)
    play(state, "offer 0", "pass")
    assert state.actor == 1
    assert "offer 1" in legal(state)  # the treasure in question itself
    play(state, "offer 1", "pass")
    assert state.actor == 0
    play(state, "pass", "pass")
    assert (state.decision, state.actor) == ("accuse", 1)


@clause("O-DC7", "O-DC8", "O-DC10", "O-Q27", "O-Q36", "O-Q17")
def test_the_higher_total_is_awarded_the_treasure() -> None:
    state = play(court([2, 2]), "accuse 1", "claim val_shield", "offer 0", "pass", "pass", "pass")
    assert row(state, 0) == ["crown", "dagger", "lamp", "+shield"]
    assert seen(state, "spent")[:2] == [0b0001, 0]  # what was awarded is fresh
    assert "shield" not in row(state, 1)
    state = play(court([2, 2]), "accuse 1", "claim val_shield", "offer 0", "pass", "offer 0", "offer 1", "pass")
    play(state, "pass", "pass")
    assert row(state, 1)[:2] == ["sceptre", "+shield"]
    assert seen(state, "spent")[:2] == [0b0001, 0b0011]  # both bribes are gone


@clause("O-DC10", "O-Q36")
def test_a_treasure_bribed_with_is_fresh_for_its_new_owner() -> None:
    state = play(court([5, 0]), "accuse 1", "claim val_shield", "pass", "offer 1", "pass", "pass", "pass")
    assert row(state, 0)[-1] == "+shield"
    assert seen(state, "spent")[:2] == [0, 0]


@clause("O-DC9")
def test_a_tie_is_rolled_again() -> None:
    state = play(court([3, 3, 1, 1, 4, 3]), "accuse 1", "claim val_shield", "pass", "pass")
    assert seen(state, "dice")[:2] == [5, 4]
    assert row(state, 0)[-1] == "+shield"


@clause("O-DC11", "O-Q37")
def test_one_object_is_tried_once_on_a_card() -> None:
    state = play(court([0, 5]), "accuse 1", "claim val_shield", "pass", "pass", "pass")
    assert (state.actor, state.decision) == (2, "accuse")
    play(state, "accuse 1")
    assert refusal(state, "claim val_shield") == "O-DC11"
    assert "claim val_shield" not in legal(state)


@clause("O-DC12", "O-Q37")
def test_who_lost_it_by_a_verdict_may_demand_a_retrial() -> None:
    state = play(court([5, 0, 5, 0]), "accuse 1", "claim val_shield", "pass", "pass")
    assert state.actor == 1
    play(state, "accuse 0")
    assert refusal(state, "claim val_shield") is None
    play(state, "claim val_shield", "pass", "pass")
    assert row(state, 1)[-1] == "+shield"
    play(state, "accuse 1")
    assert refusal(state, "claim val_shield") == "O-DC11"  # seat 2 has lost nothing


@clause("O-Q33")
def test_each_player_has_one_suit_per_court_day_in_order() -> None:
    script = [day_card("day_court", ["day_court"])]
    state = court(script)
    order = []
    for _ in range(3):
        order.append(state.actor)
        play(state, "pass")
    assert order == [0, 1, 2]
    assert (state.decision, state.actor, seen(state, "revealed")) == ("accuse", 0, 2)  # another card, new suits


@clause("O-Q37")
def test_a_later_card_starts_afresh() -> None:
    script = [0, 5, day_card("day_court", ["day_court"])]
    state = play(court(script), "accuse 1", "claim val_shield", "pass", "pass", "pass", "pass", "accuse 1")
    assert refusal(state, "claim val_shield") is None


@clause("O-Q4")
def test_a_verdict_springs_no_trap() -> None:
    given = (["crown"], ["sceptre", "bottle"], ["signet"])
    state = court([5, 0], given, hands=[["atk_thief"], [], []])
    play(state, "accuse 1", "claim val_bottle", "pass", "pass")
    assert (state.decision, seen(state, "hand_size", 0)) == ("accuse", 1)


@clause("O-Q22", "O-W04")
def test_a_verdict_can_win_the_game() -> None:
    given = (["crown", "sceptre"], ["signet", "shield"])
    for old_man, over in ((0, True), (1, False)):
        state = court([5, 0], given, old_man=old_man)
        assert play(state, "accuse 1", "claim ins_signet", "pass", "pass").over is over
