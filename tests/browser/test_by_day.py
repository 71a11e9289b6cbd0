"""Games by the day in the browser: set up, left, found again, and continued in time."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, unfold
from tests.browser.guests import known
from tests.browser.playing import HANDED
from tests.browser.wording import faults, looks_right
from tests.server.in_process import Live, live, passes, started_game

DAY = 86_400


@pytest.fixture
def server(servers: ExitStack, tmp_path: Path) -> Live:
    """Start a server in this process."""
    return servers.enter_context(live(f"sqlite:///{tmp_path / 'days.db'}"))


def test_a_game_by_the_day_waits_for_its_player(
    new_page: NewPage, server: Live, screen: dict[str, Any]
) -> None:
    page = new_page(color_scheme="dark" if screen else "light", **screen)
    known(page, server, "Ada")
    page.goto(f"{server.url}/?choose=black-spy")
    unfold(page)
    page.get_by_label("Clock").select_option(label="1 day")
    page.get_by_label("Bot delay").select_option(label="No delay")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(23 h 5\d min|1 day)$"))
    assert faults(page) == []
    page.goto(server.url)
    expect(page.get_by_text(re.compile(r"your turn, (23 h 5\d min|1 day) left"))).to_be_visible()
    looks_right(page)
    page.goto(f"{server.url}/games")
    expect(page.get_by_text(re.compile("your turn, (23 h|1 day)"))).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    page.locator(HANDED).first.wait_for()


def test_the_most_urgent_table_comes_first(new_page: NewPage, server: Live) -> None:
    page = new_page()
    ada = known(page, server, "Ada")
    for name, clock in (("Slow", 3 * DAY), ("Quick", DAY / 3), ("Usual", DAY)):
        server.table(ada, name=name, clock=clock, start=True)
    server.table(ada, name="Not yet")
    page.goto(server.url)
    for heading, names in (("Your tables", ["Quick"]), ("More of your tables", ["Usual", "Slow", "Not yet"])):
        own = page.locator("section", has=page.get_by_role("heading", name=heading, exact=True))
        expect(own.locator("strong")).to_have_text(names)


def test_people_who_are_away_are_no_matter_by_the_day(new_page: NewPage, server: Live) -> None:
    page = new_page()
    ada, ben = known(page, server, "Ada"), server.guest("Ben")
    made = server.table(ada, clock=DAY)
    server.join(ben, made)
    peer = server.sit_down(ben, made["table"])
    assert peer.ask(type="sit", seat=1)["type"] == "done"
    page.goto(f"{server.url}/table/{made['table']}")
    expect(page.get_by_text("1 day a move")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.locator(HANDED).first.wait_for()
    peer.close()
    server.advance(3600)
    expect(page.locator("[data-seat='1']")).to_have_class(re.compile("absent"))
    expect(page.get_by_text(re.compile("bot in|a bot plays"))).to_have_count(0)


def test_who_comes_back_to_the_home_page_sees_whose_turn_it_is_now(new_page: NewPage, server: Live) -> None:
    page = new_page()
    ada, ben = known(page, server, "Ada"), server.guest("Ben")
    _, own, _ = started_game(server, ada, ben, clock=DAY, pace=0)
    page.goto(server.url)
    expect(page.get_by_text(re.compile("your turn,"))).to_be_visible()
    assert own.ask(**passes(own))["type"] == "done"
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text(re.compile("your turn,"))).to_have_count(0)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
