"""Sessions: the cookie, and what comes from our own page."""

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fondaco.server import session

SECRET = "s" * 43


def request(scheme: str = "http", **headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in {"host": "inn.test", **headers}.items()]
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "server": ("inn.test", 80), "headers": raw})


def test_a_secret_has_256_bits_and_is_known_by_its_hash_only() -> None:
    assert len({session.new_secret() for _ in range(100)}) == 100
    assert len(SECRET) == 43
    assert SECRET.encode() not in session.holder_of(SECRET)
    assert len(session.holder_of(SECRET)) == 32


@pytest.mark.parametrize(
    ("scheme", "name"), [("http", "fondaco"), ("https", "__Host-fondaco"), ("wss", "__Host-fondaco")]
)
def test_the_cookie_comes_back(scheme: str, name: str) -> None:
    response = Response()
    session.remember(request(scheme), response, SECRET)
    first, *attributes = response.headers["set-cookie"].split("; ")
    assert first == f"{name}={SECRET}"
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes)
    assert ("Secure" in attributes) == (scheme != "http")
    assert "Domain" not in response.headers["set-cookie"]
    assert session.holder(request(scheme, cookie=first)) == session.holder_of(SECRET)


@pytest.mark.parametrize("cookie", ["", "fondaco=", "fondaco=short", f"other={SECRET}", f"__Host-fondaco={SECRET}"])
def test_anything_else_is_a_stranger(cookie: str) -> None:
    assert session.holder(request(cookie=cookie)) is None


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({"origin": "http://inn.test"}, True),
        ({"origin": "http://INN.test"}, True),
        ({"origin": "http://inn.test", "sec_fetch_site": "same-origin", "cookie": "a=b"}, True),
        ({"sec_fetch_site": "none", "cookie": "a=b"}, True),
        ({}, True),
        ({"cookie": "a=b"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "inn.test"}, False),
        ({"origin": "http://["}, False),
        ({"origin": "ftp://inn.test"}, False),
        ({"origin": "http://inn.test", "host": ""}, False),
        ({"origin": "http://", "host": ""}, False),
        ({"origin": "http://other.test"}, False),
        ({"origin": "http://inn.test:81"}, False),
        ({"origin": "http://inn.test.other.test"}, False),
        ({"origin": "http://inn.test", "sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-site"}, False),
    ],
)
def test_only_the_own_page_and_programs_without_session_may_change_something(
    headers: dict[str, str], own: bool
) -> None:
    assert session.is_own(request(**headers)) == own
