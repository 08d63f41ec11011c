"""Looking through a match: step by step what a seat saw, from the store or from a file, and what is refused."""

import json
from typing import Any

import httpx2
import pytest

import fondaco
from fondaco.kernel import match as records
from tests.server.conftest import House
from tests.server.visitor import Said, Visitor


def play_to_the_end(visitor: Visitor, match: str) -> Said:
    """Play any legal moves; the last table."""
    with visitor.table(match) as socket:
        while socket.wait_for_turn():
            socket.act(socket.table["legal"][0])
        return socket.table


def replay(visitor: Visitor, match: str, seat: int | None = None) -> httpx2.Response:
    return visitor.http.get(f"/api/matches/{match}/replay", params={} if seat is None else {"seat": seat})


def views(told: Said) -> list[dict[str, Any]]:
    """The view at each step."""
    seen: list[dict[str, Any]] = [{}]
    for step in told["steps"]:
        seen.append({**seen[-1], **step["changed"]})
    return seen[1:]


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[Visitor, str, Said]:
    """A finished match against a bot: who played it, its id, its last table."""
    visitor = house.visitor()
    match = visitor.open()
    return visitor, match, play_to_the_end(visitor, match)


def test_a_finished_match_is_looked_through_from_every_seat(finished: tuple[Visitor, str, Said], house: House) -> None:
    visitor, match, last = finished
    record = records.load(json.loads(visitor.http.get(f"/api/matches/{match}/record").content))
    states = records.replay(record, "interpreted")
    for seat in (-1, 0, 1):
        told = replay(house.visitor(), match, seat).json()
        assert (told["seat"], told["open"], told["own"], told["moves"]) == (seat, True, [], 0)
        assert views(told) == [json.loads(json.dumps(state.view(None if seat < 0 else seat))) for state in states]
        assert [step["actor"] for step in told["steps"]] == [state.actor for state in states]
        assert told["result"] == last["result"]
    own = replay(visitor, match).json()
    assert (own["seat"], own["own"]) == (0, [0])
    assert views(own)[-1] == last["view"]


def test_events_are_those_that_were_told_in_play(house: House) -> None:
    visitor = house.visitor()
    match = visitor.open()
    with visitor.table(match) as socket:
        while socket.wait_for_turn():
            socket.act(socket.table["legal"][0])
        told = [(event["kind"], event["args"]) for event in socket.events]
    steps = replay(visitor, match).json()["steps"]
    assert [(event["kind"], event["args"]) for step in steps for event in step["events"]] == told


def test_only_moves_that_stood_are_shown(house: House) -> None:
    visitor = house.visitor()
    match = visitor.open()
    with visitor.table(match) as socket:
        for _ in range(4):
            socket.wait_for_turn()
            socket.act(socket.table["legal"][0])
        socket.wait_for_turn()
        before = socket.table["version"]
        socket.say("undo", match=match, id="u", version=before, to="step")
        socket.see(before + 1)
        assert socket.table["version"] == before + 1
        told = replay(visitor, match).json()
        assert len(told["steps"]) <= before
        assert views(told)[-1] == socket.table["view"]
        assert not told["open"]


