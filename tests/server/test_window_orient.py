"""Who snatches what was stolen in Orient (O-Q47): all are asked at once, and all anew after a snatch."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fondaco.server import window as window_module
from fondaco.server.table import Table
from tests.orient import rows
from tests.server.at_table import LONG, Ear, at_table, do, house, opened, run, until

PEOPLE = ["human", "human", "human", "bot:easy"]
ROBBERY = ("attack atk_master", "target 1:0")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defences are carried out without a delay."""
    monkeypatch.setattr(window_module, "REACTION_SECONDS", 0.0)


def robbery(*hands: list[str], **fields: Any) -> dict[str, Any]:
    """Seat 0 is about to rob seat 1 of the crown; the master thief opens every door."""
    held = [["atk_master", *hands[0]], *hands[1:]]
    laid = rows(len(hands), ["lamp"], ["crown", "dagger"], ["sceptre"])
    return {"game": "orient", "players": len(hands), "rows": laid, "hands": held, **fields}


def words(table: Table, actions: list[int]) -> list[str]:
    """Actions in the notation."""
    return [table.game.notation(action) for action in actions]


def offered(table: Table, ears: list[Ear]) -> list[list[str]]:
    """What each seat is asked."""
    return [words(table, ear.last["legal"]) for ear in ears]


async def robbed(table: Table) -> None:
    """Seat 0 attacks, and seat 1 does not defend."""
    for action in ROBBERY:
        await do(table, 0, action)
    await do(table, 1, "decline")


def test_all_but_the_thief_are_asked_at_once(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(robbery([], ["def_palace"], ["ev_snatch_a"], []))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, game="orient") as (table, ears):
            await robbed(table)
            assert offered(table, ears) == [[], ["decline"], ["decline", "play ev_snatch_a"], [], []]
            assert all(0 < ear.last["closes"] <= 1000 * LONG for ear in ears)

    run(play)


def test_after_a_snatch_all_are_asked_anew_the_thief_too(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was answered to the first question does not count for the second: seat 1 may still snatch back."""
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(robbery(["ev_snatch_d"], [], ["ev_snatch_a"], []))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, game="orient") as (table, ears):
            await robbed(table)
            first = table.window
            assert first is not None
            given = ((1, "decline"), (2, "play ev_snatch_a"))
            answers = [asyncio.create_task(do(table, seat, action)) for seat, action in given]
            await until(lambda: not first.asks(1) and not first.asks(2))
            await table.close_window(first, {})
            await asyncio.gather(*answers)
            assert words(table, table.state.history[-2:]) == ["decline", "play ev_snatch_a"]
            assert offered(table, ears)[:3] == [["decline", "play ev_snatch_d"], ["decline"], []]
            assert {ear.last["view"]["holder"] for ear in ears} == {2}
            second = table.window
            assert second is not None
            back = asyncio.create_task(do(table, 0, "play ev_snatch_d"))
            await until(lambda: not second.asks(0))
            await table.close_window(second, {})
            await back
            assert {ear.last["view"]["holder"] for ear in ears} == {0}
            assert offered(table, ears)[:3] == [[], ["decline"], ["decline"]]

    run(play)


def test_it_stands_open_as_long_whoever_could_snatch(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a person, the bot or nobody holds the card, and whether it is played."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0.02 if seconds > 1 else seconds)

    monkeypatch.setattr(asyncio, "sleep", note)
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    worlds = (
        (robbery([], ["ev_snatch_a"], [], []), "decline"),
        (robbery([], [], [], ["ev_snatch_a"]), "decline"),
        (robbery([], ["def_palace"], ["def_palace"], ["def_palace"]), "decline"),
    )

    async def play() -> None:
        for number, (position, answer) in enumerate(worlds):
            begin(position)
            async with house(tmp_path / str(number), game="orient") as tables:
                table, _ = await opened(tables, PEOPLE, "orient")
                slept.clear()
                await robbed(table)
                await do(table, 1, answer)
                await until(lambda table=table: table.window is None)  # type: ignore[misc]
                assert [seconds for seconds in slept if seconds > 1][:1] == [pytest.approx(LONG, abs=1)]

    run(play)


def test_what_others_hold_changes_nothing_that_a_seat_is_told(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attacked seat could defend, close the gate, snatch, or do nothing: all others hear the same."""
    monkeypatch.setattr(window_module, "SECONDS", 0.05)
    told: list[list[dict[str, Any]]] = []
    hands = (["def_palace"], ["def_archers"], ["ev_wall"], ["ev_snatch_d"], ["ev_parrot"])

    async def play(number: int, held: list[str]) -> None:
        begin(robbery([], held, [], []))
        async with house(tmp_path / str(number), game="orient") as tables:
            table, ears = await opened(tables, ["human", "human", "human", "human"], "orient")
            await robbed(table)
            await until(lambda: table.window is None)
            for ear in (ears[0], ears[2], ears[-1]):
                changing = {"match": "", "closes": 0, "commitment": ""}
                told.append([{**message, **changing} for message in ear.heard])

    for number, held in enumerate(hands):
        asyncio.run(play(number, held))
    for watcher in range(3):
        assert told[watcher::3] == [told[watcher]] * len(hands)
