"""What the clause tests of My First Stone Age share: positions played and questioned in the notation of records."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import fondaco
from fondaco.games.stoneage.actions import FIRST_OF_PAIR, SECOND_OF_PAIR
from fondaco.games.stoneage.state import GOODS
from fondaco.kernel.game import Game, State
from tests.rules import play


@cache
def game(players: int = 2, **options: str) -> Game:
    """The game for so many players with some options."""
    return fondaco.game("stoneage", players=players, **options)


TRACK = [space["id"] for space in game().set.data["track"]]
TILES = [tile["id"] for tile in game().set.data["tiles"]]
HUTS = [hut["id"] for hut in game().set.data["huts"]]
COSTS = {hut["id"]: hut["cost"] for hut in game().set.data["huts"]}
SWAPS = {f"swap {i}-{j}" for i, j in zip(FIRST_OF_PAIR, SECOND_OF_PAIR, strict=True)}
SYMBOLS = {
    **{good: f"symbol_{good}" for good in GOODS},
    "trading_place": "symbol_trade",
    "dog": "symbol_dog",
    "building_site": "symbol_site",
}
"""The tile with the symbol of each place."""


def position(
    players: int = 2, script: Sequence[int] | None = None, options: dict[str, str] | None = None, **fields: Any
) -> State:
    """The state of a position: the first turn of seat 0 unless its fields say otherwise. Chance is always the same."""
    place = {"game": "stoneage", "players": players, **fields}
    return game(players, **(options or {})).position(place, seed=1, script=script)


def turned(tile: str, players: int = 2, **fields: Any) -> State:
    """The state after seat 0 has turned up a tile, which lies in slot 0."""
    return play(position(players, **{"seen": {"0": tile}, **fields}), "flip 0")


def arrived(place: str, players: int = 2, **fields: Any) -> State:
    """The state after the symbol of a place was turned up."""
    return turned(SYMBOLS[place], players, **fields)


def goods(state: State, seat: int) -> dict[str, int]:
    """The goods of a seat as the seat itself sees them."""
    return _counted(state.view(seat)["goods"][seat])


def stock(state: State) -> dict[str, int]:
    """The goods on their spaces."""
    return _counted(state.view(None)["stock"])


def trade(state: State) -> dict[str, int]:
    """The goods on the trading place."""
    return _counted(state.view(None)["trade"])


def _counted(counts: Sequence[int]) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, counts, strict=True) if n}


def dogs(state: State) -> list[int]:
    """The dogs of all players, and at the end those on their space."""
    view = state.view(None)
    return [*view["dog"][: view["players"]], view["free_dogs"]]


def figure(state: State, seat: int) -> str:
    """The space on which a figure stands."""
    return TRACK[state.view(None)["figure"][seat]]


def huts(state: State, seat: int) -> list[str]:
    """The huts of a settlement, by its openings."""
    return [HUTS[hut] for hut in state.view(None)["built"][seat] if hut >= 0]


def open_huts(state: State) -> list[str | None]:
    """The huts that lie face up, by their piles."""
    return [HUTS[hut] if hut >= 0 else None for hut in state.view(None)["open_hut"]]


def face_up(state: State) -> dict[int, str]:
    """The tiles that lie face up, by their slots."""
    return {slot: TILES[tile] for slot, tile in enumerate(state.view(None)["face_up"]) if tile >= 0}


def remembered(state: State) -> dict[int, str]:
    """The tiles whose places a perfect memory knows, by their slots."""
    seen = state.information(None)["seen"][0].tolist()
    return {slot: TILES[tile] for slot, tile in enumerate(seen) if tile >= 0}
