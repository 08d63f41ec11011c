"""How Orient's heuristic bot chooses: a score for every legal action, from what the deciding seat knows.

``rate`` reads of a state only what its actor knows: the public part, the own hand and row, the treasures of slots that
the actor knows, and of which treasures the actor knows the owner. So a choice made on a state imagined from a seat's
information depends on that information alone. The weights are estimates of a practised player, not rules.
"""

from math import exp

import numpy as np

from ...kernel.compiling import compiled
from ...kernel.records import Records, new_records, record_type, wide
from .actions import *
from .rules.attack import attack_value, defence_value, is_repelled, key_value, stops_flyers
from .rules.day import units_of, worth
from .rules.drawing import hand_limit
from .rules.predicates import can_use, most_defenders
from .rules.treasures import bit, bonus, covered, has, insignia_of, is_open, slot_of
from .state import *

NOTES = record_type(
    (
        ("score", np.float64, ACTIONS),  # of the legal actions, in their order
        ("density", np.float64, PLAYERS),  # chance that a slot of a seat unknown to the actor holds insignia
    )
)

INSIGNIA_WORTH = 6.0  # of one of the insignia, and as much again for each that is owned already
LAST_WORTH = 40.0  # of the insignia that complete the set
VALUABLE_WORTH = 1.6
POWER_WORTH = 2.4  # of a valuable that helps its owner
TRAP_WORTH = -4.0  # of a treasure that bites
OBJECT_WORTH = 2.0
CARD = 0.35  # a card that is spent
PER_DEFENCE_CARD = 3.6  # defence expected of a hidden card from the defence pile
PER_ATTACK_CARD = 1.5
SPREAD = 2.2  # points of defence over which the chance to get through fades
ARCHERS_PER_CARD = 0.17  # chance that a hidden card of the defence pile is Archers
IDLE = -5.0  # an action that changes nothing, or for the worse
SHOWN = 2.5  # insignia of one's own whose slot others know
SWING = 0.9  # insignia ahead that make a player e times as likely to win


@compiled
def rate(s: np.record, c: np.record, out: np.ndarray, n: int, notes: np.record) -> None:
    """Write into ``notes.score`` what each of the ``n`` legal actions in ``out`` is worth to the actor."""
    p, d = s.actor, s.decision
    for q in range(s.players):
        notes.density[q] = _density(s, p, q)
    wanted = _first_defender(s, c, p) if d == ASK_DEFENCE else NONE
    for i in range(n):
        a = wide(out[i])
        if d == ASK_TURN or d == ASK_ATTACKS or d == ASK_AFTER:
            notes.score[i] = _of_turn(s, c, p, a, notes)
        elif d == ASK_DRAW:
            notes.score[i] = _of_pile(s, c, p, a - DRAW)
        elif d == ASK_TARGET:
            notes.score[i] = _of_target(s, c, p, a, notes)
        elif d == ASK_DEFENCE:
            notes.score[i] = _of_answer(s, c, p, a, wanted)
        elif d == ASK_BAZAAR or d == ASK_BRIBE:
            notes.score[i] = _of_offer(s, c, p, a)
        elif d == ASK_ACCUSE or d == ASK_CLAIM:
            notes.score[i] = _of_suit(s, c, p, a, notes)
        elif d == ASK_LAY:
            notes.score[i] = ((a - LAY) * 7919 + s.count * 104729 + p * 31337) % 97
        elif d == ASK_DISCARD:
            notes.score[i] = 0.0 if a == DONE else _uselessness(s, c, p, a - DISCARD)
        else:
            notes.score[i] = _of_choice(s, c, p, d, a, notes)


# What is known of treasures


@compiled
def _density(s: np.record, p: int, q: int) -> float:
    """Chance that an unknown slot of a seat holds insignia, by what the actor counts."""
    pool, counted, hidden, named, unknown = s.pool[p, q], 0, 0, 0, 0
    for r in range(s.players):
        if s.pool[p, r] == pool:
            counted += insignia_of(s, r)
            for i in range(s.row_size[r]):
                t = wide(s.row[r, i])
                if has(s.known_by[r, i], p):
                    counted -= wide(t < INSIGNIA)
                else:
                    hidden += 1
                    placed = has(s.owner_known[p], t)
                    hidden -= wide(placed)
                    counted -= wide(placed and t < INSIGNIA)
                    if r == q:
                        unknown += 1
                        named += wide(placed and t < INSIGNIA)
    if unknown == 0:
        return 0.0
    return min(1.0, (counted / hidden if hidden > 0 else 0.0) + named / unknown)


