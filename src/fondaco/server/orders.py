"""Standing orders: questions to several seats that are declined for a seat without asking it.

They are known to nobody but their seat, and to others look as if it were silent. A table keeps them while it is in
memory; whose order is forgotten with it is asked again.
"""

from typing import Literal

Until = Literal["turn", "end"]
"""The seat's next turn, or the end of the match."""


class Orders:
    """The standing orders at a table."""

    def __init__(self) -> None:
        self._orders: dict[tuple[int, str], Until] = {}

    def of(self, seat: int) -> dict[str, Until]:
        """The questions that are declined for a seat, and until when."""
        return {question: until for (one, question), until in self._orders.items() if one == seat}

    def declines(self, seat: int, question: str) -> bool:
        """Whether a question is declined for a seat."""
        return (seat, question) in self._orders

    def give(self, seat: int, question: str, until: Until) -> None:
        """Decline a question from now on."""
        self._orders[seat, question] = until

    def take_back(self, seat: int, question: str) -> None:
        """Let a seat be asked again."""
        self._orders.pop((seat, question), None)

    def begin_turn(self, seat: int) -> None:
        """A seat decides something that it alone is asked: what was ordered until then is over."""
        self._orders = {key: until for key, until in self._orders.items() if key[0] != seat or until == "end"}
