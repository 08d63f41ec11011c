"""What happened in one step, told from two views of one seat: the source of log, animation, voice and statistics."""

from collections.abc import Iterator

from fondaco.games.orient.actions import VERBS
from fondaco.games.orient.state import (
    ASK_COVER_STOLEN,
    ASK_DEFENCE,
    ASK_LAY,
    ASK_OLD_MAN,
    ASK_OPPONENT,
    ASK_PILFER,
    ASK_REROLL,
    ASK_TURN,
    DAWN_DRAW,
    DAWN_LAYING,
    DAY_CARDS,
    HAND,
    KINDS,
    MIDDLE,
    NO_LAYING,
    NONE,
    OVER,
    ROW,
    TREASURES,
    VISITORS,
)
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts


def sees(before: View, action: int) -> bool:
    """Whether the seat of a view may see the action taken then: in which order a row is laid it may not (O-Q51)."""
    return before["seat"] == before["actor"] or parts(VERBS, action)[0] != "lay"


def events(before: View | None, after: View, action: int | None) -> list[Event]:
    """What a seat sees happen between two of its views, in order; ``before`` is None for the deal.

    ``action`` led from one to the other; None where the seat may not see it. One that it may not see is not looked at.
    """
    if before is None:
        return [Event("dealt", {"seat": after["dealer"]})]
    return _Step(before, after, action if action is not None and sees(before, action) else NONE).tell()


