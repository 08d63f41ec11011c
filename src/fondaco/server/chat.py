"""Talk at a table: ready phrases, told by their ids so that each reads their own language, and free text.

It is kept with the match, and never goes into its record.
"""

from dataclasses import dataclass
from typing import Literal

from fondaco.errors import FondacoError
from fondaco.server.names import clean
from fondaco.server.rates import Rate

Chat = Literal["off", "seats", "all"]
"""Who may say something: nobody, those who have a seat, or also those who watch."""

PHRASES = (
    "hello",
    "luck",
    "thinking",
    "moment",
    "nice",
    "oops",
    "thanks",
    "played",
    "again",
    "bye",
)
"""The ready phrases; each is a message ``phrase-<id>``."""
LONGEST = 300
"""Characters of a line."""
RATE = Rate(5 / 10, 5)
"""Of one seat; all who watch have one together."""
MOST_KEPT = 200
"""Lines of a match that are told to who comes to it."""
QUIET = frozenset({"stoneage"})
"""Games for children, at whose tables nobody talks unless whoever opens one wants it."""


@dataclass(frozen=True)
class Remark:
    """Something said: its number in the match, seat (-1: a spectator), phrase or text, and when (ms since 1970)."""

    n: int
    seat: int
    phrase: str | None
    text: str | None
    at: int


def usual(game: str) -> Chat:
    """Who may talk at a table of a game unless somebody says otherwise."""
    return "off" if game in QUIET else "seats"


def checked(phrase: str | None, text: str | None) -> tuple[str | None, str | None]:
    """What is said, made harmless: one phrase or one text. Raises FondacoError ``bad-message`` for anything else."""
    if phrase is not None and text is None and phrase in PHRASES:
        return phrase, None
    harmless = clean(text, LONGEST) if phrase is None and text is not None else ""
    if not harmless:
        raise FondacoError("bad-message")
    return None, harmless
