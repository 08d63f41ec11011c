"""Clauses of routes: camels, goods tiles and sales."""

from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import NOT_ASKED, legal, play, refusal
from tests.samarkand import camels, hand, in_front_of, money, position, seen


def levant(*, players: int = 3, **fields: Any) -> State:
    """Seat 0 belongs to the Levant, whose start is Damascus, and chooses to extend its route."""
    members = [["levant"], *([] for _ in range(players - 1))]
    return play(position(players, **{"members": members, "treasury": {"levant": 5}, **fields}), "extend levant")


# ---------------------------------------------------------------- who may extend


@clause("S-052")
def test_only_a_member_extends_a_route() -> None:
    state = position(members=[["levant"], ["egypt"], []])
    assert refusal(state, "extend egypt") == "S-052"
    assert refusal(state, "extend levant") is None
    assert {action for action in legal(state) if action.startswith("extend")} == {"extend levant"}


@clause("S-053", "S-R19")
def test_a_family_without_camels_cannot_extend() -> None:
    route = ["tyre", "gaza", "petra", "palmyra", "aleppo", "antioch", "tayma", "dumat", "hira", "anbar", "van"]
    state = position(members=[["levant"], [], []], camels={space: ["levant"] for space in route})
    assert seen(state, "reserve", "levant") == 0
    assert refusal(state, "extend levant") == "S-053"
    assert "extend levant" not in legal(state)
    assert refusal(state, "marry egypt") is None


@clause("S-R19")
def test_marriage_prizes_and_scoring_go_on_without_camels() -> None:
    route = ["tyre", "gaza", "petra", "palmyra", "aleppo", "antioch", "tayma", "dumat", "hira", "anbar", "van"]
    spread: dict[str, list[str]] = {space: ["levant"] for space in route}
    state = position(members=[["tigris"], ["levant"], []], camels=spread | {"babylon": ["tigris"]})
    assert refusal(state, "marry levant") is None
    play(state, "extend tigris", "place hira")
    assert money(state) == [13, 11, 10]


@clause("S-053")
def test_the_last_camel_has_no_second() -> None:
    route = ["tyre", "gaza", "petra", "palmyra", "aleppo", "antioch", "tayma", "dumat", "hira", "anbar"]
    state = levant(camels={space: ["levant"] for space in route})
    play(state, "place melitene")
    assert seen(state, "reserve", "levant") == 0
    assert legal(state) == {"end_turn"}


@clause("S-R26")
def test_a_route_that_is_shut_in_cannot_be_extended() -> None:
    round_dunhuang = {space: ["sogdia", "tigris"] for space in ("kucha", "khotan", "tibet")}
    state = position(members=[["china"], [], []], camels=round_dunhuang)
    assert refusal(state, "extend china") == "S-R26"
    assert "extend china" not in legal(state)
    open_again = {**round_dunhuang, "tibet": ["sogdia"]}
    assert refusal(position(members=[["china"], [], []], camels=open_again), "extend china") is None


# ---------------------------------------------------------------- where a camel goes


@clause("S-051", "S-056", "S-R10")
def test_a_camel_goes_beside_one_of_its_colour() -> None:
    state = levant()
    beside = {"antioch", "aleppo", "tyre", "palmyra", "gaza", "petra"}
    assert legal(state) == {f"place {space}" for space in beside}
    assert refusal(state, "place hail") == "S-056"
    play(state, "place petra", "end_turn")
    state = levant(camels={"petra": ["levant"]})
    assert refusal(state, "place hail") is None


@clause("S-056")
def test_another_familys_camel_is_no_support() -> None:
    state = levant(camels={"petra": ["egypt"]})
    assert refusal(state, "place hail") == "S-056"


@clause("S-055")
@pytest.mark.parametrize("space", ["mediterranean_east", "antioch", "cyprus", "gaza"])
def test_land_and_water_may_be_entered(space: str) -> None:
    state = play(levant(camels={"tyre": ["levant"]}), f"place {space}")
    assert camels(state, space) == ["levant"]


@clause("S-057")
def test_not_two_camels_of_a_colour_on_a_space() -> None:
    state = levant(camels={"tyre": ["levant"], "petra": ["levant", "egypt"]})
    for space in ("tyre", "damascus", "petra"):
        assert refusal(state, f"place {space}") == "S-057"
        assert f"place {space}" not in legal(state)


