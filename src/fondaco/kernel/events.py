"""Events: what happened between two views of one seat, as ids and typed arguments, never as sentences."""

from typing import Any, NamedTuple

View = dict[str, Any]
"""A seat's information record by field names: integers, and nested lists of them."""


class Event(NamedTuple):
    """One thing that happened, as far as one seat may know it. Its text is message ``<game>-event-<kind>``."""

    kind: str
    args: dict[str, int | list[int]]
