"""Clauses of chapter 10: the announcement, the last turn and who wins."""

from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.jambo import GAME, actions_left, gold, playing, position
from tests.rules import NOT_ASKED, legal, play, refusal

NOBODY = -1


def announcer(state: State) -> int:
    """The seat that announced the end, or NOBODY."""
    return int(state.view(None)["announcer"])


def winners(state: State) -> tuple[int, ...]:
    """The seats that won a finished game."""
    assert state.outcome is not None
    return state.outcome.winners


def gold_of(seat: int, own: int, others: int) -> list[int]:
    """Gold of both seats from the point of view of one."""
    return [own, others] if seat == 0 else [others, own]


# ---------------------------------------------------------------- the announcement


@clause("J-10.1")
@pytest.mark.parametrize(("owned", "announced"), [(59, False), (60, True), (61, True), (200, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_sixty_gold_at_the_end_of_the_own_turn_announce_the_end(seat: int, owned: int, announced: bool) -> None:
    state = play(playing(turn=seat, actions=1, gold=gold_of(seat, owned, 20)), "end_turn")
    assert announcer(state) == (seat if announced else NOBODY)
    assert not state.over
    assert state.actor == 1 - seat


@clause("J-10.1")
@pytest.mark.parametrize(
    ("owned", "left", "announced"), [(58, 2, False), (59, 1, False), (59, 2, True), (59, 5, True), (60, 1, True)]
)
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_the_bonus_is_taken_before_the_gold_is_counted(phase: str, owned: int, left: int, announced: bool) -> None:
    looked = 5 - left if phase == "draw" else 0
    state = position(phase=phase, actions=left, looked=looked, gold=[owned, 20])
    play(state, "end_turn")
    assert announcer(state) == (0 if announced else NOBODY)


@clause("J-10.1")
def test_a_turn_that_ends_by_itself_announces_too() -> None:
    state = play(playing(actions=1, gold=[61, 20], utilities=[["well"], []]), "use well")
    assert (state.actor, announcer(state)) == (1, 0)


@clause("J-10.1")
def test_an_announcement_waits_for_the_reaction_to_the_last_sale() -> None:
    state = playing(actions=1, gold=[50, 20], hands=[["ware_ttt"], ["lion"]], large=[{"tea": 3}, {}])
    play(state, "sell ware_ttt")
    assert announcer(state) == NOBODY
    play(state, "decline")
    assert (state.actor, announcer(state)) == (1, 0)


@clause("J-10.1")
def test_the_end_of_the_opponents_turn_announces_nothing() -> None:
    """Seat 0 owns sixty gold, but it is seat 1 whose turn ends."""
    state = play(playing(turn=1, gold=[60, 20]), "end_turn")
    assert announcer(state) == NOBODY
    play(state, "end_turn")
    assert announcer(state) == 0


@clause("J-10.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_hears_the_announcement(viewer: int | None) -> None:
    state = play(playing(gold=[60, 20]), "end_turn")
    assert state.view(viewer)["announcer"] == 0


# ---------------------------------------------------------------- the last turn


@clause("J-10.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponent_has_exactly_one_more_turn_with_five_actions(seat: int) -> None:
    state = play(playing(turn=seat, gold=gold_of(seat, 60, 20)), "end_turn")
    assert (state.actor, state.decision, actions_left(state)) == (1 - seat, "draw", 5)
    play(state, *["look", "discard"] * 5)
    assert not state.over
    play(state, "end_turn")
    assert state.over
    assert state.actor is None
    assert state.legal() == []


@clause("J-10.2")
def test_the_last_turn_is_a_complete_one() -> None:
    hands = [["guard"], ["ware_ttt", "wise_man", "small_stand", "well"]]
    state = play(playing(gold=[60, 20], hands=hands), "end_turn")
    play(state, "skip", "play small_stand", "play wise_man", "play well", "use well", "buy ware_ttt")
    assert state.decision == "rain_window"  # the announcer may still react
    play(state, "decline")
    assert state.over


@clause("J-10.2")
def test_the_last_turn_may_be_ended_early() -> None:
    state = play(position(turn=1, announcer=0, gold=[60, 20]), "end_turn")
    assert state.over


@clause("J-10.2")
def test_without_an_announcement_the_game_goes_on() -> None:
    state = play(position(gold=[59, 59], actions=1, looked=4), "end_turn")
    assert not state.over
    play(state, "skip", "end_turn")  # 60 with the bonus
    assert not state.over
    assert (state.actor, announcer(state)) == (0, 1)


# ---------------------------------------------------------------- who wins


def ended(last: int, own: int, others: int, left: int = 1) -> State:
    """The game after the last turn, in which seat ``last`` stands so."""
    fields: dict[str, Any] = {"announcer": 1 - last, "actions": left, "gold": gold_of(last, own, others)}
    return play(playing(turn=last, **fields), "end_turn")


@clause("J-10.3")
@pytest.mark.parametrize(("own", "others", "wins"), [(61, 60, True), (60, 60, True), (59, 60, False), (0, 75, False)])
@pytest.mark.parametrize("last", [0, 1])
def test_the_opponent_wins_with_as_much_gold_or_more(last: int, own: int, others: int, wins: bool) -> None:
    state = ended(last, own, others)
    winner = last if wins else 1 - last
    assert winners(state) == (winner,)
    assert state.returns() == [float(winner == 0), float(winner == 1)]
    assert state.view(None)["winner"] == winner


@clause("J-10.3")
@pytest.mark.parametrize(("left", "wins"), [(1, False), (2, True), (5, True)])
def test_the_bonus_of_the_last_turn_counts(left: int, wins: bool) -> None:
    state = ended(last=1, own=59, others=60, left=left)
    assert gold(state, 1) == 59 + wins
    assert winners(state) == (1 if wins else 0,)


@clause("J-10.3")
def test_the_announcer_wins_even_with_less_than_sixty_if_he_stays_ahead() -> None:
    """In the last turn he bids in an auction and loses gold, but the opponent has less still."""
    state = position(turn=1, announcer=0, gold=[60, 20], hands=[[], ["travelling_merchant"]])
    play(state, "skip", "play travelling_merchant", "ware tea", "ware tea", "bid 1", "bid 30", "pass", "end_turn")
    assert gold(state, 0) == 30
    assert winners(state) == (0,)


@clause("J-10.3")
def test_gold_lost_by_the_announcer_in_the_last_turn_counts() -> None:
    state = position(turn=1, announcer=0, gold=[60, 55], hands=[[], ["cheetah"]])
    play(state, "skip", "play cheetah", "give_gold", "end_turn")
    assert [gold(state, seat) for seat in (0, 1)] == [58, 58]
    assert winners(state) == (1,)


@clause("J-10.3")
def test_the_last_sale_counts_after_its_reaction() -> None:
    fields: dict[str, Any] = {"hands": [["rain_maker"], ["ware_ttt"]], "large": [{}, {"tea": 3}]}
    state = playing(turn=1, announcer=0, actions=1, gold=[60, 50], **fields)
    play(state, "sell ware_ttt")
    assert (state.over, state.actor) == (False, 0)
    play(state, "rain_maker")  # takes the card, not the gold
    assert state.over
    assert winners(state) == (1,)


@clause("J-10.3")
@pytest.mark.parametrize(("own", "reason"), [(60, "answer"), (59, "announcer")])
def test_the_end_tells_its_reason_and_score(own: int, reason: str) -> None:
    state = ended(last=1, own=own, others=60)
    assert state.outcome is not None
    assert state.outcome.reason == reason
    assert [line["gold"] for line in state.scores()] == [60, own]


@clause("J-10.3")
def test_nothing_can_be_done_after_the_end() -> None:
    state = ended(last=1, own=60, others=60)
    assert legal(state) == set()
    assert all(state.why_not(action) is not None for action in range(GAME.actions))
    assert refusal(state, "end_turn") == NOT_ASKED
    assert state.undoable == 0


# ---------------------------------------------------------------- rulings


@clause("J-10.4")
def test_sixty_gold_reached_and_spent_again_do_not_count() -> None:
    state = playing(
        gold=[50, 20], hands=[["ware_ttt", "small_stand"], []], stands=[0, 1], large=[{"tea": 3}, {}], actions=2
    )
    play(state, "sell ware_ttt")
    assert gold(state, 0) == 60
    assert announcer(state) == NOBODY
    play(state, "play small_stand", "end_turn")
    assert gold(state, 0) == 57
    assert announcer(state) == NOBODY


@clause("J-10.4")
def test_sixty_gold_reached_in_mid_turn_and_kept_count_at_its_end() -> None:
    state = playing(gold=[50, 20], hands=[["ware_ttt"], []], large=[{"tea": 3}, {}], actions=2)
    play(state, "sell ware_ttt")
    assert (state.actor, announcer(state)) == (0, NOBODY)
    play(state, "end_turn")
    assert announcer(state) == 0


@clause("J-10.4")
def test_the_announcement_is_automatic() -> None:
    """Nothing is asked: ending the turn is the announcement."""
    state = playing(gold=[80, 20])
    assert legal(state) == {"end_turn"}
    play(state, "end_turn")
    assert (state.actor, state.decision, announcer(state)) == (1, "draw", 0)


@clause("J-10.4")
@pytest.mark.parametrize("owned", [61, 100])
def test_sixty_gold_in_the_last_turn_bring_no_further_turn(owned: int) -> None:
    state = ended(last=1, own=owned, others=60)
    assert state.over
    assert announcer(state) == 0


@clause("J-10.4")
def test_a_last_turn_that_loses_all_gold_brings_no_further_turn() -> None:
    state = ended(last=0, own=0, others=60)
    assert state.over
    assert announcer(state) == 1
