"""Clause numbers: how rule code names the clause of the rule document that forbids something.

A predicate of a game returns 0 when nothing forbids, else the number of the clause. Clause ``J-6.12``
has the number 612 in code: chapter times one hundred plus item. :func:`clause_id` goes back to text.
"""

import os

NOT_ASKED = -1
"""Returned for an action that does not answer the question now asked: no clause forbids it, it is not its time."""


def clause(chapter: int, item: int) -> int:
    """Number of a clause, for use as a constant in rule code.

    The environment variable ``FONDACO_BREAK_CLAUSE`` (for example ``J-6.12``) turns that one constant into 0, so that
    the predicate no longer forbids: ``make clauses`` proves with it that a test notices. Meant for interpreted code.
    """
    broken = os.environ.get("FONDACO_BREAK_CLAUSE", "")
    if broken and broken.partition("-")[2] == f"{chapter}.{item}":
        return 0
    return 100 * chapter + item


def clause_id(prefix: str, number: int) -> str:
    """Text of a clause number: ``clause_id("J", 612) == "J-6.12"``."""
    return f"{prefix}-{number // 100}.{number % 100}"
