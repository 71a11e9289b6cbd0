"""A person comes back with a recovery code after the browser has forgotten everything."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.access import faults
from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.playing import make_table
from tests.browser.served import Server


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def test_a_code_brings_name_and_seats_back_after_storage_was_cleared(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(allowed=("404",), color_scheme="dark" if screen else "light", **screen)
    table = make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Create recovery code").press("Enter")
    shown = page.get_by_label("Recovery code", exact=True)
    expect(shown).to_have_text(re.compile(r"^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$"))
    code = shown.inner_text()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(shown).to_be_visible()
    expect(page.get_by_text("Recovery code of Alice")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("heading", name="Settings")).to_be_hidden()
    page.emulate_media(media="screen")
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{server.url}/settings")
    typed = page.get_by_label("I have a recovery code")
    typed.fill(code[:-1])
    typed.press("Enter")
    expect(page.get_by_text("This is not a recovery code of this server")).to_be_visible()
    expect(typed).to_be_focused()
    assert faults(page) == []
    typed.fill(code.lower())
    page.get_by_role("button", name="Restore").click()
    expect(page.get_by_role("button", name="Welcome back, Alice")).to_be_visible()
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_a_new_code_is_created_only_on_purpose(new_page: NewPage, server: Server) -> None:
    page = new_page()
    make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Create recovery code").click()
    first = page.get_by_label("Recovery code", exact=True).inner_text()
    page.reload()
    expect(page.get_by_text("You have had a recovery code since")).to_be_visible()
    expect(page.get_by_text(first)).to_have_count(0)
    page.get_by_role("button", name="Create a new code").click()
    page.get_by_role("button", name="Keep the old code").click()
    page.get_by_role("button", name="Create a new code").click()
    expect(page.get_by_text("The old code no longer works then.")).to_be_visible()
    page.get_by_role("button", name="Create a new code").click()
    second = page.get_by_label("Recovery code", exact=True)
    expect(second).not_to_have_text(first)


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def test_only_the_browser_where_a_person_signs_out_everywhere_stays_signed_in(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page, lost = new_page(**screen), new_page(allowed=("404",))
    table = make_table(page, server.url)
    lost.context.add_cookies(page.context.cookies())
    for one in (page, lost):
        one.goto(f"{server.url}/table/{table}")
        expect(one.get_by_role("button", name="Stand up")).to_be_visible()
    here = page.context.new_page()
    here.goto(f"{server.url}/settings")
    here.get_by_role("button", name="Sign out everywhere else").press("Enter")
    expect(here.get_by_role("button", name="Now you are signed in only here.")).to_be_visible()
    assert faults(here) == []
    assert here.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(lost.get_by_role("button", name="Stand up")).to_have_count(0)
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
