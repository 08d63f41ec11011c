"""Component sets: what lies in a game's box, as data that an owner of another box can replace."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

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
