"""What a page keeps to do without the server: a list of files, and the content as the server says it."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Barrier

import pytest

from spydeck.adapters import pyodide
from spydeck.language import LANGUAGES
from spydeck.server.http.content import contents, one_at_a_time
from spydeck.study.puzzles import shipped
from tests.server.in_process import Live

pytestmark = pytest.mark.live

GAMES = ("black-spy", "spy-tricks", "spycard")


def test_the_list_names_all_files_with_their_lengths(server: Live) -> None:
    page = server.guest(None)
    listed = page.get("/api/offline").json()
    names = {one["path"].rpartition("/")[2] for one in listed}
    assert names >= {*pyodide.RUNTIME, pyodide.ARCHIVE, "en.json"}
    assert sum(one["path"].startswith("/assets/") for one in listed) == len(GAMES)
    for one in listed:
        response = page.get(one["path"])
        assert response.status_code == 200
        assert len(response.content) == one["length"] >= one["bytes"]
        assert "immutable" in response.headers["Cache-Control"]
    assert sum(one["bytes"] for one in listed) < 9_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bundle_holds_what_the_server_says(server: Live, language: str) -> None:
    page = server.guest(None)
    listed = page.get(f"/api/offline?language={language}").json()
    path = next(one["path"] for one in listed if one["path"].endswith(f"/{language}.json"))
    bundle = page.get(path).json()
    assert set(bundle) == {"/python/files.json", *(one.address(language) for one in contents())}
    assert {one.path.split("/")[1] for one in contents()} == {"games", "lessons", "puzzles", "score"}
    rulebooks = [text for address, text in bundle.items() if "/rulebook" in address]
    assert [" Spieler" in text for text in rulebooks] == [language == "de"] * len(GAMES)
    for address, text in bundle.items():
        if (
            "/whole" not in address
        ):  # very many, which the next test compares with what is said piece by piece
            said = page.get(address).text
            assert (json.loads(said) == json.loads(text)) if text[0] in "[{" else said == text, address


def test_there_are_no_other_bundles(server: Live) -> None:
    page = server.guest(None)
    path = next(one["path"] for one in page.get("/api/offline").json() if one["path"].startswith("/offline/"))
    for other in (
        path.replace("/en.json", "/xx.json"),
        path.replace("/en.json", "/de.json"),
        "/offline/0123/en.json",
    ):
        assert page.get(other).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_puzzle_says_what_is_said_piece_by_piece(server: Live, game: str) -> None:
    page = server.guest(None)
    chosen = min(shipped(game), key=lambda puzzle: len(puzzle.typed()))
    most = max(shipped(game)[:40], key=lambda puzzle: len(puzzle.typed()))
    for puzzle in (chosen, most):
        at = f"/api/puzzles/{game}/{puzzle.id}"
        whole = page.get(f"{at}/whole").json()
        assert whole["question"] == page.get(at).json()
        for typed, facts in list(whole["typed"].items())[:60]:
            choices = page.get(f"{at}/choices", params={"partial": typed}).json()
            assert {"next": facts["next"], "enough": facts["enough"]} == choices
            if facts["action"] is None:
                assert page.get(f"{at}/solution", params={"action": typed}).status_code in (409, 422)
                continue
            solution = page.get(f"{at}/solution", params={"action": typed}).json()
            assert solution == {
                "right": facts["action"] in whole["answers"],
                "answers": whole["answers"],
                "explanation": whole["explanation"],
                "reason": whole["reasons"].get(facts["action"]),
            }


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_puzzle_can_be_typed(game: str) -> None:
    for puzzle in shipped(game):
        actions = {one["action"] for one in puzzle.typed().values()}
        assert actions >= {option.action for option in puzzle.explanation.options}


def test_a_whole_puzzle_comes_compressed_for_who_accepts_that(server: Live) -> None:
    page = server.guest(None)
    path = f"/api/puzzles/spycard/{shipped('spycard')[0].id}/whole"
    response = page.get(path)
    assert response.headers["Content-Encoding"] == "gzip"
    assert json.loads(response.content)["answers"]


def test_first_requests_make_nothing_twice() -> None:
    made: list[int] = []
    waiting = Barrier(2)

    @one_at_a_time
    @cache
    def make(number: int) -> int:
        made.append(number)
        return number

    def ask(number: int) -> int:
        waiting.wait()
        return make(number)

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(ask, [1, 1])) == [1, 1]
    assert made == [1]
