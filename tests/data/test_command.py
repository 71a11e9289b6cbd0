"""`spydeck generate`: a line or JSON, one line for a mistake."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import spydeck
from spydeck import data
from spydeck.arena import executors
from spydeck.cli import arena as command
from tests.arena.arenas import BOTS
from tests.arena.test_cluster import fake_ray
from tests.terminal.driving import CommandLine


def test_the_command_fills_a_folder_and_continues_on_a_cluster(
    cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["generate", "spy-tricks", "--bots", f"random,{BOTS}:Raises", "--players", "3", "--deals", "3"]
    words += ["--chunk", "1", "--seed", "5", "--out", str(tmp_path / "made")]
    text = cli.run(*words, "--workers", "1")
    assert (text.status, text.err) == (0, "")
    first, *faults = text.out.splitlines()
    assert first.startswith("Spy Tricks: 3 deals, ")
    assert first.endswith(f" rows in 3 files in {tmp_path / 'made'}")
    assert all(fault.startswith(f"FAULT of {BOTS}:Raises, ") for fault in faults)
    (tmp_path / "made/deals-0000001.parquet").unlink()
    ray: Any = fake_ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    facts = json.loads(cli.run(*words, "--on", "ray", "--json").out)
    executors.release()
    assert (facts["deals"], facts["files"], facts["options"]["players"]) == (3, 3, 3)
    assert f" {facts['rows']} rows " in first
    refused = cli.run(*words, "--seed", "2")
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == f"spydeck: {tmp_path / 'made'} holds data with other parameters: seed\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess --bots random --out made", "there is no game 'chess'"),
        ("black-spy --bots random", "--out"),
        ("black-spy --bots , --out made", "name a bot"),
        ("black-spy --bots random --out made --deals 0", "--deals must be at least 1"),
        ("black-spy --bots random --out made --chunk 0", "chunk must be a whole number from 1 to 10000"),
        ("black-spy --bots random --out /dev/null", "/dev/null: "),
    ],
)
def test_a_mistake_is_one_line(
    cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = cli.run("generate", *words.split())
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err


@pytest.mark.parametrize("package", ["pyarrow", "filelock"])
def test_a_missing_extra_is_named(cli: CommandLine, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    for name in [name for name in sys.modules if name.startswith("spydeck.data")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(spydeck, "data")
    monkeypatch.setitem(sys.modules, package, None)
    outcome = cli.run("generate", "black-spy", "--bots", "random", "--out", "made")
    assert outcome.status == 2
    assert (
        outcome.err
        == f'spydeck: {package} is missing; install it in a copy of the source with: pip install ".[data]"\n'
    )


def test_the_command_and_the_function_have_the_same_defaults() -> None:
    assert (command.GENERATED_DEALS, command.CHUNK) == (data.DEALS, data.CHUNK)
