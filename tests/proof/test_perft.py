"""The number of lines from saved positions: any change of the rules changes some of them."""

from typing import Any

import pytest

from fondaco.kernel.compiling import Mode
from fondaco.kernel.room import GAMES
from tests.effort import FULL, amount
from tests.proof import perft

ENTRIES = [pytest.param(name, entry, id=f"{name}: {entry['name']}") for name in GAMES for entry in perft.load(name)]


def counted(name: str, mode: Mode, entry: dict[str, Any], most: int) -> list[int | None]:
    """The lines from a position, as deep as the fixture expects at most ``most``."""
    counter = perft.Counter(perft.game_of(name, entry, mode))
    depths = range(1, 1 + sum(lines <= most for lines in entry["lines"]))
    return [counter.lines(entry["position"], depth, most) for depth in depths]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_ten_positions(name: str) -> None:
    assert len(perft.load(name)) >= 10


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_compiled(name: str, entry: dict[str, Any]) -> None:
    found = counted(name, "checked" if FULL else "compiled", entry, amount(3_000, perft.MOST_LINES))
    assert len(found) >= 2
    assert found == entry["lines"][: len(found)]


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_interpreted(name: str, entry: dict[str, Any]) -> None:
    found = counted(name, "interpreted", entry, amount(400, 6_000))
    assert found
    assert found == entry["lines"][: len(found)]
