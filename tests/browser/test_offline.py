"""Without a connection: what is installed, what works, what says that it does not, and how it comes back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.offline import cached, controlled, visit, with_worker
from tests.browser.playing import HANDED, first_legal, make_table, sit_down
from tests.browser.test_papers import finished
from tests.browser.wording import faults, looks_right
from tests.server.live import Server
from tests.waiting import wait_until

NO_CONNECTION = "No connection"


def says_so(page: Page) -> None:
    """Check that the page says that there is no connection, and what works without."""
    expect(page.get_by_role("heading", name=NO_CONNECTION)).to_be_visible()
    for name in ("Black Spy rules", "Spycard rules", "Scorepad for Spy Tricks"):
        expect(page.get_by_role("link", name=name)).to_be_visible()


def test_the_page_can_be_installed(new_page: NewPage, server: Server) -> None:
    page = with_worker(new_page)
    visit(page, server.url)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}  # as every page of a test is
    manifest = page.context.request.get(f"{server.url}/manifest.webmanifest").json()
    assert manifest["name"] == "Spydeck: Black Spy, Spy Tricks and Spycard"
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"  # of which browsers make its `id`
    purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    sizes = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    for address, size in {**sizes, touch: "180x180"}.items():
        assert page.evaluate(DECODED, address) == size
    for shortcut in manifest["shortcuts"]:
        page.goto(f"{server.url}/{shortcut['url']}")
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Daily deal: |My games"))


DECODED = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}"""


def test_the_frame_of_the_browser_has_the_colour_of_the_page(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    colours = page.locator("meta[name=theme-color]")
    for theme, colour in (("Light", "#e9dfca"), ("Dark", "#141518")):
        page.get_by_label(theme, exact=True).check()
        for one in (0, 1):
            expect(colours.nth(one)).to_have_attribute("content", colour)


def test_the_worker_comes_after_the_first_screen_and_reloads_nothing(
    new_page: NewPage, server: Server
) -> None:
    page = with_worker(new_page)
    page.add_init_script(REGISTERED)
    page.goto(server.url)
    controlled(page)
    expect(page.locator(HANDED).first).to_be_visible()
    assert page.evaluate("globalThis.registered") == ["complete"]
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"


REGISTERED = """(() => {
  const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
  globalThis.registered = [];
  navigator.serviceWorker.register = (script) => {
    globalThis.registered.push(document.readyState);
    return register(script);
  };
})()"""
"""Notes how far the page is when it registers a worker; a reload would note it again from the start."""


def test_rules_and_the_scorepad_open_without_a_server(
    new_page: NewPage, own_server: Server, screen: dict[str, Any]
) -> None:
    page = with_worker(new_page, **screen)
    visit(page, own_server.url)
    own_server.kill()
    page.context.set_offline(True)
    page.goto(f"{own_server.url}/rules/spycard")
    expect(page.locator("[id='SC-1']")).to_be_visible()
    expect(page.get_by_role("status").get_by_text(NO_CONNECTION)).to_have_count(1)
    assert faults(page) == []
    page.goto(f"{own_server.url}/rules/spy-tricks?sheet=mat")
    expect(page.get_by_role("img", name="Red 9")).to_be_visible()
    page.goto(f"{own_server.url}/about/black-spy")
    expect(page.get_by_text("Alan R. Moon")).to_be_visible()
    page.goto(f"{own_server.url}/score/black-spy")
    page.get_by_role("button", name="Start").click()
    fields = page.locator("fieldset input[inputmode=numeric]")
    for place, points in enumerate((20, 40, 0, 0)):
        fields.nth(place).fill(str(points))
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name=re.compile("^1 "))).to_contain_text("40")
    assert faults(page) == []
    page.goto(f"{own_server.url}/nowhere")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "back", "screen"),
    [
        ("/", "Spycard: Play", {}),
        ("/", "Spycard: Play", PHONE),
        ("/", "Spycard: Play", SIDEWAYS),
        ("/daily/black-spy", "Play this deal", PHONE),
        ("/puzzle/spycard", "Another one", SIDEWAYS),
        ("/puzzles", "Solve", {}),
    ],
    ids=["lobby-wide", "lobby-phone", "lobby-sideways", "daily", "puzzle", "puzzles"],
)
def test_what_needs_the_server_says_so_and_comes_back_by_itself(
    new_page: NewPage, own_server: Server, path: str, back: str, screen: dict[str, Any]
) -> None:
    page = with_worker(new_page, **screen)
    make_table(page, own_server.url)
    visit(page, own_server.url)
    own_server.kill()
    page.goto(own_server.url + path)
    says_so(page)
    looks_right(page)
    own_server.start_again()
    link = page.get_by_role("link", name=back)
    expect(page.get_by_role("button", name=back).or_(link).first).to_be_visible()
    expect(page.get_by_role("heading", name=NO_CONNECTION)).to_be_hidden()
    expect(page.get_by_role("status").get_by_text(NO_CONNECTION)).to_have_count(0)


