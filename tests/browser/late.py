"""Positions from which a whole game does not take long, where it matters little how it began."""

from typing import Any

from tests.effort import FULL

Position = dict[str, Any]

JAMBO: Position = {"game": "jambo", "gold": [55, 55]}

# Two players; all families but Levant and Egypt, which are near each other, have met one.
SAMARKAND: Position = {
    "game": "samarkand",
    "players": 2,
    "money": [10, 10],
    "hands": [["linen", "wine", "gold"], ["jade", "indigo"]],
    "members": [["levant"], ["persia"]],
    "treasury": {"levant": 5, "persia": 6},
    "camels": {
        "gaza": ["levant"],
        "melitene": ["byzantium", "tigris"],
        "kashgar": ["sogdia", "china"],
        "nizwa": ["oman", "arabia"],
        "kech": ["persia", "sindh"],
    },
    "relations": [
        {"families": ["byzantium", "tigris"], "seat": 1},
        {"families": ["sogdia", "china"], "seat": 1},
        {"families": ["oman", "arabia"], "seat": 0},
        {"families": ["persia", "sindh"], "seat": 1},
    ],
}

# The same with a third player.
SAMARKAND_THREE: Position = {
    **SAMARKAND,
    "players": 3,
    "money": [10, 10, 10],
    "hands": [*SAMARKAND["hands"], ["saffron"]],
    "members": [["levant"], ["persia"], ["egypt"]],
    "treasury": {"levant": 5, "persia": 6, "egypt": 3},
}


def whole(position: Position) -> Position | None:
    """Where a game begins that is played to its end: in the full proof with the deal."""
    return None if FULL else position
