"""A room: all that the house must know of one game that is not compiled, as declared data and functions."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from fondaco.errors import FondacoError
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import Event, View
from fondaco.kernel.records import Records

GAMES = ("jambo", "orient", "samarkand", "stoneage")
"""The games that have moved in. Each has its room in ``fondaco.games``."""

UNFURNISHED: tuple[str, ...] = ()
"""Games whose rules stand and whose board does not yet: for tests and programs, announced to nobody."""


@dataclass(frozen=True)
class Option:
    """A choice made before the deal: its name, what it can be, and what it is by default."""

    name: str
    choices: tuple[str, ...]
    default: str


Known = TypeVar("Known", View, Records)

Draw = Callable[[View, Sequence[str], ComponentSet, str], Any]
"""Draws a view in characters, with the seats' names and in a language; the result is for rich to print."""


def everything(information: Known) -> Known:
    """All of a seat's information: what most games show of it."""
    return information


@dataclass(frozen=True)
class Room:
    """One game, as far as it is not rules. Verbs are (verb, kind of argument, first argument, number of arguments)."""

    game: str
    prefix: str  # of clause ids: "J" for J-6.7
    rules_version: int
    seats: tuple[int, int]  # fewest and most players
    options: tuple[Option, ...]
    state: np.dtype[np.void]
    information: np.dtype[np.void]
    decisions: tuple[str, ...]
    verbs: tuple[tuple[str, str, int, int], ...]
    actions: int  # size of the action table
    load: Callable[[Path | Mapping[str, Any] | None], ComponentSet]
    pack: Callable[[ComponentSet, Mapping[str, str], int], Records]  # with the options and the number of players
    argument: Callable[[str, int, ComponentSet], str | int]  # of an action in words of the notation
    argument_of: Callable[[str, str, ComponentSet], int | None]  # back from the notation
    to_position: Callable[[np.record, ComponentSet], dict[str, Any]]
    from_position: Callable[[Mapping[str, Any], ComponentSet, np.record], None]
    events: Callable[[View | None, View, int | None], list[Event]]
    describe: Callable[[ComponentSet], dict[str, Any]]
    outcome: Callable[[View], str]  # reason of the end
    scores: Callable[[View], list[dict[str, int]]]  # lines of the score sheet
    action_text: Callable[[int, ComponentSet, str], str]
    event_text: Callable[[Event, Sequence[str], ComponentSet, str], str]
    question_text: Callable[[View, Sequence[str], ComponentSet, str], str]
    refusal_text: Callable[[int, str, ComponentSet, str], str]  # why an action is refused by a clause
    card_help: Callable[[View, ComponentSet, str], list[tuple[str, str]]]  # names and effects of the pieces in a view
    draw: Draw
    forced: frozenset[str] = frozenset()  # verbs that a table plays by itself where nothing else is legal
    action_note: Callable[[View, int, ComponentSet, str], str] | None = None  # what an action costs or brings, in short
    windows: Mapping[str, str] = field(default_factory=dict)  # questions to several seats: the verb of the silent
    reactions: Mapping[str, str] = field(default_factory=dict)  # questions to one seat in another's turn, likewise
    shown: Callable[[View], View] = everything  # the view of an information: without what only a good memory keeps
    in_sight: Callable[[Records], Records] = everything  # an information likewise, as previews go by it
    memories: Mapping[str, Callable[[Records], Records]] = field(default_factory=dict)  # what bots of a level remember
    by_lot: Mapping[str, str] = field(default_factory=dict)  # questions that an option lets the table answer by lot
    suggested: Mapping[int, Mapping[str, str]] = field(default_factory=dict)  # options for games of a good length


@cache
def room(game: str) -> Room:
    """The room of a game. Raises FondacoError ``unknown-game``."""
    if game not in GAMES + UNFURNISHED:
        raise FondacoError("unknown-game", game=game, known=", ".join(GAMES))
    found: Room = importlib.import_module(f"fondaco.games.{game}.room").ROOM
    return found
