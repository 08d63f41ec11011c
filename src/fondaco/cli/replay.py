"""``fondaco replay``: a saved match, played again."""

from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from fondaco.cli.opening import make_ready
from fondaco.cli.talk import Talk


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("replay", help=talk("cli-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=talk("cli-record-help"))],
        verify: Annotated[bool, typer.Option("--verify", help=talk("cli-verify-help"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=talk("cli-json"))] = False,
    ) -> None:
        from fondaco.kernel import match

        record = match.load(file)
        game = match.game_of(record)
        make_ready(talk, game)
        states = match.replay(record)
        if verify:
            match.verify(record)
        last = states[-1]
        if as_json:
            talk.json(
                {
                    "game": game.name,
                    "actions": len(record.actions),
                    "over": last.over,
                    "verified": verify,
                    "digest": last.digest(),
                    "with_undo": record.with_undo,
                    "winners": list(last.outcome.winners) if last.outcome else None,
                    "scores": last.scores(),
                }
            )
            return
        names = [seat.name for seat in record.seats]
        if not verify:
            room = game.room
            told = room.events(None, states[0].view(None), None)
            for before, after in pairwise(states):
                seat = before.actor if last.over else None  # a match that goes on keeps its secrets
                told += room.events(before.view(seat), after.view(seat), after.history[-1])
            for event in told:
                talk.out.print(Text(room.event_text(event, names, game.set, talk.language)))
            talk.out.print(room.draw(last.view(None), names, game.set, talk.language))
        talk.say("cli-replayed", n=len(record.actions))
        if record.with_undo:
            talk.say("table-with-undo")
        if verify:
            talk.say("cli-verified" if last.over else "cli-unfinished", digest=last.digest())
