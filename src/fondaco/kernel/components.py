"""Component sets: what lies in a game's box, as data that an owner of another box can replace."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, Protocol, TypeVar

import msgspec

from fondaco.errors import ComponentError, FondacoError
from fondaco.kernel.forms import convert, parse_json, read_json

SHIPPED = "components.json"
"""The file in a room that holds the set that ships with it."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Provenance = Literal["rules", "public", "reconstructed", "own"]
"""Where a value comes from: the rule documents, independent public sources, one public source whose sums all match, or
the owner of a box."""


@dataclass(frozen=True)
class ComponentSet:
    """A validated component set.

    ``data`` is its JSON form and ``names`` the ids of its kinds of piece, each at the number that rules use. ``digest``
    covers what play depends on: not the name, not the provenance. ``provenance`` counts the values per source.
    """

    name: str
    shipped: bool
    digest: str
    data: Mapping[str, Any]
    names: tuple[str, ...]
    provenance: Mapping[str, int]


class _Form(Protocol):
    """A whole component file as a msgspec type."""

    @property
    def name(self) -> str:
        """Name of the set."""


Form = TypeVar("Form", bound=_Form)


@dataclass(frozen=True)
class Faults:
    """Makes the errors of one source: a call names the message and the place."""

    source: str

    def __call__(self, message: str, place: str, **arguments: str | int) -> ComponentError:
        """The error to raise."""
        return ComponentError(message, source=self.source, place=place, **arguments)

    def once(self, values: Sequence[str], place: Callable[[int], str]) -> None:
        """Raise ``components-twice`` where a value stands there for the second time."""
        for at, value in enumerate(values):
            if value in values[:at]:
                raise self("components-twice", place(at), id=value)


def read_set(
    source: Path | Mapping[str, Any] | None,
    room: Traversable,
    form: type[Form],
    check: Callable[[Form, Faults], None],
    *,
    names: Callable[[Form], tuple[str, ...]],
    sources: Callable[[Form], Iterable[Provenance]],
) -> ComponentSet:
    """Read and check a component set: the one that ships in a room's folder, a file, or its JSON form.

    ``check`` raises for the first fault that the form alone does not show; ``names`` and ``sources`` say of a set what
    its pieces are called and where each value comes from. Raises ComponentError with the first fault and its place.
    """
    if source is None:
        name, value = SHIPPED, parse_json((room / SHIPPED).read_bytes(), SHIPPED, ComponentError)
    elif isinstance(source, Path):
        name, value = str(source), read_json(source, ComponentError)
    else:
        name, value = "components", source
    components = convert(value, form, name, ComponentError)
    check(components, Faults(name))
    data = msgspec.to_builtins(components)
    return ComponentSet(
        name=components.name,
        shipped=source is None,
        digest=digest_of(data),
        data=data,
        names=names(components),
        provenance=count_provenance(sources(components)),
    )


def told(components: ComponentSet) -> dict[str, Any]:
    """What a page or a program is told of a set itself, as JSON values."""
    return {
        "name": components.name,
        "digest": components.digest,
        "shipped": components.shipped,
        "provenance": dict(components.provenance),
    }


def seat_option(options: Mapping[str, str], name: str, players: int, default: str = "lot") -> int:
    """The seat that an option names, -1 for the lot. Raises FondacoError ``bad-option`` where nobody sits."""
    choice = options.get(name, default)
    if choice == "lot":
        return -1
    if int(choice) >= players:
        seats = [str(seat) for seat in range(players)]
        choices = ", ".join(["lot", *seats] if default == "lot" else seats)
        raise FondacoError("bad-option", option=name, value=choice, choices=choices)
    return int(choice)


def digest_of(data: Mapping[str, Any]) -> str:
    """Digest (64 hex digits) of the values that play depends on."""
    return hashlib.sha256(msgspec.json.encode(_playing(data), order="sorted")).hexdigest()


def _playing(value: Any) -> Any:
    """The value without names of sets and provenance, at every depth."""
    if isinstance(value, Mapping):
        return {key: _playing(item) for key, item in value.items() if key not in ("name", "provenance")}
    return [_playing(item) for item in value] if isinstance(value, list) else value


def count_provenance(sources: Iterable[Provenance]) -> dict[str, int]:
    """How many values come from each source, in the order of :data:`Provenance`, none left out."""
    counts = Counter(sources)
    return {source: counts[source] for source in ("rules", "public", "reconstructed", "own")}
