"""Approved transcripts: what people read, kept as files of text that tests write again and compare.

After a change of what people read, write the files again with `SPYDECK_APPROVE=1 .venv/bin/pytest TESTS` for
the tests that failed, read what has changed (`git diff tests/approved`) as a reviewer would, and commit both.
In a dialogue, lines that start with "$ " are what a person does: add one, and approve what follows from it.
Where `CI` is set nothing is approved.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

FOLDER = Path(__file__).with_name("approved")
HEADING, GIVEN = "# ", "$ "


def compare(name: str, written: Iterable[str]) -> None:
    """Check that a transcript reads as it was approved; approve it where a person wants that."""
    path = FOLDER / f"{name}.txt"
    lines = [line.rstrip() for text in written for line in text.split("\n")]
    if os.environ.get("SPYDECK_APPROVE"):
        assert not os.environ.get("CI"), "a person approves transcripts, on their own machine"
        path.write_text("\n".join(lines) + "\n", "utf-8")
    approved = path.read_text("utf-8").splitlines() if path.exists() else []
    difference = difflib.unified_diff(approved, lines, path.name, "now", lineterm="")
    assert lines == approved, "\n".join(difference)


def repeat(name: str, answer: Callable[[str], str]) -> None:
    """Check a dialogue: what follows from each line that a person gives, one after the other."""
    written: list[str] = []
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith((HEADING, GIVEN)):
            written += ["", line] if written and line.startswith(HEADING) else [line]
        if line.startswith(GIVEN):
            written += [text] if (text := answer(line.removeprefix(GIVEN)).rstrip("\n")) else []
    compare(name, written)
