"""One client: its messages are read, carried out one after another, and it is sent what the tables tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable

import msgspec

from fondaco.errors import FondacoError
from fondaco.server import protocol
from fondaco.server.played import PlayedGame
from fondaco.server.rates import Bucket, Limits
from fondaco.server.session import Holder
from fondaco.server.table import StaleError, Table
from fondaco.server.tables import Tables
from fondaco.server.wires import Wire

LONGEST_QUEUE = 256 * 1024
"""Bytes that may wait for a client that does not read; beyond, it is cut off and may come back."""
MOST_TABLES = 16
"""Tables that one client may be at."""

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(protocol.ClientMessage)


class Client:
    """A connected client; a watcher of the tables it has entered."""

    def __init__(self, wire: Wire, holder: Holder | None, tables: Tables, limits: Limits) -> None:
        self._wire = wire
        self._holder = holder
        self._tables = tables
        self._limits = limits
        self._bucket = Bucket(limits.messages)
        self._at: dict[str, Table] = {}
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._something = asyncio.Event()
        self._behind = asyncio.Event()
        self._hint: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the client until it goes, or cannot keep up."""
        tasks = [asyncio.create_task(work()) for work in (self._listen, self._send_all, self._behind.wait)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for match in list(self._at):
                self._leave(match)
            for task in (*tasks, *self._at_work):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def send(self, message: bytes) -> None:
        """Queue an encoded message."""
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._something.set()
        if self._waiting_bytes > LONGEST_QUEUE:
            self._behind.set()

    def tell(self, message: protocol.ServerMessage) -> None:
        """Queue a message."""
        self.send(msgspec.json.encode(message))

    def tell_warming(self, game: PlayedGame) -> None:
        """Say how far the compiling of a game is, if the client is at a table of it."""
        if any(table.played is game for table in self._at.values()):
            done, of = game.progress
            self.tell(protocol.Warming(game=game.name, done=done, of=of))

    async def _send_all(self) -> None:
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._waiting_bytes -= len(message)
                await self._wire.say(message)
            self._something.clear()
            await self._something.wait()

    async def _listen(self) -> None:
        while (text := await self._wire.hear()) is not None:
            if not self._bucket.take():
                self._refuse(FondacoError("slow-down"))
                await asyncio.sleep(self._limits.pause)
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, RecursionError):
                self._refuse(FondacoError("bad-message"))
            else:
                await self._carry_out(message, self._do(message))

    async def _carry_out(self, message: protocol.ClientMessage, work: Awaitable[None]) -> None:
        """Do what a message asks, or refuse it."""
        try:
            await work
        except StaleError as fault:
            self._refuse(fault, message)
            if message.match in self._at:  # else it was left meanwhile
                table, seat = self._place(message.match)
                self.send(table.message(seat, table.version, table.own(self._holder)))
        except FondacoError as fault:
            self._refuse(fault, message)
        except Exception:
            _log.exception("a message could not be carried out")
            self._refuse(FondacoError("server-failed"), message)

    async def _do(self, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Enter(match=match):
                await self._enter(match, message.seat, message.have)
            case protocol.Leave(match=match):
                self._leave(match)
            case protocol.Act(match=match):
                table, seat = self._seated(match)
                if table.window is None and not table.reacts:
                    await self._act(message, table, seat)
                else:
                    self._later(message, self._act(message, table, seat))
            case protocol.Undo(match=match):
                table, seat = self._seated(match)
                version = await table.undo(seat, message.id, message.version, message.to)
                self.tell(protocol.Done(match=match, id=message.id, version=version))
            case protocol.Preview(match=match, version=version, action=action):
                table, seat = self._seated(match)
                events = table.preview(seat, version, action)
                self.tell(protocol.Previewed(match=match, version=version, action=action, events=events))
            case protocol.Why(match=match, version=version, action=action):
                table, seat = self._seated(match)
                clause = table.why_not(seat, version, action)
                self.tell(protocol.Because(match=match, version=version, action=action, clause=clause))
            case protocol.Hint(match=match, version=version):
                table, seat = self._seated(match)
                table.check_turn(seat, version)
                if self._hint is not None and not self._hint.done():
                    raise FondacoError("hint-coming")
                self._hint = self._later(message, self._think(message, table, seat))
            case protocol.Decline(match=match):
                self._later(message, self._decline(message, self._table(match)))
            case protocol.Order(match=match, question=question, until=until):
                table, seat = self._seated(match)
                table.order(seat, question, None if until == "asked" else until)
            case protocol.Hold(match=match):
                table, _ = self._seated(match)
                await self._tables.hold(table, message.seat)
            case protocol.Ask(match=match):
                table, seat = self._seated(match)
                await table.ask(seat, message.wish)
            case protocol.Answer(match=match):
                table, seat = self._seated(match)
                await table.answer(seat, message.request, message.version, yes=message.yes)
            case protocol.Say(match=match):
                if match not in self._at:
                    raise FondacoError("not-your-seat")
                table, seat = self._place(match)
                await table.say(seat, message.phrase, message.text)
            case protocol.Stand(match=match):
                await self._table(match).stand(self._holder)
            case protocol.Fill(match=match, seat=seat, level=level):
                table = self._table(match)
                if not table.own(self._holder):
                    raise FondacoError("not-your-seat")
                await self._tables.fill(table, seat, level)
            case protocol.Give(match=match, seat=seat, share=share):
                table = self._table(match)
                if seat not in table.own(self._holder):
                    raise FondacoError("not-your-seat")
                await table.give(seat, share)
            case protocol.Again(match=match):
                table = self._table(match)
                if not table.own(self._holder):
                    raise FondacoError("not-your-seat")
                await self._tables.again(table)

    async def _enter(self, match: str, wish: int | None, have: int | None) -> None:
        if match not in self._at and len(self._at) >= MOST_TABLES:
            raise FondacoError("too-many-tables", most=MOST_TABLES)
        table = await self._tables.table(match)
        seat = table.seat_of(self._holder, wish)
        self._at[match] = table
        await table.enter(self, seat, have, self._holder)
        if not table.played.ready.is_set():
            self.tell_warming(table.played)

    def _leave(self, match: str) -> None:
        if match in self._at:
            self._at.pop(match).leave(self)

    def _seated(self, match: str) -> tuple[Table, int]:
        """The table of a match that the client has entered, and its seat there, which must not be a spectator's."""
        self._table(match)
        table, seat = self._place(match)
        if seat == protocol.SPECTATOR:
            raise FondacoError("not-your-seat")
        return table, seat

    def _table(self, match: str) -> Table:
        """The table of a match that the client has entered."""
        if match not in self._at:
            raise FondacoError("not-your-seat")
        return self._at[match]

    def _place(self, match: str) -> tuple[Table, int]:
        """The table of a match that the client is at, and from which seat it watches it: who stands up has none."""
        table = self._at[match]
        place = table.watchers.get(self)
        return table, place.seat if place else protocol.SPECTATOR

    def _later(self, message: protocol.ClientMessage, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do what a message asks while the client goes on."""
        task = asyncio.create_task(self._carry_out(message, work))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return task

    async def _act(self, message: protocol.Act, table: Table, seat: int) -> None:
        """Make a move, and acknowledge it once it is made."""
        version = await table.act(seat, message.id, message.version, message.action)
        self.tell(protocol.Done(match=message.match, id=message.id, version=version))

    async def _decline(self, message: protocol.Decline, table: Table) -> None:
        """Decline for a whole device, and acknowledge it once that is carried out."""
        version = await table.decline(self._holder, message.id, message.version)
        self.tell(protocol.Done(match=message.match, id=message.id, version=version))

    async def _think(self, message: protocol.Hint, table: Table, seat: int) -> None:
        """Answer a hint when it has been found; the client may go on meanwhile."""
        action = await self._tables.hint(table, seat)
        self.tell(protocol.Hinted(match=message.match, version=message.version, action=action))

    def _refuse(self, fault: FondacoError, message: protocol.ClientMessage | None = None) -> None:
        match = message.match if message else None
        self.tell(
            protocol.Refused(
                match=match,
                id=message.id if isinstance(message, protocol.Act | protocol.Undo) else None,
                error=fault.message,
                args={**fault.arguments},
                version=self._at[match].version if match in self._at else None,
            )
        )
