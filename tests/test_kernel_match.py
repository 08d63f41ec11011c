"""Match records: what is written is read back and played again; a wrong one gets one clear line with the place."""

import copy
import hashlib
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel import match
from fondaco.kernel.chance import seed_key
from fondaco.kernel.game import State
from fondaco.kernel.match import (
    Luck,
    MatchRecord,
    Seat,
    commitment,
    load,
    mix,
    play,
    replay,
    save,
    to_json,
    trace_of,
    verify,
    write_record,
)
from fondaco.kernel.room import GAMES
from fondaco.texts import languages
from tests.proof.play import dice, game_of, walk

games = pytest.mark.parametrize("name", GAMES)
KEY = seed_key(5)


def seats(state: State) -> list[Seat]:
    """Somebody on every seat."""
    return [Seat(f"Seat {seat}", "random") for seat in range(state.game.players)]


def finished(name: str = GAMES[0]) -> MatchRecord:
    """The record of a whole game."""
    state = fondaco.game(name).deal(seed=KEY)
    for _ in walk(state, dice(5)):
        pass
    return write_record(state, seats(state), KEY)


def running(name: str = GAMES[0], reveal: bool = False) -> MatchRecord:
    """The record of a game after 40 actions."""
    state = fondaco.game(name).deal(seed=KEY)
    for _ in walk(state, dice(5), 40):
        pass
    return write_record(state, seats(state), KEY, reveal=reveal)


def json_of(record: MatchRecord) -> dict[str, Any]:
    """The record as its file has it."""
    value: dict[str, Any] = json.loads(to_json(record))
    return value


WHOLE = json_of(finished())


def refused(message: str, call: Callable[[], object], *places: str) -> None:
    """A call that raises this error; its line names the places, in every language."""
    with pytest.raises(FondacoError) as caught:
        call()
    assert caught.value.message == message
    for language in languages():
        line = caught.value.text(language)
        assert "\n" not in line
        assert line != message
        for place in places:
            assert place in line


