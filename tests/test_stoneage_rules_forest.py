"""Clauses of the forest tiles and the way of the figures: turning up, moving, turning down, swapping."""

import pytest

from fondaco.games.stoneage.state import GOODS
from fondaco.kernel import asking
from tests.clauses import clause
from tests.proof.play import dice, walk
from tests.rules import NOT_ASKED, legal, play, refusal
from tests.stoneage import (
    SWAPS,
    SYMBOLS,
    TILES,
    TRACK,
    arrived,
    dogs,
    face_up,
    figure,
    game,
    goods,
    position,
    remembered,
    stock,
    turned,
)

every_place = pytest.mark.parametrize("start", TRACK)


# ---------------------------------------------------------------- turning up


@clause("A-T03", "A-F01", "A-Q27")
def test_a_turn_begins_with_one_of_the_face_down_tiles() -> None:
    state = position(seen={"3": "die_2", "5": "symbol_fish"}, face_up=[3])
    assert legal(state) == {f"flip {slot}" for slot in range(14) if slot != 3}
    assert refusal(state, "flip 3") == "A-F01"
    assert refusal(state, "flip 5") is None


@clause("A-T03")
@pytest.mark.parametrize(
    "action", ["swap 0-1", "end_turn", "build 0", "skip", "pay", "give fish", "take fish", "steal"]
)
def test_nothing_else_comes_first(action: str) -> None:
    state = position(goods=[{"fish": 2}, {}], figures=["building_site", "dog"])
    assert refusal(state, action) == NOT_ASKED


@clause("A-F01", "A-T04")
@pytest.mark.parametrize("place", ["building_site", "trading_place", "dog"])
def test_no_second_tile_in_a_turn(place: str) -> None:
    state = arrived(place, goods=[{"fish": 2}, {}], dogs=[0, 2])
    assert state.actor == 0
    assert refusal(state, "flip 5") == "A-F01"


@clause("A-F02", "A-A02")
def test_the_tile_and_the_place_of_the_figure_say_where_it_goes() -> None:
    assert figure(turned("die_3", figures=["tooth", "dog"]), 0) == "arrowhead"
    assert figure(turned("die_3", figures=["berry", "dog"]), 0) == "fish"
    assert figure(turned("symbol_pot", figures=["berry", "dog"]), 0) == "pot"


@clause("A-F03")
def test_a_tile_stays_face_up_where_it_is() -> None:
    state = position(seen={"4": "die_2", "9": "symbol_pot"})
    play(state, "flip 4")
    assert face_up(state) == {4: "die_2"}
    play(state, "flip 9")
    assert face_up(state) == {4: "die_2", 9: "symbol_pot"}


@clause("A-F03", "A-Q37")
def test_what_was_turned_up_is_told_until_the_next_decision() -> None:
    state = play(position(seen={"4": "symbol_site", "2": "die_2"}), "flip 4")
    assert (state.view(1)["slot"], TILES[state.view(1)["tile"]]) == (4, "symbol_site")
    play(state, "swap 0-1")
    assert (state.view(1)["slot"], state.view(1)["tile"]) == (-1, -1)


