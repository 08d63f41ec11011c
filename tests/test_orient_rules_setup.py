"""Clauses of the box, the set-up, the dawn, and the variants that shorten the game."""

from collections import Counter
from typing import Any

import pytest

import fondaco
from fondaco.errors import FondacoError
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.orient import DATA, SETUP, TREASURES, discards, emptied, game, hand, known, owners, position, row, seen
from tests.rules import legal, play

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int, seed: int = 1, **options: str) -> State:
    """A game at its first turn: rows as they were dealt, hands with as many cards of each pile as can be."""
    state = game(players, **options).deal(seed=seed)
    while state.decision in ("lay", "draw"):
        state.apply(state.legal()[state.count % 2])
        assert state.check() is None
    return state


# ---------------------------------------------------------------- box


@clause("O-C01", "O-C02", "O-C03", "O-VA2")
def test_the_cards_of_the_box() -> None:
    piles = Counter(card["pile"] for card in DATA["night_cards"] for _ in range(card["number"]))
    assert piles == {"attack": 41, "defence": 41}
    assert Counter(treasure["kind"] for treasure in DATA["treasures"]) == {"insignia": 5, "valuable": 10}
    days = Counter(card["kind"] for card in DATA["day_cards"] for _ in range(card["number"]))
    assert days == {"sandstorm": 1, "bazaar": 5, "ban": 3, "court": 3}
    assert sum(piles.values()) + 15 + sum(days.values()) + 1 == 110


@clause("O-E05", "O-V01", "O-G01")
def test_the_special_cards_of_the_box() -> None:
    cards = {card["id"]: card for card in DATA["night_cards"]}
    effects = {card["effect"]["type"] for card in cards.values() if card["kind"] == "item"}
    assert effects == {"look", "attack_plus", "open_door", "extra_action"}
    assert [card["id"] for card in cards.values() if card["kind"] == "visitor"] == ["vis_scheherazade", "vis_dinarzad"]
    assert [card["id"] for card in cards.values() if card["kind"] == "ghost"] == ["ghost"]


@clause("O-C05")
def test_for_two_to_five_players() -> None:
    for players in (1, 6):
        with pytest.raises(FondacoError):
            fondaco.game("orient", players=players)


# ---------------------------------------------------------------- set-up


@clause("O-S04", "O-S05", "O-S06", "O-S07", "O-S08")
@pytest.mark.parametrize(
    ("players", "insignia", "valuables", "aside"),
    [(2, 2, 3, (1, 4)), (3, 1, 3, (2, 1)), (4, 1, 2, (1, 2)), (5, 1, 2, (0, 0))],
)
def test_treasures_dealt_and_set_aside(players: int, insignia: int, valuables: int, aside: tuple[int, int]) -> None:
    dealt = set()
    for seed in range(12):
        state = begun(players, seed)
        left = set(TREASURES)
        for seat in range(players):
            own = [TREASURES[t] for t in state.view(seat)["row"][seat] if t >= 0]
            assert sum(name.startswith("ins_") for name in own) == insignia
            assert len(own) == insignia + valuables
            left -= set(own)
        assert (sum(name.startswith("ins_") for name in left), len(left)) == (aside[0], sum(aside))
        dealt |= set(TREASURES) - left
    assert dealt == set(TREASURES)  # any of them may be used


@clause("O-S09", "O-Q51")
@every_number
def test_rows_are_laid_face_down_in_any_order_from_the_dealers_left(players: int) -> None:
    state = game(players, dealer="1").deal(seed=3)
    order = []
    while state.decision == "lay":
        order.append(state.actor)
        play(state, f"lay {max(action.partition(' ')[2] for action in legal(state))}")
    size = SETUP[players]["insignia"] + SETUP[players]["valuables"]
    assert order == [seat % players for seat in range(2, players + 2) for _ in range(size - 1)]
    assert seen(state, "facing")[:players] == [0] * players
    for seat in range(players):
        names = [
            f"{'ins' if name in ('crown', 'sceptre', 'signet', 'sabre', 'mantle') else 'val'}_{name}"
            for name in row(state, seat)
        ]
        assert names == sorted(names, reverse=True)
        assert known(state, (seat + 1) % players, seat) == ["?"] * size


@clause("O-S11", "O-S12", "O-S13", "O-S14", "O-S15", "O-N01")
@every_number
def test_hands_are_built_from_both_piles_one_player_after_the_other(players: int) -> None:
    state = game(players, dealer="0").deal(seed=5)
    while state.decision == "lay":
        state.apply(state.legal()[0])
    order = []
    while state.decision == "draw":
        order.append(state.actor)
        assert legal(state) == {"draw attack", "draw defence"}
        play(state, "draw attack")
    drawers = list(dict.fromkeys(order))
    assert drawers == [*range(1, players), 0]
    ladies = seen(state, "visitor_at")
    for seat in range(players):
        assert len(hand(state, seat)) == SETUP[players]["hand"] - ladies.count(seat)
    assert (state.actor, seen(state, "turn")) == (1, 1)


