"""Loads the compiled half of the proofs (:mod:`tests.proof.doors`) beside the rules of a game, in any mode."""

import sys
import types
from pathlib import Path

from fondaco.kernel import compiling
from fondaco.kernel.room import GAMES

MODES: tuple[compiling.Mode, ...] = ("interpreted", "compiled", "checked")


def proof_doors(mode: compiling.Mode, game: str = GAMES[0]) -> types.ModuleType:
    """The functions of :mod:`tests.proof.doors` for a game in a mode, cached like the engine's own doors."""
    engine = compiling.load(game, mode)
    root = engine.doors.__name__.partition(".")[0]
    name = f"{root}.proof"
    if name not in sys.modules:
        package = types.ModuleType(name)
        package.__path__ = [str(Path(__file__).parent)]
        sys.modules[name] = package
    return engine.module("proof.doors")
