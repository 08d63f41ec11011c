"""Carrying out an action."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .attack import (
    add_to_attack,
    aim,
    close_gate,
    cover_stolen,
    defend,
    pilfer,
    resolve,
    roll_die,
    roll_key,
    send,
    steal,
    try_door,
)
from .cards import count_djinn, discard_from_hand, lay_out
from .court import accuse, end_suit, pass_in_court, sue
from .day import offer, pass_in_bazaar
from .drawing import draw_one
from .flow import run
from .old_man import uncover
from .rows import cover_slot, laid_at_dawn, lay, rearrange, start_laying, turn_up_at_dawn
from .spells import cast, choose_opponent, end_event, look, offer_exchange, send_old_man, swap
from .steps import STEP_DRAW, STEP_PILFER, STEP_SETTLE, STEP_WALK, ask
from .turn import end_action, end_turn, fetch_old_man, roll_for_old_man


@compiled
def apply(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """Carry out a legal action; what an illegal one does is undefined (the Python API refuses it)."""
    before = s.actor
    s.count += 1
    s.undoable += 1
    if s.decision != ASK_REROLL:
        s.die = 0
    s.dice[:] = 0
    run(s, c, luck, _act(s, c, luck, a))
    if s.actor != before:
        s.undoable = 0


@compiled
def _act(s: np.record, c: np.record, luck: np.record, a: int) -> int:
    """Carry out the action itself; the step that comes next."""
    p = s.actor
    if a < DRAW:
        return _act_plain(s, c, luck, p, a)
    if a < ATTACK:
        draw_one(s, c, luck, a - DRAW)
        return STEP_DRAW
    if a < UNCOVER:
        return _act_with_card(s, c, luck, p, a)
    if a < COVER:
        if s.decision == ASK_FACING:
            return turn_up_at_dawn(s, a - UNCOVER)
        uncover(s, c, p, a - UNCOVER)
        return end_action(s)
    if a < GIVE:
        return cover_slot(s, c, a - COVER)
    if a < LAY:
        return offer_exchange(s, a - GIVE)
    if a < LOOK:
        return lay(s, c, a - LAY)
    if a < TARGET:
        return look(s, a - LOOK)
    if a < TARGET_OBJECT:
        return aim(s, (a - TARGET) // ROW, (a - TARGET) % ROW, NONE)
    if a < GET:
        return aim(s, s.object_at[a - TARGET_OBJECT], NONE, a - TARGET_OBJECT)
    if a < SEAT:
        return swap(s, a - GET)
    if a < OFFER:
        if s.decision == ASK_ROAD:
            return send_old_man(s, c, a - SEAT)
        return choose_opponent(s, c, luck, a - SEAT)
    if a < ACCUSE:
        return offer(s, a - OFFER)
    if a < CLAIM:
        return accuse(s, a - ACCUSE)
    return sue(s, a - CLAIM)


@compiled
def _act_plain(s: np.record, c: np.record, luck: np.record, p: int, a: int) -> int:
    """:func:`_act` for the actions without an argument."""
    d = s.decision
    if a == PASS:
        if d == ASK_BAZAAR:
            return pass_in_bazaar(s, c, luck)
        if d == ASK_BRIBE:
            return pass_in_court(s, c, luck)
        return end_suit(s) if d == ASK_ACCUSE else end_action(s)
    if a == END_TURN:
        return end_turn(s)
    if a == DONE:
        return _done(s, c, luck, p, d)
    if a == DECLINE:
        return resolve(s, c, luck) if d == ASK_DEFENCE else STEP_PILFER
    if a == REARRANGE:
        return rearrange(s, c, ACTION_LAYING)
    if a == ROLL:
        return roll_key(s, c, luck)
    if a == REROLL:
        s.rerolled += 1
        s.die = roll_die(s, luck)
    if a == REROLL or a == ACCEPT:
        return try_door(s, c) if s.laid_out > 0 else STEP_WALK
    if a == TAKE_OLD_MAN:
        return fetch_old_man(s, c)
    if a == PLAY_ON:
        return roll_for_old_man(s, c, luck)
    return cover_stolen(s, c) if a == COVER_IT else STEP_SETTLE


@compiled
def _done(s: np.record, c: np.record, luck: np.record, p: int, d: int) -> int:
    """A set is complete."""
    if d == ASK_DEFENCE:
        return resolve(s, c, luck)
    if d == ASK_DISCARD:
        s.last = NONE
        s.draw = EXCHANGE_DRAW
        return STEP_DRAW
    if d == ASK_COVER_ROW:
        return start_laying(s, c, p)
    return end_event(s) if d == ASK_LOOK else laid_at_dawn(s)


@compiled
def _act_with_card(s: np.record, c: np.record, luck: np.record, p: int, a: int) -> int:
    """:func:`_act` for the actions with a hand card."""
    d = s.decision
    if a < DEFEND:
        return send(s, c, a - ATTACK)
    if a < PLAY:
        return defend(s, c, a - DEFEND)
    if a < DISCARD:
        k = a - PLAY
        if d == ASK_TARGET:
            return add_to_attack(s, c, k)
        if d == ASK_DEFENCE:
            return close_gate(s, c, k)
        if d == ASK_DOOR:
            lay_out(s, c, p, k)
            count_djinn(s, c, p, k)
            return steal(s)
        return pilfer(s, c, k) if d == ASK_PILFER else cast(s, c, k)
    k = a - DISCARD
    discard_from_hand(s, c, p, k)
    s.left = s.left + 1 if d == ASK_DISCARD else 1
    s.last = k
    return ask(s, p, ASK_DISCARD)
