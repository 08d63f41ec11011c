"""The Python API: games, states, actions in words, and what is said of a wrong argument."""

import copy
import json
from typing import Any

import pytest

import fondaco
from fondaco.errors import FondacoError, IllegalActionError
from fondaco.kernel.game import Refusal
from fondaco.kernel.room import GAMES, room
from fondaco.texts import languages
from tests.proof.play import dice, game_of, walk

games = pytest.mark.parametrize("name", GAMES)
NEEDED = {("orient", "vb5"): {"vb4": "yes"}}
"""Options that are refused without others."""


def refused(error: type[FondacoError], message: str, call: Any, *arguments: Any, **named: Any) -> None:
    """A call that raises this error, which is one clear line in every language."""
    with pytest.raises(error) as caught:
        call(*arguments, **named)
    assert caught.value.message == message
    for language in languages():
        line = caught.value.text(language)
        assert line not in ("", message)
        assert "\n" not in line
        assert "{ $" not in line


class TestGames:
    def test_an_unknown_game_is_named_with_those_that_are_known(self) -> None:
        refused(FondacoError, "unknown-game", fondaco.game, "chess")
        with pytest.raises(FondacoError, match=GAMES[0]):
            fondaco.game("../jambo")

    @games
    def test_the_number_of_players_is_that_of_the_box(self, name: str) -> None:
        fewest, most = room(name).seats
        for players in range(fewest, most + 1):
            assert fondaco.game(name, players=players).players == players
        assert fondaco.game(name).players == fewest
        for players in (0, -1, fewest - 1, most + 1):
            refused(FondacoError, "bad-players", fondaco.game, name, players=players)

    @games
    def test_options_are_those_of_the_game(self, name: str) -> None:
        for option in room(name).options:
            assert option.default in option.choices
            assert fondaco.game(name).options[option.name] == option.default
            for choice in option.choices:
                chosen = {option.name: choice, **(NEEDED.get((name, option.name), {}) if choice == "yes" else {})}
                game = fondaco.game(name, players=room(name).seats[1], **chosen)
                assert game.options[option.name] == choice
                assert game.deal(seed=1).check() is None
            refused(FondacoError, "bad-option", fondaco.game, name, **{option.name: "none of them"})
        refused(FondacoError, "unknown-option", fondaco.game, name, weather="fine")

    def test_a_number_chosen_for_an_option_is_its_word(self) -> None:
        assert fondaco.game("jambo", starter=1).deal(seed=1).actor == 1
        assert fondaco.game("jambo", starter="0").deal(seed=1).actor == 0

    @games
    def test_it_is_described_as_json(self, name: str) -> None:
        game = fondaco.game(name)
        told = json.loads(json.dumps(game.describe()))
        assert told["decisions"] == list(game.room.decisions)
        assert sum(verb["number"] for verb in told["verbs"]) == game.actions
        assert told["components"]["digest"] == game.set.digest

    @games
    @pytest.mark.parametrize("seed", ["7", 7.5, b"7", True])
    def test_a_wrong_seed_is_refused(self, name: str, seed: Any) -> None:
        game = fondaco.game(name)
        refused(FondacoError, "bad-seed", game.deal, seed=seed)
        refused(FondacoError, "bad-seed", game.deal(seed=1).redeal, 0, seed=seed)
        refused(FondacoError, "bad-seed", game.position, {}, seed=seed)

    @games
    def test_a_script_too_short_for_the_deal_is_refused(self, name: str) -> None:
        refused(FondacoError, "script-short", fondaco.game(name).deal, script=[])


class TestActionsInWords:
    @games
    def test_every_action_goes_to_words_and_back(self, name: str) -> None:
        game = fondaco.game(name)
        seen = set()
        for action in range(game.actions):
            parts, line = game.action(action), game.notation(action)
            assert game.parse(parts) == game.parse(line) == game.parse(json.loads(json.dumps(parts))) == action
            assert game.parse(dict(reversed(parts.items()))) == action
            assert line == " ".join(str(part) for part in parts.values())
            seen.add(line)
        assert len(seen) == game.actions

    @games
    def test_every_action_has_a_text_in_every_language(self, name: str) -> None:
        game = fondaco.game(name)
        for language in languages():
            texts = {game.text(action, language) for action in range(game.actions)}
            assert not [text for text in texts if "{" in text or "-action-" in text or not text]
            assert len(texts) > game.actions / 4

    @pytest.mark.parametrize(
        "words",
        [
            *(
                "",
                " ",
                "buy",
                "buy ",
                "buy  ware_kkk",
                "buy ware_kkk ",
                " pass",
                "buy ware_kkk ware_kkk",
                "BUY ware_kkk",
            ),
            *("bid 0", "bid 201", "bid -1", "bid 1.0", "bid ١", "bid 99999999999999999999", "look 1", "pass\n"),
            *("buy guard", "play ware_kkk", "use guard", "ware gold", "amount 3", "seen 0", "seen 7", "x" * 10_000),
            *({}, {"verb": "buy"}, {"verb": "buy", "card": None}, {"verb": "pass", "gold": 3}, {"card": "ware_kkk"}),
            *({"verb": "buy", "ware": "ware_kkk"}, {"verb": ["pass"]}, {"verb": "ware", "ware": {"tea": 1}}),
        ],
    )
    def test_what_is_no_action_is_refused(self, words: Any) -> None:
        refused(IllegalActionError, "action-unread", fondaco.game("jambo").parse, words)

    @games
    @pytest.mark.parametrize("action", [-1, 10**6, 2**80])
    def test_a_number_without_an_action_is_refused(self, name: str, action: int) -> None:
        game = fondaco.game(name)
        for call in (game.action, game.notation, game.text):
            refused(IllegalActionError, "action-unknown", call, action)


