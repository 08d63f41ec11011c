"""What happened in one step, told from two views of one seat: the source of log, animation, voice and statistics."""

from collections.abc import Sequence

from fondaco.games.jambo.actions import VERBS
from fondaco.games.jambo.state import (
    ARABIAN_MERCHANT,
    ASK_GUARD,
    ASK_HYENA_GIVE,
    ASK_HYENA_TAKE,
    ASK_PSYCHIC_CARD,
    ASK_ROOM_UTILITY,
    ASK_SCALES_KEEP,
    BABOON,
    BASKET_MAKER,
    BONUS_ACTIONS,
    DECISIONS,
    FIRST_PERSON,
    FIRST_UTILITY,
    FIRST_WARE_CARD,
    HYENA,
    KINDS,
    LARGE_SPACES,
    NONE,
    PLAYERS,
    PSYCHIC,
    SCALES,
    SIXTH_FEE,
    STAND,
    STATUE,
    SUPPLIES,
    WARE_KINDS,
    WELL,
)
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts


def sees(before: View) -> bool:
    """Whether the seat of a view may see the action that is taken then (J-9.26).

    Of the choices in the psychic's and the scales' cards only the choosing seat knows; those of the hyena both players
    know and nobody else.
    """
    if before["seat"] == before["actor"]:
        return True
    if before["decision"] in (ASK_HYENA_TAKE, ASK_HYENA_GIVE):
        return bool(before["seat"] != NONE)
    return before["decision"] not in (ASK_PSYCHIC_CARD, ASK_SCALES_KEEP)


def events(before: View | None, after: View, action: int | None) -> list[Event]:
    """What a seat sees happen between two of its views, in order; ``before`` is None for the deal.

    ``action`` led from one to the other; None where the seat may not see it. One that it may not see is not looked at.
    """
    if before is None:
        return [Event("dealt", {}), Event("turn_started", {"seat": after["turn"]})]
    return _Step(before, after, action if action is not None and sees(before) else NONE).tell()


