"""Bots on seats: a fixed time for every answer, and no match held up by a faulty one."""

import asyncio
import logging
import threading
import time

import pytest

import fondaco
from fondaco.kernel.game import Game
from fondaco.kernel.records import Records
from fondaco.server.bots import Bots

GAME = fondaco.game("jambo", mode="interpreted")


class Last:
    """Chooses the last action, sometimes after a while."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        assert len(information) == 1
        time.sleep(self.seconds)
        return legal[-1]


class Faulty:
    """Cannot choose."""

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        raise ZeroDivisionError


@pytest.mark.parametrize("seconds", [0.0, 0.05])
@pytest.mark.parametrize("choices", [1, 3])
def test_an_answer_takes_the_same_time_whatever_there_is_to_think_about(seconds: float, choices: int) -> None:
    async def ask() -> float:
        bots = Bots(("easy",), lambda _level, _game: Last(seconds), seconds=0.1, threads=1)
        state = GAME.deal(seed=1)
        actor = state.actor
        began = time.perf_counter()
        action = await bots.answer(GAME, "easy", state.information(actor), state.legal()[:choices])
        assert action == state.legal()[choices - 1]
        return time.perf_counter() - began

    assert 0.1 <= asyncio.run(ask()) < 0.2


def test_a_faulty_bot_does_not_hold_up_the_match(caplog: pytest.LogCaptureFixture) -> None:
    bots = Bots(("easy",), lambda _level, _game: Faulty(), seconds=0, threads=1)
    state = GAME.deal(seed=1)
    with caplog.at_level(logging.ERROR):
        assert asyncio.run(bots.answer(GAME, "easy", state.information(0), state.legal())) == state.legal()[0]
    assert "easy" in caplog.text


def test_the_strongest_gives_hints_and_every_thread_has_its_own_bots() -> None:
    made: list[str] = []

    def make(level: str, _: Game) -> Last:
        made.append(level)
        return Last()

    async def ask() -> None:
        bots = Bots(("easy", "strong"), make, seconds=0, threads=1)
        state = GAME.deal(seed=1)
        for _ in range(3):
            assert await bots.hint(GAME, state.information(0), state.legal()) == state.legal()[-1]
            await bots.answer(GAME, "easy", state.information(0), state.legal())

    asyncio.run(ask())
    assert made == ["strong", "easy"]
