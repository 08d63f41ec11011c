"""My First Stone Age as children play it: two taps to the first tile, a whole game by touch or keys, big targets."""

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import until

LYING_PHONE, TABLET = (844, 390), (1024, 768)
TARGET = 64  # CSS pixels
SECONDS = 240

# All that a child sees of what can be done.
LOOK = """() => ({
  over: document.querySelector('.finale') !== null,
  picture: document.querySelector('button.big.waits') !== null,
  busy: document.querySelector('.board').dataset.busy === 'true',
  verbs: [...document.querySelectorAll('.token.offered')].map((token) => token.dataset.verb),
  slots: [...document.querySelectorAll('.slot.offers')].map((slot) => slot.dataset.slot),
})"""
WISHES = ("pay", "build", "steal", "take", "done", "give", "end_turn", "skip", "leave")


def sit_down(page: Page) -> None:
    """The two taps from the start page to the table."""
    page.locator("a[href='/play/stoneage']").click()
    page.locator(".begin .start").click()
    page.locator(".slot.offers").first.wait_for()


def press(target: Locator, by_touch: bool) -> None:
    """A press of a finger, or of the Enter key."""
    if by_touch:
        target.tap(force=True)
    else:
        target.press("Enter")


def step(page: Page, turn: int, by_touch: bool) -> bool:
    """Do one thing that is offered, or wait a little; whether the game is over."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    if seen["over"]:
        return True
    page.wait_for_timeout(420 if not seen["busy"] or seen["picture"] else 100)
    if seen["picture"]:
        press(page.locator("button.big"), by_touch)
    elif not seen["busy"]:
        wish = next((wish for wish in WISHES if wish in seen["verbs"]), None)
        if wish is not None:
            press(page.locator(f".token.offered[data-verb={wish}]").first, by_touch)
        elif seen["slots"]:
            slot = seen["slots"][turn * 5 % len(seen["slots"])]
            press(page.locator(f"[data-slot='{slot}']"), by_touch)
    return False


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE, TABLET])
@pytest.mark.parametrize("language", ["en", "cs", "es", "de"])
def test_everything_fits_and_can_be_hit(visit: Visit, size: tuple[int, int], language: str) -> None:
    page = visit(size=size, language=language)
    sit_down(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """(least) => [...document.querySelectorAll('.board button')].filter((button) => {
          const box = button.getBoundingClientRect();
          return Math.min(box.width, box.height) < least || box.right > innerWidth || box.bottom > innerHeight;
        }).map((button) => button.ariaLabel)""",
        TARGET,
    )
    assert small == []


@pytest.mark.parametrize("by_touch", [True, False])
def test_turns_by_touch_and_by_keys(visit: Visit, by_touch: bool) -> None:
    page = visit(size=PHONE)
    sit_down(page)
    end, turn = time.monotonic() + SECONDS, 0
    while page.evaluate("document.querySelectorAll('.slot .up').length") < 3:
        assert time.monotonic() < end
        step(page, turn, by_touch)
        turn += 1


def test_a_tile_face_down_has_nothing_of_its_face(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page)
    labels = page.evaluate("[...document.querySelectorAll('.slot')].map((slot) => slot.ariaLabel)")
    assert labels == [f"Tile {n} of 14, face down" for n in range(1, 15)]


def test_the_menu_lies_behind_a_gate(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page)
    gear = page.locator("button.gear")
    gear.tap()
    assert page.locator("dialog").count() == 0
    gear.press("Enter")
    a, b = page.evaluate("document.querySelector('dialog label').textContent.match(/[0-9]+/g).map(Number)")
    page.locator("dialog input").fill(str(a + b + 1))
    page.locator("dialog input").press("Enter")
    until(page, "document.querySelector('dialog') === null")
    gear.press("Enter")
    a, b = page.evaluate("document.querySelector('dialog label').textContent.match(/[0-9]+/g).map(Number)")
    page.locator("dialog input").fill(str(a + b))
    page.locator("dialog input").press("Enter")
    page.locator("dialog a[href='/rules/stoneage']").wait_for()
