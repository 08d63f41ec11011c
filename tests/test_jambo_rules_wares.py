"""Clauses of chapters 5 and 6: small stands, buying, selling, placing and paying for the sixth space."""

from typing import Any

import pytest

from fondaco.errors import IllegalActionError
from tests.clauses import clause
from tests.jambo import GAME, discards, gold, hand, large, playing, small, stock, supply, top_discard
from tests.rules import NOT_ASKED, legal, play, refusal

FIVE = {"hides": 5}
SIX = {"hides": 6}
EVERY_WARE = {"trinkets": 1, "hides": 1, "tea": 1, "silk": 1, "fruit": 1, "salt": 1}


# ---------------------------------------------------------------- 5 Small stands


@clause("J-5.1")
def test_a_small_stand_holds_three_wares_without_a_fee() -> None:
    state = playing(hands=[["small_stand", "ware_ttt"], []], large=[FIVE, {}])
    play(state, "play small_stand", "buy ware_ttt")
    assert state.view(None)["stands"] == [1, 0]
    assert (large(state, 0), small(state, 0)) == (FIVE, {"tea": 3})
    assert gold(state, 0) == 20 - 6 - 3


@clause("J-5.1")
def test_a_small_stand_holds_no_fourth_ware() -> None:
    fields: dict[str, Any] = {"gold": [50, 50], "hands": [["ware_ttt"], []], "stands": [1, 0], "large": [SIX, {}]}
    state = play(playing(**fields), "buy ware_ttt")
    assert (large(state, 0), small(state, 0)) == (SIX, {"tea": 3})
    assert refusal(playing(small=[{"salt": 1}, {}], **fields), "buy ware_ttt") == "J-6.3"


@clause("J-5.1")
def test_a_small_stand_serves_its_owner_alone() -> None:
    state = playing(hands=[["ware_ttt"], []], stands=[0, 1], large=[SIX, {}])
    assert refusal(state, "buy ware_ttt") == "J-6.3"


@clause("J-5.1")
def test_a_stand_built_is_neither_in_the_hand_nor_on_the_discard_pile() -> None:
    state = play(playing(hands=[["small_stand", "small_stand"], []]), "play small_stand")
    assert hand(state, 0) == ["small_stand"]
    assert discards(state) == []


STAYS: dict[str, tuple[str, ...]] = {
    "elephant": ("play elephant", "ware tea", "ware tea", "ware tea", "ware tea"),
    "lion": ("play lion", "utility well", "utility well"),
    "snake": ("play snake", "utility well"),
    "baboon": ("play baboon", "card guard", "card guard"),
    "sale": ("sell ware_ttt",),
}


@clause("J-5.1")
@pytest.mark.parametrize("what", STAYS)
def test_a_small_stand_stays_whatever_happens(what: str) -> None:
    hands = [["ware_ttt" if what == "sale" else what, "guard", "guard"], []]
    fields: dict[str, Any] = {"small": [{"tea": 3}, {"tea": 1}], "utilities": [["well", "well"], []]}
    state = play(playing(hands=hands, stands=[1, 1], **fields), *STAYS[what])
    assert (state.actor, state.decision) == (0, "play")
    assert state.view(None)["stands"] == [1, 1]


@clause("J-5.1")
def test_a_small_stand_stays_when_the_turn_ends() -> None:
    state = play(playing(stands=[1, 2]), "end_turn", "end_turn")
    assert state.view(None)["stands"] == [1, 2]


@clause("J-5.2")
@pytest.mark.parametrize("builder", [0, 1])
def test_the_first_small_stand_of_the_game_costs_six_gold(builder: int) -> None:
    hands = [["small_stand"], ["small_stand"]]
    state = play(playing(turn=builder, hands=hands), "play small_stand")
    assert gold(state, builder) == 14
    assert gold(state, 1 - builder) == 20


@clause("J-5.2")
@pytest.mark.parametrize("stands", [[1, 0], [0, 1], [2, 2], [0, 4]])
def test_every_later_small_stand_costs_three_gold_whoever_builds_it(stands: list[int]) -> None:
    state = play(playing(hands=[["small_stand"], []], stands=stands), "play small_stand")
    assert gold(state, 0) == 17


@clause("J-5.2")
def test_in_one_turn_the_first_stand_costs_six_gold_and_the_second_three() -> None:
    state = playing(hands=[["small_stand", "small_stand"], []])
    play(state, "play small_stand")
    assert gold(state, 0) == 14
    play(state, "play small_stand")
    assert gold(state, 0) == 11


@clause("J-5.2")
@pytest.mark.parametrize(
    ("owned", "stands", "refused"),
    [(5, [0, 0], "J-9.3"), (6, [0, 0], None), (2, [0, 1], "J-9.3"), (3, [0, 1], None)],
)
def test_a_small_stand_must_be_paid(owned: int, stands: list[int], refused: str | None) -> None:
    state = playing(gold=[owned, 50], hands=[["small_stand"], []], stands=stands)
    assert refusal(state, "play small_stand") == refused
    if refused is None:
        play(state, "play small_stand")
        assert gold(state, 0) == 0


