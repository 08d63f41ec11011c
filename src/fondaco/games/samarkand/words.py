"""Samarkand in words: families, wares, spaces, actions, questions, events and the end, in the language asked for."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from fondaco import texts
from fondaco.games.samarkand.actions import VERBS
from fondaco.games.samarkand.components import load
from fondaco.games.samarkand.state import (
    ACTIVE_PRIZE,
    DECISIONS,
    ENDINGS,
    FOREIGN_CAMEL,
    NONE,
    OVER,
    OWN_CAMEL,
    PASSIVE_PRIZE,
    PLAYERS,
)
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts

TABLES = {"family": "families", "card": "goods", "space": "spaces"}
"""Kinds of argument, and the list of the component set in which they are numbered."""


@cache
def _shipped_names() -> dict[tuple[str, str], str]:
    """What each kind and id of piece is called in the shipped set; the languages translate these."""
    data = load(None).data
    return {(kind, entry["id"]): entry["name"] for kind, table in TABLES.items() for entry in data[table]}


def piece_text(kind: str, number: int, components: ComponentSet, language: str) -> str:
    """Name of a family, ware or space in the language; where an owner's file has a name of its own, that name."""
    entries: Sequence[Any] = components.data[TABLES[kind]]
    if number >= len(entries):
        return str(number)
    entry = entries[number]
    name = str(entry["name"])
    if name == _shipped_names().get((kind, entry["id"])):
        name = texts.format_message(language, f"samarkand-{kind}-{entry['id']}")
    return f"{name} {entry['number']}" if kind == "card" else name


def action_text(action: int, components: ComponentSet, language: str) -> str:
    """An action as on a button."""
    verb, kind, value = parts(VERBS, action)
    if not kind:
        return texts.format_message(language, f"samarkand-action-{verb}")
    piece = piece_text(kind, value, components, language)
    return texts.format_message(language, f"samarkand-action-{verb}", **{kind: piece})


def action_note(view: View, action: int, components: ComponentSet, language: str) -> str:
    """What an action costs or brings at once, in a few words; empty where there is nothing to say."""
    verb, _, value = parts(VERBS, action)
    data = components.data
    if verb == "marry":
        return _note("marriage", language, n=data["families"][value]["dowry"])
    if verb == "extend":
        return _note("route", language, camels=view["reserve"][value], treasury=view["treasury"][value])
    if verb == "place":
        return _note_of_space(view, value, components, language)
    if verb in ("sell", "keep", "discard"):
        card = value if verb == "discard" else view["good"]
        if view["place"][card] != view["seat"]:
            return ""
        space = piece_text("space", _space_of(card, components), components, language)
        return _note("card", language, n=points_now(view, components, card), space=space)
    return ""


def _note(message: str, language: str, **arguments: str | int) -> str:
    return texts.format_message(language, f"samarkand-note-{message}", **arguments)


def _note_of_space(view: View, space: int, components: ComponentSet, language: str) -> str:
    """What a camel of the family whose route is extended brings on a space: a goods tile, or a relation."""
    entry, family, other = components.data["spaces"][space], view["family"], view["camel"][space][0]
    if other == NONE:
        goods = [card for card, good in enumerate(components.data["goods"]) if good["space"] == entry["id"]]
        if not goods:
            return ""
        own = view["place"][goods[0]] == view["seat"]
        return _note("own" if own else "tile", language, card=piece_text("card", goods[0], components, language))
    name = piece_text("family", other, components, language)
    if entry["kind"] == "water" or view["met"][family][other]:
        return _note("joins", language, family=name)
    prize = ACTIVE_PRIZE + (PASSIVE_PRIZE if view["member"][view["seat"]][other] else 0)
    return _note("relation", language, family=name, n=prize)


def _space_of(card: int, components: ComponentSet) -> int:
    """The space of a ware."""
    spaces: Sequence[Any] = components.data["spaces"]
    wanted = components.data["goods"][card]["space"]
    return next(number for number, space in enumerate(spaces) if space["id"] == wanted)


def points_now(view: View, components: ComponentSet, card: int) -> int:
    """What a card would be worth to the seat of the view if the game ended now (S-096)."""
    members = view["member"][view["seat"]]
    camels = [family for family in view["camel"][_space_of(card, components)] if family != NONE]
    return sum(OWN_CAMEL if members[family] else FOREIGN_CAMEL for family in camels)


def question_text(view: View, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """What the seat of the view is asked, or whom it waits for; ``names`` are those of the seats."""
    decision, actor, family = DECISIONS[view["decision"]], view["actor"], view["family"]
    role = "ask" if view["decision"] == OVER or actor == view["seat"] else "wait"

    def name(kind: str, number: int) -> str:
        return "" if number == NONE else piece_text(kind, number, components, language)

    return texts.format_message(
        language,
        f"samarkand-{role}-{decision}",
        name=names[actor],
        family=name("family", family),
        card=name("card", view["good"]),
        left=view["left"],
        treasury=0 if family == NONE else view["treasury"][family],
    )


def event_text(event: Event, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """An event as a line of the log."""
    arguments: dict[str, str | int] = {}
    for name, value in event.args.items():
        if isinstance(value, list):
            arguments[name] = ", ".join(piece_text("card", card, components, language) for card in value)
        elif name == "seat":
            arguments["name"] = names[value]
        elif name in ("family", "other"):
            arguments[name] = piece_text("family", value, components, language)
        elif name in ("card", "good"):
            arguments["card"] = piece_text("card", value, components, language)
        elif name == "space":
            arguments[name] = piece_text("space", value, components, language)
        elif name == "ending":
            arguments[name] = " ".join(word for bit, word in enumerate(ENDINGS) if value >> bit & 1)
        else:
            arguments[name] = value
    known = "-known" if arguments.get("cards") else ""
    return texts.format_message(language, f"samarkand-event-{event.kind}{known}", **arguments)


def ending_text(view: View, names: Sequence[str], language: str) -> list[str]:
    """How the game ended, then the score of every seat."""
    ends = [word for bit, word in enumerate(ENDINGS) if view["ending"] >> bit & 1]
    sums = (
        texts.format_message(language, "samarkand-end-sum", name=names[line["seat"]], **line) for line in scores(view)
    )
    return [*(texts.format_message(language, f"samarkand-end-{word}") for word in ends), *sums]


def scores(view: View) -> list[dict[str, int]]:
    """The score sheet: each seat's points from cards, goods tiles, relation tiles and money, and their sum (S-094)."""
    lines = []
    for seat in range(view["players"]):
        line = {
            "cards": view["card_points"][seat],
            "goods_tiles": sum(1 for owner in view["taken"] if owner == seat),
            "relation_tiles": view["relation_tiles"][seat],
            "money": view["money"][seat],
        }
        lines.append({"seat": seat, **line, "total": sum(line.values())})
    return lines


def refusal_text(_action: int, clause: str, _components: ComponentSet, language: str) -> str:
    """Why an action is refused: its clause."""
    return texts.format_message(language, clause)


def card_help(view: View, components: ComponentSet, language: str) -> list[tuple[str, str]]:
    """Name and space of every goods card in the seat's hand."""
    held = [card for card, place in enumerate(view["place"]) if place == view["seat"] and 0 <= place < PLAYERS]
    spaces = {space["id"]: number for number, space in enumerate(components.data["spaces"])}
    return [
        (
            piece_text("card", card, components, language),
            piece_text("space", spaces[components.data["goods"][card]["space"]], components, language),
        )
        for card in held
    ]
