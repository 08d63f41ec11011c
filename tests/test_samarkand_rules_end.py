"""Clauses of relations, the end of the game and scoring."""

from typing import Any

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import legal, play, refusal
from tests.samarkand import FAMILIES, money, position, seen, total


def meeting(*members: list[str], **fields: Any) -> State:
    """Seat 0 extends the Levant to Petra, where a camel of Egypt stands, if nothing else is said."""
    state = position(
        len(members), **{"members": list(members), "camels": {"petra": ["egypt"]}, "treasury": {"levant": 5}, **fields}
    )
    return play(state, "extend levant", "place petra")


def relation(one: str, other: str, seat: int) -> dict[str, Any]:
    """A relation in the notation."""
    return {"families": [one, other], "seat": seat}


# ---------------------------------------------------------------- relations


@clause("S-075", "S-076")
@pytest.mark.parametrize(
    ("space", "kind", "fields"),
    [
        ("petra", "plain", {"camels": {"petra": ["egypt"]}}),
        ("cairo", "start", {"camels": {"qulzum": ["levant"]}}),
        ("pelusium", "goods",
         {"camels": {"gaza": ["levant"], "pelusium": ["egypt"]}, "goods_tiles": [[], ["linen"], []]}),
    ],
)  # fmt: skip
def test_a_meeting_on_any_land_makes_a_relation(space: str, kind: str, fields: dict[str, Any]) -> None:
    spaces = {entry["id"]: entry["kind"] for entry in position().game.set.data["spaces"]}
    assert spaces[space] == kind
    state = play(position(members=[["levant"], [], []], **fields), "extend levant", f"place {space}")
    assert seen(state, "met", "levant", "egypt") == 1
    assert seen(state, "stack", "levant") == seen(state, "stack", "egypt") == 4


@clause("S-077", "S-021")
def test_no_relation_on_water() -> None:
    state = position(members=[["levant"], ["egypt"], []], camels={"tyre": ["levant"], "mediterranean_east": ["egypt"]})
    play(state, "extend levant", "place mediterranean_east")
    assert seen(state, "met", "levant", "egypt") == 0
    assert money(state) == [10, 10, 10]
    assert seen(state, "stack") == [5] * 10


@clause("S-078", "S-079", "S-080", "S-081")
def test_members_of_both_families_get_prizes() -> None:
    assert money(meeting(["levant"], ["egypt"], ["levant"], ["china"], ["egypt"])) == [13, 11, 13, 10, 11]


@clause("S-079")
def test_the_family_that_enters_is_the_active_one() -> None:
    state = position(members=[["egypt"], ["levant"], []], camels={"gaza": ["egypt"], "petra": ["levant"]})
    play(state, "extend egypt", "place petra")
    assert money(state) == [10, 10, 10] or refusal(state, "end_turn") is None
    assert money(state) == [13, 11, 10]


@clause("S-080")
def test_two_members_of_the_active_family_get_three_each() -> None:
    assert money(meeting(["levant"], ["levant"], [])) == [13, 13, 10]


@clause("S-082", "S-R08")
def test_a_member_of_both_gets_both_prizes() -> None:
    assert money(meeting(["levant", "egypt"], [], [])) == [14, 10, 10]
    assert money(meeting(["levant"], ["levant", "egypt"], [])) == [13, 14, 10]


@clause("S-083", "S-084")
def test_the_maker_takes_the_top_tile_of_both_families() -> None:
    state = meeting(["levant"], ["egypt"], [])
    assert seen(state, "relation_tiles") == [2, 0, 0, 0, 0]
    assert [line["relation_tiles"] for line in state.scores()] == [2, 0, 0]
    assert total(state) == [15, 11, 10]


