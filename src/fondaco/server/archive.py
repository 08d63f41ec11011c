"""The HTTP interface of matches that are looked at afterwards, from the store or from a file: replays and branches."""

import asyncio
import gzip
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fondaco.errors import FondacoError, RecordError
from fondaco.kernel import match
from fondaco.kernel.forms import parse_json
from fondaco.kernel.game import Game, State
from fondaco.server import protocol, session
from fondaco.server.api import answer, read, read_text
from fondaco.server.branching import Trunk
from fondaco.server.protocol import SPECTATOR
from fondaco.server.replays import look_through, looks_back
from fondaco.server.table import LONGEST_MATCH, result_of, seat_info
from fondaco.server.tables import Tables

LONGEST_RECORD = 2_000_000
"""Bytes of the longest record that may be sent."""
LONGEST_BRANCHING = 2 * LONGEST_RECORD
"""Bytes of the longest request with a record in it."""
AT_ONCE = 2
"""Matches played again at the same time; the others wait for their turn."""

_QUICKLY = 4  # level of compression


@dataclass(frozen=True)
class Past:
    """A match to be looked through; ``states`` are played while that is done."""

    game: Game
    states: Iterable[State]
    seats: list[protocol.Seat]
    own: list[int]
    open: bool
    moves: int
    with_undo: bool
    abandoned: bool = False
    record: match.MatchRecord | None = None
    """What its end is compared with."""


class Archive:
    """The handlers of one server's past."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._free = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> list[Route]:
        """All routes, below ``/api``."""
        return [
            Route("/matches/{match}/replay", self.replay),
            Route("/replay", self.replay_file, methods=["POST"]),
            Route("/branches", self.branch, methods=["POST"]),
        ]

    async def replay(self, request: Request) -> Response:
        """A match of this server, looked through from a seat: any when it is over, else an own one or as a spectator.

        Without a seat it is the own one, if there is just one.
        """
        table = await self._tables.table(request.path_params["match"])
        if not table.started:
            raise FondacoError("match-not-begun")
        holder = session.holder(request)
        own = table.own(holder)
        over = table.over
        seat = _seat(request, len(table.seats), table.seat_of(holder, None))
        if not over and seat != SPECTATOR and seat not in own:
            raise FondacoError("not-your-seat")
        if not over and not looks_back(table.game):
            raise FondacoError("replay-by-memory")
        seats = [seat_info(row) for row in table.seats]
        past = Past(
            table.game, table.states(), seats, own, over, table.moves, table.with_undo, abandoned=table.abandoned
        )
        return await self._answer(request, past, seat)

    async def replay_file(self, request: Request) -> Response:
        """A match from a record, looked through from a seat, without one as the first person, or as a spectator."""
        body = await read_text(request, LONGEST_RECORD, "record-too-long")
        record, game = await asyncio.to_thread(self._read, body)
        seats = [
            protocol.Seat(name=seat.name, bot=seat.bot, held=False, free=False, symbol=symbol)
            for symbol, seat in enumerate(record.seats)
        ]
        states = match.replay_steps(record, game.mode)
        past = Past(game, states, seats, [], True, record.luck.moves or 0, record.with_undo, record=record)
        first = next((seat for seat, who in enumerate(record.seats) if who.bot is None), SPECTATOR)
        return await self._answer(request, past, _seat(request, game.players, first))

    async def branch(self, request: Request) -> Response:
        """Open a match that goes on from a finished one, and give the browser a session if it has none."""
        wish = await read(request, protocol.Branching, LONGEST_BRANCHING, "record-too-long")
        if (wish.match is None) == (wish.record is None):
            raise FondacoError("bad-message")
        secret = session.session_secret(request) or session.new_secret()
        async with self._free:
            trunk = await self._trunk(wish.match or "", wish.record)
            branch = await self._tables.branch(wish, trunk, session.holder_of(secret))
        response = answer(protocol.Opened(match=branch), status=201, headers={"location": f"/api/matches/{branch}"})
        session.remember(request, response, secret)
        return response

    async def _trunk(self, name: str, text: str | None) -> Trunk:
        """The match that is branched off from. Raises FondacoError."""
        if text is not None:
            body = text.encode()
            if len(body) > LONGEST_RECORD:
                raise FondacoError("record-too-long", most=LONGEST_RECORD)
            record, game = await asyncio.to_thread(self._read, body)
            luck, actions = record.luck, [game.parse(action) for action in record.actions]
        else:
            table = await self._tables.table(name)
            if not table.over:
                raise FondacoError("match-not-over")
            body, game, luck, actions = table.record(), table.game, table.luck, table.actions
        return Trunk(game, luck, actions, hashlib.sha256(body).hexdigest())

    def _read(self, body: bytes) -> tuple[match.MatchRecord, Game]:
        """A record that was sent, and its game as it is played here. Raises FondacoError."""
        record = match.load(parse_json(body, "record", RecordError))
        if len(record.actions) > LONGEST_MATCH:
            raise FondacoError("match-too-long", most=LONGEST_MATCH)
        return record, match.game_of(record, self._tables.played(record.game).mode)

    async def _answer(self, request: Request, past: Past, seat: int) -> Response:
        """The steps of a match, packed in another thread as they were made."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        async with self._free:
            content = await asyncio.to_thread(self._look_through, past, seat, packs)
        headers = {"cache-control": "no-store", **({"content-encoding": "gzip"} if packs else {})}
        return Response(content, headers={**headers, "vary": "accept-encoding"}, media_type="application/json")

    def _look_through(self, past: Past, seat: int, packs: bool) -> bytes:
        steps, last = look_through(past.states, seat)
        if past.record is not None:
            match.compare(past.record, last)
        told = protocol.Replay(
            facts=self._tables.describe(past.game),
            seats=past.seats,
            seat=seat,
            open=past.open,
            own=past.own,
            moves=past.moves,
            with_undo=past.with_undo,
            steps=steps,
            result=result_of(last, with_undo=past.with_undo, abandoned=past.abandoned),
        )
        content = msgspec.json.encode(told)
        return gzip.compress(content, _QUICKLY) if packs else content


def _seat(request: Request, players: int, standard: int) -> int:
    """The seat that a request names. Raises FondacoError ``no-such-seat``."""
    given = request.query_params.get("seat")
    if given is None:
        return standard
    if given not in {str(seat) for seat in range(SPECTATOR, players)}:
        raise FondacoError("no-such-seat")
    return int(given)
