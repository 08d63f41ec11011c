"""Clauses of the box, the setup and the aim: pieces, goods, huts, forest tiles, who begins, who wins."""

from collections import Counter
from pathlib import Path

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.games.stoneage.components import load, pack
from fondaco.games.stoneage.describe import describe
from fondaco.games.stoneage.state import GOODS
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import legal, play
from tests.stoneage import (
    COSTS,
    HUTS,
    TILES,
    TRACK,
    arrived,
    dogs,
    face_up,
    figure,
    game,
    goods,
    huts,
    open_huts,
    position,
    remembered,
    stock,
    trade,
)

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules" / "stoneage.md"
DATA = load().data
every_number = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, seed: int = 3) -> State:
    """A new game."""
    return game(players).deal(seed=seed)


def each(n: int) -> dict[str, int]:
    """So many of every good."""
    return dict.fromkeys(GOODS, n)


# ---------------------------------------------------------------- the box


@clause("A-H01")
@every_number
def test_two_to_four_players(players: int) -> None:
    state = dealt(players)
    assert state.view(None)["players"] == players
    assert state.returns() == [1 / players] * players


@clause("A-H01")
@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(FondacoError, match="for 2–4 players"):
        fondaco.game("stoneage", players=players)


@clause("A-K01")
def test_the_rules_can_be_read() -> None:
    assert RULES.read_text(encoding="utf-8").startswith("# The rules of My First Stone Age\n")


@clause("A-K02")
@every_number
def test_one_board_for_all(players: int) -> None:
    assert len(TRACK) == 8
    assert [figure(dealt(players), seat) for seat in range(players)] == ["building_site"] * players


@clause("A-K03")
@every_number
def test_a_settlement_with_three_openings_for_everybody(players: int) -> None:
    assert [len(openings) for openings in dealt(players).view(None)["built"]] == [3, 3, 3, 3]


@clause("A-K04", "A-K05", "A-P02", "A-P05")
def test_every_seat_has_a_colour_of_its_own() -> None:
    assert describe(load())["colours"] == ["blue", "yellow", "green", "pink"]


@clause("A-K06")
def test_four_of_each_of_five_goods() -> None:
    assert list(GOODS) == ["tooth", "berry", "pot", "arrowhead", "fish"]
    assert max(DATA["goods"].values()) * len(GOODS) == 20


@clause("A-K07")
def test_fifteen_huts_of_three_different_or_two_equal_goods() -> None:
    assert len(HUTS) == 15
    assert Counter(tuple(sorted(cost.values())) for cost in COSTS.values()) == {(1, 1, 1): 10, (2,): 5}
    assert len({tuple(sorted(cost.items())) for cost in COSTS.values()}) == 15
    assert COSTS["hut_04"] == {"tooth": 1, "pot": 1, "arrowhead": 1}


@clause("A-K08", "A-P18")
@every_number
def test_two_dogs_on_their_space(players: int) -> None:
    assert DATA["dogs"] == 2
    assert dogs(dealt(players)) == [*[0] * players, 2]


@clause("A-K09")
def test_fourteen_forest_tiles() -> None:
    assert len(TILES) == 14
    assert sorted(tile["steps"] for tile in DATA["tiles"] if "steps" in tile) == [1, 2, 3, 4, 5, 6]
    assert Counter(tile["place"] for tile in DATA["tiles"] if "place" in tile) == dict.fromkeys(TRACK, 1)


# ---------------------------------------------------------------- players and goods


@clause("A-P03")
@every_number
def test_settlements_begin_empty(players: int) -> None:
    state = dealt(players)
    assert [goods(state, seat) for seat in range(players)] == [{}] * players
    assert [huts(state, seat) for seat in range(players)] == [[]] * players


@clause("A-P06", "A-P09")
@every_number
def test_all_figures_start_on_the_building_site_and_no_other_is_there(players: int) -> None:
    state = dealt(players)
    assert [figure(state, seat) for seat in range(players)] == ["building_site"] * players
    for _ in range(30):
        state.apply(state.legal()[-1])
    assert all(figure(state, seat) == "building_site" for seat in range(players, 4))


@clause("A-P08")
def test_only_the_figure_of_the_player_moves() -> None:
    state = arrived("pot", 3, turn=1, figures=["tooth", "berry", "fish"])
    assert [figure(state, seat) for seat in range(3)] == ["tooth", "pot", "fish"]
    assert [goods(state, seat) for seat in range(3)] == [{}, {"pot": 1}, {}]


