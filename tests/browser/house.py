"""A server behind a door of its own: the address stays the same when the server is killed and started again."""

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

STARTED_SECONDS = 60
UPGRADE = b"\r\nUpgrade: websocket\r\n"
FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
WIDE = [[100_000, 100_000]] * 3  # messages, connections, requests: no limit is met here


class House:
    """`address` is what browsers visit; `cut` breaks every open connection, `restart` the server itself.

    While `sockets` is "refused" or "lost" no WebSocket comes through: it is refused at the door, or there is no answer.
    """

    def __init__(self, data: Path, begin: dict[str, Any] | list[dict[str, Any]] | None = None) -> None:
        """A house; ``begin``: where all its matches begin, or one after the other, or a map to play Samarkand on.

        A position may say under ``seconds`` for how long people have time to answer a question to several of them.
        """
        house = [sys.executable, "-m", "tests.server.house"]
        if isinstance(begin, dict) and "spaces" in begin:
            house = [sys.executable, "-m", "tests.browser.own_set", json.dumps(begin)]
            begin = None
        seconds = "0"
        if isinstance(begin, dict) and "seconds" in begin:
            seconds = str(begin["seconds"])
            begin = {name: value for name, value in begin.items() if name != "seconds"}
        begins = [] if begin is None else [json.dumps(begin)]
        self._command = [*house, str(data), "0", seconds, json.dumps(WIDE), *begins]
        self._data = data
        self._door = socket.create_server(("127.0.0.1", 0))
        self._pairs: set[socket.socket] = set()
        self._server: subprocess.Popen[str] | None = None
        self._port = 0
        self.sockets = "open"
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.start()
        threading.Thread(target=self._welcome, daemon=True).start()

    def start(self) -> None:
        self._server = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._server.stdout is not None
        found = re.search(r":(\d+)", self._server.stdout.readline())
        if found is None:
            self.close()
            raise AssertionError("the server did not start")
        self._port = int(found[1])

    def kill(self) -> None:
        assert self._server is not None
        self._server.send_signal(signal.SIGKILL)
        self._server.wait(STARTED_SECONDS)
        assert self._server.stdout is not None
        self._server.stdout.close()
        self.cut()

    def restart(self) -> None:
        self.kill()
        self.start()

    def cut(self) -> None:
        for end in tuple(self._pairs):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def acknowledged(self, match: str) -> list[str]:
        """The ids of the moves of a match that people made, as they are on the disk."""
        with closing(sqlite3.connect(f"file:{self._data / 'fondaco.db'}?mode=ro", uri=True)) as store:
            made = "SELECT client FROM entries WHERE match = ? AND client IS NOT NULL ORDER BY client"
            return [client for (client,) in store.execute(made, (match,))]

    def close(self) -> None:
        self.kill()
        self._door.close()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                visitor, _ = self._door.accept()
                try:
                    inside = socket.create_connection(("127.0.0.1", self._port))
                except OSError:
                    visitor.close()
                    continue
                self._pairs |= {visitor, inside}
                for source, target in ((visitor, inside), (inside, visitor)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self.sockets == "open" or UPGRADE not in data:
                    target.sendall(data)
                elif self.sockets == "refused":
                    source.sendall(FORBIDDEN)
                    break
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()
        self._pairs.discard(source)


@contextmanager
def open_house(data: Path, begin: dict[str, Any] | list[dict[str, Any]] | None = None) -> Iterator[House]:
    """A house for a while, as :class:`House` makes it."""
    house = House(data, begin)
    try:
        yield house
    finally:
        house.close()
