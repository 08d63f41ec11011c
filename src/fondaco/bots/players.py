"""Bots by name (``random``, ``heuristic``, ``search:50ms``, ``search:5000it``), and levels for people to play."""

import random
import re
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp
from typing import Protocol

import numpy as np

from fondaco.errors import FondacoError
from fondaco.kernel.chance import new_luck, seed_key
from fondaco.kernel.game import Game
from fondaco.kernel.records import Records, new_records

LONGEST_MS = 60_000
MOST_ITERATIONS = 10_000_000
NODES = 1 << 17
"""Nodes of a search tree at most (3 MB)."""
CHUNK = 500
"""Iterations between two looks at a stop sign."""


class Bot(Protocol):
    """Chooses for a seat; a bot serves one thread at a time and keeps nothing from one choice to the next."""

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:
        """One of ``legal``, on what the seat knows (``state.information(seat)``).

        Once ``stop`` is set it answers with its best choice so far.
        """


@dataclass(frozen=True)
class Budget:
    """How long a search may take: milliseconds, or else iterations."""

    milliseconds: int = 0
    iterations: int = 0


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311 -- no secret depends on it

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        """See :class:`Bot`."""
        return self._random.choice(legal)


class HeuristicBot:
    """The action that the game's own judgement rates highest; with ``heat`` above 0 often one rated nearly as high."""

    def __init__(self, game: Game, heat: float = 0.0, seed: int | None = None) -> None:
        self._components = game.components
        self._choose = game.engine.module("bots.heuristic").choose
        self._notes = game.engine.module("games.room.bot").new_notes()
        self._states = new_records(game.room.state)
        self._luck = new_luck(seed_key(0))
        self._out = np.empty(game.actions, np.int16)
        self._heat = heat
        self._random = random.Random(seed)  # noqa: S311 -- no secret depends on it

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        """See :class:`Bot`."""
        if len(legal) == 1:
            return legal[0]
        best = int(self._choose(information, self._components, self._luck, self._states, self._notes, self._out))
        if self._heat == 0:
            return best
        scores = self._notes["score"][0, : len(legal)].tolist()
        return self._random.choices(legal, [exp((score - max(scores)) / self._heat) for score in scores])[0]


class SearchBot:
    """Tree search on states imagined from what the seat knows (:mod:`fondaco.bots.search`).

    With a budget in iterations it chooses the same on the same information, given a seed. ``tuning`` replaces settings
    of the room, for experiments.
    """

    def __init__(
        self, game: Game, budget: Budget, seed: int | None = None, tuning: Mapping[str, float] | None = None
    ) -> None:
        module = game.engine.module("bots.search")
        self._grow = module.grow
        self._components = game.components
        self._budget = budget
        self._luck = new_luck(seed_key(seed))
        self._states = new_records(game.room.state)
        judgement = game.engine.module("games.room.bot")
        self._notes = judgement.search_notes()
        self._nodes = new_records(module.NODE, NODES)
        self._search = new_records(module.SEARCH)
        for name, value in {**judgement.TUNING, **(tuning or {})}.items():
            self._search[name] = value
        self._out = np.empty(game.actions, np.int16)
        self._shares = np.zeros(game.players)

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:
        """See :class:`Bot`."""
        if len(legal) == 1:
            return legal[0]
        self._begin(int(information["count"][0]))
        if self._budget.iterations:
            self._search_iterations(information, stop)
        else:
            self._search_milliseconds(information, stop)
        return self._most_visited(legal)

    @property
    def iterations(self) -> int:
        """Iterations of the last search."""
        return int(self._nodes["visits"][0])

    def _begin(self, stream: int) -> None:
        """An empty tree, and luck that depends on the seed and the number of the decision alone."""
        self._nodes[0] = np.zeros((), self._nodes.dtype)
        self._search["nodes"] = 1
        self._luck["stream"], self._luck["counter"], self._luck["word"] = stream, 0, 16

    def _iterate(self, information: Records, iterations: int) -> None:
        scratch = (self._states, self._notes, self._nodes, self._search, self._out, self._shares)
        self._grow(information, self._components, self._luck, *scratch, iterations)

    def _search_iterations(self, information: Records, stop: threading.Event | None) -> None:
        left = self._budget.iterations
        while left > 0:
            chunk = min(left, CHUNK)
            self._iterate(information, chunk)
            left -= chunk
            if stop is not None and stop.is_set():
                return

    def _search_milliseconds(self, information: Records, stop: threading.Event | None) -> None:
        """Search in chunks that grow until one takes a thirtieth of the time, so that none runs far over it."""
        whole = self._budget.milliseconds / 1000
        now = time.perf_counter()
        end, chunk = now + whole, 1
        while True:
            self._iterate(information, chunk)
            before, now = now, time.perf_counter()
            if now + (now - before) / 2 > end or (stop is not None and stop.is_set()):
                return
            if now - before < whole / 60:
                chunk *= 2
            elif now - before > whole / 15:
                chunk = max(1, chunk // 2)

    def _most_visited(self, legal: list[int]) -> int:
        """The legal action tried most often, of equals the one that brought more."""
        best, most = legal[0], (0, 0.0)
        child = int(self._nodes["child"][0])
        while child:
            tried = self._nodes[child]
            action, merit = int(tried["action"]), (int(tried["visits"]), float(tried["total"]))
            if action in legal and merit > most:
                best, most = action, merit
            child = int(tried["sibling"])
        return best


class ForgetfulBot:
    """A bot whose information is thinned by a memory before it sees it."""

    def __init__(self, bot: Bot, memory: Callable[[Records], Records]) -> None:
        self._bot = bot
        self._memory = memory

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:
        """See :class:`Bot`."""
        return self._bot.choose(self._memory(information), legal, stop)


@dataclass(frozen=True)
class Level:
    """A bot for people: what it is made of."""

    heat: float = 0.0  # of the heuristic, where there is no search
    budget: Budget | None = None


LEVELS = {
    "easy": Level(heat=2.0),
    "medium": Level(budget=Budget(iterations=100)),
    "strong": Level(budget=Budget(milliseconds=200)),
}
"""Levels for people to play against, from weak to strong; each thinks for less than a quarter of a second.

In a game of memory they differ by what they remember (:attr:`fondaco.kernel.room.Room.memories`) and judge alike.
"""


def make(spec: str, game: Game, seed: int | None = None) -> Bot:
    """The bot that ``spec`` names; ``seed`` makes it choose the same again. Raises FondacoError ``bad-bot``."""
    if spec == "random":
        return RandomBot(seed)
    if spec == "heuristic":
        return HeuristicBot(game)
    if spec in game.room.memories:
        return ForgetfulBot(HeuristicBot(game), game.room.memories[spec])
    if spec in LEVELS:
        level = LEVELS[spec]
        return SearchBot(game, level.budget, seed) if level.budget else HeuristicBot(game, level.heat, seed)
    budget = budget_of(spec)
    if budget is None:
        raise FondacoError("bad-bot", bot=spec)
    return SearchBot(game, budget, seed)


def budget_of(spec: str) -> Budget | None:
    """The budget that ``search:50ms`` or ``search:5000it`` names, None for anything else."""
    match = re.fullmatch(r"search:([1-9][0-9]{0,7})(ms|it)", spec)
    if match is None:
        return None
    number = int(match[1])
    if match[2] == "ms":
        return Budget(milliseconds=number) if number <= LONGEST_MS else None
    return Budget(iterations=number) if number <= MOST_ITERATIONS else None
