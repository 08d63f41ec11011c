"""Whether counts agree with what was expected of them, at odds that a test may rely on."""

from collections.abc import Mapping, Sequence
from math import sqrt

Z = 4.9
"""Standard deviations that chance exceeds once in a million tests. Seeds are fixed: what passes once passes always."""


def chi_square_fits(observed: Sequence[int], weights: Sequence[float]) -> bool:
    """Whether counts agree with categories of these weights (Pearson's test, Wilson and Hilferty's approximation).

    Categories that expect fewer than five are put together, so that the approximation holds.
    """
    assert len(observed) == len(weights)
    total, weight = sum(observed), sum(weights)
    cells: list[tuple[int, float]] = []
    small_observed, small_expected = 0, 0.0
    for count, share in zip(observed, weights, strict=True):
        expected = total * share / weight
        if expected < 5:
            small_observed, small_expected = small_observed + count, small_expected + expected
        else:
            cells.append((count, expected))
    if small_expected:
        cells.append((small_observed, small_expected))
    freedom = len(cells) - 1
    if freedom == 0:
        return True
    statistic = sum((count - expected) ** 2 / expected for count, expected in cells)
    spread = 2 / (9 * freedom)
    return statistic < freedom * (1 - spread + Z * sqrt(spread)) ** 3


def reached_exactly(observed: Mapping[str, int], weights: Mapping[str, int]) -> bool:
    """Whether every category was met and no other."""
    return observed.keys() == weights.keys()


def within(observed: float, expected: float, variance: float) -> bool:
    """Whether a sum of many independent outcomes lies where its mean and variance put it."""
    return abs(observed - expected) <= Z * sqrt(variance) + 1e-9