@clause("S-085", "S-086", "S-R09")
@pytest.mark.parametrize(("active", "passive", "space"), [("levant", "egypt", "petra"), ("egypt", "levant", "gaza")])
def test_later_meetings_of_a_pair_bring_nothing(active: str, passive: str, space: str) -> None:
    """Whichever family entered the first time."""
    state = position(
        members=[[active], [passive], []],
        camels={"tyre": ["egypt", "levant"], space: [passive], "pelusium": ["egypt"]},
        goods_tiles=[["linen"], [], []],
        relations=[relation("egypt", "levant", 1)],
    )
    play(state, f"extend {active}", f"place {space}")
    assert money(state) == [10, 10, 10]
    assert seen(state, "stack", "levant") == 4
    assert seen(state, "relation_tiles")[:2] == [0, 2]


@clause("S-085")
def test_another_pair_of_the_same_family_is_a_relation_of_its_own() -> None:
    state = meeting(["levant"], [], [], relations=[relation("levant", "tigris", 1)])
    assert money(state) == [13, 10, 10]
    assert seen(state, "stack", "levant") == 3


@clause("S-087")
def test_example_byzantium_enters_a_space_of_the_levant() -> None:
    state = position(
        members=[["byzantium"], ["levant"], []],
        camels={"lydia": ["byzantium"], "cyprus": ["levant"]},
        goods_tiles=[[], ["copper"], []],
    )
    play(state, "extend byzantium", "place cyprus")
    assert money(state) == [13, 11, 10]
    assert seen(state, "relation_tiles")[:3] == [2, 0, 0]


@clause("S-R05")
def test_two_camels_can_make_two_relations() -> None:
    camels = {"petra": ["egypt"], "antioch": ["byzantium"]}
    state = play(meeting(["levant"], [], [], camels=camels), "place antioch")
    assert seen(state, "relation_tiles", 0) == 4
    assert seen(state, "stack", "levant") == 3
    assert money(state) == [16, 10, 10]


@clause("S-R05")
def test_one_camel_makes_one_relation_at_most() -> None:
    state = position(members=[["levant"], [], []], camels={"petra": ["egypt", "arabia"]})
    assert refusal(play(state, "extend levant"), "place petra") == "S-019"


@clause("S-111")
def test_both_tiles_of_a_family_count_once_for_prizes_and_cards() -> None:
    bag = [name for name in FAMILIES if name not in ("levant", "egypt")]
    state = meeting(["levant", "levant"], ["egypt", "egypt"], bag=bag)
    assert money(state) == [13, 11]
    state = meeting(
        ["levant", "levant"], [], bag=bag[:-1], removed=["sindh"], hands=[["linen"], []], goods_tiles=[["linen"], []],
        camels={"pelusium": ["levant"], "petra": ["egypt"]}, relations=FIVE,
    )  # fmt: skip
    play(state, "end_turn")
    assert state.scores()[0]["cards"] == 4


# ---------------------------------------------------------------- the end

FIVE = [relation("levant", other, 1) for other in ("tigris", "byzantium", "arabia", "oman")]
"""Four relations of the Levant: one more ends the game."""
ALL_BUT_EGYPT = [
    relation("levant", "tigris", 1),
    relation("byzantium", "sogdia", 1),
    relation("china", "arabia", 2),
    relation("oman", "persia", 2),
    relation("sindh", "oman", 1),
]


@clause("S-088", "S-090")
def test_the_game_ends_when_every_family_has_a_relation() -> None:
    state = meeting(["levant"], [], [], relations=ALL_BUT_EGYPT)
    assert not state.over
    play(state, "end_turn")
    assert state.outcome is not None
    assert state.outcome.reason == "all_families"


@clause("S-088", "S-091")
def test_the_game_ends_when_a_family_has_five_relations() -> None:
    state = meeting(["levant"], [], [], relations=FIVE)
    assert not state.over
    play(state, "end_turn")
    assert state.outcome is not None
    assert state.outcome.reason == "five_relations"


