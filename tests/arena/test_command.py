"""`spydeck arena`: a table or JSON, one line for a mistake, a bar where a person watches."""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path

import pytest

from spydeck import arena
from spydeck.cli import arena as command
from spydeck.cli.arguments import Parser, listed
from spydeck.errors import MissingExtra
from spydeck.games.registry import game
from spydeck.kernel.progress import telling_of_compiling
from tests.arena.arenas import BOTS, measured
from tests.terminal.driving import CommandLine


def test_the_command_writes_a_table_or_json(cli: CommandLine, tmp_path: Path) -> None:
    words = ["arena", "black-spy", "--bots", "sensible,random,random", "--players", "3", "--deals", "2"]
    words += ["--workers", "1", "--variant", "the-mole", "--out", str(tmp_path / "results")]
    text = cli.run(*words)
    assert (text.status, text.err) == (0, "")
    assert text.out.startswith("Black Spy, 3 players: 2 deals, 36 games; ")
    for expected in ("fewer points are better", "random (2)", "against", "±"):
        assert expected in text.out
    facts = json.loads(cli.run(*words, "--json").out)
    assert (facts["better"], facts["unit"], facts["options"]["variants"]) == ("fewer", "deal", ["the-mole"])
    assert [bot["bot"] for bot in facts["bots"]] == ["sensible", "random", "random (2)"]
    assert facts["bots"][0]["edge"]["mean"] > 0
    assert facts["matrix"][0][0] is None
    assert facts["bots"][0]["openskill"]["mu"] > facts["bots"][1]["openskill"]["mu"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess --bots random,random", "there is no game 'chess'"),
        ("black-spy", "--bots"),
        ("black-spy --bots random", "at least two bots"),
        ("black-spy --bots random,nobody", "there is no bot 'nobody'"),
        ("black-spy --bots random,random --deals 0", "--deals must be at least 1"),
        ("black-spy --bots random,random --workers 0", "workers must be from 1 to 256"),
        ("black-spy --bots random,random --budget 0", "'0' is not a number of seconds, more than 0"),
        ("black-spy --bots random,random --budget nan", "'nan' is not a number of seconds, more than 0"),
        ("black-spy --bots random,random --budget 4000", "at most 3600 seconds for a move"),
        ("black-spy --bots random,random --out .", ". is not a file that can hold results"),
        ("black-spy --bots random,random --out /dev/null", "/dev/null is not a file that can hold results"),
        ("black-spy --bots random,random --out nowhere/results", "nowhere/results: No such file"),
    ],
)
def test_a_mistake_is_one_line(cli: CommandLine, words: str, reason: str) -> None:
    outcome = cli.run("arena", *words.split())
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err


def test_the_command_has_the_defaults_of_the_function() -> None:
    """The command line starts without importing the arena, and so names them again."""
    parser = Parser()
    command.add_arena(parser, game("black-spy"))
    given = vars(parser.parse_args(["black-spy", "--bots", "random,random"]))
    usual = {name: one.default for name, one in inspect.signature(arena.run).parameters.items()}
    for name in ("players", "deals", "seed", "workers", "seatings", "budget", "out"):
        assert given[name] == usual[name], name


def test_lists_of_bots_are_read_and_completed() -> None:
    assert listed(["random, my:Bot,", "sensible"]) == ["random", "my:Bot", "sensible"]
    assert command.completed_bots("ran", ("random", "hard")) == ["random", "hard"]
    assert command.completed_bots("random,s", ("sensible",)) == ["random,sensible"]
    assert command.SEATINGS == arena.SEATINGS


def test_help_and_refusals_name_every_bot(cli: CommandLine) -> None:
    built_in = "random, sensible, easy, medium, hard, expert, pimc32, pimc128, pimc512, expert-2026"
    assert f"{built_in}, oracle" in " ".join(cli.run("arena", "--help").out.split())
    said = " ".join(cli.run("generate", "--help").out.split())
    assert built_in in said
    assert "oracle" not in said
    refused = cli.run("arena", "spy-tricks", "--bots", "orakel,random", "--deals", "1", "--workers", "1")
    assert f"there is no bot 'orakel'; the bots are: {built_in}, oracle" in refused.err


def test_a_bar_shows_the_progress_only_where_a_person_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    with command.progress_bar("Deals", 3, "arena") as advance:
        assert advance is None
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with command.progress_bar("Deals", 3, "arena") as advance:
        assert advance is not None
        advance(2)
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    with pytest.raises(MissingExtra, match="rich is missing"):
        command.progress_bar("Deals", 3, "arena")


@pytest.mark.parametrize("wanted", [True, False])
def test_a_worker_says_what_it_compiles_where_somebody_hears_it(
    wanted: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    with telling_of_compiling(wanted):
        measured(f"{BOTS}:Compiling", "random", deals=1)
    assert ("Compiling a bot" in capfd.readouterr().err) == wanted
