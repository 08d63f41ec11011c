"""My First Stone Age in the terminal: what the table does by itself is not asked."""

import pytest

from tests.command_line import Terminal

PLAY = ("play", "stoneage", "--bot", "heuristic", "--seed", "7")
ASKED = "Swap two forest tiles. Everybody, look closely!"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.mark.parametrize("automatic", ["no", "yes"])
def test_a_swap_by_lot_is_drawn_by_the_table(terminal: Terminal, automatic: str) -> None:
    answer = terminal(*PLAY, "--option", f"automatic_swap={automatic}", typed="1\n" * 300)
    assert answer.code == 0
    assert "has built the third hut" in answer.out
    assert "Guest swaps two forest tiles." in answer.out
    assert (ASKED in answer.out) == (automatic == "no")
