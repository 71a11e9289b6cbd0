"""The page of benchmarks, `docs/benchmarks.md`: what was measured, on what, and how it was counted."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from bench.comparisons import COMPARISONS
from bench.results import RATIO, Result, shown, span

TOP = """# Benchmarks

How fast Spydeck is, beside other libraries for games, on one core. `make bench` measures this on your machine
and writes this page; do not edit it by hand.

**How it is measured.** Each program runs in a process of its own, on one core, and all programs of a table
take turns, so that a noisy machine treats them alike. Times are processor time. Every figure is the best of
{rounds} runs, after a first one that compiles and fills caches. Still, compare ratios, and only within one
run of `make bench`.

**What is counted.** A decision is one choice of one seat, forced ones included, on both sides alike: a card
that is passed or played, a verb, an operand. Dealing is part of the time wherever games are complete, and is
not counted. Different games are different work: where no other library has the game, the tables show what the
same loop does with each.
"""

PEERS = """
Not all other libraries are part of the development environment. `make peers` installs them in `.peers`, each
in an environment of its own; `PEERS=FOLDER make bench` looks in another folder. What is not installed is left
out, and named below its table. `python -m bench COMPARISON ...` measures some of the tables: {names}.
`--json` writes lines of JSON, and `--quick` gives a first look. `spydeck bench` measures a single game, the
server, or bots. Figures of a GPU come from `python -m bench.cuda`.
"""


def processor() -> str:
    """Return the name of the processor's model, or of its kind."""
    try:
        facts = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in facts.splitlines() if line.startswith("model name")]
    return models[0] if models else platform.machine()


def machine(results: Sequence[Result], load: float) -> Iterator[str]:
    """Yield the rows of what the figures were measured on; `load` is the load average before."""
    versions: dict[str, set[str]] = {}
    for result in results:
        for package, found in result.measured.versions.items():
            versions.setdefault(package, set()).update(found)
    yield "| machine | |"
    yield "|---|---|"
    yield f"| date | {date.today():%Y-%m-%d} |"
    yield f"| processor | {processor()}, one core |"
    yield f"| other work | a load average of {load:.1f} on {os.cpu_count()} cores when it started |"
    yield f"| system | {platform.system()}, Python {platform.python_version()} |"
    packages = [f"{name} {' and '.join(sorted(versions[name]))}" for name in sorted(versions)]
    yield f"| versions | {', '.join(packages)} |"


def targets(results: Sequence[Result]) -> Iterator[str]:
    """Yield the table of targets."""
    yield "| target | bound | measured | |"
    yield "|---|---|---|---|"
    for result in results:
        for one in result.outcomes():
            yield f"| {one.target.what} | {one.bound} | {one.found} | {one.verdict} |"


def table(result: Result) -> Iterator[str]:
    """Yield the lines of a comparison: its text, its table, and what is missing."""
    comparison, figures = result.comparison, result.figures
    yield f"## {comparison.title}"
    yield comparison.text
    yield ""
    beside = bool(comparison.theirs)
    unit = f"{comparison.unit}, {comparison.better} is better"
    yield f"| | {unit} |" + (" Spydeck is ... times as fast |" if beside else "")
    yield "|---|---:|" + ("---:|" if beside else "")
    for side in [*comparison.ours, *comparison.theirs]:
        if side.name in figures:
            times = span(result.times(side), RATIO) if side in comparison.theirs else ""
            yield f"| {side.name} | {shown(figures[side.name])} |" + (f" {times} |" if beside else "")
    for name, reason in result.measured.missing.items():
        yield f"\nNot measured: {name} ({reason})."


def page(results: Sequence[Result], rounds: int, load: float) -> str:
    """Return the page in Markdown."""
    names = ", ".join(f"`{one.name}`" for one in COMPARISONS)
    parts = [
        TOP.format(rounds=rounds),
        "\n".join(machine(results, load)),
        PEERS.format(names=names),
        "## Targets\nA range covers all games, or all pairs of a game of ours and one of theirs.\n",
        "\n".join(targets(results)),
        *("\n" + "\n".join(table(result)) for result in results),
    ]
    return "\n".join(parts) + "\n"
