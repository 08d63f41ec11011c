"""Pytest plugin of `make clauses`: writes what each test proves, and how it ended, where FONDACO_CLAUSE_REPORT says."""

import json
import os
from pathlib import Path

import pytest


class Report:
    """Collects, per test, the clauses of its markers and its outcome (None: not run)."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, object]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note the clauses of every test that was asked for."""
        for item in items:
            clauses = sorted({str(name) for mark in item.iter_markers("clause") for name in mark.args})
            self.tests[item.nodeid] = {"clauses": clauses, "outcome": None}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how the test itself ended; what happens before it (`error`) proves nothing."""
        if report.when == "call":
            self.tests[report.nodeid]["outcome"] = report.outcome
        elif report.failed:
            self.tests[report.nodeid]["outcome"] = "error"

    def pytest_sessionfinish(self) -> None:
        """Write the report."""
        Path(os.environ["FONDACO_CLAUSE_REPORT"]).write_text(json.dumps(self.tests), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Start collecting."""
    config.pluginmanager.register(Report())
