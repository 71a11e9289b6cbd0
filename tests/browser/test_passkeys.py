"""Passkeys in the browser, with a device that answers at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import faults
from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.playing import make_table
from tests.browser.served import Server

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
DECLINE = """() => {
  navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
}"""


def with_device(page: Page) -> None:
    """Give the page's computer a device that keeps passkeys."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def notice(page: Page, sentence: str) -> None:
    """Wait for a notice, and put it away."""
    page.get_by_role("button", name=sentence).click()


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def test_a_passkey_brings_a_person_back_until_it_is_removed(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(allowed=("403",), color_scheme="dark" if screen else "light", **screen)
    url = server.url.replace("127.0.0.1", "localhost")
    table = make_table(page, url)
    with_device(page)
    page.goto(f"{url}/settings")
    page.get_by_role("button", name="Add a passkey").press("Enter")
    notice(page, "Passkey added.")
    page.get_by_role("button", name="Add a passkey").click()
    notice(page, "This device has a passkey of yours already.")
    expect(page.get_by_text("Added on")).to_have_count(1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    forget(page, url)
    page.get_by_role("button", name="Sign in with a passkey").click()
    notice(page, "Welcome back, Alice.")
    page.goto(f"{url}/table/{table}")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.goto(f"{url}/settings")
    expect(page.get_by_text("last used on")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey").click()
    assert faults(page) == []
    page.get_by_role("button", name="Remove", exact=True).click()
    notice(page, "Passkey removed.")
    forget(page, url)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("button", name="This passkey cannot be used here.")).to_be_visible()


def forget(page: Page, url: str) -> None:
    """Clear what the browser keeps, and show the settings."""
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{url}/settings")


def test_who_declines_stays_who_they_are(new_page: NewPage, server: Server) -> None:
    page = new_page()
    url = server.url.replace("127.0.0.1", "localhost")
    make_table(page, url)
    page.goto(f"{url}/settings")
    page.evaluate(DECLINE)
    page.get_by_role("button", name="Sign in with a passkey").click()
    notice(page, "Nothing was changed.")
    assert page.context.request.get(f"{url}/api/guest").json() == {"name": "Alice"}


def test_where_browsers_allow_no_passkeys_the_page_offers_none(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("heading", name="Recovery code")).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)
