"""The component set of My First Stone Age: the shipped one, one of one's own, and what is said of a wrong one."""

import json
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.games.stoneage.components import load, pack
from fondaco.games.stoneage.describe import describe
from fondaco.games.stoneage.state import GOODS, PLACES
from tests.component_sets import Change, Fault, changed, refused
from tests.proof.play import game_of

SHIPPED = load()


def own() -> dict[str, Any]:
    """A box with its track the other way round, huts of one to three goods, and two tiles that lead to the site."""
    data = changed(SHIPPED, lambda data: data["track"].reverse())
    for number, hut in enumerate(data["huts"]):
        hut["cost"] = {GOODS[number % 5]: 1 + number % 3}
        del hut["provenance"]
    del data["tiles"][0]["steps"]
    data["tiles"][0].update(id="to_the_site", place="building_site", provenance="own")
    return data


class TestShipped:
    def test_the_record_holds_what_the_file_says(self) -> None:
        c = pack(SHIPPED, {"youngest": "2", "kind_dog": "yes", "hidden_goods": "yes", "recall": "yes"}, 3)[0]
        assert (c.players, c.youngest, c.kind_dog, c.hidden_goods, c.recall) == (3, 2, 1, 1, 1)
        assert (c.goods, c.site) == (4, 0)
        assert [PLACES[place] for place in c.place] == [space["id"] for space in SHIPPED.data["track"]]
        assert c.steps.tolist() == [1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0]
        assert c.target.tolist() == [-1, -1, -1, -1, -1, -1, 2, 3, 4, 5, 6, 7, 1, 0]
        for number, hut in enumerate(SHIPPED.data["huts"]):
            assert dict(zip(GOODS, c.cost[number].tolist(), strict=True)) == dict.fromkeys(GOODS, 0) | hut["cost"]

    def test_options_are_off_unless_asked_for(self) -> None:
        c = pack(SHIPPED, fondaco.game("stoneage").options, 2)[0]
        assert (c.youngest, c.kind_dog, c.hidden_goods, c.recall) == (0, 0, 0, 0)

    def test_every_value_has_a_source(self) -> None:
        assert SHIPPED.provenance == {"rules": 2 + 14 + 1, "public": 8, "reconstructed": 14, "own": 0}

    def test_each_good_is_needed_as_often(self) -> None:
        costs = [hut["cost"] for hut in SHIPPED.data["huts"]]
        assert [sum(cost.get(good, 0) for cost in costs) for good in GOODS] == [8] * 5

    def test_it_is_described(self) -> None:
        tables = describe(SHIPPED)
        assert len(tables["pairs"]) == 91
        assert sum(tables["sides"].values()) == len(tables["tiles"]) == 14
        assert json.loads(json.dumps(tables)) == tables


class TestOwn:
    def test_a_file_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(changed(SHIPPED, lambda data: data["huts"][0].update(cost={"fish": 3}))))
        mine = load(path)
        assert not mine.shipped
        assert mine.digest != SHIPPED.digest
        assert pack(mine, {})[0].cost[0].tolist() == [0, 0, 0, 0, 3]

    def test_a_set_is_read_back_from_its_data(self) -> None:
        again = load(json.loads(json.dumps(SHIPPED.data)))
        assert (again.digest, again.names) == (SHIPPED.digest, SHIPPED.names)

    def test_values_without_a_source_are_the_owners(self) -> None:
        assert load(own()).provenance == {"rules": 2 + 13, "public": 8, "reconstructed": 0, "own": 16}

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_is_played_to_its_end(self, players: int) -> None:
        game = fondaco.game("stoneage", players=players, components=own())
        for seed in range(3):
            state = game_of(game, seed)
            assert state.check() is None
            assert game.position(state.position()) == state

    def test_the_figures_go_round_its_own_track(self) -> None:
        game = fondaco.game("stoneage", components=own())
        state = game.position({"seen": {"3": "die_2"}})
        state.apply(game.parse("flip 3"))
        assert state.position()["figures"][0] == "fish"  # the site is the last space now, then comes the trading place

    def test_two_sets_in_one_process_do_not_disturb_each_other(self) -> None:
        games = [fondaco.game("stoneage", components=data) for data in (None, own(), None)]
        ends = [game_of(game, seed=2).digest() for game in games]
        assert ends[0] == ends[2] != ends[1]


FAULTS: list[Fault] = [
    (lambda data: data.update(game="jambo"), "form-unknown", "game"),
    (lambda data: data.pop("huts"), "form-missing", "root"),
    (lambda data: data.update(dogs=3), "form-unknown", "dogs"),
    (lambda data: data["goods"].update({"2": 1}), "form-limit", "goods[...]"),
    (lambda data: data["goods"].pop("3"), "form-missing", "goods"),
    (lambda data: data.update(huts=data["huts"][:14]), "form-limit", "huts"),
    (lambda data: data["track"].pop(), "form-limit", "track"),
    (lambda data: data["track"][3].update(id="cave"), "form-unknown", "track[3].id"),
    (lambda data: data["track"][3].update(id="pot"), "components-twice", "track[4].id"),
    (lambda data: data["tiles"][3].update(id="die_1"), "components-twice", "tiles[3].id"),
    (lambda data: data["tiles"][3].update(steps=8), "form-limit", "tiles[3].steps"),
    (lambda data: data["tiles"][3].update(place="fish"), "components-tile", "tiles[3]"),
    (lambda data: data["tiles"][3].pop("steps"), "components-tile", "tiles[3]"),
    (lambda data: data["tiles"][13].update(place="fish"), "components-no-site", "tiles"),
    (lambda data: data["huts"][2].update(id="hut_01"), "components-twice", "huts[2].id"),
    (lambda data: data["huts"][2].update(cost={"gold": 1}), "form-unknown", "huts[2].cost"),
    (lambda data: data["huts"][2].update(cost={"pot": 4}), "form-limit", "huts[2].cost[...]"),
    (lambda data: data["huts"][2].update(cost={"pot": 2, "fish": 2}), "components-hut", "huts[2].cost"),
    (lambda data: data["huts"][2].update(cost={}), "components-hut", "huts[2].cost"),
]


class TestFaults:
    @pytest.mark.parametrize(("change", "message", "place"), FAULTS)
    def test_a_wrong_value_is_named_with_its_place(self, change: Change, message: str, place: str) -> None:
        assert refused(load, changed(SHIPPED, change)) == (message, place)
