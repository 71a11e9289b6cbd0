"""A page's requests about its own tables and games are answered as a server answers them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spydeck.browser.answering import Answer, answer
from spydeck.browser.files import VERSION
from spydeck.browser.kept import HERE, ME
from spydeck.browser.table import LocalTable
from spydeck.games.registry import game
from spydeck.protocol.http import ErrorResponse, FinishedGame, PlayedGame, ReplayPage
from spydeck.protocol.study import ReviewBriefs, ReviewFacts
from spydeck.record import fairness, load
from spydeck.server.table.reviewing import review_briefs, review_facts
from spydeck.study.review import decisions_of
from tests.test_local_table import GAMES, START_MS, Page

SHORT = "spy-tricks"


def ask(method: str, path: str, body: Any = "", language: str = "en", **about: Any) -> Answer:
    """Return the answer to a request of a page."""
    text = body if isinstance(body, str) else json.dumps(body)
    return answer(method, path, text, "Ada", language, START_MS, **about)


def refusal(found: Answer) -> tuple[int, str, str | None]:
    """Return the status, the code and the reason of a refusal."""
    facts = ErrorResponse.model_validate_json(found.body)
    return found.status, facts.code, facts.reason


def single(name: str) -> Page:
    """Return a page at whose table one deal or game is played."""
    return Page(name, options=dict(game(name).setup.SINGLE_DEAL))


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest) -> Page:
    """A page at whose table a game is over."""
    page = single(request.param)
    page.play_out()
    return page


def kept(page: Page) -> dict[str, Any]:
    """Return the game that is kept last."""
    found: dict[str, Any] = json.loads(page.finished[-1])
    return found


def test_a_game_that_is_over_is_kept_with_its_facts_and_its_record(over: Page) -> None:
    found = kept(over)
    facts, played = FinishedGame.model_validate(found["facts"]), PlayedGame.model_validate(found["played"])
    match = load(found["record"])
    fairness.verify(match)
    assert facts.record == f"{over.name}-1" == played.record
    assert facts.table == over.name
    assert over.name.startswith(HERE)
    assert facts.totals == list(match.totals)
    assert facts.winners == list(match.winners)
    assert (facts.seat, facts.names[ME]) == (ME, "Ada")
    assert (played.against, played.played, played.practice) == ("bots", True, False)
    assert played.result == ("drawn" if not facts.winners else "won" if ME in facts.winners else "lost")
    assert found["bots"] == [None, *["sensible"] * (len(facts.names) - 1)]


def test_a_game_is_kept_once() -> None:
    page = single(SHORT)
    page.play_out()
    page.send({"type": "hello"})
    assert len(page.finished) == 1


def test_a_draw_is_kept_too() -> None:
    page = Page(SHORT)
    page.command("propose", what="draw")
    assert kept(page)["facts"]["why"] == "draw"
    assert kept(page)["played"]["result"] == "drawn"


@pytest.mark.parametrize("eyes", ["0", "everyone", "spectator"])
def test_a_finished_game_is_replayed_as_any_eyes_saw_it(over: Page, eyes: str) -> None:
    path = f"/finished/{over.name}-1/replay?eyes={eyes}&first=1&count=3"
    found = ask("GET", path, kept=over.finished[-1])
    page = ReplayPage.model_validate_json(found.body)
    assert (found.status, [one.step for one in page.page]) == (200, [1, 2, 3])
    assert page.facts == FinishedGame.model_validate(kept(over)["facts"])
    assert len(page.page[0].views) == (len(page.facts.names) if eyes == "everyone" else 1)
    assert not page.running


def test_deals_that_are_over_are_replayed_while_the_game_goes_on() -> None:
    page = Page("black-spy")
    path = f"/tables/{page.name}/replay?count=50"
    assert refusal(ask("GET", path, table=page.table)) == (409, "not-now", "part-not-over")
    while page.table.table.running.part == 0:
        page.act() if page.asked else page.go_on()
    found = ReplayPage.model_validate_json(ask("GET", path, table=page.table).body)
    assert found.running
    assert found.facts.record == f"{page.name}-1"
    assert all(view["seat"] == ME for step in found.page for view in step.views)
    page.command("propose", what="draw")
    assert refusal(ask("GET", path, table=page.table))[2] == "no-game"


def tried(found: Answer) -> LocalTable:
    """Return the table at which a position is tried again."""
    assert found.status == 201, found.body
    assert found.made is not None
    assert json.loads(found.body) == {"table": found.made.name}
    assert found.made.wake(START_MS).lines
    return found.made


def own_step(page: Page) -> int:
    """Return a step of a finished game at which the person chose."""
    steps = [line for line in load(kept(page)["record"]).lines() if line[0].isdigit()]
    return max(place for place, line in enumerate(steps) if line.startswith(f"{ME} "))


def test_a_position_of_a_finished_game_is_tried_again(over: Page) -> None:
    wanted = {"step": own_step(over), "seat": ME}
    table = tried(ask("POST", f"/finished/{over.name}-1/again", wanted, kept=over.finished[-1])).table
    assert table.settings.again is not None
    assert (table.settings.again.record, table.settings.again.step) == (f"{over.name}-1", wanted["step"])
    assert ME in table.running.actors
    assert table.id != over.name
    assert [chair.bot for chair in table.chairs] == kept(over)["bots"]


def test_a_position_of_a_deal_that_is_over_is_tried_again() -> None:
    page = Page("black-spy")
    while page.table.table.running.part == 0:
        page.act() if page.asked else page.go_on()
    path = f"/tables/{page.name}/again"
    table = tried(ask("POST", path, {"step": 0, "seat": ME}, table=page.table)).table
    assert table.settings.again is not None
    assert table.running.part == 0
    wrong = ask("POST", path, {"step": 0, "seat": 1}, table=page.table)
    assert refusal(wrong) == (403, "not-seated", "again-own-seat")


def test_a_table_is_made_as_at_a_server() -> None:
    seats = [{}, {"sitter": "bot", "bot": "hard"}, {"sitter": "bot", "bot": "easy"}]
    wanted = {"game": SHORT, "players": 3, "seats": seats, "pace": 0.3, "start": True}
    table = tried(ask("POST", "/here/tables", wanted)).table
    assert [chair.bot for chair in table.chairs] == [None, "hard", "easy"]
    assert table.stage == "playing"
    wrong = ask("POST", "/here/tables", {**wanted, "options": {"dance": 1}})
    assert refusal(wrong) == (422, "unknown-option", "unknown-option")
    assert refusal(ask("POST", "/here/tables", {**wanted, "players": 9}))[1] == "wrong-number-of-players"


REFUSED = [
    ("GET", "/finished/here1-1/dance", "", 404, "nothing-by-this-name"),
    ("DELETE", "/finished/here1-1/replay", "", 404, "nothing-by-this-name"),
    ("GET", "/finished/here1-1/replay", "", 404, "no-such-record"),
    ("GET", "/tables/here1/replay", "", 404, "no-such-table"),
    ("POST", "/finished/here1-1/again", "{", 422, "invalid-json"),
    ("POST", "/finished/here1-1/again", '{"step": 0, "seat": 7}', 422, "too-large"),
    ("GET", "/finished/here1-1/replay?eyes=mole", "", 422, "wrong-form"),
    ("GET", "/finished/here1-1/replay?count=1000", "", 422, "too-large"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "reason"), REFUSED)
def test_what_cannot_be_answered_is_refused(
    method: str, path: str, body: str, status: int, reason: str
) -> None:
    found = ask(method, path, body)
    assert (refusal(found)[0], refusal(found)[2]) == (status, reason)


def file_of(page: Page, **changed: Any) -> str:
    """Return a table as a file, as its page writes it."""
    whole = {"spydeck": "table", "version": VERSION, "lines": page.lines, "private": page.private}
    return json.dumps({**whole, **changed})


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_file(name: str) -> None:
    page = Page(name)
    page.act()
    found = ask("POST", "/here/files", file_of(page))
    assert found.made is not None
    assert found.made.name != page.name
    outcome = found.made.wake(page.now)
    assert list(outcome.lines) == page.lines
    assert found.made.table.running.record() == page.table.table.running.record()
    assert json.loads(outcome.summary or "")["table"] == found.made.name
    page.table = found.made
    page.send({"type": "hello"})
    page.until_asked()


def test_a_record_is_kept_from_a_file(over: Page) -> None:
    record = kept(over)["record"]
    found = ask("POST", "/here/files", "\ufeff" + record.replace("\n", "\r\n"))
    assert (found.status, json.loads(found.body)) == (201, {"table": None})
    assert found.finished is not None
    opened = json.loads(found.finished)
    facts = FinishedGame.model_validate(opened["facts"])
    assert opened["played"] is None
    assert facts.seat is None
    assert facts.names == kept(over)["facts"]["names"]
    assert ask("POST", "/here/files", record).finished == found.finished
    path = f"/finished/{facts.record}/replay"
    assert ask("GET", path, kept=found.finished).status == 200
    wanted = {"step": own_step(over), "seat": ME}
    tried(ask("POST", f"/finished/{facts.record}/again", wanted, kept=found.finished))


def broken(page: Page) -> dict[str, str]:
    """Return files that hold no game, by what is said of them."""
    seated = page.lines[1].replace('"person"', '"somebody"')
    clock = page.lines[0].replace('"clock":null', '"clock":30.0')
    return {
        "nothing": "",
        "a poem": "The moon has risen",
        "a list": "[1, 2]",
        "cut short": file_of(page)[:-9],
        "something else": '{"spydeck": "dance"}',
        "no version": json.dumps({"spydeck": "table", "lines": page.lines}),
        "no lines": file_of(page, lines=[]),
        "lines of nothing": file_of(page, lines=["dance"]),
        "lines out of order": file_of(page, lines=[page.lines[0], *page.lines]),
        "lines left out": file_of(page, lines=[*page.lines[:3], *page.lines[4:]]),
        "somebody else's": file_of(page, lines=[page.lines[0], seated, *page.lines[2:]]),
        "with a clock": file_of(page, lines=[clock, *page.lines[1:]]),
        "deep": '{"spydeck": ' + "[" * 100_000,
    }


def test_files_that_hold_no_game_are_refused() -> None:
    page = Page(SHORT)
    page.act()
    for what, text in broken(page).items():
        found = ask("POST", "/here/files", text)
        assert refusal(found)[:2] == (422, "malformed"), what
        assert (found.made, found.finished) == (None, None)


def test_files_of_newer_versions_and_broken_records_say_so_in_the_language_of_the_page() -> None:
    page = single(SHORT)
    page.play_out()
    newer = ask("POST", "/here/files", file_of(page, version=VERSION + 1))
    assert refusal(newer)[2] == "saved-game-newer"
    edited = kept(page)["record"].replace("play", "pray", 1)
    facts = ErrorResponse.model_validate_json(ask("POST", "/here/files", edited, "de").body)
    assert facts.reason == "record-unreadable"
    assert "Zeile" in facts.arguments["what"]
    later = kept(page)["record"].replace('[Rules "', '[Rules "9')
    assert "newer" in ErrorResponse.model_validate_json(ask("POST", "/here/files", later).body).message


def test_a_finished_game_is_judged_by_the_page(over: Page) -> None:
    path, game = f"/finished/{over.name}-1/reviews/{ME}", over.finished[-1]
    decisions = list(decisions_of(load(kept(over)["record"]), ME))
    assert json.loads(ask("GET", path, kept=game).body)["state"] == "none"
    assert refusal(ask("POST", path, kept=game)) == (409, "not-now", "no-bots-here")
    briefs = ReviewBriefs.model_validate_json(ask("GET", f"{path}/briefs?first=1", kept=game).body)
    assert briefs == review_briefs(decisions, 1)
    found = ask("POST", f"{path}/findings", {"first": 1, "found": [None]}, kept=game)
    assert ReviewFacts.model_validate_json(found.body) == review_facts(ME, 1, [])
    invented = {"first": len(decisions), "found": [None]}
    refused = ask("POST", f"{path}/findings", invented, kept=game)
    assert refusal(refused) == (422, "malformed", "findings-invalid")
    nobody = ask("GET", f"/finished/{over.name}-1/reviews/5", kept=game)
    assert refusal(nobody) == (404, "unknown", "no-such-seat")


def test_a_deal_that_is_over_is_judged_by_the_page() -> None:
    page = Page("black-spy")
    path = f"/tables/{page.name}/reviews/0"
    assert refusal(ask("GET", f"{path}/briefs", table=page.table)) == (409, "not-now", "part-not-over")
    while page.table.table.running.part == 0:
        page.act() if page.asked else page.go_on()
    decisions = [one for one in decisions_of(page.table.table.running, ME) if one.part == 0]
    briefs = ReviewBriefs.model_validate_json(ask("GET", f"{path}/briefs", table=page.table).body)
    assert briefs == review_briefs(decisions, 0)
    found = ask("POST", f"{path}/findings", {"first": 0, "found": [None]}, table=page.table)
    assert ReviewFacts.model_validate_json(found.body) == review_facts(ME, 1, [])
