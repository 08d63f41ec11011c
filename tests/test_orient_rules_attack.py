"""Clauses of attacks: the card, the answer, the door, the theft, and the two treasures that bite."""

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.orient import all_decline, attack, discards, hand, known, position, row, seen
from tests.rules import NOT_ASKED, legal, play, refusal

BASE = (["crown", "dagger"], ["sceptre", "lamp", "shield"])


def duel(
    attacker: list[str], defender: list[str], script: list[int] | None = None, given: tuple[list[str], ...] = BASE
) -> State:
    """Seat 0 and seat 1 with these hands; seat 2 holds the other treasures."""
    return position(3, given, script, hands=[attacker, defender, []])


# ---------------------------------------------------------------- sending


@clause("O-A01", "O-A04")
def test_a_card_is_laid_before_one_treasure_of_another_player() -> None:
    state = play(duel(["atk_captain"], []), "attack atk_captain")
    assert seen(state, "table", 0) == 0
    assert refusal(state, "target 0:0") == "O-A01"
    assert refusal(state, "target 1:3") == NOT_ASKED
    assert {"target 1:0", "target 1:1", "target 1:2", "target 2:0"} <= legal(state)
    play(state, "target 1:2")
    assert (state.actor, state.decision) == (1, "defence")


@clause("O-A01")
def test_there_is_nothing_to_rob_where_nobody_else_has_anything() -> None:
    everything = ["crown", "sceptre", "signet", "sabre", "lamp", "dagger", "shield", "lock", "purse", "wine"]
    state = position(2, (everything, []), hands=[["atk_captain"], []], options={"va1": "no"}, old_man=1)
    assert refusal(state, "attack atk_captain") == "O-A01"
    assert "attack atk_captain" not in legal(state)


@clause("O-A02", "O-A05", "O-A07")
@pytest.mark.parametrize(
    ("attacker", "defence", "repelled"),
    [
        ("atk_thief", ["def_eunuch"], True),  # 4 against 4: equal is enough
        ("atk_bedouin", ["def_eunuch"], False),  # 5 against 4
        ("atk_captain", ["def_leopard"], True),  # 7 against 7
        ("atk_assassin", ["def_leopard"], False),  # 8 against 7
        ("atk_ghoul", ["def_elephant"], False),  # 10 against 9
        ("atk_servants", ["def_servants"], True),  # 3 against 3
    ],
)
def test_the_defence_succeeds_from_the_attack_value_on(attacker: str, defence: list[str], repelled: bool) -> None:
    state = attack(duel([attacker], defence), attacker, "1:0", *(f"defend {card}" for card in defence), "done")
    assert state.decision == ("attacks" if repelled else "door")
    assert (state.actor, row(state, 1)) == (0, ["sceptre", "lamp", "shield"])


@clause("O-A06", "O-A08")
@pytest.mark.parametrize(("cards", "repelled"), [(2, False), (3, True)])
def test_several_cards_add_up(cards: int, repelled: bool) -> None:
    held = ["def_eunuch", "def_eunuch", "def_eunuch"]  # 4 each against 10
    answer = ["defend def_eunuch"] * cards
    state = attack(duel(["atk_ghoul"], held), "atk_ghoul", "1:0", *answer, "done")
    assert state.decision == ("attacks" if repelled else "door")


@clause("O-A09")
def test_only_one_card_attacks() -> None:
    state = play(duel(["atk_thief", "atk_captain"], []), "attack atk_thief")
    assert refusal(state, "attack atk_captain") == NOT_ASKED
    assert not any(action.startswith("attack") for action in legal(state))


@clause("O-A10", "O-Q12")
def test_cards_of_either_pile_attack_and_defend() -> None:
    state = duel(["def_archers"], ["atk_thief", "atk_servants"])  # 2 against 1 + 2
    attack(state, "def_archers", "1:0", "defend atk_thief", "defend atk_servants", "done")
    assert state.decision == "attacks"


@clause("O-A03")
def test_persons_use_their_printed_values_alone() -> None:
    """A thief is as strong by his value as any card of the same value, whatever his name promises."""
    for attacker, key in (("atk_thief", 5), ("atk_mercs", 2)):
        for die in (key, key + 1):
            state = attack(duel([attacker], [], [die - 1]), attacker, "1:0")
            assert play(state, "roll").decision == ("pilfer" if die == key else "attacks")


