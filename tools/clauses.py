"""Proves that the tests know the rules: every clause has a test, and a broken rule is noticed.

For each clause of `src/fondaco/games/*/clauses.json` that is not a note there must be a test marked with its id. The
clauses that the rules can give as the reason of a refusal (`clause(6, 7)` in the rules) are then broken one after the
other, by the environment variable FONDACO_BREAK_CLAUSE: at least one of the clause's own tests must fail.

    tools/clauses.py            all clauses of all games
    tools/clauses.py J-6.7 ...  only these
"""

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from fondaco.kernel import clauses as numbers

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "fondaco" / "games"
WORKERS = 2
SECONDS_PER_TEST = 60  # a broken rule may leave a game that never ends


@dataclass
class Clause:
    """One clause of a game and what is known about its proof."""

    id: str
    kind: str
    ruling: bool
    refuses: bool
    tests: list[str] = field(default_factory=list)
    broken: str = ""
    gap: bool = False


@dataclass(frozen=True)
class Outcome:
    """What one run of pytest did: clauses and outcome per test, and its output."""

    clauses: dict[str, list[str]]
    outcomes: dict[str, str | None]
    output: str

    def tests(self, outcome: str) -> list[str]:
        """The tests that ended so (`passed`, `failed`, `skipped`, `error`)."""
        return [test for test, ended in self.outcomes.items() if ended == outcome]


def refusals(room: Path, prefix: str) -> set[str]:
    """Id of every `clause(…)` and `ruling(…)` in a game's `rules.py` or `rules/`."""
    sources = [*room.glob("rules.py"), *room.glob("rules/*.py")]
    calls = [node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    numbering = {"clause": numbers.clause, "ruling": numbers.ruling}
    return {
        numbers.clause_id(prefix, numbering[node.func.id](*map(ast.literal_eval, node.args)))
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in numbering
    }


def clauses_of(room: Path) -> list[Clause]:
    """The clauses of one game.

    Raises:
        SystemExit: the rules name a clause that the list lacks.
    """
    entries = json.loads((room / "clauses.json").read_text(encoding="utf-8"))
    refused = refusals(room, entries[0]["id"].partition("-")[0])
    unknown = refused - {entry["id"] for entry in entries}
    if unknown:
        sys.exit(f"{room.name}: the rules name clauses that are not in clauses.json: {', '.join(sorted(unknown))}")
    return [Clause(entry["id"], entry["kind"], entry["ruling"], entry["id"] in refused) for entry in entries]


def pytest_run(tests: Iterable[str], *options: str, broken: str = "") -> Outcome:
    """Run these tests with the rules interpreted and, if `broken` names a clause, without it."""
    with tempfile.TemporaryDirectory() as folder:
        report, listing = Path(folder, "report.json"), Path(folder, "tests.txt")
        listing.write_text("\n".join(tests), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=short", "-p", "no:cacheprovider"]
        command += ["-p", "tools.clause_report", "--hypothesis-profile", "break", *options, f"@{listing}"]
        environment = {**os.environ, "FONDACO_MODE": "interpreted", "FONDACO_CLAUSE_REPORT": str(report)}
        environment.pop("FONDACO_BREAK_CLAUSE", None)
        if broken:
            environment["FONDACO_BREAK_CLAUSE"] = broken
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        tests_found = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    return Outcome(
        {test: found["clauses"] for test, found in tests_found.items()},
        {test: found["outcome"] for test, found in tests_found.items()},
        done.stdout + done.stderr,
    )


def find_tests(clauses: list[Clause]) -> None:
    """Fill in each clause's tests; ends the program when pytest cannot collect."""
    found = pytest_run(["tests"], "--collect-only", "--ignore", "tests/browser")
    if not found.clauses:
        sys.exit(f"pytest collected no tests:\n{found.output}")
    for clause in clauses:
        clause.tests = [test for test, names in found.clauses.items() if clause.id in names]


def not_passing(clauses: list[Clause], pool: ThreadPoolExecutor) -> set[str]:
    """Those of the clauses' tests that do not pass with all rules whole; they cannot prove anything."""
    tests = sorted({test for clause in clauses for test in clause.tests})
    halves = [half for start in range(WORKERS) if (half := tests[start::WORKERS])]
    passing = {test for outcome in pool.map(pytest_run, halves) for test in outcome.tests("passed")}
    return set(tests) - passing


def break_clause(clause: Clause) -> None:
    """Run a clause's tests without the clause, and note whether one of them fails."""
    outcome = pytest_run(clause.tests, "-x", "--timeout", str(SECONDS_PER_TEST), broken=clause.id)
    clause.gap = not outcome.tests("failed")
    if not clause.gap:
        clause.broken = "noticed"
    elif outcome.tests("passed"):
        clause.broken = "not noticed"
    else:
        clause.broken = "its tests do not run"


def table_of(clauses: list[Clause]) -> Table:
    """What is known about every clause, one a line."""
    table = Table("clause", "kind", "ruling", "tests", "broken")
    for clause in clauses:
        style = "bold red" if clause.gap else None
        ruling = "ruling" if clause.ruling else ""
        table.add_row(clause.id, clause.kind, ruling, str(len(clause.tests)), clause.broken, style=style)
    return table


def main(wanted: list[str]) -> int:
    """Check all clauses, or the wanted ones; 1 when something is lacking, 2 for an id that no game has."""
    console = Console()
    clauses = [clause for room in sorted(GAMES.glob("*/clauses.json")) for clause in clauses_of(room.parent)]
    unknown = set(wanted) - {clause.id for clause in clauses}
    if unknown:
        print(f"no such clause: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    clauses = [clause for clause in clauses if not wanted or clause.id in wanted]
    find_tests(clauses)
    with ThreadPoolExecutor(WORKERS) as pool:
        with console.status("running the tests of all clauses ..."):
            bad = not_passing(clauses, pool)
        for clause in clauses:
            clause.gap = clause.kind != "note" and (not clause.tests or not bad.isdisjoint(clause.tests))
        breakable = [clause for clause in clauses if clause.refuses and not clause.gap]
        steps = pool.map(break_clause, breakable)
        for _ in track(steps, "breaking one clause at a time", len(breakable), console=console, transient=True):
            pass
    console.print(table_of(clauses))
    for test in sorted(bad):
        console.print(f"does not pass with the rules whole: {test}", style="red", markup=False)
    gaps = sum(clause.gap for clause in clauses)
    tests = len({test for clause in clauses for test in clause.tests})
    console.print(
        f"{len(clauses)} clauses, {tests} tests, {len(breakable)} clauses broken, {gaps} gaps",
        style="red" if gaps else "green",
    )
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
