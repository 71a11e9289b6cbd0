"""The people whom a guest has played with: invited again, or blocked."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from spydeck.protocol.bounds import Message, Word

Person = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
"""Somebody else, as one guest's own pages call them; nobody else knows this name."""


class RecentPlayer(Message):
    """Somebody with whom the guest has finished games."""

    person: Person
    name: str
    """As it was in the latest of these games."""
    game: Word
    """Which game that was."""
    at: int
    """When it ended: milliseconds since the epoch."""
    games: int
    """How many there were lately."""


class BlockedPerson(Message):
    """Somebody whom the guest has blocked."""

    person: Person
    name: str
    """As the guest knew them."""
    since: int
    """Milliseconds since the epoch."""


class People(Message):
    """The people whom a guest knows; nobody else can see them."""

    recent: list[RecentPlayer]
    """The latest first, without those who are blocked."""
    blocked: list[BlockedPerson]
    """The latest first."""


class InvitePerson(Message):
    """An invitation of somebody to a table of the guest's."""

    table: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class PersonalInvitation(Message):
    """An invitation by somebody with whom the guest has played."""

    person: Person
    name: str
    game: Word
    table_name: str | None = None
    at: int
    """Milliseconds since the epoch."""
    token: str
    """The token in the table's invitation link, such as `/join/TOKEN`."""
