"""Reading a position: what the readers of all games share."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from fondaco.errors import FondacoError

Position = TypeVar("Position")

NONE = -1


class Reader(Generic[Position]):
    """A position on its way into a state; ``position`` is its checked form, ``seats`` are those of its players."""

    def __init__(self, position: Position, players: int) -> None:
        self.position = position
        self.seats = range(players)

    def _fault(self, message: str, place: str, **arguments: str | int) -> FondacoError:
        """The error that names a place of the position."""
        return FondacoError(message, source="position", place=place, **arguments)

    def _index(self, names: Sequence[str], name: str | None, place: str) -> int:
        """Number of an id, NONE for none."""
        if name is None:
            return NONE
        if name not in names:
            raise self._fault("form-unknown", place, field=name)
        return names.index(name)

    def _per_seat(self, field: str, usual: Any, extra: int = 0) -> list[Any]:
        """A list with an entry per seat, and ``extra`` ones, or its default."""
        given, wanted = getattr(self.position, field), len(self.seats) + extra
        if given is None:
            return [usual for _ in range(wanted)]
        if len(given) != wanted:
            raise self._fault("form-limit", field, limit=str(wanted))
        return list(given)

    def _seat(self, seat: int | None, place: str) -> int:
        """A seat at which somebody sits, NONE for none."""
        if seat is None:
            return NONE
        if seat not in self.seats:
            raise self._fault("form-limit", place, limit=f"<= {len(self.seats) - 1}")
        return seat
