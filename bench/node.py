"""A module of WebAssembly in Node, whose functions are called from Python as compiled ones are."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

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
        given = [written(value) for value in values]
        assert self._process.stdin  # noqa: S101  it is a pipe
        assert self._process.stdout  # noqa: S101
        self._process.stdin.write(json.dumps({"name": name, "values": given, "times": times}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        self.microseconds = answer["microseconds"]
        arrays = [value for value in values if isinstance(value, np.ndarray)]
        for array, content in zip(arrays, answer["arrays"], strict=True):
            array[...] = np.frombuffer(base64.b64decode(content), array.dtype).reshape(array.shape)
        returned = tuple(map(int, answer["returned"]))
        return returned[0] if len(returned) == 1 else returned or None

    def function(self, name: str) -> Callable[..., Any]:
        """Return a function, to be called in place of a compiled one."""
        return lambda *values: self.call(name, *values)


def written(value: Any) -> Any:
    """Return an argument as `node.mjs` reads it."""
    if not isinstance(value, np.ndarray):
        return str(int(value))
    kind = "record" if value.dtype.names else value.dtype.name
    content = base64.b64encode(value.tobytes()).decode()
    return {"kind": kind, "shape": value.shape, "bytes": content}
