"""Backups: whole although a server writes meanwhile, and a server plays on from one."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from fondaco.errors import FondacoError
from fondaco.server.backup import back_up
from fondaco.server.store import DATABASE
from tests.server.conftest import House


def test_a_server_plays_on_from_a_backup_made_while_it_was_played(
    build_house: Callable[..., House], tmp_path: Path
) -> None:
    house = build_house()
    visitor = house.visitor()
    match = visitor.open("human", "human", starter="0")
    house.visitor().sit(match, 1)
    ended = threading.Event()

    def make_entries() -> None:
        """Step forward and back again and again."""
        with visitor.table(match) as socket:
            while not ended.is_set():
                socket.see(socket.act(socket.table["legal"][-1])["version"])
                socket.say("undo", match=match, id=f"u{socket.table['version']}", version=socket.table["version"])
                socket.hear_of("done", "refused")
                if not socket.enter(match)["legal"]:
                    return

    with visitor.table(match) as watching:
        player = threading.Thread(target=make_entries)
        player.start()
        watching.see(1)
        file = tmp_path / "restored" / DATABASE
        file.parent.mkdir()
        known = watching.table["version"]
        kept = back_up(tmp_path / "data", file)
        ended.set()
        player.join()
    assert kept.matches == 1
    assert kept.entries >= known
    assert [path.name for path in file.parent.iterdir()] == [DATABASE]
    assert file.stat().st_mode & 0o777 == 0o600
    restored = House(file.parent)
    again = restored.visitor()
    again.http.cookies = visitor.http.cookies
    with again.table(match) as socket:
        assert socket.table["version"] == kept.entries
        assert socket.table["seat"] == 0
    assert restored.stop() == ""


def refusal(folder: Path, file: Path) -> str:
    with pytest.raises(FondacoError) as caught:
        back_up(folder, file)
    return caught.value.message


def test_what_cannot_be_backed_up_or_written(tmp_path: Path) -> None:
    data = tmp_path / "data"
    file = tmp_path / "backup.db"
    assert refusal(data, file) == "backup-nothing"
    data.mkdir()
    (data / DATABASE).write_bytes(b"no database" * 1000)
    assert refusal(data, file) == "data-damaged"
    (data / DATABASE).unlink()
    with sqlite3.connect(data / DATABASE) as connection:
        connection.executescript("CREATE TABLE matches (id); CREATE TABLE entries (id)")
    connection.close()
    assert refusal(data, tmp_path / "nowhere" / "backup.db") == "file-unwritable"
    assert back_up(data, file).entries == 0
    assert refusal(data, file) == "backup-exists"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.db", "data"]
