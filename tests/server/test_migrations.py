"""Databases of earlier versions: brought up to date at start with everything in them, and every version has one here.

`stores/` holds a database of every version of the tables but the newest, as SQL text (`.dump` of the sqlite3 program).
"""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from fondaco.errors import FondacoError
from fondaco.server import store as stores
from fondaco.server.played import PlayedGame
from fondaco.server.store import Store, Stored
from fondaco.server.table import Table

EARLIER = Path(__file__).with_name("stores")
MIGRATIONS = Path(stores.__file__).with_name("migrations")

BROKEN = """
from alembic import op

revision = "9999"
down_revision = "NEWEST"


def upgrade():
    op.execute("CREATE TABLE halfway (x)")
    op.execute("SELECT * FROM nothing")
"""


def revisions() -> list[str]:
    """The versions of the tables, oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(config).walk_revisions()))]


def test_versions_are_numbered_one_after_the_other() -> None:
    assert revisions() == [f"{n:04}" for n in range(1, len(revisions()) + 1)]


def test_there_is_a_database_of_every_earlier_version() -> None:
    assert {path.stem for path in EARLIER.iterdir()} >= set(revisions()[:-1])


@pytest.mark.parametrize("earlier", sorted(EARLIER.iterdir()), ids=lambda path: path.stem)
def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path, earlier: Path) -> None:
    with sqlite3.connect(tmp_path / "fondaco.db") as connection:
        connection.executescript(earlier.read_text(encoding="utf-8"))
        entries: dict[str, int] = dict(connection.execute("SELECT match, count(*) FROM entries GROUP BY match"))
        matches: dict[str, str] = dict(connection.execute("SELECT id, game FROM matches"))
    connection.close()
    assert entries.keys() == matches.keys()

    async def read(store: Store) -> dict[str, Stored | None]:
        return {match: await store.load(match) for match in matches}

    async def play_on(store: Store, stored: Stored) -> None:
        """Everything that is asked of a seat at a table can still be answered."""
        table = Table(stored, PlayedGame(stored.match.game), store, lambda _: None)
        assert table.version == entries[stored.match.id]
        seat = table.state.actor
        assert seat is not None
        assert await table.act(seat, "new", table.version, table.state.legal()[0]) == table.version

    store = Store.open(tmp_path)
    try:
        found = asyncio.run(read(store))
        for match, game in matches.items():
            stored = found[match]
            assert stored is not None
            assert (stored.match.game, len(stored.entries)) == (game, entries[match])
            asyncio.run(play_on(store, stored))
    finally:
        store.close()
    Store.open(tmp_path).close()


def test_what_fails_halfway_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(tmp_path / "data").close()
    shutil.copytree(MIGRATIONS, tmp_path / "migrations")
    broken = BROKEN.replace("NEWEST", revisions()[-1])
    (tmp_path / "migrations" / "versions" / "v9999_broken.py").write_text(broken)
    with monkeypatch.context() as patched:
        patched.setattr(stores, "files", lambda _: tmp_path)
        with pytest.raises(FondacoError) as caught:
            Store.open(tmp_path / "data")
    assert caught.value.message == "data-damaged"
    with sqlite3.connect(tmp_path / "data" / "fondaco.db") as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'halfway'").fetchone() == (0,)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (revisions()[-1],)
    connection.close()
    Store.open(tmp_path / "data").close()
