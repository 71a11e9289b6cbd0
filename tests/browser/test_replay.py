"""Replays: complete tricks, names, any screen; saved in the browser, complete without a server."""

from __future__ import annotations

import re
import zipfile
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.offline import cached, visit, with_worker
from tests.browser.playing import HANDED, make_table
from tests.browser.test_papers import finished, shown
from tests.browser.test_tricks import ON_THE_FELT
from tests.browser.wording import faults, looks_right
from tests.server.live import Server
from tests.waiting import wait_until

PLAYERS = 4
OPTIONS: dict[str, dict[str, object]] = {"black-spy": {"end_value": 1}, "spy-tricks": {}}
SHORTEST_STAY = 250
"""Milliseconds until the next step at four times the usual speed."""
SIZES = {"wide": (1280, 800), "phone": (390, 844), "sideways": (844, 390)}


def open_replay(page: Page, url: str, game: str, query: str = "") -> None:
    """Let four bots play a game, and open its replay."""
    seats = [{"sitter": "bot"}] * PLAYERS
    settings: dict[str, Any] = {"players": PLAYERS, "seats": seats, "options": OPTIONS[game], "start": True}
    table = make_table(page, url, game=game, **settings)
    page.goto(f"{url}/table/{table}")
    wait_until(lambda: page.context.request.get(f"{url}/api/finished/{table}-1").ok)
    page.goto(f"{url}/replay/{table}-1{query}")
    page.locator(".happened").wait_for()


def number(page: Page) -> int:
    """Return the number of the step on screen."""
    found = re.search(r"Step (\d+) of", page.locator(".slider").inner_text(), re.I)
    assert found
    return int(found[1])


def test_the_next_trick_is_complete_and_so_is_the_last_one(page: Page, server: Server) -> None:
    open_replay(page, server.url, "black-spy", "?step=5")
    for _ in range(3):
        page.get_by_role("button", name="Next trick").click()
        expect(page.locator(".happened")).to_contain_text("takes trick")
        expect(page.locator(ON_THE_FELT)).to_have_count(PLAYERS)
        expect(page.locator(".won")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(page.locator(ON_THE_FELT)).to_have_count(1)
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text("win")
    expect(page.locator(ON_THE_FELT)).to_have_count(PLAYERS)


def test_people_are_named_and_only_the_seat_looked_through_is_addressed(page: Page, server: Server) -> None:
    open_replay(page, server.url, "black-spy", "?step=1")
    happened = page.locator(".happened")
    for step in range(1, PLAYERS + 2):
        expect(page.locator(".slider")).to_contain_text(f"Step {step} of")
        expect(happened).to_contain_text("Agent")
        expect(happened).not_to_contain_text(re.compile("you", re.I))
        page.keyboard.press("ArrowRight")
    page.get_by_label("View as").select_option("0")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(happened).to_contain_text("You pass")


def test_a_replay_moves_by_itself_and_by_its_slider(page: Page, server: Server) -> None:
    open_replay(page, server.url, "spy-tricks", "?step=15")
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.get_by_label("Speed").select_option("4")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    while number(page) < 21:
        page.clock.run_for(SHORTEST_STAY)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    step = number(page)
    slider.press("ArrowRight")
    expect(page.locator(".slider")).to_contain_text(f"Step {step + 1} of")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Round 1"))
    expect(page.locator(".tick")).to_have_count(PLAYERS - 1)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".happened")).to_contain_text("The Secret Document is")
    totals = re.findall(r"for a total of (\d+)", page.locator(".happened").inner_text())
    assert totals
    for total in totals:
        expect(page.locator(".points > [aria-hidden]").get_by_text(total, exact=True).first).to_be_visible()


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks"])
def test_table_hands_and_steps_fit_the_screen(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page()
    open_replay(page, server.url, game, "?step=6")
    page.get_by_role("button", name="Next trick").click()
    felt = "section.trick-area" if game == "black-spy" else "[role=grid]"
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(felt)).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
        hands = page.locator(".hands dd")
        expect(hands).to_have_count(PLAYERS)
        for hand in hands.all():
            expect(hand).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert faults(page) == []
    page.get_by_label("View as").select_option("0")
    expect(page.locator(".hands")).to_have_count(0)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(felt)).to_be_in_viewport(ratio=0.99)
        expect(page.locator(HANDED).first).to_be_in_viewport(ratio=0.9)


SAVED = "Saved. You find it under My games."


def button(page: Page) -> Locator:
    """Return the button that saves a replay."""
    return page.get_by_role("button", name="Save on this device")


def save(page: Page, server: Server, game: str = "spy-tricks") -> str:
    """Let bots play a game, and save its replay. Return the path of the replay."""
    visit(page, server.url)
    path = finished(page, server, game)
    page.goto(f"{server.url}{path}")
    button(page).press("Enter")
    expect(page.locator(".notices").get_by_text(SAVED)).to_be_visible()
    expect(button(page)).to_have_attribute("aria-pressed", "true")
    return path


def saved(page: Page) -> list[str]:
    """Return what is saved."""
    return [one for one in cached(page) if one.startswith("spydeck-saved ")]


