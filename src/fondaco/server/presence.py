"""Who of the people at a table is there, and for how long the others have waited for whoever is not.

The server's own downtime never counts, for this is kept in memory alone; nor does time in which nobody waits.
"""

import time
from collections.abc import Callable, Collection
from typing import Literal

ABSENT_SECONDS = 60.0
"""For which somebody may be away before the others may choose how to go on."""

Presence = Literal["here", "away", "absent"]


class Waiting:
    """Since when others wait for each seat whose owner is away."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[int, float] = {}

    def note(self, owned: Collection[int], there: Collection[int]) -> None:
        """Say which seats have owners, and which of these are there now."""
        waiting = any(seat in there for seat in owned)
        now = self._clock()
        self._since = {seat: self._since.get(seat, now) for seat in owned if waiting and seat not in there}

    def presence(self, seat: int, there: Collection[int]) -> Presence:
        """Whether the owner of a seat is there, is away, or has been waited for so long that the others may choose."""
        if seat in there:
            return "here"
        since = self._since.get(seat)
        return "absent" if since is not None and self._clock() - since >= ABSENT_SECONDS else "away"

    def left(self) -> float | None:
        """Seconds until the next of them has been waited for long enough; None if there is none."""
        now = self._clock()
        left = [since + ABSENT_SECONDS - now for since in self._since.values()]
        return min((seconds for seconds in left if seconds > 0), default=None)
