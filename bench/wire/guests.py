"""Guests by the hundred: as quick as a test client can be, and with a clock."""

import asyncio
import itertools
import re
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
    id: str | None = None
    error: str | None = None


_decode = msgspec.json.Decoder(Said).decode
_ids = itertools.count()


def new_name() -> str:
    """A name for a move that no other has."""
    return f"{next(_ids)}-{time.monotonic_ns()}"


class Browser:
    """One session: it opens matches and takes seats."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        limits = httpx2.Limits(keepalive_expiry=2)  # the server closes idle connections a little later
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


class Guest:
    """A socket, with the newest table of the match it is at, and how that was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table = Said("")
        self.text = b""
        self.errors: list[str] = []
        self.broken = False
        self._told: Callable[[Guest, Said], None] = lambda *_: None
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Said]] = {}
        self._reading = asyncio.create_task(self._read())

    def listen(self, told: Callable[["Guest", Said], None]) -> None:
        """Let somebody hear every message."""
        self._told = told

    async def enter(self, match: str) -> None:
        """Come to a table."""
        await self.say(t="enter", match=match)
        await self.until(lambda: self.table.match == match)

    async def say(self, **message: object) -> None:
        """Send a message."""
        try:
            await self.connection.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            raise ConnectionResetError from None

    async def act(self, action: int, name: str | None = None, version: int | None = None) -> Said:
        """Make a move, and wait for the answer to it. Raises ConnectionError when the socket breaks first."""
        name = name or new_name()
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        version = self.table.version if version is None else version
        await self.say(t="act", match=self.table.match, id=name, version=version, action=action)
        return await answer

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

    async def _read(self) -> None:
        try:
            while True:
                self._hear(await self.connection.recv(decode=False))
        except ConnectionClosed:
            pass
        self.broken = True
        for answer in self._answers.values():
            answer.set_exception(ConnectionResetError())
        self._news.set()

    def _hear(self, text: bytes) -> None:
        said = _decode(text)
        if said.t == "table":
            self.table, self.text = said, text
        elif said.id is not None and said.id in self._answers:
            self._answers.pop(said.id).set_result(said)
        if said.t == "refused":
            self.errors.append(said.error or "")
        self._told(self, said)
        self._news.set()
