"""What the tests of the games' texts share: that everything has a text, and that what is told is whole."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fondaco.kernel.game import Game
from fondaco.kernel.room import GAMES, UNFURNISHED
from fondaco.texts import format_message
from tests.proof.play import LONGEST, dice, sample, walk

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Adam", "Berta", "Cyril", "Dora", "Emil"]
BROKEN = re.compile(rf"\b({'|'.join((*GAMES, *UNFURNISHED))})-|[{{}}]")
"""What no text holds: ids of messages and open places."""


def clauses(game: str) -> list[dict[str, Any]]:
    """The clauses of a game's rules: id, whether it is a ruling, and so on."""
    entries: list[dict[str, Any]] = json.loads(
        (ROOT / f"src/fondaco/games/{game}/clauses.json").read_text(encoding="utf-8")
    )
    return entries


def untold(language: str, messages: Iterable[str]) -> list[str]:
    """Those of some messages that have no text."""
    return [message for message in messages if format_message(language, message) == message]


def told(of: Game, language: str, *, longest: int = LONGEST) -> set[str]:
    """The kinds of event in a random game, each told as a whole sentence to seat 0 and to spectators."""
    kinds = set()
    for before in walk(of.deal(seed=of.players), dice(of.players), longest):
        after = before.copy()
        after.apply(dice(before.count).choice(before.legal()))
        for seat in (0, None):
            for event in of.room.events(before.view(seat), after.view(seat), after.history[-1]):
                kinds.add(event.kind)
                line = of.room.event_text(event, NAMES, of.set, language)
                assert line
                assert not BROKEN.search(line), line
    return kinds


def ask_and_answer(of: Game, language: str, number: int) -> None:
    """The questions and actions of so many states of random games are whole sentences."""
    for state in sample(of, number):
        for seat in (0, 1, None):
            question = of.room.question_text(state.view(seat), NAMES, of.set, language)
            assert not BROKEN.search(question), question
        for action in state.legal():
            assert not BROKEN.search(of.text(action, language))
