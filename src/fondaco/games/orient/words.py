"""Orient in words: cards, treasures, actions, questions, events and the end, in the language asked for."""

from collections.abc import Sequence
from typing import Any

from fondaco import texts
from fondaco.games.orient.actions import VERBS
from fondaco.games.orient.notation import visitor_ids
from fondaco.games.orient.state import DECISIONS, INSIGNIA, NONE, OLD_MAN_UNIT, OVER, PILES, PLAYERS, ROW, VISITOR_UNIT
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts

TABLES = {"card": "night_cards", "treasure": "treasures", "object": "day_cards"}
"""Kinds of argument that have names, and the list of the component set in which they are numbered."""


def piece_text(kind: str, number: int, components: ComponentSet, language: str) -> str:
    """Name of a card, treasure or day card: of the shipped set in the language, else as the owner's file names it."""
    entries: Sequence[Any] = components.data[TABLES[kind]]
    if number >= len(entries):
        return str(number)
    entry = entries[number]
    message = f"orient-{kind}-{entry['id']}"
    text = texts.format_message(language, message)
    return str(entry["name"]) if text == message else text


def visitor_text(visitor: int, components: ComponentSet, language: str) -> str:
    """Name of a visitor."""
    known = visitor_ids(components)
    if visitor >= len(known):
        return str(visitor)
    return piece_text("card", components.names.index(known[visitor]), components, language)


def unit_text(unit: int, components: ComponentSet, language: str) -> str:
    """A bonus unit: a slot, a visitor or the old man."""
    if unit == OLD_MAN_UNIT:
        return texts.format_message(language, "orient-old-man")
    if unit >= VISITOR_UNIT:
        return visitor_text(unit - VISITOR_UNIT, components, language)
    return texts.format_message(language, "orient-slot", slot=unit + 1)


