"""The command line: answers, refusals in one line, languages."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import fondaco
from fondaco.arena import contest
from fondaco.arena.intervals import wilson
from fondaco.kernel.chance import seed_key
from fondaco.kernel.match import Seat, save, write_record
from fondaco.kernel.room import GAMES, room
from tests.clauses import KNOWN
from tests.command_line import Terminal
from tests.random_play import steps

LANGUAGES = ("en", "cs", "es", "de")
COMMANDS = ("games", "play", "serve", "backup", "simulate", "match", "replay", "rules")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match."""
    path = tmp_path_factory.mktemp("match") / "match.json"
    *_, last = steps(fondaco.game("jambo"), 5)
    key = bytes(range(32))
    state = last.after.game.deal(seed=key)
    while not state.over:
        legal = state.legal()
        state.apply(legal[state.count % len(legal)])
    save(write_record(state, [Seat("Ada"), Seat("Ben", "random")], key), path)
    return path


class TestHelp:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("command", ["", *COMMANDS])
    def test_every_command_explains_itself(self, terminal: Terminal, language: str, command: str) -> None:
        answer = terminal(*filter(None, (command,)), "--help", "--language", language)
        assert answer.code == 0
        assert "--help" in answer.out
        assert "cli-" not in answer.out

    def test_the_languages_differ(self, terminal: Terminal) -> None:
        assert len({terminal("--help", f"--language={language}").out for language in LANGUAGES}) == 4

    def test_nothing_typed_shows_the_help(self, terminal: Terminal) -> None:
        assert terminal().out == terminal("--help").out

    def test_the_language_of_the_environment(self, terminal: Terminal) -> None:
        terminal.language("de_AT.UTF-8")
        assert terminal("games").out == terminal("games", "--language", "de").out

    def test_the_version(self, terminal: Terminal) -> None:
        assert terminal("--version").out.strip() == fondaco.__version__


