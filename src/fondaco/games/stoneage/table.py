"""The valley in characters, for a terminal of 80 columns or more: forest tiles, track, huts and settlements."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco import texts
from fondaco.games.stoneage.state import GOODS, NONE, OPENINGS, OVER, PLACES, SIDES, TRADING_PLACE
from fondaco.games.stoneage.words import ending_text, goods_text, hut_text, place_text, tile_text
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View

HIDDEN = "▒▒▒"
"""A forest tile that lies face down."""


class StoneAgeTable:
    """What a seat (or, seat -1, a spectator) sees, to be printed by rich; ``names`` are those of the seats."""

    def __init__(self, view: View, names: Sequence[str], components: ComponentSet, language: str) -> None:
        self.view = view
        self.names = names
        self.components = components
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield Panel(self._forest(), title=self._word("forest"), title_align="left", border_style="green", box=ROUNDED)
        yield self._track()
        yield Columns([self._pile(pile) for pile in range(len(self.view["open_hut"]))])
        for seat in range(self.view["players"]):
            yield self._settlement(seat)
        if self.view["decision"] == OVER:
            yield Panel("\n".join(ending_text(self.view, self.names, self.language)), box=ROUNDED, style="bold")

    def _word(self, message: str, **arguments: str | int) -> str:
        return texts.format_message(self.language, f"stoneage-table-{message}", **arguments)

    def _forest(self) -> Table:
        """Every slot at its place round the board, with its number and what its tile shows as far as the view does."""
        tiles = [
            f"{slot + 1:2} {HIDDEN if tile == NONE else tile_text(tile, self.components, self.language)}"
            for slot, tile in enumerate(self.view["seen"])
        ]
        ends = tuple(accumulate(SIDES.values()))
        top, right, bottom, left = (tiles[end - n : end] for end, n in zip(ends, SIDES.values(), strict=True))
        ring = Table.grid(padding=(0, 1), expand=True)
        for _ in range(len(top) + 2):
            ring.add_column(ratio=1)
        ring.add_row("", *top)
        for beside, facing in zip(reversed(left), right, strict=True):
            ring.add_row(beside, *[""] * len(top), facing)
        ring.add_row("", *reversed(bottom))
        return ring

    def _track(self) -> Table:
        """The spaces in the order of the track: what lies there, and whose figures stand there."""
        view = self.view
        table = Table(box=ROUNDED)
        for column in ("space", "lies", "figures"):
            table.add_column(self._word(column))
        for number, space in enumerate(self.components.data["track"]):
            here = [self.names[seat] for seat in range(view["players"]) if view["figure"][seat] == number]
            table.add_row(place_text(space["id"], self.language), self._lying(space["id"]), ", ".join(here))
        return table

    def _lying(self, place: str) -> str:
        """Goods or dogs on a space."""
        view = self.view
        if place in GOODS:
            stock = [view["stock"][good] if name == place else 0 for good, name in enumerate(GOODS)]
            return goods_text(stock, self.language)
        if place == PLACES[TRADING_PLACE]:
            return goods_text(view["trade"], self.language)
        if place == "dog" and view["free_dogs"]:
            return texts.format_message(self.language, "stoneage-dogs", n=view["free_dogs"])
        return ""

    def _pile(self, pile: int) -> Panel:
        """The hut that lies face up on a pile, and how many lie under it."""
        hut, below = self.view["open_hut"][pile], self.view["below"][pile]
        shown = self._word("no-hut") if hut == NONE else hut_text(hut, self.components, self.language)
        title = texts.format_message(self.language, "stoneage-pile", n=pile + 1)
        return Panel(f"{shown}\n{self._word('below', n=below)}", title=title, title_align="left", box=ROUNDED)

    def _settlement(self, seat: int) -> Panel:
        view = self.view
        lines = [self._goods(seat)]
        if view["dog"][seat]:
            lines.append(texts.format_message(self.language, "stoneage-dogs", n=view["dog"][seat]))
        huts = [hut for hut in view["built"][seat] if hut != NONE]
        title = self._word("settlement", name=self.names[seat], n=len(huts), most=OPENINGS)
        style = "green" if seat == view["turn"] and view["decision"] != OVER else "dim"
        return Panel("\n".join(lines), title=Text(title), title_align="left", border_style=style, box=ROUNDED)

    def _goods(self, seat: int) -> str:
        """A seat's goods, or only how many they are where they are hidden."""
        goods, held = self.view["goods"][seat], self.view["held"][seat]
        if min(goods) < 0:
            return self._word("hidden-goods", n=held)
        return goods_text(goods, self.language) or self._word("no-goods")
