"""Positions of Samarkand as JSON that people can write: everything a state holds, hidden cards and memories too.

What is left out has its value at the start of a game. Cards named nowhere lie in the pile; where the pile is given,
they lie on the discard pile instead. Camels and tiles named nowhere lie where they began.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from fondaco.errors import FondacoError
from fondaco.games.samarkand.components import pack
from fondaco.games.samarkand.rules.spaces import put_camel
from fondaco.games.samarkand.state import (
    ABSENT,
    ASIDE,
    ASK_DISCARD,
    ASK_SALE,
    CAMELS_ON_SPACE,
    DECISIONS,
    DISCARDED,
    DRAWN_CARDS,
    ENDINGS,
    FAMILIES,
    FEWEST_PLAYERS,
    GOODS,
    NONE,
    OVER,
    PILE,
    PLAYERS,
    SOLD,
    START_MONEY,
)
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.forms import convert
from fondaco.kernel.positions import Reader

Seat = Annotated[int, msgspec.Meta(ge=0, lt=PLAYERS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=120)]
Money = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Cards = list[str]


class DiscardedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the discard pile and the seat that put it there; its id alone means: nobody remembers."""

    card: str
    seat: Seat


class Relation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A relation of two families and the seat that made it."""

    families: tuple[str, str]
    seat: Seat


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole notation. Lists have an entry per seat; None stands for a default of its own."""

    game: Literal["samarkand"] = "samarkand"
    players: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=PLAYERS)] = FEWEST_PLAYERS
    count: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    decision: Literal[DECISIONS] = "turn"  # type: ignore[valid-type]
    actor: Seat | None = None  # None: the seat whose turn it is
    undoable: Count = 0
    turn: Seat = 0
    starter: Seat = 0
    passes: Count = 0
    ending: list[Literal[ENDINGS]] = []  # type: ignore[valid-type]
    family: str | None = None
    first: str | None = None
    second: str | None = None
    good: str | None = None
    left: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    money: list[Money] | None = None
    hands: list[Cards] | None = None
    sold: list[Cards] | None = None
    goods_tiles: list[Cards] | None = None
    members: list[list[str]] | None = None  # families, once per tile
    drawn: list[Count] | None = None
    card_points: list[Count] | None = None
    treasury: dict[str, Money] = {}
    camels: dict[str, Annotated[list[str], msgspec.Meta(max_length=CAMELS_ON_SPACE)]] = {}  # beside those at the start
    relations: list[Relation] = []
    bag: list[str] | None = None  # None: as it was filled at the start (S-103)
    removed: list[str] = []
    pile: Cards | None = None
    discard: list[str | DiscardedCard] = []
    aside: Cards = []
    returned: list[Cards] | None = None


NUMBERS = ("players", "count", "undoable", "turn", "starter", "passes", "left")
DEFAULTS: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Position()))