@clause("O-A11")
def test_all_cards_laid_are_discarded_however_it_ends() -> None:
    held = (["atk_ghoul", "ev_potion"], ["def_eunuch"])
    for script, decision in (([1], "pilfer"), ([5], "attacks")):
        state = play(duel(*held, script), "attack atk_ghoul", "play ev_potion", "target 1:0")
        play(state, "defend def_eunuch", "done")
        assert discards(state) == []
        play(state, "roll")
        assert state.decision == decision
        assert discards(state) == ["atk_ghoul", "ev_potion", "def_eunuch"]
        assert seen(state, "laid_out") == 0


@clause("O-A12")
def test_a_defence_may_be_declined() -> None:
    state = play(duel(["atk_thief"], ["def_elephant"]), "attack atk_thief", "target 1:0")
    assert {"decline", "defend def_elephant"} <= legal(state)
    assert play(state, "decline").decision == "door"
    assert hand(state, 1) == ["def_elephant"]


@clause("O-Q13", "O-A11")
def test_a_defence_may_be_too_small() -> None:
    state = attack(duel(["atk_ghoul"], ["def_servants"]), "atk_ghoul", "1:0", "defend def_servants", "done")
    assert state.decision == "door"
    assert hand(state, 1) == []


@clause("O-A16", "O-Q14", "O-N03")
def test_attacks_follow_one_another_against_any_opponents() -> None:
    state = duel(["atk_thief", "atk_thief", "atk_band", "atk_master"], ["def_palace", "def_palace", "def_palace"])
    for target, card in (("1:0", "atk_thief"), ("1:0", "atk_thief"), ("1:1", "atk_band")):
        attack(state, card, target, "defend def_palace", "done")
        assert (state.decision, state.actor) == ("attacks", 0)
    attack(state, "atk_master", "2:0")  # key 6 needs no roll
    all_decline(state)
    assert legal(state) == {"end_turn"}


@clause("O-N02")
def test_between_attacks_no_other_action_is_possible() -> None:
    state = duel(["atk_thief", "atk_band"], ["def_palace"])
    attack(state, "atk_thief", "1:0", "defend def_palace", "done")
    for action in ("pass", "rearrange", "uncover 0", "discard atk_band"):
        assert refusal(state, action) == "O-N02"
    assert legal(state) == {"end_turn", "attack atk_band"}


# ---------------------------------------------------------------- flyers


@clause("O-A17", "O-A18", "O-A19")
@pytest.mark.parametrize("flyer", ["atk_aladdin", "atk_lion", "atk_roc"])
def test_only_archers_repel_a_flyer_and_values_play_no_part(flyer: str) -> None:
    state = attack(duel([flyer], ["def_elephant", "def_leopard"]), flyer, "1:0", *_all("def_leopard", "def_elephant"))
    assert state.decision == "door"
    state = attack(duel([flyer], ["def_archers"]), flyer, "1:0", "defend def_archers", "done")
    assert state.decision == "attacks"


def _all(*cards: str) -> list[str]:
    return [*(f"defend {card}" for card in cards), "done"]


@clause("O-Q48", "O-A18")
def test_one_archers_card_among_others_repels_a_flyer() -> None:
    state = attack(duel(["atk_roc"], ["def_archers", "atk_thief"]), "atk_roc", "1:0", *_all("atk_thief", "def_archers"))
    assert state.decision == "attacks"


@clause("O-Q12", "O-Q48")
def test_archers_and_flyers_defend_with_their_values_too() -> None:
    state = attack(duel(["atk_bedouin"], ["def_archers"]), "atk_bedouin", "1:0", *_all("def_archers"))
    assert state.decision == "attacks"
    state = attack(duel(["atk_servants"], ["atk_roc"]), "atk_servants", "1:0", *_all("atk_roc"))
    assert state.decision == "attacks"


