"""Rulebooks, sheets, and scorepads in the language that a client asks for."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from spydeck.games.registry import loadable
from spydeck.language import ENGLISH, LANGUAGES, speaking, worded
from spydeck.server.http.routes.games import facts_of
from tests.server.in_process import Live, live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Start a server in this process."""
    with live(f"sqlite:///{tmp_path_factory.mktemp('languages') / 'languages.db'}") as running:
        yield running


GAMES = ("black-spy", "spy-tricks", "spycard")
PAD = {"game": "black-spy", "players": 3, "names": ["Ann", "Ben", "Cy"], "entries": ["1 2 3"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_in_each_language_and_english_for_others(server: Live, game: str) -> None:
    path = f"{server.url}/api/games/{game}/rulebook"
    texts = {language: httpx.get(path, params={"language": language}).text for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    assert httpx.get(path).text == texts[ENGLISH] == httpx.get(path, params={"language": "fr"}).text
    assert httpx.get(path, params={"language": "de-AT"}).text == texts["de"]


def test_the_reminder_sheet_is_in_each_language(server: Live) -> None:
    path = f"{server.url}/api/games/spycard/sheets/reminder"
    assert "Kreuz" in httpx.get(path, params={"language": "de"}).text
    assert httpx.get(path).text == httpx.get(path, params={"language": "en"}).text


def test_the_scorepad_asks_and_refuses_in_each_language(server: Live) -> None:
    path = f"{server.url}/api/score"
    english = httpx.post(path, json=PAD).raise_for_status().json()
    german = httpx.post(path, json=PAD, params={"language": "de"}).raise_for_status().json()
    assert english["rows"] == german["rows"]
    assert english["refused"]["entry"] == german["refused"]["entry"] == 0
    assert english["refused"]["message"] != german["refused"]["message"]
    assert english["question"] != german["question"]
    models = [httpx.get(f"{path}/models/black-spy", params={"language": one}).json() for one in LANGUAGES]
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
    refused = httpx.get(f"{server.url}/api/games/black-spy/rulebook", params={"language": language})
    assert (refused.status_code, refused.json()["field"]) == (422, "language")
