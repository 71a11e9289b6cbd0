"""Ends that people see: a complete trick, a deal settled early, and Black Spy's rare ends."""

from __future__ import annotations

import re
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from starlette.responses import Response

from spydeck.server.http.guests import COOKIE, Guests
from spydeck.server.store.serialize import table_row, writes_for
from spydeck.server.store.store import Store
from spydeck.server.table.entries import Acted
from tests.black_spy.test_score import sweep
from tests.browser import guessing, playing
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import EDGE, HANDED, LEGAL, first_legal, pass_three, play_one
from tests.browser.wording import faults
from tests.server.in_process import live
from tests.server.live import Server
from tests.server.manual_host import NAMES, ManualHost, guest_of, stack

ON_THE_FELT = "[data-played] > .card"
HAND = 15


def continue_button(page: Page) -> Locator:
    """Return the button that ends the time of a trick."""
    return page.get_by_role("button", name="Continue", exact=True)


def lies(page: Page) -> bool:
    """Return whether a complete trick lies, once that or a playable card is shown."""
    expect(continue_button(page).or_(page.locator(LEGAL).first).first).to_be_visible()
    return continue_button(page).is_visible()


def play_until_a_trick_lies(page: Page) -> None:
    """Play cards until a trick is complete."""
    while not lies(page):
        play_one(page)


