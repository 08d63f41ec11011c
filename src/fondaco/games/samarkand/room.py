"""Samarkand's room: what the house must know of the game."""

from fondaco.games.samarkand import components, describe, events, position, words
from fondaco.games.samarkand.actions import ACTIONS, VERBS
from fondaco.games.samarkand.state import (
    DECISIONS,
    ENDINGS,
    FAMILIES,
    FEWEST_PLAYERS,
    GOODS,
    INFORMATION,
    PLAYERS,
    SPACES,
    STATE,
)
from fondaco.games.samarkand.table import SamarkandTable
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View
from fondaco.kernel.room import Option, Room

MOST = {"family": FAMILIES, "space": SPACES, "card": GOODS}


def argument(kind: str, value: int, components: ComponentSet) -> str | int:
    """The argument of an action in the notation: the id of a family, space or card, or a number without one."""
    entries = components.data[words.TABLES[kind]]
    return str(entries[value]["id"]) if value < len(entries) else value


def argument_of(kind: str, word: str, components: ComponentSet) -> int | None:
    """The number that a word of the notation stands for; None if it stands for nothing."""
    for number, entry in enumerate(components.data[words.TABLES[kind]]):
        if entry["id"] == word:
            return number
    return int(word) if word.isascii() and word.isdigit() and len(word) < 5 and int(word) < MOST[kind] else None


def outcome(view: View) -> str:
    """How a finished game ended: one of ENDINGS, or ``both`` (S-R20)."""
    ends = [ending for bit, ending in enumerate(ENDINGS) if view["ending"] >> bit & 1]
    return "both" if len(ends) > 1 else ends[0]


ROOM = Room(
    game="samarkand",
    prefix="S",
    rules_version=1,
    seats=(FEWEST_PLAYERS, PLAYERS),
    options=(Option("starter", ("lot", *(str(seat) for seat in range(PLAYERS))), "lot"),),
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
    action_note=words.action_note,
    event_text=words.event_text,
    question_text=words.question_text,
    refusal_text=words.refusal_text,
    card_help=words.card_help,
    draw=SamarkandTable,
    forced=frozenset({"pass"}),  # S-R20
    windows={"sale": "keep"},  # S-R11
)
