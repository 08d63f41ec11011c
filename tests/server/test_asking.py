"""Taking back across others: only if they agree, told exactly, and no longer than until the asker's next move."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.store import Store
from tests.server.conftest import House
from tests.server.test_play import move, two_people
from tests.server.test_table import load, new_table
from tests.server.visitor import Said, Socket


def say(socket: Socket, kind: str, **fields: object) -> None:
    socket.say(kind, match=socket.table["match"], **fields)


def answer(socket: Socket, *, yes: bool, **fields: object) -> None:
    """Answer the request that stands."""
    request = socket.table["request"]
    say(socket, "answer", **{"request": request["number"], "version": socket.table["version"], "yes": yes, **fields})


def hear_request(socket: Socket) -> Said | None:
    """What stands after the next table."""
    socket.hear_of("table")
    request: Said | None = socket.table["request"]
    return request


@pytest.fixture
def people(house: House) -> Iterator[tuple[Socket, Socket]]:
    """Two people, of whom the first has drawn a card: nothing is free to be taken back."""
    with two_people(house) as (eva, adam):
        move(eva, adam)
        assert (eva.table["undo"], eva.table["undo_reason"], eva.table["undo_asks"]) == (0, "undo-learned", False)
        yield eva, adam


def until_adam_has_moved(eva: Socket, adam: Socket) -> None:
    """Play on until the other has made a decision."""
    while eva.table["legal"]:
        move(eva, adam)
    move(adam, eva)


def test_what_is_asked_for_is_told_and_done_when_the_other_agrees(people: tuple[Socket, Socket]) -> None:
    eva, adam = people
    view, legal = None, None
    while eva.table["legal"]:
        view, legal, version = eva.table["view"], eva.table["legal"], eva.table["version"]
        move(eva, adam)
    move(adam, eva)
    assert adam.table["version"] == version + 2
    say(eva, "ask", wish="undo")
    assert hear_request(eva) == hear_request(adam)
    assert eva.table["request"] == {"number": 1, "by": 0, "wish": "undo", "back_to": version, "waits": [1]}
    assert not eva.table["undo_asks"], "one thing is asked at a time"
    answer(adam, yes=True)
    for socket in (eva, adam):
        assert hear_request(socket) is None
        assert socket.table["version"] == version + 3
        assert socket.table["events"][-1]["args"] == {"seat": 0, "n": 2, "version": version}
    assert (eva.table["view"], eva.table["legal"]) == (view, legal)


def test_a_match_is_marked_when_something_was_taken_back_across_others(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store)
        first = table.state.actor
        assert first is not None
        while table.state.actor == first:
            await table.act(first, f"a{table.version}", table.version, table.state.legal()[0])
        await table.act(1 - first, "b", table.version, table.state.legal()[0])
        await table.ask(first, "undo")
        assert not table.with_undo
        await table.answer(1 - first, 1, table.version, yes=True)
        assert table.state.actor == first
        assert (await load(store)).with_undo

    store = Store.open(tmp_path)
    asyncio.run(play(store))
    store.close()


@pytest.mark.parametrize("who", ["asker", "asked"])
def test_it_is_withdrawn_or_refused(people: tuple[Socket, Socket], who: str) -> None:
    eva, adam = people
    until_adam_has_moved(eva, adam)
    version = eva.table["version"]
    say(eva, "ask", wish="undo")
    for socket in people:
        hear_request(socket)
    answer(eva if who == "asker" else adam, yes=False)
    for socket in people:
        assert hear_request(socket) is None
        assert socket.table["version"] == version
    assert eva.table["undo_asks"], "it may be asked again"


def test_it_stands_while_the_other_goes_on_and_falls_with_the_next_own_move(people: tuple[Socket, Socket]) -> None:
    eva, adam = people
    until_adam_has_moved(eva, adam)
    say(eva, "ask", wish="undo")
    for socket in people:
        hear_request(socket)
    back_to = eva.table["request"]["back_to"]
    stale = adam.table["version"]
    while adam.table["legal"]:
        move(adam, eva)
        assert adam.table["request"]["back_to"] == back_to
    say(adam, "answer", request=adam.table["request"]["number"], version=stale, yes=True)
    assert adam.hear_of("refused")["error"] == "stale", "one agrees to what one sees"
    move(eva, adam)
    assert eva.table["request"] is None
    assert adam.table["request"] is None


def test_nobody_answers_for_another(house: House, people: tuple[Socket, Socket]) -> None:
    eva, adam = people
    until_adam_has_moved(eva, adam)
    say(eva, "ask", wish="undo")
    hear_request(eva)
    version = eva.table["version"]
    answer(eva, yes=True)  # one's own yes is no answer
    with house.visitor().table(eva.table["match"]) as watcher:
        assert watcher.table["request"]["by"] == 0
        answer(watcher, yes=True)
        assert watcher.hear_of("refused")["error"] == "not-your-seat"
        say(watcher, "ask", wish="undo")
        assert watcher.hear_of("refused")["error"] == "not-your-seat"
    assert eva.enter(eva.table["match"])["version"] == version


def test_what_is_free_needs_no_asking(house: House) -> None:
    with two_people(house) as (eva, adam):
        say(eva, "ask", wish="undo")
        assert eva.hear_of("refused")["error"] == "undo-learned"
        say(adam, "ask", wish="undo")
        assert adam.hear_of("refused")["error"] == "undo-other-decides"
        eva.see(eva.act(eva.table["legal"][1])["version"])
        assert eva.table["undo_free"] == 1
        say(eva, "ask", wish="undo")
        assert eva.hear_of("refused")["error"] == "undo-free"


def test_against_bots_nobody_is_asked(house: House) -> None:
    eva = house.visitor()
    with eva.table(eva.open("human", "bot:easy", starter="0")) as socket:
        while socket.table["version"] < 10:
            move(socket)
            assert not socket.table["undo_asks"]
            socket.wait_for_turn()