@clause("J-5.3")
def test_one_player_may_own_all_five_small_stands() -> None:
    state = play(playing(hands=[["small_stand"] * 5, []]), *["play small_stand"] * 5)
    assert state.view(None)["stands"] == [5, 0]
    assert gold(state, 0) == 20 - 6 - 4 * 3


@clause("J-5.3")
def test_five_small_stands_hold_fifteen_wares() -> None:
    stock = {"tea": 6, "salt": 6, "silk": 2}
    state = playing(stands=[5, 0], large=[SIX, {}], small=[stock, {}], utilities=[["boat", "boat"], []])
    play(state, "use boat", "utility boat", "ware fruit")
    assert sum(small(state, 0).values()) == 15
    assert refusal(state, "use boat") == "J-7.2"
    play(state, "end_turn", "end_turn", "skip")
    assert refusal(state, "use boat") == "J-7.21"


# ---------------------------------------------------------------- 6 Ware cards: buying and selling


@clause("J-6.1")
def test_a_ware_card_is_played_either_to_buy_or_to_sell() -> None:
    bought = playing(hands=[["ware_ttt"], []], large=[{"tea": 3}, {}])
    assert legal(bought) == {"buy ware_ttt", "sell ware_ttt", "end_turn"}
    sold = bought.copy()
    for state, action in ((bought, "buy ware_ttt"), (sold, "sell ware_ttt")):
        play(state, action)
        assert legal(state) == {"end_turn"}
        assert hand(state, 0) == []
        assert discards(state) == ["ware_ttt"]
    assert large(bought, 0) == {"tea": 6}
    assert large(sold, 0) == {}


@clause("J-6.1")
@pytest.mark.parametrize("action", ["buy ware_ttt", "sell ware_ttt"])
def test_a_ware_card_played_lies_on_top_of_the_discard_pile(action: str) -> None:
    state = playing(hands=[["ware_ttt", "lion"], []], large=[{"tea": 3}, {}], discard=["snake"])
    play(state, action)
    assert top_discard(state) == "ware_ttt"
    assert discards(state) == ["snake", "ware_ttt"]
    assert hand(state, 0) == ["lion"]


PRICES: list[tuple[str, int, int, dict[str, int]]] = [
    # card, price of a purchase, price of a sale, wares
    ("ware_kkk", 3, 10, {"trinkets": 3}),
    ("ware_ffh", 4, 11, {"hides": 1, "fruit": 2}),
    ("ware_slk", 5, 12, {"trinkets": 1, "silk": 1, "salt": 1}),
    ("ware_khtlfs", 10, 18, EVERY_WARE),
]


@clause("J-6.2")
@pytest.mark.parametrize(("card", "price", "shown"), [(card, buy, shown) for card, buy, _, shown in PRICES])
def test_buying_costs_the_lower_left_price_and_brings_every_ware_shown_at_once(
    card: str, price: int, shown: dict[str, int]
) -> None:
    state = playing(hands=[[card], ["lion"]], stands=[1, 0])
    play(state, f"buy {card}")
    assert state.decision == "rain_window"  # placed before anything else happens
    assert gold(state, 0) == 20 - price
    assert stock(state, 0) == shown
    assert supply(state) == {ware: 6 - shown.get(ware, 0) for ware in EVERY_WARE}


@clause("J-6.3")
@pytest.mark.parametrize(
    ("card", "stands", "on_large", "on_small", "fits"),
    [
        ("ware_ttt", 0, 2, 0, True),
        ("ware_ttt", 0, 3, 0, True),  # with the sixth space
        ("ware_ttt", 0, 4, 0, False),
        ("ware_ttt", 0, 5, 0, False),
        ("ware_ttt", 0, 6, 0, False),
        ("ware_ttt", 1, 6, 0, True),
        ("ware_ttt", 1, 6, 1, False),
        ("ware_ttt", 1, 5, 1, True),  # with the sixth space
        ("ware_ttt", 1, 5, 2, False),
        ("ware_ttt", 2, 6, 3, True),
        ("ware_ttt", 2, 6, 4, False),
        ("ware_khtlfs", 0, 0, 0, True),  # with the sixth space
        ("ware_khtlfs", 0, 1, 0, False),
        ("ware_khtlfs", 1, 3, 0, True),
        ("ware_khtlfs", 1, 4, 0, False),
        ("ware_khtlfs", 2, 6, 0, True),
        ("ware_khtlfs", 2, 6, 1, False),
    ],
)
def test_buying_needs_space_for_all_wares(card: str, stands: int, on_large: int, on_small: int, fits: bool) -> None:
    state = playing(
        gold=[50, 50],
        hands=[[card], []],
        stands=[stands, 0],
        large=[{"fruit": min(3, on_large), "salt": max(0, on_large - 3)}, {}],
        small=[{"silk": on_small}, {}],
    )
    assert refusal(state, f"buy {card}") == (None if fits else "J-6.3")


