"""axe-core finds no serious fault on any screen, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import faults
from tests.browser.conftest import NewPage
from tests.browser.playing import first_legal, play_one, play_to_the_end, sit_down
from tests.browser.served import Server


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, new_page: NewPage) -> Page:
    """A page in each theme."""
    return new_page(color_scheme=request.param, allowed=("404", "WebSocket connection"))


def test_no_screen_of_a_game_has_a_serious_fault(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    assert faults(page) == []
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Undo").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Send now").click()
    for _ in range(3):
        first_legal(page).wait_for()
        assert faults(page) == []
        play_one(page)
    for opener in ("Scores", "Log and chat", "Table", "Last trick", "All tricks"):
        page.get_by_role("button", name=opener, exact=True).click()
        page.locator("dialog[open]").wait_for()
        assert faults(page) == [], opener
        page.keyboard.press("Escape")
    play_to_the_end(page)
    assert faults(page) == []


def test_no_screen_around_the_games_has_a_serious_fault(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert faults(page) == []
    page.goto(f"{server.url}/?choose=black-spy")
    page.get_by_label("Open to people").check()
    page.get_by_role("checkbox", name="Capture or Release").check()
    page.get_by_role("button", name="Set the order").click()
    assert faults(page) == []
    page.get_by_role("button", name="Create table").click()
    page.get_by_label("Invitation link", exact=True).wait_for()
    assert faults(page) == []
    link = page.get_by_label("Invitation link", exact=True).input_value()
    page.goto(f"{server.url}/")
    page.get_by_role("heading", name="Your tables").wait_for()
    assert faults(page) == []
    page.context.clear_cookies()
    page.evaluate("() => localStorage.clear()")
    page.goto(link)
    page.get_by_label("Your name").wait_for()
    assert faults(page) == []
    page.goto(f"{server.url}/table/0123456789abcdef")
    page.get_by_role("alert").wait_for()
    assert faults(page) == []
