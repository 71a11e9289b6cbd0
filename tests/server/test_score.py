"""Scorepads over HTTP, sheets, rulebooks and the server's sentences, in a client's language."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import spydeck.server
from spydeck.games.registry import loadable
from spydeck.language import ENGLISH, LANGUAGES, speaking, worded
from spydeck.language.messages import bundle
from spydeck.server.config import Config
from spydeck.server.http.app import bare_app
from spydeck.server.http.errors import read_refusals
from spydeck.server.http.middleware import protect
from spydeck.server.http.routes.games import facts_of
from spydeck.server.text import message
from tests.server.in_process import Live
from tests.test_languages import messages_in
from tests.waiting import PATIENCE, get

NAMES = ["Ada", "Ben", "Cleo"]


def ask(method: str, path: str, body: object = None) -> httpx.Response:
    """One request to the routes, through the middleware; in a thread without another test's loop."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(protect(bare_app(), Config()))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(method, f"/api{path}", json=body)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asked()).result()


def scorepad_request(game: str = "spy-tricks", **given: object) -> dict[str, object]:
    """Return a request for a scorepad."""
    return {"game": game, "players": 3, "names": NAMES, **given}


def sheet(*entries: str, **given: Any) -> dict[str, Any]:
    """Return the scorepad after some entries."""
    response = ask("POST", "/score", scorepad_request(**given, entries=list(entries)))
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_an_empty_scorepad_asks_its_first_question() -> None:
    found = sheet()
    assert found["question"].startswith("Round 1: which card was the Secret Document, or")
    assert found["rows"] == []
    assert found["refused"] is None
    assert not found["over"]
    assert found["usage"]


def test_a_round_is_scored_from_its_entries() -> None:
    """ST-21, ST-22."""
    found = sheet("B3", "B3", "blue 3", "-")
    assert found["rows"] == [{"secret": "B3", "points": [10, 7, 0], "totals": [10, 7, 0], "chips": [1, 2, 0]}]
    assert "Helper for Cleo" in "".join(text for line in found["said"] for _, text in line)
    assert "Ada" in "".join(text for _, text in found["pad"][0])


def test_an_impossible_entry_is_refused_with_its_clause_and_earlier_ones_count() -> None:
    """ST-2."""
    found = sheet("B3", "B3", "-", "-", "R1", "R9")
    assert found["refused"] == {
        "entry": 4,
        "message": "ST-2: three players leave out the 1s and 2s",
    }
    assert found["rows"][0]["totals"] == [10, 0, 0]
    assert found["question"].startswith("Round 2: which card")


def test_a_game_that_is_over_asks_nothing() -> None:
    found = sheet(*["B3", "B3", "-", "-"] * 3)
    assert found["over"]
    assert found["question"] is None
    assert sheet(*["B3", "B3", "-", "-"] * 3, "R9")["refused"]["entry"] == 12


def test_options_change_what_adds_up() -> None:
    """BS-20, BS-27."""
    plain = sheet("40 20 0", game="black-spy")
    assert plain["refused"] is None
    assert plain["rows"][0]["totals"] == [40, 20, 0]
    variant = sheet("40 20 0", game="black-spy", options={"variants": ["no-good-spies"]})
    assert variant["refused"]["message"].startswith("BS-20")


@pytest.mark.parametrize(
    ("given", "status", "said"),
    [
        ({"game": "bridge"}, 404, "There is no such game"),
        ({"game": "spycard"}, 404, "There is no scorepad for Spycard"),
        ({"players": 4}, 422, "Enter 4 names"),
        ({"players": 5, "names": [*NAMES, "Dan", "Eve"]}, 422, "ST-4"),
        ({"names": ["Ada", "ada", "Ben"]}, 422, "same name"),
        ({"names": ["Ada", "Ben", "x" * 500]}, 422, "names"),
        ({"options": {"colour": "green"}}, 422, "colour"),
        ({"entries": ["-"] * 201}, 422, "entries"),
        ({"entries": ["x" * 201]}, 422, "entries"),
        ({"entries": ["B3\x00"]}, 422, "entries"),
        ({"entries": "B3"}, 422, "entries"),
        ({"more": 1}, 422, "more"),
    ],
)
def test_an_invalid_scorepad_request_is_refused_in_a_sentence(
    given: dict[str, object], status: int, said: str
) -> None:
    response = ask("POST", "/score", {**scorepad_request(), **given})
    assert response.status_code == status
    assert said in response.json()["message"]


def test_the_games_say_which_have_a_scorepad_and_which_sheets() -> None:
    facts = {fact["name"]: fact for fact in ask("GET", "/games").json()}
    assert {name: fact["scorepad"] for name, fact in facts.items()} == {
        "black-spy": True,
        "spy-tricks": True,
        "spycard": False,
    }
    for name, fact in facts.items():
        for found in fact["sheets"]:
            response = ask("GET", f"/games/{name}/sheets/{found}")
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("text/plain")
            assert max(map(len, response.text.splitlines())) <= 80
    assert facts["spycard"]["sheets"] == ["reminder"]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/games/bridge/sheets/mat", "There is no such game"),
        ("/games/spycard/sheets/mat", "sheets are: reminder"),
        ("/games/black-spy/sheets/mat", "It has none"),
    ],
)
def test_a_sheet_that_is_not_there_is_refused(path: str, said: str) -> None:
    response = ask("GET", path)
    assert response.status_code == 404
    assert said in response.json()["message"]


