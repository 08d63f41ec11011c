"""Whole games of Tenkrát v Orientu through the page, by finger and mouse, and what its board shows on the way."""

import pytest
from playwright.sync_api import Page

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.browser.orient_player import OrientPlayer
from tests.browser.player import sit_down, until
from tests.browser.steady import play_steadily

pytestmark = pytest.mark.browser

# What must be seen without scrolling: the rows, the middle of the table, the hand, the question and the controls.
PARTS = [".others", ".centre", ".own .row", ".stage", ".hand", ".prompt", ".controls"]


def play_to_the_end(page: Page, players: int, language: str, *, touch: bool) -> None:
    """Play a game; nothing jumps on the way, and its end is told rightly."""
    sit_down(page, "orient", players=players)
    page.locator(".table[data-asked=true]").wait_for()
    assert page.locator(".others [data-row]").count() == players - 1
    play_steadily(OrientPlayer(page, touch=touch), PARTS, least=30)
    title = page.locator("dialog h2").inner_text()
    you = texts.format_message(language, "play-name-default")
    won = page.locator("dialog li.winner .sum").inner_text().startswith(f"{you}:")
    assert title == texts.format_message(language, "end-won" if won else "end-lost")
    assert page.locator("dialog li .sum").count() == players
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    assert '"orient"' in download.value.path().read_text()


@pytest.mark.parametrize(("size", "language", "touch"), [(PHONE, "cs", True), (DESKTOP, "de", False)])
def test_a_whole_game_of_two(visit: Visit, size: tuple[int, int], language: str, touch: bool) -> None:
    page = visit(size=size, language=language, settings=AT_ONCE)
    play_to_the_end(page, 2, language, touch=touch)
    address = page.url
    page.locator("dialog .button.primary").click()
    until(page, f"location.href !== '{address}' && document.querySelector('.table') !== null")
    assert page.locator(".others [data-row]").count() == 1