class TestWritingAndReading:
    @games
    def test_a_record_is_read_back_and_verified(self, name: str, tmp_path: Path) -> None:
        record = finished(name)
        save(record, tmp_path / "match.json")
        assert load(tmp_path / "match.json") == record
        last = verify(load(tmp_path / "match.json"))
        assert last.over
        assert record.result is not None
        assert (last.digest(), len(last.history)) == (record.result.digest, len(record.actions))

    @games
    def test_its_states_are_those_of_the_game(self, name: str) -> None:
        record = finished(name)
        state = fondaco.game(name).deal(seed=KEY)
        states = replay(record, "interpreted")
        assert len(states) == len(record.actions) + 1
        for action, told in zip([*states[-1].history, None], states, strict=True):
            assert told == state
            if action is not None:
                state.apply(action)

    def test_it_names_all_that_is_needed(self) -> None:
        assert WHOLE["format"] == "fondaco-match"
        assert (WHOLE["format_version"], WHOLE["game"], WHOLE["rules_version"], WHOLE["players"]) == (2, "jambo", 1, 2)
        assert WHOLE["options"] == {"starter": "lot"}
        assert WHOLE["luck"].keys() == {"key", "commitment", "trace"}
        assert (WHOLE["luck"]["key"], WHOLE["luck"]["commitment"]) == (KEY.hex(), commitment(KEY))
        assert set(WHOLE["components"]) == {"name", "digest"}
        assert {"reason", "winners", "scores", "digest"} == set(WHOLE["result"])

    def test_a_running_match_shows_only_a_commitment_to_its_luck(self) -> None:
        record = running()
        assert record.luck.key is None
        assert record.luck.commitment == commitment(KEY)
        assert KEY.hex() not in to_json(record).decode()
        refused("record-secret", lambda: replay(record))
        shown = running(reveal=True)
        assert shown.luck.key is not None
        assert commitment(bytes.fromhex(shown.luck.key)) == record.luck.commitment

    def test_a_running_match_that_shows_its_luck_is_played_on(self) -> None:
        record = running(reveal=True)
        last = verify(record)
        assert (last.over, len(last.history), record.result) == (False, 40, None)

    def test_a_set_of_ones_own_travels_along(self) -> None:
        data = {**fondaco.game("jambo").set.data, "name": "mine", "start_gold": 33}
        game = fondaco.game("jambo", components=data)
        state = game.deal(seed=KEY)
        for _ in walk(state, dice(1)):
            pass
        record = load(json_of(write_record(state, seats(state), KEY)))
        assert record.components.set == data
        assert replay(record)[0].view(None)["gold"] == [33, 33]
        assert verify(record) == state

    @games
    def test_a_game_at_a_real_table_has_its_outcomes(self, name: str) -> None:
        state = game_of(fondaco.game(name), 9)
        value = json_of(write_record(state, seats(state), KEY))
        value["luck"] = {"outcomes": [outcome for _, outcome in state.trace]}
        assert verify(load(value)) == state
        value["luck"]["outcomes"].pop()
        refused("record-luck", lambda: replay(load(value)))

    def test_that_something_was_taken_back_is_told(self) -> None:
        state = replay(finished())[-1]
        assert load(json_of(write_record(state, seats(state), KEY, with_undo=True))).with_undo
        assert not finished().with_undo

    def test_a_file_that_cannot_be_written_is_named(self, tmp_path: Path) -> None:
        for name in ("none/match.json", "none\0", "none" * 100):
            refused("file-unwritable", lambda name=name: save(finished(), tmp_path / name), "none")


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The JSON of a whole record after a change."""
    value = copy.deepcopy(WHOLE)
    change(value)
    return value


SHARED = Luck(seed=seed_key(8).hex(), shares=[seed_key(9).hex(), None])


class TestLuckOfTwoSides:
    def test_the_key_is_mixed_as_the_documentation_says(self) -> None:
        lines = f"fondaco luck\n{'00' * 32}\n0 {'ab' * 32}\n2 {'cd' * 32}\n"
        assert mix(bytes(32), ["ab" * 32, None, "cd" * 32]) == hashlib.sha256(lines.encode()).digest()

    def test_every_string_matters_and_so_does_its_seat(self) -> None:
        one, two = "ab" * 32, "cd" * 32
        keys = [mix(bytes(32), shares) for shares in ([], [one], [two], [one, two], [two, one], [None, one])]
        keys.append(mix(KEY, [one]))
        assert len(set(keys)) == len(keys)

    def test_a_record_holds_seed_strings_promise_and_all_outcomes(self) -> None:
        state = SHARED.deal(fondaco.game("jambo"))
        for _ in walk(state, dice(5)):
            pass
        record = load(json_of(write_record(state, seats(state), SHARED)))
        assert (record.luck.seed, record.luck.shares, record.luck.key) == (SHARED.seed, SHARED.shares, None)
        assert record.luck.commitment == commitment(seed_key(8))
        assert record.luck.trace == trace_of(state)
        assert [(n, outcome) for _, n, outcome in trace_of(state)] == state.trace
        assert verify(record) == state
        other = msgspec.structs.replace(record.luck, shares=[seed_key(10).hex(), None])
        with pytest.raises(match.RecordError):
            verify(msgspec.structs.replace(record, luck=other))

    def test_a_running_match_tells_neither_seed_nor_strings(self) -> None:
        state = SHARED.deal(fondaco.game("jambo"))
        record = write_record(state, seats(state), SHARED, reveal=False)
        assert record.luck == Luck(commitment=commitment(seed_key(8)))

    def test_each_outcome_names_the_action_that_needed_it(self) -> None:
        state = replay(finished())[-1]
        for before, after in itertools.pairwise(replay(finished())):
            added = after.drawn_at[len(before.drawn_at) :]
            assert added == [len(after.history)] * (len(after.trace) - len(before.trace))
        assert state.drawn_at[0] == 0

    def test_an_action_that_luck_does_not_last_for_leaves_no_trace(self) -> None:
        game = fondaco.game("stoneage")
        state = game.deal(script=[outcome for _, outcome in game.deal(seed=KEY).trace])
        with pytest.raises(FondacoError):
            sum(1 for _ in walk(state, dice(1), 2_000))
        assert len(state.history) == state.count
        assert state.legal()


class TestBranches:
    """A match that goes on from inside another one: what was hidden stays as it was, what comes is drawn anew."""

    MOVES = 30

    def branch(self) -> tuple[State, Luck]:
        """A match branched off after some moves and played to its end."""
        record = finished()
        begun = replay(record)[self.MOVES]
        outcomes = [outcome for _, outcome in begun.trace]
        luck = Luck(seed=seed_key(8).hex(), shares=SHARED.shares, outcomes=outcomes, moves=self.MOVES)
        *_, state = play(begun.game, luck, begun.history)
        assert state == begun
        while not state.over:
            state.apply(state.legal()[0])
        return state, luck

    def test_it_is_written_read_and_verified(self) -> None:
        state, luck = self.branch()
        record = load(json_of(write_record(state, seats(state), luck, with_undo=True, origin="0" * 64)))
        assert (record.origin, record.luck.moves, record.with_undo) == ("0" * 64, self.MOVES, True)
        assert verify(record) == state
        assert record.luck.trace is not None
        assert all(action > self.MOVES for action, _, _ in record.luck.trace)

    def test_it_tells_nothing_of_the_hidden_things_while_it_runs(self) -> None:
        _, luck = self.branch()
        *_, begun = play(fondaco.game("jambo"), luck, replay(finished())[self.MOVES].history)
        record = write_record(begun, seats(begun), luck, reveal=False)
        assert record.luck == Luck(commitment=commitment(seed_key(8)))


class TestWrongRecords:
    @pytest.mark.parametrize("text", ["", "{", '{"format": "fondaco-match"', "\x00", "[" * 50_000])
    def test_a_damaged_file_is_named(self, tmp_path: Path, text: str) -> None:
        path = tmp_path / "match.json"
        path.write_text(text)
        refused("form-not-json", lambda: load(path), "match.json")

    @pytest.mark.parametrize("text", ["[]", "3", "null", "{}", '{"format": "chess"}', '{"game": "jambo"}'])
    def test_a_foreign_file_is_named(self, tmp_path: Path, text: str) -> None:
        path = tmp_path / "match.json"
        path.write_text(text)
        refused("record-foreign", lambda: load(path), "match.json")

    def test_a_file_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        refused("file-unreadable", lambda: load(tmp_path / "match.json"), "match.json")

    @pytest.mark.parametrize("version", [0, 3, "1", None])
    def test_another_format_is_named(self, version: object) -> None:
        refused(
            "record-format", lambda: load(changed(lambda value: value.update(format_version=version))), str(version)
        )

    @pytest.mark.parametrize(
        ("change", "message", "place"),
        [
            (lambda value: value.pop("actions"), "form-missing", "actions"),
            (lambda value: value.update(extra=1), "form-unknown", "extra"),
            (lambda value: value.update(players="2"), "form-wrong", "players"),
            (lambda value: value.update(players=10**30), "form-limit", "players"),
            (lambda value: value.update(rules_version=10**30), "form-limit", "rules_version"),
            (lambda value: value.update(luck={"outcomes": [0, 2**31]}), "form-limit", "luck.outcomes[1]"),
            (lambda value: value["luck"].update(key="xyz"), "form-hex", "luck.key"),
            (lambda value: value["luck"].update(key=KEY.hex().upper()), "form-hex", "luck.key"),
            (lambda value: value["actions"].insert(3, 7), "form-wrong", "actions[3]"),
            (lambda value: value["result"].pop("digest"), "form-missing", "digest"),
            (lambda value: value["seats"][1].update(name=None), "form-wrong", "seats[1].name"),
            (lambda value: value["seats"][1].update(name="\x1b[31mBen"), "form-text", "seats[1].name"),
        ],
    )
    def test_a_wrong_form_is_named_with_its_place(
        self, change: Callable[[dict[str, Any]], object], message: str, place: str
    ) -> None:
        refused(message, lambda: load(changed(change)), place)

    @pytest.mark.parametrize(
        ("change", "message", "places"),
        [
            (lambda value: value.update(game="chess"), "record-game", ["chess"]),
            (lambda value: value.update(players=3), "record-game", ["3"]),
            (lambda value: value.update(options={"starter": "both"}), "record-game", ["both"]),
            (lambda value: value.update(options={"weather": "fine"}), "record-game", ["weather"]),
            (lambda value: value.update(options={"players": "2"}), "record-game", ["players"]),
            (lambda value: value.update(options={"name": "jambo"}), "record-game", ["name"]),
            (lambda value: value.update(options={"mode": "checked"}), "record-game", ["mode"]),
            (lambda value: value.update(options={"components": ""}), "record-game", ["components"]),
            (lambda value: value.update(rules_version=99), "record-rules", ["99"]),
            (lambda value: value["components"].update(digest="0" * 64), "record-components", ["kosmos-2004"]),
            (lambda value: value["seats"].pop(), "record-seats", ["1", "2"]),
            (lambda value: value["actions"].insert(4, "buy luck"), "record-action", ["5", "buy luck"]),
            (lambda value: value["actions"].insert(0, "bid 3"), "record-action", ["1", "bid 3"]),
            (lambda value: value["actions"].append("end_turn"), "record-action", [str(len(WHOLE["actions"]) + 1)]),
            (lambda value: value["actions"].pop(), "record-unfinished", []),
            (lambda value: value.pop("result"), "record-no-result", []),
            (lambda value: value["luck"].update(commitment="0" * 64), "record-commitment", []),
            (lambda value: value["luck"]["trace"][6].__setitem__(2, 0), "record-trace", ["7"]),
            (lambda value: value["luck"]["trace"].pop(), "record-trace", [str(len(WHOLE["luck"]["trace"]))]),
            (lambda value: value["result"].update(digest="0" * 64), "record-digest", []),
            (lambda value: value["result"].update(winners=[0, 1]), "record-result", []),
            (lambda value: value["result"].update(reason="luck"), "record-result", []),
            (lambda value: value["result"]["scores"][0].update(gold=1000), "record-result", []),
            (lambda value: value.update(luck={"commitment": commitment(KEY)}), "record-secret", []),
            (lambda value: value.update(luck={}), "record-secret", []),
            (lambda value: value.update(luck={"outcomes": []}), "record-luck", []),
        ],
    )
    def test_a_record_that_cannot_be_true_is_refused(
        self, change: Callable[[dict[str, Any]], object], message: str, places: list[str]
    ) -> None:
        refused(message, lambda: verify(load(changed(change))), *places)

    def test_a_wrong_set_of_ones_own_is_named(self) -> None:
        value = changed(lambda value: value["components"].update(set={"game": "jambo"}))
        with pytest.raises(fondaco.ComponentError):
            verify(load(value))

    def test_any_other_luck_is_noticed(self) -> None:
        with pytest.raises(match.RecordError):
            verify(load(changed(lambda value: value["luck"].update(key=seed_key(6).hex()))))
