"""Advice that the page finds out itself, in a worker: the server thinks about none of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import PHONE, NewPage
from tests.browser.wording import faults
from tests.server.live import Server

SIT_DOWN: dict[str, Callable[..., object]] = {
    "black-spy": playing.sit_down,
    "spy-tricks": guessing.sit_down,
    "spycard": test_spycard.sit_down,
}
DONE_BY = {"black-spy": "Pass to", "spy-tricks": "Play ", "spycard": "Do it"}
"""The button that does what is suggested."""
LOOKS_FIRST = """{
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  const listening = (listen) => ({ data }) => {
    globalThis.settle = () => listen({ data });
    listen({ data: { number: data.number, soFar: data.found } });
  };
  const told = { set(listen) { set.call(this, listening(listen)); } };
  Object.defineProperty(Worker.prototype, "onmessage", told);
}"""
"""Lets a worker tell its answer as found so far, and as its answer once a test says `settle`."""
NO_WORKER = "delete globalThis.Worker"
"""For a page before it is opened: a browser that has no workers."""


def messages(page: Page) -> tuple[list[Any], list[Any]]:
    """Return lists that fill with the messages that a table's socket sends and receives."""
    sent: list[Any] = []
    received: list[Any] = []

    def note(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: received.append(json.loads(text)))

    page.on("websocket", note)
    return sent, received


def kinds(found: list[Any]) -> set[str]:
    """Return the kinds of messages."""
    return {one["type"] for one in found}


@pytest.mark.parametrize("game", SIT_DOWN)
def test_a_suggestion_is_found_out_on_the_page(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page(**PHONE)
    sent, received = messages(page)
    SIT_DOWN[game](page, server.url)
    page.get_by_role("button", name="Suggest").first.click()
    expect(page.get_by_role("note", name="Why this is suggested")).to_be_visible()
    (brief,) = [one["brief"] for one in received if one["type"] == "brief"]
    assert brief["game"] == game
    (said,) = [one for one in received if one["type"] == "suggestion"]
    assert said["explanation"]["playouts"] > 1000
    (asked,) = [one for one in sent if one["type"] == "suggest"]
    assert asked["here"]
    assert "explain" in kinds(sent)
    assert len(page.workers) == 1  # the page itself is free meanwhile


@pytest.mark.parametrize("game", SIT_DOWN)
def test_a_first_look_is_shown_in_words_while_more_is_found_out(
    new_page: NewPage, server: Server, game: str
) -> None:
    page = new_page(**PHONE)
    page.add_init_script(LOOKS_FIRST)
    SIT_DOWN[game](page, server.url)
    page.get_by_role("button", name="Suggest").first.click()
    note = page.get_by_role("note", name="Why this is suggested")
    do = page.get_by_role("button", name=DONE_BY[game], disabled=False)
    expect(note).to_contain_text("So far: ")
    expect(note.get_by_role("button", name="Close")).to_be_hidden()
    expect(page.get_by_role("button", name="Thinking").first).to_have_attribute("aria-busy", "true")
    expect(do).to_have_count(0)
    assert faults(page) == []
    page.evaluate("settle()")
    expect(note).not_to_contain_text("So far: ")
    expect(note.get_by_role("button", name="Close")).to_be_visible()
    expect(do).to_have_count(1)


def test_without_workers_the_server_is_asked(page: Page, server: Server) -> None:
    page.add_init_script(NO_WORKER)
    sent, received = messages(page)
    playing.sit_down(page, server.url)
    page.get_by_role("button", name="Suggest").click()
    expect(page.get_by_role("button", name="Pass to", disabled=False)).to_be_visible()
    assert not next(one for one in sent if one["type"] == "suggest").get("here")
    assert "brief" not in kinds(received)


def test_where_the_module_does_not_come_the_server_is_asked_and_it_is_tried_again(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(allowed=("503",))

    def fail(route: Route) -> None:
        route.fulfill(status=503)

    page.context.route(re.compile(r"\.wasm$"), fail)
    sent, received = messages(page)
    playing.sit_down(page, server.url)
    for _ in range(4):
        page.get_by_role("button", name="Suggest").click()
        expect(page.get_by_role("button", name="Pass to", disabled=False)).to_be_visible()
        page.get_by_role("button", name="Close").first.click()
    asked = [bool(one.get("here")) for one in sent if one["type"] == "suggest"]
    assert asked == [True, False, True, False, True, False, False]  # but not for ever
    assert "suggestion" in kinds(received)


def test_who_acts_meanwhile_stops_it(page: Page, server: Server) -> None:
    sent, _ = messages(page)
    page.context.route(re.compile(r"\.wasm$"), lambda route: None)  # it never comes
    playing.sit_down(page, server.url)
    for place in range(3):
        page.locator(playing.HANDED).nth(place).click(position=playing.EDGE)
    page.get_by_role("button", name="Pass to").click()
    page.get_by_role("button", name="Send now").click()
    page.locator(playing.LEGAL).first.wait_for()
    with page.expect_request(re.compile(r"\.wasm$")):
        page.get_by_role("button", name="Suggest").click()
    (worker,) = page.workers
    with worker.expect_event("close"):
        playing.play_one(page)
    assert "explain" not in kinds(sent)
