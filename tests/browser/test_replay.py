"""Looking through a match: from a file and from the table, by mouse, finger and keys, and only what a seat saw."""

import json
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import fondaco
from fondaco.kernel import match
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.browser.jambo_player import JamboPlayer
from tests.browser.player import sit_down, until
from tests.browser.test_layout import assert_whole

pytestmark = pytest.mark.browser

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
STEP = "Number(document.querySelector('.bar').dataset.step)"
TOLD = "document.querySelector('p[aria-live=polite]').textContent"
SECONDS = 60

BOARDS = ("jambo", "samarkand", "stoneage", "orient")
CHOSEN = "input[type=file]"


def record_of(game: str) -> Path:
    """A whole game that is kept as a fixture."""
    return FIXTURES / game / "games" / "01.json"


def open_record(page: Page, path: Path) -> int:
    """Choose a file on the page of records; the number of its last step."""
    page.locator(CHOSEN).set_input_files(path)
    page.locator(".bar").wait_for(timeout=SECONDS * 1_000)
    page.wait_for_selector("main:not(:has(.wait))", timeout=SECONDS * 1_000)
    return int(page.locator(".bar").get_attribute("data-last") or 0)


def at(page: Page, step: int) -> None:
    until(page, f"{STEP} === {step}", SECONDS)


@pytest.mark.parametrize("game", BOARDS)
def test_a_file_is_walked_through_by_keys_and_each_step_is_said_once(visit: Visit, game: str) -> None:
    page = visit("/replay")
    last = open_record(page, record_of(game))
    record = json.loads(record_of(game).read_text())
    assert last == len(record["actions"])
    assert "undefined" not in page.content()
    if game != "stoneage":  # its people are known by their colours
        assert all(name in page.locator(".table").inner_text() for name in ("Bot 1", "Bot 2"))
    page.evaluate(
        """() => {
          window.told = [];
          const region = document.querySelector('p[aria-live=polite]');
          const what = { childList: true, characterData: true, subtree: true };
          new MutationObserver(() => window.told.push(region.textContent)).observe(region, what);
        }"""
    )
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(page, step)
        until(page, f"window.told.length === {step}", SECONDS)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("PageUp")
    until(page, f"{STEP} < {last}", SECONDS)
    turn = page.evaluate(STEP)
    page.keyboard.press("PageUp")
    until(page, f"{STEP} < {turn}", SECONDS)
    page.keyboard.press("PageDown")
    at(page, turn)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    assert all(page.evaluate("window.told"))


