"""The heuristic bot of My First Stone Age: it judges by what its seat knows, sees the obvious, beats random play."""

from collections import Counter

import numpy as np
import pytest

from fondaco.games.stoneage import bot
from fondaco.games.stoneage.bot import evaluate, new_notes
from tests.effort import FULL, amount
from tests.judging import choice, scores, share_of
from tests.proof.play import sample
from tests.rules import play
from tests.stoneage import arrived, game, position

FOREST = {"0": "symbol_site", "1": "symbol_fish", "2": "symbol_pot", "3": "symbol_dog", "4": "symbol_trade"}


@pytest.mark.parametrize("players", [2, 4])
def test_it_judges_alike_in_every_world_that_agrees(players: int) -> None:
    for at, state in enumerate(sample(game(players), amount(30, 500), seed=9)):
        before = state.digest()
        assert scores(bot, state.redeal(state.actor, seed=at)) == scores(bot, state)
        assert state.digest() == before  # judging changes nothing


def test_it_goes_to_the_building_site_when_a_hut_can_be_built() -> None:
    state = position(seen=FOREST, goods=[{"fish": 2}, {}], open_huts=["hut_15", "hut_01", "hut_02"])
    assert choice(state) == "flip 0"
    assert choice(play(state, "flip 0")) == "build 0"


def test_it_gathers_what_a_hut_needs() -> None:
    piles = ["hut_15", "hut_11", "hut_12"]
    tiles = {"0": "symbol_site", "1": "symbol_fish", "2": "symbol_pot", "4": "symbol_berry"}
    assert choice(position(seen=tiles, goods=[{"fish": 1}, {}], open_huts=piles)) == "flip 1"
    assert choice(position(seen=tiles, goods=[{"fish": 1}, {"fish": 1}], open_huts=piles)) != "flip 1"  # none is left


def test_it_plays_without_a_tile_that_it_has_forgotten() -> None:
    state = position(seen=FOREST, goods=[{"fish": 2}, {}], open_huts=["hut_15", "hut_01", "hut_02"])
    information = state.information(0)
    information["seen"][0, 0] = -1
    flips = Counter(choice(state.game.imagine(information, seed)) for seed in range(20))
    assert set(flips) != {"flip 0"}


def test_who_knows_nothing_takes_any_tile() -> None:
    flips = Counter(choice(position(count=2 * turn)) for turn in range(150))
    assert len(flips) == 14
    assert max(flips.values()) < 30


def test_it_exchanges_what_it_does_not_need_for_what_it_needs() -> None:
    piles = ["hut_15", "hut_14", "hut_13"]
    state = arrived("trading_place", goods=[{"tooth": 2, "fish": 1}, {}], open_huts=piles)
    actions = []
    while state.actor == 0:
        actions.append(choice(state))
        play(state, actions[-1])
    assert actions == ["give tooth", "done", "take fish", "end_turn"]


def test_it_keeps_what_it_needs() -> None:
    state = arrived("trading_place", goods=[{"fish": 2}, {}], open_huts=["hut_15", "hut_14", "hut_13"])
    assert choice(state) == "end_turn"


def test_it_takes_a_dog_and_spares_its_dogs() -> None:
    assert choice(arrived("dog", dogs=[0, 2])) == "steal"
    state = arrived("building_site", goods=[{"fish": 2}, {}], dogs=[1, 0], open_huts=["hut_15", "hut_01", "hut_02"])
    assert choice(play(state, "build 0")) == "pay"


def test_its_swaps_vary() -> None:
    swaps = {choice(position(count=turn, decision="swap")) for turn in range(60)}
    assert len(swaps) > 30


def test_more_huts_and_goods_mean_better_chances() -> None:
    shares = np.zeros(2)
    for fields in ({"built": [["hut_01"], []]}, {"goods": [{"fish": 1}, {}]}, {"dogs": [1, 0]}):
        state = position(open_huts=["hut_15", "hut_02", "hut_03"], **fields)
        evaluate(state.records[0], state.game.components[0], new_notes()[0], shares)
        assert shares.sum() == pytest.approx(1)
        assert shares[0] > 0.5


@pytest.mark.skipif(not FULL, reason="plays many games")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_play(players: int) -> None:
    assert share_of("heuristic", "random", game(players), 300 // players) >= 0.95
