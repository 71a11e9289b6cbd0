"""The command line in German, and what chooses the language."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spydeck import language
from spydeck.cli import COMMANDS, LANGUAGE_VARIABLES, named_language
from spydeck.cli.arguments import in_words
from spydeck.errors import InvalidOption
from tests.terminal.driving import RUN, CommandLine

RECORDS = [
    ("", "Zeile 1: eine Aufzeichnung beginnt mit einer Angabe wie"),
    ('[Spydeck "1"]\n[Game "chess"]\n[Rules "1"]\n[Players "4"]\n\n', "Zeile 2: das Spiel 'chess' gibt es"),
    (
        '[Spydeck "1"]\n[Game "spycard"]\n[Rules "2"]\n[Players "4"]\n\nagents K\n',
        "die Aufzeichnung passt in Zeile 6 nicht zu den Regeln: SC-4: agents: nenn alle 47 Agenten, nicht 1",
    ),
]
"""Records that cannot be read."""
ENGLISH = re.compile(
    r"\b(usage|options|arguments?|default|examples|show|write|game|with|the|and|your|server's)\b",
    re.IGNORECASE,
)
NOT_SENTENCES = re.compile(r"^  (spydeck .*|[\w-]*: .*)$|[\w-]*-[\w-]+|/\w+|\bserve\b", re.MULTILINE)
"""Examples, flags, and the names of variants and other choices."""


@pytest.fixture(autouse=True)
def the_language_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave English to the tests that follow, and let the environment choose nothing."""
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    yield
    language.use("en")


def test_help_is_in_german(cli: CommandLine) -> None:
    out = cli.run("--language", "de", "play", "--help").out
    assert out.startswith("Aufruf: spydeck play ")
    assert "[--resume [DATEI]]" in out
    assert "\nArgumente:\n  SPIEL " in out
    assert "\nOptionen:\n  -h, --help " in out
    assert "Gegen Bots spielen, eine Partie fortsetzen oder auf einem Server mitspielen.\n" in out
    assert "\nBeispiele:\n  spydeck play\n" in out


@pytest.mark.parametrize("words", ["", *COMMANDS, "bench server", "bench bots", "bench playouts"])
def test_no_help_is_half_in_english(cli: CommandLine, words: str) -> None:
    out = cli.run(*words.split(), "--language", "de", "--help").out
    assert out.startswith("Aufruf: ")
    assert ENGLISH.findall(NOT_SENTENCES.sub("", out)) == []


@pytest.mark.parametrize(("text", "message"), RECORDS)
def test_a_record_is_refused_in_german(cli: CommandLine, tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "it.spydeck"
    path.write_text(text, encoding="utf-8")
    outcome = cli.run("replay", str(path), "--language=de")
    assert outcome.status == 2
    assert outcome.err.startswith(f"spydeck: {path}: {message}")
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("named", ["de", "DE", "de-AT", "de_AT.UTF-8"])
@pytest.mark.parametrize("place", ["before", "after"])
def test_the_flag_wins_over_the_environment(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, named: str, place: str
) -> None:
    monkeypatch.setenv("SPYDECK_LANGUAGE", "en")
    flag = ("--language", named)
    words = (*flag, "games") if place == "before" else ("games", *flag)
    assert cli.run(*words).out.endswith("Eine Partie beginnen: spydeck play\n")
    assert cli.run("games").out.endswith("To play one: spydeck play\n")


@pytest.mark.parametrize(
    ("variable", "value"), [("LANG", "de_AT.UTF-8"), ("LANGUAGE", "de:en"), ("LANGUAGE", "fr_FR:de_DE:en")]
)
def test_the_environment_chooses_german(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv(variable, value)
    assert cli.run("games").out.endswith("Eine Partie beginnen: spydeck play\n")
    assert cli.run("games", "--language", "en").out.endswith("To play one: spydeck play\n")


def test_the_last_flag_counts_and_a_missing_language_is_left_to_the_parser(cli: CommandLine) -> None:
    assert named_language(["--language", "en", "play", "--language=de"]) == "de"
    assert named_language(["play", "--language"]) is None
    assert named_language(["play", "--language", "--plain"]) is None
    with pytest.raises(InvalidOption):
        named_language(["--language="])
    assert "--language: expected one argument; see spydeck play --help" in cli.run("play", "--language").err


def test_the_languages_are_completed(tmp_path: Path) -> None:
    found, line = tmp_path / "found", "spydeck play --language "
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(found),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    subprocess.run([sys.executable, "-c", RUN], env=environment, check=True, timeout=60)
    assert {word.strip() for word in found.read_text().split("\n")} == set(language.LANGUAGES)


def errors_of_argparse() -> Iterator[str]:
    """Yield every mistake that argparse of this version finds with our kinds of arguments."""
    parser = argparse.ArgumentParser(prog="spydeck", exit_on_error=False, allow_abbrev=False)
    parser.add_argument("game", choices=("a", "b"))
    parser.add_argument("--one", required=True)
    parser.add_argument("--some", nargs="+")
    parser.add_argument("--flag", action="store_true")

    def raise_it(message: str) -> None:
        raise ValueError(message)

    parser.error = raise_it  # type: ignore[method-assign,assignment]
    for line in ("c --one 1", "a", "a --one", "a --one 1 --some", "a --one 1 --flag=2"):
        try:
            parser.parse_args(line.split())
        except (ValueError, argparse.ArgumentError) as error:
            yield str(error)


def test_argparse_says_nothing_that_is_not_reworded() -> None:
    found = list(errors_of_argparse())
    assert len(found) == 5
    assert [in_words(message) for message in found] == found
    with language.speaking("de"):
        assert [in_words(message).partition(" (")[0] for message in found] == [
            "game: 'c' gibt es hier nicht",
            "es fehlt: --one",
            "--one: es fehlt ein Wert",
            "--some: es fehlt mindestens ein Wert",
            "--flag: dazu gehört kein Wert, auch nicht '2'",
        ]
