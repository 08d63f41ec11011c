"""Several people on one device: each seat's knowledge is told to a socket only while that seat is in front of it."""

import random
from collections.abc import Iterator

import pytest

from tests.server.conftest import House
from tests.server.visitor import Socket, Visitor


@pytest.fixture
def device(house: House) -> Visitor:
    return house.visitor()


@pytest.fixture
def shared(device: Visitor) -> Iterator[Socket]:
    """A socket at a table of Jambo whose two people share its device."""
    match = device.open("human", "here", names=["Anna", "Berta"])
    with device.table(match) as socket:
        yield socket


def decider(socket: Socket) -> int:
    """Which of the own seats decides."""
    (seat,) = socket.table["asked"]
    return int(seat)


def test_nothing_private_is_told_before_somebody_asks_for_it(shared: Socket) -> None:
    assert [seat["name"] for seat in shared.table["seats"]] == ["Anna", "Berta"]
    assert (shared.table["seat"], shared.table["view"]["seat"]) == (-1, -1)
    assert (shared.table["own"], shared.table["legal"]) == ([0, 1], [])
    assert shared.table["asked"] == [shared.table["view"]["actor"]]


def test_a_client_changes_its_seat_and_hears_of_that_one_alone(house: House, device: Visitor, shared: Socket) -> None:
    match = shared.table["match"]
    first = decider(shared)
    with house.visitor().table(match) as watcher:
        for seat in (first, 1 - first, -1, first):
            told = shared.enter(match, seat=seat)
            assert (told["seat"], told["view"]["seat"]) == (seat, seat)
            assert bool(told["legal"]) == (seat == first)
        # Another socket of the same device makes the move: the first one hears it as its seat does.
        with device.table(match) as other:
            other.enter(match, seat=first)
            assert other.act(other.table["legal"][-1])["t"] == "done"
        shared.see(1)
        watcher.see(1)
        assert {shared.table["seat"], watcher.table["seat"]} == {first, -1}
        shared.enter(match, seat=-1)
        common = {"own": [], "asked": []}
        kept = {"events": []}
        assert {**shared.table, **common, **kept} == {**watcher.table, **common, **kept}
        assert watcher.table["own"] == watcher.table["asked"] == []


def test_only_the_seat_in_front_can_act(shared: Socket) -> None:
    match, first = shared.table["match"], decider(shared)
    assert shared.act(0)["error"] == "not-your-seat"
    shared.enter(match, seat=1 - first)
    assert shared.act(0)["error"] == "not-your-turn"
    shared.enter(match, seat=first)
    assert shared.act(shared.table["legal"][0])["t"] == "done"


def test_no_seat_of_another_device_can_be_had(house: House, device: Visitor) -> None:
    """Whatever is asked for, and by whom, each gets the own seats and nothing else."""
    match = device.open("human", "here", "human", "human", game="samarkand", names=["Anna", "Berta"])
    guest, second, stranger = (house.visitor() for _ in range(3))
    guest.sit(match, 2)
    second.sit(match, 3)
    own = {device: [0, 1], guest: [2], second: [3], stranger: []}
    for visitor, seats in own.items():
        with visitor.socket() as socket:
            assert socket.enter(match)["seat"] == (seats[0] if len(seats) == 1 else -1)
            assert socket.table["own"] == seats
            for seat in range(-1, 6):
                answer = socket.enter(match, seat=seat)
                if seat in (-1, *seats):
                    assert (answer["t"], answer["seat"], answer["view"]["seat"]) == ("table", seat, seat)
                    assert answer["own"] == seats
                else:
                    assert (answer["t"], answer["error"]) == ("refused", "not-your-seat")
    for seat in range(2):
        with_json = guest.http.post(f"/api/matches/{match}/seats", json={"seat": seat, "name": "Thief"})
        assert with_json.json()["error"] == "seat-taken"


def test_who_goes_before_the_match_begins_gives_all_seats_of_the_device_back(house: House, device: Visitor) -> None:
    match = device.open("human", "here", "human", game="samarkand", names=["Anna", "Berta"])
    with device.socket() as socket, house.visitor().socket() as other:
        assert socket.enter(match)["presence"] == ["here", "here", "away"]
        other.enter(match)
        other.say("stand", match=match)
        assert other.hear_of("refused")["error"] == "not-your-seat"
        socket.say("stand", match=match)
        while not all(seat["free"] for seat in other.hear_of("lobby")["seats"]):
            pass


def test_a_whole_match_on_one_device(shared: Socket, device: Visitor) -> None:
    """From question to question the device goes to whoever is asked; at the end all see the result, and play again."""
    match, choose = shared.table["match"], random.Random(1)  # noqa: S311
    while shared.table["result"] is None:
        if shared.table["seat"] != decider(shared):
            shared.enter(match, seat=decider(shared))
        done = shared.act(choose.choice(shared.table["legal"]))
        shared.see(done["version"])
    assert (shared.table["own"], shared.table["asked"]) == ([0, 1], [])
    shared.say("again", match=match)
    while (following := shared.hear_of("table")["next"]) is None:
        pass
    again = shared.enter(following)
    assert ([seat["name"] for seat in again["seats"]], again["own"]) == (["Berta", "Anna"], [0, 1])
    lines = {line["match"]: line for line in device.http.get("/api/matches").json()}
    assert [lines[match]["own"], lines[match]["actor"]] == [[0, 1], None]


def test_a_stranger_cannot_open_the_next_match(house: House, shared: Socket) -> None:
    with house.visitor().table(shared.table["match"]) as stranger:
        stranger.say("again", match=shared.table["match"])
        assert stranger.hear_of("refused")["error"] == "not-your-seat"


def test_people_here_are_named_in_the_order_of_their_seats(device: Visitor) -> None:
    match = device.open("bot:easy", "here", "human", "here", game="samarkand", names=["Anna", " Berta\u202e "])
    with device.socket() as socket:
        lobby = socket.enter(match)
        assert [seat["name"] for seat in lobby["seats"]] == ["", "Anna", "", "Berta"]
        assert lobby["own"] == [1, 3]
        assert [seat["free"] for seat in lobby["seats"]] == [False, False, True, False]
