"""Orient's component set: what the shipped one holds, a deck of one's own, and what is said of a wrong one."""

import json
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.games.orient.components import load, pack
from fondaco.games.orient.describe import describe
from fondaco.games.orient.state import CARD_KINDS, EFFECTS, GROUPS, NONE, POWERS
from tests.component_sets import Change, Fault, changed, refused
from tests.proof.play import dice, walk
from tests.rules import play

SHIPPED = load()


class TestShipped:
    def test_the_record_holds_what_the_file_says(self) -> None:
        c = pack(SHIPPED, {}, 4)[0]
        cards = SHIPPED.data["night_cards"]
        assert (c.players, c.hand_limit, c.needed, c.dealer) == (4, 5, 4, NONE)
        assert (c.kinds, c.first.tolist()) == (38, [0, 21, 38])
        assert c.number[:38].tolist() == [card["number"] for card in cards]
        for k, card in enumerate(cards):
            assert CARD_KINDS[c.kind[k]] == card["kind"]
            assert c.attack[k] == card.get("attack", NONE)
            assert c.group[k] == (GROUPS.index(card["group"]) if "group" in card else NONE)
            assert EFFECTS[c.effect[k]] == card.get("effect", {"type": "none"})["type"]
            assert c.amount[k] == card.get("effect", {}).get("amount", int("effect" in card))
        for t, treasure in enumerate(SHIPPED.data["treasures"]):
            assert POWERS[c.power[t]] == treasure.get("power", {"type": "none"})["type"]
            assert int(c.with_power[c.power[t]]) >> t & 1

    def test_every_value_has_a_source_and_most_are_reconstructed(self) -> None:
        assert SHIPPED.provenance["own"] == 0
        assert SHIPPED.provenance["reconstructed"] > 150

    def test_it_is_described(self) -> None:
        tables = describe(SHIPPED)
        assert len(tables["cards"]) == 38
        assert tables["suggested"]["5"] == {"va1": "yes"}
        assert json.loads(json.dumps(tables)) == tables


class TestOwn:
    def test_a_file_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(changed(SHIPPED, lambda data: data["night_cards"][0].update(attack=9))))
        own = load(path)
        assert not own.shipped
        assert own.digest != SHIPPED.digest
        assert pack(own, {})[0].attack[0] == 9

    def test_values_without_a_source_are_the_owners(self) -> None:
        def bare(data: dict[str, Any]) -> None:
            for part in ("setup", "treasures", "night_cards", "day_cards"):
                for entry in data[part]:
                    del entry["provenance"]

        provenance = load(changed(SHIPPED, bare)).provenance
        assert provenance == {"rules": 0, "public": 0, "reconstructed": 0, "own": sum(SHIPPED.provenance.values())}

    def test_another_deck_plays_in_the_same_process(self) -> None:
        data = changed(SHIPPED, lambda data: data["night_cards"][3].update(key=6))
        own = fondaco.game("orient", players=2, components=data)
        shipped = fondaco.game("orient", players=2)
        decisions = []
        for game in (own, shipped):
            fields = {"players": 2, "rows": shipped.deal(seed=1).position()["rows"], "hands": [["atk_thief"], []]}
            state = game.position({**fields, "dealer": 0}, seed=1)
            decisions.append(play(state, "attack atk_thief", "target 1:0", "decline").decision)
        assert decisions == ["pilfer", "door"]

    def test_a_deck_of_one_card_a_kind_is_played(self) -> None:
        def single(data: dict[str, Any]) -> None:
            data["night_cards"] = [
                {**card, "number": 1, "id": f"{card['id']}_{copy}"}
                for card in data["night_cards"]
                for copy in range(card["number"])
            ]

        game = fondaco.game("orient", players=3, components=changed(SHIPPED, single))
        state = game.deal(seed=1)
        for step in walk(state, dice(1), 300):
            assert step.count % 50 or step.check() is None
        assert state.check() is None


FAULTS: list[Fault] = [
    (lambda data: data.update(game="jambo"), "form-unknown", "game"),
    (lambda data: data.pop("treasures"), "form-missing", "root"),
    (lambda data: data["setup"][1].update(players=2), "components-twice", "setup[1].players"),
    (lambda data: data["setup"][3].update(insignia=2), "form-limit", "setup[3].insignia"),
    (lambda data: data["setup"][3].update(valuables=3), "form-limit", "setup[3].valuables"),
    (lambda data: data["setup"][0].update(valuables=0), "form-limit", "setup[0].valuables"),
    (lambda data: data["setup"][1].update(needed=4), "form-limit", "setup[1].needed"),
    (lambda data: data["setup"][0].update(hand=16), "form-limit", "setup[0].hand"),
    (lambda data: data["treasures"][1].update(id="ins_crown"), "components-twice", "treasures[1].id"),
    (lambda data: data["treasures"][1].update(kind="valuable"), "components-insignia", "treasures[1].kind"),
    (lambda data: data["treasures"][5].update(kind="insignia"), "components-insignia", "treasures[5].kind"),
    (lambda data: data["treasures"][0].update(power={"type": "falcon"}), "form-unknown", "treasures[0]"),
    (lambda data: data["treasures"][5]["power"].pop("amount"), "form-missing", "treasures[5].power"),
    (lambda data: data["treasures"][13]["power"].update(amount=1), "form-unknown", "treasures[13].power"),
    (lambda data: data["treasures"][5]["power"].update(type="flying"), "form-unknown", "treasures[5].power.type"),
    (lambda data: data["night_cards"][0].update(id="Captain"), "form-id", "night_cards[0].id"),
    (lambda data: data["night_cards"][0].pop("key"), "form-missing", "night_cards[0]"),
    (lambda data: data["night_cards"][14].update(attack=3), "form-unknown", "night_cards[14]"),
    (lambda data: data["night_cards"][14].pop("effect"), "form-missing", "night_cards[14]"),
    (lambda data: data["night_cards"][14].update(group="archers"), "form-unknown", "night_cards[14]"),
    (lambda data: data["night_cards"][20].update(number=2), "form-limit", "night_cards[20].number"),
    (lambda data: data["night_cards"].reverse(), "components-piles-mixed", "night_cards[0]"),
    (lambda data: data.update(night_cards=data["night_cards"][:21]), "form-missing", "night_cards"),
    (lambda data: data["night_cards"][0].update(number=5), "components-cards-many", "night_cards"),
    (lambda data: data.update(night_cards=data["night_cards"][9:30]), "components-night-cards-few", "night_cards"),
    (lambda data: data["day_cards"][1].pop("power"), "form-missing", "day_cards[1]"),
    (lambda data: data["day_cards"][0].update(group="archers"), "form-unknown", "day_cards[0]"),
    (lambda data: data["day_cards"][1].update(number=2), "form-limit", "day_cards[1].number"),
    (lambda data: data["day_cards"][1].update(power={"type": "thief_drunk"}), "form-unknown", "day_cards[1].power"),
    (lambda data: data.update(day_cards=data["day_cards"][6:9]), "components-day-cards-few", "day_cards"),
]


class TestFaults:
    @pytest.mark.parametrize(("change", "message", "place"), FAULTS)
    def test_a_wrong_value_is_named_with_its_place(self, change: Change, message: str, place: str) -> None:
        assert refused(load, changed(SHIPPED, change)) == (message, place)
