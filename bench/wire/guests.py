"""Guests by the hundred: as quick as a test client can be, and with a clock."""

import asyncio
import itertools
import re
import resource
import sys
import time
from collections.abc import Callable

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Said(msgspec.Struct):
    """What a guest reads of a message."""

    t: str
    match: str | None = None
    version: int | None = None
    legal: list[int] = []
    result: object = None
    next: str | None = None
    id: str | None = None
    error: str | None = None


_decode = msgspec.json.Decoder(Said).decode
_ids = itertools.count()


def new_name() -> str:
    """A name for a move that no other has."""
    return f"{next(_ids)}-{time.monotonic_ns()}"


def allow_sockets(number: int) -> None:
    """Let this process, and those that it starts, have so many sockets open. Ends it with one line where it may not."""
    spare = 200
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < number + spare:
        sys.exit(f"This needs {number + spare} open files, and the system allows {hard}: raise it with ulimit -Hn.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Browser:
    """One session: it opens matches and takes seats."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        limits = httpx2.Limits(max_keepalive_connections=0)  # else one may be used just as the server closes it
        self.http = httpx2.AsyncClient(
            base_url=self.address, headers={"origin": self.address}, timeout=120, limits=limits
        )

    async def open(self, *seats: str, game: str = "jambo", **options: str) -> str:
        """Open a match; its id."""
        body = {"game": game, "seats": seats, "names": ["Eva"], "options": options}
        answer = await self.http.post("/api/matches", json=body)
        answer.raise_for_status()
        return str(answer.json()["match"])

    async def sit(self, match: str, seat: int) -> None:
        """Take a seat."""
        answer = await self.http.post(f"/api/matches/{match}/seats", json={"seat": seat, "name": "Adam"})
        answer.raise_for_status()

    async def guest(self) -> "Guest":
        """A socket of this session. Raises ConnectionError where there is no server."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.address, **({"Cookie": cookies} if cookies else {})}
        address = re.sub("^http", "ws", self.address) + "/api/socket"
        try:
            connection = await connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=120,
            )
        except (InvalidHandshake, OSError, EOFError):
            raise ConnectionRefusedError from None
        return Guest(connection)


class Socket:
    """A socket, with the newest table of the match it is at."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table = Said("")
        self.errors: list[str] = []
        self.broken = False
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def act(self, action: int) -> Said:
        """Make a move, and wait for the answer to it. Raises ConnectionError when the socket breaks first."""
        raise NotImplementedError

    async def again(self) -> None:
        """Go to the match that follows a finished one. Raises ConnectionError."""
        raise NotImplementedError

    async def see(self, version: int) -> None:
        """Wait until the newest table is of this version."""
        await self.until(lambda: (self.table.version or 0) >= version)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true that depends on what is told. Raises ConnectionError when the socket breaks."""
        while not true():
            if self.broken:
                raise ConnectionResetError
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        """Go."""
        await self.connection.close()
        await self._reading

    async def send(self, text: str) -> None:
        """Send a message. Raises ConnectionError."""
        try:
            await self.connection.send(text)
        except ConnectionClosed:
            raise ConnectionResetError from None

    async def _read(self) -> None:
        try:
            while True:
                await self._hear(await self.connection.recv(decode=False))
                self._news.set()
        except (ConnectionClosed, ConnectionError):  # the other end is gone, perhaps while it was answered
            pass
        finally:
            self.broken = True
            self._break()
            self._news.set()

    async def _hear(self, text: bytes) -> None:
        """Take a message."""
        raise NotImplementedError

    def _break(self) -> None:
        """The socket is gone."""


class Guest(Socket):
    """A guest of Fondaco, with the text that told the newest table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.text = b""
        self._told: Callable[[Guest, Said], None] = lambda *_: None
        self._answers: dict[str, asyncio.Future[Said | None]] = {}
        super().__init__(connection)

    def listen(self, told: Callable[["Guest", Said], None]) -> None:
        """Let somebody hear every message."""
        self._told = told

    async def enter(self, match: str) -> None:
        """Come to a table."""
        await self.say(t="enter", match=match)
        await self.until(lambda: self.table.match == match)

    async def say(self, **message: object) -> None:
        """Send a message."""
        await self.send(msgspec.json.encode(message).decode())

    async def act(self, action: int, name: str | None = None, version: int | None = None) -> Said:
        """Make a move, with a name of its own unless it is said again, and wait for the answer to it."""
        name = name or new_name()
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        version = self.table.version if version is None else version
        await self.say(t="act", match=self.table.match, id=name, version=version, action=action)
        said = await answer
        if said is None:
            raise ConnectionResetError
        return said

    async def again(self) -> None:
        """Open the match that follows a finished one, or find it opened, and enter it."""
        await self.say(t="again", match=self.table.match)
        await self.until(lambda: self.table.next is not None)
        await self.enter(self.table.next or "")

    async def _hear(self, text: bytes) -> None:
        said = _decode(text)
        if said.t == "table":
            self.table, self.text = said, text
        elif said.id is not None and said.id in self._answers:
            self._answers.pop(said.id).set_result(said)
        if said.t == "refused":
            self.errors.append(said.error or "")
        self._told(self, said)

    def _break(self) -> None:
        for answer in self._answers.values():
            answer.set_result(None)
