"""Samarkand's table in characters, for a terminal of 80 columns or more: map, families, players and own cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco import texts
from fondaco.games.samarkand.state import ASK_FIRST, ASK_SECOND, NONE, OVER, SOLD, WORD_BITS
from fondaco.games.samarkand.words import ending_text, piece_text, points_now
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View

SIGNS = "ABCDEFGHIJ"
"""One letter per family, told apart without colour."""
PLAIN, SHIP = "··", "≈≈"
ROWS = 24
MARKED = 4
"""Columns of a space: a mark, two characters, a mark."""
NAMED = 7
"""Columns of a space with the beginning of its name below it."""
WIDE = 110
"""Columns of the terminal from which on the spaces have their names below them."""
DARK = 60
"""Brightness (of 255) below which a family's colour is shown behind its letter."""


@dataclass(frozen=True)
class Spot:
    """Where a space is drawn: its number, and the row and column of its first mark."""

    space: int
    row: int
    column: int


class SamarkandTable:
    """What a seat (or, seat -1, a spectator) sees, to be printed by rich; ``names`` are those of the seats."""

    def __init__(self, view: View, names: Sequence[str], components: ComponentSet, language: str) -> None:
        self.view = view
        self.names = names
        self.components = components
        self.language = language
        self._spaces = components.data["spaces"]
        numbers = {space["id"]: number for number, space in enumerate(self._spaces)}
        self._space_of = [numbers[good["space"]] for good in components.data["goods"]]
        self._choices = {space: number for number, space in self._placements()}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._map(options.max_width - 4, named=options.max_width >= WIDE)
        yield self._families()
        yield self._players()
        if self.view["seat"] != NONE and self._cards(self.view["seat"]):
            yield self._hand()
        if self.view["decision"] == OVER:
            yield Panel("\n".join(ending_text(self.view, self.names, self.language)), box=ROUNDED, style="bold")

    def _word(self, message: str, **arguments: str | int) -> str:
        return texts.format_message(self.language, f"samarkand-table-{message}", **arguments)

    def _piece(self, kind: str, number: int) -> str:
        return piece_text(kind, number, self.components, self.language)

    def _cards(self, place: int) -> list[int]:
        """The cards that the view knows in a place."""
        return [card for card, where in enumerate(self.view["place"]) if where == place]

    def _sign(self, family: int) -> Text:
        """The letter of a family, in its colour."""
        colour = str(self.components.data["families"][family]["colour"])
        bright = sum(int(colour[at : at + 2], 16) for at in (1, 3, 5)) / 3
        return Text(SIGNS[family], f"bold {colour}" if bright >= DARK else f"bold white on {colour}")

    # The map

    def _map(self, width: int, *, named: bool) -> Panel:
        """Every space at its point, and below them how far the game is."""
        rows: dict[int, list[Spot]] = {}
        for spot in self._spots(width - (NAMED if named else MARKED)):
            rows.setdefault(spot.row, []).append(spot)
        lines: list[Text] = []
        for row in sorted(rows):
            lines.append(self._line(rows[row], lambda spot, _: self._space(spot.space)))
            if named:
                lines.append(self._line(rows[row], self._name))
        title = self._word("map")
        if self.components.shipped and self.components.provenance["reconstructed"]:
            title += f" ({self._word('reconstructed')})"
        body = Group(*lines, Text(self._word("legend"), "dim"), Text(self._ends()), Text(self._piles()))
        return Panel(body, title=title, title_align="left", border_style="yellow", box=ROUNDED)

    def _spots(self, width: int) -> list[Spot]:
        """Where the spaces are drawn, row by row from the left; none covers another."""
        points = [space["point"] for space in self._spaces]
        (left, top), (right, bottom) = (
            tuple(limit(axis) for axis in zip(*points, strict=True)) for limit in (min, max)
        )
        spots = [
            Spot(
                number,
                round((y - top) / max(bottom - top, 1) * ROWS),
                round((x - left) / max(right - left, 1) * width),
            )
            for number, (x, y) in enumerate(points)
        ]
        placed: list[Spot] = []
        for spot in sorted(spots, key=lambda spot: (spot.row, spot.column)):
            before = placed[-1] if placed and placed[-1].row == spot.row else None
            column = spot.column if before is None else max(spot.column, before.column + MARKED)
            placed.append(Spot(spot.space, spot.row, column))
        return placed

    def _line(self, spots: list[Spot], draw: Callable[[Spot, int], Text]) -> Text:
        """One line of the map."""
        line = Text(no_wrap=True)
        for spot, following in zip(spots, [*spots[1:], None], strict=True):
            line.append(" " * (spot.column - len(line)))
            line.append_text(draw(spot, following.column - spot.column if following else NAMED + 1))
        return line

    def _space(self, space: int) -> Text:
        """A space: the number of its choice, or its camels, or its goods tile; with a star where one has its card."""
        good = self._space_of.index(space) if space in self._space_of else NONE
        own = good != NONE and self.view["place"][good] == self.view["seat"] != NONE
        star = Text("*", "bold yellow") if own else None
        number = self._choices.get(space)
        if number is not None:
            return Text.assemble(("[", "bold green"), (f"{number:>2}"[-2:], "bold green"), star or ("]", "bold green"))
        camels = [family for family in self.view["camel"][space] if family != NONE]
        ship = self._spaces[space]["kind"] == "water"
        if camels:
            rest = "" if len(camels) > 1 else "≈" if ship else "·"
            inside = Text.assemble(*(self._sign(family) for family in camels), (rest, "dim"))
        elif good != NONE:
            inside = Text(f"{self.components.data['goods'][good]['number'] % 100:02}", "bold yellow" if own else "cyan")
        else:
            inside = Text(SHIP, "blue") if ship else Text(PLAIN, "dim")
        return Text.assemble(" ", inside, star or " ")

    def _name(self, spot: Spot, room: int) -> Text:
        """The beginning of a space's name."""
        return Text(" " + self._piece("space", spot.space)[: room - 2], "dim")

    def _placements(self) -> Iterator[tuple[int, int]]:
        """Number (as the choices are numbered) and space of every camel that the seat may place now."""
        view = self.view
        if view["seat"] != view["actor"] or view["decision"] not in (ASK_FIRST, ASK_SECOND):
            return
        number = 1 if view["decision"] == ASK_FIRST else 2  # the first choice is to place no second one
        beside = self._spaces[view["first"]]["neighbours"] if view["decision"] == ASK_SECOND else ()
        for space, entry in enumerate(self._spaces):
            reached = view["reach"][view["family"]][space // WORD_BITS] >> space % WORD_BITS & 1
            if reached and entry["id"] not in beside:
                yield number, space
                number += 1

    def _ends(self) -> str:
        """How far both ends of the game are."""
        data = self.components.data
        stacks = self.view["stack"][: len(data["families"])]
        smallest = min(range(len(stacks)), key=stacks.__getitem__)
        return self._word(
            "ends",
            families=stacks.count(sum(data["relation_tiles"].values())),
            tiles=stacks[smallest],
            family=self._piece("family", smallest),
        )

    def _piles(self) -> str:
        """What lies in piles, and in the bag where there is one."""
        view = self.view
        line = self._word("piles", pile=view["pile_size"], discarded=view["discard_size"])
        bag = sum(view["bag"])
        return f"{line}   {self._word('bag', n=bag)}" if bag else line

    # Families, players and cards

    def _table(self, *columns: str, left: Sequence[str] = ()) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="bold")
        for column in columns:
            table.add_column(self._word(column), justify="left" if column in left else "right", overflow="fold")
        return table

    def _signs(self, families: Sequence[int]) -> Text:
        return Text(" ").join(self._sign(family) for family in families)

    def _families(self) -> Table:
        view, data = self.view, self.components.data
        numbers = ("dowry", "treasury", "camels", "tiles", "relations")
        table = self._table("family", *numbers, "met", left=("family", "met"))
        for number, family in enumerate(data["families"]):
            counts = (view[field][number] for field in ("treasury", "reserve", "field", "stack"))
            name = Text.assemble(self._sign(number), " ", self._piece("family", number))
            met = [other for other in range(len(data["families"])) if view["met"][number][other]]
            table.add_row(name, str(family["dowry"]), *(str(count) for count in counts), self._signs(met))
        return table

    def _players(self) -> Table:
        view = self.view
        table = self._table(
            "player", "money", "cards", "goods", "relations", "member-of", "sold", left=("player", "member-of", "sold")
        )
        for seat in range(view["players"]):
            turn = seat == view["turn"] and view["decision"] != OVER
            sold = [str(self.components.data["goods"][card]["number"]) for card in self._cards(SOLD + seat)]
            table.add_row(
                Text(f"{'▸' if turn else ' '} {self.names[seat]}", "bold green" if turn else "bold"),
                str(view["money"][seat]),
                str(view["hand_size"][seat]),
                str(view["taken"].count(seat)),
                str(view["relation_tiles"][seat]),
                self._signs([family for family, n in enumerate(view["member"][seat]) for _ in range(n)]),
                ", ".join(sold),
            )
        return table

    def _hand(self) -> Table:
        """The seat's own cards: where they count, who stands there, and what they are worth now."""
        view = self.view
        table = self._table("hand", "space", "camels-there", "points", left=("hand", "space", "camels-there"))
        for card in self._cards(view["seat"]):
            space = self._space_of[card]
            camels = [family for family in view["camel"][space] if family != NONE]
            points = points_now(view, self.components, card)
            table.add_row(self._piece("card", card), self._piece("space", space), self._signs(camels), str(points))
        return table
