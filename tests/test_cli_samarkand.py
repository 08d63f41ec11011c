"""Samarkand in the terminal: several bots, choices with what they bring, and what a table does without asking."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fondaco.bots.players import Bot, RandomBot
from fondaco.cli.sitting import Sitting
from fondaco.cli.talk import Talk
from fondaco.kernel.game import State
from tests.command_line import Terminal
from tests.samarkand import position

PLAY = ("play", "samarkand", "--bot", "heuristic", "--option", "starter=0", "--seed", "3", "--name", "Ada")
LANGUAGES = ("en", "cs", "es", "de")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def typed(*lines: str) -> str:
    """Lines as a person types them."""
    return "".join(f"{line}\n" for line in lines)


class TestPlaying:
    @pytest.mark.parametrize(("columns", "language"), [(80, "en"), (80, "de"), (120, "cs")])
    def test_a_whole_game_fits_the_screen(self, terminal: Terminal, columns: int, language: str) -> None:
        """Whoever chooses the last thing offered extends routes where that can be done."""
        terminal.width(columns)
        choices = [str(number) for number in (9, 6, 3, 2, 1)] * 400
        answer = terminal(*PLAY, "--language", language, typed=typed(*choices))
        assert (answer.code, answer.err) == (0, "")
        lines = [line.removeprefix("> ") for line in answer.out.splitlines()]
        assert max(map(len, lines)) <= columns
        assert not re.search(r"samarkand-|[{}]", answer.out)
        end = {"en": "Enter leave", "cs": "Enter odejít", "es": "Intro salir", "de": "Enter gehen"}
        assert end[language] in answer.out

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_all_others_are_bots_with_names_of_their_own(self, terminal: Terminal, players: int) -> None:
        out = terminal(*PLAY, "--players", str(players), typed="").out
        assert len(re.findall(r"^ *▸? *(?:Ada|Bot(?: \d)?)  ", out, re.MULTILINE)) == players
        assert ("Bot 2" in out) == (players > 2)

    def test_each_bot_can_be_of_its_own_kind(self, terminal: Terminal, tmp_path: Path) -> None:
        path = tmp_path / "match.json"
        kinds = ("--players", "4", "--bot", "easy,random,easy", "--seat", "2")
        out = terminal(*PLAY, *kinds, typed=typed("1", f"s {path}")).out
        seats = json.loads(path.read_text())["seats"]
        assert [seat.get("bot") for seat in seats] == ["easy", None, "random", "easy"]
        assert [seat["name"] for seat in seats] == ["Easy bot 1", "Ada", "Bot", "Easy bot 2"]
        assert all(f"  {name} " in out for name in ("Easy bot 1", "Bot", "Easy bot 2"))
        assert "Easy bot 2" in terminal("play", "--from", str(path), typed="").out

    def test_as_many_bots_as_seats(self, terminal: Terminal) -> None:
        answer = terminal(*PLAY, "--players", "4", "--bot", "easy,medium")
        assert (answer.code, answer.out) == (2, "")
        assert answer.err == "2 bots are named, but there are 3 seats.\n"

    @pytest.mark.parametrize(("players", "code"), [("1", 2), ("6", 2), ("5", 0)])
    def test_the_number_of_players_is_that_of_the_box(self, terminal: Terminal, players: str, code: int) -> None:
        answer = terminal(*PLAY, "--players", players)
        assert answer.code == code
        assert ("samarkand is for 2–5 players" in answer.err) == (code == 2)

    def test_choices_say_what_they_cost(self, terminal: Terminal) -> None:
        out = terminal(*PLAY, typed="").out
        assert re.search(r"\d Marry into Persia +6 dirhams", out)


Sit = Callable[..., tuple[Sitting, str]]


@pytest.fixture
def sit(terminal: Terminal, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Seats a person at seat 0 of a position and types lines; the sitting, and what was shown."""
    assert terminal

    def sit(state: State, *lines: str) -> tuple[Sitting, str]:
        pending = list(lines)
        talk = Talk("en")

        def answer(_: str) -> str:
            if not pending:
                raise EOFError
            return pending.pop(0)

        monkeypatch.setattr(talk.out, "input", answer)
        bots: list[Bot | None] = [None, *(RandomBot(seat) for seat in range(1, state.game.players))]
        names = ["Ada", *(f"Bot {seat}" for seat in range(1, state.game.players))]
        sitting = Sitting(talk, [state], 0, names, bots, adviser=lambda: RandomBot(1), save=lambda *_: None)
        sitting.play()
        assert not pending, f"not asked for {pending}"
        return sitting, capsys.readouterr().out

    return sit


