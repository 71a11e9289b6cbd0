"""A guest's finished games for statistics and as an archive, and puzzles and lessons over HTTP."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from spydeck import load
from spydeck.protocol.study import LessonFacts
from spydeck.server.http.routes.games import MAX_COMPLETED
from spydeck.server.table.entries import Acted, Entry, Left, SeatTaken
from spydeck.server.table.finished import GameDetails, answers_of
from spydeck.study.lessons import lessons
from spydeck.study.puzzles import shipped
from tests.server.in_process import Live, live
from tests.server.store.samples import finished

RECORDS = Path(__file__).parents[1] / "records"
DETAILS: dict[str, Any] = {"names": ["Ada", "B", "C", "D"], "why": "over", "options": {}}


def identity(server: Live, guest: httpx.Client) -> str:
    """Return a guest's own secret name."""
    made = server.table(guest)
    return server.services.lobby.hosts[made["table"]].table.members[0].guest


def save(server: Live, guest: str, name: str, sample: str, number: int, *others: str) -> None:
    """Save a golden record as a finished game of a guest in seat 1, as an older version did."""
    record = (RECORDS / f"{sample}.spy").read_text(encoding="utf-8")
    match = load(record)
    facts = {**DETAILS, "game": match.game.name, "winners": list(match.winners), "totals": list(match.totals)}
    seated = ((guest, 1), *((other, 2) for other in others))
    game = finished(name, at=number * 1000, number=number, facts=facts, record=record, guests=seated)
    server.do(server.services.journal.save([replace(game, game=match.game.name)]))


def test_a_game_that_was_just_played_counts(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada, start=True)
    peer = server.sit_down(ada, made["table"])
    peer.send(type="propose", what="draw")
    peer.until(lambda message: message.get("event", {}).get("kind") == "ended")
    (game,) = ada.get("/api/played").raise_for_status().json()["games"]
    assert (game["game"], game["against"], game["played"]) == ("black-spy", "bots", True)
    assert (game["result"], game["total"], game["deals"]) == ("drawn", 0, [])


