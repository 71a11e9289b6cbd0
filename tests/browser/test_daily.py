"""The daily deal in the browser: played, compared with everybody, shared, and kept for other days."""

from __future__ import annotations

import re
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from spydeck.record import fairness
from tests.browser.conftest import PATIENCE, PHONE, SIDEWAYS, NewPage
from tests.browser.guests import known
from tests.browser.playing import HANDED
from tests.browser.wording import looks_right
from tests.server.in_process import Live, live
from tests.server.play_daily import go_to, play_out, start

DAY, NEXT = "2026-11-23", "2026-11-24"
TALL = {"viewport": {"width": 1280, "height": 1400}}
PLAY = "Play this deal"


@pytest.fixture
def noon(servers: ExitStack, tmp_path: Path) -> Live:
    """Start a server at noon of a day."""
    server = servers.enter_context(live(f"sqlite:///{tmp_path / 'daily.db'}"))
    go_to(server, f"{DAY}T12:00")
    return server


def open_deal(page: Page, server: Live, game: str, name: str = "Alice") -> httpx.Client:
    """Show a game's daily deal to a guest. Return what sends requests with the guest's rights."""
    guest = known(page, server, name)
    page.goto(f"{server.url}/daily/{game}")
    expect(page.get_by_role("heading", name="23 November 2026")).to_be_visible()
    return guest


def others_play(server: Live, game: str, seeds: tuple[int, ...]) -> None:
    """Let other guests finish the deal."""
    for seed in seeds:
        guest = server.guest(f"Guest {seed}")
        play_out(server, guest, start(guest, game, DAY), seed)


@pytest.mark.parametrize("screen", [TALL, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def test_a_deal_is_played_compared_and_shared(new_page: NewPage, noon: Live, screen: dict[str, Any]) -> None:
    others_play(noon, "black-spy", (2, 3, 4))
    noon.services.store.daily.put_expert(DAY, "black-spy", 2, won=True)
    page = new_page(color_scheme="dark" if screen is PHONE else "light", **screen)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest = open_deal(page, noon, "black-spy")
    expect(page.get_by_text("3 players have finished this deal.")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    looks_right(page)
    page.get_by_role("button", name=PLAY).click()
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_role("button", name="Suggest")).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    dialog = page.get_by_role("dialog")
    for label in ("Invite someone", "Propose a draw", "Leave table"):
        expect(dialog.get_by_text(label)).to_have_count(0)
    expect(dialog.get_by_role("link", name="Daily deal")).to_be_visible()
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2]
    play_out(noon, guest, table)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    page.get_by_role("link", name="See how others did").click()
    expect(page.get_by_text("4 players have finished this deal.")).to_be_visible()
    field = page.get_by_role("table")
    expect(field.get_by_text("you", exact=True)).to_have_count(1)
    expect(field.get_by_text("expert", exact=True)).to_have_count(1)
    expect(page.get_by_text("The bot “expert” in your seat: 2 points, won.")).to_be_visible()
    looks_right(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied. Paste it where you like.")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert lines[0] == "Spydeck, Black Spy, 23 November 2026"
    assert re.fullmatch(r"\u2212?\d+ points?(, won)?", lines[1])
    assert "3 other players" in lines[2]
    assert lines[3] in ("The expert did better.", "Level with the expert.", "Better than the expert.")
    assert lines[4] == f"{noon.url}/daily/black-spy/{DAY}"
    page.get_by_role("button", name="Practise").click()
    page.locator(HANDED).first.wait_for()
    assert page.url.rpartition("/")[2] != table
    expect(page.get_by_role("button", name="Suggest")).to_have_count(0)
    go_to(noon, f"{NEXT}T06:01")
    page.reload()
    expect(page.get_by_role("button", name="Suggest")).to_be_visible()


def test_two_tabs_show_the_same_try_and_the_lobby_how_far_it_is(new_page: NewPage, noon: Live) -> None:
    page = new_page(**TALL)
    guest = open_deal(page, noon, "spy-tricks")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("button", name=PLAY)).to_be_visible()
    for tab in (page, other):
        tab.get_by_role("button", name=PLAY).click()
        tab.get_by_role("grid").wait_for()
    assert page.url == other.url
    expect(page.get_by_role("button", name="Suggest")).to_have_count(0)
    page.goto(noon.url)
    page.get_by_role("link", name="Spy Tricks: Continue").click()
    page.get_by_role("heading", name="Your try").wait_for()
    expect(page.get_by_role("button", name=PLAY)).to_have_count(0)
    page.get_by_role("link", name="Continue", exact=True).click()
    page.get_by_role("grid").wait_for()
    play_out(noon, guest, page.url.rpartition("/")[2])
    page.goto(noon.url)
    expect(page.get_by_role("link", name=re.compile(r"Spy Tricks: \d+ points?"))).to_be_visible()
    looks_right(page)
    page.goto(f"{noon.url}/games")
    expect(page.get_by_role("link", name="Daily deal")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)


def test_the_turn_of_the_day_brings_the_next_deal_and_then_reveals_this_one(
    new_page: NewPage, noon: Live
) -> None:
    page = new_page(allowed=("409",), **TALL)
    wrong = datetime.fromisoformat("1999-01-01T00:00:00+00:00")
    page.clock.install(time=wrong)
    guest = open_deal(page, noon, "spycard")
    in_half_a_day = re.compile(r"^The next deal comes in 1[12] h( \d+ min)?\.$")
    expect(page.get_by_role("timer")).to_have_text(in_half_a_day)
    play_out(noon, guest, start(guest, "spycard", DAY))
    late = new_page(allowed=("409",), **TALL)
    open_deal(late, noon, "spycard", "Zoe")
    go_to(noon, f"{NEXT}T00:01")
    late.get_by_role("button", name=PLAY).click()
    expect(late.get_by_text("The day of this deal is over.").first).to_be_visible()
    expect(late.get_by_role("heading", name="24 November 2026")).to_be_visible()
    expect(late.get_by_role("button", name=PLAY)).to_be_visible()
    page.clock.fast_forward("12:01:00")
    expect(page.get_by_role("heading", name="24 November 2026")).to_be_visible()
    page.get_by_role("link", name="23 November 2026").click()
    expect(page.get_by_role("link", name="Replay your game")).to_have_count(0)
    go_to(noon, f"{NEXT}T06:01")
    page.reload()
    page.get_by_text("Fair deal").click()
    expect(page.get_by_text("Its secret is")).to_be_visible()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator("#main").get_by_text("Everything matches")).to_be_visible()
    expect(page.get_by_text("cards match").first).to_be_visible()
    looks_right(page)
    page.get_by_role("link", name="Replay your game").click()
    page.get_by_role("heading", name="Spycard replay").wait_for()


