"""Records: the shapes in which states, information, components and luck are kept."""

import numpy as np
import pytest

import fondaco
from fondaco.kernel.records import HEADER, new_records, record_type
from fondaco.kernel.room import GAMES


@pytest.mark.parametrize(
    "name", ["any", "copy", "size", "take", "T", "data", "item", "sort", "view", "dtype", "__len__"]
)
def test_a_field_that_numpy_would_hide_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        record_type((("gold", np.int16), (name, np.int16)))


def test_all_hidden_names_are_told_at_once() -> None:
    with pytest.raises(ValueError, match="copy, sum"):
        record_type((("copy", np.int8), ("gold", np.int8), ("sum", np.int8)))


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        record_type((("gold", np.int16), ("gold", np.int8)))


def test_fields_are_aligned() -> None:
    kind = record_type((("a", np.int8), ("b", np.int64), ("c", np.int8, 3)))
    assert kind.isalignedstruct
    assert kind.fields is not None
    assert kind.fields["b"][1] == 8


def test_new_records_are_zero_and_read_as_attributes() -> None:
    records = new_records(record_type((("gold", np.int16, 2), ("turn", np.int64))), 3)
    assert records.shape == (3,)
    assert not np.frombuffer(records.tobytes(), np.uint8).any()
    records[1].gold[0] = 20
    records[1].turn = 1
    assert records["gold"].tolist() == [[0, 0], [20, 0], [0, 0]]
    assert records["turn"].tolist() == [0, 1, 0]


@pytest.mark.parametrize("name", GAMES)
def test_states_and_information_begin_with_the_common_header(name: str) -> None:
    room = fondaco.game(name).room
    header = [field[0] for field in HEADER]
    for kind in (room.state, room.information):
        assert list(kind.names or ())[: len(header)] == header
