"""Where the focus goes when the focused element disappears: visible for keyboards, not for pointers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import NewPage
from tests.browser.served import Server
from tests.browser.test_hints import SMALL, hint, is_read, play_until_a_guess


def test_for_keys_the_focus_never_gets_lost(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)
    playing.sit_down(page, server.url)
    hint(page).get_by_role("button", name="Got it").press("Enter")
    expect(page.locator(".hand [data-card]:focus-visible")).to_have_count(1)
    page.get_by_role("button", name="Suggest").press("Enter")
    page.get_by_role("button", name="Pass to").press("Enter")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.press("Enter")
    expect(page.locator(".hand [data-card]:focus")).to_have_count(1)
    page.get_by_role("button", name="Pass to").press("Enter")
    expect(undo).to_be_focused()
    expect(undo).to_be_hidden()
    expect(page.locator(".hand .legal:focus-visible")).to_have_count(1)
    hint(page).get_by_role("button", name="No more hints").press("Enter")
    expect(page.locator(".hand .legal:focus-visible")).to_have_count(1)


def test_for_keys_the_focus_goes_from_a_hint_to_what_is_asked(page: Page, server: Server) -> None:
    guessing.sit_down(page, server.url)
    play_until_a_guess(page)
    hint(page).get_by_role("button", name="Got it").press("Enter")
    expect(page.locator("[data-spot].open:focus-visible")).to_have_count(1)
    test_spycard.sit_down(page, server.url)
    page.locator(".verbs").wait_for()
    hint(page).get_by_role("button", name="No more hints").press("Enter")
    expect(page.locator(".verb:focus-visible")).to_have_count(1)
    page.locator(".verb", has_text="Pass").press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()


@pytest.mark.parametrize("small", [True, False])
def test_pointers_show_no_focus(new_page: NewPage, server: Server, small: bool) -> None:
    page = new_page(**(SMALL if small else {}))
    playing.sit_down(page, server.url)
    page.evaluate("() => scrollTo(0, 9)")
    before = page.evaluate("() => scrollY")
    is_read(page)
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Pass to").click()
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.get_by_role("button", name="Send now").click()
    playing.first_legal(page).wait_for()
    assert page.locator(":focus-visible").count() == 0
    assert page.evaluate("() => scrollY") == before
