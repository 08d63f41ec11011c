"""Talk at a table: each reads ready phrases in their own language, and hears only what they want to hear."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, PHONE, SMALL_PHONE, Visit
from tests.browser.player import until
from tests.browser.test_layout import CUT
from tests.browser.test_tables import open_table, sit_down

pytestmark = pytest.mark.browser

TALK = "header .talk"
LINES = "dialog .lines p"


@pytest.fixture
def people(visit: Visit) -> tuple[Page, Page, Page]:
    """Two people at a table of Jambo and somebody who watches, each with a language of their own."""
    eva, adam = visit(settings=AT_ONCE), visit(size=PHONE, settings=AT_ONCE, language="cs")
    watcher = visit(size=SMALL_PHONE, settings=AT_ONCE, language="de")
    link = open_table(eva, "jambo")
    sit_down(adam, link, "Adam")
    watcher.goto(link)
    for page in (eva, adam, watcher):
        page.locator(".table").wait_for()
    return eva, adam, watcher


def test_a_phrase_is_read_in_every_language_and_a_text_as_it_was_written(people: tuple[Page, Page, Page]) -> None:
    eva, adam, watcher = people
    eva.locator(TALK).click()
    eva.locator("dialog [data-phrase=played]").click()
    written = "<img src=x onerror=alert(1)> Žluťoučký kůň"
    eva.locator("dialog form input").fill(written)
    eva.keyboard.press("Enter")
    eva.locator(LINES).nth(1).wait_for()
    until(adam, "document.querySelector('.talk .count')?.textContent === '2'")
    assert adam.locator(".bubble").inner_text() == f"Eva: {written}"
    for page, phrase in ((adam, "Dobrá hra!"), (watcher, "Gut gespielt!")):
        page.locator(TALK).tap()
        page.locator(LINES).nth(1).wait_for()
        assert page.locator(LINES).nth(0).locator("span").last.inner_text() == f"Eva {phrase}"
        assert page.locator(LINES).nth(1).locator("span").last.inner_text() == f"Eva {written}"
        assert page.locator(".talk .count").count() == 0
        assert page.evaluate(CUT) == []
        assert Axe().run(page).response["violations"] == []
    assert watcher.locator("dialog form, dialog [data-phrase]").count() == 0, "who watches only reads"


def test_phrases_and_texts_are_muted_in_one_browser_alone(people: tuple[Page, Page, Page]) -> None:
    eva, adam, _ = people
    adam.locator(TALK).tap()
    adam.locator("dialog .mute input").nth(1).uncheck()
    eva.locator(TALK).click()
    eva.locator("dialog form input").fill("Hm")
    eva.keyboard.press("Enter")
    eva.locator("dialog [data-phrase=thanks]").click()
    eva.locator(LINES).nth(1).wait_for()
    adam.locator(LINES, has_text="Děkuju!").wait_for()
    assert adam.locator("dialog .lines strong").count() == 1
    adam.reload()
    adam.locator(TALK).tap()
    adam.locator(LINES, has_text="Děkuju!").wait_for()
    assert adam.locator("dialog .lines strong").count() == 1
    adam.locator("dialog .mute input").nth(0).uncheck()
    until(adam, "document.querySelectorAll('dialog .lines strong').length === 0")


def test_against_bots_alone_nobody_talks(visit: Visit) -> None:
    page = visit("/play/jambo", settings=AT_ONCE)
    page.locator("input[value=easy]").check()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()
    assert page.locator(TALK).count() == 0
