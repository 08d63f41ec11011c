"""A page that keeps still while a game is played: all in sight without scrolling, controls where they were."""

from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Page

from tests.browser.player import Player

MOST_SHIFT = 0.02
"""Cumulative layout shift."""
CONTROLS = [".controls .undo", ".controls .end", ".controls .confirm"]
APART = 24
"""Pixels between two controls."""

# Of several of a kind, one that is in sight.
LOOK = """([parts, controls]) => {
  const inSight = ({ left, right }) => left >= -1 && right <= innerWidth + 1;
  const boxes = (all) => all.map((one) => {
    const found = [...document.querySelectorAll(one)].map((each) => each.getBoundingClientRect().toJSON());
    return found.find(inSight) ?? found[0];
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const frame = [innerWidth, innerHeight];
  return { parts: boxes(parts), controls: boxes(controls), frame, whole: [scrollWidth, scrollHeight] };
}"""


def places_of_controls(page: Page, parts: Sequence[str], least: float) -> list[dict[str, float]]:
    """Where Undo, End turn and Confirm are, having seen that all parts are in sight and so many pixels high."""
    seen = page.evaluate(LOOK, [parts, CONTROLS])
    width, height = seen["frame"]
    for selector, box in zip(parts, seen["parts"], strict=True):
        assert box["left"] >= -1, selector
        assert box["right"] <= width + 1, selector
        assert box["top"] >= -1, selector
        assert box["bottom"] <= height + 1, selector
        assert box["height"] > least, selector
    assert seen["whole"] == seen["frame"]
    controls: list[dict[str, float]] = seen["controls"]
    return controls


def play_steadily(player: Player, parts: Sequence[str], *, least: float = 0) -> None:
    """Play to the end on a page where ``parts`` (selectors) stay in sight and nothing jumps."""
    page = player.page
    places = places_of_controls(page, parts, least)
    for left, right in pairwise(places):
        assert right["left"] - left["right"] >= APART

    def check() -> None:
        for now, first in zip(places_of_controls(page, parts, least), places, strict=True):
            # A pressed button gives way by two pixels.
            assert now["x"] == first["x"]
            assert abs(now["y"] - first["y"]) <= 2
            assert now["width"] == first["width"]

    assert player.play(check)
    shift = page.evaluate("window.shift")
    assert shift["total"] < MOST_SHIFT, shift["what"]
