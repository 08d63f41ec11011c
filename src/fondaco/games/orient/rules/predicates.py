"""Predicates: 0, or the number of the clause that forbids."""

import numpy as np

from ....kernel.clauses import NOT_ASKED, clause
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .cards import holds
from .day import units_of
from .treasures import bonus, covered, has, is_open, slot_of

O_A01 = clause("A", 1)
O_A18 = clause("A", 18)
O_B01 = clause("B", 1)
O_B02 = clause("B", 2)
O_B05 = clause("B", 5)
O_DB6 = clause("DB", "6")
O_DC1 = clause("DC", "1")
O_DC11 = clause("DC", 11)
O_DX1 = clause("DX", "1")
O_DX2 = clause("DX", "2")
O_DX3 = clause("DX", "3")
O_E01 = clause("E", 1)
O_E02 = clause("E", 2)
O_N02 = clause("N", 2)
O_Q1 = clause("Q", "1")
O_Q12 = clause("Q", 12)
O_Q47 = clause("Q", 47)
O_Q48 = clause("Q", 48)
O_R01 = clause("R", 1)
O_R02 = clause("R", 2)


@compiled
def can_use(s: np.record, c: np.record, p: int, k: int) -> int:
    """Attack or defence with a card: it has values (O-Q12), its group is not banned, its player is not drunk."""
    if c.attack[k] == NONE:
        return O_Q12
    group = c.group[k]
    if group != NONE and has(s.banned, group):
        if group == SERVANTS:
            return O_DX1
        return O_DX2 if group == ARCHERS else O_DX3
    return O_B05 if s.drunk[p] == 1 else 0


@compiled
def has_target(s: np.record, p: int) -> bool:
    """Whether some opponent has a treasure or an object."""
    for q in range(s.players):
        if q != p and s.row_size[q] > 0:
            return True
    for o in range(DAY_KINDS):
        if s.object_at[o] != NONE and s.object_at[o] != p:
            return True
    return False


@compiled
def can_begin(s: np.record) -> int:
    """An action other than a further attack: one in a turn (O-N02)."""
    return 0 if s.stage == BEFORE else O_N02


@compiled
def can_attack(s: np.record, c: np.record, p: int, k: int) -> int:
    """An attack with a hand card: before or between attacks, with something to rob (O-A01, O-A16)."""
    if s.stage == AFTER:
        return O_N02
    forbidden = can_use(s, c, p, k)
    if forbidden != 0:
        return forbidden
    return 0 if has_target(s, p) else O_A01


@compiled
def can_target(s: np.record, p: int, q: int, i: int) -> int:
    """A treasure of another player as target."""
    if q >= s.players or i >= s.row_size[q]:
        return NOT_ASKED
    return 0 if q != p else O_A01


@compiled
def can_target_object(s: np.record, p: int, o: int) -> int:
    """An object of another player as target (O-Q30)."""
    if s.object_at[o] == NONE:
        return NOT_ASKED
    return 0 if s.object_at[o] != p else O_A01


@compiled
def most_defenders(s: np.record, c: np.record) -> int:
    """Cards that may be laid in defence: all, or as many as a card laid with the attack allows."""
    for i in range(1, s.sent):
        if c.effect[s.table[i]] == FEW_DEFENDERS:
            return wide(c.amount[s.table[i]])
    return HAND


@compiled
def can_defend(s: np.record, c: np.record, p: int, k: int) -> int:
    """A card laid in defence; cards of one defence go in ascending order."""
    forbidden = can_use(s, c, p, k)
    if forbidden != 0:
        return forbidden
    if s.laid_out - s.sent >= most_defenders(s, c):
        return O_Q48
    return 0 if k >= s.last else NOT_ASKED


@compiled
def can_play_gate(s: np.record, c: np.record) -> int:
    """The Bronze Gate: instead of a defence (O-Q48), not against a flyer (O-A18)."""
    if c.kind[s.table[0]] == FLYER:
        return O_A18
    return 0 if s.laid_out == s.sent else O_Q48


@compiled
def some_covered(s: np.record, p: int) -> bool:
    """Whether some opponent has a face-down treasure."""
    for q in range(s.players):
        if q != p and covered(s, q) > 0:
            return True
    return False


@compiled
def can_cast(s: np.record, c: np.record, p: int, k: int) -> int:
    """An event card in a window of the own turn (O-E02): its time and its targets (O-Q1)."""
    effect = c.effect[k]
    if effect == NO_EFFECT:
        return O_E01
    if effect == PILFER:
        return O_Q47
    if effect == GATE:
        return O_Q48
    if effect == MOVE_OLD_MAN:
        return 0
    if effect == EXTRA_ACTION:
        return 0 if s.stage != BEFORE else O_Q1
    if effect == LOOK_ROW or effect == LOOK_SLOTS:
        return 0 if some_covered(s, p) else O_Q1
    if effect == REARRANGE_ROW:
        return 0 if s.row_size[p] > 0 else O_Q1
    if effect == DISCARD_CARDS or effect == EXCHANGE:
        if effect == EXCHANGE and s.row_size[p] == 0:
            return O_Q1
        for q in range(s.players):
            if q != p and (s.hand_size[q] if effect == DISCARD_CARDS else s.row_size[q]) > 0:
                return 0
    return O_Q1


