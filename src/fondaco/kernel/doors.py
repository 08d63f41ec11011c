"""Doors: the compiled functions that Python calls, for whichever game's room is loaded beside them.

They take arrays of records and an index, which costs a tenth of what passing a record costs. ``c`` and ``luck`` are
arrays of shape (1,).
"""

from typing import TYPE_CHECKING

import numpy as np

from .chance import chance
from .compiling import compiled
from .records import Records

if TYPE_CHECKING:
    from .rulebook import check, rules, view
else:
    from ..games.room import check, rules, view

deal, legal, why_not, apply, returns = rules.deal, rules.legal, rules.why_not, rules.apply, rules.returns
inform, imagine, find_fault = view.inform, view.imagine, check.check


@compiled
def deal_at(states: Records, i: int, c: Records, luck: Records) -> None:
    """Deal a game into the zeroed state ``states[i]``."""
    deal(states[i], c[0], luck[0])


@compiled
def legal_at(states: Records, i: int, c: Records, out: np.ndarray) -> int:
    """Write the legal actions of ``states[i]``, ascending, into ``out`` (int16) and return their number."""
    return legal(states[i], c[0], out)


@compiled
def why_not_at(states: Records, i: int, c: Records, action: int) -> int:
    """0 if the action is legal in ``states[i]``, else the clause that forbids it, or NOT_ASKED."""
    return why_not(states[i], c[0], action)


@compiled
def why_none_at(states: Records, i: int, c: Records, actions: np.ndarray, out: np.ndarray) -> None:
    """For each of ``actions`` (int16) write into ``out`` (int32) what :func:`why_not_at` says."""
    for n in range(len(actions)):
        out[n] = why_not(states[i], c[0], actions[n])


@compiled
def apply_at(states: Records, i: int, c: Records, luck: Records, action: int) -> None:
    """Carry out a legal action in ``states[i]``."""
    apply(states[i], c[0], luck[0], action)


@compiled
def returns_at(states: Records, i: int, c: Records, out: np.ndarray) -> None:
    """Write each seat's share of the victory in ``states[i]`` into ``out`` (float64)."""
    returns(states[i], c[0], out)


@compiled
def check_at(states: Records, i: int, c: Records) -> int:
    """0 if all invariants hold in ``states[i]``, else the clause of the first that does not."""
    return find_fault(states[i], c[0])


@compiled
def inform_at(states: Records, i: int, c: Records, seat: int, informations: Records, j: int) -> None:
    """Write what a seat (-1: a spectator) knows in ``states[i]`` into ``informations[j]``."""
    inform(states[i], c[0], seat, informations[j])


@compiled
def imagine_at(informations: Records, j: int, c: Records, luck: Records, states: Records, i: int) -> None:
    """Fill ``states[i]`` with a state that agrees with ``informations[j]``."""
    imagine(informations[j], c[0], luck[0], states[i])


@compiled
def playouts(
    states: Records, c: Records, luck: Records, games: int, cap: int, wins: np.ndarray, counts: np.ndarray
) -> None:
    """Play ``games`` games of random legal actions in ``states[0]``; ``states[1]`` is a zeroed state.

    Adds each seat's shares of victory to ``wins`` (float64) and to ``counts`` (int64, 3): decisions, decisions with two
    or more options, and games given up after ``cap`` decisions.
    """
    s, components, chances = states[0], c[0], luck[0]
    out = np.empty(MOST_ACTIONS, np.int16)
    shares = np.zeros(len(wins))
    for _ in range(games):
        states[0] = states[1]
        deal(s, components, chances)
        decisions = 0
        while s.actor >= 0 and decisions < cap:
            n = legal(s, components, out)
            decisions += 1
            if n > 1:
                counts[1] += 1
                apply(s, components, chances, out[chance(chances, n)])
            else:
                apply(s, components, chances, out[0])
        counts[0] += decisions
        if s.actor >= 0:
            counts[2] += 1
        returns(s, components, shares)
        wins += shares


MOST_ACTIONS = 4096
"""Room for the legal actions of one decision of any game."""
