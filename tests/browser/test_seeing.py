"""What is seen and when: steps one by one, once more, moments of the past, and what somebody else may see."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visit
from tests.browser.jambo_player import JamboPlayer
from tests.browser.player import sit_down, until

pytestmark = pytest.mark.browser

VERSION = "Number(document.querySelector('.table').dataset.version)"

RECORD = """() => {
  window.steps = [];
  const table = document.querySelector('.table');
  new MutationObserver(() => window.steps.push([performance.now(), Number(table.dataset.version)]))
    .observe(table, { attributeFilter: ['data-version'] });
}"""


def play_until_the_others_took(page: Page, player: JamboPlayer, steps: int) -> int:
    """End own turns until the others' answer has so many steps; the version before it."""
    for _ in range(300):
        page.wait_for_selector(".table[data-asked=true], dialog", state="attached")
        before = player.version
        player.move()
        page.wait_for_selector(".table[data-asked=true], dialog", state="attached")
        if player.version - before > steps:
            return before
    raise AssertionError("the others never took so many steps")


def test_each_step_of_the_others_stays_for_its_time(visit: Visit) -> None:
    page = visit(settings={"pace": "0.6"})
    sit_down(page, "jambo")
    page.evaluate(RECORD)
    player = JamboPlayer(page)
    for _ in range(40):
        page.wait_for_selector(".table[data-asked=true]")
        page.evaluate("window.steps = []")
        player.move()
        page.wait_for_selector(".table[data-asked=true]")
        steps = page.evaluate("window.steps")
        if len(steps) in (3, 4):
            break
    times = [time for time, _ in steps]
    versions = [version for _, version in steps]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    # Drawing takes its time too, on a busy machine more for one step than for the next.
    assert all(later - earlier >= 350 for earlier, later in pairwise(times))


def test_any_key_goes_to_the_newest_step_and_does_nothing_else(visit: Visit) -> None:
    page = visit(settings={"pace": "5"})
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    for _ in range(60):
        page.wait_for_selector(".table[data-asked=true]")
        before = player.version
        player.move()
        until(page, f"document.querySelector('.table[data-asked=true]') !== null || {VERSION} > {before + 1}")
        if page.locator(".table[data-asked=true]").count() == 0:
            break
    # The first step of the others is just being shown; by itself the next one would come in 5 s.
    page.keyboard.press("e")
    page.wait_for_selector(".table[data-asked=true]", timeout=4_500)
    assert page.locator(".why").count() == 0
    assert page.locator(".confirm[aria-disabled=false]").count() == 0


def test_what_happened_shows_the_steps_of_the_others_once_more(visit: Visit) -> None:
    page = visit(settings={"pace": "0"})
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    play_until_the_others_took(page, player, 2)
    newest = player.version
    page.evaluate(RECORD)
    page.keyboard.press("r")
    until(page, f"window.steps.length > 1 && window.steps.at(-1)[1] === {newest}")
    versions = page.evaluate("window.steps.map(([, version]) => version)")
    assert versions == sorted(versions)
    assert page.locator(".table[data-asked=true]").count() == 1


def test_a_line_of_the_log_shows_its_moment(visit: Visit) -> None:
    page = visit(settings={"pace": "0"})
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    player.play(moves=6)
    page.wait_for_selector(".table[data-asked=true]")
    newest = player.version
    page.locator("aside li button").first.click()
    until(page, f"{VERSION} < {newest}")
    assert page.locator(".table[data-asked=true]").count() == 0
    assert page.locator(".table .usable").count() == 0
    page.locator(".question button").click()
    until(page, f"{VERSION} === {newest}")
    assert page.locator(".table[data-asked=true]").count() == 1


@pytest.mark.parametrize("touch", [True, False])
def test_somebody_who_watches_sees_no_hand_and_can_do_nothing(visit: Visit, touch: bool) -> None:
    page = visit(settings={"pace": "0"})
    sit_down(page, "jambo")
    page.wait_for_selector(".table[data-asked=true]")
    watcher = visit(size=PHONE, settings={"pace": "0"}) if touch else visit(settings={"pace": "0"})
    watcher.goto(page.url)
    watcher.locator(".table").wait_for()
    until(watcher, "document.querySelector('.answer').textContent.trim() === 'You are watching.'")
    assert watcher.locator(".hand > button").count() == 0
    assert watcher.locator(".hand > span").count() == page.locator(".hand > button").count()
    assert watcher.locator(".table .usable").count() == 0
    before = JamboPlayer(page).version
    for control in (".end", ".undo", ".confirm"):
        watcher.locator(control).click(force=True)
    JamboPlayer(page).move()
    until(watcher, f"{VERSION} > {before}")


def test_pieces_fly_over_the_table_and_leave_it_as_it_is(visit: Visit) -> None:
    page = visit(size=PHONE, settings={"pace": "0"}, motion=True)
    sit_down(page, "jambo")
    player = JamboPlayer(page, touch=True)
    page.evaluate(
        """() => {
          window.flown = 0;
          const table = document.querySelector('.table');
          const rows = () => [...table.children]
            .filter((one) => !one.classList.contains('flying')).map((one) => one.getBoundingClientRect().y).join();
          window.rows = rows();
          new MutationObserver(() => {
            window.flown += table.querySelectorAll('.flying').length;
            if (rows() !== window.rows) window.rows = 'moved';
          }).observe(table, { childList: true });
        }"""
    )
    player.play(moves=12)
    assert page.evaluate("window.flown") > 0
    assert page.evaluate("window.rows") != "moved"
    until(page, "document.querySelectorAll('.flying').length === 0")
