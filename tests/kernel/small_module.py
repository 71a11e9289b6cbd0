"""Builds a module of WebAssembly with every leaf: `python -m tests.kernel.small_module PATH`."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from spydeck import kernel
from spydeck.kernel.wasm import Entry, build


def leaves(bits: int, place: int, words: Any, others: Any, decimals: Any) -> int:
    words[1] = kernel.count(bits)
    words[2] = kernel.lowest(bits)
    words[3] = kernel.highest(bits)
    if place < words[1]:
        words[4] = kernel.nth(bits, place)
    words[5] = kernel.random_below(words, 1 + place)
    sums = kernel.doubles(place + 1)
    for number in range(place):
        sums[number + 1] = sums[number] + words[4]
    decimals[0] = sums[place]
    decimals[1] = kernel.exponential(sums[place] / 64)
    kernel.overwrite(others, words)
    kernel.fill(words, place)
    return int(others[1])


def main(path: Path) -> None:
    integers = np.zeros(1, np.int64)
    arguments = {"bits": 0, "place": 0, "words": integers, "others": integers, "decimals": np.zeros(1)}
    built = build({"leaves": Entry(leaves, arguments)})
    facts = {"functions": built.functions, "record_bytes": 0, "fields": {}, "lengths": {}}
    path.with_suffix(".wasm").write_bytes(built.content)
    path.with_suffix(".json").write_text(json.dumps(facts), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
