"""Running a server: ``serve`` is what ``fondaco serve`` calls."""

import errno
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn

from fondaco.errors import FondacoError
from fondaco.kernel.room import GAMES
from fondaco.server.app import Server
from fondaco.server.bots import Bots
from fondaco.server.played import PlayedGame
from fondaco.server.protocol import LONGEST_MESSAGE
from fondaco.server.rates import Limits
from fondaco.server.store import Store
from fondaco.server.tables import Tables

if sys.platform != "win32":
    import resource

_GRACE_SECONDS = 10
_NEW_OBJECTS = 5_000
"""After which the collector of garbage looks through them: more than usual, for what belongs to a table lives long."""


def data_folder() -> Path:
    """Where matches are kept unless somebody says otherwise."""
    return Path(platformdirs.user_data_dir("fondaco", appauthor=False))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    listening: Callable[[str], None] = print,
    bots: Bots | None = None,
    limits: Limits | None = None,
) -> None:
    """Serve until interrupted; ``listening`` is told the address once it can be visited. Port 0 takes a free one.

    ``data``: folder for the matches. ``bots`` and ``limits``: others than usual.
    Raises FondacoError with one clear line: ``port-in-use``, ``address-unusable``, or those of :meth:`Store.open`.
    """
    _allow_many_sockets()
    gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
    door = _open_door(host, port)
    try:
        store = Store.open(data or data_folder())
    except FondacoError:
        door.close()
        raise
    try:
        games = {name: PlayedGame(name) for name in GAMES}
        tables = Tables(store, games, bots or Bots())
        server = Server(tables, limits or Limits())
        _Announced(server, lambda: listening(_address(door))).run(sockets=[door])
    finally:
        store.close()


class _Announced(uvicorn.Server):
    """Says when it can be visited, and waits for no stream when it shall stop."""

    def __init__(self, server: Server, listening: Callable[[], None]) -> None:
        super().__init__(_config(server))
        self._fondaco = server
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._fondaco.end_streams()
        await super().shutdown(sockets)


def _config(server: Server) -> uvicorn.Config:
    return uvicorn.Config(
        server.application(),
        http="h11",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


def _allow_many_sockets() -> None:
    """Take as many open files as the system allows: every client needs one, and most systems begin with a thousand."""
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):  # some systems do not allow what they promise
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _open_door(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    try:
        host.encode("idna")  # as the socket does, which is not closed when that fails
        door = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        # Who comes in through it inherits this. Else a second small message would wait for the receipt of the first.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return door
    except (OSError, UnicodeError) as fault:  # UnicodeError: no host can have this name
        if isinstance(fault, OSError) and fault.errno == errno.EADDRINUSE:
            raise FondacoError("port-in-use", host=host, port=str(port)) from None
        reason = getattr(fault, "strerror", None) or str(fault)
        raise FondacoError("address-unusable", host=host, port=str(port), reason=reason) from None


def _address(door: socket.socket) -> str:
    """What to type into a browser."""
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
