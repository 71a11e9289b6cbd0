"""Reviews: requested on the page of a replay, watched while they are made, shown in the replay, and kept."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import spydeck
from spydeck.server.store.store import Store
from tests.browser.access import faults
from tests.browser.conftest import PHONE, NewPage
from tests.browser.served import Server
from tests.server.store.samples import finished

GAME = "a" * 16 + "-1"
SEAT = 1
RECORD = (Path(__file__).parents[1] / "records/spycard-4.spy").read_text()
ALL = "**/api/finished/*/reviews/*"


@pytest.fixture
def reviewing_server(servers: ExitStack, tmp_path: Path) -> Server:
    """A server with a finished game, whose bots think."""
    names = ["Ada", "Ben", "Cleo", "Dan"]
    winners = list(spydeck.load(RECORD).winners)
    facts = {
        "game": "spycard",
        "names": names,
        "winners": winners,
        "totals": [0] * 4,
        "why": "",
        "options": {},
    }
    row = finished(GAME, number=1, facts=facts, record=RECORD, guests=())
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    assert store.write([[replace(row, game="spycard")]]) == [None]
    store.close()
    server = Server(tmp_path / "tables.db", compiled=True)
    servers.callback(server.kill)
    server.start()
    return server


class Answers:
    """What a page learns of its reviews: what a test says, or else what the server does."""

    def __init__(self, page: Page) -> None:
        self._said: dict[str, object] | None = None
        page.route(ALL, self._answer)

    def say(self, state: str, decisions: int | None) -> None:
        """Say how far each review is, from the next question on."""
        self._said = {"state": state, "done": 3, "decisions": decisions, "review": None}

    def stop(self) -> None:
        """Let the server answer."""
        self._said = None

    def _answer(self, route: Route) -> None:
        if self._said is None:
            route.continue_()
        else:
            route.fulfill(json=self._said)


def test_a_review_is_watched_shown_in_the_replay_and_kept(
    new_page: NewPage, reviewing_server: Server
) -> None:
    page = new_page()
    page.goto(f"{reviewing_server.url}/replay/{GAME}?eyes={SEAT}")
    section = page.get_by_role("region", name="Review")
    expect(section.get_by_label("Moves of")).to_have_value(str(SEAT))
    answers = Answers(page)
    answers.say("waiting", None)
    section.get_by_role("button", name="Review the moves").click()
    bar = section.get_by_role("progressbar", name="Progress of the review")
    expect(bar).not_to_have_attribute("value", "3")
    expect(section).to_contain_text("Waiting for the server")
    answers.say("working", 10)
    expect(bar).to_have_attribute("value", "3")
    expect(section).to_contain_text("3 of 10 choices judged")
    assert faults(page) == []
    answers.stop()
    expect(section.get_by_role("button", name="Review the moves")).to_be_visible()
    section.get_by_role("button", name="Review the moves").click()
    moves = section.get_by_role("listitem").filter(has_text="Better:")
    expect(moves).not_to_have_count(0)
    expect(section).to_contain_text("\u201cYou\u201d means Ben here.")
    expect(page.locator(".for-readers[aria-live]")).to_contain_text("cost most")
    summary = moves.first.locator("p").nth(1).inner_text()
    step = moves.first.locator(".label").inner_text().lower()
    moves.first.get_by_text("Everything that was possible").click()
    expect(moves.first.get_by_role("table")).to_be_visible()
    assert faults(page) == []
    page.get_by_label("View as").select_option("everyone")
    expect(page).to_have_url(re.compile("eyes=everyone"))
    expect(moves.first.get_by_role("table")).to_be_visible()  # the review stays as it was
    moves.first.get_by_role("button", name="Show in the replay").press("Enter")
    expect(page.get_by_label("View as")).to_have_value(str(SEAT))
    happened = page.get_by_role("group", name="What happened")
    expect(happened).to_contain_text(summary, ignore_case=True)
    expect(happened).to_be_focused()
    expect(happened).to_be_in_viewport()
    expect(page.locator(".slider .label")).to_contain_text(step, ignore_case=True)
    page.keyboard.press("ArrowRight")
    expect(happened).not_to_contain_text("Better:")
    page.goto("about:blank")  # whose requests cannot fail
    reviewing_server.kill()
    reviewing_server.start()
    page.goto(f"{reviewing_server.url}/replay/{GAME}?eyes={SEAT}")
    expect(moves.first).to_contain_text(summary, ignore_case=True)


def test_a_review_fits_a_phone_and_says_what_goes_wrong(new_page: NewPage, reviewing_server: Server) -> None:
    page = new_page(**PHONE, allowed=("429",))
    refusal = {
        "code": "too-many",
        "message": "Too many reviews.",
        "reason": "too-many-reviews",
        "arguments": {},
    }

    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=429, body=json.dumps(refusal | {"clause": None, "field": None}))
        else:
            route.continue_()

    page.route(ALL, refuse)
    page.goto(f"{reviewing_server.url}/replay/{GAME}?review=2")
    section = page.get_by_role("region", name="Review")
    expect(section.get_by_label("Moves of")).to_have_value("2")
    expect(section.get_by_role("alert")).to_be_visible()
    page.unroute(ALL)
    section.get_by_role("button", name="Try again").tap()
    expect(section).to_contain_text("cost most")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []
    section.get_by_label("Moves of").select_option("0")
    expect(section.get_by_role("button", name="Review the moves")).to_be_visible()
