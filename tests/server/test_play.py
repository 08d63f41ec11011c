"""Playing over real sockets: moves, knowledge, undo, coming back, and the end."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from fondaco.kernel import match as match_record
from tests.server.conftest import House
from tests.server.visitor import Said, Socket, Visitor


@contextmanager
def two_people(house: House) -> Iterator[tuple[Socket, Socket]]:
    """A match of two people, by the order in which they move."""
    eva, adam = house.visitor(), house.visitor()
    match = eva.open("human", "human", starter="0")
    adam.sit(match, 1)
    with eva.table(match) as first, adam.table(match) as second:
        yield first, second


def move(socket: Socket, *others: Socket) -> Said:
    """Make the first move that may be made, and let all see it."""
    done = socket.act(socket.table["legal"][0])
    assert done["t"] == "done", done
    for each in (socket, *others):
        each.see(done["version"])
    return done


VERBS_IN_A_HURRY = ("sell", "buy", "end_turn", "keep", "look", "decline", "skip", "done")


def hurried(visitor: Visitor) -> Callable[[list[int]], int]:
    """Chooses so that a match does not take long: trades when it can, and else ends the turn."""
    verbs = visitor.http.get("/api/games/jambo").json()["tables"]["verbs"]
    choose = random.Random(1)  # noqa: S311

    def rank(action: int) -> float:
        at = action
        for entry in verbs:
            if at < entry["number"]:
                verb = entry["verb"]
                break
            at -= entry["number"]
        known = VERBS_IN_A_HURRY.index(verb) if verb in VERBS_IN_A_HURRY else len(VERBS_IN_A_HURRY)
        return known + choose.random() / 2

    return lambda legal: min(legal, key=rank)


def test_a_whole_match_against_a_bot(house: House) -> None:
    eva, stranger = house.visitor(), house.visitor()
    match = eva.open("human", "bot:easy")
    with ExitStack() as stack:
        own, twin = (stack.enter_context(eva.table(match)) for _ in range(2))
        watcher = stack.enter_context(stranger.table(match))
        choose = hurried(eva)
        while own.wait_for_turn():
            answer = own.act(choose(own.table["legal"]))
            assert answer["t"] == "done"
            own.see(answer["version"])
        result, version = own.table["result"], own.table["version"]
        twin.see(version)
        watcher.see(version)
        assert own.table == {**twin.table, "events": own.table["events"]}
        assert own.events == twin.events
        for socket in (own, watcher):
            assert [event["seq"] for event in socket.events] == list(range(len(socket.events)))
            assert [event["version"] for event in socket.events] == sorted(event["version"] for event in socket.events)
            assert socket.events[-1]["kind"] == "won"
        assert result == watcher.table["result"]
        assert len(result["winners"]) == 1
        assert [line["seat"] for line in result["scores"]] == [0, 1]
        assert not result["with_undo"]
        assert own.table["undo"] == 0
        assert own.act(0)["error"] == "match-over"

        record = eva.http.get(f"/api/matches/{match}/record")
        assert record.status_code == 200
        told = match_record.load(record.json())
        match_record.verify(told, "interpreted")
        assert told.luck.key is not None
        assert match_record.commitment(bytes.fromhex(told.luck.key)) == own.table["commitment"]
        assert [seat.name for seat in told.seats] == ["Eva", ""]
        assert record.headers["content-disposition"] == f'attachment; filename="fondaco-{match}.json"'

        for _ in range(2):
            own.say("again", match=match)
        while (following := own.hear_of("table")["next"]) is None:
            pass
        again = own.enter(following)
        assert again["seat"] == 1
        assert [seat["bot"] for seat in again["seats"]] == ["easy", None]
        assert again["commitment"] != watcher.table["commitment"]
    lines = eva.http.get("/api/matches").json()
    assert {(line["match"], *line["own"], line["actor"] is None) for line in lines} == {
        (match, 0, True),
        (following, 1, False),
    }
    assert stranger.http.get("/api/matches").json() == []


def test_both_people_see_their_own_hand_and_a_stranger_sees_none(house: House) -> None:
    stranger = house.visitor()
    with two_people(house) as (eva, adam), stranger.table(eva.table["match"]) as watcher:
        for _ in range(2):
            move(eva, adam, watcher)
        assert (eva.table["seat"], adam.table["seat"], watcher.table["seat"]) == (0, 1, -1)
        hands = [socket.table["view"]["hand"] for socket in (eva, adam, watcher)]
        assert [sum(hand) for hand in hands] == [*eva.table["view"]["hand_size"], 0]
        assert adam.table["legal"] == []
        assert adam.table["refusals"] == {}
        assert watcher.table["legal"] == []
        assert [socket.table["view"]["seat"] for socket in (eva, adam, watcher)] == [0, 1, -1]


def test_a_move_sent_twice_is_made_once(house: House) -> None:
    with two_people(house) as (eva, adam):
        fields = {"match": eva.table["match"], "version": 0, "action": eva.table["legal"][0]}
        for _ in range(3):
            eva.say("act", id="same", **fields)
        assert [eva.hear_of("done", "refused") for _ in range(3)] == [
            {"t": "done", "match": fields["match"], "id": "same", "version": 1} for _ in range(3)
        ]
        adam.see(1)
        assert eva.enter(fields["match"])["version"] == 1
    with two_people(house) as (eva, adam):
        assert eva.act(eva.table["legal"][0], id="same")["version"] == 1


def test_a_stale_move_is_refused_with_the_state_as_it_is(house: House) -> None:
    with two_people(house) as (eva, adam):
        move(eva, adam)
        before = eva.table
        refused = eva.act(eva.table["legal"][0], version=0)
        assert (refused["error"], refused["id"], refused["version"]) == ("stale", "a2", 1)
        assert eva.hear_of("table") == {**before, "events": []}
        assert eva.act(eva.table["legal"][0], version=7)["error"] == "stale"


def test_what_is_not_allowed_changes_nothing(house: House) -> None:
    with two_people(house) as (eva, adam):
        assert adam.act(0)["error"] == "not-your-turn"
        illegal = next(action for action in range(500) if action not in eva.table["legal"])
        refused = eva.act(illegal)
        assert refused["error"] in ("action-illegal", "action-not-asked")
        assert refused["args"]
        assert eva.act(999_999)["error"] == "action-unknown"
        assert eva.enter(eva.table["match"])["version"] == 0


def test_coming_back_brings_what_was_missed(house: House) -> None:
    with two_people(house) as (eva, adam):
        move(eva, adam)
        match, have = eva.table["match"], eva.table["version"]
        adam.say("leave", match=match)
        adam.say("enter", match=match, have=have)
        assert adam.hear_of("table")["events"] == []
        adam.say("leave", match=match)
        assert adam.enter("x")["error"] == "no-such-match"
        move(eva)
        assert adam.events
        told = len(adam.events)
        missed = adam.enter(match, have=have)["events"]
        assert [event["version"] for event in missed] == [have + 1] * len(missed) != []
        everything = adam.enter(match)["events"]
        assert everything == adam.events[:told] + missed
        assert adam.enter(match, have=1000)["events"] == everything


def test_a_hint_is_a_legal_move_and_changes_nothing(house: House) -> None:
    with two_people(house) as (eva, adam):
        match = eva.table["match"]
        eva.say("hint", match=match, version=0)
        hint = eva.hear_of("hint", "refused")
        assert hint["action"] in eva.table["legal"]
        assert hint["version"] == 0
        adam.say("hint", match=match, version=0)
        assert adam.hear_of("hint", "refused")["error"] == "not-your-turn"


def test_a_preview_tells_what_is_certain(house: House) -> None:
    with two_people(house) as (eva, _):
        match, legal = eva.table["match"], eva.table["legal"]
        for action in legal:
            eva.say("preview", match=match, version=0, action=action)
            preview = eva.hear_of("preview", "refused")
            assert preview["t"] == "preview"
            assert preview["action"] == action
        eva.say("preview", match=match, version=0, action=999_999)
        assert eva.hear_of("preview", "refused")["error"] == "action-unknown"


def test_why_names_the_clause(house: House) -> None:
    with two_people(house) as (eva, adam):
        match = eva.table["match"]
        while not eva.table["refusals"]:
            mover, other = (eva, adam) if eva.table["legal"] else (adam, eva)
            move(mover, other)
        for action, clause in eva.table["refusals"].items():
            assert int(action) not in eva.table["legal"]
            eva.say("why", match=match, version=eva.table["version"], action=int(action))
            assert eva.hear_of("why", "refused")["clause"] == clause
        eva.say("why", match=match, version=eva.table["version"], action=eva.table["legal"][0])
        assert eva.hear_of("why", "refused")["clause"] is None
