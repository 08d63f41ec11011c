"""Twin worlds: what a seat is given does not change when all that it cannot know is dealt anew.

And the counter-test: the redeal must change what it cannot know.
"""

from collections.abc import Iterator

from fondaco.kernel.game import Game, State
from tests.proof.play import bare, dice, sample
from tests.proof.reveals import REVEALS
from tests.proof.setups import Setup, setups

STEPS = 4
"""Steps that both worlds go on for."""


def seats(game: Game) -> tuple[int | None, ...]:
    """Everybody who may look on."""
    return (None, *range(game.players))


def twins(game: Game, number: int, seed: int = 0) -> Iterator[tuple[State, State, int | None]]:
    """``number`` states with a redeal for a seat, and the seat."""
    for at, state in enumerate(sample(game, number, seed)):
        seat = seats(game)[at % (game.players + 1)]
        yield state, state.redeal(seat, seed=at), seat


@setups
def test_a_seat_is_given_the_same(setup: Setup) -> None:
    """View, whose decision it is, its legal actions, refusals with their clauses, previews and texts."""
    game = setup.game()
    room, names = game.room, [f"Seat {seat}" for seat in range(game.players)]
    for at, (truth, twin, seat) in enumerate(twins(game, setup.share(200, 10_000))):
        view = truth.view(seat)
        assert bare(twin.information(seat)) == bare(truth.information(seat))
        assert twin.view(seat) == view
        assert twin.check() is None
        assert (twin.over, twin.actor, twin.decision) == (truth.over, truth.actor, truth.decision)
        assert (twin.count, twin.undoable, twin.scores()) == (truth.count, truth.undoable, truth.scores())
        if at % 5 == 0:
            words = [
                (
                    room.question_text(state.view(seat), names, game.set, "en"),
                    room.card_help(state.view(seat), game.set, "en"),
                )
                for state in (truth, twin)
            ]
            assert words[0] == words[1]
        if seat is not None and seat == truth.actor:
            assert twin.legal() == truth.legal()
            for action in range(game.actions):
                assert twin.why_not(action) == truth.why_not(action)
            for action in dice(truth.count).sample(truth.legal(), min(4, len(truth.legal()))):
                assert twin.preview(seat, action) == truth.preview(seat, action)


@setups
def test_an_imagined_state_can_be_played_on(setup: Setup) -> None:
    """What a question says about the hand of who is asked holds in every imagined state: an answer is always legal."""
    game = setup.game()
    for at, state in enumerate(sample(game, setup.share(500, 10_000), seed=1000)):
        for seat in seats(game):
            for seed in range(3):
                twin = state.redeal(seat, seed=3 * at + seed)
                assert twin.legal(), f"{state.decision} of seat {state.actor}, as seat {seat} imagines it"


@setups
def test_the_same_steps_tell_a_seat_the_same(setup: Setup) -> None:
    """Both worlds go on with the same actions and luck; until something is shown to the seat, it sees no difference."""
    game, reveals = setup.game(), REVEALS[setup.name]
    followed = shown = 0
    for truth, twin, seat in twins(game, setup.share(400, 10_000), seed=2000):
        worlds = [game.position(state.position(), seed=truth.count) for state in (truth, twin)]
        for _ in range(STEPS):
            common = sorted(set(worlds[0].legal()) & set(worlds[1].legal()))
            if not common:
                break
            action = dice(followed).choice(common)
            decision = worlds[0].decision
            before = worlds[0].view(seat)
            for world in worlds:
                world.apply(action)
            views = [world.view(seat) for world in worlds]
            if any(reveals(before, view, decision, game.notation(action)) for view in views):
                shown += 1
                break
            followed += 1
            assert views[0] == views[1], f"{game.notation(action)} at {decision} showed seat {seat} something"
            told = [game.room.events(before, view, action) for view in views]
            assert told[0] == told[1]
    assert followed > setup.share(400, 10_000)
    assert shown > 0


@setups
def test_a_preview_tells_only_what_will_happen(setup: Setup) -> None:
    """Whatever lies where the seat cannot see: a preview may end early, but it is never wrong."""
    game = setup.game()
    told = 0
    for state in sample(game, setup.share(200, 5_000), seed=3000):
        seat = state.actor
        assert seat is not None
        for action in state.legal()[:8]:
            preview = state.preview(seat, action)
            after = state.copy()
            after.apply(action)
            happened = game.room.events(state.view(seat), after.view(seat), action)
            assert preview == happened[: len(preview)], f"{game.notation(action)} at {state.position()}"
            told += bool(preview)
    assert told > setup.share(200, 5_000)


@setups
def test_a_redeal_moves_what_is_hidden(setup: Setup) -> None:
    """The counter-test, for all games alike: several redeals of a seat are seldom all equal to the truth.

    Where nothing that has a place is hidden they always are.
    """
    game = setup.game()
    moved = 0
    number = setup.share(300, 3_000)
    for at, state in enumerate(sample(game, number, seed=4000)):
        seat = seats(game)[at % (game.players + 1)]
        redeals = {bare(state.redeal(seat, seed=seed).records) for seed in range(4)}
        moved += redeals != {bare(state.records)}
    assert moved == 0 if setup.open else moved > 0.8 * number


@setups
def test_redeals_do_not_depend_on_the_truth(setup: Setup) -> None:
    """The same information and the same seed give the same redeal, whichever twin is asked."""
    game = setup.game()
    for truth, twin, seat in twins(game, setup.share(100, 2_000), seed=5000):
        for seed in (1, 2):
            assert bare(twin.redeal(seat, seed=seed).records) == bare(truth.redeal(seat, seed=seed).records)
