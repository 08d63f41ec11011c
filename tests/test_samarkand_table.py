"""Samarkand's table in characters: all that a seat sees, on 80 columns or more, in every language."""

import re
from typing import Any

import pytest
from rich.console import Console

import fondaco
from fondaco.games.samarkand.words import action_note, points_now
from fondaco.kernel.game import State
from fondaco.texts import languages
from tests.effort import amount
from tests.proof.play import dice, sample, walk
from tests.rules import play
from tests.samarkand import CARDS, game, position, wheel

NAMES = ("Ada", "Ben", "Cyril", "Dora", "Emil")
every_language = pytest.mark.parametrize("language", languages())


def drawn(state: State, seat: int | None = 0, columns: int = 80, language: str = "en") -> str:
    """The table as a seat sees it."""
    console = Console(width=columns)
    with console.capture() as capture:
        console.print(state.game.room.draw(state.view(seat), NAMES, state.game.set, language))
    return capture.get()


def map_of(table: str) -> list[str]:
    """The lines of the map, without its frame."""
    lines = table.splitlines()
    end = next(at for at, line in enumerate(lines) if line.startswith("╰"))
    return [line[1:-1] for line in lines[1:end]]


def row(table: str, start: str) -> list[str]:
    """The words of the line that begins so."""
    return next(line.split() for line in table.splitlines() if line.strip().startswith(start))


def note(state: State, action: str, seat: int = 0, language: str = "en") -> str:
    """What is said of an action beside its text."""
    return action_note(state.view(seat), state.game.parse(action), state.game.set, language)


class TestEverywhere:
    @pytest.mark.parametrize("columns", [80, 120])
    @every_language
    def test_it_fits_at_every_moment_of_a_game(self, columns: int, language: str) -> None:
        for players in (2, 5):
            for number, state in enumerate(walk(game(players).deal(seed=players), dice(players))):
                if number % amount(60, 3):
                    continue
                for seat in (0, None):
                    table = drawn(state, seat, columns, language)
                    assert max(map(len, table.splitlines())) <= columns
                    assert not re.search(r"samarkand-|[{}…]", table)
                    assert len([line for line in map_of(table) if "≈" in line or "·" in line]) >= 10

    @every_language
    def test_the_legend_is_one_line(self, language: str) -> None:
        lines = map_of(drawn(position(), language=language))
        assert sum("≈≈" in line and "12*" in line for line in lines) == 1
        assert len(lines) == 10 + 3

    @every_language
    def test_every_choice_has_a_note_in_words(self, language: str) -> None:
        noted = 0
        for state in sample(game(4), amount(60, 600), seed=5):
            seat = state.actor
            assert seat is not None
            for action in state.legal():
                told = action_note(state.view(seat), action, state.game.set, language)
                assert not re.search(r"samarkand-|[{}]", told)
                noted += bool(told)
        assert noted > amount(100, 1_000)

    def test_a_map_of_ones_own_is_drawn_without_covering_spaces(self) -> None:
        own = fondaco.game("samarkand", players=2, components=wheel(13))
        state = own.deal(seed=1)
        table = "\n".join(map_of(drawn(state, None))[:-3])
        assert len(re.findall(r"\d\d", table)) == 13
        assert len(re.findall(r"[ABC]·", table)) == 3
        assert "econstructed" not in drawn(state)


