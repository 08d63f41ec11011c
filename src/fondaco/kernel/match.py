"""The match record: a JSON file from which a match can be played again, move by move.

It holds the format's and the rules' version, game, options, component set (name and digest if it ships with the
package, else the whole set), seats, luck, actions in readable notation, and the result. While a match runs, its luck is
only a commitment (SHA-256 of the key); the key follows at the end. A match at a real table has its outcomes instead.
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from fondaco.errors import ComponentError, FondacoError, IllegalActionError, RecordError
from fondaco.kernel import compiling
from fondaco.kernel.forms import convert, read_json
from fondaco.kernel.game import Game, State

FORMAT: Literal["fondaco-match"] = "fondaco-match"
FORMAT_VERSION: Literal[1] = 1
MOST_ACTIONS = 100_000
LONGEST_TEXT = 200
"""Characters of a name, or of anything else that is one line of a record."""

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
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
    """Where all outcomes come from: a key, the commitment to one that is still secret, or the outcomes themselves."""

    key: Hex32 | None = None
    commitment: Hex32 | None = None
    outcomes: list[Count] | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the match: reason, winning seats, lines of the score sheet, digest of the last state."""

    reason: Text
    winners: list[int]
    scores: list[dict[str, int]]
    digest: Hex32


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as its file tells it."""

    format: Literal["fondaco-match"]
    format_version: Literal[1]
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


def commitment(key: bytes) -> str:
    """What is published of a key before the match: its SHA-256, in hex."""
    return hashlib.sha256(key).hexdigest()


def write_record(
    state: State, seats: Sequence[Seat], key: bytes, *, with_undo: bool = False, reveal: bool = True
) -> MatchRecord:
    """The record of a match that was dealt with the 32-byte ``key`` and has come to ``state``.

    Without ``reveal`` a running match shows only the commitment to its key.
    """
    game, outcome = state.game, state.outcome
    components = game.set
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
        luck=Luck(key=key.hex()) if reveal or outcome is not None else Luck(commitment=commitment(key)),
        actions=[game.notation(action) for action in state.history],
        result=result,
        with_undo=with_undo,
    )


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
    if value.get("format_version") != FORMAT_VERSION:
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


def replay(record: MatchRecord, mode: compiling.Mode | None = None) -> list[State]:
    """Play a record again: its states, from the deal to the end.

    Raises RecordError for a luck that is still secret or does not last, and for an action that cannot be read or is
    not legal, naming its number (from 1).
    """
    game, luck = game_of(record, mode), record.luck
    try:
        if luck.key is not None:
            state = game.deal(seed=bytes.fromhex(luck.key))
        elif luck.outcomes is not None:
            state = game.deal(script=luck.outcomes)
        else:
            raise RecordError("record-secret")
        states = [state.copy()]
        for number, notation in enumerate(record.actions, 1):
            try:
                state.apply(game.parse(notation))
            except IllegalActionError as fault:
                raise RecordError("record-action", number=number, problem=fault) from None
            states.append(state.copy())
    except RecordError:
        raise
    except FondacoError as fault:
        raise RecordError("record-luck", problem=fault) from None
    return states


def verify(record: MatchRecord, mode: compiling.Mode | None = None) -> State:
    """Play a record again and compare its end with what it says; the last state.

    Raises RecordError as :func:`replay` does, and ``record-result`` or ``record-digest`` where the end differs.
    """
    last = replay(record, mode)[-1]
    outcome, told = last.outcome, record.result
    if (outcome is None) != (told is None):
        raise RecordError("record-unfinished" if outcome is None else "record-no-result")
    if outcome is not None and told is not None:
        if told.digest != last.digest():
            raise RecordError("record-digest")
        if (told.reason, told.winners, told.scores) != (outcome.reason, list(outcome.winners), last.scores()):
            raise RecordError("record-result")
    return last
