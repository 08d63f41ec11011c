"""Two component sets of a game in one process: each is played as if alone, however the rules are run."""

from typing import Any

import fondaco
from tests.effort import amount
from tests.proof.engines import MODES


def side_by_side(name: str, own: dict[str, Any], **settings: Any) -> None:
    """Play the shipped set and one's own in turn, in every mode.

    All modes agree at every decision on both sets, and the sets do not lead to the same game.
    """
    found: dict[str, set[tuple[str, ...]]] = {"shipped": set(), "own": set()}
    for mode in MODES:
        games = {
            which: fondaco.game(name, mode=mode, components=components, **settings)
            for which, components in (("shipped", None), ("own", own))
        }
        states = {which: game.deal(seed=3) for which, game in games.items()}
        paths: dict[str, list[str]] = {which: [] for which in states}
        for _ in range(amount(250, 2_000)):  # in turn, so that code made for one set meets the other
            for which, state in states.items():
                if not state.over:
                    legal = state.legal()
                    state.apply(legal[(7 * state.count) % len(legal)])
                    assert state.check() is None
                    paths[which].append(state.digest())
        for which, path in paths.items():
            found[which].add(tuple(path))
    assert [len(paths) for paths in found.values()] == [1, 1]
    assert found["shipped"] != found["own"]
