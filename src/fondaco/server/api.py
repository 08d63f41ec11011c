"""The HTTP interface: games, matches, seats and records, all as JSON."""

import hashlib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fondaco.errors import FondacoError
from fondaco.server import protocol, session
from fondaco.server.names import clean
from fondaco.server.table import seat_info
from fondaco.server.tables import Tables

Body = TypeVar("Body")

_STATUS = {
    "no-such-match": 404,
    "no-such-stream": 404,
    "unknown-game": 404,
    "not-our-page": 403,
    "not-json": 415,
    "message-too-long": 413,
    "record-too-long": 413,
    "seat-taken": 409,
    "seat-already": 409,
    "record-of-running-match": 409,
    "slow-down": 429,
    "store-full": 503,
    "store-failed": 503,
}


class Api:
    """The handlers of one server's tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def routes(self) -> list[Route]:
        """All routes, below ``/api``."""
        return [
            Route("/games", self.games),
            Route("/games/{game}", self.game),
            Route("/matches", self.matches, methods=["GET"]),
            Route("/matches", self.open, methods=["POST"]),
            Route("/matches/{match}/seats", self.sit, methods=["POST"]),
            Route("/matches/{match}/record", self.record),
        ]

    async def games(self, _: Request) -> Response:
        """The games that can be played."""
        return answer(self._tables.summaries())

    async def game(self, request: Request) -> Response:
        """One game, with all that the page must know before a match."""
        response = answer(self._tables.description(request.path_params["game"]))
        etag = f'"{hashlib.sha256(response.body).hexdigest()}"'
        headers = {"etag": etag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        response.headers.update(headers)
        return response

    async def matches(self, request: Request) -> Response:
        """The matches in which the asking session has a seat."""
        holder = session.holder(request)
        lines = await self._tables.store.held_by(holder) if holder else []
        return answer(
            [
                protocol.MatchSummary(
                    match=line.match.id,
                    game=line.match.game,
                    seats=[seat_info(row) for row in line.match.seats],
                    own=[seat for seat, row in enumerate(line.match.seats) if row.holder == holder],
                    waits=(waits := line.match.luck == "awaited" or any(row.free for row in line.match.seats)),
                    actor=None if waits else line.actor,
                    version=line.version,
                    changed=line.changed,
                )
                for line in lines
            ]
        )

    async def open(self, request: Request) -> Response:
        """Open a match, and give the browser a session if it has none."""
        opening = await read(request, protocol.Opening)
        secret = session.session_secret(request) or session.new_secret()
        match = await self._tables.open(opening, session.holder_of(secret))
        response = answer(protocol.Opened(match=match), status=201, headers={"location": f"/api/matches/{match}"})
        session.remember(request, response, secret)
        return response

    async def sit(self, request: Request) -> Response:
        """Take a free seat, and give the browser a session if it has none."""
        sitting = await read(request, protocol.Sitting)
        secret = session.session_secret(request) or session.new_secret()
        table = await self._tables.table(request.path_params["match"])
        await table.sit(sitting.seat, session.holder_of(secret), clean(sitting.name))
        response = Response(status_code=204)
        session.remember(request, response, secret)
        return response

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        match = request.path_params["match"]
        record = (await self._tables.table(match)).record()
        name = f'attachment; filename="fondaco-{match}.json"'
        return Response(record, media_type="application/json", headers={"content-disposition": name})


async def read(
    request: Request, form: type[Body], most: int = protocol.LONGEST_MESSAGE, too_long: str = "message-too-long"
) -> Body:
    """The JSON body of a request that changes something, from our own page. Raises FondacoError."""
    try:
        return msgspec.json.decode(await read_text(request, most, too_long), type=form)
    except (msgspec.DecodeError, RecursionError):
        raise FondacoError("bad-message") from None


async def read_text(
    request: Request, most: int = protocol.LONGEST_MESSAGE, too_long: str = "message-too-long"
) -> bytes:
    """The body of such a request, of at most so many bytes. Raises FondacoError, one that is longer ``too_long``."""
    if not session.is_own(request):
        raise FondacoError("not-our-page")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise FondacoError("not-json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise FondacoError(too_long, most=most)
    return bytes(body)


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON answer that nobody keeps unless ``headers`` say so."""
    kept = {"cache-control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(value), status, kept, "application/json")


def refuse(fault: FondacoError) -> Response:
    """The answer to a request that was not carried out."""
    problem = protocol.Problem(error=fault.message, args={**fault.arguments})
    return answer(problem, _STATUS.get(fault.message, 400))
