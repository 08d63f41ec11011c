"""The HTTP interface: what it answers, what it refuses, and what stands on every answer."""

import time
from collections.abc import Callable

import httpx2
import pytest

from fondaco.server.session import new_secret
from tests.server.conftest import House
from tests.server.visitor import Visitor

OPENING = {"game": "jambo", "seats": ["human", "bot:easy"]}
JSON = {"content-type": "application/json"}


def problem(answer: httpx2.Response, status: int) -> str:
    """The error of an answer that is no success."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"error", "args"}
    return str(body["error"])


def test_it_is_healthy(visitor: Visitor) -> None:
    assert visitor.http.get("/healthz").json() == {"ok": True}


def test_the_games(visitor: Visitor) -> None:
    while not all(game["ready"] for game in visitor.http.get("/api/games").json()):
        time.sleep(0.05)
    assert visitor.http.get("/api/games").json() == [
        {"game": game, "fewest": 2, "most": most, "levels": ["easy", "strong"], "ready": True}
        for game, most in (("jambo", 2), ("orient", 5), ("samarkand", 5), ("stoneage", 4))
    ]


def test_a_game_is_described_and_kept_by_the_browser(visitor: Visitor) -> None:
    answer = visitor.http.get("/api/games/jambo")
    game = answer.json()
    assert game["options"] == [{"name": "starter", "choices": ["lot", "0", "1"], "default": "lot"}]
    assert len(game["digest"]) == 64
    assert game["tables"]["verbs"]
    again = visitor.http.get("/api/games/jambo", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert problem(visitor.http.get("/api/games/chess"), 404) == "unknown-game"


def test_a_match_is_opened_and_the_browser_remembered(house: House) -> None:
    visitor = house.visitor()
    first = visitor.http.post("/api/matches", json={**OPENING, "names": [" Eva\u202e "]})
    match = first.json()["match"]
    assert first.headers["location"] == f"/api/matches/{match}"
    assert len(match) >= 24
    secret = visitor.http.cookies["fondaco"]
    second = visitor.http.post("/api/matches", json=OPENING)
    assert visitor.http.cookies["fondaco"] == secret
    lines = {line["match"]: line for line in visitor.http.get("/api/matches").json()}
    assert set(lines) == {match, second.json()["match"]}
    assert lines[match]["seats"][0] == {"name": "Eva", "bot": None, "held": False, "free": False, "symbol": 0}
    assert lines[match]["seats"][1] == {"name": "", "bot": "easy", "held": False, "free": False, "symbol": 1}
    assert secret not in first.text
    assert secret not in str(first.url)


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": ["human"]}, 400, "bad-players"),
        ({"seats": ["human"] * 3}, 400, "bad-players"),
        ({"seats": ["bot:easy", "bot:easy"]}, 400, "no-human-seat"),
        ({"seats": ["human", "bot:grandmaster"]}, 400, "unknown-seat"),
        ({"seats": ["human", "easy"]}, 400, "unknown-seat"),
        ({"options": {"starter": "2"}}, 400, "bad-option"),
        ({"options": {"colour": "red"}}, 400, "unknown-option"),
        ({"options": {"players": "2"}}, 400, "unknown-option"),
        ({"options": {"components": "x.json"}}, 400, "unknown-option"),
        ({"seats": []}, 400, "bad-message"),
        ({"seats": "human"}, 400, "bad-message"),
        ({"names": ["x" * 1000]}, 400, "bad-message"),
        ({"colour": "red"}, 400, "bad-message"),
        ({"names": ["x" * 20_000]}, 413, "message-too-long"),
    ],
)
def test_what_cannot_be_opened(visitor: Visitor, change: dict[str, object], status: int, error: str) -> None:
    assert problem(visitor.http.post("/api/matches", json={**OPENING, **change}), status) == error
    assert visitor.http.get("/api/matches").json() == []


def test_what_is_not_json(visitor: Visitor) -> None:
    post = visitor.http.post
    assert problem(post("/api/matches", content="{", headers=JSON), 400) == "bad-message"
    assert problem(post("/api/matches", content="[" * 10_000, headers=JSON), 400) == "bad-message"
    assert problem(post("/api/matches", content=b"\xff", headers=JSON), 400) == "bad-message"
    assert problem(post("/api/matches", data={"game": "jambo"}), 415) == "not-json"
    assert problem(post("/api/matches", content="{}", headers={"content-type": "text/plain"}), 415) == "not-json"


@pytest.mark.parametrize(
    "headers", [{"origin": "https://other.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
@pytest.mark.parametrize("path", ["/api/matches", "/api/matches/x/seats"])
def test_another_site_changes_nothing(visitor: Visitor, path: str, headers: dict[str, str]) -> None:
    assert problem(visitor.http.post(path, json=OPENING, headers=headers), 403) == "not-our-page"


def test_a_session_without_origin_changes_nothing(house: House) -> None:
    answer = httpx2.post(f"{house.address}api/matches", json=OPENING, headers={"cookie": f"fondaco={new_secret()}"})
    assert problem(answer, 403) == "not-our-page"
    assert httpx2.post(f"{house.address}api/matches", json=OPENING).status_code == 201


def test_taking_a_seat(house: House) -> None:
    eva, adam = house.visitor(), house.visitor()
    match = eva.open("human", "human")
    assert problem(adam.http.post(f"/api/matches/{match}/seats", json={"seat": 0}), 409) == "seat-taken"
    assert problem(adam.http.post(f"/api/matches/{match}/seats", json={"seat": 5}), 400) == "no-such-seat"
    assert problem(adam.http.post("/api/matches/unknown/seats", json={"seat": 1}), 404) == "no-such-match"
    adam.sit(match, 1)
    assert [line["own"] for line in adam.http.get("/api/matches").json()] == [[1]]
    assert problem(house.visitor().http.post(f"/api/matches/{match}/seats", json={"seat": 1}), 409) == "seat-taken"


def test_a_running_match_has_no_record_yet(visitor: Visitor) -> None:
    match = visitor.open()
    assert problem(visitor.http.get(f"/api/matches/{match}/record"), 409) == "record-of-running-match"
    assert problem(visitor.http.get("/api/matches/unknown/record"), 404) == "no-such-match"


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/games", "/api/games/chess", "/api/nothing", "/match/x", "/a.png"]
)
def test_every_answer_says_what_browsers_must_not_do(visitor: Visitor, path: str) -> None:
    headers = visitor.http.get(path).headers
    policy = {part.strip() for part in headers["content-security-policy"].split(";")}
    assert {
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    } <= policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers


def test_a_stranger_who_asks_too_often_is_sent_away_and_a_player_is_not(build_house: Callable[..., House]) -> None:
    house = build_house(requests=(0, 4), connections=(0, 1))
    stranger, player = house.visitor(), house.visitor()
    match = player.open()
    assert [stranger.http.get("/api/games").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
    assert problem(stranger.http.get("/api/games"), 429) == "slow-down"
    assert player.http.get("/api/games").status_code == 200
    with player.table(match):
        pass
    with player.table(match) as socket:
        assert socket.table["seat"] == 0
    with pytest.raises(Exception, match="429"), stranger.socket():
        pass
    assert stranger.http.get("/healthz").status_code == 200