def test_a_trick_lies_until_it_is_tapped_and_the_end_of_the_deal_waits_for_it(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(trick="tap")
    playing.sit_down(page, server.url, options={})
    pass_three(page)
    for left in range(HAND - 1, -1, -1):
        play_until_a_trick_lies(page)
        expect(page.locator(ON_THE_FELT)).to_have_count(4)
        expect(page.locator(".told")).to_have_text(re.compile(r"takes? it\s*$"))
        expect(page.locator(LEGAL)).to_have_count(0)
        expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_hidden()
        if left:
            # A tap on a card ends the wait, but plays nothing.
            page.locator(HANDED).first.click(position=EDGE)
        else:
            page.keyboard.press("Space")
        expect(continue_button(page)).to_be_hidden()
        expect(page.locator(HANDED)).to_have_count(left)
    expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()


def test_controls_keep_their_meaning_while_a_trick_lies(new_page: NewPage, server: Server) -> None:
    page = new_page(trick="tap")
    playing.sit_down(page, server.url)
    pass_three(page)
    play_until_a_trick_lies(page)
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()
    page.get_by_role("dialog", name="Scores").get_by_role("button", name="Close").click()
    expect(page.locator(ON_THE_FELT)).to_have_count(4)
    continue_button(page).press("Enter")
    expect(continue_button(page)).to_be_hidden()


def test_at_a_timed_table_a_trick_does_not_keep_the_taker_from_playing(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(trick="tap")
    playing.sit_down(page, server.url, clock=600)
    pass_three(page)
    own = page.locator(".won[data-played='0']")
    while own.count() == 0:
        play_one(page)
        expect(page.locator(LEGAL).first).to_be_visible()
    expect(page.locator(ON_THE_FELT)).to_have_count(4)
    expect(continue_button(page)).to_be_hidden()
    play_one(page)
    expect(own).to_be_hidden()


def test_winner_and_loser_of_a_trick_are_seen(new_page: NewPage, server: Server) -> None:
    page = new_page(trick="tap")
    guessing.sit_down(page, server.url)
    first_legal(page).wait_for()
    play_until_a_trick_lies(page)
    trick = page.get_by_role("region", name="Trick 1 of 5")
    expect(trick.locator("[data-trick]")).to_have_count(3)
    for badge in ("Winner", "Loser"):
        expect(trick.get_by_text(badge)).to_be_visible()
    expect(page.locator("[data-spot].open")).to_have_count(0)
    page.locator("body").press("Enter")
    expect(continue_button(page)).to_be_hidden()


MAX_CHOICES = 20
MIN_HELD = 3
"""Cards that everyone still holds when the deal is settled."""


def settled_table() -> ManualHost:
    """Two persons and a bot in a deal that is settled early: all play black cards before others."""
    while True:
        host = ManualHost("black-spy", 3, options={"variants": ["no-good-spies"]}).gather(2)
        match = host.table.running
        while not match.settled and match.part == 0:
            seat = match.actors[0]
            host.enter([Acted(seat=seat, action=[*islice(match.legal(seat), MAX_CHOICES)][-1], by="person")])
        if match.part == 0 and min(match.view(None)["hand_sizes"]) >= MIN_HELD:
            return host


def save_table(database: Path, host: ManualHost) -> list[str]:
    """Save a table where a server finds it. Return the cookies of its two players."""
    store = Store(f"sqlite:///{database}")
    for member in (0, 1):
        store.create_guest(guest_of(member), NAMES[member], host.now)
    batch = [*writes_for(host.table, host.log), table_row(host.table, "invitation-5ec7e7")]
    assert store.write([batch]) == [None]
    guests, cookies = Guests(store, secure=False), []
    for member in (0, 1):
        response = Response()
        guests.sign_in(response, guest_of(member), 0)
        cookies.append(response.headers["set-cookie"].partition(";")[0].removeprefix(f"{COOKIE}="))
    store.close()
    return cookies


def open_table(page: Page, url: str, cookie: str, table: str) -> Page:
    """Open a table as a guest who is known only by a cookie."""
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": url}])
    page.goto(f"{url}/table/{table}")
    page.locator(".asked").wait_for()
    return page


def test_a_settled_deal_is_finished_and_read_together(
    tmp_path: Path, servers: ExitStack, new_page: NewPage
) -> None:
    host = settled_table()
    cookies = save_table(tmp_path / "tables.db", host)
    server = Server(tmp_path)
    servers.callback(server.kill)
    ada, ben = (open_table(new_page(), server.url, cookie, host.table.id) for cookie in cookies)
    ada.get_by_role("button", name="Finish this deal").click()
    expect(ben.locator(".banner")).to_contain_text("Ada proposes to finish this deal")
    expect(ada.get_by_text("1 of 2 agreed.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
        expect(page).to_have_title("Black Spy")
    ada.get_by_role("button", name="Next deal").click()
    expect(ada.get_by_text("Waiting for Ben")).to_be_visible()
    expect(ada.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
    ben.get_by_role("button", name="Next deal").click()
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_hidden()
        expect(page.locator(HANDED)).to_have_count(20)


def test_a_name_that_only_the_server_remembers_is_kept(page: Page, server: Server) -> None:
    page.context.request.put(f"{server.url}/api/guest", data={"name": "Grace"})
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    assert page.context.request.get(f"{server.url}/api/guest").json() == {"name": "Grace"}
    assert page.evaluate("() => localStorage.getItem('spydeck.name')") == "Grace"


def test_no_socket_is_opened_to_a_table_that_is_not_there(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",))
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{server.url}/table/0123456789abcdef")
    expect(page.get_by_role("link", name="Home", exact=True)).to_be_visible()
    assert sockets == []


RULES: dict[str, Any] = {"variants": ["capture-or-release", "going-back"], "end_value": 120}


def swept_table(
    monkeypatch: pytest.MonkeyPatch, rules: dict[str, Any] = RULES, before_last_of: int | None = None
) -> ManualHost:
    """Seat Ada, Ben and a bot, and let Ada take all black cards, up to the last card of a given seat."""
    dealer_draw, deal, *later = sweep(**rules).lines()
    actions = [line for line in later if not line.startswith("deal")]
    stack(monkeypatch, dict(line.split(" ", 1) for line in (dealer_draw, deal)))
    host = ManualHost("black-spy", 3, options=rules).gather(2)
    if before_last_of is not None:
        while not actions.pop().startswith(f"{before_last_of} play"):
            pass
    for line in actions:
        seat, action = line.split(" ", 1)
        host.enter([Acted(seat=int(seat), action=action, by="person")])
    return host


@pytest.mark.parametrize(
    ("choice", "sentences", "totals"),
    [
        ("60 for everyone else", ["captures: 60 points for everyone", "back from 60 to 30."], "0 30 30"),
        ("60 off my total", ["releases and has 60 points taken off."], "\N{MINUS SIGN}60 0 0"),
    ],
)
def test_the_player_with_all_black_cards_chooses_who_pays(
    tmp_path: Path,
    servers: ExitStack,
    monkeypatch: pytest.MonkeyPatch,
    new_page: NewPage,
    choice: str,
    sentences: list[str],
    totals: str,
) -> None:
    """BS-28, BS-35."""
    host = swept_table(monkeypatch)
    database = tmp_path / "tables.db"
    cookies = save_table(database, host)
    server = servers.enter_context(live(f"sqlite:///{database}"))
    ada = open_table(new_page(**PHONE), server.url, cookies[0], host.table.id)
    ben = open_table(new_page(), server.url, cookies[1], host.table.id)
    expect(ben.get_by_text("Ada has all the black cards and chooses")).to_be_visible()
    assert faults(ada) == []
    ada.get_by_role("button", name=choice).click()
    ada.get_by_role("button", name="Undo").click()
    ada.get_by_role("button", name=choice).click()
    ada.get_by_role("button", name="Send now").click()
    for page in (ada, ben):
        expect(page.get_by_role("row", name=f"Total {totals}")).to_be_visible()
        assert faults(page) == []
    for sentence in sentences:
        expect(ben.locator("#main").get_by_text(sentence).first).to_be_visible()


@pytest.mark.parametrize("rules", [{}, {"end_value": 1}], ids=["deal", "game"])
def test_the_end_of_a_deal_or_game_says_what_a_sweep_brings(
    tmp_path: Path,
    servers: ExitStack,
    monkeypatch: pytest.MonkeyPatch,
    new_page: NewPage,
    rules: dict[str, Any],
) -> None:
    """BS-21."""
    host = swept_table(monkeypatch, rules, before_last_of=0)
    database = tmp_path / "tables.db"
    cookies = save_table(database, host)
    server = servers.enter_context(live(f"sqlite:///{database}"))
    ada, ben = (open_table(new_page(), server.url, cookie, host.table.id) for cookie in cookies)
    play_one(ada)
    play_one(ben)
    expect(ada.locator("#main").get_by_text("You have taken all 16 black cards!").first).to_be_visible()
    expect(ada.get_by_text("A sweep: 0 points for you, 60 for each of the others.")).to_be_visible()
    expect(ben.get_by_text("A sweep: 0 points for Ada, 60 for each of the others.")).to_be_visible()
