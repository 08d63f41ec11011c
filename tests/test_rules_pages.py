"""The rules of every game as told in ``docs/rules`` and in the texts: each clause, and which of them are rulings."""

import re

import pytest

from fondaco.kernel.room import GAMES, UNFURNISHED
from fondaco.texts import format_message, languages
from tests.telling import ROOT, clauses

every_game = pytest.mark.parametrize("game", [*GAMES, *UNFURNISHED])


def page(game: str) -> str:
    return (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")


def ids(game: str) -> str:
    """A pattern for what is written like a clause of a game."""
    letter = clauses(game)[0]["id"].partition("-")[0]
    return rf"\b{letter}-[A-Z]*\d+(?:\.\d+)?"


@every_game
def test_every_clause_is_told(game: str) -> None:
    assert set(re.findall(ids(game), page(game))) == {entry["id"] for entry in clauses(game)}


@every_game
def test_the_rulings_are_marked(game: str) -> None:
    marked = set(re.findall(rf"({ids(game)}), ruling", page(game)))
    assert marked == {entry["id"] for entry in clauses(game) if entry["ruling"]}


@every_game
@pytest.mark.parametrize("language", languages())
def test_no_rule_is_left_in_another_language(game: str, language: str) -> None:
    others = [other for other in languages() if other != language]
    for entry in clauses(game):
        message = entry["id"].replace(".", "-")
        assert format_message(language, message) not in {message, *(format_message(other, message) for other in others)}
