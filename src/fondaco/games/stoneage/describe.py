"""What a page or a program must know of the game before any match: track, tiles, huts and verbs, by number."""

from typing import Any

from fondaco.games.stoneage.actions import FIRST_OF_PAIR, SECOND_OF_PAIR, VERBS
from fondaco.games.stoneage.state import (
    COLOURS,
    DECISIONS,
    DOGS,
    GOODS,
    NONE,
    OPENINGS,
    PILE_SIZE,
    PILES,
    SIDES,
    UNKNOWN,
)
from fondaco.kernel import verbs
from fondaco.kernel.components import ComponentSet, told


def describe(components: ComponentSet) -> dict[str, Any]:
    """Tables for the page, as JSON values.

    ``track``, ``tiles`` and ``huts`` list the pieces at their numbers; ``colours`` is that of each seat, ``sides`` says
    how many slots of forest tiles lie on each side of the board, clockwise from the left end of the top row, and
    ``pairs`` the two slots of each swap; ``decisions`` are words at their numbers, ``verbs`` the parts of the action
    table.
    """
    data = components.data
    return {
        "goods": list(GOODS),
        "track": data["track"],
        "tiles": data["tiles"],
        "huts": data["huts"],
        "colours": list(COLOURS),
        "sides": dict(SIDES),
        "pairs": [list(pair) for pair in zip(FIRST_OF_PAIR.tolist(), SECOND_OF_PAIR.tolist(), strict=True)],
        "decisions": list(DECISIONS),
        "verbs": verbs.told(VERBS),
        "constants": {
            "none": NONE,
            "unknown": UNKNOWN,
            "dogs": DOGS,
            "openings": OPENINGS,
            "piles": PILES,
            "pile_size": PILE_SIZE,
            "goods_per_kind": data["goods"],
        },
        "components": told(components),
    }
