"""What client and server say to each other: one struct per message, told apart by its field ``t``.

Over the WebSocket every text frame is one message as JSON. Unknown fields and wrong types are refused. Where a network
lets no WebSocket through, the same messages go another way: ``POST /api/stream`` is answered with server-sent events,
the first one (``event: stream``) with the id of the stream and then one for each message of the server. Each message of
the client is the body of a ``POST /api/stream/{id}``; the next one is posted when that is answered.

The structs of the HTTP interface stand at the end. ``python -m fondaco.server.typescript`` makes the page's types from
this file.

Everywhere: a *match* is named by its id, a *seat* by its number (-1: a spectator), an *action* by its number in the
game's action table. The *version* of a match is the number of entries (actions and undos) committed so far; a client
names the version that it has seen, and is refused when the match has gone on meanwhile.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fondaco.server.chat import LONGEST, Chat

LONGEST_MESSAGE = 16_384
"""Bytes of the longest message that the server reads."""

SPECTATOR = -1

MatchId = Annotated[str, Meta(max_length=64)]
ActId = Annotated[str, Meta(min_length=1, max_length=40)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=SPECTATOR, le=16)]
Word = Annotated[str, Meta(max_length=40)]
GivenName = Annotated[str, Meta(max_length=200)]

Argument = int | str | list[int]
"""What a text of the page is filled with."""


class Message(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Base of all messages."""

    match: MatchId


# What a client says.


class Enter(Message):
    """Come to a table, or back to it; answered with ``table`` or ``lobby``, and again whenever something happens."""

    have: Version | None = None
    """The version up to which the client already has the events."""
    seat: SeatNumber | None = None
    """Which own seat to take, or -1 to only watch. Without it the own seat if there is just one, else watching: where
    several people share a device, nobody's secrets are told before somebody has asked for them."""


class Act(Message):
    """Make a move; answered with ``done`` once it cannot be lost any more."""

    id: ActId
    """Chosen by the client. A move sent again with the same id is not made again, but acknowledged again."""
    version: Version
    action: Action


class Undo(Message):
    """Take own decisions back: one step, or the whole turn as far as nothing was learned since."""

    id: ActId
    version: Version
    to: Literal["step", "turn"] = "step"


class Hint(Message):
    """Ask for a good move; answered with a ``hint``."""

    version: Version


class Preview(Message):
    """Ask what a move would certainly bring, as far as chance and secrets allow; answered with a ``preview``."""

    version: Version
    action: Action


class Why(Message):
    """Ask which rule forbids a move; answered with a ``why``."""

    version: Version
    action: Action


class Decline(Message):
    """Decline what several seats are asked at once, for all own seats that have not answered.

    Answered with ``done`` like a move. No seat need be in front of the screen for that.
    """

    id: ActId
    version: Version


class Order(Message):
    """Leave a standing order how a question to several seats is to be answered for one's seat, or take it back."""

    question: Word
    until: Literal["asked", "turn", "end"]
    """Decline until the seat's next turn, or until the end of the match; ``asked``: be asked each time."""


class Leave(Message):
    """Stop watching a table. The seat remains one's own."""


class Hold(Message):
    """Let a bot play for a seat whose owner has been away for a minute; it does so until the owner is back."""

    seat: SeatNumber


class Ask(Message):
    """Ask the others: to take back one's last move across their decisions, or to end a match that somebody has left.

    Where nobody else need agree it is done at once. A request stands until it is answered or withdrawn, and that for
    an undo until one's next move.
    """

    wish: Literal["undo", "end"]


class Answer(Message):
    """Agree to what somebody asks, or not; who has asked withdraws it by not agreeing."""

    request: Annotated[int, Meta(ge=0, le=1_000_000)]
    version: Version
    yes: bool


class Say(Message):
    """Say something to all at the table: a ready phrase, or a text. It is answered with ``said``, which all hear."""

    phrase: Word | None = None
    text: Annotated[str, Meta(max_length=LONGEST)] | None = None


class Stand(Message):
    """Give one's seat back, as long as the match waits for people; it is free then."""


class Fill(Message):
    """Let a bot take a free seat, as long as the match waits for people, or with no level give a bot's seat free again.

    Whoever has a seat at the table may.
    """

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] | None


class Give(Message):
    """Give an own seat's random string for the luck, before the match begins; the first one of a seat counts."""

    seat: SeatNumber
    share: Share


class Again(Message):
    """Open a new match with the same seats, rotated, after the end; every table message then names it in ``next``."""


ClientMessage = (
    Enter
    | Act
    | Undo
    | Hint
    | Preview
    | Why
    | Decline
    | Order
    | Leave
    | Hold
    | Ask
    | Answer
    | Say
    | Stand
    | Fill
    | Give
    | Again
)


