"""Before a match begins: who sits down, who gives a seat back, and that nothing is told and done until all sit."""

from collections.abc import Callable

from tests.server.conftest import House
from tests.server.visitor import Said, Visitor

FORBIDDEN = ("view", "legal", "events", "version")


def sit(visitor: Visitor, match: str, seat: int) -> tuple[int, str | None]:
    """Try to take a seat: the status, and what was wrong."""
    answer = visitor.http.post(f"/api/matches/{match}/seats", json={"seat": seat, "name": "Adam"})
    return answer.status_code, None if answer.status_code == 204 else answer.json()["error"]


def who(lobby: Said) -> list[tuple[str, bool]]:
    """Name of each seat and whether its owner is there."""
    return [(seat["name"], how == "here") for seat, how in zip(lobby["seats"], lobby["presence"], strict=True)]


def test_a_match_begins_when_all_sit(house: House) -> None:
    eva, adam, watcher = (house.visitor() for _ in range(3))
    match = eva.open("human", "human", "bot:easy", game="samarkand")
    with eva.socket() as first, watcher.socket() as third:
        lobby = first.enter(match)
        assert (lobby["t"], lobby["own"], lobby["game"]) == ("lobby", [0], "samarkand")
        assert who(lobby) == [("Eva", True), ("", False), ("", True)]
        assert [seat["free"] for seat in lobby["seats"]] == [False, True, False]
        assert not set(FORBIDDEN) & set(lobby)
        assert third.enter(match)["own"] == []
        assert adam.http.get(f"/api/matches/{match}/record").json()["error"] == "record-of-running-match"
        for message in ({"t": "act", "id": "a", "action": 0}, {"t": "why", "action": 0}, {"t": "hint"}):
            first.say(**{"match": match, "version": 0, **message})
            assert first.hear_of("refused")["error"] == "match-not-begun"
        first.say("again", match=match)
        assert first.hear_of("refused")["error"] == "match-not-over"
        (line,) = eva.http.get("/api/matches").json()
        assert (line["waits"], line["actor"]) == (True, None)

        assert sit(adam, match, 1) == (204, None)
        begun = first.hear_of("table")
        assert begun["seat"] == 0
        assert begun["events"][0]["version"] == 0
        assert third.hear_of("table")["seat"] == -1
        (line,) = eva.http.get("/api/matches").json()
        assert not line["waits"]
        with adam.table(match) as second:
            assert (second.table["t"], second.table["seat"]) == ("table", 1)


def test_a_browser_has_one_seat_and_comes_back_to_it(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = eva.open(*["human"] * 3, game="samarkand")
    assert sit(adam, match, 2) == (204, None)
    assert sit(adam, match, 1) == (409, "seat-already")
    assert sit(eva, match, 1) == (409, "seat-already")
    assert sit(house.visitor(), match, 2) == (409, "seat-taken")
    for _ in range(2):
        with adam.socket() as socket:
            assert socket.enter(match)["own"] == [2]


def test_who_comes_and_goes_is_seen(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = eva.open(*["human"] * 3, game="samarkand")
    with eva.socket() as first:
        first.enter(match)
        assert sit(adam, match, 1) == (204, None)
        assert who(first.hear_of("lobby")) == [("Eva", True), ("Adam", False), ("", False)]
        with adam.socket() as second:
            second.enter(match)
            assert who(first.hear_of("lobby")) == [("Eva", True), ("Adam", True), ("", False)]
        assert who(first.hear_of("lobby")) == [("Eva", True), ("Adam", False), ("", False)]


def test_a_seat_given_back_is_free_for_others_and_nothing_of_it_remains(house: House) -> None:
    eva, adam, third = (house.visitor() for _ in range(3))
    match = eva.open(*["human"] * 2)
    # A match of two begins at once when the second sits: so the one who opened it goes.
    with eva.socket() as one, eva.socket() as other:
        one.enter(match)
        other.enter(match)
        one.say("stand", match=match)
        lobby = other.hear_of("lobby")
        while lobby["own"] == [0]:
            lobby = other.hear_of("lobby")
        assert who(lobby) == [("", False), ("", False)]
        assert lobby["own"] == [], "another tab of the same browser sits there no more"
        assert sit(adam, match, 0) == (204, None)
        assert sit(third, match, 1) == (204, None)
        table = other.hear_of("table")
        assert table["seat"] == -1
        other.say("act", match=match, id="a", version=0, action=0)
        assert other.hear_of("refused")["error"] == "not-your-seat"
    with adam.table(match) as socket:
        assert socket.table["seat"] == 0
        socket.say("stand", match=match)
        assert socket.hear_of("refused")["error"] == "match-begun"
    assert eva.http.get("/api/matches").json() == []


def test_bots_take_free_seats_and_give_them_back_and_the_last_one_lets_the_match_begin(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = eva.open(*["human"] * 3, game="samarkand")

    def bots(lobby: Said) -> list[str | None]:
        return [seat["bot"] for seat in lobby["seats"]]

    with eva.socket() as socket, adam.socket() as watcher:
        socket.enter(match)
        watcher.enter(match)
        for seat, level, error in (
            (0, "easy", "seat-taken"),
            (1, None, "seat-taken"),
            (3, "easy", "no-such-seat"),
            (1, "divine", "bad-message"),
        ):
            socket.say("fill", match=match, seat=seat, level=level)
            assert socket.hear_of("refused")["error"] == error
        watcher.say("fill", match=match, seat=1, level="easy")
        assert watcher.hear_of("refused")["error"] == "not-your-seat"
        for seat, level, now in (
            (1, "easy", [None, "easy", None]),
            (1, None, [None, None, None]),
            (2, "strong", [None, None, "strong"]),
        ):
            socket.say("fill", match=match, seat=seat, level=level)
            lobby = socket.hear_of("lobby")
            assert bots(lobby) == now
            assert [seat["free"] for seat in lobby["seats"]] == [False, *(bot is None for bot in now[1:])]
        assert sit(adam, match, 2) == (409, "seat-taken")
        socket.say("fill", match=match, seat=1, level="easy")
        table = socket.hear_of("table")
        assert bots(table) == [None, "easy", "strong"]
        assert socket.wait_for_turn()
        socket.say("fill", match=match, seat=1, level=None)
        assert socket.hear_of("refused")["error"] == "match-begun"


def test_a_restart_keeps_who_sits(build_house: Callable[..., House]) -> None:
    house = build_house()
    eva, adam = house.visitor(), house.visitor()
    match = eva.open("human", "human", "bot:easy", "human", game="samarkand", starter="2")
    assert sit(adam, match, 1) == (204, None)
    house.kill()
    house.start()
    with adam.socket() as socket:
        lobby = socket.enter(match)
        assert (lobby["t"], lobby["own"]) == ("lobby", [1])
        third = house.visitor()
        assert sit(third, match, 3) == (204, None)
        table = socket.hear_of("table")
        while table["version"] == 0:
            table = socket.hear_of("table")
        assert any(event["args"].get("seat") == 2 for event in table["events"]), "the bot that begins has moved"
