"""The position notation of My First Stone Age: defaults, and what is said of positions that cannot be."""

import re
from pathlib import Path
from typing import Any

import pytest

from fondaco.errors import FondacoError
from tests.stoneage import arrived, game, position


def test_an_empty_position_is_the_start_of_a_game() -> None:
    state = game(3).position({"players": 3})
    assert state.position() == {"game": "stoneage", "players": 3}
    assert (state.actor, state.decision, len(state.legal())) == (0, "flip", 14)


def test_what_a_turn_has_come_to_is_written_down() -> None:
    state = arrived(
        "building_site", 3, goods=[{"fish": 2}, {}, {}], dogs=[1, 0, 0], open_huts=["hut_15", "hut_01", "hut_02"]
    )
    for action in ("build 0", "spare fish"):
        state.apply(state.game.parse(action))
    assert state.position() == {
        "game": "stoneage",
        "players": 3,
        "count": 3,
        "decision": "pay",
        "undoable": 2,
        "turns": 1,
        "goods": [{"fish": 2}, {}, {}],
        "dogs": [1, 0, 0],
        "seen": {"0": "symbol_site"},
        "face_up": [0],
        "open_huts": ["hut_15", "hut_01", "hut_02"],
        "pile": 0,
        "last": "fish",
        "spared": {"fish": 1},
    }


def test_the_example_of_the_documentation(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parent.parent / "docs" / "stoneage.md").read_text(encoding="utf-8")
    example = re.search(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert example is not None
    exec(compile(example[1], "stoneage.md", "exec"), {})  # noqa: S102
    said = [line.partition("  # ")[2] for line in example[1].splitlines() if "  # " in line]
    assert capsys.readouterr().out.splitlines() == said


def test_huts_are_spread_over_the_piles() -> None:
    assert position(built=[["hut_01", "hut_02"], ["hut_03"]]).view(None)["below"] == [1, 4, 4]


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"turn": 2}, "form-limit", "turn"),
    ({"figures": ["dog"]}, "form-limit", "figures"),
    ({"figures": ["cave", "dog"]}, "form-unknown", "figures[0]"),
    ({"goods": [{"tooth": 3}, {}]}, "position-wares-short", "goods"),
    ({"dogs": [2, 1]}, "form-limit", "dogs"),
    ({"seen": {"14": "die_1"}}, "form-unknown", "seen"),
    ({"seen": {"1": "die_7"}}, "form-unknown", "seen.1"),
    ({"seen": {"1": "die_2", "3": "die_2"}}, "components-twice", "seen.3"),
    ({"face_up": [1]}, "form-missing", "seen"),
    ({"built": [["hut_16"], []]}, "form-unknown", "built[0][0]"),
    ({"open_huts": ["hut_01", "hut_02", "hut_16"]}, "form-unknown", "open_huts[2]"),
    ({"given": {"fish": 1}}, "position-effect", "given"),
    ({"pile": 1}, "position-effect", "pile"),
    ({"last": "fish"}, "position-effect", "last"),
]


@pytest.mark.parametrize(("fields", "message", "place"), FAULTS)
def test_a_fault_is_named_with_its_place(fields: dict[str, Any], message: str, place: str) -> None:
    with pytest.raises(FondacoError) as caught:
        position(**fields)
    assert (caught.value.message, caught.value.arguments["place"]) == (message, place)


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"trade": {"fish": 1}}, "A-B05"),
    ({"open_huts": ["hut_01", "hut_01", "hut_02"]}, "A-K07"),
    ({"open_huts": ["hut_01", None, "hut_02"], "below": [4, 4, 4]}, "A-S08"),
    ({"below": [5, 4, 3]}, "A-P16"),
    ({"below": [4, 4, 3]}, "A-K07"),
    ({"built": [["hut_01", "hut_02", "hut_03"], []]}, "A-G02"),
    ({"decision": "over"}, "A-G02"),
    ({"seen": {"0": "symbol_site"}, "face_up": [0]}, "A-Q01"),
    ({"decision": "give", "goods": [{"fish": 1}, {}]}, "A-A02"),
    ({"decision": "steal", "figures": ["dog", "dog"]}, "A-D02"),
    ({"decision": "steal", "figures": ["dog", "dog"], "dogs": [2, 0]}, "A-D02"),
    ({"decision": "swap", "seen": {"0": "die_1"}, "face_up": [0]}, "A-S15"),
    ({"decision": "pay"}, "A-S08"),
    ({"decision": "pay", "pile": 0}, "A-S02"),
    ({"decision": "pay", "pile": 0, "dogs": [2, 0], "goods": [{"tooth": 1}, {}], "spared": {"tooth": 1}}, "A-S10"),
    ({"decision": "take", "figures": ["trading_place", "dog"], "goods": [{"fish": 1}, {}]}, "A-B03"),
    ({"decision": "take", "figures": ["trading_place", "dog"], "given": {"fish": 1}}, "A-B03"),
]


@pytest.mark.parametrize(("fields", "clause"), BROKEN)
def test_a_position_that_breaks_a_rule_is_refused_with_its_clause(fields: dict[str, Any], clause: str) -> None:
    with pytest.raises(FondacoError) as caught:
        position(**fields)
    assert (caught.value.message, caught.value.arguments) == ("position-broken", {"clause": clause})
