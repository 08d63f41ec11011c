"""Games of Tenkrát v Orientu through the page, by finger, mouse and keys, and what its board shows on the way."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.browser.orient_player import OrientPlayer
from tests.browser.orient_tables import BAZAAR, COURT, DEFENCE, LATE_FIVE, LATE_TWO, NIGHT
from tests.browser.player import sit_down, until
from tests.browser.steady import play_steadily
from tests.browser.test_samarkand_keyboard import LISTEN

pytestmark = pytest.mark.browser

# What must be seen without scrolling: the rows, the middle of the table, the hand, the question and the controls.
PARTS = [".others", ".centre", ".own .row", ".stage", ".hand", ".prompt", ".controls"]
SIZES = [(PHONE, "cs", True), (DESKTOP, "de", False)]


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


def at_table(visit: Visit, players: int, **wishes: object) -> Page:
    """A table at which one is asked."""
    page = visit(settings={**AT_ONCE, "confirm": "always"}, **wishes)
    sit_down(page, "orient", players=players)
    page.locator(".table[data-asked=true]").wait_for()
    return page


def test_a_whole_game_of_two_from_the_deal(visit: Visit) -> None:
    page = visit(size=DESKTOP, settings=AT_ONCE)
    play_to_the_end(page, 2, "en", touch=False)
    address = page.url
    page.locator("dialog .button.primary").click()
    until(page, f"location.href !== '{address}' && document.querySelector('.table') !== null")
    assert page.locator(".others [data-row]").count() == 1


@pytest.mark.parametrize("house", [LATE_FIVE], indirect=True)
@pytest.mark.parametrize(("size", "language", "touch"), SIZES)
def test_a_game_of_five_to_its_end(visit: Visit, size: tuple[int, int], language: str, touch: bool) -> None:
    page = visit(size=size, language=language, settings=AT_ONCE)
    play_to_the_end(page, 5, language, touch=touch)


@pytest.mark.parametrize("house", [LATE_TWO], indirect=True)
class TestLate:
    """Three of four insignia are one's own, and the other hand is empty."""

    @pytest.mark.parametrize(("size", "language", "touch"), SIZES)
    def test_to_the_end(self, visit: Visit, size: tuple[int, int], language: str, touch: bool) -> None:
        page = visit(size=size, language=language, settings=AT_ONCE)
        play_to_the_end(page, 2, language, touch=touch)

    def test_by_keyboard_alone_told_move_by_move(self, visit: Visit) -> None:
        page = at_table(visit, 2)
        page.evaluate(LISTEN)
        player = OrientPlayer(page, keys=True)
        assert player.play()
        told = page.evaluate("window.told")
        assert len(told) >= player.moves / 2
        assert all(text for _, text in told)
        for (version, text), (next_version, next_text) in pairwise(told):
            assert (version, text.strip()) != (next_version, next_text.strip()), "a move was told twice"

    def test_a_note_stays_with_its_treasure(self, visit: Visit) -> None:
        page = at_table(visit, 2)
        page.locator("[data-slot='1-2']").click()
        page.locator("[data-note=val_shield]").click()
        page.keyboard.press("Escape")
        page.reload()
        page.locator(".table[data-asked=true]").wait_for()
        page.locator("[data-slot='1-2'] .note").wait_for()
        # What lies left of it is stolen; a Master Thief needs no die.
        page.locator(".hand > button[data-use=attack]").first.click()
        page.locator("[data-slot='1-1']").click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator("[data-slot='1-1'] .note").wait_for()
        assert page.locator(".slot .note").count() == 1
        assert page.locator("[data-glimpse] strong").inner_text() == "Iron Lock"


