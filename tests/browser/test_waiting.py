"""Games that wait for somebody: for friends who take back, remove, or return, and for strangers."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spydeck.protocol.client import Guest, TableSocket
from spydeck.protocol.commands import Leave
from spydeck.protocol.messages import Update
from tests.browser.conftest import PATIENCE, PHONE, WIDE, NewPage
from tests.browser.guests import known, named
from tests.browser.playing import HANDED
from tests.browser.wording import faults, looks_right
from tests.server.in_process import Live, live, started_game
from tests.server.live import Server

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
    waits = page.locator(".banner").get_by_text(
        "Nobody has played for two turns. The game waits for you or Ben."
    )
    table = server.services.lobby.hosts[made["table"]].table
    while not table.waits:
        server.advance(61)
    expect(waits).to_be_visible()
    expect(watching.get_by_text("The game waits for Ada or Ben.").first).to_be_visible()
    expect(page.locator(".prompt .line")).to_have_text("The game waits for you or Ben.")
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


WAITING = "Looking for players"
NOW = "Play now with others"
GAMES = ("black-spy", "spy-tricks", "spycard")
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
SHOW = "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def patient(servers: ExitStack, tmp_path: Path) -> Server:
    """A server at which strangers wait for as long as a test takes."""
    server = Server(tmp_path / "patient", "--limit", "fill_seconds=900")
    servers.callback(server.kill)
    return server


def in_lobby(page: Page, server: Server, name: str) -> Page:
    """Show the lobby to a guest with a name."""
    named(page, server.url, name)
    page.goto(server.url)
    return page


def press(page: Page, game: str = "black-spy") -> None:
    """Press the button of a game."""
    page.get_by_role("group", name=NOW).get_by_role("button").nth(GAMES.index(game)).click()


def test_six_strangers_fill_one_table_and_wait_at_another(new_page: NewPage, patient: Server) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
    pages = [in_lobby(new_page(), patient, name) for name in names]
    for place, page in enumerate(pages[:3]):
        press(page)
        expect(page.get_by_role("heading", name=WAITING)).to_be_visible()
        for name in names[: place + 1]:
            expect(page.locator("li", has_text=name)).to_be_visible()
    ada = pages[0]
    expect(ada.get_by_role("timer")).to_have_text(re.compile(r"The game starts in \d+ seconds"))
    expect(ada).to_have_title(re.compile(r"Starts in \d+ s · Black Spy"))
    ada.evaluate(HIDE)
    press(pages[3])
    for page in pages[:4]:
        page.locator(HANDED).first.wait_for()
    expect(ada).to_have_title("The game has started · Your turn · Black Spy")
    ada.evaluate(SHOW)
    expect(ada).to_have_title("Your turn · Black Spy")
    assert len({page.url for page in pages[:4]}) == 1
    for page in pages[4:]:
        press(page)
    for page in pages[4:]:
        expect(page.locator("li", has_text="Fay")).to_be_visible()
    assert pages[4].url == pages[5].url != ada.url
    ada.get_by_role("button", name="Table", exact=True).click()
    expect(ada.get_by_role("button", name="Mute Ben")).to_be_visible()
    expect(ada.get_by_role("button", name="Remove Ben")).to_have_count(0)


def test_who_waits_can_reload_give_a_name_and_stop(
    new_page: NewPage, patient: Server, screen: dict[str, object]
) -> None:
    page = new_page(color_scheme="dark" if screen else "light", **screen)
    page.goto(f"{patient.url}/?choose=black-spy")
    page.get_by_role("button", name="Back").click()
    press(page, "spycard")
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Save name").click()
    expect(page.locator("li", has_text="Zoe")).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.locator("li.mine", has_text="Zoe")).to_be_visible()
    page.get_by_role("button", name="Stop waiting").press("Enter")
    expect(page.get_by_role("group", name=NOW)).to_be_visible()


def test_bots_take_the_seats_of_whoever_does_not_come(
    new_page: NewPage, servers: ExitStack, tmp_path: Path
) -> None:
    hasty = Server(tmp_path / "hasty", "--limit", "fill_seconds=0.01")
    servers.callback(hasty.kill)
    page = in_lobby(new_page(), hasty, "Ada")
    press(page)
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_text("Agent Birch").first).to_be_visible()


def test_who_comes_later_takes_over_the_seat_of_somebody_who_has_left(
    new_page: NewPage, patient: Server
) -> None:
    guests = [Guest(patient.url, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    (table,) = {guest.play_now("spy-tricks").table for guest in guests}
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.socket(table)) for guest in guests]
        while sockets[0].table.stage != "playing":
            sockets[0].receive(PATIENCE / 1000)
        sockets[3].ask(Leave(type="leave", id="leave"))
        page = in_lobby(new_page(), patient, "Zoe")
        press(page, "spy-tricks")
        expect(page.get_by_text("At the next deal you get a seat, in place of a bot.")).to_be_visible()
        play_round(sockets[:3])
        page.get_by_role("button", name="Ready", exact=True).click()
        expect(page.get_by_text("You have a seat")).to_be_visible()
        page.locator(HANDED).first.wait_for()
        expect(page).to_have_title(re.compile(r"· Spy Tricks$"))
        expect(page.get_by_text("You take a seat.")).to_be_visible()


def play_round(sockets: list[TableSocket]) -> None:
    """Play the first possible action for all sockets until somebody takes a seat."""
    while True:
        for socket in sockets:
            message = received(socket)
            if isinstance(message, Update) and message.event["kind"] == "seat":
                return
            view, asked = socket.view, socket.asked
            if view is not None and asked is not None and asked.now and view["legal"]:
                socket.act(view["legal"][0])


def received(socket: TableSocket) -> object:
    """Return the next message of a socket, if there is one by now."""
    try:
        return socket.receive(0.01)
    except TimeoutError:
        return None
