"""How long the scenes of My First Stone Age's turns take on the page, added up from the page's own figures."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fondaco.kernel.events import Event
from tests.effort import amount
from tests.random_play import steps
from tests.stoneage import TILES, game

PAGE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "stoneage"
SCENES: dict[str, dict[str, int]] = json.loads((PAGE / "scenes.json").read_text())
LONGEST = 8_000
"""Milliseconds for all scenes of a turn together."""
SILENT = {"kept_goods", "left_dog", "built_nothing", "could_not_build", "hut_revealed", "pile_empty", "won"}
"""Events that have no scene of their own."""


def milliseconds(event: Event, before: dict[str, Any], after: dict[str, Any]) -> float:
    """How long the page shows an event, without what waits for a tap."""
    if event.kind in SILENT:
        return 0
    times = SCENES[event.kind]
    if event.kind == "moved":
        steps = game().set.data["tiles"][after["tile"]].get("steps")
        return times["jump"] if steps is None else steps * times["step"]
    if event.kind == "closed":
        tiles = sum(tile >= 0 for tile in before["face_up"]) + (after["tile"] >= 0)
        return tiles * min(times["each"], times["all"] / tiles)
    if event.kind == "traded":
        given = event.args["given"]
        assert isinstance(given, list)
        return sum(given) * times["flight"]
    return sum(times.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_scenes_of_a_turn_together_are_short(players: int) -> None:
    shown: set[str] = set()
    room = game(players).room
    for seed in range(amount(4, 200)):
        turn = 0.0
        for before, action, after in steps(game(players), seed):
            views = before.view(None), after.view(None)
            for event in room.events(*views, action):
                turn = milliseconds(event, *views) + (0 if event.kind == "flipped" else turn)
                assert turn <= LONGEST
                shown.add(event.kind)
    assert set(SCENES) <= shown


def test_the_longest_turn_there_can_be_is_short() -> None:
    """The longest way to the building site, a hut, every tile turned down and two swapped."""
    most = max(tile.get("steps", 0) for tile in game().set.data["tiles"])
    assert len(TILES) * SCENES["closed"]["each"] >= SCENES["closed"]["all"]
    longest = (
        sum(SCENES["flipped"].values())
        + max(most * SCENES["moved"]["step"], SCENES["moved"]["jump"])
        + SCENES["built"]["growing"]
        + SCENES["closed"]["all"]
        + SCENES["swapped"]["crossing"]
        + SCENES["turn_started"]["greeting"]
    )
    assert longest <= LONGEST


def test_the_page_waits_for_nothing_else() -> None:
    waits = re.findall(r"this\.#pause\(([^;]*)\)", (PAGE / "play.svelte.ts").read_text())
    assert len(waits) > 8
    assert all("SCENES." in wait or wait in ("Infinity", "time") for wait in waits)
