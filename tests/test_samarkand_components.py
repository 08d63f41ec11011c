"""Samarkand's component set: what the shipped one holds, a map that is not hexes, and what is said of a wrong one."""

import json
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.games.samarkand.components import load, pack, touching
from fondaco.games.samarkand.describe import describe
from fondaco.games.samarkand.state import NONE, SPACE_KINDS, WORD_BITS
from tests.clauses import clause
from tests.component_sets import Change, Fault, changed, refused
from tests.proof.play import game_of
from tests.samarkand import wheel

SHIPPED = load()


class TestShipped:
    @clause("S-R25", "S-018")
    def test_kinds_of_space(self) -> None:
        kinds = [space["kind"] for space in SHIPPED.data["spaces"]]
        assert {kind: kinds.count(kind) for kind in SPACE_KINDS} == {
            "plain": 66, "start": 10, "goods": 33, "water": 15
        }  # fmt: skip
        assert sum(len(space["neighbours"]) for space in SHIPPED.data["spaces"]) == 2 * 296

    def test_what_public_sources_tell_of_the_board(self) -> None:
        steps = {name: self.steps(name) for name in ("cairo", "persepolis", "daybul", "damascus", "mecca")}
        spaces = {good["number"]: good["space"] for good in SHIPPED.data["goods"]}
        assert steps["cairo"][spaces[16]] == 1
        assert steps["persepolis"][spaces[19]] == steps["daybul"][spaces[19]] == 2
        assert (steps["damascus"][spaces[23]], steps["mecca"][spaces[23]]) == (2, 3)

    @staticmethod
    def steps(start: str) -> dict[str, int]:
        beside = {space["id"]: space["neighbours"] for space in SHIPPED.data["spaces"]}
        found, todo = {start: 0}, [start]
        for name in todo:
            for other in beside[name]:
                if other not in found:
                    found[other] = found[name] + 1
                    todo.append(other)
        return found

    def test_the_record_holds_what_the_file_says(self) -> None:
        c = pack(SHIPPED, {}, 4)[0]
        data = SHIPPED.data
        ids = [space["id"] for space in data["spaces"]]
        assert (c.players, c.limit, c.starter) == (4, 7, NONE)
        assert (c.families, c.goods, c.spaces) == (10, 33, 124)
        assert (c.camels, c.member_tiles, c.relation_tiles) == (12, 2, 5)
        assert c.dowry.tolist() == [family["dowry"] for family in data["families"]]
        assert [ids[x] for x in c.start] == [family["start"] for family in data["families"]]
        assert [ids[x] for x in c.space_of] == [good["space"] for good in data["goods"]]
        for x, space in enumerate(data["spaces"]):
            assert SPACE_KINDS[c.kind[x]] == space["kind"]
            beside = [y for y in range(c.spaces) if int(c.neighbours[x, y // WORD_BITS]) >> y % WORD_BITS & 1]
            assert sorted(ids[y] for y in beside) == sorted(space["neighbours"])

    def test_every_value_has_a_source(self) -> None:
        assert SHIPPED.provenance["own"] == 0
        assert sum(SHIPPED.provenance.values()) == 4 + 5 * 10 + 3 * 33 + 3 * 124
        assert SHIPPED.provenance["reconstructed"] > 400

    def test_it_is_described(self) -> None:
        tables = describe(SHIPPED)
        assert len(tables["spaces"]) == 124
        assert tables["components"]["provenance"]["reconstructed"] > 400
        assert json.loads(json.dumps(tables)) == tables

    def test_hexes_touch_six_others(self) -> None:
        assert touching((1, 1)) == {(1, 0), (1, 2), (0, 1), (0, 2), (2, 1), (2, 2)}
        assert touching((2, 1)) == {(2, 0), (2, 2), (1, 0), (1, 1), (3, 0), (3, 1)}


class TestOwn:
    def test_a_file_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(changed(SHIPPED, lambda data: data["families"][0].update(dowry=6))))
        own = load(path)
        assert not own.shipped
        assert own.digest != SHIPPED.digest
        assert pack(own, {})[0].dowry[0] == 6

    def test_a_set_is_read_back_from_its_data(self) -> None:
        again = load(json.loads(json.dumps(SHIPPED.data)))
        assert (again.digest, again.names) == (SHIPPED.digest, SHIPPED.names)

    def test_values_without_a_source_are_the_owners(self) -> None:
        assert load(wheel()).provenance == {"rules": 0, "public": 0, "reconstructed": 0, "own": 4 + 15 + 33 + 48}

    def test_two_sets_in_one_process_do_not_disturb_each_other(self) -> None:
        games = [fondaco.game("samarkand", components=data) for data in (None, wheel(), None)]
        ends = [game_of(game, seed=2).digest() for game in games]
        assert ends[0] == ends[2] != ends[1]

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_a_map_that_is_not_hexes_is_played_to_its_end(self, players: int) -> None:
        game = fondaco.game("samarkand", players=players, components=wheel())
        for seed in range(4):
            state = game_of(game, seed)
            assert state.check() is None
            assert state.outcome is not None

    def test_where_few_cards_are_left_fewer_are_drawn(self) -> None:
        hands = [[f"ware_{at}" for at in range(5 * seat, 5 * seat + 5)] for seat in range(2)]
        game = fondaco.game("samarkand", players=2, components=wheel())
        state = game.position({"players": 2, "hands": hands}, seed=1)
        state.apply(game.parse("marry clan_0"))
        assert state.view(None)["hand_size"][0] == 6
        assert [game.notation(action) for action in state.legal()] == ["marry clan_1"] or state.actor == 1

    def test_outlines_are_kept(self) -> None:
        outline = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]]
        own = load(changed(SHIPPED, lambda data: data["spaces"][0].update(outline=outline)))
        assert own.data["spaces"][0]["outline"] == outline


