"""The program as a whole: its commands, and what becomes of errors."""

import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer import rich_utils

from fondaco import __version__
from fondaco.cli import INTERRUPTED, backup, games, match, play, replay, rules, serve, simulate
from fondaco.cli.talk import ReaderGoneError, Talk, take_language
from fondaco.errors import FondacoError

USER_ERROR = 2

_VALUE = re.compile(r"'([^']*)'|^(\S+) is not")


def build(talk: Talk) -> typer.Typer:
    """The program with its commands, explaining itself in the language of ``talk``."""
    rich_utils.ARGUMENTS_PANEL_TITLE = talk("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = talk("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = talk("cli-commands")
    rich_utils.DEFAULT_STRING = talk("cli-default")
    rich_utils.REQUIRED_LONG_STRING = talk("cli-required")
    app = typer.Typer(
        add_completion=False,
        help=talk("cli-about"),
        epilog=talk("cli-language"),
        pretty_exceptions_enable=False,
    )

    def tell_version(wanted: bool) -> None:
        if wanted:
            talk.out.print(__version__)
            raise typer.Exit

    @app.callback()
    def about(
        version: Annotated[
            bool, typer.Option("--version", help=talk("cli-version"), is_eager=True, callback=tell_version)
        ] = False,
    ) -> None:
        """The options of the program as a whole; they do their work themselves."""

    for command in (games, play, serve, backup, simulate, match, replay, rules):
        command.register(app, talk)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return the exit code: 2 after an error of the user, 130 after Ctrl-C."""
    talk = Talk("en")
    try:
        language, rest = take_language(arguments, os.environ)
        talk = Talk(language)
        command = typer.main.get_command(build(talk))
        _explain_help(command, talk)
        answer = command.main(args=rest or ["--help"], prog_name="fondaco", standalone_mode=False)
    except FondacoError as error:
        return _refuse(talk, error.text(talk.language))
    except typer.TyperException as error:
        return _refuse(talk, _usage_text(error, talk))
    except ReaderGoneError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if answer == INTERRUPTED:  # typer has turned Ctrl-C into this
        talk.note("cli-interrupted")
    return answer if isinstance(answer, int) else 0


def _explain_help(command: Any, talk: Talk) -> None:
    """Have the option ``--help`` of all commands explained in the language of ``talk`` too."""
    for each in (command, *getattr(command, "commands", {}).values()):
        option = each.get_help_option(typer.Context(each))
        if option is not None:
            option.help = talk("cli-help")


def _refuse(talk: Talk, line: str) -> int:
    printable = line.encode(errors="backslashreplace").decode()  # an argument may hold bytes that are no text
    talk.err.print(printable, style="bold red", soft_wrap=True)
    return USER_ERROR


def _usage_text(error: Exception, talk: Talk) -> str:
    """One line for a command line that typer does not understand."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (max(parameter.opts, key=len) if parameter is not None else "")
    found = _VALUE.search(str(error))
    value = found[found.lastindex or 0] if found else str(error)
    if kind == "NoSuchOption":
        return talk("usage-no-option", option=name)
    if kind == "MissingParameter":
        return talk("usage-missing", parameter=name)
    if kind == "BadParameter":
        return talk("usage-bad-value", parameter=name, value=value)
    if kind == "BadOptionUsage":
        return talk("usage-no-value", option=name)
    if kind == "NoSuchCommand" or "No such command" in str(error):
        return talk("usage-no-command", command=value)
    return talk("usage-wrong", reason=str(error))
