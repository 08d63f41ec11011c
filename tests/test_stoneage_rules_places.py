"""Clauses of the goods spaces, the trading place and the dogs."""

import pytest

import fondaco
from fondaco.games.stoneage.components import load
from fondaco.games.stoneage.state import GOODS
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import NOT_ASKED, legal, play, refusal
from tests.stoneage import arrived, dogs, figure, goods, position, stock, trade, turned

every_good = pytest.mark.parametrize("good", GOODS)
LEAVE = {"steal", "leave"}


# ---------------------------------------------------------------- goods spaces


@clause("A-A01", "A-A02", "A-A03", "A-Q07")
@every_good
@pytest.mark.parametrize("tile", ["symbol", "die"])
def test_one_good_is_taken_however_the_figure_came(good: str, tile: str) -> None:
    steps = GOODS.index(good) + 2  # from the building site, past the dog
    state = arrived(good) if tile == "symbol" else turned(f"die_{steps}")
    assert figure(state, 0) == good
    assert goods(state, 0) == {good: 1}
    assert stock(state) == {other: 1 if other == good else 2 for other in GOODS}
    assert trade(state) == dict.fromkeys(GOODS, 1)
    assert (state.actor, state.decision) == (1, "flip")


@clause("A-A05", "A-Q09")
@every_good
def test_an_empty_space_gives_nothing(good: str) -> None:
    state = arrived(good, goods=[{}, {good: 2}])
    assert goods(state, 0) == {}
    assert trade(state) == dict.fromkeys(GOODS, 1)
    assert (state.actor, state.decision) == (1, "flip")


@clause("A-A05")
def test_the_last_good_is_taken() -> None:
    state = arrived("tooth", goods=[{}, {"tooth": 1}])
    assert (goods(state, 0), stock(state).get("tooth", 0)) == ({"tooth": 1}, 0)


@clause("A-A06")
def test_example_a_tooth() -> None:
    assert goods(arrived("tooth"), 0) == {"tooth": 1}


@clause("A-Q08")
def test_goods_have_no_limit() -> None:
    rich = {"tooth": 3, "berry": 3, "pot": 3, "arrowhead": 3, "fish": 2}
    state = arrived("fish", 4, goods=[rich, {}, {}, {}])
    assert goods(state, 0) == rich | {"fish": 3}


# ---------------------------------------------------------------- the trading place


def trading(own: dict[str, int], there: dict[str, int] | None = None, players: int = 4) -> State:
    """Seat 0 has arrived at the trading place."""
    others: list[dict[str, int]] = [{} for _ in range(players - 1)]
    return arrived("trading_place", players, goods=[own, *others], **({} if there is None else {"trade": there}))


