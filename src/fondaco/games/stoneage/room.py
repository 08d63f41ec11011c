"""My First Stone Age's room: what the house must know of the game."""

import re

from fondaco.games.stoneage import components, describe, events, position, view, words
from fondaco.games.stoneage.actions import ACTIONS, FIRST_OF_PAIR, PAIRS, SECOND_OF_PAIR, VERBS
from fondaco.games.stoneage.memory import LEVELS, in_sight
from fondaco.games.stoneage.state import (
    DECISIONS,
    FEWEST_PLAYERS,
    GOODS,
    INFORMATION,
    PLAYERS,
    STATE,
)
from fondaco.games.stoneage.table import StoneAgeTable
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View
from fondaco.kernel.room import Option, Room

SLOTS = {f"{FIRST_OF_PAIR[pair]}-{SECOND_OF_PAIR[pair]}": pair for pair in range(PAIRS)}
"""The notation of every pair of slots."""
YES_NO = ("no", "yes")


def argument(kind: str, value: int, components: ComponentSet) -> str | int:  # noqa: ARG001 -- of all games
    """The argument of an action in the notation: the id of a good, the number of a slot or pile, or two slots."""
    if kind == "good":
        return GOODS[value]
    return list(SLOTS)[value] if kind == "slots" else value


def argument_of(kind: str, word: str, components: ComponentSet) -> int | None:  # noqa: ARG001 -- of all games
    """The number that a word of the notation stands for; None if it stands for nothing."""
    if kind == "good":
        return GOODS.index(word) if word in GOODS else None
    if kind == "slots":
        return SLOTS.get(word)
    return int(word) if re.fullmatch("[0-9]{1,2}", word) else None


def outcome(view: View) -> str:  # noqa: ARG001 -- of all games
    """How a finished game ended: a settlement is complete (A-E01)."""
    return "complete"


ROOM = Room(
    game="stoneage",
    prefix="A",
    rules_version=1,
    seats=(FEWEST_PLAYERS, PLAYERS),
    options=(
        Option("youngest", tuple(str(seat) for seat in range(PLAYERS)), "0"),
        Option("hidden_goods", YES_NO, "no"),
        Option("kind_dog", YES_NO, "no"),
        Option("automatic_swap", YES_NO, "no"),
        Option("recall", YES_NO, "no"),
    ),
    state=STATE,
    information=INFORMATION,
    decisions=DECISIONS,
    verbs=VERBS,
    actions=ACTIONS,
    load=components.load,
    pack=components.pack,
    argument=argument,
    argument_of=argument_of,
    to_position=position.to_dict,
    from_position=position.from_dict,
    events=events.events,
    describe=describe.describe,
    outcome=outcome,
    scores=words.scores,
    action_text=words.action_text,
    event_text=words.event_text,
    question_text=words.question_text,
    refusal_text=words.refusal_text,
    card_help=words.card_help,
    draw=StoneAgeTable,
    shown=view.shown,
    in_sight=in_sight,
    memories={level: memory.recall for level, memory in LEVELS.items()},
    by_lot={"swap": "automatic_swap"},
)
