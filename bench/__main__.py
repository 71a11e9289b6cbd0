"""Benchmarks: `python -m bench [COMPARISON ...]`, or `make bench`, which also writes `docs/benchmarks.md`.

Each program runs in a process of its own, and all programs of a comparison take turns; every figure is the
best of several runs, by processor time. Libraries to compare with are found where they are installed beside
Spydeck, or in environments of their own, `venv-openspiel`, `venv-pettingzoo`, `venv-pgx` and `venv-rlcard` in
the folder that `PEERS` names (`make peers`).
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from bench import page
from bench.comparisons import COMPARISONS
from bench.results import Result, lines, rows
from bench.turns import take_turns

ROUNDS, SECONDS = 5, 0.3
NAMES = [one.name for one in COMPARISONS]
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.1


def parser() -> ArgumentParser:
    """Return the parser of the command line."""
    found = ArgumentParser(prog="python -m bench", description="Measure how fast Spydeck is, beside others.")
    found.add_argument("names", nargs="*", metavar="COMPARISON", help=f"default: all of {', '.join(NAMES)}")
    found.add_argument("--quick", action="store_true", help="fewer and shorter runs, and no compiling")
    found.add_argument("--json", action="store_true", help="write lines of JSON instead of text")
    found.add_argument("--page", type=Path, metavar="FILE", help="also write a page in Markdown")
    return found


def say(text: str) -> None:
    """Say on stderr what is going on."""
    sys.stderr.write(text + "\n")


def read(words: Sequence[str] | None) -> Namespace:
    """Return what a command line asks for; end the program where it asks for what cannot be."""
    command = parser()
    asked = command.parse_args(words)
    if unknown := set(asked.names) - {*NAMES}:
        command.error(f"there is no comparison {min(unknown)!r}; choose from {', '.join(NAMES)}")
    if asked.page and not asked.page.absolute().parent.is_dir():
        command.error(f"there is no folder for the page {asked.page}")
    asked.names = asked.names or [one.name for one in COMPARISONS if not (one.once and asked.quick)]
    return asked


def main(words: Sequence[str] | None = None) -> None:
    """Measure the comparisons, and write each as soon as it is done."""
    asked = read(words)
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if asked.quick else (ROUNDS, SECONDS)
    load = os.getloadavg()[0]
    results = []
    for one in (one for one in COMPARISONS if one.name in asked.names):
        sides = [*one.ours, *one.theirs]
        measured = take_turns(sides, 1 if one.once else rounds, seconds, lambda text: say(f"  {text}"))
        result = Result(one, measured)
        results.append(result)
        found = map(json.dumps, lines(result)) if asked.json else rows(result)
        sys.stdout.write("".join(f"{line}\n" for line in found))
        sys.stdout.flush()
    if asked.page:
        asked.page.write_text(page.page(results, rounds, load), encoding="utf-8")


if __name__ == "__main__":
    main()