class _Step:
    """One step on its way to events. ``action`` is NONE where the seat may not see it."""

    def __init__(self, before: View, after: View, action: int) -> None:
        self.before = before
        self.after = after
        self.seat: int = before["actor"]
        self.seats = range(after["players"])
        self.verb, _, self.value = parts(VERBS, action) if action != NONE else ("lay", "treasure", NONE)
        self.dawned = after["night"] != before["night"]
        self.found: list[Event] = []

    def tell(self) -> list[Event]:
        """Tell the choice itself, then what followed from it: what is turned up, where it was turned up."""
        trap, over = self.after["decision"] == ASK_COVER_STOLEN, self.after["decision"] == OVER
        parts_of_it = [self._choice, self._attack, self._cards, self._sale, self._verdict, self._old_man, self._day]
        before_it = self._cards if trap else self._day if over else self._sale
        parts_of_it.insert(parts_of_it.index(before_it), self._facing)
        for part in (*parts_of_it, self._turn):
            part()
        return self.found

    def _add(self, kind: str, seat: int | None = None, **args: int | list[int]) -> None:
        """Add an event of a seat, by default of the one that decided; numbers unknown to the viewer are left out."""
        known = {name: value for name, value in args.items() if value != NONE}
        self.found.append(Event(kind, {"seat": self.seat if seat is None else seat, **known}))

    def _treasure(self, view: View, seat: int, slot: int) -> int:
        """The treasure of a slot as far as the view knows."""
        return int(view["row"][seat][slot])

    # The choice

    def _choice(self) -> None:
        verb, value, before = self.verb, self.value, self.before
        card_verbs = {"attack": "sent", "defend": "defended", "play": "played", "discard": "discarded"}
        if verb in card_verbs:
            self._add(card_verbs[verb], card=value)
        elif verb == "target":
            self._add("aimed", target=value // ROW, slot=value % ROW)
        elif verb == "target_object":
            self._add("aimed_object", target=before["object_at"][value], object=value)
        elif verb == "look":
            target, slot = divmod(value, ROW)
            self._add("looked", target=target, slot=slot, treasure=self._treasure(self.after, target, slot))
        elif verb == "get":
            self._exchange()
        elif verb == "seat" and before["decision"] == ASK_OPPONENT and before["hand_size"] == self.after["hand_size"]:
            self._add("looked_row", target=value)
        elif verb == "accuse":
            self._add("accused", target=value)
        elif verb == "claim":
            self._add("claimed", target=before["accused"], treasure=value)
        elif verb == "offer":
            self._add("offered", unit=value)
        elif verb == "take_old_man":
            self._add("fetched")
        elif verb == "lay":
            self._row_laid()
        elif verb == "decline" and before["decision"] == ASK_DEFENCE:
            self._add("undefended")
        elif verb == "pass":
            self._add("rested" if before["decision"] == ASK_TURN else "passed")
        elif verb in ("rearrange", "done") and self._row_stays():
            self._add("rearranged")

    def _row_stays(self) -> bool:
        """Whether a row was laid anew at once, having too few treasures for an order."""
        before, after = self.before, self.after
        began = self.verb == "rearrange" or before["laying"] > DAWN_LAYING
        return bool(began and after["laying"] == NO_LAYING)

    def _exchange(self) -> None:
        before, target, slot = self.before, self.value // ROW, self.value % ROW
        self._add(
            "exchanged",
            target=target,
            slot=before["slot"],
            other_slot=slot,
            treasure=self._treasure(before, self.seat, before["slot"]),
            other=self._treasure(before, target, slot),
        )

    def _row_laid(self) -> None:
        """The row is complete when its owner is not asked for the next slot."""
        before, after = self.before, self.after
        if after["laying"] == before["laying"] and after["actor"] == self.seat and after["decision"] == ASK_LAY:
            return
        self._add("rearranged" if before["laying"] > DAWN_LAYING else "laid_row")

    # Attacks and thefts

    def _attack(self) -> None:
        before, after = self.before, self.after
        rolled = self.verb in ("roll", "reroll")
        if rolled and before["laid_out"]:
            self._add("rolled", die=after["die"])
        stolen = after["decision"] == ASK_PILFER and (self.verb == "play" or before["decision"] != ASK_PILFER)
        if stolen:
            snatched = before["decision"] == ASK_PILFER
            origin = before["holder"] if snatched else before["target"]
            kind = "pilfered" if snatched else "stole"
            if after["object"] != NONE:
                self._add(f"{kind}_object", after["holder"], target=origin, object=after["object"])
            else:
                treasure = self._treasure(after, after["holder"], after["slot"])
                self._add(kind, after["holder"], target=origin, slot=before["slot"], treasure=treasure)
        elif before["laid_out"] and not after["laid_out"] and after["decision"] != OVER:
            failed = self.verb in ("roll", "accept", "reroll")
            self._add("door_shut" if failed else "repelled", before["turn"], target=before["target"])
        if after["decision"] == ASK_COVER_STOLEN and before["decision"] != ASK_COVER_STOLEN:
            treasure = self._treasure(after, after["holder"], after["slot"])
            self._add("caught", after["holder"], treasure=treasure)

    # Cards

    def _cards(self) -> None:
        before, after = self.before, self.after
        for visitor in range(VISITORS):
            if before["visitor_at"][visitor] == NONE != after["visitor_at"][visitor]:
                self._add("visited", after["visitor_at"][visitor], visitor=visitor)
        if self.dawned:
            return
        for seat in self.seats:
            attack = after["from_attack"][seat] - before["from_attack"][seat]
            defence = after["hand_size"][seat] - before["hand_size"][seat] - attack
            drawn = after["pile_size"][0] + after["pile_size"][1] < before["pile_size"][0] + before["pile_size"][1]
            if drawn and (attack > 0 or defence > 0):
                cards = self._new_cards() if seat == after["seat"] else []
                self._add("drew", seat, attack=max(attack, 0), defence=max(defence, 0), cards=cards)
        self._thrown_away()

    def _new_cards(self) -> list[int]:
        """Cards of the own hand that were not in it before."""
        rest = [k for k in self.before["hand"][:HAND] if k != NONE]
        new = []
        for k in self.after["hand"]:
            if k in rest:
                rest.remove(k)
            elif k != NONE:
                new.append(k)
        return new

    def _thrown_away(self) -> None:
        """Cards that came to the discard pile without being chosen: by an effect, or the Ghost."""
        before, after = self.before, self.after
        laid = [k for k in before["table"] if k != NONE]
        if self.verb in ("discard", "play", "defend", "attack"):
            laid.append(self.value)
        gone = []
        for k in range(KINDS):
            for _ in range(after["discard"][k] - before["discard"][k]):
                if k in laid:
                    laid.remove(k)
                else:
                    gone.append(k)
        losers = [seat for seat in self.seats if after["hand_size"][seat] < before["hand_size"][seat]]
        if self.verb == "seat" and gone:
            self._add("lost_cards", self.value, cards=gone)
        elif after["decision"] == ASK_COVER_STOLEN and gone:
            self._add("lost_cards", losers[0] if losers else after["holder"], cards=gone)
        else:
            for k in gone:
                self._add("ghost", card=k)

    def _facing(self) -> None:
        """Treasures that were turned in their rows."""
        before, after = self.before, self.after
        if self.dawned:
            return
        was, now = self._opened(before), self._opened(after)
        for treasure, seat in sorted(now.items()):
            if treasure not in was:
                self._add("uncovered", seat, treasure=treasure)
        for treasure, seat in sorted(was.items()):
            if treasure not in now:
                self._add("covered", seat, treasure=treasure)

    def _opened(self, view: View) -> dict[int, int]:
        """Face-up treasures and who has them."""
        return {t: seat for seat in self.seats for t in range(TREASURES) if view["open"][seat] >> t & 1}

    # Bazaar and court

    def _dice(self) -> Iterator[tuple[int, int]]:
        for seat in self.seats:
            if self.after["dice"][seat]:
                yield seat, self.after["dice"][seat]

    def _sale(self) -> None:
        before, after = self.before, self.after
        if before["object"] == NONE or not before["day"] or not any(after["dice"]):
            return
        for seat, die in self._dice():
            self._add("rolled", seat, die=die)
        owner = after["object_at"][before["object"]]
        if owner == NONE:
            self._add("stranger", object=before["object"])
        else:
            self._add("bought", owner, object=before["object"])

    def _verdict(self) -> None:
        before, after = self.before, self.after
        if self.verb == "claim" and after["claim"] == NONE:
            self._add("lapsed", target=before["accused"], treasure=self.value)
        if before["claim"] == NONE or after["claim"] != NONE or not any(after["dice"]):
            return
        rolls = dict(self._dice())
        for seat, die in rolls.items():
            self._add("rolled", seat, die=die)
        treasure = before["claim"]
        owner = self._opened(after).get(treasure, NONE)
        if owner == NONE:  # a new night has begun, and rows lie face down
            owner = after["owner"][treasure]
        if owner != NONE:
            self._add("awarded", owner, treasure=treasure)

    # Persons, day and turn

    def _old_man(self) -> None:
        before, after = self.before, self.after
        if after["die"] and not before["laid_out"] and not after["day"] and self.verb != "accept":
            self._add("old_man_rolled", after["turn"], die=after["die"])
        if before["old_man"] != after["old_man"]:
            if after["old_man"] == MIDDLE:
                self.found.append(Event("old_man_middle", {}))
            else:
                self._add("old_man_moved", after["old_man"])

    def _day(self) -> None:
        before, after = self.before, self.after
        if not before["day"] and (after["day"] or self.dawned):
            self.found.append(Event("night_ended", {}))
        shown = before["revealed"] if before["day"] else 0
        last = after["revealed"] if after["day"] else DAY_CARDS if self.dawned else 0
        for at in range(shown, last):
            self.found.append(Event("day_card", {"object": after["day_cards"][at], "n": at + 1}))
        if self.dawned:
            self._add("dawned", after["dealer"], n=after["night"])

    def _turn(self) -> None:
        before, after = self.before, self.after
        if after["decision"] == OVER:
            self._add("won", after["winner"])
            return
        began = after["decision"] in (ASK_TURN, ASK_OLD_MAN) or (
            after["decision"] == ASK_REROLL and not after["laid_out"]
        )
        at_dawn = before["draw"] == DAWN_DRAW or before["laying"] == DAWN_LAYING
        if began and not after["day"] and (before["turn"] != after["turn"] or at_dawn or before["day"]):
            self._add("turn_started", after["turn"])
