"""Attacks: the card, the answer, the door, and what follows a theft."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..state import *
from .cards import clear_table, count_djinn, discard_from_hand, discard_hand, lay_out
from .old_man import check_win, cover, move_old_man, uncover
from .steps import (
    ASKED,
    STEP_LOSS,
    STEP_ON,
    STEP_PILFER,
    STEP_SETTLE,
    STEP_TRAP,
    ask,
)
from .treasures import bonus, is_open, move_treasure


@compiled
def attack_value(s: np.record, c: np.record) -> int:
    """Strength of the attack on the table (O-A05): the card, what was laid with it, and powers."""
    k = s.table[0]
    value = wide(c.attack[k]) + bonus(s, c, s.turn, ATTACK_PLUS)
    for i in range(1, s.sent):
        if c.effect[s.table[i]] == STRONGER:
            value += c.amount[s.table[i]]
    return value


@compiled
def defence_value(s: np.record, c: np.record) -> int:
    """Sum of the defence on the table (O-A07), with powers where at least one card lies there."""
    if s.laid_out == s.sent:
        return 0
    value = bonus(s, c, s.target, DEFENCE_PLUS)
    for i in range(s.sent, s.laid_out):
        value += c.defence[s.table[i]]
    return value


@compiled
def stops_flyers(s: np.record, c: np.record, p: int, k: int) -> bool:
    """Whether a card laid by a player repels a flyer: Archers (O-A18), or with the Falcon any (O-Q48)."""
    return c.group[k] == ARCHERS or bonus(s, c, p, FALCON) > 0


@compiled
def is_repelled(s: np.record, c: np.record) -> bool:
    """Whether the cards laid repel the attack: by their sum (O-A07), or a flyer by Archers (O-A17 to O-A19)."""
    if c.kind[s.table[0]] == FLYER:
        for i in range(s.sent, s.laid_out):
            if stops_flyers(s, c, s.target, wide(s.table[i])):
                return True
        return False
    return s.laid_out > s.sent and defence_value(s, c) >= attack_value(s, c)


@compiled
def key_value(s: np.record, c: np.record) -> int:
    """Key value of the attack with all modifiers, from 1 to 6 (O-Q16)."""
    value = wide(c.key[s.table[0]]) + bonus(s, c, s.turn, KEY_PLUS) - bonus(s, c, s.target, KEY_MINUS)
    return max(1, min(SIDES, value))


@compiled
def roll_die(s: np.record, luck: np.record) -> int:
    """Roll one die."""
    s.undoable = 0
    return chance(luck, SIDES) + 1


@compiled
def can_reroll(s: np.record, c: np.record) -> bool:
    """Whether whose turn it is may roll again by a power, once in a turn each."""
    return bonus(s, c, s.turn, REROLL_POWER) > s.rerolled


# The course of an attack


@compiled
def send(s: np.record, c: np.record, k: int) -> int:
    """Lay the attacking card (O-A04); what goes with it and its target are asked next."""
    lay_out(s, c, s.turn, k)
    s.sent = 1
    s.stage = ATTACKING
    return ask(s, s.turn, ASK_TARGET)


@compiled
def add_to_attack(s: np.record, c: np.record, k: int) -> int:
    """Lay an event card with the attacking card (O-Q1)."""
    lay_out(s, c, s.turn, k)
    s.sent += 1
    count_djinn(s, c, s.turn, k)
    return ASKED


@compiled
def aim(s: np.record, q: int, i: int, o: int) -> int:
    """Name the target: a slot of a seat, or (with slot NONE) its object; the seat is asked for its answer (O-Q48)."""
    s.target = q
    s.slot = i
    s.object = o
    s.last = NONE
    return ask(s, q, ASK_DEFENCE)


@compiled
def defend(s: np.record, c: np.record, k: int) -> int:
    """Lay a card against the attack; more may follow."""
    lay_out(s, c, s.target, k)
    s.last = k
    return ASKED


@compiled
def close_gate(s: np.record, c: np.record, k: int) -> int:
    """The Bronze Gate repels the attack (O-Q48)."""
    lay_out(s, c, s.target, k)
    count_djinn(s, c, s.target, k)
    return end_attack(s)


@compiled
def resolve(s: np.record, c: np.record, luck: np.record) -> int:
    """The answer is complete: the attack is repelled, or the attacker comes to the door (O-A13)."""
    s.last = NONE
    if is_repelled(s, c):
        return end_attack(s)
    if key_value(s, c) >= SIDES:
        return steal(s)
    return ask(s, s.turn, ASK_DOOR)


@compiled
def roll_key(s: np.record, c: np.record, luck: np.record) -> int:
    """Roll for the door; where a power allows it the die may be rolled again."""
    s.die = roll_die(s, luck)
    if can_reroll(s, c):
        return ask(s, s.turn, ASK_REROLL)
    return try_door(s, c)


@compiled
def try_door(s: np.record, c: np.record) -> int:
    """The door opens when the die is not above the key value (O-A13), else the treasure stays (O-A15)."""
    return steal(s) if s.die <= key_value(s, c) else end_attack(s)


@compiled
def end_attack(s: np.record) -> int:
    """The attack failed."""
    clear_table(s)
    s.target = NONE
    s.slot = NONE
    s.object = NONE
    s.last = NONE
    return STEP_ON


@compiled
def steal(s: np.record) -> int:
    """The door is open: the attacker takes the treasure or object (O-A14, O-Q47 (1))."""
    clear_table(s)
    s.holder = s.target
    return take(s, s.turn)


@compiled
def take(s: np.record, q: int) -> int:
    """What is being stolen goes to a new holder, and everybody else may snatch it (O-Q47 (2))."""
    if s.object != NONE:
        s.object_at[s.object] = q
    else:
        move_treasure(s, s.holder, s.slot, q)
        s.slot = s.row_size[q] - 1
    s.holder = q
    s.asked = 0
    return STEP_PILFER


@compiled
def ask_pilfer(s: np.record) -> int:
    """Ask the next seat, clockwise from the holder's left, whether it snatches what was stolen."""
    s.asked += 1
    if s.asked == s.players:
        s.asked = 0
        return STEP_LOSS
    return ask(s, (s.holder + s.asked) % s.players, ASK_PILFER)


