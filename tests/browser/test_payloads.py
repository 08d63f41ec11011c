"""Names that want to be more than text are shown as they were written, and no script of theirs runs."""

import json

import pytest

from tests.browser.conftest import Visit
from tests.browser.payloads import PAYLOADS
from tests.browser.test_replay import CHOSEN, record_of
from tests.effort import amount

pytestmark = pytest.mark.browser

FILES = amount(3, len(PAYLOADS) // 2)


def test_two_hundred_are_tried() -> None:
    assert len(set(PAYLOADS)) == 200


def test_names_of_a_record_are_only_text(visit: Visit) -> None:
    page = visit("/replay")
    record = json.loads(record_of("jambo").read_text())
    record |= {"actions": record["actions"][:6], "result": None}
    for key in ("trace", "commitment"):
        record["luck"].pop(key, None)
    step = len(PAYLOADS) // (2 * FILES)
    for number in range(FILES):
        names = PAYLOADS[2 * step * number :][:2]
        record["seats"] = [{"name": name} for name in names]
        text = json.dumps(record).encode()
        page.locator(CHOSEN).set_input_files({"name": "match.json", "mimeType": "application/json", "buffer": text})
        page.locator(".bar").wait_for()
        eyes = page.locator("header option").all_inner_texts()
        assert all(any(name in seen for seen in eyes) for name in names)
        assert page.evaluate("window.__x") is None
        page.locator("header button").last.click()
        page.get_by_role("button", name="Open another file").click()