class TestContent:
    def test_camels_goods_ships_and_own_cards_on_the_map(self) -> None:
        state = position(
            members=[["levant"], [], []],
            camels={"petra": ["egypt", "levant"], "mediterranean_east": ["levant"], "cyprus": ["levant"]},
            hands=[["linen", "copper"], ["jade"], []],
            goods_tiles=[["copper"], [], []],
        )
        chart = "\n".join(map_of(drawn(state)))
        assert " FB " in chart
        assert " B≈ " in chart
        assert " B·*" in chart  # Cyprus, where one's copper lies
        assert " 23*" in chart
        assert " 11*" not in chart
        assert " 11 " in chart

    def test_choices_are_numbered_on_the_map_as_in_the_list(self) -> None:
        state = play(position(members=[["levant"], [], []], treasury={"levant": 2}), "extend levant")
        for action in ("place petra", "place antioch"):
            legal = [state.game.notation(action) for action in state.legal()]
            numbers = {number for number, action in enumerate(legal, 1) if action.startswith("place")}
            found = [int(n) for line in map_of(drawn(state))[:-3] for n in re.findall(r"\[ ?(\d+)", line)]
            assert sorted(found) == sorted(numbers)
            assert "[" not in "".join(map_of(drawn(state, 1))[:-3]), "others do not choose"
            play(state, action)

    def test_names_of_spaces_on_a_wide_terminal(self) -> None:
        assert "Damas" in drawn(position(), columns=120)
        assert "Damas" not in drawn(position(), columns=80)

    def test_it_says_that_the_map_is_reconstructed(self) -> None:
        assert "Map (reconstructed)" in drawn(position())

    def test_families(self) -> None:
        state = position(
            members=[["levant"], ["levant", "egypt"], []],
            treasury={"levant": 7},
            camels={"gaza": ["levant"]},
            relations=[{"families": ["levant", "egypt"], "seat": 0}],
        )
        assert row(drawn(state), "B Levant") == ["B", "Levant", "5", "7", "10", "0", "4", "F"]

    def test_players_and_whose_turn_it_is(self) -> None:
        state = position(
            turn=1, members=[["levant"], ["egypt", "china"], []], money=[4, 5, 6], sold=[[], ["copper", "gold"], []]
        )
        table = drawn(state)
        assert row(table, "▸ Ben") == ["▸", "Ben", "5", "0", "0", "0", "E", "F", "12,", "30"]
        assert row(table, "Ada") == ["Ada", "4", "0", "0", "0", "B"]

    def test_only_ones_own_cards_with_their_points(self) -> None:
        state = position(
            members=[["levant"], [], []],
            camels={"cyprus": ["levant", "egypt"]},
            goods_tiles=[["copper"], [], []],
            hands=[["copper"], ["jade"], []],
        )
        own, other, nobody = drawn(state, 0), drawn(state, 1), drawn(state, None)
        assert row(own, "Copper 12") == ["Copper", "12", "Cyprus", "B", "F", "5"]
        assert ("Jade 11" in own, "Jade 11" in other) == (False, True)
        assert "Copper" not in other
        assert "Your cards" not in nobody

    def test_ends_and_piles(self) -> None:
        state = position(2, relations=[{"families": ["levant", "egypt"], "seat": 0}], discard=["gold"])
        chart = "\n".join(map_of(drawn(state)))
        assert "Families without a relation: 8   Smallest stack: 4 (Levant)" in chart
        assert "Pile: 32   Discarded: 1   In the bag: 10" in chart
        assert "In the bag" not in drawn(position(3))

    def test_the_end(self) -> None:
        state = position(decision="over", ending=["stuck"], money=[10, 20, 5], card_points=[0, 0, 0])
        table = drawn(state)
        assert "Nobody can do anything any more: the game is over." in table
        assert "Ben: 20 = cards 0 + goods 0 + relations 0 + money 20" in table
        assert "▸" not in table


class TestNotes:
    def test_a_marriage_costs_its_dowry_and_a_route_has_camels(self) -> None:
        state = position(members=[["levant"], [], []], treasury={"levant": 3})
        assert note(state, "marry persia") == "6 dirhams"
        assert note(state, "extend levant") == "11 camels, treasury 3"

    @pytest.mark.parametrize(
        ("fields", "space", "told"),
        [
            ({}, "petra", ""),
            ({"camels": {"tyre": ["levant"]}}, "cyprus", "goods tile Copper 12"),
            ({"camels": {"tyre": ["levant"]}, "hands": [["copper"], [], []]}, "cyprus",
             "goods tile Copper 12, your card"),
            ({"camels": {"petra": ["egypt"]}}, "petra", "relation with Egypt, prize 3"),
            ({"camels": {"petra": ["egypt"]}, "members": [["levant", "egypt"], [], []]}, "petra",
             "relation with Egypt, prize 4"),
            ({"camels": {"petra": ["egypt"]}, "relations": [{"families": ["levant", "egypt"], "seat": 0}]}, "petra",
             "beside Egypt"),
            ({"camels": {"tyre": ["levant"], "mediterranean_east": ["egypt"]}}, "mediterranean_east", "beside Egypt"),
        ],
    )  # fmt: skip
    def test_what_a_camel_brings(self, fields: dict[str, Any], space: str, told: str) -> None:
        state = play(position(**{"members": [["levant"], [], []], **fields}), "extend levant")
        assert note(state, f"place {space}") == told

    def test_what_a_card_is_worth(self) -> None:
        state = position(
            members=[["levant"], [], []],
            camels={"tyre": ["levant"]},
            hands=[["copper"], ["jade"], []],
        )
        play(state, "extend levant", "place cyprus")
        assert note(state, "sell") == note(state, "keep") == "Cyprus, now 4 points"
        play(state, "sell")
        assert note(state, "keep") == ""

    def test_points_now_are_those_of_the_end(self) -> None:
        """Where a game ends, what the cards are worth then is what they were said to be worth."""
        for players in (2, 5):
            state = game(players).deal(seed=players)
            for _ in walk(state, dice(players)):
                pass
            view = state.view(0)
            held = [card for card in range(len(CARDS)) if view["place"][card] == 0]
            assert sum(points_now(view, state.game.set, card) for card in held) == view["card_points"][0]
