"""The deal, the course of a turn, and the end of the game (chapters 1, 2 and 10)."""

import numpy as np

from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ..state import *
from .moves import discard, draw_cards, empty_limbo


@compiled
def deal(s: np.record, c: np.record, luck: np.record) -> None:
    """Set a zeroed state up for a game (chapter 1) and begin the first turn."""
    for k in range(KINDS):
        s.bag[k] = c.number[k]
    s.deck_size = c.cards
    for w in range(WARE_KINDS):
        s.supply[w] = c.tokens[w]
    s.utility[:] = NONE
    s.middle_utility[:] = NONE
    s.top[:] = NONE
    s.discard_top = NONE
    s.announcer = NONE
    s.winner = NONE
    empty_limbo(s)
    clear_effect(s)
    s.starter = c.starter if c.starter != NONE else chance(luck, PLAYERS)
    for p in range(PLAYERS):
        s.gold[p] = c.start_gold
        draw_cards(s, luck, p, c.start_hand)
    begin_turn(s, s.starter)


@compiled
def ask(s: np.record, p: int, decision: int) -> None:
    """Ask seat ``p`` a question."""
    s.actor = p
    s.decision = decision


@compiled
def begin_turn(s: np.record, p: int) -> None:
    """The draw phase of a turn with five actions (J-2.1, J-2.2)."""
    s.turn = p
    s.phase = DRAW_PHASE
    s.actions = ACTIONS_PER_TURN
    s.looked = 0
    s.discount = 0
    s.undoable = 0
    ask(s, p, ASK_DRAW)


@compiled
def end_turn(s: np.record) -> None:
    """Bonus, announcement or end, turning back of utilities, next turn (J-2.3, J-7.3, chapter 10)."""
    p = s.turn
    if s.actions >= BONUS_ACTIONS:
        s.gold[p] += 1
    s.turned[:] = 0
    if s.announcer == 1 - p:
        s.winner = p if s.gold[p] >= s.gold[1 - p] else 1 - p
        s.phase = DRAW_PHASE
        s.actions = 0
        s.looked = 0
        s.discount = 0
        ask(s, NONE, OVER)
        return
    if s.announcer == NONE and s.gold[p] >= GOAL:
        s.announcer = p
    begin_turn(s, 1 - p)


@compiled
def go_on(s: np.record) -> None:
    """After an action of the turn: the next one; with none left the turn ends (J-2.4).

    It waits for an explicit *end turn* while the last step may still be taken back.
    """
    if s.actions > 0:
        ask(s, s.turn, ASK_DRAW if s.phase == DRAW_PHASE else ASK_PLAY)
    elif s.actor == s.turn and s.undoable > 0:
        ask(s, s.turn, ASK_END)
    else:
        end_turn(s)


@compiled
def clear_effect(s: np.record) -> None:
    """Nothing is being carried out."""
    s.card = NONE
    s.second = NONE
    s.use = NONE
    s.eaten = NONE
    s.left = 0
    s.last = NONE
    s.chosen = 0
    s.bid = 0
    s.bidder = NONE


@compiled
def finish(s: np.record) -> None:
    """An effect is over: what lay on the table goes to the discard pile in the order of J-8.38."""
    if s.eaten != NONE:
        discard(s, s.eaten)
    if s.card != NONE:
        discard(s, s.card)
    if s.second != NONE:
        discard(s, s.second)
    clear_effect(s)
    go_on(s)


@compiled
def open_window(s: np.record, decision: int) -> None:
    """Ask the opponent for a reaction whenever he has a hand card, so that asking tells nothing (J-8.35)."""
    if s.hand_size[1 - s.turn] > 0:
        ask(s, 1 - s.turn, decision)
    elif decision == ASK_RAIN:
        finish(s)


@compiled
def returns(s: np.record, c: np.record, out: np.ndarray) -> None:
    """Write each seat's share of the victory (sum 1) into ``out``; halves before the end.

    There is always exactly one winner (J-10.3).
    """
    for p in range(PLAYERS):
        out[p] = 0.5 if s.winner == NONE else (1.0 if s.winner == p else 0.0)
