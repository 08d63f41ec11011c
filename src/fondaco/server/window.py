"""A question that several seats are asked at once: answers wait, told to nobody, until all of them are carried out.

Where several people sit at a table, it stands open for a fixed time whoever answers and how soon, so its length tells
nothing. Where all others are bots, a person who can do nothing but decline is not asked, and one who can is waited for.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass

from fondaco.errors import FondacoError
from fondaco.kernel import asking
from fondaco.kernel.game import State
from fondaco.server.store import SeatRow

SECONDS = 5.0
"""For which several people have time to answer; who is silent until then declines."""


@dataclass(frozen=True)
class Answer:
    """What a person answered, with the client's id for it; ``made`` gets the version in which it was carried out."""

    action: int
    client: str | None
    made: asyncio.Future[int]


class Window:
    """One such question. ``people`` are the seats whose answers it waits for or takes."""

    def __init__(self, people: Sequence[int], seconds: float | None) -> None:
        self.people = frozenset(people)
        self._until = None if seconds is None else time.monotonic() + seconds
        self._answers: dict[int, Answer] = {}

    @property
    def left(self) -> float | None:
        """Seconds for which it stands open yet; None where it waits for people without a limit, or for nobody."""
        return None if self._until is None else max(0.0, self._until - time.monotonic())

    @property
    def waits(self) -> bool:
        """Whether it cannot be closed before somebody has answered."""
        return self._until is None and len(self._answers) < len(self.people)

    def asks(self, seat: int) -> bool:
        """Whether a seat may answer now."""
        return seat in self.people and seat not in self._answers

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


def open_window(state: State, seats: Sequence[SeatRow]) -> Window | None:
    """The window that a state opens at a table with these seats; None where the question is to one seat."""
    if not asking.is_window(state):
        return None
    asked = asking.asked(state)
    people = [seat for seat in asked if seats[seat].bot is None]
    if sum(row.bot is None for row in seats) > 1:
        return Window(people, SECONDS if people else None)
    return Window([seat for seat in people if len(asked[seat].legal()) > 1], None)