@compiled
def _worth_of(s: np.record, c: np.record, p: int, t: int) -> float:
    """What a treasure is worth to a player who would come to have it."""
    if t < INSIGNIA:
        held = insignia_of(s, p) - wide(slot_of(s, p, t) != NONE)
        return LAST_WORTH if held + 1 >= c.needed else INSIGNIA_WORTH * (1 + held)
    power = c.power[t]
    if power == THIEF_DISCARDS or power == THIEF_DRUNK:
        return TRAP_WORTH
    return POWER_WORTH if power != NO_POWER else VALUABLE_WORTH


@compiled
def _expected(s: np.record, c: np.record, p: int, q: int, i: int, notes: np.record) -> float:
    """What a slot of another player is worth, as far as the actor knows."""
    if has(s.known_by[q, i], p):
        return _worth_of(s, c, p, wide(s.row[q, i]))
    chance_of = notes.density[q]
    held = insignia_of(s, p)
    insignia = LAST_WORTH if held + 1 >= c.needed else INSIGNIA_WORTH * (1 + held)
    return chance_of * insignia + (1.0 - chance_of) * (VALUABLE_WORTH - 0.6)


@compiled
def _shown_insignia(s: np.record, p: int) -> int:
    """Own insignia whose slot some other player knows."""
    n = 0
    for i in range(s.row_size[p]):
        if s.row[p, i] < INSIGNIA and wide(s.known_by[p, i]) != bit(p):
            n += 1
    return n


@compiled
def _is_ready(s: np.record, c: np.record, p: int) -> bool:
    """Whether a player only waits for the old man."""
    return insignia_of(s, p) >= c.needed


@compiled
def _threat(s: np.record, c: np.record, p: int, q: int, notes: np.record) -> float:
    """Insignia that an opponent is expected to have."""
    n = 0.0
    for i in range(s.row_size[q]):
        if has(s.known_by[q, i], p):
            n += wide(s.row[q, i] < INSIGNIA) * 1.0
        else:
            n += notes.density[q]
    return n


# Attack and defence


@compiled
def _chance_through(s: np.record, c: np.record, p: int, q: int, k: int, strength: int, few: bool) -> float:
    """Chance that an attack with a card gets through to a seat and opens the door."""
    from_attack = wide(s.from_attack[q])
    from_defence = wide(s.hand_size[q]) - from_attack
    key = wide(c.key[k]) + bonus(s, c, p, KEY_PLUS) - bonus(s, c, q, KEY_MINUS)
    opens = max(1, min(SIDES, key)) / SIDES
    if s.drunk[q] == 1 or s.hand_size[q] == 0:
        return opens
    if c.kind[k] == FLYER:
        barred = bonus(s, c, q, FALCON) > 0
        archers = ARCHERS_PER_CARD if not has(s.banned, ARCHERS) else 0.0
        return 0.0 if barred else opens * (1.0 - archers) ** from_defence
    wall = PER_DEFENCE_CARD * from_defence + PER_ATTACK_CARD * from_attack
    if few:
        wall = min(wall, 5.0)
    spent = min(wall, 4.0 + 0.45 * wall) + bonus(s, c, q, DEFENCE_PLUS)
    return opens / (1.0 + exp((spent - strength) / SPREAD))


@compiled
def _best_target(s: np.record, c: np.record, p: int, k: int, strength: int, few: bool, notes: np.record) -> float:
    """The best that an attack with a card can be expected to bring."""
    best = 0.0
    for q in range(s.players):
        if q == p or s.row_size[q] == 0:
            continue
        through = _chance_through(s, c, p, q, k, strength, few)
        for i in range(s.row_size[q]):
            best = max(best, through * _expected(s, c, p, q, i, notes))
    return best


@compiled
def _laid_strength(s: np.record, c: np.record) -> tuple[int, bool]:
    """Strength of the attack on the table, and whether few may defend."""
    return attack_value(s, c), most_defenders(s, c) < HAND


