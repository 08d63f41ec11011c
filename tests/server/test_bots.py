"""Bots on seats: a fixed time for every answer, and no match held up by a faulty one."""

import asyncio
import logging
import threading

import pytest

import fondaco
from fondaco.kernel.game import Game
from fondaco.kernel.records import Records
from fondaco.server.bots import Bots

GAME = fondaco.game("jambo", mode="interpreted")


class Last:
    """Chooses the last action."""

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        assert len(information) == 1
        return legal[-1]


class Faulty:
    """Cannot choose."""

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        raise ZeroDivisionError


@pytest.mark.parametrize("choices", [1, 3])
def test_an_answer_takes_a_fixed_time_beside_all_thinking(monkeypatch: pytest.MonkeyPatch, choices: int) -> None:
    thinking, waiting = threading.Event(), threading.Event()
    waited: list[float] = []

    class Slow(Last):
        def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:
            thinking.set()
            assert waiting.wait(5), "nobody waits while the bot thinks"
            return super().choose(information, legal, stop)

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        waiting.set()
        assert await asyncio.to_thread(thinking.wait, 5), "nobody thinks while the time passes"

    monkeypatch.setattr(asyncio, "sleep", sleep)
    bots = Bots(("easy",), lambda _level, _game: Slow(), seconds=0.25, threads=1)
    state = GAME.deal(seed=1)
    legal = state.legal()[:choices]
    assert asyncio.run(bots.answer(GAME, "easy", state.information(0), legal)) == legal[-1]
    assert waited == [0.25]


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
