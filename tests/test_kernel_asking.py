"""What a table need not ask people one by one: forced moves, and questions to several seats at once."""

import pytest

import fondaco
from fondaco.kernel import asking
from fondaco.kernel.game import State
from fondaco.kernel.room import GAMES, UNFURNISHED, room
from tests.effort import amount
from tests.proof.play import sample
from tests.rules import play
from tests.samarkand import position

HANDS = [["wine"], [], ["copper", "jade"], ["silver"], []]


def sale(hands: list[list[str]] = HANDS, turn: int = 3) -> State:
    """Five seats, of which some hold cards, when the copper may be sold."""
    members: list[list[str]] = [[] for _ in hands]
    members[turn] = ["levant"]
    start = position(len(hands), turn=turn, members=members, camels={"tyre": ["levant"]}, hands=hands)
    return play(start, "extend levant", "place cyprus")


def stuck() -> State:
    """A seat that can do nothing."""
    return position(3, money=[0, 0, 0], members=[[], ["levant"], []], treasury={"levant": 9})


@pytest.mark.parametrize("name", GAMES + UNFURNISHED)
def test_a_room_names_only_verbs_and_questions_that_it_has(name: str) -> None:
    verbs = {verb for verb, *_ in room(name).verbs}
    assert room(name).forced <= verbs
    for questions in (room(name).windows, room(name).reactions):
        assert set(questions) <= set(room(name).decisions)
        assert set(questions.values()) <= verbs
    assert set(room(name).by_lot) <= set(room(name).decisions)
    assert set(room(name).by_lot.values()) <= {option.name for option in room(name).options}


def test_a_pass_is_forced_and_the_end_of_a_turn_is_not() -> None:
    state = stuck()
    (action,) = state.legal()
    assert asking.forced(state) == action == state.game.parse("pass")
    ending = play(position(members=[["levant"], [], []]), "extend levant", "place petra")
    assert [ending.game.notation(action) for action in ending.legal()] == ["end_turn"]
    assert asking.forced(ending) is None


def test_nothing_is_forced_where_there_is_a_choice_or_the_game_is_over() -> None:
    assert asking.forced(position()) is None
    end = position(3, decision="over", ending=["stuck"], card_points=[0, 0, 0])
    assert end.over
    assert asking.forced(end) is None


def test_a_window_asks_whoever_holds_a_card_in_turn_order() -> None:
    state = sale()
    before = state.copy()
    asked = asking.asked(state)
    assert list(asked) == [3, 0, 2]
    assert [(one.actor, one.decision) for one in asked.values()] == [(seat, "sale") for seat in asked]
    assert [len(one.legal()) for one in asked.values()] == [1, 1, 2]
    assert state == before, "asking changes nothing"


def test_after_the_first_answers_the_others_are_still_asked() -> None:
    state = play(sale(), "keep")
    assert list(asking.asked(state)) == [0, 2]
    assert state.game.notation(asking.neutral(state)) == "keep"


def test_other_questions_are_no_window() -> None:
    assert not asking.is_window(position())
    assert asking.asked(position()) == {}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_is_asked_does_not_depend_on_who_can_answer(players: int) -> None:
    """The same seats are asked in every world that agrees with what everybody sees."""
    windows = 0
    game = fondaco.game("samarkand", players=players)
    for at, state in enumerate(sample(game, amount(200, 5_000), seed=players)):
        if asking.is_window(state):
            windows += 1
            twins = [state.redeal(None, seed=at), *(state.redeal(seat, seed=at) for seat in range(players))]
            assert {tuple(asking.asked(twin)) for twin in twins} == {tuple(asking.asked(state))}
    assert windows > amount(10, 500)
