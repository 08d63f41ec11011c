"""One client from within: the rate of its messages, and what happens when it does not read."""

import asyncio
import json
from typing import Any

from fondaco.server.client import LONGEST_QUEUE, Client
from fondaco.server.rates import Limits, Rate
from fondaco.server.tables import Tables
from fondaco.server.wires import Wire


class Spoken(Wire):
    """A wire on which a test speaks; one that is `stuck` lets nothing out."""

    def __init__(self, *texts: str, stuck: bool = False) -> None:
        self.out: list[dict[str, Any]] = []
        self._texts = list(texts)
        self._stuck = stuck
        self.ended = asyncio.Event()

    async def hear(self) -> str | bytes | None:
        if self._texts:
            return self._texts.pop(0)
        await self.ended.wait()
        return None

    async def say(self, message: bytes) -> None:
        if self._stuck:
            await asyncio.Event().wait()
        self.out.append(json.loads(message))


class NoTables(Tables):
    """Tables without matches."""

    def __init__(self) -> None:
        """Nothing is needed."""


def test_who_says_too_much_is_slowed_down_and_nothing_is_lost() -> None:
    async def talk() -> None:
        wire = Spoken(*["nonsense"] * 12)
        client = Client(wire, None, NoTables(), Limits(messages=Rate(0.001, 5), pause=0.02))
        running = asyncio.create_task(client.run())
        began = asyncio.get_running_loop().time()
        async with asyncio.timeout(5):
            while len(wire.out) < 12 + 7:
                await asyncio.sleep(0.005)
        assert asyncio.get_running_loop().time() - began >= 7 * 0.02
        assert [message["error"] for message in wire.out] == ["bad-message"] * 5 + ["slow-down", "bad-message"] * 7
        wire.ended.set()
        await running

    asyncio.run(talk())


def test_who_does_not_read_is_cut_off() -> None:
    async def talk() -> None:
        client = Client(Spoken(stuck=True), None, NoTables(), Limits())
        running = asyncio.create_task(client.run())
        await asyncio.sleep(0)
        for _ in range(LONGEST_QUEUE // 1000):
            client.send(bytes(1000))
        await asyncio.sleep(0.01)
        assert not running.done()
        client.send(bytes(3000))
        async with asyncio.timeout(5):
            await running

    asyncio.run(talk())
