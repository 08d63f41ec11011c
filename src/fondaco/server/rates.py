"""How much one client may ask for: token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """``burst`` at once, and ``per_second`` in the long run."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What a server allows. A seated player is never sent away, only slowed down; a stranger may be."""

    messages: Rate = Rate(20, 40)
    """Messages of one socket."""
    pause: float = 1.0
    """Seconds for which a socket that says too much is not listened to."""
    connections: Rate = Rate(30 / 60, 30)
    """Sockets opened by strangers of one address."""
    requests: Rate = Rate(120 / 60, 120)
    """HTTP requests of strangers of one address."""


class Bucket:
    """One client's tokens."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._filled = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._clock()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._filled) * self._rate.per_second)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each of many clients; those not heard of for longest are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take a token of this client."""
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._clock)
        self._buckets[client] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
