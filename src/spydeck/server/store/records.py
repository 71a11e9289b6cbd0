"""What the store gives back."""

from __future__ import annotations

from dataclasses import dataclass

from spydeck.json_types import JsonObject


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it was last put; `PutTable` puts it."""

    id: str
    invitation: str
    host_guest: str
    open: bool
    """Whether it is listed for everyone."""
    stage: str
    at: int
    facts: JsonObject


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A finished game without its record."""

    id: str
    table: str
    number: int
    game: str
    at: int
    facts: JsonObject


@dataclass(frozen=True, slots=True)
class GameRecord(GameSummary):
    """A finished game; `FinishGame` puts it."""

    record: str
    guests: tuple[tuple[str, int], ...]
    """Who played, and in which seat; by seats."""


@dataclass(frozen=True, slots=True)
class GuestGame(GameSummary):
    """A finished game in a guest's list."""

    seat: int
    """The guest's own."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, or a program from outside."""

    id: str
    name: str
    since: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is."""

    guests: int
    tables: int
    games: int
