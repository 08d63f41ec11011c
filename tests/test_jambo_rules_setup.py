"""Clauses of chapter 1: what lies on the table before the first turn."""

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.games.jambo.state import NONE
from tests.clauses import clause
from tests.jambo import GAME, discards, gold, hand, large, playing, position, supply, top_discard
from tests.rules import legal, play

SEEDS = range(12)


@clause("J-1.1")
@pytest.mark.parametrize("players", [1, 3])
def test_no_other_number_than_two_can_play(players: int) -> None:
    assert GAME.players == 2
    with pytest.raises(FondacoError) as refused:
        fondaco.game("jambo", players=players)
    assert refused.value.message == "bad-players"


@clause("J-1.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_begins_with_one_empty_large_stand(seat: int) -> None:
    state = GAME.deal(seed=3)
    assert large(state, seat) == {}
    assert state.view(None)["stands"][seat] == 0
    assert state.view(None)["utility"][seat] == [NONE] * 3


@clause("J-1.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_large_stand_has_six_spaces(seat: int) -> None:
    hands = [["ware_khtlfs"], []] if seat == 0 else [[], ["ware_khtlfs"]]
    state = playing(turn=seat, hands=hands, utilities=[["boat"], ["boat"]])
    play(state, "buy ware_khtlfs")
    assert large(state, seat) == {"trinkets": 1, "hides": 1, "tea": 1, "silk": 1, "fruit": 1, "salt": 1}
    assert "use boat" not in legal(state)  # no seventh


@clause("J-1.2")
def test_the_deal_leaves_a_hundred_cards_face_down() -> None:
    state = GAME.deal(seed=5)
    spectator = state.view(None)
    assert spectator["deck_size"] == 100
    assert spectator["known_top"] == 0
    assert discards(state) == []
    for seat in (0, 1):
        view = state.view(seat)
        assert set(view["top"]) == {NONE}
        assert sum(view["shown_hand"][1 - seat]) == 0


@clause("J-1.2")
def test_the_deck_is_shuffled() -> None:
    """Whatever card is drawn, each one left is equally likely: 110 at first, 101 for the tenth."""
    state = GAME.deal(seed=5)
    lot, *cards = [n for n, _ in state.trace]
    assert lot == 2
    assert cards == list(range(110, 100, -1))
    assert len({tuple(hand(GAME.deal(seed=seed), 0)) for seed in SEEDS}) == len(SEEDS)


@clause("J-1.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_is_dealt_five_cards(seat: int) -> None:
    state = GAME.deal(seed=5)
    assert len(hand(state, seat)) == 5
    assert state.view(None)["hand_size"] == [5, 5]


@clause("J-1.4")
def test_both_players_discard_face_up_on_one_pile() -> None:
    state = position(deck={"top": ["lion", "snake"]})
    play(state, "look", "discard")
    assert discards(state) == ["lion"]
    play(state, "end_turn", "look", "discard")
    assert discards(state) == ["lion", "snake"]
    assert top_discard(state) == "snake"
    for seat in (0, 1):
        assert state.view(seat)["discard"] == state.view(None)["discard"]
        assert state.view(seat)["discard_top"] == state.view(None)["discard_top"]


@clause("J-1.5")
def test_six_tokens_of_each_ware_form_the_supply() -> None:
    state = GAME.deal(seed=5)
    assert supply(state) == {"trinkets": 6, "hides": 6, "tea": 6, "silk": 6, "fruit": 6, "salt": 6}


@clause("J-1.5")
def test_the_supply_serves_both_players() -> None:
    state = position(hands=[["ware_ttt"], ["ware_ttt"]])
    play(state, "skip", "buy ware_ttt", "decline", "end_turn", "skip", "buy ware_ttt")
    assert supply(state) == {"trinkets": 6, "hides": 6, "silk": 6, "fruit": 6, "salt": 6}


@clause("J-1.6")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_twenty_gold_of_each_player_are_visible_to_all(viewer: int | None) -> None:
    assert GAME.deal(seed=5).view(viewer)["gold"] == [20, 20]


@clause("J-1.7")
def test_the_bank_pays_more_than_the_box_holds() -> None:
    """The coins of the box are worth 168 gold."""
    state = playing(gold=[150, 150], hands=[["ware_ttt"], []], large=[{"tea": 3}, {}])
    play(state, "sell ware_ttt", "end_turn")
    assert gold(state, 0) == 161


@clause("J-1.8")
def test_a_lot_decides_who_starts() -> None:
    starters = [GAME.deal(seed=seed).actor for seed in SEEDS]
    assert set(starters) == {0, 1}
    for seed, starter in zip(SEEDS, starters, strict=True):
        state = GAME.deal(seed=seed)
        assert state.trace[0] == (2, starter)
        assert state.view(None)["starter"] == starter
        assert state.view(None)["turn"] == starter


@clause("J-1.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_table_may_name_who_starts(seat: int) -> None:
    game = fondaco.game("jambo", starter=seat)
    for seed in SEEDS:
        state = game.deal(seed=seed)
        assert state.actor == state.view(None)["starter"] == seat
        assert 2 not in [n for n, _ in state.trace]
