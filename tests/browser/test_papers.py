"""The screens that need no table: rules, about, scorepad, own games, replay and the check of a deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import first_legal, make_table, pass_three, sit_down
from tests.browser.wording import faults
from tests.server.live import Server
from tests.waiting import wait_until

SHORT: dict[str, dict[str, object]] = {
    "black-spy": {"end_value": 1},
    "spy-tricks": {},
    "spycard": {"turn_limit": 3},
}


def shown(page: Page, text: str) -> Locator:
    """Return a text on the screen, apart from what screen readers announce."""
    return page.locator("#main").get_by_text(text)


def finished(page: Page, server: Server, game: str = "spy-tricks") -> str:
    """Let bots play a game while the page watches. Return the path of its replay."""
    options = SHORT[game]
    seats = [{"sitter": "bot"}] * 3
    settings = {
        "game": game,
        "players": 3,
        "seats": seats,
        "options": options,
        "start": True,
        "question_seconds": 0.1,
    }
    table = make_table(page, server.url, **settings)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_function("table => (localStorage['spydeck.commitments'] ?? '').includes(table)", arg=table)
    record = f"{table}-1"
    wait_until(lambda: page.context.request.get(f"{server.url}/api/finished/{record}").ok)
    return f"/replay/{record}"


def test_a_link_to_a_clause_leads_to_it(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/black-spy#BS-14")
    expect(page.locator("[id='BS-14']")).to_be_in_viewport()
    expect(page.locator("[id='BS-14']")).to_be_focused()
    expect(page.locator("[id='BS-16'] .ruling")).to_contain_text("Ruling")
    expect(page.locator("[id='BS-15'] .ruling")).to_have_count(0)


def test_cards_of_the_rules_are_drawn_and_readers_hear_their_words(page: Page, server: Server) -> None:
    """BS-14, BS-19."""
    page.goto(f"{server.url}/rules/black-spy")
    example = page.locator("[id='BS-14'] .note")
    expect(example.locator(".chip").first).to_contain_text("green 9")
    expect(example.get_by_text("green 9").first).to_have_class(re.compile("for-readers"))
    expect(example.locator(".cards > span > .card")).to_have_count(6)
    expect(page.locator("[id='BS-19'] .drawn .card")).to_have_count(6 + 1 + 4 + 4)
    expect(page.locator("[id='BS-19']")).to_contain_text("black 1 to 6: 1 point each")
    page.get_by_label("Search the rules").fill("green 4 blue 9")
    expect(page.locator("[id='BS-14']")).to_be_visible()


def test_the_rules_are_searched(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/spy-tricks")
    page.get_by_label("Search the rules").fill("salvation clearly nothing")
    expect(shown(page, "Nothing found")).to_be_visible()
    page.get_by_label("Search the rules").fill("st-20")
    expect(shown(page, " found")).to_be_visible()
    expect(page.locator("[id='ST-20']")).to_be_visible()


def test_a_game_is_replayed_step_by_step_and_by_link(page: Page, server: Server) -> None:
    path = finished(page, server)
    page.goto(f"{server.url}{path}?eyes=1&step=3")
    expect(shown(page, "Step 3 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(shown(page, "Step 4 of")).to_be_visible()
    page.get_by_role("button", name="Next trick").click()
    expect(page.locator(".happened")).to_contain_text("wins trick")
    page.get_by_label("View as").select_option("everyone")
    expect(page.get_by_role("region", name="Open hands")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Open hands")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text("The game is over")


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_a_deal_is_checked_against_the_commitment_that_was_seen(
    page: Page, server: Server, game: str
) -> None:
    page.goto(f"{server.url}{finished(page, server, game)}")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(shown(page, "Everything matches")).to_be_visible()
    expect(shown(page, "It is the commitment you saw")).to_be_visible()
    page.get_by_label("The commitment you saw").fill("0" * 64)
    expect(shown(page, "Something does not match")).to_be_visible()


def test_a_record_that_was_tampered_with_is_found_out(page: Page, server: Server) -> None:
    path = finished(page, server)

    def swapped(text: str) -> str:
        return re.sub(r"^deal (\S+) (\S+)", r"deal \2 \1", text, count=1, flags=re.M)

    page.route(
        "**/record",
        lambda route: route.fulfill(body=swapped(route.fetch().text()), content_type="text/plain"),
    )
    page.goto(f"{server.url}{path}")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(shown(page, "Round 1, Cards: different at position 1")).to_be_visible()
    expect(shown(page, "Round 2, Cards: 21 cards match")).to_be_visible()


def test_a_replay_of_an_unknown_game_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(allowed=("404",))
    page.goto(f"{server.url}/replay/0123456789abcdef-1")
    expect(page.get_by_role("heading", name="Finished game not found")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_screen_has_a_serious_fault(new_page: NewPage, server: Server, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    replay = finished(page, server)
    paths = [f"/{kind}/{game}" for kind in ("rules", "about", "score") for game in ("black-spy", "spycard")]
    for path in (*paths, "/rules/spy-tricks?sheet=mat", "/games", f"{replay}?step=9"):
        page.goto(f"{server.url}{path}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults(page) == [], path


def test_rules_and_settings_open_at_the_table(page: Page, server: Server) -> None:
    """BS-19."""
    sit_down(page, server.url)
    address = page.url
    pass_three(page)
    first_legal(page).wait_for()
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("row", name=re.compile("^1, so far"))).to_be_visible()
    page.get_by_role("link", name="BS-19", exact=True).click()
    rules = page.get_by_role("dialog", name="Black Spy rules")
    expect(rules.get_by_text("Count the cards in the tricks")).to_be_visible()
    expect(rules.get_by_role("heading", name="The deal", exact=True)).to_have_count(0)
    assert faults(page) == []
    rules.get_by_role("button", name="Whole rulebook").click()
    expect(rules.locator("[id='BS-19']")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_label("Dark").check()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    assert page.url == address


def test_finished_games_are_counted_in_statistics(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Propose a draw").click()
    wait_until(lambda: page.context.request.get(f"{server.url}/api/played").json()["games"])
    page.goto(f"{server.url}/games")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Black Spy")).to_be_visible()
    expect(page.get_by_role("row", name="Played 1 0 1")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("row", name=re.compile("drawn$"))).to_be_visible()
    assert faults(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download these games").click()
    assert download.value.suggested_filename == "spydeck-games.zip"