@clause("S-019", "S-057", "S-R26")
def test_at_most_two_camels_on_a_space() -> None:
    state = levant(camels={"petra": ["egypt", "arabia"], "gaza": ["egypt"]})
    assert refusal(state, "place petra") == "S-019"
    assert "place petra" not in legal(state)
    assert refusal(state, "place gaza") is None


@clause("S-019", "S-R25")
def test_at_most_two_camels_on_water_too() -> None:
    state = levant(camels={"tyre": ["levant"], "mediterranean_east": ["egypt", "byzantium"]})
    assert refusal(state, "place mediterranean_east") == "S-019"


@clause("S-019", "S-R10")
def test_the_start_camel_counts() -> None:
    state = levant(camels={"lydia": ["levant"], "constantinople": ["byzantium", "egypt"], "bithynia": ["levant"]})
    assert refusal(state, "place constantinople") == "S-019"
    state = levant(camels={"lydia": ["levant"]})
    assert refusal(state, "place constantinople") is None


@clause("S-058")
def test_one_space_is_free() -> None:
    state = play(levant(), "place petra", "end_turn")
    assert camels(state, "petra") == ["levant"]
    assert seen(state, "reserve", "levant") == 10
    assert seen(state, "treasury", "levant") == 5
    assert money(state) == [10, 10, 10]


# ---------------------------------------------------------------- the second camel


@clause("S-051", "S-059")
def test_a_second_camel_costs_the_treasury_one_dirham() -> None:
    state = play(levant(), "place petra", "place antioch", "end_turn")
    assert camels(state, "antioch") == ["levant"]
    assert seen(state, "reserve", "levant") == 9
    assert seen(state, "treasury", "levant") == 4
    assert money(state) == [10, 10, 10]


@clause("S-051")
def test_a_third_camel_is_not_asked_for() -> None:
    state = play(levant(), "place petra", "place antioch")
    assert legal(state) == {"end_turn"}


@clause("S-060")
def test_the_second_camel_keeps_the_same_rules() -> None:
    state = play(levant(camels={"antioch": ["egypt", "tigris"]}), "place petra")
    assert refusal(state, "place antioch") == "S-019"
    assert refusal(state, "place damascus") == "S-061"  # beside the first, and of the same colour
    assert refusal(state, "place cyprus") == "S-056"
    assert refusal(state, "place tyre") is None


@clause("S-060")
def test_the_second_camel_may_not_join_one_of_its_colour() -> None:
    state = play(levant(camels={"tyre": ["levant"]}), "place petra")
    assert refusal(state, "place tyre") == "S-057"


@clause("S-061", "S-R01")
def test_the_second_camel_does_not_stand_beside_the_first() -> None:
    state = play(levant(), "place petra")
    assert refusal(state, "place gaza") == "S-061"  # though it is beside Damascus too
    assert refusal(state, "place palmyra") == "S-061"
    assert refusal(state, "place hail") == "S-061"  # only the first would support it
    assert legal(state) == {"end_turn", "place antioch", "place aleppo", "place tyre"}


@clause("S-062")
def test_a_family_without_money_places_one_camel() -> None:
    state = play(levant(treasury={}), "place petra")
    assert refusal(state, "place tyre") == "S-062"
    assert legal(state) == {"end_turn"}
    assert refusal(play(levant(treasury={"levant": 1}), "place petra"), "place tyre") is None


@clause("S-062")
def test_the_players_own_money_does_not_help() -> None:
    state = play(levant(treasury={"egypt": 9}, money=[50, 0, 0]), "place petra")
    assert refusal(state, "place tyre") == "S-062"


@clause("S-053")
def test_the_second_camel_needs_a_camel() -> None:
    route = ["tyre", "gaza", "petra", "palmyra", "aleppo", "antioch", "tayma", "dumat", "hira", "anbar"]
    state = play(levant(camels={space: ["levant"] for space in route}), "place melitene")
    assert refusal(state, "place lydia") == "S-053"


