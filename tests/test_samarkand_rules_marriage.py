"""Clauses of marriages: dowry, tiles, cards, and the changes for two players."""

import pytest

from fondaco.kernel.game import State
from tests.clauses import clause
from tests.rules import NOT_ASKED, legal, play, refusal
from tests.samarkand import CARDS, FAMILIES, hand, money, position, seen

LIMITS = {2: 10, 3: 10, 4: 7, 5: 6}


def holding(players: int, held: int, sold: int = 0, **fields: object) -> State:
    """Seat 0 holds the first cards and has sold the next ones."""
    hands = [CARDS[:held], *([] for _ in range(players - 1))]
    before = [CARDS[held : held + sold], *([] for _ in range(players - 1))]
    return position(players, hands=hands, sold=before, **fields)


# ---------------------------------------------------------------- dowry and tile


@clause("S-034", "S-035", "S-048")
def test_the_dowry_goes_from_the_player_to_the_treasury() -> None:
    state = play(position(money=[9, 8, 7], treasury={"levant": 2}), "marry levant")
    assert money(state) == [4, 8, 7]
    assert seen(state, "treasury", "levant") == 7
    assert sum(seen(state, "treasury")) == 7


@clause("S-034", "S-R18")
@pytest.mark.parametrize(("owned", "refused"), [(4, "S-034"), (5, None), (6, None)])
def test_no_debts_are_made(owned: int, refused: str | None) -> None:
    assert refusal(position(money=[owned, 10, 10]), "marry levant") == refused


@clause("S-034")
def test_a_full_treasury_does_not_help_to_pay() -> None:
    assert refusal(position(money=[4, 10, 10], treasury={"levant": 20}), "marry levant") == "S-034"


@clause("S-036")
def test_the_player_takes_one_member_tile() -> None:
    state = play(position(), "marry egypt")
    assert seen(state, "member", 0) == [int(family == "egypt") for family in FAMILIES]
    assert seen(state, "field", "egypt") == 1


@clause("S-037")
def test_no_tile_no_marriage() -> None:
    members = [[], ["egypt"], ["egypt"]]
    state = position(members=members)
    assert refusal(state, "marry egypt") == "S-037"
    assert "marry egypt" not in legal(state)
    assert refusal(position(members=[[], [], ["egypt"]]), "marry egypt") is None


@clause("S-038")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_tile_of_a_family_but_several_families(players: int) -> None:
    members = [["egypt", "china"], *([] for _ in range(players - 1))]
    state = position(players, members=members)
    assert refusal(state, "marry egypt") == "S-038"
    assert "marry egypt" not in legal(state)
    play(state, "marry oman", "done", "end_turn")
    assert sum(seen(state, "member", 0)) == 3


# ---------------------------------------------------------------- cards


@clause("S-039")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_cards_are_drawn(players: int) -> None:
    state = play(holding(players, 2), "marry egypt")
    assert len(hand(state, 0)) == 5
    assert seen(state, "hand_size", 0) == 5
    assert seen(state, "pile_size") == 33 - 5


@clause("S-040", "S-102", "S-044")
@pytest.mark.parametrize("players", LIMITS)
def test_the_limit_by_the_number_of_players(players: int) -> None:
    limit = LIMITS[players]
    state = play(holding(players, limit - 2), "marry egypt")  # one above the limit
    assert refusal(state, "done") == "S-044"
    play(state, f"discard {CARDS[0]}")
    assert seen(state, "hand_size", 0) == limit
    assert refusal(state, "done") is None
    state = play(holding(players, limit - 3), "marry egypt")  # just at it
    assert refusal(state, "done") is None


@clause("S-044")
def test_done_is_not_offered_above_the_limit() -> None:
    state = play(holding(4, 5), "marry egypt")
    assert "done" not in legal(state)


@clause("S-041", "S-043")
@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_none_to_two_cards_are_discarded(discarded: int) -> None:
    state = play(holding(3, 2), "marry egypt")
    cards = hand(state, 0)
    play(state, *(f"discard {card}" for card in cards[:discarded]))
    if discarded < 2:
        play(state, "done")
    assert state.decision == "end"  # a third is not asked for
    assert hand(state, 0) == cards[discarded:]
    assert len(hand(state, 0)) >= 3  # one more than before


@clause("S-042")
def test_cards_held_before_may_be_discarded() -> None:
    state = play(holding(3, 2), "marry egypt", f"discard {CARDS[0]}", f"discard {CARDS[1]}")
    assert not set(CARDS[:2]) & set(hand(state, 0))
    assert len(hand(state, 0)) == 3


@clause("S-042")
def test_cards_just_drawn_may_be_discarded() -> None:
    state = play(holding(3, 2, script=[30, 29, 28]), "marry egypt", f"discard {CARDS[30]}", f"discard {CARDS[31]}")
    assert hand(state, 0) == [*CARDS[:2], CARDS[32]]


