"""My First Stone Age as children play it: games by touch or keys, scenes, and what is behind the gate."""

import json
import time
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page

from fondaco import texts
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.browser.player import until
from tests.browser.stoneage_player import Child, open_table, sit_down, through_the_gate
from tests.browser.test_layout import assert_accessible, assert_whole
from tests.effort import FULL
from tests.stoneage import arrived, play, position

pytestmark = pytest.mark.browser

LYING_PHONE, TABLET = (844, 390), (1024, 768)
TARGET = {PHONE: 64, SMALL_PHONE: 64, LYING_PHONE: 64, TABLET: 88, DESKTOP: 88}
"""CSS pixels that everything a child presses measures at least."""
BRISK = {"stoneage-pace": "0.6"}
SECONDS = 500
MOST_SHIFT = 0.1

OPEN = ["hut_15", "hut_04", "hut_12"]
GOODS = {"tooth": 1, "berry": 1, "pot": 1, "fish": 2}
LATE: dict[str, Any] = {
    "goods": [{"fish": 1, "pot": 1}, {"tooth": 1, "arrowhead": 1}],
    "dogs": [1, 1],
    "built": [["hut_01", "hut_11"], ["hut_02", "hut_03"]],
    "open_huts": OPEN,
}
"""Each of two children lacks one hut."""
CROWD: dict[str, Any] = {"goods": [GOODS, {"pot": 1}, {}], "open_huts": OPEN}
SCENES = {
    "flip": position(2, goods=[GOODS, {"pot": 1}], open_huts=OPEN, dogs=[1, 1], built=[["hut_01"], []]),
    "crowd": position(4, goods=[GOODS, {"pot": 1}, {"pot": 1}, {}], open_huts=OPEN, dogs=[1, 1, 0, 0]),
    "give": arrived("trading_place", goods=[{**GOODS, "arrowhead": 1}, {"pot": 1}], open_huts=OPEN),
    "steal": arrived("dog", 3, goods=[GOODS, {}, {}], dogs=[0, 1, 1]),
    "build": arrived("building_site", goods=[GOODS, {"pot": 1}], open_huts=OPEN, dogs=[1, 0]),
    "pay": play(arrived("building_site", goods=[{"fish": 2}, {}], open_huts=OPEN, dogs=[2, 0]), "build 0"),
    "swap": arrived("building_site", goods=[{"pot": 1}, {}], open_huts=OPEN),
    "hidden": position(3, **CROWD, options={"hidden_goods": "yes"}),
}
"""A moment of every kind that a child meets."""


def open_scene(page: Page, name: str) -> None:
    """The next table of a house whose matches begin at the scenes in turn."""
    options = {"hidden_goods": "yes"} if name == "hidden" else {}
    open_table(page, ["human"] + ["bot:easy"] * (SCENES[name].game.players - 1), **options)
    asks = "flip" if name in ("crowd", "hidden") else name
    page.locator(f".board[data-asks={asks}]").wait_for()
    if name == "steal":  # once the table has told whose dog it is
        page.locator("[data-verb=leave] .pet").wait_for()


VOICE = """
window.said = [];
const speaking = {
  getVoices: () => [{ lang: 'en', name: 'Guide', localService: true }],
  addEventListener() {},
  cancel() {},
  speak: ({ text }) => window.said.push(text),
};
Object.defineProperty(window, 'speechSynthesis', { value: speaking });
window.SpeechSynthesisUtterance = class {
  constructor(text) {
    this.text = text;
  }
};
"""
"""A browser with a voice; what it was to say."""
LISTEN = """() => {
  const guide = document.querySelector('.guide');
  window.heard = [];
  new MutationObserver(() => window.heard.push(guide.ariaLabel)).observe(guide, { attributeFilter: ['aria-label'] });
}"""
"""Keeps all that the guide would say from now on."""


