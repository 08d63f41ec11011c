"""What generic compiled bots may call of a room's modules; only for type checkers, never imported at run time."""

from typing import Protocol

import numpy as np

from fondaco.kernel.records import Records
from fondaco.kernel.rulebook import rules, view


class Judgement(Protocol):
    """``bot.py`` of a room. Its notes are a record with a field ``score``, one float64 per legal action."""

    def new_notes(self) -> Records:
        """Notes of shape (1,) with which the heuristic bot judges."""

    def search_notes(self) -> Records:
        """Notes of shape (1,) with which the search judges."""

    def rate(self, s: np.record, c: np.record, out: np.ndarray, n: int, notes: np.record) -> None:
        """Write the scores of the ``n`` legal actions in ``out`` into ``notes.score``."""

    def is_calm(self, s: np.record) -> bool:
        """Whether this is a moment for which ``evaluate`` is made; some moment of every few decisions should be."""

    def evaluate(self, s: np.record, c: np.record, notes: np.record, shares: np.ndarray) -> None:
        """Write each seat's expected share of the victory into ``shares``."""


bot: Judgement

__all__ = ["bot", "rules", "view"]