@clause("J-6.4")
@pytest.mark.parametrize(
    ("card", "elsewhere", "there"),
    [
        ("ware_ttt", {"tea": 3}, True),
        ("ware_ttt", {"tea": 4}, False),
        ("ware_ttt", {"tea": 6}, False),
        ("ware_ttl", {"tea": 4}, True),
        ("ware_ttl", {"tea": 5}, False),
        ("ware_ttl", {"silk": 5}, True),
        ("ware_ttl", {"silk": 6}, False),
        ("ware_khtlfs", {"salt": 5}, True),
        ("ware_khtlfs", {"salt": 6}, False),
        ("ware_khtlfs", {"trinkets": 6}, False),
    ],
)
def test_buying_needs_all_wares_in_the_supply(card: str, elsewhere: dict[str, int], there: bool) -> None:
    state = playing(hands=[[card], []], large=[{}, elsewhere])
    assert refusal(state, f"buy {card}") == (None if there else "J-6.4")


@clause("J-6.5")
@pytest.mark.parametrize(("card", "price"), [("ware_kkk", 3), ("ware_ffh", 4), ("ware_slk", 5), ("ware_khtlfs", 10)])
def test_buying_needs_the_price(card: str, price: int) -> None:
    fields: dict[str, Any] = {"hands": [[card], []], "stands": [1, 0]}
    assert refusal(playing(gold=[price - 1, 50], **fields), f"buy {card}") == "J-6.5"
    assert refusal(playing(gold=[0, 50], **fields), f"buy {card}") == "J-6.5"
    state = play(playing(gold=[price, 0], **fields), f"buy {card}")
    assert gold(state, 0) == 0


@clause("J-6.6")
@pytest.mark.parametrize(
    "fields",
    [
        {"large": [{}, {"tea": 5}]},  # one in the supply
        {"large": [{"salt": 5}, {}]},  # room for one
        {"gold": [2, 20]},  # two thirds of the price
    ],
)
def test_no_part_of_the_wares_can_be_bought(fields: dict[str, Any]) -> None:
    state = playing(hands=[["ware_ttt"], []], **fields)
    assert legal(state) == {"end_turn"}
    before = state.digest()
    with pytest.raises(IllegalActionError):
        state.apply(GAME.parse("buy ware_ttt"))
    assert state.digest() == before


@clause("J-6.6")
def test_a_purchase_asks_nothing() -> None:
    state = play(playing(hands=[["ware_slk"], []]), "buy ware_slk")
    assert (state.actor, state.decision) == (0, "play")
    assert large(state, 0) == {"trinkets": 1, "silk": 1, "salt": 1}


@clause("J-6.7")
@pytest.mark.parametrize("before", [{"tea": 3}, {"salt": 3}, {"trinkets": 1, "silk": 1, "salt": 1}])
@pytest.mark.parametrize("card", ["ware_hhh", "ware_fff"])
def test_filling_the_sixth_space_costs_two_gold_whatever_lies_there(card: str, before: dict[str, int]) -> None:
    state = play(playing(hands=[[card], []], large=[before, {}]), f"buy {card}")
    assert sum(large(state, 0).values()) == 6
    assert gold(state, 0) == 20 - 3 - 2


@clause("J-6.7")
def test_the_first_five_spaces_cost_nothing() -> None:
    state = play(playing(hands=[["ware_ttt"], []], large=[{"salt": 2}, {}]), "buy ware_ttt")
    assert gold(state, 0) == 20 - 3


@clause("J-6.7")
def test_the_fee_is_due_at_once() -> None:
    state = play(playing(hands=[["ware_ttt"], ["lion"]], large=[{"salt": 3}, {}]), "buy ware_ttt")
    assert state.decision == "rain_window"
    assert gold(state, 0) == 15


@clause("J-6.7", "J-6.8")
def test_sixth_space_costs_two_gold_each_time() -> None:
    state = playing(hands=[["ware_ttt", "ware_ttt", "ware_lll"], []], large=[{"salt": 3}, {}])
    play(state, "buy ware_ttt")
    assert gold(state, 0) == 15
    play(state, "sell ware_ttt")
    assert gold(state, 0) == 25
    play(state, "buy ware_lll")
    assert gold(state, 0) == 20


@clause("J-6.9")
@pytest.mark.parametrize(("card", "price", "shown"), [(card, sell, shown) for card, _, sell, shown in PRICES])
def test_selling_returns_every_ware_shown_and_brings_the_lower_right_price(
    card: str, price: int, shown: dict[str, int]
) -> None:
    state = playing(hands=[[card], []], stands=[1, 0], large=[shown, {}], small=[{"tea": 1}, {}])
    play(state, f"sell {card}")
    assert gold(state, 0) == 20 + price
    assert stock(state, 0) == {"tea": 1}
    assert supply(state) == {**dict.fromkeys(EVERY_WARE, 6), "tea": 5}


