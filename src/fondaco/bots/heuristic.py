"""The heuristic bot, for whichever game's room is loaded beside it: the choice that its ``bot.py`` rates highest."""

from typing import TYPE_CHECKING

import numpy as np

from ..kernel.compiling import compiled
from ..kernel.records import Records, wide

if TYPE_CHECKING:
    from .judgement import bot, rules, view
else:
    from ..games.room import bot, rules, view

imagine, legal, rate = view.imagine, rules.legal, bot.rate


@compiled
def choose(information: Records, c: Records, luck: Records, states: Records, notes: Records, out: np.ndarray) -> int:
    """The best-rated action on what a seat knows: ``information[0]``; the lowest of equals.

    It is rated on a state imagined from that, in ``states[0]``; ``out`` (int16) has room for the legal actions.
    """
    imagine(information[0], c[0], luck[0], states[0])
    n = legal(states[0], c[0], out)
    rate(states[0], c[0], out, n, notes[0])
    best = 0
    for i in range(1, n):
        if notes[0].score[i] > notes[0].score[best]:
            best = i
    answer: int = wide(out[best])
    return answer
