"""The position notation of Samarkand: what is said of positions that can be and that cannot."""

from typing import Any

import pytest

from fondaco.errors import FondacoError
from tests.samarkand import CARDS, position

EXTENDING: dict[str, Any] = {
    "decision": "second_camel",
    "members": [["levant"], ["egypt"], []],
    "camels": {"tyre": ["levant"]},
    "family": "levant",
    "first": "tyre",
    "treasury": {"levant": 3},
}
SELLING: dict[str, Any] = {
    **EXTENDING,
    "decision": "sale",
    "camels": {"tyre": ["levant"], "cyprus": ["levant"]},
    "first": "cyprus",
    "good": "copper",
    "goods_tiles": [["copper"], [], []],
    "hands": [["wine"], ["copper"], []],
}
DISCARDING: dict[str, Any] = {
    "decision": "discard",
    "members": [["egypt"], [], []],
    "family": "egypt",
    "hands": [CARDS[:5], [], []],
    "left": 2,
}
SHUFFLED: dict[str, Any] = {"returned": [CARDS[10:20], [], []], "pile": CARDS[14:16]}


@pytest.mark.parametrize(
    "fields",
    [
        EXTENDING,
        {**EXTENDING, "decision": "end", "second": "gaza", "camels": {"tyre": ["levant"], "gaza": ["levant"]}},
        SELLING,
        {**SELLING, "actor": 1},
        {**SELLING, "first": "tyre", "second": "cyprus"},
        DISCARDING,
        {**DISCARDING, "left": 1, "aside": CARDS[5:6], "hands": [CARDS[:4] + CARDS[6:13], [], []]},
        {"passes": 2},
        {"decision": "over", "ending": ["stuck"], "passes": 3},
        {**SHUFFLED, "hands": [[], CARDS[10:12], []], "drawn": [0, 2, 0]},
        {**SHUFFLED, "drawn": [31, 0, 0]},
        {"count": 1_000_000},
    ],
)
def test_what_can_be_is_accepted_and_can_be_imagined_by_every_seat(fields: dict[str, Any]) -> None:
    state = position(**fields)
    for seat in range(3):
        for seed in range(5):
            imagined = state.redeal(seat, seed)
            assert imagined.check() is None
            assert imagined.view(seat) == state.view(seat)
            assert imagined.game.position(imagined.position()) == imagined


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # cards that were in the pile at the last shuffle (S-R15)
    ({**SHUFFLED, "hands": [[], CARDS[10:12], []], "drawn": [0, 1, 0]}, "position-drawn-short", "drawn[1]"),
    ({**SHUFFLED, "hands": [CARDS[10:12], [], []], "drawn": [1, 0, 0]}, "position-drawn-short", "drawn[0]"),
    (
        {**SHUFFLED, "hands": [[], CARDS[10:11], []], "sold": [[], CARDS[11:12], []], "drawn": [0, 1, 0]},
        "position-drawn-short",
        "drawn[1]",
    ),
    ({"returned": [["wine"], [], []], "discard": [{"card": "wine", "seat": 2}]}, "position-drawn-short", "drawn[2]"),
    ({**DISCARDING, "returned": [[], CARDS[:1], []]}, "position-drawn-short", "drawn[0]"),
    (
        {**DISCARDING, "left": 1, "aside": CARDS[5:6], "returned": [[], CARDS[5:6], []]},
        "position-drawn-short",
        "drawn[0]",
    ),
    (
        {"decision": "over", "ending": ["stuck"], "sold": [[], ["wine"], []], "returned": [["wine"], [], []]},
        "position-drawn-short",
        "drawn[1]",
    ),
    ({"drawn": [128, 0, 0]}, "form-limit", "drawn[0]"),
    ({**SHUFFLED, "drawn": [30, 2, 0]}, "form-limit", "drawn"),
    ({"drawn": [1, 0, 0]}, "form-limit", "drawn"),
    # the question and whom it is put to
    ({"actor": 1}, "position-effect", "actor"),
    ({**EXTENDING, "actor": 1}, "position-effect", "actor"),
    ({**DISCARDING, "actor": 1}, "position-effect", "actor"),
    ({**SELLING, "actor": 2}, "position-effect", "actor"),
    ({"passes": 3}, "form-limit", "passes"),
    ({"decision": "over", "ending": ["stuck"], "passes": 4}, "form-limit", "passes"),
    ({"decision": "over", "ending": ["five_relations"], "passes": 3}, "form-limit", "passes"),
    ({"count": 1_000_001}, "form-limit", "count"),
    # discarding (S-040 to S-045)
    ({"aside": ["wine"]}, "position-effect", "aside"),
    ({**DISCARDING, "aside": CARDS[5:6]}, "position-effect", "aside"),
    ({**DISCARDING, "left": 1, "aside": CARDS[5:7]}, "position-effect", "aside"),
    ({**DISCARDING, "hands": [CARDS[:13], [], []]}, "form-limit", "hands[0]"),
    ({**DISCARDING, "hands": [CARDS[:2], [], []]}, "form-limit", "hands[0]"),
    ({**DISCARDING, "hands": [CARDS[:5], CARDS[5:16], []]}, "form-limit", "hands[1]"),
    ({"hands": [[], [], CARDS[:11]]}, "form-limit", "hands[2]"),
    ({"hands": [CARDS[:6], [], []], "sold": [CARDS[6:11], [], []]}, "form-limit", "hands[0]"),
    ({"sold": [CARDS[:11], [], []]}, "form-limit", "sold[0]"),
    # extending
    ({**EXTENDING, "family": "egypt", "first": "tyre"}, "position-effect", "family"),
    ({**DISCARDING, "family": "levant"}, "position-effect", "family"),
    ({"decision": "first_camel", "family": "levant"}, "position-effect", "family"),
    ({**EXTENDING, "first": "gaza"}, "position-effect", "first"),
    ({**EXTENDING, "first": "damascus"}, "position-effect", "first"),
    ({**EXTENDING, "decision": "end", "second": "tyre"}, "position-effect", "second"),
    ({**EXTENDING, "decision": "end", "second": "gaza"}, "position-effect", "second"),
    ({**SELLING, "good": "wine"}, "position-effect", "good"),
    ({**SELLING, "first": "tyre"}, "position-effect", "good"),
    ({**SELLING, "hands": [["wine"], [], []], "sold": [[], ["copper"], []]}, "position-effect", "good"),
    ({"pile": ["wine", "gold", "wine"]}, "position-card-twice", "pile[2]"),
    ({"pile": ["wine"], "hands": [["wine"], [], []]}, "position-card-twice", "pile[0]"),
]


@pytest.mark.parametrize(("fields", "message", "place"), FAULTS)
def test_what_cannot_be_is_refused_with_its_place(fields: dict[str, Any], message: str, place: str) -> None:
    with pytest.raises(FondacoError) as caught:
        position(**fields)
    assert (caught.value.message, caught.value.arguments["place"]) == (message, place)
