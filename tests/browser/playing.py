"""The actions of a player at a table of Black Spy, by pointer, finger or keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.wording import Look, not_looked_at

HANDED = ".hand [data-card]"
LEGAL = ".hand button.legal"
OVER = "The game is over"
EDGE: Any = {"x": 9, "y": 22}
"""The part of a card that a fanned hand shows."""


def make_table(page: Page, url: str, **changes: Any) -> str:
    """Create a table with the rights of the page's guest. Return the table's name."""
    request = page.context.request
    assert request.put(f"{url}/api/guest", data={"name": "Alice"}).ok
    settings = {"game": "black-spy", "options": {"end_value": 1}, "pace": 0, **changes}
    made = request.post(f"{url}/api/tables", data=settings)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    return table


def sit_down(page: Page, url: str, **changes: Any) -> str:
    """Start a single deal against three bots that do not wait, and show it on the page."""
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * 3]
    table = make_table(page, url, **{"seats": seats, "start": True, **changes})
    page.goto(f"{url}/table/{table}")
    page.locator(HANDED).first.wait_for()
    return table


def pass_three(page: Page, look: Look = not_looked_at) -> None:
    """Pass what is suggested, and send it at once."""
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Pass to", disabled=False).wait_for()
    look(page)
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Send now").wait_for()
    look(page)
    page.get_by_role("button", name="Send now").click()


def is_over(page: Page) -> bool:
    """Return whether the game is over, once that or a playable card is shown."""
    over = page.get_by_text(OVER)
    expect(page.locator(LEGAL).first.or_(over).first).to_be_visible()
    return over.is_visible()


def first_legal(page: Page) -> Locator:
    """Return a card that may be played now."""
    return page.locator(LEGAL).first


def play_one(page: Page, *, finger: bool = False) -> None:
    """Play a card that may be played, and wait until it has left the hand."""
    card = first_legal(page)
    card.wait_for()
    held = page.locator(HANDED).count()
    if finger:
        card.tap(position=EDGE)
    else:
        card.click(position=EDGE)
    expect(page.locator(HANDED)).to_have_count(held - 1)


def play_to_the_end(page: Page, *, finger: bool = False, look: Look = not_looked_at) -> int:
    """Play until nothing is left. Return how many cards were played."""
    played = 0
    while not is_over(page):
        look(page)
        play_one(page, finger=finger)
        played += 1
    return played
