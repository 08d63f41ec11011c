"""A match that branches off from a finished one: its first moves and their luck stand, then it is played on anew."""

from collections.abc import Sequence
from dataclasses import dataclass

from fondaco.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.match import Luck, outcomes_of, play
from fondaco.server.store import Branch, Entry


@dataclass(frozen=True)
class Trunk:
    """The match that is branched off from; ``origin`` is the SHA-256 of its record (hex)."""

    game: Game
    luck: Luck
    actions: Sequence[int]
    origin: str


@dataclass(frozen=True)
class Begun:
    """What a branch takes over, and who decides first."""

    branch: Branch
    entries: tuple[Entry, ...]
    actor: int


def branch_off(trunk: Trunk, moves: int) -> Begun:
    """What a branch after the first ``moves`` actions takes over; plays them, so it may take a while.

    Raises FondacoError ``no-such-move``, ``match-over`` where nobody would decide, and whatever playing raises.
    """
    if not 0 <= moves <= len(trunk.actions):
        raise FondacoError("no-such-move", move=moves, most=len(trunk.actions))
    kept = list(trunk.actions[:moves])
    *actors, actor = [state.actor for state in play(trunk.game, trunk.luck, kept)]
    if actor is None:
        raise FondacoError("match-over")
    entries = tuple(
        Entry(seat, action=trunk.game.notation(action))
        for seat, action in zip(actors, kept, strict=True)
        if seat is not None
    )
    branch = Branch(trunk.origin, moves, outcomes_of(trunk.game, trunk.luck, kept))
    return Begun(branch, entries, actor)