@clause("A-Q01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_some_tile_always_lies_face_down_and_the_one_of_the_site_among_them(players: int) -> None:
    for seed in range(3):
        flips, most = 0, 0
        for state in walk(game(players).deal(seed=seed), dice(seed)):
            if state.decision == "flip":
                assert state.legal()
                assert "symbol_site" not in face_up(state).values()
                flips += 1
            elif state.decision == "swap":
                most, flips = max(most, flips), 0
        assert 3 < max(most, flips) <= 14


# ---------------------------------------------------------------- moving


@clause("A-M01", "A-Q05")
@every_place
@pytest.mark.parametrize("steps", range(1, 7))
def test_a_die_moves_the_figure_along_the_track(start: str, steps: int) -> None:
    state = turned(f"die_{steps}", figures=[start, "building_site"])
    ring = ["building_site", "dog", "tooth", "berry", "pot", "arrowhead", "fish", "trading_place"] * 2
    assert figure(state, 0) == ring[ring.index(start) + steps]


@clause("A-M02")
def test_example_a_two_leads_from_the_site_to_the_teeth() -> None:
    state = turned("die_2")
    assert (figure(state, 0), goods(state, 0)) == ("tooth", {"tooth": 1})


@clause("A-M03", "A-Q04")
@every_place
@pytest.mark.parametrize("place", TRACK)
def test_a_symbol_leads_straight_to_its_place(start: str, place: str) -> None:
    assert figure(arrived(place, figures=[start, "building_site"]), 0) == place


@clause("A-M04")
def test_example_the_fish_leads_to_the_fish() -> None:
    state = turned("symbol_fish")
    assert (figure(state, 0), goods(state, 0)) == ("fish", {"fish": 1})


@clause("A-Q04")
def test_a_symbol_of_the_place_where_the_figure_stands_counts_as_arriving() -> None:
    assert goods(arrived("fish", figures=["fish", "dog"]), 0) == {"fish": 1}
    assert arrived("building_site").decision == "swap"


@clause("A-Q05")
def test_nothing_happens_on_the_way() -> None:
    state = turned("die_6", figures=["tooth", "berry"], seen={"0": "die_6", "1": "die_3"}, face_up=[1])
    assert figure(state, 0) == "building_site"
    assert goods(state, 0) == {}
    state = turned("die_6", figures=["arrowhead", "berry"], seen={"0": "die_6", "1": "die_3"}, face_up=[1])
    assert (figure(state, 0), face_up(state)) == ("berry", {0: "die_6", 1: "die_3"})  # past the site and the dogs
    assert dogs(state) == [0, 0, 2]


@clause("A-Q06")
def test_figures_share_a_space() -> None:
    state = arrived("pot", 3, figures=["tooth", "pot", "pot"])
    assert [figure(state, seat) for seat in range(3)] == ["pot"] * 3
    assert [goods(state, seat) for seat in range(3)] == [{"pot": 1}, {}, {}]


# ---------------------------------------------------------------- turning down and swapping


@clause("A-S01", "A-S15", "A-S18", "A-Q02", "A-Q25", "A-Q28")
def test_without_a_hut_the_tiles_are_turned_down_all_the_same() -> None:
    state = arrived("building_site", seen={"0": "symbol_site", "7": "die_2", "8": "die_3"}, face_up=[7, 8])
    assert face_up(state) == {}
    assert (state.decision, state.actor) == ("swap", 0)


@clause("A-S15", "A-Q23")
@pytest.mark.parametrize("choice", [["skip"], ["build 0", "pay"]])
def test_with_a_hut_or_none_they_are_turned_down_afterwards(choice: list[str]) -> None:
    state = arrived("building_site", goods=[{"fish": 2}, {}], open_huts=["hut_15", "hut_01", "hut_02"],
                    seen={"0": "symbol_site", "7": "die_2"}, face_up=[7])  # fmt: skip
    assert face_up(state) == {0: "symbol_site", 7: "die_2"}
    play(state, *choice)
    assert face_up(state) == {}
    assert state.decision == "swap"


@clause("A-Q03", "A-A02")
def test_the_site_is_the_same_when_a_die_leads_there() -> None:
    state = turned("die_2", figures=["fish", "dog"], seen={"0": "die_2", "7": "die_4"}, face_up=[7])
    assert (figure(state, 0), state.decision, face_up(state)) == ("building_site", "swap", {})


@clause("A-S16", "A-Q26")
def test_any_two_different_tiles_are_swapped() -> None:
    state = arrived("building_site")
    assert legal(state) == SWAPS
    assert len(SWAPS) == 91
    assert refusal(state, "end_turn") == "A-S16"


@clause("A-S16", "A-Q37")
def test_the_two_tiles_change_places_and_stay_face_down() -> None:
    state = arrived("building_site", seen={"0": "symbol_site", "7": "die_2", "8": "die_3"}, face_up=[7, 8])
    play(state, "swap 0-8")
    assert remembered(state) == {0: "die_3", 7: "die_2", 8: "symbol_site"}
    assert face_up(state) == {}
    play(state, "end_turn", "flip 8")
    assert figure(state, 1) == "building_site"


@clause("A-Q26", "A-Q37")
def test_a_known_tile_and_an_unknown_one_are_swapped() -> None:
    state = arrived("building_site")
    play(state, "swap 0-13")
    assert remembered(state) == {13: "symbol_site"}


@clause("A-S16")
def test_one_swap_and_no_more() -> None:
    state = play(arrived("building_site"), "swap 2-5")
    assert legal(state) == {"end_turn"}
    assert refusal(state, "swap 2-5") == NOT_ASKED
    assert play(state, "end_turn").actor == 1


@clause("A-S17")
def test_everybody_is_told_which_tiles_were_swapped() -> None:
    state = arrived("building_site", 3)
    for seat in (0, 1, 2, None):
        after = play(state.copy(), "swap 2-5")
        told = state.game.room.events(state.view(seat), after.view(seat), after.history[-1])
        assert [(event.kind, event.args) for event in told] == [("swapped", {"seat": 0, "slots": [2, 5]})]


@clause("A-Q26")
def test_a_table_may_swap_by_itself_with_an_ordinary_action() -> None:
    for setting in ("no", "yes"):
        state = position(options={"automatic_swap": setting}, seen={"0": "symbol_site"})
        assert asking.forced(state) is None
        play(state, "flip 0")
        assert legal(state) == SWAPS
        drawn = {asking.forced(state) for _ in range(40)}
        assert drawn == {None} if setting == "no" else len(drawn) > 15
        assert drawn <= {None, *state.legal()}
        play(state, "swap 0-1")
        assert asking.forced(state) is None
        by_itself = setting == "yes"  # a lot that was drawn cannot be taken back
        assert (state.decision, state.undoable, state.view(None)["turn"]) == (
            ("flip", 0, 1) if by_itself else ("end", 1, 0)
        )


@clause("A-S16", "A-S01")
def test_a_swap_may_be_taken_back_until_the_turn_ends_but_a_tile_never() -> None:
    state = arrived("building_site")
    assert state.undoable == 0
    play(state, "swap 2-5")
    assert (state.decision, state.undoable) == ("end", 1)
    play(state, "end_turn")
    assert state.undoable == 0


def test_every_place_has_a_symbol() -> None:
    assert set(SYMBOLS) == set(TRACK)
    assert set(SYMBOLS.values()) | {f"die_{steps}" for steps in range(1, 7)} == set(TILES)
    assert set(stock(position())) == set(GOODS)
