"""Reading JSON that people write: its form is checked against msgspec types; a fault gets one line naming its place."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fondaco.errors import FondacoError

Form = TypeVar("Form")

_FAULTS = (
    ("form-missing", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("form-unknown", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    ("form-unknown", re.compile(r"Invalid enum value '?(?P<field>[^']*)'?")),
    ("form-id", re.compile(r"Expected `str` matching regex '\^\[a-z]")),
    ("form-colour", re.compile(r"Expected `str` matching regex '\^#")),
    ("form-hex", re.compile(r"Expected `str` matching regex '\^\[0-9a-f]")),
    ("form-text", re.compile(r"Expected `str` matching regex")),
    ("form-limit", re.compile(r"Expected `\w+`(?: of length)? (?P<limit>[<>]=? -?\d+|\d+)")),
)


def read_json(path: Path, error: type[FondacoError]) -> Any:
    """Read a JSON file; ``error`` with one clear line when it cannot be read or is no JSON."""
    try:
        text = path.read_bytes()
    except OSError as fault:
        raise error("file-unreadable", path=str(path), reason=fault.strerror or str(fault)) from None
    return parse_json(text, str(path), error)


def parse_json(text: bytes | str, source: str, error: type[FondacoError]) -> Any:
    """Parse JSON; ``source`` names in an error what was read: a path, or one of the words that ``form-at`` knows."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as fault:
        raise error("form-not-json", source=source, reason=str(fault).removeprefix("JSON is malformed: ")) from None


def convert(value: object, form: type[Form], source: str, error: type[FondacoError]) -> Form:
    """Check parsed JSON against a msgspec type, strictly; ``source`` as in :func:`parse_json`."""
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as fault:
        raise _error(str(fault), source, error) from None


def _error(fault: str, source: str, error: type[FondacoError]) -> FondacoError:
    """Turn a message of msgspec into an error that can be told in every language."""
    problem, _, path = fault.partition(" - at ")
    place = path.removeprefix("`key` in ").strip("`").removeprefix("$").removeprefix(".") or "root"
    for message, pattern in _FAULTS:
        match = pattern.match(problem)
        if match:
            return error(message, source=source, place=place, **match.groupdict())
    return error("form-wrong", source=source, place=place, reason=problem.replace("`", ""))
