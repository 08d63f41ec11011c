"""Positions of Orient as JSON that people can write: everything a state holds, hidden cards and knowledge too.

What is left out has its value at the start of a game. Night cards named nowhere lie in the piles; treasures named
nowhere are not in the game. See ``docs/orient.md``.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from fondaco.errors import FondacoError
from fondaco.games.orient.notation import unit_name, unit_number, visitor_ids
from fondaco.games.orient.state import (
    ASK_ACCUSE,
    ASK_BAZAAR,
    ASK_BRIBE,
    ASK_CLAIM,
    ASK_COVER_STOLEN,
    ASK_DEFENCE,
    ASK_DRAW,
    ASK_FACING,
    ASK_LAY,
    ASK_PILFER,
    DAWN_DRAW,
    DAY_CARDS,
    DECISIONS,
    EVERYBODY,
    FEWEST_PLAYERS,
    GROUPS,
    HAND,
    INSIGNIA,
    KINDS,
    MIDDLE,
    NONE,
    NOT_IN_GAME,
    OBSERVERS,
    OVER,
    PILE_KINDS,
    PLAYERS,
    ROW,
    SIDES,
    SPECTATOR,
    TABLE,
)
from fondaco.kernel.components import ComponentSet
from fondaco.kernel.forms import convert
from fondaco.kernel.positions import Reader

STAGES = ("before", "attacking", "after")
DRAWS = ("none", "turn", "dawn", "exchange", "road")
LAYINGS = ("none", "dawn", "action", "veil")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=PLAYERS)]
Slot = Annotated[int, msgspec.Meta(ge=0, lt=ROW)]
Count = Annotated[int, msgspec.Meta(ge=0, le=KINDS)]
Die = Annotated[int, msgspec.Meta(ge=0, le=SIDES)]
Flag = Annotated[int, msgspec.Meta(ge=0, le=1)]
Names = list[str]


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A treasure in a slot: face up or not, and who else knows it; its id alone means: face down, nobody else."""

    treasure: str
    up: bool = False
    known_by: list[Seat] | Literal["everybody"] = []


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole notation. Lists have an entry per seat; None stands for a default of its own."""

    game: Literal["orient"] = "orient"
    players: Annotated[int, msgspec.Meta(ge=FEWEST_PLAYERS, le=PLAYERS)] = FEWEST_PLAYERS
    count: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0
    decision: Literal[DECISIONS] = "turn"  # type: ignore[valid-type]
    actor: Seat | None = None  # None: whoever must answer this question
    undoable: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    night: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] = 1
    day: Flag = 0
    dealer: Seat | None = None  # None: the seat before the one whose turn it is
    turn: Seat = 0
    winner: Seat | None = None
    old_man: Seat | Literal["middle", "none"] | None = None  # None: with the dealer
    banned: list[Literal[GROUPS]] = []  # type: ignore[valid-type]
    stage: Literal[STAGES] = "before"  # type: ignore[valid-type]
    rerolled: Count = 0
    looked: Count = 0
    die: Die = 0
    event: str | None = None
    left: Count = 0
    last: Annotated[int, msgspec.Meta(ge=0, le=PLAYERS * ROW)] | None = None
    draw: Literal[DRAWS] = "none"  # type: ignore[valid-type]
    laying: Literal[LAYINGS] = "none"  # type: ignore[valid-type]
    laid: Slot = 0
    asked: Annotated[int, msgspec.Meta(ge=0, le=PLAYERS)] = 0
    due: Flag = 0
    table: Annotated[Names, msgspec.Meta(max_length=TABLE)] = []
    sent: Count | None = None  # None: all cards on the table, or one for a defence
    target: Seat | None = None
    slot: Slot | None = None
    object: str | None = None
    holder: Seat | None = None
    hands: list[Annotated[Names, msgspec.Meta(max_length=HAND)]] | None = None
    rows: list[list[str | Laid]] | None = None
    owner_known: list[Names] | None = None  # per observer: the seats, then spectators
    pools: list[list[Seat]] | None = None  # per observer, per seat
    drunk: list[Flag] | None = None
    djinns: list[Count] | None = None
    losses: list[Count] | None = None
    visitors: dict[str, Seat] = {}
    objects: dict[str, Seat] = {}
    trimmed: Annotated[list[Count], msgspec.Meta(min_length=PILE_KINDS, max_length=PILE_KINDS)] | None = None
    discard: dict[str, Count] = {}
    day_cards: Annotated[Names, msgspec.Meta(max_length=DAY_CARDS)] = []
    night_open: Names = []
    offer: list[Names] | None = None
    spent: list[Names] | None = None
    passes: Count = 0
    dice: list[Die] | None = None
    accused: Seat | None = None
    claim: str | None = None
    tried: Names = []
    lost: list[Names] | None = None


NUMBERS = (
    *("players", "count", "undoable", "night", "day", "turn", "rerolled", "looked", "die", "left", "laid"),
    *("asked", "due", "passes"),
)
SEATS = ("winner", "target", "holder", "accused")
PER_SEAT = ("drunk", "djinns", "losses", "dice")
DEFAULTS: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Position()))


def _ids(components: ComponentSet, part: str) -> list[str]:
    """Ids of a part of the set, at their numbers."""
    return [entry["id"] for entry in components.data[part]]


def _named(names: Sequence[str], bits: int) -> Names:
    """The names of a set of numbers."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def default_pools(rows: Sequence[Sequence[int]], insignia: int) -> list[list[int]]:
    """Everybody counts each player's insignia if all have as many as were dealt, else only those of all together."""
    dealt = all(sum(1 for t in row if 0 <= t < INSIGNIA) == insignia for row in rows)
    return [[seat if dealt else 0 for seat in range(len(rows))] for _ in range(len(rows) + 1)]


