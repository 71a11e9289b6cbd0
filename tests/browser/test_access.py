"""Everybody can use each screen: axe-core, the focus, large letters, safe areas, low screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spydeck.server.http.routes.previews import PAGES
from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.guests import named
from tests.browser.keys import reach, tab_to, unseen_stops
from tests.browser.playing import (
    HANDED,
    first_legal,
    make_table,
    pass_three,
    play_one,
    play_to_the_end,
    sit_down,
)
from tests.browser.test_hints import SMALL, hint, is_read, play_until_a_guess
from tests.browser.test_papers import finished
from tests.browser.wording import expect_all_in_sight, faults
from tests.server.live import Server


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, new_page: NewPage) -> Page:
    """A page in each theme."""
    return new_page(color_scheme=request.param, allowed=("404", "WebSocket connection"))


def test_no_screen_of_a_game_has_a_serious_fault(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    assert faults(page) == []
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Undo").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Send now").click()
    for _ in range(3):
        first_legal(page).wait_for()
        assert faults(page) == []
        play_one(page)
    for opener in ("Scores", "Table", "Last trick"):
        page.get_by_role("button", name=opener, exact=True).click()
        page.locator("dialog[open]").wait_for()
        assert faults(page) == [], opener
        page.keyboard.press("Escape")
    play_to_the_end(page)
    assert faults(page) == []


def test_no_screen_around_the_games_has_a_serious_fault(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert faults(page) == []
    page.goto(f"{server.url}/?choose=black-spy")
    page.get_by_label("Open to people").check()
    page.get_by_role("checkbox", name=re.compile("^Capture or Release")).check()
    page.get_by_role("button", name="Set the order").click()
    assert faults(page) == []
    page.get_by_role("button", name="Create table").click()
    page.get_by_label("Invitation link", exact=True).wait_for()
    assert faults(page) == []
    link = page.get_by_label("Invitation link", exact=True).input_value()
    page.goto(f"{server.url}/")
    page.get_by_role("heading", name="Your tables").wait_for()
    assert faults(page) == []
    page.context.clear_cookies()
    page.evaluate("() => localStorage.clear()")
    page.goto(link)
    page.get_by_label("Your name").wait_for()
    assert faults(page) == []
    page.goto(f"{server.url}/table/0123456789abcdef")
    page.get_by_role("alert").wait_for()
    assert faults(page) == []


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
    hint(page).get_by_role("button", name="Hints off").press("Enter")
    expect(page.locator(".hand .legal:focus-visible")).to_have_count(1)


def test_for_keys_the_focus_goes_from_a_hint_to_what_is_asked(page: Page, server: Server) -> None:
    guessing.sit_down(page, server.url)
    play_until_a_guess(page)
    hint(page).get_by_role("button", name="Got it").press("Enter")
    expect(page.locator("[data-spot].open:focus-visible")).to_have_count(1)
    test_spycard.sit_down(page, server.url)
    page.locator(".verbs.live").wait_for()
    hint(page).get_by_role("button", name="Hints off").press("Enter")
    expect(page.locator(".verb:focus-visible")).to_have_count(1)
    page.locator(".verb", has_text="Pass").press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()


LAST_STOPS = {
    "/": "All puzzles",
    "/?choose=spy-tricks": "Deal",
    "/learn": "11 Expose",
    "/learn/spycard/1": "Draft a new agent",
    "/puzzles": "Solve",
    "/settings": "Delete everything",
    "/replay/{black-spy}": "Copy link to this step",
}
"""Screens, and the beginning of the name of what Tab reaches there late."""


@pytest.mark.parametrize("screen", LAST_STOPS)
def test_tab_leads_through_a_screen_and_the_focus_is_always_seen(
    new_page: NewPage, server: Server, screen: str
) -> None:
    page, name = new_page(allowed=("404",)), LAST_STOPS[screen]
    named(page, server.url, "Alice")
    show(page, server, screen)
    page.get_by_text(name).first.wait_for()
    stops, unseen = unseen_stops(page)
    assert unseen == []
    assert [stop for stop in stops if stop.strip().startswith(name)], stops


@pytest.mark.parametrize(
    ("game", "first"), [("Black Spy", HANDED), ("Spy Tricks", HANDED), ("Spycard", ".verb")]
)
def test_by_keys_alone_one_comes_from_the_lobby_to_the_first_question(
    new_page: NewPage, server: Server, game: str, first: str
) -> None:
    page = new_page()
    named(page, server.url, "Alice")
    page.goto(f"{server.url}/")
    page.get_by_role("button", name=f"Play {game}").wait_for()
    tab_to(page, f"Play {game} against bots")
    page.keyboard.press("Enter")
    page.locator(first).first.wait_for()
    reach(page, first)
    stops, unseen = unseen_stops(page)
    assert unseen == []
    assert "Game log" in stops


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


INSETS = {"top": 47, "right": 44, "bottom": 21, "left": 44}
"""Of a phone with a notch and a home bar, more than any side has at once."""
NARROW = {"viewport": {"width": 390, "height": 844}}
SEATS = [{"sitter": "open"}, *[{"sitter": "bot"}] * 3]
GAMES = ("black-spy", "spy-tricks", "spycard")
SCREENS = (
    *(page for page in PAGES if "{" not in page),
    *("/nowhere", "/join/0123456789"),
    *(f"/{screen}/{game}" for screen in ("rules", "about", "score", "daily") for game in GAMES),
    *(f"/?choose={game}" for game in GAMES),
    *(f"/table/{{{game}}}" for game in GAMES),
    "/table/{gathering}",
    *(f"/replay/{{{game}}}" for game in GAMES),
)
WAITED_FOR = {"/table": f"{HANDED}, .dock, ol", "/replay": ".controls"}

COVERED = """({ top, right, bottom, left }) => {
  const faults = [];
  const parts = 'button, a, input, select, summary, label, p, h1, h2, h3, td, th, li > span';
  for (const part of document.querySelectorAll(parts)) {
    if (part.closest('.for-readers, .skip') || !part.checkVisibility({ visibilityProperty: true })) continue;
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const text = part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 30);
    const name = `${text} (${part.tagName})`;
    let fixed = false;
    for (let one = part; one; one = one.parentElement) {
      const { overflowX, position } = getComputedStyle(one);
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden') { fixed = null; break; }
      fixed ||= position === 'fixed' || position === 'sticky';
    }
    if (fixed === null) continue;
    if (box.left < left - 1 || box.right > innerWidth - right + 1) faults.push(`beside: ${name}`);
    const whole = document.documentElement.scrollHeight <= innerHeight;
    const above = box.top < top - 1, below = box.bottom > innerHeight - bottom + 1;
    if ((fixed || whole) && (above || below)) faults.push(`${above ? 'above' : 'below'}: ${name}`);
  }
  return faults;
}"""
WIDER = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= innerWidth) return [];
  const end = (part) => part.getBoundingClientRect().right;
  const wide = [...document.querySelectorAll('#app *, dialog *')].filter(
    (part) => end(part) > innerWidth + 1 && ![...part.children].some((child) => end(child) >= end(part)),
  );
  const name = (part) => `${part.tagName} "${part.textContent.trim().slice(0, 30)}"`;
  return [`${page.scrollWidth} wide`, ...wide.slice(0, 6).map(name)];
}"""