def test_a_running_match_shows_each_only_what_it_saw(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = eva.open("human", "human")
    assert replay(eva, match).json()["error"] == "match-not-begun"
    adam.sit(match, 1)
    with eva.table(match) as first, adam.table(match) as second:
        for _ in range(6):
            asked = first if first.table["legal"] else second
            version = asked.table["version"]
            asked.act(asked.table["legal"][0])
            first.see(version + 1)
            second.see(version + 1)
        for visitor, seat, table in ((eva, 0, first.table), (adam, 1, second.table)):
            assert replay(visitor, match, 1 - seat).json()["error"] == "not-your-seat"
            assert views(replay(visitor, match, seat).json())[-1] == table["view"]
    stranger = replay(house.visitor(), match)
    assert stranger.json()["seat"] == -1
    assert stranger.json()["result"] is None
    for seat in (0, 1):
        assert replay(house.visitor(), match, seat).json()["error"] == "not-your-seat"
    assert replay(eva, match, 2).json()["error"] == "no-such-seat"
    assert replay(eva, "none").json()["error"] == "no-such-match"


def test_what_must_be_remembered_is_not_shown_again_while_it_counts(house: House) -> None:
    visitor = house.visitor()
    match = visitor.open(game="stoneage")
    assert replay(visitor, match).json()["error"] == "replay-by-memory"
    assert replay(visitor, match, -1).json()["error"] == "replay-by-memory"


def send(visitor: Visitor, body: bytes, seat: int | None = None, **headers: str) -> httpx2.Response:
    """Send a record to be looked through."""
    params = {} if seat is None else {"seat": seat}
    return visitor.http.post(
        "/api/replay", params=params, content=body, headers={"content-type": "application/json", **headers}
    )


def test_a_file_is_looked_through_like_the_match_it_tells_of(finished: tuple[Visitor, str, Said]) -> None:
    visitor, match, _ = finished
    record = visitor.http.get(f"/api/matches/{match}/record").content
    for seat in (-1, 0, 1):
        from_file, from_store = send(visitor, record, seat).json(), replay(visitor, match, seat).json()
        assert from_file["steps"] == from_store["steps"]
        assert from_file["result"] == from_store["result"]
        assert from_file["facts"] == from_store["facts"]
        assert [seat["name"] for seat in from_file["seats"]] == [seat["name"] for seat in from_store["seats"]]
        assert not any(seat["free"] for seat in from_file["seats"])


def test_a_file_with_a_set_of_its_own_brings_its_facts(visitor: Visitor) -> None:
    data = {**fondaco.game("jambo").set.data, "name": "mine", "start_gold": 33}
    state = fondaco.game("jambo", components=data, mode="interpreted").deal(seed=1)
    record = records.write_record(state, [records.Seat("Eva"), records.Seat("Bot", "easy")], bytes(32))
    luck = records.Luck(key=fondaco.kernel.chance.seed_key(1).hex())
    answer = send(visitor, records.to_json(records.write_record(state, record.seats, luck))).json()
    assert answer["facts"]["digest"] != visitor.http.get("/api/games/jambo").json()["digest"]
    assert views(answer)[0]["gold"] == [33, 33]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (b"", "form-not-json"),
        (b"{", "form-not-json"),
        (b"[" * 100_000, "form-not-json"),
        (b"[]", "record-foreign"),
        (b'{"format": "fondaco-match", "format_version": 7}', "record-format"),
        (b'{"format": "fondaco-match", "format_version": 2}', "form-missing"),
        (b" " * 2_000_001, "record-too-long"),
    ],
)
def test_a_damaged_file_is_refused_with_one_line(visitor: Visitor, body: bytes, error: str) -> None:
    assert send(visitor, body).json()["error"] == error


def test_a_false_record_is_refused(finished: tuple[Visitor, str, Said]) -> None:
    visitor, match, _ = finished
    record = json.loads(visitor.http.get(f"/api/matches/{match}/record").content)
    for change, error in (
        ({"actions": [*record["actions"], "end_turn"]}, "record-action"),
        ({"actions": record["actions"][:-1]}, "record-unfinished"),
        ({"luck": {"commitment": "0" * 64}}, "record-secret"),
        ({"game": "chess"}, "unknown-game"),
        ({"actions": ["end_turn"] * 20_001}, "match-too-long"),
        ({"result": {**record["result"], "digest": "0" * 64}}, "record-digest"),
    ):
        answer = send(visitor, json.dumps({**record, **change}).encode())
        assert (answer.status_code >= 400, answer.json()["error"]) == (True, error)


def test_other_pages_cannot_have_it_played_again(visitor: Visitor) -> None:
    assert send(visitor, b"{}", origin="http://elsewhere.example").json()["error"] == "not-our-page"
    assert visitor.http.post("/api/replay", content=b"{}").json()["error"] == "not-json"
