"""Orient's table in characters, for a terminal of 80 columns or more: sky, piles, rows and hands."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco import texts
from fondaco.games.orient.components import pack
from fondaco.games.orient.rules.attack import attack_value, defence_value, key_value
from fondaco.games.orient.state import (
    ASK_LAY,
    DAY_KINDS,
    FLYER,
    GROUPS,
    MIDDLE,
    NONE,
    NOT_IN_GAME,
    OVER,
    UNITS,
    VISITORS,
)
from fondaco.games.orient.words import ending_text, piece_text, unit_text, visitor_text
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View


class OrientTable:
    """What a seat (or, seat -1, a spectator) sees, to be printed by rich; ``names`` are those of the seats."""

    def __init__(self, view: View, names: Sequence[str], components: ComponentSet, language: str) -> None:
        self.view = view
        self.names = names
        self.components = components
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield Panel(
            "\n".join(self._middle()), title=self._sky(), title_align="left", border_style="yellow", box=ROUNDED
        )
        for seat in range(self.view["players"]):
            yield self._player(seat)
        if self.view["decision"] == OVER:
            yield Panel("\n".join(ending_text(self.view, self.names, self.language)), box=ROUNDED, style="bold")

    def _word(self, message: str, **arguments: str | int) -> str:
        return texts.format_message(self.language, f"orient-table-{message}", **arguments)

    def _piece(self, kind: str, number: int) -> str:
        return piece_text(kind, number, self.components, self.language)

    def _sky(self) -> str:
        view = self.view
        word = "day" if view["day"] else "night"
        return self._word(word, n=view["night"], card=view["revealed"], dealer=self.names[view["dealer"]])

    def _middle(self) -> Iterator[str]:
        """Piles, bans, the attack on the table, and the object or treasure that is at stake."""
        view = self.view
        yield self._word("piles", attack=view["pile_size"][0], defence=view["pile_size"][1])
        if view["old_man"] == MIDDLE:
            yield self._word("middle")
        banned = [
            texts.format_message(self.language, f"orient-group-{group}")
            for number, group in enumerate(GROUPS)
            if view["banned"] >> number & 1
        ]
        if banned:
            yield self._word("banned", groups=", ".join(banned))
        if view["laid_out"]:
            yield from self._attack()
        if view["die"]:
            yield self._word("die", die=view["die"])
        if view["day"] and view["object"] != NONE:
            yield self._word("sale", object=self._piece("object", view["object"]))
        if view["claim"] != NONE:
            yield self._word("claim", treasure=self._piece("treasure", view["claim"]))

    def _attack(self) -> Iterator[str]:
        """The cards of an attack and of its answer, with what they come to."""
        view = self.view
        s: Any = SimpleNamespace(**view)
        c: Any = pack(self.components, {}, view["players"])[0]
        cards = [self._piece("card", k) for k in view["table"] if k != NONE]
        sent, laid = " + ".join(cards[: view["sent"]]), " + ".join(cards[view["sent"] :])
        flies = c.kind[view["table"][0]] == FLYER
        if flies:
            yield self._word("flight", cards=sent)
        else:
            yield self._word("attack", cards=sent, value=int(attack_value(s, c)))
        if laid:
            yield self._word("flight-defence" if flies else "defence", cards=laid, value=int(defence_value(s, c)))
        if view["target"] != NONE:
            yield self._word("key", key=int(key_value(s, c)))

    def _player(self, seat: int) -> Panel:
        view = self.view
        turn = seat == (view["actor"] if view["day"] else view["turn"]) and view["decision"] != OVER
        lines: list[RenderableType] = [self._row(seat)]
        if seat == view["seat"]:
            hand = [self._piece("card", k) for k in view["hand"] if k != NONE]
            lines.append(Text(self._word("hand", cards=", ".join(hand) or "–")))
        guests = [
            visitor_text(visitor, self.components, self.language)
            for visitor in range(VISITORS)
            if view["visitor_at"][visitor] == seat
        ]
        if view["old_man"] == seat != NOT_IN_GAME:
            guests.append(texts.format_message(self.language, "orient-old-man"))
        guests += [self._piece("object", o) for o in range(DAY_KINDS) if view["object_at"][o] == seat]
        if guests:
            lines.append(Text(self._word("beside", things=", ".join(guests))))
        offer = [
            unit_text(unit, self.components, self.language) for unit in range(UNITS) if view["offer"][seat] >> unit & 1
        ]
        if offer:
            lines.append(Text(self._word("offer", things=", ".join(offer))))
        if view["drunk"][seat]:
            lines.append(Text(self._word("drunk")))
        body = Table.grid()
        for line in lines:
            body.add_row(line)
        title = self._word(
            "player",
            seat=seat + 1,
            name=self.names[seat],
            attack=view["from_attack"][seat],
            defence=view["hand_size"][seat] - view["from_attack"][seat],
        )
        style = "green" if turn else "dim"
        return Panel(body, title=Text(title), title_align="left", border_style=style, box=ROUNDED)

    def _row(self, seat: int) -> Text:
        """The slots of a row: their treasures as far as the view knows, face-down ones in brackets.

        Of a row that is being laid, what has no slot yet follows without a number.
        """
        view, slots = self.view, []
        laying = view["decision"] == ASK_LAY and seat == view["actor"]
        placed = view["laid"] if laying else view["row_size"][seat]
        for i in range(view["row_size"][seat]):
            t = view["row"][seat][i]
            name = "?" if t == NONE else self._piece("treasure", t)
            spent = "*" if view["spent"][seat] >> i & 1 else ""
            number = str(i + 1) if i < placed else "·"
            slots.append(f"{number} {name}{spent}" if view["facing"][seat] >> i & 1 else f"{number} ({name}){spent}")
        return Text("   ".join(slots) or "–")
