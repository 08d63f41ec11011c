"""Clauses of what is secret and what is public, through the views of the seats."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.orient import CARDS, DATA, TREASURES, all_decline, attack, emptied, hand, known, owners, position, row, seen
from tests.rules import legal, play

BASE = (["crown", "dagger"], ["sceptre", "shield", "lamp"], ["signet"])
BEYOND_CHANCE = 30.0


def lay_anew(state: State) -> State:
    """Whoever's turn it is lays its row from right to left."""
    play(state, "rearrange")
    if state.decision == "cover_row":
        play(state, "done")
    while state.decision == "lay":
        state.apply(state.legal()[-1])
    return state


# ---------------------------------------------------------------- what is seen


@clause("O-Q50")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hands_are_secret_and_their_sizes_and_piles_are_public(viewer: int | None) -> None:
    state = position(3, BASE, hands=[["atk_thief", "def_palace"], ["def_archers"], []], discard={"def_palace": 2})
    view = state.view(viewer)
    assert (view["hand_size"][:3], view["from_attack"][:3]) == ([2, 1, 0], [1, 0, 0])
    assert (view["pile_size"], view["discard"][CARDS.index("def_palace")]) == ([40, 37], 2)
    own = {0: ["atk_thief", "def_palace"], 1: ["def_archers"]}.get(-1 if viewer is None else viewer, [])
    assert [CARDS[k] for k in view["hand"] if k >= 0] == own


@clause("O-Q50", "O-Q44")
def test_faces_are_for_the_owner_and_face_up_treasures_for_all() -> None:
    state = position(3, (["crown", "+dagger"], ["sceptre"], ["signet"]))
    assert known(state, 0, 0) == ["crown", "dagger"]
    for viewer in (1, 2, None):
        assert known(state, viewer, 0) == ["?", "dagger"]


@clause("O-Q50")
def test_knowledge_of_a_slot_ends_when_the_row_is_laid_anew_and_of_the_owner_remains() -> None:
    mine = ["ins_crown", {"treasure": "val_dagger", "known_by": [1]}, "val_bottle"]
    state = position(3, rows=[mine, ["ins_sceptre", "val_shield", "val_lamp"], ["ins_signet", *FREE]])
    assert known(state, 1, 0) == ["?", "dagger", "?"]
    lay_anew(state)
    assert known(state, 1, 0) == ["?", "?", "?"]
    assert owners(state, 1)["dagger"] == 0
    assert "dagger" not in owners(state, 2)


FREE = ["val_lockpick", "val_lock", "val_crystal", "val_astrolabe", "val_purse"]


def remembering(**fields: Any) -> State:
    """Seat 2 knows that seat 1 has the lamp, but not where."""
    return position(
        3, BASE, hands=[["atk_master", "ev_eyes"], ["atk_master"], []],
        owner_known=[[], [], ["val_lamp"], []], **fields,
    )  # fmt: skip


@clause("O-Q50")
def test_who_owns_it_is_forgotten_when_it_may_have_changed_hands_unseen() -> None:
    state = remembering()
    assert owners(state, 2)["lamp"] == 1
    attack(state, "atk_master", "1:0")
    assert "lamp" not in owners(state, 2)
    assert owners(state, 1)["lamp"] == 1  # its owner


@clause("O-Q50")
def test_a_face_up_treasure_that_goes_makes_nobody_forget() -> None:
    state = position(
        3, (["crown", "dagger"], ["+sceptre", "shield", "lamp"], ["signet"]), hands=[["atk_master"], [], []],
        owner_known=[[], [], ["val_lamp"], []],
    )  # fmt: skip
    attack(state, "atk_master", "1:0")
    assert owners(state, 2)["lamp"] == 1


@clause("O-Q50", "O-B01")
def test_a_treasure_covered_again_is_known_until_the_row_is_laid() -> None:
    state = position(3, (["crown", "dagger"], ["bottle"], ["signet"]), hands=[["atk_master"], [], []])
    play(all_decline(attack(state, "atk_master", "1:0")), "cover_it")
    assert known(state, None, 0) == ["?", "?", "bottle"]
    state = position(3, (["crown", "+dagger"], ["sceptre"], ["signet"]))
    play(state, "rearrange", "cover 1", "done", "lay val_dagger")
    assert known(state, 1, 0) == ["?", "?"]
    assert owners(state, None)["dagger"] == 0


