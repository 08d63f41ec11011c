"""Marks a test with the clauses of the rules that it proves: `@clause("J-6.7")`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parent.parent / "src" / "fondaco" / "games"


def _known() -> Iterator[str]:
    for listing in GAMES.glob("*/clauses.json"):
        yield from (entry["id"] for entry in json.loads(listing.read_text(encoding="utf-8")))


KNOWN = frozenset(_known())


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of these clauses, which `make clauses` counts and tries to break.

    Raises:
        ValueError: no game has a clause of this id.
    """
    unknown = [clause_id for clause_id in ids if clause_id not in KNOWN]
    if unknown or not ids:
        raise ValueError(f"no such clause: {', '.join(unknown) or '(none named)'}")
    return pytest.mark.clause(*ids)
