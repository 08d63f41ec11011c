"""Runs the program in this process, as a person or a program would call it."""

import io
import json
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from fondaco.cli.app import run


@dataclass(frozen=True)
class Answer:
    """What a command line gave back."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The answer of a command with ``--json``."""
        return json.loads(self.out)


class Terminal:
    """Where commands are typed. The language is English unless the environment of a test says otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)
        self.width(80)

    def width(self, columns: int) -> None:
        """How wide the terminal is."""
        self._monkeypatch.setenv("COLUMNS", str(columns))

    def language(self, value: str) -> None:
        """The language of the environment."""
        self._monkeypatch.setenv("LANG", value)

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        """Run one command; ``typed`` is what stands on standard input."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self._capsys.readouterr()
        code = run(arguments)
        out, err = self._capsys.readouterr()
        return Answer(code, out, err)