@clause("O-Q15")
@pytest.mark.parametrize(("die", "open_"), [(5, True), (6, False)])
def test_a_flyer_rolls_for_the_door_like_anybody(die: int, open_: bool) -> None:
    state = attack(duel(["atk_aladdin"], [], [die - 1]), "atk_aladdin", "1:0")
    assert play(state, "roll").decision == ("pilfer" if open_ else "attacks")


@clause("O-Q15")
def test_keys_are_changed_for_flyers_but_attack_values_do_not_matter() -> None:
    given = (["crown", "+dagger", "+lockpick"], ["sceptre", "lamp", "+shield"])
    state = duel(["atk_lion", "ev_potion"], ["def_palace", "def_palace"], given=given)
    play(state, "attack atk_lion", "play ev_potion", "target 1:0", "defend def_palace", "defend def_palace", "done")
    assert state.decision == "door"
    state = attack(duel(["atk_lion"], [], [4], given), "atk_lion", "1:0")  # key 4 + 1
    assert play(state, "roll").decision == "pilfer"


# ---------------------------------------------------------------- who may lay what


@clause("O-Q12", "O-V04")
def test_event_cards_neither_attack_nor_defend() -> None:
    state = duel(["ev_parrot", "atk_thief"], ["ev_hourglass"])
    assert refusal(state, "attack ev_parrot") == "O-Q12"
    play(state, "attack atk_thief", "target 1:0")
    assert refusal(state, "defend ev_hourglass") == "O-Q12"
    assert legal(state) == {"decline"}


@clause("O-DX1", "O-DX2", "O-DX3", "O-Q32")
@pytest.mark.parametrize(
    ("group", "card", "refused"),
    [
        ("servants", "atk_servants", "O-DX1"),
        ("servants", "def_servants", "O-DX1"),
        ("archers", "def_archers", "O-DX2"),
        ("robber_captain", "atk_captain", "O-DX3"),
    ],
)
def test_banned_cards_neither_attack_nor_defend(group: str, card: str, refused: str) -> None:
    state = position(3, BASE, hands=[[card, "atk_band"], [card], []], banned=[group])
    assert refusal(state, f"attack {card}") == refused
    play(state, "attack atk_band", "target 1:0")
    assert refusal(state, f"defend {card}") == refused
    assert refusal(position(3, BASE, hands=[[card], [], []]), f"attack {card}") is None


@clause("O-Q32", "O-DX2")
def test_banned_archers_stop_no_flyer() -> None:
    state = position(3, BASE, hands=[["atk_roc"], ["def_archers"], []], banned=["archers"])
    play(state, "attack atk_roc", "target 1:0")
    assert refusal(state, "defend def_archers") == "O-DX2"


@clause("O-DX4", "O-Q32")
def test_a_banned_card_is_got_rid_of_by_action_4() -> None:
    state = position(3, BASE, hands=[["atk_captain"], [], []], banned=["robber_captain"])
    play(state, "discard atk_captain")
    assert discards(state) == ["atk_captain"]


# ---------------------------------------------------------------- powers in attack and defence


@clause("O-B02")
@pytest.mark.parametrize(("dagger", "decision"), [("+dagger", "door"), ("dagger", "attacks")])
def test_a_dagger_strengthens_attacks_only_face_up(dagger: str, decision: str) -> None:
    given = (["crown", dagger], ["sceptre", "lamp", "shield"])
    state = attack(duel(["atk_band"], ["def_palace"], given=given), "atk_band", "1:0", *_all("def_palace"))
    assert state.decision == decision  # 6 or 7 against 6


@clause("O-B02")
@pytest.mark.parametrize(("shield", "decision"), [("+shield", "attacks"), ("shield", "door")])
def test_a_shield_strengthens_a_defence_of_at_least_one_card(shield: str, decision: str) -> None:
    given = (["crown", "dagger"], ["sceptre", "lamp", shield])
    state = attack(duel(["atk_captain"], ["def_palace"], given=given), "atk_captain", "1:0", *_all("def_palace"))
    assert state.decision == decision  # 7 against 6 or 7
    assert attack(duel(["def_servants"], [], given=given), "def_servants", "1:0").decision == "door"


