"""Clauses of the old man, of the end of the game, and of the variants that move him."""

import pytest

from fondaco.errors import FondacoError
from fondaco.kernel.game import State
from tests.clauses import clause
from tests.orient import SETUP, all_decline, attack, game, hand, position, row, seen
from tests.rules import legal, play, refusal

TWO = (["crown", "sceptre", "signet", "dagger"], ["sabre", "lamp", "shield"])
FULL = ["def_palace"] * 6


def next_turn(die: int, old_man: int, players: int = 3, **fields: object) -> State:
    """Seat 0 ends its turn with a full hand, and seat 1 rolls."""
    hands = [FULL, *([] for _ in range(players - 1))]
    return play(position(players, (), [die - 1], hands=hands, old_man=old_man, **fields), "pass", "end_turn")  # type: ignore[arg-type]


# ---------------------------------------------------------------- his way


@clause("O-O01", "O-Q51")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_he_begins_with_the_dealer(dealer: int) -> None:
    state = game(3, dealer=str(dealer)).deal(seed=1)
    assert (seen(state, "dealer"), seen(state, "old_man")) == (dealer, dealer)


@clause("O-O02", "O-O03", "O-O04", "O-O05", "O-Q20")
@pytest.mark.parametrize(("die", "to"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 0), (6, 0)])
def test_he_stays_or_walks_one_or_two_players_on(die: int, to: int) -> None:
    state = next_turn(die, 2, players=4)
    assert (seen(state, "old_man"), seen(state, "die"), state.decision) == (to, die, "turn")


