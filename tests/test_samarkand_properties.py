"""What holds at every decision of Samarkand, for every number of players."""

from collections import Counter

import pytest

from fondaco.games.samarkand.state import DECISIONS, ENDINGS
from fondaco.kernel.game import State
from tests.effort import amount
from tests.proof.play import dice, sample, walk
from tests.samarkand import game

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def sampled(players: int, number: int) -> list[State]:
    """States of random games, rare questions as often as common ones."""
    return list(sample(game(players), number, seed=players))


@every_number
def test_events_name_only_cards_that_the_seat_knows(players: int) -> None:
    room = game(players).room
    told = 0
    for state in sampled(players, amount(40, 1_000)):
        after = state.copy()
        after.apply(dice(state.count).choice(state.legal()))
        for seat in range(players):
            before, now = state.view(seat), after.view(seat)
            for event in room.events(before, now, after.history[-1]):
                cards = event.args.get("cards", [])
                assert isinstance(cards, list)
                assert all({before["place"][card], now["place"][card]} != {-1} for card in cards)
                told += len(cards)
    assert told > 0


@every_number
def test_events_are_the_same_in_every_world_that_agrees(players: int) -> None:
    room = game(players).room
    for at, state in enumerate(sampled(players, amount(6, 1_000))):
        for seat in range(players):
            if seat != state.actor:
                continue
            twin = state.redeal(seat, seed=at)
            for action in dice(at).sample(state.legal(), min(3, len(state.legal()))):
                assert twin.preview(seat, action) == state.preview(seat, action)
                assert room.action_text(action, state.game.set, "en")


def test_random_games_meet_every_question() -> None:
    asked: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for seed in range(amount(3, 100)):
            state = game(players).deal(seed=seed)
            asked.update(step.decision for step in walk(state, dice(seed)))
            assert state.outcome is not None
            ended[state.outcome.reason] += 1
    assert set(asked) == set(DECISIONS) - {"over"}
    assert set(ended) <= {*ENDINGS, "both"}
    assert len(ended) > 1
