"""Somebody who visits a server: a browser without a screen."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

Said = dict[str, Any]


class Visitor:
    """A browser: it keeps its cookie and says where its requests come from."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx2.Client(base_url=self.address, headers={"origin": self.address})

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
        with connect(address, additional_headers=sent, compression=None, max_size=None) as connection:
            yield Socket(self, connection)

    @contextmanager
    def table(self, match: str) -> Iterator["Socket"]:
        """A socket that has entered a match."""
        with self.socket() as socket:
            socket.enter(match)
            yield socket


class Socket:
    """A socket, with the newest table of the match it has entered."""

    def __init__(self, visitor: Visitor, connection: ClientConnection) -> None:
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
