"""One source, three ways to run it: interpreted, compiled, and compiled with bounds checks.

Rule code is ordinary Python decorated with :func:`compiled`. Imported the ordinary way it runs interpreted.
:func:`load` imports the same files again under another root package, once per game and mode, and there the decorator
compiles:

* ``_fondaco_jambo_compiled.kernel.chance`` is ``fondaco/kernel/chance.py``,
* ``_fondaco_jambo_compiled.games.room.rules`` is ``fondaco/games/jambo/rules.py``: under this root the folder of the
  game is always called ``room``, so generic code (search, batches) imports ``..games.room`` and is compiled once per
  game, with the game's rules inlined and its own cache.

Therefore **compiled modules import each other relatively, everything else absolutely** (``from fondaco.errors …``).

Numba notices a changed file but not a changed callee in another file. So the cache lives in a folder named by a digest
of all that shapes the code: our sources, versions, processor and flags. Stale code cannot be found there. Numba also
goes by the place and age of a file. So what is compiled is imported from copies in that folder, and a second
installation of the same code finds what the first one compiled.
"""

import ast
import contextlib
import hashlib
import importlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import shutil
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import platformdirs

from fondaco.errors import FondacoError

Mode = Literal["interpreted", "compiled", "checked"]
Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 4

ENTRANCES = ("doors", "loops", "search", "heuristic")
"""Modules whose compiled functions Python calls; the others are called by compiled code alone."""

_lock = threading.RLock()


def default_mode() -> Mode:
    """The mode used where none is given: the environment variable ``FONDACO_MODE``, else ``compiled``."""
    mode = os.environ.get("FONDACO_MODE", "compiled")
    if mode not in get_args(Mode):
        raise FondacoError("bad-mode", mode=mode)
    return mode  # type: ignore[return-value]


def _mode_of(module: str) -> str:
    """The mode in which a module runs, by its root package."""
    root = module.partition(".")[0]
    return root.rpartition("_")[2] if root.startswith("_fondaco_") else "interpreted"


def runs_compiled(module: str) -> bool:
    """Whether the functions of a module (its ``__name__``) are compiled."""
    return _mode_of(module) != "interpreted"


def compiled(function: Function) -> Function:
    """Mark rule code that must run interpreted and compiled alike; compiles under the roots that :func:`load` makes."""
    mode = _mode_of(function.__module__)
    if mode == "interpreted":
        return function
    import numba

    called_from_python = function.__module__.rpartition(".")[2] in ENTRANCES
    jit = numba.njit(
        nogil=True,
        error_model="numpy",
        boundscheck=mode == "checked",
        cache=called_from_python and _folder_of_load is not None,
        no_cpython_wrapper=not called_from_python,
        no_cfunc_wrapper=True,
    )
    return _widened(jit(function))  # type: ignore[no-any-return]


