"""How long the project is: `python -m bench.lines` counts files and lines, as they are."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
COUNTED = {
    "Python": ("src/*.py",),
    "sentences": ("src/*.ftl",),
    "client": ("web/src/*.ts", "web/src/*.svelte", "web/src/*.css"),
    "tests": ("tests/*.py",),
    "tests of the client": ("web/tests/*.ts",),
}
"""Kinds of files that are counted together, as Git's patterns, in which a star stands for folders too."""


def lengths(*patterns: str) -> list[int]:
    """Return the number of lines of each file under version control that matches."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, check=True, capture_output=True, text=True
    )
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [len(file.read_bytes().splitlines()) for file in files if file.exists()]


if __name__ == "__main__":
    print(f"{'':20} {'files':>6} {'lines':>7} {'a file':>7} {'to 60':>6}")
    for kind, patterns in COUNTED.items():
        found = lengths(*patterns)
        short = sum(length <= 60 for length in found)
        print(f"{kind:20} {len(found):6} {sum(found):7} {sum(found) // len(found):7} {short:6}")