def _dealt_insignia(components: ComponentSet, players: int) -> int:
    return next(int(entry["insignia"]) for entry in components.data["setup"] if entry["players"] == players)


def whom(decision: int, s: np.record) -> int | None:
    """The seat that must answer a question in a state; None where the position has to say it."""
    beyond = int(s.dealer + 1 + s.asked) % int(s.players)
    if decision == OVER:
        return NONE
    if decision == ASK_DEFENCE:
        return int(s.target)
    if decision == ASK_COVER_STOLEN:
        return int(s.holder)
    if decision == ASK_PILFER:
        return int(s.holder + s.asked) % int(s.players)
    if decision in (ASK_BAZAAR, ASK_BRIBE):
        return None
    if decision in (ASK_ACCUSE, ASK_CLAIM, ASK_FACING) or (decision == ASK_DRAW and s.draw == DAWN_DRAW):
        return beyond
    if decision == ASK_LAY and LAYINGS[int(s.laying)] == "dawn":
        return beyond
    return int(s.turn)


def to_dict(state: np.record, components: ComponentSet) -> dict[str, Any]:
    """Write a state down; what has its default is left out."""
    cards, treasures, day = components.names, _ids(components, "treasures"), _ids(components, "day_cards")
    s = {
        field: value.tolist() if isinstance(value, np.ndarray) else value
        for field, value in zip(state.dtype.names or (), state.item(), strict=True)
    }
    seats = range(s["players"])
    observers = [*seats, SPECTATOR]

    def per_seat(entries: Sequence[Any], usual: object) -> list[Any] | None:
        return None if all(entry == usual for entry in entries) else list(entries)

    def name(names: Sequence[str], number: int) -> str | None:
        return None if number == NONE else names[number]

    def seat(number: int) -> int | None:
        return None if number == NONE else number

    def laid(p: int, i: int) -> str | dict[str, Any]:
        up, knowing = bool(s["facing"][p] >> i & 1), s["known_by"][p][i]
        others = [q for q in seats if q != p and knowing >> q & 1]
        entry = Laid(
            treasures[s["row"][p][i]],
            up,
            [] if up else "everybody" if knowing >> SPECTATOR & 1 else others,
        )
        return entry.treasure if entry == Laid(entry.treasure) else dict(msgspec.to_builtins(entry))

    rows = [[laid(p, i) for i in range(s["row_size"][p])] for p in seats]
    pools = [[s["pool"][r][p] for p in seats] for r in observers]
    usual = default_pools([s["row"][p][: s["row_size"][p]] for p in seats], _dealt_insignia(components, len(seats)))
    dealer = (s["turn"] - 1) % len(seats)
    table = [cards[k] for k in s["table"] if k != NONE]
    old_man = {MIDDLE: "middle", NOT_IN_GAME: "none"}.get(s["old_man"], s["old_man"])
    asked = whom(s["decision"], state)
    full: dict[str, Any] = {
        **{field: s[field] for field in NUMBERS},
        **{field: seat(s[field]) for field in SEATS},
        **{field: per_seat([s[field][p] for p in seats], 0) for field in PER_SEAT},
        "decision": DECISIONS[s["decision"]],
        "actor": s["actor"] if asked is None else None,
        "dealer": None if s["dealer"] == dealer else s["dealer"],
        "old_man": None if old_man == s["dealer"] else old_man,
        "banned": _named(GROUPS, s["banned"]),
        "stage": STAGES[s["stage"]],
        "event": name(cards, s["event"]),
        "last": seat(s["last"]),
        "draw": DRAWS[s["draw"]],
        "laying": LAYINGS[s["laying"]],
        "table": table,
        "sent": None if s["sent"] == _usual_sent(table, s["decision"]) else s["sent"],
        "slot": seat(s["slot"]),
        "object": name(day, s["object"]),
        "hands": per_seat([[cards[k] for k in s["hand"][p] if k != NONE] for p in seats], []),
        "rows": rows,
        "owner_known": per_seat([_named(treasures, s["owner_known"][r]) for r in observers], []),
        "pools": None if pools == usual else pools,
        "visitors": {
            visitor: at for visitor, at in zip(visitor_ids(components), s["visitor_at"], strict=False) if at != NONE
        },
        "objects": {card: at for card, at in zip(day, s["object_at"], strict=False) if at != NONE},
        "trimmed": s["trimmed"] if any(s["trimmed"]) else None,
        "discard": {card: n for card, n in zip(cards, s["discard"], strict=False) if n},
        "day_cards": [day[k] for k in s["day_cards"] if k != NONE],
        "night_open": _named(treasures, s["night_open"]),
        "offer": per_seat([_units(s["offer"][p], components) for p in seats], []),
        "spent": per_seat([_units(s["spent"][p], components) for p in seats], []),
        "claim": name(treasures, s["claim"]),
        "tried": _named(treasures, s["tried"]),
        "lost": per_seat([_named(treasures, s["lost"][p]) for p in seats], []),
    }
    return {"game": "orient"} | {
        field: full[field] for field in DEFAULTS if field in full and full[field] != DEFAULTS[field]
    }