@clause("A-P10", "A-P13", "A-P14", "A-Q14")
@every_number
def test_goods_lie_on_their_spaces_and_one_of_each_on_the_trading_place(players: int) -> None:
    state = dealt(players)
    assert trade(state) == each(1)
    assert stock(state) == each(2 if players == 2 else 3)


@clause("A-P11", "A-P12", "A-Q31", "A-Q32")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 4)])
def test_three_of_every_good_for_two_players_else_four(players: int, number: int) -> None:
    assert pack(load(), {}, players)[0].goods == number
    state = dealt(players)
    assert {good: stock(state)[good] + trade(state)[good] for good in GOODS} == each(number)


# ---------------------------------------------------------------- huts and forest


@clause("A-P16", "A-P17")
@every_number
def test_three_piles_of_five_huts_with_the_first_face_up(players: int) -> None:
    state = dealt(players)
    assert len(set(open_huts(state))) == 3
    assert None not in open_huts(state)
    assert state.view(None)["below"] == [4, 4, 4]


@clause("A-P15")
def test_huts_are_shuffled() -> None:
    tops = Counter(hut for seed in range(150) for hut in open_huts(dealt(2, seed)))
    assert set(tops) == set(HUTS)
    assert max(tops.values()) < 60  # each 30 times on the average


@clause("A-P15")
def test_a_face_down_hut_may_be_any_that_was_never_seen() -> None:
    found = set()
    for seed in range(120):
        state = game().position({"seen": {"0": "symbol_site"}, "goods": [{"tooth": 2}, {}], "built": [[], ["hut_15"]],
                                 "open_huts": ["hut_11", "hut_01", "hut_02"]}, seed=seed)  # fmt: skip
        play(state, "flip 0", "build 0", "pay")
        found.add(open_huts(state)[0])
    assert found == set(HUTS) - {"hut_11", "hut_01", "hut_02", "hut_15"}


@clause("A-P19")
@every_number
def test_all_forest_tiles_lie_face_down_and_nobody_knows_them(players: int) -> None:
    state = dealt(players)
    assert face_up(state) == {}
    assert remembered(state) == {}
    assert legal(state) == {f"flip {slot}" for slot in range(14)}


@clause("A-P19")
@pytest.mark.parametrize("slot", [0, 13])
def test_forest_tiles_are_shuffled(slot: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(280):
        state = dealt(2, seed)
        shown = state.copy()
        play(shown, f"flip {slot}")
        found[remembered(shown)[slot]] += 1
    assert set(found) == set(TILES)
    assert max(found.values()) < 45  # each 20 times on the average


@clause("A-P20", "A-Q38")
def test_tiles_lie_round_the_board_clockwise_from_the_left_end_of_the_top() -> None:
    assert list(describe(load())["sides"].items()) == [("top", 4), ("right", 3), ("bottom", 4), ("left", 3)]


# ---------------------------------------------------------------- the aim and who begins


@clause("A-G01", "A-G02", "A-E02")
@pytest.mark.parametrize(("built", "won"), [(0, False), (1, False), (2, True)])
def test_the_third_hut_wins(built: int, won: bool) -> None:
    before = ["hut_01", "hut_02"][:built]
    state = arrived(
        "building_site", goods=[{"fish": 2}, {}], built=[before, []], open_huts=["hut_15", "hut_03", "hut_04"]
    )
    play(state, "build 0", "pay")
    assert huts(state, 0) == [*before, "hut_15"]
    assert state.over == won
    assert state.returns() == ([1.0, 0.0] if won else [0.5, 0.5])


@clause("A-T01", "A-T04")
@every_number
def test_play_goes_round_the_table(players: int) -> None:
    state = position(players, turn=1, seen={"0": "die_1", "1": "die_2", "2": "die_3", "3": "die_4", "4": "die_5"})
    seats = []
    for slot in range(players + 1):
        seats.append(state.actor)
        play(state, f"flip {slot}")
    assert seats == [(1 + turn) % players for turn in range(players + 1)]


@clause("A-T02", "A-Q33")
@pytest.mark.parametrize("seat", range(4))
def test_the_youngest_player_begins(seat: int) -> None:
    assert game(4, youngest=str(seat)).deal(seed=1).actor == seat


@clause("A-T02", "A-Q33")
def test_the_first_seat_begins_if_nobody_says_who_is_youngest() -> None:
    assert {dealt(3, seed).actor for seed in range(5)} == {0}


@clause("A-Q33")
def test_a_seat_where_nobody_sits_is_not_the_youngest() -> None:
    with pytest.raises(FondacoError, match="youngest"):
        game(3, youngest="3")
