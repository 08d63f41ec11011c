"""Texts: how they are chosen and formatted, and that Jambo has one for everything it can say in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from fondaco import texts
from fondaco.games.jambo.actions import VERBS
from fondaco.games.jambo.components import load
from fondaco.games.jambo.describe import group_of
from fondaco.games.jambo.state import DECISIONS, KINDS, POWERS, WARES
from fondaco.texts import accepted_languages, format_message, languages, negotiate
from tests.telling import ROOT, clauses, untold

EVENTS = (
    *("dealt", "turn_started", "reshuffled", "looked", "kept", "threw_away", "played", "built", "placed", "used"),
    *("bought", "sold", "paid", "gained", "fee", "bonus", "got_ware", "returned_ware", "swapped_ware"),
    *("drew", "took_card", "discarded", "revealed", "saw_hand", "gave_card", "gave_card_hidden", "took_card_hidden"),
    *("took_utility", "lost_utility", "kept_utility", "guarded", "rain_made", "declined"),
    *("bid", "passed", "won_auction", "announced", "won", "took_back"),
)
# Cards that need nothing but gold (J-7.21, J-9.24).
ALWAYS = frozenset({"small_stand", "weapons", "wise_man", "travelling_merchant", "carrier", "cheetah"})
COUNTS = (0, 1, 2, 4, 5, 21)
COUNTED = frozenset({"n", "m", "left", "bid", "actions"})

every_language = pytest.mark.parametrize("language", languages())


def jambo_messages() -> Iterator[tuple[str, str]]:
    """Id and English source of every message of Jambo."""
    for path in sorted((ROOT / "src/fondaco/locale/en").glob("jambo*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, FluentSerializer().serialize_entry(entry)


MESSAGES = dict(jambo_messages())


def filled(language: str, message: str, count: int) -> str:
    """A message with something for each of its arguments."""
    names = set(re.findall(r"\$(\w+)", MESSAGES[message]))
    return format_message(language, message, **{name: count if name in COUNTED else f"<{name}>" for name in names})


def wanted() -> list[str]:
    """Every message that the game's own tables ask for."""
    return [
        *(f"jambo-{role}-{decision}" for role in ("ask", "wait") for decision in DECISIONS),
        *(f"jambo-action-{verb}" for verb, *_ in VERBS),
        *(f"jambo-{part}-{card}" for part in ("card", "text") for card in (*POWERS, "ware")),
        *(f"jambo-needs-{card}" for card in POWERS if card not in ALWAYS),
        *(f"jambo-{part}-{group_of(kind)}" for part in ("kind", "kind-note") for kind in range(KINDS)),
        *(f"jambo-{part}-{ware}" for part in ("ware", "wares") for ware in WARES),
        *(f"jambo-event-{event}" for event in EVENTS),
        *(entry["id"].replace(".", "-") for entry in clauses("jambo")),
        *(f"jambo-chapter-{entry['id'].partition('-')[2].partition('.')[0]}" for entry in clauses("jambo")),
    ]


class TestChoice:
    def test_the_default_comes_first(self) -> None:
        assert languages()[0] == "en"
        assert set(languages()) == {"en", "cs", "es", "de"}

    @pytest.mark.parametrize(
        ("preferences", "language"),
        [
            (["cs"], "cs"),
            (["cs-CZ", "en"], "cs"),
            (["fr", "de_AT.UTF-8", "en"], "de"),
            (["ES"], "es"),
            (["C.UTF-8"], "en"),
            (["fr", "../cs", ""], "en"),
            ([], "en"),
        ],
    )
    def test_the_first_that_can_be_spoken(self, preferences: list[str], language: str) -> None:
        assert negotiate(preferences) == language

    @pytest.mark.parametrize(
        ("header", "tags"),
        [
            ("cs", ["cs"]),
            ("en;q=0.5, cs-CZ, de;q=0.9", ["cs-CZ", "de", "en"]),
            ("es;q=0.8,en;q=0.8", ["es", "en"]),
            ("cs;q=0, *;q=0.1", ["*"]),
            ("; ,;;q=x,de;q=7,<script>,en ; q = 0.25", ["en"]),
            ("", []),
        ],
    )
    def test_an_accept_language_header(self, header: str, tags: list[str]) -> None:
        assert accepted_languages(header) == tags


