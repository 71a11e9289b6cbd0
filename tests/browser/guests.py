"""Pages whose visitors are guests with a name."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page

from tests.server.in_process import Live


def named(page: Page, url: str, name: str) -> None:
    """Make a page's visitor a guest of a server with a name, as the page knows it; it shows the settings."""
    assert page.context.request.put(f"{url}/api/guest", data={"name": name}).ok
    page.goto(f"{url}/settings")
    page.evaluate("name => localStorage.setItem('spydeck.name', name)", name)


def known(page: Page, server: Live, name: str) -> httpx.Client:
    """Do the same. Return what sends requests with the guest's rights."""
    named(page, server.url, name)
    guest = server.guest(None)
    for cookie in page.context.cookies():
        guest.cookies.set(cookie["name"], cookie["value"])
    return guest