@clause("O-Q30", "O-Q48")
def test_objects_of_the_bazaar_work_for_their_holder() -> None:
    def held(objects: dict[str, int], attacker: str, defence: str) -> str:
        state = position(3, BASE, hands=[[attacker], [defence], []], objects=objects, day_cards=list(objects))
        return attack(state, attacker, "1:0", *_all(defence)).decision

    assert held({"baz_blade": 0}, "atk_band", "def_palace") == "door"  # 6 + 1 against 6
    assert held({"baz_blade": 1}, "atk_band", "def_palace") == "attacks"
    assert held({"baz_hounds": 1}, "atk_captain", "def_palace") == "attacks"  # 7 against 6 + 1
    assert held({"baz_hounds": 2}, "atk_captain", "def_palace") == "door"
    assert held({"baz_falcon": 1}, "atk_roc", "def_servants") == "attacks"
    assert held({"baz_falcon": 0}, "atk_roc", "def_servants") == "door"


@clause("O-Q48")
def test_with_the_falcon_only_usable_cards_stop_flyers() -> None:
    state = position(
        3, BASE, hands=[["atk_roc"], ["def_archers", "def_servants"], []], objects={"baz_falcon": 1},
        day_cards=["baz_falcon"], banned=["archers"],
    )  # fmt: skip
    play(state, "attack atk_roc", "target 1:0")
    assert refusal(state, "defend def_archers") == "O-DX2"
    assert play(state, "defend def_servants", "done").decision == "attacks"


# ---------------------------------------------------------------- the door


