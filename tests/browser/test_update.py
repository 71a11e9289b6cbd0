"""A new version of the client arrives while pages are open, and lines go silent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from spydeck.protocol.client import Guest
from spydeck.protocol.commands import Say
from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.offline import LOST, NEW, cached, copy_client, rebuild, visit, with_worker
from tests.browser.playing import HANDED, make_table, pass_three, play_one, sit_down
from tests.browser.test_alone import draw, open_table, ready, saved
from tests.browser.wording import looks_right
from tests.server.live import Server
from tests.server.swallowing import SwallowingProxy
from tests.waiting import wait_until

LINE = "There is a new version."


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """Copy the built client."""
    return copy_client(tmp_path / "client")


@pytest.fixture
def changing_server(servers: object, tmp_path: Path, client: Path) -> Server:
    """Start a server whose client a test may change."""
    started = Server(tmp_path, client=client)
    servers.callback(started.kill)  # type: ignore[attr-defined]
    return started


def versions(page: Page) -> set[str]:
    """Return the versions whose files are kept."""
    return {one.split()[0] for one in cached(page) if one.startswith("spydeck-files-")}


def only_one_is_left(page: Page) -> bool:
    """Return whether one version is left once workers are stopped, as idle ones are outside of tests."""
    stop_workers(page)
    left: bool = page.evaluate(ONE_LEFT)
    return left


def stop_workers(page: Page) -> None:
    """Stop all service workers, as the browser does with idle ones."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")


ONE_LEFT = """async () => {
  const end = Date.now() + 2000;
  while (Date.now() < end) {
    const names = await caches.keys();
    if (names.filter((name) => name.startsWith('spydeck-files-')).length === 1) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}"""


def update(page: Page, client: Path) -> None:
    """Put a new version on the server, and wait until the browser has it, too."""
    rebuild(client)
    page.evaluate("() => void navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_until(lambda: page.evaluate(WAITS))


WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"


def test_an_open_page_keeps_working_and_reloads_only_when_asked(
    new_page: NewPage, changing_server: Server, client: Path
) -> None:
    page = with_worker(new_page)
    make_table(page, changing_server.url)
    visit(page, changing_server.url, "/games")
    page.evaluate("() => void (globalThis.marked = true)")
    update(page, client)
    expect(page.get_by_role("status").get_by_text(LINE)).to_be_visible()
    looks_right(page)
    for tab, heading in (("Settings", "Settings"), ("Puzzles", "Puzzles"), ("My games", "My games")):
        page.get_by_role("link", name=tab).click()
        expect(page.get_by_role("heading", name=heading, exact=True, level=1)).to_be_visible()
    assert page.evaluate("globalThis.marked")
    assert len(versions(page)) == 2
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("link", name=NEW)).to_be_visible()
    wait_until(lambda: only_one_is_left(page))
    expect(page.get_by_text(LINE)).to_have_count(0)
    page.get_by_role("link", name=NEW).click()
    expect(page.get_by_role("heading", name=NEW, level=1)).to_be_visible()


def test_a_half_made_choice_survives_an_update(
    new_page: NewPage, changing_server: Server, client: Path
) -> None:
    page = with_worker(new_page)
    visit(page, changing_server.url)
    sit_down(page, changing_server.url)
    lifted = page.locator(f"{HANDED}[aria-pressed=true]")
    for card in page.locator(HANDED).all()[:2]:
        card.press("Enter")
    expect(lifted).to_have_count(2)
    update(page, client)
    changing_server.kill()
    changing_server.start_again()
    expect(lifted).to_have_count(2)
    expect(page.get_by_text(LINE)).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("link", name="Settings").click()  # loaded only now
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(lifted).to_have_count(2)
    lifted.first.press("Enter")
    lifted.first.press("Enter")
    pass_three(page)
    expect(page.locator(HANDED).first).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("status").get_by_text(LINE)).to_be_visible()


