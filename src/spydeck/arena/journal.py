"""The file of an arena's results: a header with its parameters, then one line of JSON for each deal."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from spydeck.arena.deal import DealResult, read_result
from spydeck.arena.design import Design
from spydeck.errors import InvalidOption, InvalidRecord
from spydeck.json_types import JsonObject
from spydeck.text import message

FORMAT = "spydeck arena"
VERSION = 1
MAX_HEADER = 1_000_000
"""Maximum number of bytes of a header."""


class Journal:
    """A file that results are appended to. Complete lines count, also after a crash or on a full disk."""

    def __init__(self, path: Path, design: Design) -> None:
        """Open or create the file. Raise `InvalidOption` if it holds something else, and `OSError`."""
        if path.exists() and not path.is_file():
            raise InvalidOption(message("results-not-a-file", path=path))
        self._path = path
        self._design = design
        self._size = 0
        self._is_new = not path.exists()
        self._file = path.open("ab", buffering=0)
        try:
            self._read_header()
        except BaseException:
            self._close()
            raise

    def __enter__(self) -> Journal:
        """Return the journal."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file, and remove a new one that has received no result."""
        self._close()

    def results(self) -> Iterator[DealResult]:
        """Yield the results in the file, and drop a last line that is not complete. Raise `InvalidRecord`."""
        size = 0
        with self._path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                size += len(line)
                if number > 1:
                    yield self._read(number, line)
        self._cut(size)

    def write(self, result: DealResult) -> None:
        """Append a result. Raise `OSError`; then the file holds what it held before."""
        self._append(result.facts())
        self._is_new = False

    def _close(self) -> None:
        without_results = self._is_new and os.fstat(self._file.fileno()).st_size == self._size
        self._file.close()
        if without_results:
            self._path.unlink(missing_ok=True)

    def _read_header(self) -> None:
        with self._path.open("rb") as file:
            line = file.readline(MAX_HEADER)
        header = self._header()
        if not line.endswith(b"\n") and _line(header).startswith(line):  # new, or cut within its header
            self._cut(0)
            self._append(header)
            return
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise InvalidOption(message("results-of-others", path=self._path))
        wrong = [name for name, value in header.items() if found.get(name) != value]
        if wrong:
            raise InvalidOption(message("results-differ", path=self._path, names=wrong))

    def _header(self) -> JsonObject:
        rules = self._design.rules.rules_version
        return {"format": FORMAT, "version": VERSION, "rules_version": rules, **self._design.facts()}

    def _read(self, number: int, line: bytes) -> DealResult:
        try:
            return read_result(json.loads(line), self._design)
        except (ValueError, TypeError, KeyError, RecursionError):
            raise InvalidRecord(number, message("result-unreadable", path=self._path)) from None

    def _append(self, facts: JsonObject) -> None:
        line = _line(facts)
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            with suppress(OSError):
                self._cut(self._size)
            raise OSError(error.errno, error.strerror, str(self._path)) from error
        self._size += len(line)

    def _cut(self, size: int) -> None:
        self._file.truncate(size)
        self._size = size


def _line(facts: JsonObject) -> bytes:
    return json.dumps(facts, separators=(",", ":")).encode() + b"\n"