@clause("O-S03", "O-Q51")
def test_the_first_dealer_is_drawn_by_lot_or_named() -> None:
    drawn = {seen(game(4).deal(seed=seed), "dealer") for seed in range(25)}
    assert drawn == {0, 1, 2, 3}
    assert {seen(game(4, dealer="2").deal(seed=seed), "dealer") for seed in range(8)} == {2}
    with pytest.raises(FondacoError):
        game(3, dealer="3")


@clause("O-S10", "O-Q44")
def test_an_owner_may_always_look_at_his_own_row() -> None:
    state = begun(4)
    for seat in range(4):
        assert "?" not in known(state, seat, seat)


@clause("O-Q24")
def test_nobody_knows_which_insignia_were_set_aside() -> None:
    state = begun(3)
    aside = Counter[str]()
    for seed in range(30):
        imagined = state.redeal(0, seed)
        held = {name for seat in range(3) for name in row(imagined, seat)}
        aside.update(name for name in ("crown", "sceptre", "signet", "sabre", "mantle") if name not in held)
    own = [name for name in row(state, 0) if f"ins_{name}" in TREASURES]
    assert set(aside) == {"crown", "sceptre", "signet", "sabre", "mantle"} - set(own)


# ---------------------------------------------------------------- dawn


def evening(options: dict[str, str] | None = None, **fields: Any) -> State:
    """The last court suit of a day: when seat 2 passes, the next night begins."""
    days = ["day_sandstorm", "baz_camel", "baz_blade", "day_court"]
    described: dict[str, Any] = {"dealer": 2, "old_man": 2, "day_cards": days, "asked": 2, **fields}
    given = described.pop("given", (["+crown", "dagger"], ["sceptre", "+shield"], ["signet"]))
    return position(3, given, options=options, decision="accuse", day=1, **described)


def to_turn(state: State) -> State:
    """Rows are laid as they come, hands drawn from the attack pile, until the first turn."""
    while state.decision in ("lay", "draw", "facing"):
        play(state, "done" if state.decision == "facing" else state.game.notation(state.legal()[0]))
    return state


@clause("O-DE1", "O-DE2", "O-DE3", "O-Q25", "O-Q49", "O-S03", "O-Q21")
def test_the_next_round_begins_with_the_next_dealer() -> None:
    state = play(
        evening(hands=[["atk_thief"], [], []], discard={"def_palace": 6}, visitors={"vis_dinarzad": 1}), "pass"
    )
    assert (seen(state, "night"), seen(state, "dealer"), seen(state, "day"), seen(state, "old_man")) == (2, 0, 0, 2)
    assert (state.decision, state.actor) == ("lay", 1)
    assert (discards(state), hand(state, 0), seen(state, "visitor_at")[:2]) == ([], [], [-1, -1])
    assert seen(state, "pile_size") == [41, 41]
    while state.decision == "lay":
        state.apply(state.legal()[0])
    assert seen(state, "facing")[:3] == [0, 0, 0]
    to_turn(state)
    assert (state.actor, seen(state, "turn")) == (1, 1)


@clause("O-Q26", "O-DE2", "O-Q50")
def test_where_a_treasure_lay_is_forgotten_at_dawn_but_not_whose_it_is() -> None:
    state = evening(given=(["+crown", "dagger"], ["sceptre", "+shield"], ["signet"]))
    assert known(state, 2, 0)[:2] == ["crown", "?"]
    play(state, "pass")
    while state.decision == "lay":
        state.apply(state.legal()[0])
    assert known(state, 2, 0)[:2] == ["?", "?"]
    assert {name: seat for name, seat in owners(state, 2).items() if seat != 2} == {"crown": 0, "shield": 1}


@clause("O-DE4", "O-Q49")
def test_only_if_agreed_each_chooses_the_facing_at_dawn() -> None:
    assert to_turn(play(evening(), "pass")).decision == "turn"
    state = play(evening({"open_dawn": "yes", "vb1": "yes"}), "pass")
    while state.decision == "lay":
        state.apply(state.legal()[0])
    assert (state.decision, state.actor) == ("facing", 1)
    assert "uncover 0" in legal(state)
    play(state, "uncover 1")
    assert "uncover 0" not in legal(state)
    play(state, "done")
    assert row(state, 1)[1].startswith("+")
    assert seen(state, "old_man") == 2  # no move with VB1
    assert (state.decision, state.actor) == ("lay", 2)


@clause("O-Q49", "O-S09")
def test_the_first_rows_are_face_down_even_so() -> None:
    state = game(3, open_dawn="yes").deal(seed=1)
    while state.decision == "lay":
        state.apply(state.legal()[0])
    assert state.decision == "draw"


