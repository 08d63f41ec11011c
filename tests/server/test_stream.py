"""Where no WebSocket comes through: the same messages as events and requests, within the same limits."""

import threading
import time
from collections.abc import Callable

import pytest

from fondaco.server import protocol
from fondaco.server.wires import MOST_WAITING
from tests.server.conftest import House
from tests.server.visitor import Events, RefusedError, Socket, Visitor


def events_of(client: Socket) -> Events:
    assert isinstance(client.connection, Events)
    return client.connection


def play(client: Socket, moves: int) -> None:
    for _ in range(moves):
        assert client.wait_for_turn()
        client.see(client.act(client.table["legal"][0])["version"])


def test_a_match_goes_on_by_stream_as_by_socket(visitor: Visitor) -> None:
    match = visitor.open()
    with visitor.table(match, "stream") as stream, visitor.table(match) as socket:
        play(stream, 5)
        assert stream.wait_for_turn()
        socket.see(stream.table["version"])
        assert socket.table == stream.table
        assert socket.events == stream.events


def test_a_message_is_answered_in_its_own_time_and_in_order(visitor: Visitor) -> None:
    match = visitor.open("human", "human")
    with visitor.table(match, "stream") as client:
        for n in range(5):
            client.say("act", match="another", id=str(n), version=0, action=0)
        assert [client.hear_of("refused")["id"] for _ in range(5)] == list("01234")


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://other.test"}, {"Origin": "null"}, {"Origin": ""}, {"Sec_Fetch_Site": "cross-site"}],
)
def test_another_site_gets_no_stream_and_says_nothing_on_one(visitor: Visitor, headers: dict[str, str]) -> None:
    with pytest.raises(RefusedError, match="403"), visitor.stream(**headers):
        pass
    with visitor.stream() as client:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        assert visitor.http.post(events_of(client).address, json={}, headers=sent).status_code == 403


def test_a_program_without_session_needs_no_origin_and_one_with_does(house: House, visitor: Visitor) -> None:
    match = visitor.open()
    with house.visitor().stream(Origin=None) as client:
        assert client.enter(match)["seat"] == protocol.SPECTATOR
    with pytest.raises(RefusedError, match="403"), visitor.stream(Origin=None):
        pass


def test_a_stream_is_spoken_on_by_the_session_that_opened_it(house: House, visitor: Visitor) -> None:
    visitor.open()
    other = house.visitor()
    with visitor.stream() as client:
        address = events_of(client).address
        assert other.http.post(address, json={}).status_code == 404
        other.open()
        assert other.http.post(address, json={}).status_code == 404
        assert visitor.http.post(address + "x", json={}).status_code == 404


def test_a_stream_has_the_limits_of_a_socket(visitor: Visitor) -> None:
    with visitor.stream() as client:
        events = events_of(client)
        assert events.post(b" " * (protocol.LONGEST_MESSAGE + 1)).status_code == 413
        assert visitor.http.post(events.address, content=b"{}").status_code == 415
        events.send(b"\xff")
        assert client.hear()["error"] == "bad-message"


def test_who_says_too_much_on_a_stream_waits(build_house: Callable[..., House]) -> None:
    visitor = build_house(messages=(0.001, 1)).visitor()
    with visitor.stream() as client:
        answers = [events_of(client).post(b"nonsense").status_code for _ in range(MOST_WAITING + 10)]
        assert answers.count(204) in range(MOST_WAITING, MOST_WAITING + 10)
        assert answers[-1] == 429
        assert [client.hear()["error"] for _ in range(3)] == ["bad-message", "slow-down", "bad-message"]


def test_who_opens_too_many_streams_is_sent_away_and_may_use_no_request_instead(
    build_house: Callable[..., House],
) -> None:
    visitor = build_house(connections=(0.001, 2), requests=(0.001, 3)).visitor()
    for _ in range(2):
        with visitor.stream() as client:
            client.enter("nowhere")
    with pytest.raises(RefusedError, match="429"), visitor.stream():
        pass
    answers = [visitor.http.post("/api/stream/none", json={}).status_code for _ in range(4)]
    assert answers == [404, 404, 404, 429]


def test_a_client_that_goes_is_forgotten(house: House, visitor: Visitor) -> None:
    match = visitor.open()
    with visitor.stream() as client:
        client.enter(match)
        address = events_of(client).address
    end = time.monotonic() + 60
    while visitor.http.post(address, json={}).status_code != 404:
        assert time.monotonic() < end
    assert house.visitor().http.get("/healthz").status_code == 200


def test_a_server_that_stops_waits_for_no_stream(build_house: Callable[..., House]) -> None:
    house = build_house()
    visitor = house.visitor()
    with visitor.table(visitor.open(), "stream") as client:
        stopping = threading.Thread(target=house.stop)
        stopping.start()
        with pytest.raises(EOFError):
            client.hear_of("nothing")
        stopping.join()
