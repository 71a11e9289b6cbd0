"""The language of the page: the browser's or a chosen one, changed at a table, of the server's words too."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import EDGE, HANDED, first_legal, make_table, sit_down
from tests.browser.served import Server

GERMAN: Any = {"locale": "de-DE"}
LIFTED = ".hand [aria-pressed=true]"
ILLEGAL = ".hand [aria-disabled=true]"


def choose(page: Page, title: str, language: str) -> None:
    """Choose a language in the settings that are open."""
    settings = page.get_by_role("dialog", name=title)
    settings.get_by_role("radio", name=language, exact=True).check()


def pass_three(page: Page) -> None:
    """Pass what is suggested in German, and send it at once."""
    page.get_by_role("button", name="Empfehlung").click()
    page.get_by_role("button", name="Weitergeben", disabled=False).click()
    page.get_by_role("button", name="Senden").click()
    first_legal(page).wait_for()


def test_a_change_at_a_table_keeps_a_choice_and_comes_back_after_a_reload(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(**GERMAN)
    sit_down(page, server.url)
    page.evaluate("() => { window.same = true }")
    for card in page.locator(HANDED).all()[:2]:
        card.click(position=EDGE)
    expect(page.locator(LIFTED)).to_have_count(2)
    lifted = page.locator(LIFTED).evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("link", name="Einstellungen").click()
    choose(page, "Einstellungen", "English")
    expect(page.locator("html[lang=en]")).to_have_count(1)
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Choose three cards")
    assert page.locator(LIFTED).evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == lifted
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Choose three cards")
    expect(page).to_have_title("Your turn · Black Spy")
    expect(page.locator("html[lang=en]")).to_have_count(1)
    page.goto(f"{server.url}/settings")
    page.get_by_role("radio", name="System").first.check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.locator("html[lang=de]")).to_have_count(1)


def test_languages_are_named_in_themselves(new_page: NewPage, server: Server) -> None:
    page = new_page(**GERMAN)
    page.goto(f"{server.url}/settings")
    for language, name in (("en", "English"), ("de", "Deutsch")):
        expect(page.locator(f"label[lang={language}]")).to_have_text(name)
    page.goto(f"{server.url}/rules/black-spy")
    expect(page.locator("#main div[lang=de]")).to_contain_text("BS-14")


def test_a_card_that_is_not_allowed_is_refused_in_german(new_page: NewPage, server: Server) -> None:
    """BS-14."""
    page = new_page(**GERMAN)
    sit_down(page, server.url)
    pass_three(page)
    while not page.locator(ILLEGAL).count():
        first_legal(page).click(position=EDGE)
        first_legal(page).wait_for()
    page.locator(ILLEGAL).first.click(position=EDGE, force=True)
    refused = page.locator("div.refused")
    expect(refused).to_contain_text("du ")
    expect(refused.get_by_role("link", name="BS-14")).to_be_visible()


def test_the_server_refuses_an_entry_and_an_invitation_in_german(new_page: NewPage, server: Server) -> None:
    """ST-2."""
    page = new_page(allowed=("404",), **GERMAN)
    page.goto(f"{server.url}/score/spy-tricks")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Starten").click()
    expect(page.get_by_role("group", name="Runde 1")).to_be_visible()
    page.get_by_role("button", name="Als Text eingeben").click()
    page.locator(".enter input").fill("R1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("ST-2: zu dritt spielt ihr ohne")
    page.goto(f"{server.url}/join/0123456789abcdef")
    expect(page.get_by_role("heading", name="Tisch nicht gefunden")).to_be_visible()


def test_everybody_reads_the_log_and_short_messages_in_their_own_language(
    new_page: NewPage, server: Server
) -> None:
    alice, bob = new_page(**GERMAN), new_page()
    seats = [{"sitter": "open"}] * 2 + [{"sitter": "bot"}] * 2
    table = make_table(alice, server.url, access="open", seats=seats)
    alice.goto(f"{server.url}/table/{table}")
    bob.context.request.put(f"{server.url}/api/guest", data={"name": "Bob"})
    bob.context.request.post(f"{server.url}/api/tables/{table}/members", data={})
    bob.goto(f"{server.url}/table/{table}")
    bob.get_by_role("button", name="Sit here, seat 2").click()
    alice.get_by_text("Bob").first.wait_for()
    alice.get_by_role("button", name="Partie beginnen").click()
    alice.locator(HANDED).first.wait_for()
    alice.get_by_role("button", name="Verlauf und Chat").click()
    alice.get_by_role("button", name="Gut gespielt.").click()
    bob.get_by_role("button", name="Log and chat, unread messages").click()
    expect(bob.get_by_role("log")).to_contain_text("Alice: Well played.")
    expect(alice.get_by_role("log")).to_contain_text("Gut gespielt.")
    expect(alice.get_by_role("log")).to_contain_text("Agent")