@compiled
def pilfer(s: np.record, c: np.record, k: int) -> int:
    """A snatch is itself a theft, without a door: all are asked anew (O-E04, O-Q2, O-Q47)."""
    p = s.actor
    discard_from_hand(s, c, p, k)
    count_djinn(s, c, p, k)
    return take(s, p)


@compiled
def note_loss(s: np.record, c: np.record) -> int:
    """Who held the treasure at first and does not now has lost one (O-Q47 (3)); it may draw the old man to him.

    Objects are no treasures (O-Q30).
    """
    q = s.target
    if s.holder != q and s.object == NONE:
        s.losses[q] += 1
        second = c.losses_move == 1 and s.losses[q] >= LOSSES
        opened = c.open_losses_move == 1 and is_open(s, s.holder, s.slot)
        if (second or opened) and s.old_man != NOT_IN_GAME:
            move_old_man(s, c, q)
    return STEP_TRAP


@compiled
def spring_trap(s: np.record, c: np.record) -> int:
    """A treasure with a bad effect is revealed and does its worst to who finally took it (O-B05, O-Q3)."""
    p = s.holder
    if p == s.target or s.object != NONE:
        return STEP_SETTLE
    power = c.power[s.row[p, s.slot]]
    if power != THIEF_DISCARDS and power != THIEF_DRUNK:
        return STEP_SETTLE
    s.undoable = 0
    if not is_open(s, p, s.slot):
        uncover(s, c, p, s.slot)
    if power == THIEF_DISCARDS:
        discard_hand(s, c, p)
    else:
        s.drunk[p] = 1
    return ask(s, p, ASK_COVER_STOLEN)


@compiled
def cover_stolen(s: np.record, c: np.record) -> int:
    """Who was caught may turn it face down again (O-B06)."""
    cover(s, c, s.holder, s.slot)
    return STEP_SETTLE


@compiled
def settle(s: np.record, c: np.record) -> int:
    """All that a theft or an exchange brought about is done: somebody may have won (O-Q47 (5))."""
    s.target = NONE
    s.slot = NONE
    s.object = NONE
    s.holder = NONE
    check_win(s, c)
    return STEP_ON
