"""``fondaco match``: bots against each other on the same deals with seats swapped, with the certainty of the result."""

import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from fondaco.cli.opening import make_ready, open_game
from fondaco.cli.talk import Talk
from fondaco.errors import FondacoError

if TYPE_CHECKING:
    from fondaco.arena.contest import Contest


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("match", help=talk("cli-match"))
    def match(
        game: Annotated[str, typer.Argument(help=talk("cli-game-help"))],
        bots: Annotated[str, typer.Option(help=talk("cli-bots-match-help"))],
        games: Annotated[int, typer.Option(min=1, help=talk("cli-games-help"))] = 100,
        seed: Annotated[int, typer.Option(help=talk("cli-seed-help"))] = 0,
        until: Annotated[float | None, typer.Option(min=0.0, max=1.0, help=talk("cli-until-help"))] = None,
        workers: Annotated[int, typer.Option(min=1, help=talk("cli-workers-help"))] = os.cpu_count() or 1,
        cap: Annotated[int, typer.Option(min=1, help=talk("cli-cap-help"))] = 100_000,
        components: Annotated[Path | None, typer.Option(help=talk("cli-components-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=talk("cli-option-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=talk("cli-json"))] = False,
    ) -> None:
        from fondaco.arena import contest
        from fondaco.bots import players

        if until is not None and math.isnan(until):  # which no limit of the option catches
            raise FondacoError("usage-bad-value", parameter="--until", value=str(until))
        names = bots.split(",")
        playing = open_game(game, len(names), components, option)
        for name in names:
            players.make(name, playing)
        make_ready(talk, playing)
        deals = -(-games // len(names))
        with talk.progress("cli-matching", deals * len(names)) as bar:
            result = contest.hold(
                playing, names, games, seed, until=until, workers=workers, cap=cap, played=bar.advance
            )
        if as_json:
            talk.json({"game": game, "seed": seed, "until": until, **_figures(result)})
        else:
            _show(talk, result)


def _figures(result: "Contest") -> dict[str, Any]:
    """The result as JSON."""
    return {
        "games": result.games,
        "decisions": result.decisions,
        "capped": result.capped,
        "seconds": result.seconds,
        "bots": [
            {
                "bot": standing.bot,
                "wins": standing.wins,
                "share": standing.share,
                "interval": list(standing.interval),
            }
            for standing in result.standings
        ],
    }


def _show(talk: Talk, result: "Contest") -> None:
    """The result for people."""
    table = Table(talk("cli-bot"), talk("cli-wins"), talk("cli-share"), talk("cli-interval"))
    for standing in result.standings:
        low, high = standing.interval
        table.add_row(standing.bot, f"{standing.wins:g}", f"{standing.share:.1%}", f"{low:.1%} – {high:.1%}")
    talk.out.print(table)
    talk.say("cli-match-summary", games=result.games, seconds=f"{result.seconds:.1f}")
    if result.capped:
        talk.say("cli-match-capped", n=result.capped)
