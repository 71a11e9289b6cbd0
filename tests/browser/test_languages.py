"""Every screen in German, which is longer than English, and in the pseudo-language, which is longer still."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import guessing, playing
from tests.browser.conftest import PHONE, NewPage
from tests.browser.offline import controlled, with_worker
from tests.browser.playing import EDGE, HANDED, LEGAL, make_table
from tests.browser.served import Server
from tests.browser.test_papers import finished
from tests.browser.wording import PSEUDO, is_in_order

LANGUAGES = pytest.mark.parametrize("locale", ["de-DE", PSEUDO])
NOT_FOUND = ("404", "WebSocket connection")
BOTS: list[dict[str, str]] = [{"sitter": "bot"}]
OPEN: list[dict[str, str]] = [{"sitter": "open"}]
TOOLS = "header button.tool"
MAIN = "button.main:enabled"

PAPERS = {
    "tables": ("/", "/?choose=black-spy", "/?choose=spy-tricks", "/?choose=spycard"),
    "own": ("/games", "/people", "/statistics", "/settings", "/device/0123456789abcdef"),
    "rules": ("/rules/black-spy", "/rules/spy-tricks?sheet=mat", "/rules/spycard?sheet=reminder"),
    "about": ("/about/black-spy", "/about/spy-tricks", "/about/spycard"),
    "daily": ("/daily/black-spy", "/daily/spy-tricks", "/daily/spycard", "/score/spy-tricks"),
    "puzzles": ("/puzzles", "/puzzle/black-spy", "/puzzle/spy-tricks", "/puzzle/spycard"),
    "nothing": ("/nowhere", "/join/0123456789abcdef", "/table/0123456789abcdef", "/replay/nothing-1"),
}


@LANGUAGES
@pytest.mark.parametrize("paths", PAPERS.values(), ids=PAPERS)
def test_papers(new_page: NewPage, server: Server, locale: str, paths: tuple[str, ...]) -> None:
    page = new_page(locale=locale, allowed=NOT_FOUND, **PHONE)
    assert page.context.request.put(f"{server.url}/api/guest", data={"name": "Alice"}).ok
    page.add_init_script("localStorage['spydeck.name'] = 'Alice'")
    for path in paths:
        page.goto(server.url + path)
        page.locator("h1, h2, .hand, .mat, .spycard").first.wait_for()
        page.wait_for_load_state("networkidle")
        for folded in page.locator("form details:not([open]) > summary").all():
            folded.click()
        is_in_order(page)


@LANGUAGES
def test_the_first_visit(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    is_in_order(page)


def open_each_tool(page: Page) -> None:
    """Look at the score, the log with the chat, and the menu of a table."""
    for tool in page.locator(TOOLS).all():
        tool.click()
        page.locator("dialog[open]").wait_for()
        is_in_order(page)
        page.keyboard.press("Escape")


@LANGUAGES
def test_a_deal_of_black_spy(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    playing.sit_down(page, server.url, players=6, seats=OPEN + BOTS * 5)
    is_in_order(page)
    page.locator(".prompt button").first.click()
    page.locator(f".prompt {MAIN}").wait_for()
    is_in_order(page)
    page.locator(f".prompt {MAIN}").click()
    page.locator(".undo").wait_for()
    is_in_order(page)
    page.locator(".undo .quiet").click()
    page.locator(LEGAL).first.wait_for()
    is_in_order(page)
    open_each_tool(page)
    for held in range(10, 0, -1):
        page.locator(LEGAL).first.click(position=EDGE)
        expect(page.locator(HANDED)).to_have_count(held - 1)
    page.locator("h1").wait_for()
    is_in_order(page)


def turn_to_guess(page: Page) -> None:
    """Play cards until a henchman is to be placed."""
    while guessing.next_question(page) == "play":
        held = page.locator(HANDED).count()
        page.locator(LEGAL).first.click(position=EDGE)
        expect(page.locator(HANDED)).to_have_count(held - 1)


@LANGUAGES
def test_a_trick_of_spy_tricks(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    guessing.sit_down(page, server.url, players=4, seats=OPEN + BOTS * 3)
    page.locator(LEGAL).first.wait_for()
    is_in_order(page)
    open_each_tool(page)
    turn_to_guess(page)
    is_in_order(page)
    page.locator(guessing.OPEN).first.click()
    page.locator(MAIN).click()
    page.locator(".undo").wait_for()
    is_in_order(page)


@LANGUAGES
def test_a_turn_of_spycard(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    table = make_table(
        page, server.url, game="spycard", options={}, players=4, seats=OPEN + BOTS * 3, start=True
    )
    page.goto(f"{server.url}/table/{table}")
    page.locator(".verbs, .dock button").first.wait_for()
    is_in_order(page)
    page.locator(".verb, .dock button").first.click()
    is_in_order(page)
    open_each_tool(page)


@LANGUAGES
def test_players_gather(new_page: NewPage, server: Server, locale: str) -> None:
    page, guest = (new_page(locale=locale, **PHONE) for _ in range(2))
    table = make_table(page, server.url, seats=OPEN * 2 + BOTS * 2, access="open")
    page.goto(f"{server.url}/table/{table}")
    page.locator("h1").wait_for()
    is_in_order(page)
    seen: dict[str, Any] = page.context.request.get(f"{server.url}/api/tables/{table}").json()
    guest.goto(seen["invitation"]["link"])
    guest.locator("form").wait_for()
    is_in_order(guest)


@LANGUAGES
@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_a_finished_game(new_page: NewPage, server: Server, locale: str, game: str) -> None:
    page = new_page(locale=locale, **PHONE)
    path = finished(page, server, game)
    page.reload()
    page.locator(".stamp, .last button").first.wait_for()
    is_in_order(page)
    page.goto(f"{server.url}{path}?step=9")
    page.locator(".happened").wait_for()
    is_in_order(page)
    page.keyboard.press("End")
    is_in_order(page)


@LANGUAGES
def test_no_connection(new_page: NewPage, server: Server, locale: str) -> None:
    page = with_worker(new_page, locale=locale, **PHONE)
    page.goto(f"{server.url}/settings")
    controlled(page)
    page.context.set_offline(True)
    page.goto(f"{server.url}/daily/black-spy")
    page.locator("[role=alert] h1").wait_for()
    is_in_order(page)
