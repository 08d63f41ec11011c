"""Compiled loops for measuring: one call does something many times, so that Python's own time does not count."""

from typing import TYPE_CHECKING

import numpy as np

from .chance import chance
from .compiling import compiled
from .records import Records

if TYPE_CHECKING:
    from .rulebook import rules, view
else:
    from ..games.room import rules, view

legal, apply, inform, imagine = rules.legal, rules.apply, view.inform, view.imagine


@compiled
def draws(luck: Records, n: int, times: int) -> int:
    """Draw ``times`` outcomes below ``n``; their sum."""
    chances = luck[0]
    outcomes = 0
    for _ in range(times):
        outcomes += chance(chances, n)
    return outcomes


@compiled
def legals(states: Records, c: Records, out: np.ndarray, times: int) -> int:
    """List the legal actions of the states in turn, ``times`` lists in all; how many actions that were."""
    components = c[0]
    n = 0
    for i in range(times):
        n += legal(states[i % len(states)], components, out)
    return n


@compiled
def applies(states: Records, actions: np.ndarray, c: Records, luck: Records, spare: Records, times: int) -> None:
    """Copy each of the states in turn to ``spare`` and apply its action there, ``times`` times in all."""
    components, chances = c[0], luck[0]
    for i in range(times):
        spare[0] = states[i % len(states)]
        apply(spare[0], components, chances, actions[i % len(states)])


@compiled
def copies(states: Records, spare: Records, times: int) -> int:
    """Copy each of the states in turn to ``spare``, ``times`` times in all; the sum of their counters."""
    n = 0
    for i in range(times):
        spare[0] = states[i % len(states)]
        n += spare[0].count
    return n


@compiled
def informs(states: Records, c: Records, informations: Records, times: int) -> None:
    """Fill the information record of whoever decides, for the states in turn, ``times`` times in all."""
    components = c[0]
    for i in range(times):
        j = i % len(states)
        inform(states[j], components, states[j].actor, informations[j])


@compiled
def redeals(informations: Records, c: Records, luck: Records, spare: Records, times: int) -> None:
    """Imagine a state for each of the information records in turn, ``times`` times in all."""
    components, chances = c[0], luck[0]
    for i in range(times):
        imagine(informations[i % len(informations)], components, chances, spare[0])
