"""Nothing is cut off or inaccessible, in any language, at any size."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.browser.jambo_player import JamboPlayer
from tests.browser.player import sit_down, until

pytestmark = pytest.mark.browser

# Every page of the house, and what is there once it is ready.
PAGES = {
    "/": ".game",
    "/play/jambo": "form",
    "/rules/jambo": "dl",
    "/tables": "main .button",
    "/nowhere": "main .button",
}

# A language with words half as long again as they are, written over every text of the page.
LENGTHEN = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\\p{L}{2}/u.test(node.data) && !node.parentElement.closest('option, strong, script')) {
      node.data += ' ' + 'mnopqr '.repeat(9).slice(0, Math.ceil(node.data.trim().length * 0.4));
    }
  }
}"""

# Elements with text of their own that stick out of what shows them, sideways.
CUT = """() => {
  const cut = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    // What is written on a drawing may lie beyond its frame.
    if (!own || element.closest('.hidden-text, .skip, select, svg')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    let frame = element;
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
    const edge = (frame ?? document.documentElement).getBoundingClientRect();
    // A strip is meant to be moved sideways.
    const [left, right] = element.closest('[data-strip]') ? [-Infinity, Infinity] : [0, innerWidth];
    if (text.right > Math.min(edge.right, right) + 1.5 || text.left < Math.max(edge.left, left) - 1.5) {
      cut.push(`${element.tagName} ${element.className}: ${element.textContent.trim()}`);
    }
  }
  return cut;
}"""


def assert_whole(page: Page) -> None:
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(LENGTHEN)
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def assert_accessible(page: Page) -> None:
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize(
    ("language", "size"), [*((one, SMALL_PHONE) for one in texts.languages()), ("de", PHONE), ("de", DESKTOP)]
)
def test_no_text_is_cut(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(size=size, language=language, settings=AT_ONCE)
    for path, ready in PAGES.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert_whole(page)
    page.goto("/")
    sit_down(page, "jambo")
    table = page.url
    page.wait_for_selector(".table[data-asked=true]")
    assert_whole(page)
    for button in (1, 2) if size == DESKTOP else (2, 3):
        page.goto(table)
        page.wait_for_selector(".table[data-asked=true]")
        page.locator(".tools button").nth(button).click()
        assert_whole(page)
    page.goto(table)
    player = JamboPlayer(page, touch=size != DESKTOP)
    player.play(moves=2)
    page.wait_for_selector(".table[data-asked=true]")
    page.locator(".hand > button").first.click(position={"x": 8, "y": 12}, force=True)
    assert_whole(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, settings=AT_ONCE)
    for path, ready in PAGES.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert_accessible(page)
    page.goto("/")
    sit_down(page, "jambo")
    page.wait_for_selector(".table[data-asked=true]")
    assert_accessible(page)
    player = JamboPlayer(page, touch=size != DESKTOP)
    for _ in range(3):
        player.play(moves=2)
        assert_accessible(page)
    page.locator(".tools button").last.click()
    assert_accessible(page)
    page.locator(".menu .button").nth(1).click()
    assert_accessible(page)


def test_the_language_is_chosen_and_remembered(visit: Visit) -> None:
    page = visit(language="fr-FR")
    assert page.locator("html").get_attribute("lang") == "en"
    page.locator("header select").select_option("cs")
    until(page, "document.documentElement.lang === 'cs'")
    page.reload()
    assert page.locator("html").get_attribute("lang") == "cs"
    assert page.locator("h1").inner_text() == texts.format_message("cs", "app-tagline")
