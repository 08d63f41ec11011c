"""What a page or a program must know of Samarkand before any match: map, pieces, questions and verbs, by number."""

from typing import Any

from fondaco.games.samarkand.actions import VERBS
from fondaco.games.samarkand.state import (
    ABSENT,
    ACTIVE_PRIZE,
    ASIDE,
    CARD_LIMITS,
    DECISIONS,
    DISCARDED,
    DRAWN_CARDS,
    ENDINGS,
    FOREIGN_CAMEL,
    OWN_CAMEL,
    PASSIVE_PRIZE,
    PILE,
    SALE_PRICE,
    SECOND_CAMEL,
    SOLD,
    WORD_BITS,
)
from fondaco.kernel import verbs
from fondaco.kernel.components import ComponentSet, told


def describe(components: ComponentSet) -> dict[str, Any]:
    """Tables for the page, as JSON values.

    ``families``, ``goods`` and ``spaces`` list the pieces and the map at their numbers, with the ids by which they
    refer to each other; ``decisions`` and ``endings`` the words at theirs, ``verbs`` the parts of the action table.
    """
    data = components.data
    return {
        "families": data["families"],
        "goods": data["goods"],
        "spaces": data["spaces"],
        "decisions": list(DECISIONS),
        "endings": list(ENDINGS),
        "verbs": verbs.told(VERBS),
        "constants": {
            "sold": SOLD,
            "pile": PILE,
            "discarded": DISCARDED,
            "aside": ASIDE,
            "absent": ABSENT,
            "word_bits": WORD_BITS,
            "drawn_cards": DRAWN_CARDS,
            "sale_price": SALE_PRICE,
            "active_prize": ACTIVE_PRIZE,
            "passive_prize": PASSIVE_PRIZE,
            "second_camel": SECOND_CAMEL,
            "own_camel": OWN_CAMEL,
            "foreign_camel": FOREIGN_CAMEL,
            "card_limits": list(CARD_LIMITS),
            "camels": data["camels"],
            "member_tiles": data["member_tiles"],
            "relation_tiles": sum(data["relation_tiles"].values()),
        },
        "components": told(components),
    }
