"""What the clause tests of Samarkand share: positions played and questioned in the notation of records."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import fondaco
from fondaco.kernel.game import Game, State


@cache
def game(players: int = 3) -> Game:
    """The game for so many players."""
    return fondaco.game("samarkand", players=players)


FAMILIES = [family["id"] for family in game().set.data["families"]]
SPACES = [space["id"] for space in game().set.data["spaces"]]
CARDS = list(game().set.names)


def position(players: int = 3, script: Sequence[int] | None = None, **fields: Any) -> State:
    """The state of a position: the first turn of seat 0 unless its fields say otherwise. Chance is always the same."""
    return game(players).position({"game": "samarkand", "players": players, **fields}, seed=1, script=script)


def seen(state: State, field: str, *at: int | str) -> Any:
    """A public value: a field, then the seat, family, space or card in it."""
    value = state.view(None)[field]
    for index in at:
        value = value[index if isinstance(index, int) else number(index)]
    return value


def number(name: str) -> int:
    """Number of a family, space or card by its id; one id, ``samarkand``, would be a space."""
    return next(names.index(name) for names in (FAMILIES, SPACES, CARDS) if name in names)


def money(state: State) -> list[int]:
    """The money of all players."""
    view = state.view(None)
    return [int(n) for n in view["money"][: view["players"]]]


def hand(state: State, seat: int) -> list[str]:
    """A seat's hand as the seat itself sees it."""
    return [card for card, place in zip(CARDS, state.view(seat)["place"], strict=True) if place == seat]


def camels(state: State, space: str) -> list[str]:
    """The families whose camels stand on a space, in the order of arrival."""
    return [FAMILIES[f] for f in seen(state, "camel", space) if f >= 0]


def in_front_of(state: State, seat: int) -> list[str]:
    """The goods tiles that a seat took."""
    return [card for card, owner in zip(CARDS, seen(state, "taken"), strict=True) if owner == seat]


def total(state: State) -> list[int]:
    """Points of every seat."""
    return [line["total"] for line in state.scores()]


def wheel(goods: int = 11) -> dict[str, Any]:
    """A small map of three families: an oasis beside everything, goods and starts in a ring round it, one ship."""
    starts = ["north", "east", "south"]
    ring = [f"market_{at}" for at in range(goods)]
    for at, start in enumerate(starts):
        ring.insert(at * 4, start)
    beside: dict[str, set[str]] = {name: {"oasis"} for name in ring}
    for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
        beside[one].add(other)
        beside[other].add(one)
    beside |= {"oasis": set(ring), "ship": {"north", "east"}}
    beside["north"].add("ship")
    beside["east"].add("ship")

    def kind(name: str) -> str:
        return {"oasis": "plain", "ship": "water"}.get(name, "start" if name in starts else "goods")

    return {
        "game": "samarkand",
        "name": "wheel",
        "camels": 12,
        "member_tiles": 2,
        "relation_tiles": {"dark_green": 1, "grey": 4},
        "families": [
            {"id": f"clan_{at}", "name": f"Clan {at}", "colour": "#123456", "dowry": 3, "panel": "top",
             "slot": at + 1, "start": start}
            for at, start in enumerate(starts)
        ],
        "goods": [
            {"id": f"ware_{at}", "number": at + 1, "name": f"Ware {at}", "space": f"market_{at}"} for at in range(goods)
        ],
        "spaces": [
            {"id": name, "kind": kind(name), "name": name, "point": [at, at * at], "neighbours": sorted(beside[name])}
            for at, name in enumerate(beside)
        ],
    }  # fmt: skip
