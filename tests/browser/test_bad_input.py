"""Whatever goes wrong, a sentence says what to do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import CHROMIUM, FLAGS, NewPage
from tests.browser.playing import HANDED, make_table, sit_down
from tests.server.live import Server

NOT_FOUND = ("404", "Failed to load resource")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/table/0123456789abcdef", "Table not found"),
        ("/table/%3Cscript%3E", "Page not found"),
        ("/table/bridge", "Table not found"),
        ("/join/0123456789abcdef", "Table not found"),
        ("/join/bridge", "Table not found"),
        ("/replay/nothing-1", "Finished game not found"),
        ("/rules/bridge", "Page not found"),
        ("/bridge/for/four", "Page not found"),
        ("/?house=%3Cb%3E", "This house variant link is incomplete."),
        ("/?house=" + "A" * 5_000, "This house variant link is incomplete."),
    ],
)
def test_a_link_to_nothing_says_what_to_do(
    new_page: NewPage, server: Server, path: str, sentence: str
) -> None:
    page = new_page(allowed=(*NOT_FOUND, "WebSocket connection"))
    page.goto(server.url + path)
    expect(page.get_by_text(sentence).first).to_be_visible()


COOKIES = "Allow cookies for this page: without them,"


@pytest.fixture(params=["blocks", "forgets"])
def without_cookies(
    request: pytest.FixtureRequest, browser: Browser, new_page: NewPage, tmp_path: Path
) -> Iterator[Page]:
    """A page of a browser that keeps no cookies, and that says so or not."""
    if request.param == "forgets":
        page = new_page(allowed=NOT_FOUND)

        def forget(route: Route) -> None:
            page.context.clear_cookies()
            route.continue_()

        page.route("**/api/**", forget)
        yield page
        return
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    preferences = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default/Preferences").write_text(json.dumps(preferences))
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=CHROMIUM, args=FLAGS, service_workers="block", locale="en"
    )
    yield context.new_page()
    context.close()


def test_without_cookies_one_sentence_says_what_to_do(
    without_cookies: Page, new_page: NewPage, server: Server
) -> None:
    alice, page = new_page(), without_cookies
    table = make_table(alice, server.url)
    link = alice.context.request.get(f"{server.url}/api/tables/{table}").json()["invitation"]["link"]
    page.goto(server.url)
    expect(page.get_by_text(COOKIES).last).to_be_visible()
    page.goto(link)
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text(COOKIES).last).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Bob")
    page.goto(f"{server.url}/settings")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_text(COOKIES).last).to_be_visible()


def test_a_used_or_wrong_device_link_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=NOT_FOUND)
    page.goto(f"{server.url}/device/0123456789abcdef")
    page.get_by_role("button", name="Use this device").click()
    expect(page.get_by_text("make a new one")).to_be_visible()


def test_a_device_link_carries_the_person_with_all_tables(new_page: NewPage, server: Server) -> None:
    old, new = new_page(), new_page()
    old.goto(server.url)
    old.get_by_role("link", name="Home", exact=True).click()
    old.get_by_role("link", name="Settings").click()
    old.get_by_role("button", name="Create link").click()
    link = old.get_by_label("Play on another device").input_value()
    new.goto(link)
    new.get_by_role("button", name="Use this device").click()
    expect(new.get_by_role("heading", name="Your tables")).to_be_visible()


def test_a_friend_who_comes_late_is_told_and_waits_for_the_next_game(
    new_page: NewPage, server: Server
) -> None:
    alice, bob = new_page(), new_page()
    table = sit_down(alice, server.url)
    seen = alice.context.request.get(f"{server.url}/api/tables/{table}").json()
    bob.goto(seen["invitation"]["link"])
    expect(bob.get_by_text("The game has already started.")).to_be_visible()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Wait for a seat").click()
    expect(bob.get_by_text("In the next game you get a seat")).to_be_visible()


def test_what_is_said_arrives_or_stays_to_be_changed(page: Page, server: Server) -> None:
    table = make_table(page, server.url)
    sinhala, family = "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\U0001f469\u200d\U0001f467"
    page.context.request.put(f"{server.url}/api/guest", data={"name": sinhala})
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Log and chat").click()
    field, log = page.get_by_role("dialog").get_by_role("textbox"), page.get_by_role("log")
    field.fill(f"{sinhala} {family}")
    page.get_by_role("button", name="Send").click()
    expect(log).to_contain_text(f"{sinhala} {family}")
    expect(field).to_have_value("")
    field.fill("a\u202eb")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("must be printable text").last).to_be_attached()
    expect(field).to_have_value("a\u202eb")


def test_an_empty_name_is_requested_again(new_page: NewPage, server: Server) -> None:
    alice, bob = new_page(), new_page()
    table = make_table(alice, server.url)
    seen = alice.context.request.get(f"{server.url}/api/tables/{table}").json()
    bob.goto(seen["invitation"]["link"])
    bob.get_by_label("Your name").fill("   ")
    bob.get_by_role("button", name="Take a seat").click()
    expect(bob.get_by_label("Your name")).to_have_accessible_description("Enter a name; any name will do.")
    expect(bob.get_by_label("Your name")).to_be_focused()


def test_a_game_of_a_newer_version_asks_to_reload(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = make_table(page, server.url)
    farewell = '{"type":"farewell","code":"version","message":"This server speaks version 2."}'
    page.route_web_socket("**/socket", lambda socket: socket.on_message(lambda _: socket.send(farewell)))
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("button", name="Reload page")).to_be_visible()


@pytest.mark.parametrize("part", ["TableScreen-*.js", "parts-*.js", "parts-*.css"])
def test_if_part_of_the_page_fails_to_load_it_asks_to_reload(
    new_page: NewPage, server: Server, part: str
) -> None:
    page = new_page(allowed=("Failed to load resource",))
    page.route(f"**/assets/{part}", lambda route: route.abort())
    page.goto(server.url)
    reload = page.get_by_role("button", name="Reload page")
    expect(page.get_by_text("Part of the page failed to load.")).to_be_visible()
    page.unroute_all()
    reload.click()
    expect(page.locator(HANDED).first).to_be_visible()


def test_a_first_deal_that_fails_says_so_once_and_can_be_tried_again(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(allowed=("Failed to load resource",))
    page.route("**/api/tables", lambda route: route.abort())
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Black Spy")).to_be_visible()
    expect(page.get_by_text("The server is not responding.")).to_have_count(1)
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(HANDED).first).to_be_visible()


def test_a_page_without_its_client_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("Failed to load resource",))
    page.route("**/assets/index-*.js", lambda route: route.abort())
    page.goto(server.url)
    expect(page.get_by_text("reload the page")).to_be_visible()
    page.unroute_all()
    page.reload()
    expect(page.locator(HANDED).first).to_be_visible()
    expect(page.get_by_text("reload the page")).to_have_count(0)


def test_the_lobby_reports_a_server_that_does_not_respond(new_page: NewPage, own_server: Server) -> None:
    page = new_page(allowed=("Failed to load resource",))
    page.goto(f"{own_server.url}/settings")
    page.get_by_label("Your name").wait_for()
    own_server.kill()
    page.get_by_label("Your name").fill("Alice")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("button", name="The server is not responding")).to_be_visible()
