"""The rows that the store returns."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict

from spydeck.json_types import JsonObject
from spydeck.protocol.tables import Settings
from spydeck.server.table.finished import GameSummary


class TableDetails(BaseModel):
    """The facts that lists show of a table without loading it, from its row."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    settings: Settings
    players: int
    open_seats: int
    seats: dict[str, int]
    """The seats that guests hold."""
    members: list[str]
    """The guests who are members."""
    asked: dict[str, int | None] = {}
    """The guests who have to answer, each with the time until when; known by the day, and at rest."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it was last saved with `PutTable`."""

    id: str
    invitation: str
    host_guest: str
    open: bool
    """Whether it is listed for everyone."""
    stage: str
    at: int
    """Milliseconds since the epoch."""
    facts: JsonObject
    joinable: str | None = None
    """The game, if strangers can join."""
    due: int | None = None
    """When something happens next, by the day: milliseconds since the epoch."""

    @property
    def details(self) -> TableDetails:
        """The facts, read."""
        return TableDetails.model_validate(self.facts)


def table_record(row: Any) -> TableRecord:
    """Return a table from its row."""
    return TableRecord(
        id=row.id,
        invitation=row.invitation,
        host_guest=row.host_guest,
        open=row.open,
        stage=row.stage,
        at=row.at,
        facts=json.loads(row.facts),
        joinable=row.joinable,
        due=row.due,
    )


@dataclass(frozen=True, slots=True)
class GameRecord(GameSummary):
    """A finished game as it was saved with `FinishGame`."""

    record: str
    guests: tuple[tuple[str, int], ...]
    """The guests who played, each with their seat; in the order of the seats."""


@dataclass(frozen=True, slots=True)
class GuestRecord:
    """A person."""

    id: str
    name: str
    since: int
    """Milliseconds since the epoch."""
    generation: int = 0
    """The generation of the guest's valid cookies."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of a guest, as far as it takes to verify that somebody has it."""

    id: str
    """The name that its device gave it, in base64url."""
    guest: str
    credential: str
    """Its public key with its id, as the authenticator sent them, in hexadecimal digits."""
    counter: int
    """How often it has been used, as its device says; 0 where the device does not count."""
    since: int
    """Milliseconds since the epoch."""
    used: int | None = None
    """When somebody last signed in with it: milliseconds since the epoch."""


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A browser that shows notifications to a guest."""

    id: str
    """The digest of its endpoint."""
    guest: str
    endpoint: str
    """The URL at its push service to which messages for it are sent."""
    key: str
    """Its public key on the curve P-256, in base64url."""
    auth: str
    """The secret that it shares with this server, in base64url (RFC 8291)."""
    language: str
    """The language of its page."""
    at: int
    """When its page was last seen: milliseconds since the epoch."""


@dataclass(frozen=True, slots=True)
class RecentPlayer:
    """Somebody with whom a guest has finished games."""

    guest: str
    name: str
    """As it was in the latest of these games."""
    game: str
    """Which game that was."""
    at: int
    """When it ended: milliseconds since the epoch."""
    games: int


@dataclass(frozen=True, slots=True)
class BlockedGuest:
    """Somebody whom a guest has blocked."""

    guest: str
    name: str
    """As the guest knew them."""
    at: int
    """Milliseconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Apart:
    """The people with whom a guest is not brought together."""

    blocked: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    @property
    def all(self) -> frozenset[str]:
        """The guests of both kinds."""
        return self.blocked | self.blocked_by


@dataclass(frozen=True, slots=True)
class GuestInvitation:
    """An invitation of a guest by somebody, or of somebody by a guest."""

    other: str
    """The other one of the two."""
    name: str
    at: int
    """Milliseconds since the epoch."""
    table: TableRecord


@dataclass(frozen=True, slots=True)
class OwnWords:
    """The words of a guest at a table: a phrase, or a text."""

    at: int
    """Milliseconds since the epoch."""
    phrase: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class DailyDealRecord:
    """The deal of a game and a day."""

    day: str
    game: str
    secret: str
    """All chance of the game is derived from it (docs/fairness.md)."""
    at: int
    """When the server committed to it: milliseconds since the epoch."""
    expert_points: int | None = None
    """The result of the bot `expert`; None until it has played."""
    expert_won: bool | None = None


@dataclass(frozen=True, slots=True)
class DailyTryRecord:
    """A guest's try at a daily deal that counts."""

    day: str
    game: str
    guest: str
    table: str
    at: int
    """When it began: milliseconds since the epoch."""
    points: int | None = None
    """None until it is over."""
    won: bool | None = None
    finished: int | None = None
    """When it was over: milliseconds since the epoch."""


@dataclass(frozen=True, slots=True)
class DailyCountRecord:
    """How many players have made the same of a daily deal."""

    day: str
    points: int
    won: bool
    players: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How many rows there are."""

    guests: int
    tables: int
    games: int
