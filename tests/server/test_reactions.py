"""A question to one seat in another's turn: as long for all, with standing orders, and without a limit."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fondaco.server import window as window_module
from fondaco.server.table import Table
from tests.orient import rows
from tests.server.at_table import LONG, Ear, at_table, do, run, until

TWO = ["human", "human"]
NAP = 0.02


def ambush(*hand: str) -> dict[str, Any]:
    """Seat 0 is about to attack seat 1, which holds these cards."""
    laid = rows(2, ["lamp"], ["crown", "dagger"])
    return {"game": "orient", "players": 2, "rows": laid, "hands": [["atk_master"], list(hand)]}


# Seat 0 has just played the lion, and seat 1 may answer.
GUARD = {"game": "jambo", "decision": "guard_window", "actor": 1, "card": "lion", "hands": [["guard"], ["guard"]]}


async def attack(table: Table) -> None:
    await do(table, 0, "attack atk_master")
    await do(table, 0, "target 1:0")
    assert table.state.decision == "defence"


@pytest.mark.parametrize(
    ("hand", "answer"), [([], "decline"), (["def_palace"], "decline"), (["def_palace"], "defend def_palace")]
)
def test_haste_tells_nothing(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch, hand: list[str], answer: str
) -> None:
    """The answer is carried out when the least time is over, be there a choice or not."""
    monkeypatch.setattr(window_module, "REACTION_SECONDS", LONG)
    begin(ambush(*hand))
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    def waits() -> int:
        """How often a reaction was held back."""
        return sum(seconds > window_module.SECONDS for seconds in slept)

    async def play() -> None:
        async with at_table(tmp_path, TWO, game="orient") as (table, ears):
            await attack(table)
            heard = len(ears[0].heard)
            monkeypatch.setattr(asyncio, "sleep", note)
            await do(table, 1, answer)
            assert waits() == 1
            assert len(ears[0].heard) == heard + 1
            if table.state.decision == "defence":  # further cards of one defence follow as they come
                await do(table, 1, "done")
                assert waits() == 1
            monkeypatch.setattr(asyncio, "sleep", sleep)

    run(play)


def test_who_thinks_longer_is_not_cut_off(tmp_path: Path, begin: Callable[..., None]) -> None:
    begin(ambush())

    async def play() -> None:
        async with at_table(tmp_path, TWO, game="orient") as (table, ears):
            await attack(table)
            assert not table.goes_on_by_itself()
            assert (ears[1].last["window"], ears[1].last["closes"]) == ("defence", None)

    run(play)


def test_alone_with_bots_nobody_waits(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "REACTION_SECONDS", LONG)
    begin({**GUARD, "turn": 1, "actor": 0})

    async def play() -> None:
        async with at_table(tmp_path, ["human", "bot:easy"], game="jambo") as (table, _), asyncio.timeout(LONG / 2):
            assert table.reacts
            assert await do(table, 0, "decline") == 1

    run(play)


def test_an_order_declines_after_the_same_time(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "REACTION_SECONDS", NAP)
    begin(ambush("def_palace"))

    async def play() -> None:
        async with at_table(tmp_path, TWO, game="orient") as (table, ears):
            table.order(1, "defence", "end")
            await attack_under_orders(table)
            await until(lambda: table.state.decision != "defence")
            assert [table.game.notation(action) for action in table.state.history][2] == "decline"
            assert ears[1].last["orders"] == {"defence": "end"}
            assert ears[0].last["orders"] == {}

    run(play)


async def attack_under_orders(table: Table) -> None:
    await do(table, 0, "attack atk_master")
    await do(table, 0, "target 1:0")


def test_an_order_that_is_taken_back_in_time_declines_nothing(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "REACTION_SECONDS", LONG)
    begin(ambush("def_palace"))
    over = asyncio.Event()
    slept: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        slept.append(seconds)
        await over.wait()

    async def play() -> None:
        async with at_table(tmp_path, TWO, game="orient") as (table, _):
            table.order(1, "defence", "end")
            with monkeypatch.context() as patched:
                patched.setattr(asyncio, "sleep", wait)
                await attack_under_orders(table)
                async with asyncio.timeout(LONG):
                    while not slept:
                        await sleep(0)
                table.order(1, "defence", None)
                over.set()
                for _ in range(10):
                    await sleep(0)
            assert table.state.decision == "defence"
            assert not table.goes_on_by_itself()

    run(play)


def test_jambos_reactions_are_of_this_kind(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "REACTION_SECONDS", NAP)
    begin(GUARD)

    async def play() -> None:
        async with at_table(tmp_path, TWO, game="jambo") as (table, ears):
            assert asked(ears) == [0, 2]
            assert [ear.last["window"] for ear in ears] == ["guard_window"] * 3
            table.order(1, "guard_window", "turn")
            await until(lambda: table.state.decision != "guard_window")
            assert table.game.notation(table.state.history[-1]) == "decline"

    run(play)


def asked(ears: list[Ear]) -> list[int]:
    """How many answers each of the two seats may choose from."""
    return [len(ear.last["legal"]) for ear in ears[:2]]
