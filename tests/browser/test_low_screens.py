"""A whole deal of each game on a phone held sideways and at 200 %: all is in sight at every question."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import NewPage
from tests.browser.in_sight import expect_all_in_sight
from tests.browser.playing import HANDED, pass_three
from tests.browser.served import Server

SIDEWAYS: Any = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SMALL: Any = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
ENLARGED: Any = {"viewport": {"width": 640, "height": 400}, "has_touch": True}


def bots(number: int) -> list[dict[str, str]]:
    """Return an open seat and bots."""
    return [{"sitter": "open"}, *[{"sitter": "bot"}] * number]


@pytest.mark.parametrize(
    ("screen", "players", "cards"), [(SIDEWAYS, 4, 15), (SMALL, 6, 10), (ENLARGED, 3, 20)]
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


@pytest.mark.parametrize(("screen", "players"), [(SIDEWAYS, 4), (SMALL, 3), (ENLARGED, 4)])
def test_a_round_of_spy_tricks(new_page: NewPage, server: Server, screen: Any, players: int) -> None:
    page = new_page(**screen)
    guessing.sit_down(page, server.url, players=players, seats=bots(players - 1))
    expect(page.locator("[data-spot]")).to_have_count(39)
    assert guessing.play_round(page, finger=True, look=expect_all_in_sight) > 0
    expect(page.get_by_text(f"Round 2 of {players}")).to_be_visible()


@pytest.mark.parametrize(("screen", "players"), [(SIDEWAYS, 4), (SMALL, 5), (ENLARGED, 3)])
def test_a_game_of_spycard(new_page: NewPage, server: Server, screen: Any, players: int) -> None:
    page = new_page(**screen)
    test_spycard.sit_down(page, server.url, players=players, seats=bots(players - 1))
    assert test_spycard.play_to_the_end(page, finger=True, look=expect_all_in_sight) > 0
    page.get_by_role("button", name="Look at the table").tap()
    page.get_by_role("button", name="Show results").wait_for()
    expect_all_in_sight(page)


def test_a_paused_game_shows_the_felt_and_the_hand(new_page: NewPage, server: Server) -> None:
    page = new_page(**SMALL)
    playing.sit_down(page, server.url, players=3, seats=bots(2))
    page.get_by_role("button", name="Table", exact=True).tap()
    page.get_by_role("button", name="Propose a pause").tap()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Resume game").wait_for()
    expect(page.locator(HANDED)).to_have_count(20)
    expect_all_in_sight(page)
