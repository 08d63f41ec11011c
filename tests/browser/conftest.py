"""A server with quick bots, and browsers of any size and language that visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import House, open_house
from tests.browser.player import PATIENCE

AT_ONCE = {"pace": "0"}
"""Settings in which bots are not waited for."""
PHONE, SMALL_PHONE, DESKTOP = (390, 844), (360, 740), (1280, 720)

# Measures what moves although nobody touched anything, in the worst burst (cumulative layout shift as browsers define
# it), and keeps what the security policy had to stop. Browsers take what moves within half a second of a touch for its
# effect; here that half second begins with the answer to the move, which a busy machine may give late. Lines of the log
# make room for new ones: that is what a log does.
WATCH = """
window.shift = { total: 0, what: [] };
window.violations = [];
let burst = { began: -Infinity, ended: -Infinity, total: 0, what: [] };
let moved = false;
let answered = -Infinity;
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => (moved = true), true);
new MutationObserver(() => {
  if (moved) answered = performance.now();
  moved = false;
}).observe(document, { subtree: true, attributeFilter: ['data-version'] });
const isLine = ({ node }) => (node?.closest ? node : node?.parentElement)?.closest('aside ol') != null;
const name = (node) => `${node?.nodeName} ${node?.className ?? ''} ${(node?.textContent ?? '').trim().slice(0, 30)}`;
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput || (startTime > answered - 50 && startTime < answered + 500) || sources.every(isLine)) continue;
    if (startTime - burst.ended > 1000 || startTime - burst.began > 5000) {
      burst = { began: startTime, total: 0, what: [] };
    }
    burst.ended = startTime;
    burst.total += value;
    burst.what.push(`${value.toFixed(4)}: ${sources.map(({ node }) => name(node)).join(', ')}`);
    if (burst.total > window.shift.total) window.shift = burst;
  }
}).observe({ type: 'layout-shift', buffered: true });
addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));
"""

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[House]:
    """A server for a file of tests; how all its matches begin may be given as parameter."""
    with open_house(tmp_path_factory.mktemp("data"), getattr(request, "param", None)) as house:
        yield house


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    page = Path(__file__).resolve().parents[2] / "src" / "fondaco" / "page" / "index.html"
    assert page.exists(), "the page is not built: make page"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens pages; at the end no page may have met an error or a breach of the security policy."""
    pages: list[Page] = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        settings: dict[str, str] | None = None,
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=size != DESKTOP,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(WATCH)
        for name, value in (settings or {}).items():
            context.add_init_script(f"localStorage.setItem('fondaco-{name}', '{value}')")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        pages.append(page)
        page.goto(path)
        return page

    yield open_page
    for page in pages:
        faults.extend(page.evaluate("window.violations"))
        page.context.close()
    assert faults == []
