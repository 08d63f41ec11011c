"""All tables: matches are opened, found again after a restart, kept in memory while needed, and bots play in them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from fondaco.errors import FondacoError
from fondaco.kernel import asking
from fondaco.kernel.game import Game, State
from fondaco.kernel.room import room
from fondaco.server import chat, protocol
from fondaco.server.bots import Bots
from fondaco.server.branching import Begun, Trunk, branch_off
from fondaco.server.names import clean
from fondaco.server.played import PlayedGame
from fondaco.server.session import Holder
from fondaco.server.store import LuckKind, MatchRow, SeatRow, Store
from fondaco.server.table import StaleError, Table
from fondaco.server.window import Window

KEPT = 512
"""Tables kept in memory; beyond them, those that nobody needs are forgotten."""
IDLE_SECONDS = 60.0
"""For which a table is kept though nobody needs it."""
RETRY_SECONDS = 5.0
"""After which a bot tries again to make a move that could not be stored."""

_TOLD = 6  # characters of a match's id in the server's log; who has all of them may watch
_log = logging.getLogger(__name__)


class Tables:
    """The tables of one server."""

    def __init__(self, store: Store, games: Mapping[str, PlayedGame], bots: Bots) -> None:
        self.store = store
        self.games = games
        self._bots = bots
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def resume(self) -> None:
        """Go on where bots were to move when the server stopped."""
        for match in await self.store.waiting_for_bots():
            try:
                await self.table(match)
            except Exception as fault:  # of whatever kind: the other matches go on
                _warn(match, fault)

    async def close(self) -> None:
        """Stop the bots."""
        tasks = [*self._playing.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def open(self, opening: protocol.Opening, holder: Holder) -> str:
        """Open a match; the first seat for people, and those of further people here, are the holder's.

        Raises FondacoError.
        """
        seats = self._seats(opening.seats, opening.names, holder)
        talk = opening.chat or chat.usual(opening.game)
        luck: LuckKind = "awaited" if opening.strings else "own"
        return await self._open(opening.game, opening.options, seats, None, talk, luck=luck)

    async def branch(self, wish: protocol.Branching, trunk: Trunk, holder: Holder) -> str:
        """Open a match that goes on from a finished one after its first moves, otherwise like :meth:`open`."""
        seats = self._seats(wish.seats, wish.names, holder)
        if len(seats) != trunk.game.players:
            raise FondacoError("record-seats", n=len(seats), players=trunk.game.players)
        game = self.played(trunk.game.name).game(len(seats), trunk.game.options)
        if trunk.game.set.digest != game.set.digest:
            raise FondacoError("match-other-components")
        begun = await asyncio.to_thread(branch_off, trunk, wish.moves)
        return await self._open(game.name, trunk.game.options, seats, None, chat.usual(game.name), begun)

    def _seats(self, wishes: Sequence[str], given: Sequence[str], holder: Holder) -> tuple[SeatRow, ...]:
        """The seats as they were wished for. Raises FondacoError."""
        levels = self._bots.levels
        names = iter(given)
        seats: list[SeatRow] = []
        for symbol, wish in enumerate(wishes):
            kind, _, level = wish.partition(":")
            if wish == "here" or (wish == "human" and all(row.bot is not None for row in seats)):
                seats.append(SeatRow(None, holder, clean(next(names, "")), symbol))
            elif wish == "human":
                seats.append(SeatRow(None, None, "", symbol))
            elif kind == "bot" and level in levels:
                seats.append(SeatRow(level, None, "", symbol))
            else:
                known = ", ".join(["human", "here", *(f"bot:{x}" for x in levels)])
                raise FondacoError("unknown-seat", seat=wish, known=known)
        if all(row.bot is not None for row in seats):
            raise FondacoError("no-human-seat")
        return tuple(seats)

    async def again(self, table: Table) -> str:
        """Open the match that follows a finished one, with the seats rotated; once, however often it is asked for."""
        return await asyncio.shield(self._again(table))

    async def _again(self, table: Table) -> str:
        async with table.lock:
            if table.next is not None:
                return table.next
            if not table.over:
                raise FondacoError("match-not-over")
            owners = [replace(row, bot=None if row.held else row.bot, share=None) for row in table.seats]
            luck: LuckKind = "own" if table.match.luck == "own" else "awaited"
            rows = (*owners[1:], owners[0])
            match = table.match
            following = await self._open(match.game, match.options, rows, match.id, match.chat, luck=luck)
            table.followed_by(following)
            return following

    async def table(self, match: str) -> Table:
        """The table of a match. Raises FondacoError ``no-such-match``, or what keeps the match from being played on."""
        if match not in self._tables:
            loading = self._loading.get(match)
            if loading is None:
                loading = self._loading[match] = asyncio.create_task(self._load(match))
                loading.add_done_callback(lambda _: self._loading.pop(match))
            return await asyncio.shield(loading)
        table = self._tables[match]
        table.used = time.monotonic()
        return table

    def number_of(self, game: PlayedGame) -> int:
        """How many tables of a game are in memory, or wait to be played on."""
        return game.waiting + sum(table.played is game for table in self._tables.values())

    async def hasten(self, game: PlayedGame) -> None:
        """Let all tables of a game change over to its fastest code."""
        for table in [table for table in self._tables.values() if table.played is game]:
            await table.hasten()

    async def hold(self, table: Table, seat: int) -> None:
        """Let the strongest bot play for somebody who is absent, until they are back. Raises FondacoError."""
        await table.hold(seat, self._bots.levels[-1])

    async def fill(self, table: Table, seat: int, level: str | None) -> None:
        """Let a bot of a level take a free seat, or with None give a bot's seat free. Raises FondacoError."""
        if level is not None and level not in self._bots.levels:
            raise FondacoError("bad-message")
        await table.fill(seat, level)

    async def hint(self, table: Table, seat: int) -> int:
        """A good move for a seat that is asked, on what it knows. Raises FondacoError ``still-warming``."""
        asked = table.asked(seat)
        if asked is None:
            raise FondacoError("not-your-turn")
        if not table.played.ready.is_set():
            raise FondacoError("still-warming")
        return await self._bots.hint(table.game, asked.information(seat), asked.legal())

    def played(self, game: str) -> PlayedGame:
        """A game as it is played here. Raises FondacoError ``unknown-game``."""
        if game not in self.games:
            raise FondacoError("unknown-game", game=game, known=", ".join(self.games))
        return self.games[game]

    def summaries(self) -> list[protocol.GameSummary]:
        """The games that can be played."""
        return [
            protocol.GameSummary(
                game=name,
                fewest=room(name).seats[0],
                most=room(name).seats[1],
                levels=list(self._bots.levels),
                ready=played.ready.is_set(),
            )
            for name, played in self.games.items()
        ]

    def description(self, name: str) -> protocol.GameDescription:
        """All that is to be known of a game before a match. Raises FondacoError ``unknown-game``."""
        return self.describe(self.played(name).game(room(name).seats[0], {}))

    def describe(self, game: Game) -> protocol.GameDescription:
        """All that is to be known of a game with its component set."""
        fewest, most = game.room.seats
        options = [
            protocol.GameOption(name=option.name, choices=list(option.choices), default=option.default)
            for option in game.room.options
        ]
        return protocol.GameDescription(
            game=game.name,
            fewest=fewest,
            most=most,
            levels=list(self._bots.levels),
            options=options,
            rules_version=game.room.rules_version,
            actions=game.actions,
            digest=game.set.digest,
            chat=chat.usual(game.name),
            tables=game.describe(),
        )

    async def _open(
        self,
        game: str,
        options: Mapping[str, str],
        seats: tuple[SeatRow, ...],
        previous: str | None,
        talk: chat.Chat,
        begun: Begun | None = None,
        luck: LuckKind = "own",
    ) -> str:
        played = self.played(game).game(len(seats), options)
        match = MatchRow(
            id=secrets.token_urlsafe(18),
            game=game,
            rules_version=played.room.rules_version,
            components=played.set.name,
            digest=played.set.digest,
            options=dict(options),
            key=secrets.token_bytes(32),
            previous=previous,
            with_undo=False,
            seats=seats,
            chat=talk,
            branch=begun.branch if begun else None,
            luck=luck,
        )
        actor = begun.actor if begun else None
        if begun is None and luck == "own":
            actor = played.deal(seed=match.key).actor
        await self.store.open_match(match, actor, begun.entries if begun else ())
        if actor is not None and seats[actor].bot is not None:
            await self.table(match.id)
        return match.id

    async def _load(self, match: str) -> Table:
        stored = await self.store.load(match)
        if stored is None:
            raise FondacoError("no-such-match")
        played = self.played(stored.match.game)
        await played.soon()  # replaying the match takes a hundred times as long in interpreted code
        table = await asyncio.to_thread(Table, stored, played, self.store, self._wake)
        self._forget_some()
        self._tables[match] = table
        self._wake(table)
        return table

    def _forget_some(self) -> None:
        """Drop tables beyond those kept, where nobody watches, nobody plays and nobody has asked for a while."""
        surplus = len(self._tables) - KEPT
        if surplus > 0:
            before = time.monotonic() - IDLE_SECONDS
            idle = [
                match
                for match, table in self._tables.items()
                if not table.watchers and match not in self._playing and table.used < before
            ]
            for match in idle[:surplus]:
                del self._tables[match]

    def _wake(self, table: Table) -> None:
        """Let a table go on, if it is not for a person to decide."""
        match = table.match.id
        if match not in self._playing and table.goes_on_by_itself():
            self._playing[match] = asyncio.create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        """Go on until a person decides or the match is over."""
        try:
            while table.goes_on_by_itself():
                try:
                    await self._step(table)
                except StaleError:
                    continue
                except Exception as fault:
                    _warn(table.match.id, fault)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._playing[table.match.id]

    async def _step(self, table: Table) -> None:
        """Do what comes next at a table: close a window, make a forced move, or let a bot move."""
        version, turn, forced = table.version, table.bot_to_move(), asking.forced(table.state)
        if table.window is not None:
            await self._hold(table, table.window)
        elif forced is not None and table.state.actor is not None:
            await table.act(table.state.actor, None, version, forced)
        elif table.is_declined() and table.state.actor is not None:
            await table.let_time_pass()
            if table.version == version and table.is_declined():  # else it was answered or the order taken back
                await table.act(table.state.actor, None, version, asking.neutral(table.state))
        elif turn is not None:
            seat, level = turn
            action = await self._answer(table, seat, level, table.state)
            if table.bot_to_move() == turn:  # else its owner is back
                await table.act(seat, None, version, action)

    async def _hold(self, table: Table, window: Window) -> None:
        """Keep a window open for its time, ask the bots meanwhile, all at once, and close it."""
        answers: dict[int, int] = {}

        async def answer(seat: int, level: str, state: State) -> None:
            answers[seat] = await self._answer(table, seat, level, state)

        asked = asking.asked(table.state)
        bots = ((seat, level, asked[seat]) for seat in asked if (level := table.seats[seat].bot) is not None)
        await asyncio.gather(*(answer(*bot) for bot in bots), asyncio.sleep(window.left or 0))
        await table.close_window(window, answers)

    async def _answer(self, table: Table, seat: int, level: str, state: State) -> int:
        """What the bot on a seat answers in a state, once bots can think fast enough."""
        await table.played.ready.wait()
        return await self._bots.answer(table.game, level, state.information(seat), state.legal())


def _warn(match: str, fault: Exception) -> None:
    """Log what is wrong with a match, at length where it was not foreseen."""
    known = isinstance(fault, FondacoError)
    _log.warning("match %s: %s", match[:_TOLD], fault, exc_info=not known)
