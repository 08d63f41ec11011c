"""``fondaco backup``: all matches in one file, while a server goes on."""

from pathlib import Path
from typing import Annotated

import typer

from fondaco.cli.talk import Talk


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("backup", help=talk("cli-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=talk("cli-backup-file-help"))],
        data: Annotated[Path | None, typer.Option(help=talk("cli-data-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=talk("cli-json"))] = False,
    ) -> None:
        from fondaco.server.backup import back_up
        from fondaco.server.main import data_folder

        kept = back_up(data or data_folder(), file)
        if as_json:
            talk.json({"file": str(file), "matches": kept.matches, "entries": kept.entries})
        else:
            talk.say("cli-backed-up", file=str(file), matches=kept.matches, entries=kept.entries)
