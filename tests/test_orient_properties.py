"""What holds at every decision of Orient, for every number of players, with variants drawn at random."""

import json
import random
from collections import Counter

import pytest

import fondaco
from fondaco.games.orient.state import DECISIONS
from fondaco.kernel.game import Game, State
from tests.effort import FULL, amount
from tests.orient import game, position
from tests.proof.engines import MODES
from tests.proof.play import bare, dice, sample, walk

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])
LONG = 1_500
"""Decisions of a random game that is looked at: a whole one may never end."""


def variants(seed: int) -> dict[str, str]:
    """Options drawn at random, among those that go together."""
    chooser = random.Random(seed)  # noqa: S311
    drawn = [name for name in ("va2", "va3", "va4", "keep_hands", "open_dawn") if chooser.random() < 0.3]
    if chooser.random() < 0.2:
        drawn.append("va1")
    else:
        drawn += [name for name in ("vb1", "vb2", "vb3", "vb4") if chooser.random() < 0.3]
        if "vb4" in drawn and chooser.random() < 0.7:
            drawn.append("vb5")
    return dict.fromkeys(drawn, "yes")


def sampled(players: int, number: int) -> list[State]:
    """States of random games with random variants, rare questions as often as common ones."""
    found: list[State] = []
    for seed in range(4):
        of = game(players, **variants(10 * players + seed))
        found += sample(of, number // 4, seed=seed)
    return found


@every_number
def test_legal_actions_are_those_without_an_objection(players: int) -> None:
    for state in sampled(players, amount(24, 2_000)):
        assert state.check() is None
        assert state.legal() == [action for action in range(state.game.actions) if state.why_not(action) is None]
        assert state.legal()


@every_number
def test_every_position_is_written_and_read_back(players: int) -> None:
    for state in sampled(players, amount(24, 2_000)):
        written = json.loads(json.dumps(state.position()))
        again = state.game.position(written)
        assert again.digest() == state.digest()
        assert again.position() == written


@every_number
def test_a_redeal_changes_nothing_that_its_seat_knows(players: int) -> None:
    moved, number = 0, amount(24, 2_000)
    for at, state in enumerate(sampled(players, number)):
        seat = (None, *range(players))[at % (players + 1)]
        twin = state.redeal(seat, seed=at)
        assert twin.check() is None
        assert bare(twin.information(seat)) == bare(state.information(seat))
        assert twin.legal()
        if seat == state.actor:
            assert twin.legal() == state.legal()
        moved += any((twin.records[field] != state.records[field]).any() for field in ("hand", "row"))
    assert moved > number * 3 // 4


@every_number
def test_no_copy_changes_when_another_is_played(players: int) -> None:
    state = game(players).deal(seed=players)
    kept = [(step.copy(), step.digest()) for step in walk(state, dice(players), 60)]
    assert all(copy.digest() == digest for copy, digest in kept)


@every_number
def test_cards_and_treasures_are_kept_through_whole_nights(players: int) -> None:
    of = game(players, **variants(players))
    state = of.deal(seed=players)
    for at, step in enumerate(walk(state, dice(players), amount(400, 20_000))):
        if at % amount(10, 1) == 0:
            assert step.check() is None, step.decision


@every_number
def test_events_name_only_what_the_seat_knows(players: int) -> None:
    told = 0
    for state in sampled(players, amount(16, 1_000)):
        after = state.copy()
        after.apply(dice(state.count).choice(state.legal()))
        for seat in (None, *range(players)):
            before, now = state.view(seat), after.view(seat)
            for event in state.game.room.events(before, now, after.history[-1]):
                told += 1
                for name in ("treasure", "other"):
                    if name in event.args and event.kind not in ("claimed", "lapsed"):
                        assert event.args[name] in {t for view in (before, now) for row in view["row"] for t in row}
    assert told > 0


@every_number
def test_events_are_the_same_in_every_world_that_agrees(players: int) -> None:
    for at, state in enumerate(sampled(players, amount(8, 1_000))):
        seat = state.actor
        if seat is None:
            continue
        twin = state.redeal(seat, seed=at)
        for action in dice(at).sample(state.legal(), min(2, len(state.legal()))):
            assert twin.preview(seat, action) == state.preview(seat, action)
            assert state.game.room.action_text(action, state.game.set, "en")


def test_random_games_meet_every_question() -> None:
    asked: Counter[str] = Counter()
    for players, options in ((2, {"vb4": "yes", "vb5": "yes"}), (3, {"va1": "yes", "open_dawn": "yes"}), (2, {})):
        for seed in range(amount(2, 40)):
            asked.update(step.decision for step in walk(game(players, **options).deal(seed=seed), dice(seed), LONG))
    assert set(asked) == set(DECISIONS) - {"over"}


def test_a_finished_game_is_written_and_read_back() -> None:
    rows = (["crown", "sceptre", "signet", "lamp"], ["sabre"])
    state = position(2, rows, options={"va1": "yes"}, hands=[["atk_master"], []])
    for action in ("attack atk_master", "target 1:0", "decline", "decline"):
        state.apply(state.game.parse(action))
    assert state.outcome is not None
    assert state.position()["winner"] == 0
    assert state.game.position(state.position()).digest() == state.digest()


@pytest.mark.skipif(not FULL, reason="compiles the rules twice")
@every_number
def test_the_three_ways_to_run_the_rules_agree(players: int) -> None:
    for seed in range(8):
        ends = set()
        for mode in MODES:
            of: Game = fondaco.game("orient", players=players, mode=mode, **variants(seed))
            state = of.deal(seed=seed)
            for _ in walk(state, dice(seed), 1_000):
                pass
            ends.add(state.digest())
        assert len(ends) == 1
