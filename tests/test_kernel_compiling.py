"""Compiling: code from the cache is never stale, never made twice, and never needed.

A game of one coin moves into a copy of the package, so that sources can be changed and compiling takes a moment.
"""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel import compiling, warming
from fondaco.kernel.room import GAMES
from tests.proof.play import dice, walk

COIN = {
    "state": """
import numpy as np

from ...kernel.records import HEADER, record_type

STATE = record_type((*HEADER, ("heads", np.int64)))
COMPONENTS = record_type((("worth", np.int64),))
FACES = 2
""",
    "rules": """
from ...kernel.chance import chance
from ...kernel.compiling import compiled
from .payment import pay
from .state import FACES


@compiled
def deal(s, c, luck):
    s.heads = 0


@compiled
def legal(s, c, out):
    out[0] = 0
    return 1


@compiled
def why_not(s, c, action):
    return 0


@compiled
def apply(s, c, luck, action):
    s.count += 1
    s.heads += pay(c) * chance(luck, FACES)


@compiled
def returns(s, c, out):
    out[0] = 1.0
""",
    "payment": """
from ...kernel.compiling import compiled


@compiled
def pay(c):
    return 1 * c.worth
""",
    "view": """
from ...kernel.compiling import compiled


@compiled
def inform(s, c, seat, v):
    v.count = s.count


@compiled
def imagine(v, c, luck, s):
    s.count = v.count
""",
    "check": """
from ...kernel.compiling import compiled


@compiled
def check(s, c):
    return 0
""",
    "words": """
from fondaco.games.coin.state import STATE
""",
}

