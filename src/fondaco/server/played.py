"""The games that this server plays: interpreted at first, compiled as soon as a child process has compiled them.

Compiling in a thread of the server would hold it up, so a child fills the cache of compiled code and says how far it
is; then the server loads from the cache. Both ways play alike, so a match can begin at once and change over.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np

from fondaco.kernel import compiling, warming
from fondaco.kernel.game import Game

_log = logging.getLogger(__name__)


class _Progress(msgspec.Struct):
    """A line of the compiling child."""

    done: int
    of: int


class PlayedGame:
    """One game.

    ``mode`` is how matches are played now, ``progress`` how far its fastest code is (done, of). ``ready`` is set when
    that is loaded, or has turned out not to be had. ``at_hand`` says whether it lies
    compiled and need only be loaded, and ``waiting`` how many wait for that (:meth:`soon`).
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.mode: compiling.Mode = "interpreted"
        self.ready = asyncio.Event()
        self.progress = (0, 1)
        self.waiting = 0
        self._soon = asyncio.Event()
        self._soon.set()
        self.at_hand = False
        self._made: dict[tuple[Any, ...], Game] = {}
        self._with_pieces: np.ndarray | None = None

    def game(self, players: int, options: Mapping[str, Any]) -> Game:
        """The game for a number of players with options. Raises FondacoError for what it does not know."""
        key = (self.mode, players, *sorted(options.items()))
        if key not in self._made:
            self._made[key] = Game(self.name, players, mode=self.mode, options=options)
        return self._made[key]

    def actions_with_pieces(self, game: Game) -> np.ndarray:
        """The actions of the table (int16) that have no argument or name a piece, not a number."""
        if self._with_pieces is None:
            words = ((action, game.action(action)) for action in range(game.actions))
            with_pieces = [a for a, parts in words if all(isinstance(part, str) for part in parts.values())]
            self._with_pieces = np.array(with_pieces, np.int16)
        return self._with_pieces

    def expect(self) -> None:
        """Let :meth:`soon` wait, until :meth:`look` finds that there is nothing to wait for or :meth:`warm` is done."""
        self._soon.clear()

    async def look(self) -> None:
        """See whether its code lies compiled."""
        try:
            mode = compiling.default_mode()
            self.at_hand = mode != self.mode and not await asyncio.to_thread(_is_to_compile, self.name, mode)
        except Exception:
            _log.exception("whether %s lies compiled cannot be seen", self.name)
        if not self.at_hand:
            self._soon.set()

    async def soon(self) -> None:
        """Wait for code that lies compiled and need only be loaded; not for what is still to be compiled."""
        self.waiting += 1
        try:
            await self._soon.wait()
        finally:
            self.waiting -= 1

    async def warm(self, tell: Callable[["PlayedGame"], None]) -> None:
        """Compile what is not compiled, load it, and tell of every step; ``ready`` is set at the end."""
        mode = compiling.default_mode()
        try:
            if not self.at_hand and await asyncio.to_thread(_is_to_compile, self.name, mode):
                await self._compile(tell)
            await asyncio.to_thread(_load, self.name, mode)
            self.mode = mode
        except Exception:
            _log.exception("%s could not be compiled and remains slow", self.name)
        self.progress = (self.progress[1], self.progress[1])
        self._soon.set()
        self.ready.set()
        tell(self)

    async def _compile(self, tell: Callable[["PlayedGame"], None]) -> None:
        """Compile in a child process; where that fails its words stand on stderr, and loading will compile."""
        command = (sys.executable, "-m", "fondaco.kernel.compiling", self.name)
        child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        try:
            while child.stdout is not None and (line := await child.stdout.readline()):
                with suppress(msgspec.DecodeError):
                    progress = msgspec.json.decode(line, type=_Progress)
                    self.progress = (progress.done, progress.of + 1)
                    tell(self)
            await child.wait()
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()


def _is_to_compile(name: str, mode: compiling.Mode) -> bool:
    """Whether compiled code is missing, and can be kept."""
    return not compiling.is_ready(name, mode) and compiling.cache_folder(name, mode) is not None


def _load(name: str, mode: compiling.Mode) -> None:
    """Load all compiled code from the cache; what is not there is compiled."""
    for _ in warming.warm(name, mode):
        pass
