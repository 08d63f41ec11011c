"""Maps are data: two of them in one process, played alike however the rules are run; and nothing is ever lost."""

from collections import Counter

import pytest

import fondaco
from fondaco.games.samarkand.state import FAMILIES, NONE
from fondaco.kernel.game import Game, State
from tests.clauses import clause
from tests.effort import amount
from tests.proof.play import dice, walk
from tests.proof.sets import side_by_side
from tests.samarkand import wheel

OWN = wheel(13)
SUPPLY = {"sold": 3, "placed_second": -1}
"""What an event brings from the common supply, or gives back to it; a prize tells its own amount."""


def test_two_maps_side_by_side_and_all_ways_to_run_agree_on_both() -> None:
    side_by_side("samarkand", OWN, players=3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("components", [None, OWN], ids=["shipped", "own"])
@clause("S-004", "S-006", "S-010", "S-012", "S-048")
def test_cards_camels_tiles_and_money_are_conserved(components: dict[str, object] | None, players: int) -> None:
    """Counted anew from the fields of the state, at every decision; money by what everybody was told."""
    game = fondaco.game("samarkand", players=players, components=components)
    for seed in range(amount(1, 30)):
        state = game.deal(seed=seed)
        before, money = state.view(None), 10 * players
        for step in walk(state, dice(seed)):
            view = step.view(None)
            if step.history:
                events = game.room.events(before, view, step.history[-1])
                money += sum(
                    event.args.get("n", 0) if event.kind == "prize" else SUPPLY.get(event.kind, 0) for event in events
                )
            assert sum(view["money"]) + sum(view["treasury"]) == money
            count_everything(game, step)
            before = view


def count_everything(game: Game, state: State) -> None:
    """Every piece is in exactly one place."""
    s, data = state.records[0], game.set.data
    families = len(data["families"])
    camels = Counter(int(family) for family in s["camel"].flat if family != NONE)
    assert [camels[f] + int(s["reserve"][f]) for f in range(families)] == [data["camels"]] * families
    members = s["member"].sum(axis=0) + s["field"] + s["bag"] + s["removed"]
    assert members.tolist() == [data["member_tiles"]] * families + [0] * (FAMILIES - families)
    relations = sum(data["relation_tiles"].values()) * families
    assert int(s["stack"].sum()) + int(s["relation_tiles"].sum()) == relations
    places = Counter(int(place) for place in s["place"][: len(data["goods"])])
    assert sum(places.values()) == len(data["goods"])
    for seat in range(game.players):
        assert (places[seat], places[5 + seat]) == (s["hand_size"][seat], s["sold"][seat])
    spaces = [space["id"] for space in data["spaces"]]
    occupied = [s["camel"][spaces.index(good["space"])][0] != NONE for good in data["goods"]]
    assert [int(owner) != NONE for owner in s["taken"][: len(occupied)]] == occupied
