"""What holds in every game at every decision: of the rules, of the Python API, and of the three ways to run them."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fondaco
from fondaco.errors import IllegalActionError
from fondaco.kernel import chance
from fondaco.kernel.chance import LUCK, new_luck, seed_key
from fondaco.kernel.compiling import Mode
from fondaco.kernel.game import Game, Refusal, State, as_view
from fondaco.kernel.records import new_records
from fondaco.kernel.room import GAMES
from tests.effort import FULL
from tests.proof.engines import MODES, proof_doors
from tests.proof.play import ENDLESS, bare, dice, game_of, sample, walk
from tests.proof.setups import Setup, setups

games = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**32 - 1)
skips = st.integers(0, 500)
choices = st.lists(st.integers(0, 999), min_size=1, max_size=25)


def begun(game: Game, seed: int, skip: int) -> State:
    """A game of this seed after ``skip`` random decisions, or the last decision before its end."""
    state = game.deal(seed=seed)
    last = state.copy()
    for _ in walk(state, dice(seed), skip):
        last = state.copy()
    return last if state.over else state


def steps(state: State, choices: list[int]) -> list[int]:
    """Play chosen actions in ``state`` as long as it lasts; the actions."""
    played = []
    for choice in choices:
        if state.over:
            break
        legal = state.legal()
        played.append(legal[choice % len(legal)])
        state.apply(played[-1])
    return played


@games
@given(seed=seeds, skip=skips, choices=choices)
def test_legal_actions_are_those_without_an_objection(name: str, seed: int, skip: int, choices: list[int]) -> None:
    game = fondaco.game(name)
    state = begun(game, seed, skip)
    for choice in choices:
        assert state.check() is None
        legal = state.legal()
        assert legal == [action for action in range(game.actions) if state.why_not(action) is None]
        assert bool(legal) is not state.over
        if state.over:
            break
        state.apply(legal[choice % len(legal)])


@games
@given(seed=seeds, skip=skips, choices=choices)
def test_every_legal_action_applies_and_counts(name: str, seed: int, skip: int, choices: list[int]) -> None:
    state = begun(fondaco.game(name), seed, skip)
    for action in state.legal():
        copy = state.copy()
        copy.apply(action)
        assert copy.check() is None
        assert copy.count == state.count + 1
        assert copy.history == [*state.history, action]
        assert 0 <= copy.undoable <= copy.count
        assert sum(copy.returns()) == pytest.approx(1)
    for action in steps(state, choices):
        assert state.game.parse(state.game.notation(action)) == action
        assert state.game.parse(state.game.action(action)) == action


@games
@given(seed=seeds, skip=skips)
def test_an_illegal_action_raises_and_changes_nothing(name: str, seed: int, skip: int) -> None:
    game = fondaco.game(name)
    state = begun(game, seed, skip)
    before = state.copy()
    legal = state.legal()
    illegal = [action for action in range(game.actions) if action not in legal]
    for action in dice(seed).sample(illegal, 20):
        with pytest.raises(IllegalActionError):
            state.apply(action)
    assert bare(state.records) == bare(before.records)
    assert (state.history, state.trace, state.legal()) == (before.history, before.trace, legal)
    follow = legal[seed % len(legal)]
    state.apply(follow)
    before.apply(follow)
    assert bare(state.records) == bare(before.records), "an illegal action used up luck"


@games
@pytest.mark.parametrize("action", [-1, 2**15, 2**31, 2**63 - 1, -(2**63), 2**64, -(2**70)])
def test_a_number_outside_the_action_table_is_refused_in_one_line(name: str, action: int) -> None:
    game = fondaco.game(name)
    state = game.deal(seed=1)
    before = state.copy()
    assert state.why_not(action) == Refusal(None)
    with pytest.raises(IllegalActionError) as caught:
        state.apply(action)
    for language in ("en", "cs", "es", "de"):
        assert "\n" not in caught.value.text(language)
    assert bare(state.records) == bare(before.records)


@setups
def test_nothing_is_legal_after_the_end(setup: Setup) -> None:
    game, ended = setup.game(), 0
    for seed in range(setup.share(3, 100)):
        state = game_of(game, seed)
        if not state.over:
            assert game.name in ENDLESS
            continue
        ended += 1
        assert (state.actor, state.legal()) == (None, [])
        assert state.outcome is not None
        assert state.outcome.winners
        for action in range(game.actions):
            assert state.why_not(action) is not None
        with pytest.raises(IllegalActionError):
            state.apply(state.history[-1])
    assert ended or game.name in ENDLESS


@setups
def test_a_replay_is_the_game(setup: Setup) -> None:
    game = setup.game()
    for seed in range(setup.share(5, 300)):
        played = game_of(game, seed)
        again = game.deal(seed=seed)
        for action in played.history:
            again.apply(action)
        assert (bare(again.records), again.trace, again.outcome) == (bare(played.records), played.trace, played.outcome)


@setups
def test_a_trace_followed_as_a_script_is_the_game(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """With pages so short that a game needs several."""
    monkeypatch.setattr(chance, "PAGE", 8 if setup.name == "stoneage" else 20)
    game = setup.game()
    longest = 0
    for seed in range(setup.share(6, 300)):
        played = game_of(game, seed)
        script = [outcome for _, outcome in played.trace]
        longest = max(longest, len(script))
        again = game.deal(script=script)
        for action in played.history:
            again.apply(action)
        assert bare(again.records) == bare(played.records)
    assert longest > 2 * chance.PAGE


@setups
def test_a_script_that_is_too_short_changes_nothing(setup: Setup) -> None:
    game = setup.game()
    tried = 0
    for state in sample(game, setup.share(150, 2_000)):
        for action in state.legal()[:4]:
            scripted = game.position(state.position(), script=[])
            before = scripted.copy()
            following = state.copy()
            following.trace.clear()
            following.apply(action)
            if following.trace:
                with pytest.raises(fondaco.FondacoError, match=rf"\b{following.trace[0][0]}\b"):
                    scripted.apply(action)
                assert bare(scripted.records) == bare(before.records)
                assert (scripted.history, scripted.legal()) == ([], state.legal())
                tried += 1
            else:
                scripted.apply(action)
                assert bare(scripted.records) == bare(following.records)
    assert tried > setup.share(10, 100)


@setups
@pytest.mark.parametrize("mode", MODES)
def test_copies_share_nothing(setup: Setup, mode: Mode) -> None:
    """Every copy made on the way is compared at every later decision."""
    game = setup.game(mode)
    copies: list[tuple[State, bytes, int]] = []
    for state in walk(game.deal(seed=5), dice(5), setup.share(120, 600)):
        for copy, content, played in copies:
            assert bare(copy.records) == content
            assert len(copy.history) == played
        copies.append((state.copy(), bare(state.records), len(state.history)))
    follower, _, _ = copies[0]
    for action in state.history:
        follower.apply(action)
    assert bare(follower.records) == bare(state.records), "a copy does not go on with the same luck"
    assert follower.trace == state.trace


@setups
def test_a_position_written_down_is_the_same_state(setup: Setup) -> None:
    game = setup.game()
    for state in sample(game, setup.share(300, 10_000)):
        written = state.position()
        again = game.position(json.loads(json.dumps(written)))
        assert bare(again.records) == bare(state.records)
        assert again == state
        assert again.position() == written
        assert again.legal() == state.legal()


@setups
def test_the_three_ways_to_run_are_one(setup: Setup) -> None:
    """The same decisions, interpreted, compiled, and compiled with bounds checks: equal states and views at each."""
    states = [setup.game(mode).deal(seed=11) for mode in MODES]
    chooser = dice(11)
    decisions = 0
    while decisions < setup.share(1_000, 30_000):
        one, *others = states
        for other in others:
            assert bare(other.records) == bare(one.records), f"{one.history[-1:]} went differently"
            assert other.legal() == one.legal()
        if one.over:
            states = [setup.game(mode).deal(seed=decisions) for mode in MODES]
            continue
        if decisions % 10 == 0:
            for seat in (None, *range(one.game.players)):
                views = [state.information(seat).tobytes() for state in states]
                guesses = [bare(state.redeal(seat, seed=decisions).records) for state in states]
                assert len(set(views)) == len(set(guesses)) == 1
            answers = [[state.why_not(action) for action in range(one.game.actions)] for state in states]
            assert answers[0] == answers[1] == answers[2]
            assert len({tuple(state.returns()) for state in states}) == 1
        action = chooser.choice(one.legal())
        for state in states:
            state.apply(action)
        decisions += 1
    assert states[0].trace == states[1].trace == states[2].trace


@setups
def test_a_record_used_again_holds_nothing_of_before(setup: Setup) -> None:
    """``inform`` and ``imagine`` write every field, so that search can use its records again."""
    game = setup.game()
    doors = game.engine.doors
    for state in sample(game, setup.share(60, 1_000)):
        for seat in range(-1, game.players):
            rubbish = [new_records(kind) for kind in (game.room.information, game.room.state)]
            for records in rubbish:
                for field in records.dtype.names or ():
                    records[field] = 1
            known, guess = rubbish
            doors.inform_at(state.records, 0, game.components, seat, known, 0)
            asked = state.information(None if seat < 0 else seat)
            assert as_view(known) == as_view(asked)
            lucks = [new_luck(bytes(32), stream=3) for _ in range(2)]
            fresh = new_records(game.room.state)
            doors.imagine_at(asked, 0, game.components, lucks[0], guess, 0)
            doors.imagine_at(asked, 0, game.components, lucks[1], fresh, 0)
            assert as_view(guess) == as_view(fresh)


@setups
def test_every_promise_at_every_decision(setup: Setup) -> None:
    """The audit of :mod:`tests.proof.doors` with variants drawn at random; its full form checks bounds too."""
    mode: Mode = "checked" if FULL else "interpreted"
    room = setup.game(mode).room
    states, known = new_records(room.state, 3), new_records(room.information, 2)
    state_bytes, known_bytes = (records.view(np.uint8).reshape(len(records), -1) for records in (states, known))
    luck = new_records(LUCK, 2)
    luck[0], luck[1] = new_luck(seed_key(1))[0], new_luck(seed_key(2))[0]
    counts, most, variants = np.zeros(4, np.int64), 1_000_000 if FULL else setup.share(40, 0), 100 if FULL else 2
    doors = proof_doors(mode, setup.name)
    for drawn in range(1, variants + 1):
        game = setup.variant(drawn, mode)
        until = most * drawn // variants
        fault = doors.audit_at(
            states, state_bytes, known, known_bytes, game.components, luck, game.players, game.actions, until, counts
        )
        broken = State(game, states[:1].copy(), new_luck(seed_key(0)))
        assert fault == 0, f"{doors.FAULTS[fault]}: {dict(game.options)} {json.dumps(broken.position())}"
    decisions, _, redeals, moved = counts.tolist()
    assert (decisions, redeals) == (most, most * (setup.players + 1))
    assert moved == 0 if setup.open else moved > 0.7 * redeals