def test_the_next_entry_may_be_a_number_for_each_player_until_cards_are_entered() -> None:
    """BS-20."""
    assert sheet()["by_seat"]
    assert not sheet("B3")["by_seat"]
    assert sheet(game="black-spy")["by_seat"]
    assert not sheet("K7 R7", game="black-spy")["by_seat"]
    assert sheet("60 20 -20", game="black-spy")["by_seat"]
    assert not sheet("60 20 -20", game="black-spy", options={"end_value": 1})["by_seat"]


def test_a_sheet_says_how_many_parts_each_entry_finished() -> None:
    assert sheet("B3", "B3", "-", "-", "0 0 2", "B3")["finished"] == [0, 0, 0, 1, 2, 2]
    assert sheet("B3", "B3", "-", "-", "0 0 3", "B3")["finished"] == [0, 0, 0, 1]


def test_a_sheet_has_the_model_of_its_options_and_games_have_the_usual_ones() -> None:
    """BS-20, BS-27."""
    models = ask("GET", "/score/models/black-spy").json()
    assert [model["players"] for model in models] == [3, 4, 5, 6]
    assert sheet(game="black-spy")["model"] == models[0]
    model = sheet(game="black-spy", options={"edition": "gespenster-1990"})["model"]
    assert model["sum"]["makes"] == 80
    with_mole = {"edition": "gespenster-1990", "variants": ["the-mole"]}
    assert sheet(game="black-spy", options=with_mole)["model"]["sum"]["makes"] == 80
    assert model["questions"] == ["Deal {part} (pass left): points of {players}?"]
    for name, said in (("spycard", "There is no scorepad for Spycard"), ("bridge", "There is no such game")):
        response = ask("GET", f"/score/models/{name}")
        assert response.status_code == 404
        assert said in response.json()["message"]


GAMES = ("black-spy", "spy-tricks", "spycard")
PAD = {"game": "black-spy", "players": 3, "names": ["Ann", "Ben", "Cy"], "entries": ["1 2 3"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_in_each_language_and_english_for_others(server: Live, game: str) -> None:
    path = f"{server.url}/api/games/{game}/rulebook"
    texts = {language: get(path, params={"language": language}).text for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    assert get(path).text == texts[ENGLISH] == get(path, params={"language": "fr"}).text
    assert get(path, params={"language": "de-AT"}).text == texts["de"]


def test_the_reminder_sheet_is_in_each_language(server: Live) -> None:
    path = f"{server.url}/api/games/spycard/sheets/reminder"
    assert "Kreuz" in get(path, params={"language": "de"}).text
    assert get(path).text == get(path, params={"language": "en"}).text


def test_the_scorepad_asks_and_refuses_in_each_language(server: Live) -> None:
    path = f"{server.url}/api/score"
    english = httpx.post(path, json=PAD, timeout=PATIENCE).raise_for_status().json()
    german = httpx.post(path, json=PAD, params={"language": "de"}, timeout=PATIENCE).raise_for_status().json()
    assert english["rows"] == german["rows"]
    assert english["refused"]["entry"] == german["refused"]["entry"] == 0
    assert english["refused"]["message"] != german["refused"]["message"]
    assert english["question"] != german["question"]
    models = [get(f"{path}/models/black-spy", params={"language": one}).json() for one in LANGUAGES]
    assert models[0] != models[1]


def test_what_games_and_options_are_is_in_english_for_programs() -> None:
    with speaking("de"):
        facts = [facts_of.__wrapped__(game) for game in loadable()]
    for game, found in zip(loadable(), facts, strict=True):
        assert found.pitch == worded(game.pitch, ENGLISH) != worded(game.pitch, "de")
        assert [one.help for one in found.options] == [
            worded(flag.help, ENGLISH) for flag in game.option_flags
        ]
    assert facts[0].options[-2].help == "the total that ends the game"


@pytest.mark.parametrize("language", ["", "../en", "d", "de_DE", "x" * 60])
def test_what_is_no_language_is_refused(server: Live, language: str) -> None:
    refused = get(f"{server.url}/api/games/black-spy/rulebook", params={"language": language})
    assert (refused.status_code, refused.json()["field"]) == (422, "language")


REASONS = re.compile(
    r"""(?:
        (?:\bRefusal|\.close|\.close_all)\(\s*"[a-z-]+",\s*
        | \bHttpRefusal\(\s*\d+,\s*"[a-z-]+",\s*
        | \brefuse\(\s*scope,\s*send,\s*\d+,\s*"[a-z-]+",\s*
        | \brefusal\s=\s\(\d+,\s"[a-z-]+",\s
        | \bQuota\(\s*"[a-z-]+",\s[\w.]+,\srates,\s
        | \brequire_stage\(\s*table,\s*"[a-z]+",\s*
        | \b(?:message|sentence)\(\s*
    )"([a-z-]+)"
    """,
    re.VERBOSE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    folder = Path(spydeck.server.__path__[0])
    files = [path for path in folder.rglob("*.py") if "text" not in path.parts]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    sentences = {*messages_in("server/text", language), *messages_in("protocol/text", language)}
    reasons = set(REASONS.findall(source)) - {"illegal"}
    assert len(reasons) > 80
    assert reasons <= sentences


def test_refusals_are_read_before_anybody_waits_for_one() -> None:
    read_refusals()
    read = bundle.cache_info().misses
    assert message("no-game").sentence(ENGLISH)
    for game in loadable():
        assert bundle(game.sentences, ENGLISH)
    assert bundle.cache_info().misses == read
