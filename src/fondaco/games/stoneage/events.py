"""What happened in one step, told from two views of one seat: the source of log, animation, voice and statistics.

An event tells what a tile shows but not where it lies: that is for the players to remember (A-Q37). A page finds the
slot in the view, as ``slot`` and ``face_up``.
"""

from fondaco.games.stoneage.actions import FIRST_OF_PAIR, SECOND_OF_PAIR, VERBS
from fondaco.games.stoneage.state import ASK_GIVE, ASK_SWAP, NONE, OVER
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts


def events(before: View | None, after: View, action: int | None) -> list[Event]:
    """What a seat sees happen between two of its views, in order; ``before`` is None for the deal.

    ``action`` led from one to the other; every seat may see it.
    """
    if before is None:
        return [Event("dealt", {}), Event("turn_started", {"seat": after["turn"]})]
    return _Step(before, after, NONE if action is None else action).tell()


class _Step:
    """One step on its way to events."""

    def __init__(self, before: View, after: View, action: int) -> None:
        self.before = before
        self.after = after
        self.seat: int = before["actor"]
        self.verb, _, self.value = parts(VERBS, action) if action != NONE else ("", "", NONE)
        self.found: list[Event] = []

    def tell(self) -> list[Event]:
        """Tell the choice itself, then what followed from it."""
        if self.verb == "flip":
            self._flip()
        elif self.verb == "take":
            self._trade()
        elif self.verb == "end_turn" and self.before["decision"] == ASK_GIVE:
            self._add("kept_goods")
        elif self.verb == "steal":
            dogs = self._gains("dog")
            self._add("stole_dog", other=dogs.index(-1))
        elif self.verb == "leave":
            self._add("left_dog")
        elif self.verb == "skip":
            self._add("built_nothing")
        elif self.verb == "pay":
            self._hut()
        elif self.verb == "swap":
            self._add("swapped", slots=[int(FIRST_OF_PAIR[self.value]), int(SECOND_OF_PAIR[self.value])])
        self._rest()
        return self.found

    def _add(self, kind: str, **args: int | list[int]) -> None:
        """Add an event of the seat that decided."""
        self.found.append(Event(kind, {"seat": self.seat, **args}))

    def _gains(self, field: str) -> list[int]:
        """By how much the numbers of a list grew."""
        return [now - then for then, now in zip(self.before[field], self.after[field], strict=True)]

    def _flip(self) -> None:
        """A tile, the way of the figure, and what was to be had where it arrived."""
        after, space = self.after, self.after["figure"][self.seat]
        self._add("flipped", tile=after["tile"])
        self._add("moved", space=space)
        stock = self._gains("stock")
        if any(stock):
            self._add("took", good=stock.index(-1))
        elif after["free_dogs"] < self.before["free_dogs"]:
            self._add("took_dog")
        elif after["decision"] == ASK_SWAP:
            self._add("could_not_build")
        elif after["turn"] != self.seat:
            self._add("nothing", space=space)

    def _trade(self) -> None:
        """An exchange, once all of it is chosen."""
        trade = self._gains("trade")
        if any(trade):
            self._add("traded", given=[max(0, n) for n in trade], taken=[max(0, -n) for n in trade])

    def _hut(self) -> None:
        """A hut, what was paid for it, and the next one of its pile."""
        before, after, pile = self.before, self.after, self.before["pile"]
        goods, dogs = self._gains("stock"), after["free_dogs"] - before["free_dogs"]
        self._add("built", hut=before["open_hut"][pile], goods=goods, dogs=dogs)
        if after["decision"] == OVER:
            return
        if after["open_hut"][pile] == NONE:
            self.found.append(Event("pile_empty", {}))
        else:
            self.found.append(Event("hut_revealed", {"hut": after["open_hut"][pile]}))

    def _rest(self) -> None:
        """The tiles that were turned down, the next turn, or the end of the game."""
        before, after = self.before, self.after
        if after["decision"] == OVER:
            if before["decision"] != OVER:
                self._add("won")
            return
        if after["decision"] == ASK_SWAP != before["decision"]:
            self._add("closed")
        if after["turn"] != before["turn"]:
            self.found.append(Event("turn_started", {"seat": after["turn"]}))
