"""Jambo's component set: read from JSON, checked, packed into the record that rules read."""

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from fondaco.games.jambo.state import (
    COMPONENTS,
    FIRST_WARE_CARD,
    LARGE_SPACES,
    PLAYERS,
    POWERS,
    WARE_CARDS,
    WARES,
)
from fondaco.kernel.components import ComponentSet, Faults, Id, Name, Provenance, read_set, seat_option
from fondaco.kernel.records import Records, new_records

MOST_CARDS = 120
"""Cards of one set: so many fit a hand or the discard pile of a record (int8 per kind)."""
AUCTIONED_WARES = 2
"""Wares that the travelling merchant takes from the supply whatever lies on the stands (J-8.31, J-9.24)."""

Gold = Annotated[int, msgspec.Meta(ge=0, le=200)]
Number = Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
Spaces = Annotated[int, msgspec.Meta(ge=1, le=6)]
Tokens = Annotated[int, msgspec.Meta(ge=1, le=60)]
Ware = Literal[WARES]  # type: ignore[valid-type]
SetValue = Literal["start_gold", "start_hand", "stand_first", "stand_later", "stand_spaces", "tokens"]
PowerValue = Literal["number"]
WareCardValue = Literal["number", "wares", "buy", "sell"]


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card whose effect is written in the rules."""

    id: Literal[POWERS]  # type: ignore[valid-type]
    number: Number
    provenance: dict[PowerValue, Provenance] = {}


class WareCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A design of ware card."""

    id: Id
    number: Number
    wares: list[Ware]
    buy: Gold
    sell: Gold
    provenance: dict[WareCardValue, Provenance] = {}


class JamboComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file. Provenance may be left out: then a value comes from the owner of the box."""

    game: Literal["jambo"]
    name: Name
    start_gold: Gold
    start_hand: Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS // PLAYERS)]
    stand_first: Gold
    stand_later: Gold
    stand_spaces: Spaces
    tokens: dict[Ware, Tokens]
    powers: list[Power]
    ware_cards: Annotated[list[WareCard], msgspec.Meta(max_length=WARE_CARDS)]
    provenance: dict[SetValue, Provenance] = {}


def load(source: Path | Mapping[str, Any] | None = None) -> ComponentSet:
    """Load and check a component set: the shipped one, a file, or the JSON form that a match record carries.

    Raises ComponentError with the first fault and its place.
    """
    return read_set(
        source,
        files(__package__),
        JamboComponents,
        _check,
        names=lambda components: (*POWERS, *(card.id for card in components.ware_cards)),
        sources=_sources,
    )


def pack(components: ComponentSet, options: Mapping[str, str], _players: int = PLAYERS) -> Records:
    """Pack a set and the options of a game, always for two players, into one COMPONENTS record, shape (1,).

    Option ``starter`` is ``lot`` (default) or the number of a seat (J-1.8).
    """
    data = components.data
    records = new_records(COMPONENTS)
    c = records[0]
    c.kinds = len(components.names)
    number = {name: kind for kind, name in enumerate(components.names)}
    for card in (*data["powers"], *data["ware_cards"]):
        c.number[number[card["id"]]] = card["number"]
    for kind, card in enumerate(data["ware_cards"], FIRST_WARE_CARD):
        counts = Counter(card["wares"])
        c.wares[kind] = [counts[ware] for ware in WARES]
        c.shown[kind], c.buy[kind], c.sell[kind] = len(card["wares"]), card["buy"], card["sell"]
    c.cards = c.number.sum()
    c.tokens[:] = [data["tokens"][ware] for ware in WARES]
    for field in ("start_gold", "start_hand", "stand_first", "stand_later", "stand_spaces"):
        setattr(c, field, data[field])
    c.starter = seat_option(options, "starter", PLAYERS)
    return records


def _check(components: JamboComponents, fault: Faults) -> None:
    """Check what the form alone does not say."""
    for ware in WARES:
        if ware not in components.tokens:
            raise fault("form-missing", "tokens", field=ware)
    seen = set()
    for place, card in _cards(components):
        if card.id in seen or (isinstance(card, WareCard) and card.id in POWERS):
            raise fault("components-card-twice", place, card=card.id)
        seen.add(card.id)
        if isinstance(card, WareCard):
            if len(card.wares) not in (3, 6):
                raise fault("components-wares-shown", f"{place}.wares", n=len(card.wares))
            for ware, n in Counter(card.wares).items():
                if n > components.tokens[ware]:
                    raise fault("components-ware-short", f"{place}.wares", n=n, tokens=components.tokens[ware])
    cards = sum(card.number for _, card in _cards(components))
    if cards > MOST_CARDS:
        raise fault("components-cards-many", "powers, ware_cards", n=cards, most=MOST_CARDS)
    if cards < PLAYERS * components.start_hand:
        raise fault("components-cards-few", "start_hand", n=cards, hand=components.start_hand)
    stands = sum(power.number for power in components.powers if power.id == "small_stand")
    needed = PLAYERS * LARGE_SPACES + stands * components.stand_spaces + AUCTIONED_WARES
    tokens = sum(components.tokens.values())
    if tokens < needed:
        raise fault("components-tokens-few", "tokens", n=tokens, needed=needed)


def _cards(components: JamboComponents) -> Iterator[tuple[str, Power | WareCard]]:
    """Every card with its place in the file."""
    for at, power in enumerate(components.powers):
        yield f"powers[{at}]", power
    for at, card in enumerate(components.ware_cards):
        yield f"ware_cards[{at}]", card


def _sources(components: JamboComponents) -> Iterator[Provenance]:
    """The source of every value of the set."""
    yield from (components.provenance.get(value, "own") for value in get_args(SetValue))
    for power in components.powers:
        yield from (power.provenance.get(value, "own") for value in get_args(PowerValue))
    for card in components.ware_cards:
        yield from (card.provenance.get(value, "own") for value in get_args(WareCardValue))
