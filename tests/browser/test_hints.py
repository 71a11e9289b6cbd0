"""Newcomers: hints that come and go and leave things free, and easy bots at first."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import EDGE, HANDED, LEGAL, make_table
from tests.browser.wording import faults
from tests.server.live import Server

HAND = 15
MIN_SEEN = 4
"""Kinds of hints that come up in a first deal or round, at least."""
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
NEEDED = ".legal, .open, .verb, .player.own .agent, .dock button, .question button, .acts button"
ON_SCREEN = """selector => [...document.querySelectorAll(selector)].every(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1 && [top + 9, bottom - 9].every(
    y => one.contains(document.elementFromPoint((left + right) / 2, y)));
})"""
COVERED = """selector => [...document.querySelectorAll(selector)].filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + Math.min(9, width / 2), top + height / 2);
  return above?.closest('[role=note]') && !one.closest('[role=note]');
}).map(one => one.ariaLabel ?? one.textContent)"""


def hint(page: Page) -> Locator:
    """Return the hint on the page."""
    return page.get_by_role("note", name="Hint")


def is_read(page: Page) -> None:
    """Dismiss the hint on the page."""
    line = hint(page).locator("p").inner_text()
    hint(page).get_by_role("button", name="Got it").click()
    expect(page.get_by_text(line)).to_have_count(0)


def shows(page: Page, line: str | re.Pattern[str]) -> None:
    """Check that a hint is fully visible and covers nothing that is needed."""
    expect(hint(page)).to_contain_text(line)
    expect(hint(page).get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED, NEEDED) == []


def play_until_a_guess(page: Page) -> None:
    """Play cards until a henchman is to be placed for a trick that was won or lost."""
    while True:
        asked = guessing.next_question(page)
        if asked == "play":
            held = page.locator(HANDED).count()
            page.locator(LEGAL).first.click(position=EDGE)
            expect(page.locator(HANDED)).not_to_have_count(held)
        elif asked == "ready":
            page.get_by_role("button", name=guessing.READY, exact=True).click()
        elif page.get_by_role("link", name="Why?").is_visible():
            guessing.guess(page)
        else:
            return


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_spy_tricks_explains_itself_on_a_small_phone(new_page: NewPage, server: Server, scheme: str) -> None:
    page = new_page(color_scheme=scheme, **SMALL)
    guessing.sit_down(page, server.url)
    page.locator(LEGAL).first.wait_for()
    leads = page.get_by_text("You lead:").is_visible()
    shows(page, "Nobody holds the Secret Document." if leads else "Follow suit if you can.")
    assert faults(page) == []
    is_read(page)
    play_until_a_guess(page)
    shows(page, re.compile("Guess the Secret Document|You hold a Helper"))
    assert faults(page) == []
    is_read(page)
    expect(hint(page)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 664), (360, 640)])
def test_the_whole_mat_shares_a_phone_with_the_hint_and_the_question(
    new_page: NewPage, server: Server, width: int, height: int, language: str
) -> None:
    page = new_page(**{**SMALL, "viewport": {"width": width, "height": height}}, locale=language)
    guessing.sit_down(page, server.url)
    card, spot = page.locator(LEGAL).first, page.locator(guessing.OPEN).first
    card.or_(spot).first.wait_for()
    while not spot.is_visible():
        held = page.locator(HANDED).count()
        card.tap(position=EDGE)
        expect(page.locator(HANDED)).not_to_have_count(held)
        card.or_(spot).first.wait_for()
    expect(page.locator("[data-spot]")).to_have_count(39)
    expect(page.get_by_role("note").get_by_role("button")).to_have_count(2)
    expect(page.locator(".question .acts button")).to_have_count(1)
    page.wait_for_function(ON_SCREEN, arg="[data-spot], [role=note] button, .ask p, .acts button")


def test_spycard_explains_itself_on_a_small_phone_and_leaves_the_players_agents_in_sight(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(**SMALL)
    bots = [{"sitter": "open"}, *[{"sitter": "bot"}] * 4]
    settings = {"game": "spycard", "players": 5, "options": {}, "question_seconds": 0.1}
    table = playing.make_table(page, server.url, seats=bots, start=True, **settings)
    page.goto(f"{server.url}/table/{table}")
    page.locator(".verbs.live").wait_for()
    for line in ("You win if your agenda holds", "In the field an agent can attack"):
        shows(page, line)
        page.wait_for_function(
            "() => document.querySelector('.dock').getBoundingClientRect().bottom"
            " <= document.querySelector('.spycard .mine').getBoundingClientRect().top"
        )
        assert faults(page) == []
        is_read(page)
    expect(hint(page)).to_have_count(0)


def test_all_hints_of_all_games_can_be_turned_off(page: Page, server: Server) -> None:
    test_spycard.sit_down(page, server.url)
    page.locator(".verbs.live").wait_for()
    hint(page).get_by_role("button", name="Hints off").click()
    expect(hint(page)).to_have_count(0)
    page.reload()
    page.locator(".verbs.live").wait_for()
    expect(hint(page)).to_have_count(0)
    playing.sit_down(page, server.url)
    page.get_by_role("button", name="Suggest").wait_for()
    expect(hint(page)).to_have_count(0)


SIZES = ((1280, 800), (390, 844), (844, 390))
OVERLAPPED = """selector => {
  const box = element => element.getBoundingClientRect();
  const note = document.querySelector('[role=note]');
  if (!note) return [];
  const { left, top, right, bottom } = box(note);
  return [...document.querySelectorAll(selector)]
    .filter(one => one.textContent || one.ariaLabel)
    .filter(one => {
      const other = box(one);
      return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
    }).map(one => one.ariaLabel ?? one.textContent);
}"""


def read_on_all_sizes(page: Page, selector: str) -> list[str]:
    """Read the open hints, none of which may lie on such elements at any size. Return their lines."""
    seen = []
    while hint(page).count():
        seen.append(hint(page).locator("p").inner_text())
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            expect(hint(page).get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
            assert page.evaluate(OVERLAPPED, selector) == []
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        is_read(page)
    return seen


def test_in_a_whole_first_round_no_hint_covers_scores_or_cards(page: Page, server: Server) -> None:
    guessing.sit_down(page, server.url)
    seen: set[str] = set()
    while (asked := guessing.next_question(page)) != "ready":
        seen.update(read_on_all_sizes(page, "[data-seat], [data-trick], .hand [data-card], .ask .line"))
        if asked == "play":
            playing.play_one(page)
        else:
            guessing.guess(page)
    assert len(seen) >= MIN_SEEN


def test_in_a_whole_first_deal_no_hint_covers_points_or_cards(page: Page, server: Server) -> None:
    playing.sit_down(page, server.url, options={})
    seen: set[str] = set()
    for turn in range(HAND + 1):
        page.locator(LEGAL).first.or_(
            page.get_by_role("button", name="Suggest", disabled=False)
        ).first.wait_for()
        seen.update(read_on_all_sizes(page, ".score, [data-played] > .card, .hand [data-card], .acts button"))
        if turn == 0:
            playing.pass_three(page)
        else:
            playing.play_one(page)
    assert len(seen) >= MIN_SEEN


def test_hints_come_back_when_the_settings_say_so(page: Page, server: Server) -> None:
    playing.sit_down(page, server.url)
    line = hint(page).locator("p").inner_text()
    hint(page).get_by_role("button", name="Hints off").click()
    expect(hint(page)).to_have_count(0)
    address = page.url
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Show hints again").click()
    page.goto(address)
    expect(hint(page).locator("p")).to_have_text(line)


LEVELS = ("Easy", "Medium", "Hard", "Expert")


def bots_at(page: Page) -> list[str]:
    """Return the bots of the table that the page shows, in seat order."""
    path = page.url.rpartition("/table/")[2]
    seats: list[dict[str, Any]] = page.evaluate(
        """table => new Promise(done => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
          socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 1 }));
          socket.onmessage = ({ data }) => { done(JSON.parse(data).table.seats); socket.close(); };
        })""",
        path,
    )
    return [seat["bot"] for seat in seats if seat["bot"]]


CHANGE = "Change: bots, level and length of Black Spy"
PLAY = "Play Black Spy against bots"


def level(page: Page, name: str) -> Locator:
    """Return the choice of a level."""
    return page.get_by_role("radio", name=name, exact=True)


def lobby(page: Page, server: Server) -> None:
    """Show the lobby to a guest with a name."""
    make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.evaluate("localStorage['spydeck.name'] = 'Alice'")
    page.goto(server.url)
    expect(page.locator(".play").first).to_be_visible()


def test_a_newcomer_first_plays_against_easy_bots_with_hints(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_role("note", name="Hint")).to_be_visible()
    assert bots_at(page) == ["easy"] * 3


@pytest.mark.parametrize("entered", ["rules/spycard", "daily/spy-tricks", "settings", "score/black-spy"])
def test_only_who_enters_the_home_page_itself_is_dealt_in(page: Page, server: Server, entered: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
    page.goto(f"{server.url}/{entered}")
    for _ in range(2):
        page.get_by_role("link", name="Spydeck, Home").click()
        expect(page.get_by_role("button", name=PLAY)).to_be_visible()
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("button", name=PLAY)).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    assert "POST /api/tables" not in asked


def test_the_lobby_says_what_is_played_and_changes_it_in_one_place(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    lobby(page, server)
    terms = page.locator("#black-spy .terms")
    expect(terms).to_contain_text("3 bots, Medium · one deal, about 8 min")
    page.get_by_role("button", name=CHANGE).click()
    dialog = page.get_by_role("dialog", name="Black Spy against bots")
    expect(level(page, "Medium")).to_be_checked()
    assert faults(page) == []
    level(page, "Medium").focus()
    page.keyboard.press("ArrowRight")
    expect(level(page, "Hard")).to_be_checked()
    expect(dialog).to_contain_text("learns from what the others play")
    dialog.get_by_role("group", name="Bots").get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_role("radio", name="A whole game").check()
    page.keyboard.press("Escape")
    expect(terms).to_contain_text("2 bots, Hard · about 45 min")
    page.reload()
    expect(terms).to_contain_text("2 bots, Hard · about 45 min")
    assert faults(page) == []
    page.get_by_role("button", name=PLAY).click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["hard"] * 2


def test_bots_are_medium_until_a_level_is_chosen(page: Page, server: Server) -> None:
    lobby(page, server)
    page.get_by_role("button", name=PLAY).click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["medium"] * 3


@pytest.mark.parametrize("height", [800, 900])
def test_the_buttons_of_the_lobby_line_up_above_the_fold(
    new_page: NewPage, server: Server, height: int
) -> None:
    for locale in ("en-US", "de-DE"):
        page = new_page(locale=locale, viewport={"width": 1280, "height": height})
        lobby(page, server)
        boxes = [one.bounding_box() for one in page.locator(".play").all()]
        assert len(boxes) == 3
        assert len({round(box["y"]) for box in boxes if box}) == 1
        assert max(box["y"] + box["height"] for box in boxes if box) < 700


def test_a_custom_table_and_the_settings_offer_the_levels(page: Page, server: Server) -> None:
    lobby(page, server)
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("radio", name="Medium", exact=True)).to_be_checked()
    page.get_by_role("radio", name="Expert", exact=True).check()
    page.goto(f"{server.url}/?choose=black-spy")
    offered = page.get_by_label("Bot level")
    expect(offered.locator("option")).to_have_text(LEVELS)
    expect(offered).to_have_value("expert")
    offered.select_option("easy")
    expect(page.get_by_text("Looks ahead a little, and misses things.")).to_be_visible()
    page.get_by_role("button", name="Deal").click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["easy"] * 3


def test_the_host_chooses_a_level_for_each_seat_and_for_open_ones(page: Page, server: Server) -> None:
    seats = [{"sitter": "open"}, {"sitter": "bot"}, {"sitter": "bot"}, {"sitter": "open"}]
    table = make_table(page, server.url, seats=seats)
    page.goto(f"{server.url}/table/{table}")
    second, third = (page.get_by_label(f"Player in seat {seat}") for seat in (2, 3))
    texts = ["Open seat", *(f"Bot: {name}" for name in LEVELS), "Bot: Sensible"]
    expect(second.locator("option")).to_have_text(texts)
    third.select_option("expert")
    expect(page.get_by_text("Agent Cedar, Expert")).to_be_visible()
    page.get_by_label("Level of the bots in open seats").select_option("easy")
    assert faults(page) == []
    page.get_by_role("button", name="Start game").click()
    page.locator(HANDED).first.wait_for()
    assert bots_at(page) == ["sensible", "expert", "easy"]
