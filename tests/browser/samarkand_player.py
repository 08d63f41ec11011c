"""Somebody who plays Samarkand through the page alone: sees what is drawn, taps, or types."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator

import fondaco
from tests.browser.player import Player

SPACES = fondaco.game("samarkand").set.data["spaces"]
NUMBER = {space["id"]: number for number, space in enumerate(SPACES)}
NEIGHBOURS = [[NUMBER[name] for name in space["neighbours"]] for space in SPACES]
LAND = [space["kind"] != "water" for space in SPACES]

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


class SamarkandPlayer(Player):
    """Plays towards the end: leads routes to families that they have not met, and marries where it cannot."""

    longest_game = 400

    def play_until(self, decision: str) -> None:
        """Play on until a question is asked."""
        for _ in range(self.longest_game):
            assert not self.is_over(), f"the game ended without the question {decision}"
            if self.page.locator(f".table[data-asked=true][data-decision={decision}]").count() > 0:
                return
            self.move()

    def choose(self) -> None:
        if self.page.locator(".table[data-decision=turn]").count() > 0:
            self.page.locator("[data-deed][aria-disabled=false]").first.wait_for()
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
            self.end_turn()

    def _aim(self, seen: Mapping[str, Any]) -> int:
        if self.page.locator(".chart .space").count() != len(SPACES):
            return int(seen["spaces"][0])
        camels = {int(space): families for space, families in seen["camels"].items()}
        return way_to_a_relation(seen["spaces"], camels, seen["family"])

    def _begin(self, deed: str) -> None:
        """One of the two actions of a turn, with one of the families that can be chosen for it."""
        if self.keys:
            self.page.keyboard.press({"marry": "m", "extend": "c"}[deed])
        else:
            self.act(self.page.locator(f"[data-deed={deed}]"))
        usable = self.page.locator(".families .usable")
        self.act(usable.nth(self.moves % usable.count()))
        if deed == "marry":
            self.act(self.page.locator("dialog [data-verb=marry]"))
        self.confirm_if_asked()

    def place(self, space: int) -> None:
        """A camel on a space, and confirm it."""
        if self.keys:
            for _ in range(200):
                self.page.keyboard.press("n")
                if self.page.evaluate("document.activeElement.dataset.space") == str(space):
                    break
            self.page.keyboard.press("Enter")
        else:
            self.act(self._reachable(space))
        self.confirm()

    def _reachable(self, space: int) -> Locator:
        """A space of the map, brought to where it can be tapped."""
        if self.page.locator(".chart .mini").count() > 0:
            self.act(self.page.locator(".chart .tools button").nth(2))
        return self.page.locator(f".chart [data-space='{space}']")

    def _discard(self, hand: int, may_keep_all: bool) -> None:
        if may_keep_all and self.moves % 2:
            if self.keys:
                self.page.keyboard.press("k")
            else:
                self.act(self.page.locator(".stage [data-verb=done]"))
        else:
            for card in range(hand):
                if self.keys and card < 9:
                    self.page.keyboard.press(str(card + 1))
                else:
                    self.act(self.page.locator(".hand > button").nth(card))
                if self.confirm_ready():
                    break
        self.confirm()

    def _press(self, verb: str) -> None:
        if self.keys:
            self.page.keyboard.press({"sell": "s", "keep": "k"}[verb])
        else:
            self.act(self.page.locator(f".stage [data-verb={verb}]"))
        self.confirm_if_asked()
