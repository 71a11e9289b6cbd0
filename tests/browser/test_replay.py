"""Replays: complete tricks, everybody's name, steps by themselves, and all of the table on any screen."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import faults
from tests.browser.conftest import NewPage
from tests.browser.playing import HANDED, make_table
from tests.browser.served import Server
from tests.browser.test_tricks import ON_THE_FELT
from tests.waiting import wait_until

PLAYERS = 4
OPTIONS: dict[str, dict[str, object]] = {"black-spy": {"end_value": 1}, "spy-tricks": {}}
SHORTEST_STAY = 250
"""Milliseconds until the next step at four times the usual speed."""
SIZES = {"wide": (1280, 800), "phone": (390, 844), "sideways": (844, 390)}


def open_replay(page: Page, url: str, game: str, query: str = "") -> None:
    """Let four bots play a game, and open its replay."""
    seats = [{"sitter": "bot"}] * PLAYERS
    settings: dict[str, Any] = {"players": PLAYERS, "seats": seats, "options": OPTIONS[game], "start": True}
    table = make_table(page, url, game=game, **settings)
    page.goto(f"{url}/table/{table}")
    wait_until(lambda: page.context.request.get(f"{url}/api/finished/{table}-1").ok)
    page.goto(f"{url}/replay/{table}-1{query}")
    page.locator(".happened").wait_for()


def number(page: Page) -> int:
    """Return the number of the step on screen."""
    found = re.search(r"Step (\d+) of", page.locator(".slider").inner_text(), re.I)
    assert found
    return int(found[1])


def test_the_next_trick_is_complete_and_so_is_the_last_one(page: Page, server: Server) -> None:
    open_replay(page, server.url, "black-spy", "?step=5")
    for _ in range(3):
        page.get_by_role("button", name="Next trick").click()
        expect(page.locator(".happened")).to_contain_text("takes the trick")
        expect(page.locator(ON_THE_FELT)).to_have_count(PLAYERS)
        expect(page.locator(".won .mark")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(page.locator(ON_THE_FELT)).to_have_count(1)
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text("win")
    expect(page.locator(ON_THE_FELT)).to_have_count(PLAYERS)


def test_people_are_named_and_only_the_seat_looked_through_is_addressed(page: Page, server: Server) -> None:
    open_replay(page, server.url, "black-spy", "?step=1")
    happened = page.locator(".happened")
    for step in range(1, PLAYERS + 2):
        expect(page.locator(".slider")).to_contain_text(f"Step {step} of")
        expect(happened).to_contain_text("Agent")
        expect(happened).not_to_contain_text(re.compile("you", re.I))
        page.keyboard.press("ArrowRight")
    page.get_by_label("View as").select_option("0")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(happened).to_contain_text("You passed")


def test_a_replay_moves_by_itself_and_by_its_slider(page: Page, server: Server) -> None:
    open_replay(page, server.url, "spy-tricks", "?step=15")
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.get_by_label("Speed").select_option("4")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    while number(page) < 21:
        page.clock.run_for(SHORTEST_STAY)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    step = number(page)
    slider.press("ArrowRight")
    expect(page.locator(".slider")).to_contain_text(f"Step {step + 1} of")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Round 1"))
    expect(page.locator(".tick")).to_have_count(PLAYERS - 1)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".happened")).to_contain_text("The Secret Document is")
    totals = re.findall(r"for a total of (\d+)", page.locator(".happened").inner_text())
    assert totals
    for total in totals:
        expect(page.locator(".points > [aria-hidden]").get_by_text(total, exact=True).first).to_be_visible()


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_table_hands_and_steps_fit_the_screen(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page()
    open_replay(page, server.url, game, "?step=6")
    page.get_by_role("button", name="Next trick").click()
    felt = "section.trick-area" if game == "black-spy" else "[role=grid]"
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(felt)).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
        hands = page.locator(".hands dd")
        expect(hands).to_have_count(PLAYERS)
        for hand in hands.all():
            expect(hand).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert faults(page) == []
    page.get_by_label("View as").select_option("0")
    expect(page.locator(".hands")).to_have_count(0)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(felt)).to_be_in_viewport(ratio=0.99)
        expect(page.locator(HANDED).first).to_be_in_viewport(ratio=0.9)
