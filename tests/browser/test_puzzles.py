"""Puzzles: themes and progress, and in each two tries, the answer beside the position, and a rating."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spydeck.study.puzzles import Puzzle, shipped
from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_access import LOW
from tests.browser.wording import WATCH, expect_all_in_sight, faults, stands_still
from tests.server.live import Server

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 600}}
SCREENS = pytest.mark.parametrize("screen", [{}, SMALL, LOW], ids=["wide", "phone", "sideways"])
GAMES = ("black-spy", "spy-tricks", "spycard")

PLACES = """() => [...document.querySelectorAll(
  '.trick-area .slot, .mat, .others > *, .wire, .mine, .seats, .panel, .hand .fan')].map(one => {
  const { left, top, width, height, bottom } = one.getBoundingClientRect();
  const ends = one.matches('.panel') ? [bottom + scrollY] : [top + scrollY, height];
  return [left, width, ...ends].map(Math.round).join();
}).join(' ')"""
"""Where the parts of the position lie, and where the answer ends: on phones it takes its buttons' room."""


def playing_a_card(game: str) -> Puzzle:
    """Return a puzzle in which a card is played, and right and wrong are left after a wrong one."""
    return next(one for one in shipped(game) if one.answers[0].startswith("play ") and len(wrong(one)) > 1)


def wrong(puzzle: Puzzle) -> list[str]:
    """Return the wrong actions, the worst one first."""
    options = reversed(puzzle.explanation.options)
    return [option.action for option in options if option.action not in puzzle.answers]


def card(page: Page, action: str) -> Locator:
    return page.locator(f".hand [data-card='{action.removeprefix('play ')}']").first


def answer(page: Page) -> Locator:
    """Return what is said of an answer."""
    return page.get_by_role("region", name="Answer")


def kept(page: Page) -> Any:
    """Return the progress that the page has saved."""
    return json.loads(page.evaluate("localStorage['spydeck.puzzles'] ?? 'null'"))


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_a_puzzle_is_solved_with_the_keyboard(page: Page, server: Server, game: str) -> None:
    puzzle = playing_a_card(game)
    page.goto(f"{server.url}/puzzle/{game}?id={puzzle.id}")
    best = card(page, puzzle.answers[0])
    expect(best).to_be_visible()
    expect(page.get_by_role("button", name="Suggest")).to_have_count(0)
    assert faults(page) == []
    best.press("Enter")
    expect(answer(page)).to_contain_text("Right.")
    expect(page.locator(".hand")).not_to_contain_text("better")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.get_by_text("Everything that you could do").click()
    expect(page.locator("details").get_by_role("row")).to_have_count(len(puzzle.explanation.options) + 1)
    assert faults(page) == []
    page.get_by_role("button", name="Next puzzle").press("Enter")
    expect(answer(page)).to_contain_text("What do you do?")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    saved = kept(page)
    assert [saved["results"], saved["run"], saved["days"]] == [{puzzle.id: "first"}, 1, 1]
    assert saved["ratings"][game]["rating"] > 1200


def test_a_wrong_answer_has_a_second_try_that_does_not_count_for_the_rating(
    new_page: NewPage, server: Server
) -> None:
    puzzle = playing_a_card("spy-tricks")
    page = new_page(**PHONE)
    page.goto(f"{server.url}/puzzle/spy-tricks?id={puzzle.id}")
    first = card(page, wrong(puzzle)[0])
    first.tap()
    expect(answer(page)).to_contain_text("There is something better.")
    expect(answer(page)).to_contain_text("One more try.")
    expect(answer(page).get_by_role("group")).to_be_focused()
    expect(page.locator(".hand")).to_contain_text("played")
    expect(page.locator(".hand")).not_to_contain_text("better")
    assert faults(page) == []
    card(page, puzzle.answers[0]).tap()
    expect(answer(page)).to_contain_text("Right, on the second try.")
    expect(page.get_by_text("You to play")).to_have_count(0)
    expect(page.locator(".hand")).to_contain_text("better")
    saved = kept(page)
    assert [saved["results"], saved["run"]] == [{puzzle.id: "second"}, 0]
    assert saved["ratings"]["spy-tricks"]["rating"] < 1200


