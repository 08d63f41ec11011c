"""Orient's rules, a file per part of the rule document.

Clause numbers are those of the document: ``clause("A", 7)`` is O-A07, ``clause("Q", "1")`` is O-Q1. A predicate
(``can_…``) returns 0 or the clause that forbids; :func:`why_not` finds the predicates of an action, :func:`legal` lists
the actions without objection, and :func:`apply` carries one out. Throughout, ``s`` is a state, ``c`` the components,
``p`` a seat, ``k`` a kind of night card, ``t`` a treasure and ``i`` a slot.

What an action sets off is a chain of *steps* (:mod:`.steps`): each part of the rules does its step and says which comes
next, until a question is asked.
"""

from .legal import legal
from .play import apply
from .start import deal, returns
from .why_not import why_not

__all__ = ["apply", "deal", "legal", "returns", "why_not"]
