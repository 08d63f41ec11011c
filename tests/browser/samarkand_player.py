"""Somebody who plays Samarkand through the page alone: sees what is drawn, taps, or types."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page

import fondaco
from tests.browser.player import until

SPACES = fondaco.game("samarkand").set.data["spaces"]
NUMBER = {space["id"]: number for number, space in enumerate(SPACES)}
NEIGHBOURS = [[NUMBER[name] for name in space["neighbours"]] for space in SPACES]
LAND = [space["kind"] != "water" for space in SPACES]

LONGEST_GAME = 400  # moves

# All that a move depends on, at one look.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const table = document.querySelector('.table');
  return {
    decision: table.dataset.decision,
    deeds: all('.stage [data-deed][aria-disabled=false]').map((one) => one.dataset.deed),
    verbs: all('.stage [data-verb]').map((one) => one.dataset.verb),
    spaces: all('.chart .space.legal').map((one) => Number(one.dataset.space)),
    camels: Object.fromEntries(all('.chart [data-camels]').filter((one) => one.dataset.camels !== '')
      .map((one) => [one.dataset.space, one.dataset.camels.split(' ').map(Number)])),
    family: all('.families .panel').findIndex((one) => one.classList.contains('acting')),
    hand: all('.hand > button').length,
  };
}"""

# Whether something else lies over the middle of a space.
COVERED = """(space) => {
  const one = document.querySelector(`.chart [data-space='${space}']`);
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def sit_down(page: Page, players: int, level: str = "easy") -> None:
    """From the start page to a table."""
    page.locator("a[href='/play/samarkand']").click()
    page.locator(f"label:has(input[name=players][value='{players}'])").click()
    page.locator(f"input[value={level}]").check()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()


def way_to_a_relation(spaces: list[int], camels: Mapping[int, list[int]], family: int) -> int:
    """The space from which it is nearest to a camel of a family not met yet, best of one that has met nobody."""
    met = {pair for at, both in camels.items() if LAND[at] for pair in combinations(sorted(both), 2)}
    known = {one for pair in met for one in pair}

    def steps(start: int) -> int:
        seen, edge = {start}, [start]
        for far in range(len(SPACES)):
            for at in edge:
                others = camels.get(at, [])
                if LAND[at] and len(others) == 1 and (min(family, others[0]), max(family, others[0])) not in met:
                    return far + 3 * (others[0] in known)
            edge = [beside for at in edge for beside in NEIGHBOURS[at] if len(camels.get(beside, [])) < 2]
            edge = [at for at in dict.fromkeys(edge) if at not in seen]
            seen.update(edge)
        return len(SPACES)

    return min(spaces, key=steps)


class Player:
    """Plays towards the end: leads routes to families that they have not met, and marries where it cannot."""

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
            if self.is_over():
                return True
            self.move()
            after_each()
        return self.is_over()

    def is_over(self) -> bool:
        """Wait for one's turn; whether the game has ended meanwhile."""
        self.page.wait_for_selector(".table[data-asked=true], dialog", state="attached")
        return self.page.locator("dialog").count() > 0

    def play_until(self, decision: str) -> None:
        """Play on until a question is asked."""
        for _ in range(LONGEST_GAME):
            assert not self.is_over(), f"the game ended without the question {decision}"
            if self.page.locator(f".table[data-asked=true][data-decision={decision}]").count() > 0:
                return
            self.move()

    def move(self) -> None:
        before = self.version
        self._choose()
        until(self.page, f"Number(document.querySelector('.table').dataset.version) > {before}")
        self.moves += 1

    def _choose(self) -> None:
        seen = self.page.evaluate(LOOK)
        decision = seen["decision"]
        if decision == "turn":
            self._begin("extend" if "extend" in seen["deeds"] and self.moves % 5 else seen["deeds"][0])
        elif decision in ("first_camel", "second_camel"):
            self.place(self._aim(seen))
        elif decision == "discard":
            self._discard(seen["hand"], "done" in seen["verbs"])
        elif decision == "sale":
            self._press("sell" if "sell" in seen["verbs"] else "keep")
        else:
            self._end_turn()

    def _aim(self, seen: Mapping[str, Any]) -> int:
        if self.page.locator(".chart .space").count() != len(SPACES):
            return int(seen["spaces"][0])
        camels = {int(space): families for space, families in seen["camels"].items()}
        return way_to_a_relation(seen["spaces"], camels, seen["family"])

    def _begin(self, deed: str) -> None:
        """One of the two actions of a turn, with one of the families that can be chosen for it."""
        if self._keys:
            self.page.keyboard.press({"marry": "m", "extend": "c"}[deed])
        else:
            self._act(self.page.locator(f"[data-deed={deed}]"))
        usable = self.page.locator(".families .usable")
        self._act(usable.nth(self.moves % usable.count()))
        if deed == "marry":
            self._act(self.page.locator("dialog [data-verb=marry]"))
        self._confirm_if_asked()

    def place(self, space: int) -> None:
        """A camel on a space, and confirm it."""
        if self._keys:
            for _ in range(200):
                self.page.keyboard.press("n")
                if self.page.evaluate("document.activeElement.dataset.space") == str(space):
                    break
            self.page.keyboard.press("Enter")
        else:
            self._act(self._reachable(space))
        self._confirm()

    def _reachable(self, space: int) -> Locator:
        """A space of the map, brought to where it can be tapped; in the list if a button of the map lies over it."""
        if self.page.locator(".chart .mini").count() > 0:
            self._act(self.page.locator(".chart .tools button").nth(2))
        if self.page.evaluate(COVERED, space):
            self._act(self.page.locator(".chart .tools button").nth(3))
            return self.page.locator(f"dialog .places [data-space='{space}']")
        return self.page.locator(f".chart [data-space='{space}']")

    def _discard(self, hand: int, may_keep_all: bool) -> None:
        if may_keep_all and self.moves % 2:
            if self._keys:
                self.page.keyboard.press("k")
            else:
                self._act(self.page.locator(".stage [data-verb=done]"))
        else:
            for card in range(hand):
                if self._keys and card < 9:
                    self.page.keyboard.press(str(card + 1))
                else:
                    self._act(self.page.locator(".hand > button").nth(card))
                if self._confirm_ready():
                    break
        self._confirm()

    def _press(self, verb: str) -> None:
        if self._keys:
            self.page.keyboard.press({"sell": "s", "keep": "k"}[verb])
        else:
            self._act(self.page.locator(f".stage [data-verb={verb}]"))
        self._confirm_if_asked()

    def _end_turn(self) -> None:
        if self._keys:
            self.page.keyboard.press("e")
        else:
            self._act(self.page.locator(".controls .end"))
        self._confirm_if_asked()

    def _act(self, target: Locator) -> None:
        if self._keys:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self._touch:
            target.tap()
        else:
            target.click()

    def _confirm_ready(self) -> bool:
        return self.page.locator(".confirm[aria-disabled=false]").count() > 0

    def _confirm_if_asked(self) -> None:
        if self._confirm_ready():
            self._confirm()

    def _confirm(self) -> None:
        if self._keys:
            self.page.keyboard.press("Enter")
        else:
            self._act(self.page.locator(".confirm[aria-disabled=false]"))
