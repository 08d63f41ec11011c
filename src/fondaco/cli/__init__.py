"""The command line: ``fondaco`` and its commands. Each command has a file; what it needs is imported when it runs."""

import sys


def main() -> None:
    """Run the program with the arguments of the process, and leave with its exit code."""
    from fondaco.cli.app import run

    sys.exit(run(sys.argv[1:]))
