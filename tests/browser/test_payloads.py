"""Names and talk that want to be more than text are shown as they were written, and no script of theirs runs.

That no page even tried to run one, so that the security policy had to stop it, every test of a page asserts at its end.
"""

import json

import pytest

from fondaco.server.names import clean
from tests.browser.conftest import AT_ONCE, Visit
from tests.browser.house import House
from tests.browser.payloads import PAYLOADS
from tests.browser.test_chat import LINES, TALK
from tests.browser.test_replay import CHOSEN, record_of
from tests.browser.test_tables import sit_down
from tests.effort import amount
from tests.server.visitor import Visitor

pytestmark = pytest.mark.browser

FILES = amount(3, len(PAYLOADS) // 2)
TABLES = amount(3, len(PAYLOADS))
TURNS_AROUND = "\u202e"


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


def test_names_and_talk_at_a_table_are_only_text(visit: Visit, house: House) -> None:
    page = visit("/", settings=AT_ONCE)
    for payload in PAYLOADS[:: len(PAYLOADS) // TABLES]:
        name = clean(payload)
        adam = Visitor(house.address)
        match = adam.open("human", "human", names=[TURNS_AROUND + payload])
        sit_down(page, f"/match/{match}", "Eva")
        page.locator(".table").wait_for()
        with adam.table(match) as socket:
            socket.say("say", match=match, text=payload + TURNS_AROUND)
            socket.hear_of("said")
        adam.close()
        page.locator(TALK).click()
        page.locator(LINES).first.wait_for()
        assert page.locator(LINES).first.locator("span").last.inner_text() == f"{name} {payload}"
        assert name in (page.locator(".table").text_content() or "")
        assert page.evaluate("window.__x") is None
        assert page.evaluate("document.querySelectorAll('.table script, dialog script, iframe').length") == 0
        page.goto("/tables")
        page.locator("main li", has_text=name).first.wait_for()
