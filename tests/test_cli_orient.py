"""Orient in the terminal: whole games with every command, variants and suggested options, and what a table shows."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from fondaco.cli.opening import suggestion
from fondaco.games.orient.describe import SUGGESTED
from fondaco.games.orient.room import ROOM
from fondaco.kernel.game import State
from fondaco.texts import format_message
from tests.command_line import Terminal
from tests.orient import position
from tests.rules import play

LANGUAGES = ("en", "cs", "es", "de")
LEAVES = {"en": "Enter leave", "cs": "Enter odejít", "es": "Intro salir", "de": "Enter gehen"}
VARIANTS = ("--option", "vb4=yes", "--option", "vb5=yes", "--option", "keep_hands=yes")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def typed(*lines: str) -> str:
    """Lines as a person types them."""
    return "".join(f"{line}\n" for line in lines)


def opened(*words: str, players: int = 2) -> tuple[str, ...]:
    """The command that begins a game against the heuristic bot."""
    return ("play", "orient", "--bot", "heuristic", "--seed", "3", "--name", "Ada", "--players", str(players), *words)


def drawn(state: State, seat: int | None = 0, language: str = "en") -> str:
    """The table as a seat sees it."""
    console = Console(width=80)
    with console.capture() as capture:
        console.print(state.game.room.draw(state.view(seat), ("Ada", "Ben", "Cyril"), state.game.set, language))
    return capture.get()


class TestPlaying:
    @pytest.mark.parametrize(
        ("players", "language", "words"),
        [
            (2, "en", ()),
            (2, "de", ("--option", "suggested")),
            (5, "cs", VARIANTS),
            (5, "es", ("--option", "suggested")),
        ],
    )
    def test_a_whole_game_fits_the_screen(
        self, terminal: Terminal, players: int, language: str, words: tuple[str, ...]
    ) -> None:
        """Of 2 and of 5 players, with reasons, hints and taking back at the start."""
        lines = ("?", "h", "1", "u", "1", *(str(number) for _ in range(900) for number in (7, 4, 2, 1)))
        answer = terminal(*opened(*words, "--language", language, players=players), typed=typed(*lines))
        assert (answer.code, answer.err) == (0, "")
        assert max(len(line.removeprefix("> ")) for line in answer.out.splitlines()) <= 80
        assert not re.search(r"orient-|[{}]", answer.out)
        assert LEAVES[language] in answer.out

    def test_a_decision_can_be_taken_back_and_a_hint_is_a_choice(self, terminal: Terminal) -> None:
        out = terminal(*opened("--option", "dealer=1"), typed=typed("1", "u", "h")).out
        assert "Taken back." in out
        hint = re.search(r"Hint: (Next: .+)", out)
        assert hint is not None
        assert re.search(rf"\d {hint[1]}", out)

    def test_reasons_are_given_once_and_of_slots_the_first(self, terminal: Terminal) -> None:
        """When the first turn begins: one's own slots are no targets, and cards of one hand are refused alike."""
        lines = ["1"] * 10
        before = terminal(*opened("--option", "dealer=1"), typed=typed(*lines)).out
        told = terminal(*opened("--option", "dealer=1"), typed=typed(*lines, "?")).out[len(before) - 1 :]
        refused = re.findall(r"^\?\d+ +(\w+ ?\w*).*  (O-\w+)$", told.replace("> ", ""), re.MULTILINE)
        reasons = re.findall(r"^    \S.*(?:\n    \S.*)*", told, re.MULTILINE)
        assert len({clause for _, clause in refused}) == len(reasons) == len(set(reasons)) > 0
        assert len(refused) > len(reasons)

    def test_each_level_answers_at_every_number_of_players(self, terminal: Terminal) -> None:
        for players in range(ROOM.seats[0], ROOM.seats[1] + 1):
            bots = ",".join(("easy", "medium", "strong", "easy")[: players - 1])
            words = ("play", "orient", "--players", str(players), "--bot", bots, "--seed", "1", "--option", "dealer=0")
            answer = terminal(*words, typed="")
            assert (answer.code, answer.err) == (0, "")
            assert answer.out.count("╭") >= players


class TestSuggestions:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_they_are_offered_and_can_be_taken(self, terminal: Terminal, tmp_path: Path, players: int) -> None:
        (words,) = suggestion(ROOM, players)
        out = terminal(*opened(players=players), typed="").out
        assert words in out
        assert "--option suggested" in " ".join(out.split())
        path = tmp_path / "match.json"
        out = terminal(*opened("--option", "suggested", players=players), typed=typed(f"s {path}")).out
        assert "--option suggested" not in out
        options = json.loads(path.read_text())["options"]
        assert {name: options[name] for name in SUGGESTED[players]} == SUGGESTED[players]

    def test_they_go_with_other_options(self, terminal: Terminal) -> None:
        words = ("simulate", "orient", "--option", "suggested", "--option", "va1=yes", "--games", "1", "--cap", "50")
        assert terminal(*words, "--json").json["games"] == 1
        refused = terminal("simulate", "orient", "--players", "4", "--option", "suggested", "--option", "vb1=yes")
        assert refused.code == 2

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_they_are_listed(self, terminal: Terminal, language: str) -> None:
        terminal.width(200)
        out = terminal("games", "--language", language).out
        assert out.count("va4=yes") == out.count("va1=yes") == 2
        entry = next(entry for entry in terminal("games", "--json").json if entry["game"] == "orient")
        assert entry["suggested"] == {str(players): options for players, options in SUGGESTED.items()}

    def test_a_game_without_any_says_so(self, terminal: Terminal) -> None:
        answer = terminal("play", "jambo", "--option", "suggested")
        assert (answer.code, answer.err) == (2, "jambo suggests no options.\n")


class TestSimulations:
    def test_how_often_the_cap_was_hit_is_reported(self, terminal: Terminal) -> None:
        words = ("simulate", "orient", "--players", "4", "--games", "20", "--cap", "300")
        found = terminal(*words, "--json").json
        assert 0 < found["capped"] <= found["games"] == 20
        assert found["decisions"] >= 300 * found["capped"]
        assert sum(found["wins"]) == pytest.approx(20)
        assert re.search(rf"{format_message('en', 'cli-count-capped')} +{found['capped']}\b", terminal(*words).out)


class TestTable:
    def test_an_attack_shows_what_it_and_its_answer_come_to(self) -> None:
        hands = [["atk_thief", "ev_potion"], ["def_palace"], []]
        state = position(3, (["crown"], ["sceptre", "+shield", "+lock"]), hands=hands)
        table = drawn(play(state, "attack atk_thief", "play ev_potion"))
        assert "Attack 7: Thief + Strength Potion" in table
        assert "The door opens" not in table
        table = drawn(play(state, "target 1:0", "defend def_palace"), None)
        assert "Defence 7: Palace Guards" in table
        assert "The door opens with 4 or less." in table

    def test_whoever_flies_is_not_measured(self) -> None:
        state = position(3, (["crown"], ["sceptre"]), hands=[["atk_roc"], ["def_archers"], []])
        table = drawn(play(state, "attack atk_roc", "target 1:0"))
        assert "Attack from the air: Bird Roc" in table

    def test_players_are_numbered_as_in_the_choices(self) -> None:
        table = drawn(position(3))
        assert [re.search(rf"{at} {name}:", table) is not None for at, name in enumerate(("Ada", "Ben", "Cyril"), 1)]
