"""Orient's component set: read from JSON, checked, packed into the record that rules read.

The printed cards are not public, so the shipped deck is reconstructed; its provenance says so value by value. An owner
of a box can write the printed deck down: powers are named effects with an amount.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from fondaco.errors import FondacoError
from fondaco.games.orient.state import (
    CARD_KINDS,
    COMPONENTS,
    DAY_CARD_KINDS,
    DAY_CARDS,
    DAY_KINDS,
    EFFECTS,
    FEWER,
    FEWEST_PLAYERS,
    GROUPS,
    HAND,
    INSIGNIA,
    KINDS,
    NONE,
    PILES,
    PLAYERS,
    POWERS,
    SMALL_HAND,
    TREASURES,
    VISITORS,
)
from fondaco.kernel.components import ComponentSet, Faults, Id, Name, Provenance, read_set, seat_option
from fondaco.kernel.records import Records, new_records

Number = Annotated[int, msgspec.Meta(ge=1, le=KINDS)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=9)]
Value = Annotated[int, msgspec.Meta(ge=0, le=30)]
Key = Annotated[int, msgspec.Meta(ge=0, le=9)]
SetupValue = Literal["insignia", "valuables", "hand", "needed"]
TreasureValue = Literal["name", "power"]
CardValue = Literal["name", "pile", "number", "values", "group", "effect"]
DayValue = Literal["name", "number", "power", "group"]

AMOUNTS = frozenset(
    ("discard", "defenders", "look", "attack_plus", "hand_plus", "defence_plus", "key_plus", "key_minus")
) | {"reroll", "day_bonus"}
"""Effects and powers that need an amount."""
OF_TREASURES = frozenset(("day_bonus", "thief_discards", "thief_drunk"))
"""Powers that only a treasure can have, not an object of the bazaar (O-Q30)."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players begins with, and the insignia that one of them needs."""

    players: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=PLAYERS)]
    insignia: Annotated[int, msgspec.Meta(ge=1, le=INSIGNIA)]
    valuables: Annotated[int, msgspec.Meta(ge=1, le=TREASURES)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=HAND)]
    needed: Annotated[int, msgspec.Meta(ge=2, le=INSIGNIA)]
    provenance: dict[SetupValue, Provenance] = {}


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an event card does."""

    type: Literal[EFFECTS[1:]]  # type: ignore[valid-type]
    amount: Amount | None = None


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a treasure does face up, or when it is stolen, or an object of the bazaar does for its holder."""

    type: Literal[POWERS[1:]]  # type: ignore[valid-type]
    amount: Amount | None = None


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An insignia or a valuable."""

    id: Id
    kind: Literal["insignia", "valuable"]
    name: Name
    power: Power | None = None
    provenance: dict[TreasureValue, Provenance] = {}


class NightCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of night card: persons and flyers have three values, djinns and items an effect."""

    id: Id
    pile: Literal[PILES]  # type: ignore[valid-type]
    kind: Literal[CARD_KINDS]  # type: ignore[valid-type]
    name: Name
    number: Number
    attack: Value | None = None
    defence: Value | None = None
    key: Key | None = None
    group: Literal[GROUPS] | None = None  # type: ignore[valid-type]
    effect: Effect | None = None
    provenance: dict[CardValue, Provenance] = {}


class DayCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of day card; of the bazaar there is one card per object."""

    id: Id
    kind: Literal[DAY_CARD_KINDS]  # type: ignore[valid-type]
    name: Name
    number: Annotated[int, msgspec.Meta(ge=1, le=DAY_KINDS)]
    power: Power | None = None
    group: Literal[GROUPS] | None = None  # type: ignore[valid-type]
    provenance: dict[DayValue, Provenance] = {}


class OrientComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file. Provenance may be left out: then a value comes from the owner of the box."""

    game: Literal["orient"]
    name: Name
    setup: Annotated[list[Setup], msgspec.Meta(min_length=4, max_length=4)]
    treasures: Annotated[list[Treasure], msgspec.Meta(min_length=TREASURES, max_length=TREASURES)]
    night_cards: Annotated[list[NightCard], msgspec.Meta(min_length=2, max_length=KINDS)]
    day_cards: Annotated[list[DayCard], msgspec.Meta(min_length=1, max_length=DAY_KINDS)]


def load(source: Path | Mapping[str, Any] | None = None) -> ComponentSet:
    """Load and check a component set: the shipped one, a file, or the JSON form that a match record carries.

    Raises ComponentError with the first fault and its place.
    """
    return read_set(
        source,
        files(__package__),
        OrientComponents,
        lambda components, faults: _Check(components, faults).run(),
        names=lambda components: tuple(card.id for card in components.night_cards),
        sources=_sources,
    )


