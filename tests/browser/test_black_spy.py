"""A whole deal of Black Spy in the browser: by clicks, by keyboard alone, on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spydeck.json_types import JsonObject
from tests.browser.conftest import PHONE, NewPage
from tests.browser.keys import lost_focus, reach, roam, watch_focus
from tests.browser.playing import (
    EDGE,
    HANDED,
    first_legal,
    is_over,
    pass_three,
    play_one,
    play_to_the_end,
    sit_down,
)
from tests.browser.wording import faults
from tests.server.live import Server

HAND = 15
LIFTED = ".hand button.lifted"
SLOW_MOVES = (
    "{ const later = setTimeout; window.setTimeout ="
    " (run, wait, ...given) => later(run, wait === 1000 ? 60000 : wait, ...given); }"
)
"""Lets the moves of an update take a minute in place of a second, before the next one is shown."""


def test_a_newcomer_is_dealt_a_hand_and_plays_without_having_read_anything(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Spydeck, Black Spy: fewest points wins")).to_be_in_viewport()
    expect(page.get_by_text("The fewest points win")).to_be_visible()
    expect(page.locator(HANDED)).to_have_count(HAND)
    expect(page.locator(".told")).to_have_text(re.compile("^Three cards go to"))
    expect(page.get_by_text("Highest card:")).to_have_count(0)
    expect(page.get_by_role("link", name="Other games")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Suggest").click()
    expect(page.locator(LIFTED)).to_have_count(3)
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(LIFTED)).to_have_count(3)
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Send now").click()
    play_one(page)
    expect(page.locator(HANDED)).to_have_count(HAND - 1)


def test_a_whole_deal_is_played_by_clicks(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    pass_three(page)
    assert play_to_the_end(page) == HAND
    page.get_by_role("button", name="Play a whole game").click()
    expect(page.locator(HANDED)).to_have_count(HAND)
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_text("The game ends at 150")).to_be_visible()


def test_the_first_card_of_a_newcomer_answers_a_click(
    new_page: NewPage, server: Server, record_property: Callable[[str, object], None]
) -> None:
    """Records how many seconds that takes, without a verdict: others may use the machine just then."""
    page = new_page(reduced_motion="no-preference")
    start = time.perf_counter()
    page.goto(server.url)
    page.locator(HANDED).first.click(position=EDGE)
    expect(page.locator(LIFTED)).to_have_count(1)
    record_property("seconds_to_first_card", round(time.perf_counter() - start, 2))


def test_a_deal_is_played_with_the_keyboard_alone(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False, moments="wait")
    watch_focus(page)
    sit_down(page, server.url)
    keys = page.keyboard
    reach(page, HANDED)
    for _ in range(3):
        keys.press("Enter")
        keys.press("ArrowRight")
    expect(page.locator(LIFTED)).to_have_count(3)
    for _ in range(2):  # past the suggestion
        keys.press("Tab")
    keys.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_focused()
    keys.press("Enter")
    for held in range(HAND, 0, -1):
        first_legal(page).wait_for()
        expect(page.locator(f"{HANDED}:focus")).to_have_count(1)
        roam(page, f"{HANDED}.legal")
        keys.press("Enter")
        expect(page.locator(HANDED)).to_have_count(held - 1)
    expect(page.get_by_role("button", name="Play a whole game")).to_be_focused()
    assert lost_focus(page) == []


def test_for_keys_a_turn_begins_at_a_card_that_may_be_played(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    pass_three(page)
    for held in range(HAND, HAND - 4, -1):
        expect(page.locator(HANDED)).to_have_count(held)
        first_legal(page).wait_for()
        reach(page, HANDED)
        expect(page.locator(".hand button.legal:focus")).to_have_count(1)
        page.keyboard.press("Enter")


def test_a_deal_is_played_on_a_phone_without_scrolling(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    sit_down(page, server.url)
    pass_three(page)
    first_legal(page).wait_for()
    wide, high = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert wide <= 360
    assert high <= 740
    assert play_to_the_end(page, finger=True) == HAND


def test_a_hand_of_twenty_fits_a_narrow_phone_in_two_rows(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    bots = [{"sitter": "open"}, {"sitter": "bot"}, {"sitter": "bot"}]
    sit_down(page, server.url, players=3, seats=bots)
    expect(page.locator(HANDED)).to_have_count(20)
    tops = page.locator(HANDED).evaluate_all("cards => cards.map(card => card.offsetTop)")
    assert len(set(tops)) == 2
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 740
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(HANDED).last).to_be_in_viewport(ratio=0.99)


def test_a_paused_game_leaves_both_rows_of_a_hand_in_sight_on_a_small_phone(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    bots = [{"sitter": "open"}, {"sitter": "bot"}, {"sitter": "bot"}]
    sit_down(page, server.url, players=3, seats=bots)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Propose a pause").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Resume game")).to_be_in_viewport(ratio=1)
    expect(page.locator(HANDED).last).to_be_in_viewport(ratio=0.75)


def test_a_refused_card_says_why_with_its_clause_and_stays(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    pass_three(page)
    while not is_over(page):
        refused = page.locator('.hand [aria-disabled="true"]')
        if refused.count():
            held = page.locator(HANDED).count()
            refused.first.click(position=EDGE, force=True)
            expect(page.get_by_role("link", name="Rule BS-")).to_be_visible()
            assert page.locator(HANDED).count() == held
            return
        play_one(page)
    pytest.fail("in this deal every card was legal all the time")


def test_moves_that_overlap_are_all_completed(new_page: NewPage, server: Server) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(SLOW_MOVES)
    page.add_init_script(
        "window.ended = {}; addEventListener('flightend', ({ detail }) => {"
        " window.ended[detail.name] = (window.ended[detail.name] ?? 0) + 1; }, true);"
    )
    sit_down(page, server.url)
    pass_three(page)
    for _ in range(3):
        play_one(page)
    page.wait_for_function("() => (window.ended.trick ?? 0) >= 8")
    page.wait_for_function(
        "() => window.ended.play === window.ended.trick"
        " + document.querySelectorAll('[data-played] > .card').length"
    )
    assert page.evaluate("() => window.ended.deal") == HAND


def expected(card: str, points: float, behind: float) -> JsonObject:
    """Return what playing a card leads to."""
    results = {"value": -points, "points": points, "spies": 0, "sweep": 0}
    ends = {"behind": behind, "behind_error": 1, "equal": not behind}
    return {"action": f"play {card}", "results": results, "errors": {}, **ends}


def reviewed() -> JsonObject:
    """Return the review of a deal in which one move cost something."""
    best, played = expected("R2", 2, 0), expected("R3", 8, 6)
    compared = {"action": "play R2", "next": "play R3", "result": 2, "next_result": 8}
    reason = {"code": "points", "arguments": {**compared, "equals": [], "equal_count": 0}}
    explanation = {
        "reason": reason,
        "measures": list(best["results"]),
        "options": [best, played],
        "odds": {},
        "rows": 100,
        "playouts": 200,
        "action_count": 2,
    }
    move = {"step": 9, "part": 0, "played": played, "explanation": explanation, "reason": reason}
    review = {"seat": 0, "level": "hard", "decisions": HAND, "moves": [move]}
    return {"state": "ready", "done": HAND, "decisions": HAND, "review": review}


def test_after_a_deal_the_scores_stay_until_the_person_is_ready(page: Page, server: Server) -> None:
    sit_down(page, server.url, options={})
    pass_three(page)
    for _ in range(HAND):
        play_one(page)
    expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
    expect(page.get_by_text("Black cards and Spies taken")).to_be_visible()
    page.route("**/api/tables/*/reviews/0", lambda route: route.fulfill(json=reviewed()))
    page.get_by_role("button", name="Review my moves").press("Enter")
    dialog = page.get_by_role("dialog", name="Review")
    expect(dialog).to_contain_text("Red 2 is better.")
    expect(dialog).to_contain_text("This cost about 6 points. About 2 points if you play Red 2, against 8 if")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator(HANDED)).to_have_count(HAND)
