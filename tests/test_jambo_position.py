"""Positions of Jambo as JSON: identity both ways, defaults, and one clear line for every fault."""

import json
from typing import Any

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel.game import State
from tests.effort import amount
from tests.random_play import steps

GAME = fondaco.game("jambo")
NAMES = GAME.set.names


def at(**fields: Any) -> State:
    """A state in the play phase, unless the fields of the position say otherwise."""
    return GAME.position({"phase": "play", **fields}, seed=1)


def cards(counts: list[int]) -> list[str]:
    """Ids of cards counted per kind."""
    return [NAMES[kind] for kind, n in enumerate(counts) for _ in range(n)]


def again(position: dict[str, Any]) -> dict[str, Any]:
    """A position after the way to a state and back, and through JSON."""
    written: dict[str, Any] = json.loads(json.dumps(GAME.position(position).position()))
    return written


class TestIdentity:
    @pytest.mark.parametrize("seed", range(amount(6, 200)))
    def test_state_to_position_to_state(self, seed: int) -> None:
        for step in steps(GAME, seed):
            position = json.loads(json.dumps(step.after.position()))
            assert GAME.position(position).digest() == step.after.digest()

    @pytest.mark.parametrize("seed", range(amount(1, 20)))
    def test_position_to_state_to_position(self, seed: int) -> None:
        for step in steps(GAME, seed):
            position = step.after.position()
            assert again(position) == json.loads(json.dumps(position))

    def test_the_start_of_a_game_is_nearly_nothing(self) -> None:
        assert again({}) == {"game": "jambo"}
        position = fondaco.game("jambo", starter=0).deal(seed=1).position()
        assert position.keys() == {"game", "hands"}
        assert [len(hand) for hand in position["hands"]] == [5, 5]

    def test_what_is_written_is_what_was_meant(self) -> None:
        position = {
            "game": "jambo",
            "count": 40,
            "decision": "throne_give",
            "undoable": 2,
            "turn": 1,
            "phase": "play",
            "actions": 2,
            "discount": 1,
            "starter": 1,
            "announcer": 0,
            "gold": [61, 7],
            "hands": [["guard", "ware_kkk"], ["ware_kkk", "ware_kkf"]],
            "open_hand": [[], ["ware_kkf"]],
            "shown_hand": [["guard"], ["ware_kkf"]],
            "large": [{"tea": 2, "salt": 1}, {"silk": 1}],
            "small": [{}, {"fruit": 3}],
            "stands": [0, 1],
            "utilities": [["well"], [{"card": "throne", "turned": True}, "boat"]],
            "discard": ["guard", "ware_lht", "small_stand"],
            "deck": {"top": ["lion", {"card": "snake", "seen": [0]}, {"card": "drums", "seen": [0, 1]}]},
            "use": "throne",
            "chosen": "salt",
        }
        assert again(position) == position
        state = GAME.position(position)
        assert [GAME.notation(action) for action in state.legal()] == ["ware silk", "ware fruit"]
        view = state.view(1)
        assert (view["gold"], view["turn"], view["stands"], view["actions"]) == ([61, 7], 1, [0, 1], 2)
        assert cards(view["hand"]) == ["ware_kkk", "ware_kkf"]
        assert cards(view["shown_hand"][0]) == ["guard"]
        assert view["supply"] == [6, 6, 4, 5, 3, 5]
        assert view["discard_top"] == NAMES.index("small_stand")
        assert (view["deck_size"], view["known_top"], view["top_seen"][:3]) == (110 - 11, 3, [0, 1, 3])


