"""Somebody who plays Jambo through the page alone: sees what is drawn, taps, or types."""

from playwright.sync_api import Position

from tests.browser.player import Player

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


class JamboPlayer(Player):
    """Plays soundly enough to end a game: buys and sells, and takes the first answer to any other question."""

    longest_game = 1_500
    corner = Position(x=8, y=12)  # no other card covers it

    def choose(self) -> None:
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
            self._press("pass") if "pass" in verbs else self.do(self.page.locator(".bids ~ .button").first)
        elif verbs and "done" not in verbs:
            self._press(next((verb for verb in ("keep", "decline") if verb in verbs), verbs[0]))
        elif seen["ends"] and not seen["gathers"]:
            self.end_turn()
        else:
            self._pick_pieces()

    def _trade(self, place: int) -> None:
        """Sell with a ware card, or else buy."""
        self._open_card(place)
        if self.confirm_ready():
            self.confirm()
        else:
            self._press("sell")

    def _pick_pieces(self) -> None:
        """Pick pieces of the table until there is something to confirm, or the table has gone on."""
        before = self.version
        for _ in range(10):
            pieces = self.page.locator(".table .usable:not(.chosen):not([aria-disabled=true])")
            self.act(pieces.first)
            if self.confirm_ready():
                self.confirm()
                return
            if self.version > before or self.page.locator(".table[data-asked=true]").count() == 0:
                return  # the answer is given
        raise AssertionError("no way to answer the question")

    def _press(self, verb: str) -> None:
        shortcut = {"look": "d", "keep": "k", "discard": "x", "buy": "b", "sell": "s"}.get(verb)
        if self.keys and shortcut:
            self.page.keyboard.press(shortcut)
            self.confirm_if_asked()
        else:
            self.do(self.page.locator(f".stage [data-verb={verb}]").first)

    def _open_card(self, place: int) -> None:
        if self.keys and place < 9:
            self.page.keyboard.press(str(place + 1))
        else:
            self.act(self.page.locator(".hand > button").nth(place))