def test_older_games_are_read_from_their_records_once(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest()
    guest = identity(server, ada)
    save(server, guest, "a" * 16 + "-1", "black-spy-4", 1)
    save(server, guest, "a" * 16 + "-2", "spycard-4", 2, "someone else")
    spycard, black_spy = ada.get("/api/played").raise_for_status().json()["games"]
    assert (spycard["deals"], spycard["against"]) == ([], "people")
    assert black_spy["against"] == "bots"
    rows = load((RECORDS / "black-spy-4.spy").read_text()).view(None)["scorepad"]
    assert black_spy["deals"] == [row["points"][1] for row in rows]
    assert black_spy["total"] == rows[-1]["totals"][1]
    monkeypatch.setattr("spydeck.server.http.finished_games.load", None)
    again = ada.get("/api/played").raise_for_status().json()
    assert again == {"games": [spycard, black_spy], "more": False}


def test_a_record_that_cannot_be_read_leaves_its_game_as_it_is(server: Live, ada: httpx.Client) -> None:
    guest = identity(server, ada)
    facts = {**DETAILS, "game": "black-spy", "winners": [1], "totals": [9, 0, 9, 9]}
    name = "d" * 16 + "-1"
    damaged = finished(name, at=1, number=1, facts=facts, record="no record", guests=((guest, 1),))
    server.do(server.services.journal.save([damaged]))
    for _ in range(2):
        (game,) = ada.get("/api/played").raise_for_status().json()["games"]
        assert (game["result"], game["total"], game["deals"]) == ("won", 0, [])
    saved = server.do(server.services.journal.read(server.services.store.game_row, name))
    assert saved.details.deals is None


def test_games_come_in_pages_and_few_old_ones_are_read_at_once(server: Live, ada: httpx.Client) -> None:
    guest = identity(server, ada)
    for number in range(MAX_COMPLETED + 2):
        save(server, guest, f"{number:016x}-1", "black-spy-3", number)
    page = ada.get("/api/played", params={"count": MAX_COMPLETED + 1}).raise_for_status().json()
    assert page["more"]
    assert [bool(game["deals"]) for game in page["games"]] == [True] * MAX_COMPLETED + [False]
    rest = ada.get("/api/played", params={"first": MAX_COMPLETED + 1}).raise_for_status().json()
    assert (len(rest["games"]), rest["more"]) == (1, False)
    assert [game["at"] for game in page["games"] + rest["games"]] == [
        number * 1000 for number in reversed(range(MAX_COMPLETED + 2))
    ]


def test_nobody_reads_the_games_of_others(server: Live) -> None:
    save(server, identity(server, server.guest()), "b" * 16 + "-1", "spycard-3", 1)
    assert server.guest().get("/api/played").json() == {"games": [], "more": False}
    for path in ("/api/played", "/api/played/archive"):
        assert server.guest(None).get(path).status_code == 401


@pytest.mark.parametrize("query", ["first=-1", "count=0", "count=201", "first=x"])
def test_pages_have_bounds(server: Live, query: str) -> None:
    assert server.guest().get(f"/api/played?{query}").status_code == 422


def test_the_archive_holds_every_record_and_all_that_counts(server: Live, ada: httpx.Client) -> None:
    guest = identity(server, ada)
    save(server, guest, "c" * 16 + "-1", "spy-tricks-4", 1)
    save(server, guest, "c" * 16 + "-2", "spycard-3", 2_000_000_000)
    response = ada.get("/api/played/archive").raise_for_status()
    assert response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        games = json.loads(archive.read("games.json"))
        assert [game["record"] for game in games] == ["c" * 16 + "-2", "c" * 16 + "-1"]
        old = archive.read(f"records/spy-tricks-{'c' * 16}-1.spy").decode()
    assert old == (RECORDS / "spy-tricks-4.spy").read_text(encoding="utf-8")
    assert load(old).over


@pytest.mark.live
def test_a_game_counts_for_those_who_gave_half_of_their_answers() -> None:
    def acted(seat: int, *by: Any) -> list[Entry]:
        return [Acted(seat=seat, action="play R7", by=one) for one in by]

    entries = [
        *acted(0, "person", "stand-in", "window", "agreement"),
        *acted(1, "person", "stand-in", "clock"),
        Left(member=1),
        *acted(2, "person", "bot"),
        SeatTaken(seat=2, sitter="person", member=2),
        *acted(2, "person", "person", "stand-in"),
    ]
    answers = answers_of(entries, 3)
    assert answers == [(1, 1), (1, 2), (2, 3)]
    details = GameDetails.model_construct(answers=answers)
    assert [details.was_played(seat) for seat in range(3)] == [True, False, False]
    assert GameDetails.model_construct().was_played(0)


GAME = "spy-tricks"


@pytest.mark.live
def test_a_puzzle_is_asked_and_solved(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'puzzles.db'}") as server:
        guest = server.guest()
        listed = guest.get(f"/api/puzzles/{GAME}").json()
        assert {puzzle["id"] for puzzle in listed} == {puzzle.id for puzzle in shipped(GAME)}
        assert [puzzle["rating"] for puzzle in listed] == sorted(puzzle["rating"] for puzzle in listed)
        puzzle = shipped(GAME)[0]
        address = f"/api/puzzles/{GAME}/{puzzle.id}"
        question = guest.get(address).json()
        assert question["view"] == json.loads(json.dumps(puzzle.observation.view))
        assert set(question) == {"puzzle", "view"}
        assert "play" in guest.get(f"{address}/choices").json()["next"]
        solution = guest.get(f"{address}/solution").json()
        assert (solution["right"], solution["answers"]) == (True, list(puzzle.answers))
        wrong = puzzle.explanation.options[-1].action
        judged = guest.get(f"{address}/solution", params={"action": wrong}).json()
        assert not judged["right"]
        assert judged["reason"]["arguments"]["next"] == wrong
        for path, status in (
            (f"{address}/solution?action=play+nothing", 422),
            (f"{address}/choices?partial=dance", 422),
            (f"/api/puzzles/{GAME}/00000000", 404),
            (f"/api/puzzles/{GAME}/nothing", 404),
            ("/api/puzzles/whist", 404),
        ):
            assert guest.get(path).status_code == status, path


@pytest.mark.live
def test_lessons_are_listed_and_read_whole(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'lessons.db'}") as server:
        guest = server.guest()
        known = lessons(GAME)
        listed = guest.get(f"/api/lessons/{GAME}").json()
        assert listed == [one.summary() for one in known]
        for number, one in enumerate(known, 1):
            assert guest.get(f"/api/lessons/{GAME}/{number}").json() == json.loads(json.dumps(one.facts()))
        for path, status in (
            (f"/api/lessons/{GAME}/{len(known) + 1}", 404),
            (f"/api/lessons/{GAME}/0", 404),
            ("/api/lessons/whist", 404),
            ("/api/lessons/whist/1", 404),
        ):
            assert guest.get(path).status_code == status, path


def test_lessons_have_the_form_that_the_protocol_declares() -> None:
    for one in lessons(GAME):
        assert LessonFacts.model_validate(one.facts()).lesson.name == one.name
