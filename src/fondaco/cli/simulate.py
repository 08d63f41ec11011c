"""``fondaco simulate``: many games of bots among themselves, counted."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from fondaco.cli.opening import make_ready, open_game
from fondaco.cli.talk import Bar, Talk
from fondaco.errors import FondacoError

if TYPE_CHECKING:
    from fondaco.bots.players import Bot
    from fondaco.kernel.game import Game

RANDOM = "random"
HIGHEST_CAP = 1_000_000_000
BATCH_SECONDS = 0.1
"""How long compiled code plays between two looks at the clock, the progress bar and Ctrl-C."""


@dataclass
class Count:
    """What many games came to; ``wins`` are shares of victory per seat, ``capped`` games given up at the cap."""

    wins: list[float]
    games: int = 0
    decisions: int = 0
    choices: int = 0
    capped: int = 0
    seconds: float = 0.0
    compile_seconds: float = 0.0


def register(app: typer.Typer, talk: Talk) -> None:
    """Add the command to the program."""

    @app.command("simulate", help=talk("cli-simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(help=talk("cli-game-help"))],
        games: Annotated[int, typer.Option(min=1, help=talk("cli-games-help"))] = 1000,
        bots: Annotated[str, typer.Option(help=talk("cli-bots-simulate-help"))] = RANDOM,
        players: Annotated[int | None, typer.Option(min=1, help=talk("cli-players-help"))] = None,
        seed: Annotated[int, typer.Option(help=talk("cli-seed-help"))] = 0,
        cap: Annotated[int, typer.Option(min=1, max=HIGHEST_CAP, help=talk("cli-cap-help"))] = 1_000_000,
        components: Annotated[Path | None, typer.Option(help=talk("cli-components-help"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=talk("cli-option-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=talk("cli-json"))] = False,
    ) -> None:
        playing = open_game(game, players, components, option)
        seated = bots.split(",")
        seated = seated * playing.players if len(seated) == 1 else seated
        if len(seated) != playing.players:
            raise FondacoError("bots-per-seat", n=len(seated), players=playing.players)
        made = [] if set(seated) == {RANDOM} else _make_bots(playing, seated, seed)
        count = Count([0.0] * playing.players, compile_seconds=make_ready(talk, playing))
        with talk.progress("cli-simulating", games) as bar:
            if made:
                _play_with_bots(playing, games, seed, cap, made, count, bar)
            else:
                _play_at_random(playing, games, seed, cap, count, bar)
        if as_json:
            talk.json({"game": game, "players": playing.players, "bots": seated, "seed": seed, **_figures(count)})
        else:
            _show(talk, seated, count)


class _Playouts:
    """Random games, played by compiled code in one go."""

    def __init__(self, game: "Game", seed: int, cap: int) -> None:
        import numpy as np

        from fondaco.kernel.chance import new_luck, seed_key
        from fondaco.kernel.records import new_records

        self._states = new_records(game.room.state, 2)
        self._components = game.components
        self._luck = new_luck(seed_key(seed))
        self._cap = cap
        self._run = game.engine.doors.playouts
        self.wins = np.zeros(game.players)
        self.counts = np.zeros(3, np.int64)

    def play(self, games: int) -> None:
        """Play some games more."""
        self._run(self._states, self._components, self._luck, games, self._cap, self.wins, self.counts)


def _play_at_random(game: "Game", games: int, seed: int, cap: int, count: Count, bar: Bar) -> None:
    """Random games in batches that last about BATCH_SECONDS."""
    playouts = _Playouts(game, seed, cap)
    begun = time.perf_counter()
    playouts.play(0)  # loads the compiled code
    count.compile_seconds += time.perf_counter() - begun
    batch = 1
    started = time.perf_counter()
    while count.games < games:
        batch = min(batch, games - count.games)
        begun = time.perf_counter()
        playouts.play(batch)
        count.games += batch
        bar.advance(batch)
        batch = max(1, round(batch * min(10.0, BATCH_SECONDS / max(1e-6, time.perf_counter() - begun))))
    count.seconds = time.perf_counter() - started
    count.wins = playouts.wins.tolist()
    count.decisions, count.choices, count.capped = playouts.counts.tolist()


def _make_bots(game: "Game", specs: Sequence[str], seed: int) -> list["Bot"]:
    """A bot for every seat. Raises FondacoError for one that there is not."""
    from fondaco.bots import players

    return [players.make(spec, game, seed=seed * len(specs) + seat) for seat, spec in enumerate(specs)]


def _play_with_bots(
    game: "Game", games: int, seed: int, cap: int, bots: Sequence["Bot"], count: Count, bar: Bar
) -> None:
    """Games between bots; deal ``n`` has seed ``seed + n``."""
    started = time.perf_counter()
    for deal in range(seed, seed + games):
        state = game.deal(seed=deal)
        decisions = 0
        while (seat := state.actor) is not None and decisions < cap:
            legal = state.legal()
            state.apply(bots[seat].choose(state.information(seat), legal))
            decisions += 1
            count.choices += len(legal) > 1
        count.games += 1
        count.decisions += decisions
        count.capped += not state.over
        count.wins = [total + share for total, share in zip(count.wins, state.returns(), strict=True)]
        bar.advance()
    count.seconds = time.perf_counter() - started


def _figures(count: Count) -> dict[str, Any]:
    """The figures as JSON."""
    seconds = max(count.seconds, 1e-9)
    return {
        "games": count.games,
        "decisions": count.decisions,
        "choices": count.choices,
        "capped": count.capped,
        "seconds": count.seconds,
        "compile_seconds": count.compile_seconds,
        "games_per_s": count.games / seconds,
        "decisions_per_s": count.decisions / seconds,
        "choices_per_s": count.choices / seconds,
        "wins": count.wins,
    }


def _show(talk: Talk, bots: list[str], count: Count) -> None:
    """The figures for people."""
    figures = _figures(count)
    seats = Table(talk("cli-seat"), talk("cli-bot"), talk("cli-wins"))
    for seat, (bot, wins) in enumerate(zip(bots, count.wins, strict=True), 1):
        seats.add_row(str(seat), bot, f"{wins:g} ({wins / count.games:.1%})")
    talk.out.print(seats)
    speeds = Table(show_header=False, box=None)
    for name in ("games", "decisions", "choices"):
        speeds.add_row(
            talk(f"cli-count-{name}"),
            f"{figures[name]:,}",
            talk("cli-per-second", n=f"{figures[f'{name}_per_s']:,.0f}"),
        )
    if count.capped:
        speeds.add_row(talk("cli-count-capped"), f"{count.capped:,}", "")
    speeds.add_row(talk("cli-seconds"), f"{count.seconds:.2f}", "")
    speeds.add_row(talk("cli-compile-seconds"), f"{count.compile_seconds:.2f}", "")
    talk.out.print(speeds)
