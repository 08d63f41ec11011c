"""A question that several seats are asked at once: answers wait, told to nobody, until all of them are carried out.

All people are asked alike, whether or not they have a choice. Where anybody but the people at one device could notice
how long it takes, it stands open for a fixed time whoever answers and how soon, so its length tells nothing. Else it
waits for their answers. Whoever is silent, or has left an order to decline, declines.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from fondaco.errors import FondacoError
from fondaco.kernel import asking
from fondaco.kernel.game import State
from fondaco.server.orders import Orders
from fondaco.server.store import SeatRow

SECONDS = 5.0
"""For which several people have time to answer; as long again for each further one at the same device."""
REACTION_SECONDS = 3.0
"""After which a person's reaction to what another did is carried out at the earliest, so that haste tells nothing."""


@dataclass(frozen=True)
class Answer:
    """What a person answered, with the client's id for it; ``made`` gets the version in which it was carried out."""

    action: int
    client: str | None
    made: asyncio.Future[int]


class Window:
    """One such question. ``people`` are the seats whose answers it takes, but for those that ``orders`` decline it."""

    def __init__(self, question: str, people: Sequence[int], seconds: float | None, orders: Orders) -> None:
        self.question = question
        self.people = frozenset(people)
        self._until = None if seconds is None else time.monotonic() + seconds
        self._orders = orders
        self._answers: dict[int, Answer] = {}

    @property
    def left(self) -> float | None:
        """Seconds for which it stands open yet; None where it waits for people without a limit, or for nobody."""
        return None if self._until is None else max(0.0, self._until - time.monotonic())

    @property
    def waits(self) -> bool:
        """Whether it cannot be closed before somebody has answered."""
        return self._until is None and any(self.asks(seat) for seat in self.people)

    def asks(self, seat: int) -> bool:
        """Whether a seat may answer now."""
        return seat in self.people and seat not in self._answers and not self._orders.declines(seat, self.question)

    def answer_of(self, seat: int) -> Answer | None:
        """What a person answered."""
        return self._answers.get(seat)

    @property
    def answers(self) -> dict[int, Answer]:
        """The answers of people so far, by seat."""
        return dict(self._answers)

    def note(self, seat: int, client: str | None, action: int) -> Answer:
        """Take an answer."""
        answer = self._answers[seat] = Answer(action, client, asyncio.get_running_loop().create_future())
        return answer

    def settle(self, version: int) -> None:
        """All answers have been carried out, or were not needed any more after one of them."""
        for answer in self._answers.values():
            if not answer.made.done():
                answer.made.set_result(version)

    def drop(self, fault: FondacoError) -> None:
        """The answers were not carried out."""
        for answer in self._answers.values():
            if not answer.made.done():
                answer.made.set_exception(fault)


def is_noticed(seats: Sequence[SeatRow], onlookers: Collection[object]) -> bool:
    """Whether anybody but the people at one device could notice how long an answer takes."""
    devices = {row.holder for row in seats if row.bot is None}
    return len(devices | set(onlookers)) > 1


def open_window(state: State, seats: Sequence[SeatRow], orders: Orders, onlookers: Collection[object]) -> Window | None:
    """The window that a state opens at a table with these seats; None where the question is to one seat.

    ``onlookers``: the holders of those who are at the table, with or without a seat.
    """
    if not asking.is_window(state):
        return None
    people = [seat for seat in asking.asked(state) if seats[seat].bot is None]
    seconds = None
    if people and is_noticed(seats, onlookers):
        seconds = SECONDS * max(Counter(seats[seat].holder for seat in people).values())
    return Window(state.decision, people, seconds, orders)
