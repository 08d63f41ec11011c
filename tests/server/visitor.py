"""Somebody who visits a server: a browser without a screen."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

import httpx2
from websockets.sync.client import connect

Said = dict[str, Any]


class Visitor:
    """A browser: it keeps its cookie and says where its requests come from."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx2.Client(base_url=self.address, headers={"origin": self.address}, timeout=60)

    def close(self) -> None:
        self.http.close()

    def open(self, *seats: str, names: Sequence[str] = ("Eva",), game: str = "jambo", **options: Any) -> str:
        """Open a match; its id."""
        body = {"game": game, "seats": seats or ["human", "bot:easy"], "names": names, "options": options}
        answer = self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["match"])

    def sit(self, match: str, seat: int, name: str = "Adam") -> None:
        answer = self.http.post(f"/api/matches/{match}/seats", json={"seat": seat, "name": name})
        assert answer.status_code == 204, answer.text

    @contextmanager
    def socket(self, **headers: str | None) -> Iterator["Socket"]:
        """A socket of this browser; a header that is None is not sent."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        all_headers = {"Origin": self.address, **({"Cookie": cookies} if cookies else {}), **headers}
        sent = {name.replace("_", "-"): value for name, value in all_headers.items() if value is not None}
        address = re.sub("^http", "ws", self.address) + "/api/socket"
        with connect(
            address, additional_headers=sent, compression=None, max_size=None, ping_interval=None
        ) as connection:
            yield Socket(self, connection)

    @contextmanager
    def stream(self, **headers: str | None) -> Iterator["Socket"]:
        """What a browser has instead of a socket where none is let through: events, and a request for every message."""
        sent = {name.replace("_", "-").lower(): value for name, value in headers.items()}
        changed = {name: value for name, value in {**self.http.headers, **sent}.items() if value is not None}
        with (
            httpx2.Client(base_url=self.address, headers=changed, cookies=self.http.cookies, timeout=60) as http,
            http.stream("POST", "/api/stream", json={}) as answer,
        ):
            if answer.status_code != 200:
                raise RefusedError(answer.status_code)
            yield Socket(self, Events(http, answer))

    def wire(self, kind: str, **headers: str | None) -> AbstractContextManager["Socket"]:
        """A ``socket`` or a ``stream``."""
        return self.socket(**headers) if kind == "socket" else self.stream(**headers)

    @contextmanager
    def table(self, match: str, kind: str = "socket") -> Iterator["Socket"]:
        """A socket, or a stream, that has entered a match."""
        with self.wire(kind) as socket:
            socket.enter(match)
            yield socket


class RefusedError(Exception):
    """A stream was not opened; the argument is the status."""


class Connection(Protocol):
    """What messages go through."""

    def send(self, message: str | bytes) -> None:
        """Say something."""

    def recv(self, timeout: float | None = None) -> str | bytes:
        """Hear something."""


class Events:
    """The messages of a stream."""

    def __init__(self, http: httpx2.Client, answer: httpx2.Response) -> None:
        self._http = http
        self._lines = answer.iter_lines()
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert next(self._lines) == "event: stream"
        self.address = "/api/stream/" + self.recv()

    def post(self, message: str | bytes) -> httpx2.Response:
        """Post a message."""
        return self._http.post(self.address, content=message, headers={"content-type": "application/json"})

    def send(self, message: str | bytes) -> None:
        answer = self.post(message)
        assert answer.status_code == 204, answer.text

    def recv(self, timeout: float | None = None) -> str:  # noqa: ARG002 (the client has one for all)
        for line in self._lines:
            if line.startswith("data: "):
                return str(line.removeprefix("data: "))
        raise EOFError


class Socket:
    """A socket, with the newest table of the match it has entered."""

    def __init__(self, visitor: Visitor, connection: Connection) -> None:
        self.visitor = visitor
        self.connection = connection
        self.table: Said = {}
        self.events: list[Said] = []
        self._acts = 0

    def say(self, t: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"t": t, **fields}))

    def hear(self, timeout: float = 20) -> Said:
        """The next message; a table becomes the newest."""
        message: Said = json.loads(self.connection.recv(timeout))
        if message["t"] == "table":
            self.table = message
            self.events += message["events"]
        return message

    def hear_of(self, *kinds: str) -> Said:
        """The next message of one of these kinds; those before it are only noted."""
        while (message := self.hear())["t"] not in kinds:
            pass
        return message

    def see(self, version: int) -> None:
        """Read on until the newest table is of this version."""
        while self.table["version"] < version:
            self.hear()

    def enter(self, match: str, **fields: Any) -> Said:
        self.say("enter", match=match, **fields)
        return self.hear_of("table", "lobby", "refused")

    def act(self, action: int, **fields: Any) -> Said:
        """Make a move and wait for the answer to it."""
        self._acts += 1
        given = {"match": self.table["match"], "id": f"a{self._acts}", "version": self.table["version"]}
        self.say("act", **{**given, "action": action, **fields})
        return self.hear_of("done", "refused")

    def wait_for_turn(self) -> bool:
        """Wait until this seat decides; False when the match is over first."""
        while not self.table["legal"] and self.table["result"] is None:
            self.hear()
        return self.table["result"] is None
