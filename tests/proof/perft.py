"""Perft: how many lines of play lead from a position, by depth; every outcome of chance is a line of its own.

The positions and counts of each game are in `tests/fixtures/<game>/perft.json`. After a change of the rules that is
meant, this writes the counts anew (look at the difference before keeping it):

    python -m tests.proof.perft
"""

import json
from collections.abc import Iterator, Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np

import fondaco
from fondaco.kernel.chance import scripted_luck, turn_page
from fondaco.kernel.compiling import Mode
from fondaco.kernel.game import Game
from fondaco.kernel.records import Records
from fondaco.kernel.room import GAMES

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"
DEEPEST = 7
MOST_LINES = 50_000
"""A depth with more lines than this is not counted."""


class Counter:
    """Counts lines of play of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._doors = game.engine.doors
        self._luck = scripted_luck([])
        self._out = np.empty(game.actions, np.int16)

    def lines(self, position: Mapping[str, Any], depth: int, most: int) -> int | None:
        """Lines of exactly ``depth`` decisions from a position; None if there are more than ``most``.

        A game that ends earlier gives none.
        """
        self._most = most
        self._found = 0
        self._follow(self.game.position(position).records, depth)
        return self._found if self._found <= most else None

    def _follow(self, records: Records, depth: int) -> None:
        if depth == 0:
            self._found += 1
            return
        n = self._doors.legal_at(records, 0, self.game.components, self._out)
        for action in self._out[:n].tolist():
            for after in self._after(records, action):
                if self._found > self._most:
                    return
                self._follow(after, depth - 1)

    def _after(self, records: Records, action: int) -> Iterator[Records]:
        """The states to which an action can lead, one for each way in which chance can fall."""
        luck = self._luck
        scripts: list[list[int]] = [[]]
        while scripts:
            script = scripts.pop()
            turn_page(luck, script)
            luck["short"] = 0
            after = records.copy()
            self._doors.apply_at(after, 0, self.game.components, luck, action)
            short = int(luck["short"][0])
            if short:
                scripts.extend([*script, outcome] for outcome in range(short))
            else:
                yield after


def load(name: str) -> list[dict[str, Any]]:
    """The positions of a game: name, position, and lines by depth from 1."""
    entries: list[dict[str, Any]] = json.loads((FIXTURES / name / "perft.json").read_text(encoding="utf-8"))
    return entries


def game_of(name: str, entry: Mapping[str, Any], mode: Mode | None = None) -> Game:
    """The game in which a position stands, for as many players as it has."""
    return fondaco.game(name, players=entry["position"].get("players"), mode=mode)


def renew(name: str) -> None:
    """Count the lines of all positions of a game anew."""
    entries = load(name)
    for entry in entries:
        counter = Counter(game_of(name, entry))
        counts = (counter.lines(entry["position"], depth, MOST_LINES) for depth in range(1, DEEPEST + 1))
        entry["lines"] = list(takewhile(lambda count: count is not None, counts))
        print(f"{name}: {entry['name']}: {entry['lines']}", flush=True)
    text = ",\n".join(
        " {\n"
        + ",\n".join(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in entry.items())
        + "\n }"
        for entry in entries
    )
    (FIXTURES / name / "perft.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for game in GAMES:
        renew(game)
