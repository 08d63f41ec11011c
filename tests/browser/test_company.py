"""What people at a table settle among themselves: somebody leaves, somebody would like to take something back."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import AT_ONCE, PHONE, Visit
from tests.browser.house import House, open_house
from tests.browser.jambo_player import JamboPlayer
from tests.browser.player import until
from tests.browser.stoneage_player import Child, link_to, through_the_gate
from tests.browser.test_layout import CUT
from tests.browser.test_stoneage import BRISK, patiently
from tests.browser.test_tables import open_table, sit_down

pytestmark = pytest.mark.browser

ABSENT = ".affairs [data-missing]"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nobody is waited for long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ABSENT_SECONDS", "0.2")
        with open_house(tmp_path_factory.mktemp("data")) as opened:
            yield opened


@pytest.fixture
def people(visit: Visit) -> tuple[Page, Page]:
    """Two people at a table of Jambo, the second with a phone."""
    eva, adam = visit(settings=AT_ONCE), visit(size=PHONE, settings=AT_ONCE)
    sit_down(adam, open_table(eva, "jambo"), "Adam")
    for page in (eva, adam):
        page.locator(".table").wait_for()
    return eva, adam


def asked(people: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who decides now, and the other."""
    while True:
        for page, other in (people, people[::-1]):
            if page.locator(".table[data-asked=true]").count():
                return page, other


def test_a_bot_plays_for_who_has_left_until_they_are_back(people: tuple[Page, Page]) -> None:
    eva, adam = people
    table = adam.url
    adam.goto("/")
    eva.locator(ABSENT).wait_for()
    assert "Adam" in eva.locator(ABSENT).inner_text()
    assert eva.evaluate(CUT) == []
    assert Axe().run(eva).response["violations"] == []
    eva.locator(f"{ABSENT} [data-way=hold]").click()
    eva.locator(ABSENT).wait_for(state="detached")
    player = JamboPlayer(eva)
    for _ in range(3):
        assert not player.play(moves=3)
    adam.goto(table)
    adam.locator(".table").wait_for()
    deciding, _ = asked(people)
    JamboPlayer(deciding, touch=deciding is adam).move()


def test_children_are_not_asked_what_adults_settle(visit: Visit) -> None:
    blue, yellow = visit(size=PHONE, settings=BRISK), visit(size=PHONE, settings=BRISK)
    link = link_to(blue, ["human", "human"])
    blue.goto(link)
    sit_down(yellow, link, "Adam")
    for page in (blue, yellow):
        page.locator(".stoneage.board").wait_for()
    yellow.goto("/")
    patiently(blue, Child(blue, by_touch=True), "document.querySelector('button.gear.needed') !== null")
    assert blue.locator(".affairs").count() == 0
    blue.locator(".guide[aria-label*='grown-up']").wait_for()
    through_the_gate(blue)
    assert "Adam" in blue.locator(f"dialog {ABSENT}").inner_text()
    blue.locator(f"{ABSENT} [data-way=hold]").click()
    blue.locator("button.gear:not(.needed)").wait_for()


def test_who_waits_is_asked_again_only_after_the_other_was_back(people: tuple[Page, Page]) -> None:
    eva, adam = people
    table = adam.url
    adam.goto("/")
    eva.locator(f"{ABSENT} [data-way=wait]").click()
    eva.locator(ABSENT).wait_for(state="detached")
    adam.goto(table)
    adam.locator(".table").wait_for()
    assert eva.locator(ABSENT).count() == 0
    adam.goto("/")
    eva.locator(ABSENT).wait_for()


def test_who_is_left_alone_ends_the_match_and_keeps_its_record(people: tuple[Page, Page]) -> None:
    eva, adam = people
    table = adam.url
    adam.goto("/")
    eva.locator(f"{ABSENT} [data-way=end]").click()
    eva.locator("dialog").wait_for()
    assert eva.locator("dialog h2").inner_text() == "The match was ended"
    with eva.expect_download() as download:
        eva.locator("dialog a[download]").click()
    assert '"jambo"' in download.value.path().read_text()
    adam.goto(table)
    adam.locator("dialog").wait_for()
    adam.goto("/tables")
    assert adam.locator("main li .state").first.inner_text() == "Finished"


def ask_to_undo(people: tuple[Page, Page]) -> tuple[Page, Page, int]:
    """Play until somebody has something to ask for, and let them ask; both, and the version before."""
    while True:
        deciding, other = asked(people)
        JamboPlayer(deciding, touch=deciding is people[1]).move()
        version = JamboPlayer(deciding).version
        until(other, f"Number(document.querySelector('.table').dataset.version) >= {version}")
        if deciding.locator(".undo", has_text="Ask").count():
            break
    for _ in range(2):
        deciding.locator(".undo").click()
    for page in people:
        page.locator(".affairs [data-wish=undo]").wait_for()
    return deciding, other, version


def test_taking_back_is_asked_for_seen_and_granted(people: tuple[Page, Page]) -> None:
    deciding, other, version = ask_to_undo(people)
    for page in (deciding, other):
        lines = page.locator(".affairs li").all_inner_texts()
        assert lines
        assert page.locator("aside li").count() == 0 or page.locator("aside li").last.inner_text() == lines[-1]
        assert page.evaluate(CUT) == []
        assert Axe().run(page).response["violations"] == []
    other.locator(".affairs [data-answer=yes]").click()
    for page in (deciding, other):
        page.locator(".affairs").wait_for(state="detached")
        until(page, f"Number(document.querySelector('.table').dataset.version) === {version + 1}")
    deciding.locator(".table[data-asked=true]").wait_for()


@pytest.mark.parametrize("who", ["asker", "asked"])
def test_taking_back_is_withdrawn_or_refused(people: tuple[Page, Page], who: str) -> None:
    deciding, other, version = ask_to_undo(people)
    (deciding if who == "asker" else other).locator(".affairs [data-answer=no]").click()
    for page in (deciding, other):
        page.locator(".affairs").wait_for(state="detached")
        assert JamboPlayer(page).version == version
