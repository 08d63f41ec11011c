"""My First Stone Age in words: tiles, places, huts, actions, questions, events and the end, in every language."""

from collections.abc import Sequence

from fondaco import texts
from fondaco.games.stoneage.actions import FIRST_OF_PAIR, SECOND_OF_PAIR, VERBS
from fondaco.games.stoneage.state import DECISIONS, GOODS, NONE, OPENINGS, OVER
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts


def _word(language: str, message: str, **arguments: str | int) -> str:
    return texts.format_message(language, f"stoneage-{message}", **arguments)


def tile_text(tile: int, components: ComponentSet, language: str) -> str:
    """What a forest tile shows: a die, or the symbol of a place."""
    entry = components.data["tiles"][tile]
    if "steps" in entry:
        return _word(language, "die", n=entry["steps"])
    return _word(language, f"symbol-{entry['place']}")


def place_text(place: str, language: str) -> str:
    """Name of a place of the valley by its id."""
    return _word(language, f"place-{place}")


def goods_text(counts: Sequence[int], language: str) -> str:
    """Goods by their numbers of each kind: "2 teeth, 1 fish"; empty for none."""
    return ", ".join(_word(language, f"goods-{good}", n=n) for good, n in zip(GOODS, counts, strict=True) if n)


def hut_text(hut: int, components: ComponentSet, language: str) -> str:
    """A hut by the goods that it costs."""
    cost = components.data["huts"][hut]["cost"]
    return goods_text([cost.get(good, 0) for good in GOODS], language)


def action_text(action: int, components: ComponentSet, language: str) -> str:  # noqa: ARG001 -- of all games
    """An action as on a button."""
    verb, kind, value = parts(VERBS, action)
    arguments: dict[str, str | int] = {}
    if kind == "good":
        arguments["good"] = _word(language, f"good-{GOODS[value]}")
    elif kind == "slots":
        arguments = {"first": int(FIRST_OF_PAIR[value]) + 1, "second": int(SECOND_OF_PAIR[value]) + 1}
    elif kind:
        arguments[kind] = value + 1
    return _word(language, f"action-{verb}", **arguments)


def question_text(view: View, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """What the seat of the view is asked, or whom it waits for; ``names`` are those of the seats."""
    decision, actor = DECISIONS[view["decision"]], view["actor"]
    role = "ask" if view["decision"] == OVER or actor == view["seat"] else "wait"
    hut = view["open_hut"][view["pile"]] if view["pile"] != NONE else NONE
    return _word(
        language,
        f"{role}-{decision}",
        name=names[actor],
        n=sum(view["given"]) - sum(view["taken"]),
        hut="" if hut == NONE else hut_text(hut, components, language),
    )


def event_text(event: Event, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """An event as a line of the log."""
    arguments: dict[str, str | int] = {}
    for name, value in event.args.items():
        if isinstance(value, list):
            if name != "slots":  # where tiles lie is for the players to remember
                arguments[name] = goods_text(value, language)
        elif name in ("seat", "other"):
            arguments["name" if name == "seat" else name] = names[value]
        elif name == "tile":
            arguments[name] = tile_text(value, components, language)
        elif name == "space":
            arguments["id"] = components.data["track"][value]["id"]
            arguments["place"] = _word(language, f"to-{arguments['id']}")
        elif name == "good":
            arguments[name] = _word(language, f"good-{GOODS[value]}")
        elif name == "hut":
            arguments[name] = hut_text(value, components, language)
        else:
            arguments[name] = value
    if event.kind == "built":
        dogs = _word(language, "dogs", n=arguments["dogs"]) if arguments["dogs"] else ""
        arguments["paid"] = ", ".join(filter(None, (str(arguments["goods"]), dogs)))
    return _word(language, f"event-{event.kind}", **arguments)


def ending_text(view: View, names: Sequence[str], language: str) -> list[str]:
    """Who won, then the huts of every seat."""
    lines = [_word(language, "end-huts", name=names[line["seat"]], n=line["huts"]) for line in scores(view)]
    won = next(line["seat"] for line in scores(view) if line["huts"] == OPENINGS)
    return [_word(language, "end-won", name=names[won]), *lines]


def scores(view: View) -> list[dict[str, int]]:
    """The huts of each seat (A-G02)."""
    return [{"seat": seat, "huts": sum(hut != NONE for hut in view["built"][seat])} for seat in range(view["players"])]


def refusal_text(_action: int, clause: str, _components: ComponentSet, language: str) -> str:
    """Why an action is refused: its clause."""
    return texts.format_message(language, clause)


def card_help(view: View, components: ComponentSet, language: str) -> list[tuple[str, str]]:
    """The huts that lie face up: each pile, and what its hut costs."""
    return [
        (_word(language, "pile", n=pile + 1), hut_text(hut, components, language))
        for pile, hut in enumerate(view["open_hut"])
        if hut != NONE
    ]
