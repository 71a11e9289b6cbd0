"""Programs that are measured in turns, each in its own process: a noisy machine treats them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


class CannotMeasure(Exception):
    """A program cannot be measured here; says why."""


@dataclass(frozen=True)
class Side:
    """A program to be measured: its name on the page, and the function of `bench` that makes its work."""

    name: str
    function: str
    """As `package.module.function word ...`."""
    home: str = ""
    """The environment that it runs in, where there is one: `venv-HOME` in the folder of peers."""


@dataclass(frozen=True)
class Measured:
    """The findings about some sides: rates by name, versions by package, and why a side has no rates."""

    rates: dict[str, list[float]] = field(default_factory=dict)
    versions: dict[str, set[str]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


def interpreter(home: str) -> str:
    """Return the Python that runs a side: that of its own environment in the folder `PEERS`, or this one."""
    folder = os.environ.get("PEERS")
    if home and folder:
        python = Path(folder).absolute() / f"venv-{home}" / "bin" / "python"
        if python.exists():
            return str(python)
    return sys.executable


class Running:
    """A side in its process."""

    def __init__(self, process: subprocess.Popen[str], errors: Any) -> None:
        self._process = process
        self._errors = errors
        self.versions: dict[str, str] = self._read()["versions"]

    def measure(self, seconds: float) -> float:
        """Return how much it does in a second of processor time. Raise `CannotMeasure` if it ends instead."""
        assert self._process.stdin  # noqa: S101  it is a pipe
        with suppress(BrokenPipeError):  # reading says why
            print(seconds, file=self._process.stdin, flush=True)
        return float(self._read()["rate"])

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout  # noqa: S101  it is a pipe
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._errors.seek(0)
            last = self._errors.read().strip().rpartition("\n")[2]
            raise CannotMeasure(f"it ended with status {self._process.returncode}: {last or 'no message'}")
        answer: dict[str, Any] = json.loads(line)
        if "missing" in answer:
            raise CannotMeasure(answer["missing"])
        return answer


@contextmanager
def running(side: Side) -> Iterator[Running]:
    """Start a side and wait until it is ready. Raise `CannotMeasure`."""
    function, *words = side.function.split()
    module, _, name = function.rpartition(".")
    command = [interpreter(side.home), "-m", "bench.side", module, name, *words]
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        yield Running(process, errors)


def take_turns(
    sides: Sequence[Side], rounds: int, seconds: float, say: Callable[[str], object] = lambda text: None
) -> Measured:
    """Measure sides in turns, one run of each in every round; say what is going on."""
    found = Measured()
    with ExitStack() as stack:
        ready: dict[str, Running] = {}
        for side in sides:
            say(f"starting {side.name}")
            try:
                ready[side.name] = stack.enter_context(running(side))
            except CannotMeasure as reason:
                found.missing[side.name] = str(reason)
        for number in range(rounds):
            for name in [name for name in ready if name not in found.missing]:
                say(f"run {number + 1} of {rounds}: {name}")
                try:
                    found.rates.setdefault(name, []).append(ready[name].measure(seconds))
                except CannotMeasure as reason:
                    found.missing[name] = str(reason)
                    found.rates.pop(name, None)
        for program in ready.values():
            for package, version in program.versions.items():
                found.versions.setdefault(package, set()).add(version)
    return found
