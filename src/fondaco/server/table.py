"""A match at its table: who sits and who watches, what they may do, and doing it.

Everything that changes a match goes through its lock: it is tried on a copy, committed by the store, and only then
becomes the state and is told. So what was acknowledged is on the disk, and what failed has changed nothing.
"""

import asyncio
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, Protocol, cast

import msgspec
import sqlalchemy as sa

from fondaco.errors import FondacoError
from fondaco.kernel import asking, match
from fondaco.kernel.game import Game, State
from fondaco.server import chat, protocol, window
from fondaco.server.course import Course, view_of
from fondaco.server.orders import Orders, Until
from fondaco.server.played import PlayedGame
from fondaco.server.presence import Waiting
from fondaco.server.protocol import SPECTATOR
from fondaco.server.rates import Buckets
from fondaco.server.request import Request, Wish
from fondaco.server.session import Holder
from fondaco.server.store import Entry, MatchRow, SeatRow, Store, Stored
from fondaco.server.window import Window, is_noticed, open_window

SHARES_SECONDS = 10.0
"""For which a match whose seats are all taken waits for their strings; it begins without those that are missing."""
LONGEST_MATCH = 20_000
"""Entries, undos included, after which a match is refused to go on."""

UNSEEN = -1
"""The version of which somebody knows who has not even been told of the deal."""

_IMAGINED = bytes(32)  # any seed: what a seat may do, and why not, follows from what it knows


class StaleError(FondacoError):
    """The match has gone on since the version that the client knows."""


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    def send(self, message: bytes) -> None:
        """Take an encoded message; never waits."""


@dataclass(frozen=True)
class Place:
    """From which seat (-1: none) somebody watches, and who that is."""

    seat: int
    holder: Holder | None


