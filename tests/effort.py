"""How much a test does: little in `make test`, everything in `make proof`."""

import os

FULL = os.environ.get("FONDACO_PROOF") == "full"


def amount(short: int, full: int) -> int:
    """`short` in `make test`, `full` in `make proof`."""
    return full if FULL else short
