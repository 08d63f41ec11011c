"""Arguments of actions in the notation: ids of cards, treasures and objects, slots, places, seats and bonus units."""

from collections.abc import Sequence

from fondaco.games.orient.state import OLD_MAN_UNIT, PILES, PLAYERS, ROW, VISITOR_UNIT
from fondaco.kernel.components import ComponentSet

OLD_MAN = "old_man"
PARTS = {"treasure": "treasures", "object": "day_cards"}
"""Kinds of argument that the component set lists, and the list."""


def ids(components: ComponentSet, kind: str) -> Sequence[str]:
    """The ids among which an argument of a kind is chosen, at their numbers."""
    if kind == "card":
        return components.names
    if kind == "pile":
        return PILES
    return [entry["id"] for entry in components.data[PARTS[kind]]]


def visitor_ids(components: ComponentSet) -> list[str]:
    """Ids of the visitors, at their numbers."""
    return [card["id"] for card in components.data["night_cards"] if card["kind"] == "visitor"]


def unit_name(unit: int, components: ComponentSet) -> str:
    """The word of a bonus unit: a slot's number, a visitor's id, or the old man."""
    visitors = visitor_ids(components)
    if unit < ROW:
        return str(unit)
    if unit < OLD_MAN_UNIT:
        at = unit - VISITOR_UNIT
        return visitors[at] if at < len(visitors) else f"visitor_{at}"
    return OLD_MAN


def unit_number(word: str, components: ComponentSet) -> int | None:
    """The bonus unit of a word; None if it means none."""
    visitors = visitor_ids(components)
    if word in visitors:
        return VISITOR_UNIT + visitors.index(word)
    if word == OLD_MAN:
        return OLD_MAN_UNIT
    if word.startswith("visitor_"):
        at = _number(word[8:], OLD_MAN_UNIT - VISITOR_UNIT)
        return None if at is None else VISITOR_UNIT + at
    return _number(word, ROW)


def argument(kind: str, value: int, components: ComponentSet) -> str | int:
    """The argument of an action: an id, a number, a place such as ``1:0``, or a bonus unit."""
    if kind in ("slot", "seat"):
        return value
    if kind == "place":
        return f"{value // ROW}:{value % ROW}"
    if kind == "unit":
        return unit_name(value, components)
    known = ids(components, kind)
    return known[value] if value < len(known) else value


def argument_of(kind: str, word: str, components: ComponentSet) -> int | None:
    """The number that a word of the notation stands for; None if it stands for nothing."""
    if kind == "slot":
        return _number(word, ROW)
    if kind == "seat":
        return _number(word, PLAYERS)
    if kind == "place":
        seat, _, slot = word.partition(":")
        q, i = _number(seat, PLAYERS), _number(slot, ROW)
        return None if q is None or i is None else q * ROW + i
    if kind == "unit":
        return unit_number(word, components)
    known = ids(components, kind)
    return known.index(word) if word in known else _number(word, 1000)


def _number(word: str, end: int) -> int | None:
    """A number below ``end``, or None."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 and int(word) < end else None