@clause("O-Q50", "O-Q47")
def test_earlier_owners_remember_where_it_went() -> None:
    state = position(3, BASE, hands=[["atk_master"], [], ["ev_snatch_a"]])
    play(attack(state, "atk_master", "1:2"), "decline", "play ev_snatch_a")
    all_decline(state)
    assert known(state, 0, 2)[-1] == known(state, 1, 2)[-1] == "lamp"
    assert known(state, None, 2)[-1] == "?"


@clause("O-Q50")
def test_an_exchange_is_known_to_the_two_players() -> None:
    state = position(3, BASE, hands=[["ev_swap"], [], []])
    play(state, "play ev_swap", "give 1", "get 1:1")
    assert (known(state, 0, 1), known(state, 1, 0)) == (["?", "dagger", "?"], ["?", "shield"])
    assert (known(state, 0, 0), known(state, 1, 1)) == (["crown", "shield"], ["sceptre", "dagger", "lamp"])
    assert known(state, 2, 0) == ["?", "?"]


@clause("O-Q51", "O-Q50")
def test_nobody_learns_the_order_in_which_a_row_is_laid() -> None:
    for chosen in ("lay ins_crown", "lay val_dagger", "lay val_bottle"):
        state = position(3, (["crown", "dagger", "bottle"], ["sceptre"], ["signet"]))
        play(state, "rearrange", chosen)
        for viewer in (1, 2, None):
            view = state.view(viewer)
            assert known(state, viewer, 0) == ["?", "?", "?"]
            assert (view["laid"], view["facing"][0]) == (1, 0)


@clause("O-Q50")
def test_while_a_row_is_laid_the_rest_tells_nothing() -> None:
    """What others see of a row with one face-up treasure is the same whichever covered one is laid first."""
    views = []
    for chosen in ("lay ins_crown", "lay val_bottle"):
        state = position(3, (["crown", "+dagger", "bottle"], ["sceptre"], ["signet"]))
        views.append(play(state, "rearrange", "done", chosen).view(1))
    assert views[0] == views[1]


@clause("O-Q50", "O-Q34")
def test_a_court_shows_what_the_accused_has() -> None:
    state = position(
        3, BASE, [0, 5], decision="accuse", day=1, dealer=2, old_man=2, day_cards=["day_court"],
    )  # fmt: skip
    play(state, "accuse 1", "claim val_lamp")
    assert known(state, None, 1) == ["?", "?", "lamp"]


# ---------------------------------------------------------------- counted insignia


@clause("O-Q50", "O-S05")
def test_the_insignia_dealt_are_counted_until_one_may_have_gone() -> None:
    state = position(3, BASE, hands=[["atk_master"], [], []])
    assert state.view(2)["insignia"][:3] == [1, 1, 1]
    attack(state, "atk_master", "1:1")
    view = state.view(2)
    assert view["pool"][2][:3] == [0, 0, 2]  # two players are counted together
    assert view["insignia"][:3] == [2, 0, 1]
    assert state.view(0)["insignia"][:3] == [1, 1, 1]  # he has seen what went
    assert state.view(1)["insignia"][:3] == [1, 1, 1]


@clause("O-Q50", "O-G04")
def test_the_ghost_shows_how_many_insignia_everybody_has() -> None:
    before = sum(card["number"] for card in DATA["night_cards"] if card["pile"] == "defence") - 7
    state = position(
        3, (["crown", "sceptre"], ["signet"]), [before, 0], hands=[["def_palace"] * 6, [], []], pools=[[0, 0, 0]] * 4,
    )  # fmt: skip
    assert state.view(2)["insignia"][:3] == [3, 0, 0]
    play(state, "discard def_palace", "done", "draw defence")
    assert state.view(2)["insignia"][:3] == [2, 1, 0]


@clause("O-Q50")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_imagined_rows_hold_as_many_insignia_as_are_counted(seat: int | None) -> None:
    state = position(3, BASE, hands=[["atk_master"], [], []])
    attack(state, "atk_master", "1:1")
    for seed in range(20):
        rows = [row(state.redeal(seat, seed), p) for p in range(3)]
        insignia = [sum(f"ins_{name}" in TREASURES for name in names) for names in rows]
        if seat is None or seat == 2:
            assert (insignia[0] + insignia[1], insignia[2]) == (2, 1)
        else:
            assert insignia == [1, 1, 1]


