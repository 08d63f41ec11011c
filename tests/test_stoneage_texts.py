"""My First Stone Age has a text for everything that it can say, in every language, and its table can be drawn."""

import re
from io import StringIO

import pytest
from rich.console import Console

from fondaco.games.stoneage.actions import VERBS
from fondaco.games.stoneage.room import ROOM
from fondaco.games.stoneage.state import DECISIONS, GOODS, PLACES
from fondaco.games.stoneage.words import event_text, hut_text, tile_text
from fondaco.kernel.events import Event
from fondaco.texts import format_message, languages
from tests.rules import play
from tests.stoneage import HUTS, TILES, game, position
from tests.telling import NAMES, ROOT, ask_and_answer, clauses, told, untold

EVENTS = frozenset({
    *("dealt", "turn_started", "flipped", "moved", "took", "took_dog", "could_not_build", "nothing", "kept_goods"),
    *("traded", "stole_dog", "left_dog", "built_nothing", "built", "pile_empty", "hut_revealed", "closed", "swapped"),
    "won",
})  # fmt: skip
every_language = pytest.mark.parametrize("language", languages())


def wanted() -> list[str]:
    """Every message that the game's own tables ask for."""
    return [
        *(f"stoneage-{role}-{decision}" for role in ("ask", "wait") for decision in DECISIONS),
        *(f"stoneage-action-{verb}" for verb, *_ in VERBS),
        *(f"stoneage-{word}-{place}" for word in ("place", "symbol", "to") for place in PLACES),
        *(f"stoneage-{word}-{good}" for word in ("good", "goods") for good in GOODS),
        *(f"stoneage-event-{event}" for event in (*EVENTS, "took_back")),
        *(f"stoneage-option-{option.name}" for option in ROOM.options),
        *(f"stoneage-option-{option.name}-{choice}" for option in ROOM.options for choice in option.choices),
        *(entry["id"] for entry in clauses("stoneage")),
        *(f"stoneage-{word}" for word in ("name", "tagline", "about", "components-note", "ruling")),
    ]


@every_language
def test_everything_the_game_can_say_has_a_text(language: str) -> None:
    assert untold(language, wanted()) == []


@every_language
def test_pieces_can_be_told_apart_by_name(language: str) -> None:
    components = game().set
    assert len({tile_text(tile, components, language) for tile in range(len(TILES))}) == 14
    assert len({hut_text(hut, components, language) for hut in range(len(HUTS))}) == 15


@every_language
@pytest.mark.parametrize("players", [2, 4])
def test_every_event_of_a_game_is_told(language: str, players: int) -> None:
    kinds = told(game(players), language)
    assert kinds >= {"turn_started", "flipped", "moved", "took", "nothing", "traded", "built", "closed", "swapped"}
    assert kinds <= EVENTS


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("flipped", {"seat": 0, "tile": 2}), "Adam turns over a tile: 3 steps."),
        (Event("flipped", {"seat": 0, "tile": 10}), "Adam turns over a tile: a fish."),
        (Event("moved", {"seat": 1, "space": 2}), "Berta goes to the swamp."),
        (Event("took", {"seat": 1, "good": 3}), "Berta takes an arrowhead."),
        (Event("nothing", {"seat": 0, "space": 1}), "Adam gets no dog."),
        (Event("nothing", {"seat": 0, "space": 7}), "Adam has nothing to swap here."),
        (Event("nothing", {"seat": 0, "space": 3}), "Nothing is left here. Adam gets nothing."),
        (
            Event("traded", {"seat": 0, "given": [2, 0, 0, 0, 0], "taken": [0, 1, 0, 0, 1]}),
            "Adam gives 2 teeth and takes 1 berry, 1 fish.",
        ),
        (Event("stole_dog", {"seat": 0, "other": 2}), "Adam takes a dog from Cyril."),
        (
            Event("built", {"seat": 0, "hut": 3, "goods": [0, 0, 1, 1, 0], "dogs": 1}),
            "Adam builds a hut and pays 1 pot, 1 arrowhead, 1 dog.",
        ),
        (Event("built", {"seat": 0, "hut": 14, "goods": [0] * 5, "dogs": 2}), "Adam builds a hut and pays 2 dogs."),
        (Event("hut_revealed", {"hut": 3}), "A new hut can be built. It costs 1 tooth, 1 pot, 1 arrowhead."),
        (Event("swapped", {"seat": 0, "slots": [3, 12]}), "Adam swaps two forest tiles."),
    ],
)
def test_events_are_told_in_words(event: Event, line: str) -> None:
    assert event_text(event, NAMES, game().set, "en") == line


