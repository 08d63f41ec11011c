"""Samarkand's rules, a file per part of the rule document.

Clause numbers are those of the document: ``clause(61)`` is S-061, ``ruling(11)`` is S-R11. A predicate (``can_…``)
returns 0 or the clause that forbids; :func:`why_not` finds the predicates of an action, :func:`legal` lists the actions
without objection, and :func:`apply` carries one out. Throughout, ``s`` is a state, ``c`` the components, ``p`` a seat,
``f`` a family, ``x`` a space and ``g`` a ware.
"""

from .legal import legal, why_not
from .play import apply
from .turn import deal, returns

__all__ = ["apply", "deal", "legal", "returns", "why_not"]
