"""Clauses of what players see, what they must remember, and what a bot may know."""

import pytest

from fondaco.games.stoneage.state import GOODS
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.proof.play import bare, game_of
from tests.rules import play
from tests.stoneage import HUTS, TILES, arrived, dogs, face_up, game, goods, open_huts, position, remembered

HIDDEN = {"hidden_goods": "yes"}
SEATS = (0, 1, 2, None)


def shown_tiles(state: State, seat: int | None) -> dict[int, str]:
    """The tiles that a view shows."""
    return {slot: TILES[tile] for slot, tile in enumerate(state.view(seat)["seen"]) if tile >= 0}


# ---------------------------------------------------------------- goods


@clause("A-A04", "A-Q29")
def test_goods_are_open_unless_the_table_hides_them() -> None:
    state = position(3, goods=[{"fish": 2}, {"pot": 1}, {}])
    for seat in SEATS:
        assert state.view(seat)["goods"][0] == [0, 0, 0, 0, 2]


@clause("A-A04", "A-Q29", "A-D01")
def test_hidden_goods_are_shown_to_their_owner_and_counted_for_the_others() -> None:
    state = position(3, options=HIDDEN, goods=[{"fish": 2}, {"pot": 1}, {}], dogs=[1, 0, 0], built=[["hut_01"], [], []])
    assert goods(state, 0) == {"fish": 2}
    for seat in (1, 2, None):
        view = state.view(seat)
        assert view["goods"][0] == [-1] * 5
        assert view["held"] == [2, 1, 0, 0]
        assert view["dog"] == [1, 0, 0, 0]
        assert view["built"][0] == [0, -1, -1]
    assert state.view(1)["goods"][1] == [0, 0, 1, 0, 0]


@clause("A-A04")
def test_hidden_goods_are_seen_when_the_game_is_over() -> None:
    state = position(options=HIDDEN, goods=[{"fish": 2, "pot": 1}, {"berry": 1}], built=[["hut_01", "hut_02"], []],
                     open_huts=["hut_15", "hut_03", "hut_04"], seen={"0": "symbol_site"})  # fmt: skip
    play(state, "flip 0", "build 0", "pay")
    assert goods(state, 0) == {"pot": 1}
    assert state.view(1)["goods"][0] == [0, 0, 1, 0, 0]


@clause("A-Q29")
def test_who_paid_attention_knows_hidden_goods() -> None:
    state = position(3, options=HIDDEN, goods=[{"fish": 2}, {"pot": 1}, {}])
    for seat in SEATS:
        assert state.redeal(seat, seed=1).position() == state.position()
        assert state.information(seat)["goods"][0, 1].tolist() == [0, 0, 1, 0, 0]


@clause("A-Q29")
def test_all_gains_are_seen_when_they_happen() -> None:
    state = position(options=HIDDEN, seen={"0": "symbol_fish", "1": "symbol_trade"})
    before = state.view(1)
    play(state, "flip 0")
    told = state.game.room.events(before, state.view(1), state.history[-1])
    assert ("took", {"seat": 0, "good": GOODS.index("fish")}) in told


# ---------------------------------------------------------------- tiles


@clause("A-Q37", "A-Q27")
def test_a_view_shows_the_tiles_that_lie_face_up_now() -> None:
    state = position(3, seen={"0": "symbol_fish", "1": "die_2", "2": "die_3"}, face_up=[1])
    for seat in SEATS:
        assert shown_tiles(state, seat) == face_up(state) == {1: "die_2"}


@clause("A-Q37")
def test_what_was_seen_is_kept_through_turning_down_and_swaps() -> None:
    state = arrived("building_site", seen={"0": "symbol_site", "1": "die_2", "2": "die_3"}, face_up=[1, 2])
    assert remembered(state) == {0: "symbol_site", 1: "die_2", 2: "die_3"}
    play(state, "swap 1-9")
    assert remembered(state) == {0: "symbol_site", 9: "die_2", 2: "die_3"}
    assert shown_tiles(state, 0) == {}


@clause("A-Q37")
def test_it_is_known_since_when_a_tile_is_out_of_sight_and_how_often_it_was_swapped() -> None:
    state = position(seen={"0": "symbol_fish", "1": "die_2", "2": "symbol_site"}, turns=5, face_up=[1])
    play(state, "flip 0", "flip 2", "swap 0-9", "end_turn", "flip 5")
    while state.decision != "flip":
        play(state, state.game.notation(state.legal()[0]))
    information = state.information(None)
    known = {slot: (int(information["sight"][0, slot]), int(information["swaps"][0, slot])) for slot in (1, 2, 5, 9)}
    assert known == {1: (7, 0), 2: (7, 0), 5: (8, 0), 9: (7, 1)}
    assert information["sight"][0, [0, 13]].tolist() == [0, 0]
    view = state.view(0)
    assert (view["sight"][9], view["swaps"][9]) == (0, 0)  # a view tells it of tiles that lie face up alone