class Table:
    """One match in memory; ``went_on`` is called whenever it may be able to go on by itself.

    ``window`` is the question that several seats are asked at once now, if there is one.
    """

    def __init__(self, stored: Stored, played: PlayedGame, store: Store, went_on: Callable[["Table"], None]) -> None:
        """Replay a match; may take a while. Raises FondacoError if it cannot be played on."""
        self.match = stored.match
        self.played = played
        self.seats: list[SeatRow] = list(stored.match.seats)
        self.next = stored.next
        self.with_undo = stored.match.with_undo
        self.abandoned = stored.match.abandoned
        self.request: Request | None = None
        self.watchers: dict[Watcher, Place] = {}
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._store = store
        self._went_on = went_on
        self._waiting = Waiting()
        self._reminder: asyncio.TimerHandle | None = None
        self._starter: asyncio.TimerHandle | None = None
        self._starting: asyncio.Task[None] | None = None
        self._begun = False
        self._requests = 0
        self._talk: deque[chat.Remark] = deque(stored.talk, chat.MOST_KEPT)
        self._said = Buckets(chat.RATE)
        self._commitment = match.commitment(stored.match.key)
        self._mode = played.mode
        self._course = _replay(self.game, stored)
        self.orders = Orders()
        self.window = self._open_window()
        self._asked_at = time.monotonic()
        self.acknowledged = {
            (entry.seat, entry.client): version
            for version, entry in enumerate(stored.entries, 1)
            if entry.client is not None
        }

    # What can be asked.

    @property
    def version(self) -> int:
        """Number of committed entries."""
        return self._course.version

    @property
    def game(self) -> Game:
        """The game in its fastest code."""
        return self.played.game(len(self.seats), self.match.options)

    @property
    def state(self) -> State:
        """The state now."""
        return self._course.state

    @property
    def started(self) -> bool:
        """Whether somebody sits on every seat and the luck is certain; before that nothing is told or may be done.

        Nobody gives a seat back after that.
        """
        if not self._begun:
            self._begun = self._full and self.match.luck != "awaited"
        return self._begun

    @property
    def _full(self) -> bool:
        return not any(row.free for row in self.seats)

    @property
    def over(self) -> bool:
        """Whether it has come to its end, or was given up."""
        return self.abandoned or (self.started and self.state.actor is None)

    @property
    def running(self) -> bool:
        """Whether it has begun and is not over."""
        return self.started and not self.over

    def seat_of(self, holder: Holder | None, wish: int | None) -> int:
        """The seat that a holder takes: the wished one if it is theirs, -1 to watch, by default the only one.

        Raises FondacoError ``not-your-seat``.
        """
        own = self.own(holder)
        if wish is None:
            return own[0] if len(own) == 1 else SPECTATOR
        if wish != SPECTATOR and wish not in own:
            raise FondacoError("not-your-seat")
        return wish

    def own(self, holder: Holder | None) -> list[int]:
        """The seats of a holder."""
        return [seat for seat, row in enumerate(self.seats) if holder is not None and row.holder == holder]

    def asked(self, seat: int) -> State | None:
        """The state in which a seat is to decide now, None if it is not asked.

        In a window that is a state in which all seats asked before it are silent.
        """
        if self.window is None:
            return self.state if self.running and self.state.actor == seat else None
        return asking.asked(self.state).get(seat) if self.window.asks(seat) else None

    def goes_on_by_itself(self) -> bool:
        """Whether it is not for a person to do the next thing: a bot's turn, a forced move, a window to be closed."""
        if self.window is not None:
            return not self.window.waits
        return self.running and (
            self.bot_to_move() is not None or asking.forced(self.state) is not None or self.is_declined()
        )

    @property
    def reacts(self) -> bool:
        """Whether a seat is asked to react to what another one did, and has not begun to."""
        if not self.running or self.window is not None or not asking.is_reaction(self.state):
            return False
        standing = self._course.standing
        return not standing or standing[-1].seat != self.state.actor

    def is_declined(self) -> bool:
        """Whether a reaction is asked for that an order of its person declines."""
        seat = self.state.actor if self.reacts else None
        return seat is not None and self.seats[seat].bot is None and self.orders.declines(seat, self.state.decision)

    async def let_time_pass(self) -> None:
        """Wait until a reaction may be carried out: not sooner where others could notice how quickly it came."""
        onlookers = {place.holder for place in self.watchers.values()}
        if self.reacts and is_noticed(self.seats, onlookers):
            await asyncio.sleep(self._asked_at + window.REACTION_SECONDS - time.monotonic())

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that alone decides and the level of the bot on it, if it is a bot."""
        actor = self.state.actor if self.running and self.window is None else None
        level = None if actor is None else self.seats[actor].bot
        return None if actor is None or level is None else (actor, level)

    def message(self, seat: int, have: int | None, own: Sequence[int] = ()) -> bytes:
        """The match as ``seat`` sees it, with the events after version ``have``, for a device with ``own`` seats.

        Before it begins, who sits there.
        """
        return self._message(seat, have, own, self._known_to_all()) if self.started else self._lobby(own)

    def _known_to_all(self) -> dict[str, Any]:
        """What a table message says alike to everybody."""
        thinking = self.bot_to_move()
        return {
            "match": self.match.id,
            "game": self.match.game,
            "version": self.version,
            "seats": [seat_info(row) for row in self.seats],
            "presence": self._presence(),
            "request": self._request_info(),
            "chat": self.match.chat,
            "thinking": thinking[0] if thinking else None,
            "window": self.window.question if self.window else self.state.decision if self.reacts else None,
            "closes": self._closes(),
            "result": result_of(self.state, with_undo=self.with_undo, abandoned=self.abandoned),
            "commitment": self._commitment,
            "next": self.next,
        }

    def _message(self, seat: int, have: int | None, own: Sequence[int], known_to_all: Mapping[str, Any]) -> bytes:
        asked = self.asked(seat)
        undo, free, reason = self._undo_offer(seat)
        events = self._course.log(seat, -1 if have is None or have > self.version else have)
        view = self._course.view(seat) if asked is None or asked is self.state else view_of(asked, seat)
        table = protocol.Table(
            **known_to_all,
            seat=seat,
            own=list(own),
            asked=[one for one in own if self.asked(one) is not None],
            view=cast("dict[str, Any]", view),  # may be encoded already
            legal=asked.legal() if asked else [],
            refusals=self._refusals(seat, asked) if asked else {},
            undo=undo,
            undo_free=free,
            undo_reason=reason,
            undo_asks=reason is not None and self._can_ask_undo(seat),
            events=cast("list[protocol.TableEvent]", events),  # encoded already
            orders=self.orders.of(seat),
        )
        return msgspec.json.encode(table)

    def check_turn(self, seat: int, version: int) -> State:
        """The state in which a seat is to decide at this version. Raises FondacoError if it is not."""
        self._check_version(seat, version)
        asked = self.asked(seat)
        if asked is None:
            raise FondacoError("not-your-turn")
        return asked

    def preview(self, seat: int, version: int, action: int) -> list[protocol.PreviewEvent]:
        """What a move would certainly bring, as far as its seat can know. Raises FondacoError."""
        asked = self.check_turn(seat, version)
        self._check_action(action)
        return [protocol.PreviewEvent(kind=kind, args={**args}) for kind, args in asked.preview(seat, action)]

    def why_not(self, seat: int, version: int, action: int) -> str | None:
        """The clause that forbids a move, on what the seat knows; None where the move is possible or not asked for."""
        self._check_version(seat, version)
        self._check_action(action)
        refusal = (self.asked(seat) or self.state).redeal(seat, seed=_IMAGINED).why_not(action)
        return refusal.clause if refusal else None

    def record(self) -> bytes:
        """The record of a finished match, as the text of its file. Raises FondacoError ``record-of-running-match``."""
        if not self.over:
            raise FondacoError("record-of-running-match")
        seats = [match.Seat(row.name, None if row.held else row.bot) for row in self.seats]
        branch = self.match.branch
        origin = branch.origin if branch else None
        record = match.write_record(self.state, seats, self._course.luck, with_undo=self.with_undo, origin=origin)
        return match.to_json(record)

    @property
    def luck(self) -> match.Luck:
        """Where its outcomes come from: secret while it is played."""
        return self._course.luck

    @property
    def actions(self) -> list[int]:
        """The actions that stand."""
        return [standing.action for standing in self._course.standing]

    def states(self) -> Iterator[State]:
        """One state, as it was dealt and after each action that stands; to be played in another thread."""
        return self._course.states()

    @property
    def moves(self) -> int:
        """How many of the actions were made in the match that this one branched off from."""
        return self.luck.moves or 0

    # What can be done.

    async def act(self, seat: int, client: str | None, version: int, action: int) -> int:
        """Make a move, with the client's id for it; the version that it made.

        In a window that is known when the window closes. Raises FondacoError, and then nothing has changed. Once begun
        it is finished even if the caller is cancelled.
        """
        return await asyncio.shield(self._act(seat, client, version, action))

    async def decline(self, holder: Holder | None, client: str, version: int) -> int:
        """Decline for all seats of a holder that a window asks, otherwise like :meth:`act`."""
        own = self.own(holder)
        if not own:
            raise FondacoError("not-your-seat")
        self._check_version(own[0], version)
        asked = {seat: state for seat in own if self.window is not None and (state := self.asked(seat)) is not None}
        if not asked:
            raise FondacoError("not-your-turn")
        answers = (self.act(seat, client, version, asking.neutral(state)) for seat, state in asked.items())
        return max(await asyncio.gather(*answers))

    def order(self, seat: int, question: str, until: Until | None) -> None:
        """Leave a standing order for a seat, or take it back with None. Raises FondacoError ``bad-message``."""
        room = self.game.room
        if question not in room.windows and question not in room.reactions:
            raise FondacoError("bad-message")
        if until is None:
            self.orders.take_back(seat, question)
        else:
            self.orders.give(seat, question, until)
        self._tell_about(seat)
        self._went_on(self)

    async def close_window(self, window: Window, bots: Mapping[int, int]) -> None:
        """Carry out the answers to a window: those of people, those of ``bots`` by seat, and for whoever is silent.

        Does nothing if that window stands open no more. Raises FondacoError, and then the rest is asked anew.
        """
        await asyncio.shield(self._close_window(window, bots))

    async def undo(self, seat: int, client: str, version: int, to: Literal["step", "turn"]) -> int:
        """Take own decisions back, otherwise like :meth:`act`."""
        return await asyncio.shield(self._undo(seat, client, version, to))

    async def sit(self, seat: int, holder: Holder, name: str) -> None:
        """Take a free seat, otherwise like :meth:`act`. Raises FondacoError ``seat-taken`` or ``no-such-seat``."""
        await asyncio.shield(self._sit(seat, holder, name))

    async def give(self, seat: int, share: str) -> None:
        """Give a string for the luck; the first of a seat counts. Otherwise like :meth:`act`.

        Raises FondacoError ``match-begun``.
        """
        await asyncio.shield(self._give(seat, share))

    async def fill(self, seat: int, level: str | None) -> None:
        """Let a bot take a free seat before the match begins, or give the seat of one free, otherwise like :meth:`act`.

        Raises FondacoError ``match-begun``, ``seat-taken`` or ``no-such-seat``.
        """
        await asyncio.shield(self._fill(seat, level))

    async def hold(self, seat: int, level: str) -> None:
        """Let a bot of this level play for somebody who is absent, otherwise like :meth:`act`.

        Raises FondacoError ``not-absent``.
        """
        await asyncio.shield(self._hold(seat, level))

    async def ask(self, seat: int, wish: Wish) -> None:
        """Ask the others for something; where nobody need agree it is done at once. Otherwise like :meth:`act`."""
        await asyncio.shield(self._ask(seat, wish))

    async def answer(self, seat: int, number: int, version: int, *, yes: bool) -> None:
        """Agree to a request as it stands at a version, or not, otherwise like :meth:`act`.

        Raises FondacoError ``no-such-request``.
        """
        await asyncio.shield(self._answer(seat, number, version, yes=yes))

    async def say(self, seat: int, phrase: str | None, text: str | None) -> None:
        """Say something to all, otherwise like :meth:`act`. Raises FondacoError."""
        await asyncio.shield(self._say(seat, phrase, text))

    async def stand(self, holder: Holder | None) -> None:
        """Give back all seats of a holder before the match begins; who was at them only watches from now on.

        Otherwise like :meth:`act`. Raises FondacoError ``not-your-seat`` or ``match-begun``.
        """
        await asyncio.shield(self._stand(holder))

    async def enter(self, watcher: Watcher, seat: int, have: int | None, holder: Holder | None = None) -> None:
        """Tell a watcher, who is ``holder``, how things stand, and from now on what happens, as ``seat`` sees it.

        A watcher who has been at another seat so far hears no more of that one.
        """
        if self.started and not self._course.has_log(seat):
            await asyncio.shield(self._make_log(seat))
        for held in self.own(holder):
            if self.seats[held].held:
                await asyncio.shield(self._take_back(held))
        before = self._presence()
        self.watchers.pop(watcher, None)
        self._note_who_is_there(before, watcher, Place(seat, holder))
        self._await_shares()
        watcher.send(self.message(seat, have, self.own(holder)))
        if self._talk:
            watcher.send(self._said_message(self._talk))

    async def hasten(self) -> None:
        """Change over to the game's fastest code, when that has become ready."""
        async with self.lock:
            if self._mode != self.played.mode:
                self._course = await asyncio.to_thread(self._course.moved_to, self.game)
                self._mode = self.played.mode

    def followed_by(self, match: str) -> None:
        """Note and tell which match was opened after this one."""
        self.next = match
        self._tell_all(self.version)

    def leave(self, watcher: Watcher) -> None:
        """Tell a watcher no more."""
        before = self._presence()
        self.watchers.pop(watcher, None)
        self.used = time.monotonic()
        self._note_who_is_there(before)

    # How it is done.

    async def _act(self, seat: int, client: str | None, version: int, action: int) -> int:
        if client is not None and version == self.version and seat == self.state.actor:
            await self.let_time_pass()
        async with self.lock:
            done = self.acknowledged.get((seat, client)) if client is not None else None
            if done is not None:
                return done
            answer = self.window.answer_of(seat) if self.window is not None else None
            if answer is None or answer.client != client:
                asked = self.check_turn(seat, version)
                self._check_length()
                self._check_action(action)
                if self.window is None:
                    if client is not None and not asking.is_reaction(self.state):
                        self.orders.begin_turn(seat)
                    await self._commit(self._entry(seat, action, client), self._course.after(action))
                    return self.version
                asked.copy().apply(action)  # refuses what is not legal
                answer = self.window.note(seat, client, action)
                self._tell_about(seat)
                self._went_on(self)
        return await answer.made

    async def _close_window(self, window: Window, bots: Mapping[int, int]) -> None:
        async with self.lock:
            if self.window is not window:
                return
            begun = self.version
            try:
                while (seat := self.state.actor) is not None and asking.is_window(self.state):
                    answer, silence = window.answer_of(seat), asking.neutral(self.state)
                    action = bots.get(seat, silence) if answer is None else answer.action
                    entry = self._entry(seat, action, answer.client if answer else None)
                    await self._make(entry, self._course.after(action))
                    if action != silence:  # if others are asked now, then about something new
                        break
            except Exception as fault:
                window.drop(fault if isinstance(fault, FondacoError) else FondacoError("server-failed"))
                raise
            finally:
                self._go_on(begun)
            for seat, given in window.answers.items():  # one that was not needed any more is acknowledged too
                if given.client is not None:
                    self.acknowledged.setdefault((seat, given.client), self.version)
            window.settle(self.version)

    async def _undo(self, seat: int, client: str, version: int, to: Literal["step", "turn"]) -> int:
        async with self.lock:
            done = self.acknowledged.get((seat, client))
            if done is not None:
                return done
            self._check_version(seat, version)
            self._check_length()
            _, free, reason = self._undo_offer(seat)
            if reason is not None:
                raise FondacoError(reason)
            if free and to == "turn":
                kept = max(len(self._course.standing) - self.state.undoable, self.moves)
            else:
                kept = self._course.own_steps(seat)[-1]
            after = await asyncio.to_thread(self._course.position, kept)
            await self._commit(Entry(seat, kept=kept, client=client), after, marks=not free)
            return self.version

    async def _sit(self, seat: int, holder: Holder, name: str) -> None:
        async with self.lock:
            if not 0 <= seat < len(self.seats):
                raise FondacoError("no-such-seat")
            if not self.seats[seat].free:
                raise FondacoError("seat-taken")
            if any(row.holder == holder for row in self.seats):
                raise FondacoError("seat-already")
            await self._store.sit(self.match.id, seat, holder, name)
            self.seats[seat] = replace(self.seats[seat], holder=holder, name=name)
            self._waiting = Waiting()  # only now somebody is waited for
            self._count_absence()
            self._await_shares()
            if self.started:
                self._go_on(UNSEEN)
            else:
                self._tell_all(self.version)

    async def _give(self, seat: int, share: str) -> None:
        async with self.lock:
            if self.seats[seat].share == share:  # said once more, after a cut
                return
            if self.match.luck != "awaited":
                raise FondacoError("match-begun")
            if self.seats[seat].share is None:
                await self._store.give(self.match.id, seat, share)
                self.seats[seat] = replace(self.seats[seat], share=share)
            if self._is_given:
                await self._mix()
            else:
                self._tell_all(self.version)

    @property
    def _is_given(self) -> bool:
        """Whether all seats are taken and the strings of all people are there."""
        return self._full and all(row.share is not None for row in self.seats if row.bot is None)

    async def _fill(self, seat: int, level: str | None) -> None:
        async with self.lock:
            if self.started:
                raise FondacoError("match-begun")
            if not 0 <= seat < len(self.seats):
                raise FondacoError("no-such-seat")
            row = self.seats[seat]
            if not (row.free if level is not None else row.bot is not None):
                raise FondacoError("seat-taken")
            await self._store.hold(self.match.id, seat, level)
            self.seats[seat] = replace(row, bot=level)
            self._await_shares()
            awaited = self.match.luck == "awaited"
            if awaited and self._is_given:
                await self._mix()
            elif self._full and not awaited:
                self._go_on(UNSEEN)
            else:
                self._tell_all(self.version)

    def _await_shares(self) -> None:
        """Once all seats are taken, wait for the strings that are missing, but not for long."""
        if self.match.luck == "awaited" and self._full and self._starter is None:
            self._starter = asyncio.get_running_loop().call_later(SHARES_SECONDS, self._start)

    def _start(self) -> None:
        self._starting = asyncio.create_task(self._mix_what_is_there())

    async def _mix_what_is_there(self) -> None:
        self._starter = None
        async with self.lock:
            if self.match.luck == "awaited" and self._full:
                await self._mix()

    async def _mix(self) -> None:
        """Make the luck of what was given, and begin."""
        mixed = replace(self.match, luck="mixed", seats=tuple(self.seats))
        course = Course(self.game, _luck_of(mixed))
        await self._store.begin(self.match.id, course.state.actor)
        self.match, self._course = mixed, course
        self._go_on(UNSEEN)

    async def _stand(self, holder: Holder | None) -> None:
        async with self.lock:
            own = self.own(holder)
            if not own:
                raise FondacoError("not-your-seat")
            if self.started:
                raise FondacoError("match-begun")
            for seat in own:
                await self._store.stand(self.match.id, seat)
                self.seats[seat] = replace(self.seats[seat], holder=None, name="", share=None)
            for watcher, place in self.watchers.items():
                if place.seat in own:
                    self.watchers[watcher] = replace(place, seat=SPECTATOR)
            self._tell_all(self.version)

    async def _hold(self, seat: int, level: str) -> None:
        async with self.lock:
            self._check_running()
            if not 0 <= seat < len(self.seats) or self.seats[seat].held or self._presence()[seat] != "absent":
                raise FondacoError("not-absent")
            await self._store.hold(self.match.id, seat, level)
            self.seats[seat] = replace(self.seats[seat], bot=level)
            self._tell_all(self.version)
            self._went_on(self)

    async def _take_back(self, seat: int) -> None:
        """Give a seat back to its owner."""
        async with self.lock:
            if self.seats[seat].held:
                await self._store.hold(self.match.id, seat, None)
                self.seats[seat] = replace(self.seats[seat], bot=None)
                self._tell_all(self.version)

    async def _ask(self, seat: int, wish: Wish) -> None:
        async with self.lock:
            self._check_running()
            if self.request is not None:
                raise FondacoError("request-stands")
            if wish == "undo":
                if not self._can_ask_undo(seat):
                    raise FondacoError(self._undo_offer(seat)[2] or "undo-free")
                self._check_length()
            elif not self._is_left():
                raise FondacoError("not-absent")
            kept = self._course.own_steps(seat)[-1] if wish == "undo" else 0
            self._requests += 1
            await self._go_on_with(Request(self._requests, seat, wish, kept, self._to_agree(seat, wish)))

    async def _answer(self, seat: int, number: int, version: int, *, yes: bool) -> None:
        async with self.lock:
            request = self.request
            if request is None or request.number != number or seat not in {request.by, *request.waits}:
                raise FondacoError("no-such-request")
            self._check_version(seat, version)
            if not yes:
                self.request = None
                self._tell_all(self.version)
            elif seat in request.waits:
                await self._go_on_with(request.agreed(seat))

    async def _say(self, seat: int, phrase: str | None, text: str | None) -> None:
        if self.match.chat == "off":
            raise FondacoError("chat-off")
        if self.match.chat == "seats" and seat == SPECTATOR:
            raise FondacoError("not-your-seat")
        phrase, text = chat.checked(phrase, text)
        if not self._said.take(str(seat)):
            raise FondacoError("slow-down")
        async with self.lock:
            n = self._talk[-1].n + 1 if self._talk else 0
            self._talk.append(await self._store.say(self.match.id, n, seat, phrase, text))
            message = self._said_message([self._talk[-1]])
            for watcher in self.watchers:
                watcher.send(message)

    def _said_message(self, lines: Iterable[chat.Remark]) -> bytes:
        said = [protocol.ChatLine(**asdict(line)) for line in lines]
        return msgspec.json.encode(protocol.Said(match=self.match.id, lines=said))

    async def _go_on_with(self, request: Request) -> None:
        """Do what a request is for if nobody has still to agree, else let it stand."""
        if request.waits:
            self.request = request
            self._tell_all(self.version)
        elif request.wish == "undo":
            after = await asyncio.to_thread(self._course.position, request.kept)
            await self._commit(Entry(request.by, kept=request.kept), after, marks=True)
        else:
            await self._store.abandon(self.match.id)
            self.abandoned = True
            if self.window is not None:
                self.window.drop(FondacoError("match-over"))
            self.request = self.window = None
            self._tell_all(self.version)

    def _note_who_is_there(
        self, before: list[protocol.Presence], watcher: Watcher | None = None, place: Place | None = None
    ) -> None:
        """Note a watcher who has come, if any, and tell the others where that has changed who is there."""
        others = list(self.watchers)
        if watcher is not None and place is not None:
            self.watchers[watcher] = place
        self._count_absence()
        self._remind()
        if self._presence() != before:
            self._tell(others, self.version)

    def _count_absence(self) -> None:
        """Count for how long owners of seats have been waited for."""
        owned = [seat for seat, row in enumerate(self.seats) if row.holder is not None]
        self._waiting.note(owned, self._there())

    def _remind(self) -> None:
        """See to it that all are told when somebody has been waited for long enough."""
        if self._reminder is not None:
            self._reminder.cancel()
        left = self._waiting.left() if self.running else None
        self._reminder = None if left is None else asyncio.get_running_loop().call_later(left, self._tell_of_absence)

    def _tell_of_absence(self) -> None:
        self._tell_all(self.version)
        self._remind()

    async def _make_log(self, seat: int) -> None:
        async with self.lock:
            await asyncio.to_thread(self._course.log, seat)

    def _check_version(self, seat: int, version: int) -> None:
        """Refuse who may not act, or does not know how things stand."""
        if seat == SPECTATOR:
            raise FondacoError("not-your-seat")
        if not self.started:
            raise FondacoError("match-not-begun")
        if self.abandoned:
            raise FondacoError("match-over")
        if version != self.version:
            raise StaleError("stale")
        if self.state.actor is None:
            raise FondacoError("match-over")

    def _check_running(self) -> None:
        """Refuse what makes sense only while the match is played."""
        if not self.running:
            raise FondacoError("match-over" if self.started else "match-not-begun")

    def _check_action(self, action: int) -> None:
        """Refuse a number that is not in the game's action table."""
        self._course.game.notation(action)

    def _check_length(self) -> None:
        if self.version >= LONGEST_MATCH:
            raise FondacoError("match-too-long", most=LONGEST_MATCH)

    def _entry(self, seat: int, action: int, client: str | None) -> Entry:
        return Entry(seat, action=self._course.game.notation(action), client=client)

    async def _commit(self, entry: Entry, after: State, *, marks: bool = False) -> None:
        """Make an entry durable, then true, then known."""
        await self._make(entry, after, marks=marks)
        if self.window is not None:
            self.window.drop(StaleError("stale"))
        self._go_on(self.version - 1)

    async def _make(self, entry: Entry, after: State, *, marks: bool = False) -> None:
        """Make an entry durable, then true."""
        try:
            await self._store.append(self.match.id, self.version, entry, after.actor, mark_undo=marks)
        except sa.exc.IntegrityError as fault:
            raise FondacoError("store-failed") from fault
        self._course.add(entry, after)
        self.with_undo |= marks
        if self.request is not None and self._settles(entry, self.request):
            self.request = None
        if entry.client is not None:
            self.acknowledged[entry.seat, entry.client] = self.version

    def _go_on(self, have: int) -> None:
        """Ask what is to be asked next, and make known what happened after version ``have``."""
        self.window = self._open_window()
        self._asked_at = time.monotonic()
        self._remind()
        self._tell_all(have)
        self._went_on(self)

    def _open_window(self) -> Window | None:
        """The window that the state now opens."""
        onlookers = {place.holder for place in self.watchers.values()}
        return open_window(self.state, self.seats, self.orders, onlookers) if self.running else None

    def _tell_all(self, have: int) -> None:
        """Tell every watcher how things stand, and what happened after version ``have``."""
        self._tell(self.watchers, have)

    def _tell_about(self, seat: int) -> None:
        """Tell those who watch from one seat, or share its device, how things stand for it."""
        holder = self.seats[seat].holder
        about = [
            watcher
            for watcher, place in self.watchers.items()
            if place.seat == seat or (holder is not None and place.holder == holder)
        ]
        self._tell(about, self.version)

    def _tell(self, watchers: Iterable[Watcher], have: int) -> None:
        """Tell some watchers; those who see the same share a message."""
        messages: dict[tuple[int, tuple[int, ...]], bytes] = {}
        known_to_all = self._known_to_all() if self.started else {}
        for watcher in watchers:
            place = self.watchers[watcher]
            own = tuple(self.own(place.holder))
            if (place.seat, own) not in messages:
                messages[place.seat, own] = (
                    self._message(place.seat, have, own, known_to_all) if self.started else self._lobby(own)
                )
            watcher.send(messages[place.seat, own])

    def _lobby(self, own: Sequence[int]) -> bytes:
        """Who sits at a table that waits for people, and who of them is there, for a device with ``own`` seats."""
        return msgspec.json.encode(
            protocol.Lobby(
                match=self.match.id,
                game=self.match.game,
                options=self.match.options,
                own=list(own),
                seats=[seat_info(row) for row in self.seats],
                presence=self._presence(),
                chat=self.match.chat,
                commitment=self._commitment,
                wanted=self._wanted(),
            )
        )

    def _wanted(self) -> list[int]:
        """The taken seats whose strings are still awaited."""
        if self.match.luck != "awaited":
            return []
        return [seat for seat, row in enumerate(self.seats) if row.holder is not None and row.share is None]

    def _presence(self) -> list[protocol.Presence]:
        """Who is there; a bot always is, unless it holds the seat of somebody who is not."""
        there = self._there()
        return [
            "here" if row.bot is not None and not row.held else self._waiting.presence(seat, there)
            for seat, row in enumerate(self.seats)
        ]

    def _there(self) -> set[int]:
        """The seats whose owners are at the table, whichever seat they look from."""
        holders = {place.holder for place in self.watchers.values()} - {None}
        return {seat for seat, row in enumerate(self.seats) if row.holder in holders}

    def _is_left(self) -> bool:
        """Whether somebody has left the table for so long that the others may give the match up."""
        return "absent" in self._presence()

    def _to_agree(self, seat: int, wish: Wish) -> frozenset[int]:
        """The seats of other people that must agree to a wish of a seat; to the end only those who are still there."""
        own, presence = self.seats[seat].holder, self._presence()
        others = {other for other, row in enumerate(self.seats) if row.holder not in (None, own)}
        return frozenset(other for other in others if wish == "undo" or presence[other] == "here")

    def _can_ask_undo(self, seat: int) -> bool:
        """Whether the last decision of a seat may be taken back if the others agree: it is theirs since then."""
        steps = self._course.own_steps(seat)
        if seat == SPECTATOR or not self.running or self.request is not None or not steps:
            return False
        since = self._course.standing[steps[-1] :]
        passed = self.state.actor != seat or any(standing.seat != seat for standing in since)
        return passed and self._undo_offer(seat)[0] == 0

    def _settles(self, entry: Entry, request: Request) -> bool:
        """Whether an entry makes a request meaningless: its author goes on, or what it would undo stands no more."""
        goes_on = request.wish == "undo" and entry.seat == request.by and entry.client is not None
        return goes_on or (entry.kept is not None and entry.kept <= request.kept) or self.state.actor is None

    def _request_info(self) -> protocol.Request | None:
        """The request that stands, as everybody may know it."""
        request = self.request
        if request is None:
            return None
        back_to = self._course.standing[request.kept - 1].version if request.kept else 0
        return protocol.Request(
            number=request.number, by=request.by, wish=request.wish, back_to=back_to, waits=sorted(request.waits)
        )

    def _closes(self) -> int | None:
        """Milliseconds until the window closes, if it closes by itself."""
        left = self.window.left if self.window is not None else None
        return None if left is None else round(1000 * left)

    def _undo_offer(self, seat: int) -> tuple[int, int, str | None]:
        """How many own decisions a seat may take back, how many of them freely, and why none if none.

        Freely: while nothing was learned since. Against bots alone everything may be taken back. What the table did for
        the seat is no decision of its own: it goes back with the decision before it.
        """
        state = self.state
        if seat == SPECTATOR:
            return 0, 0, "not-your-seat"
        if self.over:
            return 0, 0, "match-over"
        learned = len(self._course.standing) - (state.undoable if state.actor == seat else 0)
        steps = self._course.own_steps(seat)
        free = len(steps) - bisect_left(steps, learned)
        alone = all(row.holder is None for other, row in enumerate(self.seats) if other != seat)
        if free or (alone and steps):
            return len(steps) if alone else free, free, None
        return 0, 0, "undo-other-decides" if state.actor != seat else "undo-learned"

    def _refusals(self, seat: int, asked: State) -> dict[str, str]:
        """The actions with pieces in sight of a seat that is asked which a clause forbids, on what that seat knows."""
        imagined = asked.redeal(seat, seed=_IMAGINED)
        refusals = imagined.refusals(self.played.actions_with_pieces(self._course.game))
        return {str(action): clause for action, clause in refusals.items()}