def show(page: Page, server: Server, screen: str) -> None:
    """Show a screen to a guest."""
    game = screen.partition("{")[2].rstrip("}")
    path = screen
    if screen.startswith("/replay"):
        path = finished(page, server, game)
    elif game:
        made = {"start": True, "seats": SEATS} if game in GAMES else {}
        table = make_table(page, server.url, game=game if made else "black-spy", options={}, **made)
        path = f"/table/{table}"
    page.goto(f"{server.url}{path}")
    page.locator(WAITED_FOR.get(f"/{screen.split('/')[1]}", "h1, form")).first.wait_for()


@pytest.mark.parametrize("held", [SIDEWAYS, PHONE], ids=["sideways", "upright"])
def test_nothing_lies_where_the_device_covers_it(new_page: NewPage, server: Server, held: Any) -> None:
    page = new_page(allowed=("404",), **held)
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    named(page, server.url, "Alice")
    found = []
    for screen in SCREENS:
        show(page, server, screen)
        found += [f"{screen}: {fault}" for fault in page.evaluate(COVERED, INSETS)]
    show(page, server, "/table/{black-spy}")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    box = page.get_by_role("dialog").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= INSETS["left"]
    assert box["x"] + box["width"] <= size["width"] - INSETS["right"]
    assert box["y"] >= INSETS["top"]
    assert box["y"] + box["height"] <= size["height"] - INSETS["bottom"]
    assert found == []