@compiled
def _of_target(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """A target by what it brings; an event card laid with the attack when it makes a rich target much likelier."""
    k = wide(s.table[0])
    strength, few = _laid_strength(s, c)
    if a < TARGET:
        added = a - PLAY
        more = strength + (c.amount[added] if c.effect[added] == STRONGER else 0)
        fewer = few or c.effect[added] == FEW_DEFENDERS
        if c.kind[k] == FLYER:
            return -1.0
        before = _best_target(s, c, p, k, strength, few, notes)
        after = _best_target(s, c, p, k, more, fewer, notes)
        return after if after - before > 1.5 else -1.0
    if a >= TARGET_OBJECT:
        return OBJECT_WORTH * _chance_through(s, c, p, s.object_at[a - TARGET_OBJECT], k, strength, few)
    q, i = (a - TARGET) // ROW, (a - TARGET) % ROW
    return _chance_through(s, c, p, q, k, strength, few) * _expected(s, c, p, q, i, notes)


@compiled
def _price(c: np.record, k: int) -> float:
    """What a card is worth that is laid in defence."""
    return CARD + 0.06 * c.attack[k] + 0.08 * c.defence[k]


@compiled
def _at_stake(s: np.record, c: np.record, p: int) -> float:
    """What the attacked player may lose, weighed with the key."""
    opens = key_value(s, c) / SIDES
    if s.object != NONE:
        return opens * OBJECT_WORTH
    t = wide(s.row[p, s.slot])
    if t >= INSIGNIA:
        return opens * _worth_of(s, c, p, t)
    return opens * (INSIGNIA_WORTH + INSIGNIA_WORTH * insignia_of(s, p))


@compiled
def _first_defender(s: np.record, c: np.record, p: int) -> int:
    """The lowest card of the cheapest set that repels the attack and is worth it; NONE where there is none."""
    size = min(10, wide(s.hand_size[p]))
    most = most_defenders(s, c) - (s.laid_out - s.sent)
    flyer = c.kind[s.table[0]] == FLYER
    needed = attack_value(s, c) - defence_value(s, c)
    if s.laid_out == s.sent:
        needed -= bonus(s, c, p, DEFENCE_PLUS)
    best, first = _at_stake(s, c, p), NONE
    if is_repelled(s, c):
        return NONE
    for chosen in range(1, 1 << size):
        total, cost, number, lowest, repels = 0, 0.0, 0, NONE, False
        for j in range(size):
            if not has(chosen, j):
                continue
            k = wide(s.hand[p, j])
            number += 1
            if number > most or k < s.last or can_use(s, c, p, k) != 0:
                number = HAND + 1
                break
            total += c.defence[k]
            cost += _price(c, k)
            repels = repels or stops_flyers(s, c, p, k)
            if lowest == NONE:
                lowest = k
        enough = repels if flyer else total >= needed
        if number <= most and enough and cost < best:
            best, first = cost, lowest
    return first


@compiled
def _of_answer(s: np.record, c: np.record, p: int, a: int, wanted: int) -> float:
    """The cheapest defence where it is worth it; a gate for what is dear."""
    if a == DONE or a == DECLINE:
        return 0.0
    if a < PLAY:
        return 2.0 if a - DEFEND == wanted else -1.0
    return 1.0 if _at_stake(s, c, p) > 3.5 else -1.0


# The turn


@compiled
def _of_turn(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """The actions and event cards of a turn. Rather than nothing a card is exchanged, so that nights end (O-Q9)."""
    if a == PASS or a == END_TURN:
        return IDLE if a == PASS else 0.0
    if a == REARRANGE:
        return SHOWN * _shown_insignia(s, p) - 0.2 if _shown_insignia(s, p) > 0 else IDLE
    if a < DEFEND:
        k = a - ATTACK
        strength = wide(c.attack[k]) + bonus(s, c, p, ATTACK_PLUS)
        gain = _best_target(s, c, p, k, strength, False, notes)
        kept = 0.10 * c.defence[k] if c.defence[k] >= 5 else 0.0
        return gain - 0.15 - kept
    if a < DISCARD:
        return _of_event(s, c, p, a - PLAY, notes)
    if a < UNCOVER:
        return 0.3 * _uselessness(s, c, p, a - DISCARD)
    if a < COVER:
        t = wide(s.row[p, a - UNCOVER])
        return 0.9 if t >= INSIGNIA and _worth_of(s, c, p, t) > VALUABLE_WORTH else IDLE
    return 3.0 * _curiosity(s, c, p, a - LOOK, notes)


@compiled
def _curiosity(s: np.record, c: np.record, p: int, place: int, notes: np.record) -> float:
    """A look at a slot: most where insignia may lie, nothing where it is known."""
    q, i = place // ROW, place % ROW
    return 0.0 if has(s.known_by[q, i], p) else 0.3 + notes.density[q] * (1.0 - notes.density[q])


@compiled
def _uselessness(s: np.record, c: np.record, p: int, k: int) -> float:
    """How gladly a card is exchanged for another."""
    if c.attack[k] == NONE:
        return -1.0
    if can_use(s, c, p, k) != 0:
        return 1.5 if s.drunk[p] == 0 else -0.5
    return 0.9 - max(0.16 * c.attack[k], 0.22 * c.defence[k])


@compiled
def _of_event(s: np.record, c: np.record, p: int, k: int, notes: np.record) -> float:
    """An event card in a window of the own turn."""
    effect = c.effect[k]
    best = 0.0
    if effect == DISCARD_CARDS:
        for q in range(s.players):
            if q != p and s.hand_size[q] >= 3:
                best = 1.2
        return best - 0.1
    if effect == LOOK_ROW or effect == LOOK_SLOTS:
        for q in range(s.players):
            for i in range(s.row_size[q]):
                if q != p and not is_open(s, q, i):
                    best = max(best, _curiosity(s, c, p, q * ROW + i, notes))
        return 6.0 * best - 1.0
    if effect == EXCHANGE:
        return _best_exchange(s, c, p, notes) - 3.0
    if effect == REARRANGE_ROW:
        return SHOWN * _shown_insignia(s, p) + 0.1 * wide(_shown_insignia(s, p) > 0) - 0.2
    if effect == EXTRA_ACTION:
        return 1.0 if s.stage == AFTER and s.hand_size[p] > 2 else -0.5
    if effect == MOVE_OLD_MAN:
        if s.old_man == NOT_IN_GAME:
            return 0.2
        if _is_ready(s, c, p):
            return 100.0
        for q in range(s.players):
            if q != p and s.old_man == q and _threat(s, c, p, q, notes) > c.needed - 1.2:
                best = 4.0
        return best - 0.5
    return -1.0


@compiled
def _best_exchange(s: np.record, c: np.record, p: int, notes: np.record) -> float:
    """The best gain of an exchange: the richest slot of others for the poorest own."""
    best, least = 0.0, LAST_WORTH
    for q in range(s.players):
        for i in range(s.row_size[q]):
            if q == p:
                least = min(least, _worth_of(s, c, p, wide(s.row[q, i])))
            else:
                best = max(best, _expected(s, c, p, q, i, notes))
    return best - least


@compiled
def _of_pile(s: np.record, c: np.record, p: int, pile: int) -> float:
    """The pile to draw from: about two cards to attack with, the others to defend."""
    limit = hand_limit(s, c, p)
    enough = s.from_attack[p] * 5 >= 2 * limit
    return 1.0 if (pile == 0) != enough else 0.0


# Other choices


@compiled
def _of_choice(s: np.record, c: np.record, p: int, d: int, a: int, notes: np.record) -> float:
    """The rarer questions."""
    if d == ASK_DOOR:
        dear = s.object == NONE and _expected(s, c, p, s.target, wide(s.slot), notes) > 6.0
        return 0.0 if a == ROLL else 1.0 if dear and key_value(s, c) < 5 else -1.0
    if d == ASK_REROLL:
        if s.laid_out > 0:
            failed = s.die > key_value(s, c)
        else:
            far = (s.old_man + (s.die - 1) // 2) % s.players
            failed = _is_ready(s, c, p) and far != p
        return 1.0 if (a == REROLL) == failed else 0.0
    if d == ASK_PILFER:
        if a == DECLINE:
            return 0.0
        if s.object != NONE:
            return OBJECT_WORTH - 3.0
        return _expected(s, c, p, s.holder, wide(s.slot), notes) - 4.0
    if d == ASK_COVER_STOLEN:
        return 1.0 if a == COVER_IT else 0.0
    if d == ASK_OLD_MAN:
        return 0.0 if a == PLAY_ON else 100.0 if _is_ready(s, c, p) else -1.0
    if d == ASK_COVER_ROW:
        return 0.0 if a == DONE else 1.0 if s.row[p, a - COVER] < INSIGNIA else -1.0
    if d == ASK_FACING:
        if a == DONE:
            return 0.0
        t = wide(s.row[p, a - UNCOVER])
        return 1.0 if t >= INSIGNIA and _worth_of(s, c, p, t) > VALUABLE_WORTH else -1.0
    if d == ASK_OPPONENT:
        q = a - SEAT
        if c.effect[s.event] == DISCARD_CARDS:
            return s.hand_size[q] + 0.5 * _threat(s, c, p, q, notes)
        return covered(s, q) * (0.2 + notes.density[q] * (1.0 - notes.density[q]))
    if d == ASK_ROAD:
        q = a - SEAT
        return 50.0 if q == p and _is_ready(s, c, p) else 1.0 if q == p else -_threat(s, c, p, q, notes)
    if d == ASK_LOOK:
        return 0.0 if a == DONE else _curiosity(s, c, p, a - LOOK, notes)
    if d == ASK_GIVE:
        return -_worth_of(s, c, p, wide(s.row[p, a - GIVE]))
    return _expected(s, c, p, (a - GET) // ROW, (a - GET) % ROW, notes)


@compiled
def _of_offer(s: np.record, c: np.record, p: int, a: int) -> float:
    """Raise while an offer is not clearly ahead and enough is kept for the rest of the day."""
    if a == PASS:
        return 0.0
    mine = worth(s, c, p, wide(s.offer[p]))
    other = 0
    for q in range(s.players):
        if q != p:
            other = max(other, worth(s, c, q, wide(s.offer[q])))
    if s.decision == ASK_BRIBE:
        return 1.0 if mine < other + 3 else -1.0
    kept = worth(s, c, p, units_of(s, p) & ~(wide(s.offer[p]) | wide(s.spent[p])))
    return 1.0 if mine <= other and mine < 4 and kept > 1 else -1.0


@compiled
def _of_suit(s: np.record, c: np.record, p: int, a: int, notes: np.record) -> float:
    """Sue where insignia are known or likely, for those known best."""
    if a == PASS:
        return 0.0
    best = -1.0
    if a < CLAIM:
        for t in range(INSIGNIA):
            best = max(best, _of_claim(s, c, p, a - ACCUSE, t, notes))
        return best
    return _of_claim(s, c, p, s.accused, a - CLAIM, notes)


@compiled
def _of_claim(s: np.record, c: np.record, p: int, q: int, t: int, notes: np.record) -> float:
    """A suit for a treasure against a seat: by how likely the accused has it."""
    if has(s.tried, t) and not has(s.lost[p], t):
        return -1.0
    unknown, free = 0, 0
    for r in range(s.players):
        i = slot_of(s, r, t)
        if i != NONE and (has(s.known_by[r, i], p) or has(s.owner_known[p], t)):
            return _worth_of(s, c, p, t) if r == q else -1.0
        for j in range(s.row_size[r]):
            unknown += wide(r == q and not has(s.known_by[r, j], p))
    for other in range(INSIGNIA):
        known = False
        for r in range(s.players):
            i = slot_of(s, r, other)
            known = known or (i != NONE and (has(s.known_by[r, i], p) or has(s.owner_known[p], other)))
        free += wide(not known)
    if t >= INSIGNIA or free == 0:
        return 0.05
    return _worth_of(s, c, p, t) * min(1.0, notes.density[q] * unknown / free)


# The whole


def new_notes() -> Records:
    """Notes of shape (1,) with which this bot judges."""
    return new_records(NOTES)


def search_notes() -> Records:
    """Notes of shape (1,) with which the search judges: the same."""
    return new_notes()


@compiled
def is_calm(s: np.record) -> bool:
    """Whether a turn begins, or a day is over: no attack, theft or sale is open."""
    return s.decision == ASK_TURN or s.decision == ASK_LAY


@compiled
def evaluate(s: np.record, c: np.record, notes: np.record, shares: np.ndarray) -> None:
    """Each seat's expected share of the victory: by insignia, those that others cannot place counting more."""
    total = 0.0
    for p in range(s.players):
        held = insignia_of(s, p)
        safe = held - _shown_insignia(s, p)
        near = 1.5 if held >= c.needed else 0.0
        here = 0.4 if s.old_man == p and held >= c.needed else 0.0
        strength = held * held / c.needed + 0.3 * safe + near + here + 0.05 * s.row_size[p] + 0.02 * s.hand_size[p]
        shares[p] = exp(strength / SWING)
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


TUNING = {"explore": 0.3, "heat": 1.0, "caution": 0.0, "calm": 1}
"""Settings of the search (:mod:`fondaco.bots.search`)."""

__all__ = ["TUNING", "evaluate", "is_calm", "new_notes", "rate", "search_notes"]
