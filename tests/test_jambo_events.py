"""Events of Jambo: they explain every change that a seat sees, and tell nothing that it does not."""

from collections.abc import Sequence
from typing import Any

import pytest

import fondaco
from fondaco.games.jambo.events import events, sees
from fondaco.games.jambo.words import event_text
from fondaco.kernel.events import Event, View
from fondaco.kernel.game import State
from tests.effort import amount
from tests.random_play import steps

GAME = fondaco.game("jambo")
NAMES = GAME.set.names
SPECTATOR = None
FROM_HAND = ("bought", "sold", "played", "placed", "built", "guarded", "rain_made")
TO_HAND = ("kept", "took_card", "took_card_from", "took_card_hidden", "rain_made")


def at(**fields: Any) -> State:
    """A state in the play phase, unless the fields of the position say otherwise."""
    return GAME.position({"phase": "play", **fields}, seed=1)


def told(state: State, move: str, seat: int | None) -> list[Event]:
    """What a seat is told of a move, which is played."""
    before, action = state.view(seat), GAME.parse(move)
    state.apply(action)
    return events(before, state.view(seat), action)


def kinds(found: Sequence[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in found]


def kind(name: str) -> int:
    """Kind of a card by its id."""
    return NAMES.index(name)


def gold(found: Sequence[Event], seat: int) -> int:
    """Gold that events bring to a seat."""
    total = 0
    for event in found:
        if event.args.get("seat") == seat:
            amount: Any = event.args.get("gold", 0)
            total += {"bonus": 1, "sold": amount, "gained": amount}.get(event.kind, 0)
            total -= amount if event.kind in ("bought", "built", "paid", "fee", "won_auction") else 0
    return total


def wares(found: Sequence[Event], seat: int) -> list[int]:
    """Wares that events bring to a seat, to its stands or to be placed."""
    total = [0] * 6
    for event in found:
        args: dict[str, Any] = event.args
        mine = args.get("seat") == seat
        if mine and event.kind in ("bought", "got_ware"):
            total = [n + m for n, m in zip(total, args["wares"], strict=True)]
        elif mine and event.kind in ("sold", "returned_ware"):
            total = [n - m for n, m in zip(total, args["wares"], strict=True)]
        elif mine and event.kind == "swapped_ware":
            total = [n + m - k for n, m, k in zip(total, args["got"], args["given"], strict=True)]
    return total


def cards(found: Sequence[Event], seat: int) -> int:
    """Cards that events bring to a hand."""
    total = 0
    for event in found:
        n: Any = event.args.get("n", 1)
        if event.args.get("seat") == seat:
            total += n if event.kind == "drew" else event.kind in TO_HAND
            total -= event.kind in FROM_HAND
        elif event.kind in ("took_card_from", "took_card_hidden"):
            total -= 1
    return total


def owned(view: View, seat: int) -> list[int]:
    """Wares of a seat, on its stands and to be placed."""
    rows = (view["large"][seat], view["small"][seat], view["taken"][seat])
    return [sum(counts) for counts in zip(*rows, strict=True)]


class TestEveryChangeIsTold:
    @pytest.mark.parametrize("seed", range(amount(4, 200)))
    @pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
    def test_gold_wares_and_cards(self, seed: int, viewer: int | None) -> None:
        for step in steps(GAME, seed):
            before, after = step.before.view(viewer), step.after.view(viewer)
            found = events(before, after, step.action)
            decision = step.before.decision
            for seat in (0, 1):
                assert gold(found, seat) == after["gold"][seat] - before["gold"][seat], (decision, found)
                if (after["card"] == kind("elephant") and before["decision"] != after["decision"]) or decision in (
                    "parrot_ware",
                    "throne_give",
                ):
                    continue  # pooled wares, and those of the other seat, are told by the card
                change = [now - then for now, then in zip(owned(after, seat), owned(before, seat), strict=True)]
                assert wares(found, seat) == change, (decision, found)

    @pytest.mark.parametrize("seed", range(amount(4, 200)))
    def test_hands(self, seed: int) -> None:
        for step in steps(GAME, seed):
            before, after = step.before.view(SPECTATOR), step.after.view(SPECTATOR)
            found = events(before, after, step.action)
            decision = step.before.decision
            if after["card"] == kind("baboon") and decision != "baboon_card":
                continue  # both hands go to the middle: that is what the card does
            for seat in (0, 1):
                change = after["hand_size"][seat] - before["hand_size"][seat]
                discarded = sum(
                    event.kind == "discarded" and event.args["seat"] == seat
                    for event in found
                    if decision != "room_utility" and GAME.action(step.action)["verb"] == "card"
                )
                given = sum(event.kind in ("gave_card", "gave_card_hidden") for event in found)
                moved = given if seat != before["actor"] else -given if decision == "hyena_give" else 0
                laid = after["decision"] != before["decision"] and step.after.decision == "room_utility"
                mine = seat == before["actor"]
                expected = (
                    cards(found, seat) - discarded + moved - (laid and mine) + (decision == "room_utility" and mine)
                )
                assert expected == change, (decision, found)

    def test_the_deal(self) -> None:
        state = GAME.deal(seed=3)
        assert kinds(events(None, state.view(0), None)) == ["dealt", "turn_started"]


class TestWords:
    def test_every_event_of_a_few_games_has_a_line_in_every_language(self) -> None:
        seen = set()
        for seed in range(3):
            for step in steps(GAME, seed):
                for viewer in (0, SPECTATOR):
                    for event in events(step.before.view(viewer), step.after.view(viewer), step.action):
                        seen.add(event.kind)
                        for language in ("en", "cs", "es", "de"):
                            line = event_text(event, ("Ada", "Ben"), GAME.set, language)
                            assert "{" not in line
                            assert "jambo-" not in line
        assert len(seen) > 30


class TestSecrets:
    def test_a_card_looked_at_and_kept(self) -> None:
        for viewer, known in ((0, True), (1, False), (SPECTATOR, False)):
            state = at(phase="draw", deck={"top": ["lion"]})
            looked = told(state, "look", viewer)
            kept = told(state, "keep", viewer)
            assert kinds(looked + kept) == ["looked", "kept"]
            assert all((event.args.get("card") == kind("lion")) is known for event in looked + kept)

    def test_a_card_thrown_away_is_open(self) -> None:
        state = at(phase="draw", deck={"top": ["lion"]})
        told(state, "look", 1)
        assert told(state, "discard", 1) == [Event("threw_away", {"seat": 0, "card": kind("lion")})]

    def test_scales(self) -> None:
        kept, gave = {0: {"card": kind("lion")}}, {"card": kind("snake")}
        for viewer in (0, 1, SPECTATOR):
            state = at(utilities=[["scales"], []], deck={"top": ["lion", "snake"]}, hands=[[], ["guard"]])
            told(state, "use scales", viewer)
            found = told(state, "card lion", viewer)
            assert found[0] == Event("kept", {"seat": 0, **kept.get(viewer, {})})
            assert found[1] == (
                Event("gave_card_hidden", {"seat": 0})
                if viewer is SPECTATOR
                else Event("gave_card", {"seat": 0, **gave})
            )

    def test_hyena(self) -> None:
        for viewer in (0, 1, SPECTATOR):
            state = at(hands=[["hyena", "boat"], ["lion"]])
            told(state, "play hyena", viewer)
            assert kinds(told(state, "decline", viewer)) == ["declined", "saw_hand"]
            taken, given = told(state, "card lion", viewer), told(state, "card boat", viewer)
            if viewer is SPECTATOR:
                assert (taken, given) == (
                    [Event("took_card_hidden", {"seat": 0})],
                    [Event("gave_card_hidden", {"seat": 0})],
                )
            else:
                assert taken == [Event("took_card_from", {"seat": 0, "card": kind("lion")})]
                assert given == [Event("gave_card", {"seat": 0, "card": kind("boat")})]

    def test_psychic(self) -> None:
        for viewer in (0, 1, SPECTATOR):
            state = at(hands=[["psychic"], []], deck={"top": ["lion", "snake", "boat"]})
            told(state, "play psychic", viewer)
            known = {"cards": [kind("snake")]} if viewer == 0 else {}
            assert told(state, "seen 2", viewer) == [Event("drew", {"seat": 0, "n": 1, **known})]

    def test_cards_drawn(self) -> None:
        for viewer in (0, 1, SPECTATOR):
            state = at(hands=[["lion"], []], utilities=[["kettle"], []], deck={"top": ["snake"]})
            told(state, "use kettle", viewer)
            known = {"cards": [kind("snake")]} if viewer == 0 else {}
            assert told(state, "card lion", viewer) == [
                Event("discarded", {"seat": 0, "card": kind("lion")}),
                Event("drew", {"seat": 0, "n": 1, **known}),
            ]

    @pytest.mark.parametrize("seed", range(amount(2, 50)))
    def test_an_action_that_a_seat_may_not_see_changes_nothing(self, seed: int) -> None:
        hidden = 0
        for step in steps(GAME, seed):
            for viewer in (0, 1, SPECTATOR):
                before, after = step.before.view(viewer), step.after.view(viewer)
                if not sees(before):
                    hidden += 1
                    assert events(before, after, step.action) == events(before, after, None)
        assert hidden


class TestReshuffle:
    def test_a_draw_from_an_empty_deck(self) -> None:
        state = at(phase="draw", discard=["lion"], deck={"rest": {}})
        assert kinds(told(state, "look", 1)) == ["reshuffled", "looked"]

    def test_a_draw_of_the_last_card_does_not_shuffle(self) -> None:
        state = at(phase="draw", discard=["lion"], deck={"rest": {"snake": 1}})
        assert kinds(told(state, "look", 1)) == ["looked"]

    def test_supplies_through_the_end_of_the_deck(self) -> None:
        state = at(utilities=[["supplies"], []], discard=["lion"], deck={"rest": {"snake": 1}})
        found = told(state, "use supplies", SPECTATOR)
        assert kinds(found)[:2] == ["used", "reshuffled"]
        assert found[-1].kind == "took_card"
        assert found[-1].args["card"] >= kind("ware_khtlfs")

    def test_supplies_turns_over_what_lies_on_top(self) -> None:
        state = at(utilities=[["supplies"], []], deck={"top": ["snake", "lion", "ware_kkk"]})
        assert told(state, "use supplies", 1)[1:] == [
            Event("revealed", {"seat": 0, "cards": [kind("snake"), kind("lion")]}),
            Event("took_card", {"seat": 0, "card": kind("ware_kkk")}),
        ]


class TestTrade:
    def test_a_purchase_tells_price_and_fee_apart(self) -> None:
        state = at(hands=[["ware_kkk"], []], large=[{"tea": 3}, {}])
        assert told(state, "buy ware_kkk", 1) == [
            Event("bought", {"seat": 0, "wares": [3, 0, 0, 0, 0, 0], "gold": 3, "card": kind("ware_kkk")}),
            Event("fee", {"seat": 0, "gold": 2}),
        ]

    def test_the_end_of_a_turn(self) -> None:
        state = at(gold=[59, 20])
        assert told(state, "end_turn", SPECTATOR) == [
            Event("bonus", {"seat": 0}),
            Event("announced", {"seat": 0, "gold": 60}),
            Event("turn_started", {"seat": 1}),
        ]
        assert kinds(told(state, "end_turn", SPECTATOR)) == ["bonus", "won"]

    def test_an_auction(self) -> None:
        state = at(hands=[["travelling_merchant"], []])
        moves = ("play travelling_merchant", "ware tea", "ware tea", "bid 3", "bid 5", "pass")
        found = [event for move in moves for event in told(state, move, 0)]
        assert kinds(found) == ["played", "offered", "offered", "bid", "bid", "passed", "won_auction", "got_ware"]
        assert found[-2:] == [
            Event("won_auction", {"seat": 1, "gold": 5}),
            Event("got_ware", {"seat": 1, "wares": [0, 0, 2, 0, 0, 0]}),
        ]