@pytest.mark.parametrize("house", [[state.position() for state in SCENES.values()]], indirect=True)
class TestScenes:
    @pytest.mark.parametrize("size", TARGET, ids=str)
    def test_everything_fits_and_can_be_hit(self, visit: Visit, size: tuple[int, int]) -> None:
        page = visit(size=size)
        for name in SCENES:
            open_scene(page, name)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
            small = page.evaluate(
                """(least) => [...document.querySelectorAll('.board button')].filter((button) => {
                  const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
                  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
                  return Math.min(width, height) < least || !inside;
                }).map((button) => button.ariaLabel)""",
                TARGET[size],
            )
            assert small == [], name
            covered = page.evaluate(
                """() => [...document.querySelectorAll('.board button')].filter((button) => {
                  const { left, top, width, height } = button.getBoundingClientRect();
                  return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                }).map((button) => button.ariaLabel)"""
            )
            assert covered == [], name
            assert page.evaluate("window.shift.total") < MOST_SHIFT, name

    @pytest.mark.parametrize("size", [PHONE, TABLET], ids=str)
    def test_axe_finds_nothing(self, visit: Visit, size: tuple[int, int]) -> None:
        page = visit(size=size)
        for name in SCENES:
            open_scene(page, name)
            assert_accessible(page)

    def test_goods_never_cover_the_settlement(self, visit: Visit) -> None:
        page = visit(size=SMALL_PHONE)
        open_scene(page, "flip")
        picture, goods = (page.locator(f".home.big .{part}").bounding_box() for part in ("settlement", "goods"))
        assert picture is not None
        assert goods is not None
        assert goods["x"] >= picture["x"] + picture["width"] or goods["y"] >= picture["y"] + picture["height"]


@pytest.mark.parametrize("language", texts.languages())
def test_no_text_is_cut(visit: Visit, language: str) -> None:
    page = visit("/play/stoneage", size=SMALL_PHONE, language=language)
    page.locator(".begin .start").wait_for()
    assert_whole(page)
    page.goto("/")
    sit_down(page)
    through_the_gate(page)
    page.locator("dialog .menu").wait_for()
    assert_whole(page)
    page.locator("dialog .menu .button").nth(2).click()
    page.locator("dialog .settings").wait_for()
    assert_whole(page)


@pytest.mark.parametrize(
    ("house", "size", "by_touch"),
    [
        (None if FULL else position(2, **LATE).position(), TABLET, True),
        (position(2, **LATE).position(), PHONE, True),
        (position(2, **LATE).position(), PHONE, False),
    ],
    indirect=["house"],
    ids=["tablet by touch", "phone by touch", "keys alone"],
)
def test_a_game_to_its_end(visit: Visit, size: tuple[int, int], by_touch: bool) -> None:
    page = visit(size=size, settings=BRISK)
    sit_down(page)
    child = Child(page, by_touch=by_touch)
    end = time.monotonic() + SECONDS
    while not child.step():
        assert time.monotonic() < end
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("window.shift.total") < MOST_SHIFT, page.evaluate("window.shift.what")
    assert_accessible(page)
    address = page.url
    child.press("[data-verb=again]")
    page.wait_for_url(lambda url: url != address)
    page.locator(".stoneage.board").wait_for()


def test_a_tile_face_down_has_nothing_of_its_face(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page)
    labels = page.evaluate("[...document.querySelectorAll('.slot')].map((slot) => slot.ariaLabel)")
    assert labels == [f"Tile {n} of 14, face down" for n in range(1, 15)]