@clause("J-6.9")
def test_selling_costs_no_gold() -> None:
    state = play(playing(gold=[0, 0], hands=[["ware_ttt"], []], large=[{"tea": 3}, {}]), "sell ware_ttt")
    assert gold(state, 0) == 10


@clause("J-6.10")
@pytest.mark.parametrize(
    ("card", "on_large", "on_small", "there"),
    [
        ("ware_ttt", {"tea": 3}, {}, True),
        ("ware_ttt", {"tea": 2}, {}, False),
        ("ware_ttt", {"tea": 2}, {"tea": 1}, True),
        ("ware_ttt", {}, {"tea": 3}, True),
        ("ware_ttt", {"tea": 1, "silk": 4}, {"tea": 1, "salt": 2}, False),
        ("ware_ttl", {"tea": 2}, {"silk": 1}, True),
        ("ware_ttl", {"tea": 2}, {}, False),
        ("ware_ttl", {"tea": 1}, {"silk": 1}, False),
        ("ware_khtlfs", EVERY_WARE, {}, True),
        ("ware_khtlfs", {**EVERY_WARE, "fruit": 0, "tea": 2}, {}, False),
        ("ware_khtlfs", {}, {}, False),
    ],
)
def test_selling_needs_all_wares_shown_on_the_own_stands(
    card: str, on_large: dict[str, int], on_small: dict[str, int], there: bool
) -> None:
    state = playing(hands=[[card], []], stands=[1, 0], large=[on_large, {}], small=[on_small, {}])
    assert refusal(state, f"sell {card}") == (None if there else "J-6.10")


@clause("J-6.10")
def test_the_opponents_wares_cannot_be_sold() -> None:
    state = playing(hands=[["ware_ttt"], []], large=[{"tea": 2}, {"tea": 3}])
    assert refusal(state, "sell ware_ttt") == "J-6.10"


# ---------------------------------------------------------------- 6 Ware cards: the sixth space


BRINGS_A_WARE: dict[str, tuple[dict[str, Any], tuple[str, ...], int]] = {
    # what brings wares: position, actions, gold spent on it besides the fee
    "boat": ({"utilities": [["boat"], []]}, ("use boat", "turned_utility boat", "ware tea"), 0),
    "statue": ({"utilities": [["leopard_statue"], []]}, ("use leopard_statue", "ware tea"), 2),
    "basket maker": ({"hands": [["basket_maker"], []]}, ("play basket_maker", "ware tea"), 2),
    "carrier": ({"hands": [["carrier"], []]}, ("play carrier", "take_wares", "ware tea"), 0),
    "travelling merchant": (
        {"hands": [["travelling_merchant"], []]},
        ("play travelling_merchant", "ware tea", "ware tea", "bid 1", "pass", "ware tea", "done"),
        1,
    ),
    "parrot": ({"hands": [["parrot"], []], "large": [FIVE, {"tea": 1}]}, ("play parrot", "ware tea", "done"), 0),
    "elephant": (
        {"hands": [["elephant"], []], "large": [FIVE, {"tea": 6}]},
        ("play elephant", *["ware tea", "ware hides"] * 5, "ware tea", "done"),
        0,
    ),
}


@clause("J-6.8")
@pytest.mark.parametrize("what", BRINGS_A_WARE)
def test_the_fee_is_due_whatever_brings_the_sixth_ware(what: str) -> None:
    fields, actions, spent = BRINGS_A_WARE[what]
    state = play(playing(**{"large": [FIVE, {}], **fields}), *actions)
    assert (state.actor, state.decision) == (0, "play")
    assert sum(large(state, 0).values()) == 6
    assert gold(state, 0) == 20 - spent - 2


@clause("J-6.8")
@pytest.mark.parametrize("what", BRINGS_A_WARE)
def test_no_fee_is_due_while_a_small_stand_has_room(what: str) -> None:
    fields, actions, spent = BRINGS_A_WARE[what]
    state = playing(**{"large": [FIVE, {}], **fields}, stands=[1, 0])
    about_the_sixth = {"travelling merchant": 2, "parrot": 1, "elephant": 1}.get(what, 0)  # last answers, not asked now
    amount = ["amount 1"] if what in ("basket maker", "carrier") else []
    play(state, *actions[: len(actions) - about_the_sixth], *amount)
    assert (state.actor, state.decision) == (0, "play")
    assert sum(large(state, 0).values()) == 5
    assert sum(small(state, 0).values()) == (2 if what == "travelling merchant" else 1)
    assert gold(state, 0) == 20 - spent


@clause("J-6.8")
def test_a_sixth_space_emptied_by_the_elephant_is_paid_again() -> None:
    state = playing(hands=[["elephant"], []], large=[{"tea": 6}, {"salt": 6}])
    play(state, "play elephant", *["ware tea", "ware salt"] * 6, "done", "done")
    assert (large(state, 0), large(state, 1)) == ({"tea": 6}, {"salt": 6})
    assert [gold(state, seat) for seat in (0, 1)] == [18, 18]


