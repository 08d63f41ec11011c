"""The README keeps its word: its example runs and its links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL))
def test_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("target", re.findall(r"\]\((?!https?:)([^)]+)\)", README))
def test_link_leads_somewhere(target: str) -> None:
    assert (ROOT / target.partition("#")[0]).exists()


@pytest.mark.parametrize("target", re.findall(r"^make ([a-z]+)", README, re.MULTILINE))
def test_command_is_one_of_the_makefile(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