@clause("S-091")
def test_the_passive_family_can_be_the_one_with_five() -> None:
    relations = [relation("egypt", other, 1) for other in ("tigris", "byzantium", "arabia", "oman")]
    state = play(meeting(["levant"], [], [], relations=relations), "end_turn")
    assert state.over


@clause("S-R20", "S-090", "S-091")
def test_both_ends_at_once_are_told() -> None:
    relations = [*FIVE, relation("china", "sogdia", 0), relation("persia", "sindh", 0)]
    state = play(meeting(["levant"], [], [], relations=relations), "end_turn")
    assert state.outcome is not None
    assert state.outcome.reason == "both"


@clause("S-089")
@pytest.mark.parametrize("relations", [FIVE[:3], ALL_BUT_EGYPT[1:]])
def test_otherwise_the_game_goes_on(relations: list[dict[str, Any]]) -> None:
    relations = [each for each in relations if "egypt" not in each["families"]]
    state = position(members=[["levant"], [], []], relations=relations)
    play(state, "extend levant", "place petra", "end_turn")
    assert not state.over
    assert (state.actor, state.decision) == (1, "turn")


@clause("S-092", "S-093")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_nobody_has_another_turn(turn: int) -> None:
    members: list[list[str]] = [[], [], []]
    members[turn] = ["levant"]
    state = position(members=members, turn=turn, relations=FIVE, camels={"petra": ["egypt"]})
    play(state, "extend levant", "place petra", "end_turn")
    assert state.over
    assert state.actor is None
    assert legal(state) == set()
    assert all(state.why_not(action) is not None for action in range(state.game.actions))


@clause("S-R06", "S-088")
def test_the_turn_that_reaches_the_end_is_finished() -> None:
    state = meeting(["levant"], [], [], relations=FIVE)
    assert seen(state, "stack", "levant") == 0
    assert refusal(state, "place antioch") is None
    play(state, "place antioch")
    assert not state.over
    assert play(state, "end_turn").over


@clause("S-R07")
def test_a_sixth_relation_in_that_turn_gives_only_the_partners_tile() -> None:
    camels = {"petra": ["egypt"], "antioch": ["persia"]}
    state = meeting(["levant"], ["persia"], [], relations=FIVE, camels=camels)
    assert seen(state, "relation_tiles", 0) == 2
    play(state, "place antioch")
    assert seen(state, "relation_tiles", 0) == 3
    assert money(state) == [16, 11, 10]
    assert (seen(state, "stack", "levant"), seen(state, "stack", "persia")) == (0, 4)
    play(state, "end_turn")
    assert state.over


# ---------------------------------------------------------------- passing


@clause("S-R20")
def test_whoever_can_do_nothing_passes() -> None:
    state = position(money=[2, 10, 10])
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert (state.actor, seen(state, "passes")) == (1, 1)


@clause("S-R20")
@pytest.mark.parametrize("fields", [{"money": [3, 0, 0]}, {"money": [0, 0, 0], "members": [["levant"], [], []]}])
def test_passing_is_no_choice(fields: dict[str, Any]) -> None:
    state = position(**fields)
    assert refusal(state, "pass") == "S-R20"
    assert "pass" not in legal(state)


