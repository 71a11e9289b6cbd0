"""Complete random deals of Black Spy in handwritten C (`black_spy.c`)."""

from __future__ import annotations

import atexit
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from bench.side import Work

PACKAGES = ()

SOURCE = Path(__file__).with_name("black_spy.c")
SECONDS = "0.1"
DECISIONS = 72


def deals(*flags: str) -> Work:
    """Return work that plays deals, and counts decisions.

    Raise `ModuleNotFoundError` where there is no C compiler.
    """
    if shutil.which("cc") is None or platform.machine() not in ("x86_64", "AMD64"):
        raise ModuleNotFoundError("no C compiler for x86-64", name="a C compiler for x86-64")
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    program = Path(folder) / "black_spy"
    subprocess.run(["cc", "-O3", "-march=native", *flags, "-o", program, SOURCE], check=True)

    def work() -> tuple[float, float]:
        done = subprocess.run([program, SECONDS], capture_output=True, text=True, check=True)
        games, seconds = done.stdout.split()
        return DECISIONS * float(games), float(seconds)

    return work
