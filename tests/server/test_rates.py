"""Token buckets."""

import pytest

from fondaco.server.rates import Bucket, Buckets, Rate


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_and_then_so_many_a_second(clock: Clock) -> None:
    bucket = Bucket(Rate(20, 40), clock)
    assert sum(bucket.take() for _ in range(100)) == 40
    clock.now += 1
    assert sum(bucket.take() for _ in range(100)) == 20
    clock.now += 3600
    assert sum(bucket.take() for _ in range(100)) == 40


def test_clients_do_not_share(clock: Clock) -> None:
    buckets = Buckets(Rate(1, 2), clock=clock)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")


def test_the_clients_heard_of_longest_ago_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(Rate(1, 1), most=2, clock=clock)
    assert [buckets.take(client) for client in ("a", "b", "a", "c", "a", "b")] == [True, True, False, True, False, True]
