"""What generic compiled bots may call of a room's modules; only for type checkers, never imported at run time."""

from typing import Protocol

import numpy as np

from fondaco.kernel.rulebook import rules, view


class Judgement(Protocol):
    """``bot.py`` of a room."""

    def heuristic(self, s: np.record, c: np.record, out: np.ndarray, n: int, notes: np.record) -> int: ...


bot: Judgement

__all__ = ["bot", "rules", "view"]