def result_of(state: State, *, with_undo: bool, abandoned: bool = False) -> protocol.Result | None:
    """How a match ended; None before its end."""
    outcome = state.outcome
    if outcome is None and not abandoned:
        return None
    return protocol.Result(
        reason=outcome.reason if outcome else "abandoned",
        winners=list(outcome.winners) if outcome else [],
        scores=state.scores(),
        with_undo=with_undo,
    )


def seat_info(row: SeatRow) -> protocol.Seat:
    """What everybody may know of who sits at a seat."""
    return protocol.Seat(name=row.name, bot=row.bot, held=row.held, free=row.free, symbol=row.symbol)


def _luck_of(row: MatchRow) -> match.Luck:
    """Where the outcomes of a match come from; while strings are awaited, what it would be without them."""
    if row.luck == "mixed":
        return match.Luck(seed=row.key.hex(), shares=[seat.share for seat in row.seats])
    if row.branch is not None:
        return match.Luck(key=row.key.hex(), outcomes=row.branch.outcomes, moves=row.branch.moves)
    return match.Luck(key=row.key.hex())


def _replay(game: Game, stored: Stored) -> Course:
    """The course of a stored match. Raises FondacoError if it was played in another game than this, or is damaged."""
    if game.room.rules_version != stored.match.rules_version:
        raise FondacoError("match-other-rules")
    if game.set.digest != stored.match.digest:
        raise FondacoError("match-other-components")
    try:
        course = Course(game, _luck_of(stored.match), stored.entries)
        if stored.match.luck != "awaited":
            _ = course.state  # plays it: damage shows here
    except FondacoError as fault:
        raise FondacoError("match-damaged", problem=fault) from None
    return course
