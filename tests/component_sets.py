"""What the tests of the games' component sets share: the shipped set changed, and what is said of a wrong one."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from fondaco.errors import ComponentError
from fondaco.kernel.components import ComponentSet
from fondaco.texts import languages

Change = Callable[[dict[str, Any]], object]
Fault = tuple[Change, str, str]
"""A change that makes a set wrong, the message that says so, and the place that it names."""


def changed(shipped: ComponentSet, change: Change) -> dict[str, Any]:
    """The JSON of a set after a change."""
    data: dict[str, Any] = json.loads(json.dumps(shipped.data))
    change(data)
    return data


def refused(load: Callable[[dict[str, Any]], ComponentSet], data: dict[str, Any]) -> tuple[str, object]:
    """The message with which a set is refused and the place that it names; it is one line in every language."""
    with pytest.raises(ComponentError) as caught:
        load(data)
    lines = {caught.value.text(language) for language in languages()}
    assert len(lines) == len(languages())
    assert all("\n" not in line and "{" not in line and line != caught.value.message for line in lines)
    return caught.value.message, caught.value.arguments["place"]
