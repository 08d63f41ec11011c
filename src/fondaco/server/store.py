"""The store: matches as they were opened, and what was done in them. Nothing is ever deleted.

One thread writes. While it waits for the disk, new work queues up, and the next commit takes all of it: a commit is
durable (``synchronous=FULL``) before anybody is told. Reads run beside it on connections of their own.
"""

import asyncio
import errno
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from fondaco.errors import FondacoError
from fondaco.server.chat import MOST_KEPT, Chat, Remark
from fondaco.server.session import Holder

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

_PROBE_BYTES = 65_536
_MOST_PER_COMMIT = 200  # about; what one round of the event loop wants is never torn apart
_MOST_LISTED = 200

DATABASE = "fondaco.db"
"""The file of a data folder that holds everything."""

METADATA = sa.MetaData()

MATCHES = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("previous", sa.Text, sa.ForeignKey("matches.id"), unique=True),
    sa.Column("actor", sa.Integer),
    sa.Column("with_undo", sa.Integer, nullable=False),
    sa.Column("opened", sa.Integer, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    sa.Column("abandoned", sa.Integer, nullable=False, server_default="0"),
    sa.Column("chat", sa.Text, nullable=False, server_default="off"),
    sa.Column("branch", sa.Text),
    sa.Column("luck", sa.Text, nullable=False, server_default="own"),
    sqlite_strict=True,
)
SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("bot", sa.Text),
    sa.Column("holder", sa.LargeBinary, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("symbol", sa.Integer, nullable=False),
    sa.Column("share", sa.Text),
    sa.UniqueConstraint("match", "symbol", name="one_symbol_per_seat"),
    sqlite_strict=True,
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text),
    sa.Column("kept", sa.Integer),
    sa.Column("client", sa.Text),
    sa.Column("at", sa.Integer, nullable=False),
    sa.UniqueConstraint("match", "seat", "client", name="once_per_client_id"),
    sa.CheckConstraint("(action IS NULL) <> (kept IS NULL)", name="action_or_undo"),
    sqlite_strict=True,
)

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phrase", sa.Text),
    sa.Column("text", sa.Text),
    sa.Column("at", sa.Integer, nullable=False),
    sa.CheckConstraint("(phrase IS NULL) <> (text IS NULL)", name="phrase_or_text"),
    sqlite_strict=True,
)

_WENT_ON = (
    MATCHES.update()
    .where(MATCHES.c.id == sa.bindparam("of"))
    .values(
        actor=sa.bindparam("actor"),
        changed=sa.bindparam("changed"),
        with_undo=MATCHES.c.with_undo.bitwise_or(sa.bindparam("mark")),
    )
)


@dataclass(frozen=True)
class SeatRow:
    """A seat: a bot's level, or its holder, or neither while it is free; both while a bot holds it for its owner."""

    bot: str | None
    holder: Holder | None
    name: str
    symbol: int
    share: str | None = None
    """The random string that its owner gave for the luck, in hex."""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.bot is None and self.holder is None

    @property
    def held(self) -> bool:
        """A bot plays until the owner is back."""
        return self.bot is not None and self.holder is not None


LuckKind = Literal["own", "awaited", "mixed"]
"""The server's key alone, or one mixed with the seats' strings: that is still to be done, or done."""


@dataclass(frozen=True)
class Branch:
    """From where a match branched off."""

    origin: str
    """SHA-256 of the record of the other match, in hex."""
    moves: int
    """How many of the actions were played there."""
    outcomes: list[int]
    """Those that the deal and these actions used."""


@dataclass(frozen=True)
class MatchRow:
    """A match as it was opened."""

    id: str
    game: str
    rules_version: int
    components: str
    digest: str
    options: dict[str, Any]
    key: bytes
    previous: str | None
    with_undo: bool
    """Somebody took back what the rules of undo do not give freely."""
    seats: tuple[SeatRow, ...]
    abandoned: bool = False
    """Its people ended it because somebody had left."""
    chat: Chat = "off"
    branch: Branch | None = None
    luck: LuckKind = "own"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Something done in a match: an action in readable notation, or an undo that keeps the first ``kept`` actions."""

    seat: int
    action: str | None = None
    kept: int | None = None
    client: str | None = None
    """The id that the client gave it."""

    @property
    def said(self) -> str:
        """The action of an entry that is no undo."""
        if self.action is None:
            raise ValueError("an undo has no action")
        return self.action


@dataclass(frozen=True)
class Stored:
    """A match with all that was done in it."""

    match: MatchRow
    entries: tuple[Entry, ...]
    next: str | None
    talk: tuple[Remark, ...] = ()
    """The latest lines that were said."""


@dataclass(frozen=True)
class Line:
    """A match in a list: who decides (None: it is over), how many entries it has, and when it last went on (ms)."""

    match: MatchRow
    actor: int | None
    version: int
    changed: int


class _Statement:
    """A statement that is made ready once, to be run with many rows at a time."""

    def __init__(self, statement: sa.Insert | sa.Update, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._names = tuple(compiled.positiontup or ())

    def run(self, connection: sa.Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run it once for each row."""
        values = [tuple(row[name] for name in self._names) for row in rows]
        connection.exec_driver_sql(self._text, values)


