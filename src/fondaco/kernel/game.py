"""The public API: a :class:`Game` makes a :class:`State`, a state is played action by action."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from fondaco.errors import FondacoError, IllegalActionError
from fondaco.kernel import compiling
from fondaco.kernel.chance import TRACE, new_luck, scripted_luck, seed_key, take_trace, turn_page
from fondaco.kernel.clauses import NOT_ASKED, clause_id
from fondaco.kernel.events import Event, View
from fondaco.kernel.records import Records, new_records
from fondaco.kernel.room import Room, room
from fondaco.kernel.verbs import parts, starts

if TYPE_CHECKING:
    from fondaco.kernel.components import ComponentSet

SPECTATOR = -1
PREVIEWS = 16
"""Imagined states on which a preview is played."""


class Outcome(NamedTuple):
    """How a game ended: a word for the reason, and the seats that won."""

    reason: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the clause that forbids it, or None if it does not answer the question now asked."""

    clause: str | None


class Game:
    """One of the games, with a number of players, options, a component set and a way to run the rules.

    Make one with :func:`fondaco.game`. A game is immutable; all its states share it.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        components: Path | Mapping[str, Any] | None = None,
        mode: compiling.Mode | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.room: Room = room(name)
        self.name = name
        fewest, most = self.room.seats
        self.players = fewest if players is None else players
        if not fewest <= self.players <= most:
            seats = str(fewest) if fewest == most else f"{fewest}–{most}"
            raise FondacoError("bad-players", game=name, seats=seats, players=str(self.players))
        self.options = self._checked_options(options or {})
        self.mode: compiling.Mode = mode or compiling.default_mode()
        self.set: ComponentSet = self.room.load(components)
        self.components: Records = self.room.pack(self.set, self.options, self.players)

    def _checked_options(self, given: Mapping[str, Any]) -> dict[str, str]:
        known = {option.name: option for option in self.room.options}
        for name, value in given.items():
            if name not in known:
                raise FondacoError("unknown-option", game=self.name, option=name, known=", ".join(known))
            if str(value) not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise FondacoError("bad-option", option=name, value=str(value), choices=choices)
        return {name: str(given.get(name, option.default)) for name, option in known.items()}

    @cached_property
    def engine(self) -> compiling.Engine:
        """The rules of this game, run in its mode."""
        return compiling.load(self.name, self.mode)

    @property
    def actions(self) -> int:
        """Size of the action table; actions are 0 to ``actions - 1``."""
        return self.room.actions

    # Making states

    def deal(self, seed: int | bytes | None = None, script: Sequence[int] | None = None) -> "State":
        """Deal a new game.

        ``seed``: an integer or 32 bytes; None asks the operating system. ``script``: outcomes to follow instead.
        Raises FondacoError ``bad-seed``, or ``script-short`` when the script does not last for the deal.
        """
        state = State(self, new_records(self.room.state), *_luck_of(seed, script))
        self.engine.doors.deal_at(state.records, 0, self.components, state.luck)
        state.gather_luck()
        return state

    def position(
        self, position: Mapping[str, Any], seed: int | bytes | None = None, script: Sequence[int] | None = None
    ) -> "State":
        """The state that a position describes (see the game's page in ``docs/``).

        Raises FondacoError naming the place of the first fault.
        """
        state = State(self, new_records(self.room.state), *_luck_of(seed, script))
        self.room.from_position(position, self.set, state.records[0])
        fault = int(self.engine.doors.check_at(state.records, 0, self.components))
        if fault:
            raise FondacoError("position-broken", clause=clause_id(self.room.prefix, fault))
        if not state.over and not state.legal():
            raise FondacoError("position-no-move", decision=state.decision)
        return state

    def imagine(self, information: Records, seed: int | bytes | None = None) -> "State":
        """A state drawn from all that agree with an information record (shape (1,)), each equally likely."""
        luck = new_luck(seed_key(seed))
        state = State(self, new_records(self.room.state), luck)
        self.engine.doors.imagine_at(information, 0, self.components, luck, state.records, 0)
        return state

    # Actions in words

    def _parts(self, action: int) -> tuple[str, str, int]:
        """Verb, kind of argument and argument of an action."""
        if not 0 <= action < self.actions:
            raise IllegalActionError("action-unknown", action=str(action), actions=self.actions)
        return parts(self.room.verbs, action)

    def action(self, action: int) -> dict[str, str | int]:
        """An action as a dict: ``{"verb": "buy", "card": "ware_kkk"}``."""
        verb, kind, value = self._parts(action)
        return {"verb": verb, kind: self.room.argument(kind, value, self.set)} if kind else {"verb": verb}

    def notation(self, action: int) -> str:
        """An action as records write it: ``"buy ware_kkk"``."""
        return " ".join(str(part) for part in self.action(action).values())

    def parse(self, action: Mapping[str, Any] | str) -> int:
        """The action that a dict or a line of notation means. Raises IllegalActionError ``action-unread``."""
        given = dict(action) if isinstance(action, Mapping) else {}
        verb_given, _, word = action.partition(" ") if isinstance(action, str) else (given.get("verb"), "", "")
        for start, (verb, kind, first, number) in zip(starts(self.room.verbs), self.room.verbs, strict=False):
            if verb != verb_given or (given and given.keys() != {"verb", kind} - {""}):
                continue
            if isinstance(action, str) and bool(kind) != (action != verb):
                continue
            value = self.room.argument_of(kind, str(given.get(kind, word)), self.set) if kind else first
            if value is not None and first <= value < first + number:
                return start + value - first
        raise IllegalActionError("action-unread", action=_one_line(action))

    def text(self, action: int, language: str = "en") -> str:
        """An action in the words of a language, as on a button."""
        self._parts(action)
        return self.room.action_text(action, self.set, language)

    def describe(self) -> dict[str, Any]:
        """Static tables of the game for pages and programs."""
        return self.room.describe(self.set)


class State:
    """A state of a game. Play it with :meth:`legal` and :meth:`apply`; copies share nothing.

    ``records`` (shape (1,)) is the state itself, for the engine; bots and players get :meth:`information` instead.
    """

    def __init__(self, game: Game, records: Records, luck: Records, script: Sequence[int] | None = None) -> None:
        self.game = game
        self.records = records
        self.history: list[int] = []
        """Actions applied so far."""
        self.trace: list[tuple[int, int]] = []
        """Pairs (n, outcome) of all chance so far, where luck is not scripted."""
        self.drawn_at: list[int] = []
        """For each of them the number of the action that needed it, 0 for the deal."""
        self.luck = luck
        """The luck record (shape (1,)), for the engine."""
        self._script = script  # outcomes still to be followed, if luck is scripted
        self._legal: list[int] | None = None

    # Whose turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return int(self.records["actor"][0]) < 0

    @property
    def actor(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        actor = int(self.records["actor"][0])
        return None if actor < 0 else actor

    @property
    def decision(self) -> str:
        """The question now asked, one of ``game.room.decisions``."""
        return self.game.room.decisions[int(self.records["decision"][0])]

    @property
    def count(self) -> int:
        """Decisions made so far."""
        return int(self.records["count"][0])

    @property
    def undoable(self) -> int:
        """How many of the last decisions may be taken back, because nothing was learned since."""
        return int(self.records["undoable"][0])

    # Playing

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty only when the game is over."""
        if self._legal is None:
            out = np.empty(self.game.actions, np.int16)
            n = self.game.engine.doors.legal_at(self.records, 0, self.game.components, out)
            self._legal = out[:n].tolist()
        return list(self._legal)

    def why_not(self, action: int) -> Refusal | None:
        """None if the action is legal, else why it is not."""
        if not 0 <= action < self.game.actions:
            return Refusal(None)
        clause = int(self.game.engine.doors.why_not_at(self.records, 0, self.game.components, int(action)))
        if clause == 0 and not self.over:
            return None
        return Refusal(None if clause in (0, NOT_ASKED) else clause_id(self.game.room.prefix, clause))

    def refusals(self, actions: Sequence[int] | np.ndarray) -> dict[int, str]:
        """Of some actions of the table those that a clause forbids, with its id: quicker than asking one by one."""
        asked = np.asarray(actions, np.int16)
        clauses = np.empty(len(asked), np.int32)
        self.game.engine.doors.why_none_at(self.records, 0, self.game.components, asked, clauses)
        forbidden = (clauses != 0) & (clauses != NOT_ASKED)
        found = zip(asked[forbidden].tolist(), clauses[forbidden].tolist(), strict=True)
        return {action: clause_id(self.game.room.prefix, clause) for action, clause in found}

    def apply(self, action: int) -> None:
        """Carry out a legal action.

        Raises IllegalActionError (naming the clause) or FondacoError ``script-short``; then nothing is changed.
        """
        action = int(action)
        refusal = self.why_not(action)
        if refusal is not None:
            self._refuse(action, refusal)
        before = None if self._script is None else (_copy(self.records), _copy(self.luck))
        self.game.engine.doors.apply_at(self.records, 0, self.game.components, self.luck, action)
        self.history.append(action)
        try:
            self.gather_luck()
        except FondacoError:
            self.history.pop()
            if before is not None:
                self.records, self.luck = before
            raise
        self._legal = None

    def _refuse(self, action: int, refusal: Refusal) -> None:
        text = self.game.notation(action)
        if self.over:
            raise IllegalActionError("action-over", action=text)
        if refusal.clause is None:
            raise IllegalActionError("action-not-asked", action=text, decision=self.decision)
        raise IllegalActionError("action-illegal", action=text, clause=refusal.clause)

    def gather_luck(self) -> None:
        """Move the outcomes of the last step into :attr:`trace`. Raises FondacoError ``script-short``."""
        luck = self.luck
        if self._script is not None:
            if luck["short"][0]:
                raise FondacoError("script-short", n=int(luck["short"][0]))
            self._script = self._script[int(luck["at"][0]) :]
            turn_page(luck, self._script)
        elif luck["mode"][0] == TRACE and luck["at"][0]:
            drawn = take_trace(luck)
            self.trace.extend(drawn)
            self.drawn_at.extend([len(self.history)] * len(drawn))

    @property
    def prescribed(self) -> int:
        """How many prescribed outcomes are left to be followed; 0 where luck is not scripted."""
        return 0 if self._script is None else len(self._script)

    def draw_with(self, key: bytes) -> None:
        """From now on take all outcomes from the generator with a 32-byte key."""
        self.luck, self._script = new_luck(key, TRACE), None

    def copy(self) -> "State":
        """A copy that shares nothing with this state and continues with the same luck."""
        twin = State(self.game, _copy(self.records), _copy(self.luck), self._script)
        twin.history, twin.trace, twin.drawn_at = list(self.history), list(self.trace), list(self.drawn_at)
        twin._legal = self._legal
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    # What seats know

    def information(self, seat: int | None) -> Records:
        """The information record (shape (1,)) of a seat, or of spectators for None: all that a bot is given."""
        out = new_records(self.game.room.information)
        self.game.engine.doors.inform_at(self.records, 0, self.game.components, self._seat(seat), out, 0)
        return out

    def view(self, seat: int | None) -> View:
        """What a seat (None: spectators) is shown: its information as a dict of integers and nested lists.

        Where players must use their own memory it lacks what they have to remember.
        """
        return self.game.room.shown(as_view(self.information(seat)))

    def redeal(self, seat: int | None, seed: int | bytes | None = None) -> "State":
        """A state drawn from all that agree with what a seat (None: spectators) knows, with luck of its own."""
        return self.game.imagine(self.information(seat), seed)

    def preview(self, seat: int, action: int) -> list[Event]:
        """What a seat would see happen if it took an action, up to the first chance or hidden thing.

        It is played on states imagined from what the seat knows, so it cannot tell more than that; only what is the
        same in all of them is told. What players must remember themselves it does not tell. Raises IllegalActionError.
        """
        information = self.game.room.in_sight(self.information(seat))
        sure: list[Event] | None = None
        for number in range(PREVIEWS):
            imagined = self.game.imagine(information, seed=number)
            imagined.luck, imagined._script = scripted_luck([]), []
            before = imagined.view(seat)
            try:
                imagined.apply(action)
            except IllegalActionError:
                raise
            except FondacoError:
                return []
            events = self.game.room.events(before, imagined.view(seat), action)
            if sure is None:
                sure = events
            else:
                same = (a == b for a, b in zip(sure, events, strict=False))
                sure = sure[: sum(1 for _ in takewhile(bool, same))]
        return sure or []

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < self.game.players:
            raise FondacoError("bad-seat", seat=str(seat), players=self.game.players)
        return seat

    # The end

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended and who won; None before the end."""
        if not self.over:
            return None
        returns = self.returns()
        best = max(returns)
        reason = self.game.room.outcome(self.view(None))
        return Outcome(reason, tuple(seat for seat, share in enumerate(returns) if share == best))

    def returns(self) -> list[float]:
        """Each seat's share of the victory; they sum to 1. Before the end all shares are equal."""
        out = np.zeros(self.game.players)
        self.game.engine.doors.returns_at(self.records, 0, self.game.components, out)
        return [float(share) for share in out]

    def scores(self) -> list[dict[str, int]]:
        """The lines of the score sheet, one dict per seat."""
        return self.game.room.scores(self.view(None))

    # Notation

    def position(self) -> dict[str, Any]:
        """The state in the position notation; ``game.position`` goes back."""
        return self.game.room.to_position(self.records[0], self.game.set)

    def digest(self) -> str:
        """Digest (64 hex digits) of everything in the state."""
        fields = self.records.dtype.names or ()
        return sha256(b"".join(np.ascontiguousarray(self.records[field]).tobytes() for field in fields)).hexdigest()

    def check(self) -> str | None:
        """None if all invariants of the game hold, else the clause of the first that does not."""
        fault = int(self.game.engine.doors.check_at(self.records, 0, self.game.components))
        return clause_id(self.game.room.prefix, fault) if fault else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game.name == other.game.name and self.digest() == other.digest()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.count} decisions, {self.decision} of seat {self.actor}>"


def _one_line(action: Mapping[str, Any] | str) -> str:
    """What was given for an action, short and without line breaks, for an error."""
    words = action if isinstance(action, str) else " ".join(str(part) for part in action.values())
    return "".join(sign if sign.isprintable() else "�" for sign in words[:80])


def _luck_of(seed: int | bytes | None, script: Sequence[int] | None) -> tuple[Records, Sequence[int] | None]:
    """Luck from a seed, or a script of outcomes; with the script, if there is one."""
    return (new_luck(seed_key(seed), TRACE), None) if script is None else (scripted_luck(script), script)


def _copy(records: Records) -> Records:
    """A copy of records, byte by byte: NumPy would copy them field by field, which takes ten times as long."""
    return records.view(np.uint8).copy().view(records.dtype)


def as_view(information: Records) -> View:
    """An information record (shape (1,)) as a dict of integers and nested lists."""
    item: Any = information.item()
    names = information.dtype.names or ()
    return {name: value if type(value) is int else value.tolist() for name, value in zip(names, item, strict=True)}
