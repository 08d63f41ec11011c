"""A question to several seats at once: asked alike, answered in secret, and closed when the time is over."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fondaco.errors import FondacoError
from fondaco.server import tables as tables_module
from fondaco.server import window as window_module
from fondaco.server.bots import Bots
from fondaco.server.table import StaleError
from tests.server.at_table import EVA, LONG, Ear, at_table, do, house, opened, run, until

PEOPLE = ["human", "human", "bot:easy"]
ALONE = ["human", "bot:easy", "bot:easy"]
HOLDER_1 = [["wine"], ["copper"], ["silver"]]
HOLDER_0 = [["copper"], ["wine"], ["silver"]]


def copper(hands: list[list[str]], **fields: Any) -> dict[str, Any]:
    """Seat 0 is about to lead a camel to the copper, for which all seats are asked."""
    given = {
        "players": len(hands),
        "decision": "first_camel",
        "family": "levant",
        "members": [["levant"], *([] for _ in hands[1:])],
        "camels": {"tyre": ["levant"]},
        "hands": hands,
        **fields,
    }
    return {"game": "samarkand", **given}


def test_all_people_are_asked_at_once_and_told_nothing_before_the_end(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE) as (table, ears):
            assert await do(table, 0, "place cyprus") == 1
            keep, sell = (table.game.parse(word) for word in ("keep", "sell"))
            assert [ear.last["legal"] for ear in ears] == [[keep], [sell, keep], [], []]
            assert [ear.last["view"]["actor"] for ear in ears] == [0, 1, 0, 0]
            assert {ear.last["thinking"] for ear in ears} == {None}
            assert all(0 < ear.last["closes"] <= 1000 * LONG for ear in ears)
            heard = [len(ear.heard) for ear in ears]

            answer = asyncio.create_task(do(table, 1, "sell"))
            await until(lambda: len(ears[1].heard) > heard[1])
            assert (ears[1].last["legal"], ears[1].last["version"]) == ([], 1)
            heard[1] += 1
            await asyncio.sleep(0.05)
            assert not answer.done()
            assert [len(ear.heard) for ear in ears] == heard, "nobody else is told of an answer"

            assert table.window is not None
            await table.close_window(table.window, {2: keep})
            assert await answer == table.version == 3
            assert [ear.last["events"][0]["kind"] for ear in ears] == ["sold"] * 4
            assert [ear.last["closes"] for ear in ears] == [None] * 4
            assert [table.game.notation(action) for action in table.state.history] == ["place cyprus", "keep", "sell"]
            assert table.state.actor == 1

    run(play)


def test_it_stands_open_as_long_whoever_answers(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when all have answered: else its length would tell how long they thought."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0.02 if seconds > 1 else seconds)

    monkeypatch.setattr(asyncio, "sleep", note)
    monkeypatch.setattr(window_module, "SECONDS", LONG)

    async def play() -> None:
        for number, answers in enumerate(([], [(0, "keep")], [(0, "keep"), (1, "sell")], [(1, "keep")])):
            begin(copper(HOLDER_1))
            async with house(tmp_path / str(number)) as tables:
                table, _ = await opened(tables, PEOPLE)
                slept.clear()
                await do(table, 0, "place cyprus")
                await asyncio.gather(*(do(table, seat, answer) for seat, answer in answers))
                await until(lambda table=table: table.window is None)  # type: ignore[misc]
                assert [seconds for seconds in slept if seconds > 1] == [pytest.approx(LONG, abs=1)]

    run(play)


def test_what_others_hold_changes_nothing_that_a_seat_is_told(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot holds the copper, the other person does, or nobody: Eva and the spectators hear the same."""
    monkeypatch.setattr(window_module, "SECONDS", 0.05)
    told: list[list[dict[str, Any]]] = []

    async def play(number: int, hands: list[list[str]]) -> None:
        begin(copper(hands))
        async with house(tmp_path / str(number)) as tables:
            table, ears = await opened(tables, PEOPLE)
            await do(table, 0, "place cyprus")
            for ear in (ears[0], ears[-1]):
                changing = {"match": "", "closes": 0, "commitment": ""}
                told.append([{**message, **changing} for message in ear.heard])

    worlds = ([["wine"], ["copper"], ["silver"]], [["wine"], ["silver"], ["copper"]], [["wine"], ["jade"], ["silver"]])
    for number, hands in enumerate(worlds):
        asyncio.run(play(number, hands))
    assert told[0::2] == [told[0]] * 3
    assert told[1::2] == [told[1]] * 3


