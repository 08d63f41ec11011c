"""Samarkand's component set: read from JSON, checked, packed into the record that rules read.

The neighbours of the spaces are the map; points and outlines only draw it. A hex grid may be declared and is then held
to them.
"""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from fondaco.games.samarkand.state import (
    CARD_LIMITS,
    COMPONENTS,
    FAMILIES,
    FEWEST_PLAYERS,
    GOODS,
    NONE,
    PLAYERS,
    SPACE_KINDS,
    SPACES,
    START_CARDS,
    WORD_BITS,
)
from fondaco.kernel.components import ComponentSet, Faults, Id, Name, Provenance, read_set, seat_option
from fondaco.kernel.records import Records, new_records

FEWEST_GOODS = PLAYERS * START_CARDS + 1
"""Goods cards of one set: each of five players is dealt two, and one is left."""

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Money = Annotated[int, msgspec.Meta(ge=0, le=100)]
Tiles = Annotated[int, msgspec.Meta(ge=1, le=20)]
Coordinate = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]
Point = Annotated[list[Coordinate], msgspec.Meta(min_length=2, max_length=2)]
Cell = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=999)]], msgspec.Meta(min_length=2, max_length=2)]
SetValue = Literal["camels", "member_tiles", "relation_tiles", "coins"]
FamilyValue = Literal["name", "colour", "dowry", "start", "panel"]
GoodValue = Literal["name", "number", "space"]
SpaceValue = Literal["kind", "point", "neighbours"]


class RelationTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Relation tiles of each family: one on top that marks the first relation, the others below."""

    dark_green: Literal[1]
    grey: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex grid with pointy tops, odd rows half a hex to the right."""

    rows: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    cols: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family: what a marriage costs, where its route starts, and where its panel lies on the board's edge."""

    id: Id
    name: Name
    colour: Colour
    dowry: Money
    panel: Literal["top", "bottom"]
    slot: Annotated[int, msgspec.Meta(ge=1, le=FAMILIES)]
    start: Id
    provenance: dict[FamilyValue, Provenance] = {}


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ware, of which there is one card and one tile."""

    id: Id
    number: Annotated[int, msgspec.Meta(ge=1, le=999)]
    name: Name
    space: Id
    provenance: dict[GoodValue, Provenance] = {}


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A space of the map: the point where it is drawn, perhaps its outline and its cell of the grid."""

    id: Id
    kind: Literal[SPACE_KINDS]  # type: ignore[valid-type]
    name: Name
    point: Point
    neighbours: list[Id]
    outline: Annotated[list[Point], msgspec.Meta(min_length=3, max_length=100)] | None = None
    hex: Cell | None = None
    provenance: dict[SpaceValue, Provenance] = {}


class SamarkandComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole component file. Provenance may be left out: then a value comes from the owner of the box."""

    game: Literal["samarkand"]
    name: Name
    camels: Tiles
    member_tiles: Annotated[int, msgspec.Meta(ge=1, le=4)]
    relation_tiles: RelationTiles
    families: Annotated[list[Family], msgspec.Meta(min_length=2, max_length=FAMILIES)]
    goods: Annotated[list[Good], msgspec.Meta(min_length=FEWEST_GOODS, max_length=GOODS)]
    spaces: Annotated[list[Space], msgspec.Meta(max_length=SPACES)]
    coins: dict[Literal["1", "2", "10"], Annotated[int, msgspec.Meta(ge=0, le=1000)]] = {}
    grid: Grid | None = None
    provenance: dict[SetValue, Provenance] = {}


def load(source: Path | Mapping[str, Any] | None = None) -> ComponentSet:
    """Load and check a component set: the shipped one, a file, or the JSON form that a match record carries.

    Raises ComponentError with the first fault and its place.
    """
    return read_set(
        source,
        files(__package__),
        SamarkandComponents,
        lambda components, faults: _Check(components, faults).run(),
        names=lambda components: tuple(good.id for good in components.goods),
        sources=_sources,
    )


def pack(components: ComponentSet, options: Mapping[str, str], players: int = FEWEST_PLAYERS) -> Records:
    """Pack a set, the options of a game and its number of players into one COMPONENTS record, shape (1,).

    Option ``starter`` is ``lot`` (default) or the number of a seat (S-R22). Raises FondacoError ``bad-option`` for a
    seat where nobody sits.
    """
    data = components.data
    records = new_records(COMPONENTS)
    c = records[0]
    c.players, c.limit = players, CARD_LIMITS[players - FEWEST_PLAYERS]
    c.starter = seat_option(options, "starter", players)
    spaces = {space["id"]: at for at, space in enumerate(data["spaces"])}
    c.families, c.goods, c.spaces = len(data["families"]), len(data["goods"]), len(spaces)
    c.camels, c.member_tiles = data["camels"], data["member_tiles"]
    c.relation_tiles = sum(data["relation_tiles"].values())
    for f, family in enumerate(data["families"]):
        c.dowry[f], c.start[f] = family["dowry"], spaces[family["start"]]
    c.good[:] = NONE
    c.space_of[:] = NONE
    for g, good in enumerate(data["goods"]):
        c.space_of[g] = spaces[good["space"]]
        c.good[c.space_of[g]] = g
    for x, space in enumerate(data["spaces"]):
        c.kind[x] = SPACE_KINDS.index(space["kind"])
        for name in space["neighbours"]:
            c.neighbours[x, spaces[name] // WORD_BITS] |= 1 << spaces[name] % WORD_BITS
    return records


def touching(cell: tuple[int, int]) -> set[tuple[int, int]]:
    """The six cells (row, column) that touch a hex of the grid."""
    row, col = cell
    shift = row % 2
    beside = {(row, col - 1), (row, col + 1)}
    return beside | {(row + step, col + shift - back) for step in (-1, 1) for back in (0, 1)}


class _Check:
    """Checks of a component file that its form alone does not say."""

    def __init__(self, components: SamarkandComponents, faults: Faults) -> None:
        self.components = components
        self.fault = faults
        self.spaces = {space.id: space for space in components.spaces}

    def run(self) -> None:
        """Raise ComponentError for the first fault."""
        self._ids()
        self._neighbours()
        self._starts()
        self._goods()
        if self.components.grid is not None:
            self._grid(self.components.grid)
        self._meetings()

    def _ids(self) -> None:
        parts = (("families", self.components.families), ("goods", self.components.goods))
        for part, entries in (*parts, ("spaces", self.components.spaces)):
            self.fault.once([entry.id for entry in entries], lambda at, part=part: f"{part}[{at}].id")  # type: ignore[misc]
        self.fault.once([str(good.number) for good in self.components.goods], lambda at: f"goods[{at}].number")
        self.fault.once([f"{f.panel} {f.slot}" for f in self.components.families], lambda at: f"families[{at}].slot")

    def _space(self, name: str, kind: str, place: str) -> None:
        """A named space must be there and of a kind."""
        if name not in self.spaces:
            raise self.fault("form-unknown", place, field=name)
        if self.spaces[name].kind != kind:
            raise self.fault("components-space-kind", place, space=name)

    def _neighbours(self) -> None:
        for at, space in enumerate(self.components.spaces):
            place = f"spaces[{at}].neighbours"
            self.fault.once(space.neighbours, lambda i, place=place: f"{place}[{i}]")  # type: ignore[misc]
            for i, other in enumerate(space.neighbours):
                if other not in self.spaces or other == space.id:
                    raise self.fault("form-unknown", f"{place}[{i}]", field=other)
                if space.id not in self.spaces[other].neighbours:
                    raise self.fault("components-one-way", f"{place}[{i}]", space=space.id, other=other)

    def _starts(self) -> None:
        for at, family in enumerate(self.components.families):
            self._space(family.start, "start", f"families[{at}].start")
        self.fault.once([f.start for f in self.components.families], lambda at: f"families[{at}].start")
        starts = {family.start for family in self.components.families}
        for at, space in enumerate(self.components.spaces):
            if space.kind == "start" and space.id not in starts:
                raise self.fault("components-space-unused", f"spaces[{at}]", space=space.id)

    def _goods(self) -> None:
        for at, good in enumerate(self.components.goods):
            self._space(good.space, "goods", f"goods[{at}].space")
        self.fault.once([good.space for good in self.components.goods], lambda at: f"goods[{at}].space")
        filled = {good.space for good in self.components.goods}
        for at, space in enumerate(self.components.spaces):
            if space.kind == "goods" and space.id not in filled:
                raise self.fault("components-space-unused", f"spaces[{at}]", space=space.id)

    def _grid(self, grid: Grid) -> None:
        """Every space lies in a cell of its own, and spaces are neighbours exactly when their hexes touch."""
        cells: dict[tuple[int, int], str] = {}
        for at, space in enumerate(self.components.spaces):
            if space.hex is None:
                raise self.fault("form-missing", f"spaces[{at}]", field="hex")
            row, col = space.hex
            if row >= grid.rows or col >= grid.cols or (row, col) in cells:
                raise self.fault("components-hex", f"spaces[{at}].hex", row=row, col=col)
            cells[row, col] = space.id
        for at, (cell, space) in enumerate(zip(cells, self.components.spaces, strict=True)):
            beside = {cells[other] for other in touching(cell) if other in cells}
            wrong = sorted(beside.symmetric_difference(space.neighbours))
            if wrong:
                raise self.fault("components-hex-beside", f"spaces[{at}].neighbours", other=wrong[0])

    def _steps(self, start: str) -> dict[str, int]:
        """How many camels a route needs from a start to every space that it can reach."""
        steps, todo = {start: 0}, [start]
        for name in todo:
            for other in self.spaces[name].neighbours:
                if other not in steps:
                    steps[other] = steps[name] + 1
                    todo.append(other)
        return steps

    def _meetings(self) -> None:
        """Every space can be reached, and every family has camels enough to meet another one on land."""
        families = self.components.families
        steps = [self._steps(family.start) for family in families]
        for at, space in enumerate(self.components.spaces):
            if not any(space.id in reached for reached in steps):
                raise self.fault("components-space-unreached", f"spaces[{at}]", space=space.id)
        most = self.components.camels - 1
        land = [space.id for space in self.components.spaces if space.kind != "water"]
        meeting = [{name for name in land if reached.get(name, most + 1) <= most} for reached in steps]
        for at, family in enumerate(families):
            if not any(meeting[at] & other for i, other in enumerate(meeting) if i != at):
                raise self.fault("components-family-alone", f"families[{at}]", family=family.id)


def _sources(components: SamarkandComponents) -> Iterator[Provenance]:
    """The source of every value of the set."""
    yield from (components.provenance.get(value, "own") for value in get_args(SetValue))
    for family in components.families:
        yield from (family.provenance.get(value, "own") for value in get_args(FamilyValue))
    for good in components.goods:
        yield from (good.provenance.get(value, "own") for value in get_args(GoodValue))
    for space in components.spaces:
        yield from (space.provenance.get(value, "own") for value in get_args(SpaceValue))
