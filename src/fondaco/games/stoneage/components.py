"""My First Stone Age's component set: read from JSON, checked, packed into the record that rules read."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from fondaco.games.stoneage.state import (
    COMPONENTS,
    DOGS,
    FEWEST_PLAYERS,
    GOODS,
    HUTS,
    NONE,
    PLACES,
    PLAYERS,
    SITE,
    SPACES,
    TILES,
)
from fondaco.kernel.components import ComponentSet, Faults, Id, Name, Provenance, read_set, seat_option
from fondaco.kernel.records import Records, new_records

MOST_COST = 3
"""Goods that a hut costs at most, so that the dogs and one good can always build it (A-Q34)."""

PlaceId = Literal[PLACES]  # type: ignore[valid-type]
GoodId = Literal[GOODS]  # type: ignore[valid-type]
Copies = Annotated[int, msgspec.Meta(ge=2, le=9)]
SetValue = Literal["goods", "dogs"]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the track."""

    id: PlaceId
    provenance: Provenance = "own"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A forest tile: a die with a number of steps, or the symbol of a place."""

    id: Id
    steps: Annotated[int, msgspec.Meta(ge=1, lt=SPACES)] | None = None
    place: PlaceId | None = None
    provenance: Provenance = "own"


class Hut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hut and the goods that it costs."""

    id: Id
    cost: dict[GoodId, Annotated[int, msgspec.Meta(ge=1, le=MOST_COST)]]
    provenance: Provenance = "own"


class StoneAgeComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file. Provenance may be left out: then a value comes from the owner of the box.

    ``goods`` says how many there are of each good with so many players.
    """

    game: Literal["stoneage"]
    name: Name
    goods: dict[Literal["2", "3", "4"], Copies]
    dogs: Literal[DOGS]  # type: ignore[valid-type]
    track: Annotated[list[Space], msgspec.Meta(min_length=SPACES, max_length=SPACES)]
    tiles: Annotated[list[Tile], msgspec.Meta(min_length=TILES, max_length=TILES)]
    huts: Annotated[list[Hut], msgspec.Meta(min_length=HUTS, max_length=HUTS)]
    provenance: dict[SetValue, Provenance] = {}


def load(source: Path | Mapping[str, Any] | None = None) -> ComponentSet:
    """Load and check a component set: the shipped one, a file, or the JSON form that a match record carries.

    Raises ComponentError with the first fault and its place.
    """
    return read_set(
        source,
        files(__package__),
        StoneAgeComponents,
        _check,
        names=lambda components: tuple(hut.id for hut in components.huts),
        sources=_sources,
    )


def pack(components: ComponentSet, options: Mapping[str, str], players: int = FEWEST_PLAYERS) -> Records:
    """Pack a set, the options of a game and its number of players into one COMPONENTS record, shape (1,).

    Option ``youngest`` is the number of a seat (A-Q33); the others are ``no`` (default) or ``yes``. Raises FondacoError
    ``bad-option`` for a seat where nobody sits.
    """
    data = components.data
    records = new_records(COMPONENTS)
    c = records[0]
    c.players, c.youngest = players, seat_option(options, "youngest", players, default="0")
    c.kind_dog = options.get("kind_dog") == "yes"
    c.hidden_goods = options.get("hidden_goods") == "yes"
    c.automatic_swap = options.get("automatic_swap") == "yes"
    c.recall = options.get("recall") == "yes"
    c.goods = data["goods"][str(players)]
    track = [space["id"] for space in data["track"]]
    c.site = track.index(PLACES[SITE])
    c.place[:] = [PLACES.index(place) for place in track]
    for number, tile in enumerate(data["tiles"]):
        c.steps[number] = tile.get("steps", 0)
        c.target[number] = track.index(tile["place"]) if "place" in tile else NONE
    for number, hut in enumerate(data["huts"]):
        c.cost[number] = [hut["cost"].get(good, 0) for good in GOODS]
    return records


def _check(components: StoneAgeComponents, fault: Faults) -> None:
    """Raise ComponentError for the first fault that the form alone does not show."""
    for players in range(FEWEST_PLAYERS, PLAYERS + 1):
        if str(players) not in components.goods:
            raise fault("form-missing", "goods", field=str(players))
    fault.once([space.id for space in components.track], lambda at: f"track[{at}].id")
    fault.once([tile.id for tile in components.tiles], lambda at: f"tiles[{at}].id")
    fault.once([hut.id for hut in components.huts], lambda at: f"huts[{at}].id")
    for at, tile in enumerate(components.tiles):
        if (tile.steps is None) == (tile.place is None):
            raise fault("components-tile", f"tiles[{at}]", tile=tile.id)
    if all(tile.place != PLACES[SITE] for tile in components.tiles):
        raise fault("components-no-site", "tiles")
    for at, hut in enumerate(components.huts):
        price = sum(hut.cost.values())
        if not 1 <= price <= MOST_COST:
            raise fault("components-hut", f"huts[{at}].cost", n=price, most=MOST_COST)


def _sources(components: StoneAgeComponents) -> Iterator[Provenance]:
    """The source of every value of the set."""
    yield from (components.provenance.get(value, "own") for value in get_args(SetValue))
    for part in (components.track, components.tiles, components.huts):
        yield from (entry.provenance for entry in part)
