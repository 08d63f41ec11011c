"""How commands speak: in which language, where to, and how they show that something takes long."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from fondaco import texts
from fondaco.errors import FondacoError

LANGUAGE_OPTION = "--language"
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class ReaderGoneError(Exception):
    """Nobody reads the output any more, for example after ``| head``."""


class _Screen(Console):
    """A console that says when its reader has gone, instead of leaving the program."""

    def on_broken_pipe(self) -> None:
        raise ReaderGoneError


class Talk:
    """The voice of one run of the program: texts in its language, answers on stdout, everything else on stderr."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Names come from people and files: square brackets in them are no markup.
        self.out = _Screen(highlight=False, markup=False)
        self.err = _Screen(stderr=True, highlight=False, markup=False)

    def __call__(self, message: str, **arguments: str | int) -> str:
        """A message in the language of this run."""
        return texts.format_message(self.language, message, **arguments)

    def say(self, message: str, **arguments: str | int) -> None:
        """Print a message as an answer."""
        self.out.print(self(message, **arguments))

    def note(self, message: str, **arguments: str | int) -> None:
        """Print a message that is not part of the answer."""
        self.err.print(self(message, **arguments))

    def json(self, value: object) -> None:
        """Print a value for a program."""
        try:
            print(json.dumps(value, ensure_ascii=False), flush=True)
        except BrokenPipeError:
            raise ReaderGoneError from None

    @contextmanager
    def waiting(self, message: str, **arguments: str | int) -> Iterator[None]:
        """Show that something of unknown length goes on."""
        with self.err.status(self(message, **arguments)):
            yield

    @contextmanager
    def progress(self, message: str, total: int, **arguments: str | int) -> Iterator["Bar"]:
        """Show how far something of known length has come."""
        columns = (
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal) as progress:
            yield Bar(progress, progress.add_task(self(message, **arguments), total=total))


class Bar:
    """A progress bar on the screen."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, steps: int = 1) -> None:
        """Some steps more are done."""
        self._progress.advance(self._task, steps)


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for, by ``--language`` anywhere among the arguments or by the environment, and the rest.

    Raises FondacoError ``unknown-language``.
    """
    rest: list[str] = []
    asked: str | None = None
    pending = iter(arguments)
    for argument in pending:
        name, equals, value = argument.partition("=")
        if name != LANGUAGE_OPTION:
            rest.append(argument)
        else:
            asked = value if equals else next(pending, "")
    if asked is None:
        return texts.negotiate(environment.get(variable, "") for variable in LANGUAGE_VARIABLES), rest
    if asked not in texts.languages():
        raise FondacoError("unknown-language", language=asked, known=", ".join(texts.languages()))
    return asked, rest
