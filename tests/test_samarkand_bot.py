"""Samarkand's bots: they judge by what their seat knows, prefer the obvious, and the better ones win."""

import numpy as np
import pytest

from fondaco.bots.players import make
from fondaco.games.samarkand import bot
from fondaco.games.samarkand.bot import evaluate, search_notes
from fondaco.kernel.game import State
from tests.effort import amount
from tests.judging import choice, scores, share_of
from tests.proof.play import sample
from tests.rules import play
from tests.samarkand import game, position


@pytest.mark.parametrize("players", [2, 4])
def test_it_judges_alike_whatever_the_others_hold(players: int) -> None:
    for at, state in enumerate(sample(game(players), amount(10, 500), seed=9)):
        twin = state.redeal(state.actor, seed=at)
        assert scores(bot, twin) == scores(bot, state)


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


def choices(players: int) -> list[State]:
    """States of random games in which there is a choice."""
    return [state for state in sample(game(players), amount(30, 300), seed=players) if len(state.legal()) > 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("spec", ["search:30it", "easy", "medium"])
def test_every_question_gets_a_legal_answer_from_what_the_seat_knows(spec: str, players: int) -> None:
    for state in choices(players):
        bot, twin = make(spec, state.game, seed=7), state.redeal(state.actor, seed=99)
        answer = bot.choose(state.information(state.actor), state.legal())
        assert answer in state.legal()
        assert make(spec, state.game, seed=7).choose(twin.information(state.actor), state.legal()) == answer


def test_the_search_ends_the_game_where_that_wins_and_not_where_it_loses() -> None:
    """The fifth relation of the Levant: with the points or without."""
    for money, ends in (([3, 15, 15], True), ([3, 18, 18], False)):
        met = ["byzantium", "tigris", "egypt", "arabia"]
        state = position(
            members=[["levant"], [], []],
            camels={"petra": ["persia"]},
            relations=[{"families": ["levant", other], "seat": 0} for other in met],
            money=money,
        )
        play(state, "extend levant")
        answer = make("search:2000it", state.game, seed=1).choose(state.information(0), state.legal())
        assert (state.game.notation(answer) == "place petra") == ends


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_evaluation_gives_shares_and_likes_relations(players: int) -> None:
    notes, less, more = search_notes(), np.zeros(players), np.zeros(players)
    for state in sample(game(players), amount(20, 200), seed=3):
        components, s = state.game.components[0], state.records[0]
        evaluate(s, components, notes[0], less)
        s.relation_tiles[0] += 2
        evaluate(s, components, notes[0], more)
        assert less.sum() == pytest.approx(1.0)
        assert more[0] > less[0]


@pytest.mark.parametrize(
    ("better", "worse", "players", "least", "deals"),
    [
        ("heuristic", "random", 2, 0.95, amount(10, 500)),
        ("search:200it", "heuristic", 2, 0.6, amount(10, 100)),
        ("search:200it", "heuristic", 4, 0.4, amount(5, 100)),
        ("medium", "easy", 3, 0.45, amount(7, 100)),
        ("search:2000it", "medium", 3, 0.4, amount(0, 70)),
    ],
)
def test_the_better_bot_wins(better: str, worse: str, players: int, least: float, deals: int) -> None:
    if deals:
        assert share_of(better, worse, game(players), deals) >= least
