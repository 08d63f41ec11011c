"""Positions of Jambo as JSON that people can write: everything a state holds, hidden cards and knowledge included.

What is left out has its value at the start of a game. Cards named nowhere lie in the deck's unordered rest; where that
rest is given, they lie at the bottom of the discard pile instead. Wares named nowhere lie in the supply.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from fondaco.errors import FondacoError
from fondaco.games.jambo.components import Ware
from fondaco.games.jambo.state import (
    ACTIONS_PER_TURN,
    ARABIAN_MERCHANT,
    BABOON,
    BASKET_MAKER,
    BOAT,
    CARRIER,
    CHEETAH,
    CROCODILE,
    DANCER,
    DECISIONS,
    DRUMMER,
    DRUMS,
    ELDER,
    ELEPHANT,
    FIRST_ANIMAL,
    FIRST_PERSON,
    FIRST_UTILITY,
    FIRST_WARE_CARD,
    HYENA,
    KETTLE,
    KINDS,
    LARGE_SPACES,
    LION,
    MASK,
    MIDDLE_UTILITIES,
    NONE,
    OVER,
    PARROT,
    PLAYERS,
    PORTUGUESE,
    PSYCHIC,
    SCALES,
    SEEN,
    SHAMAN,
    SNAKE,
    STAND,
    STATUE,
    SUPPLIES,
    THRONE,
    TRAVELLING_MERCHANT,
    WARES,
    WEAPONS,
)
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.forms import convert
from fondaco.kernel.positions import Reader

PHASES = ("draw", "play")

Seat = Literal[0, 1]
Count = Annotated[int, msgspec.Meta(ge=0, le=120)]
Gold = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Wares = dict[Ware, Count]
Cards = list[str]


class PlacedUtility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A utility on the table; where it was not used this turn its id alone will do."""

    card: str
    turned: bool = False


class SeenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card and the seats that have seen it. Its id alone means: nobody on the deck, whose turn it is in limbo."""

    card: str
    seen: list[Seat]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck: its known top, first card first, and how many of each kind lie below in no order."""

    top: Annotated[list[str | SeenCard], msgspec.Meta(max_length=SEEN)] = []
    rest: dict[str, Count] | None = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole notation. Fields have the names and meanings of the state's; None stands for a default of its own."""

    game: Literal["jambo"] = "jambo"
    count: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0
    decision: Literal[DECISIONS] | None = None  # type: ignore[valid-type]  # None: that of the phase
    actor: Seat | None = None  # None: the seat whose turn it is
    undoable: Count = 0
    turn: Seat = 0
    phase: Literal[PHASES] = "draw"  # type: ignore[valid-type]
    actions: Annotated[int, msgspec.Meta(ge=0, le=ACTIONS_PER_TURN)] = ACTIONS_PER_TURN
    looked: Annotated[int, msgspec.Meta(ge=0, le=ACTIONS_PER_TURN)] = 0
    discount: Count = 0
    starter: Seat = 0
    announcer: Seat | None = None
    winner: Seat | None = None
    gold: tuple[Gold, Gold] | None = None  # None: what the component set gives each player
    hands: tuple[Cards, Cards] = ([], [])
    open_hand: tuple[Cards, Cards] = ([], [])
    shown_hand: tuple[Cards, Cards] | None = None  # None: no more than everybody knows
    large: tuple[Wares, Wares] = ({}, {})
    small: tuple[Wares, Wares] = ({}, {})
    stands: tuple[Count, Count] = (0, 0)
    utilities: tuple[list[str | PlacedUtility], list[str | PlacedUtility]] = ([], [])
    discard: Cards = []
    deck: Deck = Deck()
    card: str | None = None
    second: str | None = None
    use: str | None = None
    eaten: str | None = None
    left: Count = 0
    last: str | None = None  # a card where cards are discarded, else a ware
    chosen: Annotated[int, msgspec.Meta(ge=0, le=2)] | Ware = 0  # a ware where one was chosen, else a number
    bid: Gold = 0
    bidder: Seat | None = None
    middle_wares: Wares = {}
    taken: tuple[Wares, Wares] = ({}, {})
    middle_cards: Cards = []
    middle_utilities: Annotated[list[str | PlacedUtility], msgspec.Meta(max_length=MIDDLE_UTILITIES)] = []
    limbo: Annotated[list[str | SeenCard], msgspec.Meta(max_length=SEEN)] = []


