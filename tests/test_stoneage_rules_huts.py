"""Clauses of the building site and the end: building, paying with goods and dogs, the next hut, the third hut."""

from typing import Any

import pytest

from fondaco.games.stoneage.state import GOODS
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.proof.play import game_of
from tests.rules import NOT_ASKED, legal, play, refusal
from tests.stoneage import COSTS, HUTS, arrived, dogs, face_up, game, goods, huts, open_huts, remembered, stock, trade

OPEN = ["hut_15", "hut_04", "hut_01"]
"""Two fish; tooth, pot and arrowhead; tooth, berry and pot."""


def at_site(own: dict[str, int], held: int = 0, players: int = 2, **fields: Any) -> State:
    """Seat 0 has arrived at the building site with some goods and dogs."""
    others = [{} for _ in range(players - 1)]
    place = {"open_huts": OPEN, "goods": [own, *others], "dogs": [held, *[0] * (players - 1)]}
    return arrived("building_site", players, **{**place, **fields})


# ---------------------------------------------------------------- building


@clause("A-S01")
def test_building_is_optional_and_turning_down_is_not() -> None:
    state = at_site({"fish": 2})
    assert legal(state) == {"build 0", "skip"}
    assert refusal(state, "end_turn") == "A-S01"
    play(state, "skip")
    assert huts(state, 0) == []
    assert (state.decision, face_up(state)) == ("swap", {})


@clause("A-S02", "A-S03", "A-S12")
def test_the_goods_return_to_their_spaces_and_the_hut_is_built() -> None:
    state = at_site({"tooth": 1, "pot": 1, "arrowhead": 2})
    before = stock(state)
    play(state, "build 1", "pay")
    assert goods(state, 0) == {"arrowhead": 1}
    assert stock(state) == {**before, "tooth": 2, "pot": 2, "arrowhead": before.get("arrowhead", 0) + 1}
    assert trade(state) == dict.fromkeys(GOODS, 1)
    assert huts(state, 0) == ["hut_04"]


@clause("A-S02")
@pytest.mark.parametrize(
    ("own", "refused"),
    [
        ({"fish": 1}, ["A-S02", "A-S02", "A-S02"]),
        ({"fish": 2}, [None, "A-S02", "A-S02"]),
        ({"tooth": 1, "pot": 1, "arrowhead": 1}, ["A-S02", None, "A-S02"]),
        ({"tooth": 1, "pot": 1, "berry": 1, "arrowhead": 1}, ["A-S02", None, None]),
        ({"tooth": 2, "pot": 2, "fish": 1}, ["A-S02", "A-S02", "A-S02"]),
    ],
)
def test_a_hut_needs_all_its_goods(own: dict[str, int], refused: list[str | None]) -> None:
    state = at_site(own)
    if any(clause is None for clause in refused):
        assert [refusal(state, f"build {pile}") for pile in range(3)] == refused
    else:
        assert state.decision == "swap"


@clause("A-S04")
def test_example_a_hut_of_two_goods() -> None:
    state = play(at_site({"fish": 2, "berry": 1}), "build 0", "pay")
    assert (goods(state, 0), stock(state)["fish"]) == ({"berry": 1}, 2)
    assert huts(state, 0) == ["hut_15"]


@clause("A-S05", "A-Q02")
def test_without_enough_goods_nothing_is_built_and_two_tiles_are_swapped() -> None:
    state = at_site({"fish": 1, "tooth": 1, "pot": 1})
    assert state.decision == "swap"
    assert [refusal(state, f"build {pile}") for pile in range(3)] == ["A-S05"] * 3
    play(state, "swap 1-2")
    assert refusal(state, "build 0") == "A-S05"


@clause("A-S05")
def test_who_did_not_want_to_build_is_not_told_that_he_lacks_goods() -> None:
    state = play(at_site({"fish": 2}), "skip")
    assert refusal(state, "build 0") == NOT_ASKED
    assert refusal(arrived("dog", dogs=[0, 2], goods=[{}, {}]), "build 0") == NOT_ASKED


@clause("A-S07", "A-Q22")
def test_one_hut_in_a_turn_even_if_the_next_could_be_paid() -> None:
    for seed in range(20):
        state = game(4).position(
            {"players": 4, "open_huts": OPEN, "goods": [dict.fromkeys(GOODS, 3), {}, {}, {}],
             "seen": {"0": "symbol_site"}}, seed=seed)  # fmt: skip
        play(state, "flip 0", "build 0", "pay")
        assert [refusal(state, f"build {pile}") for pile in range(3)] == ["A-S07"] * 3
        play(state, "swap 0-1")
        assert refusal(state, "build 1") == "A-S07"
    assert huts(state, 0) == ["hut_15"]


