"""A broken package says in one line what is wrong with its game, and never stops the others."""

import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from spydeck.cli import main
from spydeck.games import registry
from spydeck.games.plain_text.interface import interface
from spydeck.games.text_ui import Line, Names

SPYCARD = """
from dataclasses import replace
from types import SimpleNamespace
from spydeck.games.spycard import GAME as SPYCARD
"""
LAYOUT = """
from spydeck.kernel import layout
@layout
class State:
    turn: int = 0
"""
SHORT_RULES = """
rules = SimpleNamespace(**vars(SPYCARD.rules))
del rules.early, rules.outcome
GAME = replace(SPYCARD, name='odd', rules=rules)
"""
CLASS = """
class Setup: pass
GAME = replace(SPYCARD, name='odd', setup=Setup)
"""
BOUNDS = "its least_players, usual_players, and most_players must ascend from 2 to 6"

BROKEN = {
    "def (": "SyntaxError: invalid syntax (odd_game.py, line 1)",
    "import nowhere": "ModuleNotFoundError: No module named 'nowhere' (line 1 of odd_game.py)",
    "raise SystemExit(3)": "SystemExit: 3 (line 1 of odd_game.py)",
    LAYOUT: "TypeError: State.turn must be int64(), int64s(length), or int8s(length) (line 3 of odd_game.py)",
    "game = 1": "AttributeError: module 'odd_game' has no attribute 'GAME'",
    "GAME = {}": "the entry point must name a Game, not something of type dict",
    SPYCARD + "GAME = SPYCARD": "its Game has a different name, 'spycard'",
    SPYCARD + SHORT_RULES: "its rules must define outcome, early",
    SPYCARD + "GAME = replace(SPYCARD, name='odd', policy=None)": "its policy must define sensible, stand_in",
    SPYCARD + CLASS: "its setup is the class Setup, not an object; Setup(...) makes one",
    SPYCARD + "GAME = replace(SPYCARD, name='odd', most_players=7)": BOUNDS,
    SPYCARD + "GAME = replace(SPYCARD, name='odd', least_players='3')": BOUNDS,
}


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that offers a module's source as the game "odd"."""

    def offer(source: str, name: str = "odd") -> None:
        (tmp_path / "odd_game.py").write_text(source, encoding="utf-8")
        point = EntryPoint(name, "odd_game:GAME", registry.ENTRY_POINTS)
        monkeypatch.setattr(registry, "_offered", lambda: {name: point})

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_load", registry._load.__wrapped__)
    monkeypatch.setitem(sys.modules, "odd_game", None)
    monkeypatch.delitem(sys.modules, "odd_game")
    return offer


@pytest.mark.parametrize(("source", "sentence"), BROKEN.items(), ids=range(len(BROKEN)))
def test_a_broken_game_says_what_is_wrong_in_one_line(
    source: str, sentence: str, offer: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    offer(source)
    assert main(["play", "odd"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("spydeck: the game odd (odd_game:GAME) cannot be ")
    assert sentence in error


def test_a_broken_game_leaves_the_others_as_they_are(offer: Callable[[str], None]) -> None:
    offer("raise SystemExit(3)")
    assert [game.name for game in registry.loadable()] == ["black-spy", "spy-tricks", "spycard"]


def test_a_whole_game_is_offered(offer: Callable[[str], None]) -> None:
    offer(SPYCARD + "GAME = replace(SPYCARD, name='odd')")
    assert [game.name for game in registry.loadable()][3:] == ["odd"]


def test_a_name_must_fit_addresses(offer: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    offer(SPYCARD + "GAME = replace(SPYCARD, name='Odd One')", "Odd One")
    assert main(["rules", "Odd One"]) == 2
    assert "a game's name has lower-case letters, digits, and hyphens" in capsys.readouterr().err


VIEW = {
    "game": "nim",
    "hand_sizes": [3, 0],
    "trick": [],
    "choices": {"take": {"next": ["A", "B"]}, "pass": {}},
}


def texts(language: str) -> list[str]:
    """Return the table and the question in a language."""
    ui = interface(language)
    names = Names(("Ada", "Ben"))
    lines: list[Line] = [*ui.table(VIEW, names), ui.question(VIEW, names)]
    return ["".join(text for _, text in line) for line in lines]


@pytest.mark.parametrize(
    ("language", "trick", "question"),
    [
        ("en", "Trick: none", "Your turn: take or pass."),
        ("de", "Trick: nichts", "Du bist am Zug: take oder pass."),
    ],
)
def test_only_the_words_between_the_data_differ(language: str, trick: str, question: str) -> None:
    assert texts(language) == ["Hand sizes: Ada 3, Ben 0", trick, question]