class TestFormatting:
    @pytest.fixture
    def half_translated(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Stand in for the real texts: two English messages, one of them in Czech too, in two files."""
        for name, source in [
            ("en/one.ftl", "greeting = Hello, { $name }\n"),
            ("en/two.ftl", "farewell = Goodbye\n"),
            ("cs/one.ftl", "greeting = Ahoj, { $name }\n"),
        ]:
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(source, encoding="utf-8")
        monkeypatch.setattr(texts, "_locale", lambda: tmp_path)
        texts.languages.cache_clear()
        texts._bundle.cache_clear()
        yield
        texts.languages.cache_clear()
        texts._bundle.cache_clear()

    @pytest.mark.usefixtures("half_translated")
    def test_what_a_language_lacks_is_told_in_english(self) -> None:
        assert format_message("cs", "greeting", name="Eva") == "Ahoj, Eva"
        assert format_message("cs", "farewell") == "Goodbye"
        assert format_message("de", "greeting", name="Eva") == "Hello, Eva"

    def test_what_nobody_knows_is_its_id(self) -> None:
        assert format_message("cs", "no-such-message", n=1) == "no-such-message"

    def test_arguments_are_shown_as_they_are(self) -> None:
        assert format_message("en", "jambo-event-passed", name="{ $n } <b>\u202e") == "{ $n } <b>\u202e passes."

    @pytest.mark.parametrize(
        ("message", "forms"),
        [
            ("jambo-wares-hides", "0 kožešin|1 kožešina|2 kožešiny|4 kožešiny|5 kožešin|21 kožešin"),
            (
                "jambo-hand",
                "0 karet v ruce|1 karta v ruce|2 karty v ruce|4 karty v ruce|5 karet v ruce|21 karet v ruce",
            ),
            ("jambo-gold-amount", "0 zlaťáků|1 zlaťák|2 zlaťáky|4 zlaťáky|5 zlaťáků|21 zlaťáků"),
            (
                "jambo-actions-left",
                "Zbývá 0 akcí|Zbývá 1 akce|Zbývají 2 akce|Zbývají 4 akce|Zbývá 5 akcí|Zbývá 21 akcí",
            ),
        ],
    )
    def test_czech_counts(self, message: str, forms: str) -> None:
        assert [format_message("cs", message, n=n) for n in COUNTS] == forms.split("|")

    @pytest.mark.parametrize(
        ("language", "forms"),
        [
            ("en", "0 hides|1 hide|2 hides|4 hides|5 hides|21 hides"),
            ("es", "0 pieles|1 piel|2 pieles|4 pieles|5 pieles|21 pieles"),
            ("de", "0 Felle|1 Fell|2 Felle|4 Felle|5 Felle|21 Felle"),
        ],
    )
    def test_counts_elsewhere(self, language: str, forms: str) -> None:
        assert [format_message(language, "jambo-wares-hides", n=n) for n in COUNTS] == forms.split("|")

    @every_language
    def test_an_auction_without_a_bid_is_opened(self, language: str) -> None:
        none, one = (format_message(language, "jambo-ask-bid", bid=bid) for bid in (0, 1))
        assert none != one.replace("1", "0")
        assert "0" not in none


@every_language
class TestJambo:
    def test_everything_the_game_can_say_has_a_text(self, language: str) -> None:
        assert untold(language, wanted()) == []

    @pytest.mark.parametrize("count", COUNTS)
    def test_every_text_is_complete(self, language: str, count: int) -> None:
        formatted = {message: filled(language, message, count) for message in MESSAGES}
        assert [message for message, text in formatted.items() if not text.strip() or "{" in text] == []

    def test_a_card_that_can_always_be_played_or_used_names_no_need(self, language: str) -> None:
        assert [
            card for card in ALWAYS if format_message(language, f"jambo-needs-{card}") != f"jambo-needs-{card}"
        ] == []

    def test_cards_can_be_told_apart_by_name(self, language: str) -> None:
        names = [format_message(language, f"jambo-card-{card}") for card in POWERS]
        assert len(set(names)) == len(POWERS)

    def test_actions_can_be_told_apart(self, language: str) -> None:
        labels = [filled(language, f"jambo-action-{verb}", 1) for verb, *_ in VERBS]
        assert len(set(labels)) == len(VERBS)

    def test_no_sentence_is_left_in_another_language(self, language: str) -> None:
        others = [other for other in languages() if other != language]
        same = [
            f"{message} as in {other}"
            for message in MESSAGES
            for other in others
            if len((text := filled(language, message, 2)).split()) > 3 and text == filled(other, message, 2)
        ]
        assert same == []


class TestRulesPage:
    PAGE = (ROOT / "docs/rules/jambo.md").read_text(encoding="utf-8")

    def test_it_counts_the_copies_that_are_in_the_deck(self) -> None:
        told = {name: int(number) for name, number in re.findall(r"^\| ([^|]+) \| (\d+) \|", self.PAGE, re.MULTILINE)}
        shipped = {
            format_message("en", f"jambo-card-{power['id']}"): power["number"]
            for power in load(None).data["powers"]
            if power["id"] != "small_stand"
        }
        assert told == shipped