@pytest.mark.parametrize(
    ("game", "screen"),
    [("black-spy", {}), ("spy-tricks", PHONE), ("spycard", SIDEWAYS)],
    ids=["wide", "phone", "sideways"],
)
def test_a_saved_replay_is_complete_without_a_server(
    new_page: NewPage, own_server: Server, game: str, screen: dict[str, Any]
) -> None:
    page = with_worker(new_page, **screen)
    path = save(page, own_server, game)
    looks_right(page)
    own_server.kill()
    page.goto(f"{own_server.url}/games")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="Saved on this device")).to_be_visible()
    looks_right(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url(f"**{path}*")
    expect(shown(page, "Step 0 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(shown(page, "Step 1 of")).to_be_visible()
    for eyes in ("0", "1", "2", "spectator", "everyone"):
        page.get_by_label("View as").select_option(eyes)
        page.wait_for_url(f"**{path}?eyes={eyes}&step=1")
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text(re.compile("The game is over|win"))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(shown(page, "Everything matches")).to_be_visible()
    looks_right(page)
    page.reload()
    expect(page.locator(".happened")).to_contain_text(re.compile("The game is over|win"))


def test_open_agents_have_the_room_of_a_wide_screen(page: Page, server: Server) -> None:
    page.goto(f"{server.url}{finished(page, server, 'spycard')}?step=3")
    page.locator(".agent").first.wait_for()
    heights = "[...document.querySelectorAll('.agent')].map(one => one.getBoundingClientRect().height)"
    assert min(page.evaluate(heights)) > 80
    stage = page.locator(".others").bounding_box()
    controls = page.locator(".controls").bounding_box()
    assert stage
    assert controls
    assert stage["width"] == controls["width"]


def test_nothing_moves_under_a_finger_when_it_is_known_whether_there_is_a_review(
    page: Page, server: Server
) -> None:
    path = finished(page, server)
    held: list[Route] = []
    page.route("**/api/finished/*/reviews/*", lambda route: held.append(route))
    page.goto(f"{server.url}{path}")
    button(page).scroll_into_view_if_needed()
    page.wait_for_load_state("load")
    wait_until(lambda: page.evaluate("true") and held)
    before = button(page).bounding_box()
    held[0].continue_()
    expect(page.get_by_role("button", name="Review the moves")).to_be_enabled()
    assert button(page).bounding_box() == before


def test_a_saved_replay_is_removed_where_it_is_listed_and_where_it_is_shown(
    new_page: NewPage, server: Server
) -> None:
    page = with_worker(new_page)
    path = save(page, server)
    assert len(saved(page)) == 2
    page.get_by_role("link", name="My games").click()
    heading = page.get_by_role("heading", name="Saved on this device")
    expect(heading).to_be_visible()
    looks_right(page)
    page.get_by_role("button", name=re.compile("^Remove from this device: Spy Tricks")).press("Enter")
    expect(heading).to_be_hidden()
    assert saved(page) == []
    page.goto(f"{server.url}{path}")
    expect(button(page)).to_have_attribute("aria-pressed", "false")
    for pressed in ("true", "false"):
        button(page).press("Space")
        expect(button(page)).to_have_attribute("aria-pressed", pressed)
    assert saved(page) == []


def test_a_replay_that_nobody_saved_needs_the_server(new_page: NewPage, own_server: Server) -> None:
    page = with_worker(new_page)
    visit(page, own_server.url)
    path = finished(page, own_server)
    page.goto(f"{own_server.url}{path}")
    expect(button(page)).to_be_visible()
    own_server.kill()
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    own_server.start_again()
    expect(button(page)).to_be_visible()


def test_a_full_browser_says_so_and_nothing_half_saved_stays(new_page: NewPage, server: Server) -> None:
    page = with_worker(new_page)
    page.add_init_script(
        "Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));"
    )
    visit(page, server.url)
    page.goto(f"{server.url}{finished(page, server)}")
    button(page).press("Enter")
    expect(page.locator(".notices").get_by_text("There is no space left")).to_be_visible()
    expect(button(page)).to_have_attribute("aria-pressed", "false")
    assert saved(page) == []


def test_saved_replays_come_along_and_go_with_all_other_data(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    page = with_worker(new_page)
    record = save(page, server).rpartition("/")[2]
    page.goto(f"{server.url}/settings")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download everything").click()
    downloading.value.save_as(tmp_path / "data.zip")
    with zipfile.ZipFile(tmp_path / "data.zip") as archive:
        assert record in archive.read("saved-replays.json").decode()
        played = page.context.request.get(f"{server.url}/api/finished/{record}/record")
        assert archive.read(f"saved-replays/{record}.spy").decode() == played.text()
    page.get_by_role("button", name="Delete everything …").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    assert saved(page) == []
    page.goto(f"{server.url}/games")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="Saved on this device")).to_be_hidden()


def test_who_becomes_another_guest_finds_nothing_of_the_first(new_page: NewPage, server: Server) -> None:
    other = new_page()
    assert other.context.request.put(f"{server.url}/api/guest", data={"name": "Ben"}).ok
    link = other.context.request.post(f"{server.url}/api/devices").json()["link"]
    page = with_worker(new_page)
    save(page, server)
    page.goto(f"{server.url}/device/{link.rpartition('/')[2]}")
    page.get_by_role("button", name="Use this device").click()
    expect(page.locator(".notices").get_by_text("Ben")).to_be_visible()
    wait_until(lambda: saved(page) == [])
