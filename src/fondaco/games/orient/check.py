"""Orient's invariants: what holds in every state, whatever was played."""

import numpy as np

from ...kernel.clauses import clause
from ...kernel.compiling import compiled
from ...kernel.records import wide
from .rules.day import units_of
from .rules.treasures import bit, has
from .state import *

O_A09, O_C01, O_C05, O_D06, O_DB5, O_DB6 = (
    clause("A", 9),
    clause("C", 1),
    clause("C", 5),
    clause("D", 6),
    clause("DB", "5"),
    clause("DB", "6"),
)
O_Q46, O_Q50, O_S08, O_S09, O_V02, O_VA1 = (
    clause("Q", 46),
    clause("Q", 50),
    clause("S", 8),
    clause("S", 9),
    clause("V", 2),
    clause("VA", "1"),
)


@compiled
def check(s: np.record, c: np.record) -> int:
    """0 when all invariants hold, else the clause number of the first that does not."""
    if s.players != c.players or s.turn >= s.players or s.actor >= s.players or s.dealer >= s.players:
        return O_C05
    for fault in (
        _check_cards(s, c),
        _check_hands(s, c),
        _check_table(s, c),
        _check_rows(s, c),
        _check_knowledge(s),
        _check_persons(s, c),
        _check_day(s, c),
    ):
        if fault != 0:
            return fault
    return 0


@compiled
def _check_cards(s: np.record, c: np.record) -> int:
    """Every night card is in one place, and the piles are as large as they say (O-C01, O-Q50)."""
    found = np.zeros(KINDS, np.int64)
    for k in range(KINDS):
        if s.bag[k] < 0 or s.discard[k] < 0:
            return O_C01
        found[k] = wide(s.bag[k]) + s.discard[k]
    for i in range(s.laid_out):
        found[s.table[i]] += 1
    for p in range(PLAYERS):
        for i in range(s.hand_size[p]):
            found[s.hand[p, i]] += 1
    for visitor in range(VISITORS):
        if s.visitor_at[visitor] != NONE:
            if c.visitor_kind[visitor] == NONE or s.visitor_at[visitor] >= s.players:
                return O_V02
            found[c.visitor_kind[visitor]] += 1
    for k in range(KINDS):
        if found[k] != c.number[k]:
            return O_C01
    for pile in range(PILE_KINDS):
        n = wide(0)
        for k in range(c.first[pile], c.first[pile + 1]):
            n += s.bag[k]
        if s.pile_size[pile] < 0 or s.trimmed[pile] < 0 or n != wide(s.pile_size[pile]) + s.trimmed[pile]:
            return O_Q50
    return 0


@compiled
def _check_hands(s: np.record, c: np.record) -> int:
    """Hands are in order, hold no lady and no Ghost, and their cards of the attack pile are counted."""
    for p in range(PLAYERS):
        if s.hand_size[p] < 0 or s.hand_size[p] > HAND or (p >= s.players and s.hand_size[p] != 0):
            return O_Q46
        attack = 0
        for i in range(HAND):
            k = s.hand[p, i]
            if (k == NONE) != (i >= s.hand_size[p]):
                return O_Q46
            if k == NONE:
                continue
            if i > 0 and s.hand[p, i - 1] > k:
                return O_Q46
            if c.kind[k] == VISITOR or c.kind[k] == GHOST:
                return O_V02
            if k < c.first[1]:
                attack += 1
        if s.from_attack[p] != attack:
            return O_Q50
    return 0


@compiled
def _check_table(s: np.record, c: np.record) -> int:
    """One card attacks (O-A09), with event cards beside it; the target is there."""
    if s.laid_out < s.sent or (s.sent == 0) != (s.laid_out == 0):
        return O_A09
    for i in range(TABLE):
        if (s.table[i] == NONE) != (i >= s.laid_out):
            return O_A09
        if s.table[i] != NONE and (i == 0) != (c.attack[s.table[i]] != NONE) and i < s.sent:
            return O_A09
    if s.target >= s.players or s.holder >= s.players or s.slot >= ROW:
        return O_A09
    return 0


