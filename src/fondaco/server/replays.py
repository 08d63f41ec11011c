"""A match looked through from one seat: what it saw after each action that stands, and what it noticed on the way.

Plain and without waiting. The views are made as they are in play, so looking back tells nothing more.
"""

import time
from collections.abc import Iterable, Mapping
from typing import Any

from fondaco.errors import FondacoError
from fondaco.kernel.game import Game, State
from fondaco.kernel.room import everything
from fondaco.server.course import view_of
from fondaco.server.protocol import PreviewEvent, ReplayStep

MOST_SECONDS = 20.0
"""For which a server plays one match again; a longer one can be played again in the terminal."""


def look_through(states: Iterable[State], seat: int, seconds: float = MOST_SECONDS) -> tuple[list[ReplayStep], State]:
    """The steps of a match for a seat (-1: a spectator), from the deal on, and its last state.

    ``states`` follow each other by one action each, and may be one state that changes. Raises FondacoError
    ``replay-too-long``, and whatever playing raises.
    """
    until = time.monotonic() + seconds
    steps: list[ReplayStep] = []
    before: dict[str, Any] | None = None
    for state in states:
        view = view_of(state, seat)
        told = state.game.room.events(before, view, None if before is None else state.history[-1])
        events = [PreviewEvent(kind=kind, args={**args}) for kind, args in told]
        steps.append(ReplayStep(actor=state.actor, changed=_changed(before or {}, view), events=events))
        before = view
        if time.monotonic() > until:
            raise FondacoError("replay-too-long", seconds=round(seconds))
    return steps, state


def looks_back(game: Game) -> bool:
    """Whether a match may be looked back at while it runs: not where players must remember what they saw."""
    return game.room.shown is everything


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view that are not as they were."""
    return {name: value for name, value in after.items() if name not in before or before[name] != value}
