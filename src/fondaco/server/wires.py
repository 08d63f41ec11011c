"""The ways to a client and back: a WebSocket, or where a network lets none through, events one way and requests back.

Both carry the same messages in the same order within the same limits.
"""

import asyncio
import secrets
from typing import Protocol

from starlette.types import Receive, Send
from starlette.websockets import WebSocket

from fondaco.errors import FondacoError
from fondaco.server.session import Holder

MOST_WAITING = 40
"""Messages that were sent by requests and are not carried out yet; beyond, requests are refused."""
ALIVE_SECONDS = 15.0
"""After which something is sent down a stream that has nothing to tell, so that nobody takes it for dead."""

_ID_BYTES = 24
_BEGIN = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream"),
        (b"cache-control", b"no-store, no-transform"),
        (b"x-accel-buffering", b"no"),
    ],
}


class Wire(Protocol):
    """A way to one client and back."""

    async def hear(self) -> str | bytes | None:
        """What the client says next, empty if that is no text; None when it has gone."""

    async def say(self, message: bytes) -> None:
        """Send a message; waits while the client does not read. Raises OSError or WebSocketDisconnect if it is gone."""


class SocketWire:
    """A WebSocket that has been accepted."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def hear(self) -> str | bytes | None:
        """The next text frame."""
        frame = await self._socket.receive()
        return frame.get("text") or "" if frame["type"] == "websocket.receive" else None

    async def say(self, message: bytes) -> None:
        """Send a text frame."""
        await self._socket.send_text(message.decode())


class StreamWire:
    """An answer that does not end: server-sent events, the first of which gives the id that the client posts to."""

    def __init__(self, holder: Holder | None, receive: Receive, send: Send) -> None:
        self.id = secrets.token_urlsafe(_ID_BYTES)
        self.holder = holder
        self._receive = receive
        self._send = send
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def begin(self) -> None:
        """Begin the answer."""
        await self._send(_BEGIN)
        await self._write(b"event: stream\ndata: " + self.id.encode() + b"\n\n")

    async def keep(self) -> None:
        """Show that the stream is alive, until the client goes."""
        gone = asyncio.create_task(self._gone())
        try:
            while not (await asyncio.wait({gone}, timeout=ALIVE_SECONDS))[0]:
                await self._write(b":\n\n")
        finally:
            gone.cancel()
            self.end()

    async def finish(self) -> None:
        """End the answer."""
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    def take(self, message: bytes) -> None:
        """Take a message that was posted. Raises FondacoError ``slow-down`` if too many wait."""
        if self._heard.qsize() >= MOST_WAITING:
            raise FondacoError("slow-down")
        self._heard.put_nowait(message)

    def end(self) -> None:
        """Let the client go; what it has said and is not carried out yet it will say again."""
        while not self._heard.empty():
            self._heard.get_nowait()
        self._heard.put_nowait(None)

    async def hear(self) -> str | bytes | None:
        """The next message that was posted."""
        return await self._heard.get()

    async def say(self, message: bytes) -> None:
        """Send a message as an event."""
        await self._write(b"data: " + message + b"\n\n")

    async def _write(self, event: bytes) -> None:
        await self._send({"type": "http.response.body", "body": event, "more_body": True})

    async def _gone(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