PLAY = """
import json, sys
from fondaco.kernel import compiling, warming
from fondaco.kernel.room import GAMES
from tests.proof.play import dice, walk
from fondaco.kernel.chance import new_luck
from fondaco.kernel.records import new_records

told = {"heads": [], "cached": []}
for mode in sys.argv[1:]:
    engine = compiling.load("coin", mode)
    types = engine.module("games.room.state")
    states, c, luck = new_records(types.STATE), new_records(types.COMPONENTS), new_luck(bytes(32))
    c["worth"] = 1
    if mode != "interpreted":
        import numba
        from numba.core import event
        before = numba.config.CACHE_DIR
        recorder = event.RecordingListener()
        event.register("numba:compile", recorder)
    doors = engine.doors
    doors.deal_at(states, 0, c, luck)
    for _ in range(40):
        doors.apply_at(states, 0, c, luck, 0)
    told["heads"].append(int(states["heads"][0]))
    if mode != "interpreted":
        told["compiled"] = told.get("compiled", 0) + sum(item.is_start for _, item in recorder.buffer)
        told["put_back"] = numba.config.CACHE_DIR == before
print(json.dumps(told))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package in which the coin has its room."""
    copy = tmp_path / "copy" / "fondaco"
    shutil.copytree(compiling.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page", "server"))
    room = copy / "games" / "coin"
    room.mkdir()
    for name, source in COIN.items():
        (room / f"{name}.py").write_text(source)
    return copy


def play(package: Path, cache: Path, *modes: str) -> tuple[dict[str, Any], str]:
    """Play the coin's game in a process of its own; what it told, and what it said on stderr."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "FONDACO_"))}
    environment |= {"PYTHONPATH": str(package.parent), "FONDACO_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *modes], capture_output=True, text=True, env=environment, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def change(path: Path, old: str, new: str) -> None:
    """Change a source."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_code_is_compiled_once_and_again_when_a_callee_in_another_file_changes(package: Path, tmp_path: Path) -> None:
    first, said = play(package, tmp_path / "cache", "compiled", "interpreted")
    assert said == ""
    assert first["compiled"] > 0
    assert first["put_back"]
    assert len(set(first["heads"])) == 1
    assert first["heads"][0] > 0

    change(package / "games" / "coin" / "words.py", "STATE", "COMPONENTS")
    second, said = play(package, tmp_path / "cache", "compiled")
    assert (second["compiled"], second["heads"], said) == (0, first["heads"][:1], "")

    other = tmp_path / "another_place" / "fondaco"
    shutil.copytree(package, other)
    elsewhere, _ = play(other, tmp_path / "cache", "compiled")
    assert (elsewhere["compiled"], elsewhere["heads"]) == (0, first["heads"][:1])

    change(package / "games" / "coin" / "payment.py", "1 * c.worth", "3 * c.worth")
    third, _ = play(package, tmp_path / "cache", "compiled")
    assert third["compiled"] > 0
    assert third["heads"] == [3 * first["heads"][0]]


def test_without_a_cache_it_works_and_says_so_in_one_line(package: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    told, said = play(package, blocked, "compiled", "interpreted")
    assert len(set(told["heads"])) == 1
    assert told["compiled"] > 0
    assert told["put_back"]
    assert said.count("\n") == 1
    assert str(blocked) in said


class TestDigest:
    """The name of the cache's folder."""

    @pytest.fixture
    def digest(self, package: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
        monkeypatch.setattr(compiling, "PACKAGE", package)
        return lambda: compiling.digest.__wrapped__("coin")

    @pytest.mark.parametrize(
        "source",
        [
            "games/coin/rules.py",
            "games/coin/payment.py",
            "games/coin/state.py",
            "games/coin/check.py",
            "games/coin/view.py",
            "kernel/chance.py",
            "kernel/records.py",
            "kernel/doors.py",
            "kernel/compiling.py",
        ],
    )
    def test_it_changes_with_what_is_compiled(self, package: Path, digest: Callable[[], str], source: str) -> None:
        before = digest()
        path = package / source
        path.write_text(path.read_text() + "\n")
        assert digest() != before

    @pytest.mark.parametrize(
        "source",
        ["games/coin/words.py", "games/jambo/state.py", "texts.py", "errors.py", "kernel/game.py", "kernel/room.py"],
    )
    def test_it_does_not_change_with_what_is_not(self, package: Path, digest: Callable[[], str], source: str) -> None:
        before = digest()
        path = package / source
        path.write_text(path.read_text() + "\n")
        assert digest() == before

    def test_it_changes_when_a_compiled_source_is_added(self, package: Path, digest: Callable[[], str]) -> None:
        before = digest()
        shutil.copy(package / "games" / "coin" / "payment.py", package / "games" / "coin" / "extra.py")
        assert digest() != before

    @pytest.mark.parametrize("name", ["NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_BOUNDSCHECK"])
    def test_it_changes_with_settings_of_numba(
        self, digest: Callable[[], str], monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        monkeypatch.setenv(name, "1")
        before = digest()
        monkeypatch.setenv(name, "2")
        assert digest() != before
        monkeypatch.delenv(name)
        assert digest() != before

    def test_it_does_not_change_with_other_settings(
        self, digest: Callable[[], str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = digest()
        monkeypatch.setenv("FONDACO_ANYTHING", "1")
        assert digest() == before

    @pytest.mark.parametrize("part", ["numba", "numpy", "llvmlite"])
    def test_it_changes_with_versions(
        self, digest: Callable[[], str], monkeypatch: pytest.MonkeyPatch, part: str
    ) -> None:
        before = digest()
        version = importlib.metadata.version
        monkeypatch.setattr(importlib.metadata, "version", lambda name: version(name) + "1" * (name == part))
        assert digest() != before

    def test_it_changes_with_the_processor(self, digest: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
        before = digest()
        monkeypatch.setattr(compiling, "_processor", lambda: "another")
        assert digest() != before


class TestFolder:
    @pytest.fixture(autouse=True)
    def base(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
        monkeypatch.setenv("FONDACO_CACHE", str(tmp_path / "cache"))
        monkeypatch.setattr(compiling, "cache_folder", compiling.cache_folder.__wrapped__)
        return tmp_path / "cache"

    def test_modes_and_games_have_their_own(self, base: Path) -> None:
        folders = {compiling.cache_folder(game, mode) for game in ("jambo", "coin") for mode in ("compiled", "checked")}
        assert len(folders) == 4
        assert all(folder is not None and folder.is_relative_to(base) and folder.is_dir() for folder in folders)

    def test_it_is_ready_when_marked(self) -> None:
        assert not compiling.is_ready("jambo", "compiled")
        compiling.mark_ready("jambo", "compiled")
        assert compiling.is_ready("jambo", "compiled")
        assert not compiling.is_ready("jambo", "checked")
        assert compiling.is_ready("jambo", "interpreted")

    def test_old_caches_are_dropped_and_the_newest_kept(self, base: Path) -> None:
        for age in range(10):
            old = base / "jambo" / f"old{age}"
            (old / "compiled").mkdir(parents=True)
            os.utime(old, (1_000_000 - age, 1_000_000 - age))
        compiling.mark_ready("jambo", "compiled")
        left = sorted(path.name for path in (base / "jambo").iterdir())
        assert left == sorted([compiling.digest("jambo"), *(f"old{age}" for age in range(compiling.KEPT_CACHES - 1))])

    def test_nothing_is_ready_without_a_folder(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(compiling, "cache_folder", lambda *_: None)
        compiling.mark_ready("jambo", "compiled")
        assert not compiling.is_ready("jambo", "compiled")


@pytest.mark.parametrize("name", GAMES)
def test_warming_calls_the_doors_as_play_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code is made for types: a call with other types would compile again, in the middle of a match."""
    import numba

    game = fondaco.game(name, mode="interpreted")
    doors = game.engine.doors
    called: set[tuple[Any, ...]] = set()

    def recorded(door: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            called.add((door.__name__, *(numba.typeof(argument) for argument in arguments)))
            return door(*arguments)

        return call

    for door in [door for door in vars(doors) if door.endswith("_at")]:
        monkeypatch.setattr(doors, door, recorded(getattr(doors, door)))
    for _, warm in warming.steps(game):
        warm()
    warmed = called.copy()
    called.clear()
    for state in walk(game.deal(seed=1), dice(name), 30):
        for seat in (None, *range(game.players)):
            state.view(seat)
            state.redeal(seat, seed=1)
        state.why_not(0)
        state.returns()
        game.position(state.position())
    assert len(called) >= 8
    assert called <= warmed


def test_an_unknown_mode_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FONDACO_MODE", "fast")
    with pytest.raises(FondacoError) as caught:
        compiling.default_mode()
    assert caught.value.message == "bad-mode"
    monkeypatch.delenv("FONDACO_MODE")
    assert compiling.default_mode() == "compiled"