NUMBERS = ("count", "undoable", "turn", "actions", "looked", "discount", "starter", "left", "bid")
WARE_CHOSEN = ("shaman_to", "basket_amount", "carrier_amount", "throne_give")
"""Decisions before which a ware was chosen; ``chosen`` then holds it, else a number."""

EFFECTS: dict[str, tuple[str, tuple[int, ...]]] = {
    "mask_card": ("use", (MASK,)),
    "boat_payment": ("use", (BOAT,)),
    "boat_ware": ("use", (BOAT,)),
    "statue_ware": ("use", (STATUE,)),
    "throne_take": ("use", (THRONE,)),
    "throne_give": ("use", (THRONE,)),
    "kettle_card": ("use", (KETTLE,)),
    "drums_ware": ("use", (DRUMS,)),
    "supplies_payment": ("use", (SUPPLIES,)),
    "scales_keep": ("use", (SCALES,)),
    "weapons_payment": ("use", (WEAPONS,)),
    "room_utility": ("card", tuple(range(FIRST_UTILITY, FIRST_PERSON))),
    "rain_window": ("card", (DANCER, *range(FIRST_WARE_CARD, KINDS))),
    "guard_window": ("card", tuple(range(FIRST_ANIMAL, FIRST_WARE_CARD))),
    "dancer_card": ("card", (DANCER,)),
    "dancer_ware": ("card", (DANCER,)),
    "portuguese_ware": ("card", (PORTUGUESE,)),
    "shaman_from": ("card", (SHAMAN,)),
    "shaman_to": ("card", (SHAMAN,)),
    "basket_ware": ("card", (BASKET_MAKER,)),
    "basket_amount": ("card", (BASKET_MAKER,)),
    "drummer_card": ("card", (DRUMMER,)),
    "psychic_card": ("card", (PSYCHIC,)),
    "elder_option": ("card", (ELDER,)),
    "elder_discard": ("card", (ELDER,)),
    "carrier_option": ("card", (CARRIER,)),
    "carrier_ware": ("card", (CARRIER,)),
    "carrier_amount": ("card", (CARRIER,)),
    "merchant_ware": ("card", (TRAVELLING_MERCHANT,)),
    "bid": ("card", (TRAVELLING_MERCHANT, ARABIAN_MERCHANT)),
    "leave_ware": ("card", (TRAVELLING_MERCHANT, ELEPHANT, PARROT)),
    "elephant_ware": ("card", (ELEPHANT,)),
    "cheetah_option": ("card", (CHEETAH,)),
    "hyena_take": ("card", (HYENA,)),
    "hyena_give": ("card", (HYENA,)),
    "crocodile_utility": ("card", (CROCODILE,)),
    "crocodile_use": ("card", (CROCODILE,)),
    "lion_utility": ("card", (LION,)),
    "parrot_ware": ("card", (PARROT,)),
    "baboon_card": ("card", (BABOON,)),
    "snake_keep": ("card", (SNAKE,)),
}
"""Decisions inside an effect: which field must name one of which kinds of card. In all others both are empty."""

DEFAULTS: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Position()))


