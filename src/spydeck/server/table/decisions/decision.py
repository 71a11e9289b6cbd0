"""What a command does, and the checks that many decisions share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from spydeck.protocol import commands
from spydeck.protocol.messages import RefusalCode
from spydeck.server.table import entries as log
from spydeck.server.table.refusal import Refusal
from spydeck.server.table.table import NOTHING_PRIVATE, CommandResult, Private, Table

MAX_REMEMBERED = 100
"""Commands of one member that are remembered beside the log."""


@dataclass(frozen=True)
class Decision:
    """What a command does."""

    entries: tuple[log.Entry, ...] = ()
    private: Private | None = None
    """What is kept for the member afterwards; None if that does not change."""
    repeated: CommandResult | None = None
    """The result of the command when it was first carried out."""


def updated_private(table: Table, member: int, command: str, **changes: Any) -> Private:
    """Return what is kept for a member after a command that changed some of it."""
    private = replace(table.private.get(member, NOTHING_PRIVATE), **changes)
    sealed = "asked" in changes
    result = CommandResult(table.seq, private.asked if sealed else None, private.answer if sealed else None)
    latest = [*private.commands.items(), (command, result)][-MAX_REMEMBERED:]
    return replace(private, commands=dict(latest))


def require_seat(table: Table, seat: int) -> int:
    """Return the seat if it exists. Raise `Refusal`."""
    if seat >= table.players:
        raise Refusal("unknown", "no-such-seat", field="seat", seat=seat, last=table.players - 1)
    return seat


def require_seated(table: Table, member: int) -> int:
    """Return the seat that a member holds. Raise `Refusal`."""
    seat = table.seat_of(member)
    if seat is None:
        raise Refusal("not-seated", "players-only")
    return seat


def require_in_game(table: Table, member: int, paused_too: bool = False) -> int:
    """Return the seat that a member holds in a running game. Raise `Refusal`."""
    seat = require_seated(table, member)
    if table.stage == "playing" or (paused_too and table.stage == "paused"):
        return seat
    raise Refusal("not-now", "game-paused" if table.stage == "paused" else "no-game")


def require_stage(table: Table, stage: str, reason: str) -> None:
    """Raise `Refusal` for a reason unless the table is at a stage."""
    if table.stage != stage:
        raise Refusal("not-now", reason)


PERSON_COMMANDS: dict[type[commands.Command], RefusalCode] = {
    commands.Fill: "not-host",
    commands.Start: "not-host",
    commands.Remove: "not-host",
    commands.Rematch: "not-now",
    commands.Propose: "not-now",
    commands.Answer: "not-now",
    commands.Resume: "not-now",
}
"""The commands that programs may not send, with the code of the refusal."""


def require_person(table: Table, member: int, command: commands.Command) -> None:
    """Raise `Refusal` if a program sends a command that is only for people."""
    code = PERSON_COMMANDS.get(type(command))
    if code is not None and table.members[member].program:
        raise Refusal(code, "persons-only", command=type(command).__name__.lower())


def require_allowed_at_daily(table: Table, command: commands.Command) -> None:
    """Raise `Refusal` for what would end or change a daily deal, which is played once, to its end."""
    if table.settings.daily is None:
        return
    draw = isinstance(command, commands.Propose) and command.what == "draw"
    if draw or isinstance(command, commands.Leave | commands.Rematch):
        raise Refusal("not-now", "daily-to-the-end")


def require_host(table: Table, member: int) -> None:
    """Raise `Refusal` for everyone but the host."""
    if table.host != member:
        raise Refusal("not-host", "host-only")