@clause("O-Q7", "O-DE1", "O-DX4")
def test_hands_are_shuffled_unless_agreed_otherwise() -> None:
    hands = [["atk_thief"] * 4 + ["def_palace"] * 4, ["def_archers"], []]
    shuffled = play(evening(hands=hands), "pass")
    assert seen(shuffled, "hand_size")[:3] == [0, 0, 0]
    kept = play(evening({"keep_hands": "yes"}, hands=hands, visitors={"vis_dinarzad": 1}), "pass")
    assert (hand(kept, 0), hand(kept, 1)) == (sorted(hands[0]), ["def_archers"])
    assert seen(kept, "visitor_at")[:2] == [-1, -1]
    assert seen(kept, "pile_size") == [41 - 4, 41 - 5]
    to_turn(kept)
    assert seen(kept, "hand_size", 0) == 8  # above the limit, nothing is discarded
    assert seen(kept, "hand_size", 1) + seen(kept, "visitor_at").count(1) >= 6


@clause("O-Q49", "O-Q46")
@pytest.mark.parametrize(("lamp", "objects", "limit"), [("+lamp", {}, 6), ("lamp", {"baz_camel": 0}, 7)])
def test_at_dawn_a_camel_counts_and_a_lamp_that_lies_face_down_does_not(
    lamp: str, objects: dict[str, int], limit: int
) -> None:
    state = play(evening(given=([lamp, "crown"], ["sceptre"], ["signet"]), objects=objects), "pass")
    to_turn(state)
    assert seen(state, "hand_size", 0) + seen(state, "visitor_at").count(0) == limit


@clause("O-DB9", "O-DX1", "O-Q49")
def test_bans_and_objects_of_the_day_are_for_the_next_night() -> None:
    state = play(evening(objects={"baz_camel": 0}, banned=["servants"]), "pass")
    to_turn(state)
    assert (seen(state, "object_at", 1), seen(state, "banned")) == (0, 1)


@clause("O-Q40", "O-Q49")
def test_losses_and_drunkenness_end_with_the_night() -> None:
    state = play(evening(losses=[1, 2, 0], drunk=[1, 0, 0]), "pass")
    assert (seen(state, "losses")[:3], seen(state, "drunk")[:3]) == ([0, 0, 0], [0, 0, 0])


# ---------------------------------------------------------------- shortening


@clause("O-VA1")
def test_the_old_man_is_left_out() -> None:
    assert seen(begun(4, va1="yes"), "old_man") == 6
    assert seen(begun(4), "old_man") != 6


@clause("O-VA2")
def test_the_three_bans_are_removed() -> None:
    for seed in range(25):
        for options in ({"va2": "yes"}, None):
            held = ["atk_thief"]
            gone = emptied(("def_palace", 1), hands=[held])
            state = game(3, **(options or {})).position(
                {"players": 3, "rows": position().position()["rows"], "hands": [held, [], []], "discard": gone},
                seed=seed,
            )
            play(state, "discard atk_thief", "done")
            while seen(state, "day"):
                play(state, "pass")
            if options:
                assert all(DATA["day_cards"][k]["kind"] != "ban" for k in seen(state, "day_cards"))


@clause("O-VA3", "O-Q42")
@every_number
def test_hands_are_four_at_most(players: int) -> None:
    state = begun(players, va3="yes")
    for seat in range(players):
        assert len(hand(state, seat)) + seen(state, "visitor_at").count(seat) == 4


@clause("O-VA4", "O-Q42", "O-Q49")
@every_number
def test_ten_cards_of_each_pile_are_put_aside_unseen_before_hands_are_drawn(players: int) -> None:
    state = game(players, va4="yes").deal(seed=2)
    assert (seen(state, "pile_size"), seen(state, "trimmed")) == ([31, 31], [10, 10])
    gone = {card["id"]: card["number"] for card in DATA["night_cards"] if card["pile"] == "attack"}
    del gone["atk_captain"], gone["atk_band"], gone["atk_thief"]
    state = position(3, options={"va4": "yes"}, discard=gone, trimmed=[10, 10], script=[11])
    assert seen(state, "pile_size") == [2, 31]
    play(state, "pass", "end_turn", "draw attack")  # any of the twelve can be the one drawn
    assert hand(state, 0) == ["atk_thief"]


@clause("O-VA4")
def test_the_night_ends_though_cards_lie_aside() -> None:
    gone = emptied(("atk_captain", 4), ("atk_band", 4), ("atk_thief", 3), ("def_palace", 6), ("def_archers", 5))
    state = position(3, options={"va4": "yes"}, discard=gone, trimmed=[10, 10], script=[0] * 30)
    assert seen(state, "pile_size") == [1, 1]
    play(state, "pass", "end_turn", "draw attack")
    assert seen(state, "day") == 1


@clause("O-VA1", "O-VA2", "O-VA3", "O-VA4")
def test_they_can_be_combined() -> None:
    state = begun(5, va1="yes", va2="yes", va3="yes", va4="yes")
    assert (seen(state, "old_man"), seen(state, "trimmed"), seen(state, "hand_size", 1)) == (6, [10, 10], 4)
