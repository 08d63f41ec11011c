"""Whole games of Jambo through the page, by finger and mouse."""

import pytest

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.browser.jambo_player import JamboPlayer
from tests.browser.late import JAMBO, whole
from tests.browser.player import sit_down, until
from tests.browser.steady import play_steadily

pytestmark = pytest.mark.browser

# What must be seen without scrolling: both sides, the market, the hand, the question and the controls.
PARTS = [".far .plate", ".far .stands", ".market", ".near .plate", ".near .stands", ".hand", ".prompt", ".controls"]


@pytest.mark.parametrize(
    ("house", "size", "language", "touch"),
    [(whole(JAMBO), PHONE, "cs", True), (None, DESKTOP, "de", False)],
    indirect=["house"],
)
def test_a_whole_game(visit: Visit, size: tuple[int, int], language: str, touch: bool) -> None:
    page = visit(size=size, language=language, settings=AT_ONCE)
    sit_down(page, "jambo")
    play_steadily(JamboPlayer(page, touch=touch), PARTS)
    assert page.locator("html").get_attribute("lang") == language
    won = page.locator("dialog h2").inner_text() == texts.format_message(language, "end-won")
    sums = page.locator("dialog li .sum").all_inner_texts()
    assert len(sums) == 2
    assert sums[0].startswith(texts.format_message(language, "play-name-default")) == won
    page.locator("dialog button:has(+ .verdict)").click()
    page.locator("dialog .verdict[data-verdict=good] li").nth(3).wait_for()
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    assert '"jambo"' in download.value.path().read_text()

    address = page.url
    page.locator("dialog .button.primary").click()
    until(page, f"location.href !== '{address}' && document.querySelector('.table') !== null")
    assert page.locator("dialog").count() == 0


def test_touch_moves_wait_for_confirm_and_escape_drops_them(visit: Visit) -> None:
    page = visit(size=PHONE, settings=AT_ONCE)
    sit_down(page, "jambo")
    player = JamboPlayer(page, touch=True)
    page.wait_for_selector(".table[data-asked=true]")
    before = player.version
    page.locator(".controls .end[aria-disabled=false], .stage [data-verb]").first.tap()
    page.wait_for_selector(".confirm[aria-disabled=false]")
    assert player.version == before
    page.keyboard.press("Escape")
    page.wait_for_selector(".confirm[aria-disabled=true]")
    assert player.version == before


def test_a_card_that_cannot_be_played_says_why_with_its_rule(visit: Visit) -> None:
    page = visit(language="es", settings=AT_ONCE)
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    for _ in range(60):
        page.wait_for_selector(".table[data-asked=true]")
        page.wait_for_timeout(30)
        refused = page.locator(".hand > button[aria-disabled=true]")
        if page.locator(".controls .end[aria-disabled=false]").count() and refused.count():
            refused.first.click(position={"x": 8, "y": 12}, force=True)
            rule = page.locator(".refusal a")
            if rule.count():
                assert len(page.locator(".refusal").inner_text()) > len(rule.inner_text())
                address = rule.get_attribute("href") or ""
                assert address.startswith("/rules/jambo#J-")
                page.goto(address)
                sought = page.locator(".clause.sought")
                sought.wait_for()
                assert sought.locator("dd").inner_text().strip()
                return
            page.keyboard.press("Escape")
        player.move()
    raise AssertionError("no card was ever refused")


def test_undo_takes_a_step_back_and_the_log_tells_it(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    for _ in range(200):
        page.wait_for_selector(".table[data-asked=true]")
        if page.locator(".stage [data-verb=skip]").count():
            break
        player.move()
    page.locator(".stage [data-verb=skip]").click()
    page.wait_for_selector(".stage [data-verb=skip]", state="detached")
    page.locator(".controls .undo").click()
    page.wait_for_selector(".stage [data-verb=skip]")
    assert page.locator("aside li").last.inner_text() == "Guest takes a step back."


def test_hint_marks_a_piece_and_says_it(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    page.wait_for_selector(".table[data-asked=true]")
    page.keyboard.press("?")
    until(page, "document.querySelector('.answer').textContent.startsWith('Hint: ')")
