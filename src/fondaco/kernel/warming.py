"""Compile all that a game needs and keep it in the cache, telling progress.

Run by ``python -m fondaco.kernel.compiling``. A server runs this in a child process: compiling in one of its own
threads would hold it up.
"""

import json
import sys
from collections.abc import Callable, Iterator

import numpy as np

import fondaco
from fondaco.bots import warm as bots
from fondaco.errors import FondacoError
from fondaco.kernel import compiling
from fondaco.kernel.chance import new_luck
from fondaco.kernel.game import SPECTATOR, Game
from fondaco.kernel.records import new_records
from fondaco.kernel.room import GAMES


def steps(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """The steps of warming a game up: a name, and a call that compiles one entry function (and all below it)."""
    doors, c, room = game.engine.doors, game.components, game.room
    states, informations = new_records(room.state, 2), new_records(room.information)
    luck = new_luck(bytes(32))
    out, shares = np.zeros(game.actions, np.int16), np.zeros(game.players)
    counts = np.zeros(3, np.int64)
    return [
        ("deal", lambda: doors.deal_at(states, 0, c, luck)),
        ("legal", lambda: doors.legal_at(states, 0, c, out)),
        ("why_not", lambda: doors.why_not_at(states, 0, c, 0)),
        ("why_none", lambda: doors.why_none_at(states, 0, c, out[:1], np.zeros(1, np.int32))),
        ("apply", lambda: doors.apply_at(states, 0, c, luck, int(out[0]))),
        ("returns", lambda: doors.returns_at(states, 0, c, shares)),
        ("check", lambda: doors.check_at(states, 0, c)),
        ("inform", lambda: doors.inform_at(states, 0, c, SPECTATOR, informations, 0)),
        ("imagine", lambda: doors.imagine_at(informations, 0, c, luck, states, 1)),
        ("playouts", lambda: doors.playouts(states, c, luck, 0, 0, shares, counts)),
        *bots.steps(game),
    ]


def warm(name: str, mode: compiling.Mode) -> Iterator[tuple[str, int, int]]:
    """Compile a game for a mode; yields (step done, steps done, steps in all) and marks the cache complete."""
    todo = steps(fondaco.game(name, mode=mode))
    for done, (step, call) in enumerate(todo, 1):
        call()
        yield step, done, len(todo)
    compiling.mark_ready(name, mode)


def main(arguments: list[str]) -> int:
    """Warm up the games named (all if none) in the default mode; one JSON line per step on stdout."""
    mode = compiling.default_mode()
    try:
        for name in arguments or GAMES:
            if not compiling.is_ready(name, mode):
                for step, done, of in warm(name, mode):
                    print(json.dumps({"game": name, "step": step, "done": done, "of": of}), flush=True)
    except FondacoError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # Ctrl-C reaches the child of a server too
        return 130
    return 0
