"""Clauses of the box and the setup: pieces, the deal, who begins."""

from collections import Counter

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.games.samarkand.components import load, pack
from fondaco.games.samarkand.state import GOODS_SPACE, WATER
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import legal, play, refusal
from tests.samarkand import CARDS, FAMILIES, SPACES, camels, game, hand, money, position, seen

DATA = load().data
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def dealt(players: int) -> State:
    """A new game."""
    return game(players).deal(seed=3)


# ---------------------------------------------------------------- the box


@clause("S-001")
@every_number
def test_two_to_five_players(players: int) -> None:
    state = dealt(players)
    assert state.view(None)["players"] == players
    assert len(state.returns()) == players


@clause("S-001")
@pytest.mark.parametrize("players", [1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(FondacoError, match="for 2–5 players"):
        fondaco.game("samarkand", players=players)


@clause("S-004")
def test_every_family_has_four_grey_relation_tiles_and_a_dark_green_one() -> None:
    assert len(DATA["families"]) == 10
    assert DATA["relation_tiles"] == {"dark_green": 1, "grey": 4}


@clause("S-010")
def test_every_family_has_two_member_tiles() -> None:
    assert DATA["member_tiles"] * len(DATA["families"]) == 20


@clause("S-012")
def test_every_family_has_twelve_camels() -> None:
    assert DATA["camels"] * len(DATA["families"]) == 120


@clause("S-013")
def test_the_coins() -> None:
    assert DATA["coins"] == {"1": 34, "2": 28, "10": 13}
    assert sum(DATA["coins"].values()) == 75


# ---------------------------------------------------------------- the setup


@clause("S-016", "S-017")
@every_number
def test_one_camel_on_every_start_and_eleven_on_the_field(players: int) -> None:
    state = dealt(players)
    for family in DATA["families"]:
        assert camels(state, family["start"]) == [family["id"]]
        assert seen(state, "reserve", family["id"]) == 11
    assert sum(1 for space in SPACES if camels(state, space)) == 10


@clause("S-017", "S-103")
@every_number
def test_the_member_tiles_lie_on_the_field_with_two_players_half_of_them_in_the_bag(players: int) -> None:
    state = dealt(players)
    assert seen(state, "field") == [1 if players == 2 else 2] * 10
    assert seen(state, "bag") == [1 if players == 2 else 0] * 10
    assert seen(state, "removed") == [0] * 10


@clause("S-018")
def test_every_goods_tile_lies_on_its_space() -> None:
    c = pack(load(), {})[0]
    spaces = {int(c.space_of[card]) for card in range(33)}
    assert len(spaces) == 33
    assert all(c.kind[x] == GOODS_SPACE for x in spaces)
    assert seen(dealt(3), "taken") == [-1] * 33


@clause("S-020", "S-R25")
def test_a_ship_symbol_is_a_space_without_goods() -> None:
    c = pack(load(), {})[0]
    ships = [x for x in range(c.spaces) if c.kind[x] == WATER]
    assert len(ships) == 15
    assert all(c.good[x] < 0 for x in ships)
    state = position(members=[["levant"], [], []], camels={"tyre": ["levant"]}, turn=0)
    play(state, "extend levant", "place mediterranean_east")
    assert camels(state, "mediterranean_east") == ["levant"]


@clause("S-022")
@every_number
def test_every_relation_stack_has_five_tiles(players: int) -> None:
    assert seen(dealt(players), "stack") == [5] * 10
    assert not any(map(any, seen(dealt(players), "met")))


@clause("S-023", "S-024")
@every_number
def test_two_cards_for_everybody_and_the_others_in_the_pile(players: int) -> None:
    state = dealt(players)
    hands = [hand(state, seat) for seat in range(players)]
    assert [len(cards) for cards in hands] == [2] * players
    assert len({card for cards in hands for card in cards}) == 2 * players
    assert seen(state, "pile_size") == 33 - 2 * players
    assert seen(state, "discard_size") == 0


@clause("S-023")
def test_cards_are_shuffled() -> None:
    held = Counter[str]()
    for seed in range(60):
        held.update(hand(game(5).deal(seed=seed), 0))
    assert len(held) > 25
    assert max(held.values()) < 15


@clause("S-025", "S-104")
@every_number
def test_ten_dirham_for_everybody(players: int) -> None:
    assert money(dealt(players)) == [10] * players


@clause("S-026", "S-R17")
@every_number
def test_treasuries_begin_empty(players: int) -> None:
    assert seen(dealt(players), "treasury") == [0] * 10


@clause("S-R17")
def test_no_player_is_ever_paid_from_a_treasury_or_scores_it() -> None:
    state = position(members=[["levant"], [], []], treasury={"levant": 5}, decision="over", ending=["stuck"])
    assert [line["total"] for line in state.scores()] == [10, 10, 10]
    state = position(members=[["levant"], [], []], treasury={"levant": 5})
    play(state, "extend levant", "place tyre", "end_turn")
    assert (money(state), seen(state, "treasury", "levant")) == ([10, 10, 10], 5)


@clause("S-029")
def test_a_marriage_costs_the_dowry() -> None:
    for family in DATA["families"]:
        state = play(position(), f"marry {family['id']}")
        assert money(state)[0] == 10 - family["dowry"]


# ---------------------------------------------------------------- who begins


@clause("S-031", "S-089")
@every_number
def test_play_goes_round_the_table(players: int) -> None:
    own = [("levant", "gaza"), ("egypt", "qulzum"), ("china", "tibet"), ("oman", "nizwa"), ("persia", "tus")]
    state = position(players, turn=1, members=[[family] for family, _ in own[:players]])
    seats = []
    for _ in range(players):
        assert state.actor is not None
        seats.append(state.actor)
        family, space = own[state.actor]
        play(state, f"extend {family}", f"place {space}", "end_turn")
    assert seats == [(1 + turn) % players for turn in range(players)]
    assert state.actor == 1


@clause("S-032", "S-R22")
@every_number
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    assert {game(players).deal(seed=seed).actor for seed in range(60)} == set(range(players))


@clause("S-032", "S-R22")
@pytest.mark.parametrize("seat", range(4))
def test_a_seat_may_be_set_to_begin(seat: int) -> None:
    chosen = fondaco.game("samarkand", players=4, starter=seat)
    assert {chosen.deal(seed=seed).actor for seed in range(8)} == {seat}


@clause("S-R22")
def test_a_seat_where_nobody_sits_cannot_begin() -> None:
    with pytest.raises(FondacoError, match="starter"):
        fondaco.game("samarkand", players=3, starter=3)


@clause("S-033", "S-R20")
def test_a_turn_is_a_marriage_or_an_extension_and_not_a_pass() -> None:
    state = position(members=[["levant", "egypt"], [], []])
    marriages = {f"marry {family}" for family in FAMILIES if family not in ("levant", "egypt")}
    assert legal(state) == marriages | {"extend levant", "extend egypt"}
    assert refusal(state, "pass") == "S-R20"
    play(state, "marry china")
    assert not any(action.startswith(("marry", "extend")) for action in legal(state))


@clause("S-021")
def test_camels_that_meet_on_water_make_no_relation() -> None:
    state = position(members=[["levant"], [], []], camels={"tyre": ["levant"], "mediterranean_east": ["egypt"]})
    play(state, "extend levant", "place mediterranean_east")
    assert camels(state, "mediterranean_east") == ["egypt", "levant"]
    assert not any(map(any, seen(state, "met")))
    assert seen(state, "stack") == [5] * 10


def test_all_spaces_and_cards_have_names_of_their_own() -> None:
    assert len(set(SPACES)) == len(SPACES) == 124
    assert len(set(CARDS)) == len(CARDS) == 33
