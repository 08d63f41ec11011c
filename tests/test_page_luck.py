"""The browser's own luck: its SHA-256 and its generator give what Python's give."""

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from fondaco.kernel.chance import DRAW, chance, new_luck, seed_key
from tests.proof.play import dice

WEB = Path(__file__).resolve().parents[1] / "web"

RUN = """
import ts from 'typescript';
import { readFileSync } from 'node:fs';
const plain = (text) => ts.transpileModule(text, { compilerOptions: { module: 99, target: 99 } }).outputText;
const load = (name) =>
  import('data:text/javascript,' + encodeURIComponent(plain(readFileSync(`src/lib/${name}.ts`, 'utf8'))));
const { sha256, hex, unhex } = await load('sha256');
const { ChaCha8 } = await load('chacha8');
const { texts, draws } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify({
  digests: texts.map((text) => hex(sha256(unhex(text)))),
  outcomes: draws.map(([key, sizes]) => {
    const luck = new ChaCha8(unhex(key));
    return sizes.map((n) => luck.draw(n));
  }),
}));
"""


@pytest.fixture(scope="module")
def node() -> str:
    """The Node that builds the page. Without it, or before that, a test is skipped, and fails in CI."""
    found = shutil.which("node") or shutil.which("node", path=WEB.parent / ".venv-node" / "bin")
    if found is None or not (WEB / "node_modules" / "typescript").exists():
        reason = "the page has not been built here: make page"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def run(node: str, **given: Any) -> dict[str, Any]:
    """What the page's code makes of this."""
    done = subprocess.run(
        [node, "--input-type=module", "--eval", RUN],
        cwd=WEB,
        input=json.dumps({"texts": [], "draws": [], **given}),
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_sha256_of_any_length(node: str) -> None:
    texts = [dice(length).randbytes(length) for length in (*range(131), 1_000, 10_000)]
    digests = run(node, texts=[text.hex() for text in texts])["digests"]
    assert digests == [hashlib.sha256(text).hexdigest() for text in texts]


def drawn(key: bytes, sizes: list[int]) -> list[int]:
    """What Python draws."""
    luck = new_luck(key, DRAW)
    return [int(chance(luck[0], n)) for n in sizes]


def test_outcomes_of_all_sizes(node: str) -> None:
    chosen = dice(1)
    sizes = [1, 2, 6, 52, 112, 2**31 - 1, 2**30 + 1, *(chosen.randrange(1, 2**31) for _ in range(300))]
    sizes += [chosen.randrange(1, 130) for _ in range(2_000)]
    draws = [(seed_key(seed), sizes[seed:]) for seed in range(4)]
    outcomes = run(node, draws=[(key.hex(), those) for key, those in draws])["outcomes"]
    assert outcomes == [drawn(key, those) for key, those in draws]


def test_words_that_are_thrown_away(node: str) -> None:
    """Near half of the words do not count for such a size, so the sequences would soon part."""
    sizes = [2**31 - 2**29] * 200
    (outcomes,) = run(node, draws=[(seed_key(7).hex(), sizes)])["outcomes"]
    assert outcomes == drawn(seed_key(7), sizes)
