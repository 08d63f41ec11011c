"""Fixed-size NumPy records: the form of states, components, information and luck."""

from typing import Any

import numpy as np
import numpy.typing as npt

Fields = tuple[tuple[str, Any] | tuple[str, Any, int | tuple[int, ...]], ...]
Records = npt.NDArray[np.void]

wide: Any = np.int64
"""Widens a number of a record for calculation, interpreted and compiled alike."""

HEADER: Fields = (
    ("count", np.int64),  # decisions made so far
    ("actor", np.int64),  # seat that decides, -1 when the game is over
    ("decision", np.int64),  # which question is asked, 0 when the game is over
    ("undoable", np.int64),  # decisions of the actor that may be taken back: nothing was learned since
)
"""Fields with which the state and the information record of every game begin."""


def record_type(fields: Fields) -> np.dtype[np.void]:
    """Make an aligned record dtype, refusing names that NumPy records have as attributes (``any``, ``take``…).

    Such a field would be hidden by the attribute when rule code runs interpreted.
    """
    names = [field[0] for field in fields]
    hidden = [name for name in names if hasattr(np.record, name)]
    if hidden:
        raise ValueError(f"field names hidden by attributes of numpy.record: {', '.join(hidden)}")
    if len(set(names)) != len(names):
        raise ValueError("a field name stands twice")
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def new_records(dtype: np.dtype[np.void], number: int = 1) -> Records:
    """Array of ``number`` zeroed records whose items read as attributes: ``array[i].gold``."""
    return np.zeros(number, dtype)