def test_a_new_page_has_the_new_version_at_once_and_an_old_one_keeps_its_own(
    new_page: NewPage, changing_server: Server, client: Path
) -> None:
    old = with_worker(new_page)
    visit(old, changing_server.url)
    update(old, client)
    new = old.context.new_page()
    new.goto(f"{changing_server.url}/settings")
    expect(new.get_by_role("link", name=NEW)).to_be_visible()
    expect(new.get_by_text(LINE)).to_have_count(0)
    old.get_by_role("link", name="Puzzles").click()
    expect(old.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    assert len(versions(old)) == 2
    old.close()
    new.reload()
    wait_until(lambda: only_one_is_left(new))
    changing_server.kill()
    new.goto(f"{changing_server.url}/rules/spycard")
    expect(new.locator("[id='SC-1']")).to_be_visible()
    expect(new.get_by_role("link", name=NEW)).to_be_visible()


def test_a_game_on_this_device_goes_on_in_the_old_version_and_in_the_new_one(
    new_page: NewPage, changing_server: Server, client: Path
) -> None:
    page = with_worker(new_page, slow_undo=False)
    visit(page, changing_server.url)
    open_table(page, changing_server.url, "spy-tricks")
    update(page, client)
    stop_workers(page)
    before = saved(page)
    play_one(page)
    wait_until(lambda: len(saved(page)) > len(before))
    ready(page)
    before = saved(page)
    page.reload()
    ready(page)
    assert saved(page)[: len(before)] == before
    draw(page)
    page.goto(f"{changing_server.url}/settings")
    expect(page.get_by_role("link", name=NEW)).to_be_visible()


def test_the_notice_of_a_new_version_fits_small_screens(
    new_page: NewPage, changing_server: Server, client: Path
) -> None:
    page = with_worker(new_page, **PHONE)
    visit(page, changing_server.url)
    update(page, client)
    for screen in (PHONE, SIDEWAYS):
        page.set_viewport_size(screen["viewport"])
        expect(page.get_by_role("button", name="Reload")).to_be_in_viewport(ratio=1)
        looks_right(page)


RECONNECTING = "Connection lost. Reconnecting"


@pytest.fixture
def proxy(server: Server) -> Iterator[SwallowingProxy]:
    """A line to the server that can fall silent."""
    proxy = SwallowingProxy("127.0.0.1", urlsplit(server.url).port or 0)
    yield proxy
    proxy.close()


@pytest.fixture
def waiting(new_page: NewPage, server: Server, proxy: SwallowingProxy) -> Page:
    """A page that waits at a table, behind the line, and whose clock the test moves."""
    page = new_page(allowed=LOST)
    page.clock.install()
    table = make_table(page, f"http://127.0.0.1:{proxy.port}", access="open")
    page.goto(f"http://127.0.0.1:{proxy.port}/table/{table}")
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    page.wait_for_load_state("networkidle")  # no part of the page is on its way over the line
    return page


def hears(page: Page, server: Server) -> None:
    """Check that a page receives what somebody says at its table."""
    guest = Guest(server.url, "Bob")
    table = page.url.rpartition("/")[2]
    guest.join(table)
    with guest.socket(table) as socket:
        socket.ask(Say(type="say", id="hello", phrase="hello"))
    page.get_by_role("button", name="Log and chat, unread messages").click()
    expect(page.get_by_role("log")).to_contain_text("Bob: Hello!")


def test_silence_is_noticed_within_30_seconds(waiting: Page, server: Server, proxy: SwallowingProxy) -> None:
    proxy.swallow()
    proxy.restore()  # for new connections
    waiting.clock.fast_forward(16_000)
    waiting.clock.fast_forward(9_000)
    waiting.clock.fast_forward(1_000)
    hears(waiting, server)


@pytest.mark.parametrize("event", ["online", "visibilitychange"])
def test_a_line_is_checked_when_somebody_looks_at_the_page_again(
    waiting: Page, server: Server, proxy: SwallowingProxy, event: str
) -> None:
    proxy.swallow()
    proxy.restore()
    waiting.clock.fast_forward(2_000)
    waiting.evaluate(f"document.dispatchEvent(new Event('{event}', {{ bubbles: true }}))")
    waiting.clock.fast_forward(9_000)
    waiting.clock.fast_forward(1_000)
    hears(waiting, server)


@pytest.mark.parametrize("looks", [False, True], ids=["waits", "looks"])
def test_an_attempt_that_gets_no_answer_is_replaced(
    waiting: Page, server: Server, proxy: SwallowingProxy, looks: bool
) -> None:
    proxy.cut(swallow=1)
    expect(waiting.get_by_text(RECONNECTING)).to_be_visible()
    wait_until(lambda: not proxy.swallows_next)
    if looks:
        waiting.clock.fast_forward(2_000)
        waiting.evaluate("dispatchEvent(new Event('online'))")
    else:
        waiting.clock.fast_forward(11_000)
        waiting.clock.fast_forward(1_000)
    hears(waiting, server)
