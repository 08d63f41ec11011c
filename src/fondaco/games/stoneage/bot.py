"""How the heuristic bot of My First Stone Age chooses: a score for every legal action, from what its seat knows.

``rate`` reads a state imagined from a seat's information, and of its forest only the tiles that the information
remembers: a bot with a weaker memory plays by fewer of them. The weights are estimates of a practised player, not
rules.
"""

from math import exp

import numpy as np

from ...kernel.compiling import compiled
from ...kernel.records import Records, new_records, record_type, wide
from .actions import *
from .rules.dogs import owner_on_the_left
from .rules.huts import can_build_any, huts_of, missing
from .state import *

NOTES = record_type(
    (
        ("score", np.float64, ACTIONS),  # of the legal actions, in their order
        ("gain", np.float64, SPACES),  # what arriving on each space brings
        ("hand", np.int64, GOOD_KINDS),  # goods in thought
    )
)

READY = (1.0, 0.55, 0.25, 0.08)
"""Worth of a hut that lies face up to who lacks 0, 1, 2 or 3 goods of it; a built one is worth ``BUILT``."""
NEXT_HUT = 0.25  # part of the second-best hut's worth that counts
PLENTY = 0.02  # a good that is of no use now
BUILT = 3.0
LAST = 50.0  # the hut that wins
ROBBED = 0.1  # a dog taken from another player, besides having it
IDLE = -0.04  # a visit to the building site without a hut
FRESH = 0.012  # a tile turned down again there
NEWS = 0.03  # a tile that was never seen
SPARED = -0.3  # a dog in place of a good that one has
SWING = 0.7  # worth that makes a seat e times as likely to win


@compiled
def _lacking(s: np.record, c: np.record, hut: int, hand: np.ndarray, trading: bool) -> int:
    """Goods of a hut that are not in a hand; on the trading place, after the best exchange for it."""
    lacking, offered, surplus = wide(0), wide(0), wide(0)
    for g in range(GOOD_KINDS):
        short = wide(c.cost[hut, g]) - hand[g]
        lacking += max(0, short)
        offered += max(0, min(short, wide(s.trade[g])))
        surplus += max(0, -short)
    return lacking - min(offered, surplus) if trading else lacking


@compiled
def _worth(s: np.record, c: np.record, hand: np.ndarray, dogs: int, trading: bool) -> float:
    """How near a hand and some dogs are to the huts that lie face up."""
    best, second, goods = 0.0, 0.0, wide(0)
    for i in range(PILES):
        if s.open_hut[i] != NONE:
            worth = READY[max(0, _lacking(s, c, s.open_hut[i], hand, trading) - dogs)]
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    for g in range(GOOD_KINDS):
        goods += hand[g]
    return best + NEXT_HUT * second + PLENTY * goods


@compiled
def _take_hand(s: np.record, p: int, notes: np.record) -> None:
    """Think of a player's goods."""
    for g in range(GOOD_KINDS):
        notes.hand[g] = s.goods[p, g]


@compiled
def _find_gains(s: np.record, c: np.record, p: int, notes: np.record) -> None:
    """Note what arriving on each space brings to a player."""
    _take_hand(s, p, notes)
    dogs = wide(s.dog[p])
    now = _worth(s, c, notes.hand, dogs, False)
    for x in range(SPACES):
        place = wide(c.place[x])
        gain = 0.0
        if place < GOOD_KINDS:
            if s.stock[place] > 0:
                notes.hand[place] += 1
                gain = _worth(s, c, notes.hand, dogs, False) - now
                notes.hand[place] -= 1
        elif place == DOG_SPACE:
            if s.free_dogs > 0:
                gain = _worth(s, c, notes.hand, dogs + 1, False) - now
            elif c.kind_dog == 0 and owner_on_the_left(s, p) != NONE:
                gain = _worth(s, c, notes.hand, dogs + 1, False) - now + ROBBED
        elif place == TRADING_PLACE:
            gain = _worth(s, c, notes.hand, dogs, True) - now
        elif can_build_any(s, c, p):
            gain = LAST if huts_of(s, p) == OPENINGS - 1 else BUILT
        else:
            gain = IDLE
            for i in range(TILES):
                gain += FRESH * wide(s.face_up[i] != NONE)
        notes.gain[x] = gain


@compiled
def _of_tile(s: np.record, c: np.record, p: int, t: int, notes: np.record) -> float:
    """What a forest tile brings to a player."""
    x = wide(c.target[t])
    return notes.gain[x if x != NONE else (wide(s.figure[p]) + c.steps[t]) % SPACES]


@compiled
def _whim(s: np.record, number: int) -> float:
    """A very small number that chooses among equals, each time another: who does not know better takes any of them."""
    mixed = (wide(s.count) * 0x9E3779B1 + wide(number) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 12)) & 0xFFFF) * 1e-8


