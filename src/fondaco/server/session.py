"""Who a browser is: a secret in a cookie, known to the server only as its hash; and whether a request is its own."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

_NAME = "fondaco"
_SECURE_NAME = "__Host-fondaco"
_SECONDS = 400 * 24 * 3600  # browsers keep no cookie longer
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")

Holder = bytes
"""SHA-256 of a session's secret: what seats are held by."""


def new_secret() -> str:
    """256 random bits, as 43 characters that are safe in cookies and addresses."""
    return secrets.token_urlsafe(32)


def holder_of(secret: str) -> Holder:
    """What the store knows a session by."""
    return hashlib.sha256(secret.encode()).digest()


def session_secret(request: HTTPConnection) -> str | None:
    """The secret in the request's cookie, if it has one in the right form."""
    secret = request.cookies.get(_cookie_name(request))
    return secret if secret and _SECRET.fullmatch(secret) else None


def holder(request: HTTPConnection) -> Holder | None:
    """Whom the request comes from; None for a stranger."""
    secret = session_secret(request)
    return holder_of(secret) if secret else None


def remember(request: HTTPConnection, response: Response, secret: str) -> None:
    """Give the browser its session's secret, to be sent to this host only and never to scripts."""
    response.set_cookie(
        _cookie_name(request),
        secret,
        max_age=_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=_is_secure(request),
    )


def is_own(request: HTTPConnection) -> bool:
    """Whether a request that may change something comes from our own page, or from no browser at all.

    A browser says where a request comes from; another site's is refused. Where nothing is said it must not carry a
    session: then there is nothing that another site could abuse.
    """
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin is not None:
        scheme, _, host = origin.lower().partition("://")
        return scheme in ("http", "https") and host == request.headers.get("host", "").lower() != ""
    return site is not None or not request.cookies


def _is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")


def _cookie_name(request: HTTPConnection) -> str:
    """A secure cookie's name tells the browser to take it from no other host and no insecure page."""
    return _SECURE_NAME if _is_secure(request) else _NAME
