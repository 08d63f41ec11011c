"""Twin worlds over the wire: a seat is told the same byte for byte, and a difference that it may see is found."""

import pytest

from bench.wire.twins import Found, meet, twins
from tests.proof.setups import Setup

PAIRS = 4
SOME = [Setup("jambo", 2), Setup("samarkand", 3), Setup("orient", 3), Setup("stoneage", 2)]


@pytest.mark.parametrize("setup", SOME, ids=lambda setup: setup.name)
def test_worlds_that_look_alike_are_told_alike(setup: Setup) -> None:
    found = Found()
    meet(setup, list(twins(setup, PAIRS)), found, 2)
    assert found.differences == []
    assert found.pairs == PAIRS >= found.watched > 0
    assert found.messages > PAIRS
    assert found.moves > 0 or setup.open  # a tile that is turned up is another one in every match
    assert [len(times) for times in found.times["why"]] == [2, 2]


def test_worlds_that_do_not_look_alike_are_told_apart() -> None:
    setup = SOME[0]
    (seat, (one, _), asked), (_, (other, _), _) = twins(setup, 2)
    found = Found()
    meet(setup, [(seat, [one, other], asked)], found, 0)
    assert len(found.differences) == 1