# What the server says.


class Seat(msgspec.Struct, kw_only=True):
    """Who sits at a seat."""

    name: str
    """As its owner typed it, perhaps empty."""
    bot: str | None
    """The level of the bot that sits here."""
    held: bool
    """The bot only plays until the owner of the seat is back."""
    free: bool
    """Nobody sits here yet."""
    symbol: int
    """Which symbol and colour the seat has; no two seats of a match share one."""


Presence = Literal["here", "away", "absent"]
"""Whether a seat's owner is at the table, is not, or has been waited for so long that the others may go on without."""


class Request(msgspec.Struct, kw_only=True):
    """What somebody asks of the others."""

    number: int
    by: int
    wish: Literal["undo", "end"]
    back_to: int
    """What happened after this version would be taken back."""
    waits: list[int]
    """Seats that have still to agree."""


class ChatLine(msgspec.Struct, kw_only=True):
    """Something that somebody said: a ready phrase or a text."""

    n: int
    """Its number in the match."""
    seat: SeatNumber
    phrase: str | None
    text: str | None
    at: int
    """When, in milliseconds since 1970."""


class TableEvent(msgspec.Struct, kw_only=True):
    """Something that this seat noticed: the message ``<game>-event-<kind>``, filled with ``args``.

    The kind ``took_back`` says that events of versions above its argument ``version`` do not stand any more.
    """

    seq: int
    version: int
    kind: str
    args: dict[str, Argument]


class Result(msgspec.Struct, kw_only=True):
    """How a match ended."""

    reason: str
    """A word of the game, or ``abandoned``: somebody had left, and the others ended it; nobody has won."""
    winners: list[int]
    scores: list[dict[str, int]]
    """Lines of the score sheet, one for each seat."""
    with_undo: bool
    """Somebody took back what the rules of undo do not give freely."""


class Lobby(Message):
    """A match that begins when somebody sits on every seat; nothing of it is told before, and nobody may move."""

    game: str
    options: dict[str, str]
    own: list[int]
    """The seats of this client's device."""
    seats: list[Seat]
    presence: list[Presence]
    """Of each seat."""
    chat: Chat
    commitment: str
    """As in :class:`Table`."""
    wanted: list[SeatNumber]
    """The taken seats that may still give a string of their own for the luck, by :class:`Give`."""


class Table(Message):
    """A match as one seat sees it, complete except for the events that the client already has."""

    game: str
    version: int
    seat: SeatNumber
    seats: list[Seat]
    own: list[int]
    """The seats of this client's device; more than one where several people share it."""
    asked: list[int]
    """Those of the own seats that are to decide now."""
    view: dict[str, Any]
    """The seat's information record: field names to numbers or nested lists of numbers."""
    legal: list[int]
    """The actions that may be taken now; empty when another seat decides."""
    refusals: dict[str, str]
    """Actions that look possible to a player but are forbidden now, with the clause that forbids them."""
    undo: int
    """How many own decisions may be taken back now."""
    undo_free: int
    """How many of them leave no mark on the match."""
    undo_reason: str | None
    """Where ``undo`` is 0: id of the message that says why."""
    undo_asks: bool
    """Where ``undo`` is 0: the last own decision may be taken back if the others agree."""
    presence: list[Presence]
    """Of each seat."""
    request: Request | None
    """What somebody asks of the others now."""
    chat: Chat
    events: list[TableEvent]
    thinking: int | None
    """Seat of the bot that decides."""
    window: str | None
    """The question that several seats are asked at once now, or one in another's turn, in a word of the game."""
    closes: int | None
    """Milliseconds until those whom it asks and who are silent have declined, if it closes by itself. What one answers
    meanwhile is carried out and told only then."""
    orders: dict[str, Literal["turn", "end"]]
    """Standing orders of this seat: questions that are declined for it, and until when."""
    result: Result | None
    commitment: str
    """SHA-256 (hex) of the seed or key that all luck of this match comes from; it is published with the record."""
    next: str | None
    """The match that was opened after this one."""


class Done(Message):
    """The move or undo of this id is committed, and made the match's version ``version``."""

    id: str
    version: int


class Refused(msgspec.Struct, tag_field="t", tag="refused", kw_only=True):
    """A message was not carried out, and nothing was changed."""

    match: str | None
    id: str | None
    """Of the move or undo, if it was one."""
    error: str
    """Id of a message in errors.ftl, filled with ``args``."""
    args: dict[str, Argument]
    version: int | None


class Hinted(Message, tag="hint"):
    """The move that a strong bot would make on what this seat knows."""

    version: int
    action: int


