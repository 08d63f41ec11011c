"""Orient has a text for everything that it can say, in every language, and its table can be drawn."""

import re
from io import StringIO

import pytest
from rich.console import Console

from fondaco.games.orient.actions import VERBS
from fondaco.games.orient.state import DECISIONS, EFFECTS, GROUPS, PILES, POWERS
from fondaco.games.orient.words import card_text, event_text, object_text, piece_text, treasure_text
from fondaco.kernel.game import State
from fondaco.texts import format_message, languages
from tests.orient import CARDS, DAY_CARDS, TREASURES, all_decline, game, position
from tests.rules import play
from tests.telling import BROKEN, NAMES, ROOT, ask_and_answer, clauses, told, untold

NAMED = ("drew", "looked", "stole", "pilfered", "exchanged")
EVENTS = frozenset({
    *("dealt", "sent", "defended", "played", "discarded", "aimed", "aimed_object", "looked", "looked_row", "exchanged"),
    *("accused", "claimed", "offered", "fetched", "rearranged", "laid_row", "undefended", "rested", "passed", "rolled"),
    *("stole", "stole_object", "pilfered", "pilfered_object", "door_shut", "repelled", "caught", "visited", "drew"),
    *("lost_cards", "ghost", "uncovered", "covered", "stranger", "bought", "lapsed", "awarded", "old_man_rolled"),
    *("old_man_moved", "old_man_middle", "night_ended", "day_card", "dawned", "turn_started", "won"),
})  # fmt: skip
every_language = pytest.mark.parametrize("language", languages())


def wanted() -> list[str]:
    """Every message that the game's own tables ask for."""
    return [
        *(f"orient-{role}-{decision}" for role in ("ask", "wait") for decision in DECISIONS),
        *(f"orient-action-{verb}" for verb, *_ in VERBS),
        *(f"orient-card-{card}" for card in CARDS),
        *(f"orient-treasure-{name}" for name in TREASURES),
        *(f"orient-object-{card}" for card in DAY_CARDS),
        *(f"orient-effect-{effect}" for effect in EFFECTS[1:]),
        *(f"orient-power-{power}" for power in POWERS[1:]),
        *(
            f"orient-bazaar-{power}"
            for power in POWERS[1:]
            if power not in ("day_bonus", "thief_discards", "thief_drunk")
        ),
        *(f"orient-group-{group}" for group in GROUPS),
        *(f"orient-pile-{pile}" for pile in PILES),
        *(f"orient-event-{event}" for event in (*EVENTS, "took_back")),
        *(f"orient-event-{event}-known" for event in NAMED),
        *(entry["id"] for entry in clauses("orient")),
        *(f"orient-option-{option.name}" for option in game().room.options),
        *(f"orient-option-{option.name}-{choice}" for option in game().room.options for choice in option.choices),
        *(f"orient-{word}" for word in ("name", "tagline", "about", "components-note", "ruling", "end-insignia")),
    ]


@every_language
def test_everything_the_game_can_say_has_a_text(language: str) -> None:
    assert untold(language, wanted()) == []


@every_language
def test_pieces_can_be_told_apart_by_name_and_say_what_they_do(language: str) -> None:
    components = game().set
    for kind, number in (("card", 38), ("treasure", 15), ("object", 10)):
        assert len({piece_text(kind, at, components, language) for at in range(number)}) == number
    texts = [card_text(k, components, language) for k in range(38)]
    texts += [treasure_text(t, components, language) for t in range(15)]
    texts += [object_text(k, components, language) for k in range(10)]
    assert [text for text in texts if BROKEN.search(text) or not text] == []


@every_language
@pytest.mark.parametrize("players", [2, 3])
def test_every_event_of_a_game_is_told(language: str, players: int) -> None:
    kinds = told(game(players), language, longest=250)
    assert kinds >= {"turn_started", "drew", "sent", "aimed", "laid_row", "old_man_rolled", "discarded"}
    assert kinds <= EVENTS


@every_language
def test_questions_and_actions_are_whole_sentences(language: str) -> None:
    ask_and_answer(game(4), language, 30)


@every_language
def test_a_treasure_is_named_only_to_those_who_know_it(language: str) -> None:
    state = position(3, (["crown"], ["sceptre", "lamp"]), hands=[["atk_master"], [], []])
    play(state, "attack atk_master", "target 1:0")
    lines = {}
    for seat in (0, 1, 2, None):
        before = state.view(seat)
        after = play(state.copy(), "decline")
        events = state.game.room.events(before, after.view(seat), after.history[-1])
        lines[seat] = event_text(
            next(event for event in events if event.kind == "stole"), NAMES, state.game.set, language
        )
    name = piece_text("treasure", TREASURES.index("ins_sceptre"), state.game.set, language)
    assert [name in lines[seat] for seat in (0, 1, 2, None)] == [True, True, False, False]


@every_language
def test_the_table_is_drawn(language: str) -> None:
    state = position(
        3, (["+crown", "dagger"], ["sceptre", "lamp"]), hands=[["atk_thief"], ["def_palace"], []],
        visitors={"vis_dinarzad": 1}, objects={"baz_camel": 2}, day_cards=["baz_camel"], banned=["archers"],
        drunk=[0, 0, 1],
    )  # fmt: skip
    play(state, "attack atk_thief", "target 1:0", "defend def_palace")
    for seat in (0, None):
        out = StringIO()
        Console(file=out, width=100).print(state.game.room.draw(state.view(seat), NAMES, state.game.set, language))
        drawn = out.getvalue()
        assert not BROKEN.search(drawn)
        assert piece_text("treasure", 0, state.game.set, language) in drawn
        assert (piece_text("treasure", 6, state.game.set, language) in drawn) is (seat == 0)