def action_text(action: int, components: ComponentSet, language: str) -> str:
    """An action as on a button."""
    verb, kind, value = parts(VERBS, action)
    arguments: dict[str, str | int] = {}
    if kind in TABLES:
        arguments[kind] = piece_text(kind, value, components, language)
    elif kind == "place":
        arguments = {"seat": value // ROW + 1, "slot": value % ROW + 1}
    elif kind == "unit":
        arguments[kind] = unit_text(value, components, language)
    elif kind == "pile":
        arguments[kind] = texts.format_message(language, f"orient-pile-{PILES[value]}")
    elif kind:
        arguments[kind] = value + 1
    return texts.format_message(language, f"orient-action-{verb}", **arguments)


def action_note(view: View, action: int, components: ComponentSet, language: str) -> str:
    """What an action costs or brings at once, in a few words; empty where there is nothing to say."""
    verb, kind, value = parts(VERBS, action)
    if verb == "play":
        return card_text(value, components, language)
    if verb in ("attack", "defend"):
        card = components.data["night_cards"][value]
        note = "defence" if verb == "defend" else "flyer" if card["kind"] == "flyer" else "attack"
        values = {name: card[name] for name in ("attack", "defence", "key")}
        return texts.format_message(language, f"orient-note-{note}", **values)
    if kind == "place":
        treasure = view["row"][value // ROW][value % ROW]
        return "" if treasure == NONE else piece_text("treasure", treasure, components, language)
    return ""


def question_text(view: View, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """What the seat of the view is asked, or whom it waits for; ``names`` are those of the seats."""
    decision, actor = DECISIONS[view["decision"]], view["actor"]
    role = "ask" if view["decision"] == OVER or actor == view["seat"] else "wait"

    def name(kind: str, number: int) -> str:
        return "" if number == NONE else piece_text(kind, number, components, language)

    def person(seat: int) -> str:
        return "" if seat == NONE else names[seat]

    return texts.format_message(
        language,
        f"orient-{role}-{decision}",
        name=names[actor],
        other=person(view["turn"] if decision == "defence" else view["holder"]),
        slot=view["slot"] + 1,
        card=name("card", view["table"][0] if view["event"] == NONE else view["event"]),
        object=name("object", view["object"]),
        treasure=name("treasure", view["claim"]),
        accused=person(view["accused"]),
        die=view["die"],
        left=view["left"],
        laid=view["laid"] + 1,
    )


def event_text(event: Event, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """An event as a line of the log."""
    arguments: dict[str, str | int] = {}
    for name, value in event.args.items():
        if isinstance(value, list):
            arguments[name] = ", ".join(piece_text("card", card, components, language) for card in value)
        elif name == "seat":
            arguments["name"] = names[value]
        elif name == "target":
            arguments[name] = names[value]
        elif name == "other":
            arguments[name] = piece_text("treasure", value, components, language)
        elif name in TABLES:
            arguments[name] = piece_text(name, value, components, language)
        elif name == "visitor":
            arguments[name] = visitor_text(value, components, language)
        elif name == "unit":
            arguments[name] = unit_text(value, components, language)
        elif name in ("slot", "other_slot"):
            arguments[name] = value + 1
        else:
            arguments[name] = value
    known = "-known" if NAMED.get(event.kind, frozenset(("",))) <= arguments.keys() else ""
    if event.kind == "drew" and not arguments["cards"]:
        known = ""
    return texts.format_message(language, f"orient-event-{event.kind}{known}", **arguments)


NAMED = {
    "drew": frozenset(("cards",)),
    "looked": frozenset(("treasure",)),
    "stole": frozenset(("treasure",)),
    "pilfered": frozenset(("treasure",)),
    "exchanged": frozenset(("treasure", "other")),
}
"""Events that name cards or treasures only to those who know them, and which arguments then are there."""


def ending_text(view: View, names: Sequence[str], language: str) -> list[str]:
    """How the game ended, then the insignia of every seat."""
    lines = (
        texts.format_message(language, "orient-end-sum", name=names[line["seat"]], insignia=line["insignia"])
        for line in scores(view)
    )
    return [texts.format_message(language, "orient-end-insignia", name=names[view["winner"]]), *lines]


def scores(view: View) -> list[dict[str, int]]:
    """What the winner has shown: insignia that lie face up, of every seat, and all treasures (O-W04)."""
    return [
        {
            "seat": seat,
            "insignia": sum(1 for t in range(INSIGNIA) if view["open"][seat] >> t & 1),
            "treasures": view["row_size"][seat],
            "total": int(view["winner"] == seat),
        }
        for seat in range(view["players"])
    ]


def refusal_text(_action: int, clause: str, _components: ComponentSet, language: str) -> str:
    """Why an action is refused: its clause."""
    return texts.format_message(language, clause)


def card_help(view: View, components: ComponentSet, language: str) -> list[tuple[str, str]]:
    """Name and effect of every card in the seat's hand and of every treasure that it sees."""
    kinds = sorted({k for k in view["hand"] if k != NONE})
    treasures = sorted({t for p in range(PLAYERS) for t in view["row"][p] if t != NONE})
    return [
        *((piece_text("card", k, components, language), card_text(k, components, language)) for k in kinds),
        *((piece_text("treasure", t, components, language), treasure_text(t, components, language)) for t in treasures),
    ]


def card_text(k: int, components: ComponentSet, language: str) -> str:
    """What a night card does: its values, or its effect."""
    card = components.data["night_cards"][k]
    if "attack" in card:
        values = {name: card[name] for name in ("attack", "defence", "key")}
        kind = "archers" if card.get("group") == "archers" else card["kind"]
        return texts.format_message(language, f"orient-text-{kind}", **values)
    if "effect" in card:
        effect = card["effect"]
        return texts.format_message(language, f"orient-effect-{effect['type']}", amount=effect.get("amount", 1))
    return texts.format_message(language, f"orient-text-{card['kind']}")


def treasure_text(t: int, components: ComponentSet, language: str) -> str:
    """What a treasure does."""
    power = components.data["treasures"][t].get("power")
    if power is None:
        return texts.format_message(language, "orient-text-insignia" if t < INSIGNIA else "orient-text-valuable")
    return texts.format_message(language, f"orient-power-{power['type']}", amount=power.get("amount", 1))


def object_text(k: int, components: ComponentSet, language: str) -> str:
    """What a day card does."""
    card = components.data["day_cards"][k]
    if "power" in card:
        power = card["power"]
        return texts.format_message(language, f"orient-bazaar-{power['type']}", amount=power.get("amount", 1))
    word = card.get("group", card["kind"])
    return texts.format_message(language, f"orient-day-{word}")
