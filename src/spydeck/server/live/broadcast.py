"""Telling the sockets of a table what happened, each what its seat may know."""

from __future__ import annotations

from typing import Protocol

from pydantic_core import to_json

from spydeck.protocol.commands import Views
from spydeck.protocol.messages import Presence, ReadyMessage, Sealed
from spydeck.server.live import projection
from spydeck.server.table.table import AppliedEntry, Table


class Listener(Protocol):
    """A socket of a member."""

    member: int
    views: Views

    def send(self, message: bytes) -> None:
        """Queue a message; never waits and never fails."""

    def close(self, code: str, message: str) -> None:
        """Say farewell and close."""


class Broadcast:
    """The sockets of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: list[Listener] = []
        self.arriving: list[int] = []
        """Members whose socket is there, but still to be welcomed."""

    def members(self) -> list[int]:
        """The members who are connected, each once for each socket."""
        return [*self.arriving, *(listener.member for listener in self.listeners)]

    def remove(self, listener: Listener) -> None:
        """Forget a socket."""
        self.listeners = [other for other in self.listeners if other is not listener]

    def publish(self, applied: AppliedEntry) -> None:
        """Tell every socket of an entry that has just been applied."""
        made: dict[tuple[int | None, bool], bytes] = {}
        for listener in self.listeners:
            seat = self.table.seat_of(listener.member)
            looks = self._wants_view(listener, seat)
            alike = projection.audience_key(self.table, applied, listener.member, seat)
            key = (alike, looks)
            if key not in made:
                made[key] = self._update(applied, listener.member, seat, looks)
            listener.send(made[key])

    def tell(self, message: Presence | ReadyMessage) -> None:
        """Tell every socket something that is no event."""
        said = message.model_dump_json().encode()
        for listener in self.listeners:
            listener.send(said)

    def tell_elsewhere(self, listener: Listener, sealed: Sealed) -> None:
        """Tell a member's other sockets of an answer that one of them has sealed."""
        message = sealed.model_dump_json().encode()
        for other in self.listeners:
            if other.member == listener.member and other is not listener:
                other.send(message)

    def _update(self, applied: AppliedEntry, member: int, seat: int | None, looks: bool) -> bytes:
        table = self.table
        in_game = applied.logged.entry.kind in projection.GAME_ENTRIES
        # What an `Update` would be, without its making: four of these are half the work of a move.
        return to_json(
            {
                "type": "update",
                "seq": applied.logged.seq,
                "at": applied.logged.at,
                "event": projection.public_event(table, applied, member),
                "happened": projection.game_events(table.match, applied, seat),
                "asked": projection.asked(table, seat),
                "view": projection.view(table, seat) if looks else None,
                "table": None if in_game else projection.table_facts(table),
                "you": None if in_game else projection.you(table, member),
            }
        )

    def _wants_view(self, listener: Listener, seat: int | None) -> bool:
        if listener.views == "asked":
            ask = self.table.questions[seat] if seat is not None and self.table.questions else None
            return bool(ask and ask.options and ask.since == self.table.seq)
        return listener.views == "always"

    def close_all(self, code: str, message: str) -> None:
        """Say farewell to everybody."""
        for listener in list(self.listeners):
            listener.close(code, message)

    def close_gone(self) -> None:
        """Say farewell to those who belong to the table no more."""
        members = self.table.members
        for listener in [one for one in self.listeners if members[one.member].gone]:
            removed = members[listener.member].guest in self.table.removed
            reason = "The host has removed you from this table." if removed else "You left the table."
            listener.close("removed", reason)