@clause("A-Q37", "A-Q32")
def test_all_seats_have_seen_the_same_and_no_more() -> None:
    state = game(3).deal(seed=2)
    play(state, "flip 3", "flip 8")
    for seat in SEATS:
        information = state.information(seat)
        known = {slot for slot, tile in enumerate(information["seen"][0].tolist()) if tile >= 0}
        assert known == {3, 8}


@clause("A-Q37")
def test_a_redeal_keeps_what_was_seen_and_draws_the_rest() -> None:
    state = position(seen={"0": "symbol_fish", "1": "die_2"})
    found = set()
    for seed in range(150):
        twin = state.redeal(1, seed)
        assert remembered(twin) == {0: "symbol_fish", 1: "die_2"}
        play(twin, "flip 5")
        found.add(remembered(twin)[5])
    assert found == set(TILES) - {"symbol_fish", "die_2"}


@clause("A-P19", "A-Q37")
def test_each_tile_never_seen_is_equally_likely() -> None:
    """Every outcome of the one draw turns up another tile."""
    unseen = [tile for tile in TILES if tile not in ("symbol_fish", "die_2")]
    found = []
    for outcome in range(len(unseen)):
        state = position(seen={"0": "symbol_fish", "1": "die_2"}, script=[outcome])
        found.append(remembered(play(state, "flip 5"))[5])
    assert found == unseen
    state = position(seen={str(slot): tile for slot, tile in enumerate(unseen)}, script=[])
    assert remembered(play(state, "flip 5"))[5] == unseen[5]  # what was seen needs no luck


@clause("A-P15", "A-S08")
def test_each_hut_never_seen_is_equally_likely() -> None:
    known = ["hut_11", "hut_01", "hut_02", "hut_15"]
    unseen = [hut for hut in HUTS if hut not in known]
    found = []
    for outcome in range(len(unseen)):
        state = position(seen={"0": "symbol_site"}, goods=[{"tooth": 2}, {}], built=[[], ["hut_15"]],
                         open_huts=known[:3], script=[outcome])  # fmt: skip
        found.append(open_huts(play(state, "flip 0", "build 0", "pay"))[0])
    assert found == unseen


@clause("A-Q37", "A-Q32")
def test_a_forgotten_tile_may_lie_in_any_slot_that_is_not_remembered() -> None:
    state = position(seen={"0": "symbol_fish", "1": "die_2"}, face_up=[1])
    information = state.information(1)
    information["seen"][0, 0] = -1
    found = set()
    for seed in range(150):
        twin = state.game.imagine(information, seed)
        assert twin.check() is None
        play(twin, "flip 0")
        found.add(remembered(twin)[0])
    assert found == set(TILES) - {"die_2"}


@clause("A-Q37")
def test_a_program_may_ask_to_be_shown_what_a_perfect_memory_knows() -> None:
    state = position(options={"recall": "yes"}, seen={"0": "symbol_fish", "1": "die_2"}, face_up=[1])
    for seat in (0, 1, None):
        assert shown_tiles(state, seat) == {0: "symbol_fish", 1: "die_2"}
        assert face_up(state) == {1: "die_2"}


@clause("A-Q37")
@pytest.mark.parametrize("recall", ["no", "yes"])
def test_a_preview_does_not_tell_what_players_have_to_remember(recall: str) -> None:
    state = position(options={"recall": recall}, seen={"0": "symbol_fish"})
    told = [event.kind for event in state.preview(0, state.game.parse("flip 0"))]
    assert told == ([] if recall == "no" else ["flipped", "moved", "took", "turn_started"])
    assert state.preview(0, state.game.parse("flip 1")) == []  # nobody has seen that one
    swap = arrived("building_site")
    assert [event.kind for event in swap.preview(0, swap.game.parse("swap 0-1"))] == ["swapped"]


@clause("A-Q37")
def test_the_log_tells_picture_and_player_but_not_the_slot() -> None:
    of = game()
    lines = set()
    for slot in (2, 11):
        state = position(seen={str(slot): "symbol_fish"})
        before = state.view(1)
        play(state, f"flip {slot}")
        events = of.room.events(before, state.view(1), state.history[-1])
        lines.add(tuple(of.room.event_text(event, ["Adam", "Berta"], of.set, "en") for event in events))
    assert len(lines) == 1
    swaps = set()
    for pair in ("0-1", "5-9"):
        state = arrived("building_site")
        before = state.view(1)
        play(state, f"swap {pair}")
        events = of.room.events(before, state.view(1), state.history[-1])
        swaps.add(tuple(of.room.event_text(event, ["Adam", "Berta"], of.set, "en") for event in events))
    assert len(swaps) == 1


@clause("A-Q32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_information_holds_more_than_everybody_saw(players: int) -> None:
    """Two games with other luck are known alike as long as the same was seen."""
    known = set()
    for seed in range(40):
        state = game(players).position({"players": players, "seen": {"4": "die_2"}}, seed=seed)
        play(state, "flip 4")
        known.add(bare(state.information(0)))
    assert len(known) == 1


@clause("A-Q32")
def test_bots_are_players_like_others() -> None:
    end = game_of(game(4), 1)
    assert sum(dogs(end)) == 2
    assert end.outcome is not None