@pytest.mark.parametrize("house", [SCENES["give"].position()], indirect=True)
def test_things_are_exchanged_in_any_order_and_only_when_confirmed(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.context.add_init_script(VOICE)
    open_table(page, ["here", "here"])
    child = Child(page, by_touch=True)
    child.press("button.hand-over")
    page.locator(".board[data-asks=give]").wait_for()

    def pick(side: str, good: str) -> None:
        child.press(f"[data-verb={side}][aria-label='{side.title()} {good}']")

    pick("give", "a fish")
    pick("take", "a pot")
    assert page.locator("[data-verb=done].offered").count() == 1
    pick("give", "a berry")
    assert page.locator("[data-verb=done].offered").count() == 0
    child.press("[data-verb=back]")
    pick("give", "a tooth")
    pick("take", "an arrowhead")
    assert page.locator("[data-verb=take][aria-label='Take a tooth'].offered").count() == 0
    child.press("[data-verb=done]")
    page.locator(".home.big[aria-label*='1 berry, 2 pots, 2 arrowheads, and 1 fish']").wait_for()
    page.locator("button.hand-over").wait_for()
    said = [sentence for sentence, _ in groupby(page.evaluate("window.said"))]  # after a while it is said once more
    blue, yellow = (f"{name}, it’s your turn! Tap your sign." for name in ("Blue", "Yellow"))
    assert said == [blue, texts.format_message("en", "stoneage-page-ask-give"), yellow]


@pytest.mark.parametrize("house", [[SCENES[name].position() for name in ("pay", "steal")]], indirect=True)
def test_the_guide_asks_nothing_that_was_answered(visit: Visit) -> None:
    page = visit(size=PHONE, settings=BRISK)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    child = Child(page, by_touch=True)
    open_scene(page, "pay")
    page.evaluate(LISTEN)
    child.press("[data-verb=pay]")
    page.locator(".board[data-asks=swap]").wait_for()
    heard = page.evaluate("window.heard")
    assert any("Blue builds a hut" in sentence for sentence in heard)
    assert not any("Your hut costs" in sentence for sentence in heard)
    open_scene(page, "steal")
    child.press("[data-verb=steal]")
    page.locator(".board[data-asks=end]").wait_for()
    child.press("[data-verb=end_turn]")
    page.locator(".home.turn:not([data-home='0'])").wait_for()
    assert not any('"refused"' in frame for frame in frames)  # as it would be if that were asked again


@pytest.mark.parametrize("house", [SCENES["swap"].position()], indirect=True)
def test_two_tiles_change_places_before_all_eyes_even_without_motion(visit: Visit) -> None:
    page = visit(size=TABLET)
    open_table(page, ["human", "bot:easy"])
    child = Child(page, by_touch=True)
    for slot in (2, 9):
        child.press(f"[data-slot='{slot}']")
    until(page, "document.querySelectorAll('.slot.swapping').length === 2", 60)
    swapping = page.evaluate("[...document.querySelectorAll('.slot.swapping')].map((slot) => slot.dataset.slot)")
    assert swapping == ["2", "9"]
    page.locator(".stoneage.board").tap(position={"x": 300, "y": 380}, force=True)
    assert page.locator(".slot.swapping").count() == 2  # a tap does not skip it
    page.locator("[data-verb=end_turn]").wait_for(timeout=60_000)
    assert page.locator(".slot.swapping").count() == 0


@pytest.mark.parametrize("house", [SCENES["hidden"].position()], indirect=True)
def test_hidden_goods_are_seen_while_the_own_animal_is_held(visit: Visit) -> None:
    page = visit(size=PHONE)
    open_table(page, ["human", "bot:easy", "bot:easy"], hidden_goods="yes")
    look, hidden = page.locator(".home.big .look"), page.locator(".home.big .good.hidden")
    assert hidden.count() == 5
    box = look.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    until(page, "document.querySelectorAll('.home.big .good.hidden').length === 0")
    assert page.locator(".home.big .good").count() == 5
    page.mouse.up()
    until(page, "document.querySelectorAll('.home.big .good.hidden').length === 5")
    look.focus()
    page.keyboard.down("Space")
    until(page, "document.querySelectorAll('.home.big .good.hidden').length === 0")
    page.keyboard.up("Space")
    until(page, "document.querySelectorAll('.home.big .good.hidden').length === 5")


def test_the_menu_lies_behind_a_gate(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page)
    gear = page.locator("button.gear")
    gear.tap()
    assert page.locator("dialog").count() == 0
    gear.press("Enter")
    a, b = page.evaluate("document.querySelector('dialog label').textContent.match(/[0-9]+/g).map(Number)")
    page.locator("dialog input").fill(str(a + b + 1))
    page.locator("dialog input").press("Enter")
    until(page, "document.querySelector('dialog') === null")
    through_the_gate(page)
    page.locator("dialog a[href='/rules/stoneage']").wait_for()


def test_parents_change_language_loudness_and_pace_inside_a_match(visit: Visit) -> None:
    page = visit(size=PHONE)
    sit_down(page)
    through_the_gate(page)
    page.locator("dialog .menu .button").nth(2).click()
    page.locator("dialog [data-wish=speech]").select_option(index=1)
    page.locator("dialog [data-wish=effects]").select_option(index=0)
    page.locator("dialog [data-wish=pace]").select_option(index=1)
    page.locator("dialog .settings select").select_option("cs")
    until(page, "document.documentElement.lang === 'cs'")
    kept = page.evaluate("['speech', 'effects', 'pace'].map((one) => localStorage[`fondaco-stoneage-${one}`])")
    assert kept == ["0.4", "0", "0.6"]
    page.keyboard.press("Escape")
    prompt = texts.format_message("cs", "stoneage-ask-flip")
    assert page.locator(".guide").get_attribute("aria-label") == texts.format_message(
        "cs", "stoneage-page-guide", prompt=prompt
    )


def test_options_lie_behind_the_gate_of_the_play_page(visit: Visit) -> None:
    page = visit("/play/stoneage", size=PHONE)
    page.locator(".begin .start").wait_for()
    assert page.locator("main form").count() == 0
    through_the_gate(page)
    page.locator("main form").wait_for()
    page.locator("main form summary").click()
    page.locator("main form label", has_text="Kind dog").locator("select").select_option("yes")
    page.locator(".begin .start").click()
    page.locator(".slot.offers").first.wait_for()


def test_who_plays_is_chosen_by_pictures(visit: Visit) -> None:
    page = visit("/play/stoneage", size=TABLET)
    page.locator(".begin [aria-label='3 players']").tap()
    seats = page.locator(".begin .seats button")
    assert seats.count() == 3
    seats.nth(2).tap()
    seats.nth(0).tap()
    seats.nth(2).tap()  # the last child stays
    page.locator(".begin .start").tap()
    page.locator(".home.big[data-home='2']").wait_for()
    assert page.locator(".home").count() == 3
    page.goto("/play/stoneage")
    page.locator(".begin .seats [aria-label='Green: a child']").wait_for()  # remembered


@pytest.mark.parametrize("house", [position(3, **CROWD, options={"hidden_goods": "yes"}).position()], indirect=True)
@pytest.mark.parametrize("by_touch", [True, False])
def test_children_hand_the_device_on(visit: Visit, by_touch: bool) -> None:
    """Two children and a bot: before each child's turn a picture that only that child taps; nobody sees for another."""
    page = visit(size=PHONE, settings=BRISK)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    open_table(page, ["here", "here", "bot:easy"], hidden_goods="yes")
    child = Child(page, by_touch=by_touch, takes=False)
    for name, own, hidden in (("Blue", 0, 5), ("Yellow", 1, 1), ("Blue", 0, 5)):
        hand = page.locator("button.hand-over")
        patiently(page, child, "document.querySelector('button.hand-over') !== null")
        assert hand.get_attribute("aria-label") == f"{name}, it’s your turn! Tap your sign."
        until(page, "document.querySelector('.home.big .look') === null")  # nobody sits here now
        page.locator(f".guide[aria-label*='{name}, it’s your turn!']").click(trial=True)
        child.press("button.hand-over")
        page.locator(f".home.big[data-home='{own}'] .look").wait_for()
        assert page.locator(".home.big .good.hidden").count() >= hidden
        turns = child.turns
        patiently(page, child, "document.querySelector('.slot.offers') !== null")
        while child.turns == turns:
            child.step()
    goods = [view["goods"] for frame in frames if '"view"' in frame for view in [json.loads(frame)["view"]]]
    assert len(goods) > 6
    assert all(sum(own != [-1] * 5 for own in three[:3]) <= 1 for three in goods)  # never the goods of two at once


def patiently(page: Page, child: Child, script: str) -> None:
    """Play on until a script is true."""
    end = time.monotonic() + SECONDS
    while not page.evaluate(script):
        assert time.monotonic() < end
        child.step()