def test_who_is_silent_declines(tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_module, "SECONDS", 0.02)
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, "place cyprus") as (table, ears):
            await until(lambda: table.window is None)
            assert (table.version, ears[-1].kinds.count("unsold"), ears[-1].kinds.count("sold")) == (4, 1, 0)
            assert table.state.actor == 1

    run(play)


def test_an_answer_sent_twice_counts_once_and_a_second_one_is_refused(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", 0.1)
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, "place cyprus") as (table, _):
            sell, keep = table.game.parse("sell"), table.game.parse("keep")
            answers = [asyncio.create_task(table.act(1, "same", 1, sell)) for _ in range(2)]
            await asyncio.sleep(0)
            for seat, action, error in ((1, keep, "not-your-turn"), (0, sell, "action-not-asked")):
                with pytest.raises(FondacoError) as caught:
                    await table.act(seat, "other", 1, action)
                assert caught.value.message == error
            assert await asyncio.gather(*answers) == [3, 3]
            assert await table.act(1, "same", 1, sell) == 3

    run(play)


def test_an_answer_that_was_not_needed_is_acknowledged_like_the_others(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", 0.1)
    begin(copper(HOLDER_0))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, "place cyprus") as (table, _):
            sell, keep = table.game.parse("sell"), table.game.parse("keep")
            answers = [table.act(0, "one", 1, sell), table.act(1, "two", 1, keep)]
            assert await asyncio.gather(*answers) == [2, 2]
            assert [table.game.notation(action) for action in table.state.history] == ["place cyprus", "sell"]
            assert await table.act(1, "two", 1, keep) == 2

    run(play)


