"""What is saved while people play; a batch of these is saved completely or not at all."""

from __future__ import annotations

from dataclasses import dataclass

from spydeck.server.store.records import GameRecord, TableRecord
from spydeck.server.table.entries import Logged


@dataclass(frozen=True, slots=True)
class Fence:
    """The epoch under which a table was taken: if it has another one now, nothing of the batch is saved."""

    table: str
    epoch: int


@dataclass(frozen=True, slots=True)
class AppendEntries:
    """More entries of a table's log; fails if a `seq` exists already."""

    table: str
    logged: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class PutPrivate:
    """The JSON of what only one member knows, replacing the previous one; None deletes it."""

    table: str
    member: int
    body: str | None


@dataclass(frozen=True, slots=True)
class PutTable(TableRecord):
    """A table, new or changed."""


@dataclass(frozen=True, slots=True)
class UpdateTable:
    """A table has changed; a table that has been deleted stays deleted."""

    table: TableRecord


@dataclass(frozen=True, slots=True)
class PutMember:
    """A guest is a member of a table."""

    table: str
    guest: str


@dataclass(frozen=True, slots=True)
class DropMember:
    """A guest is no longer a member of a table, but a former one."""

    table: str
    guest: str


@dataclass(frozen=True, slots=True)
class FinishGame(GameRecord):
    """A finished game and its record; fails if it exists already."""


@dataclass(frozen=True, slots=True)
class FinishTry:
    """A guest's try at a daily deal is over; one that is over already stays as it is."""

    day: str
    game: str
    guest: str
    table: str
    points: int
    won: bool
    at: int
    """Milliseconds since the epoch."""


@dataclass(frozen=True, slots=True)
class EraseMember:
    """A guest's name and words are deleted from a table's log, and the guest from its members."""

    table: TableRecord
    """The table as it is after that."""
    guest: str
    member: int
    changed: tuple[Logged, ...]
    """The entries that are replaced, by their `seq`."""


@dataclass(frozen=True, slots=True)
class DeleteTable:
    """A table is deleted; finished games and their records are kept."""

    table: str


Write = (
    Fence
    | AppendEntries
    | PutPrivate
    | PutTable
    | UpdateTable
    | PutMember
    | DropMember
    | FinishGame
    | FinishTry
    | EraseMember
    | DeleteTable
)
