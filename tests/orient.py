"""What the clause tests of Orient share: positions played and questioned in the notation of records."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import fondaco
from fondaco.kernel.game import Game, State
from tests.rules import play

EVERYBODY = 63


@cache
def game(players: int = 3, **options: str) -> Game:
    """The game for so many players, with options."""
    return fondaco.game("orient", players=players, **options)


DATA = game().set.data
CARDS = list(game().set.names)
TREASURES = [treasure["id"] for treasure in DATA["treasures"]]
DAY_CARDS = [card["id"] for card in DATA["day_cards"]]
SETUP = {entry["players"]: entry for entry in DATA["setup"]}


def rows(players: int, *given: Sequence[str]) -> list[list[Any]]:
    """Rows of treasures, from the left: ``crown`` stands for ``ins_crown``, ``+lamp`` for a face-up ``val_lamp``.

    Treasures in the game that are named nowhere follow face down in the last rows; where too many are named the first
    ones left over are not in the game.
    """
    named: list[list[Any]] = [[_laid(word) for word in row] for row in given]
    named += [[] for _ in range(players - len(named))]
    used = {entry if isinstance(entry, str) else entry["treasure"] for row in named for entry in row}
    for kind, field in (("ins_", "insignia"), ("val_", "valuables")):
        wanted = SETUP[players][field] * players - sum(1 for name in used if name.startswith(kind))
        free = [name for name in TREASURES if name.startswith(kind) and name not in used]
        for at, name in enumerate(free[:wanted]):
            named[-1 - at % max(1, players - len(given))].append(name)
    return named


def _laid(word: str) -> Any:
    name = treasure(word.removeprefix("+"))
    return {"treasure": name, "up": True} if word.startswith("+") else name


def treasure(word: str) -> str:
    """Id of a treasure by its short name."""
    return next(name for name in TREASURES if name.partition("_")[2] == word or name == word)


def position(
    players: int = 3,
    given: Sequence[Sequence[str]] = (),
    script: Sequence[int] | None = None,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> State:
    """The state of a position: seat 0 before its action unless its fields say otherwise; the old man is far away.

    Cards in hand are named by their ids. ``options`` are the game's. Chance is always the same, or follows a script.
    """
    settings = options or {}
    if settings.get("va1") == "yes":
        fields = {"old_man": "none", **fields}
    described = {"game": "orient", "players": players, "rows": rows(players, *given), **fields}
    return game(players, **settings).position(described, seed=1, script=script)


def seen(state: State, field: str, *at: int) -> Any:
    """A public value: a field, then numbers in it."""
    value = state.view(None)[field]
    for index in at:
        value = value[index]
    return value


def hand(state: State, seat: int) -> list[str]:
    """A seat's hand as the seat itself sees it."""
    return [CARDS[k] for k in state.view(seat)["hand"] if k >= 0]


def row(state: State, seat: int) -> list[str]:
    """A seat's row as the seat itself sees it; ``+`` marks what lies face up."""
    view = state.view(seat)
    facing = view["facing"][seat]
    return [
        ("+" if facing >> i & 1 else "") + TREASURES[t].partition("_")[2]
        for i, t in enumerate(view["row"][seat])
        if t >= 0
    ]


def known(state: State, viewer: int | None, seat: int) -> list[str]:
    """A seat's row as somebody knows it, ``?`` for what he does not."""
    view = state.view(viewer)
    slots = view["row"][seat][: view["row_size"][seat]]
    return ["?" if t < 0 else TREASURES[t].partition("_")[2] for t in slots]


def owners(state: State, viewer: int | None) -> dict[str, int]:
    """Whose treasures somebody knows, by short names."""
    return {TREASURES[t].partition("_")[2]: seat for t, seat in enumerate(state.view(viewer)["owner"]) if seat >= 0}


def discards(state: State) -> list[str]:
    """Cards on the discard pile, by kind."""
    return [CARDS[k] for k, n in enumerate(seen(state, "discard")) for _ in range(n)]


def attack(state: State, card: str, target: str, *answer: str) -> State:
    """Attack a place and answer; by default without a defence."""
    return play(state, f"attack {card}", f"target {target}", *(answer or ("decline",)))


def all_decline(state: State) -> State:
    """Nobody snatches what was just stolen."""
    while state.decision == "pilfer":
        play(state, "decline")
    return state


def emptied(*kept: tuple[str, int], hands: Sequence[Sequence[str]] = (), gone: Sequence[str] = ()) -> dict[str, int]:
    """A discard pile with every card but some: those kept in the piles, those in hands, and those elsewhere."""
    rest = {card["id"]: card["number"] for card in DATA["night_cards"]}
    for name, number in kept:
        rest[name] -= number
    for name in (name for names in (*hands, gone) for name in names):
        rest[name] -= 1
    return {name: number for name, number in rest.items() if number}