def to_dict(state: np.record, components: ComponentSet) -> dict[str, Any]:
    """Write a state down; what has its default is left out."""
    names = components.names

    def name(kind: int) -> str | None:
        return None if kind == NONE else names[kind]

    def seat(number: int) -> int | None:
        return None if number == NONE else number

    def cards(counts: Sequence[int]) -> list[str]:
        return [names[kind] for kind in range(KINDS) for _ in range(counts[kind])]

    def wares(counts: Sequence[int]) -> dict[str, int]:
        return {ware: n for ware, n in zip(WARES, counts, strict=True) if n}

    def utilities(kinds: Sequence[int], turned: Sequence[int]) -> list[str | dict[str, Any]]:
        return [
            {"card": names[kind], "turned": True} if used else names[kind]
            for kind, used in zip(kinds, turned, strict=True)
            if kind != NONE
        ]

    def seen_cards(kinds: Sequence[int], seen: Sequence[int], usual: int) -> list[str | dict[str, Any]]:
        return [
            names[kind]
            if bits == usual
            else {"card": names[kind], "seen": [p for p in range(PLAYERS) if bits >> p & 1]}
            for kind, bits in zip(kinds, seen, strict=True)
        ]

    s = {
        field: value.tolist() if isinstance(value, np.ndarray) else value
        for field, value in zip(state.dtype.names or (), state.item(), strict=True)
    }
    discarded = [] if s["discard_top"] == NONE else [names[s["discard_top"]]]
    if discarded:
        s["discard"][s["discard_top"]] -= 1
    known, held = s["known_top"], s["limbo_size"]
    top = seen_cards(s["top"][:known], s["top_seen"][:known], 0)
    decision = DECISIONS[s["decision"]]
    last, chosen = s["last"], s["chosen"]
    full = {
        "game": "jambo",
        **{field: s[field] for field in NUMBERS},
        "last": None if last == NONE else names[last] if decision == "elder_discard" else WARES[last],
        "chosen": WARES[chosen] if decision in WARE_CHOSEN else chosen,
        **{field: seat(s[field]) for field in ("announcer", "winner", "bidder")},
        **{field: name(s[field]) for field in ("card", "second", "use", "eaten")},
        "stands": s["stands"],
        "middle_wares": wares(s["middle_wares"]),
        **{field: [wares(counts) for counts in s[field]] for field in ("large", "small", "taken")},
        "actor": None if s["decision"] == OVER or s["actor"] == s["turn"] else s["actor"],
        "decision": None if decision == PHASES[s["phase"]] else decision,
        "phase": PHASES[s["phase"]],
        "gold": None if s["gold"] == [components.data["start_gold"]] * PLAYERS else s["gold"],
        "hands": [cards(counts) for counts in s["hand"]],
        "open_hand": [cards(counts) for counts in s["open_hand"]],
        "shown_hand": None if s["shown_hand"] == s["open_hand"] else [cards(counts) for counts in s["shown_hand"]],
        "utilities": [utilities(*placed) for placed in zip(s["utility"], s["turned"], strict=True)],
        "discard": cards(s["discard"]) + discarded,
        "middle_cards": cards(s["middle_cards"]),
        "middle_utilities": utilities(s["middle_utility"], s["middle_turned"]),
        "limbo": seen_cards(s["limbo"][:held], s["limbo_seen"][:held], 1 << s["turn"]),
        "deck": {"top": top} if top else DEFAULTS["deck"],
    }
    return {"game": "jambo"} | {field: full[field] for field in DEFAULTS if full[field] != DEFAULTS[field]}


def from_dict(position: Mapping[str, Any], components: ComponentSet, state: np.record) -> None:
    """Write a position into a zeroed state. Raises FondacoError naming the place of the first fault."""
    _Reader(convert(position, Position, "position", FondacoError), components, state).read()


