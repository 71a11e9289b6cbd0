"""Replies to commands, as they are sent and counted."""

from __future__ import annotations

from typing import NamedTuple

from spydeck.protocol.bounds import Message
from spydeck.protocol.messages import Sealed
from spydeck.server.json_text import written
from spydeck.server.metrics import DONE, kind_of
from spydeck.server.table.table import CommandResult


class Reply(NamedTuple):
    """A reply to one command."""

    kind: str
    """What it is counted as."""
    text: bytes


def as_reply(message: Message) -> Reply:
    """Return a message as a reply."""
    return Reply(kind_of(message), message.model_dump_json().encode())


def done(command: str, seq: int) -> Reply:
    """Return the reply that a command was carried out, in the form of `Done` but without a model."""
    return Reply(DONE, written({"type": "done", "id": command, "seq": seq}))


def reply_with(result: CommandResult, command: str) -> Reply:
    """Return the reply with the result of a command, which is the same whenever the command is repeated."""
    if result.asked is None:
        return done(command, result.seq)
    return as_reply(Sealed(id=command, asked=result.asked, answer=result.answer))