class TestMeaning:
    def test_cards_named_nowhere_are_the_deck(self) -> None:
        view = at(hands=[["guard"], []], discard=["well"], utilities=[["boat"], []]).view(None)
        assert view["deck_size"] == 107

    def test_with_a_rest_they_lie_at_the_bottom_of_the_discard_pile(self) -> None:
        state = at(discard=["lion"], deck={"top": ["snake"], "rest": {"guard": 2}})
        view = state.view(None)
        assert (view["deck_size"], sum(view["discard"])) == (3, 107)
        assert view["discard_top"] == NAMES.index("lion")
        assert view["discard"][NAMES.index("guard")] == 4

    def test_the_decision_is_that_of_the_phase(self) -> None:
        assert GAME.position({}).decision == "draw"
        assert GAME.position({"phase": "play"}).decision == "play"

    def test_the_actor_is_the_one_whose_turn_it_is(self) -> None:
        assert GAME.position({"turn": 1}).actor == 1
        assert at(decision="guard_window", actor=1, card="lion", hands=[[], ["guard"]]).actor == 1

    def test_a_finished_game(self) -> None:
        state = GAME.position({"decision": "over", "winner": 1, "announcer": 0, "actions": 0, "gold": [60, 60]})
        assert state.over
        assert state.outcome is not None
        assert state.outcome.winners == (1,)
        assert again(state.position()) == state.position()

    def test_cards_in_limbo_were_seen_by_whose_turn_it_is(self) -> None:
        state = at(phase="draw", decision="keep", limbo=["guard"], turn=1)
        assert state.view(1)["limbo"][0] == NAMES.index("guard")
        assert state.view(0)["limbo"][0] == -1

    @pytest.mark.parametrize(
        "fields",
        [
            {"decision": "elder_discard", "actor": 1, "card": "tribal_elder", "left": 1, "last": "guard",
             "hands": [[], ["guard", "guard", "snake", "lion"]]},
            {"decision": "dancer_ware", "card": "dancer", "second": "ware_kkk", "left": 2, "last": "tea",
             "large": [{"tea": 1, "salt": 1}, {}]},
            {"decision": "boat_ware", "card": "crocodile", "use": "boat", "eaten": "boat"},
            {"decision": "lion_utility", "card": "lion",
             "middle_utilities": [{"card": "boat", "turned": True}, "well"]},
            {"decision": "bid", "card": "arabian_merchant", "bid": 4, "bidder": 1, "middle_cards": ["snake", "lion"]},
            {"decision": "leave_ware", "card": "elephant", "left": 0, "last": "trinkets",
             "large": [{"tea": 5}, {}], "taken": [{"salt": 1}, {}]},
        ],
        ids=lambda fields: fields["decision"],
    )  # fmt: skip
    def test_effects_are_written_as_they_are(self, fields: dict[str, Any]) -> None:
        position = {"game": "jambo", "phase": "play", **fields}
        assert GAME.position(position).legal()
        assert again(position) == {name: value for name, value in position.items() if (name, value) != ("left", 0)}


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"hand": []}, "form-unknown", "root"),
    ({"game": "chess"}, "form-unknown", "game"),
    ({"turn": 2}, "form-unknown", "turn"),
    ({"turn": "0"}, "form-wrong", "turn"),
    ({"actions": 6}, "form-limit", "actions"),
    ({"actions": -1}, "form-limit", "actions"),
    ({"gold": [1]}, "form-limit", "gold"),
    ({"gold": [1, -1]}, "form-limit", "gold[1]"),
    ({"decision": "sleep"}, "form-unknown", "decision"),
    ({"hands": [["dragon"], []]}, "form-unknown", "hands[0][0]"),
    ({"hands": [["lion"], ["lion"]]}, "position-cards-short", "hands[1][0]"),
    ({"hands": [["lion"], []], "deck": {"top": ["lion"]}}, "position-cards-short", "deck.top[0]"),
    ({"stands": [3, 3]}, "position-cards-short", "stands[1]"),
    ({"open_hand": [["lion"], []]}, "position-not-held", "open_hand[0][0]"),
    ({"hands": [["lion"], []], "shown_hand": [["dragon"], []]}, "form-unknown", "shown_hand[0][0]"),
    ({"hands": [["lion"], []], "open_hand": [["lion"], []], "shown_hand": [[], []]}, "position-shown-short",
     "shown_hand[0]"),
    ({"large": [{"gold": 1}, {}]}, "form-unknown", "large[0]"),
    ({"large": [{"tea": 4, "salt": 3}, {}]}, "position-crowded", "large[0]"),
    ({"small": [{}, {"tea": 1}]}, "position-crowded", "small[1]"),
    ({"small": [{}, {"tea": 4}], "stands": [0, 1]}, "position-crowded", "small[1]"),
    ({"large": [{"tea": 4}, {"tea": 3}]}, "position-wares-short", "large[1]"),
    ({"utilities": [["lion"], []]}, "position-wrong-card", "utilities[0][0]"),
    ({"utilities": [["well", "well", "well", "boat"], []]}, "form-limit", "utilities[0]"),
    ({"utilities": [[{"card": "well", "used": True}], []]}, "form-unknown", "utilities[0][0]"),
    ({"deck": {"top": ["lion"] * 7}}, "form-limit", "deck.top"),
    ({"deck": {"rest": {"dragon": 1}}}, "form-unknown", "deck.rest[0]"),
    ({"deck": {"rest": {}}}, "position-no-discard-top", "discard"),
    ({"card": "dragon"}, "form-unknown", "card"),
    ({"card": "lion"}, "position-effect", "card"),
    ({"decision": "bid"}, "position-effect", "card"),
    ({"decision": "boat_ware"}, "position-effect", "use"),
    ({"decision": "boat_ware", "use": "well"}, "position-effect", "use"),
    ({"use": "well"}, "position-effect", "use"),
    ({"decision": "dancer_ware", "card": "dancer"}, "position-effect", "second"),
    ({"decision": "crocodile_use", "card": "crocodile"}, "position-effect", "eaten"),
    ({"decision": "shaman_to", "card": "shaman"}, "position-effect", "chosen"),
    ({"chosen": "tea"}, "position-effect", "chosen"),
    ({"decision": "shaman_to", "card": "shaman", "chosen": "gold"}, "form-unknown", "chosen"),
    ({"decision": "over"}, "position-effect", "winner"),
    ({"last": "dragon"}, "form-unknown", "last"),
]  # fmt: skip


class TestFaults:
    @pytest.mark.parametrize(("fields", "message", "place"), FAULTS)
    def test_a_fault_is_named_with_its_place(self, fields: dict[str, Any], message: str, place: str) -> None:
        with pytest.raises(FondacoError) as caught:
            GAME.position(fields)
        assert (caught.value.message, caught.value.arguments["place"]) == (message, place)
        lines = {caught.value.text(language) for language in ("en", "cs", "es", "de")}
        assert len(lines) == 4
        assert all("\n" not in line and place.removesuffix("root") in line for line in lines)

    def test_no_state_without_an_answer_is_made(self) -> None:
        with pytest.raises(FondacoError, match="parrot_ware"):
            at(decision="parrot_ware", card="parrot")
