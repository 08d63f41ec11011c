"""A contest: the same deals played with every rotation of the bots over the seats, until enough games are played."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from fondaco.arena.intervals import wilson
from fondaco.bots import players
from fondaco.kernel.game import Game

Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclass
class Standing:
    """How one bot of a contest stands: shares of victory (a shared one counts in parts) of its games."""

    bot: str
    wins: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        """Victories per game, 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.wins, self.games)


@dataclass
class Contest:
    """The result of a contest; ``decisions`` of all bots together, ``seconds`` by the clock on the wall."""

    standings: list[Standing]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    capped: int = 0


@dataclass(frozen=True)
class Played:
    """One game: the bot on each seat (numbers of the contest's bots), each seat's share of victory, decisions.

    ``over`` is False where the game was given up at the cap.
    """

    seating: tuple[int, ...]
    returns: Sequence[float]
    decisions: int
    over: bool


def hold(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    until: float | None = None,
    workers: int = 1,
    cap: int = 100_000,
    played: Callable[[int], None] = lambda _: None,
) -> Contest:
    """Hold a contest of as many bots as the game has players.

    ``games`` is rounded up to whole deals: deal ``n`` (seed ``seed + n``) is played once for every rotation of the
    bots. With ``until`` it stops after a deal when the first bot's interval lies on one side of that share. ``played``
    is told how many games more are through. Threads (``workers``) play deals side by side: the bots' search runs
    without the interpreter's lock. A game is given up after ``cap`` decisions and then shared equally.
    """
    contest = Contest([Standing(bot) for bot in bots])
    started = time.perf_counter()
    deals = range(seed, seed - (-games // len(bots)))
    stop = threading.Event()
    for deal in _in_order(lambda n: _play_deal(game, bots, n, cap, stop), deals, workers, stop):
        for one in deal:
            contest.games += 1
            contest.decisions += one.decisions
            contest.capped += not one.over
            for seat, bot in enumerate(one.seating):
                contest.standings[bot].wins += one.returns[seat]
                contest.standings[bot].games += 1
        contest.seconds = time.perf_counter() - started
        played(len(deal))
        low, high = contest.standings[0].interval
        if until is not None and (low > until or high < until):
            break
    return contest


def _play_deal(game: Game, bots: Sequence[str], seed: int, cap: int, stop: threading.Event) -> list[Played]:
    """Play one deal with every rotation of the bots over the seats."""
    return [_play(game, bots, seed, turn, cap, stop) for turn in range(len(bots))]


def _play(game: Game, bots: Sequence[str], seed: int, turn: int, cap: int, stop: threading.Event) -> Played:
    """Play one game; bot ``(seat + turn) % players`` sits on each seat. Once ``stop`` is set it ends at once."""
    seating = tuple((seat + turn) % len(bots) for seat in range(len(bots)))
    seated = [players.make(bots[bot], game, seed=seed * len(bots) + turn) for bot in seating]
    state = game.deal(seed=seed)
    decisions = 0
    while (seat := state.actor) is not None and decisions < cap and not stop.is_set():
        state.apply(seated[seat].choose(state.information(seat), state.legal(), stop))
        decisions += 1
    return Played(seating, state.returns(), decisions, state.over)


def _in_order(
    work: Callable[[Item], Result], items: Iterable[Item], workers: int, stop: threading.Event
) -> Iterator[Result]:
    """Results of work on items, in their order, worked out side by side in threads a little ahead of who takes them.

    When nobody takes them any more, ``stop`` is set for the work that still goes on.
    """
    pending: deque[Future[Result]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        try:
            for item in items:
                pending.append(pool.submit(work, item))
                if len(pending) > workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            stop.set()
            for future in pending:
                future.cancel()
