"""The set-ups that are proved: every game for every number of players. Those of one game share what it costs."""

from contextlib import suppress
from typing import NamedTuple

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel.compiling import Mode
from fondaco.kernel.game import Game
from fondaco.kernel.room import GAMES, room
from tests.effort import amount
from tests.proof.play import dice

OPEN = frozenset({"stoneage"})
"""Games in which all that has a place was seen by all; the rest is drawn when it is turned up: no redeal moves it."""


class Setup(NamedTuple):
    """A game and a number of players."""

    name: str
    players: int

    @property
    def open(self) -> bool:
        """Whether nothing that has a place is hidden."""
        return self.name in OPEN

    def game(self, mode: Mode | None = None) -> Game:
        """The game, run in a mode."""
        return fondaco.game(self.name, players=self.players, mode=mode)

    def variant(self, seed: int, mode: Mode | None = None) -> Game:
        """The game with options drawn at random: each every other time, where it goes with the others."""
        chooser = dice(f"{self.name} {self.players} {seed}")
        game = self.game(mode)
        for option in chooser.sample(game.room.options, len(game.room.options)):
            if chooser.random() < 1 / 2:
                drawn = {**game.options, option.name: chooser.choice(option.choices)}
                with suppress(FondacoError):
                    game = fondaco.game(self.name, players=self.players, mode=mode, **drawn)
        return game

    def share(self, short: int, full: int) -> int:
        """This set-up's part of what a test does for the game."""
        fewest, most = room(self.name).seats
        return -(-amount(short, full) // (most - fewest + 1))


SETUPS = [Setup(name, n) for name in GAMES for n in range(room(name).seats[0], room(name).seats[1] + 1)]
setups = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.name}-{setup.players}")