def pack(components: ComponentSet, options: Mapping[str, str], players: int = FEWEST_PLAYERS) -> Records:
    """Pack a set, the options of a game and its number of players into one COMPONENTS record, shape (1,).

    Raises FondacoError ``bad-option`` for a dealer where nobody sits, ``options-exclude`` for variants that exclude
    each other (O-Q39), ``option-needs`` for one that needs another.
    """
    records = new_records(COMPONENTS)
    c = records[0]
    c.players = players
    _pack_options(c, options, players)
    data = components.data
    setup = next(entry for entry in data["setup"] if entry["players"] == players)
    c.dealt_insignia, c.dealt_valuables, c.needed = setup["insignia"], setup["valuables"], setup["needed"]
    c.hand_limit = min(setup["hand"], SMALL_HAND) if options.get("va3") == "yes" else setup["hand"]
    _pack_night_cards(c, data["night_cards"])
    for t, treasure in enumerate(data["treasures"]):
        power = treasure.get("power", {"type": POWERS[0]})
        c.power[t], c.power_amount[t] = POWERS.index(power["type"]), power.get("amount", 1)
        c.with_power[c.power[t]] |= 1 << t
    c.day_group[:] = NONE
    for k, card in enumerate(data["day_cards"]):
        c.day_kind[k] = DAY_CARD_KINDS.index(card["kind"])
        left_out = card["kind"] == "ban" and options.get("va2") == "yes"
        c.day_number[k] = 0 if left_out else card["number"]
        if "group" in card:
            c.day_group[k] = GROUPS.index(card["group"])
        if "power" in card:
            c.objects_with[POWERS.index(card["power"]["type"])] |= 1 << k
            c.day_amount[k] = card["power"].get("amount", 1)
    return records


def _pack_options(c: Any, options: Mapping[str, str], players: int) -> None:
    """Write the options into a record, after a check that they go together."""
    c.dealer = seat_option(options, "dealer", players)
    moving = [name for name in ("vb1", "vb2", "vb3", "vb4", "vb5") if options.get(name) == "yes"]
    without = options.get("va1") == "yes"
    if without and moving:
        raise FondacoError("options-exclude", option="va1", other=moving[0])
    if "vb5" in moving and "vb4" not in moving:
        raise FondacoError("option-needs", option="vb5", other="vb4")
    fields = {"without_old_man": "va1", "fewer_cards": "va4", "flips_move": "vb1", "losses_move": "vb2"}
    fields |= {"open_losses_move": "vb3", "djinns_move": "vb4", "may_fetch": "vb5"}
    for field, option in (fields | {"keep_hands": "keep_hands", "open_dawn": "open_dawn"}).items():
        setattr(c, field, int(options.get(option) == "yes"))
    c.walks = int(not without and not moving)


def _pack_night_cards(c: Any, cards: Sequence[Mapping[str, Any]]) -> None:
    """Write the night cards into a record."""
    c.kinds = len(cards)
    c.first[1] = sum(1 for card in cards if card["pile"] == PILES[0])
    c.first[2] = c.kinds
    for field in ("group", "attack", "defence", "key", "visitor", "visitor_kind"):
        getattr(c, field)[:] = NONE
    visitors = 0
    for k, card in enumerate(cards):
        c.number[k], c.kind[k] = card["number"], CARD_KINDS.index(card["kind"])
        for field in ("attack", "defence", "key"):
            getattr(c, field)[k] = card.get(field, NONE)
        if "group" in card:
            c.group[k] = GROUPS.index(card["group"])
        if "effect" in card:
            c.effect[k], c.amount[k] = EFFECTS.index(card["effect"]["type"]), card["effect"].get("amount", 1)
        if card["kind"] == "visitor":
            c.visitor[k], c.visitor_kind[visitors] = visitors, k
            visitors += 1