@clause("S-045")
@pytest.mark.parametrize("players", LIMITS)
def test_at_the_limit_a_marriage_brings_no_cards(players: int) -> None:
    state = play(holding(players, LIMITS[players]), "marry egypt")
    assert seen(state, "hand_size", 0) == LIMITS[players]
    assert seen(state, "member", 0, "egypt") == 1
    assert state.decision == "end"


@clause("S-046", "S-R15")
def test_discards_lie_apart_face_down() -> None:
    state = play(holding(3, 2), "marry egypt", f"discard {CARDS[0]}", "done")
    assert seen(state, "discard_size") == 1
    assert seen(state, "pile_size") == 28
    assert state.view(1)["place"][0] == -1
    assert state.view(None)["place"][0] == -1


@clause("S-047", "S-R14")
def test_an_empty_pile_is_made_anew_in_the_middle_of_a_draw() -> None:
    gone = [{"card": card, "seat": 1} for card in CARDS[2:32]]
    state = play(position(hands=[CARDS[:2], [], []], discard=gone), "marry egypt")
    assert CARDS[32] in hand(state, 0)
    assert len(hand(state, 0)) == 5
    assert (seen(state, "pile_size"), seen(state, "discard_size")) == (28, 0)
    play(state, f"discard {hand(state, 0)[0]}", "done")
    assert seen(state, "discard_size") == 1  # discards of this turn come after all draws


@clause("S-R14")
def test_there_are_always_three_cards() -> None:
    """Everybody but the bride is full: with five players 29 cards are out."""
    hands = [CARDS[24:29], *(CARDS[6 * seat : 6 * seat + 6] for seat in range(4))]
    state = play(position(5, hands=hands), "marry egypt")
    assert seen(state, "hand_size", 0) == 8
    assert seen(state, "pile_size") == 1


@clause("S-R13")
@pytest.mark.parametrize(("players", "held"), [(4, 6), (5, 5), (2, 9)])
def test_one_below_the_limit_three_are_drawn_and_two_discarded(players: int, held: int) -> None:
    state = play(holding(players, held), "marry egypt")
    assert seen(state, "hand_size", 0) == held + 3
    assert refusal(state, "done") == "S-044"
    play(state, f"discard {CARDS[0]}")
    assert refusal(state, "done") == "S-044"
    play(state, f"discard {CARDS[1]}")
    assert seen(state, "hand_size", 0) == held + 1


@clause("S-R13", "S-041")
def test_a_choice_of_two_goes_in_order_and_never_ends_without_an_answer() -> None:
    state = play(holding(5, 5), "marry egypt")
    cards = hand(state, 0)
    assert legal(state) == {f"discard {card}" for card in cards[:-1]}
    play(state, f"discard {cards[3]}")
    assert legal(state) == {f"discard {card}" for card in cards[4:]}
    assert refusal(state, f"discard {cards[0]}") == NOT_ASKED


@clause("S-068", "S-R12", "S-045")
def test_sold_cards_count_to_the_limit() -> None:
    state = play(holding(5, 3, sold=3), "marry egypt")
    assert seen(state, "hand_size", 0) == 3
    state = play(holding(5, 3, sold=2), "marry egypt")
    assert seen(state, "hand_size", 0) == 6
    assert refusal(state, "done") == "S-044"


@clause("S-R12")
def test_sold_cards_are_never_discarded() -> None:
    state = play(holding(3, 2, sold=2), "marry egypt")
    assert refusal(state, f"discard {CARDS[2]}") == NOT_ASKED
    assert seen(state, "sold", 0) == 2
    assert seen(state, "place", CARDS[2]) == 5  # face up in front of seat 0


@clause("S-049")
def test_example_with_seven_cards_the_next_marriage_brings_none() -> None:
    state = play(holding(4, 5), "marry egypt")
    assert seen(state, "hand_size", 0) == 8
    assert refusal(state, "done") == "S-044"
    play(state, f"discard {CARDS[0]}", "done", "end_turn")
    assert seen(state, "hand_size", 0) == 7
    state = play(holding(4, 7), "marry egypt")
    assert seen(state, "hand_size", 0) == 7


@clause("S-050")
def test_example_with_six_cards_the_next_marriage_brings_three() -> None:
    state = play(holding(4, 5), "marry egypt", f"discard {CARDS[0]}", f"discard {CARDS[1]}", "end_turn")
    assert seen(state, "hand_size", 0) == 6
    state = play(holding(4, 6), "marry egypt")
    assert seen(state, "hand_size", 0) == 9


# ---------------------------------------------------------------- taking back


