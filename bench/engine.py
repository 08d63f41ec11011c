"""The engine's figures for one game.

Times are processor time of the one thread that runs. Every round measures the ChaCha8 draws of that moment too, before
and after each figure, for the machine may be shared and its speed drift: "draws each" is the cost of one unit in draws,
and says more than a rate.
"""

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
import numpy as np

import fondaco
from fondaco.bots import players
from fondaco.kernel.chance import new_luck
from fondaco.kernel.game import Game, State
from fondaco.kernel.records import Records, new_records

STATES = 256
"""Mid-game states that the figures run over."""
FACES = 6
CAP = 20_000
SEATS = {"orient": 4, "samarkand": 4}
"""Players of games that can have different numbers of them."""
SEARCH = 2_000
"""Iterations of one search."""


@dataclass
class Figure:
    """One figure: how often per second, in each round, and ChaCha8 draws per second around it."""

    name: str
    run: Callable[[int], int]  # do it about so often; how often it was done
    per_second: list[float] = field(default_factory=list)
    draws: list[float] = field(default_factory=list)

    def numbers(self) -> dict[str, float]:
        """Medians: ``per_second``, ``us`` (microseconds each), ``draws`` (ChaCha8 draws that one takes)."""
        rate = statistics.median(self.per_second)
        ratio = statistics.median(d / r for d, r in zip(self.draws, self.per_second, strict=True))
        return {"per_second": rate, "us": 1e6 / rate, "draws": ratio}


def measure(name: str, rounds: int, seconds: float) -> list[Figure]:
    """Measure all figures of a game; the first run of each, which may compile, does not count."""
    game = fondaco.game(name, players=SEATS.get(name), mode="compiled")
    loops, luck = game.engine.module("kernel.loops"), new_luck(bytes(32))
    draws = Figure("ChaCha8 draws", lambda n: _done(n, loops.draws(luck, FACES, n)))
    figures = [*engine_figures(game), *python_figures(game), interpreted_figure(name)]
    times = {figure.name: _calibrate(figure, seconds) for figure in (draws, *figures)}
    for _ in range(rounds):
        for figure in figures:
            before = _rate(draws, times[draws.name] // 4)
            figure.per_second.append(_rate(figure, times[figure.name]))
            figure.draws.append((before + _rate(draws, times[draws.name] // 4)) / 2)
    draws.per_second = draws.draws = [rate for figure in figures for rate in figure.draws]
    return [draws, *figures]


def _done(n: int, _result: object) -> int:
    return n


def _rate(figure: Figure, times: int) -> float:
    start = time.thread_time()
    done = figure.run(max(1, times))
    return done / (time.thread_time() - start)


def _calibrate(figure: Figure, seconds: float) -> int:
    """How often a figure can be run in so many seconds."""
    figure.run(1)
    times = 1
    while True:
        start = time.thread_time()
        figure.run(times)
        took = time.thread_time() - start
        if took > seconds / 8:
            return max(1, int(times * seconds / took))
        times *= 4


def middle_states(game: Game, number: int = STATES) -> list[State]:
    """States from the middle of random games, a hundred decisions or more from the deal, where there is a choice."""
    chooser = random.Random(1)  # noqa: S311 -- no secret depends on it
    found: list[State] = []
    seed = 0
    while len(found) < number:
        state = game.deal(seed=seed)
        seed += 1
        while not state.over and len(found) < number:
            if state.count >= 100 and state.count % 37 == 0 and len(state.legal()) > 1:
                found.append(state.copy())
            state.apply(chooser.choice(state.legal()))
    return found


def engine_figures(game: Game) -> list[Figure]:
    """What compiled code does, without Python between."""
    doors, loops, c = game.engine.doors, game.engine.module("kernel.loops"), game.components
    states = middle_states(game)
    many = new_records(game.room.state, STATES)
    informations = new_records(game.room.information, STATES)
    actions = np.zeros(STATES, np.int16)
    for i, state in enumerate(states):
        many[i] = state.records[0]
        actions[i] = state.legal()[state.count % len(state.legal())]
    loops.informs(many, c, informations, STATES)
    luck, out, spare = new_luck(bytes(32)), np.zeros(game.actions, np.int16), new_records(game.room.state)

    def playouts(n: int) -> int:
        two, counts = new_records(game.room.state, 2), np.zeros(3, np.int64)
        doors.playouts(two, c, luck, n, CAP, np.zeros(game.players), counts)
        return int(counts[0])

    return [
        Figure("random playouts, decisions", playouts),
        Figure("legal", lambda n: _done(n, loops.legals(many, c, out, n))),
        Figure("copy and apply", lambda n: _done(n, loops.applies(many, actions, c, luck, spare, n))),
        Figure("copy", lambda n: _done(n, loops.copies(many, spare, n))),
        Figure("inform", lambda n: _done(n, loops.informs(many, c, informations, n))),
        Figure("redeal", lambda n: _done(n, loops.redeals(informations, c, luck, spare, n))),
        search_figure(game, states),
    ]


def search_figure(game: Game, states: list[State]) -> Figure:
    """Iterations of the search, from mid-game states in turn."""
    bot = players.make(f"search:{SEARCH}it", game, seed=1)
    asked: list[tuple[Records, list[int]]] = [(state.information(state.actor), state.legal()) for state in states[:16]]

    def search(n: int) -> int:
        for i in range(n):
            bot.choose(*asked[i % len(asked)])
        return n * SEARCH

    return Figure("search, iterations", search)


def python_figures(game: Game) -> list[Figure]:
    """What a program meets that plays through the Python API."""
    state = middle_states(game, 1)[0]
    seat = state.actor
    encode = msgspec.json.Encoder().encode

    def wire(n: int) -> int:
        for _ in range(n):
            encode(state.view(seat))
        return n

    def play(n: int) -> int:
        done = 0
        chooser = random.Random(1)  # noqa: S311 -- no secret depends on it
        for seed in range(n):
            playing = game.deal(seed=seed)
            while not playing.over:
                playing.apply(chooser.choice(playing.legal()))
            done += playing.count
        return done

    return [Figure("view in wire form, from Python", wire), Figure("decisions played from Python", play)]


def interpreted_figure(name: str) -> Figure:
    """Random playouts of the same rules, interpreted."""
    game = fondaco.game(name, players=SEATS.get(name), mode="interpreted")

    def playouts(n: int) -> int:
        two, counts = new_records(game.room.state, 2), np.zeros(3, np.int64)
        luck = new_luck(bytes(32))
        game.engine.doors.playouts(two, game.components, luck, n, CAP, np.zeros(game.players), counts)
        return int(counts[0])

    return Figure("random playouts interpreted, decisions", playouts)
