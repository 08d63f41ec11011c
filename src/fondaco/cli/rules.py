"""``fondaco rules``: the rules of a game, or one clause of them."""

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from fondaco.cli.talk import Talk
from fondaco.errors import FondacoError
from fondaco.kernel.room import room


@dataclass(frozen=True)
class Clause:
    """A clause of a game's rules; a ruling settles what the rule documents leave open."""

    id: str
    ruling: bool

    @property
    def chapter(self) -> str:
        """Number of its chapter: what stands before the point, else nothing."""
        head, point, _ = self.id.partition(".")
        return head.rpartition("-")[2] if point else ""


def clauses(game: str) -> list[Clause]:
    """The clauses of a game in their order."""
    listing = json.loads((files("fondaco") / "games" / game / "clauses.json").read_text(encoding="utf-8"))
    return [Clause(entry["id"], entry["ruling"]) for entry in listing]


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("rules", help=talk("cli-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=talk("cli-game-help"))],
        clause: Annotated[str, typer.Argument(help=talk("cli-clause-help"))] = "",
        as_json: Annotated[bool, typer.Option("--json", help=talk("cli-json"))] = False,
    ) -> None:
        prefix = room(game).prefix
        wanted = clause.upper() if not clause or clause.upper().startswith(prefix) else f"{prefix}-{clause.upper()}"
        found = [each for each in clauses(game) if not wanted or _plain(each.id) == _plain(wanted)]
        if not found:
            raise FondacoError("unknown-clause", game=game, clause=clause)
        if as_json:
            talk.json(
                [{"clause": each.id, "ruling": each.ruling, "text": clause_text(each.id, talk)} for each in found]
            )
            return
        chapter = ""
        for each in found:
            if each.chapter != chapter:
                chapter = each.chapter
                talk.out.print(Text(f"\n{chapter} {talk(f'{game}-chapter-{chapter}')}", "bold"))
            talk.out.print(Padding(_line(each, game, talk), (0, 0, 0, 2)))


def _plain(clause: str) -> str:
    """A clause's id as anybody may type it: in capitals, without zeros before its numbers."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", clause.upper())


def clause_text(clause: str, talk: Talk) -> str:
    """What a clause says."""
    return talk(clause.replace(".", "-"))


def _line(clause: Clause, game: str, talk: Talk) -> Text:
    """A clause with its id, marked where it is a ruling."""
    line = Text.assemble((f"{clause.id} ", "cyan"), clause_text(clause.id, talk))
    if clause.ruling:
        line.append(f" [{talk(f'{game}-ruling')}]", "yellow")
    return line
