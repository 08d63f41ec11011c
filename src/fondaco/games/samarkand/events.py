"""What happened in one step, told from two views of one seat: the source of log, animation, voice and statistics."""

from fondaco.games.samarkand.actions import VERBS
from fondaco.games.samarkand.state import (
    ASIDE,
    ASK_SECOND,
    DISCARDED,
    FAMILIES,
    GOODS,
    NONE,
    OVER,
    STUCK,
)
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts


def sees(before: View, action: int) -> bool:
    """Whether the seat of a view may see the action that is taken then: which card is discarded it may not (S-R21)."""
    return before["seat"] == before["actor"] or parts(VERBS, action)[0] != "discard"


def events(before: View | None, after: View, action: int | None) -> list[Event]:
    """What a seat sees happen between two of its views, in order; ``before`` is None for the deal.

    ``action`` led from one to the other; None where the seat may not see it. One that it may not see is not looked at.
    """
    if before is None:
        return [Event("dealt", {}), Event("turn_started", {"seat": after["turn"]})]
    return _Step(before, after, action if action is not None and sees(before, action) else NONE).tell()


class _Step:
    """One step on its way to events. ``action`` is NONE where the seat may not see it."""

    def __init__(self, before: View, after: View, action: int) -> None:
        self.before = before
        self.after = after
        self.seat: int = before["actor"]
        self.verb, _, self.value = parts(VERBS, action) if action != NONE else ("", "", NONE)
        self.found: list[Event] = []

    def tell(self) -> list[Event]:
        """Tell the choice itself, then what followed from it."""
        if self.verb == "pass":
            self._add("passed")
        elif self.verb == "keep":
            self._unsold()
        elif self.verb == "sell":
            self._add("sold", card=self.before["good"])
        elif self.verb == "marry":
            self._marriage()
        elif self.verb == "place":
            self._camel()
        elif self.verb in ("discard", "done", ""):
            self._discards()
        self._end_of_turn()
        return self.found

    def _add(self, kind: str, seat: int | None = None, **args: int | list[int]) -> None:
        """Add an event of a seat, by default of the one that decided."""
        self.found.append(Event(kind, {"seat": self.seat if seat is None else seat, **args}))

    def _unsold(self) -> None:
        """A card that may be sold once is told of when all have declined: who they are is of no interest."""
        if self.after["good"] == NONE:
            self.found.append(Event("unsold", {"card": self.before["good"]}))

    def _marriage(self) -> None:
        before, after, family = self.before, self.after, self.value
        self._add("married", family=family, n=after["treasury"][family] - before["treasury"][family])
        n = after["hand_size"][self.seat] - before["hand_size"][self.seat]
        if n > before["pile_size"]:
            self.found.append(Event("reshuffled", {}))
        if n:
            if self.seat == after["seat"]:
                new = [g for g in range(GOODS) if after["place"][g] == self.seat != before["place"][g]]
                self._add("drew", n=n, cards=new)
            else:
                self._add("drew", n=n)

    def _camel(self) -> None:
        before, after, family = self.before, self.after, self.before["family"]
        second = before["decision"] == ASK_SECOND
        self._add("placed_second" if second else "placed", family=family, space=self.value)
        for good in range(GOODS):
            if before["taken"][good] == NONE != after["taken"][good]:
                self._add("took_tile", good=good)
        for other in range(FAMILIES):
            if before["met"][family][other] != after["met"][family][other]:
                tiles = after["relation_tiles"][self.seat] - before["relation_tiles"][self.seat]
                self._add("related", family=family, other=other, n=tiles)
                for seat in range(after["players"]):
                    prize = after["money"][seat] - before["money"][seat]
                    if prize:
                        self._add("prize", seat, n=prize)

    def _discards(self) -> None:
        """Cards that went to the discard pile, told when all have been chosen; the own ones by name."""
        before, after = self.before, self.after
        n = after["discard_size"] - before["discard_size"]
        if n <= 0:
            return
        if self.seat == before["seat"]:
            own = [
                g for g in range(GOODS) if after["place"][g] == DISCARDED and before["place"][g] in (ASIDE, self.seat)
            ]
            self._add("discarded", n=n, cards=own)
        else:
            self._add("discarded", n=n)

    def _end_of_turn(self) -> None:
        """The bag, the next turn or the end of the game."""
        before, after = self.before, self.after
        over = after["decision"] == OVER
        if after["turn"] == before["turn"] and not over:
            return
        for family in range(FAMILIES):
            if after["bag"][family] < before["bag"][family]:
                gone = after["removed"][family] > before["removed"][family]
                self._add("bag_removed" if gone else "bag_returned", before["turn"], family=family)
        if not over:
            self._add("turn_started", after["turn"])
            return
        for seat in range(after["players"]):
            held = [g for g in range(GOODS) if after["place"][g] == seat]
            self._add("revealed", seat, n=after["card_points"][seat], cards=held)
        self.found.append(Event("stuck" if after["ending"] == STUCK else "ended", {"ending": after["ending"]}))
