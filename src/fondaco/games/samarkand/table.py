"""Samarkand's table in characters, for a terminal of 80 columns or more: map, families and players."""

from collections.abc import Iterator, Sequence

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco import texts
from fondaco.games.samarkand.state import NONE, OVER, SOLD
from fondaco.games.samarkand.words import ending_text, piece_text
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View

SIGNS = "ABCDEFGHIJ"
"""One letter per family, told apart without colour."""
KINDS = {"plain": "··", "start": "··", "goods": "", "water": "≈≈"}
COLUMNS, ROWS = 74, 24


class SamarkandTable:
    """What a seat (or, seat -1, a spectator) sees, to be printed by rich; ``names`` are those of the seats."""

    def __init__(self, view: View, names: Sequence[str], components: ComponentSet, language: str) -> None:
        self.view = view
        self.names = names
        self.components = components
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        title = self._word("map")
        yield Panel(self._map(), title=title, title_align="left", border_style="yellow", box=ROUNDED)
        yield self._families()
        for seat in range(self.view["players"]):
            yield self._player(seat)
        if self.view["decision"] == OVER:
            yield Panel("\n".join(ending_text(self.view, self.names, self.language)), box=ROUNDED, style="bold")

    def _word(self, message: str, **arguments: str | int) -> str:
        return texts.format_message(self.language, f"samarkand-table-{message}", **arguments)

    def _piece(self, kind: str, number: int) -> str:
        return piece_text(kind, number, self.components, self.language)

    # The map

    def _map(self) -> Text:
        """Every space at its point: two letters for its camels, or the number of its goods tile."""
        spaces = self.components.data["spaces"]
        xs, ys = ([space["point"][axis] for space in spaces] for axis in (0, 1))
        wide, high = max(max(xs) - min(xs), 1), max(max(ys) - min(ys), 1)
        lines = [[" "] * (COLUMNS + 2) for _ in range(ROWS + 1)]
        for number, space in enumerate(spaces):
            column = round((space["point"][0] - min(xs)) / wide * (COLUMNS - 1))
            row = round((space["point"][1] - min(ys)) / high * ROWS)
            for at, character in enumerate(self._space(number, space["kind"])):
                lines[row][column + at] = character
        return Text("\n".join("".join(line).rstrip() for line in lines if any(c != " " for c in line)))

    def _space(self, number: int, kind: str) -> str:
        camels = "".join(SIGNS[family] for family in self.view["camel"][number] if family != NONE)
        if camels:
            return camels.ljust(2, "≈" if kind == "water" else "·")
        if kind != "goods":
            return KINDS[kind]
        name = self.components.data["spaces"][number]["id"]
        tile = next(good["number"] for good in self.components.data["goods"] if good["space"] == name)
        return f"{tile:02}"

    # Families and players

    def _families(self) -> Table:
        view = self.view
        table = Table(box=ROUNDED)
        for column in ("family", "dowry", "treasury", "camels", "tiles", "relations"):
            table.add_column(self._word(column), justify="left" if column == "family" else "right")
        for number, family in enumerate(self.components.data["families"]):
            counts = (view[field][number] for field in ("treasury", "reserve", "field", "stack"))
            name = f"{SIGNS[number]} {self._piece('family', number)}"
            table.add_row(name, str(family["dowry"]), *(str(count) for count in counts))
        return table

    def _player(self, seat: int) -> Panel:
        view = self.view
        turn = seat == view["turn"] and view["decision"] != OVER
        lines = []
        for message, cards in (("hand", self._cards(seat)), ("sold", self._cards(SOLD + seat))):
            if cards:
                lines.append(self._word(message, cards=", ".join(cards)))
        families = [self._piece("family", f) for f, tiles in enumerate(view["member"][seat]) for _ in range(tiles)]
        if families:
            lines.append(self._word("member-of", families=", ".join(families)))
        title = self._word(
            "player",
            name=self.names[seat],
            money=view["money"][seat],
            hand=view["hand_size"][seat],
            goods=sum(1 for owner in view["taken"] if owner == seat),
            relations=view["relation_tiles"][seat],
        )
        style = "green" if turn else "dim"
        return Panel("\n".join(lines), title=title, title_align="left", border_style=style, box=ROUNDED)

    def _cards(self, place: int) -> list[str]:
        """Names of the cards that the view knows in a place."""
        return [self._piece("card", card) for card, where in enumerate(self.view["place"]) if where == place]
