"""The match record: a JSON file from which a match can be played again, move by move.

It holds the format's and the rules' version, game, options, component set (name and digest if it ships with the
package, else the whole set), seats, luck, actions in readable notation, and the result. While a match runs, its luck is
only a commitment (SHA-256 of a secret); the secret follows at the end. A match at a real table has its outcomes
instead.

Format 2 added to format 1 the luck that a server and the seats make together, the trace of all outcomes, and matches
that branch off from another one. Records of format 1 are read as ever.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from fondaco.errors import ComponentError, FondacoError, IllegalActionError, RecordError
from fondaco.kernel import compiling
from fondaco.kernel.forms import convert, read_json
from fondaco.kernel.game import Game, State

FORMAT: Literal["fondaco-match"] = "fondaco-match"
FORMAT_VERSION: Literal[2] = 2
READABLE_VERSIONS = (1, 2)
MOST_ACTIONS = 100_000
LONGEST_TEXT = 200
"""Characters of a name, or of anything else that is one line of a record."""

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Share = Hex32
"""A seat's own random string: 32 bytes, in hex."""
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there: a name, and the bot if it was one."""

    name: Text
    bot: Text | None = None


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The component set: name and digest; ``set`` is the whole set where it does not ship with the package."""

    name: Text
    digest: Hex32
    set: dict[str, Any] | None = None


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where all outcomes come from.

    That is a ``key``; or a ``seed`` with the ``shares`` of the seats, of which the key is mixed (:func:`mix`); or
    prescribed ``outcomes``; or first those, for the deal and ``moves`` actions, and then a key. Of a luck that is still
    secret there is only the ``commitment``.
    """

    key: Hex32 | None = None
    commitment: Hex32 | None = None
    """SHA-256 of the seed, or of the key where there is no seed."""
    seed: Hex32 | None = None
    shares: list[Share | None] | None = None
    """The string of every seat, None where it gave none (a bot)."""
    outcomes: list[Count] | None = None
    moves: Count | None = None
    trace: list[tuple[Count, Count, Count]] | None = None
    """Every outcome drawn with the key: number of the action that needed it (0: the deal), how many were possible, and
    which of them it was."""

    @property
    def secret(self) -> bytes | None:
        """The 32-byte key of the generator; None where it is not known or not used."""
        if self.seed is not None:
            return mix(bytes.fromhex(self.seed), self.shares or ())
        return None if self.key is None else bytes.fromhex(self.key)

    def deal(self, game: Game) -> State:
        """The deal of a game. Raises FondacoError ``script-short``, or RecordError while the luck is secret."""
        if self.outcomes is not None:
            state = game.deal(script=self.outcomes)
            self.follow(state)
            return state
        if self.secret is None:
            raise RecordError("record-secret")
        return game.deal(seed=self.secret)

    def follow(self, state: State) -> None:
        """To be called after every action: where the prescribed outcomes end, ``state`` goes on with the key."""
        if self.moves is not None and self.secret is not None and len(state.history) == self.moves:
            state.draw_with(self.secret)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the match: reason, winning seats, lines of the score sheet, digest of the last state."""

    reason: Text
    winners: list[int]
    scores: list[dict[str, int]]
    digest: Hex32


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as its file tells it."""

    format: Literal["fondaco-match"]
    format_version: Literal[1, 2]
    game: Text
    rules_version: Count
    players: Count
    options: dict[Text, Text]
    components: Components
    seats: list[Seat]
    luck: Luck
    actions: Annotated[list[Text], msgspec.Meta(max_length=MOST_ACTIONS)]
    result: Result | None = None
    with_undo: bool = False
    origin: Hex32 | None = None
    """Of a match that branched off: SHA-256 of the record of the match where its first ``luck.moves`` actions were
    played."""


def commitment(secret: bytes) -> str:
    """What is published of a seed or key before the match: its SHA-256, in hex."""
    return hashlib.sha256(secret).hexdigest()


def mix(seed: bytes, shares: Sequence[str | None]) -> bytes:
    """The key that a server's seed and the seats' strings make together.

    It is the SHA-256 of a text of lines, each ended by a line feed: ``fondaco luck``, the seed in hex, and for every
    seat that gave a string the number of the seat (from 0), a space and the string.
    """
    lines = ["fondaco luck", seed.hex(), *(f"{seat} {share}" for seat, share in enumerate(shares) if share is not None)]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def write_record(
    state: State,
    seats: Sequence[Seat],
    luck: Luck | bytes,
    *,
    with_undo: bool = False,
    reveal: bool = True,
    origin: str | None = None,
) -> MatchRecord:
    """The record of a match that was dealt with ``luck`` (or a 32-byte key) and has come to ``state``.

    Without ``reveal`` a running match shows only the commitment to its luck. ``origin`` as in :class:`MatchRecord`.
    """
    game, outcome = state.game, state.outcome
    components = game.set
    source = Luck(key=luck.hex()) if isinstance(luck, bytes) else luck
    result = None
    if outcome is not None:
        result = Result(outcome.reason, list(outcome.winners), state.scores(), state.digest())
    return MatchRecord(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        game=game.name,
        rules_version=game.room.rules_version,
        players=game.players,
        options=game.options,
        components=Components(
            components.name, components.digest, None if components.shipped else dict(components.data)
        ),
        seats=list(seats),
        luck=_told(source, state, whole=reveal or outcome is not None),
        actions=[game.notation(action) for action in state.history],
        result=result,
        with_undo=with_undo,
        origin=origin,
    )


def _told(luck: Luck, state: State, *, whole: bool) -> Luck:
    """What a record says of a luck: all of it with the trace of the outcomes, or only the commitment."""
    bound = luck.seed or luck.key
    promise = None if bound is None else commitment(bytes.fromhex(bound))
    if not whole:
        return Luck(commitment=promise)
    return msgspec.structs.replace(luck, commitment=promise, trace=None if bound is None else trace_of(state))


def trace_of(state: State) -> list[tuple[int, int, int]]:
    """Every outcome that a state's luck has drawn, as :class:`Luck` tells it."""
    return [(action, n, outcome) for action, (n, outcome) in zip(state.drawn_at, state.trace, strict=True)]


