"""Benchmarks in one run: Black Spy's playouts against handwritten C, a match, a view, the start-up.

`python -m bench` (or `make bench`). Both sides take turns on the same noisy machine, so compare ratios; every
figure is a median.
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import spydeck
from bench.match import OPTIONS, match_speed
from spydeck.benchmark import PlayoutBatch, bots, playouts

ROUNDS = 11
GAMES = 100_000


def c_playouts(folder: Path, *flags: str) -> Callable[[], float]:
    """Return a function that measures complete random deals per second in `black_spy.c`."""
    program = folder / f"black_spy{''.join(flags)}"
    source = Path(__file__).with_name("black_spy.c")
    subprocess.run(["cc", "-O3", "-march=native", *flags, "-o", program, source], check=True)

    def measure() -> float:
        done = subprocess.run([program, "0.15"], capture_output=True, text=True, check=True)
        return float(done.stdout)

    return measure


def our_playouts() -> Callable[[], float]:
    """Return a function that measures the same in the compiled kernels."""
    batch = PlayoutBatch(spydeck.game("black-spy"), 4)

    def measure() -> float:
        start = time.perf_counter()
        batch.run(GAMES)
        return GAMES / (time.perf_counter() - start)

    measure()
    return measure


def side_by_side() -> dict[str, float]:
    """Return games per second of the kernels and of C, and the ratios within each round.

    C is built twice: with the processor's bit-deposit instruction, and with a loop instead.
    """
    ours = our_playouts()
    if shutil.which("cc") is None or platform.machine() not in ("x86_64", "AMD64"):
        return {"games_per_s": round(median(ours() for _ in range(ROUNDS)))}
    with tempfile.TemporaryDirectory() as folder:
        deposit, loop = c_playouts(Path(folder)), c_playouts(Path(folder), "-mno-bmi2")
        rounds = [(ours(), deposit(), loop()) for _ in range(ROUNDS)]
    return {
        "games_per_s": round(median(mine for mine, _, _ in rounds)),
        "c_games_per_s": round(median(c for _, c, _ in rounds)),
        "c_with_a_loop_games_per_s": round(median(c for _, _, c in rounds)),
        "ratio": round(median(mine / c for mine, c, _ in rounds), 3),
        "ratio_with_a_loop": round(median(mine / c for mine, _, c in rounds), 3),
    }


def start_up(*words: str) -> float:
    """Return the seconds that a new Python process takes, with warm caches: the median of five."""
    times = []
    for _ in range(6):
        start = time.perf_counter()
        subprocess.run([sys.executable, *words], capture_output=True, check=True)
        times.append(time.perf_counter() - start)
    return round(median(times[1:]), 3)


def main() -> None:
    """Print every measurement as a line of JSON."""
    print(json.dumps({"bench": "playouts against C", **side_by_side()}))
    for name in OPTIONS:
        print(json.dumps({"bench": "match", "game": name, **match_speed(name)}))
    start = {"import_s": start_up("-c", "import spydeck"), "help_s": start_up("-m", "spydeck", "--help")}
    print(json.dumps({"bench": "start-up", **start}))
    for players in (3, 4, 5, 6):
        print(json.dumps({"bench": "playouts", **playouts("black-spy", players, 1.0)}))
    names = ["sensible", "random", "random", "random"]
    print(json.dumps({"bench": "bots", **bots("black-spy", names, 500, 1)}))


if __name__ == "__main__":
    main()
