"""The tools that build and prove: what they decide by themselves."""

from pathlib import Path

import pytest

from tools.clauses import refusals
from tools.page import node_is_new_enough


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.3", False),
        ("v22.12.0", True),
        ("v22.11.0", False),
        ("v24.0.0", True),
        ("v18.20.4", False),
        ("", False),
    ],
)
def test_node_for_the_page(version: str, enough: bool) -> None:
    assert node_is_new_enough(version) is enough


def test_refusals_are_found_in_one_file_of_rules_and_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules.py").write_text("NO_ROOM = clause(6, 3)\ndef can(): return clause(6, 10)\n")
    (tmp_path / "rules" / "draw.py").write_text("ONCE = clause(3, 2)\nother(1, 1)\n")
    (tmp_path / "actions.py").write_text("NOT_A_RULE = clause(9, 9)\n")
    assert refusals(tmp_path, "J") == {"J-6.3", "J-6.10", "J-3.2"}


def test_refusals_by_rulings_and_by_clauses_without_chapters_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("FULL = clause(19)\nSTUCK = ruling(20)\n")
    assert refusals(tmp_path, "S") == {"S-019", "S-R20"}
