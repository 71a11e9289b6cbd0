"""A review step by step: its graph, its mistakes on the table, and positions that are tried again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Response, Route, expect

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.json_types import JsonObject
from spydeck.match.replay import Replay
from spydeck.server.store.store import Store
from spydeck.server.table.reviewing import review_facts
from spydeck.study.review import LEVEL, SEED, decisions_of, judged
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import HANDED, pass_three, play_one, sit_down
from tests.browser.test_layout_shift import LATE, settled
from tests.browser.wording import WATCH, faults, looks_right, stands_still
from tests.server.live import Server, serving
from tests.server.store.samples import finished

RECORDS = Path(__file__).parents[1] / "records"
FILES = {"black-spy": "black-spy-4", "spy-tricks": "spy-tricks-4", "spycard": "spycard-4"}
NAMES = {game: f"{place:016x}-1" for place, game in enumerate(FILES, 1)}
"""The names of their records."""
SEAT = 1
REVIEWS = "**/api/finished/*/reviews/*"
PARTS = "**/api/tables/*/reviews/0"
MODULES = re.compile(r"\.wasm$")
SAVED = """async (path) => {
  const { body } = await caches.match(path);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
}"""
"""Returns a saved replay."""
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 600}}
HAND = 15
"""Cards of a player in Black Spy with four."""


def match_of(game: str) -> spydeck.Match:
    """Return the game of a golden record."""
    return spydeck.load((RECORDS / f"{FILES[game]}.spy").read_text())


def choices(match: spydeck.Match, seat: int) -> list[tuple[int, str, str]]:
    """Return when a seat could choose in the first deal, what it did, and what else it could do."""
    found, replay = [], Replay(match)
    for step in range(replay.steps):
        replay.go_to(step)
        if replay.match.part:
            break
        legal = list(replay.match.legal(seat))
        replay.go_to(step + 1)
        acted, action = replay.last_action or (None, "")
        others = [one for one in legal if one != action]
        if acted == seat and others:
            found.append((step, action, others[-1]))
    return found


def expected(action: str, value: float, behind: float) -> JsonObject:
    """Return what an action leads to."""
    results = {"value": value, "points": value, "win": value / 100, "spies": 0, "sweep": 0, "out": 0}
    return {
        "action": action,
        "results": results,
        "errors": dict.fromkeys(results, 1),
        "behind": behind,
        "behind_error": 1,
        "equal": not behind,
    }


def reviewed(match: spydeck.Match, seat: int) -> JsonObject:
    """Return a review of a seat in which each third choice cost something."""
    moves, line = [], []
    for place, (step, action, other) in enumerate(choices(match, seat)):
        cost = 5.0 + place if place % 3 == 2 else 0.0
        best, played = (
            expected(other if cost else action, 40.0 - place, 0),
            expected(action, 40.0 - place - cost, cost),
        )
        worse = () if cost else (expected(other, 20.0 - place, 20.0),)
        line.append(at_choice(step, best, played, *worse))
        if cost:
            moves.append(moved(step, best, played))
    return in_full(line, moves)


def at_choice(step: int, best: JsonObject, played: JsonObject, *others: JsonObject) -> JsonObject:
    """Return what a seat could expect at a choice, with every action once."""
    options = {one["action"]: one for one in (best, played, *others)}
    return {
        "step": step,
        "part": 0,
        "best": best["results"],
        "played": played["results"],
        "action": played["action"],
        "cost": played["behind"],
        "options": [{name: one[name] for name in ("action", "results", "equal")} for one in options.values()],
    }


def moved(step: int, best: JsonObject, played: JsonObject) -> JsonObject:
    """Return a move that cost something."""
    explanation: JsonObject = {
        "reason": None,
        "measures": list(best["results"]),
        "options": [best, played],
        "odds": {},
        "rows": 100,
        "playouts": 200,
        "action_count": 2,
    }
    return {"step": step, "part": 0, "played": played, "explanation": explanation, "reason": None}


def in_full(line: list[JsonObject], moves: list[JsonObject]) -> JsonObject:
    """Return a review that is ready."""
    review = {"seat": 0, "level": "expert", "decisions": len(line), "moves": moves, "line": line}
    return {"state": "ready", "done": len(line), "decisions": len(line), "review": review}


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a finished game of each kind."""
    folder = tmp_path_factory.mktemp("reviewing")
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    for game, name in NAMES.items():
        match = match_of(game)
        facts = {
            "game": game,
            "names": ["Ada", "Ben", "Cleo", "Dan"],
            "winners": list(match.winners),
            "totals": list(match.totals),
            "why": "over",
            "options": {},
        }
        row = finished(name, number=1, facts=facts, record=match.record(), guests=())
        assert store.write([[replace(row, game=game)]]) == [None]
    store.close()
    with serving(folder) as server:
        yield server