@clause("S-R02", "S-R03")
def test_the_first_relation_does_not_stop_the_second_camel() -> None:
    state = play(levant(camels={"petra": ["egypt"], "antioch": ["byzantium"]}), "place petra")
    assert money(state)[0] == 13
    play(state, "place antioch")
    assert money(state)[0] == 16
    assert seen(state, "relation_tiles", 0) == 4


@clause("S-R02")
def test_the_second_camel_takes_goods() -> None:
    state = play(levant(camels={"tyre": ["levant"]}), "place petra", "place cyprus")
    assert in_front_of(state, 0) == ["copper"]


@clause("S-R04", "S-R30")
def test_the_dirham_is_paid_when_the_second_camel_is_placed() -> None:
    state = play(levant(), "place petra")
    assert seen(state, "treasury", "levant") == 5
    play(state, "end_turn")
    assert seen(state, "treasury", "levant") == 5


@clause("S-R04")
def test_nothing_is_paid_where_no_space_is_left() -> None:
    around = {space: ["sogdia", "tigris"] for space in ("kucha", "khotan")}
    state = position(members=[["china"], [], []], treasury={"china": 3}, camels=around)
    play(state, "extend china", "place tibet")
    assert legal(state) == {"end_turn"}
    assert seen(state, "treasury", "china") == 3


@clause("S-063", "S-R30")
def test_example_a_camel_on_land_and_one_on_a_ship_symbol() -> None:
    state = levant(camels={"tyre": ["levant"]})
    play(state, "place petra", "place mediterranean_east", "end_turn")
    assert seen(state, "treasury", "levant") == 4
    assert (camels(state, "petra"), camels(state, "mediterranean_east")) == (["levant"], ["levant"])
    assert money(state) == [10, 10, 10]


# ---------------------------------------------------------------- goods tiles


@clause("S-064", "S-065")
def test_the_first_camel_on_a_goods_space_takes_the_tile() -> None:
    state = play(levant(camels={"tyre": ["levant"]}), "place cyprus")
    assert in_front_of(state, 0) == ["copper"]
    assert [line["goods_tiles"] for line in state.scores()] == [1, 0, 0]
    assert [line["total"] for line in state.scores()] == [11, 10, 10]


@clause("S-070", "S-071")
def test_an_occupied_goods_space_gives_no_tile_and_no_sale_but_a_relation() -> None:
    fields = {"camels": {"tyre": ["levant"], "cyprus": ["byzantium"]}, "goods_tiles": [[], ["copper"], []]}
    state = play(levant(**fields, hands=[["copper"], ["wine"], []]), "place cyprus")
    assert in_front_of(state, 0) == []
    assert in_front_of(state, 1) == ["copper"]
    assert state.decision != "sale"
    assert refusal(state, "sell") == NOT_ASKED
    assert seen(state, "relation_tiles", 0) == 2


@clause("S-064")
@pytest.mark.parametrize("space", ["antioch", "damascus"])
def test_other_spaces_give_no_tile(space: str) -> None:
    start = {"antioch": ["levant"], "lydia": ["levant"]}
    goal = "constantinople" if space == "damascus" else "tyre"
    state = play(levant(camels=start), f"place {goal}")
    assert in_front_of(state, 0) == []


# ---------------------------------------------------------------- sales


def copper(*hands: list[str], **fields: Any) -> State:
    """The first camel comes to Cyprus, the space of the copper; the seats hold these cards."""
    state = levant(players=len(hands), camels={"tyre": ["levant"]}, hands=list(hands), **fields)
    return play(state, "place cyprus")


@clause("S-066", "S-067")
@pytest.mark.parametrize("seller", [0, 1, 2])
def test_whoever_holds_the_card_may_sell_it_for_three_dirham(seller: int) -> None:
    hands = [["wine"], ["silver"], ["jade"]]
    hands[seller] = ["copper", "naphtha"]
    state = copper(*hands)
    for _ in range(seller):
        play(state, "keep")
    assert state.actor == seller
    play(state, "sell")
    assert money(state) == [13 if seat == seller else 10 for seat in range(3)]
    assert seen(state, "place", "copper") == 5 + seller  # face up before everybody
    assert (seen(state, "hand_size", seller), seen(state, "sold", seller)) == (1, 1)