@every_language
def test_questions_and_actions_are_whole_sentences(language: str) -> None:
    ask_and_answer(game(4), language, 40)


@every_language
def test_actions_can_be_told_apart(language: str) -> None:
    of = game()
    assert len({of.text(action, language) for action in range(of.actions)}) == of.actions


@every_language
@pytest.mark.parametrize("hidden", ["no", "yes"])
def test_the_table_is_drawn(language: str, hidden: str) -> None:
    state = position(3, options={"hidden_goods": hidden}, goods=[{"fish": 2}, {"pot": 4}, {}],
                     trade={"tooth": 2, "berry": 1, "arrowhead": 1, "fish": 1},
                     seen={"0": "die_3", "1": "die_4"}, face_up=[0], built=[["hut_01"], [], []])  # fmt: skip
    drawn = StringIO()
    Console(file=drawn, width=100).print(ROOM.draw(state.view(0), NAMES, state.game.set, language))
    text = drawn.getvalue()
    assert "stoneage-" not in text
    assert format_message(language, "stoneage-die", n=3) in text
    assert format_message(language, "stoneage-die", n=4) not in text  # turned down again
    assert format_message(language, "stoneage-goods-fish", n=2) in text
    assert (format_message(language, "stoneage-goods-pot", n=4) in text) == (hidden == "no")
    assert (format_message(language, "stoneage-table-hidden-goods", n=4) in text) == (hidden == "yes")


def test_the_tiles_are_drawn_round_the_board() -> None:
    drawn = StringIO()
    state = position()
    Console(file=drawn, width=100).print(ROOM.draw(state.view(0), NAMES, state.game.set, "en"))
    rows = [re.findall(r"\d+(?= ▒)", line) for line in drawn.getvalue().splitlines()]
    ring = [["1", "2", "3", "4"], ["14", "5"], ["13", "6"], ["12", "7"], ["11", "10", "9", "8"]]
    assert [row for row in rows if row] == ring


@every_language
def test_the_end_is_told(language: str) -> None:
    state = position(goods=[{"fish": 2}, {}], built=[["hut_01", "hut_02"], []], seen={"0": "symbol_site"},
                     open_huts=["hut_15", "hut_03", "hut_04"])  # fmt: skip
    play(state, "flip 0", "build 0", "pay")
    drawn = StringIO()
    Console(file=drawn, width=100).print(ROOM.draw(state.view(1), NAMES, state.game.set, language))
    assert format_message(language, "stoneage-end-won", name="Adam") in drawn.getvalue()
    assert format_message(language, "stoneage-end-huts", name="Berta", n=0) in drawn.getvalue()


def test_the_huts_that_lie_open_are_explained() -> None:
    state = position(open_huts=["hut_15", "hut_01", "hut_02"])
    assert ROOM.card_help(state.view(0), state.game.set, "en") == [
        ("Pile 1", "2 fish"),
        ("Pile 2", "1 tooth, 1 berry, 1 pot"),
        ("Pile 3", "1 tooth, 1 berry, 1 arrowhead"),
    ]


def test_some_huts_are_said_to_be_reconstructed() -> None:
    assert len({format_message(language, "stoneage-components-note") for language in languages()}) == 4


@every_language
def test_a_refusal_tells_its_clause(language: str) -> None:
    state = position()
    text = ROOM.refusal_text(state.game.parse("flip 0"), "A-F01", state.game.set, language)
    assert text == format_message(language, "A-F01") != "A-F01"


class TestRulesPage:
    PAGE = (ROOT / "docs/rules/stoneage.md").read_text(encoding="utf-8")

    def test_it_tells_the_cost_of_every_hut(self) -> None:
        told = re.findall(r"^\| (hut_\d\d) \| ([^|]+) \|", self.PAGE, re.MULTILINE)
        assert told == [(hut, hut_text(number, game().set, "en")) for number, hut in enumerate(HUTS)]