def test_a_revealed_deal_is_checked_against_what_this_device_has_seen(new_page: NewPage, noon: Live) -> None:
    page, other = new_page(**TALL), new_page(**PHONE)
    open_deal(page, noon, "black-spy")
    go_to(noon, f"{NEXT}T06:01")
    for visitor in (page, other):
        visitor.goto(f"{noon.url}/daily/black-spy/{DAY}")
        visitor.get_by_role("button", name="Check", exact=True).click()
        expect(visitor.locator("#main").get_by_text("Everything matches")).to_be_visible()
        expect(visitor.get_by_text("The secret matches the commitment")).to_be_visible()
        expect(visitor.get_by_text("only the secret is checked")).to_be_visible()
        looks_right(visitor)

    def other_secret(route: Route) -> None:
        """Answer as a server that has exchanged the secret, and its commitment with it."""
        deal = route.fetch().json()
        secret = bytes(32)
        route.fulfill(json=deal | {"secret": secret.hex(), "commitment": fairness.commitment(secret)})

    for visitor, verdict in ((page, "Something does not match"), (other, "Everything matches")):
        visitor.route(f"**/api/daily/black-spy/{DAY}", other_secret)
        visitor.reload()
        visitor.get_by_role("button", name="Check", exact=True).click()
        expect(visitor.locator("#main").get_by_text(verdict)).to_be_visible()
    page.goto(f"{noon.url}/daily/black-spy")
    expect(page.get_by_role("heading", name="24 November 2026")).to_be_visible()
    expect(page.get_by_role("button", name="Check", exact=True)).to_have_count(0)


def test_the_page_looks_again_until_the_expert_has_played(new_page: NewPage, noon: Live) -> None:
    page = new_page(**TALL)
    guest = open_deal(page, noon, "spycard")
    play_out(noon, guest, start(guest, "spycard", DAY))
    page.reload()
    expect(page.get_by_text("The expert still plays this deal.")).to_be_visible()
    for _ in range(2):
        with page.expect_response(f"**/api/daily/spycard/{DAY}"):
            pass
    noon.services.store.daily.put_expert(DAY, "spycard", 1, won=True)
    expect(page.get_by_text("The bot \u201cexpert\u201d in your seat: won.")).to_be_visible()


def test_a_deal_that_does_not_exist_and_a_server_that_does_not_answer_are_said(
    new_page: NewPage, noon: Live
) -> None:
    page = new_page(allowed=("404", "ERR_FAILED"), **TALL)
    page.goto(f"{noon.url}/daily/spycard/2020-01-01")
    expect(page.get_by_text("No such deal")).to_be_visible()
    page.get_by_role("link", name="To today\u2019s deal").click()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    page.route("**/api/daily/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("button", name="Try again").wait_for(timeout=PATIENCE)
    page.unroute("**/api/daily/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    page.goto(f"{noon.url}/daily/spycard/yesterday")
    expect(page.get_by_text("Page not found").first).to_be_visible()


def test_with_the_keyboard_alone_a_deal_is_started(new_page: NewPage, noon: Live) -> None:
    page = new_page(**TALL)
    open_deal(page, noon, "black-spy")
    page.get_by_role("button", name=PLAY).focus()
    page.keyboard.press("Enter")
    page.locator(HANDED).first.wait_for()
    expect(page.get_by_text("Choose three cards")).to_be_visible()
