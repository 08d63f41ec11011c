"""Backups: the whole database as one file, consistent although a server writes to it meanwhile."""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from fondaco.errors import FondacoError
from fondaco.server.store import DATABASE


@dataclass(frozen=True)
class Kept:
    """What a backup holds."""

    matches: int
    entries: int


def back_up(folder: Path, file: Path) -> Kept:
    """Copy the database of a data folder into a new file, and check the copy before it gets its name.

    The copy is the database at one moment. Raises FondacoError ``backup-nothing``, ``backup-exists``,
    ``backup-failed``, ``data-damaged`` or ``file-unwritable``.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise FondacoError("backup-nothing", folder=str(folder))
    if file.exists():
        raise FondacoError("backup-exists", path=str(file))
    unfinished = file.with_name(f".{file.name}-{os.getpid()}")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # the keys of all luck are in it
        kept = _copy(database, unfinished)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        os.link(unfinished, file)  # unlike renaming, this never replaces a file
    except FileExistsError:
        raise FondacoError("backup-exists", path=str(file)) from None
    except OSError as fault:
        raise FondacoError("file-unwritable", path=str(file), reason=fault.strerror or str(fault)) from None
    except sqlite3.Error as fault:
        raise FondacoError("data-damaged", folder=str(folder), reason=str(fault)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return kept


def _copy(database: Path, file: Path) -> Kept:
    """Copy a database as it is at this moment, and compare. The reader's transaction holds the moment fast."""
    with (
        closing(sqlite3.connect(database, timeout=60, isolation_level=None)) as source,
        closing(sqlite3.connect(file, isolation_level=None)) as copy,
    ):
        source.execute("BEGIN")
        kept = _count(source)
        source.backup(copy)
        source.execute("COMMIT")
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete without others beside it
        sound = copy.execute("PRAGMA integrity_check").fetchall()
        if sound != [("ok",)] or _count(copy) != kept:
            raise FondacoError("backup-failed", path=str(file))
    return kept


def _count(connection: sqlite3.Connection) -> Kept:
    (matches,), (entries,) = (
        connection.execute(query).fetchone()
        for query in ("SELECT count(*) FROM matches", "SELECT count(*) FROM entries")
    )
    return Kept(matches, entries)
