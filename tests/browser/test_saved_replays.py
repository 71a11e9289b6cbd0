"""Replays that a person saves in the browser: complete without a server, and gone when the person is."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import looks_right
from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.offline import cached, visit, with_worker
from tests.browser.served import Server
from tests.browser.test_papers import finished, shown
from tests.waiting import wait_until

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
    own_server.start()
    expect(button(page)).to_be_visible()


def test_a_full_browser_says_so_and_nothing_half_saved_stays(new_page: NewPage, server: Server) -> None:
    page = with_worker(new_page)
    page.add_init_script(
        "Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));"
    )
    visit(page, server.url)
    page.goto(f"{server.url}{finished(page, server)}")
    button(page).click()
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