REFUSED: list[tuple[list[str], str]] = [
    (["dance"], "There is no command “dance”."),
    (["games", "--loud"], "There is no option --loud here."),
    (["games", "--language", "la"], "There is no language “la”. The languages are: en, cs, de, es."),
    (["games", "--language"], "There is no language “”. The languages are: en, cs, de, es."),
    (["simulate"], "game is missing."),
    (["simulate", "chess"], "There is no game “chess”. The games are: jambo, orient, samarkand, stoneage."),
    (["simulate", "jambo", "--games", "0"], "--games cannot take this value: 0."),
    (["simulate", "jambo", "--games", "many"], "--games cannot take this value: many."),
    (["simulate", "jambo", "--games"], "--games is not written like this"),
    (["simulate", "jambo", "--players", "3"], "jambo is for 2 players, not for 3."),
    (["simulate", "jambo", "--players", "3" * 40], f"jambo is for 2 players, not for {'3' * 40}."),
    (["simulate", "jambo", "--cap", "3" * 40], "--cap cannot take this value: 3333"),
    (["simulate", "jambo", "--option", "starter"], "“starter” is no option."),
    (["simulate", "jambo", "--option", "starter=2"], "Option “starter” cannot be “2”."),
    (["simulate", "jambo", "--option", "mode=checked"], "jambo has no option “mode”."),
    (["simulate", "jambo", "--bots", "random,random,random"], "3 bots are named, but there are 2 seats."),
    (["simulate", "jambo", "--bots", "deep-thought"], "There is no bot “deep-thought”."),
    (["simulate", "jambo", "--components", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
    (["match", "jambo"], "--bots is missing."),
    (["match", "jambo", "--bots", "random"], "jambo is for 2 players, not for 1."),
    (["match", "jambo", "--bots", "random,deep-thought"], "There is no bot “deep-thought”."),
    (["match", "jambo", "--bots", "random,random", "--until", "2"], "--until cannot take this value: 2.0."),
    (["match", "jambo", "--bots", "random,random", "--until", "nan"], "--until cannot take this value: nan."),
    (["play", "chess"], "There is no game “chess”."),
    (["play"], "GAME is missing."),
    (["play", "jambo", "--bot", "deep-thought"], "There is no bot “deep-thought”."),
    (["play", "jambo", "--seat", "3"], "--seat cannot take this value: 3."),
    (["play", "--from", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
    (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
    (["rules", "chess"], "There is no game “chess”."),
    (["rules", "jambo", "J-99.1"], "jambo has no clause “J-99.1”."),
    (["rules", "jambo", "J-6.7", "J-6.8"], "The command line cannot be understood"),
    (["serve", "--host", "\udcff\udcfe"], "Fondaco cannot listen on "),
    (["backup"], "file is missing."),
    (["backup", "copy.db", "--data", "nowhere"], "There are no matches in nowhere."),
    (["serve", "--port", "70000"], "--port cannot take this value: 70000."),
]


class TestRefusals:
    @pytest.mark.parametrize(("arguments", "line"), REFUSED, ids=lambda value: " ".join(value)[:50])
    def test_one_clear_line_and_exit_code_2(self, terminal: Terminal, arguments: list[str], line: str) -> None:
        answer = terminal(*arguments)
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.startswith(line)
        assert answer.err.count("\n") == 1

    def test_in_the_language_asked_for(self, terminal: Terminal) -> None:
        assert terminal("dance", "--language", "cs").err == "Příkaz „dance“ tu není.\n"


class TestGames:
    def test_for_programs(self, terminal: Terminal) -> None:
        jambo, orient, samarkand, stoneage = terminal("games", "--json").json
        assert (jambo["game"], jambo["seats"], jambo["actions"], jambo["rules_version"]) == (
            "jambo",
            [2, 2],
            fondaco.game("jambo").actions,
            1,
        )
        assert jambo["options"] == [{"name": "starter", "choices": ["lot", "0", "1"], "default": "lot"}]
        assert jambo["components"]["provenance"]["reconstructed"] > 0
        assert (orient["game"], orient["seats"]) == ("orient", [2, 5])
        assert (samarkand["game"], samarkand["seats"]) == ("samarkand", [2, 5])
        assert (stoneage["game"], stoneage["seats"]) == ("stoneage", [2, 4])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_for_people(self, terminal: Terminal, language: str) -> None:
        out = terminal("games", "--language", language).out
        assert "jambo" in out
        assert "77" in out
        assert "2–5" in out
        assert "…" not in out
        assert max(map(len, out.splitlines())) <= 80


class TestRules:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_of_them(self, terminal: Terminal, language: str) -> None:
        terminal.width(200)
        words = terminal("rules", "jambo", "--language", language).out.split()
        assert set(words) >= {clause for clause in KNOWN if clause.startswith("J-")}
        assert not [word for word in words if word.startswith(("jambo-", "J-6-"))]

    def test_one_of_them(self, terminal: Terminal) -> None:
        by_id, by_number = terminal("rules", "jambo", "j-6.7").out, terminal("rules", "jambo", "6.7").out
        assert by_id == by_number
        assert "J-6.7" in by_id
        assert "2 gold" in by_id
        assert "[Ruling]" not in by_id

    @pytest.mark.parametrize("typed", ["S-061", "s-61", "61", "061"])
    def test_numbers_need_no_zeros(self, terminal: Terminal, typed: str) -> None:
        assert "S-061" in terminal("rules", "samarkand", typed).out

    def test_rulings_are_numbered_apart(self, terminal: Terminal) -> None:
        assert "S-R11" in terminal("rules", "samarkand", "r11").out
        assert terminal("rules", "samarkand", "R011").out == terminal("rules", "samarkand", "S-R11").out
        assert terminal("rules", "samarkand", "R99").code == 2

    @pytest.mark.parametrize("game", GAMES)
    def test_every_clause_of_every_game(self, terminal: Terminal, game: str) -> None:
        terminal.width(200)
        words = set(terminal("rules", game).out.split())
        assert words >= {clause for clause in KNOWN if clause.startswith(f"{room(game).prefix}-")}

    def test_a_ruling_says_that_it_is_one(self, terminal: Terminal) -> None:
        assert "[Ruling]" in terminal("rules", "jambo", "J-6.8").out

    def test_for_programs(self, terminal: Terminal) -> None:
        (clause,) = terminal("rules", "jambo", "J-6.8", "--json").json
        assert (clause["clause"], clause["ruling"]) == ("J-6.8", True)
        assert clause["text"]


class TestSimulate:
    def test_for_programs(self, terminal: Terminal) -> None:
        answer = terminal("simulate", "jambo", "--games", "20", "--bots", "random", "--seed", "1", "--json")
        found = answer.json
        assert {
            "game",
            "players",
            "games",
            "decisions",
            "choices",
            "seconds",
            "compile_seconds",
            "wins",
        } <= found.keys()
        assert (found["game"], found["players"], found["games"]) == ("jambo", 2, 20)
        assert sum(found["wins"]) == 20
        assert 0 < found["choices"] < found["decisions"]
        for rate in ("games", "decisions", "choices"):
            assert found[f"{rate}_per_s"] == pytest.approx(found[rate] / found["seconds"])
        assert answer.out.count("\n") == 1

    def test_the_same_seed_gives_the_same_games(self, terminal: Terminal) -> None:
        def played(seed: str, bots: str) -> tuple[int, list[float]]:
            arguments = ("--games", "6", "--seed", seed, "--bots", bots, "--json")
            found = terminal("simulate", "jambo", *arguments).json
            return found["decisions"], found["wins"]

        for bots in ("random", "random,heuristic"):
            assert played("4", bots) == played("4", bots)
        assert played("4", "random") != played("5", "random")

    def test_a_cap_is_reported(self, terminal: Terminal) -> None:
        found = terminal("simulate", "jambo", "--games", "3", "--cap", "10", "--json").json
        assert (found["capped"], found["decisions"], found["wins"]) == (3, 30, [1.5, 1.5])

    def test_a_component_file_of_ones_own_is_played_with(self, terminal: Terminal, tmp_path: Path) -> None:
        data = json.loads(json.dumps(dict(fondaco.game("jambo").set.data)))
        data["start_gold"] = 100
        path = tmp_path / "rich.json"
        path.write_text(json.dumps(data))
        rich = terminal("simulate", "jambo", "--games", "20", "--components", str(path), "--json").json
        usual = terminal("simulate", "jambo", "--games", "20", "--json").json
        assert rich["decisions"] < usual["decisions"] / 4

    def test_for_people(self, terminal: Terminal) -> None:
        out = terminal("simulate", "jambo", "--games", "3", "--bots", "heuristic,random").out
        assert "heuristic" in out
        assert "per second" in out


class TestMatch:
    def test_for_programs(self, terminal: Terminal) -> None:
        found = terminal("match", "jambo", "--bots", "heuristic,random", "--games", "9", "--json").json
        assert found["games"] == 10  # whole deals: each is played with seats swapped
        first, second = found["bots"]
        assert (first["bot"], second["bot"]) == ("heuristic", "random")
        assert first["wins"] + second["wins"] == 10
        assert first["wins"] >= 8
        assert first["interval"] == list(wilson(first["wins"], 10))

    def test_equal_bots_share_every_deal(self, terminal: Terminal) -> None:
        found = terminal("match", "jambo", "--bots", "heuristic,heuristic", "--games", "10", "--json").json
        assert [bot["wins"] for bot in found["bots"]] == [5.0, 5.0]

    def test_it_stops_when_the_matter_is_decided(self, terminal: Terminal) -> None:
        arguments = ("--bots", "heuristic,random", "--games", "400", "--until", "0.5", "--json")
        found = terminal("match", "jambo", *arguments).json
        assert found["games"] < 100
        assert found["bots"][0]["interval"][0] > 0.5

    def test_threads_change_nothing(self, terminal: Terminal) -> None:
        def wins(workers: str) -> list[float]:
            arguments = ("--bots", "heuristic,random", "--games", "12", "--workers", workers, "--json")
            return [bot["wins"] for bot in terminal("match", "jambo", *arguments).json["bots"]]

        assert wins("1") == wins("3")

    def test_an_interruption_stops_all_threads(self) -> None:
        def interrupt(_: int) -> None:
            raise KeyboardInterrupt

        threads = threading.active_count()
        with pytest.raises(KeyboardInterrupt):
            contest.hold(fondaco.game("jambo"), ["random", "random"], 10_000, seed=0, workers=2, played=interrupt)
        assert threading.active_count() == threads

    def test_for_people(self, terminal: Terminal) -> None:
        answer = terminal("match", "jambo", "--bots", "heuristic,random", "--games", "2", "--language", "cs")
        assert "2 hry" in answer.out


class TestInterval:
    def test_known_values(self) -> None:
        assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
        assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
        assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
        assert wilson(0, 0) == (0.0, 1.0)


class TestReplay:
    def test_for_people(self, terminal: Terminal, finished: Path) -> None:
        out = terminal("replay", str(finished)).out
        assert "Ada begins a turn." in out
        assert "Ben begins a turn." in out
        assert "wins" in out
        assert "actions played again" in out

    def test_the_log_tells_what_the_players_saw(self, terminal: Terminal, finished: Path) -> None:
        looked = terminal("replay", str(finished), "--language", "cs").out
        assert "si prohlíží kartu" in looked

    def test_the_log_of_a_match_that_goes_on_tells_what_everybody_saw(self, terminal: Terminal, tmp_path: Path) -> None:
        game = fondaco.game("samarkand", players=3, starter="0")
        state = game.deal(seed=1)
        state.apply(state.legal()[0])
        record = write_record(state, [Seat(name) for name in ("Ada", "Ben", "Eva")], seed_key(1))
        save(record, tmp_path / "match.json")
        out = terminal("replay", str(tmp_path / "match.json")).out
        assert "Ada draws 3 cards." in out

    def test_verified(self, terminal: Terminal, finished: Path) -> None:
        answer = terminal("replay", str(finished), "--verify")
        assert answer.code == 0
        assert "The end agrees with the file" in answer.out

    def test_for_programs(self, terminal: Terminal, finished: Path) -> None:
        found = terminal("replay", str(finished), "--verify", "--json").json
        record = json.loads(finished.read_text())
        assert found["verified"] is found["over"] is True
        assert (found["digest"], found["winners"]) == (record["result"]["digest"], record["result"]["winners"])

    def test_a_record_whose_end_differs_is_refused(self, terminal: Terminal, finished: Path, tmp_path: Path) -> None:
        record = json.loads(finished.read_text())
        record["result"]["digest"] = "0" * 64
        path = tmp_path / "forged.json"
        path.write_text(json.dumps(record))
        answer = terminal("replay", str(path), "--verify")
        assert answer.code == 2
        assert answer.err.count("\n") == 1

    @pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "fondaco-match", "format_version": 1}'])
    def test_what_is_no_record_is_refused(self, terminal: Terminal, tmp_path: Path, text: str) -> None:
        path = tmp_path / "match.json"
        path.write_text(text)
        answer = terminal("replay", str(path))
        assert answer.code == 2
        assert answer.err.startswith(str(path))
        assert answer.err.count("\n") == 1


def started(*arguments: str, stdin: int = subprocess.DEVNULL, **environment: str) -> subprocess.Popen[str]:
    """The program in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "fondaco", *arguments],
        env={**os.environ, **environment},
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


class TestProcess:
    def test_ctrl_c_ends_it_cleanly(self) -> None:
        with started("play", "jambo", "--bot", "random", stdin=subprocess.PIPE, LANG="en") as process:
            assert process.stdout is not None
            while "number: choose" not in process.stdout.readline():
                pass
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
        assert process.returncode == 130
        assert err.strip() == "Interrupted."

    def test_typed_bytes_that_are_no_text_are_answered(self) -> None:
        with started("play", "jambo", "--bot", "random", stdin=subprocess.PIPE, PYTHONUTF8="1", LANG="en") as process:
            assert process.stdin is not None
            os.write(process.stdin.fileno(), b"\xff\n1\n")
            out, err = process.communicate(timeout=60)
        assert (process.returncode, err) == (0, "")
        assert out.count("A number chooses.") == 1

    def test_a_reader_that_goes_away_is_no_error(self) -> None:
        with started("rules", "jambo", LANG="en") as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.readline()
            process.stdout.close()
            err = process.stderr.read()
        assert process.returncode == 0
        assert err == ""

    def test_showing_the_games_imports_nothing_heavy(self) -> None:
        code = "import sys; from fondaco.cli.app import run; run(['games', '--json']); print(sorted(sys.modules))"
        out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        loaded = out.splitlines()[-1]
        for heavy in ("numba", "starlette", "sqlalchemy", "uvicorn", "alembic"):
            assert f"'{heavy}'" not in loaded
