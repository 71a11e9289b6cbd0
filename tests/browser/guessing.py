"""The actions of a player at a table of Spy Tricks, by pointer, finger or keyboard."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import EDGE, HANDED, LEGAL, make_table
from tests.browser.wording import Look, not_looked_at

OPEN = "[data-spot].open"
CHOSEN = "[data-spot].chosen"
READY = re.compile("^(Ready|Bereit)$")


def sit_down(page: Page, url: str, **changes: Any) -> str:
    """Start a game against bots that do not wait, and show it on the page."""
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * 2]
    settings = {"game": "spy-tricks", "options": {}, "players": 3, "seats": seats, "start": True, **changes}
    table = make_table(page, url, **settings)
    page.goto(f"{url}/table/{table}")
    page.locator(HANDED).first.wait_for()
    return table


def next_question(page: Page) -> str:
    """Return what is asked next: "play", "guess", or "ready" after a round."""
    ready = page.get_by_role("button", name=READY)
    play, guess = page.locator(LEGAL).first, page.locator(OPEN).first
    expect(play.or_(guess).or_(ready).first).to_be_visible()
    if ready.is_visible():
        return "ready"
    return "play" if play.is_visible() else "guess"


def play_round(page: Page, *, finger: bool = False, look: Look = not_looked_at) -> int:
    """Play and guess until a round is over and read. Return how many henchmen were placed."""
    placed = play_until_points(page, finger=finger, look=look)
    look(page)
    page.get_by_role("button", name=READY).click()
    return placed


def play_until_points(page: Page, *, finger: bool = False, look: Look = not_looked_at) -> int:
    """Play and guess until the points of a round are shown. Return how many henchmen were placed."""
    placed = 0
    while (asked := next_question(page)) != "ready":
        look(page)
        if asked == "play":
            held = page.locator(HANDED).count()
            card = page.locator(LEGAL).first
            card.tap(position=EDGE) if finger else card.click(position=EDGE)
            expect(page.locator(HANDED)).not_to_have_count(held)
        else:
            guess(page, finger=finger, look=look)
            placed += 1
    return placed


def guess(page: Page, *, finger: bool = False, look: Look = not_looked_at) -> None:
    """Place a henchman on the first spot that is not ruled out."""
    spot = page.locator(f"{OPEN}:not([aria-label*='ruled out'], [aria-label*='ausgeschlossen'])").first
    spot.tap() if finger else spot.click()
    place = page.get_by_role("button", name=re.compile("^(Place it|Setzen)$"))
    place.wait_for()
    look(page)
    place.click()
    expect(page.locator(OPEN)).to_have_count(0)
