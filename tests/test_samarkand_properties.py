"""What holds at every decision of Samarkand, for every number of players."""

import json
from collections import Counter

import pytest

import fondaco
from fondaco.games.samarkand.state import DECISIONS, ENDINGS
from fondaco.kernel.game import State
from tests.effort import FULL, amount
from tests.proof.engines import MODES
from tests.proof.play import bare, dice, game_of, sample, walk
from tests.samarkand import game

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def sampled(players: int, number: int) -> list[State]:
    """States of random games, rare questions as often as common ones."""
    return list(sample(game(players), number, seed=players))


@every_number
def test_legal_actions_are_those_without_an_objection(players: int) -> None:
    for state in sampled(players, amount(40, 2_000)):
        assert state.check() is None
        assert state.legal() == [action for action in range(state.game.actions) if state.why_not(action) is None]
        assert state.legal()


@every_number
def test_every_position_is_written_and_read_back(players: int) -> None:
    for state in sampled(players, amount(40, 2_000)):
        position = json.loads(json.dumps(state.position()))
        again = state.game.position(position)
        assert again.digest() == state.digest()
        assert again.position() == position
    end = game_of(game(players), seed=1)
    assert game(players).position(end.position()).digest() == end.digest()


@every_number
def test_a_redeal_changes_nothing_that_its_seat_knows(players: int) -> None:
    moved = 0
    for at, state in enumerate(sampled(players, amount(40, 2_000))):
        seat = (None, *range(players))[at % (players + 1)]
        twin = state.redeal(seat, seed=at)
        assert twin.check() is None
        assert bare(twin.information(seat)) == bare(state.information(seat))
        assert twin.legal()
        if seat == state.actor:
            assert twin.legal() == state.legal()
        moved += twin.records["place"].tolist() != state.records["place"].tolist()
    assert moved > amount(30, 1_800)


@every_number
def test_no_copy_changes_when_another_is_played(players: int) -> None:
    state = game(players).deal(seed=players)
    kept = [(step.copy(), step.digest()) for step in walk(state, dice(players), 60)]
    assert all(copy.digest() == digest for copy, digest in kept)


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


@pytest.mark.skipif(not FULL, reason="compiles the rules twice")
@every_number
def test_the_three_ways_to_run_the_rules_agree(players: int) -> None:
    for seed in range(20):
        ends = {game_of(fondaco.game("samarkand", players=players, mode=mode), seed).digest() for mode in MODES}
        assert len(ends) == 1