@clause("J-6.8")
@pytest.mark.parametrize(
    ("stands", "on_large", "on_small", "large_after", "small_after", "fee"),
    [
        # trinkets, hides and silk are placed in this order
        (1, 2, 0, {"salt": 2, "trinkets": 1, "hides": 1, "silk": 1}, {}, 0),
        (1, 3, 0, {"salt": 3, "trinkets": 1, "hides": 1}, {"silk": 1}, 0),
        (1, 4, 0, {"salt": 4, "trinkets": 1}, {"hides": 1, "silk": 1}, 0),
        (1, 5, 0, {"salt": 5}, {"trinkets": 1, "hides": 1, "silk": 1}, 0),
        (1, 6, 0, {"salt": 6}, {"trinkets": 1, "hides": 1, "silk": 1}, 0),
        (1, 5, 1, {"salt": 5, "silk": 1}, {"fruit": 1, "trinkets": 1, "hides": 1}, 2),
        (1, 4, 2, {"salt": 4, "trinkets": 1, "silk": 1}, {"fruit": 2, "hides": 1}, 2),
        (1, 3, 3, {"salt": 3, "trinkets": 1, "hides": 1, "silk": 1}, {"fruit": 3}, 2),
        (2, 5, 3, {"salt": 5}, {"fruit": 3, "trinkets": 1, "hides": 1, "silk": 1}, 0),
        (2, 5, 4, {"salt": 5, "silk": 1}, {"fruit": 4, "trinkets": 1, "hides": 1}, 2),
        (0, 3, 0, {"salt": 3, "trinkets": 1, "hides": 1, "silk": 1}, {}, 2),
    ],
)
def test_wares_fill_the_large_stand_up_to_five_then_the_small_ones_then_the_sixth_space(
    stands: int, on_large: int, on_small: int, large_after: dict[str, int], small_after: dict[str, int], fee: int
) -> None:
    fields: dict[str, Any] = {"large": [{"salt": on_large}, {}], "small": [{"fruit": on_small}, {}]}
    state = play(playing(hands=[["ware_khl"], []], stands=[stands, 0], **fields), "buy ware_khl")
    assert (large(state, 0), small(state, 0)) == (large_after, small_after)
    assert gold(state, 0) == 20 - 5 - fee


@clause("J-6.8")
def test_gained_wares_are_placed_in_the_order_of_the_kinds_not_of_their_choice() -> None:
    """Silk is taken before trinkets, yet trinkets are placed first and so come on the large stand."""
    wares: dict[str, Any] = {"large": [{"tea": 4, "silk": 1}, {"salt": 6}], "small": [{"trinkets": 1}, {}]}
    state = playing(hands=[["elephant"], []], stands=[1, 0], **wares)
    choices = ["silk", "salt", "tea", "salt", "tea", "salt", "tea", "salt", "trinkets", "salt", "tea", "salt"]
    play(state, "play elephant", *(f"ware {ware}" for ware in choices), "done")
    assert (large(state, 0), small(state, 0)) == ({"trinkets": 1, "tea": 4}, {"silk": 1})
    assert gold(state, 0) == 20


TAKES_AWAY: dict[str, tuple[dict[str, Any], tuple[str, ...], dict[str, int], dict[str, int]]] = {
    # what takes tea from seat 0, who has two on the large and two on the small stand: position, actions, what is left
    "sale": ({"hands": [["ware_ttt"], []]}, ("sell ware_ttt",), {"tea": 1, "silk": 1}, {"salt": 1}),
    "drums": ({"utilities": [["drums"], []]}, ("use drums", "ware tea"), {"tea": 2, "silk": 1}, {"tea": 1, "salt": 1}),
    "portuguese": (
        {"hands": [["portuguese"], []]},
        ("play portuguese", "ware tea", "ware tea", "ware tea", "done"),
        {"tea": 1, "silk": 1},
        {"salt": 1},
    ),
    "dancer": (
        {"hands": [["dancer", "ware_fff"], []]},
        ("play dancer", "card ware_fff", "ware tea", "ware tea", "ware tea"),
        {"tea": 1, "silk": 1},
        {"salt": 1},
    ),
    "parrot": (
        {"turn": 1, "hands": [[], ["parrot"]]},
        ("play parrot", "ware tea"),
        {"tea": 2, "silk": 1},
        {"tea": 1, "salt": 1},
    ),
    "throne, own ware": (
        {"utilities": [["throne"], []]},
        ("use throne", "ware fruit", "ware tea"),
        {"tea": 2, "silk": 1},
        {"tea": 1, "fruit": 1, "salt": 1},
    ),
    "throne, opponent's ware": (
        {"turn": 1, "utilities": [[], ["throne"]]},
        ("use throne", "ware tea", "ware fruit"),
        {"tea": 2, "silk": 1},
        {"tea": 1, "fruit": 1, "salt": 1},
    ),
    "shaman": (
        {"hands": [["shaman"], []]},
        ("play shaman", "ware tea", "ware trinkets"),
        {"trinkets": 2, "silk": 1},
        {"trinkets": 2, "salt": 1},
    ),
    "throne, last ones on the large stand": (
        {"utilities": [["throne"], []], "small": [{"salt": 1}, {}]},
        ("use throne", "ware fruit", "ware tea"),
        {"tea": 1, "silk": 1, "fruit": 1},
        {"salt": 1},
    ),
}


