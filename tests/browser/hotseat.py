"""A device that several people share: whose data is in the page, and opening the curtain by finger, mouse or key."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.player import END, Player, until

# What can be done next: open a curtain, pass the device on, decide, or read the end.
NEXT = f".curtain [data-open], .table[data-asked=true], .pass, {END}"


class Device:
    """A page that several people share. It notes what the page asks for and is told, in that order."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.front = -1
        """The seat whose curtain was opened last."""
        self.opened: list[int] = []
        self.tables: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.tables.append(message)

    def open(self, seat: int, *, way: str = "hold") -> None:
        """Open the curtain for a seat: ``hold``, ``mouse``, ``key`` or ``twice``. Before that nothing of it is here."""
        page, button = self.page, self.page.locator(f"[data-open='{seat}']")
        assert page.locator(".table, .hand, [data-kind], dialog").count() == 0
        hidden = page.content()
        strange = [table for table in self.tables if table["seat"] not in (-1, self.front)]
        assert strange == [], "nothing of a seat is told before its curtain is opened"
        self.tables.clear()
        self.front = seat
        self.opened.append(seat)
        if way == "hold":
            box = button.bounding_box()
            assert box is not None
            finger = page.context.new_cdp_session(page)
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            page.locator(".table").wait_for()
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            finger.detach()
        elif way == "mouse":
            button.hover()
            page.mouse.down()
            page.locator(".table").wait_for()
            page.mouse.up()
        elif way == "key":
            button.focus()
            page.keyboard.down(" ")
            page.locator(".table").wait_for()
            page.keyboard.up(" ")
        else:
            button.click()
            page.locator(".note", has_text="once").wait_for()
            button.click()
            page.locator(".table").wait_for()
        names = page.locator(".hand > button").evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert not [name for name in names if name and name in hidden], "the hand stood in the page before"

    def play(self, player: Player, *, way: str = "hold") -> None:
        """Play until the end is shown, each person behind the own curtain."""
        for _ in range(2 * player.longest_game):
            if self.step(player, way=way):
                return
        raise AssertionError("the game went on for ever")

    def step(self, player: Player, *, way: str = "hold") -> bool:
        """Do the next thing; whether the end is shown."""
        page = self.page
        page.wait_for_selector(NEXT, state="attached")
        if page.locator(END).count():
            return True
        called = page.locator("[data-open]")
        if called.count():
            self.open(int(called.first.get_attribute("data-open") or -1), way=way)
        elif page.locator(".pass").count():
            player.act(page.locator(".pass"))
            page.wait_for_selector(".pass", state="detached")
        elif page.locator(".table[data-asked=true]").count():
            self.decide(player)
        return False

    def decide(self, player: Player) -> None:
        """Make a move; the table goes on, or away."""
        before = player.version
        player.choose()
        until(self.page, f"document.querySelector('.table')?.dataset.version !== '{before}'")
        player.moves += 1


def sit_down_here(page: Page, game: str, *names: str) -> None:
    """Open a table for people who all share this device."""
    page.locator(f"a[href='/play/{game}']").click()
    if len(names) > 2:
        page.locator(f"label:has(input[name=players][value='{len(names)}'])").click()
    page.locator("input[value=here]").check()
    fields = page.locator("form input[type=text]")
    for at, name in enumerate(names):
        fields.nth(at).fill(name)
    page.locator("form button[type=submit]").click()
    page.locator(".curtain").wait_for()
