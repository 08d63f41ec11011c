"""Plays My First Stone Age as a child does: sees what is offered, taps it or presses Enter on it."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.player import until

DEBOUNCE = 420  # ms: a second press that comes sooner is none

# All that a child sees of what can be done.
LOOK = """() => ({
  over: document.querySelector('.finale') !== null,
  picture: document.querySelector('button.big.waits') !== null,
  hand: document.querySelector('button.hand-over') !== null,
  busy: document.querySelector('.board').dataset.busy === 'true',
  verbs: [...document.querySelectorAll('.token.offered')].map((token) => token.dataset.verb),
  picked: ['give', 'take'].map((side) => document.querySelectorAll(`.picked .${side} .one`).length),
  slots: [...document.querySelectorAll('.slot.offers')].map((slot) => slot.dataset.slot),
})"""
AIM = """(selector) => {
  const found = document.querySelector(selector);
  found?.focus();
  const box = found?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
"""Go to something with the focus; where its middle is."""
WISHES = ("pay", "build", "steal", "done", "end_turn", "skip")


def sit_down(page: Page) -> None:
    """The two taps from the start page to the table."""
    page.locator("a[href='/play/stoneage']").click()
    page.locator(".begin .start").click()
    page.locator(".slot.offers").first.wait_for()


def link_to(page: Page, seats: list[str], **options: str) -> str:
    """The address of a new table with these seats and options, opened as the play page does."""
    wish = {"game": "stoneage", "seats": seats, "options": options}
    match = page.evaluate(
        """async (wish) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(wish) });
          return (await answer.json()).match;
        }""",
        wish,
    )
    return f"/match/{match}"


def open_table(page: Page, seats: list[str], **options: str) -> None:
    """Go to a new table whose seats are all taken."""
    page.goto(link_to(page, seats, **options))
    page.locator(".stoneage.board").wait_for()


class Child:
    """One child with a finger or a keyboard; ``turns`` counts the tiles that it has turned up."""

    def __init__(self, page: Page, *, by_touch: bool, takes: bool = True) -> None:
        """``takes``: it takes the device whenever a picture asks for it."""
        self.page = page
        self._takes = takes
        self.turns = 0
        self._by_touch = by_touch

    def press(self, selector: str) -> None:
        """A press of a finger, or of the Enter key, on something that may be gone by then."""
        self.page.wait_for_timeout(DEBOUNCE)
        middle = self.page.evaluate(AIM, selector)
        if middle is not None and self._by_touch:
            self.page.touchscreen.tap(*middle)
        elif middle is not None:
            self.page.keyboard.press("Enter")

    def step(self) -> bool:
        """Do one thing that is offered, or let the scene go on; whether the game is over."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        if seen["over"]:
            return True
        if seen["picture"]:
            self.press("button.big")
        elif seen["hand"] and self._takes:
            self.press("button.hand-over")
        elif seen["busy"] or seen["hand"]:
            self.page.wait_for_timeout(50)
        else:
            self._act(seen)
        return False

    def _act(self, seen: dict[str, Any]) -> None:
        given, taken = seen["picked"]
        wishes = ("take", *WISHES) if given > taken else ("give", *WISHES) if given == 0 else WISHES
        wish = next((wish for wish in wishes if wish in seen["verbs"]), None)
        if wish is not None:
            self.press(f".token.offered[data-verb={wish}]")
        elif seen["slots"]:
            self.turns += 1
            self.press(f"[data-slot='{seen['slots'][self.turns * 5 % len(seen['slots'])]}']")
        else:
            self.page.wait_for_timeout(50)


def through_the_gate(page: Page) -> None:
    """An adult tells the sum at the gate with the keyboard."""
    page.locator("button.gear").press("Enter")
    until(page, "document.querySelector('dialog form') !== null")
    a, b = page.evaluate("document.querySelector('dialog label').textContent.match(/[0-9]+/g).map(Number)")
    page.locator("dialog input").fill(str(a + b))
    page.locator("dialog input").press("Enter")
