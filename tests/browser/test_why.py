"""Why an action is suggested: the sentence above the question, and the table of what was compared."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from spydeck.json_types import JsonObject
from tests.browser import guessing, playing, test_spycard
from tests.browser.access import faults
from tests.browser.served import Server

SIZES = ((1280, 800), (360, 740), (844, 390))
HIDDEN = """selector => {
  const note = document.querySelector('[role=note]').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < note.right && right > note.left && top < note.bottom && bottom > note.top;
  }).map(one => one.ariaLabel ?? one.textContent);
}"""
"""Elements that the note lies on."""


def option(action: str, equal: bool, results: dict[str, float]) -> JsonObject:
    errors = dict.fromkeys(results, 0.2)
    ends = {"behind": 0 if equal else 1, "behind_error": 0.1, "equal": equal}
    return {"action": action, "results": results, "errors": errors, **ends}


def compared(code: str, action: str, following: str, equal: str, **arguments: object) -> JsonObject:
    """Return a reason that compares an action with another one, where one more is as good."""
    known = {"action": action, "next": following, "equals": [equal], "equal_count": 1}
    return {"code": code, "arguments": {**known, "result": 2, "next_result": 9, **arguments}}


def black_spy(action: str) -> tuple[JsonObject, JsonObject, list[JsonObject]]:
    others = "pass B1 B2 B3", "pass G1 G2 G3"
    results = [{"value": -one, "points": one, "spies": 0.25, "sweep": 0.1} for one in (2, 2.1, 9)]
    options = zip((action, *others), (True, True, False), results, strict=True)
    reason = compared("points", action, others[1], others[0])
    return (
        reason,
        {"spies_out": 2, "holds_spy": [None, 30, 20, 50]},
        [option(*one) for one in options],
    )


def spy_tricks(action: str) -> tuple[JsonObject, JsonObject, list[JsonObject]]:
    others = "play B9", "play W9"
    results = [{"value": one, "points": one, "win": 0.4} for one in (9, 8.9, 2)]
    options = zip((action, *others), (True, True, False), results, strict=True)
    reason = compared("points", action, others[1], others[0], result=9, next_result=2)
    odds = {"suits": {"red": 48, "blue": 30, "white": 22}, "ranks": {"3": 20, "4": 80}}
    return reason, odds, [option(*one) for one in options]


def spycard(action: str) -> tuple[JsonObject, JsonObject, list[JsonObject]]:
    others = "pass", "expose P1 KC"
    results = [{"value": one, "win": one, "out": 0.1} for one in (0.34, 0.33, 0.1)]
    options = zip((action, *others), (True, True, False), results, strict=True)
    reason = compared("win", action, others[1], others[0], result=34, next_result=10)
    return (
        reason,
        {"agendas": [None, {"KC": 91, "AC": 9}, None]},
        [option(*one) for one in options],
    )


def explains(page: Page, made: Callable[[str], tuple[JsonObject, JsonObject, list[JsonObject]]]) -> None:
    """Give each suggestion of the server an explanation, as if what that needs were compiled."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "suggestion":
                reason, odds, options = made(found["action"])
                counts = {"rows": 100, "playouts": 300, "action_count": 3}
                measures = list(options[0]["results"])
                whole = {"reason": reason, "odds": odds, "options": options, "measures": measures}
                found["explanation"] = whole | counts
            socket.send(json.dumps(found))

        server.on_message(receive)

    page.route_web_socket(re.compile("/socket$"), connect)


SHOWN = {
    "black-spy": (black_spy, "About 2 points if you pass ", "2 Black Spies are still out; one is held by "),
    "spy-tricks": (spy_tricks, "About 9 points in this round if you ", "blue 30 %, white 22 %."),
    "spycard": (spycard, "You win about 34 of 100 games if you ", "King of Clubs 91 %, Ace of Clubs 9 %."),
}
SIT_DOWN: dict[str, Callable[..., object]] = {
    "black-spy": playing.sit_down,
    "spy-tricks": guessing.sit_down,
    "spycard": test_spycard.sit_down,
}
CARDS = ".hand [data-card], .agent.possible, .prompt button, .ask button, .dock .actions button"


def unexplained(page: Page) -> None:
    """Let each suggestion of the server be a simple bot's, as if nothing were compiled."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "suggestion":
                found |= {"explanation": None, "later": True}
            socket.send(json.dumps(found))

        server.on_message(receive)

    page.route_web_socket(re.compile("/socket$"), connect)


@pytest.mark.parametrize("game", SIT_DOWN)
def test_a_suggestion_of_a_simple_bot_says_so(page: Page, server: Server, game: str) -> None:
    unexplained(page)
    SIT_DOWN[game](page, server.url)
    page.get_by_role("button", name="Suggest").first.click()
    why = page.get_by_role("note", name="Why this is suggested")
    expect(why).to_contain_text("That is only the simple bot's advice. Later suggestions are a strong bot's")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(why.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
        assert page.evaluate(HIDDEN, CARDS) == []


@pytest.mark.parametrize("game", SHOWN)
def test_a_suggestion_says_why_and_shows_what_else_there_is(page: Page, server: Server, game: str) -> None:
    made, sentence, odds = SHOWN[game]
    explains(page, made)
    SIT_DOWN[game](page, server.url)
    page.get_by_role("button", name="Suggest").first.click()
    why = page.get_by_role("note", name="Why this is suggested")
    expect(why).to_contain_text(sentence)
    expect(page.locator(".for-readers[aria-live]")).to_contain_text(sentence)
    assert faults(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(why.get_by_role("button", name="Show all")).to_be_in_viewport(ratio=1)
        assert page.evaluate(HIDDEN, CARDS) == []
        why.get_by_role("button", name="Show all").press("Enter")
        table = page.get_by_role("dialog", name="What you can do").get_by_role("table")
        expect(table.get_by_role("row")).to_have_count(4)
        expect(table.get_by_role("row").nth(1)).to_contain_text("best")
        expect(table.get_by_role("row").nth(2)).to_contain_text("= as good")
        expect(page.get_by_role("dialog")).to_contain_text(odds)
        if (width, height) == SIZES[-1]:
            assert faults(page) == []
        page.keyboard.press("Escape")
        expect(table).to_have_count(0)
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)
