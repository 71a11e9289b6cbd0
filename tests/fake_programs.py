"""Programs for the tests of benchmarks: they do what their words say, and note each run in a file."""

from pathlib import Path

from bench.side import Work

PACKAGES = ("numpy", "not-installed-anywhere")


def counting(name: str, amounts: str, notes: str) -> Work:
    """Return work that takes a second each time, and does one amount after another; then it fails."""
    left = [float(amount) for amount in amounts.split(",")]
    print(f"{name} starts")

    def work() -> tuple[float, float]:
        with Path(notes).open("a") as file:
            file.write(name)
        if not left:
            raise ValueError(f"{name} has no more to do")
        return left.pop(0), 1.0

    return work


def lacking() -> Work:
    """Raise `ModuleNotFoundError`."""
    raise ModuleNotFoundError("no chess", name="chess")
