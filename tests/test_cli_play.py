"""A game in the terminal: choices, commands, undo, saving and going on."""

import json
import re
from pathlib import Path

import pytest

from tests.command_line import Terminal

LANGUAGES = ("en", "cs", "es", "de")
PLAY = ("play", "jambo", "--bot", "heuristic", "--option", "starter=0")
CHOICE = re.compile(r"^ *1 \S", re.MULTILINE)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def typed(*lines: str) -> str:
    """Lines as a person types them."""
    return "".join(f"{line}\n" for line in lines)


class TestTable:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("columns", [80, 120])
    def test_a_whole_game_fits_the_screen(self, terminal: Terminal, language: str, columns: int) -> None:
        terminal.width(columns)
        answer = terminal(*PLAY, "--seed", "7", "--language", language, typed=typed(*["2", "1"] * 300))
        assert answer.code == 0
        assert answer.err == ""
        assert max(len(line.removeprefix("> ")) for line in answer.out.splitlines()) <= columns
        assert "jambo-" not in answer.out
        assert "{" not in answer.out
        end = {"en": "Enter leave", "cs": "Enter odejít", "es": "Intro salir", "de": "Enter gehen"}
        assert end[language] in answer.out

    def test_the_choices_are_numbered(self, terminal: Terminal) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed("2")).out
        assert "1 Look at a card" in out
        assert "2 Go on to play" in out
        assert "1 End turn" in out

    def test_what_happened_is_told_once(self, terminal: Terminal) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed("1", "1", "1")).out
        assert out.count("The cards are dealt") == 1
        assert out.count("Guest keeps the card.") == 1

    def test_the_bots_cards_are_not_shown(self, terminal: Terminal) -> None:
        """The same moves against the same public cards look the same, whatever the bot holds."""
        out = terminal(*PLAY, "--seed", "7", "--name", "Ada", typed="").out
        top = out[: out.index("Market")]
        assert "5 hand cards" in top
        assert "Wares" not in top

    @pytest.mark.parametrize("seat", ["1", "2"])
    def test_one_may_sit_on_either_seat(self, terminal: Terminal, seat: str) -> None:
        out = terminal(*PLAY, "--seed", "7", "--seat", seat, "--name", "Ada", typed="").out
        first_turn = out.index("Ada begins a turn.") if seat == "1" else out.index("Bot begins a turn.")
        assert first_turn < out.index(">")


