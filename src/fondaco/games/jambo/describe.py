"""What a page or a program must know of Jambo before any match: pieces, questions, verbs and constants, by number."""

from typing import Any

from fondaco.games.jambo.actions import VERBS
from fondaco.games.jambo.state import (
    DECISIONS,
    FIRST_ANIMAL,
    FIRST_PERSON,
    FIRST_UTILITY,
    FIRST_WARE_CARD,
    LARGE_SPACES,
    POWERS,
    SEEN,
    STALLS,
    WARES,
)
from fondaco.kernel import verbs
from fondaco.kernel.components import ComponentSet, told


def group_of(kind: int) -> str:
    """Group of a kind of card: ``stand``, ``utility``, ``people``, ``animal`` or ``ware``."""
    starts = ((FIRST_WARE_CARD, "ware"), (FIRST_ANIMAL, "animal"), (FIRST_PERSON, "people"), (FIRST_UTILITY, "utility"))
    return next((group for first, group in starts if kind >= first), "stand")


def describe(components: ComponentSet) -> dict[str, Any]:
    """Tables for the page, as JSON values.

    ``kinds`` lists every kind of card at its number (ware cards with ``wares`` per ware, ``buy`` and ``sell`` in gold),
    ``decisions`` and ``wares`` the words at theirs, ``verbs`` the parts of the action table in its order.
    """
    data = components.data
    powers = {power["id"]: power for power in data["powers"]}
    kinds: list[dict[str, Any]] = []
    for kind, power in enumerate(POWERS):
        card = powers.get(power, {"number": 0, "provenance": {}})
        kinds.append({"id": power, "group": group_of(kind), "number": card["number"], "provenance": card["provenance"]})
    for card in data["ware_cards"]:
        shown = [card["wares"].count(ware) for ware in WARES]
        kinds.append({**card, "group": "ware", "wares": shown})
    return {
        "kinds": kinds,
        "wares": list(WARES),
        "decisions": list(DECISIONS),
        "verbs": verbs.told(VERBS),
        "constants": {
            "first_utility": FIRST_UTILITY,
            "first_person": FIRST_PERSON,
            "first_animal": FIRST_ANIMAL,
            "first_ware_card": FIRST_WARE_CARD,
            "large_spaces": LARGE_SPACES,
            "stalls": STALLS,
            "seen": SEEN,
            **{name: data[name] for name in ("start_gold", "start_hand", "stand_first", "stand_later", "stand_spaces")},
            "tokens": [data["tokens"][ware] for ware in WARES],
        },
        "components": told(components),
    }
