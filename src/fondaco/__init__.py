"""Fondaco: tabletop games played exactly by their rules, by people and by programs.

>>> import fondaco
>>> state = fondaco.game("jambo").deal(seed=7)
>>> state.apply(state.legal()[0])
"""

from typing import TYPE_CHECKING, Any

from fondaco.errors import ComponentError, FondacoError, IllegalActionError, RecordError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from fondaco.kernel.compiling import Mode
    from fondaco.kernel.game import Game

__all__ = ["ComponentError", "FondacoError", "IllegalActionError", "RecordError", "game"]
__version__ = "0.1.0"


def game(
    name: str,
    *,
    players: int | None = None,
    components: "Path | Mapping[str, Any] | None" = None,
    mode: "Mode | None" = None,
    **options: Any,
) -> "Game":
    """A game by its name, for example ``fondaco.game("jambo")``.

    ``players``: how many play, by default the fewest. ``components``: the file of a component set of one's own.
    ``mode``: ``compiled`` (default), ``interpreted`` or ``checked``. Further keywords are the game's options.
    Raises FondacoError for whatever the game does not know, ComponentError for a faulty file.
    """
    from fondaco.kernel.game import Game

    return Game(name, players, components, mode, options)