def space(data: dict[str, Any], name: str) -> dict[str, Any]:
    """A space of a set's JSON by its id."""
    return next(space for space in data["spaces"] if space["id"] == name)


def cut_off(data: dict[str, Any]) -> None:
    """A space without neighbours."""
    data["spaces"].append(
        {"id": "island", "kind": "plain", "name": "Island", "point": [0, 0], "neighbours": [], "hex": [9, 15]}
    )


FAULTS: list[Fault] = [
    (lambda data: data.update(game="jambo"), "form-unknown", "game"),
    (lambda data: data.pop("goods"), "form-missing", "root"),
    (lambda data: data.update(families=data["families"][:1]), "form-limit", "families"),
    (lambda data: data.update(goods=data["goods"][:10]), "form-limit", "goods"),
    (lambda data: data.update(camels=0), "form-limit", "camels"),
    (lambda data: data["families"][2].update(dowry=-1), "form-limit", "families[2].dowry"),
    (lambda data: data["families"][2].update(colour="blue"), "form-colour", "families[2].colour"),
    (lambda data: data["families"][2].update(id="levant"), "components-twice", "families[2].id"),
    (lambda data: data["families"][2].update(slot=1), "components-twice", "families[2].slot"),
    (lambda data: data["families"][2].update(start="atlantis"), "form-unknown", "families[2].start"),
    (lambda data: data["families"][2].update(start="gaza"), "components-space-kind", "families[2].start"),
    (lambda data: data["families"][2].update(start="damascus"), "components-twice", "families[2].start"),
    (lambda data: data["goods"][1].update(number=1), "components-twice", "goods[1].number"),
    (lambda data: data["goods"][1].update(space="gaza"), "components-space-kind", "goods[1].space"),
    (lambda data: data["goods"][1].update(space="otrar"), "components-twice", "goods[1].space"),
    (lambda data: data.update(goods=data["goods"][:32]), "components-space-unused", "spaces[123]"),
    (lambda data: data.update(families=data["families"][:9]), "components-space-unused", "spaces[114]"),
    (lambda data: data["spaces"][3].update(id="otrar"), "components-twice", "spaces[3].id"),
    (lambda data: data["spaces"][3].update(kind="river"), "form-unknown", "spaces[3].kind"),
    (lambda data: data["spaces"][3]["neighbours"].append("atlantis"), "form-unknown", "spaces[3].neighbours[4]"),
    (lambda data: data["spaces"][3]["neighbours"].append("chach"), "form-unknown", "spaces[3].neighbours[4]"),
    (lambda data: data["spaces"][3]["neighbours"].append("otrar"), "components-twice", "spaces[3].neighbours[4]"),
    (lambda data: data["spaces"][3]["neighbours"].append("gaza"), "components-one-way", "spaces[3].neighbours[4]"),
    (lambda data: data["spaces"][3].pop("hex"), "form-missing", "spaces[3]"),
    (lambda data: data["spaces"][3].update(hex=[0, 1]), "components-hex", "spaces[3].hex"),
    (lambda data: data["spaces"][3].update(hex=[10, 0]), "components-hex", "spaces[3].hex"),
    (lambda data: data["spaces"][3].update(hex=[0, 15]), "components-hex-beside", "spaces[2].neighbours"),
    (lambda data: (data.pop("grid"), cut_off(data)), "components-space-unreached", "spaces[124]"),
    (lambda data: (data.pop("grid"), data.update(camels=1)), "components-family-alone", "families[0]"),
]


class TestFaults:
    @pytest.mark.parametrize(("change", "message", "place"), FAULTS)
    def test_a_wrong_value_is_named_with_its_place(self, change: Change, message: str, place: str) -> None:
        assert refused(load, changed(SHIPPED, change)) == (message, place)
