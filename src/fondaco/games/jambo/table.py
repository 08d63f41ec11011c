"""Jambo's table in characters, for a terminal of 80 columns or more."""

from collections.abc import Iterator, Sequence

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fondaco import texts
from fondaco.games.jambo.describe import group_of
from fondaco.games.jambo.state import (
    DRAW_PHASE,
    FIRST_WARE_CARD,
    KINDS,
    LARGE_SPACES,
    NONE,
    OVER,
    WARES,
)
from fondaco.games.jambo.words import card_text, ending_text, wares_text
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.events import View

SIGNS = ("◆", "▰", "♣", "≈", "●", "▲")
"""One sign per ware, told apart by shape and not only by colour."""
COLOURS = ("magenta", "yellow", "green", "cyan", "red", "bright_white")
GROUP_STYLES = {"stand": "green", "utility": "yellow", "people": "cyan", "animal": "red", "ware": ""}
TURN_ACTIONS = 5
WIDE = 110
"""Columns from which on the cards in hand are shown with what they do."""


class JamboTable:
    """What a seat (or, seat -1, a spectator) sees, to be printed by rich; ``names`` are those of the seats."""

    def __init__(self, view: View, names: Sequence[str], components: ComponentSet, language: str) -> None:
        self.view = view
        self.names = names
        self.components = components
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        near = max(self.view["seat"], 0)
        wide = options.max_width >= WIDE
        yield self._player(1 - near, wide)
        yield self._market()
        yield self._player(near, wide)
        if self.view["decision"] == OVER:
            lines = ending_text(self.view, self.names, self.language)
            yield Panel("\n".join(lines), box=ROUNDED, style="bold")

    # Words

    def _word(self, message: str, **arguments: str | int) -> str:
        return texts.format_message(self.language, f"jambo-{message}", **arguments)

    def _card(self, kind: int) -> Text:
        """A card's name in the colour of its group."""
        return Text(card_text(kind, self.components, self.language), GROUP_STYLES[group_of(kind)])

    def _cards(self, kinds: Sequence[int]) -> Text:
        """Names of cards in a row; NONE is a card that the seat has not seen."""
        unseen = Text(self._word("table-unseen"), "dim")
        return Text(", ").join(unseen if kind == NONE else self._card(kind) for kind in kinds)

    def _styled(self, message: str, **arguments: Text) -> Text:
        """A message whose arguments keep their colours."""
        pieces = self._word(message, **{name: f"\0{name}\0" for name in arguments}).split("\0")
        return Text.assemble(*(arguments.get(piece, Text(piece)) for piece in pieces))

    def _wares(self, counts: Sequence[int]) -> Text:
        """One sign per ware, in its colour."""
        return Text.assemble(*((sign * n, colour) for sign, colour, n in zip(SIGNS, COLOURS, counts, strict=True)))

    # The middle

    def _market(self) -> Panel:
        view = self.view
        lines = [self._supply(), self._piles()]
        seen = list(view["top"][: view["known_top"]])
        if any(kind != NONE for kind in seen):
            lines.append(self._styled("table-deck-top", cards=self._cards(seen)))
        played = [kind for kind in (view["card"], view["second"], view["use"]) if kind != NONE]
        if played:
            lines.append(self._styled("table-played", card=self._cards(played)))
        middle = self._middle()
        if middle:
            lines.append(Text.assemble((f"{self._word('middle')}: ", "bold"), middle))
        if view["bid"]:
            lines.append(Text(self._word("table-bid", n=view["bid"], name=self.names[view["bidder"]]), "bold yellow"))
        limbo = [kind for kind in view["limbo"] if kind != NONE]
        if limbo:
            lines.append(self._styled("table-you-see", cards=self._cards(limbo)))
        title = self._word("table-market")
        return Panel(Group(*lines), title=title, title_align="left", border_style="yellow", box=ROUNDED)

    def _supply(self) -> Text:
        """The supply; it is also the legend of the signs."""
        counts = zip(SIGNS, COLOURS, WARES, self.view["supply"], strict=True)
        wares = (
            Text.assemble((sign, colour), f" {self._word(f'wares-{ware}', n=n)}") for sign, colour, ware, n in counts
        )
        return Text.assemble((f"{self._word('supply')}: ", "bold"), Text("  ").join(wares))

    def _piles(self) -> Text:
        view = self.view
        line = Text.assemble(
            self._word("deck", n=view["deck_size"]), "   ", self._word("discard", n=sum(view["discard"]))
        )
        if view["discard_top"] != NONE:
            line.append(", ").append_text(self._styled("table-on-top", card=self._card(view["discard_top"])))
        return line

    def _middle(self) -> Text | None:
        """Wares, cards and utilities that lie in the middle, or None."""
        view = self.view
        cards = [kind for kind in range(KINDS) for _ in range(view["middle_cards"][kind])]
        cards += [kind for kind in view["middle_utility"] if kind != NONE]
        if sum(view["middle_wares"]):
            return Text.assemble(
                self._wares(view["middle_wares"]), f" {wares_text(view['middle_wares'], self.language)}"
            )
        return self._cards(cards) if cards else None

    # Players

    def _player(self, seat: int, wide: bool) -> Panel:
        view = self.view
        turn = seat == view["turn"] and view["decision"] != OVER
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(self._word("large-stand"), self._large(seat))
        if view["stands"][seat]:
            grid.add_row(self._word("small-stands", n=view["stands"][seat]), self._small(seat))
        grid.add_row(self._word("utilities"), self._utilities(seat))
        if sum(view["taken"][seat]):
            grid.add_row("", self._styled("table-to-place", wares=self._wares(view["taken"][seat])))
        parts: list[RenderableType] = [grid]
        if seat == view["seat"]:
            parts += self._hand(wide)
        else:
            known = [kind for kind in range(KINDS) for _ in range(view["shown_hand"][seat][kind])]
            if known:
                parts.append(self._styled("table-known-of", cards=self._cards(known)))
        title = Text.assemble(
            ("▸ " if turn else "", "bold green"),
            (self.names[seat], "bold"),
            "  ",
            (self._word("gold-amount", n=view["gold"][seat]), "bold yellow"),
            "  ",
            self._word("hand", n=view["hand_size"][seat]),
        )
        return Panel(
            Group(*parts),
            title=title,
            title_align="left",
            subtitle=self._turn() if turn else None,
            subtitle_align="left",
            border_style="green" if turn else "dim",
            box=ROUNDED,
        )

    def _turn(self) -> Text:
        """Phase, actions left as pegs, and whether it is the last turn."""
        left = self.view["actions"]
        line = Text.assemble(
            self._word("phase-draw" if self.view["phase"] == DRAW_PHASE else "phase-play"),
            "  ",
            ("●" * left + "○" * (TURN_ACTIONS - left), "bold"),
            f"  {self._word('actions-left', n=left)}",
        )
        if self.view["announcer"] != NONE:
            line.append(f"  {self._word('last-turn')}", "bold red")
        return line

    def _large(self, seat: int) -> Text:
        """Wares and free spaces of the large stand; the last space to be filled costs the fee (J-6.7)."""
        counts = self.view["large"][seat]
        free = LARGE_SPACES - sum(counts)
        text = self._wares(counts)
        if free:
            text.append("·" * (free - 1) + " (−2)", "dim")
        return text

    def _small(self, seat: int) -> Text:
        """Wares and free spaces of the small stands, one group of spaces per stand."""
        counts = self.view["small"][seat]
        spaces = self.components.data["stand_spaces"]
        text = self._wares(counts)
        text.append("·" * (self.view["stands"][seat] * spaces - sum(counts)), "dim")
        return Text("  ").join(text[at : at + spaces] for at in range(0, len(text), spaces))

    def _utilities(self, seat: int) -> Text:
        placed = []
        for kind, turned in zip(self.view["utility"][seat], self.view["turned"][seat], strict=True):
            if kind != NONE:
                text = self._card(kind)
                if turned:
                    text.append(f" ({self._word('turned')})")
                    text.stylize("dim")
                placed.append(text)
        return Text(" · ").join(placed) if placed else Text(self._word("table-none"), "dim")

    def _hand(self, wide: bool) -> Iterator[RenderableType]:
        """The seat's own cards: how many, name, prices or what they do, and which of them the other knows."""
        view, data = self.view, self.components.data
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column(no_wrap=wide)
        grid.add_column(style="dim", no_wrap=not wide)
        held = [kind for kind in range(KINDS) if view["hand"][kind]]
        shown = view["shown_hand"][view["seat"]] if view["seat"] >= 0 else []
        for kind in held:
            number = f"{view['hand'][kind]}×" if view["hand"][kind] > 1 else ""
            name = self._card(kind)
            if kind >= FIRST_WARE_CARD:
                card = data["ware_cards"][kind - FIRST_WARE_CARD]
                counts = [card["wares"].count(ware) for ware in WARES]
                name = Text.assemble(self._wares(counts), f" {wares_text(counts, self.language)}")
                about = self._word("table-prices", buy=card["buy"], sell=card["sell"])
            else:
                about = self._word(f"text-{self.components.names[kind]}" if wide else f"kind-{group_of(kind)}")
            grid.add_row(number, name.append("°" * shown[kind], "bold"), about)
        if held:
            yield Text()
            yield grid
        if any(shown[kind] for kind in held):
            yield Text(self._word("table-known-mark"), "dim")
