"""Jambo without a mouse: a whole game by keys, read aloud."""

from typing import Any

import pytest

from tests.browser.conftest import AT_ONCE, Visit
from tests.browser.jambo_player import JamboPlayer
from tests.browser.late import JAMBO, whole
from tests.browser.player import sit_down

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("house", [whole(JAMBO)], indirect=True)
def test_a_game_by_keyboard_alone_is_told_move_by_move(visit: Visit) -> None:
    page = visit(settings={**AT_ONCE, "confirm": "always"})
    page.locator("a[href='/play/jambo']").focus()
    page.keyboard.press("Enter")
    page.locator("form input").first.wait_for()
    page.locator("form button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    page.evaluate(
        """() => {
          window.told = [];
          const region = document.querySelector('p[aria-live=polite]');
          const what = { childList: true, characterData: true, subtree: true };
          new MutationObserver(() => window.told.push(region.textContent)).observe(region, what);
        }"""
    )
    player = JamboPlayer(page, keys=True)
    assert player.play()
    told = page.evaluate("window.told")
    assert len(told) >= player.moves / 2
    assert all(told)


def test_arrow_keys_walk_through_a_hand_that_names_every_card(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    hand = page.locator(".hand > button")
    stops = hand.evaluate_all("all => all.filter((one) => one.tabIndex === 0).length")
    assert stops == 1
    hand.first.focus()
    names = set()
    for _ in range(hand.count()):
        focused: Any = page.evaluate("document.activeElement.getAttribute('aria-label')")
        names.add(focused)
        page.keyboard.press("ArrowRight")
    assert len(names) == len(set(hand.evaluate_all("all => all.map((one) => one.ariaLabel)")))
    assert all(name.count(".") >= 2 for name in names)