class TestStates:
    @games
    def test_a_new_game_has_a_decision_and_no_outcome(self, name: str) -> None:
        game = fondaco.game(name)
        state = game.deal(seed=1)
        assert not state.over
        assert state.actor in range(game.players)
        assert state.decision in game.room.decisions
        assert (state.count, state.undoable, state.history, state.outcome) == (0, 0, [], None)
        assert state.returns() == [1 / game.players] * game.players
        assert len(state.scores()) == game.players

    @games
    def test_a_finished_game_has_an_outcome(self, name: str) -> None:
        for seed in range(5):
            state = game_of(fondaco.game(name), seed)
            assert state.outcome is not None
            assert state.outcome.winners == tuple(
                seat for seat, share in enumerate(state.returns()) if share == max(state.returns())
            )
            refused(IllegalActionError, "action-over", state.apply, 0)

    @games
    def test_why_not_tells_the_clause_or_that_it_was_not_asked(self, name: str) -> None:
        game = fondaco.game(name)
        found: set[Refusal | None] = set()
        for seed in range(3):
            for state in walk(game.deal(seed=seed), dice(seed), 150):
                answers = [state.why_not(action) for action in range(game.actions)]
                found.update(answers)
                clauses_of = {a: answer.clause for a, answer in enumerate(answers) if answer and answer.clause}
                assert state.refusals(range(game.actions)) == clauses_of
                for action, answer in enumerate(answers):
                    if answer is not None and answer.clause is not None:
                        refused(IllegalActionError, "action-illegal", state.apply, action)
                        break
                action = answers.index(Refusal(None))
                refused(IllegalActionError, "action-not-asked", state.apply, action)
        clauses = {answer.clause for answer in found if answer is not None and answer.clause is not None}
        assert None in found
        assert len(clauses) > 2
        assert all(clause.startswith(f"{game.room.prefix}-") for clause in clauses)

    @games
    @pytest.mark.parametrize("copying", [lambda state: state.copy(), copy.copy, copy.deepcopy])
    def test_copies_are_equal_until_one_goes_on(self, name: str, copying: Any) -> None:
        state = fondaco.game(name).deal(seed=1)
        twin = copying(state)
        assert twin == state
        assert twin.digest() == state.digest()
        twin.apply(twin.legal()[0])
        assert twin != state
        assert state.history == []
        assert state != state.digest()

    @games
    def test_a_list_of_legal_actions_is_the_callers_own(self, name: str) -> None:
        state = fondaco.game(name).deal(seed=1)
        state.legal().clear()
        assert state.legal()

    @games
    def test_a_seat_that_is_not_there_is_refused(self, name: str) -> None:
        game = fondaco.game(name)
        state = game.deal(seed=1)
        for seat in (-1, game.players, 2**40):
            for call in (state.view, state.information, state.redeal):
                refused(FondacoError, "bad-seat", call, seat)
            refused(FondacoError, "bad-seat", state.preview, seat, state.legal()[0])

    @games
    def test_a_view_is_json_of_the_information(self, name: str) -> None:
        game = fondaco.game(name)
        for state in walk(game.deal(seed=2), dice(2), 40):
            for seat in (None, *range(game.players)):
                view, information = state.view(seat), state.information(seat)
                assert json.loads(json.dumps(view)) == view
                assert list(view) == list(game.room.information.names or ())
                assert view == game.room.shown({field: information[field][0].tolist() for field in view})

    @games
    def test_an_illegal_action_has_no_preview(self, name: str) -> None:
        state = fondaco.game(name).deal(seed=1)
        assert state.actor is not None
        illegal = next(action for action in range(state.game.actions) if action not in state.legal())
        with pytest.raises(IllegalActionError):
            state.preview(state.actor, illegal)

    @games
    def test_redeals_are_new_unless_a_seed_is_given(self, name: str) -> None:
        """Each goes on in its own way, also where all that has a place is known."""
        state = fondaco.game(name).deal(seed=1)
        ways = [[way.digest() for way in walk(state.redeal(0), dice(1), 30)] for _ in range(5)]
        assert len({tuple(way) for way in ways}) == 5
        assert state.redeal(0, seed=3) == state.redeal(0, seed=3)

    @games
    def test_a_digest_tells_states_apart(self, name: str) -> None:
        game = fondaco.game(name)
        digests = [state.digest() for state in walk(game.deal(seed=3), dice(3), 300)]
        assert len(set(digests)) == len(digests)
        assert all(len(digest) == 64 for digest in digests)

    @games
    def test_it_tells_in_short_where_it_stands(self, name: str) -> None:
        state = fondaco.game(name).deal(seed=1)
        assert repr(state) == f"<{name}: 0 decisions, {state.decision} of seat {state.actor}>"
