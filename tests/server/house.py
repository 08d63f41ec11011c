"""A server process for tests: quick bots that choose at random, and limits that a test may set.

`python -m tests.server.house DATA PORT BOT_SECONDS LIMITS`: LIMITS are the rates of messages, connections and
requests as JSON, each as [per second, burst]. The first line it prints is its address.
"""

import json
import sys
from pathlib import Path

from fondaco.bots.players import RandomBot
from fondaco.kernel.game import Game
from fondaco.server.bots import Bots
from fondaco.server.main import serve
from fondaco.server.rates import Limits, Rate


def make(level: str, game: Game) -> RandomBot:
    """The bot of a level."""
    assert (level, game.name) in (("easy", "jambo"), ("strong", "jambo"))
    return RandomBot()


def main(data: str, port: str, seconds: str, limits: str) -> None:
    """Serve."""
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
