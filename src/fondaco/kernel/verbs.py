"""The action table of a game: a list of verbs, each with a run of numbers for its arguments."""

from bisect import bisect_right
from functools import cache
from itertools import accumulate
from typing import Any

Verbs = tuple[tuple[str, str, int, int], ...]
"""Per verb: its name, what its argument is (``""`` for none), the first argument, how many arguments there are."""


@cache
def starts(verbs: Verbs) -> tuple[int, ...]:
    """The first action of every verb, and at the end the number of actions in all."""
    return tuple(accumulate((number for *_, number in verbs), initial=0))


def parts(verbs: Verbs, action: int) -> tuple[str, str, int]:
    """Verb of an action of the table, what its argument is, and the argument."""
    at = bisect_right(starts(verbs), action) - 1
    verb, kind, first, _ = verbs[at]
    return verb, kind, first + action - starts(verbs)[at]


def told(verbs: Verbs) -> list[dict[str, Any]]:
    """The parts of the action table in its order, as JSON values for a page or a program."""
    return [
        {"verb": verb, "argument": argument, "first": first, "number": number}
        for verb, argument, first, number in verbs
    ]
