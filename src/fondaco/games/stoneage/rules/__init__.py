"""My First Stone Age's rules, a file per part of the rule document.

Clause numbers are those of the document: ``clause("M", 2)`` is A-M02, ``clause("Q", 26)`` the ruling A-Q26. A predicate
(``can_…``) returns 0 or the clause that forbids; :func:`why_not` finds the predicate of an action, :func:`legal` lists
the actions without objection, and :func:`apply` carries one out. Throughout, ``s`` is a state, ``c`` the components,
``p`` a seat, ``g`` a good, ``t`` a forest tile and ``i`` a slot or a pile.
"""

from .legal import legal, why_not
from .play import apply
from .turn import deal, returns

__all__ = ["apply", "deal", "legal", "returns", "why_not"]
