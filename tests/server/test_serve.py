"""Starting: what keeps a server from it is said in one line."""

import socket
from pathlib import Path

import pytest

from fondaco.errors import FondacoError
from fondaco.server.main import _open_door, serve
from fondaco.server.store import Store


def refusal(**arguments: object) -> FondacoError:
    with pytest.raises(FondacoError) as caught:
        serve(**arguments)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)
    return caught.value


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        fault = refusal(port=port, data=tmp_path)
    assert fault.message == "port-in-use"
    assert str(port) in str(fault)


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert refusal(host="192.0.2.1", port=0, data=tmp_path).message == "address-unusable"


@pytest.mark.parametrize("host", ["\udcff\udcfe", "a" * 100])
def test_an_address_that_there_cannot_be(tmp_path: Path, host: str) -> None:
    assert refusal(host=host, port=0, data=tmp_path).message == "address-unusable"


def test_a_folder_in_use_lets_the_port_go(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert refusal(port=port, data=tmp_path).message == "data-in-use"
    with socket.create_server(("127.0.0.1", port)):
        pass
    store.close()


def test_small_messages_do_not_wait_for_each_other() -> None:
    with _open_door("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        visitor, _ = door.accept()
        with visitor:
            assert visitor.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
