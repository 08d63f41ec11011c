"""Bots on seats: they think in threads, and answer after a fixed time whether or not they had a choice."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from fondaco.bots import players
from fondaco.kernel.game import Game
from fondaco.kernel.records import Records

_log = logging.getLogger(__name__)

LEVELS = ("easy", "medium", "strong")
"""Bots for people to play against, from weak to strong."""
ANSWER_SECONDS = 0.25
"""From a question to a bot's answer, be it hard or without any choice; the thinking of every level fits into it."""


class Bots:
    """A thread per processor, shared by all matches.

    ``levels`` are the bots that can be invited, from weak to strong; the last one gives hints too. ``make`` makes the
    bot of a level for a game; every thread has its own.
    """

    def __init__(
        self,
        levels: Sequence[str] = LEVELS,
        make: Callable[[str, Game], players.Bot] = players.make,
        *,
        seconds: float = ANSWER_SECONDS,
        threads: int | None = None,
    ) -> None:
        self.levels = tuple(levels)
        self._make = make
        self._seconds = seconds
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self._own = _Own()

    async def answer(self, game: Game, level: str, information: Records, legal: list[int]) -> int:
        """The choice of a bot, given what its seat knows; the time it takes tells nothing of it.

        A bot that fails must not hold up a match: then it is any legal action.
        """
        action, _ = await asyncio.gather(
            self._choose_anyhow(game, level, information, legal), asyncio.sleep(self._seconds)
        )
        return action

    async def hint(self, game: Game, information: Records, legal: list[int]) -> int:
        """A good choice on what a seat knows."""
        return await self._choose(game, self.levels[-1], information, legal)

    async def _choose_anyhow(self, game: Game, level: str, information: Records, legal: list[int]) -> int:
        try:
            return await self._choose(game, level, information, legal)
        except Exception:
            _log.exception("bot %s of %s failed", level, game.name)
            return legal[0]

    async def _choose(self, game: Game, level: str, information: Records, legal: list[int]) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose_here, game, level, information, legal)

    def _choose_here(self, game: Game, level: str, information: Records, legal: list[int]) -> int:
        """Choose in a thread, with a bot of its own."""
        bots = self._own.bots
        if (game, level) not in bots:
            bots[game, level] = self._make(level, game)
        return bots[game, level].choose(information, legal)


class _Own(threading.local):
    """What every thread has for itself."""

    def __init__(self) -> None:
        self.bots: dict[tuple[Game, str], players.Bot] = {}
