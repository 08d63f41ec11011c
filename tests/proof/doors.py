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

FAULTS = (
    "sound",
    "an invariant is broken",
    "no action is legal",
    "legal and why_not disagree",
    "the decision is not counted",
    "the shares of victory do not sum to 1",
    "an imagined state breaks an invariant",
    "an imagined state is known differently",
    "an imagined state has no legal action",
    "an imagined state offers its own seat other actions",
    "an imagined state refuses for other reasons",
)
"""What :func:`audit_at` may find."""
SOUND, INVARIANT, NO_ANSWER, TABLE, COUNT, SHARES, GUESS_INVARIANT, GUESS_KNOWN, GUESS_STUCK, GUESS_OFFER, GUESS_WHY = (
    range(11)
)


@compiled
def draw_at(luck: "Records", i: int, n: int, out: np.ndarray) -> None:
    """Fill ``out`` (int64) with outcomes of ``chance(luck[i], n)``."""
    record = luck[i]
    for k in range(len(out)):
        out[k] = chance(record, n)


@compiled
def imagine_many_at(known: "Records", i: int, c: "Records", luck: "Records", states: "Records") -> None:
    """Fill every record of ``states`` with a state imagined from ``known[i]``."""
    for j in range(len(states)):
        imagine(known[i], c[0], luck[0], states[j])


@compiled
def same_answers(s: np.record, c: np.record, actions: int, out: np.ndarray, n: int) -> bool:
    """Whether ``out[:n]`` are, in ascending order, exactly the actions to which ``why_not`` has no objection."""
    at = 0
    for a in range(actions):
        listed = at < n and out[at] == a
        if listed:
            at += 1
        if listed != (why_not(s, c, a) == 0):
            return False
    return at == n


@compiled
def differ(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two rows differ."""
    for i in range(len(a)):  # noqa: SIM110
        if a[i] != b[i]:
            return True
    return False


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
    n: int,
    guess_out: np.ndarray,
) -> int:
    """What is wrong with a state imagined by a seat, or SOUND: the seat must not be able to tell it from ``states[0]``.

    ``out[:n]`` are the legal actions of the true state. ``states[2]``, ``known`` and ``guess_out`` are written.
    """
    s, guess = states[0], states[2]
    inform(s, c, seat, known[0])
    imagine(known[0], c, luck, guess)
    if find_fault(guess, c) != 0:
        return GUESS_INVARIANT
    inform(guess, c, seat, known[1])
    if differ(known_bytes[0], known_bytes[1]):
        return GUESS_KNOWN
    m = legal(guess, c, guess_out)
    if m == 0:
        return GUESS_STUCK
    if not same_answers(guess, c, actions, guess_out, m):
        return TABLE
    if seat == s.actor:
        if m != n or differ(out[:n], guess_out[:n]):
            return GUESS_OFFER
        for a in range(actions):
            if why_not(s, c, a) != why_not(guess, c, a):
                return GUESS_WHY
    return SOUND


@compiled
def audit_at(
    states: "Records",
    state_bytes: np.ndarray,
    known: "Records",
    known_bytes: np.ndarray,
    c: "Records",
    luck: "Records",
    players: int,
    actions: int,
    decisions: int,
    counts: np.ndarray,
) -> int:
    """Play random games for a number of decisions and check every promise at each; the fault found first, or SOUND.

    ``states`` holds three records: the game (left as it was when a fault was found), a zeroed one and an imagined one;
    ``known`` two. ``state_bytes`` and ``known_bytes`` are the same memory as rows of bytes. ``luck[0]`` plays,
    ``luck[1]`` imagines. ``counts`` (int64) is added to: decisions, games ended, redeals, redeals unlike the truth.
    """
    s, components = states[0], c[0]
    out, guess_out = np.empty(actions, np.int16), np.empty(actions, np.int16)
    shares = np.zeros(players)
    states[0] = states[1]
    deal(s, components, luck[0])
    while counts[0] < decisions:
        if find_fault(s, components) != 0:
            return INVARIANT
        returns(s, components, shares)
        if abs(shares.sum() - 1.0) > 1e-9:
            return SHARES
        n = legal(s, components, out)
        if not same_answers(s, components, actions, out, n):
            return TABLE
        if s.actor < 0:
            if n != 0:
                return TABLE
            counts[1] += 1
            states[0] = states[1]
            deal(s, components, luck[0])
            continue
        if n == 0:
            return NO_ANSWER
        for seat in range(-1, players):
            fault = audit_guess(states, known, known_bytes, components, luck[1], seat, actions, out, n, guess_out)
            if fault != SOUND:
                return fault
            counts[2] += 1
            counts[3] += differ(state_bytes[0], state_bytes[2])
        count = s.count
        apply(s, components, luck[0], out[chance(luck[0], n)])
        if s.count != count + 1:
            return COUNT
        counts[0] += 1
    return SOUND
