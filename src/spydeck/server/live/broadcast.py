"""Texts for the sockets of a table: replies, and updates, each written once for all who may know the same."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from spydeck.protocol.bounds import ProtocolMessage
from spydeck.protocol.commands import Views
from spydeck.protocol.messages import Presence, ReadyMessage
from spydeck.server.metrics import DONE, kind_of
from spydeck.server.table.table import AppliedEntry, CommandResult, Table
from spydeck.server.table.updates import UpdateTexts, done_text, text_of


class Reply(NamedTuple):
    """A reply to one command."""

    kind: str
    """The kind under which it is counted."""
    text: bytes


def as_reply(message: ProtocolMessage) -> Reply:
    """Return a message as a reply."""
    return Reply(kind_of(message), message.model_dump_json().encode())


def done(command: str, seq: int) -> Reply:
    """Return the reply that a command was carried out."""
    return Reply(DONE, done_text(command, seq))


def reply_with(result: CommandResult, command: str) -> Reply:
    """Return the reply with the result of a command, which is the same whenever the command is repeated."""
    return Reply(DONE, text_of(result, command))


class Listener(Protocol):
    """A socket of a member."""

    member: int
    views: Views
    address: str
    """Where the member is."""

    def send(self, message: bytes, can_wait: bool = False) -> None:
        """Queue a message, which can wait for more or not; never waits itself and never fails."""

    def close(self, code: str, reason: str, /) -> None:
        """Send a farewell, worded for a reason of the server's catalogue, and close."""


class Broadcast:
    """The sockets of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: list[Listener] = []
        self.arriving: list[int] = []
        """Members whose sockets are connected but not welcomed yet."""

    def members(self) -> list[int]:
        """Return the members who are connected, once for each socket."""
        return [*self.arriving, *(listener.member for listener in self.listeners)]

    def address(self) -> str:
        """Return the address of the player who has been connected for longest, or else of a spectator."""
        players = (one for one in self.listeners if self.table.seat_of(one.member) is not None)
        found = next(players, None) or next(iter(self.listeners), None)
        return "" if found is None else found.address

    def remove(self, listener: Listener) -> None:
        """Forget a socket."""
        self.listeners = [other for other in self.listeners if other is not listener]

    def publish(self, applied: AppliedEntry) -> None:
        """Send every socket an entry that has just been applied."""
        texts = UpdateTexts(self.table, applied)
        for listener in self.listeners:
            watches = texts.seat_of(listener.member) is None
            listener.send(texts.text_for(listener.member, listener.views), can_wait=watches)

    def send_all(self, message: Presence | ReadyMessage) -> None:
        """Send every socket a message that is not an event."""
        text = message.model_dump_json().encode()
        for listener in self.listeners:
            listener.send(text)

    def send_to_others(self, listener: Listener, message: bytes) -> None:
        """Send a member's other sockets an answer that one of them has sealed."""
        for other in self.listeners:
            if other.member == listener.member and other is not listener:
                other.send(message)

    def close_all(self, code: str, reason: str) -> None:
        """Close all sockets."""
        for listener in list(self.listeners):
            listener.close(code, reason)

    def close_gone(self) -> None:
        """Close the sockets of guests who are no longer members."""
        for listener in list(self.listeners):
            self.close_if_gone(listener)

    def close_if_gone(self, listener: Listener) -> bool:
        """Close the socket of a guest who is no longer a member; return whether it was one."""
        member = self.table.members[listener.member]
        if member.gone:
            listener.close("removed", "removed" if member.guest in self.table.removed else "you-left")
        return member.gone
