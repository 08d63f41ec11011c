"""Opening a game as a command line asks for it, and making its rules ready to run."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from fondaco.cli.talk import Talk
from fondaco.errors import FondacoError

if TYPE_CHECKING:
    from fondaco.kernel.game import Game
    from fondaco.kernel.room import Room

SUGGESTED = "suggested"


def open_game(
    name: str, players: int | None = None, components: Path | None = None, options: Sequence[str] | None = None
) -> "Game":
    """The game with a number of players, a component file and options written ``name=value``.

    The word SUGGESTED stands for the options that the game suggests for so many players. Raises FondacoError for
    whatever is wrong with them.
    """
    from fondaco.kernel.game import Game

    words = list(options or ())
    if SUGGESTED in words:
        plain = Game(name, players, components)
        if not plain.room.suggested:
            raise FondacoError("option-no-suggestion", game=name)
        at = words.index(SUGGESTED)
        words[at : at + 1] = suggestion(plain.room, plain.players)
    return Game(name, players, components, options=read_options(words))


def suggestion(room: "Room", players: int) -> list[str]:
    """The options that a game suggests for a number of players, written ``name=value``."""
    return [f"{name}={value}" for name, value in room.suggested.get(players, {}).items()]


def read_options(words: Sequence[str]) -> dict[str, str]:
    """Options from ``name=value`` words. Raises FondacoError ``option-form``."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise FondacoError("option-form", option=word)
        options[name] = value
    return options


def make_ready(talk: Talk, game: "Game") -> float:
    """Compile what a game needs, showing how far that is; return the seconds it took."""
    from fondaco.kernel import compiling, warming

    started = time.perf_counter()
    if not compiling.is_ready(game.name, game.mode):
        with talk.progress("cli-compiling", len(warming.steps(game))) as bar:
            for _ in warming.warm(game.name, game.mode):
                bar.advance()
    return time.perf_counter() - started
