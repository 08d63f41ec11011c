"""Steps: what comes next when an action or another step has been carried out."""

import numpy as np

from ....kernel.compiling import compiled

(
    ASKED,
    STEP_BEGIN_TURN,
    STEP_OLD_MAN,
    STEP_WALK,
    STEP_ON,
    STEP_NEXT_TURN,
    STEP_DRAW,
    STEP_NIGHT_END,
    STEP_PILFER,
    STEP_LOSS,
    STEP_TRAP,
    STEP_SETTLE,
    STEP_DAY_CARD,
    STEP_SUIT,
    STEP_DAWN,
    STEP_DAWN_LAY,
    STEP_DAWN_DRAW,
) = range(17)


@compiled
def ask(s: np.record, p: int, decision: int) -> int:
    """Ask seat ``p`` a question; no further step."""
    s.actor = p
    s.decision = decision
    return ASKED
