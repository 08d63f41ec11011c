"""What the clause tests of Jambo share: positions played and questioned in the notation of records."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import fondaco
from fondaco.games.jambo.state import WARES
from fondaco.kernel.game import State

GAME = fondaco.game("jambo")


def position(script: Sequence[int] | None = None, **fields: Any) -> State:
    """The state of a position: seat 0's draw phase unless its fields say otherwise. Chance is the same on every run."""
    return GAME.position({"game": "jambo", **fields}, seed=1, script=script)


def playing(script: Sequence[int] | None = None, **fields: Any) -> State:
    """A position in the play phase."""
    return position(script, phase="play", **fields)


def hand(state: State, seat: int) -> list[str]:
    """A seat's hand as the seat itself sees it: ids, sorted."""
    return names(state.view(seat)["hand"])


def looked_at(state: State, seat: int | None) -> list[str | None]:
    """The cards drawn and not yet kept or put away that a seat has seen, in the order drawn."""
    return [card(kind) for kind in state.view(seat)["limbo"] if kind >= 0]


def discards(state: State) -> list[str]:
    """What lies on the discard pile: ids, sorted."""
    return names(state.view(None)["discard"])


def top_discard(state: State) -> str | None:
    """The card on top of the discard pile."""
    return card(state.view(None)["discard_top"])


def utilities(state: State, seat: int) -> dict[str, list[bool]]:
    """Utilities in front of a seat: per id whether each copy is turned round."""
    view = state.view(None)
    placed: dict[str, list[bool]] = {}
    for kind, turned in zip(view["utility"][seat], view["turned"][seat], strict=True):
        if kind >= 0:
            placed.setdefault(GAME.set.names[kind], []).append(bool(turned))
    return placed


def large(state: State, seat: int) -> dict[str, int]:
    """Wares on a seat's large stand."""
    return wares(state.view(None)["large"][seat])


def small(state: State, seat: int) -> dict[str, int]:
    """Wares on a seat's small stands."""
    return wares(state.view(None)["small"][seat])


def stock(state: State, seat: int) -> dict[str, int]:
    """Wares on all stands of a seat."""
    view = state.view(None)
    return wares([sum(counts) for counts in zip(view["large"][seat], view["small"][seat], strict=True)])


def supply(state: State) -> dict[str, int]:
    """Wares in the supply."""
    return wares(state.view(None)["supply"])


def gold(state: State, seat: int) -> int:
    """A seat's gold."""
    return int(state.view(None)["gold"][seat])


def actions_left(state: State) -> int:
    """Actions left in this turn."""
    return int(state.view(None)["actions"])


def wares(counts: Sequence[int]) -> dict[str, int]:
    """A row of ware counts as ids and numbers, without zeros."""
    return {ware: n for ware, n in zip(WARES, counts, strict=True) if n}


def names(counts: Sequence[int]) -> list[str]:
    """A row of card counts as sorted ids."""
    return sorted(GAME.set.names[kind] for kind, n in enumerate(counts) for _ in range(n))


def card(kind: int) -> str | None:
    """Id of a kind of card; None where there is no card."""
    return None if kind < 0 else GAME.set.names[kind]


def other_cards(*cards: str) -> list[str]:
    """All cards of the game but these: to leave nothing in the deck."""
    deck = Counter({one["id"]: one["number"] for one in (*GAME.set.data["powers"], *GAME.set.data["ware_cards"])})
    deck.subtract(cards)
    assert min(deck.values()) >= 0, cards
    return sorted(deck.elements())
