"""No page jumps while it loads, and no table through its first deal, though every response comes late."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.guests import named
from tests.browser.playing import LEGAL
from tests.browser.test_papers import finished
from tests.browser.wording import WATCH, stands_still
from tests.server.live import Server

LATE = """{
  const ask = window.fetch.bind(window);
  let later = 8;
  window.fetch = async (...request) => {
    const frames = later > 0 ? later-- : 0;
    const response = await ask(...request);
    await document.fonts.ready;
    for (let frame = 0; frame < frames; frame++) await painted();
    return response;
  };
}"""
"""Before `WATCH`: every response comes after all that is there without it is painted, the first one last."""
SCREENS = [(360, 600), (1280, 800)]

PAGES = {
    "/": ".play",
    "/?choose=black-spy": "form [type=submit]",
    "/rules/black-spy": "#BS-1",
    "/rules/spy-tricks": "#ST-1",
    "/rules/spycard": "#SC-1",
    "/rules/spy-tricks?sheet=mat": ".on-paper",
    "/learn": "main ol",
    "/learn/black-spy/1": ".panel .says",
    "/learn/spycard/1": ".panel .says",
    "/puzzles": "main .themes",
    "/puzzle/black-spy": ".hand [data-card]",
    "/puzzle/spycard": ".spycard",
    "/score/black-spy": "main form, main table",
    "/score/spy-tricks": "main form, main table",
    "/games": "main h1",
    "/people": "main h1",
    "/statistics": "main h1",
    "/daily/black-spy": "main details",
    "/about/black-spy": "main h1",
    "/settings": "main h1",
    "/nowhere": "main h1",
}
"""Each page, and what is there at last."""


def on_screen(width: int, height: int) -> dict[str, Any]:
    """Return a screen of this size, of a phone if it is small."""
    held = {"has_touch": True, "is_mobile": True} if width < height else {}
    return {"viewport": {"width": width, "height": height}, **held}


def settled(page: Page) -> None:
    """Wait until a page has received all that it asked for."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_does_not_jump_while_it_loads(
    new_page: NewPage, server: Server, path: str, width: int, height: int
) -> None:
    page = new_page(allowed=("404",), **on_screen(width, height))
    named(page, server.url, "Alice")
    page.add_init_script(LATE + WATCH)
    page.goto(server.url + path)
    page.locator(PAGES[path]).first.wait_for(timeout=PATIENCE)
    settled(page)
    stands_still(page)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_pages_about_finished_games_do_not_jump(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(**on_screen(width, height))
    replay = finished(page, server, "black-spy")
    page.add_init_script(LATE + WATCH)
    for path, last in ((replay, ".controls"), ("/games", "main li, main table"), ("/statistics", "main h1")):
        page.goto(server.url + path)
        page.locator(last).first.wait_for()
        settled(page)
        stands_still(page)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_black_spy_does_not_jump_through_a_deal_and_its_end(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(**on_screen(width, height))
    page.add_init_script(LATE + WATCH)
    playing.sit_down(page, server.url, options={})
    playing.pass_three(page)
    goes_on = page.get_by_role("button", name="Next deal")
    while not goes_on.is_visible():
        page.locator(LEGAL).first.or_(goes_on).first.wait_for()
        if page.locator(LEGAL).count():
            playing.play_one(page)
    stands_still(page)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_spy_tricks_does_not_jump_through_a_round_and_its_end(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(**on_screen(width, height))
    page.add_init_script(LATE + WATCH)
    guessing.sit_down(page, server.url)
    guessing.play_until_points(page)
    stands_still(page)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_spycard_does_not_jump_through_a_game_and_its_end(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(**on_screen(width, height))
    page.add_init_script(LATE + WATCH)
    test_spycard.sit_down(page, server.url)
    test_spycard.play_to_the_end(page)
    stands_still(page)
