"""``fondaco play``: a game in the terminal, against bots."""

from collections.abc import Sequence
from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fondaco.cli.opening import SUGGESTED, make_ready, open_game, suggestion
from fondaco.cli.talk import Talk
from fondaco.errors import FondacoError

if TYPE_CHECKING:
    from fondaco.bots.players import Bot
    from fondaco.cli.sitting import Sitting
    from fondaco.kernel.game import Game, State
    from fondaco.kernel.match import Luck, Seat

ADVISER = "strong"


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("play", help=talk("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=talk("cli-game-help"))] = "",
        bot: Annotated[str, typer.Option(help=talk("cli-bot-help"))] = "medium",
        seat: Annotated[int, typer.Option(min=1, help=talk("cli-seat-help"))] = 1,
        name: Annotated[str, typer.Option(help=talk("cli-name-help"))] = talk("play-name-default"),
        players: Annotated[int | None, typer.Option(min=1, help=talk("cli-players-help"))] = None,
        seed: Annotated[int | None, typer.Option(help=talk("cli-play-seed-help"))] = None,
        resume: Annotated[Path | None, typer.Option("--from", help=talk("cli-from-help"))] = None,
        components: Annotated[Path | None, typer.Option(help=talk("cli-components-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=talk("cli-option-help"))] = None,
    ) -> None:
        from fondaco.kernel import match
        from fondaco.kernel.chance import seed_key

        if resume is not None:
            record = match.load(resume)
            if record.luck.outcomes is not None and record.luck.secret is None:
                raise FondacoError("record-luck-written")
            playing = match.game_of(record)
            bots = _make_bots(playing, record.seats)
            make_ready(talk, playing)
            states = match.replay(record)[record.luck.moves or 0 :]
            _sit(
                talk,
                states,
                record.seats,
                bots,
                record.luck,
                with_undo=record.with_undo,
                origin=record.origin,
                kept=True,
            )
            return
        if not game:
            raise FondacoError("usage-missing", parameter="GAME")
        playing = open_game(game, players, components, option)
        if seat > playing.players:
            raise FondacoError("usage-bad-value", parameter="--seat", value=str(seat))
        seats = _seats(talk, playing.players, seat - 1, name, bot.split(","))
        bots = _make_bots(playing, seats)
        _check_names(seats)
        make_ready(talk, playing)
        suggested = suggestion(playing.room, playing.players)
        if suggested and not option:
            meanings = [talk(f"{game}-option-{word.partition('=')[0]}") for word in suggested]
            options = ", ".join(f"{word} ({meaning})" for word, meaning in zip(suggested, meanings, strict=True))
            talk.say("cli-suggested-here", options=options, words=f"--option {SUGGESTED}")
        luck = match.Luck(key=seed_key(seed).hex())
        _sit(talk, [luck.deal(playing)], seats, bots, luck)


def _seats(talk: Talk, players: int, own: int, name: str, bots: Sequence[str]) -> list["Seat"]:
    """The person on their seat and bots on the others; bots that would be called alike are numbered.

    ``bots``: one for all seats, or one for each. Raises FondacoError ``bots-per-seat``.
    """
    from fondaco.kernel.match import Seat

    if len(bots) not in (1, players - 1):
        raise FondacoError("bots-per-seat", n=len(bots), players=players - 1)
    specs = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
    plain = [talk("bot-name", level=spec) for spec in specs]
    names = [
        talk("seat-numbered", name=each, n=plain[: at + 1].count(each)) if plain.count(each) > 1 else each
        for at, each in enumerate(plain)
    ]
    seats = [Seat(called, spec) for called, spec in zip(names, specs, strict=True)]
    return [*seats[:own], Seat(name), *seats[own:]]


def _only_over_records(path: Path) -> None:
    """Refuse to write over a file that is not a match record. Raises FondacoError ``file-exists``."""
    from fondaco.kernel import match

    try:
        match.load(path)
    except FondacoError:
        raise FondacoError("file-exists", path=str(path)) from None


def _check_names(seats: Sequence["Seat"]) -> None:
    """Refuse names that a record or a screen cannot hold. Raises FondacoError ``bad-name``."""
    from fondaco.kernel.match import LONGEST_TEXT

    for name in [text for seat in seats for text in (seat.name, seat.bot) if text is not None]:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_TEXT:
            raise FondacoError("bad-name", most=LONGEST_TEXT)


def _make_bots(game: "Game", seats: Sequence["Seat"]) -> list["Bot | None"]:
    """The bots on the seats, None where a person sits. Raises FondacoError if nobody does, or for an unknown bot."""
    from fondaco.bots import players

    if all(seat.bot is not None for seat in seats):
        raise FondacoError("record-no-person")
    return [None if seat.bot is None else players.make(seat.bot, game) for seat in seats]


def _sit(
    talk: Talk,
    states: Sequence["State"],
    seats: Sequence["Seat"],
    bots: Sequence["Bot | None"],
    luck: "Luck",
    *,
    with_undo: bool = False,
    origin: str | None = None,
    kept: bool = False,
) -> None:
    """Play on from the last of the states (``kept``: in a file), on the first seat without a bot."""
    from fondaco.bots import players
    from fondaco.cli.sitting import Sitting
    from fondaco.kernel import match

    def save(sitting: "Sitting", path: Path) -> None:
        if exists(path):  # noqa: PTH110 -- Path.exists raises for a name that no file can have
            _only_over_records(path)
        record = match.write_record(sitting.state, seats, luck, with_undo=sitting.with_undo, origin=origin)
        match.save(record, path)

    sitting = Sitting(
        talk,
        states,
        seat=bots.index(None),
        names=[seat.name for seat in seats],
        bots=bots,
        adviser=lambda: players.make(ADVISER, states[0].game),
        save=save,
        kept=kept,
    )
    sitting.with_undo = with_undo
    sitting.play()
