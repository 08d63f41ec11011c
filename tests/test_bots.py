"""Bots choose legally, on what their seat knows and nothing else, and in time."""

import itertools
import random
import threading

import pytest

import fondaco
from fondaco.bots import players, warm
from fondaco.errors import FondacoError
from fondaco.kernel.game import Game, State
from tests.effort import amount
from tests.random_play import steps

GAME = fondaco.game("jambo")
SPECS = ("random", "heuristic", "search:40it", "search:1ms", "easy", "medium")


def choices(game: Game, seeds: int) -> list[State]:
    """Two states with a choice for each decision that games of random play meet, as far as they meet it."""
    found: dict[str, list[State]] = {}
    for seed in range(seeds):
        for step in steps(game, seed):
            known = found.setdefault(step.before.decision, [])
            if len(known) < 2 and len(step.before.legal()) > 1:
                known.append(step.before)
    return [state for states in found.values() for state in states]


@pytest.fixture(scope="module")
def states() -> list[State]:
    return choices(GAME, amount(10, 200))


def chosen(spec: str, state: State, seed: int = 1, game: Game = GAME) -> int:
    assert state.actor is not None
    return players.make(spec, game, seed).choose(state.information(state.actor), state.legal())


@pytest.mark.parametrize("spec", SPECS)
def test_every_question_gets_a_legal_answer(spec: str, states: list[State]) -> None:
    assert {state.decision for state in states} == set(GAME.room.decisions) - {"over", "end"}  # "end" leaves no choice
    bot = players.make(spec, GAME, seed=7)
    for state in states:
        assert state.actor is not None
        assert bot.choose(state.information(state.actor), state.legal()) in state.legal(), state.decision


@pytest.mark.parametrize("spec", ["heuristic", "search:60it", "easy", "medium"])
def test_the_same_information_and_seed_get_the_same_answer(spec: str, states: list[State]) -> None:
    for state in states:
        elsewhere = state.redeal(state.actor, seed=99)
        assert chosen(spec, state) == chosen(spec, elsewhere), state.decision


def test_one_bot_answers_each_question_as_if_it_were_the_first(states: list[State]) -> None:
    bot = players.make("search:60it", GAME, seed=1)
    for state in states[:20]:
        assert state.actor is not None
        assert bot.choose(state.information(state.actor), state.legal()) == chosen("search:60it", state)


def test_the_heuristic_chooses_the_same_interpreted_and_compiled(states: list[State]) -> None:
    plain = fondaco.game("jambo", mode="interpreted")
    for state in states:
        assert chosen("heuristic", state, game=plain) == chosen("heuristic", state), state.decision


def test_the_search_runs_interpreted() -> None:
    plain = fondaco.game("jambo", mode="interpreted")
    state = plain.deal(seed=5)
    assert chosen("search:3it", state, game=plain) in state.legal()


@pytest.mark.parametrize(
    ("spec", "gold", "hand"),
    [
        ("heuristic", 52, ["ware_kkk"]),
        ("search:300it", 52, ["ware_kkk", "guard", "well"]),
        ("search:300it", 46, ["ware_kkk", "ware_kkk", "ware_khl"]),  # only with a purchase between two sales
    ],
)
def test_a_victory_within_reach_is_taken(spec: str, gold: int, hand: list[str]) -> None:
    state = GAME.position(
        {
            "game": "jambo",
            "phase": "play",
            "actions": 3,
            "announcer": 1,
            "gold": [gold, 61],
            "hands": [hand, []],
            "large": [{"trinkets": 3, "hides": 1, "silk": 1}, {"salt": 5}],
        },
        seed=1,
    )
    bot = players.make(spec, GAME, seed=3)
    while not state.over:
        assert state.actor is not None
        state.apply(bot.choose(state.information(state.actor), state.legal()))
    assert state.returns() == [1.0, 0.0]


def test_a_single_legal_action_is_no_question() -> None:
    state = GAME.deal(seed=1)
    for spec in (*SPECS, *players.LEVELS):
        assert players.make(spec, GAME).choose(state.information(state.actor), [1]) == 1


