"""The activity of a worker, in memory that it shares with its supervisor: noted without any message."""

from __future__ import annotations

from collections.abc import Sequence
from mmap import mmap
from pathlib import Path
from struct import Struct
from typing import NamedTuple

RESTS, MAKES, ASKS = range(3)
_ROW = Struct("=5q")


class Activity(NamedTuple):
    """The activity of a worker: nothing that may take long, or waiting for a bot."""

    changes: int
    """Grows with every note, so that two equal activities are the same one."""
    kind: int
    table: int
    seat: int
    ply: int


class Board:
    """The shared memory, in a file; the worker is the only one to write."""

    def __init__(self, path: Path) -> None:
        """Open the board. The file must exist."""
        if path.stat().st_size < _ROW.size:
            path.write_bytes(bytes(_ROW.size))
        with path.open("r+b") as file:
            self._memory = mmap(file.fileno(), _ROW.size)
        self._changes = 0

    def read(self) -> Activity:
        """Return what the worker is doing."""
        return Activity(*_ROW.unpack_from(self._memory))

    def makes(self, table: int, seat: int) -> None:
        """Note that a bot is being made."""
        self._note((MAKES, table, seat, 0))

    def asks(self, table: int, seat: int, ply: int) -> None:
        """Note that a bot has to choose."""
        self._note((ASKS, table, seat, ply))

    def rests(self) -> None:
        """Note that no bot is busy."""
        self._note((RESTS, 0, 0, 0))

    def _note(self, row: Sequence[int]) -> None:
        self._changes += 1
        _ROW.pack_into(self._memory, 0, self._changes, *row)
