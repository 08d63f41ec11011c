"""Whole games from their records: the same to the last digest."""

from pathlib import Path

import msgspec
import pytest

from fondaco.kernel import match
from fondaco.kernel.compiling import Mode
from fondaco.kernel.room import GAMES, room
from tests.proof.recorded import REASONS, folder

FILES = [pytest.param(path, id=f"{name}-{path.stem}") for name in GAMES for path in sorted(folder(name).glob("*.json"))]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_ten_games_of_every_kind(name: str) -> None:
    records = [match.load(path) for path in folder(name).glob("*.json")]
    assert len(records) >= 10
    assert {record.result.reason for record in records if record.result} == REASONS[name]
    assert {seat.bot for record in records for seat in record.seats} >= {"random", "heuristic"}
    fewest, most = room(name).seats
    assert {record.players for record in records} == set(range(fewest, most + 1))
    assert {record.components.set is None for record in records} == {True, False}


@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
@pytest.mark.parametrize("path", FILES)
def test_a_replay_ends_as_the_record_says(path: Path, mode: Mode) -> None:
    record = match.load(path)
    last = match.verify(record, mode)
    assert last.over
    assert len(last.history) == len(record.actions) > 40


@pytest.mark.parametrize("path", FILES)
def test_the_record_of_the_replay_is_the_same_file(path: Path) -> None:
    record = match.load(path)
    assert record.luck.key is not None
    last = match.verify(record)
    again = match.write_record(last, record.seats, bytes.fromhex(record.luck.key))
    if record.format_version == 1:  # knew neither promise nor trace
        again = msgspec.structs.replace(again, format_version=1, luck=match.Luck(key=record.luck.key))
    assert match.to_json(again) == path.read_bytes()
