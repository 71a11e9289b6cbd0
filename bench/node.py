"""A module of WebAssembly in Node, whose functions are called from Python as compiled ones are."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from spydeck.bots.thinking.brief import Brief
from spydeck.protocol.bounds import MAX_OPTIONS

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "web" / "src" / "kernel"
RUNNER = Path(__file__).with_name("node.mjs")
NODE = shutil.which("node")


class InNode:
    """A game's module in a process of Node."""

    def __init__(self, game: str, folder: Path = MODULES) -> None:
        self.microseconds = 0
        """The processor time that the last call took."""
        self._process = subprocess.Popen(
            [str(NODE), str(RUNNER), str(folder / game)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> InNode:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def call(self, name: str, *values: Any, times: int = 1) -> Any:
        """Call a function, which changes arrays in place; return what it returns."""
        parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
        given = [written(part) for part in parts]
        answer = self._answer({"name": name, "values": given, "times": times})
        self.microseconds = answer["microseconds"]
        arrays = [part for part in parts if isinstance(part, np.ndarray)]
        for array, content in zip(arrays, answer["arrays"], strict=True):
            array[...] = np.frombuffer(base64.b64decode(content), array.dtype).reshape(array.shape)
        returned = tuple(map(int, answer["returned"]))
        return returned[0] if len(returned) == 1 else returned or None

    def think(self, brief: Brief, shares: int = 1) -> Any:
        """Return the action that is chosen, or what is found out if the brief asks for that.

        With several `shares`, as many searches play the rows together, and are asked meanwhile what is found.
        """
        return self._answer({"brief": {**brief.facts(), "most": MAX_OPTIONS}, "shares": shares})

    def _answer(self, asked: Any) -> Any:
        assert self._process.stdin  # noqa: S101  it is a pipe
        assert self._process.stdout  # noqa: S101
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def written(value: Any) -> Any:
    """Return an argument as `node.mjs` reads it."""
    if not isinstance(value, np.ndarray):
        return str(int(value))
    kind = "record" if value.dtype.names else value.dtype.name
    content = base64.b64encode(value.tobytes()).decode()
    return {"kind": kind, "shape": value.shape, "bytes": content}
