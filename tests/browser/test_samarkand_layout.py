"""Samarkand's board is whole, accessible and told apart without colours; a map of one's own is played on too."""

import math
import struct
import zlib
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fondaco import texts
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.browser.player import sit_down, until
from tests.browser.samarkand_player import SamarkandPlayer
from tests.browser.test_layout import assert_accessible, assert_whole
from tests.samarkand import wheel

pytestmark = pytest.mark.browser

LEAST_DIFFERENCE = 14  # of lightness, on average over the picture


@pytest.mark.parametrize(("language", "players"), [("en", 5), ("cs", 4), ("es", 5), ("de", 5)])
def test_no_text_is_cut(visit: Visit, language: str, players: int) -> None:
    page = visit("/play/samarkand", size=SMALL_PHONE, language=language, settings=AT_ONCE)
    page.locator("form").wait_for()
    assert_whole(page)
    page.goto("/")
    sit_down(page, "samarkand", players=players)
    table = page.url
    player = SamarkandPlayer(page, touch=True)
    for decision in ("turn", "first_camel"):
        player.play_until(decision)
        assert_whole(page)
        page.goto(table)
    page.locator("[data-place=family-4]").tap()
    assert_whole(page)
    page.keyboard.press("Escape")
    page.locator("[data-place=seat-1]").tap()
    assert_whole(page)
    page.keyboard.press("Escape")
    page.locator(".chart .tools button").nth(3).tap()
    assert_whole(page)


@pytest.mark.parametrize(("size", "players"), [(PHONE, 5), (DESKTOP, 3)])
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int], players: int) -> None:
    page = visit("/play/samarkand", size=size, settings=AT_ONCE)
    page.locator("form").wait_for()
    assert_accessible(page)
    page.goto("/")
    sit_down(page, "samarkand", players=players)
    player = SamarkandPlayer(page, touch=size != DESKTOP)
    for decision in ("turn", "first_camel", "second_camel"):
        player.play_until(decision)
        assert_accessible(page)
    page.locator(".chart .tools button").nth(3).click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.locator("[data-place=family-0]").click()
    assert_accessible(page)


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "samarkand", players=3)
    player = SamarkandPlayer(page)
    player.play_until("second_camel")
    labels = "[...document.querySelectorAll('.table [aria-label]')].map((one) => one.ariaLabel).join('|')"
    before, version = page.evaluate(labels), player.version
    page.reload()
    page.locator(".table[data-asked=true]").wait_for()
    assert page.evaluate(labels) == before
    assert player.version == version


def grey_picture(png: bytes) -> NDArray[np.float64]:
    """How light each pixel of a PNG is, from 0 to 255; its rows may be filtered in any of the five ways of PNG."""
    width, height = struct.unpack(">II", png[16:24])
    channels = {2: 3, 6: 4}[png[25]]
    packed, at = b"", 8
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    raw = zlib.decompress(packed)
    rows = np.zeros((height + 1, (width + 1) * channels), np.uint8)  # with a row above and a pixel to the left
    for row in range(1, height + 1):
        start = (row - 1) * (width * channels + 1)
        rows[row, channels:] = np.frombuffer(raw, np.uint8, width * channels, start + 1)
        unfilter(rows[row], rows[row - 1], raw[start], channels)
    pixels = rows[1:, channels:].reshape(height, width, channels)[:, :, :3]
    light: NDArray[np.float64] = pixels @ np.array([0.299, 0.587, 0.114])
    return light


def unfilter(row: NDArray[np.uint8], above: NDArray[np.uint8], kind: int, channels: int) -> None:
    """Undo the filter of one row, in place."""
    for x in range(channels, len(row)):
        left, up, corner = int(row[x - channels]), int(above[x]), int(above[x - channels])
        nearest = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
        guess = (0, left, up, (left + up) // 2, nearest)[kind]
        row[x] = (int(row[x]) + guess) % 256


def test_families_are_told_apart_without_colours(visit: Visit) -> None:
    page = visit(settings=AT_ONCE)
    sit_down(page, "samarkand", players=2)
    page.locator(".table[data-asked=true]").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    pictures = []
    for family in range(10):
        box = page.locator(f"[data-place=family-{family}] .glyph").bounding_box()
        assert box is not None
        clip = {"x": round(box["x"]) - 3, "y": round(box["y"]) - 2, "width": 28, "height": 26}
        pictures.append(grey_picture(page.screenshot(clip=clip)))  # type: ignore[arg-type]
    for one, other in combinations(pictures, 2):
        assert np.abs(one - other).mean() > LEAST_DIFFERENCE


def round_map() -> dict[str, Any]:
    """The wheel drawn as one: no grid, so that its spaces are discs joined by roads; one has an outline of its own."""
    components = wheel()
    rim = [space for space in components["spaces"] if space["id"] not in ("oasis", "ship")]
    for space in components["spaces"]:
        turn = 2 * math.pi * (rim.index(space) if space in rim else 0) / len(rim)
        radius = {"oasis": 0, "ship": 380}.get(space["id"], 300)
        space["point"] = [
            radius * math.sin(turn + 0.45 * (radius > 300)),
            -radius * math.cos(turn + 0.45 * (radius > 300)),
        ]
    oasis = next(space for space in components["spaces"] if space["id"] == "oasis")
    oasis["outline"] = [[-60, -40], [0, -70], [60, -40], [60, 40], [0, 70], [-60, 40]]
    return components


@pytest.mark.parametrize("house", [round_map()], indirect=True)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_map_of_ones_own_is_drawn_and_played(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, settings=AT_ONCE)
    sit_down(page, "samarkand", players=3)
    page.locator(".table[data-asked=true]").wait_for()
    assert page.locator(".chart .space").count() == 16
    assert page.locator(".families .panel").count() == 3
    assert page.locator(".chart .road").count() == sum(len(one["neighbours"]) for one in round_map()["spaces"]) // 2
    assert page.locator(".chart .space[aria-label^='north. Start of Clan 0.']").count() == 1
    player = SamarkandPlayer(page, touch=size != DESKTOP)
    player.play_until("first_camel")
    assert page.locator(".chart .space.legal").count() > 0
    player.play(moves=6)
    page.locator(".chart .tools button").nth(3).click()
    until(page, "document.querySelector('dialog .families') !== null")
    reconstructed = texts.format_message("en", "samarkand-components-note")
    assert reconstructed not in page.locator("dialog").inner_text()


def test_the_rules_are_told_in_chapters(visit: Visit) -> None:
    page = visit("/rules/samarkand#S-061", language="de")
    page.locator("dl").first.wait_for()
    titles = page.locator("h2").all_inner_texts()
    assert titles[0] == "Die Schachtel"
    assert titles[-1] == "Auslegungen dieses Hauses"
    assert len(titles) == 11
    assert page.locator("main nav a").all_inner_texts() == titles
    assert page.locator(".clause").count() == 111 + 30
    assert page.locator(".clause.sought dt").inner_text() == "S-061"


def test_the_map_says_that_it_is_reconstructed(visit: Visit) -> None:
    page = visit("/play/samarkand", settings=AT_ONCE)
    page.locator("form").wait_for()
    reconstructed = texts.format_message("en", "samarkand-components-note")
    assert reconstructed in page.locator("form").inner_text()
    page.locator("form button[type=submit]").click()
    page.locator(".chart .reconstructed").click()
    assert reconstructed in page.locator("dialog").inner_text()