class _Check:
    """Checks of a component file that its form alone does not say."""

    def __init__(self, components: OrientComponents, faults: Faults) -> None:
        self.components = components
        self.fault = faults

    def run(self) -> None:
        """Raise ComponentError for the first fault."""
        self._ids()
        self._setup()
        self._treasures()
        for at, card in enumerate(self.components.night_cards):
            self._night_card(card, f"night_cards[{at}]")
        self._piles()
        self._day_cards()
        self._numbers()

    def _ids(self) -> None:
        set_ = self.components
        for part, entries in (
            ("treasures", set_.treasures),
            ("night_cards", set_.night_cards),
            ("day_cards", set_.day_cards),
        ):
            self.fault.once([entry.id for entry in entries], lambda at, part=part: f"{part}[{at}].id")  # type: ignore[misc]

    def _setup(self) -> None:
        self.fault.once([str(entry.players) for entry in self.components.setup], lambda at: f"setup[{at}].players")
        for at, entry in enumerate(self.components.setup):
            for field, most in (
                ("insignia", INSIGNIA // entry.players),
                ("valuables", (TREASURES - INSIGNIA) // entry.players),
                ("needed", entry.insignia * entry.players),
            ):
                if getattr(entry, field) > most:
                    raise self.fault("form-limit", f"setup[{at}].{field}", limit=f"<= {most}")

    def _amount(self, effect: Effect | Power | None, place: str) -> None:
        """An amount stands where one is needed, and nowhere else."""
        if effect is None:
            return
        if effect.type in AMOUNTS and effect.amount is None:
            raise self.fault("form-missing", place, field="amount")
        if effect.type not in AMOUNTS and effect.amount is not None:
            raise self.fault("form-unknown", place, field="amount")

    def _treasures(self) -> None:
        for at, treasure in enumerate(self.components.treasures):
            place = f"treasures[{at}]"
            if (treasure.kind == "insignia") != (at < INSIGNIA):
                raise self.fault("components-insignia", f"{place}.kind", n=INSIGNIA)
            if treasure.kind == "insignia" and treasure.power is not None:
                raise self.fault("form-unknown", place, field="power")
            self._amount(treasure.power, f"{place}.power")

    def _night_card(self, card: NightCard, place: str) -> None:
        """Values for persons and flyers, an effect for djinns and items, neither for the others."""
        fighting, acting = card.kind in ("person", "flyer"), card.kind in ("djinn", "item")
        for field, meant in (("attack", fighting), ("defence", fighting), ("key", fighting), ("effect", acting)):
            if (getattr(card, field) is not None) != meant:
                raise self.fault("form-missing" if meant else "form-unknown", place, field=field)
        if card.group is not None and not fighting:
            raise self.fault("form-unknown", place, field="group")
        if card.kind == "visitor" and card.number != 1:
            raise self.fault("form-limit", f"{place}.number", limit="1")
        self._amount(card.effect, f"{place}.effect")

    def _piles(self) -> None:
        """Kinds of the attack pile come first; both piles have cards; there are not too many visitors."""
        piles = [card.pile for card in self.components.night_cards]
        if piles != sorted(piles):
            raise self.fault("components-piles-mixed", f"night_cards[{piles.index(PILES[1])}]")
        for pile in PILES:
            if pile not in piles:
                raise self.fault("form-missing", "night_cards", field=pile)
        visitors = sum(1 for card in self.components.night_cards if card.kind == "visitor")
        if visitors > VISITORS:
            raise self.fault("form-limit", "night_cards", limit=f"<= {VISITORS}")

    def _day_cards(self) -> None:
        for at, card in enumerate(self.components.day_cards):
            place = f"day_cards[{at}]"
            for field, meant in (("power", card.kind == "bazaar"), ("group", card.kind == "ban")):
                if (getattr(card, field) is not None) != meant:
                    raise self.fault("form-missing" if meant else "form-unknown", place, field=field)
            if card.kind == "bazaar" and card.number != 1:
                raise self.fault("form-limit", f"{place}.number", limit="1")
            if card.power is not None and card.power.type in OF_TREASURES:
                raise self.fault("form-unknown", f"{place}.power", field=card.power.type)
            self._amount(card.power, f"{place}.power")
        lasting = sum(card.number for card in self.components.day_cards if card.kind != "ban")
        if lasting < DAY_CARDS:
            raise self.fault("components-day-cards-few", "day_cards", n=lasting, needed=DAY_CARDS)

    def _numbers(self) -> None:
        """Hands fit the record, and after the first draw of a night cards are left, with every variant."""
        set_ = self.components
        powers = [*(treasure.power for treasure in set_.treasures), *(card.power for card in set_.day_cards)]
        more = sum(power.amount or 0 for power in powers if power is not None and power.type == "hand_plus")
        for at, entry in enumerate(set_.setup):
            if entry.hand + more > HAND:
                raise self.fault("form-limit", f"setup[{at}].hand", limit=f"<= {HAND - more}")
        cards = sum(card.number for card in set_.night_cards)
        if cards > KINDS:
            raise self.fault("components-cards-many", "night_cards", n=cards, most=KINDS)
        held = sum(card.number for card in set_.night_cards if card.kind not in ("visitor", "ghost"))
        needed = max(entry.players * entry.hand for entry in set_.setup) + more + 1 + len(PILES) * FEWER
        if held < needed:
            raise self.fault("components-night-cards-few", "night_cards", n=held, needed=needed)


def _sources(components: OrientComponents) -> Iterator[Provenance]:
    """The source of every value of the set; a power, effect, group or values only where there is one."""
    for entry in components.setup:
        yield from (entry.provenance.get(value, "own") for value in get_args(SetupValue))
    for treasure in components.treasures:
        yield treasure.provenance.get("name", "own")
        if treasure.power is not None:
            yield treasure.provenance.get("power", "own")
    for card in components.night_cards:
        for value in get_args(CardValue):
            held = card.attack if value == "values" else getattr(card, value)
            if held is not None:
                yield card.provenance.get(value, "own")
    for day in components.day_cards:
        for value in get_args(DayValue):
            if getattr(day, value) is not None:
                yield day.provenance.get(value, "own")
