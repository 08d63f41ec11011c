"""Samarkand's heuristic bot: it judges by what its seat knows, prefers the obvious, and beats random play."""

import numpy as np
import pytest

from fondaco.bots.players import make
from fondaco.games.samarkand.bot import heuristic, new_notes, rate
from fondaco.kernel.game import State
from tests.effort import FULL, amount
from tests.proof.play import sample
from tests.samarkand import game, play, position


def scores(state: State) -> list[float]:
    """The score of each legal action."""
    out, notes = np.array(state.legal(), np.int16), new_notes()
    rate(state.records[0], state.game.components[0], out, len(out), notes[0])
    return [float(score) for score in notes["score"][0, : len(out)]]


def choice(state: State) -> str:
    """The action that the bot takes, in the notation."""
    out = np.array(state.legal(), np.int16)
    action = heuristic(state.records[0], state.game.components[0], out, len(out), new_notes()[0])
    return state.game.notation(action)


@pytest.mark.parametrize("players", [2, 4])
def test_it_judges_alike_whatever_the_others_hold(players: int) -> None:
    for at, state in enumerate(sample(game(players), amount(10, 500), seed=9)):
        twin = state.redeal(state.actor, seed=at)
        assert scores(twin) == scores(state)


def test_it_makes_a_relation_rather_than_nothing() -> None:
    state = position(members=[["levant"], [], []], camels={"petra": ["egypt"]}, money=[3, 3, 3])
    assert choice(play(state, "extend levant")) == "place petra"


def test_it_keeps_a_card_for_an_own_camel_and_sells_another() -> None:
    for holder, answer in ((0, "keep"), (1, "sell")):
        hands: list[list[str]] = [[], [], []]
        hands[holder] = ["copper"]
        state = position(members=[["levant"], [], []], camels={"tyre": ["levant"]}, hands=hands)
        play(state, "extend levant", "place cyprus")
        assert choice(state) == answer


@pytest.mark.skipif(not FULL, reason="plays many games")
def test_it_beats_random_play() -> None:
    of, won = game(2), 0.0
    for seed in range(1_000):
        state, seat = of.deal(seed=seed), seed % 2
        bots = [make("heuristic" if p == seat else "random", of, seed) for p in range(2)]
        while state.actor is not None:
            state.apply(bots[state.actor].choose(state.information(state.actor), state.legal()))
        won += state.returns()[seat]
    assert won >= 950