class _Reader(Reader[Position]):
    """A position on its way into a state."""

    def __init__(self, position: Position, components: ComponentSet, state: np.record) -> None:
        super().__init__(position, PLAYERS)
        self.names = components.names
        self.data = components.data
        self.state = state
        self.cards = [0] * KINDS
        for card in (*self.data["powers"], *self.data["ware_cards"]):
            self.cards[self.names.index(card["id"])] = card["number"]
        self.tokens = [self.data["tokens"][ware] for ware in WARES]

    def read(self) -> None:
        """Write the position into the state."""
        self._numbers()
        self._stands()
        self._hands()
        self._table()
        self._deck()

    # What is named, and that there is enough of it

    def _kind(self, name: str, place: str, first: int = 0, end: int = KINDS) -> int:
        """Kind of a card's id, of which one must be left; it is taken."""
        kind = self._index(self.names, name, place)
        if not first <= kind < end:
            raise self._fault("position-wrong-card", place, card=name)
        if not self.cards[kind]:
            raise self._fault("position-cards-short", place, card=name)
        self.cards[kind] -= 1
        return kind

    def _counts(self, names: Sequence[str], place: str) -> list[int]:
        """Cards named in a list, counted per kind and taken."""
        counts = [0] * KINDS
        for at, name in enumerate(names):
            counts[self._kind(name, f"{place}[{at}]")] += 1
        return counts

    def _known(self, names: Sequence[str], held: Sequence[int], place: str) -> list[int]:
        """Cards of a hand that are known, counted per kind; they are the hand's own and so not taken again."""
        counts = [0] * KINDS
        for at, name in enumerate(names):
            kind = self._index(self.names, name, f"{place}[{at}]")
            counts[kind] += 1
            if counts[kind] > held[kind]:
                raise self._fault("position-not-held", f"{place}[{at}]", card=name)
        return counts

    def _wares(self, wares: Mapping[str, int], place: str) -> list[int]:
        """Counts per ware, taken from the supply."""
        counts = [wares.get(ware, 0) for ware in WARES]
        for at, n in enumerate(counts):
            if n > self.tokens[at]:
                raise self._fault("position-wares-short", place, ware=WARES[at])
            self.tokens[at] -= n
        return counts

    # Parts of the state

    def _numbers(self) -> None:
        p, s = self.position, self.state
        for field in NUMBERS:
            setattr(s, field, getattr(p, field))
        for field in ("announcer", "winner", "bidder"):
            value = getattr(p, field)
            setattr(s, field, NONE if value is None else value)
        s.phase = PHASES.index(p.phase)
        s.decision = DECISIONS.index(p.decision or p.phase)
        s.actor = NONE if s.decision == OVER else p.turn if p.actor is None else p.actor
        s.gold[:] = p.gold or [self.data["start_gold"]] * PLAYERS

    def _stands(self) -> None:
        p, s = self.position, self.state
        for seat in range(PLAYERS):
            s.stands[seat] = p.stands[seat]
            self.cards[STAND] -= p.stands[seat]
            if self.cards[STAND] < 0:
                raise self._fault("position-cards-short", f"stands[{seat}]", card=self.names[STAND])
            places = ("large", LARGE_SPACES), ("small", p.stands[seat] * self.data["stand_spaces"])
            for field, spaces in places:
                place = f"{field}[{seat}]"
                counts = self._wares(getattr(p, field)[seat], place)
                if sum(counts) > spaces:
                    raise self._fault("position-crowded", place, n=sum(counts), spaces=spaces)
                getattr(s, field)[seat] = counts
            s.taken[seat] = self._wares(p.taken[seat], f"taken[{seat}]")
        s.middle_wares[:] = self._wares(p.middle_wares, "middle_wares")
        s.supply[:] = self.tokens

    def _hands(self) -> None:
        p, s = self.position, self.state
        for seat in range(PLAYERS):
            hand = self._counts(p.hands[seat], f"hands[{seat}]")
            known = self._known(p.open_hand[seat], hand, f"open_hand[{seat}]")
            shown = self._known(p.shown_hand[seat], hand, f"shown_hand[{seat}]") if p.shown_hand else known
            if any(less < more for less, more in zip(shown, known, strict=True)):
                raise self._fault("position-shown-short", f"shown_hand[{seat}]")
            s.hand[seat], s.open_hand[seat], s.shown_hand[seat] = hand, known, shown
            s.hand_size[seat] = sum(hand)

    def _table(self) -> None:
        p, s = self.position, self.state
        for field in ("card", "second", "eaten"):
            name = getattr(p, field)
            setattr(s, field, NONE if name is None else self._kind(name, field))
        s.use = self._index(self.names, p.use, "use")
        self._effect(DECISIONS[s.decision])
        for seat in range(PLAYERS):
            self._utilities(p.utilities[seat], s.utility[seat], s.turned[seat], f"utilities[{seat}]")
        self._utilities(p.middle_utilities, s.middle_utility, s.middle_turned, "middle_utilities")
        s.middle_cards[:] = self._counts(p.middle_cards, "middle_cards")

    def _effect(self, decision: str) -> None:
        """What is being carried out must fit the question that is asked."""
        p, s = self.position, self.state
        field, kinds = EFFECTS.get(decision, ("card", (NONE,)))
        under_crocodile = decision == "crocodile_use" or (s.use not in (NONE, MASK) and s.card == CROCODILE)
        with_ware_card = decision == "dancer_ware" or (decision == "rain_window" and s.card == DANCER)
        fits = {
            "card": s.card in (kinds if field == "card" else (NONE, CROCODILE)),
            "use": s.use in (kinds if field == "use" else (NONE,)),
            "second": (s.second != NONE) == with_ware_card,
            "eaten": (s.eaten != NONE) == under_crocodile,
            "winner": (s.winner != NONE) == (s.decision == OVER),
            "chosen": isinstance(p.chosen, str) == (decision in WARE_CHOSEN),
        }
        for place, fit in fits.items():
            if not fit:
                raise self._fault("position-effect", place, decision=decision)
        s.chosen = WARES.index(p.chosen) if isinstance(p.chosen, str) else p.chosen
        if p.last is None:
            s.last = NONE
        elif decision == "elder_discard":
            s.last = self._index(self.names, p.last, "last")
        elif p.last in WARES:
            s.last = WARES.index(p.last)
        else:
            raise self._fault("form-unknown", "last", field=p.last)

    def _utilities(
        self,
        placed: Sequence[str | PlacedUtility],
        kinds: npt.NDArray[np.int8],
        turned: npt.NDArray[np.int8],
        place: str,
    ) -> None:
        """Write utilities into a row of the state, which holds as many as are allowed there."""
        if len(placed) > len(kinds):
            raise self._fault("form-limit", place, limit=f"<= {len(kinds)}")
        kinds[:] = NONE
        for at, utility in enumerate(placed):
            name = utility if isinstance(utility, str) else utility.card
            kinds[at] = self._kind(name, f"{place}[{at}]", FIRST_UTILITY, FIRST_PERSON)
            turned[at] = isinstance(utility, PlacedUtility) and utility.turned

    def _seen(
        self,
        cards: Sequence[str | SeenCard],
        kinds: npt.NDArray[np.int8],
        seen: npt.NDArray[np.int8],
        usual: int,
        place: str,
    ) -> None:
        """Write cards with those who saw them into a row of the state; ``usual`` are the bits of an id alone."""
        kinds[:] = NONE
        for at, card in enumerate(cards):
            name = card if isinstance(card, str) else card.card
            kinds[at] = self._kind(name, f"{place}[{at}]")
            seen[at] = usual if isinstance(card, str) else sum(1 << seat for seat in set(card.seen))

    def _deck(self) -> None:
        p, s = self.position, self.state
        self._seen(p.limbo, s.limbo, s.limbo_seen, 1 << p.turn, "limbo")
        s.limbo_size = len(p.limbo)
        self._seen(p.deck.top, s.top, s.top_seen, 0, "deck.top")
        s.known_top = len(p.deck.top)
        discard = self._counts(p.discard, "discard")
        bag = self.cards
        if p.deck.rest is not None:
            bag = self._counts([name for name, n in p.deck.rest.items() for _ in range(n)], "deck.rest")
            discard = [named + below for named, below in zip(discard, self.cards, strict=True)]
            if sum(discard) and not p.discard:
                raise self._fault("position-no-discard-top", "discard")
        s.discard[:], s.bag[:] = discard, bag
        s.discard_top = self.names.index(p.discard[-1]) if p.discard else NONE
        s.deck_size = s.known_top + sum(bag)