@clause("S-072")
@pytest.mark.parametrize("seller", [0, 1])
def test_selling_is_free(seller: int) -> None:
    hands = [["wine"], ["silver"]]
    hands[seller] = ["copper"]
    state = copper(*hands)
    for _ in range(2):
        assert refusal(state, "keep") is None
        play(state, "keep")
    assert money(state) == [10, 10]
    assert hand(state, seller) == ["copper"]


@clause("S-074")
def test_example_the_diamond_is_taken_and_its_card_kept() -> None:
    state = position(members=[["china"], [], []], camels={"tibet": ["china"]}, hands=[["diamond"], [], []])
    play(state, "extend china", "place lahore")
    assert legal(state) == {"sell", "keep"}
    play(state, "keep")
    assert in_front_of(state, 0) == ["diamond"]
    assert hand(state, 0) == ["diamond"]


@clause("S-071")
def test_a_card_not_sold_then_cannot_be_sold_later() -> None:
    state = play(copper(["copper"], ["wine"], [], treasury={}), "keep", "keep")
    assert state.actor == 1  # the turn is over: nothing could be taken back
    assert refusal(state, "sell") == NOT_ASKED
    assert hand(state, 0) == ["copper"]


@clause("S-R11")
def test_every_seat_with_a_hand_card_is_asked_in_turn_order() -> None:
    state = levant(players=5, turn=3, members=[[], [], [], ["levant"], []], camels={"tyre": ["levant"]},
                   hands=[["wine"], [], ["silver"], ["jade"], ["furs"]])  # fmt: skip
    play(state, "place cyprus")
    asked = []
    while state.decision == "sale":
        asked.append(state.actor)
        assert legal(state) == {"keep"}
        assert refusal(state, "sell") == NOT_ASKED
        play(state, "keep")
    assert asked == [3, 4, 0, 2]


@clause("S-R11")
def test_only_the_holder_can_sell() -> None:
    state = copper(["wine"], ["copper"], ["silver"])
    assert legal(state) == {"keep"}
    play(state, "keep")
    assert legal(state) == {"sell", "keep"}


@clause("S-R11")
def test_asking_stops_after_a_sale() -> None:
    state = play(copper(["wine"], ["copper"], ["silver"]), "keep", "sell")
    assert (state.actor, state.decision) == (0, "second_camel")


@clause("S-R11")
def test_the_sale_comes_before_the_second_camel() -> None:
    state = copper(["wine"], [], [])
    assert (state.actor, state.decision) == (0, "sale")
    assert refusal(state, "place petra") == NOT_ASKED
    play(state, "keep")
    assert refusal(state, "place petra") is None


@clause("S-R11")
def test_without_hand_cards_nobody_is_asked() -> None:
    state = copper([], [], [])
    assert state.decision == "second_camel"


@clause("S-068", "S-069")
def test_a_sold_card_stays_out_of_the_hand() -> None:
    state = play(copper(["copper"], [], []), "sell")
    assert hand(state, 0) == []
    assert seen(state, "sold", 0) == 1


@clause("S-R29")
def test_the_last_hand_card_may_be_sold() -> None:
    state = copper(["copper"], [], [])
    assert refusal(state, "sell") is None
    play(state, "sell")
    assert seen(state, "hand_size", 0) == 0


# ---------------------------------------------------------------- taking back


def test_an_extension_can_be_taken_back_until_others_were_asked() -> None:
    assert play(levant(), "place petra").undoable == 2
    assert play(levant(), "place petra", "place antioch").undoable == 3
    assert copper([], [], []).undoable == 2
    asked = copper(["wine"], ["jade"], [])
    assert asked.undoable == 0
    play(asked, "keep")
    assert (asked.actor, asked.undoable) == (1, 0)
    play(asked, "keep")
    assert (asked.actor, asked.undoable) == (0, 0)
    assert play(asked, "place petra").undoable == 1


def test_a_turn_whose_last_step_was_anothers_ends_by_itself() -> None:
    state = copper([], ["wine"], [], treasury={})
    play(state, "keep")
    assert (state.actor, state.decision) == (1, "turn")


def test_a_turn_that_can_be_taken_back_ends_explicitly() -> None:
    state = play(levant(treasury={}), "place petra")
    assert legal(state) == {"end_turn"}
    assert state.actor == 0
