"""What can go wrong with the database, in sentences for whoever waits for it."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from spydeck.errors import SpydeckError


class StoreError(SpydeckError):
    """The database cannot be used; the message says why, and what would help."""


class NotSaved(StoreError):
    """Something was not saved; the message says why."""

    def __init__(self, why: str, *, at_fault: bool = False, unsure: bool = False) -> None:
        super().__init__(f"this could not be saved: {why}")
        self.why = why
        """Half a sentence."""
        self.at_fault = at_fault
        """Whether what was to be saved is the reason; else the database is."""
        self.unsure = unsure
        """Whether it may be there all the same, because the database failed before it could say."""


FULL = "the server's disk is full; try again when there is room"
LOCKED = "another program holds the server's database; try again in a moment"
READ_ONLY = "the server's database can be read but not written"
DAMAGED = "the server's database is damaged, or is no database of this program"
LOST = "the server cannot reach its database; try again in a moment"
TAKEN = "another Spydeck server uses this database; stop that one first, or name another database"
FAILED = "the server's database failed"
MISFIT = "it does not fit what is saved already"
UNWRITABLE = "it holds something that cannot be written"

_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: "the server's database cannot be opened",
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
    "42501": "the server may not use its database as it must",
    "08": LOST,
    "57": LOST,
    "XX001": DAMAGED,
}
"""By SQLSTATE, or by its class."""


def reason(error: Exception) -> str:
    """Why the database failed, in half a sentence without anything secret."""
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
    """What to tell those whose saving met an error."""
    why = reason(error)
    return NotSaved(why, at_fault=why in (MISFIT, UNWRITABLE), unsure=why in (LOST, FAILED))


def in_detail(error: BaseException | None) -> str:
    """What the driver itself says, for the person who starts the server."""
    said = str(error.orig) if isinstance(error, DBAPIError) else ""
    return next((f" ({line.strip()})" for line in reversed(said.splitlines()) if line.strip()), "")
