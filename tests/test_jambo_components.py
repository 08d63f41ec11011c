"""Jambo's component set: what the shipped one holds, and what is said of a wrong one."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fondaco.errors import ComponentError
from fondaco.games.jambo.components import load, pack
from fondaco.games.jambo.describe import describe, group_of
from fondaco.games.jambo.state import FIRST_WARE_CARD, KINDS, NONE, POWERS, WARES
from tests.clauses import clause
from tests.component_sets import Change, Fault, changed, refused

SHIPPED = load()


def card(data: dict[str, Any], name: str) -> dict[str, Any]:
    """A card of a set's JSON by its id."""
    return next(card for card in (*data["powers"], *data["ware_cards"]) if card["id"] == name)


class TestShipped:
    @clause("J-1.2")
    def test_the_deck_has_110_cards_of_five_groups(self) -> None:
        c = pack(SHIPPED, {})[0]
        groups = Counter[str]()
        for kind in range(KINDS):
            groups[group_of(kind)] += int(c.number[kind])
        assert groups == {"stand": 5, "ware": 40, "utility": 22, "people": 29, "animal": 14}
        assert c.cards == 110

    @clause("J-1.5")
    def test_the_supply_has_six_of_each_of_six_wares(self) -> None:
        assert pack(SHIPPED, {})[0].tokens.tolist() == [6] * 6

    def test_every_ware_is_shown_22_times(self) -> None:
        c = pack(SHIPPED, {})[0]
        assert (c.number[:, None] * c.wares).sum(axis=0).tolist() == [22] * 6

    def test_prices_rise_with_the_variety_of_a_card(self) -> None:
        prices = {
            (len(set(card["wares"])), len(card["wares"])): (card["buy"], card["sell"])
            for card in SHIPPED.data["ware_cards"]
        }
        assert prices == {(6, 6): (10, 18), (1, 3): (3, 10), (2, 3): (4, 11), (3, 3): (5, 12)}

    def test_the_record_holds_what_the_file_says(self) -> None:
        c = pack(SHIPPED, {})[0]
        assert c.kinds == len(SHIPPED.names) == FIRST_WARE_CARD + 19
        for kind, name in enumerate(SHIPPED.names):
            written = card(dict(SHIPPED.data), name)
            assert c.number[kind] == written["number"]
            if kind >= FIRST_WARE_CARD:
                assert (c.buy[kind], c.sell[kind]) == (written["buy"], written["sell"])
                assert [ware for ware in WARES for _ in range(c.wares[kind][WARES.index(ware)])] == sorted(
                    written["wares"], key=WARES.index
                )
                assert c.shown[kind] == len(written["wares"])
        assert (c.start_gold, c.start_hand, c.stand_first, c.stand_later, c.stand_spaces) == (20, 5, 6, 3, 3)

    @pytest.mark.parametrize(("option", "starter"), [("lot", NONE), ("0", 0), ("1", 1)])
    def test_the_starter_is_an_option(self, option: str, starter: int) -> None:
        assert pack(SHIPPED, {"starter": option})[0].starter == starter

    def test_every_value_has_a_source(self) -> None:
        assert SHIPPED.provenance["own"] == 0
        assert sum(SHIPPED.provenance.values()) == 6 + len(SHIPPED.data["powers"]) + 4 * len(SHIPPED.data["ware_cards"])
        assert SHIPPED.provenance["reconstructed"] > 0

    def test_its_digest_is_fixed(self) -> None:
        """Records name a shipped set by its digest, so it may only change before the first release."""
        assert SHIPPED.digest == "0346bd11812b31f6e4ab0d0c2edea54d5f463f9030b26b6d5d4ad2795aeeb42f"


class TestOwn:
    def test_a_file_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(changed(SHIPPED, lambda data: card(data, "ware_kkk").update(buy=2))))
        own = load(path)
        assert not own.shipped
        assert own.digest != SHIPPED.digest
        assert pack(own, {})[0].buy[own.names.index("ware_kkk")] == 2

    def test_a_set_is_read_back_from_its_data(self) -> None:
        again = load(SHIPPED.data)
        assert (again.data, again.digest, again.names) == (SHIPPED.data, SHIPPED.digest, SHIPPED.names)

    def test_name_and_sources_do_not_change_the_digest(self) -> None:
        assert load(changed(SHIPPED, lambda data: data.update(name="mine", provenance={}))).digest == SHIPPED.digest

    def test_values_without_a_source_are_the_owners(self) -> None:
        assert load(changed(SHIPPED, lambda data: data.pop("provenance"))).provenance["own"] == 6

    def test_powers_may_be_left_out(self) -> None:
        own = load(changed(SHIPPED, lambda data: data["powers"].remove(card(data, "lion"))))
        assert pack(own, {})[0].number[POWERS.index("lion")] == 0
        assert pack(own, {})[0].cards == 109

    def test_it_is_described_with_its_own_cards(self) -> None:
        own = load(changed(SHIPPED, lambda data: data["ware_cards"].remove(card(data, "ware_lht"))))
        kinds = describe(own)["kinds"]
        assert [kind["id"] for kind in kinds] == list(own.names)
        assert kinds[-1]["wares"] == [0, 0, 1, 0, 1, 1]