@dataclass(frozen=True)
class _Addition:
    """What happens most: an entry that is added to a match. All of a commit go to the database together."""

    entry: dict[str, Any]
    head: dict[str, Any]


@dataclass(frozen=True, eq=False)
class _Work:
    """Something to be written, and whom to answer when it is durable."""

    job: Job[Any] | _Addition
    answer: asyncio.Future[Any]


class SeatTakenError(FondacoError):
    """Somebody else was faster."""


class Store:
    """Matches in a folder. Use :meth:`open`, and :meth:`close` at the end."""

    def __init__(self, engine: sa.Engine, lock: sqlite3.Connection) -> None:
        self._engine = engine
        self._lock = lock
        self._add = _Statement(ENTRIES.insert(), engine.dialect)
        self._went_on = _Statement(_WENT_ON, engine.dialect)
        self._collected: list[_Work] = []
        self._jobs: queue.SimpleQueue[list[_Work] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """Open the store of a data folder, made and brought up to date where needed.

        Raises FondacoError with one clear line: ``data-unwritable``, ``data-full``, ``data-in-use``, ``data-damaged``,
        ``data-newer``.
        """
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            probe = folder / f".probe-{os.getpid()}"
            probe.write_bytes(bytes(_PROBE_BYTES))
            probe.unlink()
        except OSError as fault:
            if fault.errno in (errno.ENOSPC, errno.EDQUOT):
                raise FondacoError("data-full", folder=str(folder)) from None
            raise FondacoError("data-unwritable", folder=str(folder), reason=fault.strerror or str(fault)) from None
        lock = _lock(folder)
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(folder / DATABASE)))
        sa.event.listen(engine, "connect", _prepare)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        try:
            _migrate(engine)
        except (CommandError, sa.exc.DatabaseError) as fault:
            engine.dispose()
            lock.close()
            if isinstance(fault, CommandError):
                raise FondacoError("data-newer", folder=str(folder)) from None
            if _is_full(fault):
                raise FondacoError("data-full", folder=str(folder)) from None
            raise FondacoError("data-damaged", folder=str(folder), reason=str(fault.orig)) from None
        return cls(engine, lock)

    def close(self) -> None:
        """Finish all writing."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()
        self._lock.close()

    async def write(self, job: Job[T]) -> T:
        """Run ``job`` in the writing thread; returns when its transaction is durable.

        Whoever writes has waited for what he builds on, so jobs that wait together may be done in any order.
        Raises FondacoError ``store-full`` or ``store-failed`` when the disk refuses; IntegrityError as it is.
        """
        written: T = await self._write(job)
        return written

    async def _write(self, job: Job[Any] | _Addition) -> Any:
        loop = asyncio.get_running_loop()
        work = _Work(job, loop.create_future())
        if not self._collected:
            loop.call_soon(self._hand_over)
        self._collected.append(work)
        try:
            return await work.answer
        except sa.exc.IntegrityError:
            raise
        except sa.exc.DatabaseError as fault:
            raise FondacoError("store-full" if _is_full(fault) else "store-failed") from fault

    async def read(self, job: Job[T]) -> T:
        """Run ``job`` in another thread on a connection for reading."""

        def run() -> T:
            with self._engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(run)

    async def open_match(self, match: MatchRow, actor: int | None, entries: Sequence[Entry] = ()) -> None:
        """Store a new match, with the entries that it takes over from the one it branches off from.

        Raises IntegrityError when its predecessor has a successor already.
        """
        now = _now()
        row = {
            "id": match.id,
            "game": match.game,
            "rules_version": match.rules_version,
            "components": match.components,
            "digest": match.digest,
            "options": msgspec.json.encode(match.options).decode(),
            "key": match.key,
            "previous": match.previous,
            "actor": actor,
            "with_undo": int(match.with_undo),
            "opened": now,
            "changed": now,
            "chat": match.chat,
            "luck": match.luck,
            "branch": None if match.branch is None else msgspec.json.encode(match.branch).decode(),
        }
        taken_over = [_row(match.id, seq, entry, now) for seq, entry in enumerate(entries)]
        seats = [
            {"match": match.id, "seat": n, "bot": s.bot, "holder": s.holder, "name": s.name, "symbol": s.symbol}
            for n, s in enumerate(match.seats)
        ]

        def job(connection: sa.Connection) -> None:
            connection.execute(MATCHES.insert(), row)
            connection.execute(SEATS.insert(), seats)
            if taken_over:
                connection.execute(ENTRIES.insert(), taken_over)

        await self.write(job)

    async def append(self, match: str, seq: int, entry: Entry, actor: int | None, *, mark_undo: bool = False) -> None:
        """Store the entry number ``seq`` of a match and who decides after it (None: the match is over).

        ``mark_undo`` marks the match as one with undo.
        """
        now = _now()
        row = _row(match, seq, entry, now)
        head = {"of": match, "actor": actor, "changed": now, "mark": int(mark_undo)}
        await self._write(_Addition(row, head))

    async def sit(self, match: str, seat: int, holder: Holder, name: str) -> None:
        """Give a free seat to a holder. Raises SeatTakenError ``seat-taken`` if it is free no more."""
        free = SEATS.c.bot.is_(None) & SEATS.c.holder.is_(None)
        update = (
            SEATS.update()
            .where((SEATS.c.match == match) & (SEATS.c.seat == seat) & free)
            .values(holder=holder, name=name)
        )
        if not await self.write(lambda connection: connection.execute(update).rowcount):
            raise SeatTakenError("seat-taken")

    async def give(self, match: str, seat: int, share: str) -> None:
        """Keep a seat's string."""
        update = SEATS.update().where((SEATS.c.match == match) & (SEATS.c.seat == seat)).values(share=share)
        await self.write(lambda connection: connection.execute(update))

    async def begin(self, match: str, actor: int | None) -> None:
        """The luck is mixed of what was given; from now on nothing is added to it."""
        update = MATCHES.update().where(MATCHES.c.id == match).values(luck="mixed", actor=actor, changed=_now())
        await self.write(lambda connection: connection.execute(update))

    async def stand(self, match: str, seat: int) -> None:
        """Make a seat free again."""
        update = (
            SEATS.update()
            .where((SEATS.c.match == match) & (SEATS.c.seat == seat))
            .values(holder=None, name="", share=None)
        )
        await self.write(lambda connection: connection.execute(update))

    async def hold(self, match: str, seat: int, bot: str | None) -> None:
        """Let a bot of this level play on a seat that somebody owns, or its owner again."""
        update = SEATS.update().where((SEATS.c.match == match) & (SEATS.c.seat == seat)).values(bot=bot)
        await self.write(lambda connection: connection.execute(update))

    async def abandon(self, match: str) -> None:
        """End a match that its people give up."""
        update = MATCHES.update().where(MATCHES.c.id == match).values(actor=None, abandoned=1, changed=_now())
        await self.write(lambda connection: connection.execute(update))

    async def say(self, match: str, n: int, seat: int, phrase: str | None, text: str | None) -> Remark:
        """Store the line number ``n`` of a match."""
        line = Remark(n, seat, phrase, text, _now())
        await self.write(lambda connection: connection.execute(CHAT.insert(), {"match": match, **asdict(line)}))
        return line

    async def load(self, match: str) -> Stored | None:
        """A match with its entries, or None."""

        def job(connection: sa.Connection) -> Stored | None:
            found = _matches(connection, MATCHES.c.id == match)
            if not found:
                return None
            columns = (ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.kept, ENTRIES.c.client)
            entries = sa.select(*columns).where(ENTRIES.c.match == match).order_by(ENTRIES.c.seq)
            latest = sa.select(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.n.desc()).limit(MOST_KEPT)
            following = sa.select(MATCHES.c.id).where(MATCHES.c.previous == match)
            return Stored(
                found[0].match,
                tuple(Entry(*row) for row in connection.execute(entries)),
                connection.execute(following).scalar(),
                tuple(Remark(*row[1:]) for row in connection.execute(latest))[::-1],
            )

        return await self.read(job)

    async def held_by(self, holder: Holder) -> list[Line]:
        """The matches in which a session holds a seat, the latest first; very old ones are left out."""
        own = sa.select(SEATS.c.match).where(SEATS.c.holder == holder)
        return await self.read(lambda connection: _matches(connection, MATCHES.c.id.in_(own)))

    async def is_seated(self, holder: Holder) -> bool:
        """Whether a session holds a seat anywhere."""
        one = sa.select(SEATS.c.seat).where(SEATS.c.holder == holder).limit(1)
        return await self.read(lambda connection: connection.execute(one).first() is not None)

    async def waiting_for_bots(self) -> list[str]:
        """Ids of the matches in which a bot decides, and nobody has still to sit down."""
        free = sa.select(SEATS.c.match).where(SEATS.c.bot.is_(None) & SEATS.c.holder.is_(None))
        deciding = (SEATS.c.match == MATCHES.c.id) & (SEATS.c.seat == MATCHES.c.actor) & SEATS.c.bot.is_not(None)
        query = sa.select(MATCHES.c.id).join(SEATS, deciding).where(MATCHES.c.id.not_in(free))
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    def _hand_over(self) -> None:
        """Give the writing thread, in one go, what one round of the event loop wants to be written."""
        self._jobs.put(self._collected)
        self._collected = []

    def _write_all(self) -> None:
        """The writing thread: all that has queued up goes into one transaction."""
        with self._engine.connect() as connection:
            while (batch := self._next_batch()) is not None:
                if not self._commit(connection, batch) and len(batch) > 1:
                    for single in batch:
                        self._commit(connection, [single])

    def _next_batch(self) -> list[_Work] | None:
        """Wait for work, and take what else is there; None at the end."""
        batch: list[_Work] = []
        while len(batch) < _MOST_PER_COMMIT:
            try:
                work = self._jobs.get(block=not batch)
            except queue.Empty:
                break
            if work is None:
                if not batch:
                    return None
                self._jobs.put(None)
                break
            batch += [each for each in work if not each.answer.cancelled()]
        return batch

    def _commit(self, connection: sa.Connection, batch: list[_Work]) -> bool:
        """Run jobs in one transaction and answer them; where one of several fails, none is done and none answered."""
        try:
            with connection.begin():
                results = [None if isinstance(work.job, _Addition) else work.job(connection) for work in batch]
                additions = [work.job for work in batch if isinstance(work.job, _Addition)]
                if additions:
                    self._add.run(connection, [addition.entry for addition in additions])
                    self._went_on.run(connection, [addition.head for addition in additions])
        except Exception as fault:
            if len(batch) == 1:
                _answer(batch, [fault])
            return False
        _answer(batch, results)
        return True