@clause("O-A13", "O-A15", "O-C04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_door_opens_when_the_die_is_not_above_the_key(die: int) -> None:
    state = attack(duel(["atk_captain"], [], [die - 1]), "atk_captain", "1:1")  # key 4
    play(state, "roll")
    assert seen(state, "die") == die
    if die <= 4:
        assert row(state, 0) == ["crown", "dagger", "lamp"]
        assert row(state, 1) == ["sceptre", "shield"]
    else:
        assert state.decision == "attacks"
        assert row(state, 1) == ["sceptre", "lamp", "shield"]


@clause("O-Q16")
@pytest.mark.parametrize(
    ("mine", "theirs", "objects", "card", "opens"),
    [
        ("lockpick", "lock", {}, "atk_band", 3),
        ("+lockpick", "lock", {}, "atk_band", 4),
        ("lockpick", "+lock", {}, "atk_band", 2),
        ("+lockpick", "+lock", {}, "atk_band", 3),
        ("+lockpick", "lock", {"baz_picks": 0}, "atk_band", 5),
        ("lockpick", "+lock", {}, "def_elephant", 1),  # 1 - 1 is still 1
        ("+lockpick", "+lock", {}, "atk_thief", 5),
    ],
)
def test_modifiers_of_the_key_are_added_and_limited(
    mine: str, theirs: str, objects: dict[str, int], card: str, opens: int
) -> None:
    given = (["crown", mine], ["sceptre", theirs])
    for die in range(1, 7):
        state = position(3, given, [die - 1], hands=[[card], [], []], objects=objects, day_cards=list(objects))
        attack(state, card, "1:0")
        assert play(state, "roll").decision == ("pilfer" if die <= opens else "attacks"), die


@clause("O-Q16")
@pytest.mark.parametrize(("card", "given"), [("atk_master", ["crown"]), ("atk_thief", ["crown", "+lockpick"])])
def test_a_key_of_six_opens_without_a_roll(card: str, given: list[str]) -> None:
    state = attack(duel([card], [], [], (given, ["sceptre", "lamp"])), card, "1:0")
    assert state.decision == "pilfer"
    assert seen(state, "die") == 0


@clause("O-Q16")
def test_a_lock_takes_from_a_master_key() -> None:
    state = attack(duel(["atk_master"], [], [5], (["crown"], ["sceptre", "+lock"])), "atk_master", "1:0")
    assert state.decision == "door"
    assert play(state, "roll").decision == "attacks"


@clause("O-E05", "O-Q1")
def test_a_magic_key_opens_instead_of_the_die() -> None:
    state = attack(duel(["atk_ghoul", "ev_key_a"], [], []), "atk_ghoul", "1:0")
    assert legal(state) == {"roll", "play ev_key_a"}
    play(state, "play ev_key_a")
    assert state.decision == "pilfer"
    assert discards(state) == ["atk_ghoul", "ev_key_a"]


@clause("O-Q1")
def test_a_magic_key_is_for_the_door_alone() -> None:
    state = duel(["atk_ghoul", "ev_key_d"], ["def_elephant", "def_elephant"][:1])
    assert refusal(state, "play ev_key_d") == "O-Q1"
    play(state, "attack atk_ghoul")
    assert refusal(state, "play ev_key_d") == "O-Q1"


@clause("O-B02")
def test_an_astrolabe_rolls_again_once_in_a_turn() -> None:
    given = (["crown", "+astrolabe"], ["sceptre", "lamp", "shield"])
    state = attack(duel(["atk_band", "atk_band"], [], [5, 0, 5], given), "atk_band", "1:0")
    play(state, "roll")
    assert (state.decision, legal(state)) == ("reroll", {"reroll", "accept"})
    assert seen(state, "die") == 6
    play(state, "reroll")
    assert (state.decision, seen(state, "die")) == ("pilfer", 1)
    all_decline(state)
    attack(state, "atk_band", "1:0")
    assert play(state, "roll").decision == "attacks"  # no second time


@clause("O-B02")
def test_the_second_result_stands_and_the_first_may_be_kept() -> None:
    given = (["crown", "+astrolabe"], ["sceptre", "lamp", "shield"])
    state = play(attack(duel(["atk_band"], [], [0, 5], given), "atk_band", "1:0"), "roll", "reroll")
    assert state.decision == "attacks"
    state = play(attack(duel(["atk_band"], [], [0], given), "atk_band", "1:0"), "roll", "accept")
    assert state.decision == "pilfer"


# ---------------------------------------------------------------- the theft


@clause("O-A14", "O-Q17", "O-Q47")
@pytest.mark.parametrize("facing", ["", "+"])
def test_the_treasure_goes_to_the_right_end_facing_as_it_lay(facing: str) -> None:
    given = (["crown", "dagger"], [f"{facing}sceptre", "lamp", "shield"])
    state = attack(duel(["atk_master"], [], given=given), "atk_master", "1:0")
    assert row(state, 0) == ["crown", "dagger", f"{facing}sceptre"]
    assert row(state, 1) == ["lamp", "shield"]


@clause("O-A14", "O-Q47", "O-Q50")
def test_the_taker_looks_at_it_and_others_do_not() -> None:
    state = attack(duel(["atk_master"], []), "atk_master", "1:0")
    assert known(state, 0, 0) == ["crown", "dagger", "sceptre"]
    assert known(state, 1, 0) == ["?", "?", "sceptre"]  # the earlier owner remembers
    assert known(state, 2, 0) == ["?", "?", "?"]
    assert known(state, None, 0) == ["?", "?", "?"]


@clause("O-B03")
def test_a_face_up_treasure_can_be_stolen_like_any_other() -> None:
    given = (["crown", "dagger"], ["+sceptre", "lamp", "shield"])
    state = all_decline(attack(duel(["atk_master"], [], given=given), "atk_master", "1:0"))
    assert known(state, None, 0) == ["?", "?", "sceptre"]


@clause("O-Q18", "O-B02")
def test_a_power_passes_to_the_thief_while_it_lies_face_up() -> None:
    given = (["crown"], ["sceptre", "+dagger"])
    state = duel(["atk_master", "atk_band"], ["def_palace"], given=given)
    all_decline(attack(state, "atk_master", "1:1"))
    assert row(state, 0) == ["crown", "+dagger"]
    attack(state, "atk_band", "1:0", *_all("def_palace"))
    assert state.decision == "door"  # 6 + 1 against 6


# ---------------------------------------------------------------- Pilfer


def stolen(*hands: list[str], target: str = "1:0", given: tuple[list[str], ...] = BASE, **fields: object) -> State:
    """Seat 0 has just stolen with a master thief, in a game of as many as there are hands."""
    held = [["atk_master", *hands[0]], *hands[1:]]
    state = position(len(hands), given, hands=held, **fields)  # type: ignore[arg-type]
    return attack(state, "atk_master", target)


@clause("O-E04", "O-Q2", "O-Q47")
def test_a_djinn_snatches_what_was_just_stolen_outside_the_own_turn() -> None:
    state = stolen([], [], ["ev_snatch_a"])
    assert (state.decision, state.actor) == ("pilfer", 1)
    assert legal(state) == {"decline"}
    play(state, "decline")
    assert (state.actor, legal(state)) == (2, {"decline", "play ev_snatch_a"})
    play(state, "play ev_snatch_a")
    assert row(state, 0) == ["crown", "dagger"]
    assert row(state, 2)[-1] == "sceptre"
    assert discards(state) == ["atk_master", "ev_snatch_a"]


@clause("O-Q47")
def test_everybody_but_the_holder_is_asked_once_clockwise_from_his_left() -> None:
    state = stolen([], [], [], [], [])
    asked = []
    while state.decision == "pilfer":
        asked.append(state.actor)
        play(state, "decline")
    assert asked == [1, 2, 3, 4]
    assert (state.decision, state.actor) == ("attacks", 0)


@clause("O-Q47", "O-Q2")
def test_after_a_snatch_all_are_asked_anew_without_a_key_roll() -> None:
    state = stolen(["ev_snatch_d"], [], ["ev_snatch_a"])
    play(state, "decline", "play ev_snatch_a")
    asked = []
    while state.decision == "pilfer" and state.actor != 0:
        asked.append(state.actor)
        play(state, "decline")
    assert asked == []  # seat 0 is left of seat 2
    play(state, "play ev_snatch_d")
    assert row(state, 0) == ["crown", "dagger", "sceptre"]
    assert (state.decision, state.actor) == ("pilfer", 1)


@clause("O-Q47")
def test_a_snatcher_takes_a_face_down_treasure_unseen() -> None:
    state = play(stolen([], [], ["ev_snatch_a"]), "decline")
    assert known(state, 2, 0) == ["?", "?", "?"]
    play(state, "play ev_snatch_a")
    assert known(state, 2, 2)[-1] == "sceptre"
    assert known(state, 0, 2)[-1] == "sceptre"
    assert known(state, None, 2)[-1] == "?"


@clause("O-Q47", "O-E02")
def test_pilfer_answers_a_theft_and_nothing_else() -> None:
    state = duel(["ev_snatch_a", "atk_thief"], ["ev_snatch_d", "ev_parrot"])
    assert refusal(state, "play ev_snatch_a") == "O-Q47"
    play(state, "attack atk_thief", "target 1:0")
    assert refusal(state, "play ev_snatch_d") == "O-E02"
    state = stolen([], ["ev_parrot"], [])
    assert refusal(state, "play ev_parrot") == "O-E02"


@clause("O-Q47")
@pytest.mark.parametrize(("snatcher", "losses"), [(None, [0, 1, 0]), (1, [0, 0, 0]), (2, [0, 1, 0])])
def test_only_the_net_result_counts_as_a_loss(snatcher: int | None, losses: list[int]) -> None:
    hands: list[list[str]] = [[], [], []]
    if snatcher is not None:
        hands[snatcher] = ["ev_snatch_a"]
    state = stolen(*hands)
    while state.decision == "pilfer":
        play(
            state,
            "play ev_snatch_a" if state.actor == snatcher and "ev_snatch_a" in hand(state, state.actor) else "decline",
        )
    assert seen(state, "losses")[:3] == losses


# ---------------------------------------------------------------- Bronze Gate and Terror


@clause("O-Q48", "O-E02")
def test_the_bronze_gate_repels_instead_of_a_defence() -> None:
    state = play(duel(["atk_ghoul"], ["ev_wall", "def_palace"]), "attack atk_ghoul", "target 1:0")
    assert {"decline", "play ev_wall", "defend def_palace"} == legal(state)
    play(state, "play ev_wall")
    assert (state.decision, state.actor) == ("attacks", 0)
    assert discards(state) == ["atk_ghoul", "ev_wall"]


@clause("O-Q48")
def test_the_answer_is_a_set_of_cards_or_a_gate() -> None:
    state = play(duel(["atk_ghoul"], ["ev_wall", "def_palace"]), "attack atk_ghoul", "target 1:0", "defend def_palace")
    assert refusal(state, "play ev_wall") == "O-Q48"
    assert legal(state) == {"done"}
    assert refusal(state, "decline") == NOT_ASKED


@clause("O-A18", "O-Q48")
def test_the_bronze_gate_does_not_help_against_flyers() -> None:
    state = play(duel(["atk_lion"], ["ev_wall"]), "attack atk_lion", "target 1:0")
    assert refusal(state, "play ev_wall") == "O-A18"


@clause("O-Q48", "O-E02")
def test_the_gate_is_for_the_attacked_player_alone() -> None:
    assert refusal(duel(["ev_wall"], []), "play ev_wall") == "O-Q48"
    assert refusal(stolen([], ["ev_wall"], []), "play ev_wall") == "O-E02"


@clause("O-Q48", "O-Q1")
def test_terror_leaves_one_card_in_defence() -> None:
    state = duel(["atk_bedouin", "ev_terror"], ["def_servants", "def_eunuch", "ev_wall"])
    play(state, "attack atk_bedouin", "play ev_terror", "target 1:0", "defend def_servants")
    assert refusal(state, "defend def_eunuch") == "O-Q48"
    assert legal(state) == {"done"}


@clause("O-Q48")
def test_terror_and_wine_do_not_touch_the_gate() -> None:
    state = position(3, BASE, hands=[["atk_bedouin", "ev_terror"], ["ev_wall", "def_palace"], []], drunk=[0, 1, 0])
    play(state, "attack atk_bedouin", "play ev_terror", "target 1:0")
    assert refusal(state, "defend def_palace") == "O-B05"
    assert legal(state) == {"decline", "play ev_wall"}


@clause("O-Q1")
def test_both_potions_may_be_added_and_terror_once() -> None:
    held = ["atk_servants", "ev_potion", "ev_potion", "ev_terror"]
    state = play(duel(held, ["def_elephant"]), "attack atk_servants")
    play(state, "play ev_potion", "play ev_terror")
    assert refusal(state, "play ev_terror") == NOT_ASKED  # it lies on the table
    play(state, "play ev_potion", "target 1:0", "defend def_elephant", "done")
    assert state.decision == "attacks"  # 3 + 3 + 3 against 9
    state = play(
        duel(held, ["def_leopard"]), "attack atk_servants", "play ev_potion", "target 1:0", *_all("def_leopard")
    )
    assert state.decision == "attacks"  # 3 + 3 against 7


@clause("O-Q1")
def test_potion_and_terror_need_an_attack() -> None:
    state = duel(["ev_potion", "ev_terror", "atk_thief"], ["def_palace"])
    assert refusal(state, "play ev_potion") == "O-Q1"
    assert refusal(state, "play ev_terror") == "O-Q1"
    attack(state, "atk_thief", "1:0", *_all("def_palace"))
    assert refusal(state, "play ev_potion") == "O-Q1"


# ---------------------------------------------------------------- Bottle and Wine


def robbed(
    trap: str, *, facing: str = "", hands: list[list[str]] | None = None, script: list[int] | None = None
) -> State:
    """Seat 0 has stolen a treasure that bites; all have declined to snatch it."""
    held = hands or [["atk_band", "def_palace"], [], []]
    given = (["crown", "dagger"], [f"{facing}{trap}", "sceptre", "shield"])
    state = position(3, given, script, hands=[["atk_master", *held[0]], *held[1:]])
    return all_decline(attack(state, "atk_master", "1:0"))


@clause("O-B04", "O-B05", "O-Q18")
def test_the_bottle_costs_the_thief_his_hand() -> None:
    state = robbed("bottle")
    assert (state.decision, state.actor) == ("cover_stolen", 0)
    assert row(state, 0) == ["crown", "dagger", "+bottle"]
    assert hand(state, 0) == []
    assert discards(state) == ["atk_band", "atk_master", "def_palace"]
    play(state, "leave_it")
    assert legal(state) == {"end_turn"}


@clause("O-B04", "O-B05")
def test_wine_ends_attacks_and_defence_until_the_next_turn_begins() -> None:
    state = play(robbed("wine", script=[0] * 40), "leave_it")
    assert refusal(state, "attack atk_band") == "O-B05"
    assert seen(state, "drunk")[:3] == [1, 0, 0]
    state = position(3, BASE, turn=1, hands=[["def_palace"], ["atk_thief"], []], drunk=[1, 0, 0])
    play(state, "attack atk_thief", "target 0:0")
    assert refusal(state, "defend def_palace") == "O-B05"


@clause("O-B05")
def test_who_is_drunk_keeps_other_actions_and_event_cards() -> None:
    state = position(3, BASE, hands=[["atk_band", "ev_whirl"], ["def_palace"], []], drunk=[1, 0, 0])
    assert {"pass", "rearrange", "uncover 0", "discard atk_band", "play ev_whirl"} <= legal(state)


@clause("O-B06")
@pytest.mark.parametrize(("answer", "face"), [("cover_it", "bottle"), ("leave_it", "+bottle")])
@pytest.mark.parametrize("facing", ["", "+"])
def test_it_may_be_covered_again(answer: str, face: str, facing: str) -> None:
    state = play(robbed("bottle", facing=facing), answer)
    assert row(state, 0) == ["crown", "dagger", face]
    assert known(state, None, 0) == ["?", "?", "bottle"]  # all have seen it


@clause("O-Q3", "O-Q47")
def test_it_hits_who_finally_holds_it() -> None:
    given = (["crown", "dagger"], ["bottle", "sceptre", "shield"])
    state = stolen(["atk_band"], [], ["ev_snatch_a", "def_palace"], given=given)
    play(state, "decline", "play ev_snatch_a")
    all_decline(state)
    assert (state.decision, state.actor) == ("cover_stolen", 2)
    assert (hand(state, 0), hand(state, 2)) == (["atk_band"], [])


@clause("O-Q3", "O-Q47")
def test_it_does_not_hit_who_snatches_it_back() -> None:
    given = (["crown", "dagger"], ["bottle", "sceptre", "shield"])
    state = stolen(["atk_band"], ["ev_snatch_a", "def_palace"], [], given=given)
    play(state, "play ev_snatch_a")
    all_decline(state)
    assert state.decision == "attacks"
    assert hand(state, 1) == ["def_palace"]
    assert row(state, 1) == ["sceptre", "shield", "bottle"]


@clause("O-B04")
def test_its_owner_has_no_harm_from_it() -> None:
    state = position(3, (["bottle", "crown"],), hands=[["atk_band"], [], []])
    play(state, "uncover 0")
    assert hand(state, 0) == ["atk_band"]
    assert state.decision == "after"


# ---------------------------------------------------------------- objects as booty


@clause("O-DB10", "O-Q30")
def test_an_object_is_attacked_like_a_treasure() -> None:
    state = position(
        3, BASE, [2], hands=[["atk_band"], ["def_eunuch"], []], objects={"baz_camel": 1}, day_cards=["baz_camel"]
    )
    play(state, "attack atk_band", "target_object baz_camel", "defend def_eunuch", "done", "roll")
    assert state.decision == "pilfer"
    all_decline(state)
    assert seen(state, "object_at", 1) == 0
    assert seen(state, "losses")[:3] == [0, 0, 0]  # no treasure


@clause("O-Q30", "O-Q47")
def test_an_object_may_be_snatched() -> None:
    state = position(
        3, BASE, hands=[["atk_master"], [], ["ev_snatch_a"]], objects={"baz_camel": 1}, day_cards=["baz_camel"]
    )
    play(state, "attack atk_master", "target_object baz_camel", "decline", "decline", "play ev_snatch_a")
    all_decline(state)
    assert seen(state, "object_at", 1) == 2
    assert state.decision == "attacks"


@clause("O-A01", "O-Q30")
def test_only_an_object_of_another_player_is_a_target() -> None:
    objects = {"baz_camel": 0, "baz_blade": 1}
    state = position(3, BASE, hands=[["atk_master"], [], []], objects=objects, day_cards=list(objects))
    play(state, "attack atk_master")
    assert refusal(state, "target_object baz_camel") == "O-A01"
    assert refusal(state, "target_object baz_picks") == NOT_ASKED
    assert refusal(state, "target_object baz_blade") is None
