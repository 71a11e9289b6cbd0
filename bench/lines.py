"""The length of the project: `python -m bench.lines` counts lines as they are, by kind and by part."""

from __future__ import annotations

import subprocess
from collections import Counter, defaultdict
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

PARTS = {
    "generated types": ("net/protocol.ts", "/facts.ts"),
    "lessons": ("lesson",),
    "puzzles": ("puzzle",),
    "tables without a server": ("browser/table", "browser/thinking", "/alone", "pyodide", "local_table"),
    "thinking in the page": ("wasm", "web/src/kernel/"),
    "reviews, trying again": ("review", "trying_again", "judged", "evaluation", "/replay/"),
    "reasons and ideas": ("reason", "ideas", "effects", "/why"),
    "adapters": ("/adapters/",),
    "GPU": ("cuda",),
    "data for learning": ("/data/",),
    "service worker, offline": ("/worker/", "/offline/", "offline"),
    "daily deals": ("daily",),
    "scorepads": ("score",),
    "people and passkeys": ("people", "passkey", "own_data", "invitation", "stranger", "push"),
    "several processes": ("cluster", "lease", "supervisor", "to_owner", "node_faults", "kills"),
    "bots": ("/bots/", "/search", "/belief", "/policy", "conduct", "/arena"),
    "terminal": ("/terminal/", "/cli/"),
    "drawings, prints, previews": ("drawing", "print", "preview", "svg"),
    "rest of the games": ("/games/", "/black_spy/", "/spy_tricks/", "/spycard/"),
    "rest of the server": ("/server/", "/protocol/"),
}
"""Parts of the project by what their paths hold, in any case; the first one that fits has the file."""

REST = "all else"


def lengths(*patterns: str) -> dict[str, int]:
    """Return the number of lines of each file under version control that matches."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, check=True, capture_output=True, text=True
    )
    names = [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]
    return {name: len((ROOT / name).read_bytes().splitlines()) for name in names}


def part_of(name: str) -> str:
    """Return the part of the project that a file belongs to."""
    path = name.lower()
    return next((part for part, pieces in PARTS.items() if any(piece in path for piece in pieces)), REST)


def main() -> None:
    """Print two tables: files and lines by kind, and lines by part and kind."""
    by_part: dict[str, Counter[str]] = defaultdict(Counter)
    print(f"{'':26} {'files':>6} {'lines':>7} {'a file':>7} {'to 60':>6}")
    for kind, patterns in COUNTED.items():
        found = lengths(*patterns)
        short, total = sum(length <= 60 for length in found.values()), sum(found.values())
        print(f"{kind:26} {len(found):6} {total:7} {total // len(found):7} {short:6}")
        for name, length in found.items():
            by_part[part_of(name)][kind] += length
    print("", f"{'':26}" + "".join(f"{kind:>21}" for kind in COUNTED), sep="\n")
    for part in [*PARTS, REST]:
        print(f"{part:26}" + "".join(f"{by_part[part][kind]:21}" for kind in COUNTED))


if __name__ == "__main__":
    main()
