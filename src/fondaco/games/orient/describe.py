"""What a page or a program must know of Orient before any match: cards, treasures, questions and verbs, by number."""

from typing import Any

from fondaco.games.orient.actions import VERBS
from fondaco.games.orient.notation import visitor_ids
from fondaco.games.orient.state import (
    DAY_CARDS,
    DECISIONS,
    GROUPS,
    INSIGNIA,
    MIDDLE,
    NOT_IN_GAME,
    OLD_MAN_UNIT,
    PERSON_BONUS,
    PILES,
    ROW,
    SPECTATOR,
    TREASURE_BONUS,
    VISITOR_UNIT,
)
from fondaco.kernel import verbs
from fondaco.kernel.components import ComponentSet, told

SUGGESTED: dict[int, dict[str, str]] = {
    2: {"va4": "yes"},
    3: {"va4": "yes"},
    4: {"va1": "yes"},
    5: {"va1": "yes"},
}
"""Options that make games of a good length with so many players, where the printed rules are not wanted."""


def describe(components: ComponentSet) -> dict[str, Any]:
    """Tables for the page, as JSON values.

    ``cards``, ``treasures`` and ``day_cards`` list the pieces at their numbers; ``decisions``, ``piles`` and ``groups``
    the words at theirs, ``verbs`` the parts of the action table; ``suggested`` names options per number of players.
    """
    data = components.data
    return {
        "setup": data["setup"],
        "cards": data["night_cards"],
        "treasures": data["treasures"],
        "day_cards": data["day_cards"],
        "visitors": visitor_ids(components),
        "decisions": list(DECISIONS),
        "piles": list(PILES),
        "groups": list(GROUPS),
        "verbs": verbs.told(VERBS),
        "constants": {
            "insignia": INSIGNIA,
            "row": ROW,
            "spectator": SPECTATOR,
            "middle": MIDDLE,
            "not_in_game": NOT_IN_GAME,
            "visitor_unit": VISITOR_UNIT,
            "old_man_unit": OLD_MAN_UNIT,
            "day_cards": DAY_CARDS,
            "treasure_bonus": TREASURE_BONUS,
            "person_bonus": PERSON_BONUS,
        },
        "suggested": {str(players): dict(options) for players, options in SUGGESTED.items()},
        "components": told(components),
    }