def test_the_slider_the_buttons_and_the_log_lead_to_a_step(visit: Visit) -> None:
    page = visit("/replay")
    last = open_record(page, record_of("jambo"))
    slider = page.locator(".bar input[type=range]")
    slider.fill(str(last // 2))
    at(page, last // 2)
    assert f"{last // 2} of {last}" in (slider.get_attribute("aria-valuetext") or "")
    until(page, f"Number(document.querySelector('.table').dataset.version) === {last // 2}")
    page.get_by_role("button", name="One move back").click()
    at(page, last // 2 - 1)
    page.get_by_role("button", name="To the next turn").click()
    until(page, f"{STEP} > {last // 2 - 1}")
    page.locator("aside li button").first.click()
    at(page, 0)
    assert page.locator(".table .usable").count() == 0


def test_it_goes_by_itself_until_somebody_stops_it(visit: Visit) -> None:
    page = visit("/replay", settings={"replay-speed": "fast"})
    last = open_record(page, record_of("jambo"))
    page.keyboard.press(" ")
    until(page, f"{STEP} >= 2", SECONDS)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.keyboard.press("End")
    at(page, last)
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, f"{STEP} < {last}", SECONDS)


def test_every_seat_and_the_open_hands_can_be_looked_through(visit: Visit) -> None:
    page = visit("/replay")
    open_record(page, record_of("jambo"))
    hands = []
    for eyes in ("0", "1"):
        page.locator("header select").select_option(eyes)
        page.wait_for_selector(".hand > button")
        until(page, f"document.querySelector('.near').textContent.includes('Bot {int(eyes) + 1}')")
        hands.append(page.locator(".hand > button").evaluate_all("all => all.map((one) => one.dataset.kind)"))
    assert hands[0] != hands[1]
    page.locator("header select").select_option("-1")
    page.wait_for_selector(".hand > button", state="detached")
    page.locator("header select").select_option("open")
    page.wait_for_selector(".hand > button")


def test_a_file_may_be_dropped(visit: Visit) -> None:
    page = visit("/replay")
    page.locator(CHOSEN).wait_for(state="attached")
    page.evaluate(
        """(text) => {
          const files = new DataTransfer();
          files.items.add(new File([text], 'match.json'));
          document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true }));
        }""",
        record_of("jambo").read_text(),
    )
    page.locator(".bar").wait_for(timeout=SECONDS * 1_000)


def test_a_damaged_file_is_told_in_one_line_and_another_can_be_chosen(visit: Visit, tmp_path: Path) -> None:
    page = visit("/replay", language="de")
    bad = tmp_path / "bad.json"
    for text, line in (
        ("nothing", "ist kein JSON"),
        ("{}", "ist keine Aufzeichnung"),
        (record_of("jambo").read_text().replace('"end_turn"', '"fly"', 1), "fly"),
    ):
        bad.write_text(text)
        page.locator(CHOSEN).set_input_files(bad)
        page.locator(".failure").wait_for()
        until(page, f"document.querySelector('.failure').textContent.includes({json.dumps(line)})", SECONDS)
    open_record(page, record_of("jambo"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_and_nothing_scrolls(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit("/replay", size=size)
    page.locator(CHOSEN).wait_for(state="attached")
    assert Axe().run(page).response["violations"] == []
    open_record(page, record_of(game))
    page.locator(".bar input[type=range]").fill("20")
    at(page, 20)
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("language", ["en", "cs", "es", "de"])
def test_nothing_is_cut_off(visit: Visit, language: str) -> None:
    page = visit("/replay", size=SMALL_PHONE, language=language)
    page.locator(CHOSEN).wait_for(state="attached")
    assert_whole(page)
    open_record(page, record_of("jambo"))
    page.locator("header button").last.click()
    page.locator("dialog").wait_for()
    assert_whole(page)


def fresh_record() -> dict[str, Any]:
    """A match whose record tells all its luck."""
    luck = match.Luck(seed="ab" * 32, shares=["cd" * 32, None])
    state = luck.deal(fondaco.game("jambo", mode="interpreted"))
    while len(state.history) < 60:
        state.apply(state.legal()[0])
    record = match.write_record(state, [match.Seat("Eva"), match.Seat("Bot", "easy")], luck)
    told: dict[str, Any] = json.loads(match.to_json(record))
    return told


@pytest.mark.parametrize("false", [None, "commitment", "outcome", "string"])
def test_the_browser_checks_the_luck_by_itself(visit: Visit, tmp_path: Path, false: str | None) -> None:
    page = visit("/replay")
    true = fresh_record()
    told = json.loads(json.dumps(true))
    if false == "commitment":
        told["luck"]["commitment"] = "0" * 64
    elif false == "outcome":
        told["luck"]["trace"][4][2] ^= 1
    elif false == "string":
        told["luck"]["shares"][0] = "ce" * 32
    # The server would notice; so it is shown the true record, and the page another one.
    page.route("**/api/replay*", lambda route: route.continue_(post_data=json.dumps(true)))
    (tmp_path / "match.json").write_text(json.dumps(told))
    open_record(page, tmp_path / "match.json")
    page.locator("header button").last.click()
    page.get_by_role("button", name="Check the luck").click()
    page.locator(f".verdict[data-verdict={'other' if false else 'good'}]").wait_for()
    said = page.locator(".verdict").inner_text()
    assert (f"all {len(true['luck']['trace'])} outcomes" in said) == (false in (None, "commitment"))
    assert ("Outcome 5 " in said) == (false == "outcome")


def test_a_running_match_is_looked_back_at_and_shows_only_what_was_seen(visit: Visit) -> None:
    page = visit(settings={"pace": "0"})
    page.set_default_timeout(SECONDS * 1_000)
    sit_down(page, "jambo")
    JamboPlayer(page).play(moves=4)
    page.wait_for_selector(".table[data-asked=true]")
    table = page.url
    page.locator("header button").last.click()
    page.locator("dialog a[href^='/replay/']").click()
    page.locator(".bar").wait_for()
    page.locator(".hand > button").first.wait_for()
    values = page.locator("header option").evaluate_all("all => all.map((one) => one.value)")
    assert values == ["0", "-1"]
    watcher = visit(page.url[page.url.index("/replay") :])
    watcher.locator(".bar").wait_for()
    watcher.locator(".hand > span").first.wait_for()
    assert watcher.locator(".hand > button").count() == 0
    assert watcher.locator("header option").count() == 1
    page.locator("header button").last.click()
    page.locator(f"dialog a[href='{table[table.index('/match') :]}']").click()
    page.wait_for_selector(".table[data-asked=true]")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_match_is_played_on_from_the_moment_that_is_shown(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/replay", size=size, settings={"pace": "0"})
    open_record(page, record_of("jambo"))
    page.locator(".bar input[type=range]").fill("20")
    at(page, 20)
    page.locator("header button").last.click()
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog select[data-seat]").select_option("1")
    page.locator("dialog select[data-level]").select_option("easy")
    page.locator("dialog form button").click()
    page.wait_for_selector(".table[data-asked=true]")
    assert "/match/" in page.url
    assert JamboPlayer(page).version >= 20
    JamboPlayer(page).play(moves=2)
    page.wait_for_selector(".table[data-asked=true]")
    last = JamboPlayer(page).version
    page.goto(page.url.replace("/match/", "/replay/"))
    page.locator(f".bar[data-last='{last}']").wait_for()
