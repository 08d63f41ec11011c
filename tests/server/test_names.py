"""Names of people: whatever was typed, what others see is harmless and short."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.server.names import LONGEST, MARKS_PER_CHARACTER, clean


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Eva", "Eva"),
        ("  Eva \t\n Nováková ", "Eva Nováková"),
        ("Jose\u0301", "José"),
        ("Eva\u202e\u2066txt\u0000\u200b", "Evatxt"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("👩\u200d🌾", "👩🌾"),
        ("\u0301x", "x"),
        ("x" * 100, "x" * LONGEST),
        ("x" + 9 * "\u0323", "x\u0323\u0323\u0323"),
        ("", ""),
    ],
)
def test_examples(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_any_name_is_made_harmless(typed: str) -> None:
    name = clean(typed)
    assert clean(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(character) in ("Cc", "Cf", "Co", "Zl", "Zp") for character in name)
    assert len(name) <= LONGEST * (1 + MARKS_PER_CHARACTER)
