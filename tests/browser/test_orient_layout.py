"""Orient's board is whole in every language on a small phone, and accessible."""

import pytest
from playwright.sync_api import Page

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.browser.orient_tables import BAZAAR, COURT, DEFENCE, NIGHT, PILFER
from tests.browser.player import sit_down
from tests.browser.test_layout import assert_accessible, assert_whole

pytestmark = pytest.mark.browser

TABLES = pytest.mark.parametrize(
    ("house", "steps"),
    [
        (NIGHT, (".hand > button", "[data-known]")),
        (DEFENCE, ("[data-use=defend]", "[data-slot='3-0']")),
        (BAZAAR, ("[data-unit]", "[data-player='1']")),
        (COURT, ("[data-player='1']", "[data-slot='2-1']")),
    ],
    indirect=["house"],
    ids=["night", "defence", "bazaar", "court"],
)


def at_table(visit: Visit, size: tuple[int, int], language: str = "en") -> Page:
    page = visit(size=size, language=language, settings={**AT_ONCE, "confirm": "always"})
    sit_down(page, "orient", players=5)
    page.locator(".table[data-asked=true]").wait_for()
    return page


@TABLES
@pytest.mark.parametrize("language", texts.languages())
def test_no_text_is_cut(visit: Visit, language: str, steps: tuple[str, ...]) -> None:
    page = at_table(visit, SMALL_PHONE, language)
    assert_whole(page)
    for step in steps:
        page.reload()
        page.locator(".table[data-asked=true]").wait_for()
        page.locator(step).first.click()
        assert_whole(page)


@pytest.mark.parametrize("house", [PILFER], indirect=True)
@pytest.mark.parametrize("language", texts.languages())
def test_a_question_to_all_is_read_without_scrolling(visit: Visit, language: str) -> None:
    page = at_table(visit, PHONE, language)
    page.locator("[data-order=end]").wait_for()
    hidden = page.locator(".prompt").evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight")
    assert hidden == 0


@TABLES
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int], steps: tuple[str, ...]) -> None:
    page = at_table(visit, size)
    assert_accessible(page)
    for step in steps:
        page.locator(step).first.click()
        assert_accessible(page)