class PreviewEvent(msgspec.Struct, kw_only=True):
    """What a previewed action would bring, told like an event."""

    kind: str
    args: dict[str, Argument]


class Previewed(Message, tag="preview"):
    """What an action would bring."""

    version: int
    action: int
    events: list[PreviewEvent]


class Because(Message, tag="why"):
    """Why an action is not possible: the clause, or null where it does not answer the question now asked."""

    version: int
    action: int
    clause: str | None


class Said(Message):
    """What was said at the table; who comes to it hears the latest lines at once."""

    lines: list[ChatLine]


class Warming(msgspec.Struct, tag_field="t", tag="warming", kw_only=True):
    """The rules of a game are being compiled; until ``done`` equals ``of`` its bots do not answer."""

    game: str
    done: int
    of: int


ServerMessage = Lobby | Table | Done | Refused | Hinted | Previewed | Because | Said | Warming


# What is said over HTTP.


class Opening(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/matches``: open a match and take the first seat for people."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    """``human``, ``here`` for a further person on the opener's device, or ``bot:<level>``, for every seat."""
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    names: Annotated[list[GivenName], Meta(max_length=16)] = []
    """Of the people on the opener's device, in the order of their seats."""
    strings: bool = False
    """Whether the people's own strings are mixed into the luck: it then begins when all have sent :class:`Give`, or ten
    seconds after the last seat was taken."""
    chat: Chat | None = None
    """Without it what is usual for the game."""


class Branching(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/branches``: play on from a finished match, one of this server or one from a record."""

    match: MatchId | None = None
    record: str | None = None
    """The text of the record's file."""
    moves: Annotated[int, Meta(ge=0, le=100_000)]
    """How many of its actions stand."""
    seats: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    """As in :class:`Opening`."""
    names: Annotated[list[GivenName], Meta(max_length=16)] = []


class Opened(msgspec.Struct, kw_only=True):
    """Answer to :class:`Opening` and :class:`Branching`."""

    match: str


class Sitting(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/matches/{match}/seats``: take a free seat."""

    seat: SeatNumber
    name: GivenName = ""


class Streaming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/stream``: hear what the server says as server-sent events. There is nothing to be chosen."""


class MatchSummary(msgspec.Struct, kw_only=True):
    """One line of ``GET /api/matches``: a match in which the asking session has a seat."""

    match: str
    game: str
    seats: list[Seat]
    own: list[int]
    """One's own."""
    waits: bool
    """For people to sit down; it has not begun."""
    actor: int | None
    """Seat that decides; null when the match is over, or has not begun."""
    version: int
    changed: int
    """When it last went on, in milliseconds since 1970."""


class GameSummary(msgspec.Struct, kw_only=True):
    """One game of ``GET /api/games``."""

    game: str
    fewest: int
    most: int
    """Players."""
    levels: list[str]
    ready: bool
    """Its rules are compiled, so that bots answer at once."""


class GameOption(msgspec.Struct, kw_only=True):
    """An option of a game with its choices."""

    name: str
    choices: list[str]
    default: str


class GameDescription(msgspec.Struct, kw_only=True):
    """Answer to ``GET /api/games/{game}``."""

    game: str
    fewest: int
    most: int
    levels: list[str]
    options: list[GameOption]
    rules_version: int
    actions: int
    digest: str
    """Of the component set."""
    chat: Chat
    """Who may talk at its tables unless somebody says otherwise."""
    tables: dict[str, Any]
    """What the game's room tells the page: cards, words, constants, provenance."""


class ReplayStep(msgspec.Struct, kw_only=True):
    """A match after one more action, as one seat sees it."""

    actor: int | None
    """Seat that decides next; null at the end."""
    changed: dict[str, Any]
    """The fields of the view that are not as they were one step before; at the first step all of them."""
    events: list[PreviewEvent]
    """What the seat noticed."""


class Replay(msgspec.Struct, kw_only=True):
    """A match looked through from one seat: answer to ``GET /api/matches/{match}/replay`` and ``POST /api/replay``."""

    facts: GameDescription
    """The game with the components that were played with."""
    seats: list[Seat]
    seat: SeatNumber
    open: bool
    """Every seat may be looked through, and the match be branched off: it is over."""
    own: list[int]
    """The seats of the asking session."""
    moves: int
    """How many of the actions were played in the match that this one branched off from."""
    with_undo: bool
    steps: list[ReplayStep]
    """The deal, and then one for each action that stands."""
    result: Result | None


class Problem(msgspec.Struct, kw_only=True):
    """Body of every HTTP answer that is not a success."""

    error: str
    args: dict[str, Argument]
