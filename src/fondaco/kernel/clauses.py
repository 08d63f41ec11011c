"""Clause numbers: how rule code names the clause of the rule document that forbids something.

A predicate of a game returns 0 when nothing forbids, else the number of the clause. A document numbers its clauses by
chapter and item (``J-6.12``), with letters for chapters (``A-M02``), or straight through (``S-061``), and may number
its rulings apart (``S-R11``). In code each is one integer; :func:`clause_id` goes back to text.
"""

import os
from functools import cache

NOT_ASKED = -1
"""Returned for an action that does not answer the question now asked: no clause forbids it, it is not its time."""

_PER_CHAPTER, _STRAIGHT, _RULING, _LETTERED = 100, 10_000, 20_000, 30_000
_SHORT = 1_000_000  # added where a document with letters writes an item below ten as one digit
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def clause(*numbers: int | str) -> int:
    """Number of a clause, for use as a constant in rule code: ``clause(6, 12)``, ``clause(61)`` or ``clause("M", 2)``.

    After letters an item is written with two digits (``M02``), or as it is given where it is text:
    ``clause("DB", "1")`` is ``DB1``.

    The environment variable ``FONDACO_BREAK_CLAUSE`` (for example ``J-6.12``) turns that one constant into 0, so that
    the predicate no longer forbids: ``make clauses`` proves with it that a test notices. Meant for interpreted code.
    """
    *chapters, item = numbers
    if not chapters:
        return _unless_broken(_STRAIGHT + int(item))
    chapter = chapters[0]
    if isinstance(chapter, str):
        written = _LETTERED + _PER_CHAPTER * _number(chapter) + int(item)
        return _unless_broken(written + _SHORT if isinstance(item, str) and len(item) == 1 else written)
    return _unless_broken(_PER_CHAPTER * chapter + int(item))


def ruling(item: int) -> int:
    """Number of a ruling that is numbered apart, ``ruling(11)`` for ``S-R11``; else like :func:`clause`."""
    return _unless_broken(_RULING + item)


@cache
def clause_id(prefix: str, number: int) -> str:
    """Text of a clause number: ``clause_id("J", 612) == "J-6.12"``, ``clause_id("S", 20011) == "S-R11"``."""
    return f"{prefix}-{_text(number)}"


def _number(letters: str) -> int:
    """Letters as a number: A to Z are 1 to 26, AA is 28 (no letters are 0)."""
    number = 0
    for letter in letters:
        number = (len(_LETTERS) + 1) * number + _LETTERS.index(letter) + 1
    return number


def _letters(number: int) -> str:
    """The letters of a number, back from :func:`_number`."""
    rest, last = divmod(number, len(_LETTERS) + 1)
    return (_letters(rest) if rest else "") + _LETTERS[last - 1]


def _text(number: int) -> str:
    """A clause number as the document writes it after the prefix."""
    if number >= _LETTERED:
        short, rest = divmod(number, _SHORT)
        chapter, item = divmod(rest - _LETTERED, _PER_CHAPTER)
        return f"{_letters(chapter)}{item}" if short else f"{_letters(chapter)}{item:02}"
    if number >= _RULING:
        return f"R{number - _RULING:02}"
    if number >= _STRAIGHT:
        return f"{number - _STRAIGHT:03}"
    return f"{number // _PER_CHAPTER}.{number % _PER_CHAPTER}"


def _unless_broken(number: int) -> int:
    """The number, or 0 if this is the clause to be broken."""
    broken = os.environ.get("FONDACO_BREAK_CLAUSE", "").partition("-")[2]
    return 0 if broken == _text(number) else number
