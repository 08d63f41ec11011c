"""The course of a match: what was done in it, the state that this leads to, and what each seat noticed on the way.

Plain and without waiting. All of it follows from the match's luck and its entries, so it can be made again at any time.
An undo is an entry too: what it takes back stands no longer, but remains among the entries and in the logs.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from fondaco.kernel.events import Event, View
from fondaco.kernel.game import Game, State
from fondaco.kernel.match import Luck, play
from fondaco.server.protocol import SPECTATOR, TableEvent
from fondaco.server.store import Entry


class Standing(msgspec.Struct, frozen=True, gc=False):
    """An action that stands, the version of the match that it made, and whether a person chose it."""

    seat: int
    action: int
    version: int
    by_hand: bool


class Course:
    """The course of one match, from the deal on.

    ``entries`` is all that was done, ``standing`` the actions of it that stand, ``state`` where they lead to.
    """

    def __init__(self, game: Game, luck: Luck, entries: Sequence[Entry] = ()) -> None:
        self.game = game
        self.luck = luck
        self.entries: list[Entry] = []
        self.standing: list[Standing] = []
        self._logs: dict[int, _Log] = {}
        self._by_hand: dict[int, list[int]] = {}
        for entry in entries:
            self._note(entry)
        self._state: State | None = None

    @property
    def state(self) -> State:
        """Where the actions lead to; played when first asked for. Raises FondacoError where the entries are damaged."""
        if self._state is None:
            self._state = self.position(len(self.standing))
        return self._state

    @property
    def version(self) -> int:
        """Number of entries."""
        return len(self.entries)

    def position(self, kept: int) -> State:
        """The state after the first ``kept`` of the standing actions."""
        *_, state = self.states(kept)
        return state

    def states(self, kept: int | None = None) -> Iterator[State]:
        """One state, as it was dealt and after each of the standing actions, or of the first ``kept``."""
        return play(self.game, self.luck, [standing.action for standing in self.standing[:kept]])

    def after(self, action: int) -> State:
        """The state that an action would lead to. Raises IllegalActionError."""
        state = self.state.copy()
        state.apply(action)
        self.luck.follow(state)
        return state

    def add(self, entry: Entry, after: State) -> None:
        """Add an entry and where it leads: what :meth:`after` gives for an action, :meth:`position` for an undo."""
        stood = len(self.standing)
        self._note(entry)
        self._state = after
        alike: dict[bytes, msgspec.Raw] = {}
        for log in self._logs.values():
            if entry.kept is None:
                log.act(self.standing[-1], after, alike)
            else:
                back_to = self.standing[-1].version if self.standing else 0
                log.take_back(entry.seat, stood - entry.kept, back_to, self.version, after)

    def moved_to(self, game: Game) -> "Course":
        """The same course in the same game run another way."""
        course = Course(game, self.luck, self.entries)
        course._logs = self._logs
        if self._state is not None:
            course._state = course.position(len(course.standing))
        return course

    def has_log(self, seat: int) -> bool:
        """Whether the log of a seat is at hand; making it takes as long as playing the whole course."""
        return seat in self._logs

    def log(self, seat: int, have: int = -1) -> list[msgspec.Raw]:
        """What a seat (or -1, a spectator) has noticed after version ``have``: :class:`TableEvent` s, encoded.

        Made from the start when first asked for.
        """
        log = self._log(seat)
        return log.events[bisect_right(log.versions, have) :]

    def view(self, seat: int) -> msgspec.Raw:
        """What a seat sees now, encoded."""
        return self._log(seat).view

    def own_steps(self, seat: int) -> Sequence[int]:
        """Where among the standing actions are those that the person on a seat chose."""
        return self._by_hand.get(seat, ())

    def _log(self, seat: int) -> "_Log":
        if seat not in self._logs:
            self._logs[seat] = self._make_log(seat)
        return self._logs[seat]

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.kept is None:
            by_hand = entry.client is not None
            if by_hand:
                self._by_hand.setdefault(entry.seat, []).append(len(self.standing))
            self.standing.append(Standing(entry.seat, self.game.parse(entry.said), self.version, by_hand))
        else:
            del self.standing[entry.kept :]
            for steps in self._by_hand.values():
                del steps[bisect_left(steps, entry.kept) :]

    def _make_log(self, seat: int) -> "_Log":
        """Walk the whole course again, what was taken back included."""
        course = Course(self.game, self.luck)
        log = course._logs[seat] = _Log(self.game, seat, course.state)
        states = [course.state]
        for entry in self.entries:
            if entry.kept is None:
                states.append(course.after(self.game.parse(entry.said)))
            else:
                del states[entry.kept + 1 :]
            course.add(entry, states[-1])
        return log


class _Log:
    """What one seat has noticed: events made from its views alone.

    Views and events are kept encoded: that takes half the memory, and spares the collector of garbage most of its way.
    """

    def __init__(self, game: Game, seat: int, state: State) -> None:
        self._game = game
        self._seat = seat
        self.events: list[msgspec.Raw] = []
        self.versions: list[int] = []
        view = self._see(state)
        self._tell(0, self._game.room.events(None, view, None), {})

    def act(self, standing: Standing, after: State, alike: dict[bytes, msgspec.Raw]) -> None:
        """An action was taken. ``alike``: what the other seats were told of it, for all to keep it together."""
        before = msgspec.json.decode(self.view)
        self._tell(standing.version, self._game.room.events(before, self._see(after), standing.action), alike)

    def take_back(self, seat: int, n: int, back_to: int, version: int, after: State) -> None:
        """The last ``n`` actions were taken back by ``seat``; what stands now stood at version ``back_to``."""
        self._see(after)
        self._tell(version, [Event("took_back", {"seat": seat, "n": n, "version": back_to})], {})

    def _see(self, state: State) -> View:
        view = view_of(state, self._seat)
        self.view = msgspec.Raw(msgspec.json.encode(view))
        return view

    def _tell(self, version: int, events: Iterable[Event], alike: dict[bytes, msgspec.Raw]) -> None:
        for event in events:
            told = TableEvent(seq=len(self.events), version=version, kind=event.kind, args={**event.args})
            encoded = msgspec.json.encode(told)
            self.events.append(alike.setdefault(encoded, msgspec.Raw(encoded)))
            self.versions.append(version)


def view_of(state: State, seat: int) -> View:
    """The view of a seat, or of spectators."""
    return state.view(None if seat == SPECTATOR else seat)
