"""A complete trick is seen: it lies until it is tapped away, and the end of a deal or round waits for it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import guessing, playing
from tests.browser.conftest import NewPage
from tests.browser.playing import EDGE, HANDED, LEGAL, first_legal, pass_three, play_one
from tests.browser.served import Server

ON_THE_FELT = "[data-played] > .card"
HAND = 15


def continue_button(page: Page) -> Locator:
    """Return the button that ends the time of a trick."""
    return page.get_by_role("button", name="Continue", exact=True)


def lies(page: Page) -> bool:
    """Return whether a complete trick lies, once that or a playable card is shown."""
    expect(continue_button(page).or_(page.locator(LEGAL).first).first).to_be_visible()
    return continue_button(page).is_visible()


def play_until_a_trick_lies(page: Page) -> None:
    """Play cards until a trick is complete."""
    while not lies(page):
        play_one(page)


def test_a_trick_lies_until_it_is_tapped_and_the_end_of_the_deal_waits_for_it(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(trick="tap")
    playing.sit_down(page, server.url, options={})
    pass_three(page)
    for left in range(HAND - 1, -1, -1):
        play_until_a_trick_lies(page)
        expect(page.locator(ON_THE_FELT)).to_have_count(4)
        expect(page.locator(".won .mark")).to_have_text("takes it")
        expect(page.locator(LEGAL)).to_have_count(0)
        expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_hidden()
        if left:
            # A tap on a card ends the wait, but plays nothing.
            page.locator(HANDED).first.click(position=EDGE)
        else:
            page.keyboard.press("Space")
        expect(continue_button(page)).to_be_hidden()
        expect(page.locator(HANDED)).to_have_count(left)
    expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()


def test_controls_keep_their_meaning_while_a_trick_lies(new_page: NewPage, server: Server) -> None:
    page = new_page(trick="tap")
    playing.sit_down(page, server.url)
    pass_three(page)
    play_until_a_trick_lies(page)
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog", name="Scores")).to_be_visible()
    page.get_by_role("dialog", name="Scores").get_by_role("button", name="Close").click()
    expect(page.locator(ON_THE_FELT)).to_have_count(4)
    continue_button(page).press("Enter")
    expect(continue_button(page)).to_be_hidden()


def test_at_a_timed_table_a_trick_does_not_keep_the_taker_from_playing(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(trick="tap")
    playing.sit_down(page, server.url, clock=600)
    pass_three(page)
    own = page.locator(".won[data-played='0'] .mark")
    while own.count() == 0:
        play_one(page)
        expect(page.locator(LEGAL).first).to_be_visible()
    expect(page.locator(ON_THE_FELT)).to_have_count(4)
    expect(continue_button(page)).to_be_hidden()
    play_one(page)
    expect(own).to_be_hidden()


def test_winner_and_loser_of_a_trick_are_seen(new_page: NewPage, server: Server) -> None:
    page = new_page(trick="tap")
    guessing.sit_down(page, server.url)
    first_legal(page).wait_for()
    play_until_a_trick_lies(page)
    trick = page.get_by_role("region", name="Trick 1 of 5")
    expect(trick.locator("[data-trick]")).to_have_count(3)
    for badge in ("Winner", "Loser"):
        expect(trick.get_by_text(badge)).to_be_visible()
    expect(page.locator("[data-spot].open")).to_have_count(0)
    page.locator("body").press("Enter")
    expect(continue_button(page)).to_be_hidden()
