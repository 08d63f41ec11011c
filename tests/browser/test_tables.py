"""Tables among people, each with a browser of their own: by link from the lobby to the end."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.browser.house import House
from tests.browser.jambo_player import JamboPlayer
from tests.browser.late import JAMBO, SAMARKAND_THREE
from tests.browser.orient_player import OrientPlayer
from tests.browser.orient_tables import LATE_THREE
from tests.browser.player import END, play_together, until
from tests.browser.samarkand_player import SamarkandPlayer
from tests.browser.stoneage_player import Child, through_the_gate
from tests.browser.test_layout import CUT
from tests.stoneage import position

pytestmark = pytest.mark.browser

LONG = pytest.mark.timeout(2400)
"""A game on several screens takes a while on a busy machine."""
LATE_STONEAGE = position(
    3,
    goods=[{"fish": 1, "pot": 1, "tooth": 1, "arrowhead": 1, "berry": 1}] * 3,
    built=[["hut_01", "hut_02"], ["hut_03", "hut_04"], ["hut_05", "hut_06"]],
).position()
LINK = ".lobby section input"


def open_table(page: Page, game: str, players: int = 2) -> str:
    """Open a table whose other seats are for friends; the link to it."""
    page.goto(f"/play/{game}")
    if players > 2:
        page.locator(f"label:has(input[name=players][value='{players}'])").click()
    page.locator("input[value=human]").check()
    page.locator("form .field input").first.fill("Eva")
    page.locator("form button[type=submit]").click()
    return page.locator(LINK).input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """What a guest does: open, name, sit."""
    page.goto(link)
    page.locator(".lobby form input").fill(name)
    page.keyboard.press("Enter")


def assert_all_see_the_end(pages: list[Page]) -> None:
    """The same names and numbers stand on every screen, each in its language."""
    sums = [
        [(text.split()[0], re.findall(r"\d+", text)) for text in page.locator("dialog li .sum").all_inner_texts()]
        for page in pages
    ]
    assert {name.strip(":,") for name, _ in sums[0]} <= {"Eva", "Adam", "Iva"}
    assert all(numbers for _, numbers in sums[0])
    assert all(one == sums[0] for one in sums)


@LONG
@pytest.mark.parametrize("house", [JAMBO], indirect=True)
def test_two_play_jambo_by_link_and_again_with_the_seats_rotated(visit: Visit, house: House) -> None:
    eva = visit(settings=AT_ONCE)
    link = open_table(eva, "jambo")
    assert link == eva.url
    assert link.startswith(f"{house.address}/match/")
    adam = visit(size=PHONE, settings=AT_ONCE, language="cs")
    sit_down(adam, link, "Adam")
    watcher = visit(link, settings=AT_ONCE, language="de")
    pages = [eva, adam, watcher]
    for page in pages:
        page.locator(".table").wait_for()
    play_together([JamboPlayer(eva), JamboPlayer(adam, touch=True)])
    watcher.locator(END).wait_for()
    assert_all_see_the_end(pages)
    eva.locator("dialog .button.primary").click()
    until(eva, f"location.href !== '{link}' && document.querySelector('.table') !== null")
    adam.locator("dialog .button.primary").tap()
    until(adam, f"location.href === '{eva.url}' && document.querySelector('.table') !== null")


@LONG
@pytest.mark.parametrize("house", [SAMARKAND_THREE], indirect=True)
def test_three_play_samarkand_by_link(visit: Visit) -> None:
    eva = visit(settings=AT_ONCE)
    link = open_table(eva, "samarkand", 3)
    assert eva.locator(".lobby li.free").count() == 2
    adam, iva = visit(settings=AT_ONCE, language="de"), visit(size=PHONE, settings=AT_ONCE, language="es")
    sit_down(adam, link, "Adam")
    until(eva, "document.querySelectorAll('.lobby li.free').length === 1")
    assert adam.locator(".table").count() == 0
    sit_down(iva, link, "Iva")
    pages = [eva, adam, iva]
    for page in pages:
        page.locator(".table").wait_for()
    play_together([SamarkandPlayer(page, touch=page is iva) for page in pages], silent="sale")
    assert_all_see_the_end(pages)


@LONG
@pytest.mark.parametrize("house", [LATE_THREE], indirect=True)
def test_three_play_orient_by_link(visit: Visit) -> None:
    eva = visit(settings=AT_ONCE, language="cs")
    link = open_table(eva, "orient", 3)
    adam, iva = visit(settings=AT_ONCE), visit(size=PHONE, settings=AT_ONCE, language="de")
    sit_down(adam, link, "Adam")
    sit_down(iva, link, "Iva")
    pages = [eva, adam, iva]
    for page in pages:
        page.locator(".table").wait_for()
    play_together([OrientPlayer(page, touch=page is iva) for page in pages])
    assert_all_see_the_end(pages)


@LONG
@pytest.mark.parametrize("house", [LATE_STONEAGE], indirect=True)
def test_three_children_play_stone_age_by_link(visit: Visit) -> None:
    eva, adam, iva = visit("/play/stoneage"), visit(), visit(size=PHONE)
    through_the_gate(eva)
    eva.locator("label:has(input[name=players][value='3'])").click()
    eva.locator("input[value=human]").check()
    eva.locator("form button[type=submit]").click()
    link = eva.locator(LINK).input_value()
    sit_down(adam, link, "Adam")
    sit_down(iva, link, "Iva")
    pages = [eva, adam, iva]
    for page in pages:
        page.locator(".board").wait_for()
    children = [Child(page, by_touch=page is iva) for page in pages]
    over = 0
    while over < len(children):
        over = sum(child.step() for child in children)
    assert eva.locator(".talk").count() == 0, "nobody writes to children"


def test_the_same_browser_comes_back_to_its_seat(visit: Visit) -> None:
    eva, adam = visit(settings=AT_ONCE), visit(size=PHONE, settings=AT_ONCE)
    link = open_table(eva, "samarkand", 3)
    sit_down(adam, link, "Adam")
    adam.locator(LINK).wait_for()
    adam.goto("/")
    until(eva, "document.querySelectorAll('.lobby li.away').length === 1")
    adam.goto(link)
    adam.locator(LINK).wait_for()
    until(eva, "document.querySelectorAll('.lobby li.away').length === 0")
    assert adam.locator(".lobby form").count() == 0
    assert eva.locator(".lobby li.free").count() == 1
    adam.locator(".lobby .fields > button").tap()
    adam.locator(".lobby form").wait_for()
    until(eva, "document.querySelectorAll('.lobby li.free').length === 2")


def test_bots_take_the_seats_that_nobody_comes_for(visit: Visit) -> None:
    eva = visit(settings=AT_ONCE, size=PHONE)
    open_table(eva, "samarkand", 3)
    free = eva.locator(".lobby li.free")
    for press, left in (("[data-level=easy]", 1), ("li:not(.free) button", 2), ("[data-level=strong]", 1)):
        eva.locator(f".lobby {press}").tap()
        until(eva, f"document.querySelectorAll('.lobby li.free').length === {left}")
    assert free.count() == 1
    eva.locator(".lobby [data-level=easy]").tap()
    eva.locator(".table").wait_for()
    assert sorted(eva.locator(".player strong").all_inner_texts()) == ["Easy bot", "Eva", "Strong bot"]


def test_who_watches_sees_the_table_and_can_do_nothing(visit: Visit) -> None:
    eva, adam, watcher = visit(settings=AT_ONCE), visit(settings=AT_ONCE), visit(settings=AT_ONCE)
    link = open_table(eva, "jambo")
    watcher.goto(link)
    watcher.locator(".lobby form").wait_for()
    sit_down(adam, link, "Adam")
    watcher.locator(".table").wait_for()
    until(watcher, "document.querySelector('.answer').textContent.trim() === 'You are watching.'")
    assert watcher.locator(".table .usable, .stage [data-verb]").count() == 0
    assert watcher.locator(".controls button[aria-disabled=false]").count() == 0


def test_a_table_that_waits_stands_in_the_list(visit: Visit) -> None:
    eva = visit(settings=AT_ONCE)
    link = open_table(eva, "jambo")
    eva.goto("/tables")
    assert eva.locator("main li .state").inner_text() == "Waiting for people"
    eva.locator("main li a").click()
    eva.locator(LINK).wait_for()
    assert eva.url == link


def test_the_list_says_by_itself_when_it_is_ones_turn(visit: Visit) -> None:
    eva, adam = visit(settings=AT_ONCE), visit(settings=AT_ONCE)
    link = open_table(eva, "jambo")
    eva.goto("/tables")
    assert eva.title().startswith("My tables")
    sit_down(adam, link, "Adam")
    adam.locator(".table").wait_for()
    player = JamboPlayer(adam)
    if adam.locator(".table[data-asked=true]").count():
        until(eva, "document.querySelector('main li .state').textContent.includes('Adam')")
        while adam.locator(".table[data-asked=true]").count():
            player.move()
    until(eva, "document.querySelector('main li .state').textContent === 'Your turn'")
    until(eva, "document.title.startsWith('(1) My tables')")
    assert "turn" in (eva.locator("link[rel=icon]").get_attribute("href") or "")


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP])
@pytest.mark.parametrize("language", ["en", "cs", "es", "de"])
def test_the_lobby_is_whole_and_accessible(visit: Visit, size: tuple[int, int], language: str) -> None:
    eva, guest = (visit(size=size, language=language) for _ in range(2))
    guest.goto(open_table(eva, "samarkand", 5))
    guest.locator(".lobby form").wait_for()
    for page in (eva, guest):
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert Axe().run(page).response["violations"] == []
