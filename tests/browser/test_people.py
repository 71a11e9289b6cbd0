"""Recent players in the browser: invited again from their page and from a table, and blocked."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.guests import known
from tests.browser.wording import looks_right
from tests.server.in_process import Live, live
from tests.server.test_people import block, invited, people_of, person, played_together


@pytest.fixture
def server(servers: ExitStack, tmp_path: Path) -> Live:
    """Start a server in this process."""
    return servers.enter_context(live(f"sqlite:///{tmp_path / 'people.db'}"))


def test_an_invitation_brings_two_players_together_again(
    new_page: NewPage, server: Live, screen: dict[str, Any]
) -> None:
    ada, ben = new_page(color_scheme="dark" if screen else "light", **screen), new_page(**screen)
    guests = known(ada, server, "Ada"), known(ben, server, "Ben")
    played_together(server, *guests, game="spycard")
    ada.goto(f"{server.url}/people")
    expect(ada.get_by_text(re.compile("^Spycard on "))).to_be_visible()
    looks_right(ada)
    ada.get_by_role("button", name="Invite Ben to Spycard").press("Enter")
    expect(ada.get_by_role("heading", name="Spycard table")).to_be_visible()
    ben.goto(server.url)
    expect(ben.get_by_text("Ada invites you to Spycard")).to_be_visible()
    looks_right(ben)
    ben.get_by_role("link", name="Look at the table of Ada").press("Enter")
    ben.get_by_role("button", name="Take a seat").click()
    expect(ada.locator("li", has_text="Ben").first).to_be_visible()
    expect(ben.locator("li", has_text="Ada").first).to_be_visible()


def test_who_is_invited_next_comes_to_the_same_table(new_page: NewPage, server: Live) -> None:
    page = new_page()
    ada, ben, cleo = known(page, server, "Ada"), server.guest("Ben"), server.guest("Cleo")
    played_together(server, ada, ben, game="spycard")
    played_together(server, ada, cleo)
    page.goto(f"{server.url}/people")
    page.get_by_role("button", name="Invite Ben to Spycard").click()
    expect(page.get_by_role("heading", name="Spycard table")).to_be_visible()
    page.go_back()
    page.reload()
    page.get_by_role("button", name="Invite Cleo to Spycard").click()
    expect(page.get_by_role("heading", name="Spycard table")).to_be_visible()
    (of_ben,), (of_cleo,) = invited(ben), invited(cleo)
    assert of_ben["token"] == of_cleo["token"]


def test_players_of_earlier_games_are_invited_from_the_table_and_can_decline(
    new_page: NewPage, server: Live
) -> None:
    ada, ben = new_page(), new_page()
    guests = known(ada, server, "Ada"), known(ben, server, "Ben")
    played_together(server, *guests)
    table = server.table(guests[0])["table"]
    ada.goto(f"{server.url}/table/{table}")
    ada.get_by_role("button", name="Invite Ben").click()
    expect(ada.get_by_role("button", name="Invited", exact=True)).to_be_disabled()
    looks_right(ada)
    ben.goto(server.url)
    ben.get_by_role("button", name="Not now: invitation by Ada").click()
    expect(ben.get_by_text("Ada invites you")).to_be_hidden()
    ben.reload()
    expect(ben.get_by_role("button", name="Change: ").first).to_be_enabled()
    expect(ben.get_by_text("Ada invites you")).to_be_hidden()


def test_an_invitation_appears_without_a_reload(new_page: NewPage, server: Live) -> None:
    page = new_page()
    page.clock.install()
    ben, ada = known(page, server, "Ben"), server.guest("Ada")
    played_together(server, ada, ben)
    page.goto(server.url)
    expect(page.get_by_role("button", name="Change: ").first).to_be_enabled()
    table = server.table(ada)["table"]
    ada.put(f"/api/people/{person(ada, 'Ben')}/invitation", json={"table": table}).raise_for_status()
    page.clock.run_for(16_000)
    expect(page.get_by_text("Ada invites you to Black Spy")).to_be_visible()


def test_somebody_is_blocked_and_unblocked(new_page: NewPage, server: Live, screen: dict[str, Any]) -> None:
    page = new_page(color_scheme="dark" if screen else "light", **screen)
    ada = known(page, server, "Ada")
    played_together(server, ada, server.guest("Ben"))
    page.goto(f"{server.url}/games")
    page.get_by_role("link", name="People").click()
    page.get_by_role("button", name="Block Ben").press("Enter")
    expect(page.locator("p:focus")).to_contain_text("Block Ben?")
    looks_right(page)
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Block Ben").click()
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("heading", name="Blocked")).to_be_visible()
    expect(page.get_by_role("button", name="Invite Ben")).to_have_count(0)
    assert [one["name"] for one in people_of(ada)["blocked"]] == ["Ben"]
    looks_right(page)
    page.get_by_role("button", name="Unblock Ben").press("Enter")
    expect(page.get_by_role("button", name="Invite Ben to Black Spy")).to_be_visible()
    assert people_of(ada)["blocked"] == []


def test_a_member_is_blocked_from_the_table_s_menu_and_muted(new_page: NewPage, server: Live) -> None:
    page = new_page()
    ada, ben = known(page, server, "Ada"), server.guest("Ben")
    made = server.table(ada)
    server.join(ben, made)
    peer = server.sit_down(ben, made["table"])
    page.goto(f"{server.url}/table/{made['table']}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Block Ben").click()
    looks_right(page)
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("button", name="Unmute Ben")).to_be_visible()
    assert [one["name"] for one in people_of(ada)["blocked"]] == ["Ben"]
    assert peer.ask(type="say", text="Can you hear me?")["type"] == "done"
    page.keyboard.press("Escape")
    expect(page.get_by_text("Can you hear me?")).to_have_count(0)


def test_the_link_of_somebody_who_has_blocked_one_leads_nowhere(new_page: NewPage, server: Live) -> None:
    page = new_page(allowed=("404",))
    ben, ada = known(page, server, "Ben"), server.guest("Ada")
    played_together(server, ada, ben)
    block(ada, person(ada, "Ben"))
    page.goto(server.table(ada)["invitation"]["link"])
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_a_newcomer_knows_nobody(new_page: NewPage, server: Live) -> None:
    page = new_page()
    page.goto(f"{server.url}/people")
    expect(page.get_by_text("Nobody yet.")).to_be_visible()
    looks_right(page)