# ---------------------------------------------------------------- imagined states


@clause("O-Q50")
def test_imagined_hands_come_from_the_right_piles() -> None:
    state = position(3, BASE, hands=[[], ["atk_thief", "def_palace", "def_archers"], []])
    pile = {card["id"]: card["pile"] for card in DATA["night_cards"]}
    kinds = set()
    for seed in range(60):
        held = hand(state.redeal(0, seed), 1)
        assert [pile[card] for card in held] == ["attack", "defence", "defence"]
        kinds.update(held)
    assert not kinds & {"ghost", "vis_dinarzad", "vis_scheherazade"}
    assert len(kinds) > 15


@clause("O-Q50")
def test_every_unseen_card_is_equally_likely_in_a_hand() -> None:
    """Six cards of the defence pile are unseen, two palace guards among them; seat 1 holds one of the six."""
    kept = (("def_palace", 2), ("def_archers", 1), ("def_eunuch", 1), ("def_leopard", 1))
    state = position(2, hands=[[], ["def_servants"]], discard=emptied(*kept, hands=[["def_servants"]]))
    rounds = 300
    counts = Counter(hand(state.redeal(0, seed), 1)[0] for seed in range(rounds))
    expected = {name: number / 6 * rounds for name, number in (*kept, ("def_servants", 1))}
    assert counts.keys() == expected.keys()
    assert sum((counts[name] - n) ** 2 / n for name, n in expected.items()) < BEYOND_CHANCE


@clause("O-Q50")
@pytest.mark.parametrize("counted", [False, True])
def test_all_arrangements_of_treasures_that_agree_are_equally_likely(counted: bool) -> None:
    """Five players: all treasures are in the game. Seat 0 does not know the one of seat 3 and the three of seat 4.

    He knows that the lamp is among those of seat 4, and counts insignia of each player or of all together.
    """
    names = ("dagger", "shield", "lockpick", "lock", "crystal", "astrolabe", "purse", "wine")
    mine = [*(f"val_{name}" for name in names), "ins_crown"]
    seen_by = [{"treasure": name, "known_by": [0]} for name in ("ins_sabre", "ins_mantle")]
    state = position(
        5,
        rows=[mine, seen_by[:1], seen_by[1:], ["ins_sceptre"], ["val_lamp", "val_bottle", "ins_signet"]],
        owner_known=[["val_lamp"], [], [], [], [], []],
        pools=[[0, 1, 2, 3, 4] if counted else [0, 0, 0, 0, 0]] * 6,
    )
    hidden = ("sceptre", "lamp", "bottle", "signet")
    agree = {names for names in permutations(hidden) if "lamp" in names[1:]}
    if counted:
        agree = {names for names in agree if f"ins_{names[0]}" in TREASURES}
    counts = Counter((*row(twin, 3), *row(twin, 4)) for twin in (state.redeal(0, n) for n in range(40 * len(agree))))
    assert counts.keys() == agree
    assert sum((n - 40) ** 2 / 40 for n in counts.values()) < BEYOND_CHANCE + len(agree)


@clause("O-Q50")
def test_a_redeal_moves_what_is_hidden_and_nothing_else() -> None:
    state = position(3, BASE, hands=[["atk_thief"], ["def_palace"] * 3, ["def_archers"] * 3])
    twins = set()
    for seed in range(20):
        imagined = state.redeal(0, seed)
        assert imagined.view(0) == state.view(0)
        assert imagined.check() is None
        assert legal(imagined) == legal(state)
        twins.add((*hand(imagined, 1), *row(imagined, 1), *row(imagined, 2)))
    assert len(twins) > 15


@clause("O-Q50", "O-Q48")
def test_a_window_opens_whether_or_not_the_seat_has_an_answer() -> None:
    for held in ([], ["ev_snatch_a"]):
        state = position(3, BASE, hands=[["atk_master"], held, []])
        play(state, "attack atk_master", "target 1:0")
        assert (state.decision, state.actor) == ("defence", 1)
        assert state.view(2)["decision"] == state.view(0)["decision"]
        play(state, "decline")
        assert (state.decision, state.actor, seen(state, "hand_size", 1)) == ("pilfer", 1, len(held))
