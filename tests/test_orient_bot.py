"""Orient's heuristic bot: it judges by what its seat knows, prefers the obvious, and beats random play."""

import numpy as np
import pytest

from fondaco.games.orient import bot
from fondaco.games.orient.bot import evaluate, is_calm, search_notes
from tests.effort import FULL, amount
from tests.judging import choice, scores, share_of
from tests.orient import attack, game, position
from tests.proof.play import sample
from tests.rules import play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_judges_alike_whatever_the_others_hold(players: int) -> None:
    for at, state in enumerate(sample(game(players), amount(40, 1_000), seed=9)):
        twin = state.redeal(state.actor, seed=at)
        assert scores(bot, twin) == scores(bot, state), state.decision


def test_it_steals_what_it_knows_to_be_insignia() -> None:
    rows = [["ins_crown"], ["val_lamp", {"treasure": "ins_sceptre", "known_by": [0]}], ["ins_signet"]]
    rows[0] += ["val_dagger", "val_shield", "val_lock"]
    rows[1] += ["val_lockpick"]
    rows[2] += ["val_crystal", "val_astrolabe", "val_purse", "val_bottle"]
    state = position(3, rows=rows, hands=[["atk_master"], [], []])
    assert choice(state) == "attack atk_master"
    assert choice(play(state, "attack atk_master")) == "target 1:1"


def test_it_defends_insignia_with_the_cheapest_cards_and_lets_a_trap_go() -> None:
    for slot, answer in ((0, "defend def_servants"), (1, "decline")):
        state = position(
            3, (["lamp"], ["crown", "bottle"]), hands=[["atk_servants"], ["def_elephant", "def_servants"], []]
        )
        assert choice(play(state, "attack atk_servants", f"target 1:{slot}")) == answer


def test_it_brings_the_old_man_home_to_a_complete_set() -> None:
    given = (["crown", "sceptre", "signet"], ["lamp"])
    state = position(3, given, hands=[["ev_road", "atk_thief"], [], []], old_man=1)
    assert choice(state) == "play ev_road"
    assert choice(play(state, "play ev_road")) == "seat 0"


def test_it_hides_insignia_that_others_have_seen() -> None:
    state = position(3, (["+crown", "lamp"], ["sceptre"], ["signet"]), hands=[[], [], []])
    assert choice(state) == "rearrange"
    assert choice(play(state, "rearrange")) == "cover 0"


def test_it_sues_for_what_it_has_lost() -> None:
    state = position(2, (["crown", "sceptre"], ["lamp", "signet"]), hands=[[], ["atk_master"]], turn=1, dealer=0)
    attack(state, "atk_master", "0:1")
    rows, known = state.position()["rows"], {"decision": "accuse", "day": 1, "dealer": 1, "day_cards": ["day_court"]}
    suit = position(2, rows=rows, **known)
    assert choice(suit) == "accuse 1"
    assert choice(play(suit, "accuse 1")) == "claim ins_sceptre"


def test_the_evaluation_prefers_who_has_more_insignia() -> None:
    state = position(3, (["crown", "sceptre"], ["signet"], []), hands=[[], [], []])
    shares = np.zeros(3)
    evaluate(state.records[0], state.game.components[0], search_notes()[0], shares)
    assert shares[0] > shares[1] > shares[2] > 0
    assert abs(shares.sum() - 1) < 1e-9
    assert is_calm(state.records[0])


@pytest.mark.skipif(not FULL, reason="plays many games")
def test_it_beats_random_play() -> None:
    assert share_of("heuristic", "random", game(2), 500) >= 0.95