def test_nothing_is_wider_than_the_screen_where_letters_are_large(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",), **NARROW)
    sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    named(page, server.url, "Alice")
    found = []
    for screen in SCREENS:
        show(page, server, screen)
        found += [f"{screen}: {fault}" for fault in page.evaluate(WIDER)]
    assert found == []


LOW: Any = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LOW_AND_NARROW: Any = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
ENLARGED: Any = {"viewport": {"width": 640, "height": 400}, "has_touch": True}


def bots(number: int) -> list[dict[str, str]]:
    """Return an open seat and bots."""
    return [{"sitter": "open"}, *[{"sitter": "bot"}] * number]


@pytest.mark.parametrize(
    ("screen", "players", "cards"), [(LOW, 4, 15), (LOW_AND_NARROW, 6, 10), (ENLARGED, 3, 20)]
)
def test_a_deal_of_black_spy(
    new_page: NewPage, server: Server, screen: Any, players: int, cards: int
) -> None:
    page = new_page(**screen)
    playing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    expect(page.locator(HANDED)).to_have_count(cards)
    expect_all_in_sight(page)
    pass_three(page, look=expect_all_in_sight)
    assert playing.play_to_the_end(page, finger=True, look=expect_all_in_sight) == cards


@pytest.mark.parametrize(("screen", "players"), [(LOW, 4), (LOW_AND_NARROW, 3), (ENLARGED, 4)])
def test_a_round_of_spy_tricks(new_page: NewPage, server: Server, screen: Any, players: int) -> None:
    page = new_page(**screen)
    guessing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    expect(page.locator("[data-spot]")).to_have_count(39)
    assert guessing.play_round(page, finger=True, look=expect_all_in_sight) > 0
    expect(page.get_by_text(f"Round 2 of {players}")).to_be_visible()


@pytest.mark.parametrize(("screen", "players"), [(LOW, 4), (LOW_AND_NARROW, 5), (ENLARGED, 3)])
def test_a_game_of_spycard(new_page: NewPage, server: Server, screen: Any, players: int) -> None:
    page = new_page(**screen)
    test_spycard.sit_down(page, server.url, players=players, seats=bots(players - 1))
    assert test_spycard.play_to_the_end(page, finger=True, look=expect_all_in_sight) > 0
    page.get_by_role("button", name="Look at the table").tap()
    page.get_by_role("button", name="Show results").wait_for()
    expect_all_in_sight(page)


def test_a_paused_game_shows_the_felt_and_the_hand(new_page: NewPage, server: Server) -> None:
    page = new_page(**LOW_AND_NARROW)
    playing.sit_down(page, server.url, players=3, seats=bots(2))
    page.get_by_role("button", name="Table", exact=True).tap()
    page.get_by_role("button", name="Propose a pause").tap()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Resume game").wait_for()
    expect(page.locator(HANDED)).to_have_count(20)
    expect_all_in_sight(page)
