"""Jambo's room: what the house must know of the game."""

from fondaco.games.jambo import components, describe, events, position, words
from fondaco.games.jambo.actions import ACTIONS, VERBS
from fondaco.games.jambo.state import DECISIONS, INFORMATION, KINDS, PLAYERS, STATE, WARES
from fondaco.games.jambo.table import JamboTable
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View
from fondaco.kernel.room import Option, Room


def argument(kind: str, value: int, components: ComponentSet) -> str | int:
    """The argument of an action in the notation: a card's or ware's id, or a number."""
    if kind == "card":
        return components.names[value] if value < len(components.names) else value
    return WARES[value] if kind == "ware" else value


def argument_of(kind: str, word: str, components: ComponentSet) -> int | None:
    """The number that a word of the notation stands for; None if it stands for nothing."""
    if kind == "ware" and word in WARES:
        return WARES.index(word)
    if kind == "card" and word in components.names:
        return components.names.index(word)
    if word.isascii() and word.isdigit() and len(word) < 5 and (kind != "card" or int(word) in range(KINDS)):
        return int(word)
    return None


def outcome(view: View) -> str:
    """How a finished game ended: the announcer stayed ahead, or the last turn answered him (J-10.3)."""
    return "announcer" if view["winner"] == view["announcer"] else "answer"


def scores(view: View) -> list[dict[str, int]]:
    """The score sheet: each seat's gold."""
    return [{"seat": p, "gold": view["gold"][p]} for p in range(PLAYERS)]


ROOM = Room(
    game="jambo",
    prefix="J",
    rules_version=1,
    seats=(PLAYERS, PLAYERS),
    options=(Option("starter", ("lot", "0", "1"), "lot"),),
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
    scores=scores,
    action_text=words.action_text,
    event_text=words.event_text,
    question_text=words.question_text,
    refusal_text=words.refusal_text,
    card_help=words.card_help,
    draw=JamboTable,
    reactions={"rain_window": "decline", "guard_window": "decline"},  # J-8.35
)
