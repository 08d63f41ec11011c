"""The application: the HTTP interface, sockets and streams, the page, and what holds for all of them."""

import asyncio
import gc
import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fondaco.errors import FondacoError
from fondaco.server import protocol, session
from fondaco.server.api import Api, answer, read, read_text, refuse
from fondaco.server.archive import Archive
from fondaco.server.client import Client
from fondaco.server.page import FOLDER, Page
from fondaco.server.played import PlayedGame
from fondaco.server.rates import Buckets, Limits
from fondaco.server.tables import Tables
from fondaco.server.wires import SocketWire, StreamWire, Wire

_POLICY = (
    "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Server:
    """Everything that one server process holds, as an application."""

    def __init__(self, tables: Tables, limits: Limits, page: Path = FOLDER) -> None:
        self._tables = tables
        self._limits = limits
        self._page = page
        self._clients: set[Client] = set()
        self._streams: dict[str, StreamWire] = {}
        self._connections = Buckets(limits.connections)
        self._requests = Buckets(limits.requests)
        self._seated = Buckets(limits.messages)

    def application(self) -> ASGIApp:
        """The application; its tables begin to work when it starts up, and stop with it."""
        routes = [*Api(self._tables).routes(), *Archive(self._tables).routes()]
        api = Mount("/api", routes=routes, middleware=[Middleware(_Limited, server=self)])
        application = Starlette(
            routes=[
                Route("/healthz", _healthy),
                WebSocketRoute("/api/socket", self._connect),
                Route("/api/stream", _Endpoint(self._stream), methods=["POST"]),
                Route("/api/stream/{stream}", self._hear, methods=["POST"]),
                api,
                Mount("/", Page(self._page)),
            ],
            middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
            exception_handlers={FondacoError: _refuse, Exception: _refuse},
            lifespan=self._lifespan,
        )
        return _Headers(application)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        work = [asyncio.create_task(self.warm()), asyncio.create_task(self._tables.resume())]
        yield
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await self._tables.close()

    async def warm(self) -> None:
        """Make the games fast, one after the other, and say to those who wait how far it is.

        What need only be loaded comes before what is to be compiled, and then what is most wanted.
        """
        slow = list(self._tables.games.values())
        for game in slow:
            game.expect()
        for game in slow:  # one after the other: Python 3.11 cannot read sources in two threads at once
            await game.look()
        while slow:
            game = max(slow, key=lambda game: (game.at_hand, self._tables.number_of(game)))
            slow.remove(game)
            await game.warm(self._tell_warming)
            gc.freeze()  # code that is loaded stays: looking through it for garbage would hold up everybody
            await self._tables.hasten(game)

    def _tell_warming(self, game: PlayedGame) -> None:
        for client in self._clients:
            client.tell_warming(game)

    async def _connect(self, socket: WebSocket) -> None:
        """A client wants to talk."""
        if not session.is_own(socket):
            await socket.close()
        elif not await self.admits(socket, self._connections):
            await socket.send_denial_response(refuse(FondacoError("slow-down")))
        else:
            await socket.accept()
            await self._serve(SocketWire(socket), session.holder(socket))

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A client wants to talk that gets no socket through: it hears events, and says each message by a request."""
        request = Request(scope, receive)
        await read(request, protocol.Streaming)
        if not await self.admits(request, self._connections):
            raise FondacoError("slow-down")
        wire = StreamWire(session.holder(request), receive, send)
        self._streams[wire.id] = wire
        keeping = asyncio.create_task(wire.keep())
        try:
            await wire.begin()
            await self._serve(wire, wire.holder)
            await wire.finish()
        finally:
            del self._streams[wire.id]
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    async def _hear(self, request: Request) -> Response:
        """A message of a client that hears by a stream."""
        text = await read_text(request)
        wire = self._streams.get(request.path_params["stream"])
        if wire is None or wire.holder != session.holder(request):
            raise FondacoError("no-such-stream" if await self.admits_request(request) else "slow-down")
        wire.take(text)
        return Response(status_code=204)

    async def _serve(self, wire: Wire, holder: session.Holder | None) -> None:
        client = Client(wire, holder, self._tables, self._limits)
        self._clients.add(client)
        try:
            await client.run()
        finally:
            self._clients.remove(client)

    def end_streams(self) -> None:
        """End the answers that do not end by themselves, as the process is about to."""
        for wire in self._streams.values():
            wire.end()

    async def admits_request(self, request: HTTPConnection) -> bool:
        """Whether an HTTP request may be answered now."""
        return await self.admits(request, self._requests)

    async def admits(self, request: HTTPConnection, strangers: Buckets) -> bool:
        """Whether a request is within the limits: those of its address, or, for who has a seat somewhere, its own."""
        if strangers.take(_address(request)):
            return True
        holder = session.holder(request)
        if holder is None or not await self._tables.store.is_seated(holder):
            return False
        return self._seated.take(holder.hex())


def _address(request: HTTPConnection) -> str:
    """Whom strangers are counted by: an address, or the network that one household has with IPv6."""
    host = request.client.host if request.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


async def _healthy(_: Request) -> Response:
    return answer({"ok": True})


async def _refuse(_: Request, fault: Exception) -> Response:
    """The answer to a request that failed: by its user's fault, or by ours."""
    return refuse(fault if isinstance(fault, FondacoError) else FondacoError("server-failed"))


class _Endpoint:
    """What writes its answer itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


class _Limited:
    """Sends away who asks for too much."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if await self._server.admits_request(HTTPConnection(scope)):
            await self._app(scope, receive, send)
        else:
            await refuse(FondacoError("slow-down"))(scope, receive, send)


class _Headers:
    """Puts on every answer what browsers must not do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
