"""Lessons on the page: every answer is explained, progress is kept, and all of it fits on a small phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spydeck.study.lessons import lessons
from tests.browser.conftest import PATIENCE, SIDEWAYS, NewPage
from tests.browser.wording import CUT, WATCH, stands_still
from tests.server.live import Server

SMALL = {"viewport": {"width": 360, "height": 600}, "has_touch": True, "is_mobile": True}
GAMES = ("black-spy", "spy-tricks", "spycard")
MIN_AGENT = 32
"""The height of an agent in pixels, at least."""


def opened(page: Page, server: Server, game: str, number: int) -> None:
    """Open a lesson, and wait until its position is shown."""
    page.goto(f"{server.url}/learn/{game}/{number}")
    page.locator(".panel .says").wait_for(timeout=PATIENCE)


def test_a_wrong_answer_is_explained_and_a_right_one_leads_on(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn")
    page.locator("a[href='/learn/black-spy']").click()
    expect(page).to_have_url(f"{server.url}/learn/black-spy/1")
    panel = page.get_by_role("region", name="Your answer")
    page.locator(".hand [data-card='K9']").dispatch_event("click")
    expect(panel).to_contain_text("That is not allowed. Not while you hold a blue card.")
    expect(panel.get_by_role("link", name="Rule BS-14")).to_be_visible()
    page.keyboard.press("Enter")  # "Try again" has the focus
    expect(panel).to_contain_text("Lynx leads the blue 6.")
    page.locator(".hand [data-card='B4']").click()
    expect(panel).to_contain_text("Right. Blue was led and you played blue.")
    page.keyboard.press("Enter")
    expect(page.locator(".goal")).to_contain_text("Lose your worst card")
    page.locator(".hand [data-card='K9']").click()
    expect(panel).to_contain_text("3 points for Lynx")
    page.get_by_role("button", name="Next lesson").click()
    expect(page).to_have_url(f"{server.url}/learn/black-spy/2")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("region", name="Black Spy")).to_contain_text("1 of 10 done")
    page.reload()
    expect(page.locator("li", has_text="Follow the colour")).to_contain_text("done")


def test_an_answer_in_words_is_a_button(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="de-DE")
    names = [one.name for one in lessons("spycard")]
    opened(page, server, "spycard", names.index("accuse") + 1)
    page.get_by_role("button", name="Glauben").click()
    expect(page.locator(".panel")).to_contain_text("Nicht ganz.")
    page.get_by_role("button", name="Noch einmal").click()
    page.get_by_role("button", name="Anzweifeln").click()
    expect(page.locator(".panel")).to_contain_text("Richtig.")


def test_a_guess_is_placed_on_the_mat(new_page: NewPage, server: Server) -> None:
    page = new_page()
    names = [one.name for one in lessons("spy-tricks")]
    opened(page, server, "spy-tricks", names.index("rank") + 1)
    page.get_by_role("grid").get_by_role("button", name="3", exact=False).first.click()
    page.locator("form button[type=submit]").click()
    expect(page.locator(".panel")).to_contain_text("5 points")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_every_lesson_is_whole_on_a_small_phone(
    new_page: NewPage, server: Server, game: str, locale: str
) -> None:
    page = new_page(**SMALL, locale=locale)
    page.add_init_script(WATCH)
    for number, one in enumerate(lessons(game), 1):
        opened(page, server, game, number)
        size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        width, height = page.evaluate(size)
        assert (width, height) <= (360, 600), f"{one.name}: {width} x {height}"
        stands_still(page)


def test_there_is_no_such_lesson(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",))
    page.goto(f"{server.url}/learn/spycard/99")
    expect(page.get_by_role("link", name="All lessons")).to_be_visible()


@pytest.mark.parametrize("screen", [SMALL, SIDEWAYS], ids=["small", "sideways"])
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_what_ends_the_game_is_in_sight_and_asks_for_nothing_else(
    new_page: NewPage, server: Server, screen: dict[str, Any], locale: str
) -> None:
    page = new_page(**screen, locale=locale)
    offers = page.locator(".panel .actions button")
    names = [one.name for one in lessons("spycard")]
    for place in range(3):
        opened(page, server, "spycard", names.index("expose") + 1)
        offers.nth(place).click()
        expect(page.locator(".stamp.won").filter(visible=True)).to_have_count(1)
        expect(page.locator(".wire button")).to_have_count(0)
        page.wait_for_function(f"width => ({CUT})(width).length === 0", arg=screen["viewport"]["width"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_every_lesson_is_whole_sideways(new_page: NewPage, server: Server, game: str, locale: str) -> None:
    page = new_page(**SIDEWAYS, locale=locale)
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    for number, one in enumerate(lessons(game), 1):
        opened(page, server, game, number)
        assert page.evaluate(size) == [740, 360], one.name
        for agent in page.locator(".agent .whole").all():
            box = agent.bounding_box()
            assert box
            assert box["height"] >= MIN_AGENT, one.name