@every_language
def test_what_stands_beside_an_action(language: str) -> None:
    rows = [["ins_crown", *MORE], [{"treasure": "ins_sceptre", "known_by": [0]}, "val_lamp"], ["ins_signet"]]
    state = position(3, rows=rows, hands=[["atk_captain", "atk_roc", "ev_eyes"], ["def_palace"], []])
    of = state.game

    def note(seat: int, action: str) -> str:
        assert of.room.action_note is not None
        return of.room.action_note(state.view(seat), of.parse(action), of.set, language)

    assert [word in note(0, "attack atk_captain") for word in "74"] == [True, True]
    assert "8" not in note(0, "attack atk_roc")
    assert note(0, "play ev_eyes") == format_message(language, "orient-effect-look_row")
    play(state, "attack atk_captain")
    assert note(0, "target 1:0") == format_message(language, "orient-treasure-ins_sceptre")
    assert note(0, "target 1:1") == note(0, "end_turn") == ""
    assert "6" in note(1, "defend def_palace")


MORE = ["val_dagger", "val_shield", "val_lockpick", "val_lock", "val_crystal", "val_astrolabe", "val_purse", "val_wine"]


@every_language
def test_the_end_is_told(language: str) -> None:
    rows = (["crown", "sceptre", "signet", "lamp"], ["sabre"])
    state = position(2, rows, options={"va1": "yes"}, hands=[["atk_master"], []])
    before = play(state, "attack atk_master", "target 1:0", "decline").view(None)
    all_decline(state)
    events = state.game.room.events(before, state.view(None), state.history[-1])
    assert "Adam" in event_text(events[-1], NAMES, state.game.set, language)
    out = StringIO()
    Console(file=out, width=100).print(state.game.room.draw(state.view(None), NAMES, state.game.set, language))
    assert not BROKEN.search(out.getvalue())
    assert format_message(language, "orient-end-insignia", name="Adam") in out.getvalue()


def test_an_attack_is_told_from_card_to_door() -> None:
    state = position(3, (["crown"], ["sceptre", "lamp"]), [5], hands=[["atk_band"], ["def_servants"], []])
    actions = ("attack atk_band", "target 1:1", "defend def_servants", "done", "roll")
    assert kinds_told(state, 2, *actions) == ["sent", "aimed", "defended", "rolled", "door_shut"]


def kinds_told(state: State, seat: int, *actions: str) -> list[str]:
    """Kinds of the events that a seat sees when actions are played."""
    kinds = []
    for action in actions:
        before = state.view(seat)
        play(state, action)
        kinds += [event.kind for event in state.game.room.events(before, state.view(seat), state.history[-1])]
    return kinds


def test_events_come_in_the_order_in_which_things_happen() -> None:
    state = position(2, (["crown"], ["bottle"]), hands=[["atk_master", "atk_thief"], []])
    play(state, "attack atk_master", "target 1:0", "decline")
    assert kinds_told(state, 1, "decline", "cover_it") == ["caught", "uncovered", "lost_cards", "covered"]
    given = (["crown", "sceptre", "signet", "sabre"], ["lamp"])
    state = position(2, given, [3], hands=[["def_palace"] * 6, []], old_man=1)
    kinds = kinds_told(state, 1, "pass", "end_turn")
    assert kinds == ["rested", "old_man_rolled", "old_man_moved", *["uncovered"] * 4, "won"]


def test_a_window_and_a_day_are_told() -> None:
    state = position(3, (["crown"], ["sceptre"]), hands=[["atk_master"], [], ["ev_snatch_a"]])
    play(state, "attack atk_master", "target 1:0")
    kinds = kinds_told(state, 0, "decline", "decline", "play ev_snatch_a")
    assert kinds == ["undefended", "stole", "played", "pilfered"]
    state = position(
        3, script=[5, 0, 0, 10], decision="bazaar", day=1, dealer=2, object="baz_camel", day_cards=["baz_camel"],
    )  # fmt: skip
    assert kinds_told(state, 0, "offer 0", "pass")[0] == "offered"
    assert kinds_told(state, 0, "pass", "pass", "pass") == [
        *["passed"] * 3, *["rolled"] * 3, "bought", "day_card",
    ]  # fmt: skip


class TestRulesPage:
    PAGE = (ROOT / "docs/rules/orient.md").read_text(encoding="utf-8")

    def test_it_tells_the_deck_that_is_shipped(self) -> None:
        told = re.findall(r"^\| ([^|]+) \| (\d+) \|", self.PAGE, re.MULTILINE)
        data = game().set.data
        cards = [(f"orient-card-{card['id']}", card["number"]) for card in data["night_cards"]]
        days = [(f"orient-object-{card['id']}", card["number"]) for card in data["day_cards"]]
        wanted = sorted((format_message("en", message), str(number)) for message, number in (*cards, *days))
        assert sorted(told) == wanted