@pytest.mark.parametrize("house", [NIGHT], indirect=True)
class TestNight:
    """Five at the table, the player on turn has attackers, a potion and a parrot; archers are banned."""

    def test_an_attack_tells_its_values_and_its_chance_before_it_is_sent(self, visit: Visit) -> None:
        page = at_table(visit, 5)
        before = OrientPlayer(page).version
        page.keyboard.press("1")
        assert page.locator("[data-attack]").get_attribute("data-attack") == "8"
        page.locator("[data-join]").click()
        assert page.locator("[data-attack]").get_attribute("data-attack") == "11"
        page.locator("[data-slot='2-1']").click()
        assert page.locator("[data-key]").get_attribute("data-key") == "4"
        assert OrientPlayer(page).version == before
        page.keyboard.press("Escape")
        page.locator("[data-attack]").wait_for(state="detached")
        assert OrientPlayer(page).version == before

    def test_arrows_go_from_slot_to_slot_and_from_player_to_player(self, visit: Visit) -> None:
        page = at_table(visit, 5)
        page.keyboard.press("o")
        for key, there in (("ArrowRight", "1-1"), ("ArrowDown", "2-1"), ("ArrowLeft", "2-0"), ("ArrowUp", "1-0")):
            page.keyboard.press(key)
            until(page, f"document.activeElement.dataset.slot === '{there}'")

    def test_a_card_that_cannot_be_used_says_why(self, visit: Visit) -> None:
        page = at_table(visit, 5)
        page.locator(".hand > button:not([data-use])").first.click()
        page.locator(".why").wait_for()
        assert page.locator(".why a").get_attribute("href") == "/rules/orient#O-Q1"

    def test_what_is_known_and_that_the_deck_is_reconstructed(self, visit: Visit) -> None:
        page = at_table(visit, 5, language="cs")
        page.keyboard.press("k")
        known = page.locator("dialog").inner_text()
        assert "Pečetní prsten" in known
        assert texts.format_message("cs", "orient-components-note") in known

    def test_the_parrot_shows_a_treasure_to_who_looks_alone(self, visit: Visit) -> None:
        page = at_table(visit, 5)
        watcher = visit(settings=AT_ONCE)
        watcher.goto(page.url)
        watcher.locator(".table").wait_for()
        page.locator(".hand > button[data-use=play]").click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator(".table[data-decision=look][data-asked=true]").wait_for()
        page.locator("[data-slot='4-0']").click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator("[data-glimpse]").wait_for()
        assert page.locator("[data-glimpse] strong").inner_text() == "Sultan’s Mantle"
        version = OrientPlayer(page).version
        until(watcher, f"Number(document.querySelector('.table').dataset.version) >= {version}")
        assert watcher.locator("[data-glimpse], .hand > button").count() == 0
        assert "Mantle" not in watcher.content()


@pytest.mark.parametrize("house", [DEFENCE], indirect=True)
def test_a_defence_tells_its_sum_and_whether_it_is_enough(visit: Visit) -> None:
    page = at_table(visit, 5)
    for card, total, word in ((0, "3", "short"), (1, "4", "short"), (2, "10", "enough")):
        page.locator("[data-use=defend]").nth(card).click()
        assert page.locator("[data-defence]").get_attribute("data-defence") == total
        told = texts.format_message("en", f"orient-page-defend-{word}", cards="…").split("…")[1]
        assert told in page.locator(".answer").inner_text()


@pytest.mark.parametrize("house", [BAZAAR], indirect=True)
def test_a_bid_is_put_together_from_treasures_and_guests(visit: Visit) -> None:
    page = at_table(visit, 5)
    assert page.locator("[data-scene=bazaar]").count() == 1
    before = OrientPlayer(page).version
    page.locator("[data-slot='0-1']").click()
    page.locator("[data-unit]").first.click()
    assert "+3" in page.locator("[data-bids] li.acting").inner_text()
    page.locator(".confirm[aria-disabled=false]").click()
    until(page, f"Number(document.querySelector('.table').dataset.version) > {before}")


@pytest.mark.parametrize("house", [COURT], indirect=True)
def test_a_suit_names_a_player_and_a_treasure(visit: Visit) -> None:
    page = at_table(visit, 5)
    page.locator("[data-player='1']").click()
    assert page.locator("[data-claim]").count() == 15
    page.locator("[data-claim='14']").click()
    assert "Wine" in page.locator(".answer").inner_text()
    page.locator(".confirm[aria-disabled=false]").click()
    page.locator("[data-scene=court] [data-bids]").wait_for()


def test_what_is_suggested_can_be_taken(visit: Visit) -> None:
    page = visit("/play/orient", settings=AT_ONCE)
    page.locator("label:has(input[name=players][value='5'])").click()
    page.locator("[data-suggested]").click()
    page.locator("summary").click()
    assert page.locator("select[name=va1]").input_value() == "yes"
    page.locator("input[value=easy]").check()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()
    assert page.locator("[data-old-man]").count() == 0