def _answer(batch: list[_Work], results: list[Any]) -> None:
    """Wake those who wait with their results, or with what went wrong; each event loop once."""

    def wake(loop: asyncio.AbstractEventLoop) -> None:
        for work, result in zip(batch, results, strict=True):
            if work.answer.get_loop() is not loop or work.answer.done():
                continue
            if isinstance(result, Exception):
                work.answer.set_exception(result)
            else:
                work.answer.set_result(result)

    for loop in {work.answer.get_loop() for work in batch}:
        with suppress(RuntimeError):  # a loop that has ended has nobody to wake
            loop.call_soon_threadsafe(wake, loop)


def _matches(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> list[Line]:
    """The matches of a condition with their seats, the latest first."""
    version = sa.select(sa.func.count()).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
    query = (
        sa.select(MATCHES, version.label("version"))
        .where(condition)
        .order_by(MATCHES.c.changed.desc())
        .limit(_MOST_LISTED)
    )
    chairs = sa.select(SEATS).join(MATCHES, SEATS.c.match == MATCHES.c.id).where(condition).order_by(SEATS.c.seat)
    seats: dict[str, list[SeatRow]] = {}
    for row in connection.execute(chairs):
        seats.setdefault(row.match, []).append(SeatRow(row.bot, row.holder, row.name, row.symbol, row.share))
    return [
        Line(
            MatchRow(
                row.id,
                row.game,
                row.rules_version,
                row.components,
                row.digest,
                msgspec.json.decode(row.options),
                row.key,
                row.previous,
                bool(row.with_undo),
                tuple(seats[row.id]),
                bool(row.abandoned),
                row.chat,
                None if row.branch is None else msgspec.json.decode(row.branch, type=Branch),
                row.luck,
            ),
            row.actor,
            row.version,
            row.changed,
        )
        for row in connection.execute(query)
    ]


def _row(match: str, seq: int, entry: Entry, now: int) -> dict[str, Any]:
    """The entry number ``seq`` of a match as a row of its table."""
    return {
        "match": match,
        "seq": seq,
        "seat": entry.seat,
        "action": entry.action,
        "kept": entry.kept,
        "client": entry.client,
        "at": now,
    }


def _lock(folder: Path) -> sqlite3.Connection:
    """Hold the folder for this process alone, for as long as the connection lives; even a kill lets go of it."""
    lock = None
    try:
        lock = sqlite3.connect(folder / "lock", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as fault:
        if lock is not None:
            lock.close()
        if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise FondacoError("data-in-use", folder=str(folder)) from None
        raise FondacoError("data-damaged", folder=str(folder), reason=str(fault)) from None
    return lock


def _prepare(connection: Any, _: object) -> None:
    """Settings of every connection; transactions begin where SQLAlchemy says, not where sqlite3 guesses."""
    connection.isolation_level = None
    for setting in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date."""
    with as_file(files("fondaco.server") / "migrations") as scripts, engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_full(fault: sa.exc.DatabaseError) -> bool:
    return getattr(fault.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
