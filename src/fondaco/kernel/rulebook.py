"""What generic compiled code may call of a room's modules; only for type checkers, never imported at run time."""

from typing import Protocol

import numpy as np


class Rules(Protocol):
    """``rules.py`` of a room."""

    def deal(self, s: np.record, c: np.record, luck: np.record) -> None: ...

    def legal(self, s: np.record, c: np.record, out: np.ndarray) -> int: ...

    def why_not(self, s: np.record, c: np.record, action: int) -> int: ...

    def apply(self, s: np.record, c: np.record, luck: np.record, action: int) -> None: ...

    def returns(self, s: np.record, c: np.record, out: np.ndarray) -> None: ...


class Views(Protocol):
    """``view.py`` of a room."""

    def inform(self, s: np.record, c: np.record, seat: int, v: np.record) -> None: ...

    def imagine(self, v: np.record, c: np.record, luck: np.record, s: np.record) -> None: ...


class Checks(Protocol):
    """``check.py`` of a room."""

    def check(self, s: np.record, c: np.record) -> int: ...


rules: Rules
view: Views
check: Checks
