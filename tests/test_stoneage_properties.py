"""What holds at every decision of My First Stone Age, for every number of players."""

import json
from collections import Counter

import pytest

import fondaco
from fondaco.games.stoneage.state import DECISIONS, NONE
from fondaco.kernel.game import State
from tests.effort import FULL, amount
from tests.proof.engines import MODES
from tests.proof.play import bare, dice, game_of, sample, walk
from tests.stoneage import TILES, game, remembered

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def sampled(players: int, number: int, **options: str) -> list[State]:
    """States of random games, rare questions as often as common ones."""
    return list(sample(game(players, **options), number, seed=players))


@every_number
def test_legal_actions_are_those_without_an_objection(players: int) -> None:
    for state in sampled(players, amount(60, 2_000)):
        assert state.check() is None
        assert state.legal() == [action for action in range(state.game.actions) if state.why_not(action) is None]
        assert state.legal()


@every_number
def test_every_step_of_a_game_is_sound(players: int) -> None:
    for seed in range(amount(2, 100)):
        for count, state in enumerate(walk(game(players).deal(seed=seed), dice(seed))):
            assert state.check() is None
            assert state.count == count
            assert state.legal()
            assert sum(state.returns()) == pytest.approx(1)


@every_number
def test_every_position_is_written_and_read_back(players: int) -> None:
    for state in sampled(players, amount(60, 2_000)):
        position = json.loads(json.dumps(state.position()))
        again = state.game.position(position)
        assert again.digest() == state.digest()
        assert again.position() == position
    end = game_of(game(players), seed=1)
    assert game(players).position(end.position()).digest() == end.digest()


@every_number
@pytest.mark.parametrize("hidden", ["no", "yes"])
def test_a_redeal_changes_nothing_that_its_seat_knows(players: int, hidden: str) -> None:
    for at, state in enumerate(sampled(players, amount(40, 2_000), hidden_goods=hidden)):
        seat = (None, *range(players))[at % (players + 1)]
        twin = state.redeal(seat, seed=at)
        assert twin.check() is None
        assert bare(twin.information(seat)) == bare(state.information(seat))
        assert twin.legal() == state.legal()


@every_number
def test_what_nobody_has_seen_is_drawn_anew_in_every_redeal(players: int) -> None:
    """The counter-test: from one state, twins turn up different tiles in a slot never seen, the same in the others."""
    for state in sampled(players, amount(20, 500)):
        if state.decision != "flip":
            continue
        known = remembered(state)
        for action in state.legal():
            slot = int(state.game.notation(action).partition(" ")[2])
            found = set()
            for seed in range(6):
                twin = state.redeal(None, seed)
                twin.apply(action)
                found.add(TILES[twin.view(None)["tile"]])
            unseen = len(TILES) - len(known)
            assert found == {known[slot]} if slot in known else len(found) > (unseen > 3)


@every_number
def test_a_forgetful_information_gives_sound_states(players: int) -> None:
    chooser = dice(players)
    forgotten = 0
    for state in sampled(players, amount(40, 2_000)):
        information = state.information(state.actor)
        for slot in range(len(TILES)):
            told = information["face_up"][0, slot] != NONE or information["slot"][0] == slot
            if not told and chooser.random() < 0.5:
                forgotten += information["seen"][0, slot] != NONE
                information["seen"][0, slot] = NONE
        twin = state.game.imagine(information, seed=1)
        assert twin.check() is None
        assert twin.legal() == state.legal()
    assert forgotten > 0


@every_number
def test_a_view_is_a_part_of_the_information(players: int) -> None:
    for state in sampled(players, amount(30, 1_000), hidden_goods="yes"):
        for seat in (None, *range(players)):
            view, information = state.view(seat), state.information(seat)
            assert view["seen"] == view["face_up"]
            for other in range(players):
                known = information["goods"][0, other].tolist()
                assert view["goods"][other] == (known if other == seat else [-1] * 5)
                assert view["held"][other] == sum(known)


@every_number
def test_no_copy_changes_when_another_is_played(players: int) -> None:
    state = game(players).deal(seed=players)
    kept = [(step.copy(), step.digest()) for step in walk(state, dice(players), 60)]
    assert all(copy.digest() == digest for copy, digest in kept)


@every_number
def test_taking_back_leads_where_the_game_was(players: int) -> None:
    """Decisions that may be taken back change nothing that was drawn: replayed without them, the game is the same."""
    for seed in range(amount(2, 50)):
        for state in walk(game(players).deal(seed=seed), dice(seed)):
            if state.undoable:
                again = game(players).deal(seed=seed)
                for action in state.history[: -state.undoable]:
                    again.apply(action)
                assert again.actor == state.actor
                assert again.trace == state.trace


@every_number
def test_events_are_the_same_for_all_who_watch(players: int) -> None:
    room = game(players).room
    told: Counter[str] = Counter()
    for state in sampled(players, amount(60, 1_000)):
        after = state.copy()
        after.apply(dice(state.count).choice(state.legal()))
        seen = [room.events(state.view(seat), after.view(seat), after.history[-1]) for seat in (None, *range(players))]
        assert all(events == seen[0] for events in seen)
        told.update(event.kind for event in seen[0])
    assert told["flipped"] == told["moved"] > 0


@every_number
def test_previews_are_the_same_in_every_world_that_agrees(players: int) -> None:
    for at, state in enumerate(sampled(players, amount(10, 500))):
        assert state.actor is not None
        twin = state.redeal(state.actor, seed=at)
        for action in dice(at).sample(state.legal(), min(3, len(state.legal()))):
            assert twin.preview(state.actor, action) == state.preview(state.actor, action)


def test_random_games_meet_every_question() -> None:
    asked: Counter[str] = Counter()
    for players in (2, 3, 4):
        for seed in range(amount(2, 100)):
            state = game(players).deal(seed=seed)
            asked.update(step.decision for step in walk(state, dice(seed)))
            assert state.outcome is not None
            assert state.outcome.reason == "complete"
    assert set(asked) == set(DECISIONS) - {"over"}


@pytest.mark.skipif(not FULL, reason="compiles the rules twice")
@every_number
def test_the_three_ways_to_run_the_rules_agree(players: int) -> None:
    for seed in range(20):
        ends = {game_of(fondaco.game("stoneage", players=players, mode=mode), seed).digest() for mode in MODES}
        assert len(ends) == 1