def to_json(record: MatchRecord) -> bytes:
    """The record as the text of its file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def save(record: MatchRecord, path: Path) -> None:
    """Write the file. Raises RecordError ``file-unwritable``."""
    try:
        path.write_bytes(to_json(record))
    except (OSError, ValueError) as fault:  # ValueError: no file can have this name
        reason = getattr(fault, "strerror", None) or str(fault)
        raise RecordError("file-unwritable", path=str(path), reason=reason) from None


def load(source: Path | Mapping[str, Any]) -> MatchRecord:
    """Read a record from a file or its JSON form. Raises RecordError naming the place of the first fault."""
    name = str(source) if isinstance(source, Path) else "record"
    value = read_json(source, RecordError) if isinstance(source, Path) else source
    if not isinstance(value, Mapping) or value.get("format") != FORMAT:
        raise RecordError("record-foreign", source=name)
    if value.get("format_version") not in READABLE_VERSIONS:
        raise RecordError("record-format", source=name, version=str(value.get("format_version"))[:20])
    return convert(value, MatchRecord, name, RecordError)


def game_of(record: MatchRecord, mode: compiling.Mode | None = None) -> Game:
    """The game that a record was played in. Raises RecordError where this Fondaco has no such game, rules or set."""
    try:
        game = Game(record.game, record.players, record.components.set, mode, record.options)
    except ComponentError:
        raise
    except FondacoError as fault:
        raise RecordError("record-game", problem=fault) from None
    if record.rules_version != game.room.rules_version:
        raise RecordError("record-rules", version=record.rules_version, known=game.room.rules_version)
    if record.components.digest != game.set.digest:
        raise RecordError("record-components", name=record.components.name)
    if len(record.seats) != game.players:
        raise RecordError("record-seats", n=len(record.seats), players=game.players)
    return game


def play(game: Game, luck: Luck, actions: Iterable[int]) -> Iterator[State]:
    """Play actions: one and the same state, yielded after the deal and after each action.

    Raises FondacoError where the luck does not last, and IllegalActionError.
    """
    state = luck.deal(game)
    yield state
    for action in actions:
        state.apply(action)
        luck.follow(state)
        yield state


def outcomes_of(game: Game, luck: Luck, actions: Sequence[int]) -> list[int]:
    """All outcomes, prescribed and drawn, that the deal and these actions used. Raises what :func:`play` raises."""
    *_, last = play(game, luck, actions)
    drawn = [outcome for _, outcome in last.trace]
    if luck.outcomes is None:
        return drawn
    *_, followed = play(game, Luck(outcomes=luck.outcomes), actions[: luck.moves])
    return [*luck.outcomes[: len(luck.outcomes) - followed.prescribed], *drawn]


def replay_steps(record: MatchRecord, mode: compiling.Mode | None = None) -> Iterator[State]:
    """Play a record again, as :func:`play` does. Raises RecordError as :func:`replay` does."""
    game = game_of(record, mode)
    done = 0
    try:
        for state in play(game, record.luck, map(game.parse, record.actions)):
            done = len(state.history)
            yield state
    except RecordError:
        raise
    except IllegalActionError as fault:
        raise RecordError("record-action", number=done + 1, problem=fault) from None
    except FondacoError as fault:
        raise RecordError("record-luck", problem=fault) from None


def replay(record: MatchRecord, mode: compiling.Mode | None = None) -> list[State]:
    """Play a record again: its states, from the deal to the end.

    Raises RecordError for a luck that is still secret or does not last, and for an action that cannot be read or is
    not legal, naming its number (from 1).
    """
    return [state.copy() for state in replay_steps(record, mode)]


def verify(record: MatchRecord, mode: compiling.Mode | None = None) -> State:
    """Play a record again and compare its luck and its end with what it says; the last state.

    Raises RecordError as :func:`replay` does, ``record-commitment`` or ``record-trace`` where the luck is not the one
    that was promised, and ``record-result`` or ``record-digest`` where the end differs.
    """
    *_, last = replay_steps(record, mode)
    compare(record, last)
    return last


def compare(record: MatchRecord, last: State) -> None:
    """Compare a record's luck and end with the state that it has led to. Raises RecordError as :func:`verify` does."""
    luck, outcome, told = record.luck, last.outcome, record.result
    if (outcome is None) != (told is None):
        raise RecordError("record-unfinished" if outcome is None else "record-no-result")
    bound = luck.seed or luck.key
    if bound and luck.commitment and luck.commitment != commitment(bytes.fromhex(bound)):
        raise RecordError("record-commitment")
    if luck.trace is not None:
        _compare(luck.trace, last)
    if outcome is not None and told is not None:
        if told.digest != last.digest():
            raise RecordError("record-digest")
        if (told.reason, told.winners, told.scores) != (outcome.reason, list(outcome.winners), last.scores()):
            raise RecordError("record-result")


def _compare(told: Sequence[tuple[int, int, int]], state: State) -> None:
    """Compare a trace with the one that was drawn.

    Raises RecordError ``record-trace`` with the number of the first outcome (from 1) that differs.
    """
    for number, (one, other) in enumerate(zip_longest(told, trace_of(state)), 1):
        if one != other:
            raise RecordError("record-trace", number=number)
