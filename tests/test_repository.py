"""What must hold for every file that is committed, and for the texts of all languages together."""

import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "src" / "fondaco" / "locale"
LANGUAGES = ("en", "cs", "es", "de")
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

MACHINE_PATH = re.compile(r"(?<![\w.:/~-])/(?:work|root|tmp|home|opt|Users)/[\w.]")
REGISTRY = re.compile(
    r"registry\.npmjs\.|registry\.yarnpkg\.|npmmirror\.|pythonhosted\.|\bpypi\.org|\bdeb\.debian\.|security\.debian\."
)


def committed() -> list[Path]:
    """Files of the repository: tracked ones, and new ones that no ignore rule covers."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """Text of a file; of a binary one what can be read as text."""
    return path.read_bytes().decode("utf-8", errors="replace")


class TestFiles:
    def test_none_is_over_a_megabyte(self) -> None:
        assert [str(path) for path in committed() if path.stat().st_size > 1_000_000] == []

    @pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry host"])
    def test_none_names(self, pattern: re.Pattern[str]) -> None:
        found = [
            f"{path.relative_to(ROOT)}: {match[0]}" for path in committed() for match in pattern.finditer(text_of(path))
        ]
        assert found == []

    def test_the_patterns_find_what_they_are_for(self) -> None:
        assert MACHINE_PATH.search(f"see {Path('/', 'root', 'x')}")
        assert MACHINE_PATH.search(f'"{Path("/", "work", "main")}"')
        assert not MACHINE_PATH.search("docs/work/plan and https://example.org/home/x")
        assert REGISTRY.search(f"https://{'registry'}.npmjs.org")


class TestLocks:
    def test_there_is_one_for_each_purpose(self) -> None:
        assert [lock.stem for lock in LOCKS] == ["lock", "page", "run", "test"]

    @pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
    def test_every_requirement_is_pinned_with_hashes_and_nothing_else_is_said(self, lock: Path) -> None:
        requirements = lock.read_text().replace("\\\n", " ").splitlines()
        assert requirements
        wanted = re.compile(r"[a-z0-9.-]+==[\w.!+]+( ;[^#]*?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
        assert [line for line in requirements if not wanted.fullmatch(line)] == []

    def test_tests_run_with_what_is_run(self) -> None:
        run, test = ((ROOT / "requirements" / f"{name}.txt").read_text() for name in ("run", "test"))
        pins = re.compile(r"^\S+==\S+", re.MULTILINE)
        assert set(pins.findall(run)) <= set(pins.findall(test))

    def test_npm_lock_names_no_address(self) -> None:
        packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
        assert [name for name, package in packages.items() if "resolved" in package] == []
        assert [name for name, package in packages.items() if name and "integrity" not in package] == []


PLURAL_FORMS = {"zero", "one", "two", "few", "many"}


class Uses(Visitor):  # type: ignore[misc]
    """What a message needs: arguments, other messages, and its choices by count."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if forms & PLURAL_FORMS:
            selector = Uses()
            selector.visit(node.selector)
            self.plurals.append((", ".join(sorted(selector.arguments)), forms))
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """File name and entry of everything a language's files hold."""
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


def uses(language: str) -> dict[str, Uses]:
    """For each `file: message` or `file: message.attribute` of a language what it uses, through other messages too."""
    direct: dict[str, Uses] = {}
    file_of: dict[str, str] = {}
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            file_of[entry.id.name] = file
            for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if pattern is not None:
                    direct[f"{file}: {entry.id.name}{name}"] = use = Uses()
                    use.visit(pattern)
    for use in direct.values():
        pending = list(use.messages)
        while pending:
            other = direct[f"{file_of[(name := pending.pop())]}: {name}"]
            pending += other.messages - use.messages
            use.messages |= other.messages
            use.arguments |= other.arguments
    return direct


class TestTexts:
    def test_the_languages(self) -> None:
        assert {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} == set(LANGUAGES)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_line_can_be_read(self, language: str) -> None:
        found = list(entries(language))
        assert found
        assert [f"{file}: {entry.content}" for file, entry in found if isinstance(entry, ast.Junk)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_id_is_there_once(self, language: str) -> None:
        counts = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message | ast.Term))
        assert [name for name, count in counts.items() if count > 1] == []

    @pytest.mark.parametrize("language", LANGUAGES[1:])
    def test_every_message_exists_in_every_language(self, language: str) -> None:
        english, other = uses("en"), uses(language)
        assert sorted(english.keys() - other.keys()) == []
        assert sorted(other.keys() - english.keys()) == []

    @pytest.mark.parametrize("language", LANGUAGES[1:])
    def test_every_message_takes_the_same_arguments(self, language: str) -> None:
        english, other = uses("en"), uses(language)
        different = [
            f"{name}: {sorted(english[name].arguments)} in en, {sorted(other[name].arguments)} in {language}"
            for name in english.keys() & other.keys()
            if english[name].arguments != other[name].arguments
        ]
        assert sorted(different) == []

    def test_every_czech_plural_has_one_few_and_other(self) -> None:
        lacking = [
            f"{name}: ${argument}"
            for name, use in uses("cs").items()
            for argument, forms in use.plurals
            if not {"one", "few", "other"} <= forms
        ]
        assert lacking == []

    def test_what_is_counted_in_english_is_counted_in_czech(self) -> None:
        czech = uses("cs")
        lacking = [
            f"{name}: ${argument}"
            for name, use in uses("en").items()
            for argument, _ in use.plurals
            if name in czech and argument not in {counted for counted, _ in czech[name].plurals}
        ]
        assert lacking == []
