"""Clause numbers: from the document to rule code and back, and breaking one of them."""

import pytest

from fondaco.kernel.clauses import clause, clause_id, ruling


@pytest.mark.parametrize(
    ("number", "prefix", "text"),
    [
        (clause(6, 7), "J", "J-6.7"),
        (clause(10, 4), "J", "J-10.4"),
        (clause(1), "S", "S-001"),
        (clause(111), "S", "S-111"),
        (ruling(1), "S", "S-R01"),
        (ruling(30), "S", "S-R30"),
        (clause("M", 2), "A", "A-M02"),
        (clause("ST", 1), "A", "A-ST01"),
        (clause("A", 1), "A", "A-A01"),
        (clause("Z", 99), "A", "A-Z99"),
        (clause("AA", 10), "A", "A-AA10"),
    ],
)
def test_a_number_goes_back_to_its_text(number: int, prefix: str, text: str) -> None:
    assert clause_id(prefix, number) == text


def test_numbers_differ() -> None:
    numbers = [clause(1, 11), clause(111), ruling(11), clause(11), clause(1), clause("A", 11), clause("AA", 11)]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) > 0


@pytest.mark.parametrize(
    ("broken", "left"),
    [
        ("", [607, 10061, 20011, 31302]),
        ("J-6.7", [0, 10061, 20011, 31302]),
        ("S-061", [607, 0, 20011, 31302]),
        ("S-R11", [607, 10061, 0, 31302]),
        ("A-M02", [607, 10061, 20011, 0]),
    ],
)
def test_the_broken_clause_forbids_nothing(monkeypatch: pytest.MonkeyPatch, broken: str, left: list[int]) -> None:
    monkeypatch.setenv("FONDACO_BREAK_CLAUSE", broken)
    assert [clause(6, 7), clause(61), ruling(11), clause("M", 2)] == left