@clause("O-Q20")
@pytest.mark.parametrize(("die", "to"), [(2, 1), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_with_two_players_only_a_3_or_4_changes_his_side(die: int, to: int) -> None:
    state = play(position(2, (), [die - 1], hands=[FULL, []], old_man=1), "pass", "end_turn")
    assert seen(state, "old_man") == to


@clause("O-Q19", "O-O03")
def test_the_roll_comes_before_anything_else_in_a_turn() -> None:
    state = play(position(3, (), [4], hands=[FULL, ["ev_eyes"], []], old_man=0), "pass", "end_turn")
    assert (state.actor, state.decision, seen(state, "die")) == (1, "turn", 5)
    assert "play ev_eyes" in legal(state)


@clause("O-O03", "O-B02")
def test_an_astrolabe_may_roll_his_die_again() -> None:
    given = (["crown"], ["+astrolabe", "sceptre"])
    state = position(3, given, [5, 2], hands=[FULL, [], []], old_man=0)
    play(state, "pass", "end_turn")
    assert (state.actor, state.decision, seen(state, "die"), seen(state, "old_man")) == (1, "reroll", 6, 0)
    play(state, "reroll")
    assert (state.decision, seen(state, "old_man")) == ("turn", 1)
    state = position(3, given, [5], hands=[FULL, [], []], old_man=0)
    assert seen(play(state, "pass", "end_turn", "accept"), "old_man") == 2


# ---------------------------------------------------------------- winning


@clause("O-W01", "O-W03", "O-W04", "O-C06", "O-Q22")
def test_whoever_has_all_insignia_waits_for_the_old_man() -> None:
    given = (["crown", "sceptre", "signet", "sabre"], ["lamp"])
    for die, over in ((2, False), (4, True)):
        state = position(2, given, [die - 1], turn=0, hands=[FULL, []], old_man=1)
        play(state, "pass", "end_turn")
        assert state.over is over
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("insignia", (0,))
    assert state.returns() == [1.0, 0.0]
    assert row(state, 0)[:4] == ["+crown", "+sceptre", "+signet", "+sabre"]  # shown to all
    assert not any(name.startswith("+") for name in row(state, 0)[4:])


@clause("O-W01", "O-W02", "O-Q24")
@pytest.mark.parametrize(("players", "needed"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_how_many_insignia_win(players: int, needed: int) -> None:
    names = ["crown", "sceptre", "signet", "sabre", "mantle"][: players * SETUP[players]["insignia"]]
    for held in (needed - 1, needed):
        state = position(players, (names[:held], names[held:]), hands=[["ev_road"]] + [[]] * (players - 1), old_man=1)
        play(state, "play ev_road", "seat 0")
        assert state.over is (held == needed)


@clause("O-Q22", "O-Q47")
def test_the_last_insignia_stolen_wins_only_when_nobody_snatches_it() -> None:
    state = position(2, TWO, hands=[["atk_master"], ["ev_snatch_a"]], old_man=0)
    attack(state, "atk_master", "1:0")
    assert (state.over, state.decision) == (False, "pilfer")
    play(state, "decline")
    assert state.over
    state = position(2, TWO, hands=[["atk_master"], ["ev_snatch_a"]], old_man=0)
    play(attack(state, "atk_master", "1:0"), "play ev_snatch_a", "decline")
    assert not state.over


@clause("O-W03", "O-Q22")
def test_without_the_old_man_beside_him_the_thief_does_not_win() -> None:
    state = all_decline(attack(position(2, TWO, hands=[["atk_master"], []], old_man=1), "atk_master", "1:0"))
    assert (state.over, state.decision) == (False, "attacks")


@clause("O-Q22")
def test_a_win_on_the_turn_of_another_player() -> None:
    given = (["lamp"], ["crown", "sceptre", "signet", "sabre"])
    state = position(2, given, hands=[["ev_road"], []], old_man=0)
    play(state, "play ev_road", "seat 1")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@clause("O-Q22")
def test_an_exchange_can_win() -> None:
    given = (["crown", "sceptre", "signet", "dagger"], ["sabre"])
    state = position(2, given, hands=[["ev_swap"], []], old_man=0)
    play(state, "play ev_swap", "give 3", "get 1:0")
    assert state.over


@clause("O-Q22", "O-O05")
def test_who_is_passed_over_does_not_win() -> None:
    given = (["lamp"], ["dagger"], ["crown", "sceptre", "signet"])
    state = play(position(3, given, [5], hands=[FULL, [], []], old_man=1), "pass", "end_turn")  # two on: 1 to 0
    assert (state.over, seen(state, "old_man")) == (False, 0)
    state = play(position(3, given, [3], hands=[FULL, [], []], old_man=1), "pass", "end_turn")
    assert state.over


@clause("O-VA1", "O-Q23")
def test_without_the_old_man_all_insignia_win_at_once() -> None:
    state = position(2, TWO, options={"va1": "yes"}, hands=[["atk_master"], []])
    assert all_decline(attack(state, "atk_master", "1:0")).over
    state = position(2, (), [], {"va1": "yes"}, hands=[FULL, []])
    assert seen(play(state, "pass", "end_turn"), "die") == 0  # nothing to roll for
    assert seen(state, "old_man") == 6


# ---------------------------------------------------------------- variants of his way


VARIANTS = ["vb1", "vb2", "vb3", "vb4"]


@clause("O-VB0", "O-Q39")
@pytest.mark.parametrize("variant", VARIANTS)
def test_any_variant_replaces_the_die(variant: str) -> None:
    state = position(3, (), [], {variant: "yes"}, hands=[FULL, [], []], old_man=2)
    play(state, "pass", "end_turn")
    assert (seen(state, "old_man"), seen(state, "die"), state.actor) == (2, 0, 1)


@clause("O-Q39", "O-VA1")
@pytest.mark.parametrize("variant", [*VARIANTS, "vb5"])
def test_without_him_there_is_nothing_to_move(variant: str) -> None:
    with pytest.raises(FondacoError) as caught:
        game(3, va1="yes", **{variant: "yes"})
    assert caught.value.message == "options-exclude"
    assert caught.value.arguments == {"option": "va1", "other": variant}


@clause("O-VB5", "O-Q41")
def test_he_is_fetched_only_from_where_he_can_be_sent() -> None:
    with pytest.raises(FondacoError) as caught:
        game(3, vb5="yes")
    assert caught.value.message == "option-needs"


@clause("O-VB1", "O-Q39")
def test_each_treasure_turned_moves_him_one_on() -> None:
    options = {"vb1": "yes"}
    state = position(3, (["crown", "lamp"],), options=options, old_man=2, hands=[[], [], []])
    assert seen(play(state, "uncover 1"), "old_man") == 0
    given = (["+crown", "+lamp", "dagger"],)
    state = position(3, given, options=options, old_man=2)
    play(state, "rearrange", "cover 0")
    assert seen(state, "old_man") == 0
    play(state, "cover 1")
    assert seen(state, "old_man") == 1
    play(state, "done", "lay ins_crown", "lay val_lamp")
    assert seen(state, "old_man") == 1


@clause("O-VB1", "O-Q39", "O-B06")
def test_with_vb1_bottle_and_wine_move_him_when_turned() -> None:
    state = position(3, (["crown"], ["bottle"]), options={"vb1": "yes"}, hands=[["atk_master"], [], []], old_man=0)
    all_decline(attack(state, "atk_master", "1:0"))
    assert seen(state, "old_man") == 1
    assert seen(play(state, "cover_it"), "old_man") == 2


@clause("O-VB1", "O-Q39")
def test_with_vb1_the_ghost_moves_him_once_per_insignia() -> None:
    names = position(3).game.set.data["night_cards"]
    before = sum(card["number"] for card in names if card["pile"] == "defence" and card["id"] != "ghost") - 6
    given = (["crown"], ["+sceptre"], ["signet"])
    state = position(
        3, given, [before, 0], {"vb1": "yes"}, hands=[FULL[:5], [], []], old_man=0, discard={"def_palace": 1}
    )
    play(state, "pass", "end_turn", "draw defence")
    assert seen(state, "old_man") == 2  # two were face down
    assert [row(state, seat)[0] for seat in range(3)] == ["+crown", "+sceptre", "+signet"]


@clause("O-Q22", "O-VB1")
def test_with_vb1_each_flip_can_win() -> None:
    given = (["crown", "+lamp", "+dagger"], ["sceptre", "signet", "sabre"])
    won = (["lamp", "+dagger", "+shield"], ["crown", "sceptre", "signet", "sabre"])
    state = position(2, given, options={"vb1": "yes"}, old_man=0)
    assert not play(state, "rearrange", "cover 1").over
    state = position(2, won, options={"vb1": "yes"}, old_man=0)
    assert play(state, "rearrange", "cover 1").over  # he passes seat 1, and does not go on to seat 0


@clause("O-VB2", "O-Q40")
def test_the_second_loss_of_a_night_and_each_later_one_draw_him() -> None:
    given = (["crown"], ["sceptre", "lamp", "shield"])
    held = [["atk_master", "atk_master", "atk_thief", "ev_key_a", "ev_road"], [], []]
    state = position(3, given, options={"vb2": "yes"}, hands=held, old_man=0)
    all_decline(attack(state, "atk_master", "1:0"))
    assert seen(state, "old_man") == 0
    all_decline(attack(state, "atk_master", "1:0"))
    assert (seen(state, "old_man"), seen(state, "losses", 1)) == (1, 2)
    play(state, "play ev_road", "seat 2")
    all_decline(play(attack(state, "atk_thief", "1:0"), "play ev_key_a"))
    assert (seen(state, "old_man"), seen(state, "losses", 1)) == (1, 3)


@clause("O-VB2", "O-Q40")
def test_an_exchange_is_no_loss() -> None:
    state = position(3, options={"vb2": "yes"}, hands=[["ev_swap"], [], []], losses=[0, 1, 0], old_man=0)
    play(state, "play ev_swap", "give 0", "get 1:0")
    assert (seen(state, "losses")[:3], seen(state, "old_man")) == ([0, 1, 0], 0)


@clause("O-VB3", "O-Q47")
@pytest.mark.parametrize(("facing", "old_man"), [("+", 1), ("", 0)])
def test_the_loss_of_a_face_up_treasure_draws_him(facing: str, old_man: int) -> None:
    given = (["crown"], [f"{facing}lamp", "sceptre"])
    state = position(3, given, options={"vb3": "yes"}, hands=[["atk_master"], [], []], old_man=0)
    attack(state, "atk_master", "1:0")
    assert seen(state, "old_man") == 0  # not before all were asked for Pilfer
    assert seen(all_decline(state), "old_man") == old_man


@clause("O-VB3", "O-Q47")
def test_what_is_snatched_back_is_no_loss() -> None:
    given = (["crown"], ["+lamp", "sceptre"])
    state = position(3, given, options={"vb3": "yes"}, hands=[["atk_master"], ["ev_snatch_a"], []], old_man=0)
    play(attack(state, "atk_master", "1:0"), "play ev_snatch_a")
    assert seen(all_decline(state), "old_man") == 0


@clause("O-VB3", "O-Q30")
def test_the_loss_of_an_object_draws_nobody() -> None:
    state = position(
        3, options={"vb3": "yes"}, hands=[["atk_master"], [], []], old_man=0, objects={"baz_camel": 1},
        day_cards=["baz_camel"],
    )  # fmt: skip
    play(state, "attack atk_master", "target_object baz_camel", "decline")
    assert seen(all_decline(state), "old_man") == 0


@clause("O-VB4", "O-Q41")
def test_the_second_djinn_of_a_turn_sends_him_to_the_middle() -> None:
    held = [["ev_eyes", "ev_road", "ev_whirl"], ["def_palace"] * 5, []]
    state = position(3, options={"vb4": "yes"}, hands=held, old_man=0)
    play(state, "play ev_eyes", "seat 1")
    assert seen(state, "old_man") == 0
    play(state, "play ev_road", "seat 1")  # even if the second is Long Road
    assert seen(state, "old_man") == 5
    play(state, "play ev_whirl", "seat 1")
    assert seen(state, "old_man") == 5


@clause("O-VB4", "O-Q41")
def test_a_third_djinn_sends_him_there_again() -> None:
    held = [["ev_eyes", "ev_whirl", "ev_road"], ["def_palace"] * 5, []]
    state = position(3, options={"vb4": "yes"}, hands=held, old_man=0)
    play(state, "play ev_eyes", "seat 1", "play ev_whirl", "seat 1", "play ev_road", "seat 2")
    assert seen(state, "old_man") == 5


@clause("O-Q41")
def test_djinns_are_counted_per_player_and_turn() -> None:
    held = [["ev_eyes", "atk_thief"], ["ev_wall"], []]
    state = position(3, options={"vb4": "yes"}, hands=held, old_man=0)
    play(state, "play ev_eyes", "seat 1")
    attack(state, "atk_thief", "1:0", "play ev_wall")
    assert (seen(state, "djinns")[:3], seen(state, "old_man")) == ([1, 1, 0], 0)


@clause("O-Q41")
def test_items_are_no_djinns_and_pilfer_and_the_gate_are() -> None:
    state = position(3, options={"vb4": "yes"}, hands=[["ev_parrot", "ev_parrot"], [], []], old_man=0)
    play(state, "play ev_parrot", "look 1:0", "done", "play ev_parrot", "look 1:0", "done")
    assert (seen(state, "djinns", 0), seen(state, "old_man")) == (0, 0)
    held = [["atk_master", "atk_thief"], ["ev_wall", "ev_snatch_a"], []]
    state = position(3, options={"vb4": "yes"}, hands=held, old_man=0)
    attack(state, "atk_thief", "1:0", "play ev_wall")
    play(attack(state, "atk_master", "2:0"), "play ev_snatch_a")
    all_decline(state)
    assert (seen(state, "djinns", 1), seen(state, "old_man")) == (2, 5)


@clause("O-VB5", "O-Q41")
def test_a_player_may_give_up_his_turn_and_take_him() -> None:
    options = {"vb4": "yes", "vb5": "yes"}
    state = position(3, options=options, hands=[FULL, ["ev_eyes"], []], old_man="middle")
    play(state, "pass", "end_turn")
    assert (state.actor, legal(state)) == (1, {"take_old_man", "play_on"})
    play(state, "take_old_man")
    assert (seen(state, "old_man"), state.actor, state.decision) == (1, 2, "turn")
    assert hand(state, 1) == ["ev_eyes"]  # no draw
    state = position(3, options=options, hands=[FULL, [], []], old_man="middle")
    play(state, "pass", "end_turn", "play_on")
    assert (seen(state, "old_man"), state.actor, state.decision) == (5, 1, "turn")


@clause("O-Q41", "O-W04")
def test_who_takes_him_may_win_at_once() -> None:
    given = (["lamp"], ["crown", "sceptre", "signet"])
    state = position(3, given, options={"vb4": "yes", "vb5": "yes"}, hands=[FULL, [], []], old_man="middle")
    assert play(state, "pass", "end_turn", "take_old_man").over


@clause("O-Q41")
def test_in_the_middle_he_is_with_nobody() -> None:
    given = (["lamp", "dagger"], ["crown", "sceptre", "signet"])
    state = position(3, given, options={"vb4": "yes", "vb1": "yes"}, hands=[[], [], []], old_man="middle")
    play(state, "uncover 0")
    assert (state.over, seen(state, "old_man")) == (False, 5)  # VB1 does not move him from there
    state = position(3, given, options={"vb4": "yes"}, hands=[["ev_road"], [], []], old_man="middle")
    play(state, "play ev_road", "seat 1")
    assert state.over


@clause("O-VB4")
def test_without_vb5_he_is_not_fetched() -> None:
    state = position(3, options={"vb4": "yes"}, hands=[FULL, [], []], old_man="middle")
    assert play(state, "pass", "end_turn").decision == "turn"
    assert refusal(state, "take_old_man") == "not asked"