@clause("J-6.8")
@pytest.mark.parametrize("what", TAKES_AWAY)
def test_a_kind_on_both_stands_leaves_the_small_ones_first(what: str) -> None:
    fields, actions, large_after, small_after = TAKES_AWAY[what]
    stock: dict[str, Any] = {"large": [{"tea": 2, "silk": 1}, {"fruit": 2}], "small": [{"tea": 2, "salt": 1}, {}]}
    state = play(playing(stands=[1, 0], **{**stock, **fields}), *actions)
    assert (large(state, 0), small(state, 0)) == (large_after, small_after)


@clause("J-6.8")
def test_wares_are_never_moved_between_stands() -> None:
    """The large stand becomes empty, yet what lies on the small one stays there: the next wares fill the large one."""
    state = playing(
        hands=[["ware_ttt", "ware_fff"], []], stands=[1, 0], large=[{"tea": 3}, {}], small=[{"salt": 3}, {}]
    )
    play(state, "sell ware_ttt")
    assert (large(state, 0), small(state, 0)) == ({}, {"salt": 3})
    play(state, "buy ware_fff")
    assert (large(state, 0), small(state, 0)) == ({"fruit": 3}, {"salt": 3})


@clause("J-6.8")
def test_a_small_stand_built_later_does_not_empty_the_sixth_space() -> None:
    state = playing(hands=[["small_stand", "ware_ttt"], []], large=[SIX, {}])
    play(state, "play small_stand")
    assert (large(state, 0), small(state, 0)) == (SIX, {})
    play(state, "buy ware_ttt")
    assert (large(state, 0), small(state, 0)) == (SIX, {"tea": 3})
    assert gold(state, 0) == 20 - 6 - 3


@clause("J-6.11")
@pytest.mark.parametrize(
    ("discount", "owned", "refused"),
    [
        (0, 2, "J-6.5"),
        (0, 3, "J-6.11"),
        (0, 4, "J-6.11"),
        (0, 5, None),
        (1, 0, "J-6.5"),
        (1, 1, "J-6.11"),
        (1, 2, "J-6.11"),
        (1, 3, None),
        (2, 0, "J-6.11"),
        (2, 1, "J-6.11"),
        (2, 2, None),
    ],
)
def test_a_purchase_that_needs_the_sixth_space_needs_price_and_fee(
    discount: int, owned: int, refused: str | None
) -> None:
    """Each wise man lowers the price of 3, never the fee of 2."""
    state = playing(gold=[owned, 50], discount=discount, hands=[["ware_ttt"], []], large=[{"salt": 3}, {}])
    assert refusal(state, "buy ware_ttt") == refused
    if refused is None:
        play(state, "buy ware_ttt")
        assert gold(state, 0) == 0


@clause("J-6.11")
def test_a_purchase_that_needs_no_sixth_space_needs_the_price_alone() -> None:
    fields: dict[str, Any] = {"large": [{"salt": 5}, {}], "stands": [1, 0]}
    state = play(playing(gold=[3, 50], hands=[["ware_ttt"], []], **fields), "buy ware_ttt")
    assert (large(state, 0), small(state, 0)) == ({"salt": 5}, {"tea": 3})
    assert gold(state, 0) == 0


# ---------------------------------------------------------------- 6 Ware cards: room for wares gained in another way


@clause("J-6.12")
@pytest.mark.parametrize(
    ("fields", "action", "needed", "refused"),
    [
        ({"utilities": [["boat"], []]}, "use boat", 2, "J-7.21"),
        ({"utilities": [["leopard_statue"], []]}, "use leopard_statue", 4, "J-7.21"),
        ({"hands": [["basket_maker"], []]}, "play basket_maker", 4, "J-9.24"),
    ],
)
def test_with_the_sixth_space_alone_its_fee_is_needed_beside_all_other_costs(
    fields: dict[str, Any], action: str, needed: int, refused: str
) -> None:
    assert refusal(playing(gold=[needed - 1, 50], large=[FIVE, {}], **fields), action) == refused
    state = playing(gold=[needed, 50], large=[FIVE, {}], **fields)
    play(state, action, *(["turned_utility boat"] if action == "use boat" else []), "ware tea")
    assert (state.actor, state.decision) == (0, "play")
    assert large(state, 0) == {"hides": 5, "tea": 1}
    assert gold(state, 0) == 0


