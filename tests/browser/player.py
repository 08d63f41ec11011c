"""What everybody does who plays through the page alone: waits for the turn, taps, clicks or types, and confirms."""

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as NeverTrue

PATIENCE = 60.0
"""Seconds to wait for what must come; how long it takes is not what is tested."""


END = "dialog .story"
"""The panel that tells the end; a game may have dialogs of its own."""


def until(page: Page, script: str, seconds: float = PATIENCE) -> None:
    """Wait until a script is true, which it is not while an element that it looks at is not there.

    Playwright's own waiting needs `eval`, which the page's security policy forbids.
    """
    end = time.monotonic() + seconds
    attempt = (
        f"() => {{ try {{ return {script} }} "
        "catch (error) { if (error instanceof TypeError) return false; throw error } }"
    )
    while not page.evaluate(attempt):
        assert time.monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(10)


def sit_down(page: Page, game: str, *, players: int | None = None, level: str = "easy") -> None:
    """From the start page to a table, with so many players where that can be chosen."""
    page.locator(f"a[href='/play/{game}']").click()
    if players is not None:
        page.locator(f"label:has(input[name=players][value='{players}'])").click()
    page.locator(f"input[value={level}]").check()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()


# What matters of a table at which somebody is stuck.
SEEN = """() => JSON.stringify({
  ...document.querySelector('.table').dataset,
  warning: document.querySelector('.warn')?.textContent,
  legal: document.querySelectorAll('.table [aria-disabled=false]').length,
})"""


class Player:
    """Plays moves through the page; a game's own player chooses them in ``choose``, from what is drawn."""

    longest_game: ClassVar[int]
    """Moves."""
    corner: ClassVar[Position | None] = None
    """Where to touch what is drawn, if not in its middle."""

    def __init__(self, page: Page, *, touch: bool = False, keys: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.keys = keys
        self.moves = 0

    @property
    def version(self) -> int:
        """Up to where the match is shown."""
        return int(self.page.locator(".table").get_attribute("data-version") or 0)

    def play(self, after_each: Callable[[], None] = lambda: None, *, moves: int | None = None) -> bool:
        """Play so many own moves, or to the end; whether it ended."""
        for _ in range(moves or self.longest_game):
            if self.is_over():
                return True
            self.move()
            after_each()
        return self.is_over()

    def is_over(self) -> bool:
        """Wait for one's turn; whether the game has ended meanwhile."""
        self.page.wait_for_selector(f".table[data-asked=true], {END}", state="attached")
        return self.page.locator(END).count() > 0

    def move(self) -> None:
        """Make a move and wait until the match has gone on."""
        before = self.version
        try:
            self.choose()
        except NeverTrue as fault:
            fault.add_note(f"asked at version {before}, now {self.page.evaluate(SEEN)}")
            if self.version == before:  # else the question has closed by itself meanwhile
                raise
        until(self.page, f"Number(document.querySelector('.table').dataset.version) > {before}")
        self.moves += 1

    def choose(self) -> None:
        """Decide the question that is asked now."""
        raise NotImplementedError

    def act(self, target: Locator) -> None:
        """Tap, click or type on something that is drawn."""
        if self.keys:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap(position=self.corner)
        else:
            target.click(position=self.corner)

    def do(self, target: Locator) -> None:
        """Act on something, and confirm if that is asked."""
        self.act(target)
        self.confirm_if_asked()

    def end_turn(self) -> None:
        """End the own turn."""
        if self.keys:
            self.page.keyboard.press("e")
            self.confirm_if_asked()
        else:
            self.do(self.page.locator(".controls .end"))

    def confirm_ready(self) -> bool:
        """Whether there is something to confirm."""
        return self.page.locator(".confirm[aria-disabled=false]").count() > 0

    def confirm_if_asked(self) -> None:
        """Confirm what waits for it."""
        if self.confirm_ready():
            self.confirm()

    def confirm(self) -> None:
        """Confirm."""
        button = self.page.locator(".confirm[aria-disabled=false]")
        if self.keys:
            self.page.keyboard.press("Enter")
        elif self.touch:
            button.tap()
        else:
            button.click()


def play_together(players: Sequence[Player], *, silent: str = "none") -> None:
    """Let people at several screens play a match to its end, each whenever the own screen asks.

    The decision ``silent``, a question to all at once, is left unanswered: it closes by itself at any time.
    """
    asked = f".table[data-asked=true]:not([data-decision={silent}])"
    while not all(player.page.locator(END).count() for player in players):
        assert sum(player.moves for player in players) < len(players) * players[0].longest_game
        for player in players:
            if player.page.locator(END).count() == 0 and player.page.locator(asked).count():
                player.move()