@clause("A-S03", "A-Q38")
def test_huts_fill_the_openings_in_turn() -> None:
    state = play(at_site({"fish": 2}, built=[["hut_12"], ["hut_13"]]), "build 0", "pay")
    assert (huts(state, 0), huts(state, 1)) == (["hut_12", "hut_15"], ["hut_13"])


@clause("A-S08", "A-Q23")
@pytest.mark.parametrize("pile", range(3))
def test_the_next_hut_of_the_same_pile_is_turned_up(pile: int) -> None:
    state = at_site(dict.fromkeys(GOODS, 2))
    play(state, f"build {pile}", "pay")
    after = open_huts(state)
    assert after[pile] not in OPEN
    assert [after[other] == OPEN[other] for other in range(3)] == [other != pile for other in range(3)]
    assert state.view(None)["below"] == [3 if other == pile else 4 for other in range(3)]
    assert state.decision == "swap"


@clause("A-S09", "A-Q30")
def test_an_empty_pile_is_not_filled_again() -> None:
    built = [["hut_02"], ["hut_03"], ["hut_05"], ["hut_06"]]
    state = at_site({"fish": 2, "tooth": 1, "pot": 1, "berry": 1}, players=4, built=built, below=[0, 4, 4])
    play(state, "build 0", "pay")
    assert open_huts(state) == [None, *OPEN[1:]]
    state = at_site({"tooth": 1, "pot": 1, "berry": 1}, players=3, open_huts=[None, *OPEN[1:]], below=[0, 4, 4],
                    built=[["hut_02", "hut_03"], ["hut_05", "hut_06"], ["hut_07"]])  # fmt: skip
    assert legal(state) == {"build 2", "skip"}
    assert refusal(state, "build 0") == "A-S09"


