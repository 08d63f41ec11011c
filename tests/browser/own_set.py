"""A server process of tests whose Samarkand is played on a map of one's own.

`python -m tests.browser.own_set SET …`: SET is the component set as JSON; the other arguments are those of
:mod:`tests.server.house`.
"""

import json
import sys
from typing import Any

from fondaco.kernel.game import Game
from fondaco.server import played
from tests.server.house import main


def play_on(components: str) -> None:
    """Let every match of Samarkand be played with a component set."""
    own = json.loads(components)

    def make(name: str, players: int, **rest: Any) -> Game:
        return Game(name, players, components=own if name == "samarkand" else None, **rest)

    vars(played)["Game"] = make


if __name__ == "__main__":
    play_on(sys.argv[1])
    main(*sys.argv[2:])