def trades(state: State) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All exchanges that can be made: what is given, what is taken."""
    found = set()
    todo: list[tuple[State, tuple[str, ...], tuple[str, ...]]] = [(state, (), ())]
    while todo:
        at, given, taken = todo.pop()
        actions = legal(at)
        assert actions
        for action in actions:
            if at.decision == "end" or (action == "end_turn" and at.decision == "give"):
                found.add((given, taken))
                continue
            verb, _, good = action.partition(" ")
            after = play(at.copy(), action)
            todo.append((after, given + (good,) * (verb == "give"), taken + (good,) * (verb == "take")))
    return found


@clause("A-B01", "A-B02", "A-B03")
def test_as_many_are_exchanged_as_one_likes() -> None:
    own = {"tooth": 1, "berry": 1}
    there = {"pot": 2, "arrowhead": 2, "fish": 1}
    found = trades(trading(own, there))
    assert all(len(given) == len(taken) for given, taken in found)
    assert {len(given) for given, _ in found} == {0, 1, 2}
    pairs = {("pot", "pot"), ("pot", "arrowhead"), ("pot", "fish"), ("arrowhead", "arrowhead"), ("arrowhead", "fish")}
    ones = {((one,), (other,)) for one in own for other in there}
    assert found == {((), ())} | ones | {(("tooth", "berry"), pair) for pair in pairs}


@clause("A-B02")
def test_everything_may_be_exchanged() -> None:
    state = trading({"tooth": 3, "berry": 2}, {"pot": 2, "arrowhead": 2, "fish": 1})
    play(state, "give tooth", "give tooth", "give tooth", "give berry", "give berry", "done")
    play(state, "take pot", "take pot", "take arrowhead", "take arrowhead", "take fish")
    assert goods(state, 0) == {"pot": 2, "arrowhead": 2, "fish": 1}
    assert trade(state) == {"tooth": 3, "berry": 2}


@clause("A-B02")
def test_nothing_need_be_exchanged() -> None:
    state = play(trading({"tooth": 1}), "end_turn")
    assert (goods(state, 0), trade(state)) == ({"tooth": 1}, dict.fromkeys(GOODS, 1))
    assert (state.actor, state.decision) == (1, "flip")


@clause("A-B03")
def test_only_own_goods_are_given() -> None:
    state = trading({"tooth": 1})
    assert refusal(state, "give berry") == "A-B03"
    play(state, "give tooth")
    assert refusal(state, "give tooth") == "A-B03"
    assert legal(state) == {"done"}


@clause("A-B01")
def test_only_what_lies_there_is_taken() -> None:
    state = play(trading({"tooth": 2, "berry": 1}, {"tooth": 2, "fish": 3}), "give berry", "done")
    assert refusal(state, "take pot") == "A-B01"
    assert legal(state) == {"take tooth", "take fish"}
    state = trading({"tooth": 2}, {"tooth": 2, "berry": 1, "fish": 1, "pot": 1})
    play(state, "give tooth", "give tooth", "done", "take pot")
    assert refusal(state, "take pot") == "A-B01"


@clause("A-B03", "A-B05")
def test_the_turn_does_not_end_before_as_much_is_taken_as_given() -> None:
    state = play(trading({"tooth": 2}), "give tooth")
    assert refusal(state, "end_turn") == "A-B05"
    play(state, "done")
    assert refusal(state, "end_turn") == "A-B05"
    assert not {"end_turn", "done"} & legal(state)
    assert goods(state, 0) == {"tooth": 2}  # nothing has moved yet
    play(state, "take fish")
    assert sum(trade(state).values()) == 5


@clause("A-B04", "A-B05", "A-Q14")
def test_given_goods_lie_on_the_trading_place_afterwards() -> None:
    state = trading({"fish": 3}, {"fish": 1, "tooth": 1, "pot": 3})
    play(state, "give fish", "give fish", "done", "take tooth", "take pot")
    assert goods(state, 0) == {"tooth": 1, "pot": 1, "fish": 1}
    assert trade(state) == {"fish": 3, "pot": 2}
    assert stock(state) == {"tooth": 3, "berry": 4, "pot": 1, "arrowhead": 4}


@clause("A-B06")
def test_example_fish_and_pot_for_tooth_and_berry() -> None:
    state = trading({"fish": 1, "pot": 1}, players=2)
    play(state, "give pot", "give fish", "done", "take tooth", "take berry", "end_turn")
    assert goods(state, 0) == {"tooth": 1, "berry": 1}
    assert trade(state) == {"pot": 2, "arrowhead": 1, "fish": 2}


@clause("A-Q10")
def test_without_goods_there_is_nothing_to_exchange() -> None:
    state = trading({})
    assert (state.actor, state.decision) == (1, "flip")


@clause("A-Q10", "A-Q11")
def test_with_the_only_kind_that_lies_there_neither() -> None:
    of = fondaco.game("stoneage", players=4, components={**load().data, "goods": {"2": 6, "3": 6, "4": 6}})
    state = of.position({"players": 4, "goods": [{"fish": 1}, {}, {}, {}], "trade": {"fish": 5},
                         "seen": {"0": "symbol_trade"}})  # fmt: skip
    play(state, "flip 0")
    assert (state.actor, state.decision) == (1, "flip")


@clause("A-Q11")
def test_no_good_is_both_given_and_taken() -> None:
    state = play(trading({"tooth": 2, "fish": 1}), "give tooth", "done")
    assert refusal(state, "take tooth") == "A-Q11"
    assert legal(state) == {"take berry", "take pot", "take arrowhead", "take fish"}
    for given, taken in trades(trading({"tooth": 2, "fish": 2, "pot": 1})):
        assert not set(given) & set(taken)


@clause("A-Q11")
def test_each_set_of_goods_can_be_chosen_in_one_order() -> None:
    state = play(trading({"tooth": 1, "berry": 1}), "give berry")
    assert refusal(state, "give tooth") == NOT_ASKED
    play(state, "done")
    assert legal(state) == {"take tooth", "take pot", "take arrowhead", "take fish"}


@clause("A-Q11", "A-B05")
def test_no_more_is_given_than_can_be_taken() -> None:
    state = trading({"berry": 3, "pot": 1}, {"berry": 1, "pot": 3, "fish": 1})
    play(state, "give berry", "give berry", "give berry")
    assert legal(state) == {"done"}
    assert refusal(state, "give pot") == "A-Q11"
    play(state, "done", "take pot")
    assert refusal(state, "take fish") == NOT_ASKED  # one fish would not be enough, and pots come first
    assert legal(play(state, "take pot")) == {"take pot", "take fish"}


@clause("A-Q12", "A-Q13")
def test_only_goods_are_traded_and_only_with_the_trading_place() -> None:
    state = arrived("trading_place", 3, goods=[{}, {"tooth": 3}, {}], dogs=[2, 0, 0])
    assert (state.actor, state.decision) == (1, "flip")  # two dogs are nothing to exchange
    assert dogs(state) == [2, 0, 0, 0]
    state = play(arrived("trading_place", 3, goods=[{"fish": 1}, {"tooth": 3}, {}]), "give fish", "done", "take tooth")
    assert goods(state, 1) == {"tooth": 3}


@clause("A-Q11")
def test_a_trade_may_be_taken_back_until_the_turn_ends() -> None:
    state = play(trading({"tooth": 1}), "give tooth", "done", "take fish")
    assert (state.decision, state.undoable) == ("end", 3)


# ---------------------------------------------------------------- dogs


@clause("A-D01", "A-Q07")
@pytest.mark.parametrize("tile", ["symbol_dog", "die_1"])
def test_a_dog_is_taken_and_everybody_sees_it(tile: str) -> None:
    state = turned(tile, 3)
    assert dogs(state) == [1, 0, 0, 1]
    assert (state.actor, state.decision) == (1, "flip")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["dog"] == [1, 0, 0, 0]


@clause("A-D01", "A-D02", "A-Q15")
def test_while_a_dog_is_on_the_space_none_is_stolen() -> None:
    assert dogs(arrived("dog", dogs=[1, 0])) == [2, 0, 0]
    state = arrived("dog", dogs=[0, 1])
    assert dogs(state) == [1, 1, 0]
    assert state.actor == 1


@clause("A-D02", "A-Q19")
def test_where_no_dog_is_left_one_may_be_stolen_or_not() -> None:
    state = arrived("dog", 3, dogs=[0, 1, 1])
    assert legal(state) == LEAVE
    assert dogs(play(state.copy(), "steal")) == [1, 0, 1, 0]
    assert dogs(play(state, "leave", "end_turn")) == [0, 1, 1, 0]
    assert state.actor == 1


@clause("A-D03", "A-Q18")
@pytest.mark.parametrize(
    ("turn", "held", "after"),
    [
        (0, [0, 1, 0, 1], [1, 0, 0, 1]),
        (0, [0, 0, 1, 1], [1, 0, 0, 1]),
        (1, [1, 0, 0, 1], [1, 1, 0, 0]),
        (2, [1, 1, 0, 0], [0, 1, 1, 0]),
        (3, [0, 1, 1, 0], [0, 0, 1, 1]),
    ],
)
def test_a_dog_is_stolen_from_the_nearest_on_the_left(turn: int, held: list[int], after: list[int]) -> None:
    state = play(arrived("dog", 4, turn=turn, dogs=held), "steal")
    assert dogs(state) == [*after, 0]


@clause("A-Q17")
def test_of_two_dogs_one_is_stolen() -> None:
    assert dogs(play(arrived("dog", 3, dogs=[0, 0, 2]), "steal")) == [1, 0, 1, 0]


@clause("A-Q16")
def test_who_has_one_dog_may_steal_the_other_and_never_his_own() -> None:
    state = arrived("dog", 3, dogs=[1, 0, 1])
    assert legal(state) == LEAVE
    assert dogs(play(state, "steal")) == [2, 0, 0, 0]


@clause("A-D04")
def test_who_has_both_dogs_takes_nothing() -> None:
    state = arrived("dog", 3, dogs=[2, 0, 0])
    assert dogs(state) == [2, 0, 0, 0]
    assert (state.actor, state.decision) == (1, "flip")


@clause("A-Q19")
def test_a_kind_dog_is_never_stolen() -> None:
    for held, after in (([0, 2], [0, 2, 0]), ([1, 1], [1, 1, 0]), ([0, 1], [1, 1, 0])):
        state = position(options={"kind_dog": "yes"}, dogs=held, seen={"0": "symbol_dog"})
        play(state, "flip 0")
        assert dogs(state) == after
        assert (state.actor, state.decision) == (1, "flip")


@clause("A-D02")
@pytest.mark.parametrize("held", [[0, 0], [0, 1], [2, 0]])
def test_nobody_steals_where_it_is_not_asked(held: list[int]) -> None:
    state = arrived("dog", dogs=held)
    assert refusal(state, "steal") == NOT_ASKED