def open_review(page: Page, server: Server, game: str) -> list[JsonObject]:
    """Open the review of a seat in a finished game. Return its mistakes in their order."""
    review = reviewed(match_of(game), SEAT)
    page.route(REVIEWS, lambda route: route.fulfill(json=review))
    page.goto(f"{server.url}/replay/{NAMES[game]}?eyes={SEAT}&review={SEAT}")
    page.locator(".evaluation").wait_for()
    moves: list[JsonObject] = review["review"]["moves"]
    return moves


def named(move: JsonObject, game: str) -> tuple[set[str], set[str]]:
    """Return what is marked as played and as better: cards, spots or agents that only one action names."""
    played, better = (
        set(one["action"].split(" ")[1:]) for one in (move["played"], move["explanation"]["options"][0])
    )
    start = "#" if game == "spycard" else ""
    texts = {one for one in played ^ better if one.startswith(start) and one != "on"}
    return texts & played, texts & better


def button(page: Page, name: str) -> Locator:
    """Return a button by its whole name."""
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("game", FILES)
def test_the_graph_leads_from_mistake_to_mistake(new_page: NewPage, reviewing: Server, game: str) -> None:
    page = new_page(**WIDE)
    moves = open_review(page, reviewing, game)
    graph = page.locator(".evaluation")
    expect(graph.locator("circle.named")).to_have_count(len(moves))
    expect(graph.locator("tbody tr")).to_have_count(len(choices(match_of(game), SEAT)))
    expect(button(page, "Previous mistake")).to_be_disabled()
    seen = moves[:3]
    for move in seen:
        button(page, "Next mistake").click()
        expect(page).to_have_url(re.compile(f"eyes={SEAT}&step={move['step']}$"))
        expect(page.locator("p.judged")).to_contain_text("better")
        played, better = named(move, game)
        expect(page.locator("[data-mark=played]")).to_have_count(len(played))
        expect(page.locator("[data-mark=better]")).to_have_count(len(better))
        expect(page.locator("[aria-current=step]")).to_have_count(1)
    button(page, "Previous mistake").press("Enter")
    expect(page).to_have_url(re.compile(f"step={seen[-2]['step']}$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"step={seen[-2]['step'] + 1}$"))
    expect(page.locator("p.judged")).to_have_count(0)
    graph.locator(".drawing").click(position={"x": 60, "y": 60})
    expect(page).to_have_url(re.compile(f"step={choices(match_of(game), SEAT)[0][0]}$"))
    looks_right(page)


@pytest.mark.parametrize("game", FILES)
def test_each_choice_shows_what_was_possible(new_page: NewPage, reviewing: Server, game: str) -> None:
    page = new_page(**WIDE)
    moves = open_review(page, reviewing, game)
    dots = page.get_by_role("region", name="What was possible")
    expect(dots).to_contain_text("nothing to choose")
    played, others = dots.get_by_role("row", name="played"), dots.locator("tbody tr").filter(has_text="best")
    good, _, costly, *_ = choices(match_of(game), SEAT)
    page.goto(f"{reviewing.url}/replay/{NAMES[game]}?eyes={SEAT}&step={good[0]}&review={SEAT}")
    expect(dots.locator("tbody tr")).to_have_count(2)
    expect(played).to_contain_text("best")
    expect(others).to_have_count(1)
    button(page, "Next mistake").click()
    expect(page).to_have_url(re.compile(f"step={costly[0]}$"))
    expect(dots.locator("tbody tr")).to_have_count(2)
    expect(played).not_to_contain_text("best")
    expect(others).not_to_contain_text("played")
    value = moves[0]["played"]["results"]["points"]
    expect(played).to_contain_text(f"{value:.0f}%" if game == "spycard" else f"{value:.1f}")
    places = "rows => rows.map(row => row.querySelector('.rail svg').getBoundingClientRect().x)"
    best, worse = dots.locator("tbody tr").evaluate_all(places)
    assert best > worse
    looks_right(page)


@pytest.mark.parametrize("game", FILES)
def test_a_review_fits_a_small_phone_in_german(new_page: NewPage, reviewing: Server, game: str) -> None:
    page = new_page(**SMALL, locale="de-DE")
    open_review(page, reviewing, game)
    looks_right(page)
    button(page, "Nächster Fehler").tap()
    expect(page.locator("p.judged")).to_contain_text("esser")
    button(page, "Von hier noch einmal").scroll_into_view_if_needed()
    expect(button(page, "Von hier noch einmal")).to_be_in_viewport(ratio=1)
    expect(page.locator(".evaluation")).to_contain_text("Aussicht" if game == "spycard" else "Zu erwarten")
    looks_right(page)


@pytest.mark.parametrize("screen", [WIDE, SMALL], ids=["wide", "phone"])
@pytest.mark.parametrize("game", FILES)
def test_nothing_jumps_when_a_review_comes(
    new_page: NewPage, reviewing: Server, game: str, screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    page.add_init_script(LATE + WATCH)
    review = reviewed(match_of(game), SEAT)
    page.route(REVIEWS, lambda route: route.fulfill(json=review))
    for query in ("", f"?eyes={SEAT}", f"?review={SEAT}", f"?eyes={SEAT}&review={SEAT}"):
        page.goto(f"{reviewing.url}/replay/{NAMES[game]}{query}")
        page.locator(".evaluation").wait_for()
        settled(page)
        stands_still(page)


def test_a_review_is_thought_about_on_the_page(new_page: NewPage, reviewing: Server) -> None:
    """The server, which has nothing to think with here, only makes briefs and words."""
    page, match = new_page(), match_of("spy-tricks")
    answers = answers_about_reviews(page)
    path = f"/api/finished/{NAMES['spy-tricks']}/reviews/{SEAT}"
    page.goto(f"{reviewing.url}/replay/{NAMES['spy-tricks']}?eyes={SEAT}&review={SEAT}")
    section = page.get_by_role("region", name="Review")
    moves = section.get_by_role("listitem").filter(has_text="is better")
    moves.first.wait_for()
    assert ("POST", path) not in kinds_of(answers)
    assert page.context.request.get(f"{reviewing.url}{path}").json()["state"] == "none"
    bot = SearchBot(LEVEL, SEED)
    found = [judged(bot, one) for one in decisions_of(match, SEAT)]
    expected = review_facts(SEAT, len(found), found)
    expect(moves).to_have_count(len(expected.moves))
    button(page, "Next mistake").click()
    expect(page).to_have_url(re.compile(f"step={min(move.step for move in expected.moves)}$"))
    # It is kept for as long as the page is open, and saved with the replay.
    count = sum(one.url.endswith("/findings") for one in answers)
    section.get_by_label("Moves of").select_option("0")
    button(page, "Review the moves").wait_for()
    section.get_by_label("Moves of").select_option(str(SEAT))
    expect(moves).to_have_count(len(expected.moves))
    assert sum(one.url.endswith("/findings") for one in answers) == count
    button(page, "Save on this device").click()
    expect(page.locator("#save-note")).to_have_text("This replay opens without a connection.")
    saved = page.evaluate(SAVED, f"/saved-replays/{NAMES['spy-tricks']}")
    assert saved["reviews"][str(SEAT)]["review"] == expected.model_dump()


def test_a_review_that_nobody_wants_any_more_is_not_thought_about(
    new_page: NewPage, reviewing: Server
) -> None:
    page = new_page()
    page.context.route(MODULES, lambda route: None)  # it never comes
    with page.expect_request(MODULES):
        page.goto(f"{reviewing.url}/replay/{NAMES['spy-tricks']}?review={SEAT}")
    (worker,) = page.workers
    section = page.get_by_role("region", name="Review")
    expect(section).to_contain_text("0 of ")
    with worker.expect_event("close"):
        section.get_by_label("Moves of").select_option("0")
    page.context.unroute(MODULES)
    section.get_by_label("Moves of").select_option(str(SEAT))
    section.get_by_role("listitem").first.wait_for()


@pytest.mark.parametrize(("where", "status"), [(MODULES, 503), (re.compile("/briefs"), 404)])
def test_where_a_page_cannot_think_the_server_does(
    new_page: NewPage, reviewing: Server, where: re.Pattern[str], status: int
) -> None:
    page = new_page(allowed=(str(status),))
    refusal = {"code": "unknown", "message": "", "reason": "nothing-by-this-name"}
    page.context.route(where, lambda route: route.fulfill(status=status, json=refusal))
    review = reviewed(match_of("spy-tricks"), SEAT)
    answers = answers_about_reviews(page)

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(json=review)
        else:
            route.continue_()

    page.route(REVIEWS, answer)
    page.goto(f"{reviewing.url}/replay/{NAMES['spy-tricks']}?review={SEAT}")
    section = page.get_by_role("region", name="Review")
    expect(section.get_by_role("listitem")).to_have_count(len(review["review"]["moves"]))
    assert "POST" in {method for method, _ in kinds_of(answers)}
    # At the next wish, it is tried again.
    page.context.unroute(where)
    section.get_by_label("Moves of").select_option("2")
    with page.expect_response(re.compile("/reviews/2/findings")):
        button(page, "Review the moves").click()


def answers_about_reviews(page: Page) -> list[Response]:
    """Return a list that fills with what the server answers about reviews."""
    found: list[Response] = []
    page.on("response", lambda one: found.append(one) if "/reviews/" in one.url else None)
    return found


def kinds_of(answers: list[Response]) -> set[tuple[str, str]]:
    """Return the methods and paths of the requests."""
    return {(one.request.method, urlsplit(one.url).path) for one in answers}


def test_a_position_is_tried_again_and_leads_back(new_page: NewPage, reviewing: Server) -> None:
    page = new_page()
    moves = open_review(page, reviewing, "black-spy")
    step = moves[-1]["step"]
    page.goto(f"{reviewing.url}/replay/{NAMES['black-spy']}?eyes={SEAT}&step={step + 1}&review={SEAT}")
    expect(button(page, "Try again from here")).to_be_disabled()  # another seat has to choose
    page.keyboard.press("ArrowLeft")
    held = page.locator(HANDED)
    count = held.count()
    button(page, "Try again from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("header .lines")).to_contain_text("Tried again · Deal 1")
    expect(held).to_have_count(count)
    button(page, "Table").click()
    expect(page.get_by_text("It does not count in any statistics.")).to_be_visible()
    expect(page.get_by_text("Invite", exact=False)).to_have_count(0)
    assert faults(page) == []
    page.keyboard.press("Escape")
    for _ in range(count):
        play_one(page)
    expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
    page.get_by_role("link", name="Back to the review").click()
    expect(page).to_have_url(re.compile(f"/replay/{NAMES['black-spy']}.*step={step}$"))
    expect(page.locator("p.judged")).to_be_visible()


def test_a_game_that_ends_leads_back_to_the_review(new_page: NewPage, reviewing: Server) -> None:
    page = new_page()
    open_review(page, reviewing, "spycard")
    button(page, "Next mistake").click()
    button(page, "Try again from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("header .lines")).to_contain_text("Tried again")
    button(page, "Table").click()
    button(page, "Propose a draw").click()
    expect(page.get_by_text("The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("link", name="Back to the review").click()
    expect(page.locator(".evaluation")).to_be_visible()
    page.goto(f"{reviewing.url}/games")
    expect(page.get_by_text("Tried again")).to_be_visible()


def test_a_deal_is_looked_at_while_the_game_goes_on(page: Page, server: Server) -> None:
    table = sit_down(page, server.url, options={})
    pass_three(page)
    for _ in range(HAND):
        play_one(page)
    expect(page.get_by_role("heading", name="Deal 1 is over")).to_be_visible()
    with page.expect_response(f"{server.url}/api/tables/{table}/reviews/0/briefs?first=0") as briefs:
        page.get_by_role("button", name="Review my moves").press("Enter")
    assert briefs.value.json()["briefs"]
    page.keyboard.press("Escape")  # which stops it
    review = of_own_deal(page, f"{server.url}/api/tables/{table}/replay")
    page.route(PARTS, lambda route: route.fulfill(json=review))
    page.get_by_role("button", name="Review my moves").press("Enter")
    page.get_by_role("dialog", name="Review").get_by_role(
        "link", name="Look at it on the table"
    ).first.click()
    step = review["review"]["moves"][0]["step"]
    expect(page).to_have_url(re.compile(f"/replay/{table}-1.*step={step}&running$"))
    expect(page.locator("p.judged")).to_contain_text("better")
    expect(page.locator("[data-mark]")).to_have_count(2)
    expect(page.locator(".evaluation circle.named")).to_have_count(1)
    expect(page.get_by_label("View as")).to_have_count(0)
    expect(page.get_by_text("Download record")).to_have_count(0)
    looks_right(page)
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text("takes trick 15")
    expect(button(page, "Try again from here")).to_be_disabled()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/table/{table}")
    page.go_back()
    button(page, "Previous mistake").click()
    button(page, "Try again from here").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    expect(page.locator("header .lines")).to_contain_text("Tried again · Deal 1")


def of_own_deal(page: Page, address: str) -> JsonObject:
    """Return a review of the deal that is over in a running game, in which one choice cost something."""
    steps = [
        one
        for first in (0, 50)
        for one in page.context.request.get(f"{address}?first={first}&count=50").json()["page"]
    ]
    for before, after in pairwise(steps):
        hand, line = before["views"][0]["hand"], after["line"] or ""
        if line.startswith("0 play") and len(hand) > HAND // 2 and len(before["views"][0]["legal"]) > 1:
            action = line.removeprefix("0 ")
            other = next(one for one in before["views"][0]["legal"] if one != action)
            best, played = expected(other, 10, 0), expected(action, 15, 5)
            return in_full([at_choice(before["step"], best, played)], [moved(before["step"], best, played)])
    raise AssertionError("there never was a choice")
