"""The forest tiles: turning them up and down, and swapping them."""

import numpy as np

from ....kernel.bits import lowest_bit
from ....kernel.chance import chance
from ....kernel.compiling import compiled
from ....kernel.records import wide
from ..actions import FIRST_OF_PAIR, SECOND_OF_PAIR
from ..state import *


@compiled
def nth_of(bits: int, n: int) -> int:
    """The ``n``-th member (from 0) of a set of small numbers given as bits."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


@compiled
def tile_in(s: np.record, luck: np.record, i: int) -> int:
    """The tile in a slot: the one that was seen there, else any of those never seen (A-P19)."""
    if s.seen[i] != NONE:
        return wide(s.seen[i])
    unseen, n = (wide(1) << wide(TILES)) - 1, wide(TILES)
    for other in range(TILES):
        if s.seen[other] != NONE:
            unseen ^= wide(1) << wide(s.seen[other])
            n -= 1
    return nth_of(unseen, chance(luck, n))


@compiled
def turn_up(s: np.record, luck: np.record, i: int) -> int:
    """Turn up the tile of a slot, where it stays face up (A-F03); what it shows. This cannot be taken back."""
    t = tile_in(s, luck, i)
    s.turns += 1
    s.seen[i] = t
    s.sight[i] = min(wide(s.turns), LATEST)
    s.swaps[i] = 0
    s.face_up[i] = t
    s.slot = i
    s.tile = t
    s.undoable = 0
    return t


@compiled
def turn_all_down(s: np.record) -> None:
    """All face-up tiles are turned down (A-S15), the one of this turn too (A-Q25)."""
    for i in range(TILES):
        if s.face_up[i] != NONE:
            s.face_up[i] = NONE
            s.sight[i] = min(wide(s.turns), LATEST)


@compiled
def swap_tiles(s: np.record, pair: int) -> None:
    """Two tiles change places (A-S16); whoever watches knows where those lie that he has seen (A-S17)."""
    i, j = FIRST_OF_PAIR[pair], SECOND_OF_PAIR[pair]
    tile, sight, swaps = s.seen[i], s.sight[i], s.swaps[i]
    put_tile(s, i, s.seen[j], s.sight[j], s.swaps[j])
    put_tile(s, j, tile, sight, swaps)


@compiled
def put_tile(s: np.record, i: int, tile: int, sight: int, swaps: int) -> None:
    """A tile, or one never seen (NONE), comes into a slot by a swap."""
    s.seen[i] = tile
    s.sight[i] = sight
    s.swaps[i] = 0 if tile == NONE else min(wide(swaps) + 1, MOST_SWAPS)
