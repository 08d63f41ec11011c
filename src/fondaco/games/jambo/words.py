"""Jambo in words: cards, wares, actions, questions, events and the end, in the language asked for."""

from collections.abc import Sequence

from fondaco import texts
from fondaco.games.jambo.actions import VERBS
from fondaco.games.jambo.describe import group_of
from fondaco.games.jambo.state import DECISIONS, FIRST_WARE_CARD, KINDS, NONE, OVER, WARES
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import Event, View
from fondaco.kernel.verbs import parts


def wares_text(counts: Sequence[int], language: str) -> str:
    """Counts per ware as a list: "2 tea, 1 silk"; empty for none."""
    return ", ".join(
        texts.format_message(language, f"jambo-wares-{ware}", n=n) for ware, n in zip(WARES, counts, strict=True) if n
    )


def card_text(kind: int, components: ComponentSet, language: str) -> str:
    """Name of a card."""
    if kind < FIRST_WARE_CARD:
        return texts.format_message(language, f"jambo-card-{components.names[kind]}")
    shown = components.data["ware_cards"][kind - FIRST_WARE_CARD]["wares"]
    return texts.format_message(
        language, "jambo-card-ware", wares=wares_text([shown.count(ware) for ware in WARES], language)
    )


def action_text(action: int, components: ComponentSet, language: str) -> str:
    """An action as on a button."""
    verb, argument, value = parts(VERBS, action)
    message = f"jambo-action-{verb}"
    if argument == "card":
        if value >= len(components.names):
            return texts.format_message(language, message, card=str(value))
        return texts.format_message(language, message, card=card_text(value, components, language))
    if argument == "ware":
        return texts.format_message(
            language, message, ware=texts.format_message(language, f"jambo-ware-{WARES[value]}")
        )
    return texts.format_message(language, message, n=value)


def question_text(view: View, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """What the seat of the view is asked, or whom it waits for; ``names`` are those of the seats."""
    decision, actor = DECISIONS[view["decision"]], view["actor"]
    role = "ask" if view["decision"] == OVER or actor == view["seat"] else "wait"
    return texts.format_message(
        language,
        f"jambo-{role}-{decision}",
        name=names[actor],
        card="" if view["card"] == NONE else card_text(view["card"], components, language),
        left=view["left"],
        bid=view["bid"],
        actions=view["actions"],
    )


def event_text(event: Event, names: Sequence[str], components: ComponentSet, language: str) -> str:
    """An event as a line of the log."""
    arguments: dict[str, str | int] = {}
    for name, value in event.args.items():
        if name == "seat" and isinstance(value, int):
            arguments |= {"name": names[value], "other": names[1 - value]}
        elif name == "card" and isinstance(value, int):
            arguments["card"] = card_text(value, components, language)
        elif name == "cards" and isinstance(value, list):
            arguments["cards"] = ", ".join(card_text(kind, components, language) for kind in value)
        elif name == "wares" and isinstance(value, list):
            arguments["wares"] = wares_text(value, language)
        elif isinstance(value, int):
            arguments["n"] = value
    return texts.format_message(language, f"jambo-event-{event.kind}", **arguments)


def ending_text(view: View, names: Sequence[str], language: str) -> list[str]:
    """How the game ended: who won and how, then both sums."""
    winner, announcer, gold = view["winner"], view["announcer"], view["gold"]
    other = 1 - winner
    how = "announcer" if winner == announcer else "tie" if gold[winner] == gold[other] else "answer"
    line = texts.format_message(
        language, f"jambo-end-won-{how}", name=names[winner], other=names[other], n=gold[winner], m=gold[other]
    )
    sums = (texts.format_message(language, "jambo-end-sum", name=names[seat], n=gold[seat]) for seat in (winner, other))
    return [line, *sums]


def refusal_text(action: int, clause: str, components: ComponentSet, language: str) -> str:
    """Why an action is refused: what the card at hand needs, where its clause speaks of many cards, else the clause."""
    verb, _, value = parts(VERBS, action)
    if verb in ("play", "use") and clause in ("J-7.21", "J-9.24"):
        return texts.format_message(language, f"jambo-needs-{components.names[value]}")
    return texts.format_message(language, clause.replace(".", "-"))


def card_help(view: View, components: ComponentSet, language: str) -> list[tuple[str, str]]:
    """Name and effect of every card that a seat can use or choose: its hand, and what lies on the table."""
    kinds = {kind for kind in range(KINDS) if view["hand"][kind] or view["middle_cards"][kind]}
    kinds |= {kind for row in (*view["utility"], view["middle_utility"], view["limbo"]) for kind in row}
    kinds |= {view["card"], view["second"]}
    return [
        (
            card_text(kind, components, language),
            texts.format_message(
                language, f"jambo-text-{components.names[kind] if kind < FIRST_WARE_CARD else group_of(kind)}"
            ),
        )
        for kind in sorted(kinds - {NONE})
    ]
