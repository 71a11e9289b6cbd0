"""A table as text: its log, one entry a line, and what is kept beside it for one member."""

from __future__ import annotations

from dataclasses import astuple

from msgspec import Raw
from msgspec.json import Decoder
from pydantic import BaseModel, ConfigDict

from spydeck.server.table.entries import Logged, read_entry, written
from spydeck.server.table.table import CommandResult, Private

_read_fields = Decoder(tuple[int, int, Raw, int | None, str | None]).decode


class StoredPrivate(BaseModel):
    """The private facts of one member beside the log, as they are saved."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    asked: int
    answer: str | None
    commands: dict[str, tuple[int, int | None, str | None]]
    """The fields of each `CommandResult`."""
    advance: tuple[str, ...]
    muted: tuple[int, ...]


def write_line(logged: Logged) -> str:
    """Return an entry of a log, with its position in the log, as one line of text."""
    return written(logged).decode()


def read_line(line: str) -> Logged:
    """Return an entry of a log from its line. Raise `ValueError`."""
    seq, at, entry, member, command = _read_fields(line)
    return Logged(seq, at, read_entry.validate_json(bytes(entry)), member, command)


def write_private(private: Private) -> str:
    """Return what is kept for one member as text."""
    stored = StoredPrivate(
        asked=private.asked,
        answer=private.answer,
        commands={name: astuple(result) for name, result in private.commands.items()},
        advance=private.advance,
        muted=tuple(sorted(private.muted)),
    )
    return stored.model_dump_json()


def read_private(text: str) -> Private:
    """Return what is kept for one member from its text. Raise `ValueError`."""
    stored = StoredPrivate.model_validate_json(text)
    commands = {name: CommandResult(*fields) for name, fields in stored.commands.items()}
    return Private(stored.asked, stored.answer, commands, stored.advance, frozenset(stored.muted))
