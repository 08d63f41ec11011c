"""Several people on one device: each decides behind a curtain, and nobody sees what only another may know."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.browser.hotseat import Device, sit_down_here
from tests.browser.jambo_player import JamboPlayer
from tests.browser.late import JAMBO
from tests.browser.orient_player import OrientPlayer
from tests.browser.player import until

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("house", [JAMBO], indirect=True)
def test_a_game_of_jambo_to_its_end_by_touch(visit: Visit) -> None:
    page = visit(size=PHONE, settings=AT_ONCE, language="cs")
    device = Device(page)
    sit_down_here(page, "jambo", "Anna", "Berta")
    device.play(JamboPlayer(page, touch=True))
    assert set(device.opened) == {0, 1}
    assert page.locator("dialog h2").inner_text().split()[-1].strip(".!") != ""
    sums = page.locator("dialog li .sum").all_inner_texts()
    assert {line.split(":")[0] for line in sums} == {"Anna", "Berta"}
    address = page.url
    page.locator("dialog .button.primary").click()
    page.wait_for_url(lambda url: url != address)
    page.locator(".curtain [data-open]").wait_for()


def test_the_curtain_names_who_comes_and_why_and_opens_in_every_way(visit: Visit) -> None:
    page = visit(size=DESKTOP, settings=AT_ONCE)
    device = Device(page)
    sit_down_here(page, "jambo", "Anna", "Berta")
    title = page.locator(".curtain h1")
    first = title.inner_text()
    assert first in ("Anna", "Berta")
    assert page.locator(".reason").inner_text() == f"{first} decides whether to look at a card."
    assert page.locator(".curtain .decline").count() == 0, "a turn cannot be declined"
    assert Axe().run(page, options={"rules": {"region": {"enabled": False}}}).response["violations"] == []
    seat = ["Anna", "Berta"].index(first)
    for way in ("mouse", "key", "twice"):
        device.open(seat, way=way)
        assert page.locator("header .front").inner_text() == first
        page.locator("header .tools button").last.click()
        page.locator("dialog button", has_text="Hide my side").click()
        title.wait_for()
    device.open(seat, way="mouse")
    page.reload()
    title.wait_for()
    assert title.inner_text() == first
    assert page.locator(".table").count() == 0


def test_a_short_press_opens_nothing(visit: Visit) -> None:
    page = visit(size=PHONE, settings=AT_ONCE)
    device = Device(page)
    sit_down_here(page, "jambo", "Anna", "Berta")
    page.locator("[data-open]").tap()
    page.locator(".note", has_text="once").wait_for()
    assert {table["seat"] for table in device.tables} == {-1}
    assert page.locator(".table").count() == 0


# Seat 0 is about to lead a camel to the copper, which seat 1 holds a card of.
COPPER: dict[str, Any] = {
    "game": "samarkand",
    "players": 3,
    "decision": "first_camel",
    "family": "levant",
    "members": [["levant"], [], []],
    "camels": {"tyre": ["levant"]},
    "hands": [["wine"], ["copper"], ["silver"]],
    "seconds": 30,
}
CYPRUS = ".chart .space[aria-label*=' Cyprus.']"


@pytest.mark.parametrize("house", [COPPER], indirect=True)
class TestQuestionToSeveral:
    """Does anybody sell the copper?"""

    def test_on_a_shared_device_it_is_one_open_question(self, visit: Visit) -> None:
        page = visit(size=DESKTOP, settings={**AT_ONCE, "confirm": "always"})
        device = Device(page)
        sit_down_here(page, "samarkand", "Anna", "Berta", "Cyril")
        device.open(0, way="mouse")
        page.locator(CYPRUS).click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator("[data-open='2']").wait_for()
        assert page.locator(".curtain h1").inner_text() == "To all of you"
        assert page.locator(".reason").inner_text() == "Does anybody sell Copper 12?"
        assert page.locator("[data-open]").count() == 3
        assert page.locator(".closes").count() == 0, "people who sit together take their own time"
        device.open(1, way="mouse")
        page.locator(".stage [data-verb=sell]").click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator("[data-open='2']").wait_for()
        assert page.locator("[data-open]").count() == 2, "who has answered is asked no more"
        page.locator(".decline", has_text="Nobody").click()
        page.locator(".curtain h1", has_text="Berta").wait_for()  # sold, and Anna's turn has ended
        assert page.locator("[data-open]").count() == 1

    def test_a_bar_tells_how_much_time_is_left_and_silence_declines(self, visit: Visit) -> None:
        page = visit(settings={**AT_ONCE, "confirm": "never"}, motion=True)
        page.locator("a[href='/play/samarkand']").click()
        page.locator("label:has(input[name=players][value='3'])").click()
        page.locator("input[value=easy]").check()
        page.locator("form button[type=submit]").click()
        page.locator(".table[data-asked=true]").wait_for()
        watcher = visit(page.url, settings=AT_ONCE, motion=True)
        watcher.locator(".table").wait_for()
        page.locator(CYPRUS).click()
        for seen in (page, watcher):
            bar = seen.locator(".prompt .closes")
            bar.wait_for()
            seconds = float(bar.evaluate("bar => getComputedStyle(bar).animationDuration").rstrip("s"))
            assert 0 < seconds <= COPPER["seconds"]
            width = "document.querySelector('.closes').getBoundingClientRect().width"
            wide = seen.evaluate(width)
            until(seen, f"(document.querySelector('.closes')?.getBoundingClientRect().width ?? 0) < {wide}")
        assert page.locator(".stage [data-verb=keep]").count() == 1, "asked without a card for it"
        for seen in (page, watcher):
            seen.locator(".prompt .closes").wait_for(state="detached")

    def test_an_order_declines_and_is_taken_back(self, visit: Visit) -> None:
        page = visit(settings={**AT_ONCE, "confirm": "never"})
        page.locator("a[href='/play/samarkand']").click()
        page.locator("label:has(input[name=players][value='3'])").click()
        page.locator("input[value=easy]").check()
        page.locator("form button[type=submit]").click()
        page.locator(".table[data-asked=true]").wait_for()
        page.locator(CYPRUS).click()
        page.locator("[data-order=end]").click()
        page.locator(".order").wait_for()
        assert "selling the card" in page.locator(".order").inner_text()
        page.reload()
        page.locator("[data-order=asked]").click()
        page.locator(".order").wait_for(state="detached")


def test_two_by_link_a_guest_at_one_device_and_bots_make_a_table_of_five(visit: Visit) -> None:
    """Anna and Berta share a device, Cyril comes by link; each plays, and all three see the same table."""
    shared = visit("/play/orient", settings=AT_ONCE)
    shared.locator("label:has(input[name=players][value='5'])").click()
    shared.locator("input[type=checkbox]").check()
    for other, choice in enumerate(("here", "human", "easy", "strong")):
        shared.locator(f"select[data-other='{other}']").select_option(choice)
    shared.locator("form input[type=text]").first.fill("Anna")
    shared.locator("input[data-guest='0']").fill("Berta")
    shared.locator("form button[type=submit]").click()
    shared.locator(".lobby").wait_for()
    device = Device(shared)
    shared.reload()
    guest = visit(shared.url, size=PHONE, settings=AT_ONCE)
    guest.locator(".lobby form input").fill("Cyril")
    guest.keyboard.press("Enter")
    guest.locator(".table").wait_for()
    here, cyril = OrientPlayer(shared), OrientPlayer(guest, touch=True)
    asked = ".table[data-asked=true]:not([data-decision=pilfer])"
    while not (set(device.opened) == {0, 1} and here.moves >= 6 and cyril.moves >= 2):
        if shared.locator(".pass, .curtain [data-open], " + asked).count():
            device.step(here, way="mouse")
        if guest.locator(asked).count():
            cyril.move()
    assert {"Anna", "Berta", "Cyril"} <= set(guest.locator("[data-player] strong").all_inner_texts())
