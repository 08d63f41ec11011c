"""``python -m bench``: how fast the engine of every game is, as a table and as JSON."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.engine import Figure, measure
from fondaco.kernel.room import GAMES


def main() -> int:
    """Measure the games asked for; one table each, and all figures as JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="games to measure (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; figures are their medians")
    parser.add_argument("--seconds", type=float, default=0.4, help="time for each figure in a round")
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="file for the figures")
    options = parser.parse_args()
    results: dict[str, dict[str, dict[str, float]]] = {}
    for game in options.games:
        figures = measure(game, options.rounds, options.seconds)
        Console(width=max(100, Console().width)).print(table_of(game, figures))
        results[game] = {figure.name: figure.numbers() for figure in figures}
    options.json.write_text(json.dumps(results, indent=1) + "\n")
    return 0


def table_of(game: str, figures: list[Figure]) -> Table:
    """One row per figure: median, spread, and how many ChaCha8 draws of the same round one of them costs."""
    table = Table(title=f"{game}: medians of {len(figures[-1].per_second)} rounds, one core")
    for heading in ("what", "per second", "lowest", "highest", "µs each", "draws each"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for figure in figures:
        numbers = figure.numbers()
        rates = (numbers["per_second"], min(figure.per_second), max(figure.per_second))
        table.add_row(
            figure.name, *(f"{rate:,.0f}" for rate in rates), f"{numbers['us']:,.3f}", f"{numbers['draws']:,.1f}"
        )
    return table


if __name__ == "__main__":
    sys.exit(main())
