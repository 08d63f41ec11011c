"""Warming up: matches are interpreted until the compiled code is there, and everybody sees how far that is."""

import asyncio
import stat
import sys
from pathlib import Path

import pytest

from fondaco.errors import FondacoError
from fondaco.kernel import compiling
from fondaco.kernel.game import Game
from fondaco.kernel.room import GAMES
from fondaco.server import played
from fondaco.server.app import Server
from fondaco.server.bots import Bots
from fondaco.server.played import PlayedGame
from fondaco.server.protocol import Opening
from fondaco.server.rates import Limits
from fondaco.server.store import Store
from fondaco.server.tables import Tables


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiler that only says what the true one says, for a cache that is never complete."""
    script = tmp_path / "compiler"
    monkeypatch.setattr(compiling, "default_mode", lambda: "compiled")
    monkeypatch.setattr(compiling, "is_ready", lambda *_: False)
    monkeypatch.setattr(compiling, "cache_folder", lambda *_: tmp_path)
    monkeypatch.setattr(sys, "executable", str(script))
    monkeypatch.setattr(played, "_load", lambda *_: None)
    return script


def write(script: Path, *lines: str, games: str = "jambo") -> None:
    """Write the compiler; it fails when it is called otherwise than for one of these games."""
    checks = ['[ "$1 $2" = "-m fondaco.kernel.compiling" ] || exit 1', f'case "$3" in {games}) ;; *) exit 1;; esac']
    script.write_text("\n".join(["#!/bin/sh", *checks, *lines, ""]))
    script.chmod(script.stat().st_mode | stat.S_IXUSR)


def test_it_is_interpreted_until_it_is_compiled(compiler: Path) -> None:
    write(
        compiler, *(f"""echo '{{"game":"jambo","step":"x","done":{n},"of":3}}'""" for n in (1, 2, 3)), "echo nonsense"
    )

    async def warm() -> None:
        game = PlayedGame("jambo")
        told: list[tuple[str, tuple[int, int]]] = []
        await game.warm(lambda warming: told.append((warming.mode, warming.progress)))
        assert told == [
            ("interpreted", (1, 4)),
            ("interpreted", (2, 4)),
            ("interpreted", (3, 4)),
            ("compiled", (4, 4)),
        ]
        assert game.ready.is_set()
        assert game.game(2, {}).mode == "compiled"

    asyncio.run(warm())


def test_every_game_is_compiled_and_ready_as_soon_as_its_own_code_is(compiler: Path, tmp_path: Path) -> None:
    """While the second game is still being compiled, the first one can be played at full speed."""
    write(compiler, f'[ "$3" = jambo ] || while [ ! -e {tmp_path}/go ]; do sleep 0.01; done', games="|".join(GAMES))

    async def warm() -> None:
        games = {name: PlayedGame(name) for name in GAMES}
        store = Store.open(tmp_path / "data")
        server = Server(Tables(store, games, Bots()), Limits())
        warming = asyncio.create_task(server.warm())
        async with asyncio.timeout(20):
            await games["jambo"].ready.wait()
            assert games["jambo"].mode == "compiled"
            assert not games["samarkand"].ready.is_set()
            assert games["samarkand"].game(5, {}).deal(seed=1).legal()
            (tmp_path / "go").touch()
            await warming
        assert {game.mode for game in games.values()} == {"compiled"}
        store.close()

    asyncio.run(warm())


def test_the_game_that_is_played_is_compiled_first(compiler: Path, tmp_path: Path) -> None:
    write(compiler, f'echo "$3" >> {tmp_path}/order', games="|".join(GAMES))

    async def warm() -> None:
        store = Store.open(tmp_path / "data")
        tables = Tables(store, {name: PlayedGame(name) for name in GAMES}, Bots())
        match = await tables.open(Opening(game="samarkand", seats=["human", "human"]), bytes(32))
        await tables.table(match)
        await Server(tables, Limits()).warm()
        await tables.close()
        store.close()

    asyncio.run(warm())
    assert (tmp_path / "order").read_text().split() == ["samarkand", *(name for name in GAMES if name != "samarkand")]


def test_a_compiler_that_fails_does_not_keep_the_game_from_being_loaded(compiler: Path) -> None:
    write(compiler, "exit 3")

    async def warm() -> None:
        game = PlayedGame("jambo")
        await game.warm(lambda _: None)
        assert game.ready.is_set()

    asyncio.run(warm())


def test_a_game_that_cannot_be_loaded_remains_interpreted(
    compiler: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    write(compiler, "exit 0")

    def fail(*_: object) -> None:
        raise OSError("no such processor")

    monkeypatch.setattr(played, "_load", fail)

    async def warm() -> None:
        game = PlayedGame("jambo")
        await game.warm(lambda _: None)
        assert game.ready.is_set()
        assert game.mode == "interpreted"

    asyncio.run(warm())
    assert "no such processor" in caplog.text


def test_the_compiler_ends_with_the_server(compiler: Path) -> None:
    write(compiler, f"echo $$ > {compiler}.pid", "exec sleep 60")

    async def warm() -> int:
        warming = asyncio.create_task(PlayedGame("jambo").warm(lambda _: None))
        pid = Path(f"{compiler}.pid")
        async with asyncio.timeout(5):
            while not (pid.exists() and pid.read_text().strip()):
                await asyncio.sleep(0.01)
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        return int(pid.read_text())

    assert not Path(f"/proc/{asyncio.run(warm())}").exists()


def test_options_are_checked_by_the_game_alone() -> None:
    game = PlayedGame("jambo")
    assert game.game(2, {"starter": "1"}).options == {"starter": "1"}
    assert game.game(2, {}) is game.game(2, {})
    for options in ({"components": "x"}, {"mode": "compiled"}, {"starter": "2"}):
        with pytest.raises(FondacoError):
            game.game(2, options)


def test_actions_with_pieces() -> None:
    game = PlayedGame("jambo").game(2, {})
    with_pieces = PlayedGame("jambo").actions_with_pieces(game)
    verbs = {game.action(action)["verb"] for action in with_pieces}
    assert {"look", "buy", "sell", "play", "use", "ware"} <= verbs
    assert not verbs & {"bid", "amount", "seen"}


def test_a_match_waits_for_code_that_need_only_be_loaded(
    compiler: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart no match is replayed in slow code while the fast one is at hand."""
    loaded: list[str] = []
    monkeypatch.setattr(played, "Game", lambda *how, **more: Game(*how, **{**more, "mode": "interpreted"}))
    monkeypatch.setattr(compiling, "is_ready", lambda name, _: name != "jambo")
    monkeypatch.setattr(played, "_load", lambda name, _: loaded.append(name))
    write(compiler, f"while [ ! -e {tmp_path}/go ]; do sleep 0.01; done")

    async def restart() -> None:
        games = {name: PlayedGame(name) for name in GAMES}
        store = Store.open(tmp_path / "data")
        tables = Tables(store, games, Bots())
        seats = ["human", "human"]
        fast, slow = [await tables.open(Opening(game=game, seats=seats), bytes(32)) for game in ("samarkand", "jambo")]
        warming = asyncio.create_task(Server(tables, Limits()).warm())
        async with asyncio.timeout(60):
            await asyncio.gather(tables.table(fast), tables.table(slow))
            assert "samarkand" in loaded
            assert "jambo" not in loaded
            (tmp_path / "go").touch()
            await warming
        assert loaded[-1] == "jambo"
        await tables.close()
        store.close()

    asyncio.run(restart())
