"""Jambo's table in characters: everything a seat sees, on 80 columns or more, in every language."""

from typing import Any

import pytest
from rich.console import Console

import fondaco
from fondaco.games.jambo.table import SIGNS
from fondaco.games.jambo.words import card_help, question_text, refusal_text
from fondaco.kernel.game import State
from tests.effort import amount
from tests.random_play import steps

GAME = fondaco.game("jambo")
NAMES = ("Ada", "Ben")
LANGUAGES = ("en", "cs", "es", "de")


def at(**fields: Any) -> State:
    """A state in the play phase, unless the fields of the position say otherwise."""
    return GAME.position({"phase": "play", **fields}, seed=1)


def drawn(state: State, seat: int | None = 0, columns: int = 80, language: str = "en") -> str:
    """The table as a seat sees it."""
    console = Console(width=columns)
    with console.capture() as capture:
        console.print(GAME.room.draw(state.view(seat), NAMES, GAME.set, language))
    return capture.get()


class TestEverywhere:
    @pytest.mark.parametrize(("columns", "language"), [*((80, language) for language in LANGUAGES), (120, "de")])
    def test_it_fits_at_every_moment_of_a_game(self, columns: int, language: str) -> None:
        for seed in range(amount(1, 10)):
            for number, step in enumerate(steps(GAME, seed)):
                if number % amount(25, 1):
                    continue
                for seat in (0, 1, None):
                    lines = drawn(step.after, seat, columns, language).splitlines()
                    assert {len(line) for line in lines} == {columns}
                    assert not [line for line in lines if "jambo-" in line or "{" in line or "…" in line]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_question_and_refusal_has_words(self, language: str) -> None:
        for number, step in enumerate(steps(GAME, 2)):
            state = step.after
            if number % amount(5, 1):
                continue
            for seat in (0, 1, None):
                question = question_text(state.view(seat), NAMES, GAME.set, language)
                assert question
                assert "jambo-" not in question
            for action in range(GAME.actions):
                refusal = state.why_not(action)
                if refusal is not None and refusal.clause is not None:
                    words = refusal_text(action, refusal.clause, GAME.set, language)
                    assert not words.startswith(("J-", "jambo-"))

    def test_cards_in_sight_are_explained(self) -> None:
        state = at(hands=[["lion", "ware_kkk"], ["guard"]], utilities=[["well"], ["boat"]])
        assert [name for name, _ in card_help(state.view(0), GAME.set, "en")] == [
            "Well",
            "Boat",
            "Lion",
            "Wares (3 trinkets)",
        ]


class TestContent:
    def test_stands(self) -> None:
        state = at(large=[{"trinkets": 2, "salt": 3}, {"tea": 6}], small=[{"silk": 2}, {}], stands=[2, 0])
        out = drawn(state)
        assert "◆◆▲▲▲ (−2)" in out
        assert "≈≈·  ···" in out
        assert "♣♣♣♣♣♣ " in out
        assert "♣♣♣♣♣♣·" not in out

    def test_the_supply_explains_the_signs(self) -> None:
        line = next(line for line in drawn(at(large=[{"tea": 2}, {}])).splitlines() if "Supply" in line)
        words = ("6 trinkets", "6 hides", "4 tea", "6 silk", "6 fruit", "6 salt")
        assert all(f"{sign} {word}" in line for sign, word in zip(SIGNS, words, strict=True))

    def test_only_ones_own_hand(self) -> None:
        state = at(hands=[["lion", "guard", "guard"], ["snake", "well"]])
        own, other, nobody = drawn(state, 0), drawn(state, 1), drawn(state, None)
        assert ("Lion" in own, "Lion" in other, "Lion" in nobody) == (True, False, False)
        assert ("Snake" in own, "Snake" in other, "Snake" in nobody) == (False, True, False)
        assert "2× Guard" in own
        for out in (own, other, nobody):
            assert "3 hand cards" in out
            assert "2 hand cards" in out

    def test_what_is_known_of_hands(self) -> None:
        state = at(hands=[["lion", "guard"], ["snake"]], shown_hand=[["lion"], ["snake"]], open_hand=[["lion"], []])
        own, nobody = drawn(state, 0), drawn(state, None)
        assert "Lion°" in own
        assert "Guard°" not in own
        assert "Known to you: Snake" in own
        assert "Known to you: Lion" in nobody
        assert "Snake" not in nobody

    def test_the_turn(self) -> None:
        out = drawn(at(turn=1, actions=2, announcer=0, gold=[61, 40]))
        assert "▸ Ben" in out
        assert "●●○○○  2 actions left  Last turn" in out

    def test_an_auction(self) -> None:
        state = at(decision="bid", actor=1, card="arabian_merchant", bid=4, bidder=0, middle_cards=["lion"])
        out = drawn(state)
        assert "Being played: Arabian Merchant" in out
        assert "In the middle: Lion" in out
        assert "Highest bid: 4 gold, by Ada" in out

    def test_wares_in_the_middle(self) -> None:
        state = at(decision="elephant_ware", card="elephant", middle_wares={"tea": 2}, taken=[{"salt": 1}, {}])
        out = drawn(state)
        assert "In the middle: ♣♣ 2 tea" in out
        assert "To be placed: ▲" in out

    def test_what_one_looks_at_and_what_one_knows_of_the_deck(self) -> None:
        state = at(
            phase="draw",
            decision="keep",
            limbo=["lion"],
            deck={"top": [{"card": "snake", "seen": [1]}, {"card": "boat", "seen": [0]}]},
        )
        own, other = drawn(state, 0), drawn(state, 1)
        assert "You see: Lion" in own
        assert "From the top: unseen, Boat" in own
        assert "Lion" not in other
        assert "From the top: Snake, unseen" in other

    def test_utilities(self) -> None:
        state = at(utilities=[["well", {"card": "boat", "turned": True}], []])
        assert "Well · Boat (Used this turn)" in drawn(state)

    def test_a_wide_table_tells_what_cards_do(self) -> None:
        state = at(hands=[["snake"], []])
        assert "chooses first" not in drawn(state)
        assert "you choose first" in drawn(state, columns=120)

    def test_the_end(self) -> None:
        state = GAME.position({"decision": "over", "winner": 1, "announcer": 0, "actions": 0, "gold": [60, 63]})
        out = drawn(state)
        assert "Ben answers with the last turn and overtakes Ada: 63 gold against 60." in out
        assert "▸" not in out