@compiled
def _check_rows(s: np.record, c: np.record) -> int:
    """The treasures in the game are each in one row (O-S08), and what lies face up is written down alike."""
    held = wide(0)
    insignia, valuables = 0, 0
    for p in range(PLAYERS):
        if p >= s.players and s.row_size[p] != 0:
            return O_S08
        opened, slots = wide(0), wide(0)
        for i in range(ROW):
            t = wide(s.row[p, i])
            if (t == NONE) != (i >= s.row_size[p]):
                return O_S09
            if t == NONE:
                continue
            if has(held, t):
                return O_S08
            held |= bit(t)
            if t < INSIGNIA:
                insignia += 1
            else:
                valuables += 1
            if has(s.facing[p], i):
                opened |= bit(t)
                slots |= bit(i)
        if opened != s.open[p] or slots != s.facing[p]:
            return O_S09
    if insignia != c.dealt_insignia * s.players or valuables != c.dealt_valuables * s.players:
        return O_S08
    return 0


@compiled
def _check_knowledge(s: np.record) -> int:
    """The owner knows his row, everybody what lies face up; nothing is known twice over (O-Q50)."""
    for p in range(PLAYERS):
        for i in range(ROW):
            knowing = wide(s.known_by[p, i])
            if i >= s.row_size[p]:
                if knowing != 0:
                    return O_Q50
                continue
            if not has(knowing, p) or (has(s.facing[p], i) and knowing != EVERYBODY):
                return O_Q50
            for r in range(OBSERVERS):
                if has(knowing, r) and has(s.owner_known[r], wide(s.row[p, i])):
                    return O_Q50
                if r >= s.players and r != SPECTATOR and s.owner_known[r] != 0:
                    return O_Q50
    held = wide(0)
    for p in range(s.players):
        for i in range(s.row_size[p]):
            held |= bit(s.row[p, i])
    for r in range(OBSERVERS):
        if wide(s.owner_known[r]) & ~held != 0:
            return O_Q50
        for p in range(PLAYERS):
            if s.pool[r, p] > p or s.pool[r, p] < 0 or s.pool[r, s.pool[r, p]] != s.pool[r, p]:
                return O_Q50
    return 0


@compiled
def _check_persons(s: np.record, c: np.record) -> int:
    """The old man is with a player, or in the middle with O-VB4 alone, or left out (O-VA1)."""
    if (s.old_man == NOT_IN_GAME) != (c.without_old_man == 1) or s.old_man < 0 or s.old_man > NOT_IN_GAME:
        return O_VA1
    if (s.old_man == MIDDLE and c.djinns_move == 0) or s.players <= s.old_man < MIDDLE:
        return O_VA1
    return 0


@compiled
def _check_day(s: np.record, c: np.record) -> int:
    """Day cards, objects and bonus units: by day alone units are offered and spent, each once (O-DB6)."""
    if s.revealed < 0 or s.revealed > DAY_CARDS:
        return O_D06
    for i in range(DAY_CARDS):
        k = s.day_cards[i]
        if (k == NONE) != (i >= s.revealed) or k >= DAY_KINDS or (k != NONE and c.day_number[k] == 0):
            return O_D06
    for o in range(DAY_KINDS):
        if s.object_at[o] != NONE:
            bought = False
            for i in range(s.revealed):
                bought = bought or s.day_cards[i] == o
            if s.object_at[o] >= s.players or c.day_kind[o] != BAZAAR or not bought:
                return O_DB5
    for p in range(PLAYERS):
        units = wide(s.offer[p]) | wide(s.spent[p])
        if units != 0 and (s.day == 0 or units & ~units_of(s, p) != 0 or s.offer[p] & s.spent[p] != 0):
            return O_DB6
    return 0
