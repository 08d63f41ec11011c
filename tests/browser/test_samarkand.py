"""Whole games of Samarkand through the page, by finger and mouse, and what its board shows on the way."""

import pytest
from playwright.sync_api import Page

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.browser.late import SAMARKAND
from tests.browser.player import sit_down, until
from tests.browser.samarkand_player import SamarkandPlayer
from tests.browser.steady import play_steadily
from tests.effort import amount

pytestmark = pytest.mark.browser

FINGER = 44  # px

# What must be seen without scrolling: players, meters, map, families, the hand, the question and the controls.
PARTS = [".players", ".meters", ".chart", ".families .panel", ".stage", ".hand", ".prompt", ".controls"]


def play_to_the_end(page: Page, players: int, language: str, *, touch: bool) -> None:
    """Play a game; nothing jumps on the way, and its end is told rightly."""
    sit_down(page, "samarkand", players=players)
    page.locator(".table[data-asked=true]").wait_for()
    assert page.locator(".player").count() == players
    play_steadily(SamarkandPlayer(page, touch=touch), PARTS, least=30)
    sums = page.locator("dialog li .sum").all_inner_texts()
    assert len(sums) == players
    points = [int(line.split(":")[1].split("=")[0]) for line in sums]
    assert points == sorted(points, reverse=True)
    ranks = page.locator("dialog li .place").all_inner_texts()
    assert ranks == [f"{1 + sum(other > mine for other in points)}." for mine in points]
    you = texts.format_message(language, "play-name-default")
    own = next(number for line, number in zip(sums, points, strict=True) if line.startswith(f"{you}:"))
    title = page.locator("dialog h2").inner_text()
    if own < points[0]:
        assert title == texts.format_message(language, "end-lost")
    elif points.count(own) == 1:
        assert title == texts.format_message(language, "end-won")
    else:
        assert you in title
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    assert '"samarkand"' in download.value.path().read_text()


@pytest.mark.parametrize(("size", "language", "touch"), [(PHONE, "cs", True), (DESKTOP, "de", False)][: amount(1, 2)])
def test_a_whole_game_of_five(visit: Visit, size: tuple[int, int], language: str, touch: bool) -> None:
    page = visit(size=size, language=language, settings=AT_ONCE)
    play_to_the_end(page, 5, language, touch=touch)
    address = page.url
    page.locator("dialog .button.primary").click()
    until(page, f"location.href !== '{address}' && document.querySelector('.table') !== null")
    assert page.locator(".player").count() == 5


@pytest.mark.parametrize("house", [SAMARKAND], indirect=True)
@pytest.mark.parametrize(("size", "language", "touch"), [(PHONE, "es", True), (DESKTOP, "en", False)])
def test_a_game_of_two_to_its_end(visit: Visit, size: tuple[int, int], language: str, touch: bool) -> None:
    page = visit(size=size, language=language, settings=AT_ONCE)
    play_to_the_end(page, 2, language, touch=touch)


def test_each_bot_may_have_its_own_level(visit: Visit) -> None:
    page = visit("/play/samarkand", settings=AT_ONCE)
    page.locator("label:has(input[name=players][value='3'])").click()
    page.locator("input[type=checkbox]").check()
    page.locator("select[data-other='0']").select_option("strong")
    page.locator("select[data-other='1']").select_option("easy")
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()
    assert page.locator(".player strong").all_inner_texts() == ["Guest", "Strong bot", "Easy bot"]


def test_a_single_bot_has_the_level_that_is_in_sight(visit: Visit) -> None:
    page = visit("/play/samarkand", settings=AT_ONCE)
    page.locator("label:has(input[name=players][value='3'])").click()
    page.locator("input[type=checkbox]").check()
    page.locator("select[data-other='0']").select_option("strong")
    page.locator("label:has(input[name=players][value='2'])").click()
    page.locator("input[value=easy]").check()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()
    assert page.locator(".player strong").all_inner_texts() == ["Guest", "Easy bot"]


def test_bots_of_one_level_are_told_apart_by_number(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "samarkand", players=4)
    assert page.locator(".player strong").all_inner_texts() == ["Guest", "Easy bot 1", "Easy bot 2", "Easy bot 3"]


def test_only_seats_that_exist_can_begin(visit: Visit) -> None:
    page = visit("/play/samarkand", settings=AT_ONCE)
    choices = page.locator("details select option")
    page.locator("label:has(input[name=players][value='5'])").click()
    page.locator("summary").click()
    assert choices.count() == 6
    page.locator("details select").select_option("4")
    page.locator("label:has(input[name=players][value='2'])").click()
    assert choices.count() == 3
    assert page.locator("details select").input_value() == "lot"