FAULTS: list[Fault] = [
    (lambda data: data.update(game="chess"), "form-unknown", "game"),
    (lambda data: data.pop("tokens"), "form-missing", "root"),
    (lambda data: data["tokens"].pop("salt"), "form-missing", "tokens"),
    (lambda data: data["tokens"].update(gold=3), "form-unknown", "tokens"),
    (lambda data: data["tokens"].update(salt=0), "form-limit", "tokens[...]"),
    (lambda data: data["tokens"].update(dict.fromkeys(WARES, 4)), "components-tokens-few", "tokens"),
    (lambda data: data.update(stand_spaces=6), "components-tokens-few", "tokens"),
    (lambda data: data.update(start_hand=True), "form-wrong", "start_hand"),
    (lambda data: data.update(start_hand=56), "components-cards-few", "start_hand"),
    (lambda data: data.update(price=3), "form-unknown", "root"),
    (lambda data: data["powers"][3].update(number=0), "form-limit", "powers[3].number"),
    (lambda data: data["powers"][3].update(number=-1), "form-limit", "powers[3].number"),
    (lambda data: data["powers"][3].update(id="dragon"), "form-unknown", "powers[3].id"),
    (lambda data: data["powers"][3].update(id="well"), "components-card-twice", "powers[3]"),
    (lambda data: data["powers"][3].update(number=20), "components-cards-many", "powers, ware_cards"),
    (lambda data: data["ware_cards"][1].update(buy=201), "form-limit", "ware_cards[1].buy"),
    (lambda data: data["ware_cards"][1].update(sell="10"), "form-wrong", "ware_cards[1].sell"),
    (lambda data: data["ware_cards"][1].update(sell=9.5), "form-wrong", "ware_cards[1].sell"),
    (lambda data: data["ware_cards"][1].update(wares=["tea"]), "components-wares-shown", "ware_cards[1].wares"),
    (lambda data: data["ware_cards"][1].update(wares=["tea"] * 7), "components-wares-shown", "ware_cards[1].wares"),
    (lambda data: data["ware_cards"][1].update(wares=["gold"] * 3), "form-unknown", "ware_cards[1].wares[0]"),
    (lambda data: data["ware_cards"][1].update(id="ware_hhh"), "components-card-twice", "ware_cards[2]"),
    (lambda data: data["ware_cards"][1].update(id="lion"), "components-card-twice", "ware_cards[1]"),
    (lambda data: data["ware_cards"][1].update(id="Two Words"), "form-id", "ware_cards[1].id"),
    (lambda data: data["tokens"].update(tea=2, salt=20), "components-ware-short", "ware_cards[3].wares"),
    (lambda data: data.update(ware_cards=data["ware_cards"] * 2), "form-limit", "ware_cards"),
]


class TestFaults:
    @pytest.mark.parametrize(("change", "message", "place"), FAULTS)
    def test_a_wrong_value_is_named_with_its_place(self, change: Change, message: str, place: str) -> None:
        assert refused(load, changed(SHIPPED, change)) == (message, place)

    @pytest.mark.parametrize("text", ["", "{", "[1,]", "\x00", "[" * 100_000, '{"game": "\udcff"}'])
    def test_what_is_not_json_is_named(self, tmp_path: Path, text: str) -> None:
        path = tmp_path / "mine.json"
        path.write_text(text, errors="surrogateescape")
        with pytest.raises(ComponentError, match=r"mine\.json is not JSON"):
            load(path)

    @pytest.mark.parametrize("value", ["[]", "3", "null", '"jambo"'])
    def test_what_is_no_object_is_named(self, tmp_path: Path, value: str) -> None:
        path = tmp_path / "mine.json"
        path.write_text(value)
        with pytest.raises(ComponentError, match=r"mine\.json: the value has the wrong form"):
            load(path)

    def test_a_file_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(ComponentError, match=r"none\.json cannot be read"):
            load(tmp_path / "none.json")
