"""How sure a share of victories is."""

from math import sqrt

NORMAL_95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of victories after ``games`` games (Wilson's score interval).

    ``wins`` may hold parts, from shared victories. Two games of one deal with seats swapped rather go against each
    other than together, so the true interval is narrower if anything. (0, 1) without games.
    """
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, NORMAL_95
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
