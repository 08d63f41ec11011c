"""Tables of more than two seats over real sockets, to the end."""

import random
from contextlib import ExitStack

import pytest

from fondaco.kernel import match as match_record
from tests.server.conftest import House
from tests.server.visitor import Said, Socket

BOTS = ("bot:easy", "bot:strong", "bot:easy", "bot:strong")


def play_on(people: list[Socket], choose: random.Random) -> Said:
    """Play at random until the match is over; how it ended. A table may have gone on while somebody chose."""
    while (result := people[0].table["result"]) is None:
        for socket in people:
            if socket.table["legal"]:
                answer = socket.act(choose.choice(socket.table["legal"]))
                if answer["t"] == "refused":
                    assert answer["error"] in ("stale", "match-over")
                    socket.hear_of("table")
                else:
                    socket.see(answer["version"])
        newest = max(socket.table["version"] for socket in people)
        for socket in people:
            socket.see(newest)
        if not any(socket.table["legal"] or socket.table["result"] for socket in people):
            people[0].hear_of("table")
    return dict(result)


@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_match_of_five(house: House, people: int) -> None:
    """People first, bots of different levels on the other seats."""
    visitors = [house.visitor() for _ in range(people)]
    seats = (*["human"] * people, *BOTS[: 5 - people])
    match = visitors[0].open(*seats, game="samarkand", starter="2")
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.sit(match, seat)
    with ExitStack() as stack:
        sockets = [stack.enter_context(visitor.table(match)) for visitor in visitors]
        watcher = stack.enter_context(house.visitor().table(match))
        assert [seat["bot"] for seat in sockets[0].table["seats"]] == [
            None if seat == "human" else seat.removeprefix("bot:") for seat in seats
        ]
        assert [socket.table["seat"] for socket in sockets] == list(range(people))
        result = play_on(sockets, random.Random(1))  # noqa: S311
        for socket in (*sockets, watcher):
            socket.see(sockets[0].table["version"])
        assert watcher.table["result"] == result
        assert [line["seat"] for line in result["scores"]] == list(range(5))
        assert result["reason"] in ("all_families", "five_relations", "both", "stuck")
        best = max(line["total"] for line in result["scores"])
        assert result["winners"] == [line["seat"] for line in result["scores"] if line["total"] == best]
        for socket in (*sockets, watcher):
            assert [event["seq"] for event in socket.events] == list(range(len(socket.events)))
            kinds = {event["kind"] for event in socket.events}
            assert kinds >= {"dealt", "turn_started", "married", "placed", "took_tile", "revealed"}
        told = match_record.load(visitors[0].http.get(f"/api/matches/{match}/record").json())
        match_record.verify(told, "interpreted")
        assert [seat.bot for seat in told.seats] == [seat["bot"] for seat in watcher.table["seats"]]
        sockets[0].say("again", match=match)
        while (following := sockets[0].hear_of("table")["next"]) is None:
            pass
        again = sockets[0].enter(following)
        assert again["seat"] == 4, "the seats are rotated"


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        (["human"], "bad-players"),
        (["human", *["bot:easy"] * 5], "bad-players"),
        (["bot:easy"] * 3, "no-human-seat"),
        (["human", "bot:easy", "bot:medium"], "unknown-seat"),
    ],
)
def test_seats_that_the_game_does_not_have_are_refused(house: House, seats: list[str], error: str) -> None:
    answer = house.visitor().http.post("/api/matches", json={"game": "samarkand", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (400, error)


def test_a_starter_who_does_not_sit_there_is_refused(house: House) -> None:
    body = {"game": "samarkand", "seats": ["human", "bot:easy"], "options": {"starter": "4"}}
    assert house.visitor().http.post("/api/matches", json=body).json()["error"] == "bad-option"
