"""The level of bots: a newcomer has easy ones, and then the level that the lobby remembers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import faults
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import HANDED, make_table
from tests.browser.served import Server

LEVELS = ("Easy", "Medium", "Hard", "Expert")


def bots_at(page: Page) -> list[str]:
    """Return the bots of the table that the page shows, in seat order."""
    path = page.url.rpartition("/table/")[2]
    seats: list[dict[str, Any]] = page.evaluate(
        """table => new Promise(done => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
          socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 1 }));
          socket.onmessage = ({ data }) => { done(JSON.parse(data).table.seats); socket.close(); };
        })""",
        path,
    )
    return [seat["bot"] for seat in seats if seat["bot"]]


def level(page: Page, name: str) -> Locator:
    """Return the choice of a level in the lobby."""
    return page.get_by_role("radio", name=name, exact=True)


def lobby(page: Page, server: Server) -> None:
    """Show the lobby to a guest with a name."""
    make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.evaluate("localStorage['spydeck.name'] = 'Alice'")
    page.goto(server.url)
    expect(level(page, "Easy")).to_be_visible()


def test_a_newcomer_first_plays_against_easy_bots_with_hints(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_role("note", name="Hint")).to_be_visible()
    assert bots_at(page) == ["easy"] * 3


@pytest.mark.parametrize("entered", ["rules/spycard", "daily/spy-tricks", "settings", "score/black-spy"])
def test_only_who_enters_the_home_page_itself_is_dealt_in(page: Page, server: Server, entered: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
    page.goto(f"{server.url}/{entered}")
    for _ in range(2):
        page.get_by_role("link", name="Spydeck, Home").click()
        expect(level(page, "Easy")).to_be_visible()
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.go_back()
        expect(level(page, "Easy")).to_be_visible()
        page.reload()
        expect(level(page, "Easy")).to_be_visible()
    assert "POST /api/tables" not in asked


def test_the_lobby_asks_for_the_level_once_and_remembers_it(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    lobby(page, server)
    asked = page.get_by_role("group", name="How strong should the bots be?")
    expect(asked).to_contain_text("Until you choose, they play at Medium.")
    for name in LEVELS:
        expect(level(page, name)).not_to_be_checked()
    assert faults(page) == []
    level(page, "Easy").focus()
    page.keyboard.press("Space")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(level(page, "Hard")).to_be_checked()
    expect(page.get_by_role("group", name="Bots")).to_contain_text("learns from what the others play")
    assert faults(page) == []
    page.reload()
    expect(level(page, "Hard")).to_be_checked()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["hard"] * 3


def test_bots_are_medium_until_a_level_is_chosen(page: Page, server: Server) -> None:
    lobby(page, server)
    page.get_by_role("button", name="One deal against bots").click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["medium"] * 3


def test_a_custom_table_and_the_settings_offer_the_levels(page: Page, server: Server) -> None:
    lobby(page, server)
    page.goto(f"{server.url}/settings")
    page.get_by_role("radio", name="Expert", exact=True).check()
    page.goto(f"{server.url}/?choose=black-spy")
    offered = page.get_by_label("Bot level")
    expect(offered.locator("option")).to_have_text(LEVELS)
    expect(offered).to_have_value("expert")
    offered.select_option("easy")
    expect(page.get_by_text("Looks ahead a little, and misses things.")).to_be_visible()
    page.get_by_role("button", name="Deal").click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["easy"] * 3


def test_the_host_chooses_a_level_for_each_seat_and_for_open_ones(page: Page, server: Server) -> None:
    seats = [{"sitter": "open"}, {"sitter": "bot"}, {"sitter": "bot"}, {"sitter": "open"}]
    table = make_table(page, server.url, seats=seats)
    page.goto(f"{server.url}/table/{table}")
    second, third = (page.get_by_label(f"Player in seat {seat}") for seat in (2, 3))
    texts = ["Open seat", *(f"Bot: {name}" for name in LEVELS), "Bot: Sensible"]
    expect(second.locator("option")).to_have_text(texts)
    third.select_option("expert")
    expect(page.get_by_text("Agent Cedar, Expert")).to_be_visible()
    page.get_by_label("Level of the bots in open seats").select_option("easy")
    assert faults(page) == []
    page.get_by_role("button", name="Start game").click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["sensible", "expert", "easy"]
