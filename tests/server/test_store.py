"""The store: what is acknowledged is durable, what is said twice is stored once, and faults get one line."""

import asyncio
import errno
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from fondaco.errors import FondacoError
from fondaco.server.store import METADATA, Entry, MatchRow, SeatRow, SeatTakenError, Store

HOLDER = bytes(32)
MATCH = MatchRow(
    id="first",
    game="jambo",
    rules_version=1,
    components="jambo",
    digest="0" * 64,
    options={"starter": "lot"},
    key=bytes(range(32)),
    previous=None,
    with_undo=False,
    seats=(SeatRow(None, HOLDER, "Eva", 0), SeatRow("easy", None, "", 1)),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path / "data")
    yield opened
    opened.close()


def test_a_match_is_read_as_it_was_written(store: Store) -> None:
    async def play() -> None:
        await store.open_match(MATCH, actor=0)
        entries = [Entry(0, "look", client="a"), Entry(0, kept=0, client="b"), Entry(1, "buy ware_kkk")]
        for seq, entry in enumerate(entries):
            await store.append("first", seq, entry, actor=1, mark_undo=entry.kept is not None)
        stored = await store.load("first")
        assert stored is not None
        assert stored.match == replace(MATCH, with_undo=True)
        assert list(stored.entries) == entries
        assert stored.next is None
        assert await store.load("second") is None

    asyncio.run(play())


def test_it_knows_whose_matches_are_whose_and_where_a_bot_decides(store: Store) -> None:
    async def play() -> None:
        await store.open_match(MATCH, actor=0)
        await store.open_match(replace(MATCH, id="second"), actor=1)
        await asyncio.sleep(0.002)
        await store.append("second", 0, Entry(1, "look"), actor=1)
        assert await store.waiting_for_bots() == ["second"]
        assert [(line.match.id, line.actor, line.version) for line in await store.held_by(HOLDER)] == [
            ("second", 1, 1),
            ("first", 0, 0),
        ]
        assert await store.held_by(b"x" * 32) == []
        assert await store.is_seated(HOLDER)
        assert not await store.is_seated(b"x" * 32)

    asyncio.run(play())


def test_one_of_many_that_fails_does_not_harm_the_others(store: Store) -> None:
    async def play() -> None:
        await store.open_match(MATCH, actor=0)
        writes = [store.append("first", seq, Entry(0, "look", client=str(seq)), actor=0) for seq in range(20)]
        writes.insert(7, store.append("first", 3, Entry(0, "skip"), actor=0))
        writes.insert(12, store.append("first", 30, Entry(0, "skip", client="3"), actor=0))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        failed = [n for n, outcome in enumerate(outcomes) if outcome is not None]
        assert failed == [7, 12]
        assert all(isinstance(outcomes[n], sa.exc.IntegrityError) for n in failed)
        stored = await store.load("first")
        assert stored is not None
        assert [entry.client for entry in stored.entries] == [str(seq) for seq in range(20)]

    asyncio.run(play())


def test_work_given_up_before_it_began_is_not_done(store: Store) -> None:
    async def play() -> None:
        await store.open_match(MATCH, actor=0)
        release = asyncio.Event()
        loop = asyncio.get_running_loop()
        slow = asyncio.ensure_future(
            store.write(lambda _: asyncio.run_coroutine_threadsafe(release.wait(), loop).result())
        )
        await asyncio.sleep(0.01)
        given_up = asyncio.ensure_future(store.append("first", 0, Entry(0, "look"), actor=0))
        await asyncio.sleep(0.01)
        given_up.cancel()
        await asyncio.sleep(0)
        release.set()
        await slow
        stored = await store.load("first")
        assert stored is not None
        assert stored.entries == ()

    asyncio.run(play())


def test_a_seat_is_taken_once(store: Store) -> None:
    async def play() -> None:
        await store.open_match(replace(MATCH, seats=(MATCH.seats[0], SeatRow(None, None, "", 1))), actor=0)
        tries = [store.sit("first", 1, bytes([n]) * 32, f"guest {n}") for n in range(1, 4)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), SeatTakenError, SeatTakenError]
        stored = await store.load("first")
        assert stored is not None
        assert stored.match.seats[1] == SeatRow(None, b"\1" * 32, "guest 1", 1)

    asyncio.run(play())


def test_a_match_has_one_successor(store: Store) -> None:
    async def play() -> None:
        await store.open_match(MATCH, actor=None)
        await store.open_match(replace(MATCH, id="second", previous="first"), actor=0)
        with pytest.raises(sa.exc.IntegrityError):
            await store.open_match(replace(MATCH, id="third", previous="first"), actor=0)
        stored = await store.load("first")
        assert stored is not None
        assert stored.next == "second"

    asyncio.run(play())


def test_the_migrations_make_the_tables_of_the_code(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), METADATA)  # type: ignore[no-any-return]

    assert asyncio.run(store.read(differences)) == []


@pytest.mark.parametrize(("setting", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)])
def test_a_commit_is_on_the_disk(store: Store, setting: str, value: str | int) -> None:
    assert asyncio.run(store.write(lambda c: c.exec_driver_sql(f"PRAGMA {setting}").scalar())) == value


def test_a_full_disk_is_said_and_nothing_is_lost(store: Store) -> None:
    async def play() -> None:
        await store.open_match(MATCH, actor=0)
        pages = await store.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        await store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
        with pytest.raises(FondacoError) as caught:
            await store.append("first", 0, Entry(0, "x" * 100_000), actor=0)
        assert caught.value.message == "store-full"
        await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000"))
        await store.append("first", 0, Entry(0, "look"), actor=0)
        stored = await store.load("first")
        assert stored is not None
        assert [entry.action for entry in stored.entries] == ["look"]

    asyncio.run(play())


def refusal(folder: Path) -> str:
    with pytest.raises(FondacoError) as caught:
        Store.open(folder)
    return caught.value.message


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path / "file" / "data") == "data-unwritable"


def test_a_full_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert refusal(tmp_path) == "data-full"


def test_a_folder_that_another_server_uses(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    assert refusal(tmp_path) == "data-in-use"
    store.close()
    Store.open(tmp_path).close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "fondaco.db").write_bytes(b"no database" * 1000)
    assert refusal(tmp_path) == "data-damaged"


def test_a_lock_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    assert refusal(tmp_path) == "data-damaged"


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    with sqlite3.connect(tmp_path / "fondaco.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert refusal(tmp_path) == "data-newer"