class TestCommands:
    def test_why_not(self, terminal: Terminal) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed("2", "?", "?1", "?99")).out
        assert "?1" in out
        clauses = re.findall(r"J-\d+\.\d+", out)
        assert clauses
        assert "Ask from ?1 to" in out

    def test_a_hint_is_one_of_the_choices(self, terminal: Terminal) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed("h")).out
        hint = re.search(r"Hint: (.+)", out)
        assert hint
        assert hint[1] in ("Look at a card", "Go on to play", "End turn")

    def test_cards_are_explained(self, terminal: Terminal) -> None:
        assert "Buy all the wares shown" in terminal(*PLAY, "--seed", "7", typed=typed("c")).out

    def test_the_log(self, terminal: Terminal) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed("1", "1", "l")).out
        assert out.count("Guest keeps the card.") == 2

    @pytest.mark.parametrize(
        ("line", "answer"),
        [
            ("dance", "A number chooses."),
            ("0", "Choose a number from 1 to 3."),
            ("4", "Choose a number from 1 to 3."),
            ("", "A number chooses."),
            ("s", "Say where to: s FILE"),
            ("u", "There is nothing to take back."),
            ("u!", "There is nothing to take back."),
            ("?", "first draw, then play."),
        ],
    )
    def test_other_lines_are_answered_and_change_nothing(self, terminal: Terminal, line: str, answer: str) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed(line, "l")).out
        assert answer in out
        assert "Guest looks" not in out

    @pytest.mark.parametrize("number", ["9" * 5000, "0" * 5000, "²", "٣"])
    @pytest.mark.parametrize(
        ("before", "answer"), [("", ("Choose a number", "A number chooses.")), ("?", ("Ask from",))]
    )
    def test_numbers_that_are_none_are_answered(
        self, terminal: Terminal, before: str, number: str, answer: tuple[str, ...]
    ) -> None:
        out = terminal(*PLAY, "--seed", "7", typed=typed("2", before + number, "1")).out
        assert any(line in out for line in answer)
        assert "Bot begins a turn." in out

    def test_after_the_end_nothing_is_decided_or_taken_back(self, terminal: Terminal) -> None:
        questions = ("h", "?", "?1", "u", "u!", "9" * 5000)
        choices = ["2", "1"] * 300
        out = terminal(*PLAY, "--seed", "7", typed=typed(*choices)).out
        made = out[: out.index("Enter leave")].count("> ")
        ended = terminal(*PLAY, "--seed", "7", typed=typed(*choices[:made], *questions))
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.count("Enter leave") == 1 + len(questions), "only what makes sense now is offered"

    @pytest.mark.parametrize("game", [("jambo",), ("samarkand", "--players", "3")])
    def test_brackets_in_a_name_are_no_markup(self, terminal: Terminal, tmp_path: Path, game: tuple[str, ...]) -> None:
        path = tmp_path / "match.json"
        play = ("play", *game, "--bot", "heuristic", "--seed", "7", "--name", "[/b]")
        answer = terminal(*play, typed=typed(*["1", f"s {path}"] * 400))
        assert (answer.code, answer.err) == (0, "")
        assert "[/b] begins a turn." in answer.out
        assert "[/b]" in terminal("replay", str(path)).out

    def test_the_end_names_the_winner(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        out = terminal(*PLAY, "--seed", "7", "--name", "Ada", typed=typed(*["2", "1"] * 300)).out
        made = out[: out.index("Enter leave")].count("> ")
        terminal(*PLAY, "--seed", "7", "--name", "Ada", typed=typed(*(["2", "1"] * 300)[:made], f"s {path}"))
        record = json.loads(path.read_text())
        (winner,) = record["result"]["winners"]
        assert f"The winner is {record['seats'][winner]['name']}." in out

    def test_leaving_an_unsaved_match_takes_two_words(self, terminal: Terminal) -> None:
        answer = terminal(*PLAY, "--seed", "7", typed=typed("1", "q", "1", "q", "q", "1"))
        assert answer.out.count("This match is not saved.") == 2
        assert "Guest keeps the card." in answer.out
        assert answer.code == 0

    def test_a_match_from_a_file_is_unsaved_only_once_it_has_gone_on(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        terminal(*PLAY, "--seed", "7", typed=typed("1", f"s {path}", "q"))
        assert "not saved" not in terminal("play", "--from", str(path), typed=typed("q")).out
        assert "not saved" in terminal("play", "--from", str(path), typed=typed("1", "q", "q")).out


class TestUndo:
    def test_free_while_nothing_was_learned(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        out = terminal(*PLAY, "--seed", "7", typed=typed("2", "u", "1", f"s {path}")).out
        assert "Taken back." in out
        record = json.loads(path.read_text())
        assert record["actions"] == ["look"]
        assert "with_undo" not in record

    def test_beyond_a_reveal_it_must_be_meant_and_marks_the_match(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        out = terminal(*PLAY, "--seed", "7", typed=typed("1", "u", "u!", "2", f"s {path}")).out
        assert "marks the match" in out
        assert out.count("Taken back.") == 1
        record = json.loads(path.read_text())
        assert record["actions"] == ["skip"]
        assert record["with_undo"] is True

    def test_beyond_the_bots_turn(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        out = terminal(*PLAY, "--seed", "7", typed=typed("3", "u!", f"s {path}")).out
        assert "Bot begins a turn." in out
        assert json.loads(path.read_text())["actions"] == []


class TestSaving:
    def test_a_saved_match_goes_on_where_it_was(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        first = terminal(*PLAY, "--seed", "7", "--name", "Ada", typed=typed("1", "1", f"s {path}", "1", "q", "q"))
        again = terminal("play", "--from", str(path), typed=typed("1", f"s {path}", "q"))
        assert first.code == again.code == 0
        assert "Ada keeps the card." in again.out
        record = json.loads(path.read_text())
        assert record["actions"][:3] == ["look", "keep", "end_turn"]
        assert terminal("replay", str(path), "--verify").code == 0

    def test_a_record_may_be_written_over_but_nothing_else(self, terminal: Terminal, tmp_path: Path) -> None:
        path, notes = tmp_path / "match.json", tmp_path / "notes.txt"
        notes.write_text("buy salt")
        out = terminal(*PLAY, typed=typed(f"s {path}", f"s {path}", f"s {notes}")).out
        out = " ".join(out.split())
        assert out.count("Saved to") == 2
        assert "exists and is no match record" in out
        assert notes.read_text() == "buy salt"

    def test_a_place_that_cannot_be_written_is_told(self, terminal: Terminal, tmp_path: Path) -> None:
        out = terminal(*PLAY, typed=typed(f"s {tmp_path / 'no' / 'match.json'}", "1")).out
        assert "cannot be written" in " ".join(out.split())
        assert "Guest looks at a card." in out

    @pytest.mark.parametrize("name", ["a" * 300, "a\0b", "~nobody-has-this-name/match.json", "~a\0b"])
    def test_a_name_that_no_file_can_have_is_told(self, terminal: Terminal, name: str) -> None:
        out = terminal(*PLAY, typed=typed(f"s {name}", "1")).out
        assert "cannot be written" in " ".join(out.split())
        assert "Guest looks at a card." in out

    @pytest.mark.parametrize("name", ["", " ", "a" * 201, "\udcff", "two\nlines"])
    def test_names_that_a_record_cannot_hold_are_refused_at_once(self, terminal: Terminal, name: str) -> None:
        answer = terminal(*PLAY, "--name", name)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err == "A name has from 1 to 200 characters, all of them visible.\n"

    def test_the_longest_name_can_be_saved_and_gone_on_with(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        terminal(*PLAY, "--name", "é" * 200, typed=typed(f"s {path}"))
        assert terminal("play", "--from", str(path), typed=typed("q")).code == 0

    def test_luck_that_was_written_in_does_not_last_for_going_on(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        terminal(*PLAY, typed=typed(f"s {path}"))
        record = json.loads(path.read_text())
        record["luck"] = {"outcomes": [0] * 500}
        path.write_text(json.dumps(record))
        answer = terminal("play", "--from", str(path))
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("The luck of this match was written in by hand")

    def test_a_match_of_bots_alone_has_no_seat_to_go_on_with(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        terminal(*PLAY, typed=typed(f"s {path}"))
        record = json.loads(path.read_text())
        record["seats"][0]["bot"] = "random"
        path.write_text(json.dumps(record))
        answer = terminal("play", "--from", str(path))
        assert (answer.code, answer.err.count("\n")) == (2, 1)
