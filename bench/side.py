"""One side of a comparison, as a program of its own: it measures itself once for each line that it reads.

`python -m bench.side MODULE FUNCTION [WORD ...]` calls `MODULE.FUNCTION(WORD, ...)` for a piece of work to
repeat. It answers in lines of JSON: first with the versions of the packages that it measures, then for each
number of seconds that it reads with how much it does in a second of processor time.

This module needs only Python itself, so that it also runs where Spydeck is not installed.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TextIO

Work = Callable[[], tuple[float, float]]
"""Do a piece of work. Return how much was done, and the seconds of processor time that it took."""


def timed(count: Callable[[], int]) -> Work:
    """Return work that takes the time of a function, which returns how much it has done."""

    def work() -> tuple[float, float]:
        start = time.process_time()
        done = count()
        return done, time.process_time() - start

    return work


def processor_time(command: list[str], environment: Mapping[str, str] | None = None) -> float:
    """Return the seconds of processor time that another program takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, capture_output=True, check=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rate(work: Work, seconds: float) -> float:
    """Return how much is done in a second, in repetitions that fill some seconds of processor time."""
    done = spent = 0.0
    while spent < seconds:
        more, took = work()
        done += more
        spent += took
    return done / spent


def versions(packages: tuple[str, ...]) -> dict[str, str]:
    """Return the versions of those packages that are installed."""
    found = {}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def answer(module: str, function: str, words: list[str], out: TextIO) -> None:
    """Make the work, say that it is ready or what is missing, and measure it for each line of stdin."""
    try:
        found = import_module(module)
        work = getattr(found, function)(*words)
    except ModuleNotFoundError as error:
        print(json.dumps({"missing": f"{error.name} is not installed"}), file=out, flush=True)
        return
    print(json.dumps({"versions": versions(found.PACKAGES)}), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps({"rate": rate(work, float(line))}), file=out, flush=True)


def main() -> None:
    """Answer on what was stdout; what libraries print goes to stderr."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with os.fdopen(os.dup(1), "w") as out:
        os.dup2(2, 1)
        answer(sys.argv[1], sys.argv[2], sys.argv[3:], out)


if __name__ == "__main__":
    main()
