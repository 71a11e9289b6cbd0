"""Two agree to finish a deal that is settled, and read its scores until both are ready."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import islice
from pathlib import Path

from playwright.sync_api import Page, expect
from starlette.responses import Response

from spydeck.server.http.guests import COOKIE, Guests
from spydeck.server.store.serialize import table_row, writes_for
from spydeck.server.store.store import Store
from spydeck.server.table.entries import Acted
from tests.browser.conftest import NewPage
from tests.browser.playing import HANDED
from tests.browser.served import Server
from tests.server.manual_host import NAMES, ManualHost, guest_of

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
    database = tmp_path / "tables.db"
    cookies = save_table(database, host)
    server = Server(database)
    servers.callback(server.kill)
    server.start()
    ada, ben = (open_table(new_page(), server.url, cookie, host.table.id) for cookie in cookies)
    ada.get_by_role("button", name="Finish this deal").click()
    expect(ben.get_by_text("Ada proposes to finish this deal")).to_be_visible()
    expect(ada.get_by_text("1 of 2 agreed.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
        expect(page.locator("header .line")).to_have_text("Black Spy")
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