def test_the_solution_can_be_seen_instead_and_the_puzzle_tried_again(page: Page, server: Server) -> None:
    puzzle = playing_a_card("black-spy")
    page.goto(f"{server.url}/puzzle/black-spy?id={puzzle.id}")
    card(page, wrong(puzzle)[0]).press("Enter")
    expect(page.locator(".acts button.main")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(answer(page)).to_contain_text(" is better.")
    expect(page.locator(".acts button.main")).to_be_hidden()
    page.goto(f"{server.url}/puzzles?game=black-spy")
    expect(page.get_by_text("1 to try again")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Try again", exact=True).click()
    expect(page).to_have_url(re.compile(puzzle.id))
    rating = kept(page)["ratings"]
    card(page, puzzle.answers[0]).press("Enter")
    expect(answer(page)).to_contain_text("Right.")
    expect(answer(page)).to_contain_text("That was the last one here.")
    assert [kept(page)["results"], kept(page)["ratings"]] == [{puzzle.id: "later"}, rating]
    page.get_by_role("link", name="All puzzles").last.click()
    expect(page.get_by_text("Nothing to try again")).to_be_visible()


def test_a_puzzle_of_spycard_is_solved_by_pointing(page: Page, server: Server) -> None:
    puzzle = next(one for one in shipped("spycard") if one.answers[0].startswith("bullet #"))
    token = puzzle.answers[0].removeprefix("bullet ")
    page.goto(f"{server.url}/puzzle/spycard?id={puzzle.id}")
    page.get_by_role("button", name="Take the bullet").click()
    page.locator(".agent.possible", has_text=token).click()
    page.get_by_role("button", name="Do it").click()
    expect(answer(page)).to_contain_text("Right")
    expect(page.get_by_role("button", name="Take the bullet")).to_have_count(0)
    assert faults(page) == []


def test_an_answer_to_a_puzzle_that_its_theme_led_to_is_judged(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/puzzle/spycard?theme=sleeper")
    page.wait_for_url(re.compile("id="))
    page.get_by_role("button", name="Keep it").click()
    expect(answer(page)).to_contain_text(re.compile("Right|There is something better|You chose to"))


def test_the_themes_of_a_game_show_how_far_one_is(page: Page, server: Server) -> None:
    first, *others = [one for one in shipped("black-spy") if one.theme == "lead"]
    results = {first.id: "first"} | {one.id: "second" for one in others}
    page.goto(f"{server.url}/puzzles")
    page.evaluate("kept => localStorage['spydeck.puzzles'] = kept", json.dumps({first.id: True}))
    page.reload()
    themes = page.get_by_role("main").get_by_role("list")
    lead = themes.get_by_role("link", name="Getting off lead")
    expect(lead).to_contain_text(f"1 / {len(results)}")
    expect(lead).to_have_accessible_description(
        re.compile(rf"next: level \d of 4.* 1 of {len(results)} found")
    )
    expect(page.get_by_role("region", name="You")).to_contain_text("1200 ± 600")
    assert page.get_by_role("link", name=re.compile("^(Puzzle )?\\d+")).count() == 0
    lead.click()
    expect(page).to_have_url(re.compile(f"id=({'|'.join(one.id for one in others)})&theme=lead"))
    page.evaluate("kept => localStorage['spydeck.puzzles'] = kept", json.dumps({"results": results}))
    page.goto(f"{server.url}/puzzles")
    expect(lead).to_contain_text("Done")
    expect(lead).to_contain_text(f"{len(results)} / {len(results)}")
    assert faults(page) == []
    page.get_by_role("link", name="Spycard", exact=True).click()
    expect(page.get_by_role("link", name="Truth or lie")).to_be_visible()
    page.get_by_role("link", name="Solve", exact=True).click()
    expect(answer(page)).to_contain_text("What do you do?")


def test_a_puzzle_that_is_not_there_is_said_to_be_missing(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",))
    page.goto(f"{server.url}/puzzle/spycard?id=00000000")
    expect(page.get_by_role("heading", name="Puzzle not found")).to_be_visible()


@SCREENS
@pytest.mark.parametrize("game", GAMES)
def test_the_position_stays_where_it_is(
    new_page: NewPage, server: Server, game: str, screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    page.add_init_script(WATCH)
    page.goto(f"{server.url}/puzzle/{game}?id={shipped(game)[0].id}")
    expect(answer(page)).to_be_visible()
    if screen in (LOW, SMALL):
        expect_all_in_sight(page)
    page.wait_for_load_state("networkidle")
    before = page.evaluate(PLACES)
    if game == "spycard":
        page.get_by_role("button", name=re.compile("^No ")).or_(
            page.get_by_role("button", name="Allow")
        ).click()
    else:
        card(page, wrong(shipped(game)[0])[0]).press("Enter")
    expect(answer(page)).not_to_contain_text("What do you do?")
    if game == "spycard":  # has one try here
        expect(page.get_by_text("You are asked")).to_have_count(0)
        expect(page.locator(".panel.wrong, .panel.right")).to_be_visible()
    assert page.evaluate(PLACES) == before
    stands_still(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []


@pytest.mark.parametrize("screen", [{}, SMALL], ids=["wide", "phone"])
def test_in_german(new_page: NewPage, server: Server, screen: dict[str, Any]) -> None:
    page = new_page(locale="de-DE", color_scheme="dark", **screen)
    page.add_init_script(WATCH)
    page.goto(f"{server.url}/puzzles?game=spycard")
    expect(page.get_by_role("link", name="Wahrheit oder Lüge")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []
    page.get_by_role("link", name="Wahrheit oder Lüge").click()
    expect(page.get_by_role("region", name="Antwort")).to_contain_text("zwei Versuche")
    assert faults(page) == []
    stands_still(page)


UNDER = """() => [...document.querySelectorAll('.judged')].filter(word => {
  const { left, right, top, bottom } = word.getBoundingClientRect();
  return [left + 2, right - 2].some(x => !word.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map(word => word.textContent)"""
"""The words of marked agents that something lies on."""


def sends_many(puzzle: Puzzle) -> list[str]:
    """Return at least five agents that a wrong answer sends to the field, if one does."""
    found = [one.split()[1:] for one in wrong(puzzle) if one.startswith("field ") and one.count("#") > 4]
    return found[0] if found else []


@SCREENS
def test_many_agents_beside_each_other_are_marked_with_a_word_in_sight(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    puzzle = next(filter(sends_many, shipped("spycard")))
    page = new_page(locale="de", **screen)
    page.goto(f"{server.url}/puzzle/spycard?id={puzzle.id}")
    page.get_by_role("button", name="In den Einsatz").click()
    for token in sends_many(puzzle):
        page.locator(f".mine .agent[data-token='{token}']").press("Enter")
    page.get_by_role("button", name="Los", exact=True).click()
    page.locator(".panel.wrong").wait_for()
    expect(page.locator(".agent[data-mark=played]")).to_have_count(len(sends_many(puzzle)))
    expect(page.locator(".judged").first).to_have_text("gespielt")
    assert page.evaluate(UNDER) == []


COVERING = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const verbs = [...document.querySelectorAll('.verb')].filter(seen);
  return [...document.querySelectorAll('.others > *, .mine')].filter(one => verbs.some(verb =>
    box(verb).top < box(one).bottom - 1 && box(verb).bottom > box(one).top + 1)).map(one => one.textContent);
}"""
"""The areas of players that buttons lie on, where all stand one below the other."""


@pytest.mark.parametrize("players", [4, 5])
def test_on_a_small_phone_the_actions_of_spycard_lie_on_nobody(
    new_page: NewPage, server: Server, players: int
) -> None:
    puzzle = next(
        one
        for one in shipped("spycard")
        if one.observation.options.players == players and one.answers[0].startswith("expose")
    )
    page = new_page(locale="de", **SMALL)
    page.goto(f"{server.url}/puzzle/spycard?id={puzzle.id}")
    page.locator(".verb").first.wait_for()
    assert page.evaluate(COVERING) == []
    expect_all_in_sight(page)


def test_the_list_of_puzzles_is_read_once(new_page: NewPage, server: Server) -> None:
    """An address without a puzzle leads to one, which needs no list of its own."""
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.url}/puzzle/black-spy")
    page.locator(".puzzle").wait_for()
    expect(page).to_have_url(re.compile(r"[?]id="))
    assert len([url for url in asked if url.endswith("/api/puzzles/black-spy")]) == 1
