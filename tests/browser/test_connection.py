"""Reload, cut and restart: the table comes back as it was, and nothing is played twice."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, Visit
from tests.browser.house import House
from tests.browser.jambo_player import JamboPlayer
from tests.browser.player import sit_down

pytestmark = pytest.mark.browser

CUTS = 6
BACK_MS = 5_000


def picture(page: Page) -> str:
    """All that the table shows, as text."""
    page.wait_for_selector(".table[data-asked=true]")
    shown: str = page.evaluate(
        """[...document.querySelectorAll('.table [aria-label], .table [data-version]')]
          .map((one) => one.ariaLabel + one.getAttribute('aria-disabled')).join('|')"""
    )
    return shown


def test_a_reload_loses_nothing(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    player.play(moves=6)
    before, version = picture(page), player.version
    page.reload()
    assert picture(page) == before
    assert player.version == version


def test_the_table_is_found_again_from_the_list(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    table = page.url
    page.goto("/tables")
    page.locator(f"a[href='{table.removeprefix(page.url.split('/tables')[0])}']").click()
    page.wait_for_url(table)
    page.locator(".table").wait_for()


def test_a_killed_server_comes_back_under_the_open_page(visit: Visit, house: House) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    player.play(moves=5)
    before, version = picture(page), player.version
    house.kill()
    page.wait_for_selector(".answer .warn")
    house.start()
    page.wait_for_selector(".answer .warn", state="detached", timeout=BACK_MS)
    assert picture(page) == before
    assert player.version == version
    player.play(moves=3)


def test_cuts_in_the_middle_of_moves_never_play_them_twice(visit: Visit, house: House) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    rng = random.Random(1)  # noqa: S311
    for _ in range(CUTS):
        if player.play(moves=1):
            return
        page.wait_for_timeout(rng.uniform(0, 60))
        house.cut()
        page.wait_for_selector(".answer .warn, .table[data-asked=true]")
        page.wait_for_selector(".answer .warn", state="detached", timeout=BACK_MS)
        shown, version = picture(page), player.version
        other = page.context.new_page()
        other.goto(page.url)
        assert picture(other) == shown
        assert JamboPlayer(other).version == version
        other.close()


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    page.wait_for_selector(".table[data-asked=true]")
    assert page.title().startswith("Your turn")
    assert "turn" in (page.locator("link[rel=icon]").get_attribute("href") or "")


def test_a_match_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit("/match/there-is-none")
    page.locator("main a[href='/']").wait_for()
    assert page.locator("h1").count() == 1
