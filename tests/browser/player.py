"""Somebody who plays Jambo through the page alone: sees what is drawn, taps, or types."""

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from playwright.sync_api import Locator, Page

LONGEST_GAME = 1_500  # moves
ENOUGH_CARDS = 7  # in hand, from which on none is drawn

FIRST_WARE_CARD = 32

# All that a move depends on, at one look.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    verbs: all('.stage [data-verb]').map((one) => one.dataset.verb),
    cards: all('.hand > button').map((one) => ({
      kind: Number(one.dataset.kind),
      usable: one.classList.contains('usable'),
    })),
    gathers: all('.stage .gather').length > 0,
    bids: all('.bids').length > 0,
    ends: all('.controls .end[aria-disabled=false]').length > 0,
  };
}"""


def until(page: Page, script: str, seconds: float = 10) -> None:
    """Wait until a script is true; Playwright's own waiting needs `eval`, which the page's security policy forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(10)


def sit_down(page: Page, level: str = "easy") -> None:
    """From the start page to a table."""
    page.locator("a[href='/play/jambo']").click()
    page.locator(f"input[value={level}]").check()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()


class AnyPlayer(Protocol):
    """Somebody who plays a game through a page."""

    page: Page
    moves: int

    def move(self) -> None:
        """Make the move that is asked for."""


def play_together(players: Sequence[AnyPlayer], *, silent: str = "none", most: int = 3 * LONGEST_GAME) -> None:
    """Let people at several screens play a match to its end, each whenever the own screen asks.

    The decision ``silent``, a question to all at once, is left unanswered: it closes by itself at any time.
    """
    asked = f".table[data-asked=true]:not([data-decision={silent}])"
    while not all(player.page.locator("dialog").count() for player in players):
        assert sum(player.moves for player in players) < most
        for player in players:
            if player.page.locator("dialog").count() == 0 and player.page.locator(asked).count():
                player.move()


class Player:
    """Plays soundly enough to end a game: buys and sells, and takes the first answer to any other question."""

    def __init__(self, page: Page, *, touch: bool = False, keys: bool = False) -> None:
        self.page = page
        self._touch = touch
        self._keys = keys
        self.moves = 0

    @property
    def version(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-version") or 0)

    def play(self, after_each: Callable[[], None] = lambda: None, *, moves: int = LONGEST_GAME) -> bool:
        """Play so many own moves, or to the end; whether it ended."""
        for _ in range(moves):
            self.page.wait_for_selector(".table[data-asked=true], dialog", state="attached")
            if self.page.locator("dialog").count() > 0:
                return True
            self.move()
            after_each()
        return False

    def move(self) -> None:
        before = self.version
        self._choose()
        until(self.page, f"Number(document.querySelector('.table').dataset.version) > {before}")
        self.moves += 1

    def _choose(self) -> None:
        seen = self.page.evaluate(LOOK)
        verbs = seen["verbs"]
        trades = [
            place
            for place, card in enumerate(seen["cards"])
            if card["usable"] and card["kind"] >= FIRST_WARE_CARD and seen["ends"]
        ]
        if "look" in verbs:
            self._press("look" if len(seen["cards"]) < ENOUGH_CARDS else "skip")
        elif trades:
            self._trade(trades[0])
        elif seen["bids"]:
            self._press("pass") if "pass" in verbs else self._act(self.page.locator(".bids ~ .button").first)
        elif verbs and "done" not in verbs:
            self._press(next((verb for verb in ("keep", "decline") if verb in verbs), verbs[0]))
        elif seen["ends"] and not seen["gathers"]:
            self._end_turn()
        else:
            self._pick_pieces()

    def _trade(self, place: int) -> None:
        """Sell with a ware card, or else buy."""
        self._open_card(place)
        if self._confirm_ready():
            self._confirm()
        else:
            self._press("sell")

    def _pick_pieces(self) -> None:
        """Pick pieces of the table until there is something to confirm, or the table has gone on."""
        before = self.version
        for _ in range(10):
            pieces = self.page.locator(".table .usable:not(.chosen):not([aria-disabled=true])")
            self._act(pieces.first, confirm=False)
            if self._confirm_ready():
                self._confirm()
                return
            if self.version > before:
                return
        raise AssertionError("no way to answer the question")

    def _press(self, verb: str) -> None:
        shortcut = {"look": "d", "keep": "k", "discard": "x", "buy": "b", "sell": "s"}.get(verb)
        if self._keys and shortcut:
            self.page.keyboard.press(shortcut)
            self._confirm_if_asked()
        else:
            self._act(self.page.locator(f".stage [data-verb={verb}]").first)

    def _open_card(self, place: int) -> None:
        if self._keys and place < 9:
            self.page.keyboard.press(str(place + 1))
        else:
            self._act(self.page.locator(".hand > button").nth(place), confirm=False)

    def _end_turn(self) -> None:
        if self._keys:
            self.page.keyboard.press("e")
            self._confirm_if_asked()
        else:
            self._act(self.page.locator(".controls .end"))

    def _act(self, target: Locator, *, confirm: bool = True) -> None:
        """Tap, click or type on something that is drawn, at a corner that no other card covers."""
        if self._keys:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self._touch:
            target.tap(position={"x": 8, "y": 12})
        else:
            target.click(position={"x": 8, "y": 12})
        if confirm:
            self._confirm_if_asked()

    def _confirm_ready(self) -> bool:
        return self.page.locator(".confirm[aria-disabled=false]").count() > 0

    def _confirm_if_asked(self) -> None:
        if self._confirm_ready():
            self._confirm()

    def _confirm(self) -> None:
        if self._keys:
            self.page.keyboard.press("Enter")
        elif self._touch:
            self.page.locator(".confirm").tap()
        else:
            self.page.locator(".confirm").click()