@clause("J-6.12")
@pytest.mark.parametrize(
    ("fields", "action", "needed"),
    [
        ({"utilities": [["boat"], []]}, "use boat", 0),
        ({"utilities": [["leopard_statue"], []]}, "use leopard_statue", 2),
        ({"hands": [["basket_maker"], []]}, "play basket_maker", 2),
    ],
)
@pytest.mark.parametrize("stands", [0, 1])
def test_with_another_space_free_no_fee_is_needed(
    stands: int, fields: dict[str, Any], action: str, needed: int
) -> None:
    full, last = ({"hides": 4}, {}) if stands == 0 else (FIVE, {"salt": 2})
    state = playing(gold=[needed, 50], stands=[stands, 0], large=[full, {}], small=[last, {}], **fields)
    play(state, action, *(["turned_utility boat"] if action == "use boat" else []), "ware tea")
    assert stock(state, 0)["tea"] == 1
    assert gold(state, 0) == 0


@clause("J-6.12")
@pytest.mark.parametrize(
    ("fields", "action", "refused"),
    [
        ({"utilities": [["boat"], []]}, "use boat", "J-7.21"),
        ({"utilities": [["leopard_statue"], []]}, "use leopard_statue", "J-7.21"),
        ({"hands": [["basket_maker"], []]}, "play basket_maker", "J-9.24"),
    ],
)
def test_with_all_stands_full_gold_makes_no_room(fields: dict[str, Any], action: str, refused: str) -> None:
    state = playing(gold=[99, 99], stands=[1, 0], large=[SIX, {}], small=[{"salt": 3}, {}], **fields)
    assert refusal(state, action) == refused


@clause("J-6.12")
@pytest.mark.parametrize(("owned", "amounts"), [(3, 1), (4, 2)])
def test_the_basket_maker_brings_two_wares_only_where_the_fee_can_be_paid(owned: int, amounts: int) -> None:
    """One free space and the sixth: after her 2 gold the fee of 2 must be left for the second ware."""
    state = playing(gold=[owned, 50], hands=[["basket_maker"], []], large=[{"hides": 4}, {}])
    play(state, "play basket_maker", "ware tea")
    if amounts == 2:
        assert legal(state) == {"amount 1", "amount 2"}
        play(state, "amount 2")
    assert large(state, 0) == {"hides": 4, "tea": amounts}
    assert gold(state, 0) == {1: 1, 2: 0}[amounts]


@clause("J-6.12")
def test_two_wares_are_refused_where_only_one_has_room() -> None:
    state = playing(
        gold=[2, 20], decision="basket_amount", card="basket_maker", chosen="tea", large=[FIVE, {}], actions=4
    )
    assert legal(state) == {"amount 1"}
    assert refusal(state, "amount 2") == "J-6.12"


@clause("J-6.12")
def test_no_ware_of_the_carrier_is_taken_without_room() -> None:
    state = playing(gold=[1, 20], decision="carrier_ware", card="carrier", large=[FIVE, {}], actions=4)
    assert legal(state) == {"none"}
    assert refusal(state, "ware tea") == "J-6.12"


MERCHANT = ("play travelling_merchant", "ware tea", "ware silk", "bid 1", "pass")


@clause("J-6.12")
def test_the_winner_needs_bid_and_fee_for_the_sixth_space() -> None:
    state = play(playing(gold=[3, 20], hands=[["travelling_merchant"], []], large=[FIVE, {}]), *MERCHANT)
    assert (state.actor, state.decision) == (0, "leave_ware")
    assert legal(state) == {"ware tea", "ware silk"}  # one at least goes back
    play(state, "ware tea", "done")
    assert large(state, 0) == {"hides": 5, "silk": 1}
    assert gold(state, 0) == 0


@clause("J-6.12")
def test_a_winner_who_cannot_pay_the_fee_after_his_bid_has_no_sixth_space() -> None:
    state = play(playing(gold=[2, 20], hands=[["travelling_merchant"], []], large=[FIVE, {}]), *MERCHANT)
    assert (state.actor, state.decision) == (0, "play")
    assert large(state, 0) == FIVE
    assert supply(state)["tea"] == supply(state)["silk"] == 6
    assert gold(state, 0) == 1


@clause("J-6.12")
def test_who_could_pay_may_decline_the_sixth_ware_and_say_which() -> None:
    fields: dict[str, Any] = {"hands": [["travelling_merchant"], []], "large": [{"hides": 4}, {}]}
    asked = play(playing(**fields), *MERCHANT)
    assert legal(asked) == {"ware tea", "ware silk", "done"}
    for ware, kept in (("tea", "silk"), ("silk", "tea")):
        state = play(asked.copy(), f"ware {ware}")
        assert (state.actor, state.decision) == (0, "play")  # the other one has a free place and cannot be declined
        assert large(state, 0) == {"hides": 4, kept: 1}
        assert supply(state)[ware] == 6
        assert gold(state, 0) == 19
    play(asked, "done")
    assert large(asked, 0) == {"hides": 4, "tea": 1, "silk": 1}
    assert gold(asked, 0) == 17


@clause("J-6.12")
def test_who_has_only_the_sixth_space_may_decline_both_wares() -> None:
    state = play(playing(hands=[["travelling_merchant"], []], large=[FIVE, {}]), *MERCHANT, "ware tea", "ware silk")
    assert (state.actor, state.decision) == (0, "play")
    assert large(state, 0) == FIVE
    assert gold(state, 0) == 19