def test_a_search_ends_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on 10 ms at every look, 50 ms are over after at most six looks."""
    looks = itertools.count()
    monkeypatch.setattr(players.time, "perf_counter", lambda: next(looks) / 100)
    state = GAME.deal(seed=1)
    assert chosen("search:50ms", state) in state.legal()
    assert 3 <= next(looks) <= 6


@pytest.mark.parametrize("spec", ["search:60000ms", "search:10000000it"])
def test_a_search_that_is_stopped_answers_with_its_best_so_far(spec: str) -> None:
    stop = threading.Event()
    state = GAME.deal(seed=1)
    bot = players.make(spec, GAME, seed=1)
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    assert bot.choose(state.information(state.actor), state.legal(), stop) in state.legal()
    assert timer.finished.is_set()


def test_a_full_tree_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "NODES", 12)
    for step in itertools.islice(steps(GAME, 4), 60):
        assert chosen("search:200it", step.before) in step.before.legal()


def test_bots_of_two_seats_think_side_by_side() -> None:
    """Two threads, a bot each, find what one finds alone."""
    states = [step.before for step in itertools.islice(steps(GAME, 11), 40) if len(step.before.legal()) > 1]
    alone = [chosen("search:300it", state) for state in states]
    found: dict[int, list[int]] = {}

    def think(number: int) -> None:
        bot = players.make("search:300it", GAME, seed=1)
        found[number] = [bot.choose(state.information(state.actor), state.legal()) for state in states]

    threads = [threading.Thread(target=think, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {0: alone, 1: alone}


@pytest.mark.parametrize(
    "spec",
    [
        *("", "Random", "heuristic:1", "search", "search:", "search:5", "search:0ms", "search:-1it"),
        *("search:60001ms", "search:1e3it", "search:99999999it", "search:50ms ", "search:٣ms"),
    ],
)
def test_an_unknown_bot_gets_one_line(spec: str) -> None:
    with pytest.raises(FondacoError) as caught:
        players.make(spec, GAME)
    assert caught.value.message == "bad-bot"
    assert spec in str(caught.value)


def test_warming_up_calls_each_entry_once() -> None:
    assert [name for name, _ in warm.steps(GAME)] == ["heuristic", "search"]


def wins(first: str, second: str, deals: int) -> float:
    """The share of games that the first bot wins, every deal played from both seats."""
    won = 0.0
    for seed in range(deals):
        for seat in range(2):
            state = GAME.deal(seed=seed)
            bots = [players.make(first, GAME, seed), players.make(second, GAME, seed)]
            while not state.over:
                assert state.actor is not None
                bot = bots[state.actor ^ seat]
                state.apply(bot.choose(state.information(state.actor), state.legal()))
            won += state.returns()[seat]
    return won / (2 * deals)


@pytest.mark.parametrize(
    ("better", "worse", "least", "deals"),
    [
        ("heuristic", "random", 0.95, amount(10, 500)),
        ("search:200it", "heuristic", 0.55, amount(10, 100)),
        ("medium", "easy", 0.6, amount(10, 500)),
        ("search:2000it", "medium", 0.6, amount(0, 200)),
    ],
)
def test_the_better_bot_wins(better: str, worse: str, least: float, deals: int) -> None:
    if deals:
        assert wins(better, worse, deals) >= least


def test_the_evaluation_is_fair_and_likes_gold() -> None:
    """Seats swapped, chances swap; more gold never lowers them."""
    judgement = fondaco.game("jambo", mode="interpreted").engine.module("games.room.bot")
    notes, shares = judgement.search_notes(), [0.0, 0.0]
    rng = random.Random(3)  # noqa: S311
    for _ in range(20):
        gold = [rng.randrange(5, 55), rng.randrange(5, 55)]
        hands = [["well", "ware_kkk"], ["guard", "ware_khl", "boat"]]
        stock = [{"tea": rng.randrange(4)}, {"silk": rng.randrange(4)}]
        here = GAME.position({"game": "jambo", "gold": gold, "hands": hands, "large": stock})
        swapped = {"gold": gold[::-1], "hands": hands[::-1], "large": stock[::-1]}
        there = GAME.position({"game": "jambo", "turn": 1, "actor": 1, **swapped})
        judgement.evaluate(here.records[0], GAME.components[0], notes[0], shares)
        first = list(shares)
        judgement.evaluate(there.records[0], GAME.components[0], notes[0], shares)
        assert shares == pytest.approx(first[::-1])
        assert sum(shares) == pytest.approx(1.0)
