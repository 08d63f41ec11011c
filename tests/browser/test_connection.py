"""Reload, cut and restart: the table comes back as it was, and nothing is played twice."""

import json
import random
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, Visit
from tests.browser.house import House
from tests.browser.jambo_player import JamboPlayer
from tests.browser.late import JAMBO, whole
from tests.browser.orient_player import OrientPlayer
from tests.browser.player import Player, sit_down, until
from tests.browser.samarkand_player import SamarkandPlayer
from tests.effort import amount

pytestmark = pytest.mark.browser

PLAYERS: dict[str, type[Player]] = {"jambo": JamboPlayer, "samarkand": SamarkandPlayer, "orient": OrientPlayer}
CUTS = amount(2, 70)
"""For each game."""
KILLS = amount(3, 50)
STREAM_CUTS = 6
BACK_MS = 60_000


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


def test_a_server_killed_in_the_midst_of_moves_comes_back_under_the_open_page(visit: Visit, house: House) -> None:
    page = visit(settings=AT_ONCE)
    meant: set[str] = set()

    def note(frame: str | bytes) -> None:
        said = json.loads(frame)
        meant.update({said["id"]} if said["t"] == "act" else ())

    page.on("websocket", lambda socket: socket.on("framesent", note))
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    rng = random.Random(2)  # noqa: S311
    for _ in range(KILLS):
        player.play(moves=2)
        assert not player.is_over()
        before = player.version
        player.choose()
        time.sleep(rng.uniform(0, 0.02))
        house.kill()
        page.wait_for_selector(".answer .warn")
        house.start()
        page.wait_for_selector(".answer .warn", state="detached", timeout=BACK_MS)
        until(page, f"Number(document.querySelector('.table').dataset.version) > {before}")
    shown = picture(page)
    page.reload()
    assert picture(page) == shown
    assert house.acknowledged(page.url.rpartition("/")[2]) == sorted(meant)


@pytest.mark.parametrize("game", PLAYERS)
def test_cuts_in_the_middle_of_moves_never_play_them_twice(visit: Visit, house: House, game: str) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, game)
    player = PLAYERS[game](page)
    rng = random.Random(1)  # noqa: S311
    cuts = 0
    while cuts < CUTS:
        if player.play(moves=1):
            page.goto("/")
            sit_down(page, game)
            continue
        cuts += 1
        page.wait_for_timeout(rng.uniform(0, 60))
        house.cut()
        page.wait_for_selector(".answer .warn, .table[data-asked=true]")
        page.wait_for_selector(".answer .warn", state="detached", timeout=BACK_MS)
        shown, version = picture(page), player.version
        other = page.context.new_page()
        other.goto(page.url)
        assert picture(other) == shown
        assert Player(other).version == version
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


@pytest.fixture
def no_sockets(house: House) -> Iterator[House]:
    """The house while no WebSocket comes through to it."""
    house.sockets = "refused"
    yield house
    house.sockets = "open"


@pytest.mark.parametrize("house", [whole({**JAMBO, "gold": [48, 48]})], indirect=True)
def test_a_whole_game_where_no_socket_comes_through(visit: Visit, no_sockets: House) -> None:
    page = visit(settings=AT_ONCE)
    said: list[str] = []
    page.on("request", lambda request: said.append(request.post_data or "") if "/api/stream/" in request.url else None)
    sit_down(page, "jambo")
    player, cuts = JamboPlayer(page), 0

    def number_of(kind: str) -> int:
        return sum(f'"t":"{kind}"' in text for text in said)

    def cut_now_and_then() -> None:
        nonlocal cuts
        if player.moves % 3 == 0 and cuts < STREAM_CUTS:
            cuts, entered = cuts + 1, number_of("enter")
            no_sockets.cut()
            end = time.monotonic() + BACK_MS / 1000
            while number_of("enter") == entered:
                assert time.monotonic() < end
                page.wait_for_timeout(10)
            page.wait_for_selector(".answer .warn", state="detached", timeout=BACK_MS)

    assert player.play(cut_now_and_then)
    assert cuts == STREAM_CUTS
    assert number_of("act") >= player.moves


def test_a_socket_is_used_again_when_one_comes_through(visit: Visit, no_sockets: House) -> None:
    page = visit(settings=AT_ONCE)
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    player.play(moves=2)
    assert heard == []
    no_sockets.sockets = "open"
    page.evaluate("dispatchEvent(new Event('online'))")
    end = time.monotonic() + BACK_MS / 1000
    while not heard:
        assert time.monotonic() < end
        page.wait_for_timeout(10)
    before = len(heard)
    player.play(moves=2)
    assert len(heard) > before


def test_a_socket_of_which_nothing_is_heard_is_not_waited_for_for_ever(visit: Visit, no_sockets: House) -> None:
    no_sockets.sockets = "lost"
    page = visit(settings=AT_ONCE)
    sit_down(page, "jambo")
    JamboPlayer(page).play(moves=2)
