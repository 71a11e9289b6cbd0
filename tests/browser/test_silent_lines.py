"""Lines that go silent: a page notices, and continues over another one."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from spydeck.protocol.client import Guest
from spydeck.protocol.commands import Say
from tests.browser.conftest import NewPage
from tests.browser.offline import LOST
from tests.browser.playing import make_table
from tests.browser.served import Server
from tests.server.swallowing import SwallowingProxy
from tests.waiting import wait_until

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
    return page


def hears(page: Page, server: Server) -> None:
    """Check that a page receives what somebody says at its table."""
    guest = Guest(server.url, "Bob")
    table = page.url.rpartition("/")[2]
    guest.join(table)
    with guest.socket(table) as socket:
        socket.ask(Say(type="say", id="hello", phrase="hello"))
    expect(page.get_by_role("button", name="Log and chat, unread messages")).to_be_visible()


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
