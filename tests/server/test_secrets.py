"""The secrets of sessions: where they must never be found, and that matches cannot be guessed."""

from pathlib import Path

import httpx2

from fondaco.server.session import holder_of
from tests.server.conftest import House
from tests.server.test_play import hurried
from tests.server.visitor import Connection, Visitor

SECONDS_OF_A_YEAR = 365 * 24 * 3600
GUESSES_A_SECOND = 120 / 60
"""Requests that one address may make, for each of which it could try one match."""


class Noted:
    """A connection of which every message that is heard is noted."""

    def __init__(self, connection: Connection, told: list[str]) -> None:
        self._connection = connection
        self._told = told
        self.send = connection.send

    def recv(self, timeout: float | None = None) -> str | bytes:
        """Hear something."""
        said = self._connection.recv(timeout)
        self._told.append(str(said))
        return said


def noted(house: House, told: list[str]) -> Visitor:
    """A visitor for whom every answer to a request is noted, with its address and head."""

    def note(answer: httpx2.Response) -> None:
        answer.read()
        head = [f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"]
        told.append("\n".join([str(answer.url), *head, answer.text]))

    visitor = house.visitor()
    visitor.http.event_hooks["response"].append(note)
    return visitor


def test_no_session_is_told_written_down_or_logged(tmp_path: Path) -> None:
    house, told = House(tmp_path), list[str]()
    eva, adam, stranger = (noted(house, told) for _ in range(3))
    match = eva.open("human", "human")
    adam.sit(match, 1)
    stranger.open()  # somebody who has a session too
    with eva.table(match) as first, adam.table(match) as second, stranger.table(match) as watcher:
        people, choose = (first, second), hurried(eva)
        for socket in (*people, watcher):
            socket.connection = Noted(socket.connection, told)
        first.say("say", match=match, text="Ahoj")
        watcher.say("act", match=match, id="x", version=0, action=0)
        while first.table["result"] is None:
            player = next(socket for socket in people if socket.table["legal"])
            version = player.act(choose(player.table["legal"]))["version"]
            for socket in people:
                socket.see(version)
        watcher.see(first.table["version"])
        first.say("again", match=match)
        first.hear_of("table")
    eva.http.get("/api/matches")
    eva.http.get("/api/no/such/page")
    adam.http.post(f"/api/matches/{match}/seats", content=b"{")
    record = adam.http.get(f"/api/matches/{match}/record")
    assert record.status_code == 200
    stranger.http.post("/api/replay", content=record.content)
    sessions = [visitor.http.cookies["fondaco"] for visitor in (eva, adam, stranger)]
    logged = house.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for session in sessions:
        assert not any(session in each for each in told)
        assert session not in logged
        assert session.encode() not in kept
        assert holder_of(session) in kept
        assert not any(holder_of(session).hex() in each for each in told)


def test_a_match_cannot_be_guessed(house: House) -> None:
    eva = house.visitor()
    matches = {eva.open() for _ in range(20)}
    assert len(matches) == 20
    possible = 64 ** min(map(len, matches))
    assert possible / GUESSES_A_SECOND / SECONDS_OF_A_YEAR > 1e9