def test_bots_are_asked_together(tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1's bot holds the copper: from question to answer it takes one bot's time, not that of all of them."""
    at_work: list[int] = [0]
    answer = Bots.answer

    async def count(*arguments: Any) -> int:
        at_work.append(at_work[-1] + 1)
        try:
            return await answer(*arguments)
        finally:
            at_work.append(at_work[-1] - 1)

    monkeypatch.setattr(Bots, "answer", count)
    begin(copper([["wine"], ["copper"], ["silver"], ["jade"], ["furs"]]))

    async def play() -> None:
        async with at_table(tmp_path, ["human", *["bot:easy"] * 4], "place cyprus", bot_seconds=0.01) as (table, ears):
            await do(table, 0, "keep")
            await until(lambda: table.window is None)
            assert at_work[:9] == [0, 1, 2, 3, 4, 3, 2, 1, 0]
            assert {"sold", "unsold"} & set(ears[0].kinds)

    run(play)


def test_a_person_among_bots_who_can_sell_is_waited_for(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", 0.0)
    begin(copper(HOLDER_0))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, ALONE)
            await do(table, 0, "place cyprus")
            await asyncio.sleep(0.05)
            assert table.window is not None
            assert [table.game.notation(action) for action in ears[0].last["legal"]] == ["sell", "keep"]
            assert table.preview(0, 1, table.game.parse("sell"))[0].kind == "sold"
            assert await tables.hint(table, 0) in ears[0].last["legal"]
            assert await do(table, 0, "sell") == 2
            assert table.window is None
            assert table.state.view(None)["money"][0] == 13

    run(play)


@pytest.mark.parametrize("hand", ["copper", "wine"])
@pytest.mark.parametrize("orders", [False, True])
def test_somebody_who_watches_cannot_tell_what_a_person_among_bots_holds(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch, hand: str, orders: bool
) -> None:
    """With or without the card, asked or by an order: the window stands open for one time, and the same is told."""
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(copper([[hand], ["wine"] if hand == "copper" else ["copper"], ["silver"]]))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, ALONE)
            stranger = Ear()
            await table.enter(stranger, -1, None)
            if orders:
                table.order(0, "sale", "end")
            heard = len(stranger.heard)
            await do(table, 0, "place cyprus")
            assert LONG - 5 < stranger.last["closes"] / 1000 <= LONG
            assert (stranger.last["window"], stranger.last["asked"], stranger.last["orders"]) == ("sale", [], {})
            assert len(stranger.heard) == heard + 1
            assert bool(ears[0].last["legal"]) == (not orders)
            assert table.window is not None
            assert not table.window.waits
            assert table.goes_on_by_itself(), "it closes when its time is over"

    run(play)


def test_a_person_among_bots_is_asked_whether_or_not_there_is_a_choice(
    tmp_path: Path, begin: Callable[..., None]
) -> None:
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, ALONE)
            await do(table, 0, "place cyprus")
            assert [table.game.notation(action) for action in ears[0].last["legal"]] == ["keep"]
            assert not table.goes_on_by_itself()

    run(play)


def test_an_order_declines_until_the_next_turn_or_the_end_and_is_taken_back_at_any_time(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, PEOPLE)
            table.order(0, "sale", "turn")
            table.order(1, "sale", "end")
            assert [ear.last["orders"] for ear in ears] == [{"sale": "turn"}, {"sale": "end"}, {}, {}]
            await do(table, 0, "place cyprus")
            assert [ear.last["orders"] for ear in ears] == [{}, {"sale": "end"}, {}, {}], "a turn has begun"
            assert [bool(ear.last["legal"]) for ear in ears] == [True, False, False, False]
            table.order(1, "sale", None)
            assert [table.game.notation(action) for action in ears[1].last["legal"]] == ["sell", "keep"]
            others = [len(ear.heard) for ear in (ears[0], ears[2], ears[3])]
            table.order(1, "sale", "end")
            assert ears[1].last["legal"] == []
            assert [len(ear.heard) for ear in (ears[0], ears[2], ears[3])] == others, "nobody else is told of it"
            with pytest.raises(FondacoError) as caught:
                table.order(1, "marriage", "end")
            assert caught.value.message == "bad-message"

    run(play)


SHARED = ["human", "here", "bot:easy"]


def test_people_at_one_device_answer_in_their_own_time_and_one_may_decline_for_all(
    tmp_path: Path, begin: Callable[..., None]
) -> None:
    """They see each other anyway, so there is no time to keep; once nobody has still to answer it is over."""
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, SHARED)
            common = ears[-1]
            await do(table, 0, "place cyprus")
            assert (common.last["window"], common.last["closes"], common.last["asked"]) == ("sale", None, [0, 1])
            answer = asyncio.create_task(do(table, 0, "keep"))
            await until(lambda: common.last["asked"] == [1])
            assert not answer.done()
            version = await table.decline(EVA, "nobody", table.version)
            assert await answer == version
            assert table.window is None
            assert common.kinds.count("unsold") == 1
            with pytest.raises(FondacoError) as caught:
                await table.decline(EVA, "nobody again", table.version)
            assert caught.value.message == "not-your-turn"
            with pytest.raises(FondacoError) as caught:
                await table.decline(bytes(32), "thief", table.version)
            assert caught.value.message == "not-your-seat"

    run(play)


def test_a_shared_device_among_others_has_time_for_each_of_its_people(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(copper([["wine"], ["jade"], ["copper"]]))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, ["human", "here", "human"])
            await do(table, 0, "place cyprus")
            assert 2 * LONG - 5 < ears[-1].last["closes"] / 1000 <= 2 * LONG
            declined = asyncio.create_task(table.decline(EVA, "nobody", table.version))
            await until(lambda: table.asked(0) is None and table.asked(1) is None)
            assert table.asked(2) is not None
            assert not declined.done(), "its length tells nothing"
            declined.cancel()

    run(play)


def test_taking_back_goes_past_what_the_table_did_for_a_person(tmp_path: Path, begin: Callable[..., None]) -> None:
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with at_table(tmp_path, ALONE) as (table, ears):
            table.order(0, "sale", "end")
            before = table.state.view(0)
            await do(table, 0, "place cyprus")
            await until(lambda: table.window is None)
            assert (ears[0].last["undo"], ears[0].last["undo_free"]) == (1, 0)
            await table.undo(0, "u", table.version, "step")
            assert table.state.view(0) == before
            assert table.with_undo

    run(play)


def test_what_is_taken_back_is_asked_no_more(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(copper([["copper"], [], []]))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, "place cyprus") as (table, _):
            answer = asyncio.create_task(do(table, 0, "sell"))
            await until(lambda: table.asked(0) is None)
            await table.undo(0, "u", 1, "step")
            with pytest.raises(StaleError):
                await answer
            assert table.window is None
            assert table.state.decision == "first_camel"

    run(play)


def test_after_a_restart_it_is_asked_again(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", LONG)
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with at_table(tmp_path, PEOPLE, "place cyprus") as (table, _):
            lost = asyncio.create_task(do(table, 1, "sell"))
            await until(lambda: table.asked(1) is None)
        monkeypatch.setattr(window_module, "SECONDS", 0.05)
        async with house(tmp_path) as tables:
            again = await tables.table(table.match.id)
            assert again.asked(1) is not None
            assert await do(again, 1, "sell") == 3
        assert not lost.done(), "what could have been lost was not acknowledged"

    run(play)


def test_where_the_disk_refuses_it_is_asked_again(
    tmp_path: Path, begin: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "SECONDS", 0.05)
    monkeypatch.setattr(tables_module, "RETRY_SECONDS", 0.01)
    begin(copper(HOLDER_1))

    async def play() -> None:
        async with house(tmp_path) as tables:
            table, ears = await opened(tables, PEOPLE)
            await do(table, 0, "place cyprus")
            append, refused = tables.store.append, 0

            async def refuse_once(*arguments: Any, **keywords: Any) -> None:
                nonlocal refused
                refused += 1
                if refused == 2:  # the first answer is stored, the second is not
                    raise FondacoError("store-full")
                await append(*arguments, **keywords)

            monkeypatch.setattr(tables.store, "append", refuse_once)
            with pytest.raises(FondacoError, match="full"):
                await do(table, 1, "sell")
            assert (table.version, ears[1].last["version"]) == (2, 2)
            assert table.asked(0) is None
            assert await do(table, 1, "sell") == 3

    run(play)


def test_an_extension_is_taken_back_until_others_are_asked(tmp_path: Path, begin: Callable[..., None]) -> None:
    """Between people: a relation too, but nothing from the first camel on a goods space on."""
    begin(copper(HOLDER_1, decision="turn", family=None, treasury={"levant": 1}, camels={"gaza": ["levant", "egypt"]}))

    async def play() -> None:
        async with at_table(tmp_path, ["human", "human", "bot:easy"]) as (table, ears):
            before = table.state.view(0)
            for action in ("extend levant", "place petra", "place antioch"):
                await do(table, 0, action)
            assert (ears[0].last["undo"], ears[0].last["undo_free"]) == (3, 3)
            await table.undo(0, "u", table.version, "turn")
            assert table.state.view(0) == before
            await do(table, 0, "extend levant")
            await do(table, 0, "place pelusium")
            assert (ears[0].last["undo"], ears[0].last["undo_reason"]) == (0, "undo-learned")
            assert not table.with_undo

    run(play)


def test_a_move_without_a_choice_is_made_by_the_table(tmp_path: Path, begin: Callable[..., None]) -> None:
    """For people as for bots, with a notice; taking back goes past it."""
    members = [["levant"], [], []]
    begin({"game": "samarkand", "players": 3, "turn": 0, "money": [0, 0, 0], "members": members})

    async def play() -> None:
        async with at_table(tmp_path, ALONE) as (table, ears):
            before = table.state.view(0)
            for action in ("extend levant", "place petra", "end_turn"):
                await do(table, 0, action)
            await until(lambda: table.state.actor == 0)
            assert ears[0].kinds.count("passed") == 2
            assert table.state.decision == "turn"
            await table.undo(0, "u", table.version, "step")
            assert (table.state.actor, table.state.decision) == (0, "end")
            for name in ("v", "w"):
                await table.undo(0, name, table.version, "step")
            assert table.state.view(0) == before

    run(play)


def test_a_person_who_can_do_nothing_is_passed_over(tmp_path: Path, begin: Callable[..., None]) -> None:
    members: list[list[str]] = [[], ["levant"], []]
    begin({"game": "samarkand", "players": 3, "turn": 0, "money": [0, 0, 0], "members": members})

    async def play() -> None:
        async with at_table(tmp_path, ["human", "human", "bot:easy"]) as (table, ears):
            await until(lambda: table.state.actor == 1)
            assert table.state.decision == "turn"
            assert [event["args"] for event in ears[0].last["events"] if event["kind"] == "passed"] in (
                [],
                [{"seat": 0}],
            )
            assert (ears[0].last["undo"], ears[0].last["undo_reason"]) == (0, "undo-other-decides")

    run(play)
