"""Trouble with the database, as messages for the people who wait for it."""

from __future__ import annotations

import sqlite3
from typing import Any, Self

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from spydeck.errors import SpydeckError
from spydeck.language import Message
from spydeck.server.text import message


class StoreError(SpydeckError):
    """The database cannot be used; the message says why, and what would help."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @property
    def reason(self) -> str:
        """The stable code of the message."""
        return self.message.code

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of the message, as data that JSON can hold."""
        return dict(self.message.arguments)

    def for_players(self) -> Self:
        """Return the error without what only the server's operator understands."""
        return self if self.message.code in FOR_PLAYERS else type(self)(TROUBLE)

    @property
    def full(self) -> Message:
        """The whole sentence about it."""
        return self.message

    def __str__(self) -> str:
        """Return what is wrong in the language in use."""
        return self.full.sentence()


class NotSaved(StoreError):
    """Something was not saved; the message says why."""

    def __init__(self, why: Message, *, at_fault: bool = False, unsure: bool = False) -> None:
        super().__init__(why)
        self.at_fault = at_fault
        """Whether the data was the reason; otherwise the database was."""
        self.unsure = unsure
        """Whether the data may be saved after all, because the database failed before it could answer."""

    @property
    def full(self) -> Message:
        """The whole sentence about it."""
        return message("not-saved", why=self.message)


FOR_PLAYERS = (
    "disk-full",
    "database-lost",
    "journal-full",
    "journal-stopping",
    "table-moved",
    "table-reloading",
    "unwritable",
)
"""The reasons that players are shown."""
TROUBLE = message("database-trouble")
FULL = message("disk-full")
LOCKED = message("database-locked")
READ_ONLY = message("database-read-only")
DAMAGED = message("database-damaged")
LOST = message("database-lost")
TAKEN = message("database-in-use")
APART = message("nodes-apart")
FAILED = message("database-failed")
MOVED = message("table-moved")
RELOADING = message("table-reloading")
MISFIT = message("conflict")
UNWRITABLE = message("unwritable")

_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: message("database-not-opened"),
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_TOOBIG: UNWRITABLE,
    sqlite3.SQLITE_MISMATCH: UNWRITABLE,
}
_POSTGRESQL = {
    "53100": FULL,
    "55P03": LOCKED,
    "40P01": LOCKED,
    "40001": LOCKED,
    "57014": LOCKED,
    "25006": READ_ONLY,
    "42501": message("database-forbidden"),
    "08": LOST,
    "57": LOST,
    "XX001": DAMAGED,
}
"""By SQLSTATE, or by its class."""


def reason(error: Exception) -> Message:
    """Return why the database failed, as half a sentence without secrets."""
    if isinstance(error, IntegrityError):
        return MISFIT
    if isinstance(error, (DataError, ValueError, TypeError, OverflowError)):
        return UNWRITABLE
    if not isinstance(error, DBAPIError):
        return FAILED
    if error.connection_invalidated:
        return LOST
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE.get(code & 0xFF, FAILED)
    state = getattr(error.orig, "sqlstate", None) or "08"
    return _POSTGRESQL.get(state) or _POSTGRESQL.get(state[:2], FAILED)


def not_saved(error: Exception) -> NotSaved:
    """Return what to raise for an error while saving."""
    why = reason(error)
    return NotSaved(why, at_fault=why in (MISFIT, UNWRITABLE), unsure=why in (LOST, FAILED))


def in_detail(error: BaseException | None) -> str:
    """Return what the driver itself says, for the person who starts the server."""
    said = str(error.orig) if isinstance(error, DBAPIError) else ""
    return next((f" ({line.strip()})" for line in reversed(said.splitlines()) if line.strip()), "")
