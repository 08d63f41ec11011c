"""Component sets are data: two of them in one process, and the same results interpreted and compiled with both."""

import pytest

import fondaco
from fondaco.games.jambo.state import NONE, PLAYERS
from fondaco.kernel.game import Game, State
from tests.clauses import clause
from tests.effort import amount
from tests.proof.play import dice, sample, walk
from tests.proof.sets import side_by_side

SHIPPED = fondaco.game("jambo").set.data
OWN = {
    **SHIPPED,
    "name": "dear wares",
    "start_gold": 31,
    "start_hand": 3,
    "stand_spaces": 2,
    "stand_first": 9,
    "tokens": {**SHIPPED["tokens"], "tea": 9},
    "ware_cards": [{**card, "buy": card["buy"] + 1, "sell": card["sell"] + 2} for card in SHIPPED["ware_cards"]],
    "provenance": {},
}


def test_two_sets_side_by_side_and_all_ways_to_run_agree_on_both() -> None:
    side_by_side("jambo", OWN)
    games = [fondaco.game("jambo", components=components) for components in (None, OWN)]
    assert [game.deal(seed=3).view(None)["gold"] for game in games] == [[20, 20], [31, 31]]


@pytest.mark.parametrize("components", [None, OWN], ids=["shipped", "own"])
@clause("J-1.2", "J-1.5")
def test_cards_wares_and_gold_are_conserved(components: dict[str, object] | None) -> None:
    """Counted anew from the fields of the state, at every decision."""
    game = fondaco.game("jambo", components=components)
    for seed in range(amount(2, 60)):
        for state in walk(game.deal(seed=seed), dice(seed)):
            count_everything(game, state)


@clause("J-1.2", "J-1.5")
def test_nothing_is_lost_inside_of_effects() -> None:
    game = fondaco.game("jambo")
    for state in sample(game, amount(200, 4_000), seed=700):
        for action in state.legal()[:5]:
            after = state.copy()
            after.apply(action)
            count_everything(game, after)


def count_everything(game: Game, state: State) -> None:
    """Every card and ware is in exactly one place, what is known is so, and nobody owes gold."""
    s, c = state.records[0], game.components[0]
    cards = s["hand"].sum(axis=0, dtype=int) + s["bag"] + s["discard"] + s["middle_cards"]
    lying = [*s["top"], *s["limbo"], *s["utility"].flat, *s["middle_utility"], s["card"], s["second"], s["eaten"]]
    for kind in lying:
        if kind != NONE:
            cards[kind] += 1
    cards[0] += s["stands"].sum()
    assert cards.tolist() == c["number"].tolist()
    wares = s["supply"] + s["middle_wares"] + sum(s[field].sum(axis=0) for field in ("large", "small", "taken"))
    assert wares.tolist() == c["tokens"].tolist()
    assert min(s["supply"].min(), s["large"].min(), s["small"].min(), s["taken"].min(), s["hand"].min()) >= 0
    assert s["gold"].min() >= 0
    assert s["supply"].sum() > 0
    for p in range(PLAYERS):
        assert s["large"][p].sum() <= 6
        assert s["small"][p].sum() <= s["stands"][p] * c["stand_spaces"]
        assert (s["open_hand"][p] <= s["shown_hand"][p]).all()
        assert (s["shown_hand"][p] <= s["hand"][p]).all()
    assert s["deck_size"] == s["bag"].sum(dtype=int) + s["known_top"]
