"""The server is killed and comes back: nothing acknowledged is lost, nothing is done twice, bots go on."""

import contextlib
import random
import threading
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed

from tests.effort import amount
from tests.server.conftest import House
from tests.server.visitor import Said, Socket


def test_a_match_goes_on_after_a_kill(build_house: Callable[..., House]) -> None:
    house = build_house()
    eva, adam = house.visitor(), house.visitor()
    match = eva.open("human", "human", starter="0")
    adam.sit(match, 1)
    with eva.table(match) as socket:
        for _ in range(2):
            socket.see(socket.act(socket.table["legal"][0])["version"])
        before, events = socket.table, socket.events
        house.kill()
    house.start()
    with eva.table(match) as socket:
        assert socket.table == {**before, "events": events}
        assert socket.act(before["legal"][0], id="a1")["version"] == 1, "an old id is still known"
        assert socket.act(before["legal"][0], id="new")["version"] == 3
    with adam.table(match) as socket:
        assert socket.table["seat"] == 1


def test_a_bot_goes_on_after_a_kill(build_house: Callable[..., House]) -> None:
    house = build_house(bot_seconds=1.5)
    eva = house.visitor()
    match = eva.open("human", "bot:easy", starter="1")
    with eva.table(match) as socket:
        assert socket.table["thinking"] == 1
        version = socket.table["version"]
        house.kill()
    house.start()
    with eva.table(match) as socket:
        socket.see(version + 1)


class Player:
    """Plays one match through all kills, and remembers what it sent, what was acknowledged and what it was told."""

    def __init__(self, house: House) -> None:
        self.visitor = house.visitor()
        self.match = self.visitor.open("human", "bot:easy")
        self.sent: dict[str, Said] = {}
        self.acknowledged: dict[str, int] = {}
        self.told: list[Said] = []

    def send(self, socket: Socket, name: str) -> Said:
        """Send a move, again or for the first time, and read its answer."""
        socket.say("act", match=self.match, id=name, **self.sent[name])
        while (answer := socket.hear_of("done", "refused"))["id"] != name:
            pass
        return answer

    def check(self, socket: Socket) -> None:
        """All that was acknowledged and told is still so; what was never answered is asked for again."""
        assert socket.table["version"] >= max(self.acknowledged.values(), default=0)
        assert socket.events[: len(self.told)] == self.told
        for name, version in self.acknowledged.items():
            assert self.send(socket, name)["version"] == version
        for name in self.sent.keys() - self.acknowledged.keys():
            answer = self.send(socket, name)
            if answer["t"] == "done":
                self.acknowledged[name] = answer["version"]
            else:
                assert answer["error"] == "stale"
                del self.sent[name]

    def play(self, socket: Socket) -> None:
        """Play until the socket breaks."""
        while socket.wait_for_turn():
            name = f"m{len(self.sent)}"
            self.sent[name] = {"version": socket.table["version"], "action": socket.table["legal"][-1]}
            answer = self.send(socket, name)
            self.acknowledged[name] = answer["version"]
            socket.see(answer["version"])


def test_kill_after_kill_nothing_acknowledged_is_lost(build_house: Callable[..., House]) -> None:
    house = build_house()
    player, moments = Player(house), random.Random(3)  # noqa: S311
    for _ in range(amount(3, 20)):
        with player.visitor.table(player.match) as socket:
            player.check(socket)
            killer = threading.Timer(moments.uniform(0.2, 0.5), house.kill)
            killer.start()
            with contextlib.suppress(ConnectionClosed):
                player.play(socket)
            killer.join()
            player.told = socket.events
        house.start()
    with player.visitor.table(player.match) as socket:
        player.check(socket)
    assert len(set(player.acknowledged.values())) == len(player.acknowledged) > 3