@clause("S-R20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_when_all_pass_in_a_row_the_game_ends_and_is_scored(players: int) -> None:
    state = position(players, money=[2, *([1] * (players - 1))])
    for _ in range(players):
        assert not state.over
        play(state, "pass")
    assert state.outcome is not None
    assert state.outcome.reason == "stuck"
    assert state.outcome.winners == (0,)


@clause("S-R20")
def test_a_turn_between_begins_the_row_anew() -> None:
    state = position(money=[2, 10, 2], passes=1, turn=0)
    play(state, "pass", "marry egypt")
    assert seen(state, "passes") == 0


# ---------------------------------------------------------------- scoring


def finished(players: int = 3, **fields: Any) -> State:
    """The end after all have passed: money for nothing, and this on the table."""
    money = [2] * players
    state = position(players, **{"money": money, "passes": players - 1, **fields})
    return play(state, "pass")


@clause("S-096", "S-100")
@pytest.mark.parametrize(
    ("on_the_space", "points"),
    [([], 0), (["egypt"], 1), (["levant"], 4), (["egypt", "china"], 2), (["levant", "egypt"], 5),
     (["egypt", "levant"], 5), (["levant", "tigris"], 8)],
)  # fmt: skip
def test_a_card_scores_by_the_camels_on_its_space(on_the_space: list[str], points: int) -> None:
    taken = [[], ["linen"] if on_the_space else [], []]
    state = position(
        members=[["levant", "tigris"], [], []], hands=[["linen"], [], []], goods_tiles=taken,
        camels={"pelusium": on_the_space, "petra": ["egypt"]}, relations=FIVE,
    )  # fmt: skip
    play(state, "extend levant", "place petra", "end_turn")
    assert state.scores()[0]["cards"] == points


@clause("S-100")
def test_example_linen_with_an_own_and_another_camel() -> None:
    state = position(
        members=[["levant"], ["arabia"], []], hands=[["linen"], [], []], goods_tiles=[["linen"], [], []],
        camels={"pelusium": ["levant", "arabia"], "petra": ["egypt"]}, relations=FIVE,
    )  # fmt: skip
    assert play(state, "extend levant", "place petra", "end_turn").scores()[0]["cards"] == 5


@clause("S-069", "S-095", "S-R12")
def test_sold_cards_score_nothing_and_hands_are_revealed() -> None:
    state = finished(
        hands=[["wine"], ["jade"], []], sold=[["linen"], [], []], goods_tiles=[["linen"], [], []],
        camels={"pelusium": ["egypt"]},
    )  # fmt: skip
    assert state.scores()[0]["cards"] == 0
    for viewer in (0, 1, 2, None):
        place = state.view(viewer)["place"]
        assert (place[1], place[10]) == (0, 1)


@clause("S-094", "S-097", "S-084", "S-065")
def test_points_come_from_cards_tiles_relations_and_money() -> None:
    state = finished(
        hands=[["linen"], [], []], goods_tiles=[["linen", "copper"], [], []], treasury={"egypt": 9},
        camels={"pelusium": ["egypt"], "cyprus": ["levant"]}, relations=[relation("egypt", "oman", 0)],
    )  # fmt: skip
    assert state.scores()[0] == {
        "seat": 0, "cards": 1, "goods_tiles": 2, "relation_tiles": 2, "money": 2, "total": 7
    }  # fmt: skip
    assert total(state)[1:] == [2, 2]


@clause("S-098")
def test_most_points_win() -> None:
    state = finished(money=[1, 2, 0])
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.returns() == [0, 1, 0]


@clause("S-099", "S-R27")
@pytest.mark.parametrize(("owned", "shares"), [([2, 2, 1], [0.5, 0.5, 0]), ([1, 1, 1], [1 / 3] * 3)])
def test_equal_results_share_the_victory(owned: list[int], shares: list[float]) -> None:
    state = finished(money=owned)
    assert state.returns() == shares
    assert state.outcome is not None
    assert state.outcome.winners == tuple(seat for seat, share in enumerate(shares) if share)


@clause("S-R16")
def test_the_supply_never_runs_out() -> None:
    state = meeting(["levant"], ["egypt"], [], money=[220, 220, 220])
    assert money(state) == [223, 221, 220]


@clause("S-104")
def test_two_players_keep_all_other_rules() -> None:
    state = meeting(["levant"], ["egypt"], bag=[name for name in FAMILIES if name not in ("levant", "egypt")])
    assert money(state) == [13, 11]
    assert seen(state, "relation_tiles", 0) == 2
    play(state, "place antioch", "end_turn")
    assert state.actor == 1
