"""The lobby: how far one is with lessons and puzzles of the day, and the ways to other pages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spydeck.study.lessons import lessons
from spydeck.study.puzzles import shipped
from tests.browser.conftest import PHONE, NewPage
from tests.browser.guests import named
from tests.browser.playing import make_table
from tests.browser.wording import faults, looks_right
from tests.server.live import Server

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 600}}
SCREENS = pytest.mark.parametrize("screen", [{}, SMALL], ids=["wide", "phone"])
WAYS = {"Play": "/", "Learn": "/learn", "Puzzles": "/puzzles", "My games": "/games", "Settings": "/settings"}


def lobby(page: Page, server: Server, **kept: Any) -> None:
    """Show the lobby to a guest with a name whose device keeps some values."""
    named(page, server.url, "Ada")
    for name, value in kept.items():
        page.evaluate("([name, value]) => localStorage['spydeck.' + name] = value", [name, json.dumps(value)])
    page.goto(server.url)


def row(page: Page, part: str, game: str) -> Locator:
    """Return the link of a game in a part of the lobby."""
    return page.get_by_role("region", name=part).get_by_role("link", name=re.compile(f"^{game}"))


@SCREENS
def test_the_lobby_shows_how_many_lessons_are_done_and_leads_to_the_next_one(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    first, second, *_ = (one.name for one in lessons("black-spy"))
    every = [one.name for one in lessons("spycard")]
    lobby(page, server, lessons={"black-spy": [second, first, "gone"], "spycard": every})
    expect(row(page, "Lessons", "Black Spy")).to_have_accessible_name("Black Spy 2 of 10 done")
    expect(row(page, "Lessons", "Spy Tricks")).to_contain_text("0 / 10")
    expect(row(page, "Lessons", "Spycard")).to_contain_text(f"{len(every)} / {len(every)}")
    looks_right(page)
    row(page, "Lessons", "Black Spy").click()
    expect(page.get_by_text(re.compile("lesson 3"))).to_be_visible()
    page.goto(f"{server.url}/learn")
    page.get_by_role("navigation", name="Rules and more of Spy Tricks").get_by_role(
        "link", name="Scorepad"
    ).click()
    expect(page).to_have_url(f"{server.url}/score/spy-tricks")


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_the_puzzle_of_the_day_is_the_same_for_everybody(
    new_page: NewPage, server: Server, game: str
) -> None:
    page, other = new_page(), new_page(locale="de-DE", **SMALL)
    day = "2026-11-27"
    for one in (page, other):
        one.clock.install(time=f"{day}T12:00:00Z")
    lobby(page, server)
    title = {"black-spy": "Black Spy", "spy-tricks": "Spy Tricks", "spycard": "Spycard"}[game]
    row(page, "Puzzle of the day", title).click()
    page.wait_for_url(re.compile("id="))
    found = page.url.partition("id=")[2][:8]
    assert found in {one.id for one in shipped(game)}
    other.goto(f"{server.url}/puzzle/{game}?day={day}")
    other.wait_for_url(re.compile(f"id={found}"))
    other.goto(f"{server.url}/puzzles?game={game}")
    region = other.get_by_role("region", name="Aufgabe des Tages")
    expect(region.get_by_role("link", name="Lösen")).to_have_attribute("href", re.compile(f"id={found}"))
    lobby(other, server, puzzles={"results": {found: "second"}})
    expect(row(other, "Aufgabe des Tages", title)).to_have_accessible_name(f"{title} Gefunden")
    expect(other.get_by_role("region", name="Aufgabe des Tages").get_by_text("Lösen")).to_have_count(2)
    looks_right(other)
    other.goto(f"{server.url}/puzzle/{game}?day=2026-13-45")
    other.wait_for_url(re.compile("id="))


def test_open_tables_have_a_heading_only_where_there_are_some(new_page: NewPage, own_server: Server) -> None:
    page, host = new_page(), new_page()
    lobby(page, own_server)
    expect(page.get_by_role("button", name="Change: ").first).to_be_enabled()
    expect(page.get_by_text("Open tables")).to_have_count(0)
    make_table(host, own_server.url, access="open", name="Open house")
    page.reload()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.get_by_role("link", name="Open tables").click()
    expect(page.get_by_text("Open house")).to_be_in_viewport()


BEHIND = """() => {
  const bar = document.querySelector('.tabs').getBoundingClientRect();
  const low = (one) => one.getBoundingClientRect().bottom > bar.top + 1;
  return [...document.querySelectorAll('main *')].filter(one =>
    one.checkVisibility() && !one.children.length && low(one)).map(one => one.textContent || one.tagName);
}"""
"""What lies behind the ways at the bottom of a phone."""


@SCREENS
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ways_to_other_pages_are_marked_where_one_is(
    new_page: NewPage, server: Server, screen: dict[str, Any], scheme: str
) -> None:
    page = new_page(color_scheme=scheme, **screen)
    lobby(page, server)
    ways = page.get_by_role("navigation", name="Main")
    for name, path in WAYS.items():
        ways.get_by_role("link", name=name, exact=True).press("Enter")
        expect(page).to_have_url(server.url + path)
        here = ways.locator("[aria-current=page]")
        expect(here).to_have_text(name)
        assert here.evaluate("one => getComputedStyle(one).boxShadow") != "none"
        assert float(here.evaluate("one => getComputedStyle(one).fontWeight")) > 600
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        box = here.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert faults(page) == []
    page.goto(f"{server.url}/rules/spycard")
    expect(ways.locator("[aria-current=true]")).to_have_text("Learn")


def test_nothing_lies_behind_the_ways_of_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(**SMALL)
    lobby(page, server)
    top = 0.0
    for path in ("", "games", "settings", "puzzles", "learn", "?choose=black-spy"):
        page.goto(f"{server.url}/{path}")
        page.wait_for_load_state("networkidle")
        bar = page.locator(".tabs").bounding_box()
        assert bar
        top = bar["y"]
        assert top + bar["height"] == 600
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        page.wait_for_function(f"() => ({BEHIND})().length === 0")
    last = page.get_by_role("button", name="Deal", exact=True)
    expect(last).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    box = last.bounding_box()
    assert box
    assert box["y"] + box["height"] <= top
