"""Texts for people: Fluent messages in every language, formatted by id.

A language is a folder of ``fondaco/locale``; its ``.ftl`` files together are one set of messages. The page reads the
same files.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LANGUAGE = "en"

_ACCEPTED = re.compile(r"\s*([A-Za-z*][A-Za-z0-9*-]*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that can be spoken, the default first, then by alphabet."""
    found = {folder.name for folder in _locale().iterdir() if folder.is_dir()}
    return (DEFAULT_LANGUAGE, *sorted(found - {DEFAULT_LANGUAGE}))


def negotiate(preferences: Iterable[str]) -> str:
    """Choose the first language of ``preferences`` that can be spoken, else the default.

    Tags may carry a region, script or encoding, which is ignored: ``cs-CZ`` and ``cs_CZ.UTF-8`` both mean ``cs``.
    """
    for tag in preferences:
        language = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
        if language in languages():
            return language
    return DEFAULT_LANGUAGE


def accepted_languages(header: str) -> list[str]:
    """Read the tags of an HTTP ``Accept-Language`` header, the most wanted first; parts without sense are left out."""
    weighted: list[tuple[float, str]] = []
    for part in header.split(","):
        match = _ACCEPTED.fullmatch(part)
        if match is None:
            continue
        weight = float(match[2]) if match[2] else 1.0
        if weight > 0:
            weighted.append((weight, match[1]))
    return [tag for _, tag in sorted(weighted, key=lambda pair: -pair[0])]


def format_message(language: str, message: str, /, **arguments: str | int) -> str:
    """Tell ``message`` in ``language``, filled with ``arguments``.

    Where the language does not know the message the English text stands in, and where nobody knows it, its id.
    """
    for code in (language, DEFAULT_LANGUAGE):
        bundle = _bundle(code) if code in languages() else None
        if bundle is not None and bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text)
    return message


def _locale() -> Traversable:
    return files("fondaco") / "locale"


@cache
def _bundle(language: str) -> FluentBundle:
    """Read all messages of one language, once, at first use."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_locale() / language).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
