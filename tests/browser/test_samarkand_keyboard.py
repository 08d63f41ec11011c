"""Samarkand without a mouse: a whole game by keys, read aloud, and ways over its map."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, Visit
from tests.browser.late import SAMARKAND_THREE, whole
from tests.browser.player import sit_down, until
from tests.browser.samarkand_player import LAND, NEIGHBOURS, NUMBER, SPACES, SamarkandPlayer

pytestmark = pytest.mark.browser


LISTEN = """() => {
  window.told = [];
  const region = document.querySelector('p[aria-live=polite]');
  const table = document.querySelector('.table');
  const what = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => window.told.push([table.dataset.version, region.textContent])).observe(region, what);
}"""


def at(page: Page) -> str:
    """Id of the space that keys are on."""
    return str(SPACES[int(page.evaluate("document.activeElement.dataset.space"))]["id"])


@pytest.mark.parametrize("house", [whole(SAMARKAND_THREE)], indirect=True)
def test_a_game_by_keyboard_alone_is_told_move_by_move(visit: Visit) -> None:
    page = visit(settings={**AT_ONCE, "confirm": "always"})
    page.locator("a[href='/play/samarkand']").focus()
    page.keyboard.press("Enter")
    players = page.locator("input[name=players]:checked")
    players.focus()
    page.keyboard.press("ArrowRight")
    page.locator("form button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    assert page.locator(".player").count() == 3
    page.evaluate(LISTEN)
    player = SamarkandPlayer(page, keys=True)
    assert player.play()
    told = page.evaluate("window.told")
    assert len(told) >= player.moves / 2
    assert all(text for _, text in told)
    for (version, text), (next_version, next_text) in pairwise(told):
        assert (version, text.strip()) != (next_version, next_text.strip()), "a move was told twice"


def test_arrows_and_six_keys_walk_over_the_map(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "samarkand", players=2)
    page.locator(".table[data-asked=true]").wait_for()
    stops = page.locator(".chart .space").evaluate_all("all => all.filter((one) => one.tabIndex === 0).length")
    assert stops == 1
    page.locator(f".chart [data-space='{NUMBER['baghdad']}']").focus()
    for key, there in (("ArrowRight", "hamadan"), ("ArrowLeft", "baghdad"), ("ArrowDown", "babylon")):
        page.keyboard.press(key)
        until(page, f"document.activeElement.dataset.space === '{NUMBER[there]}'")
    page.locator(f".chart [data-space='{NUMBER['baghdad']}']").focus()
    # By the places of the keys: with a German keyboard the lower left one is called Y.
    around = {
        "KeyQ": "gilan",
        "KeyW": "tabaristan",
        "KeyD": "hamadan",
        "KeyX": "susa",
        "KeyZ": "babylon",
        "KeyA": "mosul",
    }
    for code, there in around.items():
        assert NUMBER[there] in NEIGHBOURS[NUMBER["baghdad"]]
        page.keyboard.press(code)
        until(page, f"document.activeElement.dataset.space === '{NUMBER[there]}'")
        page.locator(f".chart [data-space='{NUMBER['baghdad']}']").focus()
    label = page.evaluate("document.activeElement.ariaLabel")
    assert label == "4-7 Baghdad. Start of Tigris. Camels: Tigris."


def test_n_and_p_go_through_the_spaces_that_can_be_chosen(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "samarkand", players=2)
    player = SamarkandPlayer(page)
    player.play_until("first_camel")
    legal = page.locator(".chart .space.legal").evaluate_all("all => all.map((one) => Number(one.dataset.space))")
    visited = []
    for _ in legal:
        page.keyboard.press("n")
        visited.append(NUMBER[at(page)])
    assert sorted(visited) == sorted(legal)
    page.keyboard.press("p")
    assert NUMBER[at(page)] == visited[-2 % len(visited)]
    assert len(LAND) == page.locator(".chart .space").count()
