"""The command line: ``fondaco`` and its commands. Each command has a file; what it needs is imported when it runs."""

import io
import sys

INTERRUPTED = 130


def main() -> None:
    """Run the program with the arguments of the process, and leave with its exit code."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a typed line that is no text is a line that nobody understands
    try:
        from fondaco.cli.app import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before or after the run itself, which says so
        sys.exit(INTERRUPTED)
