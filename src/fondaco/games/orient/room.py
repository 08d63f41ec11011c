"""Orient's room: what the house must know of the game."""

from fondaco.games.orient import components, describe, events, position, words
from fondaco.games.orient.actions import ACTIONS, VERBS
from fondaco.games.orient.notation import argument, argument_of
from fondaco.games.orient.state import DECISIONS, FEWEST_PLAYERS, INFORMATION, PLAYERS, STATE
from fondaco.games.orient.table import OrientTable
from fondaco.kernel.events import View
from fondaco.kernel.room import Option, Room

SWITCHES = ("va1", "va2", "va3", "va4", "vb1", "vb2", "vb3", "vb4", "vb5", "keep_hands", "open_dawn")
"""Variants by their clauses, and two ways of playing on which the players agree (O-Q7, O-DE4)."""


def outcome(_view: View) -> str:
    """How a finished game ended: there is one way (O-W04)."""
    return "insignia"


ROOM = Room(
    game="orient",
    prefix="O",
    rules_version=1,
    seats=(FEWEST_PLAYERS, PLAYERS),
    options=(
        *(Option(name, ("no", "yes"), "no") for name in SWITCHES),
        Option("dealer", ("lot", *(str(seat) for seat in range(PLAYERS))), "lot"),
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
    action_note=words.action_note,
    event_text=words.event_text,
    question_text=words.question_text,
    refusal_text=words.refusal_text,
    card_help=words.card_help,
    draw=OrientTable,
    forced=frozenset({"pass"}),  # without bonus units; without cards and treasures
    windows={"pilfer": "decline"},  # O-Q47
    reactions={"defence": "decline"},  # O-Q48
    suggested=describe.SUGGESTED,
)
