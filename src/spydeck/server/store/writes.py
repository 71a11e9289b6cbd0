"""What is saved while people play; a batch of these is saved whole or not at all."""

from __future__ import annotations

from dataclasses import dataclass

from spydeck.server.store.records import GameRecord, TableRecord
from spydeck.server.table.entries import Logged


@dataclass(frozen=True, slots=True)
class AppendEntries:
    """More of a table's log; fails if a `seq` is there already."""

    table: str
    logged: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class PutPrivate:
    """The JSON of what one member alone knows, in place of what was there; None: nothing."""

    table: str
    member: int
    body: str | None


@dataclass(frozen=True, slots=True)
class PutTable(TableRecord):
    """A table, new or as it now is."""


@dataclass(frozen=True, slots=True)
class PutMember:
    """A guest belongs to a table, in this seat."""

    table: str
    guest: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class DropMember:
    """A guest no longer belongs to a table."""

    table: str
    guest: str


@dataclass(frozen=True, slots=True)
class FinishGame(GameRecord):
    """A finished game and its record; fails if it is there already."""


Write = AppendEntries | PutPrivate | PutTable | PutMember | DropMember | FinishGame
