"""The tutorial works exactly as it is printed: its files make a game that is found, played and replayed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/write-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', PAGE, re.M | re.S)


def sources() -> dict[str, str]:
    """The files of the package; blocks with the same title follow each other after two empty lines."""
    files: dict[str, str] = {}
    for _, title, text in BLOCKS:
        if title:
            files[title] = f"{files[title]}\n\n{text}" if title in files else text
    return files


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and the metadata that an installer would write."""
    folder = tmp_path_factory.mktemp("installed")
    for name, text in sources().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    project = tomllib.loads(sources()["pyproject.toml"])["project"]
    metadata = folder / f"quick_tricks-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {target}" for name, target in points.items()))
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines))
    return folder


def run(installed: Path, *words: str, typed: str = "", folder: Path | None = None) -> str:
    """Run Python with the package on its path. Return what it printed."""
    path = os.pathsep.join([str(installed), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder or installed,
        env={**os.environ, "PYTHONPATH": path, "MYPYPATH": path, "SPYDECK_HOME": str(installed / "home")},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_package_has_fewer_than_200_lines() -> None:
    lines = [line for text in sources().values() for line in text.splitlines() if line.strip()]
    assert len(lines) < 200


def test_the_next_steps_lead_to_files_that_exist() -> None:
    named = re.findall(r"`(\w+/[\w/.]+)` \|$", PAGE.partition("## Next steps")[2], re.M)
    assert len(named) > 3
    for path in named:
        assert (ROOT / "src/spydeck/games" / path).exists(), path


@pytest.mark.live
def test_the_terminal_plays_as_printed(installed: Path) -> None:
    sessions = [text for language, _, text in BLOCKS if language == "console"]
    assert sessions
    for session in sessions:
        first, _, printed = session.partition("\n")
        typed = [line.removeprefix("> ") for line in printed.splitlines() if line.startswith("> ")]
        words = first.removeprefix("$ spydeck ").split()
        shown = run(installed, "-m", "spydeck", *words, typed="\n".join(typed))
        assert OutputChecker().check_output(printed, shown, ELLIPSIS), shown


@pytest.mark.live
def test_the_library_answers_as_printed(installed: Path) -> None:
    sessions = [text for language, title, text in BLOCKS if language == "python" and not title]
    (installed / "session.txt").write_text("\n".join(sessions), encoding="utf-8")
    assert run(installed, "-m", "doctest", "session.txt") == ""


@pytest.mark.live
def test_the_clauses_can_be_read(installed: Path) -> None:
    assert "Follow suit if you can" in run(installed, "-m", "spydeck", "rules", "quick-tricks", "QT-3")


EVERY_COMMAND = """
import contextlib, io, json, sys
from spydeck.cli import COMMANDS, main

def outcome(words, typed):
    out, err = io.StringIO(), io.StringIO()
    sys.stdin = io.StringIO(typed)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(words)
        except SystemExit as leaving:
            status = leaving.code
    return status, out.getvalue(), err.getvalue()

done = [outcome(words, typed) for words, typed in json.load(sys.stdin)]
print(json.dumps([done, list(COMMANDS)]))
"""
GAME = "quick-tricks"
ITS_COMMANDS = [
    (f"play {GAME} --seed 1 --bots hard", "hint\n\nhint all\nquit\n", 0, "only the simple bot's advice"),
    (f"play {GAME} --seed 1 --plain --players 3", "hint\n\n" * 8, 0, "To replay the game"),
    ("replay 1", "", 0, "total, points"),
    ("review 1", "", 2, "bots cannot judge games of Quick Tricks: it has no search"),
    ("review 1 --language de", "", 2, "Bots können Partien von Quick Tricks nicht beurteilen"),
    ("verify 1", "", 2, "the record has no tag Commitment"),
    ("games", "", 0, "Quick Tricks, 3 players: won by"),
    (f"puzzles {GAME}", "", 2, "no puzzles of quick-tricks come with Spydeck"),
    (f"puzzles mine {GAME}", "", 2, "Quick Tricks has no search"),
    (f"learn {GAME}", "", 2, "Quick Tricks has no lessons"),
    (f"score {GAME}", "", 2, "there is no scorepad for Quick Tricks"),
    (f"rules {GAME} 3", "", 0, "QT-3 Follow suit"),
    (f"bench playouts {GAME}", "", 2, "has no playouts to measure"),
    (f"bench bots {GAME} --bots sensible random sensible --deals 2", "", 0, '"random"'),
    (f"arena {GAME} --bots sensible,hard --deals 2 --workers 1", "", 0, "95% intervals"),
    (f"arena {GAME} --bots oracle,random --deals 2", "", 2, "has no programs, with which the oracle thinks"),
    (f"generate {GAME} --bots random --deals 2 --out data", "", 2, "its Game has no programs"),
    (f"warm {GAME}", "", 2, "Quick Tricks has no programs to compile"),
    (f"serve {GAME}", "", 2, "unrecognized arguments"),
    (f"site {GAME} --path here", "", 2, "the path of a site is like /cards/"),
]
"""Each command, what is typed, its exit status, and what it says."""


@pytest.mark.live
def test_every_command_works_with_it_or_says_why_not(installed: Path) -> None:
    asked = json.dumps([(words.split(), typed) for words, typed, _, _ in ITS_COMMANDS])
    done, commands = json.loads(run(installed, "-c", EVERY_COMMAND, typed=asked, folder=installed))
    assert {words.split()[0] for words, _, _, _ in ITS_COMMANDS} == set(commands)
    for (words, _, status, said), (left, out, err) in zip(ITS_COMMANDS, done, strict=True):
        assert (left, said in (err if status else out)) == (status, True), (words, out, err)
        assert "Traceback" not in out + err


AT_A_TABLE = """
import spydeck
from spydeck.adapters.gymnasium import SeatEnv, SeatVectorEnv
from spydeck.record.fairness import verify
from tests.server.manual_host import ManualHost

host = ManualHost("quick-tricks").gather()
match = host.table.running
while not match.over:
    seat = match.actors[0]
    host.act(seat, next(match.legal(seat)))
print(verify(spydeck.load(match.record())).players)
for make in (SeatEnv, SeatVectorEnv):
    try:
        make(game="quick-tricks")
    except spydeck.InvalidOption as error:
        print(error)
"""


@pytest.mark.live
def test_servers_deal_it_and_environments_say_what_it_lacks(installed: Path) -> None:
    players, *refused = run(installed, "-c", AT_A_TABLE, folder=ROOT).splitlines()
    assert players == "4"
    assert refused == ["Quick Tricks has no words: its Game has no programs"] * 2


@pytest.mark.slow
def test_the_types_fit_the_protocols_and_the_style_is_clean(installed: Path) -> None:
    checked = ["--strict", "--config-file", os.devnull, "--cache-dir", os.devnull, "quick_tricks"]
    assert "Success" in run(installed, "-m", "mypy", *checked)
    assert "passed" in run(
        installed, "-m", "ruff", "check", "--isolated", "--select=E,F,I", "--line-length=110"
    )


@pytest.mark.slow
def test_the_tests_of_every_game_hold_for_it(installed: Path) -> None:
    choice = ["tests/test_every_game.py", "-k", "quick-tricks", "-m", "not slow"]
    printed = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *choice, folder=ROOT)
    assert re.search(r"^\d\d passed", printed, re.M), printed
