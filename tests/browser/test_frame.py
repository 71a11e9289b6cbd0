"""A table stands still: everything has its room, nothing covers anything, all ends at one edge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import NewPage
from tests.browser.guests import named
from tests.browser.playing import HANDED, LEGAL, make_table, pass_three, play_one
from tests.browser.signals import BUZZ, CARD, NOTED, OVER, TAKEN, TURN, WANTED
from tests.browser.test_papers import finished
from tests.browser.wording import WATCH, faults, stands_still
from tests.server.live import Server

PHONES = [(360, 600), (360, 640), (390, 664)]
PARTS = ".hand [data-card], .acts button, .asked p, .asked button"
OUTSIDE = """(parts) => [...document.querySelectorAll(parts)].filter(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const turned = one.matches('[data-card]') ? 12 : 1; // The outermost cards are turned a little.
  return top < 0 || left < -turned || bottom > innerHeight + 1 || right > innerWidth + turned;
}).map(one => one.ariaLabel ?? one.textContent)"""

ONE_PAGE = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""


def bots(number: int) -> list[dict[str, str]]:
    """Return an open seat and bots."""
    return [{"sitter": "open"}, *[{"sitter": "bot"}] * number]


def held(width: int, height: int) -> dict[str, Any]:
    """Return the screen of a phone."""
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_hand_prompt_and_buttons_are_whole_on_small_phones(
    new_page: NewPage, server: Server, width: int, height: int, locale: str
) -> None:
    page = new_page(**held(width, height), locale=locale)
    playing.sit_down(page, server.url, options={})

    def is_whole() -> None:
        page.wait_for_function(f"(parts) => ({OUTSIDE})(parts).length === 0", arg=PARTS)
        assert page.evaluate("document.documentElement.scrollHeight") <= height

    is_whole()
    page.locator(".acts button").first.click()
    page.locator(".acts .main button:enabled").click()
    page.locator(".undo").wait_for()
    is_whole()
    page.locator(".undo .quiet").click()
    page.locator(LEGAL).first.wait_for()
    page.locator(".acts button").first.click()
    page.get_by_role("note").wait_for()
    is_whole()


ON_THE_MAT = ".hand [data-card], .question button, .ask p, .said p, [data-spot], [data-trick], .who"


ROWS = """() => {
  const middles = [...document.querySelectorAll('[data-spot]')].map((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  const rows = middles.toSorted((one, other) => one - other);
  return rows.slice(1).map((row, place) => row - rows[place]).filter((step) => step > 1);
}"""
"""The distances between the middles of the rows of the mat."""
MIN_TARGET = 24
"""Pixels between the middles of targets that are lower (WCAG 2.5.8)."""


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_small_phone_shows_all_of_spy_tricks_without_scrolling(
    new_page: NewPage, server: Server, width: int, height: int, locale: str, players: int
) -> None:
    page = new_page(**held(width, height), locale=locale)
    guessing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    card, spot = page.locator(LEGAL).first, page.locator(guessing.OPEN).first

    def is_whole() -> None:
        page.wait_for_function(f"(parts) => ({OUTSIDE})(parts).length === 0", arg=ON_THE_MAT)
        page.wait_for_function(f"(selector) => ({OVERLAID})(selector).length === 0", arg=APART)
        assert page.evaluate("document.documentElement.scrollHeight") <= height

    card.or_(spot).first.wait_for()
    is_whole()
    assert min(page.evaluate(ROWS)) >= MIN_TARGET
    while not spot.is_visible():
        play_one(page)
        card.or_(spot).first.wait_for()
    is_whole()
    spot.tap()
    page.locator("form button[type=submit]").wait_for()
    is_whole()


LOW = [(1280, 599), (1100, 640), (1024, 500), (800, 600), (600, 560), (577, 481)]
"""Screens that are wide for their height: small windows, and phones and tablets on their side."""


def is_one_page_when_low(page: Page, parts: str) -> None:
    """Check that screens with little height show some parts without scrolling; then it is high again."""
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"(parts) => ({OUTSIDE})(parts).length === 0", arg=parts)
        page.wait_for_function(ONE_PAGE)
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("players", [4, 6])
def test_a_wide_screen_with_little_height_shows_all_of_black_spy(
    new_page: NewPage, server: Server, locale: str, players: int
) -> None:
    page = new_page(locale=locale)
    playing.sit_down(page, server.url, options={}, players=players, seats=bots(players - 1))
    is_one_page_when_low(page, PARTS)
    page.locator(".acts button").first.click()
    page.get_by_role("note").wait_for()
    is_one_page_when_low(page, PARTS)
    page.locator(".acts .main button:enabled").click()
    page.locator(".undo .quiet").wait_for()
    is_one_page_when_low(page, PARTS)
    page.locator(".undo .quiet").click()
    page.locator(LEGAL).first.wait_for()
    is_one_page_when_low(page, PARTS)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_wide_screen_with_little_height_shows_all_of_spy_tricks(
    new_page: NewPage, server: Server, locale: str, players: int
) -> None:
    page = new_page(locale=locale)
    guessing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    card, spot, ready = (
        page.locator(LEGAL).first,
        page.locator(guessing.OPEN).first,
        page.get_by_role("button", name=re.compile("^(Ready|Bereit)$")),
    )
    seen = set()
    while not ready.is_visible():
        card.or_(spot).or_(ready).first.wait_for()
        asked = "spot" if spot.is_visible() else "card"
        if asked not in seen and not ready.is_visible():
            is_one_page_when_low(page, ON_THE_MAT)
            seen.add(asked)
        if card.is_visible():
            play_one(page)
        elif spot.is_visible():
            spot.click()
            page.locator("form button[type=submit]").click()
            expect(page.locator(guessing.OPEN)).to_have_count(0)
    is_one_page_when_low(page, "[data-spot], .actions button")


@pytest.mark.parametrize(("players", "locale"), [(3, "en"), (4, "de")])
def test_on_a_small_phone_the_end_of_a_round_is_one_page_and_shows_the_mat_when_asked(
    new_page: NewPage, server: Server, players: int, locale: str
) -> None:
    page = new_page(**held(360, 600), locale=locale)
    guessing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    guessing.play_until_points(page, finger=True)
    spots, points = page.locator("[data-spot]"), page.get_by_role("dialog").locator(".points")
    ready = page.get_by_role("button", name=re.compile("^(Ready|Bereit)$"))
    assert points.evaluate("one => one.scrollHeight <= one.clientHeight")
    for title, shown in (("See the mat|Spielplan ansehen", 0), ("See the points|Punkte ansehen", 9 * 4 + 3)):
        expect(spots).to_have_count(shown)
        page.wait_for_function(ONE_PAGE)
        expect(ready).to_be_in_viewport(ratio=1)
        assert faults(page) == []
        page.get_by_role("button", name=re.compile(title)).tap()
    expect(page.get_by_role("table")).to_be_visible()
    ready.tap()
    page.locator(HANDED).first.wait_for()


def played_to_the_end_of_a_deal(page: Page) -> Locator:
    """Play, and return the button that goes on to the next deal."""
    return played_until(page, page.get_by_role("button", name=re.compile("Next deal|Nächste Runde")))


def played_until(page: Page, goes_on: Locator) -> Locator:
    """Pass what is suggested, and play any cards, until there is a button. Return it."""
    page.locator(".acts button").first.click()
    page.locator(".acts .main button:enabled").click()
    page.locator(".undo .quiet").click()
    while not goes_on.is_visible():
        page.locator(LEGAL).first.or_(goes_on).first.wait_for()
        if page.locator(LEGAL).count():
            play_one(page)
    return goes_on


@pytest.mark.parametrize("locale", ["en", "de"])
def test_on_a_small_phone_the_mole_is_one_page(new_page: NewPage, server: Server, locale: str) -> None:
    """BS-31."""
    page = new_page(**held(360, 600), locale=locale)
    playing.sit_down(page, server.url, options={"variants": ["the-mole"], "end_value": 300})
    suggest, confirm = page.locator(".acts button").first, page.locator(".acts .main button:enabled")
    played_to_the_end_of_a_deal(page).click()
    suggest.click()
    page.get_by_role("note").wait_for()
    confirm.wait_for()
    page.wait_for_function(ONE_PAGE)
    page.wait_for_function(f"(parts) => ({OUTSIDE})(parts).length === 0", arg=PARTS)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_on_a_small_phone_the_end_of_a_deal_keeps_its_button_in_sight(
    new_page: NewPage, server: Server, locale: str
) -> None:
    page = new_page(**held(360, 600), locale=locale)
    playing.sit_down(page, server.url, options={})
    goes_on = played_to_the_end_of_a_deal(page)
    expect(goes_on).to_be_focused()
    expect(goes_on).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(goes_on).to_be_in_viewport(ratio=1)
    lines = page.locator("dl > div").last
    bottom = page.locator(".actions").evaluate("one => one.getBoundingClientRect().top")
    assert lines.evaluate("one => one.getBoundingClientRect().bottom") <= bottom


@pytest.mark.parametrize("locale", ["en", "de"])
def test_on_a_small_phone_the_end_of_a_game_keeps_in_sight_what_goes_on(
    new_page: NewPage, server: Server, locale: str
) -> None:
    page = new_page(**held(360, 600), locale=locale)
    playing.sit_down(page, server.url)
    goes_on = played_until(page, page.locator(".next button").first)
    expect(goes_on).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator(".rest").get_by_role("link").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_nothing_jumps_in_a_first_deal_on_a_phone(new_page: NewPage, server: Server, locale: str) -> None:
    page = new_page(**held(390, 664), locale=locale)
    page.add_init_script(WATCH)
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    page.locator(".acts button").first.click()
    page.locator(".acts .main button:enabled").click()
    page.locator(".undo .quiet").click()
    for _ in range(3):
        play_one(page)
    page.locator(LEGAL).first.wait_for()
    stands_still(page)


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_nothing_jumps_at_a_wide_table(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page()
    page.add_init_script(WATCH)
    if game == "black-spy":
        playing.sit_down(page, server.url)
        pass_three(page)
    else:
        guessing.sit_down(page, server.url)
    for _ in range(2):
        page.locator(LEGAL).first.or_(page.locator(guessing.OPEN).first).first.wait_for()
        if page.locator(LEGAL).count():
            play_one(page)
    stands_still(page)


OVERLAID = """(selector) => {
  const all = [...document.querySelectorAll(selector)].filter(one => one.getBoundingClientRect().width > 0);
  const name = (one) => `${one.className} ${one.textContent.trim()}`;
  return all.flatMap((first, place) => all.slice(place + 1).filter(second => {
    const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }).map(second => `${name(first)} on ${name(second)}`));
}"""
"""Which of some elements lie on each other."""
APART = (
    "[data-spot], [data-trick], [data-trick] ~ .who, .mark .badge, .tricks > .left, .ask > p, .notes > aside"
)
ON_THE_FELT = "[data-played], .signs .sign, .told p, .worth p, .felt > button"
SCREENS = [
    (1280, 800),
    (1100, 720),
    (1280, 600),
    (1100, 600),
    (1280, 599),
    (1024, 500),
    (600, 590),
    (768, 1024),
    (390, 664),
    (360, 600),
    (844, 390),
    (640, 400),
]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_covers_anything_at_a_table_of_black_spy(
    new_page: NewPage, server: Server, players: int
) -> None:
    page = new_page(trick="tap")
    playing.sit_down(
        page, server.url, players=players, seats=bots(players - 1), options={"variants": ["calling-color"]}
    )
    pass_three(page)
    ask = page.locator(".colours button").first
    ask.or_(page.locator(LEGAL).first).or_(
        page.get_by_role("button", name="Continue", exact=True)
    ).first.wait_for()
    if ask.is_visible():
        ask.click()
    for _ in range(2):
        page.locator(LEGAL).first.or_(
            page.get_by_role("button", name="Continue", exact=True)
        ).first.wait_for()
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"(screen) => ({OVERLAID})(screen).length === 0", arg=ON_THE_FELT)
            page.wait_for_function(ONE_PAGE)
        page.set_viewport_size({"width": 1280, "height": 800})
        if page.locator(LEGAL).count():
            page.locator(LEGAL).first.click(position=playing.EDGE)
        page.get_by_role("button", name="Continue", exact=True).wait_for()


@pytest.mark.parametrize("players", [4, 6])
def test_a_name_of_14_letters_has_its_room_beside_the_table(
    new_page: NewPage, server: Server, players: int
) -> None:
    page = new_page()
    playing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    for width, height in ((1100, 800), (1280, 800), (1440, 800), (1024, 720), (1100, 600)):
        page.set_viewport_size({"width": width, "height": height})
        cut = page.locator(".sign .name").evaluate_all(
            "all => all.filter(one => { one.textContent = 'Maximilian Ott';"
            " return one.scrollWidth > one.clientWidth; }).length"
        )
        assert cut == 0, (width, height)


@pytest.mark.parametrize(("width", "height"), [(360, 600), (390, 664), (740, 360)])
def test_a_phone_shows_names_of_14_letters_of_five_others(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(**held(width, height))
    playing.sit_down(page, server.url, players=6, seats=bots(5))
    cut = page.locator(".sign .name").evaluate_all(
        "all => all.filter(one => { one.textContent = 'Maximilian Ott';"
        " const { top, bottom } = one.getBoundingClientRect();"
        " const sign = one.closest('.sign').getBoundingClientRect();"
        " return one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 6"
        " || top < sign.top || bottom > sign.bottom; }).length"
    )
    assert cut == 0


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_lies_on_cards_or_pawns_of_spy_tricks(
    new_page: NewPage, server: Server, players: int
) -> None:
    page = new_page(trick="tap")
    guessing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    goes_on = page.get_by_role("button", name="Continue", exact=True)
    while not goes_on.is_visible():
        page.locator(LEGAL).first.or_(goes_on).first.wait_for()
        if page.locator(LEGAL).count():
            play_one(page)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            f"(selector) => ({OVERLAID})(selector).length === 0",
            arg="[data-trick], [data-trick] ~ .who, .mark .badge",
        )
        page.wait_for_function(
            f"(selector) => ({OVERLAID})(selector).length === 0", arg=".facts, .badges, .name, .points"
        )


LYING = """() => [...document.querySelectorAll('[data-played]:has(> .card), [data-trick] > *')].map(one =>
  getComputedStyle(one).rotate)"""
"""How the cards of a trick are turned."""


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_cards_of_a_trick_lie_as_players_lay_them_where_there_is_room(
    new_page: NewPage, server: Server, game: str
) -> None:
    page = new_page(trick="tap")
    if game == "black-spy":
        playing.sit_down(page, server.url, options={})
        pass_three(page)
    else:
        guessing.sit_down(page, server.url, players=4, seats=bots(3))
    page.locator(LEGAL).first.click(position=playing.EDGE)
    page.get_by_role("button", name="Continue", exact=True).wait_for()
    turned = page.evaluate(LYING)
    assert len(turned) == 4
    assert len(set(turned)) > 1
    assert all(0 < abs(float(one.removesuffix("deg"))) < 4 for one in turned)
    page.set_viewport_size({"width": 390, "height": 664})
    page.wait_for_function(f"() => ({LYING})().every(one => one === 'none')")


def test_a_wide_table_of_spy_tricks_has_a_mat_for_the_trick_and_a_large_hand(
    page: Page, server: Server
) -> None:
    guessing.sit_down(page, server.url, players=4, seats=bots(3))
    page.locator(HANDED).first.wait_for()
    assert "gradient" in page.locator(".tricks").evaluate("one => getComputedStyle(one).backgroundImage")
    width = "document.querySelector('.hand [data-card]').offsetWidth"
    page.wait_for_function(f"() => {width} >= 125")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(f"() => {width} <= 108")


def test_the_log_stands_at_the_side_of_a_wide_table_with_its_cards_drawn(page: Page, server: Server) -> None:
    playing.sit_down(page, server.url)
    pass_three(page)
    play_one(page)
    log = page.get_by_role("tabpanel", name="Log").get_by_role("log")
    expect(log.locator(".chip").first).to_be_visible()
    expect(log).to_contain_text("You play ")
    row = log.locator(".cards").first
    expect(row).to_have_text(re.compile("(.* plays? ){4}"))
    expect(row.locator(".card:visible")).to_have_count(4)
    expect(page.get_by_role("button", name="Log and chat")).to_have_count(0)
    expect(page.get_by_role("button", name="Hello!")).to_have_count(0)
    page.get_by_role("tab", name="Log").press("ArrowRight")
    expect(page.get_by_role("tab", name="All tricks")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="All tricks")).to_be_visible()
    page.set_viewport_size({"width": 1099, "height": 800})
    expect(page.get_by_role("tab", name="Log")).to_have_count(0)
    page.get_by_role("button", name="Log and chat").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("You play ")


RIGHT_EDGES = """(selectors) => selectors.map(
  one => Math.round(document.querySelector(one).getBoundingClientRect().right))"""


def test_everything_ends_at_one_right_edge(page: Page, server: Server) -> None:
    for game, sit_down, felt in (
        ("black-spy", playing.sit_down, ".trick-area, .asked, .acts:not(.sign)"),
        ("spy-tricks", guessing.sit_down, ".below, .side"),
        ("spycard", test_spycard.sit_down, ".layout"),
    ):
        sit_down(page, server.url)
        right, edge, *parts = page.evaluate(
            RIGHT_EDGES, ["header", "aside[aria-label]:not([role])", *felt.split(", ")]
        )
        assert right == edge, game
        assert len(set(parts)) == 1, (game, parts)
        assert parts[0] == edge - 304 - 16, game


def test_a_replay_ends_at_one_right_edge(page: Page, server: Server) -> None:
    page.goto(f"{server.url}{finished(page, server, 'black-spy')}")
    page.locator(".controls").wait_for()
    ends: dict[int, tuple[int, int]] = {}
    for eyes, column in (("everyone", ".hands"), ("0", ".beside > .reviews")):
        page.get_by_label("View as").select_option(eyes)
        page.locator(column).wait_for()
        for width, height in ((1280, 800), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            edges = page.evaluate(RIGHT_EDGES, [".controls .bar", ".again button", column, ".replay"])
            left = page.evaluate(RIGHT_EDGES, [".happened", ".stage"])
            assert len(set(edges)) == len(set(left)) == 1, (eyes, edges, left)
            assert ends.setdefault(width, (left[0], edges[0])) == (left[0], edges[0]), eyes


def test_a_refusal_leaves_the_prompt(page: Page, server: Server) -> None:
    playing.sit_down(page, server.url)
    pass_three(page)
    refused = page.locator('.hand [aria-disabled="true"]')
    for _ in range(8):
        page.locator(LEGAL).first.wait_for()
        if refused.count():
            break
        play_one(page)
    line = page.locator(".asked .line").inner_text()
    refused.first.click(position=playing.EDGE, force=True)
    expect(page.get_by_role("link", name="Rule BS-")).to_be_visible()
    expect(page.locator(".asked .line")).to_have_text(line)


def test_the_black_cards_show_who_took_them(page: Page, server: Server) -> None:
    table = make_table(page, server.url, options={}, seats=bots(3), start=True)
    page.goto(f"{server.url}/table/{table}")
    page.locator(HANDED).first.wait_for()
    pass_three(page)
    watch = page.get_by_role("region", name="Black cards")
    expect(watch).to_contain_text("0 of 16")
    taken = watch.locator(".keys .taken")
    while not taken.count():
        play_one(page)
        page.locator(LEGAL).first.wait_for()
    expect(watch).to_contain_text(f"{taken.count()} of 16")
    expect(taken.first.locator("i")).not_to_be_empty()


def test_the_form_for_a_custom_table_is_groups_that_open_on_a_phone(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(**held(360, 600))
    named(page, server.url, "Alice")
    page.goto(f"{server.url}/?choose=black-spy")
    groups = page.locator("form summary:has(h2)")
    expect(groups.locator("h2")).to_have_text(["Who plays", "Time", "Rules"])
    chosen = page.locator("form summary small")
    expect(chosen).to_have_text(["4 players · Bots: Medium", "No limit · Bot delay: 0.7 s", "to 150 points"])
    assert page.evaluate("document.documentElement.scrollHeight") <= 600
    expect(page.get_by_label("Bot level")).to_be_hidden()
    groups.first.press("Enter")
    expect(chosen.first).to_be_hidden()
    page.get_by_label("Bot level").select_option("easy")
    groups.first.press("Enter")
    expect(chosen.first).to_have_text("4 players · Bots: Easy")
    expect(page.get_by_label("Bot level")).to_be_hidden()
    assert faults(page) == []
    page.get_by_role("button", name="Deal").click()
    page.locator(HANDED).first.wait_for()


def test_the_end_of_a_round_has_one_truth_of_totals(page: Page, server: Server) -> None:
    """ST-22, ST-24."""
    guessing.sit_down(page, server.url)
    guessing.play_until_points(page)
    totals = page.get_by_role("dialog").locator(".total").all_inner_texts()
    expect(page.locator("[data-seat] .points > [aria-hidden]")).to_have_text(totals)
    expect(page.get_by_role("dialog")).to_contain_text("They count only where totals are equal.")


def test_whoever_wants_sounds_hears_turns_cards_own_tricks_and_the_end_of_a_deal(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    page.add_init_script(NOTED)
    playing.sit_down(page, server.url, options={})
    assert page.evaluate("[heard, felt]") == [[], []]
    page.add_init_script(WANTED)
    page.reload()
    pass_three(page)
    goes_on = page.get_by_role("button", name="Next deal")
    while not goes_on.is_visible():
        page.locator(LEGAL).first.or_(goes_on).first.wait_for()
        if page.locator(LEGAL).count():
            play_one(page)
    page.wait_for_function(f"() => heard.includes({OVER})")
    assert {TURN, CARD, TAKEN} <= set(page.evaluate("heard"))
    assert set(page.evaluate("felt")) == {BUZZ}


def test_the_typeface_is_the_pages_own(page: Page, server: Server) -> None:
    playing.sit_down(page, server.url)
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('700 16px \"Zilla Slab\"'))")