def copper(*hands: list[str], **fields: Any) -> State:
    """Seat 0 leads a camel to the copper, or elsewhere."""
    members = [["levant"], *([] for _ in hands[1:])]
    return position(
        len(hands), decision="first_camel", family="levant", members=members, camels={"tyre": ["levant"]},
        hands=list(hands), **fields,
    )  # fmt: skip


def choice(state: State, action: str) -> str:
    """What to type for an action."""
    return str(state.legal().index(state.game.parse(action)) + 1)


class TestWithoutAsking:
    def test_who_cannot_sell_is_not_asked(self, sit: Sit) -> None:
        state = copper(["wine"], ["silver"], ["jade"])
        sitting, _ = sit(state, choice(state, "place cyprus"))
        told = [state.game.notation(action) for action in sitting.state.history[:4]]
        assert told == ["place cyprus", "keep", "keep", "keep"]

    def test_who_can_sell_is_asked(self, sit: Sit) -> None:
        state = copper(["copper"], ["silver"], ["jade"])
        sitting, _ = sit(state, choice(state, "place cyprus"), "1")
        assert [state.game.notation(action) for action in sitting.state.history[:2]] == ["place cyprus", "sell"]

    def test_a_lone_pass_is_played(self, sit: Sit) -> None:
        state = position(3, money=[0, 9, 9], members=[[], ["levant"], []], starter=0)
        sitting, _ = sit(state)
        assert state.game.notation(sitting.state.history[0]) == "pass"

    def test_taking_back_goes_past_what_was_not_asked(self, sit: Sit) -> None:
        state = copper(["wine"], ["silver"], ["jade"])
        before = state.digest()
        sitting, _ = sit(state, choice(state, "place cyprus"), "u", "u!")
        assert sitting.state.digest() == before
        assert sitting.with_undo


class TestCommands:
    @pytest.mark.parametrize("line", ["p", "p 0", "p 99", "p x"])
    def test_a_preview_wants_a_number_of_the_list(self, terminal: Terminal, line: str) -> None:
        assert "Choose a number from 1 to 10." in terminal(*PLAY, typed=typed(line)).out

    def test_a_preview_tells_what_a_camel_brings_and_does_nothing(self, sit: Sit) -> None:
        state = copper(["wine"], ["silver"])
        sitting, out = sit(state, f"p {choice(state, 'place cyprus')}")
        assert "→ Ada leads Levant on: Cyprus." in out
        assert "→ Ada takes the goods tile Copper 12." in out
        assert sitting.state == state

    def test_a_preview_tells_nothing_of_chance(self, sit: Sit) -> None:
        state = position(3)
        _, out = sit(state, f"p {choice(state, 'marry egypt')}")
        assert "Nothing of what it brings is certain." in out
        assert "→" not in out

    def test_forbidden_spaces_are_told_in_few_lines(self, sit: Sit) -> None:
        """Of more than a hundred spaces that are out of reach one stands for all."""
        _, out = sit(copper(["wine"], ["silver"]), "?", "?1")
        refused = re.findall(r"^\?(\d+) +Camel: .*  (S-\d+)$", out, re.MULTILINE)
        assert [number for number, _ in refused] == [str(at) for at in range(1, len(refused) + 1)]
        assert {clause for _, clause in refused} == {"S-056", "S-057"}