LEVANT = {
    "game": "samarkand",
    "players": 3,
    "starter": 0,
    "money": [10, 10, 10],
    "hands": [["papyrus", "wine"], ["jade", "gold"], ["pearls", "agate"]],
    "members": [["levant"], ["egypt"], []],
    "treasury": {"levant": 5},
    "camels": {"gaza": ["levant"], "tyre": ["levant"], "pelusium": ["egypt"]},
    "goods_tiles": [[], ["linen"], []],
}


def space(name: str) -> str:
    """Selector of a space by its name."""
    return f".chart .space[aria-label*=' {name}.']"


def begin_route(visit: Visit, **wishes: object) -> Page:
    """A table where Levant's first camel is to be placed."""
    page = visit(settings={**AT_ONCE, "confirm": "always"}, **wishes)
    sit_down(page, "samarkand", players=3)
    page.locator(".table[data-asked=true]").wait_for()
    page.locator("[data-deed=extend]").click()
    page.locator(".families .usable").click()
    page.locator(".confirm[aria-disabled=false]").click()
    page.locator(".table[data-decision=first_camel][data-asked=true]").wait_for()
    return page


@pytest.mark.parametrize("house", [LEVANT], indirect=True)
class TestRoute:
    """Levant goes on from Damascus, Tyre and Gaza, with Egypt at Pelusium."""

    def test_a_space_tells_what_a_camel_there_would_bring(self, visit: Visit) -> None:
        page = begin_route(visit)
        page.locator(space("Pelusium")).hover()
        until(page, "document.querySelector('.plate .effect') !== null")
        effects = page.locator(".plate .effect").all_inner_texts()
        assert effects == ["Relation Levant – Egypt: 2 tiles for you", "You get 3 dirhams", "Easy bot 1 +1"]
        page.locator(space("Damietta")).hover()
        until(page, "document.querySelector('.plate').textContent.includes('Damietta')")
        assert page.locator(".plate .effect").count() == 0

    def test_a_camel_is_a_ghost_until_it_is_confirmed(self, visit: Visit) -> None:
        page = begin_route(visit)
        before = SamarkandPlayer(page).version
        page.locator(space("Pelusium")).click()
        page.locator(".ghost.sure").wait_for()
        assert SamarkandPlayer(page).version == before
        page.keyboard.press("Escape")
        page.locator(".ghost.sure").wait_for(state="detached")
        page.locator(space("Pelusium")).click()
        page.locator(".confirm[aria-disabled=false]").click()
        until(page, f"Number(document.querySelector('.table').dataset.version) > {before}")
        assert page.locator(".ghost.sure").count() == 0

    def test_the_second_camel_finds_the_spaces_beside_the_first_hatched(self, visit: Visit) -> None:
        page = begin_route(visit)
        page.locator(space("Petra")).click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator(".table[data-decision=second_camel][data-asked=true]").wait_for()
        assert page.locator(".barred").count() == 6
        page.locator(space("Dumat")).click(force=True)
        page.locator(".why").wait_for()
        assert page.locator(".why a").get_attribute("href") == "/rules/samarkand#S-061"

    def test_a_relation_may_be_taken_back_until_the_turn_ends(self, visit: Visit) -> None:
        page = begin_route(visit)
        page.locator(space("Pelusium")).click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator(".table[data-decision=second_camel][data-asked=true]").wait_for()
        assert page.locator(".meters li").first.inner_text().endswith("8")
        page.locator(".controls .undo").click()
        page.locator(".table[data-decision=first_camel][data-asked=true]").wait_for()
        assert page.locator(".meters li").first.inner_text().endswith("10")

    def test_the_list_offers_the_same_spaces_as_the_map(self, visit: Visit) -> None:
        page = begin_route(visit)
        spaces = page.locator(".chart .space.legal").count()
        page.keyboard.press("l")
        listed = page.locator("dialog .places button")
        assert listed.count() == spaces
        pelusium = page.locator("dialog .places button", has_text="Pelusium")
        until(page, "document.querySelector('dialog .places').textContent.includes('Relation Levant – Egypt')")
        pelusium.click()
        page.locator(".ghost.sure").wait_for()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator(".table[data-decision=second_camel][data-asked=true]").wait_for()

    def test_a_line_of_the_log_shows_its_place_on_the_map(self, visit: Visit) -> None:
        page = begin_route(visit)
        page.locator(space("Pelusium")).click()
        page.locator(".confirm[aria-disabled=false]").click()
        page.locator(".table[data-decision=second_camel][data-asked=true]").wait_for()
        page.locator("aside li", has_text="Pelusium").hover()
        page.locator(".chart .shown").wait_for(state="attached")
        page.locator("aside h2, header h1").first.hover()
        page.locator(".chart .shown").wait_for(state="detached")

    def test_a_phone_opens_where_the_camels_can_go(self, visit: Visit) -> None:
        page = begin_route(visit, size=PHONE)
        boxes = page.locator(".chart .space.legal").evaluate_all(
            "all => all.map((one) => one.querySelector('.area').getBoundingClientRect().toJSON())"
        )
        chart = page.locator(".chart").bounding_box()
        assert chart is not None
        for box in boxes:
            assert box["width"] >= FINGER - 1
            assert chart["x"] - 1 <= box["x"] + box["width"] / 2 <= chart["x"] + chart["width"] + 1
            assert chart["y"] - 1 <= box["y"] + box["height"] / 2 <= chart["y"] + chart["height"] + 1
        assert page.locator(".mini").count() == 1
        page.locator(".chart .tools button").nth(2).tap()
        page.locator(".mini").wait_for(state="detached")

    def test_the_map_is_moved_by_pointer_and_wheel(self, visit: Visit) -> None:
        page = begin_route(visit)
        chart = page.locator(".chart").bounding_box()
        assert chart is not None
        x, y = chart["x"] + chart["width"] / 2, chart["y"] + chart["height"] / 2
        view = page.locator(".window > svg")
        whole = view.get_attribute("viewBox")
        page.mouse.move(x, y)
        page.mouse.wheel(0, -400)
        until(page, f"document.querySelector('.window > svg').getAttribute('viewBox') !== '{whole}'")
        near = view.get_attribute("viewBox") or ""
        page.mouse.down()
        page.mouse.move(x + 60, y + 20, steps=4)
        page.mouse.up()
        moved = view.get_attribute("viewBox") or ""
        assert float(moved.split()[0]) < float(near.split()[0])
        assert moved.split()[2:] == near.split()[2:]
        assert page.locator(".ghost.sure").count() == 0
        page.keyboard.press("0")
        until(page, f"document.querySelector('.window > svg').getAttribute('viewBox') === '{whole}'")

    def test_two_taps_and_two_fingers_change_how_near_the_map_is(self, visit: Visit) -> None:
        page = begin_route(visit, size=PHONE)
        chart = page.locator(".chart").bounding_box()
        assert chart is not None
        x, y = chart["x"] + chart["width"] / 2, chart["y"] + chart["height"] / 2
        scale = "Number(document.querySelector('.chart').dataset.scale)"
        before = page.evaluate(scale)
        for _ in range(2):
            page.touchscreen.tap(x, y)
        until(page, f"{scale} > {before * 1.3}")
        near = page.evaluate(scale)
        fingers = page.context.new_cdp_session(page)
        for kind, apart in (("touchStart", 100), ("touchMove", 90), ("touchMove", 60), ("touchMove", 40)):
            points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        until(page, f"{scale} < {near / 1.5}")

    def test_somebody_who_watches_sees_the_map_and_no_hand(self, visit: Visit) -> None:
        page = begin_route(visit)
        watcher = visit(settings=AT_ONCE)
        watcher.goto(page.url)
        watcher.locator(".table").wait_for()
        until(watcher, "document.querySelector('.answer').textContent.trim() === 'You are watching.'")
        assert watcher.locator(".chart .space.legal, .hand > button, .stage button").count() == 0
        assert watcher.locator(".chart .space[data-camels='1']").count() == 3
        watcher.locator("[data-place=seat-0]").click()
        assert "Levant" in watcher.locator("dialog").inner_text()
        assert "Papyrus" not in watcher.locator("dialog").inner_text()

    def test_a_family_says_what_a_marriage_costs_and_why_not(self, visit: Visit) -> None:
        page = visit(settings=AT_ONCE, language="cs")
        sit_down(page, "samarkand", players=3)
        page.locator(".table[data-asked=true]").wait_for()
        page.locator("[data-place=family-8]").click()
        assert page.locator("dialog [data-verb=marry]").inner_text() == "Sňatek za 6 dirhamů"
        assert "zbude 4" in page.locator("dialog li").first.inner_text()
        page.keyboard.press("Escape")
        page.locator("[data-place=family-1]").click()
        assert page.locator("dialog [data-verb=marry]").count() == 0
        until(page, "document.querySelector('dialog .refusal').textContent.length > 20")
