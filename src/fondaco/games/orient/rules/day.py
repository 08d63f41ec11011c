"""The day: how it begins, its four cards, bonus units, and the bazaar."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .attack import roll_die
from .steps import ASKED, STEP_DAWN, STEP_DAY_CARD, STEP_SUIT, ask
from .treasures import bit, has
from .turn import clear_turn


@compiled
def end_night(s: np.record) -> int:
    """The night ends (O-NE1): objects return to the day cards (O-Q30), bans are over, wealth is reckoned (O-D01)."""
    clear_turn(s)
    s.undoable = 0
    s.day = 1
    s.banned = 0
    s.object_at[:] = NONE
    s.day_cards[:] = NONE
    s.revealed = 0
    s.night_open = 0
    for p in range(s.players):
        s.night_open |= wide(s.open[p])
        s.offer[p] = 0
        s.spent[p] = 0
    return STEP_DAY_CARD


# Bonus


@compiled
def units_of(s: np.record, p: int) -> int:
    """The bonus units of a player: treasures, visitors and the old man (O-D02, O-D03, O-Q27)."""
    units = bit(wide(s.row_size[p])) - 1
    for visitor in range(VISITORS):
        if s.visitor_at[visitor] == p:
            units |= bit(VISITOR_UNIT + visitor)
    if s.old_man == p:
        units |= bit(OLD_MAN_UNIT)
    return units


@compiled
def worth(s: np.record, c: np.record, p: int, units: int) -> int:
    """Bonus of a set of units: +1 per treasure, more for one with a power that lay open at night, +2 per person."""
    value = 0
    for u in range(UNITS):
        if not has(units, u):
            continue
        if u >= ROW:
            value += PERSON_BONUS
            continue
        t = wide(s.row[p, u])
        value += TREASURE_BONUS
        if c.power[t] == DAY_BONUS and has(s.night_open, t):
            value += wide(c.power_amount[t])
    return value


@compiled
def begin_offers(s: np.record, p: int, decision: int) -> int:
    """Nothing is offered yet, and a seat begins."""
    s.offer[:] = 0
    s.passes = 0
    s.last = NONE
    return ask(s, p, decision)


@compiled
def offer(s: np.record, u: int) -> int:
    """Add a unit to the offer; more may follow."""
    s.offer[s.actor] |= bit(u)
    s.last = u
    return ASKED


@compiled
def end_raising(s: np.record) -> None:
    """A seat adds no more for now: those who added nothing are counted while they follow each other (O-DB3)."""
    s.passes = s.passes + 1 if s.last == NONE else 0
    s.last = NONE


# Day cards


@compiled
def reveal_day_card(s: np.record, c: np.record, luck: np.record) -> int:
    """The next of four day cards is revealed and resolved (O-D04 to O-D06); after them the dawn comes."""
    if s.revealed == DAY_CARDS:
        return STEP_DAWN
    n = 0
    for k in range(DAY_KINDS):
        n += _left(s, c, k)
    rest = chance(luck, n)
    k = 0
    while rest >= _left(s, c, k):
        rest -= _left(s, c, k)
        k += 1
    s.day_cards[s.revealed] = k
    s.revealed += 1
    s.undoable = 0
    kind = c.day_kind[k]
    if kind == BAZAAR:
        s.object = k
        return begin_offers(s, (s.dealer + 1) % s.players, ASK_BAZAAR)
    if kind == COURT:
        s.asked = 0
        s.tried = 0
        s.lost[:] = 0
        return STEP_SUIT
    if kind == BAN:
        s.banned |= bit(c.day_group[k])
    return STEP_DAY_CARD


@compiled
def _left(s: np.record, c: np.record, k: int) -> int:
    """Cards of a kind not revealed yet this day."""
    n = wide(c.day_number[k])
    for i in range(s.revealed):
        if s.day_cards[i] == k:
            n -= 1
    return n


# Bazaar


@compiled
def pass_in_bazaar(s: np.record, c: np.record, luck: np.record) -> int:
    """The next seat may raise, until all pass in a row (O-Q28)."""
    p = s.actor
    end_raising(s)
    if s.passes == s.players:
        return sell_object(s, c, luck)
    return ask(s, (p + 1) % s.players, ASK_BAZAAR)


@compiled
def sell_object(s: np.record, c: np.record, luck: np.record) -> int:
    """Everybody rolls; the highest total gets the object and spends his offer, on a tie nobody (O-DB4 to O-DB8)."""
    best, winner = 0, NONE
    for p in range(s.players):
        s.dice[p] = roll_die(s, luck)
        total = wide(s.dice[p]) + worth(s, c, p, s.offer[p])
        if total > best:
            best, winner = total, p
        elif total == best:
            winner = NONE
    if winner != NONE:
        s.object_at[s.object] = winner
        s.spent[winner] |= s.offer[winner]
    s.offer[:] = 0
    s.object = NONE
    s.passes = 0
    return STEP_DAY_CARD
