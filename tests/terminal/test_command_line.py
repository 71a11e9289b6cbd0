"""The command line in every language: a mistake gets one line and status 2, never a traceback."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import spydeck
from spydeck import language
from spydeck.cli import COMMANDS, LANGUAGE_VARIABLES, chosen_language, named_language, parser_for
from spydeck.cli.arguments import in_words
from spydeck.errors import InvalidOption
from tests.random_games import random_match
from tests.terminal.driving import RUN, CommandLine
from tests.waiting import PATIENCE


def test_unprintable_arguments_stay_one_line(cli: CommandLine) -> None:
    for odd in ("a\nb", "\x1b[31m", "\ud800", "x" * 5000):
        outcome = cli.run("play", odd)
        assert outcome.status == 2
        assert outcome.err.count("\n") == 1
        assert len(outcome.err) < 500
        assert "\x1b" not in outcome.err


def test_an_unwritable_folder_is_reported(cli: CommandLine) -> None:
    (cli.home / "bots").unlink()
    cli.home.rmdir()
    cli.home.write_text("not a folder")
    outcome = cli.run("play")
    assert outcome.status == 2
    assert f"cannot save games in {cli.home}" in outcome.err
    assert "set SPYDECK_HOME" in outcome.err
    assert outcome.out == ""


def test_broken_records_are_reported_in_one_line(cli: CommandLine, tmp_path: Path) -> None:
    whole = spydeck.new("black-spy", seed=1).record()
    broken = {
        "empty": b"",
        "cut": whole[: len(whole) // 2].encode(),
        "edited": whole.replace("[Players", "[Player").encode(),
        "bytes": bytes(range(256)),
        "seat": spydeck.new("black-spy", tags={"Seat": "9"}).record().encode(),
        "bots": spydeck.new("black-spy", tags={"Bots": "nobody"}).record().encode(),
    }
    for name, content in broken.items():
        path = tmp_path / f"{name}.spydeck"
        path.write_bytes(content)
        for words in (("play", "--resume", str(path)), ("replay", str(path))):
            if words[0] == "replay" and name in ("seat", "bots"):
                continue
            outcome = cli.run(*words)
            assert outcome.status == 2, (words, outcome)
            assert outcome.err.count("\n") == 1
            assert outcome.out == ""
        assert path.read_bytes() == content


def test_an_endless_file_is_not_read_to_its_end(cli: CommandLine) -> None:
    outcome = cli.run("replay", "/dev/zero")
    assert outcome.status == 2
    assert "a record has at most 4000000 characters" in outcome.err


def test_a_seat_that_is_not_at_the_table_cannot_be_replayed(cli: CommandLine) -> None:
    path = cli.keep(spydeck.new("black-spy", players=3, seed=1))
    outcome = cli.run("replay", str(path), "--seat", "3")
    assert outcome.status == 2
    assert "there is no seat 3; as in records, seats are numbered from 0 to 2" in outcome.err


@pytest.mark.parametrize(
    "words",
    [
        *("--help", "play --help", "play black-spy --help", "rules --help", "replay --help", "score --help"),
        *("bench --help", "bench playouts --help", "bench bots --help", "--version", ""),
    ],
)
def test_help_and_version(cli: CommandLine, words: str) -> None:
    outcome = cli.run(*words.split())
    assert outcome.status == 0
    assert outcome.err == ""
    assert "spydeck" in outcome.out


def test_the_help_of_play_lists_the_options_of_the_game(cli: CommandLine) -> None:
    out = cli.run("play", "black-spy", "--help").out
    for flag in spydeck.game("black-spy").option_flags:
        assert f"--{flag.flag or flag.name.replace('_', '-')} " in out


def test_all_options_reach_the_game(cli: CommandLine) -> None:
    words = (
        "play black-spy --players 5 --seat 3 --edition gespenster-1990 --variant the-mole "
        "--variant going-back --end-value 77 --pass-direction alternate --first-lead red-1 --ages 2,0,1,3,4 "
        "--bots random"
    )
    assert cli.run(*words.split()).status == 0
    assert cli.game().options.facts() == {
        "players": 5,
        "variants": ["no-good-spies", "the-mole", "going-back"],
        "pass_direction": "alternate",
        "first_lead": "red-1",
        "end_value": 77,
        "ages": [2, 0, 1, 3, 4],
    }


def test_rules_are_printed_whole_or_one_by_one(cli: CommandLine) -> None:
    whole = cli.run("rules", "black-spy").out
    assert whole.startswith("BLACK SPY\n")
    assert max(map(len, whole.splitlines())) <= 80
    for number in range(1, 37):
        one = cli.run("rules", "black-spy", f"bs-{number}").out
        assert one.startswith(f"BS-{number} ")
        assert one in whole
    assert cli.run("rules", "black-spy", "14").out == cli.run("rules", "black-spy", "BS-14").out


def test_a_sheet_that_is_drawn_goes_into_a_file(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "sheet.html"
    written = cli.run("rules", "black-spy", "--reminder", "--output", str(path))
    assert (written.status, written.err) == (0, "")
    assert (
        '<html lang="en" data-theme="light" data-game="black-spy" data-sheet="reminder">' in path.read_text()
    )
    assert "add --output" in cli.run("rules", "black-spy", "--reminder").err
    assert "--reminder or --scorepad" in cli.run("rules", "black-spy", "--output", str(path)).err
    assert cli.run("rules", "spy-tricks", "--mat").out.count("\n") > 20


def test_a_full_disk_is_reported() -> None:
    program = f"{RUN[: RUN.index('sys.exit')]}import os; os.close(1); os.open('/dev/full', os.O_WRONLY);"
    ran = subprocess.run(
        [sys.executable, "-c", program + "sys.exit(main(['rules', 'black-spy']))"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr == "spydeck: No space left on device\n"


def test_any_record_can_be_resumed(cli: CommandLine) -> None:
    """A record without tags for seats is played from seat 0 against sensible bots."""
    from random import Random

    match = random_match(spydeck.game("black-spy"), Random(4), most=9)
    path = cli.keep(match)
    outcome = cli.run("play", "--resume", str(path))
    assert outcome.status == 0
    assert "You sit in seat 1." in outcome.out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ""),
        ({"LANG": "de_AT.UTF-8"}, "de_AT.UTF-8"),
        ({"LC_MESSAGES": "fr", "LANG": "de"}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": "fr"}, "C"),
        ({"SPYDECK_LANGUAGE": "en", "LC_ALL": "de"}, "en"),
        ({"SPYDECK_LANGUAGE": "", "LANG": "de"}, "de"),
        ({"LANGUAGE": "de:en", "LC_ALL": "en_GB.UTF-8"}, "de:en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert chosen_language(environment) == language


def test_a_language_without_a_catalogue_is_english(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPYDECK_LANGUAGE", "xx")
    assert "Replay a saved game step by step." in cli.run("replay", "--help").out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_completes_commands_in_a_shell(cli: CommandLine, shell: str) -> None:
    outcome = cli.run("--completion", shell)
    assert outcome.status == 0
    assert "spydeck" in outcome.out
    assert "_ARGCOMPLETE" in outcome.out
    assert "invalid choice: 'tcsh'" in cli.run("--completion", "tcsh").err


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("spydeck rep", {"replay"}),
        ("spydeck play sp", {"spy-tricks", "spycard"}),
        ("spydeck play black-spy --variant the", {"the-mole"}),
        ("spydeck play spycard --turn", {"--turn-limit"}),
        ("spydeck generate spycard --bots random,s", {"random,sensible"}),
        ("spydeck play --language ", set(language.LANGUAGES)),
    ],
)
def test_words_are_completed(tmp_path: Path, line: str, expected: set[str]) -> None:
    found = tmp_path / "found"
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(found),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    subprocess.run([sys.executable, "-c", RUN], env=environment, check=True, timeout=PATIENCE)
    assert {word.strip() for word in found.read_text().split("\n")} == expected


@pytest.mark.parametrize("command", list(COMMANDS))
def test_the_help_of_each_command_has_examples_that_can_be_read(cli: CommandLine, command: str) -> None:
    out = cli.run(command, "--help").out
    examples = out.partition("\nexamples:\n")[2].splitlines()
    assert examples
    for example in examples:
        name, *words = example.split()
        assert name == "spydeck"
        assert parser_for(words).parse_known_args(words)[1] == []


def test_what_libraries_log_does_not_appear_among_what_a_person_reads() -> None:
    code = (
        "import logging; from spydeck.cli import main; main(['games']); logging.error('a library has failed')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stderr == ""


EVERY_COMMAND = [
    "play --bots sensible",
    "serve --port 99999",
    "site . --path cards",
    "rules spycard",
    "games",
    "replay",
    "review",
    "puzzles",
    "learn",
    "score spy-tricks",
    "verify 1",
    "arena black-spy --bots random,random --deals 1 --on local --workers 0",
    "generate spycard --bots random --deals 0 --out data",
    "bench bots spycard --bots random --deals 0",
    "warm bridge",
    "--version",
    "play --help",
    "",
]


def test_every_command_meets_streams_that_are_closed_or_full() -> None:
    assert {words.split()[0] for words in EVERY_COMMAND if words} >= set(COMMANDS)


@pytest.mark.live
@pytest.mark.parametrize("words", EVERY_COMMAND)
def test_a_closed_stream_is_an_empty_one_and_a_full_one_an_error(tmp_path: Path, words: str) -> None:
    status, err = in_shell(tmp_path, f"{words} <&- >&-")
    assert status in (0, 2)
    assert not re.search("Traceback|Exception", err)
    status, err = in_shell(tmp_path, f"{words} </dev/null >/dev/full")
    assert (status, err.count("\n"), err.startswith("spydeck: ")) == (2, 1, True)


@pytest.mark.live
@pytest.mark.parametrize("words", ["play --help", "rules spycard --json", "games", "puzzles --json"])
def test_a_reader_may_leave_early(tmp_path: Path, words: str) -> None:
    assert in_shell(tmp_path, f"{words} | head -c 1") == (0, "")
    assert in_shell(tmp_path, f"{words} <&- >&- 2>&-") == (0, "")


def in_shell(folder: Path, line: str) -> tuple[int, str]:
    """Return the exit status and the errors of a command line."""
    program = f"{shlex.quote(sys.executable)} -c {shlex.quote(RUN)} {line}"
    environment = {**os.environ, "SPYDECK_HOME": str(folder / "home")}
    done = subprocess.run(
        ["sh", "-c", program], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


def test_bots_are_named_with_spaces_or_commas_everywhere(cli: CommandLine) -> None:
    for named in ("random,sensible,random", "random sensible random", "random, sensible,random"):
        cli.run("play", "--seed", "1", "--bots", *named.split())
        assert (
            "Heron (random bot), Lynx (sensible bot), Otter (random bot)" in cli.run("play", "--resume").out
        )


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
def no_language_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the environment choose nothing."""
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)


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