def test_a_marriage_with_cards_cannot_be_taken_back_but_the_choice_of_discards_can() -> None:
    state = play(holding(3, 2), "marry egypt")
    assert state.undoable == 0
    play(state, f"discard {CARDS[0]}", "done")
    assert (state.undoable, state.decision) == (2, "end")


def test_a_marriage_without_cards_can_be_taken_back() -> None:
    state = play(holding(4, 7), "marry egypt")
    assert (state.undoable, state.decision) == (1, "end")


# ---------------------------------------------------------------- two players


def wed(family: str, drawn: str, bag: list[str], **fields: object) -> State:
    """Two players: seat 0, who can hold no more cards, marries; the tile ``drawn`` comes out of the bag."""
    hands = [CARDS[:10], []]
    gone = [name for name in FAMILIES if name not in bag]
    inside = [name for name in FAMILIES if name in bag]
    script = [inside.index(drawn), 0, 0, 0] if len(bag) > 1 else [0, 0, 0]
    state = position(2, script=script, hands=hands, bag=bag, removed=gone, **fields)
    return play(state, f"marry {family}", "end_turn")


@clause("S-105", "S-106", "S-R23")
def test_a_tile_of_a_family_nobody_married_into_leaves_the_game() -> None:
    state = wed("egypt", "china", ["china", "oman"])
    assert seen(state, "removed", "china") == 1
    assert seen(state, "bag", "china") == 0
    assert seen(state, "field", "china") == 1  # the tile on the field may still be taken
    assert refusal(state, "marry china") is None


@clause("S-105", "S-107", "S-108")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_of_a_family_somebody_married_into_goes_to_its_field(seat: int) -> None:
    members = [["oman"], []] if seat == 0 else [[], ["oman"]]
    state = wed("egypt", "oman", ["china", "oman"], members=members)
    assert (seen(state, "field", "oman"), seen(state, "removed", "oman"), seen(state, "bag", "oman")) == (1, 0, 0)
    assert (seen(state, "field", "china"), seen(state, "bag", "china")) == (1, 1)


@clause("S-108")
def test_a_family_can_come_to_have_both_tiles_in_play() -> None:
    state = wed("egypt", "egypt", ["egypt"])
    play(state, "marry egypt", "done", "end_turn")
    assert [seen(state, "member", seat, "egypt") for seat in (0, 1)] == [1, 1]


@clause("S-R23", "S-107")
def test_the_family_just_married_counts_as_married() -> None:
    state = wed("egypt", "egypt", ["egypt", "china"])
    assert (seen(state, "field", "egypt"), seen(state, "bag", "egypt")) == (1, 0)


@clause("S-R23", "S-105")
def test_the_bag_is_drawn_from_even_without_cards_and_after_the_discards() -> None:
    state = play(position(2, hands=[CARDS[:2], []]), "marry egypt")
    assert sum(seen(state, "bag")) == 10
    play(state, f"discard {CARDS[0]}", "done")
    assert sum(seen(state, "bag")) == 10
    play(state, "end_turn")
    assert sum(seen(state, "bag")) == 9
    assert state.actor == 1
    assert state.undoable == 0


@clause("S-R23")
def test_an_empty_bag_gives_nothing() -> None:
    state = play(position(2, hands=[CARDS[:10], []], bag=[], removed=FAMILIES), "marry egypt", "end_turn")
    assert seen(state, "removed") == [1] * 10
    assert state.actor == 1


@clause("S-105")
def test_an_extension_draws_nothing_from_the_bag() -> None:
    state = play(position(2, members=[["levant"], []]), "extend levant", "place tyre", "end_turn")
    assert sum(seen(state, "bag")) == 10


@clause("S-105")
def test_more_than_two_players_use_no_bag() -> None:
    state = play(holding(3, 10), "marry egypt", "end_turn")
    assert sum(seen(state, "bag")) + sum(seen(state, "removed")) == 0


@clause("S-109", "S-110", "S-R24")
def test_two_players_may_marry_twice_into_a_family() -> None:
    bag = [name for name in FAMILIES if name != "egypt"]
    state = position(2, members=[["egypt"], []], bag=bag, hands=[CARDS[:2], []], treasury={"egypt": 3})
    play(state, "marry egypt")
    assert seen(state, "member", 0, "egypt") == 2
    assert seen(state, "treasury", "egypt") == 6
    assert money(state) == [7, 10]
    assert seen(state, "hand_size", 0) == 5


@clause("S-R24", "S-037")
def test_the_second_marriage_needs_a_tile_and_the_dowry() -> None:
    assert refusal(position(2, members=[["egypt"], []]), "marry egypt") == "S-037"
    bag = [name for name in FAMILIES if name != "egypt"]
    assert refusal(position(2, members=[["egypt"], []], bag=bag, money=[2, 10]), "marry egypt") == "S-034"
