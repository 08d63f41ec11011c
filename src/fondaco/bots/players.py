"""Bots by name (``random``, ``heuristic``, ``search:50ms``, ``search:5000it``), and levels for people to play."""

import random
import threading
from typing import Protocol

import numpy as np

from fondaco.errors import FondacoError
from fondaco.kernel.chance import new_luck, seed_key
from fondaco.kernel.game import Game
from fondaco.kernel.records import Records, new_records


class Bot(Protocol):
    """Chooses for a seat. One bot serves one seat at a time; it keeps nothing from one choice to the next."""

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:
        """One of ``legal``, on what the seat knows (``state.information(seat)``); at once when ``stop`` is set."""


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311 -- no secret depends on it

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        """See :class:`Bot`."""
        return self._random.choice(legal)


class HeuristicBot:
    """The action that the game's own judgement rates highest."""

    def __init__(self, game: Game) -> None:
        self._components = game.components
        self._choose = game.engine.module("bots.heuristic").choose
        self._notes = game.engine.module("games.room.bot").new_notes()
        self._states = new_records(game.room.state)
        self._luck = new_luck(seed_key(0))
        self._out = np.empty(game.actions, np.int16)

    def choose(self, information: Records, legal: list[int], stop: threading.Event | None = None) -> int:  # noqa: ARG002
        """See :class:`Bot`."""
        if len(legal) == 1:
            return legal[0]
        arguments = (information, self._components, self._luck, self._states, self._notes, self._out)
        return int(self._choose(*arguments))


def make(spec: str, game: Game, seed: int | None = None) -> Bot:
    """The bot that ``spec`` names; ``seed`` makes it choose the same again. Raises FondacoError ``bad-bot``."""
    if spec == "random":
        return RandomBot(seed)
    if spec == "heuristic":
        return HeuristicBot(game)
    raise FondacoError("bad-bot", bot=spec)
