"""Messages that no page sends: damaged ones without number are refused, and the server plays on as before."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from fondaco.server import protocol
from tests.effort import FULL, amount
from tests.server.conftest import House
from tests.server.visitor import Socket, Visitor

MESSAGES = amount(3_000, 1_000_000)
AT_ONCE = 100
MOST_GROWTH = 20_000_000
"""Bytes."""
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**70,
    1.5,
    1e400,
    "",
    "x",
    "\u202e",
    "\x00",
    "A" * 4_000,
    [],
    [[]] * 50,
    {},
]


def whole(match: str) -> list[dict[str, Any]]:
    """A message of every kind, as it should be."""
    known = {"match": match, "version": 0, "id": "f", "action": 0, "seat": 0, "wish": "undo", "request": 0, "yes": True}
    known |= {"phrase": "hello", "question": "sale", "until": "end", "share": "a" * 64, "to": "step", "have": 0}
    known |= {"level": "easy"}
    kinds = get_args(protocol.ClientMessage)
    return [
        {"t": kind.__struct_config__.tag, **{name: known[name] for name in kind.__struct_fields__ if name in known}}
        for kind in kinds
    ]


def damaged(match: str, dice: random.Random) -> Iterator[str | bytes]:
    """Messages with odd values, missing and foreign fields, broken text and bytes."""
    good = whole(match)
    while True:
        message = dict(dice.choice(good))
        for _ in range(dice.randint(1, 3)):
            field = dice.choice([*message, "t", "foreign"])
            if dice.random() < 1 / 3:
                message.pop(field, None)
            else:
                message[field] = dice.choice(ODD)
        text = json.dumps(message)
        way = dice.random()
        if way < 1 / 4:
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(["", chr(dice.randrange(0x20, 0x3000)), text[at:][::-1]]) + text[at + 1 :]
        if way > 0.95:
            yield text.encode()[: dice.randint(0, len(text))]
        else:
            yield text


def send(visitor: Visitor, match: str, messages: list[str | bytes]) -> None:
    """Send messages, and see that whoever sent them is still heard."""
    with visitor.socket() as socket:
        socket.enter(match)
        for message in messages:
            socket.connection.send(message)
        settle(socket, match)


def settle(socket: Socket, match: str) -> None:
    """Wait until all that was sent before has been answered."""
    socket.say("act", match=match, version=10**6, action=0, id="last")
    while (answer := socket.hear()).get("id") != "last":
        assert "Traceback" not in json.dumps(answer)


def memory(process: int) -> int:
    """Bytes that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return 4096 * pages


def test_damaged_messages_are_refused_and_harm_nothing(tmp_path: Path) -> None:
    house = House(tmp_path)
    visitor = house.visitor()
    match = visitor.open("human", "human")
    house.visitor().sit(match, 1)
    dice = random.Random(5)  # noqa: S311
    stream = damaged(match, dice)
    send(visitor, match, [next(stream) for _ in range(AT_ONCE)])
    before = memory(house.process)
    for _ in range(MESSAGES // AT_ONCE):
        send(visitor, match, [next(stream) for _ in range(AT_ONCE)])
    grown = memory(house.process) - before
    with visitor.table(match) as socket:
        assert socket.table["t"] == "table"
    assert "Traceback" not in house.stop()
    if FULL:
        assert grown < MOST_GROWTH


def test_whole_messages_are_understood() -> None:
    decoder = msgspec.json.Decoder(protocol.ClientMessage)
    for message in whole("m"):
        decoder.decode(json.dumps(message).encode())
