"""Takes the screenshots for the README: five pages with the same cards each time.

`python -m docs.pictures.browser`, from the root of the repository. It needs the built client and
Debian's Chromium.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, PHONE
from tests.browser.playing import LEGAL, make_table, pass_three, play_one
from tests.same_deals import SEED_FILE
from tests.server.live import Server

HERE = Path(__file__).parent
WIDE: dict[str, Any] = {"viewport": {"width": 900, "height": 700}}
NARROW: dict[str, Any] = {**PHONE, "device_scale_factor": 1}
NO_HINTS = """localStorage.setItem("spydeck.hints", '["off"]')"""


class Photographer:
    """Opens pages at a server with known deals, and takes screenshots of them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url

    def open(self, theme: str, **screen: Any) -> Page:
        """Return a page without animations."""
        context = self._browser.new_context(color_scheme=theme, reduced_motion="reduce", **screen)  # type: ignore[arg-type]
        return context.new_page()

    def table(self, page: Page, deal: str, **wish: Any) -> None:
        """Open a running game of Ada against three bots; `deal` determines cards and bots."""
        SEED_FILE.write_text(deal)
        bots = [{"sitter": "open"}, *[{"sitter": "bot"}] * 3]
        table = make_table(page, self._url, seats=bots, start=True, **wish)
        page.context.request.put(f"{self._url}/api/guest", data={"name": "Ada"})
        page.goto(f"{self._url}/table/{table}")

    def keep(self, page: Page, name: str) -> None:
        """Save a screenshot and close the page."""
        page.mouse.move(0, 0)
        page.evaluate("() => scrollTo(0, 0)")
        page.screenshot(path=HERE / f"{name}.png")
        page.context.close()

    def first_hand(self) -> None:
        """Take the first hand, with hints."""
        page = self.open("light", **NARROW)
        self.table(page, "hand 4")
        page.get_by_text("Three cards go to").wait_for()
        page.get_by_role("button", name="Suggest").click()
        self.keep(page, "black-spy-phone")

    def trick(self) -> None:
        """Take a trick in the middle of a deal, with the player's own card still to play."""
        page = self.open("light", **WIDE)
        page.add_init_script(NO_HINTS)
        self.table(page, "trick 7")
        pass_three(page)
        for _ in range(7):
            play_one(page)
        page.get_by_text("Highest card").wait_for(state="hidden")
        page.locator(LEGAL).first.wait_for()
        self.keep(page, "black-spy")

    def mat(self) -> None:
        """Take a mat with spots ruled out."""
        page = self.open("light", **NARROW)
        self.table(page, "mat 1", game="spy-tricks", options={})
        page.locator(LEGAL).first.wait_for()
        self.keep(page, "spy-tricks-phone")

    def agents(self) -> None:
        """Take a claim that may be a lie."""
        page = self.open("dark", **WIDE)
        self.table(page, "agents 6", game="spycard", options={})
        page.locator(".verb", has_text="To field").click()
        for agent in page.locator(".mine .agent").all()[:2]:
            agent.click()
        page.get_by_role("button", name="Do it").click()
        page.get_by_role("button", name="Accuse of lying").wait_for()
        self.keep(page, "spycard")

    def lobby(self) -> None:
        """Take the lobby."""
        page = self.open("light", viewport={"width": 1280, "height": 800})
        page.goto(f"{self._url}/?choose=black-spy")
        page.get_by_role("button", name="Back").click()
        page.get_by_role("link", name="Spycard: Play").wait_for()
        self.keep(page, "lobby")


def main() -> None:
    """Take all screenshots."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        server = Server(Path(folder))
        try:
            photographer = Photographer(browser, server.url)
            photographer.first_hand()
            photographer.trick()
            photographer.mat()
            photographer.agents()
            photographer.lobby()
        finally:
            server.kill()
            browser.close()


if __name__ == "__main__":
    main()
