"""Puzzles: chosen from a list, answered at the table by keyboard or pointer, and explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spydeck.study.puzzles import Puzzle, shipped
from tests.browser.access import faults
from tests.browser.conftest import PHONE, NewPage
from tests.browser.in_sight import expect_all_in_sight
from tests.browser.served import Server
from tests.browser.test_low_screens import SIDEWAYS


def card_puzzle(game: str) -> Puzzle:
    """Return a puzzle in which a card is played."""
    return next(puzzle for puzzle in shipped(game) if puzzle.answers[0].startswith("play "))


def card(page: Page, action: str) -> str:
    return f".hand [data-card='{action.removeprefix('play ')}']"


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_a_puzzle_is_solved_with_the_keyboard(page: Page, server: Server, game: str) -> None:
    puzzle = card_puzzle(game)
    page.goto(f"{server.url}/puzzle/{game}?id={puzzle.id}")
    best = page.locator(card(page, puzzle.answers[0]))
    expect(best).to_be_visible()
    assert faults(page) == []
    best.press("Enter")
    solution = page.get_by_role("region", name="Solution")
    expect(solution).to_contain_text("Right.")
    expect(solution).to_be_focused()
    expect(solution.get_by_role("row")).to_have_count(len(puzzle.explanation.options) + 1)
    assert faults(page) == []
    page.get_by_role("button", name="Next puzzle").click()
    expect(solution).to_have_count(0)
    expect(page).not_to_have_url(re.compile(puzzle.id))
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("link", name=re.compile(r"^Puzzle \d+, solved$"))).to_have_count(1)
    assert faults(page) == []


def test_a_wrong_answer_is_explained_on_a_phone(new_page: NewPage, server: Server) -> None:
    puzzle = card_puzzle("spy-tricks")
    page = new_page(**PHONE)
    page.goto(f"{server.url}/settings")
    page.get_by_role("link", name="Puzzles").tap()
    number = page.locator(f"a[href='/puzzle/spy-tricks?id={puzzle.id}']")
    number.tap()
    wrong = next(one for one in reversed(puzzle.explanation.options) if one.action not in puzzle.answers)
    page.locator(card(page, wrong.action)).tap()
    solution = page.get_by_role("region", name="Solution")
    expect(solution).to_contain_text("Not the best. Better: ")
    expect(solution.get_by_role("row").nth(1)).to_contain_text("best")
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("link", name=re.compile(r"^Puzzle \d+, not solved$"))).to_have_count(1)


def test_a_puzzle_of_spycard_is_solved_by_pointing(page: Page, server: Server) -> None:
    puzzle = next(one for one in shipped("spycard") if one.answers[0].startswith("bullet #"))
    token = puzzle.answers[0].removeprefix("bullet ")
    page.goto(f"{server.url}/puzzle/spycard?id={puzzle.id}")
    page.get_by_role("button", name="Take the bullet").click()
    page.locator(".agent.possible", has_text=token).click()
    page.get_by_role("button", name="Do it").click()
    solution = page.get_by_role("region", name="Solution")
    expect(solution).to_contain_text("Right")
    expect(solution.get_by_role("row")).to_have_count(len(puzzle.explanation.options) + 1)
    expect(page.get_by_role("button", name="Take the bullet")).to_have_count(0)
    assert faults(page) == []


def test_a_puzzle_that_is_not_there_is_said_to_be_missing(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",))
    page.goto(f"{server.url}/puzzle/spycard?id=00000000")
    expect(page.get_by_role("heading", name="Puzzle not found")).to_be_visible()


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_a_puzzle_is_all_in_sight_on_a_phone_held_sideways(
    new_page: NewPage, server: Server, game: str
) -> None:
    page = new_page(**SIDEWAYS)
    page.goto(f"{server.url}/puzzle/{game}?id={shipped(game)[0].id}")
    expect(page.get_by_role("button", name="Suggest")).to_be_visible()
    expect_all_in_sight(page)
    expect(page.get_by_role("button", name="Answers")).to_have_count(0)
