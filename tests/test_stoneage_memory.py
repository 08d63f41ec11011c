"""Memories of My First Stone Age's bots: what they keep and lose, and how strong they make a bot."""

import numpy as np
import pytest

from fondaco.bots.players import ForgetfulBot, HeuristicBot, make
from fondaco.games.stoneage.memory import LEVELS, Memory
from fondaco.kernel.game import State
from fondaco.kernel.records import Records
from tests.effort import FULL, amount
from tests.proof.play import bare, sample
from tests.rules import play
from tests.stoneage import TILES, game, position

PERFECT, NONE_AT_ALL, AVERAGE = Memory(1, 1, 0), Memory(0, 0, 0), Memory(0.5, 0.3, 0.05)


def recalled(state: State, memory: Memory, seed: int = 0) -> dict[int, str]:
    """The tiles that the first seat remembers, by their slots."""
    seen = memory.recall(state.information(0), seed)["seen"][0].tolist()
    return {slot: TILES[tile] for slot, tile in enumerate(seen) if tile >= 0}


def old(turn: int, swaps: int = 0) -> State:
    """A position of two players in turn 20, with seven tiles last seen in some turn and swapped since, two face up."""
    tiles = {str(slot): {"tile": TILES[slot], "turn": turn, "swaps": swaps} for slot in range(7)}
    return position(turns=20, seen=tiles | {"8": "symbol_fish", "9": "symbol_dog"}, face_up=[8, 9])


def share_kept(state: State, memory: Memory) -> float:
    """The part of the tiles out of sight that is remembered, over many seeds."""
    return float(np.mean([(len(recalled(state, memory, seed)) - 2) / 7 for seed in range(400)]))


def test_a_perfect_memory_keeps_everything_and_none_keeps_what_lies_face_up() -> None:
    for state in sample(game(3), amount(40, 500)):
        information = state.information(0)
        assert bare(PERFECT.recall(information)) == bare(information)
        forgetful = NONE_AT_ALL.recall(information)
        lying = information["face_up"][0]
        told = [slot for slot in range(len(TILES)) if lying[slot] >= 0 or information["slot"][0] == slot]
        assert [slot for slot, tile in enumerate(forgetful["seen"][0]) if tile >= 0] == told


def test_the_information_itself_is_left_alone() -> None:
    information = old(10).information(0)
    before = bare(information)
    NONE_AT_ALL.recall(information)
    assert bare(information) == before


@pytest.mark.parametrize(
    ("memory", "turn", "swaps", "kept"),
    [
        (Memory(0.6, 1, 0), 20, 0, 0.6),
        (Memory(1, 0.3, 0), 10, 1, 0.3),
        (Memory(1, 0.5, 0), 10, 2, 0.25),
        (Memory(1, 1, 0.2), 10, 0, 0.8**5),  # ten turns of two players
        (Memory(0.8, 0.5, 0.1), 16, 1, 0.8 * 0.5 * 0.9**2),
    ],
)
def test_the_chances_are_what_they_are_said_to_be(memory: Memory, turn: int, swaps: int, kept: float) -> None:
    assert share_kept(old(turn, swaps), memory) == pytest.approx(kept, abs=0.03)


def test_what_is_forgotten_stays_forgotten() -> None:
    for seed in range(20):
        before = recalled(old(20), AVERAGE, seed)
        tiles = {str(slot): {"tile": TILES[slot], "turn": 20} for slot in range(7)}
        for turns in (22, 30, 60):
            after = recalled(position(turns=turns, seen=tiles), AVERAGE, seed)
            assert after.items() <= before.items()
            before = after


def test_asked_again_it_answers_alike_and_seats_differ() -> None:
    state = old(15)
    assert recalled(state, AVERAGE, 3) == recalled(state, AVERAGE, 3)
    seats = [AVERAGE.recall(state.information(seat), seed)["seen"].tolist() for seat in (0, 1) for seed in range(8)]
    assert seats[:8] != seats[8:]


def test_a_tile_seen_again_may_be_remembered() -> None:
    found = set()
    for seed in range(40):
        state = position(seen={"0": "symbol_fish", "1": "symbol_site"}, turns=4)
        play(state, "flip 0", "flip 1", "swap 4-5", "end_turn")
        found.add(0 in recalled(state, Memory(0.5, 1, 0), seed))
    assert found == {True, False}


def test_a_bot_plays_by_what_it_remembers() -> None:
    state = position(seen={"3": {"tile": "symbol_site", "turn": 2}}, turns=20, goods=[{"fish": 2}, {}],
                     open_huts=["hut_15", "hut_01", "hut_02"])  # fmt: skip
    for name, memory in (("good", PERFECT), ("none", NONE_AT_ALL)):
        asked: list[Records] = []
        bot = ForgetfulBot(_Witness(asked), memory.recall)
        assert bot.choose(state.information(0), state.legal()) == state.legal()[0]
        assert (asked[0]["seen"][0, 3] >= 0) == (name == "good")


class _Witness:
    """A bot that keeps what it was given."""

    def __init__(self, asked: list[Records]) -> None:
        self._asked = asked

    def choose(self, information: Records, legal: list[int], stop: object = None) -> int:  # noqa: ARG002
        self._asked.append(information)
        return legal[0]


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_levels_are_memories(level: str) -> None:
    assert isinstance(make(level, game()), ForgetfulBot)
    stronger = [LEVELS[name] for name in ("easy", "medium", "strong")]
    assert [memory.store for memory in stronger] == sorted(memory.store for memory in stronger)
    assert max(memory.store for memory in stronger) < 1  # never perfect


TABLE = [
    (NONE_AT_ALL, 0.11),
    (LEVELS["easy"], 0.22),
    (LEVELS["medium"], 0.52),
    (LEVELS["strong"], 0.81),
    (PERFECT, 0.91),
]
"""Wins of two against an average child, as the rule document's simulation found them."""


@pytest.mark.skipif(not FULL, reason="plays thousands of games")
@pytest.mark.parametrize(("memory", "expected"), TABLE, ids=str)
def test_bots_are_as_strong_as_the_children_they_stand_for(memory: Memory, expected: float) -> None:
    of, won, games = game(), 0.0, 1_500
    bot = HeuristicBot(of)
    for seed in range(games):
        state, first = of.deal(seed=seed), seed % 2
        while state.actor is not None:
            mind = memory if state.actor == first else AVERAGE
            known = mind.recall(state.information(state.actor), 2 * seed + state.actor)
            state.apply(bot.choose(known, state.legal()))
        won += state.returns()[first]
    assert won / games == pytest.approx(expected, abs=0.05)
