"""Games of friends in the browser that wait for somebody, and people who take back, remove, and come back."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.access import looks_right
from tests.browser.conftest import PHONE, WIDE, NewPage
from tests.browser.guests import known, named
from tests.browser.playing import HANDED
from tests.server.in_process import Live, live
from tests.server.two_people import started_game

SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])


@pytest.fixture
def server(servers: ExitStack, tmp_path: Path) -> Live:
    """Start a server in this process."""
    return servers.enter_context(live(f"sqlite:///{tmp_path / 'waiting.db'}"))


@SCREENS
def test_a_game_that_nobody_plays_waits_and_says_for_whom(
    new_page: NewPage, server: Live, screen: dict[str, Any]
) -> None:
    page, watching = new_page(**screen), new_page(**screen)
    ada, ben = known(page, server, "Ada"), server.guest("Ben")
    made, _, _ = started_game(server, ada, ben, pace=0.0, clock=60.0, access="open")
    page.goto(f"{server.url}/table/{made['table']}")
    page.locator(HANDED).first.wait_for()
    named(watching, server.url, "Cleo")
    watching.goto(f"{server.url}/table/{made['table']}")
    watching.get_by_role("button", name="Only watch").click()
    watching.get_by_text("You are spectating.").wait_for()
    waits = page.get_by_text("Nobody has played for two turns. The game waits for you or Ben.").first
    table = server.services.lobby.hosts[made["table"]].table
    while not table.waits:
        server.advance(61)
    expect(waits).to_be_visible()
    expect(watching.get_by_text("The game waits for Ada or Ben.").first).to_be_visible()
    expect(page.get_by_text("A bot is playing for you.")).to_be_hidden()
    looks_right(page)
    page.get_by_role("button", name="Resume game").click()
    expect(waits).to_be_hidden()


def test_a_game_whose_only_person_is_away_waits_and_promises_no_bot(new_page: NewPage, server: Live) -> None:
    page = new_page()
    named(page, server.url, "Cleo")
    ada = server.guest("Ada")
    made = server.table(ada, access="open", start=True)
    peer = server.sit_down(ada, made["table"])
    page.goto(f"{server.url}/table/{made['table']}")
    page.get_by_role("button", name="Only watch").click()
    expect(page.locator("[data-seat='0']")).not_to_have_class(re.compile("absent"))
    peer.close()
    expect(page.get_by_text("The game waits for Ada.").first).to_be_visible()
    expect(page.get_by_text(re.compile("bot in"))).to_have_count(0)
    looks_right(page)


@SCREENS
def test_whoever_proposed_something_takes_it_back(
    new_page: NewPage, server: Live, screen: dict[str, Any]
) -> None:
    page, other = new_page(**screen), new_page(**screen)
    ada, ben = known(page, server, "Ada"), known(other, server, "Ben")
    made, _, _ = started_game(server, ada, ben)
    for one in (page, other):
        one.goto(f"{server.url}/table/{made['table']}")
        one.locator(HANDED).first.wait_for()
    for proposal in ("a pause", "a draw"):
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name=f"Propose {proposal}").click()
        expect(other.get_by_text(f"Ada proposes {proposal}.").first).to_be_visible()
        looks_right(page)
        page.get_by_role("button", name="Take back", exact=True).click()
        expect(other.get_by_role("button", name="Ada takes the proposal back.")).to_be_visible()
        expect(other.get_by_role("button", name="Agree", exact=True)).to_be_hidden()
        expect(page.get_by_text(f"You proposed {proposal}.")).to_be_hidden()


def test_who_is_removed_is_asked_about_in_sight_and_learns_it_from_the_link(
    new_page: NewPage, server: Live
) -> None:
    page, other = new_page(viewport=WIDE), new_page()
    ada, ben = known(page, server, "Ada"), known(other, server, "Ben")
    made, _, _ = started_game(server, ada, ben)
    for name in ("Cleo", "Dan", "Eve", "Fay", "Gus"):
        server.join(server.guest(name), made)
    page.goto(f"{server.url}/table/{made['table']}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Remove Spectator", exact=False).last.click()
    for answer in ("Yes", "No"):
        expect(page.get_by_role("button", name=answer, exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Remove Ben").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_text("The host removed Ben.")).to_be_visible()
    other.goto(made["invitation"]["link"])
    expect(other.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("seat|watch"))).to_have_count(0)
    looks_right(other)


@pytest.mark.parametrize(("clock", "line"), [(86_400.0, "1 day a move"), (45.0, "45 seconds a move")])
def test_an_invitation_says_how_long_each_move_can_take(
    new_page: NewPage, server: Live, clock: float, line: str
) -> None:
    page = new_page()
    made = server.table(server.guest("Ada"), clock=clock)
    page.goto(made["invitation"]["link"])
    expect(page.get_by_text(line)).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    expect(page.get_by_text(line)).to_be_visible()
