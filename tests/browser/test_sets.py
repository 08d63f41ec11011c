"""Pieces that are chosen together may be chosen in any order, whatever order the rules take them in."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import sit_down, until

DANCER = {
    "game": "jambo",
    "phase": "play",
    "actions": 3,
    "decision": "dancer_ware",
    "card": "dancer",
    "second": "ware_lls",
    "left": 3,
    "large": [{"tea": 2, "silk": 1, "salt": 1}, {}],
}
ELDER = {
    "game": "jambo",
    "turn": 1,
    "phase": "play",
    "actions": 3,
    "decision": "elder_discard",
    "actor": 0,
    "card": "tribal_elder",
    "left": 2,
    "hands": [["drums", "guard", "lion", "ware_kkk", "ware_sss"], []],
}
MERCHANT = {
    "game": "jambo",
    "phase": "play",
    "actions": 3,
    "decision": "merchant_ware",
    "card": "travelling_merchant",
    "left": 2,
}


@pytest.mark.parametrize(
    ("house", "pieces"),
    [
        (DANCER, [f".side.near button.ware >> nth={at}" for at in (2, 0, 1)]),  # silk, then tea and tea
        (ELDER, [".hand [data-kind='38']", ".hand [data-kind='2']"]),
        (MERCHANT, ["[data-place='supply-5'] button", "[data-place='supply-0'] button"]),
    ],
    indirect=["house"],
)
def test_the_highest_piece_may_be_chosen_first(visit: Visit, pieces: list[str]) -> None:
    page = visit()
    sit_down(page, "jambo")
    page.locator(".table[data-asked=true]").wait_for()
    for piece in pieces:
        page.locator(piece).click(position={"x": 8, "y": 12})
    confirm = page.locator(".controls .confirm")
    assert confirm.get_attribute("aria-disabled") == "false"
    confirm.click()
    until(page, f"Number(document.querySelector('.table').dataset.version) >= {len(pieces)}")
