"""``fondaco serve``: the page, the tables and the bots, for browsers."""

from pathlib import Path
from typing import Annotated

import typer

from fondaco.cli.talk import Talk


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("serve", help=talk("cli-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=talk("cli-host-help"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=0, max=65535, help=talk("cli-port-help"))] = 8000,
        data: Annotated[Path | None, typer.Option(help=talk("cli-data-help"))] = None,
    ) -> None:
        from fondaco.server.main import serve as serve_until_interrupted

        serve_until_interrupted(host, port, data, lambda address: talk.say("cli-serving", address=address))
