"""Doors: the compiled functions that Python calls, for whichever game's room is loaded beside them.

They take arrays of records and an index, which costs a tenth of what passing a record costs.
"""

from typing import TYPE_CHECKING

import numpy as np

from .compiling import compiled
from .records import Records

if TYPE_CHECKING:
    from fondaco.kernel.room import rules, view
else:
    from ..games.room import rules, view

apply, deal, legal = rules.apply, rules.deal, rules.legal
why_not, returns = rules.why_not, rules.returns
inform, imagine = view.inform, view.imagine
