"""Positions of Orient: what they say, what is understood of itself, and what is said of a wrong one."""

from typing import Any

import pytest

from fondaco.errors import FondacoError
from tests.orient import all_decline, attack, game, position, rows, seen
from tests.rules import play

TWO = (["crown", "dagger"], ["sceptre", "lamp"])


def described(**fields: Any) -> dict[str, Any]:
    """A position of two players with some fields."""
    return {"players": 2, "rows": rows(2, *TWO), **fields}


def test_what_has_its_default_is_not_written_down() -> None:
    state = position(2, TWO, dealer=1)
    assert set(state.position()) == {"game", "rows"} | ({"pools"} & set(state.position()))


@pytest.mark.parametrize(
    "actions",
    [
        ["attack atk_master", "play ev_potion"],
        ["attack atk_master", "target 1:0"],
        ["attack atk_master", "target 1:0", "defend def_servants"],
        ["attack atk_master", "target 1:0", "decline"],
        ["attack atk_band", "target 1:0", "decline"],
        ["play ev_eyes"],
        ["play ev_swap", "give 1"],
        ["play ev_road"],
        ["discard atk_band"],
        ["rearrange", "lay ins_crown"],
        ["uncover 0", "play ev_parrot", "look 1:0"],
    ],
)
def test_a_turn_is_written_down_in_the_middle_of_everything(actions: list[str]) -> None:
    held = ["atk_master", "atk_band", "ev_potion", "ev_eyes", "ev_swap", "ev_road", "ev_parrot"]
    state = play(position(2, TWO, hands=[held, ["def_servants"]]), *actions)
    again = state.game.position(state.position())
    assert (again.digest(), again.legal()) == (state.digest(), state.legal())


def test_whoever_must_answer_is_understood_of_itself() -> None:
    state = attack(position(2, TWO, hands=[["atk_master"], []]), "atk_master", "1:0")
    assert "actor" not in state.position()
    trapped = position(2, (["crown"], ["bottle"]), hands=[["atk_master"], []])
    all_decline(attack(trapped, "atk_master", "1:0"))
    assert trapped.position()["decision"] == "cover_stolen"
    assert game(2).position(trapped.position()).actor == 0


def test_the_old_man_is_with_the_dealer_unless_it_is_said() -> None:
    assert seen(position(2, TWO), "old_man") == 1
    assert seen(position(2, TWO, dealer=0), "old_man") == 0
    assert seen(position(2, TWO, old_man=0), "old_man") == 0


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"decision": "dream"}, "form-unknown", "decision"),
    ({"hands": [[]]}, "form-limit", "hands"),
    ({"hands": [["atk_nobody"], []]}, "form-unknown", "hands[0]"),
    ({"hands": [["atk_ghoul", "atk_ghoul"], []]}, "position-cards-short", "hands[0]"),
    ({"discard": {"atk_ghoul": 2}}, "position-cards-short", "discard"),
    ({"turn": 3}, "form-limit", "turn"),
    ({"old_man": 4}, "form-limit", "old_man"),
    ({"trimmed": [42, 0]}, "form-limit", "trimmed[0]"),
    ({"pools": [[0, 1], [0, 1]]}, "form-limit", "pools"),
    ({"pools": [[0], [0, 1], [0, 1]]}, "form-limit", "pools[0]"),
    ({"rows": [["ins_crown"], ["ins_crown"]]}, "position-card-twice", "rows[1][0]"),
    ({"rows": [["ins_tiara"], []]}, "form-unknown", "rows[0][0]"),
    ({"offer": [["hat"], []]}, "form-unknown", "offer[0]"),
    ({"visitors": {"ghost": 0}}, "form-unknown", "visitors"),
    ({"winner": 0}, "position-effect", "winner"),
    ({"day": 1}, "position-effect", "day"),
    ({"table": ["atk_thief"]}, "position-effect", "table"),
    ({"decision": "defence", "table": ["atk_thief"], "slot": 0}, "position-effect", "target"),
    ({"decision": "defence", "table": ["atk_thief"], "target": 1, "slot": 9}, "position-effect", "slot"),
    ({"decision": "pilfer", "target": 1, "slot": 0}, "position-effect", "holder"),
    ({"decision": "road"}, "position-effect", "event"),
    ({"decision": "look", "event": "ev_road"}, "position-effect", "event"),
    ({"decision": "draw"}, "position-effect", "draw"),
    ({"decision": "lay"}, "position-effect", "laying"),
    ({"decision": "facing", "laying": "veil"}, "position-effect", "laying"),
    ({"decision": "bazaar", "day": 1}, "position-effect", "object"),
    ({"decision": "claim", "day": 1}, "position-effect", "accused"),
    ({"decision": "bribe", "day": 1, "accused": 1, "claim": "ins_crown"}, "position-effect", "claim"),
    ({"decision": "reroll"}, "position-effect", "die"),
    ({"actor": 1}, "position-effect", "actor"),
]


@pytest.mark.parametrize(("fields", "message", "place"), FAULTS)
def test_a_wrong_value_is_named_with_its_place(fields: dict[str, Any], message: str, place: str) -> None:
    with pytest.raises(FondacoError) as caught:
        game(2).position(described(**fields))
    assert (caught.value.message, caught.value.arguments["place"]) == (message, place)


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"rows": [["ins_crown"], ["ins_sceptre"]]}, "O-S08"),
        ({"old_man": "none"}, "O-VA1"),
        ({"old_man": "middle"}, "O-VA1"),
        ({"objects": {"baz_camel": 0}}, "O-DB5"),
        ({"hands": [["ghost"], []]}, "O-V02"),
        ({"spent": [["0"], []]}, "O-DB6"),
        ({"owner_known": [["ins_mantle"], [], []]}, "O-Q50"),
    ],
)
def test_a_position_that_cannot_be_breaks_a_clause(fields: dict[str, Any], clause: str) -> None:
    with pytest.raises(FondacoError) as caught:
        game(2).position(described(**fields))
    assert (caught.value.message, caught.value.arguments["clause"]) == ("position-broken", clause)
