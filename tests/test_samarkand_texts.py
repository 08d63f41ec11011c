"""Samarkand has a text for everything that it can say, in every language, and its table can be drawn."""

import json
import re

import pytest

from fondaco.games.samarkand.actions import VERBS
from fondaco.games.samarkand.components import load
from fondaco.games.samarkand.state import DECISIONS, ENDINGS
from fondaco.games.samarkand.words import piece_text
from fondaco.texts import format_message, languages
from tests.samarkand import CARDS, FAMILIES, game, position
from tests.telling import ROOT, ask_and_answer, clauses, told, untold

EVENTS = frozenset({
    *("dealt", "turn_started", "passed", "sold", "unsold", "married", "reshuffled", "drew", "discarded"),
    *("placed", "placed_second", "took_tile", "related", "prize", "bag_removed", "bag_returned"),
    *("revealed", "ended", "stuck"),
})  # fmt: skip
every_language = pytest.mark.parametrize("language", languages())


def wanted() -> list[str]:
    """Every message that the game's own tables ask for."""
    return [
        *(f"samarkand-{role}-{decision}" for role in ("ask", "wait") for decision in DECISIONS),
        *(f"samarkand-action-{verb}" for verb, *_ in VERBS),
        *(f"samarkand-family-{family}" for family in FAMILIES),
        *(f"samarkand-card-{card}" for card in CARDS),
        *(f"samarkand-space-{space['id']}" for space in game().set.data["spaces"]),
        *(f"samarkand-end-{ending}" for ending in ENDINGS),
        *(f"samarkand-event-{event}" for event in (*EVENTS, "took_back")),
        *(entry["id"] for entry in clauses("samarkand")),
        *(f"samarkand-{word}" for word in ("name", "tagline", "about", "components-note", "ruling")),
    ]


@every_language
def test_everything_the_game_can_say_has_a_text(language: str) -> None:
    assert untold(language, wanted()) == []


@every_language
def test_pieces_can_be_told_apart_by_name(language: str) -> None:
    components = game().set
    for kind, number in (("family", 10), ("card", 33), ("space", 124)):
        assert len({piece_text(kind, at, components, language) for at in range(number)}) == number


def test_pieces_of_ones_own_keep_their_names() -> None:
    data = json.loads((ROOT / "src/fondaco/games/samarkand/components.json").read_text(encoding="utf-8"))
    at = {space["id"]: number for number, space in enumerate(data["spaces"])}
    data["spaces"][at["cairo"]]["name"] = "Fustat"
    components = load(data)
    assert piece_text("space", at["cairo"], components, "cs") == "Fustat"
    assert piece_text("space", at["damascus"], components, "cs") == "Damašek"


@every_language
@pytest.mark.parametrize("players", [2, 3])
def test_every_event_of_a_game_is_told(language: str, players: int) -> None:
    kinds = told(game(players), language)
    assert kinds >= {"turn_started", "married", "drew", "placed", "took_tile", "related", "prize", "discarded"}
    assert kinds <= EVENTS


@every_language
def test_questions_and_actions_are_whole_sentences(language: str) -> None:
    ask_and_answer(game(4), language, 30)


def test_the_map_says_that_it_is_reconstructed() -> None:
    assert len({format_message(language, "samarkand-components-note") for language in languages()}) == 4


@every_language
def test_a_refusal_tells_its_clause(language: str) -> None:
    state = position(money=[0, 3, 3])
    text = state.game.room.refusal_text(state.game.parse("marry egypt"), "S-034", state.game.set, language)
    assert text == format_message(language, "S-034") != "S-034"


class TestRulesPage:
    """The rules as told in ``docs/rules``."""

    PAGE = (ROOT / "docs/rules/samarkand.md").read_text(encoding="utf-8")

    def test_it_tells_the_dowries_and_starts_of_the_map(self) -> None:
        told = re.findall(r"^\| ([^|]+) \| (\d+) \| ([^|]+) \|", self.PAGE, re.MULTILINE)
        data = game().set.data
        starts = {space["id"]: space["name"] for space in data["spaces"]}
        assert told == [(family["name"], str(family["dowry"]), starts[family["start"]]) for family in data["families"]]
