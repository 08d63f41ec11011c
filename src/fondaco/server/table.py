"""A match at its table: who sits and who watches, what they may do, and doing it.

Everything that changes a match goes through its lock: it is tried on a copy, committed by the store, and only then
becomes the state and is told. So what was acknowledged is on the disk, and what failed has changed nothing.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, Protocol

import msgspec
import sqlalchemy as sa

from fondaco.errors import FondacoError
from fondaco.kernel import match
from fondaco.kernel.game import Game, State
from fondaco.server import protocol
from fondaco.server.course import Course, view_of
from fondaco.server.played import PlayedGame
from fondaco.server.protocol import SPECTATOR
from fondaco.server.session import Holder
from fondaco.server.store import Entry, SeatRow, Store, Stored

LONGEST_MATCH = 20_000
"""Entries, undos included, after which a match is refused to go on."""

_IMAGINED = bytes(32)  # any seed: what a seat may do, and why not, follows from what it knows


class StaleError(FondacoError):
    """The match has gone on since the version that the client knows."""


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    def send(self, message: bytes) -> None:
        """Take an encoded message; never waits."""


class Table:
    """One match in memory; ``went_on`` is called after every new entry."""

    def __init__(self, stored: Stored, played: PlayedGame, store: Store, went_on: Callable[["Table"], None]) -> None:
        """Replay a match; may take a while. Raises FondacoError if it cannot be played on."""
        self.match = stored.match
        self.played = played
        self.seats: list[SeatRow] = list(stored.match.seats)
        self.next = stored.next
        self.with_undo = stored.match.with_undo
        self.watchers: dict[Watcher, int] = {}
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._store = store
        self._went_on = went_on
        self._mode = played.mode
        self._course = _replay(self.game, stored)
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

    def seat_of(self, holder: Holder | None, wish: int | None) -> int:
        """The seat that a holder takes: the wished one if it is theirs, -1 to watch, by default their first.

        Raises FondacoError ``not-your-seat``.
        """
        own = [seat for seat, row in enumerate(self.seats) if holder is not None and row.holder == holder]
        if wish is None:
            return own[0] if own else SPECTATOR
        if wish != SPECTATOR and wish not in own:
            raise FondacoError("not-your-seat")
        return wish

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that decides and the level of the bot on it, if it is a bot."""
        actor = self.state.actor
        level = None if actor is None else self.seats[actor].bot
        return None if actor is None or level is None else (actor, level)

    def message(self, seat: int, have: int | None) -> bytes:
        """The match as ``seat`` sees it, with the events after version ``have``."""
        state = self.state
        events = self._course.log(seat)
        if have is not None and have <= self.version:
            events = [event for event in events if event.version > have]
        undo, free, reason = self._undo_offer(seat)
        thinking = self.bot_to_move()
        table = protocol.Table(
            match=self.match.id,
            game=self.match.game,
            version=self.version,
            seat=seat,
            seats=[seat_info(row) for row in self.seats],
            view=view_of(state, seat),
            legal=state.legal() if state.actor == seat else [],
            refusals=self._refusals(seat),
            undo=undo,
            undo_free=free,
            undo_reason=reason,
            events=events,
            thinking=thinking[0] if thinking else None,
            result=self._result(),
            commitment=match.commitment(self.match.key),
            next=self.next,
        )
        return msgspec.json.encode(table)

    def check_turn(self, seat: int, version: int) -> None:
        """Refuse a seat that is not asked to decide at this version. Raises FondacoError."""
        self._check_version(seat, version)
        if self.state.actor != seat:
            raise FondacoError("not-your-turn")

    def preview(self, seat: int, version: int, action: int) -> list[protocol.PreviewEvent]:
        """What a move would certainly bring, as far as its seat can know. Raises FondacoError."""
        self.check_turn(seat, version)
        self._check_action(action)
        return [protocol.PreviewEvent(kind=kind, args={**args}) for kind, args in self.state.preview(seat, action)]

    def why_not(self, seat: int, version: int, action: int) -> str | None:
        """The clause that forbids a move, on what the seat knows; None where the move is possible or not asked for."""
        self._check_version(seat, version)
        self._check_action(action)
        refusal = self.state.redeal(seat, seed=_IMAGINED).why_not(action)
        return refusal.clause if refusal else None

    def record(self) -> bytes:
        """The record of a finished match, as the text of its file. Raises FondacoError ``record-of-running-match``."""
        if self.state.actor is not None:
            raise FondacoError("record-of-running-match")
        seats = [match.Seat(row.name, row.bot) for row in self.seats]
        return match.to_json(match.write_record(self.state, seats, self.match.key, with_undo=self.with_undo))

    # What can be done.

    async def act(self, seat: int, client: str | None, version: int, action: int) -> int:
        """Make a move, with the client's id for it; the version that it made.

        Raises FondacoError, and then nothing has changed. Once begun it is finished even if the caller is cancelled.
        """
        return await asyncio.shield(self._act(seat, client, version, action))

    async def undo(self, seat: int, client: str, version: int, to: Literal["step", "turn"]) -> int:
        """Take own decisions back, otherwise like :meth:`act`."""
        return await asyncio.shield(self._undo(seat, client, version, to))

    async def sit(self, seat: int, holder: Holder, name: str) -> None:
        """Take a free seat, otherwise like :meth:`act`. Raises FondacoError ``seat-taken`` or ``no-such-seat``."""
        await asyncio.shield(self._sit(seat, holder, name))

    async def enter(self, watcher: Watcher, seat: int, have: int | None) -> None:
        """Tell a watcher how things stand, and from now on what happens."""
        if not self._course.has_log(seat):
            await asyncio.shield(self._make_log(seat))
        self.watchers[watcher] = seat
        watcher.send(self.message(seat, have))

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
        self.watchers.pop(watcher, None)
        self.used = time.monotonic()

    # How it is done.

    async def _act(self, seat: int, client: str | None, version: int, action: int) -> int:
        async with self.lock:
            done = self.acknowledged.get((seat, client)) if client is not None else None
            if done is not None:
                return done
            self.check_turn(seat, version)
            self._check_length()
            self._check_action(action)
            after = self._course.after(action)
            await self._commit(Entry(seat, action=self._course.game.notation(action), client=client), after)
            return self.version

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
            standing = self._course.standing
            if free:
                kept = len(standing) - (free if to == "turn" else 1)
            else:
                kept = max(at for at, action in enumerate(standing) if action.seat == seat)
            after = await asyncio.to_thread(self._course.position, kept)
            await self._commit(Entry(seat, kept=kept, client=client), after, marks=not free)
            return self.version

    async def _sit(self, seat: int, holder: Holder, name: str) -> None:
        async with self.lock:
            if not 0 <= seat < len(self.seats):
                raise FondacoError("no-such-seat")
            if not self.seats[seat].free:
                raise FondacoError("seat-taken")
            await self._store.sit(self.match.id, seat, holder, name)
            self.seats[seat] = replace(self.seats[seat], holder=holder, name=name)
            self._tell_all(self.version)

    async def _make_log(self, seat: int) -> None:
        async with self.lock:
            await asyncio.to_thread(self._course.log, seat)

    def _check_version(self, seat: int, version: int) -> None:
        """Refuse who may not act, or does not know how things stand."""
        if seat == SPECTATOR:
            raise FondacoError("not-your-seat")
        if version != self.version:
            raise StaleError("stale")
        if self.state.actor is None:
            raise FondacoError("match-over")

    def _check_action(self, action: int) -> None:
        """Refuse a number that is not in the game's action table."""
        self._course.game.notation(action)

    def _check_length(self) -> None:
        if self.version >= LONGEST_MATCH:
            raise FondacoError("match-too-long", most=LONGEST_MATCH)

    async def _commit(self, entry: Entry, after: State, *, marks: bool = False) -> None:
        """Make an entry durable, then true, then known."""
        try:
            await self._store.append(self.match.id, self.version, entry, after.actor, mark_undo=marks)
        except sa.exc.IntegrityError as fault:
            raise FondacoError("store-failed") from fault
        self._course.add(entry, after)
        self.with_undo |= marks
        if entry.client is not None:
            self.acknowledged[entry.seat, entry.client] = self.version
        self._tell_all(self.version - 1)
        self._went_on(self)

    def _tell_all(self, have: int) -> None:
        """Tell every watcher how things stand, and what happened after version ``have``."""
        messages = {seat: self.message(seat, have) for seat in set(self.watchers.values())}
        for watcher, seat in self.watchers.items():
            watcher.send(messages[seat])

    def _undo_offer(self, seat: int) -> tuple[int, int, str | None]:
        """How many own decisions a seat may take back, how many of them freely, and why none if none.

        Freely: while nothing was learned since. Against bots alone everything may be taken back.
        """
        state = self.state
        if seat == SPECTATOR:
            return 0, 0, "not-your-seat"
        if state.actor is None:
            return 0, 0, "match-over"
        free = state.undoable if state.actor == seat else 0
        alone = all(row.bot is not None for other, row in enumerate(self.seats) if other != seat)
        steps = sum(action.seat == seat for action in self._course.standing) if alone else free
        if steps:
            return steps, free, None
        return 0, 0, "undo-other-decides" if state.actor != seat else "undo-learned"

    def _refusals(self, seat: int) -> dict[str, str]:
        """The actions with pieces in sight of the seat that decides which a clause forbids, on what that seat knows."""
        if self.state.actor != seat:
            return {}
        imagined = self.state.redeal(seat, seed=_IMAGINED)
        refusals = {}
        for action in self.played.actions_with_pieces(self._course.game):
            refusal = imagined.why_not(action)
            if refusal is not None and refusal.clause is not None:
                refusals[str(action)] = refusal.clause
        return refusals

    def _result(self) -> protocol.Result | None:
        outcome = self.state.outcome
        if outcome is None:
            return None
        return protocol.Result(
            reason=outcome.reason,
            winners=list(outcome.winners),
            scores=self.state.scores(),
            with_undo=self.with_undo,
        )


def seat_info(row: SeatRow) -> protocol.Seat:
    """What everybody may know of who sits at a seat."""
    return protocol.Seat(name=row.name, bot=row.bot, free=row.free, symbol=row.symbol)


def _replay(game: Game, stored: Stored) -> Course:
    """The course of a stored match. Raises FondacoError if it was played in another game than this, or is damaged."""
    if game.room.rules_version != stored.match.rules_version:
        raise FondacoError("match-other-rules")
    if game.set.digest != stored.match.digest:
        raise FondacoError("match-other-components")
    try:
        return Course(game, stored.match.key, stored.entries)
    except FondacoError as fault:
        raise FondacoError("match-damaged", problem=fault) from None