def to_dict(state: np.record, components: ComponentSet) -> dict[str, Any]:
    """Write a state down; what has its default is left out."""
    goods = components.names
    families = [family["id"] for family in components.data["families"]]
    spaces = [space["id"] for space in components.data["spaces"]]
    starts = [family["start"] for family in components.data["families"]]
    s = {
        field: value.tolist() if isinstance(value, np.ndarray) else value
        for field, value in zip(state.dtype.names or (), state.item(), strict=True)
    }
    seats = range(s["players"])

    def cards(where: int) -> Cards:
        return [goods[g] for g in range(len(goods)) if s["place"][g] == where]

    def per_seat(entries: Sequence[Any], usual: object) -> list[Any] | None:
        return None if all(entry == usual for entry in entries) else list(entries)

    def name(names: Sequence[str], number: int) -> str | None:
        return None if number == NONE else names[number]

    def tiles(counts: Sequence[int]) -> list[str]:
        return [family for family, n in zip(families, counts, strict=False) for _ in range(n)]

    def discarded(g: int) -> str | dict[str, Any]:
        memory = s["memory"][g]
        return {"card": goods[g], "seat": memory.bit_length() - 1} if memory else goods[g]

    camels = {spaces[x]: [families[f] for f in row if f != NONE] for x, row in enumerate(s["camel"]) if row[0] != NONE}
    alone = dict(zip(starts, ([family] for family in families), strict=True))
    relations = [
        {"families": [families[f], families[g]], "seat": s["met"][f][g] - 1}
        for f in range(len(families))
        for g in range(f)
        if s["met"][f][g]
    ]
    relations.sort(key=lambda relation: relation["seat"] == s["turn"])  # whose turn it is made those beyond a stack
    discards = [discarded(g) for g in range(len(goods)) if s["place"][g] == DISCARDED]
    full: dict[str, Any] = {
        **{field: s[field] for field in NUMBERS},
        "decision": DECISIONS[s["decision"]],
        "actor": None if s["decision"] == OVER or s["actor"] == s["turn"] else s["actor"],
        "ending": [ending for bit, ending in enumerate(ENDINGS) if s["ending"] >> bit & 1],
        "family": name(families, s["family"]),
        "first": name(spaces, s["first"]),
        "second": name(spaces, s["second"]),
        "good": name(goods, s["good"]),
        "money": per_seat([s["money"][p] for p in seats], START_MONEY),
        "hands": per_seat([cards(p) for p in seats], []),
        "sold": per_seat([cards(SOLD + p) for p in seats], []),
        "goods_tiles": per_seat([[goods[g] for g in range(len(goods)) if s["taken"][g] == p] for p in seats], []),
        "members": per_seat([tiles(s["member"][p]) for p in seats], []),
        "drawn": per_seat([s["drawn"][p] for p in seats], 0),
        "card_points": per_seat([s["card_points"][p] for p in seats], 0),
        "treasury": {family: n for family, n in zip(families, s["treasury"], strict=False) if n},
        "camels": {space: row for space, row in camels.items() if row != alone.get(space)},
        "relations": relations,
        "bag": None if s["bag"] == _full_bag(s["players"], components) else tiles(s["bag"]),
        "removed": tiles(s["removed"]),
        "discard": discards,
        "aside": cards(ASIDE),
        "returned": per_seat([[goods[g] for g in range(len(goods)) if s["returned"][g] >> p & 1] for p in seats], []),
    }
    return {"game": "samarkand"} | {
        field: full[field] for field in DEFAULTS if field in full and full[field] != DEFAULTS[field]
    }


def _full_bag(players: int, components: ComponentSet) -> list[int]:
    """The member tiles of every family that begin in the bag (S-103)."""
    inside = components.data["member_tiles"] - 1 if players == FEWEST_PLAYERS else 0
    return [inside if f < len(components.data["families"]) else 0 for f in range(FAMILIES)]


def from_dict(position: Mapping[str, Any], components: ComponentSet, state: np.record) -> None:
    """Write a position into a zeroed state. Raises FondacoError naming the place of the first fault."""
    _Reader(convert(position, Position, "position", FondacoError), components, state).read()


