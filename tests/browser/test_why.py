"""Why an action is best: suggestions, and reviews of played games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import spydeck
from spydeck.json_types import JsonObject
from spydeck.server.store.store import Store
from tests.browser import guessing, playing, test_spycard
from tests.browser.conftest import PHONE, NewPage
from tests.browser.wording import faults
from tests.server.live import Server
from tests.server.store.samples import finished

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
    others = [one for one in ("play B9", "play W9", "play R9") if one != action][:2]
    results = [{"value": one, "points": one, "win": 0.4} for one in (9, 8.9, 2)]
    options = zip((action, *others), (True, True, False), results, strict=True)
    reason = compared("points", action, others[1], others[0], result=9, next_result=2)
    odds = {"suits": {"red": 48, "blue": 30, "white": 22}, "ranks": {"3": 20, "4": 80}}
    return reason, odds, [option(*one) for one in options]


def spycard(action: str) -> tuple[JsonObject, JsonObject, list[JsonObject]]:
    others = "draft" if action == "pass" else "pass", "expose P1 KC"
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
    "spy-tricks": (spy_tricks, "About 9 points in this round if you ", "blue 30%, white 22%."),
    "spycard": (
        spycard,
        "You win about 34 of 100 games, against 10 if you ",
        "King of clubs 91%, Ace of clubs 9%.",
    ),
}
SIT_DOWN: dict[str, Callable[..., object]] = {
    "black-spy": playing.sit_down,
    "spy-tricks": guessing.sit_down,
    "spycard": test_spycard.sit_down,
}
CARDS = ".hand [data-card], .agent.possible, .acts button, .dock .actions button"


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


SCROLLED = "() => [...document.querySelectorAll('[role=note], [role=note] *, .asked .note')].some(one => {"
SCROLLED += " const { overflowY } = getComputedStyle(one);"
SCROLLED += " return /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1; })"


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(360, 600), (390, 664), (1280, 800)])
def test_a_long_reason_opens_beside_the_table(
    new_page: NewPage, server: Server, width: int, height: int, locale: str
) -> None:
    held = {**PHONE, "viewport": {"width": width, "height": height}} if width < height else {}
    page = new_page(locale=locale, **held)
    explains(page, black_spy)
    playing.sit_down(page, server.url)
    page.locator(".acts button").first.click()
    note = page.get_by_role("note")
    note.get_by_role("button", name=re.compile("Show all|Alles zeigen")).click()
    opened = page.get_by_role("dialog")
    expect(opened.get_by_role("table")).to_be_visible()
    assert not page.evaluate(SCROLLED)
    reason = note.locator(".words p")
    if reason.evaluate("one => one.scrollHeight > one.clientHeight + 1"):
        expect(opened).to_contain_text(reason.text_content() or "nothing")
    seen = page.locator(".hand [data-card]" if width > height else ".signs .sign")
    box = opened.bounding_box()
    assert box
    for other in seen.all():
        place = other.bounding_box()
        assert place
        assert place["x"] < box["x"] if width > height else place["y"] + place["height"] <= box["y"]
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(note.get_by_role("button").first).to_be_focused()


def long_reason(action: str) -> tuple[JsonObject, JsonObject, list[JsonObject]]:
    """Return an explanation with as many ideas as one can have."""
    reason, odds, options = spycard(action)
    ideas = [
        {"code": "nearer", "arguments": {"steps": 1, "left": 2}},
        {"code": "hide", "arguments": {"agendas": ["KC", "AC", "KD"]}},
        {"code": "lie", "arguments": {"chance": 43, "card": "JC"}},
    ]
    return {**reason, "arguments": reason["arguments"] | {"ideas": ideas}}, odds, options


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(("width", "height"), [(360, 600), (390, 664), (844, 390), (1280, 800)])
def test_the_wire_of_spycard_shows_all_ideas_of_a_long_reason(
    new_page: NewPage, server: Server, width: int, height: int, players: int, locale: str
) -> None:
    page = new_page(locale=locale, viewport={"width": width, "height": height})
    explains(page, long_reason)
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * (players - 1)]
    made = {"game": "spycard", "players": players, "options": {}, "seats": seats, "start": True}
    page.goto(f"{server.url}/table/{playing.make_table(page, server.url, **made)}")
    page.get_by_role("button", name=re.compile("Suggest|Empfehlung")).click()
    note = page.locator(".wire").get_by_role("note")
    numbers = note.locator(".words small")
    expect(numbers).to_be_visible()
    page.wait_for_function(ALL_IN_WIRE)
    note.get_by_role("button", name=re.compile("Show all|Alles zeigen")).click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("34"))


ALL_IN_WIRE = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [says, words] = [document.querySelector('.wire .says'), box('.wire .words p')];
  const last = document.querySelector('.wire .words small').getClientRects()[0];
  return says.scrollHeight <= says.clientHeight + 1 && words.bottom <= box('.wire').bottom
    && last.bottom <= words.bottom + 1;
}"""
"""Whether the wire has room for what stands in it, down to the first line of the numbers."""
GAME = "a" * 16 + "-1"
SEAT = 1
RECORD = (Path(__file__).parents[1] / "records/spycard-4.spy").read_text()
ALL = "**/api/finished/*/reviews/*"
NO_MODULES = "delete globalThis.WebAssembly"
"""For a page before it is opened: a browser in which the server has to think about reviews."""


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
    server = Server(tmp_path, compiled=True)
    servers.callback(server.kill)
    return server


class Answers:
    """The state of reviews that a page learns: one that a test says, or else what the server does."""

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
    page.add_init_script(NO_MODULES)
    page.goto(f"{reviewing_server.url}/replay/{GAME}?eyes={SEAT}")
    section = page.get_by_role("region", name="Review")
    expect(section.get_by_label("Moves of")).to_have_value(str(SEAT))
    ask = section.get_by_role("button", name="Review the moves")
    expect(ask).to_be_enabled()  # the page has read that there is none
    answers = Answers(page)
    answers.say("waiting", None)
    ask.click()
    bar = section.get_by_role("progressbar", name="Progress of the review")
    expect(bar).not_to_have_attribute("value", "3")
    expect(section).to_contain_text("Waiting for the server")
    answers.say("working", 10)
    expect(bar).to_have_attribute("value", "3")
    expect(section).to_contain_text("3 of 10 choices judged")
    assert faults(page) == []
    answers.stop()
    expect(ask).to_be_visible()
    ask.click()
    moves = section.get_by_role("listitem").filter(has_text="is better")
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
    expect(happened).not_to_contain_text("is better")
    page.goto("about:blank")  # whose requests cannot fail
    reviewing_server.kill()
    reviewing_server.start_again()
    page.goto(f"{reviewing_server.url}/replay/{GAME}?eyes={SEAT}")
    expect(moves.first).to_contain_text(summary, ignore_case=True)


def test_a_review_fits_a_phone_and_says_what_goes_wrong(new_page: NewPage, reviewing_server: Server) -> None:
    page = new_page(**PHONE, allowed=("429",))
    page.add_init_script(NO_MODULES)
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
