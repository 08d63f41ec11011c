"""Somebody who plays Tenkrát v Orientu through the page alone: sees what is drawn, taps, or types."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import Player

# All that a move depends on, at one look.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const table = document.querySelector('.table');
  return {
    decision: table.dataset.decision,
    deeds: all('.stage [data-deed][aria-disabled=false]').map((one) => one.dataset.deed),
    verbs: all('.stage [data-verb]').map((one) => one.dataset.verb),
    targets: all('.others .slot.usable').map((one) => one.dataset.slot),
    own: all('.own .slot.usable').map((one) => one.dataset.slot),
    players: all('.vizier.usable').map((one) => one.dataset.player),
    uses: all('.hand > button').map((one) => one.dataset.use ?? ''),
    piles: all('.pile.usable').map((one) => one.dataset.pile),
    claims: all('[data-claim][aria-disabled=false]').map((one) => one.dataset.claim),
    attack: Number(document.querySelector('[data-attack]')?.dataset.attack ?? 0),
    defence: Number(document.querySelector('[data-defence]')?.dataset.defence ?? 0),
    ends: all('.controls .end[aria-disabled=false]').length > 0,
  };
}"""


class OrientPlayer(Player):
    """Attacks whenever a card can, defends where that is enough, and takes what is offered."""

    longest_game = 900

    def play_until(self, *decisions: str) -> None:
        """Play on until one of some questions is asked."""
        for _ in range(self.longest_game):
            assert not self.is_over(), f"the game ended without the question {decisions}"
            if self.page.locator(".table").get_attribute("data-decision") in decisions:
                return
            self.move()
        raise AssertionError(f"never asked: {decisions}")

    def choose(self) -> None:
        look: Mapping[str, Any] = self.page.evaluate(LOOK)
        decision: str = look["decision"]
        if decision in ("turn", "attacks"):
            self._take_turn(look)
        elif decision == "defence":
            self._defend()
        elif decision in ("lay", "cover_row", "facing"):
            self._key_or_act("l", "[data-verb=lay]")
        elif look["piles"]:
            pile = look["piles"][self.moves % len(look["piles"])]
            self._key_or_act("sd"[int(pile)], f"[data-pile='{pile}']")
        elif decision == "accuse":
            self.act(self._player(look["players"][0]))
            self.act(self.page.locator("[data-claim][aria-disabled=false]").first)
        elif look["targets"]:
            self.act(self._slot(look["targets"][0]))
        elif decision in ("give", "bazaar", "bribe") and look["own"]:
            self._offer(decision, look)
        elif look["players"]:
            self.act(self._player(look["players"][-1]))
        elif look["claims"]:
            self.act(self.page.locator(f"[data-claim='{look['claims'][0]}']"))
        elif look["verbs"]:
            self.act(self.page.locator(f".stage [data-verb={look['verbs'][-1]}]"))
        else:
            self.end_turn()
        self.confirm_if_asked()

    def _key_or_act(self, key: str, target: str) -> None:
        if self.keys:
            self.page.keyboard.press(key)
        else:
            self.act(self.page.locator(target).first)

    def _slot(self, place: str) -> Locator:
        return self.page.locator(f"[data-slot='{place}']")

    def _player(self, seat: str) -> Locator:
        return self.page.locator(f"[data-player='{seat}']")

    def _take_turn(self, look: Mapping[str, Any]) -> None:
        """Attack somebody; with no card for it, exchange one, or end the turn."""
        if "attack" in look["uses"]:
            at = look["uses"].index("attack")
            self._key_or_act(str(at + 1), f".hand > button >> nth={at}")
            targets = self.page.locator(".others .slot.usable, .others .object.usable")
            self.act(targets.nth(self.moves % targets.count()))
        elif "exchange" in look["deeds"]:
            self._key_or_act("x", "[data-deed=exchange]")
            cards = self.page.locator("[data-use=discard]")
            self.act(cards.first if cards.count() > 0 else self.page.locator("[data-verb=pass]"))
        else:
            self.end_turn()

    def _defend(self) -> None:
        """Lay card after card until it is enough; if all are not, lay none."""
        cards = self.page.locator("[data-use=defend]")
        for at in range(cards.count()):
            self.act(cards.nth(at))
            shown: Mapping[str, Any] = self.page.evaluate(LOOK)
            if shown["defence"] >= shown["attack"]:
                return
        self.page.keyboard.press("Escape")
        self._key_or_act("n", "[data-verb=decline], [data-verb=done]")

    def _offer(self, decision: str, look: Mapping[str, Any]) -> None:
        """Give the first treasure; offer one now and then, else be content."""
        if decision == "give" or self.moves % 2 == 0:
            self.act(self._slot(look["own"][0]))
        else:
            self._key_or_act("n", "[data-verb=pass]")