@compiled
def can_play(s: np.record, c: np.record, p: int, k: int) -> int:
    """A hand card played for its effect, whatever is being asked."""
    return can_play_held(s, c, p, k) if holds(s, p, k) else NOT_ASKED


@compiled
def can_play_held(s: np.record, c: np.record, p: int, k: int) -> int:
    """:func:`can_play` for a card that is in hand."""
    d = s.decision
    effect = c.effect[k]
    if effect == NO_EFFECT:
        return O_E01
    if d == ASK_TURN or d == ASK_ATTACKS or d == ASK_AFTER:
        return can_cast(s, c, p, k)
    if d == ASK_TARGET:
        if effect == STRONGER:
            return 0
        return 0 if effect == FEW_DEFENDERS and most_defenders(s, c) == HAND else O_Q1
    if d == ASK_DOOR:
        return 0 if effect == OPEN_DOOR else O_Q1
    if d == ASK_DEFENCE:
        return can_play_gate(s, c) if effect == GATE else O_E02
    if d == ASK_PILFER:
        return 0 if effect == PILFER else O_E02
    return O_Q1 if d == ASK_DRAW else NOT_ASKED


@compiled
def can_uncover(s: np.record, p: int, i: int) -> int:
    """Turning up an own treasure, which lies face down (O-B01)."""
    if i >= s.row_size[p]:
        return NOT_ASKED
    return 0 if not is_open(s, p, i) else O_B01


@compiled
def can_cover(s: np.record, p: int, i: int) -> int:
    """Covering an own treasure before the row is laid anew: one that lies face up (O-R02), from left to right."""
    if i >= s.row_size[p] or i <= s.last:
        return NOT_ASKED
    return 0 if is_open(s, p, i) else O_R02


@compiled
def can_rearrange(s: np.record, p: int) -> int:
    """Laying the row anew: there must be one (O-R01)."""
    return 0 if s.row_size[p] > 0 else O_R01


@compiled
def can_look(s: np.record, p: int, q: int, i: int) -> int:
    """A face-down treasure of an opponent to look at (O-Q1); a card's looks are at different ones."""
    if q >= s.players or i >= s.row_size[q] or q * ROW + i == s.last:
        return NOT_ASKED
    return 0 if q != p and not is_open(s, q, i) else O_Q1


@compiled
def can_look_by_power(s: np.record, c: np.record, p: int) -> int:
    """A look by the power of a face-up treasure (O-B02), once in a turn."""
    return 0 if bonus(s, c, p, LOOK_POWER) > s.looked else O_B02


@compiled
def can_choose_opponent(s: np.record, c: np.record, p: int, q: int) -> int:
    """An opponent with something that the event card can work on (O-Q1)."""
    if q >= s.players:
        return NOT_ASKED
    n = wide(s.hand_size[q]) if c.effect[s.event] == DISCARD_CARDS else covered(s, q)
    return 0 if q != p and n > 0 else O_Q1


@compiled
def can_get(s: np.record, p: int, q: int, i: int) -> int:
    """A treasure of an opponent in exchange (O-Q1)."""
    if q >= s.players or i >= s.row_size[q]:
        return NOT_ASKED
    return 0 if q != p else O_Q1


@compiled
def can_lay(s: np.record, p: int, t: int) -> int:
    """An own treasure that is not laid yet."""
    return 0 if slot_of(s, p, t) >= s.laid else NOT_ASKED


@compiled
def can_offer(s: np.record, p: int, u: int) -> int:
    """An own bonus unit that is neither offered nor spent (O-DB6); units of one raise go in ascending order."""
    if not has(units_of(s, p), u) or has(s.offer[p], u):
        return NOT_ASKED
    if has(s.spent[p], u):
        return O_DB6
    return 0 if u > s.last else NOT_ASKED


@compiled
def can_accuse(s: np.record, p: int, q: int) -> int:
    """Another player may be sued (O-DC1)."""
    if q >= s.players:
        return NOT_ASKED
    return 0 if q != p else O_DC1


@compiled
def can_claim(s: np.record, p: int, t: int) -> int:
    """Any treasure may be named (O-Q34), but one object is tried once (O-DC11), except by who lost it so (O-DC12)."""
    return O_DC11 if has(s.tried, t) and not has(s.lost[p], t) else 0
