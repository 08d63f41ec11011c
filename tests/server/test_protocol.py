"""The messages and the page's types made from them."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fondaco.server import protocol, typescript

PAGE_TYPES = Path(__file__).resolve().parents[2] / "web" / "src" / "protocol" / "messages.ts"


def decode(text: str) -> protocol.ClientMessage:
    return msgspec.json.decode(text, type=protocol.ClientMessage)


def test_the_types_of_the_page_are_fresh() -> None:
    assert PAGE_TYPES.read_text(encoding="utf-8") == typescript.generate()


def test_every_message_has_its_type_in_the_page() -> None:
    text = typescript.generate()
    for message in (*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage)):
        assert f'export interface {message.__name__} {{\n  t: "{message.__struct_config__.tag}";\n' in text


def test_a_message_reads_as_it_is_written() -> None:
    act = protocol.Act(match="m", id="1", version=3, action=17)
    assert msgspec.json.decode(msgspec.json.encode(act)) == {
        "t": "act",
        "match": "m",
        "id": "1",
        "version": 3,
        "action": 17,
    }
    assert decode(msgspec.json.encode(act).decode()) == act


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"t":"act","match":"m","id":"1","version":3}',
        '{"t":"act","match":"m","id":"1","version":3,"action":1,"extra":0}',
        '{"t":"act","match":"m","id":"1","version":"3","action":1}',
        '{"t":"act","match":"m","id":"1","version":3,"action":-1}',
        '{"t":"act","match":"m","id":"1","version":3,"action":1e9}',
        '{"t":"act","match":"m","id":"","version":3,"action":1}',
        '{"t":"act","match":"m","id":"' + 41 * "x" + '","version":3,"action":1}',
        '{"t":"undo","match":"m","id":"1","version":3,"to":"start"}',
        '{"t":"table","match":"m"}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(text)
