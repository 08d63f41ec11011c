"""Chance: the one function through which every game meets randomness.

``chance(luck, n)`` gives an integer from 0 to n-1. ``luck`` is a record of its own beside the state, with three modes:

* ``DRAW``: from the generator;
* ``SCRIPT``: from a list of prescribed outcomes, for explicit chance nodes, tests and games at a real table;
* ``TRACE``: from the generator, writing every pair (n, outcome) down, for records that can be checked.

The generator is ChaCha with eight rounds (ChaCha8) in its original layout: 256-bit key, 64-bit block counter in words
12 and 13, 64-bit stream number in words 14 and 15. Words are used in order; outcomes come by Lemire's multiplication
with rejection, so they are exactly uniform. ``chance(luck, 1)`` is 0 and uses nothing.
"""

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np

from fondaco.errors import FondacoError

from .compiling import compiled
from .records import Records, new_records, record_type, wide

DRAW, SCRIPT, TRACE = 0, 1, 2
PAGE = 512
"""Outcomes that a script or a trace holds between two visits of Python."""

LUCK = record_type(
    (
        ("mode", np.int32),
        ("at", np.int32),  # next place in the script, or number of outcomes written
        ("length", np.int32),  # outcomes in the script
        ("short", np.int32),  # n of the first outcome that the script lacked, else 0; drop the state then
        ("overflow", np.int32),  # 1 when a trace met more outcomes than it holds
        ("word", np.int32),  # next word of the block; 16: a new block is due
        ("key", np.uint32, 8),
        ("counter", np.uint64),
        ("stream", np.uint64),
        ("block", np.uint32, 16),
        ("ns", np.int32, PAGE),
        ("outcomes", np.int32, PAGE),
    )
)

_MASK = 0xFFFFFFFF


@compiled
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """One quarter round of ChaCha on four 32-bit words held in wider integers."""
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & _MASK
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & _MASK
    a = (a + b) & _MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & _MASK
    c = (c + d) & _MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & _MASK
    return a, b, c, d


@compiled
def _refill(luck: np.record) -> None:
    """Compute the block of the current counter and advance the counter."""
    key, out = luck.key, luck.block
    counter, stream = wide(luck.counter), wide(luck.stream)
    k0, k1, k2, k3 = wide(key[0]), wide(key[1]), wide(key[2]), wide(key[3])
    k4, k5, k6, k7 = wide(key[4]), wide(key[5]), wide(key[6]), wide(key[7])
    n0, n1 = counter & _MASK, (counter >> 32) & _MASK
    n2, n3 = stream & _MASK, (stream >> 32) & _MASK
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = n0, n1, n2, n3
    for _ in range(4):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out[0], out[1] = (x0 + 0x61707865) & _MASK, (x1 + 0x3320646E) & _MASK
    out[2], out[3] = (x2 + 0x79622D32) & _MASK, (x3 + 0x6B206574) & _MASK
    out[4], out[5], out[6], out[7] = (x4 + k0) & _MASK, (x5 + k1) & _MASK, (x6 + k2) & _MASK, (x7 + k3) & _MASK
    out[8], out[9], out[10], out[11] = (x8 + k4) & _MASK, (x9 + k5) & _MASK, (x10 + k6) & _MASK, (x11 + k7) & _MASK
    out[12], out[13], out[14], out[15] = (x12 + n0) & _MASK, (x13 + n1) & _MASK, (x14 + n2) & _MASK, (x15 + n3) & _MASK
    luck.counter = counter + 1
    luck.word = 0


@compiled
def _next_word(luck: np.record) -> int:
    """Next 32 random bits."""
    if luck.word >= 16:
        _refill(luck)
    at = luck.word
    luck.word = at + 1
    return wide(luck.block[at])


@compiled
def chance(luck: np.record, n: int) -> int:
    """Random integer from 0 to n-1, by the mode of ``luck``; 0 for n of 1 or less, using nothing.

    Beyond the end of a script it notes n in ``short`` and returns 0: the caller then drops the state it was changing.
    A script's outcome outside 0..n-1 counts as missing too. ``n`` is at most 2**31 - 1.
    """
    if n <= 1:
        return 0
    if luck.mode == SCRIPT:
        at = luck.at
        if at < luck.length and 0 <= luck.outcomes[at] < n:
            luck.at = at + 1
            return wide(luck.outcomes[at])
        if luck.short == 0:
            luck.short = n
        return 0
    size = wide(n)
    product = _next_word(luck) * size
    if (product & _MASK) < size:
        threshold = 0x100000000 % size
        for _ in range(64):
            if (product & _MASK) >= threshold:
                break
            product = _next_word(luck) * size
    outcome = product >> 32
    if luck.mode == TRACE:
        at = luck.at
        if at < PAGE:
            luck.ns[at] = n
            luck.outcomes[at] = outcome
            luck.at = at + 1
        else:
            luck.overflow = 1
    return outcome


def seed_key(seed: int | bytes | None) -> bytes:
    """The 32-byte key of a seed: 32 bytes stand for themselves, an integer is hashed, None asks the operating system.

    Raises FondacoError ``bad-seed`` for bytes of another length or another type.
    """
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool):
        return hashlib.sha256(b"fondaco seed %d" % seed).digest()
    raise FondacoError("bad-seed", seed=repr(seed))


def new_luck(key: bytes, mode: int = DRAW, stream: int = 0) -> Records:
    """One luck record (array of shape (1,)) that draws with a 32-byte key from stream ``stream`` (below 2**63)."""
    luck = new_records(LUCK)
    luck["key"][0] = np.frombuffer(key, dtype="<u4")
    luck["mode"], luck["stream"], luck["word"] = mode, stream, 16
    return luck


def scripted_luck(outcomes: Sequence[int]) -> Records:
    """One luck record that follows prescribed outcomes; of more than PAGE of them only the first PAGE are in it."""
    luck = new_luck(bytes(32), SCRIPT)
    turn_page(luck, outcomes)
    return luck


def turn_page(luck: Records, outcomes: Sequence[int]) -> None:
    """Let a scripted luck record go on with ``outcomes``, of which it holds the first PAGE."""
    page = outcomes[:PAGE]
    luck["outcomes"][0, : len(page)] = page
    luck["length"], luck["at"] = len(page), 0


def take_trace(luck: Records) -> list[tuple[int, int]]:
    """Take the pairs (n, outcome) written since the last call out of a tracing luck record."""
    if luck["overflow"][0]:
        raise OverflowError("a trace met more outcomes in one action than a page holds")
    written = int(luck["at"][0])
    luck["at"] = 0
    return list(zip(luck["ns"][0, :written].tolist(), luck["outcomes"][0, :written].tolist(), strict=True))
