"""The compiled half of the proofs: loaded beside a game's rules like any module of the engine, see :mod:`.engines`."""

from typing import TYPE_CHECKING

import numpy as np

from ..kernel.chance import chance
from ..kernel.compiling import compiled

if TYPE_CHECKING:
    from fondaco.kernel.records import Records
    from fondaco.kernel.rulebook import check, rules, view
else:
    from ..games.room import check, rules, view

deal, legal, why_not, apply, returns = rules.deal, rules.legal, rules.why_not, rules.apply, rules.returns
inform, imagine, find_fault = view.inform, view.imagine, check.check

# What audit() found; names for them are in engines.FAULTS.
SOUND, INVARIANT, NO_ANSWER, TABLE, ORDER, COUNT, SHARES, GUESS_INVARIANT, GUESS_KNOWS, GUESS_ASKS, GUESS_TABLE = range(
    11
)


@compiled
def draw_at(luck: "Records", i: int, n: int, out: np.ndarray) -> None:
    """Fill ``out`` (int64) with outcomes of ``chance(luck[i], n)``."""
    record = luck[i]
    for k in range(len(out)):
        out[k] = chance(record, n)


@compiled
def same_answers(s: np.record, c: np.record, actions: int, out: np.ndarray, n: int) -> int:
    """Whether ``out[:n]`` are, in ascending order, exactly the actions to which ``why_not`` has no objection."""
    at = 0
    for a in range(actions):
        listed = at < n and out[at] == a
        if listed:
            at += 1
        if listed != (why_not(s, c, a) == 0):
            return TABLE
    return SOUND if at == n else ORDER


@compiled
def same_bytes(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two rows of bytes are equal."""
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


@compiled
def audit_guess(
    states: "Records",
    known: "Records",
    known_bytes: np.ndarray,
    c: np.record,
    luck: np.record,
    seat: int,
    actions: int,
    out: np.ndarray,
    guess_out: np.ndarray,
    n: int,
) -> int:
    """Whether a state imagined by a seat keeps the seat's promises; ``out[:n]`` are the legal actions of the true one.

    ``states[0]`` is the true state; ``states[2]`` and both ``known`` are overwritten.
    """
    s, guess = states[0], states[2]
    inform(s, c, seat, known[0])
    imagine(known[0], c, luck, guess)
    if find_fault(guess, c) != 0:
        return GUESS_INVARIANT
    inform(guess, c, seat, known[1])
    if not same_bytes(known_bytes[0], known_bytes[1]):
        return GUESS_KNOWS
    m = legal(guess, c, guess_out)
    if m == 0:
        return GUESS_ASKS
    if same_answers(guess, c, actions, guess_out, m) != SOUND:
        return GUESS_TABLE
    if seat == s.actor:
        if m != n:
            return GUESS_ASKS
        for i in range(n):
            if out[i] != guess_out[i]:
                return GUESS_ASKS
        for a in range(actions):
            if why_not(s, c, a) != why_not(guess, c, a):
                return GUESS_TABLE
    return SOUND


@compiled
def audit_at(
    states: "Records",
    known: "Records",
    known_bytes: np.ndarray,
    c: "Records",
    luck: "Records",
    players: int,
    actions: int,
    decisions: int,
    counts: np.ndarray,
) -> int:
    """Play random games for a number of decisions and check every promise at each; the promise broken first, or SOUND.

    ``states`` holds four records: the game (left as it was when a promise broke), a zeroed one, the imagined one, and
    one to spare. ``known_bytes`` are the bytes of the two records ``known``. ``luck[0]`` plays, ``luck[1]`` imagines.
    ``counts`` (int64) is added to: decisions, games, redeals, redeals that differ from the truth.
    """
    s, components = states[0], c[0]
    out, guess_out = np.empty(actions, np.int16), np.empty(actions, np.int16)
    shares = np.zeros(players)
    states[0] = states[1]
    deal(s, components, luck[0])
    for _ in range(decisions):
        if find_fault(s, components) != 0:
            return INVARIANT
        returns(s, components, shares)
        total = 0.0
        for p in range(players):
            total += shares[p]
        if abs(total - 1.0) > 1e-9:
            return SHARES
        if s.actor < 0:
            if legal(s, components, out) != 0:
                return TABLE
            counts[1] += 1
            states[0] = states[1]
            deal(s, components, luck[0])
            continue
        n = legal(s, components, out)
        if n == 0:
            return NO_ANSWER
        fault = same_answers(s, components, actions, out, n)
        if fault != SOUND:
            return fault
        for seat in range(-1, players):
            fault = audit_guess(states, known, known_bytes, components, luck[1], seat, actions, out, guess_out, n)
            if fault != SOUND:
                return fault
            counts[2] += 1
        count = s.count
        apply(s, components, luck[0], out[chance(luck[0], n)])
        if s.count != count + 1:
            return COUNT
        counts[0] += 1
    return SOUND
