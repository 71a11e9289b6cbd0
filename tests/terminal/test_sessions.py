"""Sessions at the command line, each repeated from its transcript: what is typed, and what people read."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests import transcripts
from tests.terminal.driving import CommandLine

SESSIONS = sorted(path.stem for path in transcripts.FOLDER.glob("session-*.txt"))
"""Transcripts of sessions in English (`session-scorepad.en`) and German.

A line such as `$ play spycard --seed 3 < expose | heron |  | quit` is a command and what is typed then.
"""
HIDDEN = {
    r"\S*/home/games\b/?": "GAMES/",
    r"-\d{4}-\d\d-\d\d-\d{6}(-\d+)?(?=\.)": "-NOW",
    r"(\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4}) \d\d:\d\d": "NOW",
    r"\((choose from|möglich:) [^()]*\)": r"(\1 ...)",  # quoted in some versions of Python
}
"""Texts that differ from run to run, and those that stand for them."""


@pytest.fixture(autouse=True)
def where_files_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Work in an empty folder, on a screen of any width."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "900")


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_reads_as_approved(cli: CommandLine, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """BS-3, BS-9, BS-19, BS-20, BS-21, BS-22, BS-23, BS-24, BS-25, BS-26, BS-27, BS-28, BS-35, BS-36,
    ST-2, ST-5, ST-6, ST-15, ST-16, ST-18, ST-21, ST-22, ST-23, ST-24, ST-25.
    """
    monkeypatch.setenv("SPYDECK_LANGUAGE", name.rpartition(".")[2])

    def answer(line: str) -> str:
        words, typed, lines = line.partition(" <")
        outcome = cli.run(
            *shlex.split(words), typed="".join(f"{one.strip()}\n" for one in lines.split("|") if typed)
        )
        said = outcome.out + "".join(f"! {error}\n" for error in outcome.err.splitlines())
        if "--help" in words:
            said = in_short_lines(said)
        for varying, instead in HIDDEN.items():
            said = re.sub(varying, instead, said)
        return said + f"[{outcome.status}]\n" * bool(outcome.status)

    transcripts.repeat(name, answer)


def in_short_lines(text: str) -> str:
    """Return a help without its usage and its columns, which differ between versions of Python."""
    return re.sub(r"\n {9,}|(?<=\S) {2,}", "  ", text.partition("\n\n")[2])
