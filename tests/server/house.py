"""A server process for tests: quick bots that choose at random, and limits that a test may set.

`python -m tests.server.house DATA PORT BOT_SECONDS LIMITS [POSITION]`: BOT_SECONDS is the time for an answer of a bot,
and of people who are asked at once. LIMITS are the rates of messages, connections and requests as JSON, each as
[per second, burst]. POSITION is where every match begins, as JSON, instead of with a deal, or @FILE with that; of a
list of positions each new match begins with the next one. The first line it prints is its address. The environment's
ABSENT_SECONDS is how long somebody may be away before the others may choose how to go on.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from fondaco.bots.players import RandomBot
from fondaco.kernel.game import Game, State
from fondaco.kernel.room import GAMES
from fondaco.server import presence, window
from fondaco.server.bots import Bots
from fondaco.server.main import serve
from fondaco.server.rates import Limits, Rate


def make(level: str, game: Game) -> RandomBot:
    """The bot of a level."""
    assert level in ("easy", "strong")
    assert game.name in GAMES
    return RandomBot()


def begin_at(positions: list[dict[str, Any]]) -> None:
    """Let matches begin at these positions in turn, the same match always at the same one."""
    begun: dict[bytes, dict[str, Any]] = {}
    anew = Game.deal

    def deal(game: Game, seed: bytes | int) -> State:
        if isinstance(seed, int):  # no match: the game is warmed up
            return anew(game, seed=seed)
        if seed not in begun:
            begun[seed] = positions[len(begun) % len(positions)]
        return game.position(begun[seed], seed=seed)

    Game.deal = deal  # type: ignore[assignment,method-assign]


def main(data: str, port: str, seconds: str, limits: str, position: str = "") -> None:
    """Serve."""
    if position:
        begin = json.loads(Path(position[1:]).read_text() if position.startswith("@") else position)
        begin_at(begin if isinstance(begin, list) else [begin])
    window.SECONDS = window.REACTION_SECONDS = float(seconds)
    presence.ABSENT_SECONDS = float(os.environ.get("ABSENT_SECONDS", presence.ABSENT_SECONDS))
    messages, connections, requests = (Rate(*rate) for rate in json.loads(limits))
    serve(
        port=int(port),
        data=Path(data),
        listening=lambda address: print(address, flush=True),
        bots=Bots(("easy", "strong"), make, seconds=float(seconds)),
        limits=Limits(messages=messages, connections=connections, requests=requests),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
