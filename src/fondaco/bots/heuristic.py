"""The heuristic bot, for whichever game's room is loaded beside it: the choice that its ``bot.py`` rates highest."""

from typing import TYPE_CHECKING

import numpy as np

from ..kernel.compiling import compiled
from ..kernel.records import Records

if TYPE_CHECKING:
    from .judgement import bot, rules, view
else:
    from ..games.room import bot, rules, view

imagine, legal, heuristic = view.imagine, rules.legal, bot.heuristic


@compiled
def choose(information: Records, c: Records, luck: Records, states: Records, notes: Records, out: np.ndarray) -> int:
    """The best-rated action on what a seat knows: ``information[0]``.

    It is rated on a state imagined from that, in ``states[0]``; ``out`` (int16) has room for the legal actions.
    """
    imagine(information[0], c[0], luck[0], states[0])
    n = legal(states[0], c[0], out)
    return heuristic(states[0], c[0], out, n, notes[0])
