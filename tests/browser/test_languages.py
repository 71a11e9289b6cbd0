"""Languages: a chosen one, changed at a table; every screen in German and in a longer one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import guessing, playing
from tests.browser.conftest import PHONE, NewPage, unfold
from tests.browser.offline import controlled, with_worker
from tests.browser.playing import EDGE, HANDED, LEGAL, first_legal, make_table, sit_down
from tests.browser.test_papers import finished
from tests.browser.wording import PSEUDO, is_in_order
from tests.server.live import Server

LANGUAGES = pytest.mark.parametrize("locale", ["de-DE", PSEUDO])
NOT_FOUND = ("404", "WebSocket connection")
BOTS: list[dict[str, str]] = [{"sitter": "bot"}]
OPEN: list[dict[str, str]] = [{"sitter": "open"}]
TOOLS = "header button.tool"
MAIN = "button.main:enabled"

PAPERS = {
    "tables": ("/", "/?choose=black-spy", "/?choose=spy-tricks", "/?choose=spycard"),
    "own": ("/games", "/people", "/statistics", "/settings", "/device/0123456789abcdef"),
    "rules": ("/rules/black-spy", "/rules/spy-tricks?sheet=mat", "/rules/spycard?sheet=reminder"),
    "about": ("/about/black-spy", "/about/spy-tricks", "/about/spycard"),
    "daily": ("/daily/black-spy", "/daily/spy-tricks", "/daily/spycard", "/score/spy-tricks"),
    "puzzles": ("/puzzles", "/puzzle/black-spy", "/puzzle/spy-tricks", "/puzzle/spycard"),
    "nothing": ("/nowhere", "/join/0123456789abcdef", "/table/0123456789abcdef", "/replay/nothing-1"),
}


@LANGUAGES
@pytest.mark.parametrize("paths", PAPERS.values(), ids=PAPERS)
def test_papers(new_page: NewPage, server: Server, locale: str, paths: tuple[str, ...]) -> None:
    page = new_page(locale=locale, allowed=NOT_FOUND, **PHONE)
    assert page.context.request.put(f"{server.url}/api/guest", data={"name": "Alice"}).ok
    page.add_init_script("localStorage['spydeck.name'] = 'Alice'")
    for path in paths:
        page.goto(server.url + path)
        page.locator("h1, h2, .hand, .mat, .spycard").first.wait_for()
        page.wait_for_load_state("networkidle")
        if "choose" in path:
            unfold(page)
        is_in_order(page)


@LANGUAGES
def test_the_first_visit(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    is_in_order(page)


def open_each_tool(page: Page) -> None:
    """Look at the score, the log with the chat, and the menu of a table."""
    for tool in page.locator(TOOLS).all():
        tool.click()
        page.locator("dialog[open]").wait_for()
        is_in_order(page)
        page.keyboard.press("Escape")


@LANGUAGES
def test_a_deal_of_black_spy(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    playing.sit_down(page, server.url, players=6, seats=OPEN + BOTS * 5)
    is_in_order(page)
    page.locator(".acts button").first.click()
    page.locator(f".acts {MAIN}").wait_for()
    is_in_order(page)
    page.locator(f".acts {MAIN}").click()
    page.locator(".undo").wait_for()
    is_in_order(page)
    page.locator(".undo .quiet").click()
    page.locator(LEGAL).first.wait_for()
    is_in_order(page)
    open_each_tool(page)
    for held in range(10, 0, -1):
        page.locator(LEGAL).first.click(position=EDGE)
        expect(page.locator(HANDED)).to_have_count(held - 1)
    page.locator("h1 .stamp").wait_for()
    is_in_order(page)


def turn_to_guess(page: Page) -> None:
    """Play cards until a henchman is to be placed."""
    while guessing.next_question(page) == "play":
        held = page.locator(HANDED).count()
        page.locator(LEGAL).first.click(position=EDGE)
        expect(page.locator(HANDED)).to_have_count(held - 1)


@LANGUAGES
def test_a_trick_of_spy_tricks(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    guessing.sit_down(page, server.url, players=4, seats=OPEN + BOTS * 3)
    page.locator(LEGAL).first.wait_for()
    is_in_order(page)
    open_each_tool(page)
    turn_to_guess(page)
    is_in_order(page)
    page.locator(guessing.OPEN).first.click()
    page.locator(MAIN).wait_for()
    is_in_order(page)
    page.locator(MAIN).click()
    page.locator("[data-pawn^='0@']").or_(page.get_by_role("dialog")).first.wait_for()
    is_in_order(page)


@LANGUAGES
def test_a_turn_of_spycard(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(locale=locale, **PHONE)
    table = make_table(
        page, server.url, game="spycard", options={}, players=4, seats=OPEN + BOTS * 3, start=True
    )
    page.goto(f"{server.url}/table/{table}")
    page.locator(".verb, .dock button").first.wait_for()
    is_in_order(page)
    page.locator(".verb, .dock button").first.click()
    is_in_order(page)
    open_each_tool(page)


@LANGUAGES
def test_players_gather(new_page: NewPage, server: Server, locale: str) -> None:
    page, guest = (new_page(locale=locale, **PHONE) for _ in range(2))
    table = make_table(page, server.url, seats=OPEN * 2 + BOTS * 2, access="open")
    page.goto(f"{server.url}/table/{table}")
    page.locator(".chairs").wait_for()
    is_in_order(page)
    seen: dict[str, Any] = page.context.request.get(f"{server.url}/api/tables/{table}").json()
    guest.goto(seen["invitation"]["link"])
    guest.locator("form").wait_for()
    is_in_order(guest)


@LANGUAGES
@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_a_finished_game(new_page: NewPage, server: Server, locale: str, game: str) -> None:
    page = new_page(locale=locale, **PHONE)
    path = finished(page, server, game)
    page.reload()
    page.locator(".stamp, .last button").first.wait_for()
    is_in_order(page)
    page.goto(f"{server.url}{path}?step=9")
    page.locator(".happened").wait_for()
    is_in_order(page)
    page.keyboard.press("End")
    is_in_order(page)


@LANGUAGES
def test_no_connection(new_page: NewPage, server: Server, locale: str) -> None:
    page = with_worker(new_page, locale=locale, **PHONE)
    page.goto(f"{server.url}/settings")
    controlled(page)
    page.context.set_offline(True)
    page.goto(f"{server.url}/daily/black-spy")
    page.locator("[role=alert] h1").wait_for()
    is_in_order(page)


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
    alice.get_by_role("button", name="Gut gespielt.").click()
    expect(bob.get_by_role("log")).to_contain_text("Alice: Well played.")
    expect(alice.get_by_role("log")).to_contain_text("Gut gespielt.")
    expect(alice.get_by_role("log")).to_contain_text("Agent")