@clause("J-6.12")
@pytest.mark.parametrize(
    ("stands", "on_large", "on_small"), [(0, {"hides": 3}, {}), (1, FIVE, {"salt": 1}), (1, SIX, {"salt": 1})]
)
def test_with_a_free_place_for_each_no_ware_can_be_declined(
    stands: int, on_large: dict[str, int], on_small: dict[str, int]
) -> None:
    fields: dict[str, Any] = {"stands": [stands, 0], "large": [on_large, {}], "small": [on_small, {}]}
    state = play(playing(hands=[["travelling_merchant"], []], **fields), *MERCHANT)
    assert (state.actor, state.decision) == (0, "play")
    assert (stock(state, 0)["tea"], stock(state, 0)["silk"]) == (1, 1)
    assert gold(state, 0) == 19


@clause("J-6.12")
@pytest.mark.parametrize(
    ("large_before", "owned", "asked"), [({"hides": 4}, 20, False), (FIVE, 2, True), (FIVE, 1, False), (SIX, 20, False)]
)
def test_the_parrots_ware_can_be_declined_for_the_sixth_space_alone(
    large_before: dict[str, int], owned: int, asked: bool
) -> None:
    state = playing(gold=[owned, 20], hands=[["parrot"], []], large=[large_before, {"tea": 1}])
    play(state, "play parrot", "ware tea")
    if asked:
        assert legal(state) == {"done", "ware tea"}
        declined = play(state.copy(), "ware tea")
        assert large(declined, 0) == large_before
        assert supply(declined)["tea"] == 6
        assert gold(declined, 0) == owned
        play(state, "done")
        assert gold(state, 0) == owned - 2
    assert (state.actor, state.decision) == (0, "play")
    placed = asked or large_before == {"hides": 4}
    assert large(state, 0) == ({**large_before, "tea": 1} if placed else large_before)
    assert large(state, 1) == {}


@clause("J-6.12")
@pytest.mark.parametrize(
    ("fields", "actions"),
    [
        ({"utilities": [["boat"], []]}, ("use boat", "turned_utility boat")),
        ({"utilities": [["leopard_statue"], []]}, ("use leopard_statue",)),
    ],
)
def test_the_ware_of_a_utility_cannot_be_declined(fields: dict[str, Any], actions: tuple[str, ...]) -> None:
    state = play(playing(large=[FIVE, {}], **fields), *actions)
    assert legal(state) == {f"ware {ware}" for ware in EVERY_WARE}
    play(state, "ware tea")
    assert large(state, 0) == {"hides": 5, "tea": 1}


@clause("J-6.12")
def test_wares_already_placed_are_never_evicted() -> None:
    state = play(playing(hands=[["travelling_merchant"], []], large=[SIX, {}]), *MERCHANT)
    assert (state.actor, state.decision) == (0, "play")
    assert large(state, 0) == SIX
    assert supply(state)["tea"] == supply(state)["silk"] == 6


@clause("J-6.12")
def test_the_opponent_too_pays_for_his_own_sixth_space() -> None:
    state = playing(gold=[20, 2], hands=[["carrier"], []], large=[{}, FIVE])
    play(state, "play carrier", "take_cards")
    assert (state.actor, state.decision) == (1, "carrier_ware")
    play(state, "ware tea")
    assert large(state, 1) == {"hides": 5, "tea": 1}
    assert [gold(state, seat) for seat in (0, 1)] == [20, 0]


@clause("J-6.12")
def test_an_opponent_who_cannot_pay_his_fee_gets_no_ware() -> None:
    state = play(playing(gold=[20, 1], hands=[["carrier"], []], large=[{}, FIVE]), "play carrier", "take_cards")
    assert (state.actor, state.decision) == (0, "play")
    assert large(state, 1) == FIVE


@clause("J-6.12")
def test_after_the_elephant_each_one_has_the_room_that_his_own_gold_allows() -> None:
    """Each gets six wares; with 1 gold one of them must go back, with 20 one of them may."""
    state = playing(gold=[1, 20], hands=[["elephant"], []], large=[{"tea": 6}, {"salt": 6}])
    play(state, "play elephant", *["ware tea", "ware salt"] * 6)
    assert (state.actor, state.decision) == (0, "leave_ware")
    assert legal(state) == {"ware tea"}
    play(state, "ware tea")
    assert large(state, 0) == {"tea": 5}
    assert gold(state, 0) == 1
    assert (state.actor, state.decision) == (1, "leave_ware")
    assert legal(state) == {"ware salt", "done"}


@clause("J-6.12")
def test_a_purchase_cannot_decline_the_sixth_ware() -> None:
    state = play(playing(hands=[["ware_ttt"], []], large=[{"salt": 3}, {}]), "buy ware_ttt")
    assert refusal(state, "done") == NOT_ASKED
    assert large(state, 0) == {"salt": 3, "tea": 3}
