"""Puzzles over HTTP: the question holds no solution, and what is not there is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spydeck.study.puzzles import shipped
from tests.server.in_process import live

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
