"""Houses to visit: real server processes on loopback."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fondaco.kernel.game import Game, State
from tests.server.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
WIDE = (100_000.0, 100_000)


class House:
    """A server process that can be killed and started again at the same address."""

    def __init__(
        self,
        data: Path,
        *,
        bot_seconds: float = 0.0,
        messages: tuple[float, int] = WIDE,
        connections: tuple[float, int] = WIDE,
        requests: tuple[float, int] = WIDE,
        mode: str = "interpreted",
        begin: Path | None = None,
    ) -> None:
        """A house; ``begin``: a file of the positions at which its matches begin, one after the other."""
        self.data = data
        self.address = ""
        self._port = "0"
        self._arguments = [str(bot_seconds), json.dumps([messages, connections, requests])]
        self._arguments += [] if begin is None else [f"@{begin}"]
        self._environment = {**os.environ, "FONDACO_MODE": mode}
        self._visitors: list[Visitor] = []
        self.start()

    @property
    def process(self) -> int:
        """Its number."""
        return self._process.pid

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.house", str(self.data), self._port, *self._arguments]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(self._process.communicate()[1])
        self._port = self.address.rstrip("/").rpartition(":")[2]

    def visitor(self) -> Visitor:
        """A new browser."""
        self._visitors.append(Visitor(self.address))
        return self._visitors[-1]

    def kill(self) -> None:
        """End it without a chance to do anything more."""
        self._process.kill()
        self._process.communicate()

    def stop(self) -> str:
        """End it the ordinary way; what it said on stderr."""
        for visitor in self._visitors:
            visitor.close()
        self._process.terminate()
        return self._process.communicate(timeout=60)[1]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests that only visit; nothing that they do may make it complain."""
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    assert opened.stop() == ""


@pytest.fixture
def build_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Builds houses of one's own on one data folder."""
    built: list[House] = []

    def build(**arguments: Any) -> House:
        built.append(House(tmp_path / "data", **arguments))
        return built[-1]

    yield build
    for one in built:
        one.stop()


@pytest.fixture
def visitor(house: House) -> Visitor:
    """A new browser at the common house."""
    return house.visitor()


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, Any]], None]:
    """Lets every match begin at a position."""

    def begin(position: dict[str, Any]) -> None:
        def deal(game: Game, seed: bytes) -> State:
            return game.position(position, seed=seed)

        monkeypatch.setattr(Game, "deal", deal)

    return begin
