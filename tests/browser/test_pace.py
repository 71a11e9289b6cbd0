"""When things move on: decisive moments, the end of a deal or round, taps and suggestions."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import guessing, playing
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import EDGE, HANDED, LEGAL, first_legal, pass_three, play_one, play_to_the_end
from tests.browser.test_spycard import gather, partner, verb
from tests.server.in_process import live
from tests.server.live import Server
from tests.server.manual_host import spycard_outcomes, stack

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 664}}
MOMENT = "[data-moment]"
HANDS = "7H JC 3S 4D / 5S 6S 7C 8D / 6H 9S 5C 9D"
STANDS, STEP, AN_HOUR = 2_600, 50, 3_600_000
"""Milliseconds."""


def go_on(page: Page) -> None:
    """Press the button of the moment that stands."""
    page.locator(MOMENT).get_by_role("button", name="Go on").click()


def test_received_cards_are_named_until_the_person_goes_on_and_marked_until_the_first_trick_is_over(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(moments="wait", **screen)
    playing.sit_down(page, server.url, options={})
    pass_three(page)
    moment = page.locator(MOMENT)
    expect(moment).to_contain_text("You receive")
    expect(moment.get_by_role("button", name="Go on")).to_be_focused()
    expect(page.locator(".hand button.ringed")).to_have_count(3)
    assert moment.locator(".bar").count() == 0
    page.keyboard.press("Enter")
    expect(moment).to_have_count(0)
    while first_trick_runs(page):
        expect(page.locator(".hand button.ringed").first).to_have_accessible_name(re.compile("received"))
        play_one(page)
    expect(page.locator(".hand button.ringed")).to_have_count(0)


def first_trick_runs(page: Page) -> bool:
    """Return whether the person has not played a card yet, once they may."""
    first_legal(page).wait_for()
    return page.locator(HANDED).count() == 15


def test_a_moment_is_over_as_soon_as_the_person_acts(new_page: NewPage, server: Server) -> None:
    page = new_page(moments="wait")
    playing.sit_down(page, server.url)
    pass_three(page)
    page.locator(MOMENT).wait_for()
    go_on(page)
    first_legal(page).wait_for()
    expect(page.locator(MOMENT)).to_have_count(0)


def test_with_motion_a_moment_stands_for_its_time(new_page: NewPage, server: Server) -> None:
    page = new_page(moments="timed", reduced_motion="no-preference")
    page.clock.install()
    playing.sit_down(page, server.url)
    page.get_by_role("button", name="Suggest").click()
    page.get_by_role("button", name="Pass to", disabled=False).wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + STEP)
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Send now").click()
    moment = page.locator(MOMENT)
    while not moment.count():
        page.clock.run_for(STEP)
    expect(moment.locator(".bar")).to_be_visible()
    page.clock.run_for(STANDS - 2 * STEP)
    expect(moment).to_be_visible()
    page.clock.run_for(2 * STEP)
    expect(moment).to_have_count(0)


def test_alone_with_bots_a_moment_waits_for_the_person(new_page: NewPage, server: Server) -> None:
    page = new_page(moments="usual", reduced_motion="no-preference")
    page.clock.install()
    playing.sit_down(page, server.url)
    pass_three(page)
    moment = page.locator(MOMENT)
    expect(moment).to_contain_text("You receive")
    page.clock.run_for(AN_HOUR)
    expect(moment).to_be_visible()
    assert moment.locator(".bar").count() == 0
    go_on(page)
    first_legal(page).wait_for()
    expect(moment).to_have_count(0)


def test_an_exposure_stands_with_its_sentence_and_nothing_that_follows_is_lost(
    new_page: NewPage, servers: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, spycard_outcomes(HANDS))
    server = servers.enter_context(live(f"sqlite:///{tmp_path / 'stacked.db'}"))
    page = new_page(moments="wait")
    table, link = gather(page, server)
    bob, carol = (partner(server, link, table, seat) for seat in (1, 2))
    page.get_by_role("button", name="Start game").click()
    verb(page, "Pass").click()
    page.get_by_role("button", name="Send now").click()
    bob.act("expose P2 KH")
    moment = page.locator(MOMENT)
    expect(moment).to_contain_text("Wrong!")
    expect(moment).to_contain_text("Carol is out and discards 4 agents.")
    carol.act("field #3")
    expect(page.locator(".agent[data-token='#3']")).to_have_accessible_name(re.compile("base"))
    expect(page.locator(".verb")).to_have_count(0)
    go_on(page)
    expect(moment).to_have_count(0)
    verb(page, "Pass").wait_for()
    expect(page.locator(".agent[data-token='#3']")).to_have_accessible_name(re.compile("field"))


def play_a_deal(page: Page) -> None:
    """Play cards until the result of the deal is shown."""
    while True:
        expect(
            page.locator(LEGAL).first.or_(page.get_by_role("button", name="Next deal")).first
        ).to_be_visible()
        if page.get_by_role("button", name="Next deal").is_visible():
            return
        play_one(page)


def test_alone_with_bots_the_end_of_a_deal_waits_and_has_the_focus(page: Page, server: Server) -> None:
    page.clock.install()
    playing.sit_down(page, server.url, options={})
    pass_three(page)
    play_a_deal(page)
    ready = page.get_by_role("button", name="Next deal")
    expect(ready).to_be_focused()
    expect(page.get_by_role("region", name="Black cards")).to_contain_text("16 of 16")
    expect(page.get_by_text("Continues in")).to_have_count(0)
    page.clock.fast_forward(AN_HOUR)
    expect(ready).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(HANDED)).to_have_count(15)
    expect(page.get_by_role("region", name="Cards played")).to_contain_text("Three cards go to")


def test_alone_with_bots_the_end_of_a_round_waits(page: Page, server: Server) -> None:
    page.clock.install()
    guessing.sit_down(page, server.url)
    ready = page.get_by_role("button", name="Ready", exact=True)
    guessing.play_until_points(page)
    expect(ready).to_be_focused()
    page.clock.fast_forward(AN_HOUR)
    expect(ready).to_be_visible()


def test_on_a_phone_a_tap_lifts_a_card_and_the_button_or_a_second_tap_plays_it(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(confirm="touch", **SMALL)
    playing.sit_down(page, server.url)
    pass_three(page)
    for second_tap in (False, True):
        card = first_legal(page)
        held = page.locator(HANDED).count()
        card.tap(position=EDGE)
        expect(page.locator(".hand button.lifted")).to_have_count(1)
        expect(page.locator(HANDED)).to_have_count(held)
        if second_tap:
            page.locator(".hand button.lifted").tap(position=EDGE)
        else:
            page.get_by_role("button", name="Play ").tap()
        expect(page.locator(HANDED)).to_have_count(held - 1)


def test_with_a_mouse_a_click_plays_a_card(new_page: NewPage, server: Server) -> None:
    page = new_page(confirm="touch")
    playing.sit_down(page, server.url)
    pass_three(page)
    play_one(page)


def test_a_refusal_leaves_the_question_where_it_is(page: Page, server: Server) -> None:
    playing.sit_down(page, server.url)
    pass_three(page)
    refused = page.locator(".hand [aria-disabled=true]")
    first_legal(page).wait_for()
    while not refused.count():
        play_one(page)
        first_legal(page).wait_for()
    refused.first.click(position=EDGE, force=True)
    expect(page.get_by_role("link", name="Rule BS-")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Follow")


class SlowSuggestions:
    """Keeps suggestions from a page until it may have them."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._keeps = True
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/socket*", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server, self._page = socket.connect_to_server(), socket
        server.on_message(lambda message: self._pass(socket, message))

    def _pass(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self._keeps and '"type":"suggestion"' in str(message):
            self._kept.append(message)
        else:
            socket.send(message)

    def come(self) -> None:
        """Let the page have them, and later ones."""
        assert self._page
        self._keeps = False
        for message in self._kept:
            self._page.send(message)


def test_a_suggestion_that_takes_long_shows_that_it_is_thought_about(page: Page, server: Server) -> None:
    slow = SlowSuggestions(page)
    playing.sit_down(page, server.url)
    button = page.get_by_role("button", name="Suggest")
    width = button.bounding_box()
    button.click()
    thinking = page.get_by_role("button", name="Thinking")
    expect(thinking).to_have_attribute("aria-busy", "true")
    assert thinking.bounding_box() == width
    expect(page.locator(".hand button.lifted")).to_have_count(0)
    slow.come()
    expect(page.locator(".hand button.lifted")).to_have_count(3)
    expect(page.get_by_role("button", name="Suggest")).to_be_visible()


def test_a_whole_game_says_how_long_it_takes_and_how_strong_the_bots_are(page: Page, server: Server) -> None:
    seats = [{"sitter": "open"}, *[{"sitter": "bot", "bot": "hard"}] * 3]
    playing.sit_down(page, server.url, seats=seats)
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Bots: Hard")
    page.keyboard.press("Escape")
    pass_three(page)
    play_to_the_end(page)
    expect(page.get_by_text("About 45 minutes, against bots at Hard.")).to_be_visible()
    page.goto(f"{server.url}/games")
    expect(page.locator("li", has_text="Black Spy").filter(has_text="You ")).to_have_count(1)
    expect(page.get_by_text("This browser knows you by a name")).to_have_css("text-transform", "none")