def _widened(dispatcher: Any) -> Any:
    """Let compiled callers pass every integer as int64: one version of the function instead of one per constant."""
    from numba.core import types
    from numba.core.types.misc import unliteral

    template_for = dispatcher.get_call_template

    def widen(argument: Any) -> Any:
        plain = unliteral(argument)
        return types.int64 if isinstance(plain, types.Integer) else plain

    def get_call_template(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template_for([widen(a) for a in args], {name: widen(a) for name, a in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


class Engine:
    """The modules of one game in one mode; ``engine.rules.apply`` and so on."""

    def __init__(self, game: str, mode: Mode) -> None:
        self.game = game
        self.mode = mode
        self._root = f"_fondaco_{game}_{mode}"

    def module(self, name: str) -> types.ModuleType:
        """Module by its path below the root, for example ``games.room.rules`` or ``bots.search``."""
        with _lock, _importing(self._root, self.game, self.mode):
            return importlib.import_module(f"{self._root}.{name}")

    @cached_property
    def rules(self) -> types.ModuleType:
        """The room's rules."""
        return self.module("games.room.rules")

    @cached_property
    def doors(self) -> types.ModuleType:
        """The entry points that Python calls."""
        return self.module("kernel.doors")


@cache
def load(game: str, mode: Mode) -> Engine:
    """The engine of a game in a mode; modules are imported when asked for, functions compile when called."""
    return Engine(game, mode)


_folder_of_load: Path | None = None


@contextlib.contextmanager
def _importing(root: str, game: str, mode: Mode) -> Iterator[None]:
    """Make the root package of a game and mode importable, with Numba's cache folder set for the time of the import."""
    global _folder_of_load
    if root not in sys.modules:
        base = _copies(game, mode) or PACKAGE
        _package(root, base)
        _package(f"{root}.games", base / "games")
        _package(f"{root}.games.room", base / "games" / game)
        _package(f"{root}.kernel", base / "kernel")
        sys.modules[f"{root}.kernel.compiling"] = sys.modules[__name__]
    if mode == "interpreted":
        yield
        return
    import numba

    before, outer = numba.config.CACHE_DIR, _folder_of_load
    folder = cache_folder(game, mode)
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
    _folder_of_load = folder
    try:
        yield
    finally:
        numba.config.CACHE_DIR, _folder_of_load = before, outer


def _copies(game: str, mode: Mode) -> Path | None:
    """Folder with copies of a game's compiled sources, beside its caches; None where nothing is kept."""
    cached = cache_folder(game, mode) if mode != "interpreted" else None
    if cached is None:
        return None
    base = cached.parent / "sources"
    if not base.exists():
        made = Path(tempfile.mkdtemp(dir=cached.parent, prefix=".sources-"))
        for path in sources(game):
            copy = made / path.relative_to(PACKAGE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        try:
            made.rename(base)
        except OSError:  # another process was faster
            shutil.rmtree(made)
    return base


def _package(name: str, folder: Path) -> None:
    """Register a package whose modules come from ``folder``, without running an ``__init__``."""
    module = types.ModuleType(name)
    module.__path__ = [str(folder)]
    module.__package__ = name
    module.__spec__ = importlib.util.spec_from_loader(name, loader=None, is_package=True)
    sys.modules[name] = module


def sources(game: str) -> list[Path]:
    """The files that shape a game's compiled code: those with compiled functions, and what they import relatively."""
    folders = (PACKAGE / "kernel", PACKAGE / "bots", PACKAGE / "games" / game)
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    found = {path for path in files if "\n@compiled\n" in path.read_text()}
    todo = list(found)
    while todo:
        path = todo.pop()
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level:
                folder = path.parents[node.level - 1]
                steps = node.module.replace("games.room", f"games.{game}").split(".") if node.module else []
                for names in (steps, *([*steps, alias.name] for alias in node.names)):
                    target = folder.joinpath(*names)
                    for file in (target.with_suffix(".py"), target / "__init__.py"):
                        if file.exists() and file not in found:
                            found.add(file)
                            todo.append(file)
    return sorted(found)


@cache
def digest(game: str) -> str:
    """Digest of all that shapes a game's compiled code: our sources, versions, processor, Numba's settings."""
    sha = hashlib.sha256()
    for path in sources(game):
        sha.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    versions = [platform.python_version(), *(importlib.metadata.version(p) for p in ("numba", "numpy", "llvmlite"))]
    flags = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")]
    sha.update(json.dumps([versions, flags, platform.machine(), _processor()]).encode())
    return sha.hexdigest()[:20]


def _processor() -> str:
    """The processor's model and abilities, as far as the system tells; machine code is made for exactly these."""
    with contextlib.suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(errors="replace").splitlines()
        return "\n".join(sorted({line for line in lines if line.startswith(("model name", "flags", "Features"))}))
    return platform.processor()


@cache
def cache_folder(game: str, mode: Mode) -> Path | None:
    """Folder for the compiled code of a game in a mode, or None (said once on stderr) where it cannot be written.

    It lies below the user's cache folder, or below ``FONDACO_CACHE`` where that is set.
    """
    base = Path(os.environ.get("FONDACO_CACHE") or platformdirs.user_cache_dir("fondaco", appauthor=False))
    folder = base / game / digest(game) / mode
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        _say_once(str(FondacoError("cache-unwritable", folder=str(base))))
        return None
    return folder


@cache
def _say_once(line: str) -> None:
    print(line, file=sys.stderr)


def is_ready(game: str, mode: Mode) -> bool:
    """Whether everything of this game and mode lies compiled in the cache."""
    folder = cache_folder(game, mode)
    return mode == "interpreted" or (folder is not None and (folder / "complete").exists())


def mark_ready(game: str, mode: Mode) -> None:
    """Note that the cache of this game and mode is complete, and drop caches of older code."""
    folder = cache_folder(game, mode)
    if folder is None:
        return
    (folder / "complete").touch()
    others = [path for path in folder.parent.parent.iterdir() if path != folder.parent]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT_CACHES - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    from fondaco.kernel.warming import main

    sys.exit(main(sys.argv[1:]))
