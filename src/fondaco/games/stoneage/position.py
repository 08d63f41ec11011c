"""Positions of My First Stone Age as JSON that people can write: everything a state holds.

What is left out has its value at the start of a game; goods and dogs named nowhere lie on their spaces, and huts named
nowhere face down in the piles.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from fondaco.errors import FondacoError
from fondaco.games.stoneage.components import GoodId, PlaceId
from fondaco.games.stoneage.state import (
    DECISIONS,
    DOGS,
    FEWEST_PLAYERS,
    GOOD_KINDS,
    GOODS,
    LATEST,
    MOST_SWAPS,
    NONE,
    OPENINGS,
    OVER,
    PILE_SIZE,
    PILES,
    PLACES,
    PLAYERS,
    SITE,
    TILES,
    TRADED,
)
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.forms import convert
from fondaco.kernel.positions import Reader

Seat = Annotated[int, msgspec.Meta(ge=0, lt=PLAYERS)]
Slot = Annotated[int, msgspec.Meta(ge=0, lt=TILES)]
Pile = Annotated[int, msgspec.Meta(ge=0, lt=PILES)]
Goods = dict[GoodId, Annotated[int, msgspec.Meta(ge=0, le=9)]]
SLOTS = tuple(str(slot) for slot in range(TILES))
SlotName = Literal[SLOTS]  # type: ignore[valid-type]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class SeenTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that was face up: when last, in turns from 1 on, and how often it was swapped since."""

    tile: str
    turn: Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
    swaps: Annotated[int, msgspec.Meta(ge=0, le=MOST_SWAPS)] = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole notation. Lists of players have an entry per seat; None stands for a default of its own."""

    game: Literal["stoneage"] = "stoneage"
    players: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=PLAYERS)] = FEWEST_PLAYERS
    count: Count = 0
    decision: Literal[DECISIONS] = "flip"  # type: ignore[valid-type]
    undoable: Count = 0
    turn: Seat = 0
    figures: list[PlaceId] | None = None
    goods: list[Goods] | None = None
    dogs: list[Annotated[int, msgspec.Meta(ge=0, le=DOGS)]] | None = None
    trade: Goods | None = None  # None: one of each
    turns: Count = 0
    seen: dict[SlotName, str | SeenTile] = {}  # tiles that were ever face up, by their slots; an id alone: in this turn
    face_up: list[Slot] = []
    slot: Slot | None = None
    open_huts: Annotated[list[str | None], msgspec.Meta(min_length=PILES, max_length=PILES)] | None = None
    below: Annotated[list[Count], msgspec.Meta(min_length=PILES, max_length=PILES)] | None = None
    built: list[Annotated[list[str], msgspec.Meta(max_length=OPENINGS)]] | None = None
    pile: Pile | None = None
    last: GoodId | None = None
    given: Goods = {}
    taken: Goods = {}
    spared: Goods = {}


NUMBERS = ("players", "count", "undoable", "turn", "turns")
CHOICES = ("given", "taken", "spared")
DEFAULTS: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Position()))


def to_dict(state: np.record, components: ComponentSet) -> dict[str, Any]:
    """Write a state down; what has its default is left out."""
    data = components.data
    track, tiles, huts = ([entry["id"] for entry in data[part]] for part in ("track", "tiles", "huts"))
    s = {
        field: value.tolist() if isinstance(value, np.ndarray) else value
        for field, value in zip(state.dtype.names or (), state.item(), strict=True)
    }
    seats = range(s["players"])

    def counted(counts: Sequence[int]) -> dict[str, int]:
        return {good: n for good, n in zip(GOODS, counts, strict=True) if n}

    def unless(usual: object, value: Any) -> Any:
        return None if value == usual else value

    def name(names: Sequence[str], number: int) -> str | None:
        return None if number == NONE else names[number]

    def seen(slot: int) -> str | dict[str, Any]:
        tile: str = tiles[s["seen"][slot]]
        sight, swaps = s["sight"][slot], s["swaps"][slot]
        if sight == s["turns"] and not swaps:
            return tile
        return {"tile": tile, "turn": sight} | ({"swaps": swaps} if swaps else {})

    built = [[huts[hut] for hut in s["built"][p] if hut != NONE] for p in seats]
    open_huts = [name(huts, hut) for hut in s["open_hut"]]
    full: dict[str, Any] = {
        **{field: s[field] for field in NUMBERS},
        "decision": DECISIONS[s["decision"]],
        "figures": unless([PLACES[SITE] for _ in seats], [track[s["figure"][p]] for p in seats]),
        "goods": unless([{} for _ in seats], [counted(s["goods"][p]) for p in seats]),
        "dogs": unless([0 for _ in seats], [s["dog"][p] for p in seats]),
        "trade": unless(dict.fromkeys(GOODS, TRADED), counted(s["trade"])),
        "seen": {str(slot): seen(slot) for slot, tile in enumerate(s["seen"]) if tile != NONE},
        "face_up": [slot for slot, tile in enumerate(s["face_up"]) if tile != NONE],
        "slot": None if s["slot"] == NONE else s["slot"],
        "open_huts": unless(_usual_open(huts, built), open_huts),
        "below": unless(_usual_below(len(huts), open_huts, built), s["below"]),
        "built": unless([[] for _ in seats], built),
        "pile": None if s["pile"] == NONE else s["pile"],
        "last": name(GOODS, s["last"]),
        **{field: counted(s[field]) for field in CHOICES},
    }
    return {"game": "stoneage"} | {
        field: full[field] for field in DEFAULTS if field in full and full[field] != DEFAULTS[field]
    }


def _usual_open(huts: Sequence[str], built: Sequence[Sequence[str]]) -> Sequence[str | None]:
    """Huts that lie face up where a position does not say: the first ones that nobody has built."""
    gone = {hut for row in built for hut in row}
    return [hut for hut in huts if hut not in gone][:PILES]


def _usual_below(huts: int, open_huts: Sequence[str | None], built: Sequence[Sequence[str]]) -> list[int]:
    """Huts face down in each pile where a position does not say: as many as there are, the last piles filled first."""
    hidden = huts - sum(hut is not None for hut in open_huts) - sum(len(row) for row in built)
    below = [0] * PILES
    for pile in reversed(range(PILES)):
        if open_huts[pile] is not None:
            below[pile] = min(PILE_SIZE - 1, hidden)
            hidden -= below[pile]
    return below


def from_dict(position: Mapping[str, Any], components: ComponentSet, state: np.record) -> None:
    """Write a position into a zeroed state. Raises FondacoError naming the place of the first fault."""
    _Reader(convert(position, Position, "position", FondacoError), components, state).read()


class _Reader(Reader[Position]):
    """A position on its way into a state."""

    def __init__(self, position: Position, components: ComponentSet, state: np.record) -> None:
        super().__init__(position, position.players)
        self.state = state
        self.goods: int = components.data["goods"][str(position.players)]
        self.track, self.tiles, self.huts = (
            [entry["id"] for entry in components.data[part]] for part in ("track", "tiles", "huts")
        )

    def read(self) -> None:
        """Write the position into the state."""
        self._turn()
        self._goods()
        self._forest()
        self._huts()

    # Parts of the state

    def _turn(self) -> None:
        p, s = self.position, self.state
        for field in NUMBERS:
            setattr(s, field, getattr(p, field))
        self._seat(p.turn, "turn")
        s.decision = DECISIONS.index(p.decision)
        s.actor = NONE if s.decision == OVER else p.turn
        s.pile = NONE if p.pile is None else p.pile
        s.last = self._index(GOODS, p.last, "last")
        figures = self._per_seat("figures", PLACES[SITE])
        s.figure[:] = self.track.index(PLACES[SITE])
        s.figure[: len(figures)] = [self.track.index(place) for place in figures]
        for field in CHOICES:
            getattr(s, field)[:] = [getattr(p, field).get(good, 0) for good in GOODS]
        fits = {
            "given": not p.given or p.decision in ("give", "take"),
            "taken": not p.taken or p.decision == "take",
            "spared": not p.spared or p.decision == "pay",
            "last": p.last is None or p.decision in ("give", "take", "pay"),
            "pile": p.pile is None or p.decision in ("pay", "swap", "end"),
        }
        for place, fit in fits.items():
            if not fit:
                raise self._fault("position-effect", place, decision=p.decision)

    def _goods(self) -> None:
        p, s = self.position, self.state
        for seat, goods in enumerate(self._per_seat("goods", {})):
            s.goods[seat] = [goods.get(good, 0) for good in GOODS]
        s.trade[:] = TRADED if p.trade is None else [p.trade.get(good, 0) for good in GOODS]
        for g in range(GOOD_KINDS):
            rest = self.goods - int(s.trade[g]) - int(s.goods[:, g].sum())
            if rest < 0:
                raise self._fault("position-wares-short", "goods", ware=GOODS[g])
            s.stock[g] = rest
        dogs = self._per_seat("dogs", 0)
        if sum(dogs) > DOGS:
            raise self._fault("form-limit", "dogs", limit=f"<= {DOGS}")
        s.dog[: len(dogs)] = dogs
        s.free_dogs = DOGS - sum(dogs)

    def _forest(self) -> None:
        p, s = self.position, self.state
        s.seen[:] = NONE
        s.face_up[:] = NONE
        for slot, given in p.seen.items():
            seen = given if isinstance(given, SeenTile) else SeenTile(given, min(p.turns, LATEST))
            number = self._index(self.tiles, seen.tile, f"seen.{slot}")
            if number in s.seen:
                raise self._fault("components-twice", f"seen.{slot}", id=seen.tile)
            s.seen[int(slot)], s.sight[int(slot)], s.swaps[int(slot)] = number, seen.turn, seen.swaps
        for lying in p.face_up:
            s.face_up[lying] = self._seen(lying)
        s.slot = NONE if p.slot is None else p.slot
        s.tile = NONE if p.slot is None else self._seen(p.slot)

    def _seen(self, slot: int) -> int:
        """The tile that was seen in a slot."""
        tile = int(self.state.seen[slot])
        if tile == NONE:
            raise self._fault("form-missing", "seen", field=str(slot))
        return tile

    def _huts(self) -> None:
        p, s = self.position, self.state
        built = self._per_seat("built", [])
        open_huts = _usual_open(self.huts, built) if p.open_huts is None else p.open_huts
        s.built[:] = NONE
        for seat, huts in enumerate(built):
            for at, hut in enumerate(huts):
                s.built[seat, at] = self._index(self.huts, hut, f"built[{seat}][{at}]")
        for pile, top in enumerate(open_huts):
            s.open_hut[pile] = self._index(self.huts, top, f"open_huts[{pile}]")
        s.below[:] = [
            min(n, PILE_SIZE) for n in (_usual_below(len(self.huts), open_huts, built) if p.below is None else p.below)
        ]
