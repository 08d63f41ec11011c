"""``python -m bench.page``: what the page weighs, how long a move takes from the click to its confirmation, and a cut.

A server process of its own with quick bots, a real browser, both on this machine. A move is measured inside the page:
from the event of the last click or key to the moment at which the server's answer is drawn. A cut of the connection is
measured from the moment it breaks, at a random time after a move, until the page is connected again and shows all.
"""

import argparse
import json
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.house import House, open_house
from tests.browser.jambo_player import JamboPlayer
from tests.browser.player import sit_down

WATCH = """() => {
  window.waits = [];
  let clicked = 0;
  addEventListener('click', (event) => (clicked = event.timeStamp), true);
  const table = document.querySelector('.table');
  let asked = table.dataset.asked === 'true';
  new MutationObserver(() => {
    if (asked && clicked) window.waits.push(performance.now() - clicked);
    clicked = 0;
    asked = table.dataset.asked === 'true';
  }).observe(table, { attributeFilter: ['data-version'] });
}"""


def main() -> int:
    """Measure, print a table, and write JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--moves", type=int, default=100, help="own moves to measure")
    parser.add_argument("--cuts", type=int, default=50, help="cuts of the connection to measure")
    parser.add_argument("--json", type=Path, help="file for the figures")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, open_house(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(base_url=house.address, locale="en-GB")
        context.add_init_script("localStorage.setItem('fondaco-pace', '0')")
        page = context.new_page()
        weight = Weight(context.new_cdp_session(page))
        page.goto("/", wait_until="networkidle")
        figures = {"first load, kB": weight.kilobytes}
        waits: list[float] = []
        while len(waits) < options.moves:
            waits += moves(page, options.moves - len(waits))
            figures.setdefault("first load and a match, kB", weight.kilobytes)
            page.goto("/")
        backs = cuts(page, house, options.cuts)
        browser.close()
    waits.sort()
    figures["moves"] = len(waits)
    figures["click to confirmed, ms, median"] = statistics.median(waits)
    figures["click to confirmed, ms, 95th percentile"] = waits[int(len(waits) * 0.95)]
    figures["click to confirmed, ms, longest"] = waits[-1]
    figures["cuts"] = len(backs)
    figures["cut to connected again, ms, median"] = statistics.median(backs)
    figures["cut to connected again, ms, longest"] = max(backs)
    table = Table("what", "figure", title="the page")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,.1f}")
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 0


def moves(page: Page, number: int) -> list[float]:
    """Milliseconds of up to so many moves of one match."""
    sit_down(page, "jambo")
    page.evaluate(WATCH)
    JamboPlayer(page).play(moves=number)
    found: list[float] = page.evaluate("window.waits")
    return found


def cuts(page: Page, house: House, number: int) -> list[float]:
    """Milliseconds from each of so many cuts until the page is connected again and shows what is asked now."""
    chance, backs = random.Random(1), list[float]()  # noqa: S311
    sit_down(page, "jambo")
    player = JamboPlayer(page)
    while len(backs) < number:
        if player.play(moves=1):
            page.goto("/")
            sit_down(page, "jambo")
            continue
        time.sleep(chance.uniform(0, 0.06))
        began = time.perf_counter()
        house.cut()
        page.wait_for_selector(".answer .warn")
        page.wait_for_selector(".answer .warn", state="detached")
        player.is_over()  # waits until what happened meanwhile is shown
        backs.append(1000 * (time.perf_counter() - began))
    return backs


class Weight:
    """Counts what the browser loads, as it comes over the wire."""

    def __init__(self, session: CDPSession) -> None:
        self._bytes = 0.0
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, float]) -> None:
        self._bytes += event["encodedDataLength"]

    @property
    def kilobytes(self) -> float:
        """So far."""
        return self._bytes / 1000


if __name__ == "__main__":
    sys.exit(main())
