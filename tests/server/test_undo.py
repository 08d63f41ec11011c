"""Taking back: freely while nothing was learned, and against bots without end, but marked."""

import pytest

from tests.server.conftest import House
from tests.server.test_play import move, two_people
from tests.server.visitor import Said, Socket


def undo(socket: Socket, name: str = "u", **fields: str | int) -> Said:
    table = socket.table
    socket.say("undo", **{"match": table["match"], "id": name, "version": table["version"], **fields})
    return socket.hear_of("done", "refused")


def skip(socket: Socket) -> int:
    """The action that goes on to the play phase without looking at a card: nothing is learned by it."""
    return int(socket.table["legal"][1])


def test_a_step_that_taught_nothing_is_taken_back(house: House) -> None:
    with two_people(house) as (eva, adam):
        before = eva.table
        eva.see(eva.act(skip(eva))["version"])
        assert (eva.table["undo"], eva.table["undo_free"]) == (1, 1)
        assert (adam.table["undo"], adam.table["undo_free"]) == (0, 0)
        done = undo(eva)
        assert done["version"] == 2
        eva.see(2)
        adam.see(2)
        kept = ("view", "legal", "refusals", "undo", "undo_free", "undo_reason", "thinking", "result")
        assert {name: eva.table[name] for name in kept} == {name: before[name] for name in kept}
        for socket in (eva, adam):
            assert socket.table["events"] == [
                {
                    "seq": len(socket.events) - 1,
                    "version": 2,
                    "kind": "took_back",
                    "args": {"seat": 0, "n": 1, "version": 0},
                }
            ]
        assert undo(eva) == done, "the same undo is not made twice"
        assert eva.act(skip(eva))["version"] == 3


def test_between_people_nothing_learned_is_taken_back(house: House) -> None:
    with two_people(house) as (eva, adam):
        move(eva, adam)
        assert (eva.table["undo"], eva.table["undo_reason"]) == (0, "undo-learned")
        assert undo(eva)["error"] == "undo-learned"
        assert (adam.table["undo"], adam.table["undo_reason"]) == (0, "undo-other-decides")
        assert undo(adam)["error"] == "undo-other-decides"
        assert eva.enter(eva.table["match"])["version"] == 1


@pytest.mark.parametrize("to", ["step", "turn"])
def test_against_a_bot_everything_is_taken_back_and_the_match_marked(house: House, to: str) -> None:
    eva = house.visitor()
    with eva.table(eva.open("human", "bot:easy", starter="0")) as socket:
        dealt = socket.table["view"]
        move(socket)
        assert (socket.table["undo"], socket.table["undo_free"], socket.table["undo_reason"]) == (1, 0, None)
        socket.see(undo(socket, to=to)["version"])
        assert socket.table["view"] == dealt
        assert (socket.table["undo"], socket.table["undo_reason"]) == (0, "undo-learned")