@clause("A-Q30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_most_one_pile_is_empty_before_the_end(players: int) -> None:
    for seed in range(8):
        end = game_of(game(players), seed)
        built = [len(huts(end, seat)) for seat in range(players)]
        assert max(built) == 3
        assert sorted(built)[-2] <= 2
        assert sum(built) <= 2 * players + 1
        assert open_huts(end).count(None) <= 2  # the last hut uncovers nothing


# ---------------------------------------------------------------- dogs as goods


@clause("A-D05", "A-S10", "A-S11")
@pytest.mark.parametrize("missing", ["tooth", "pot", "arrowhead"])
def test_a_dog_replaces_any_one_good_and_returns_to_its_space(missing: str) -> None:
    own = {good: 1 for good in ("tooth", "pot", "arrowhead") if good != missing}
    state = play(at_site(own, 1), "build 1", "pay")
    assert huts(state, 0) == ["hut_04"]
    assert goods(state, 0) == {}
    assert dogs(state) == [0, 0, 2]
    assert [stock(state)[good] for good in ("tooth", "pot", "arrowhead")] == [2, 2, 2]


@clause("A-S10")
def test_one_dog_does_not_replace_two_goods() -> None:
    state = at_site({"tooth": 1, "fish": 1}, 1)
    assert legal(state) == {"build 0", "skip"}
    assert refusal(state, "build 1") == "A-S02"


@clause("A-S13")
def test_both_dogs_may_be_used_for_one_hut() -> None:
    state = at_site({}, 2)
    assert legal(state) == {"build 0", "skip"}
    play(state, "build 0", "pay")
    assert (huts(state, 0), dogs(state)) == (["hut_15"], [0, 0, 2])
    state = play(at_site({"pot": 1}, 2), "build 1", "pay")
    assert (huts(state, 0), goods(state, 0), dogs(state)) == (["hut_04"], {}, [0, 0, 2])


@clause("A-S14")
def test_example_pot_arrowhead_and_dog() -> None:
    state = play(at_site({"pot": 1, "arrowhead": 1}, 1), "build 1", "pay")
    assert huts(state, 0) == ["hut_04"]
    assert (goods(state, 0), dogs(state)) == ({}, [0, 0, 2])
    assert stock(state) == dict.fromkeys(GOODS, 2)


@clause("A-Q20")
def test_goods_are_paid_first_and_dogs_for_what_is_missing() -> None:
    state = play(at_site({"fish": 1, "tooth": 1}, 2), "build 0", "pay")
    assert (goods(state, 0), dogs(state)) == ({"tooth": 1}, [1, 0, 1])
    state = play(at_site({"fish": 2}, 2), "build 0", "pay")
    assert (goods(state, 0), dogs(state)) == ({}, [2, 0, 0])


@clause("A-Q20", "A-S11")
def test_a_dog_may_be_paid_although_one_has_the_good() -> None:
    state = play(at_site({"tooth": 1, "pot": 1, "arrowhead": 1}, 1), "build 1")
    assert legal(state) == {"pay", "spare tooth", "spare pot", "spare arrowhead"}
    play(state, "spare pot")
    assert legal(state) == {"pay"}
    assert refusal(state, "spare arrowhead") == "A-S11"
    play(state, "pay")
    assert (goods(state, 0), dogs(state)) == ({"pot": 1}, [0, 0, 2])


@clause("A-Q20", "A-S13")
def test_two_equal_goods_may_both_be_spared() -> None:
    state = play(at_site({"fish": 2}, 2), "build 0", "spare fish", "spare fish", "pay")
    assert (goods(state, 0), dogs(state)) == ({"fish": 2}, [0, 0, 2])


@clause("A-S11", "A-Q20")
def test_a_dog_that_is_needed_for_a_missing_good_spares_no_other() -> None:
    state = play(at_site({"fish": 1}, 1), "build 0")
    assert legal(state) == {"pay"}
    assert refusal(state, "spare fish") == "A-S11"


@clause("A-S10")
def test_a_dog_replaces_only_goods_that_the_hut_needs() -> None:
    state = play(at_site({"fish": 2, "berry": 1}, 1), "build 0")
    assert refusal(state, "spare berry") == "A-S10"
    assert refusal(state, "spare fish") is None


@clause("A-Q20")
def test_each_payment_can_be_chosen_in_one_order() -> None:
    state = play(at_site({"tooth": 1, "pot": 1, "arrowhead": 1}, 2), "build 1", "spare pot")
    assert refusal(state, "spare tooth") == NOT_ASKED
    assert legal(state) == {"pay", "spare arrowhead"}


@clause("A-Q21")
def test_the_cost_is_paid_exactly() -> None:
    for held in (0, 1, 2):
        state = play(at_site({"fish": 2}, held), "build 0")
        for spared in range(held):
            after = play(state.copy(), *["spare fish"] * spared, "pay")
            paid = 2 - goods(after, 0).get("fish", 0) + dogs(after)[-1] - (2 - held)
            assert paid == 2


@clause("A-Q20", "A-Q38")
def test_a_choice_of_hut_and_payment_may_be_taken_back_until_it_is_paid() -> None:
    state = play(at_site({"fish": 2}, 1), "build 0", "spare fish")
    assert state.undoable == 2
    play(state, "pay")
    assert state.undoable == 0  # a new hut has been seen


# ---------------------------------------------------------------- the end


@clause("A-E01", "A-E02", "A-Q24")
def test_the_third_hut_ends_the_game_at_once() -> None:
    state = at_site({"fish": 2}, players=3, built=[["hut_02", "hut_03"], ["hut_05", "hut_06"], []],
                    seen={"0": "symbol_site", "5": "die_2"}, face_up=[5])  # fmt: skip
    play(state, "build 0", "pay")
    assert state.over
    assert state.legal() == []
    assert open_huts(state) == [None, *OPEN[1:]]  # no new hut
    assert face_up(state) == {0: "symbol_site", 5: "die_2"}  # nothing turned down
    assert state.returns() == [1.0, 0.0, 0.0]
    assert state.outcome is not None
    assert state.outcome == ("complete", (0,))
    assert state.scores() == [{"seat": 0, "huts": 3}, {"seat": 1, "huts": 2}, {"seat": 2, "huts": 0}]
    assert refusal(state, "swap 0-1") == NOT_ASKED


@clause("A-E02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_player_wins(players: int) -> None:
    for seed in range(5):
        end = game_of(game(players), seed)
        assert sorted(end.returns()) == [*[0.0] * (players - 1), 1.0]


@clause("A-Q34")
@pytest.mark.parametrize("hut", HUTS)
def test_two_dogs_and_one_good_build_any_hut(hut: str) -> None:
    own = {next(iter(COSTS[hut])): 1}
    others = [other for other in HUTS if other != hut][:2]
    state = at_site(own, 2, open_huts=[hut, *others])
    assert refusal(state, "build 0") is None
    play(state, "build 0", "pay")
    assert huts(state, 0) == [hut]


@clause("A-Q34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_come_to_an_end(players: int) -> None:
    for seed in range(10, 16):
        assert game_of(game(players), seed).count < 3_000


@clause("A-S15", "A-Q23")
def test_what_was_seen_before_a_hut_was_built_stays_remembered() -> None:
    state = at_site({"fish": 2}, seen={"0": "symbol_site", "5": "die_2"}, face_up=[5])
    play(state, "build 0", "pay", "swap 0-1", "end_turn")
    assert remembered(state) == {1: "symbol_site", 5: "die_2"}