class _Step:
    """One step on its way to events. ``action`` is NONE where the seat may not see it."""

    def __init__(self, before: View, after: View, action: int) -> None:
        self.before = before
        self.after = after
        self.seat: int = before["actor"]
        self.other = 1 - self.seat
        self.verb, _, self.value = parts(VERBS, action) if action != NONE else ("", "", NONE)
        self.found: list[Event] = []
        self.drawn = 0  # cards that left the deck so far
        self.held = list(before["hand_size"])  # hand cards that are accounted for
        self.own = list(before["hand"])  # the same for the own hand, per kind
        self.wares = [_wares(before, seat) for seat in range(PLAYERS)]  # wares of each player that are accounted for

    def tell(self) -> list[Event]:
        """Tell the choice itself, then what followed from it."""
        decision = DECISIONS[self.before["decision"]]
        getattr(self, f"_after_{decision}")()
        self._end_of_turn()
        return self.found

    # What many steps have in common

    def _add(self, kind: str, seat: int | None = None, **args: int | Sequence[int]) -> None:
        """Add an event of a seat, by default of the one that decided."""
        whole = {"seat": self.seat if seat is None else seat, **args}
        self.found.append(Event(kind, {k: v if isinstance(v, int) else list(v) for k, v in whole.items()}))

    def _lose(self, seat: int, kind: int) -> None:
        """Account for a card that left a hand; NONE for one that this view does not know."""
        self.held[seat] -= 1
        if seat == self.before["seat"] and kind != NONE:
            self.own[kind] -= 1

    def _get(self, seat: int, kind: int) -> None:
        """Account for a card that came into a hand from elsewhere than the deck."""
        self.held[seat] += 1
        if seat == self.before["seat"] and kind != NONE:
            self.own[kind] += 1

    def _discard(self, kind: int) -> None:
        self._lose(self.seat, kind)
        self._add("discarded", card=kind)

    def _take_openly(self, seat: int, kind: int) -> None:
        self._get(seat, kind)
        self._add("took_card", seat, card=kind)

    def _draw(self, seat: int) -> None:
        """Cards that a player drew: whatever in his hand is not accounted for yet; the own ones by kind."""
        n = self.after["hand_size"][seat] - self.held[seat]
        if n <= 0:
            return
        self._from_deck(n)
        if seat == self.after["seat"]:
            gains = [kind for kind in range(KINDS) for _ in range(self.after["hand"][kind] - self.own[kind])]
            self._add("drew", seat, n=n, cards=gains)
        else:
            self._add("drew", seat, n=n)
        self.held[seat] += n

    def _from_deck(self, n: int) -> None:
        """Cards leave the deck; where the deck had not enough, the discard pile was shuffled first."""
        self.drawn += n
        if self.drawn > self.before["deck_size"] >= self.drawn - n:
            self.found.append(Event("reshuffled", {}))

    def _place(self) -> None:
        """Wares that came to or went from a player and are not accounted for yet, and fees (J-6.7)."""
        for seat in (self.before["turn"], 1 - self.before["turn"]):
            got, returned = self._traded(seat)
            if any(got):
                self._add("got_ware", seat, wares=got)
            if any(returned):
                self._add("returned_ware", seat, wares=returned)
            self._fee(seat)

    def _traded(self, seat: int) -> tuple[list[int], list[int]]:
        """Wares per kind that came to a player, and that went from him, beyond what is accounted for."""
        change = [now - then for now, then in zip(_wares(self.after, seat), self.wares[seat], strict=True)]
        return [max(n, 0) for n in change], [max(-n, 0) for n in change]

    def _fills_sixth(self, seat: int) -> bool:
        """Whether the sixth space of a player's large stand was filled."""
        before, after = sum(self.before["large"][seat]), sum(self.after["large"][seat])
        return bool(before < LARGE_SPACES == after)

    def _fee(self, seat: int) -> None:
        if self._fills_sixth(seat):
            self._add("fee", seat, gold=SIXTH_FEE)

    def _get_wares(self, seat: int, wares: Sequence[int]) -> None:
        """Wares come to a player, at first only into his keeping (J-9.2)."""
        self.wares[seat] = [n + m for n, m in zip(self.wares[seat], wares, strict=True)]
        self._add("got_ware", seat, wares=wares)

    def _end_of_turn(self) -> None:
        """Bonus, announcement, end of the game, next turn (J-2.3, chapter 10)."""
        before, after = self.before, self.after
        turn = before["turn"]
        if after["turn"] == turn and after["winner"] == NONE:
            return
        if before["actions"] >= BONUS_ACTIONS:
            self._add("bonus", turn)
        if after["announcer"] != before["announcer"]:
            self._add("announced", turn, gold=after["gold"][turn])
        if after["winner"] != NONE:
            self._add("won", after["winner"])
        else:
            self._add("turn_started", after["turn"])

    # Draw phase

    def _after_draw(self) -> None:
        if self.verb == "look":
            self._from_deck(1)
            self._add("looked", **self._known(self.after["limbo"][0]))
        elif self.verb == "use":
            self._add("used", card=self.value)

    def _known(self, kind: int) -> dict[str, int]:
        """A card as an argument, if the seat has seen it."""
        return {} if kind == NONE else {"card": kind}

    def _after_keep(self) -> None:
        if self.verb == "keep":
            self._add("kept", **self._known(self.before["limbo"][0]))
        else:
            self._add("threw_away", card=self.after["discard_top"])

    def _after_mask_card(self) -> None:
        self._discard(self.value)
        self._take_openly(self.seat, self.before["discard_top"])

    # Play phase

    def _after_play(self) -> None:
        kind, gold = self.value, self.before["gold"][self.seat] - self.after["gold"][self.seat]
        got, returned = self._traded(self.seat)
        if self.verb == "buy":
            fee = SIXTH_FEE if self._fills_sixth(self.seat) else 0
            self._add("bought", wares=got, gold=gold - fee, card=kind)
            self._fee(self.seat)
        elif self.verb == "sell":
            self._add("sold", wares=returned, gold=-gold, card=kind)
        elif self.verb == "use":
            self._add("used", card=kind)
            self._begin_use(kind)
        elif self.verb == "play":
            self._lose(self.seat, kind)
            if kind == STAND:
                self._add("built", gold=gold)
            elif not FIRST_UTILITY <= kind < FIRST_PERSON:
                self._add("played", card=kind)
                self._begin_card(kind)
            elif self.after["decision"] != ASK_ROOM_UTILITY:
                self._add("placed", card=kind)

    def _begin_card(self, kind: int) -> None:
        """What a person or an animal does before anything is asked."""
        if kind == BASKET_MAKER:
            self._add("paid", gold=2)
        elif kind == PSYCHIC:
            self._from_deck(self.after["limbo_size"])
        elif kind == ARABIAN_MERCHANT:
            self._from_deck(sum(self.after["middle_cards"]))
            self._add("revealed", cards=_cards(self.after["middle_cards"]))
        elif self.after["decision"] != ASK_GUARD:
            self._begin_animal(kind)

    def _begin_animal(self, kind: int) -> None:
        """What an animal that is not guarded shows at once."""
        turn = self.before["turn"]
        if kind == HYENA:
            self._add("saw_hand", turn)
        elif kind == BABOON:
            self._add("revealed", turn, cards=_cards(self.after["middle_cards"]))

    def _begin_use(self, kind: int) -> None:
        """What a utility does before anything is asked."""
        if kind == WELL:
            self._add("paid", gold=1)
            self._draw(self.seat)
        elif kind == STATUE:
            self._add("paid", gold=2)
        elif kind == SCALES:
            self._from_deck(self.after["limbo_size"])
            self._draw(self.seat)
        elif kind == SUPPLIES:
            self._search()

    def _search(self) -> None:
        """Supplies: the cards turned over, and the ware card among them if there was one (J-7.17, J-7.22)."""
        before, after = self.before, self.after
        found = [
            kind
            for kind in range(FIRST_WARE_CARD, KINDS)
            if after["open_hand"][self.seat][kind] > before["open_hand"][self.seat][kind]
        ]
        put_down = list(after["discard"])
        if not found:  # the use is over, and what a crocodile was eating lies there too
            for kind in (before["eaten"], before["card"]):
                if kind != NONE:
                    put_down[kind] -= 1
        turned = [now - then for now, then in zip(put_down, before["discard"], strict=True)]
        if not found or min(turned) < 0 or after["deck_size"] >= before["deck_size"]:
            self.found.append(Event("reshuffled", {}))
            turned = put_down if found else turned
        if any(turned):
            self._add("revealed", cards=_cards(turned))
        for kind in found:
            self._take_openly(self.seat, kind)

    def _after_end(self) -> None:
        """The turn ends and nothing else happens."""

    # Reactions

    def _after_rain_window(self) -> None:
        if self.verb == "decline":
            self._add("declined")
        else:
            ware_card = self.before["second"] if self.before["second"] != NONE else self.before["card"]
            self._add("rain_made", card=ware_card)

    def _after_guard_window(self) -> None:
        if self.verb == "decline":
            self._add("declined")
            self._begin_animal(self.before["card"])
        else:
            self._add("guarded", card=self.before["card"])

    # Utilities

    def _after_room_utility(self) -> None:
        self._add("discarded", card=self.value)
        self._add("placed", card=self.before["card"])

    def _pay_with_card(self) -> None:
        """A hand card or a utility from the table is discarded."""
        if self.verb == "card":
            self._discard(self.value)
        else:
            self._add("discarded", card=self.value)

    _after_boat_payment = _pay_with_card
    _after_boat_ware = _place
    _after_statue_ware = _place

    def _after_weapons_payment(self) -> None:
        self._pay_with_card()
        self._add("gained", gold=2)

    def _after_throne_take(self) -> None:
        """The other half of the exchange is still to be chosen."""

    def _after_throne_give(self) -> None:
        self._add("swapped_ware", given=_one(self.value), got=_one(self.before["chosen"]))

    def _after_kettle_card(self) -> None:
        if self.verb == "card":
            self._discard(self.value)
        self._draw(self.seat)

    def _after_drums_ware(self) -> None:
        self._place()
        self._draw(self.seat)

    def _after_supplies_payment(self) -> None:
        if self.verb == "pay_gold":
            self._add("paid", gold=1)
        else:
            self._discard(self.value)

    def _after_scales_keep(self) -> None:
        self._add("kept", **self._known(self.value))
        if self.before["seat"] == self.seat:
            given = list(self.before["limbo"][:2])
            given.remove(self.value)
            self._add("gave_card", card=given[0])
        elif self.before["seat"] == self.other:
            hands = zip(self.after["hand"], self.own, strict=True)
            self._add("gave_card", card=next(kind for kind, (now, then) in enumerate(hands) if now > then))
        else:
            self._add("gave_card_hidden")

    # People

    def _after_dancer_card(self) -> None:
        self._add("played", card=self.value)

    def _after_dancer_ware(self) -> None:
        self._place()
        gold = self.after["gold"][self.seat] - self.before["gold"][self.seat]
        if gold:
            self._add("gained", gold=gold)

    def _after_portuguese_ware(self) -> None:
        if self.verb == "ware":
            self._place()
            self._add("gained", gold=2)

    def _after_shaman_from(self) -> None:
        """The other half of the exchange is still to be chosen."""

    def _after_shaman_to(self) -> None:
        got, given = self._traded(self.seat)
        self._add("swapped_ware", given=given, got=got)

    def _settle(self) -> None:
        """Wares are placed, then cards drawn."""
        self._place()
        for seat in (self.seat, self.other):
            self._draw(seat)

    _after_basket_ware = _place
    _after_basket_amount = _place
    _after_carrier_option = _settle
    _after_carrier_ware = _settle
    _after_carrier_amount = _settle

    def _after_drummer_card(self) -> None:
        self._take_openly(self.seat, self.value)

    def _after_psychic_card(self) -> None:
        if self.value == NONE:
            self._add("drew", n=1)
        else:
            self._add("drew", n=1, cards=[self.before["limbo"][self.value - 1]])

    def _after_elder_option(self) -> None:
        self._draw(self.seat)

    def _after_elder_discard(self) -> None:
        self._discard(self.value)

    def _after_merchant_ware(self) -> None:
        self._add("offered", wares=_one(self.value))

    def _after_bid(self) -> None:
        if self.verb == "bid":
            self._add("bid", gold=self.value)
            return
        winner = self.before["bidder"]
        self._add("passed")
        self._add("won_auction", winner, gold=self.before["bid"])
        for kind in _cards(self.before["middle_cards"]):
            self._take_openly(winner, kind)
        if any(self.before["middle_wares"]):
            self._get_wares(winner, self.before["middle_wares"])
            self._place()

    _after_leave_ware = _place

    # Animals

    def _after_elephant_ware(self) -> None:
        self._get_wares(self.seat, _one(self.value))
        self._place()

    def _after_parrot_ware(self) -> None:
        self.wares[self.other][self.value] -= 1
        self._get_wares(self.seat, _one(self.value))
        self._place()

    def _after_cheetah_option(self) -> None:
        if self.verb == "give_gold":
            self._add("paid", gold=2)
            self._add("gained", self.other, gold=2)
        else:
            self._draw(self.other)

    def _after_hyena_take(self) -> None:
        if self.value == NONE:
            self._add("took_card_hidden")
        else:
            self._add("took_card_from", card=self.value)

    def _after_hyena_give(self) -> None:
        if self.value == NONE:
            self._add("gave_card_hidden")
        else:
            self._add("gave_card", card=self.value)

    def _after_crocodile_utility(self) -> None:
        self._add("lost_utility", self.other, card=self.value)

    def _after_crocodile_use(self) -> None:
        if self.verb == "use_it":
            self._add("used", card=self.before["eaten"])
            self._begin_use(self.before["eaten"])

    def _after_lion_utility(self) -> None:
        self._add("took_utility", card=self.value)

    def _after_baboon_card(self) -> None:
        self._take_openly(self.seat, self.value)

    def _after_snake_keep(self) -> None:
        self._add("kept_utility", card=self.value)
        lost = [kind for kind in self.before["utility"][self.seat] if kind != NONE]
        lost.remove(self.value)
        for kind in lost:
            self._add("lost_utility", card=kind)


def _wares(view: View, seat: int) -> list[int]:
    """Wares of a player: on the stands, and gained and still to be placed."""
    rows = (view["large"][seat], view["small"][seat], view["taken"][seat])
    return [sum(counts) for counts in zip(*rows, strict=True)]


def _one(ware: int) -> list[int]:
    """Counts per ware of a single one."""
    return [int(w == ware) for w in range(WARE_KINDS)]


def _cards(counts: Sequence[int]) -> list[int]:
    """Kinds of counted cards, each as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]
