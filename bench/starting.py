"""The cost of starting: importing, the command line, and compiling, in programs of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from bench.side import Work, processor_time

PACKAGES = ("spydeck", "numba", "llvmlite")


def python(*words: str) -> Work:
    """Return work that runs Python with some words, with warm caches."""
    command = [sys.executable, *words]
    subprocess.run(command, capture_output=True, check=True)
    return lambda: (1, processor_time(command))


def command_line() -> Work:
    """Return work that shows the help of the command line."""
    return python("-m", "spydeck", "--help")


def imported() -> Work:
    """Return work that imports Spydeck."""
    return python("-c", "import spydeck")


def loaded(game: str) -> Work:
    """Return work that loads the whole engine of a game from the cache, in a new process."""
    return python("-m", "spydeck", "warm", game)


def compiled(game: str) -> Work:
    """Return work that compiles the whole engine of a game, in a new process with an empty cache."""

    def work() -> tuple[float, float]:
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "HOME": folder, "XDG_CACHE_HOME": folder}
            return 1, processor_time([sys.executable, "-m", "spydeck", "warm", game], environment)

    return work
