"""A site without a server, from a plain file host below a path: it plays, teaches and poses puzzles."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.offline import controlled, with_worker
from tests.browser.test_alone import GAMES, open_table, ready
from tests.browser.test_puzzles import answer, card, playing_a_card
from tests.browser.wording import looks_right
from tests.same_deals import SEED_FILE
from tests.seeded import COMMAND
from tests.server.live import ROOT
from tests.waiting import PATIENCE, wait_until

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 600}}
SCREENS = pytest.mark.parametrize("screen", [{}, SMALL], ids=["wide", "phone"])


class Silent(SimpleHTTPRequestHandler):
    """As `python -m http.server`, without a log."""

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  as its base class
        """Do nothing."""


class Host:
    """A host of plain files."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
        Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/cards"

    def stop(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site below a path."""
    made = tmp_path_factory.mktemp("hosted")
    docs = made / "built"
    docs.mkdir()
    for name in ("index", "hosting"):
        (docs / f"{name}.html").write_text(
            f'<!doctype html><link rel="icon" href="data:,"><title>{name}</title>'
        )
    words = [made / "public/cards", "--path", "/cards/", "--docs", docs]
    command = [sys.executable, "-c", COMMAND, str(SEED_FILE), "site", *map(str, words)]
    subprocess.run(command, check=True, timeout=PATIENCE, cwd=ROOT)
    return made / "public"


@pytest.fixture
def site(folder: Path) -> Iterator[Host]:
    """A host of the site, which a test may stop."""
    host = Host(folder)
    yield host
    host.stop()


LEFT = "net::ERR_ABORTED"
"""What Chromium says of a request whose page was left before it was answered."""


def failures(page: Page) -> list[str]:
    """Return a list to which each request is added that fails; one that a page no longer wants does not."""
    found: list[str] = []
    page.on("response", lambda one: found.append(f"{one.status} {one.url}") if one.status >= 400 else None)
    page.on("requestfailed", lambda one: found.append(one.url) if one.failure != LEFT else None)
    return found


@SCREENS
def test_the_site_teaches_poses_puzzles_and_plays(
    new_page: NewPage, site: Host, screen: dict[str, Any]
) -> None:
    page = new_page(slow_undo=False, **screen)
    failed = failures(page)
    page.goto(f"{site.url}/")
    expect(page.get_by_role("navigation", name="Main").get_by_role("link")).to_have_text(
        ["Play", "Learn", "Puzzles", "My games", "Settings"]
    )
    expect(page.get_by_role("region", name="With others")).to_contain_text("need a server")
    looks_right(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    puzzle = playing_a_card("spy-tricks")
    page.goto(f"{site.url}/puzzle/spy-tricks?id={puzzle.id}")
    card(page, puzzle.answers[0]).press("Enter")
    expect(answer(page)).to_contain_text("Right.")
    page.goto(f"{site.url}/learn/black-spy/1")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.goto(f"{site.url}/rules/spycard#SC-1")
    expect(page.locator("[id='SC-1']")).to_be_visible()
    page.goto(f"{site.url}/rules/spy-tricks?sheet=mat")
    expect(page.get_by_role("img", name="Red 9")).to_be_visible()
    page.goto(f"{site.url}/")
    page.get_by_role("link", name="Play Spy Tricks against bots").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    ready(page)
    GAMES["spy-tricks"](page)
    ready(page)
    page.goto(f"{site.url}/games")
    expect(page.get_by_role("listitem").filter(has_text="Spy Tricks")).to_be_visible()
    looks_right(page)
    assert failed == []


@SCREENS
def test_what_needs_a_server_says_so(new_page: NewPage, site: Host, screen: dict[str, Any]) -> None:
    page = new_page(locale="de-DE", **screen)
    failed = failures(page)
    for path in ("daily/spycard/", "people/"):
        page.goto(f"{site.url}/{path}")
        expect(page.get_by_role("heading", name="Dafür braucht es einen Server")).to_be_visible()
        looks_right(page)
    page.get_by_role("link", name="Was hier geht").click()
    expect(page.get_by_role("link", name="Spielen: Spycard gegen Bots")).to_be_visible()
    page.get_by_role("link", name="Selbst einen Server betreiben").click()
    expect(page).to_have_url(f"{site.url}/docs/hosting.html")
    page.goto(f"{site.url}/rules/spycard/")
    expect(page.get_by_text("geheime Aufträge").first).to_be_visible()
    page.goto(f"{site.url}/score/black-spy/")
    page.get_by_role("button", name="Start").click()
    fields = page.locator("fieldset input[inputmode=numeric]")
    for place, points in enumerate((20, 40, 0, 0)):
        fields.nth(place).fill(str(points))
    page.keyboard.press("Enter")
    expect(page.get_by_role("row").filter(has_text="40")).not_to_have_count(0)
    expect(page.get_by_text("Keine Verbindung")).to_have_count(0)
    looks_right(page)
    assert failed == []


def test_the_site_is_made_available_too_and_works_without_its_host(new_page: NewPage, site: Host) -> None:
    page = with_worker(new_page, slow_undo=False)
    page.goto(f"{site.url}/settings/")
    controlled(page)
    page.get_by_role("button", name="Make available offline").click()
    expect(page.locator("#offline strong")).to_contain_text("Everything is on this device")
    site.stop()
    open_table(page, site.url, "spy-tricks")
    puzzle = playing_a_card("black-spy")
    page.goto(f"{site.url}/puzzle/black-spy?id={puzzle.id}")
    card(page, puzzle.answers[0]).press("Enter")
    expect(answer(page)).to_contain_text("Right.")
    sign = page.get_by_role("status").get_by_text("No connection")
    page.get_by_role("button", name="Next puzzle").click()
    wait_until(lambda: page.url.count(puzzle.id) == 0)
    page.goto(f"{site.url}/learn")
    expect(sign).to_be_visible()
