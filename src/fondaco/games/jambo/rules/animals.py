"""The effects of the animals (chapter 9)."""

import numpy as np

from ....kernel.compiling import compiled
from ..actions import *
from ..state import *
from .counting import named_utility, owned, total, utilities
from .moves import discard, draw_cards, gain_card, lay_utility, lift_utility, move_hidden, take_away
from .placing import place_taken
from .predicates import can_use_eaten
from .turn import ask, finish
from .uses import begin_use


@compiled
def begin_animal(s: np.record, c: np.record, luck: np.record, k: int) -> None:
    """Begin the effect of an animal played by whoever's turn it is and not guarded."""
    p = s.turn
    q = 1 - p
    if k == CROCODILE:
        ask(s, p, ASK_CROCODILE_UTILITY)
    elif k == PARROT:
        ask(s, p, ASK_PARROT_WARE)
    elif k == HYENA:
        for card in range(KINDS):
            s.shown_hand[q, card] = s.hand[q, card]
        ask(s, p, ASK_HYENA_TAKE)
        s.undoable = 0
    elif k == SNAKE:
        ask_snake(s)
    elif k == ELEPHANT:
        for w in range(WARE_KINDS):
            for r in range(PLAYERS):
                s.middle_wares[w] += owned(s, r, w)
                s.large[r, w] = 0
                s.small[r, w] = 0
        ask(s, p, ASK_ELEPHANT_WARE)
    elif k == CHEETAH:
        ask(s, q, ASK_CHEETAH_OPTION)
    elif k == LION:
        n = 0
        for i in range(PLAYERS):
            r = p if i == 0 else q
            for j in range(STALLS):
                if s.utility[r, j] != NONE:
                    s.middle_utility[n] = s.utility[r, j]
                    s.middle_turned[n] = s.turned[r, j]
                    n += 1
        s.utility[:] = NONE
        s.turned[:] = 0
        ask(s, p, ASK_LION_UTILITY)
    else:
        for card in range(KINDS):
            s.middle_cards[card] = s.hand[0, card] + s.hand[1, card]
        s.hand[:] = 0
        s.shown_hand[:] = 0
        s.open_hand[:] = 0
        s.hand_size[:] = 0
        ask(s, p, ASK_BABOON_CARD)
        s.undoable = 0


@compiled
def ask_snake(s: np.record) -> None:
    """Ask the next player with two or more utilities which one he keeps, the one whose turn it is first (J-9.25)."""
    if utilities(s, s.turn) > 1:
        ask(s, s.turn, ASK_SNAKE_KEEP)
    elif utilities(s, 1 - s.turn) > 1:
        ask(s, 1 - s.turn, ASK_SNAKE_KEEP)
    else:
        finish(s)


@compiled
def apply_animal(s: np.record, c: np.record, luck: np.record, a: int) -> None:
    """The next step of an animal's effect."""
    p, d = s.actor, s.decision
    q = 1 - p
    if d == ASK_PARROT_WARE:
        take_away(s, q, a - WARE)
        s.taken[p, a - WARE] = 1
        place_taken(s, c)
    elif d == ASK_ELEPHANT_WARE:
        s.middle_wares[a - WARE] -= 1
        s.taken[p, a - WARE] += 1
        if total(s.middle_wares) == 0:
            place_taken(s, c)
        else:
            ask(s, q, ASK_ELEPHANT_WARE)
    elif d == ASK_CHEETAH_OPTION:
        if a == GIVE_GOLD:
            s.gold[p] -= 2
            s.gold[q] += 2
        else:
            draw_cards(s, luck, q, 2)
        finish(s)
    elif d == ASK_HYENA_TAKE:
        move_hidden(s, q, p, a - CARD)
        ask(s, p, ASK_HYENA_GIVE)
    elif d == ASK_HYENA_GIVE:
        move_hidden(s, p, q, a - CARD)
        finish(s)
    elif d == ASK_CROCODILE_UTILITY:
        k, turned = named_utility(a)
        s.eaten = k
        lift_utility(s, q, k, turned)
        s.chosen = turned
        if can_use_eaten(s, c, p) == 0:
            ask(s, p, ASK_CROCODILE_USE)
        else:
            finish(s)
    elif d == ASK_CROCODILE_USE:
        if a == USE_IT:
            begin_use(s, c, luck, s.eaten)
        else:
            finish(s)
    elif d == ASK_LION_UTILITY:
        take_middle_utility(s, p, a)
        if s.middle_utility[0] == NONE:
            finish(s)
        else:
            ask(s, q, ASK_LION_UTILITY)
    elif d == ASK_SNAKE_KEEP:
        k, turned = named_utility(a)
        lift_utility(s, p, k, turned)
        for i in range(STALLS):
            if s.utility[p, i] != NONE:
                discard(s, s.utility[p, i])
            s.utility[p, i] = NONE
            s.turned[p, i] = 0
        lay_utility(s, p, k, turned)
        ask_snake(s)
    else:
        s.middle_cards[a - CARD] -= 1
        gain_card(s, p, a - CARD, EVERYBODY | (1 << q))
        left = False
        for k in range(KINDS):
            left = left or s.middle_cards[k] > 0
        if left:
            ask(s, q, ASK_BABOON_CARD)
        else:
            finish(s)


@compiled
def take_middle_utility(s: np.record, p: int, a: int) -> None:
    """Lion: take one of the utilities in the middle; a used one stays turned round (J-9.14, J-9.23)."""
    k, turned = named_utility(a)
    found = False
    for i in range(MIDDLE_UTILITIES):
        if not found and s.middle_utility[i] == k and s.middle_turned[i] == turned:
            found = True
        if found:
            last = i == MIDDLE_UTILITIES - 1
            s.middle_utility[i] = NONE if last else s.middle_utility[i + 1]
            s.middle_turned[i] = 0 if last else s.middle_turned[i + 1]
    lay_utility(s, p, k, turned)
