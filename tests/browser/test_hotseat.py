"""Several people on one device: each decides behind a curtain, and nobody sees what only another may know."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.browser.hotseat import Device, sit_down_here
from tests.browser.jambo_player import JamboPlayer

pytestmark = pytest.mark.browser


def test_a_whole_game_of_jambo_by_touch(visit: Visit) -> None:
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