@compiled
def _rate_flips(s: np.record, c: np.record, p: int, out: np.ndarray, n: int, notes: np.record) -> None:
    """Tiles by what they bring; one never seen by the mean of all that it may be."""
    _find_gains(s, c, p, notes)
    unseen = (wide(1) << wide(TILES)) - 1
    for i in range(TILES):
        if s.seen[i] != NONE:
            unseen ^= wide(1) << wide(s.seen[i])
    hope, number = 0.0, 0
    for t in range(TILES):
        if (unseen >> wide(t)) & 1 != 0:
            hope += _of_tile(s, c, p, t, notes)
            number += 1
    mean = hope / number + NEWS if number > 0 else 0.0
    for k in range(n):
        i = wide(out[k]) - FLIP
        t = wide(s.seen[i])
        notes.score[k] = _of_tile(s, c, p, t, notes) if t != NONE else mean + _whim(s, i)


@compiled
def _wanted(s: np.record, c: np.record, p: int, notes: np.record) -> int:
    """The hut to which an exchange brings a player nearest, NONE where there is none."""
    best, hut, dogs = -1.0, wide(NONE), wide(s.dog[p])
    for i in range(PILES):
        if s.open_hut[i] != NONE:
            worth = READY[max(0, _lacking(s, c, s.open_hut[i], notes.hand, True) - dogs)]
            if worth > best:
                best, hut = worth, wide(s.open_hut[i])
    return hut


@compiled
def _of_exchange(s: np.record, c: np.record, a: int, hut: int, notes: np.record) -> float:
    """A good that is given, if it is left over and one that the wanted hut lacks lies there; one that is taken."""
    if hut == NONE or a < GIVE:
        return 0.0
    if a >= TAKE:
        g = a - TAKE
        return 1.0 if c.cost[hut, g] > notes.hand[g] + s.taken[g] else 0.0
    offered, given = wide(0), wide(0)
    for g in range(GOOD_KINDS):
        offered += max(0, min(wide(c.cost[hut, g]) - notes.hand[g], wide(s.trade[g])))
        given += s.given[g]
    g = a - GIVE
    left_over = notes.hand[g] - s.given[g] > c.cost[hut, g]
    return 1.0 if left_over and given < offered else -1.0


@compiled
def _of_hut(s: np.record, c: np.record, p: int, i: int, notes: np.record) -> float:
    """A hut that can be built: what is left afterwards for the others, and the dogs that it costs."""
    hut = wide(s.open_hut[i])
    dogs = missing(s, c, p, hut)
    _take_hand(s, p, notes)
    for g in range(GOOD_KINDS):
        notes.hand[g] -= min(notes.hand[g], wide(c.cost[hut, g]))
    s.open_hut[i] = NONE
    after = _worth(s, c, notes.hand, wide(s.dog[p]) - dogs, False)
    s.open_hut[i] = hut
    return BUILT + after


@compiled
def rate(s: np.record, c: np.record, out: np.ndarray, n: int, notes: np.record) -> None:
    """Write into ``notes.score`` what each of the ``n`` legal actions in ``out`` brings to the actor."""
    p, d = s.actor, s.decision
    if d == ASK_FLIP:
        _rate_flips(s, c, p, out, n, notes)
        return
    hut = wide(NONE)
    if d == ASK_GIVE or d == ASK_TAKE:
        _take_hand(s, p, notes)
        hut = _wanted(s, c, p, notes)
    for k in range(n):
        a = wide(out[k])
        if d == ASK_GIVE or d == ASK_TAKE:
            notes.score[k] = _of_exchange(s, c, a, hut, notes)
        elif d == ASK_BUILD and a >= BUILD:
            notes.score[k] = _of_hut(s, c, p, a - BUILD, notes)
        elif d == ASK_PAY and a >= SPARE:
            notes.score[k] = SPARED
        elif d == ASK_SWAP:
            notes.score[k] = _whim(s, a)
        else:
            notes.score[k] = ROBBED if a == STEAL else 0.0


@compiled
def is_calm(s: np.record) -> bool:
    """Whether a turn begins."""
    return s.decision == ASK_FLIP


@compiled
def evaluate(s: np.record, c: np.record, notes: np.record, shares: np.ndarray) -> None:
    """Write each seat's chances into ``shares``: by its huts, its goods and dogs, and who has the next turn."""
    total = 0.0
    for p in range(s.players):
        _take_hand(s, p, notes)
        worth = BUILT / 2 * huts_of(s, p) + _worth(s, c, notes.hand, wide(s.dog[p]), False)
        shares[p] = exp(worth / SWING)
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


def new_notes() -> Records:
    """Notes of shape (1,) with which this bot judges."""
    return new_records(NOTES)


def search_notes() -> Records:
    """Notes of shape (1,) with which the search judges."""
    return new_notes()


TUNING = {"explore": 0.3, "heat": 0.3, "caution": 0.0, "calm": 1}
"""Settings of the search (:mod:`fondaco.bots.search`)."""

__all__ = ["TUNING", "evaluate", "is_calm", "new_notes", "rate", "search_notes"]
