"""What somebody at a table asks of the others: to take a move back across their decisions, or to end the match."""

from dataclasses import dataclass, replace
from typing import Literal

Wish = Literal["undo", "end"]


@dataclass(frozen=True)
class Request:
    """A request that stands: who asks for what, and which seats have still to agree.

    ``kept`` is the number of standing actions that an undo would leave.
    """

    number: int
    by: int
    wish: Wish
    kept: int
    waits: frozenset[int]

    def agreed(self, seat: int) -> "Request":
        """The same request after a seat has agreed."""
        return replace(self, waits=self.waits - {seat})
