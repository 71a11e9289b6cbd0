"""Spy Tricks in the browser: rounds by clicks, by finger and by keyboard; the mat; the score."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.guessing import CHOSEN, OPEN, READY, guess, next_question, play_round, sit_down
from tests.browser.keys import lost_focus, reach, roam, watch_focus
from tests.browser.playing import HANDED, LEGAL, make_table, play_one
from tests.browser.wording import faults
from tests.server.live import Server


def play_until_asked_to_guess(page: Page) -> None:
    """Play cards until a henchman is to be placed."""
    while (asked := next_question(page)) != "guess":
        if asked == "ready":
            page.get_by_role("button", name=READY, exact=True).click()
            continue
        held = page.locator(HANDED).count()
        page.locator(LEGAL).first.click(position={"x": 9, "y": 22})
        expect(page.locator(HANDED)).not_to_have_count(held)


def test_a_round_is_played_with_the_keyboard_alone(new_page: NewPage, server: Server) -> None:
    page = new_page(moments="wait")
    watch_focus(page)
    sit_down(page, server.url)
    keys, go_on = page.keyboard, page.get_by_role("button", name="Go on")
    ready = page.get_by_role("button", name=READY, exact=True)
    while True:
        question = (
            page.locator(LEGAL)
            .or_(page.locator(OPEN))
            .or_(page.get_by_role("button", name=READY, exact=True))
        )
        question.or_(go_on).first.wait_for()
        if go_on.is_visible():
            expect(go_on).to_be_focused()
            keys.press("Enter")
            expect(go_on).to_have_count(0)
        elif (asked := next_question(page)) == "ready":
            break
        elif asked == "play":
            held = page.locator(HANDED).count()
            reach(page, HANDED)
            roam(page, LEGAL)
            keys.press("Enter")
            expect(page.locator(HANDED)).not_to_have_count(held)
        else:
            reach(page, "[data-spot]", "Shift+Tab")
            roam(page, f"{OPEN}:not([aria-label*='ruled out'])")
            keys.press("Enter")
            expect(page.get_by_role("button", name="Place it")).to_be_focused()
            keys.press("Enter")
            expect(page.locator(OPEN)).to_have_count(0)
    expect(ready).to_be_focused()
    assert lost_focus(page) == []


def sit_down_together(new_page: NewPage, url: str) -> tuple[Page, Page]:
    """Start a round with two people and a bot at a table."""
    alice, bob = new_page(), new_page()
    table = make_table(alice, url, game="spy-tricks", options={}, players=3, seats=[{"sitter": "open"}] * 3)
    alice.goto(f"{url}/table/{table}")
    link = alice.get_by_label("Invitation link").input_value()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    alice.get_by_text("Bob").first.wait_for()
    alice.get_by_role("button", name="Start game").click()
    return alice, bob


def test_two_read_the_scoring_of_a_round_until_both_are_ready(new_page: NewPage, server: Server) -> None:
    both = sit_down_together(new_page, server.url)
    alice, bob = both
    ready = {page: page.get_by_role("button", name=READY, exact=True) for page in both}
    while not all(ready[page].is_visible() for page in both):
        for page in both:
            if page.locator(OPEN).count():
                guess(page)
            elif page.locator(LEGAL).count():
                play_one(page)
    ready[alice].click()
    expect(alice.get_by_text("Waiting for Bob")).to_be_visible()
    alice.keyboard.press("Escape")
    expect(alice.get_by_role("heading", name="Round 1")).to_be_visible()
    ready[bob].click()
    for page in both:
        expect(page.get_by_text("Round 2 of 3")).to_be_visible()
        expect(page.get_by_role("heading", name="Round 1")).to_be_hidden()


def test_a_whole_game_is_played_by_clicks(page: Page, server: Server) -> None:
    """ST-6: as many rounds as players."""
    sit_down(page, server.url)
    for number in (1, 2, 3):
        expect(page.get_by_text(f"Round {number} of 3")).to_be_visible()
        play_round(page)
    expect(page.get_by_text("The game is over").first).to_be_visible()
    expect(page.get_by_role("img", name="Totals, round by round")).to_be_visible()


def test_a_round_is_played_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    sit_down(page, server.url)
    play_round(page, finger=True)
    expect(page.get_by_text("Round 2 of 3")).to_be_visible()


def test_every_spot_of_the_mat_is_a_target_for_a_finger(new_page: NewPage, server: Server) -> None:
    """The mat is what shrinks on a phone; a guess is confirmed, and WCAG's least is 24 pixels."""
    page = new_page(**PHONE)
    sit_down(page, server.url)
    spots = page.locator("[data-spot]")
    expect(spots).to_have_count(39)
    for spot in spots.all():
        box = spot.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 34


def test_a_henchman_is_placed_with_the_keyboard_alone(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    play_until_asked_to_guess(page)
    page.locator("[data-spot='red']").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator("[data-spot='B8']")).to_be_focused()
    while not page.evaluate("document.activeElement.matches('.open')"):
        page.keyboard.press("ArrowDown")
    spot = page.evaluate("document.activeElement.dataset.spot")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Place it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    expect(page.locator(f"[data-spot='{spot}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Place it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-pawn='0@{spot}']")).to_have_count(1)


def test_a_guess_takes_one_safeguard(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    play_until_asked_to_guess(page)
    spot = page.locator(OPEN).first
    name = spot.get_attribute("data-spot")
    spot.click()
    page.get_by_role("button", name="Another spot").click()
    expect(page.locator(OPEN).first).to_be_visible()
    assert page.locator("[data-pawn^='0@']").count() == 0
    page.locator(f"[data-spot='{name}']").click()
    page.get_by_role("button", name="Place it").click()
    expect(page.locator(f"[data-pawn='0@{name}']")).to_have_count(1)


def test_a_spot_that_is_taken_says_why_with_its_clause(page: Page, server: Server) -> None:
    """ST-15."""
    sit_down(page, server.url)
    play_until_asked_to_guess(page)
    taken = page.locator("[data-spot]:not(.open)")
    while not taken.count():
        guess(page)
        play_until_asked_to_guess(page)
    taken.first.click(force=True)
    clause = page.get_by_role("alert").get_by_role("link", name="ST-15")
    expect(clause).to_have_attribute("href", re.compile("/rules/spy-tricks#ST-15$"))


def test_a_spot_that_the_mat_rules_out_is_named_so_and_warned_of(page: Page, server: Server) -> None:
    """ST-15, ST-17."""
    sit_down(page, server.url)
    play_until_asked_to_guess(page)
    wrong = page.locator(f"{OPEN}[aria-label*='ruled out']").first
    wrong.click()
    expect(page.get_by_text("The mat rules this spot out")).to_be_visible()


def test_no_screen_of_the_game_has_a_serious_fault(new_page: NewPage, server: Server) -> None:
    for scheme in ("light", "dark"):
        page = new_page(color_scheme=scheme)
        sit_down(page, server.url)
        assert faults(page) == []
        play_until_asked_to_guess(page)
        assert faults(page) == []
        page.locator(OPEN).first.click()
        page.get_by_role("button", name="Place it").wait_for()
        assert faults(page) == []
