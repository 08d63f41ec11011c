"""Chance: the generator against its published numbers, its outcomes against their odds, and its three modes."""

import hashlib
from collections import Counter

import numpy as np
import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel.chance import (
    DRAW,
    LUCK,
    PAGE,
    SCRIPT,
    TRACE,
    chance,
    new_luck,
    scripted_luck,
    seed_key,
    take_trace,
    turn_page,
)
from fondaco.kernel.compiling import Mode
from fondaco.kernel.records import Records
from fondaco.kernel.room import GAMES
from tests.effort import amount
from tests.proof.engines import proof_doors
from tests.proof.statistics import chi_square_fits

WORD = 2**32
ZERO_KEY = bytes(32)
KEY = bytes(range(32))

# 64 bytes of ChaCha8 in the original layout for an all-zero key and nonce, from block 0.
PUBLISHED = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """A quarter round, written from the definition of ChaCha."""
    for to, add, xor, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[to] = (x[to] + x[add]) % WORD
        mixed = x[xor] ^ x[to]
        x[xor] = (mixed << turn | mixed >> (32 - turn)) % WORD


def block(key: bytes, counter: int, stream: int) -> list[int]:
    """The 16 words of one block of ChaCha8, written from its definition."""
    words = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    words += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    words += [counter % WORD, counter // WORD, stream % WORD, stream // WORD]
    x = list(words)
    for _ in range(4):
        for column in range(4):
            quarter(x, column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return [(a + b) % WORD for a, b in zip(x, words, strict=True)]


def words(luck: Records, number: int) -> list[int]:
    """What the next words of the generator become as outcomes of 31 bits: their upper halves, and none is rejected."""
    return [chance(luck[0], 2**31) for _ in range(number)]


def halves(block: list[int]) -> list[int]:
    """The same of the words of a block."""
    return [word >> 1 for word in block]


def test_the_reference_gives_the_published_numbers() -> None:
    assert b"".join(word.to_bytes(4, "little") for word in block(ZERO_KEY, 0, 0)) == PUBLISHED


def test_the_generator_gives_the_published_numbers() -> None:
    luck = new_luck(ZERO_KEY)
    chance(luck[0], 2)
    assert luck["block"][0].astype("<u4").tobytes() == PUBLISHED


@pytest.mark.parametrize("counter", [0, 1, WORD - 1, WORD, 5 * WORD - 1, 2**62])
@pytest.mark.parametrize("stream", [0, 1, WORD - 1, 7 * WORD + 3, 2**63 - 1])
def test_blocks_follow_each_other_and_the_counter_carries(counter: int, stream: int) -> None:
    luck = new_luck(KEY, stream=stream)
    luck["counter"] = counter
    expected = halves(block(KEY, counter, stream)) + halves(block(KEY, counter + 1, stream))
    assert words(luck, 32) == expected
    assert int(luck["counter"][0]) == counter + 2


def test_streams_and_keys_differ() -> None:
    firsts = {tuple(words(new_luck(key, stream=stream), 4)) for key in (ZERO_KEY, KEY) for stream in range(50)}
    assert len(firsts) == 100


@pytest.mark.parametrize("n", [2, 3, 6, 7, 36, 110, 1000])
def test_outcomes_are_equally_likely(n: int) -> None:
    luck, out = new_luck(seed_key(n)), np.zeros(amount(50, 5000) * n + 20_000, np.int64)
    proof_doors("interpreted").draw_at(luck, 0, n, out[:2000])
    proof_doors("compiled").draw_at(luck, 0, n, out[2000:])
    counts = np.bincount(out, minlength=n).tolist()
    assert len(counts) == n
    assert chi_square_fits(counts, [1] * n)


def test_large_ranges_are_made_even_by_rejection() -> None:
    """Of the words 2**30 are too many for a range of 3 * 2**29; taking them all would favour some outcomes."""
    n = 3 * 2**29
    luck, out = new_luck(KEY), np.zeros(30_000, np.int64)
    proof_doors("compiled").draw_at(luck, 0, n, out)
    assert out.min() >= 0
    assert out.max() < n
    assert chi_square_fits(np.bincount(out % 3, minlength=3).tolist(), [1, 1, 1])
    assert chi_square_fits(np.bincount(out // 2**29, minlength=3).tolist(), [1, 1, 1])
    taken = int(luck["counter"][0]) * 16 - 16 + int(luck["word"][0])
    assert 1.3 < taken / len(out) < 1.37


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_interpreted_and_compiled_draws_are_the_same(mode: Mode) -> None:
    sizes = [2, 3, 5, 110, 2**31 - 1, 3 * 2**29, 1]
    lucks = [new_luck(KEY, TRACE, stream=9) for _ in range(2)]
    for luck in lucks:
        luck["counter"] = WORD - 3
    outs = np.zeros((2, len(sizes), 40), np.int64)
    for doors, luck, out in zip((proof_doors("interpreted"), proof_doors(mode)), lucks, outs, strict=True):
        for row, n in zip(out, sizes, strict=True):
            doors.draw_at(luck, 0, n, row)
    assert outs[0].tolist() == outs[1].tolist()
    assert lucks[0].tobytes() == lucks[1].tobytes()


@pytest.mark.parametrize("mode", [DRAW, SCRIPT, TRACE])
@pytest.mark.parametrize("n", [1, 0, -3])
def test_a_single_outcome_uses_nothing(mode: int, n: int) -> None:
    luck = new_luck(KEY, mode)
    before = luck.copy()
    assert chance(luck[0], n) == 0
    assert luck.tobytes() == before.tobytes()


def test_drawing_and_tracing_give_the_same_outcomes() -> None:
    drawing, tracing = new_luck(KEY), new_luck(KEY, TRACE)
    sizes = [2 + i % 9 for i in range(300)]
    assert [chance(drawing[0], n) for n in sizes] == [chance(tracing[0], n) for n in sizes]


class TestTrace:
    def test_it_holds_every_pair_and_is_taken_once(self) -> None:
        luck = new_luck(KEY, TRACE)
        drawn = [(n, chance(luck[0], n)) for n in (5, 1, 7, 110)]
        assert take_trace(luck) == [pair for pair in drawn if pair[0] > 1]
        assert take_trace(luck) == []
        more = [(3, chance(luck[0], 3))]
        assert take_trace(luck) == more

    def test_a_full_page_is_still_whole(self) -> None:
        luck = new_luck(KEY, TRACE)
        drawn = [(4, chance(luck[0], 4)) for _ in range(PAGE)]
        assert take_trace(luck) == drawn

    def test_more_than_a_page_is_never_taken_for_whole(self) -> None:
        luck = new_luck(KEY, TRACE)
        for _ in range(PAGE + 1):
            chance(luck[0], 4)
        with pytest.raises(OverflowError):
            take_trace(luck)


class TestScript:
    def test_it_is_followed(self) -> None:
        luck = scripted_luck([4, 0, 6])
        assert [chance(luck[0], n) for n in (5, 1, 3, 7)] == [4, 0, 0, 6]
        assert luck["short"][0] == 0

    def test_beyond_its_end_the_first_range_is_noted(self) -> None:
        luck = scripted_luck([1])
        assert [chance(luck[0], n) for n in (2, 9, 5)] == [1, 0, 0]
        assert luck["short"][0] == 9

    @pytest.mark.parametrize("outcome", [-1, 5, 2**31 - 1])
    def test_an_outcome_out_of_range_counts_as_missing(self, outcome: int) -> None:
        luck = scripted_luck([outcome])
        assert chance(luck[0], 5) == 0
        assert luck["short"][0] == 5

    def test_a_page_of_it_is_followed_at_a_time(self) -> None:
        script = [1] * PAGE + [0, 1]
        luck = scripted_luck(script)
        assert [chance(luck[0], 2) for _ in range(PAGE)] == [1] * PAGE
        assert luck["short"][0] == 0
        turn_page(luck, script[PAGE:])
        assert [chance(luck[0], 2) for _ in range(3)] == [0, 1, 0]
        assert luck["short"][0] == 2


class TestSeeds:
    def test_an_integer_is_hashed_and_32_bytes_are_themselves(self) -> None:
        assert seed_key(7) == hashlib.sha256(b"fondaco seed 7").digest()
        assert seed_key(KEY) == KEY
        assert len({seed_key(n) for n in (0, 1, -1, 2**64, 10**40)}) == 5

    def test_the_system_gives_a_new_one_each_time(self) -> None:
        assert len({seed_key(None) for _ in range(20)}) == 20

    @pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "7", 7.0, True, [1]])
    def test_what_is_no_seed_is_refused(self, seed: object) -> None:
        with pytest.raises(FondacoError) as caught:
            seed_key(seed)  # type: ignore[arg-type]
        assert caught.value.message == "bad-seed"


def test_the_same_seed_deals_the_same_game_and_others_differ() -> None:
    for name in GAMES:
        game = fondaco.game(name)
        digests = Counter(game.deal(seed=seed).digest() for seed in [*range(20), *range(20)])
        assert set(digests.values()) == {2}
        assert len(digests) == 20


def test_luck_is_never_part_of_a_state_or_of_what_a_seat_knows() -> None:
    luck = set(LUCK.names or ()) - {"mode", "at", "length"}
    for name in GAMES:
        room = fondaco.game(name).room
        assert luck.isdisjoint(room.state.names or ())
        assert luck.isdisjoint(room.information.names or ())
