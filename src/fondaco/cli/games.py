"""``fondaco games``: what there is to play."""

from typing import Annotated, Any

import typer
from rich.table import Table

from fondaco.cli.opening import suggestion
from fondaco.cli.talk import Talk
from fondaco.kernel.room import GAMES, Room, room


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("games", help=talk("cli-games"))
    def games(as_json: Annotated[bool, typer.Option("--json", help=talk("cli-json"))] = False) -> None:
        rooms = [room(name) for name in GAMES]
        if as_json:
            talk.json([_entry(each, talk) for each in rooms])
            return
        table = Table(title=talk("cli-games-title"), title_justify="left")
        for column in ("game", "players", "rules-version", "actions", "components"):
            table.add_column(talk(f"cli-{column}"), overflow="fold")
        for each in rooms:
            entry = _entry(each, talk)
            least, most = entry["seats"]
            components = entry["components"]
            table.add_row(
                f"{entry['game']}\n{entry['name']}",
                str(least) if least == most else f"{least}–{most}",
                str(entry["rules_version"]),
                str(entry["actions"]),
                f"{components['name']}\n"
                + "\n".join(talk(f"cli-from-{source}", n=n) for source, n in components["provenance"].items() if n),
            )
        talk.out.print(table)
        for each in rooms:
            talk.out.print(_options(each, talk))


def _options(room: Room, talk: Talk) -> Table:
    """The options of a game: what to write, and what that means."""
    table = Table(box=None, title=f"{room.game}: {talk('cli-game-options')}", title_justify="left", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for option in room.options:
        table.add_row(f"{option.name}={'|'.join(option.choices)}", talk(f"{room.game}-option-{option.name}"))
    for players in room.suggested:
        table.add_row("", talk("cli-suggested", n=players, options=", ".join(suggestion(room, players))))
    return table


def _entry(room: Room, talk: Talk) -> dict[str, Any]:
    """What is told of one game."""
    components = room.load(None)
    return {
        "game": room.game,
        "name": talk(f"{room.game}-name"),
        "seats": list(room.seats),
        "options": [
            {"name": option.name, "choices": list(option.choices), "default": option.default} for option in room.options
        ],
        "suggested": {str(players): dict(options) for players, options in room.suggested.items()},
        "actions": room.actions,
        "rules_version": room.rules_version,
        "components": {
            "name": components.name,
            "digest": components.digest,
            "provenance": dict(components.provenance),
        },
    }