class _Reader(Reader[Position]):
    """A position on its way into a state."""

    def __init__(self, position: Position, components: ComponentSet, state: np.record) -> None:
        super().__init__(position, position.players)
        self.components = components
        self.state = state
        self.goods = components.names
        self.families = [family["id"] for family in components.data["families"]]
        self.spaces = [space["id"] for space in components.data["spaces"]]
        self.packed = pack(components, {}, position.players)[0]

    def read(self) -> None:
        """Write the position into the state."""
        self._numbers()
        self._families()
        self._relations()
        self._board()
        self._cards()
        self._drawn()
        self._hands()
        self._turn()

    def _fitting(self, fits: Mapping[str, bool]) -> None:
        """Refuse the first place that does not fit the question asked."""
        for place, fit in fits.items():
            if not fit:
                raise self._fault("position-effect", place, decision=self.position.decision)

    # Parts of the state

    def _numbers(self) -> None:
        p, s = self.position, self.state
        for field in NUMBERS:
            setattr(s, field, getattr(p, field))
        s.decision = DECISIONS.index(p.decision)
        actor = p.turn if p.actor is None else p.actor
        for field, seat in (("turn", p.turn), ("starter", p.starter), ("actor", actor)):
            self._seat(seat, field)
        s.actor = NONE if s.decision == OVER else actor
        s.ending = sum(1 << ENDINGS.index(ending) for ending in set(p.ending))
        s.family = self._index(self.families, p.family, "family")
        s.first = self._index(self.spaces, p.first, "first")
        s.second = self._index(self.spaces, p.second, "second")
        s.good = self._index(self.goods, p.good, "good")
        for field, usual in (("money", START_MONEY), ("drawn", 0), ("card_points", 0)):
            getattr(s, field)[: len(self.seats)] = self._per_seat(field, usual)
        most = len(self.seats) if "stuck" in p.ending else len(self.seats) - 1
        if p.passes > most:
            raise self._fault("form-limit", "passes", limit=f"<= {most}")
        camels = p.first is not None
        fits = {
            "actor": p.decision in ("over", "sale") or actor == p.turn,
            "ending": bool(p.ending) == (s.decision == OVER),
            "family": (p.family is not None) == (p.decision not in ("over", "turn")),
            "first": camels or p.decision not in ("sale", "second_camel"),
            "second": p.second is None or (camels and p.decision in ("sale", "end")),
            "good": (p.good is not None) == (s.decision == ASK_SALE),
            "left": (p.left > 0) == (p.decision == "discard"),
            "aside": not p.aside or (p.decision == "discard" and p.left + len(p.aside) < DRAWN_CARDS),
        }
        if p.decision in ("over", "turn", "discard", "first_camel"):
            fits["first"] = not camels
        self._fitting(fits)

    def _tiles(self, names: Sequence[str], place: str) -> list[int]:
        """Member tiles named in a list, per family."""
        counts = [0] * FAMILIES
        for at, name in enumerate(names):
            counts[self._index(self.families, name, f"{place}[{at}]")] += 1
        return counts

    def _families(self) -> None:
        p, s, data = self.position, self.state, self.components.data
        for seat, names in enumerate(self._per_seat("members", [])):
            s.member[seat] = self._tiles(names, f"members[{seat}]")
        s.removed[:] = self._tiles(p.removed, "removed")
        s.bag[:] = _full_bag(p.players, self.components) if p.bag is None else self._tiles(p.bag, "bag")
        for family, money in p.treasury.items():
            s.treasury[self._index(self.families, family, "treasury")] = money
        for f, family in enumerate(self.families):
            field = data["member_tiles"] - int(s.member[:, f].sum()) - int(s.removed[f]) - int(s.bag[f])
            if field < 0:
                raise self._fault("position-tiles-short", "members", family=family)
            s.field[f] = field
            s.stack[f] = sum(data["relation_tiles"].values())
            s.reserve[f] = data["camels"]

    def _relations(self) -> None:
        s = self.state
        for at, relation in enumerate(self.position.relations):
            place = f"relations[{at}]"
            f, g = (self._index(self.families, name, f"{place}.families") for name in relation.families)
            if f == g or s.met[f, g]:
                raise self._fault("position-relation-twice", f"{place}.families")
            seat = self._seat(relation.seat, f"{place}.seat")
            s.met[f, g] = s.met[g, f] = 1 + seat
            for family in (f, g):
                if s.stack[family]:
                    s.stack[family] -= 1
                    s.relation_tiles[seat] += 1

    def _board(self) -> None:
        s = self.state
        s.camel[:] = NONE
        camels = {family["start"]: [family["id"]] for family in self.components.data["families"]}
        for space, names in (camels | self.position.camels).items():
            x = self._index(self.spaces, space, "camels")
            for name in names:
                f = self._index(self.families, name, f"camels.{space}")
                if s.reserve[f] == 0:
                    raise self._fault("position-camels-short", f"camels.{space}", family=name)
                s.reserve[f] -= 1
                put_camel(s, self.packed, f, x)
        s.taken[:] = NONE
        for seat, names in enumerate(self._per_seat("goods_tiles", [])):
            for at, name in enumerate(names):
                s.taken[self._index(self.goods, name, f"goods_tiles[{seat}][{at}]")] = seat

    def _put(self, names: Sequence[str], where: int, place: str) -> None:
        """Put cards somewhere, each of them once."""
        for at, name in enumerate(names):
            g = self._index(self.goods, name, f"{place}[{at}]")
            if self.state.place[g] != PILE:
                raise self._fault("position-card-twice", f"{place}[{at}]", card=name)
            self.state.place[g] = where

    def _cards(self) -> None:
        p, s = self.position, self.state
        s.place[:] = [PILE if g < len(self.goods) else ABSENT for g in range(GOODS)]
        for field, first in (("hands", 0), ("sold", SOLD)):
            for seat, names in enumerate(self._per_seat(field, [])):
                self._put(names, first + seat, f"{field}[{seat}]")
        self._put(p.aside, ASIDE, "aside")
        s.last = max((self.goods.index(name) for name in p.aside), default=NONE)
        for at, card in enumerate(p.discard):
            place = f"discard[{at}]"
            self._put([card if isinstance(card, str) else card.card], DISCARDED, place)
            if isinstance(card, DiscardedCard):
                s.memory[self.goods.index(card.card)] = 1 << self._seat(card.seat, place)
        if p.pile is not None:
            kept: set[int] = set()
            for at, name in enumerate(p.pile):
                g = self._index(self.goods, name, f"pile[{at}]")
                if g in kept or s.place[g] != PILE:
                    raise self._fault("position-card-twice", f"pile[{at}]", card=name)
                kept.add(g)
            for g in range(len(self.goods)):
                if g not in kept and s.place[g] == PILE:
                    s.place[g] = DISCARDED
        for seat, names in enumerate(self._per_seat("returned", [])):
            for at, name in enumerate(names):
                s.returned[self._index(self.goods, name, f"returned[{seat}][{at}]")] |= 1 << seat
        for seat in self.seats:
            s.hand_size[seat] = (s.place == seat).sum()
            s.sold[seat] = (s.place == SOLD + seat).sum()
        s.pile_size, s.discard_size, s.aside = ((s.place == where).sum() for where in (PILE, DISCARDED, ASIDE))

    # What must fit together

    def _drawn(self) -> None:
        """Cards drawn since the last shuffle have left the pile; nobody had more of those it held (S-R15)."""
        s = self.state
        most = len(self.goods) - int(s.pile_size)
        if s.drawn.sum(dtype=np.int64) > most:
            raise self._fault("form-limit", "drawn", limit=f"<= {most}")
        for seat in self.seats:
            had = (s.place == seat) | (s.place == SOLD + seat) | (s.memory == 1 << seat)
            if seat == s.turn:
                had |= s.place == ASIDE
            if (had & (s.returned != 0)).sum() > s.drawn[seat]:
                raise self._fault("position-drawn-short", f"drawn[{seat}]")

    def _hands(self) -> None:
        """Hands within the limit (S-044), but for what is still to be discarded of the cards drawn (S-040 to S-043)."""
        s = self.state
        for seat in self.seats:
            discards = s.decision == ASK_DISCARD and seat == s.turn
            limit = int(self.packed.limit)
            if s.sold[seat] > limit:
                raise self._fault("form-limit", f"sold[{seat}]", limit=f"<= {limit}")
            most = limit - int(s.sold[seat]) + (int(s.left) if discards else 0)
            if s.hand_size[seat] > most:
                raise self._fault("form-limit", f"hands[{seat}]", limit=f"<= {most}")
            if discards and s.hand_size[seat] <= s.left:
                raise self._fault("form-limit", f"hands[{seat}]", limit=f">= {int(s.left) + 1}")

    def _turn(self) -> None:
        """The family belongs to whose turn it is; its camels stand where they came; the good lies where one came."""
        p, s, data = self.position, self.state, self.components.data
        if s.family == NONE:
            return
        start = data["families"][s.family]["start"]

        def came(name: str | None, x: int) -> bool:
            return name is None or (name != start and s.family in s.camel[x])

        fits = {
            "family": bool(s.member[s.turn, s.family] > 0),
            "first": came(p.first, s.first),
            "second": p.second is None or (p.second != p.first and came(p.second, s.second)),
        }
        if s.decision == ASK_SALE:
            space = p.first if p.second is None else p.second
            fits["good"] = data["goods"][s.good]["space"] == space and not SOLD <= s.place[s.good] < PILE
            fits["actor"] = bool(s.hand_size[s.actor] > 0)
        self._fitting(fits)