def _usual_sent(table: Sequence[str], decision: int) -> int:
    """How many cards of the table are the attacker's, if nothing is said: all, or one where a defence is asked."""
    return min(1, len(table)) if decision == ASK_DEFENCE else len(table)


def _units(bits: int, components: ComponentSet) -> Names:
    """A set of bonus units in words."""
    return [unit_name(unit, components) for unit in range(bits.bit_length()) if bits >> unit & 1]


def from_dict(position: Mapping[str, Any], components: ComponentSet, state: np.record) -> None:
    """Write a position into a zeroed state. Raises FondacoError naming the place of the first fault."""
    _Reader(convert(position, Position, "position", FondacoError), components, state).read()


class _Reader(Reader[Position]):
    """A position on its way into a state."""

    def __init__(self, position: Position, components: ComponentSet, state: np.record) -> None:
        super().__init__(position, position.players)
        self.components = components
        self.state = state
        self.cards = components.names
        self.treasures = _ids(components, "treasures")
        self.day_cards = _ids(components, "day_cards")

    def read(self) -> None:
        """Write the position into the state."""
        self._numbers()
        self._rows()
        self._knowledge()
        self._cards()
        self._persons()
        self._day()
        self._question()

    def _set(self, names: Sequence[str], chosen: Sequence[str], place: str) -> int:
        """A set of names as bits."""
        return sum(1 << self._index(names, name, place) for name in set(chosen))

    # Parts of the state

    def _numbers(self) -> None:
        p, s = self.position, self.state
        for field in NUMBERS:
            setattr(s, field, getattr(p, field))
        for field in SEATS:
            setattr(s, field, self._seat(getattr(p, field), field))
        self._seat(p.turn, "turn")
        s.decision = DECISIONS.index(p.decision)
        s.dealer = (p.turn - 1) % p.players if p.dealer is None else self._seat(p.dealer, "dealer")
        s.banned = self._set(GROUPS, p.banned, "banned")
        s.stage, s.draw, s.laying = STAGES.index(p.stage), DRAWS.index(p.draw), LAYINGS.index(p.laying)
        s.event = self._index(self.cards, p.event, "event")
        s.object = self._index(self.day_cards, p.object, "object")
        s.claim = self._index(self.treasures, p.claim, "claim")
        s.last = NONE if p.last is None else p.last
        s.slot = NONE if p.slot is None else p.slot
        for field in PER_SEAT:
            getattr(s, field)[: len(self.seats)] = self._per_seat(field, 0)

    def _rows(self) -> None:
        s = self.state
        s.row[:] = NONE
        found: set[int] = set()
        for seat, row in enumerate(self._per_seat("rows", [])):
            if len(row) > ROW:
                raise self._fault("form-limit", f"rows[{seat}]", limit=f"<= {ROW}")
            for i, given in enumerate(row):
                place = f"rows[{seat}][{i}]"
                entry = Laid(given) if isinstance(given, str) else given
                t = self._index(self.treasures, entry.treasure, place)
                if t in found:
                    raise self._fault("position-card-twice", place, card=entry.treasure)
                found.add(t)
                s.row[seat, i] = t
                if entry.up or entry.known_by == "everybody":
                    s.known_by[seat, i] = EVERYBODY
                else:
                    s.known_by[seat, i] = sum(1 << self._seat(q, place) for q in {seat, *entry.known_by})
                if entry.up:
                    s.facing[seat] |= 1 << i
                    s.open[seat] |= 1 << t
            s.row_size[seat] = len(row)

    def _knowledge(self) -> None:
        p, s = self.position, self.state
        observers = [*self.seats, SPECTATOR]
        for r, names in zip(observers, self._per_seat("owner_known", [], extra=1), strict=True):
            s.owner_known[r] = self._set(self.treasures, names, f"owner_known[{r}]")
        rows = [s.row[seat, : s.row_size[seat]].tolist() for seat in self.seats]
        usual = default_pools(rows, _dealt_insignia(self.components, p.players))
        pools = usual if p.pools is None else self._per_seat("pools", None, extra=1)
        s.pool[:] = [list(range(PLAYERS))] * OBSERVERS
        for r, pool in zip(observers, pools, strict=True):
            if len(pool) != len(self.seats):
                raise self._fault("form-limit", f"pools[{r}]", limit=str(len(self.seats)))
            s.pool[r, : len(pool)] = pool
        for r in range(p.players, PLAYERS):
            s.pool[r] = s.pool[SPECTATOR]

    def _cards(self) -> None:
        p, s = self.position, self.state
        bag = Counter({k: int(card["number"]) for k, card in enumerate(self.components.data["night_cards"])})

        def take(name: str, place: str, number: int = 1) -> int:
            k = self._index(self.cards, name, place)
            bag[k] -= number
            if bag[k] < 0:
                raise self._fault("position-cards-short", place, card=name)
            return k

        s.hand[:] = NONE
        for seat, names in enumerate(self._per_seat("hands", [])):
            hand = sorted(take(name, f"hands[{seat}]") for name in names)
            s.hand[seat, : len(hand)] = hand
            s.hand_size[seat] = len(hand)
            s.from_attack[seat] = sum(1 for k in hand if self._pile(k) == 0)
        s.table[:] = NONE
        s.table[: len(p.table)] = [take(name, f"table[{at}]") for at, name in enumerate(p.table)]
        s.laid_out = len(p.table)
        s.sent = _usual_sent(p.table, int(s.decision)) if p.sent is None else p.sent
        for name, number in p.discard.items():
            s.discard[take(name, "discard", number)] = number
        s.visitor_at[:] = NONE
        visitors = visitor_ids(self.components)
        for name, seat in p.visitors.items():
            s.visitor_at[self._index(visitors, name, "visitors")] = self._seat(seat, f"visitors.{name}")
            take(name, "visitors")
        for k, number in bag.items():
            s.bag[k] = number
        for pile in range(PILE_KINDS):
            number = sum(n for k, n in bag.items() if self._pile(k) == pile)
            trimmed = p.trimmed[pile] if p.trimmed else 0
            if trimmed > number:
                raise self._fault("form-limit", f"trimmed[{pile}]", limit=f"<= {number}")
            s.trimmed[pile], s.pile_size[pile] = trimmed, number - trimmed

    def _pile(self, k: int) -> int:
        return int(self.components.data["night_cards"][k]["pile"] != "attack")

    def _persons(self) -> None:
        p, s = self.position, self.state
        if p.old_man is None:
            s.old_man = s.dealer
        elif isinstance(p.old_man, str):
            s.old_man = MIDDLE if p.old_man == "middle" else NOT_IN_GAME
        else:
            s.old_man = self._seat(p.old_man, "old_man")
        s.object_at[:] = NONE
        for name, seat in p.objects.items():
            s.object_at[self._index(self.day_cards, name, "objects")] = self._seat(seat, f"objects.{name}")

    def _day(self) -> None:
        p, s = self.position, self.state
        s.day_cards[:] = NONE
        for at, name in enumerate(p.day_cards):
            s.day_cards[at] = self._index(self.day_cards, name, f"day_cards[{at}]")
        s.revealed = len(p.day_cards)
        s.night_open = self._set(self.treasures, p.night_open, "night_open")
        s.tried = self._set(self.treasures, p.tried, "tried")
        for seat, names in enumerate(self._per_seat("lost", [])):
            s.lost[seat] = self._set(self.treasures, names, f"lost[{seat}]")
        for field in ("offer", "spent"):
            for seat, words in enumerate(self._per_seat(field, [])):
                for word in set(words):
                    unit = unit_number(word, self.components)
                    if unit is None:
                        raise self._fault("form-unknown", f"{field}[{seat}]", field=word)
                    getattr(s, field)[seat] |= 1 << unit

    # The question asked

    def _question(self) -> None:
        """The question fits what lies on the table, and its actor is whoever must answer it."""
        p, s = self.position, self.state
        attack = p.decision in ("target", "defence", "door") or (p.decision == "reroll" and bool(p.table))
        stolen = p.decision in ("pilfer", "cover_stolen")
        day = p.decision in ("bazaar", "accuse", "claim", "bribe")
        event = self.components.data["night_cards"][s.event].get("effect", {}).get("type") if p.event else None
        aimed = (attack and p.decision != "target") or stolen
        fits = {
            "winner": (p.winner is not None) == (s.decision == OVER),
            "day": bool(p.day) == day or s.decision == OVER,
            "table": bool(p.table) == attack,
            "sent": 0 <= s.sent <= len(p.table),
            "target": (p.target is not None) == aimed,
            "holder": (p.holder is not None) == stolen,
            "slot": self._slot_fits(aimed, stolen),
            "event": event in self._events(p.decision),
            "draw": (p.draw != "none") == (p.decision == "draw"),
            "laying": self._laying_fits(),
            "object": p.object is None or (aimed and p.slot is None) or p.decision == "bazaar",
            "accused": (p.accused is not None) == (p.decision in ("claim", "bribe")),
            "claim": self._claim_fits(),
            "die": p.die > 0 or p.decision != "reroll",
        }
        if p.decision == "bazaar":
            fits["object"] = p.object is not None
        for place, fit in fits.items():
            if not fit:
                raise self._fault("position-effect", place, decision=p.decision)
        s.actor = self._actor()

    def _actor(self) -> int:
        p, s = self.position, self.state
        answers = whom(int(s.decision), s)
        given = self._seat(p.actor, "actor")
        if answers is None:
            answers = given if given != NONE else (int(s.dealer) + 1) % p.players
        elif p.actor is not None and given != answers:
            raise self._fault("position-effect", "actor", decision=p.decision)
        return answers

    def _slot_fits(self, aimed: bool, stolen: bool) -> bool:
        """A slot of the row in question, or an object that its holder has."""
        p, s = self.position, self.state
        row = p.holder if stolen else p.target if aimed else p.turn
        if p.slot is not None:
            return row is not None and bool(p.slot < s.row_size[row]) and (aimed or p.decision == "get")
        if p.decision == "cover_stolen" or p.decision == "get":
            return False
        return not aimed or (p.object is not None and bool(s.object_at[s.object] == row))

    def _events(self, decision: str) -> tuple[str | None, ...]:
        """The effects whose choices a question asks for, or None where there is no event card."""
        return {
            "opponent": ("discard", "look_row"),
            "road": ("move_old_man",),
            "look": ("look",),
            "give": ("exchange",),
            "get": ("exchange",),
        }.get(decision, (None,))

    def _laying_fits(self) -> bool:
        p, s = self.position, self.state
        if p.decision == "lay":
            row = whom(int(s.decision), s)
            return p.laying != "none" and row is not None and bool(p.laid < s.row_size[row] - 1)
        if p.decision == "cover_row":
            return bool(p.laying in ("action", "veil"))
        return bool(p.laying == ("dawn" if p.decision == "facing" else "none"))

    def _claim_fits(self) -> bool:
        p, s = self.position, self.state
        if p.decision != "bribe":
            return p.claim is None
        return p.accused is not None and p.claim is not None and bool((s.row[p.accused] == s.claim).any())