def test_a_table_without_a_server_says_so_and_comes_back_by_itself(
    new_page: NewPage, own_server: Server, screen: dict[str, Any]
) -> None:
    page = with_worker(new_page, **screen)
    visit(page, own_server.url)
    sit_down(page, own_server.url)
    own_server.kill()
    page.reload()
    says_so(page)
    looks_right(page)
    own_server.start_again()
    expect(page.locator(HANDED).first).to_be_visible()
    expect(page.get_by_role("heading", name=NO_CONNECTION)).to_be_hidden()


def test_a_lost_network_is_noticed_and_its_return_too(new_page: NewPage, own_server: Server) -> None:
    """To be offline cuts off pages, but not their service worker."""
    page = with_worker(new_page)
    make_table(page, own_server.url)
    visit(page, own_server.url)
    sign = page.get_by_role("status").get_by_text(NO_CONNECTION)
    own_server.kill()
    page.context.set_offline(True)
    expect(sign).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Puzzles").click()
    says_so(page)
    own_server.start_again()
    page.context.set_offline(False)
    expect(page.get_by_role("link", name="Solve", exact=True)).to_be_visible()
    expect(sign).to_have_count(0)


def test_a_loaded_lobby_stays_when_the_connection_is_lost(new_page: NewPage, own_server: Server) -> None:
    page = with_worker(new_page)
    make_table(page, own_server.url)
    visit(page, own_server.url, "/?choose=black-spy")
    page.get_by_role("textbox", name="Table name").fill("Our table")
    own_server.kill()
    page.context.set_offline(True)
    expect(page.get_by_role("status").get_by_text(NO_CONNECTION)).to_be_visible()
    expect(page.get_by_role("textbox", name="Table name")).to_have_value("Our table")


def test_caches_hold_nothing_about_tables_or_people(new_page: NewPage, server: Server) -> None:
    page = with_worker(new_page)
    visit(page, server.url)
    table = sit_down(page, server.url)
    first_legal(page)
    replay = finished(page, server)
    paths = [
        "/",
        "/games",
        "/people",
        "/statistics",
        "/daily/spycard",
        "/puzzles",
        "/puzzle/black-spy",
        "/settings",
    ]
    for path in [*paths, f"/table/{table}", replay]:
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
    assert [one for one in cached(page) if not OF_NOBODY.fullmatch(one)] == []


OF_NOBODY = re.compile(
    r"spydeck-files-\w+ /(|assets/[\w.-]+|icon[\w-]*\.(png|svg)|apple-touch-icon\.png|manifest\.webmanifest)"
    r"|spydeck-content /api/(games(/[a-z-]+/(rulebook|sheets/[a-z-]+))?|score/models/[a-z-]+"
    r"|puzzles/[a-z-]+(/themes|/[0-9a-f]{8}/whole)?)"
)
"""What caches can hold: the client, rules, puzzles, and the list of games."""


def test_the_button_to_install_is_in_the_settings(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    page.goto(f"{server.url}/settings")
    install = page.get_by_role("button", name="Install")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(install).to_have_count(0)
    page.evaluate(OFFER)
    expect(install).to_be_visible()
    looks_right(page)
    install.press("Enter")
    expect(page.locator(".notices").get_by_text("Spydeck is being installed.")).to_be_visible()
    expect(install).to_have_count(0)
    assert page.evaluate("globalThis.prompted") == 1


OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => {
    globalThis.prompted = (globalThis.prompted ?? 0) + 1;
    return { outcome: 'accepted' };
  };
  dispatchEvent(offer);
  if (!offer.defaultPrevented) throw new Error('the browser would ask by itself');
}"""


def test_safari_says_how_to_install_and_an_installed_page_does_not(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    page.goto(f"{server.url}/settings")
    expect(page.get_by_text("Add to Home Screen")).to_be_visible()
    looks_right(page)
    installed = new_page(**PHONE)
    installed.add_init_script("Object.defineProperty(navigator, 'standalone', { value: true })")
    installed.goto(f"{server.url}/settings")
    expect(installed.get_by_role("heading", name="Settings")).to_be_visible()
    expect(installed.get_by_text("Add to Home Screen")).to_have_count(0)


SHARES = """const share = async (what) => void (globalThis.shared = what);
Object.defineProperty(navigator, 'share', { value: share });
Object.defineProperty(navigator, 'canShare', { value: () => true });"""


def test_links_are_shared_by_the_dialog_of_the_device(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    page.add_init_script(SHARES)
    table = make_table(page, server.url, access="link")
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Share", exact=True).tap()
    wait_until(lambda: page.evaluate("globalThis.shared"))
    link = page.get_by_label("Invitation link").input_value()
    assert page.evaluate("globalThis.shared") == {"url": link, "title": "You are invited"}
    looks_right(page)
    replay = finished(page, server)
    page.goto(f"{server.url}{replay}?eyes=1&step=2")
    page.get_by_role("button", name="Share this step").tap()
    wait_until(lambda: page.evaluate("globalThis.shared"))
    assert page.evaluate("globalThis.shared.url").endswith(f"{replay}?eyes=1&step=2")
