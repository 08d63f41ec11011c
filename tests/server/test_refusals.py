"""Foreign seats, sites and cookies, and whatever is no proper message: refused, and nothing else happens."""

import json
import random
import socket
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from fondaco.server import protocol, session
from tests.server.conftest import House
from tests.server.test_play import two_people
from tests.server.visitor import Socket

FIELDS: dict[str, Any] = {
    "id": "x",
    "version": 0,
    "action": 0,
    "request": 0,
    "yes": True,
    "wish": "undo",
    "question": "guard_window",
    "until": "end",
}
KINDS = {
    message.__struct_config__.tag: {field: FIELDS[field] for field in message.__struct_fields__ if field in FIELDS}
    for message in get_args(protocol.ClientMessage)
}
KINDS["hold"] = {"seat": 1}
KINDS["say"] = {"phrase": "hello"}


@pytest.fixture(scope="module")
def people(house: House) -> Iterator[tuple[Socket, Socket]]:
    with two_people(house) as sockets:
        yield sockets


@pytest.mark.parametrize("seat", [0, 1, 2, 16])
def test_nobody_takes_the_seat_of_another(house: House, people: tuple[Socket, Socket], seat: int) -> None:
    match = people[0].table["match"]
    with house.visitor().socket() as client:
        assert client.enter(match, seat=seat)["error"] == "not-your-seat"
    with people[0].visitor.socket() as client:
        answer = client.enter(match, seat=seat)
        assert answer.get("seat") == 0 if seat == 0 else answer["error"] == "not-your-seat"


def test_a_forged_cookie_is_a_stranger(house: House, people: tuple[Socket, Socket]) -> None:
    visitor = house.visitor()
    visitor.http.cookies.set("fondaco", session.new_secret())
    with visitor.socket() as client:
        assert client.enter(people[0].table["match"])["seat"] == -1


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://other.test"}, {"Origin": "null"}, {"Origin": ""}, {"Sec_Fetch_Site": "cross-site"}],
)
def test_another_site_gets_no_socket(house: House, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as caught, house.visitor().socket(**headers):
        pass
    assert caught.value.response.status_code == 403


def test_a_program_without_session_needs_no_origin_and_one_with_does(house: House) -> None:
    visitor = house.visitor()
    match = visitor.open()
    with house.visitor().socket(Origin=None) as client:
        assert client.enter(match)["seat"] == -1
    with pytest.raises(InvalidStatus) as caught, visitor.socket(Origin=None):
        pass
    assert caught.value.response.status_code == 403


def test_a_message_over_the_limit_ends_the_socket_and_nothing_else(house: House, people: tuple[Socket, Socket]) -> None:
    with house.visitor().socket() as client:
        client.connection.send(" " * protocol.LONGEST_MESSAGE)
        assert client.hear()["error"] == "bad-message"
        client.connection.send(" " * (protocol.LONGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosedError) as caught:
            client.hear()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
    assert people[0].enter(people[0].table["match"])["t"] == "table"


def damaged(choose: random.Random, match: str) -> str | bytes:
    """A message that is none, though it may have been near to one."""
    kind = choose.choice(list(KINDS))
    message: dict[str, Any] = {"t": kind, "match": match, **KINDS[kind]}
    match choose.randrange(7):
        case 0:
            wrong: Any = choose.choice([None, [], {}, True, 1.5, -1, 1 << 70, "x" * 100])
            message[choose.choice(["t", "match", *KINDS[kind]])] = wrong
        case 1:
            del message[choose.choice(list(message))]
        case 2:
            message[choose.choice(["extra", "seat ", "T"])] = 0
        case 3:
            return choose.randbytes(choose.randrange(200))
        case 4:
            text = json.dumps(message)
            return text[: choose.randrange(len(text))]
        case 5:
            return "[" * choose.randrange(1, 5000)
        case _:
            return "".join(chr(choose.randrange(0x20, 0x2FF)) for _ in range(choose.randrange(60)))
    return json.dumps(message)


def test_thousands_of_damaged_messages_are_refused_one_by_one(house: House, people: tuple[Socket, Socket]) -> None:
    choose = random.Random(7)  # noqa: S311
    match = people[0].table["match"]
    with house.visitor().socket() as client:
        for _ in range(30):
            for _ in range(100):
                client.connection.send(damaged(choose, match))
            answers = [client.hear() for _ in range(100)]
            assert {(answer["t"]) for answer in answers} == {"refused"}
            assert {answer["error"] for answer in answers} <= {"bad-message", "not-your-seat", "no-such-match"}
    assert people[0].enter(match)["version"] == people[0].table["version"]


UPGRADE = b"GET %b HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: %b\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"garbage\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00", 400),
        (UPGRADE % (b"/api/socket", b"7") + KEY, 400),
        (UPGRADE % (b"/api/nothing", b"13") + KEY, 403),
        (UPGRADE % (b"/api/socket", b"13") + KEY + b"\xff\xff\xff\xff", 101),
        (UPGRADE % (b"/api/socket", b"13") + KEY + b"\x81\x84\x00\x00\x00\x00\xff\xfe\xff\xff", 101),
        (b"GET /api/" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 404),
        (b"GET /api/%00%ff/..%2f HTTP/1.1\r\nHost: x\r\n\r\n", 404),
        (b"GET /assets/%00.js HTTP/1.1\r\nHost: x\r\n\r\n", 404),
        (
            b"GET /api/matches HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe=1; fondaco=\xff\r\n\r\n",
            200,
        ),
        (POST + b"Content-Length: 99999999\r\n\r\n" + b"x" * 20_000, 413),
        (POST + b"Origin: http://[\r\nContent-Length: 2\r\n\r\n{}", 403),
        (POST + b"Origin: \xff\r\nContent-Length: 2\r\n\r\n{}", 403),
    ],
)
def test_whatever_comes_over_the_wire_is_answered(house: House, sent: bytes, status: int) -> None:
    port = int(house.address.rstrip("/").rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=10) as wire:
        wire.sendall(sent)
        assert wire.recv(12) == b"HTTP/1.1 %d" % status
