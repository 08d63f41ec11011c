"""Guests of the boardgame.io server in `bench/boardgameio`: they speak its Socket.IO and know the rules of its game."""

import asyncio
import re

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.wire.guests import Said, Socket

_GAME = "traders"
_TALK = f"/{_GAME},"  # Socket.IO: what is said to a game bears its name
_MOST_CARDS = 8  # in a hand, as these guests play


class _Hand(msgspec.Struct):
    hand: list[int]


class _Market(msgspec.Struct):
    """What a seat sees of the game."""

    players: dict[str, _Hand]
    deck: int
    gold: list[int]
    wares: list[list[int]]
    discard: list[int]
    drawing: bool


class _Turn(msgspec.Struct, rename="camel"):
    current_player: str


class _State(msgspec.Struct):
    G: _Market
    ctx: _Turn
    version: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_words = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(_State)
_synced = msgspec.json.Decoder(_Synced)


class Trader(Socket):
    """A socket of one seat of a match; ``table.legal`` counts the moves it may make."""

    def __init__(self, connection: ClientConnection, match: str, seat: int, credentials: str) -> None:
        self._match = match
        self._seat = seat
        self._credentials = credentials
        self._moves: list[tuple[str, list[int]]] = []
        super().__init__(connection)

    async def act(self, action: int) -> Said:
        """Make the move of this number, and wait until it is told back: that is the only answer there is."""
        kind, arguments = self._moves[action]
        version = self.table.version or 0
        seat = str(self._seat)
        payload = {"type": kind, "args": arguments, "playerID": seat, "credentials": self._credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit("update", move, version, self._match, seat)
        await self.see(version + 1)
        return self.table

    async def _emit(self, *words: object) -> None:
        await self.send(f"42{_TALK}{msgspec.json.encode(words).decode()}")

    async def _hear(self, text: bytes) -> None:
        said = text.decode()
        if said == "2":  # still there?
            await self.send("3")
        elif said.startswith("0"):
            await self.send(f"40{_TALK}")
        elif said.startswith("40"):
            await self._emit("sync", self._match, str(self._seat), self._credentials, 2)
        elif said.startswith(f"42{_TALK}"):
            kind, *words = _words.decode(said[len(f"42{_TALK}") :])
            if bytes(kind) == b'"sync"':
                self._see(_synced.decode(words[1]).state)
            elif bytes(kind) == b'"update"':
                self._see(_state.decode(words[1]))

    def _see(self, state: _State) -> None:
        own = state.ctx.current_player == str(self._seat)
        self._moves = self._possible(state.G) if own else []
        self.table = Said("table", self._match, state.version, list(range(len(self._moves))))

    def _possible(self, market: _Market) -> list[tuple[str, list[int]]]:
        """The moves that the rules allow this seat."""
        hand = market.players[str(self._seat)].hand
        if market.drawing:
            return [("keep", [])] if len(hand) < _MOST_CARDS else [("drop", [])]
        wares = market.wares[self._seat]
        moves: list[tuple[str, list[int]]] = [("draw", [])] if market.deck or market.discard else []
        if market.gold[self._seat] >= 3:
            moves += [("buy", [index]) for index in range(len(hand))]
        return moves + [("sell", [index]) for index, card in enumerate(hand) if wares[card % len(wares)] >= 3]


async def traders(address: str, matches: int) -> list[list[Trader]]:
    """Two guests for each of so many new matches, at their seats."""
    async with httpx2.AsyncClient(base_url=address, timeout=120) as http:
        return [await _pair(http, address) for _ in range(matches)]


async def _pair(http: httpx2.AsyncClient, address: str) -> list[Trader]:
    created = await http.post(f"/games/{_GAME}/create", json={"numPlayers": 2})
    created.raise_for_status()
    match = created.json()["matchID"]
    pair = []
    for seat in range(2):
        body = {"playerID": str(seat), "playerName": f"Trader {seat}"}
        joined = await http.post(f"/games/{_GAME}/{match}/join", json=body)
        joined.raise_for_status()
        socket = re.sub("^http", "ws", address.rstrip("/")) + "/socket.io/?EIO=4&transport=websocket"
        connection = await connect(socket, compression=None, max_size=None, ping_interval=None, open_timeout=120)
        pair.append(Trader(connection, match, seat, joined.json()["playerCredentials"]))
    await asyncio.gather(*(trader.until(lambda trader=trader: trader.table.version is not None) for trader in pair))
    return pair
