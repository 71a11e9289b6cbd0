"""What a command comes to: a decision or a refusal, and the questions that all decisions ask."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from spydeck.protocol.messages import RefusalCode
from spydeck.server.table import entries as log
from spydeck.server.table.table import NOTHING_PRIVATE, CommandResult, Private, Table

MAX_REMEMBERED = 100
"""Commands that are remembered beside the log for one member."""


class Refusal(Exception):
    """Why a command does nothing."""

    def __init__(self, code: RefusalCode, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code: RefusalCode = code
        self.message = message
        self.clause = clause


@dataclass(frozen=True)
class Decision:
    """What a command leads to."""

    entries: tuple[log.Entry, ...] = ()
    private: Private | None = None
    """What is to be kept for the member from now on."""
    repeated: CommandResult | None = None
    """What came of the command when it was first carried out."""


def kept(table: Table, member: int, command: str, **changes: Any) -> Private:
    """What is kept for a member once a command has changed something of it."""
    private = replace(table.private.get(member, NOTHING_PRIVATE), **changes)
    sealed = "asked" in changes
    done = CommandResult(table.seq, private.asked if sealed else None, private.answer if sealed else None)
    latest = [*private.commands.items(), (command, done)][-MAX_REMEMBERED:]
    return replace(private, commands=dict(latest))


def known_seat(table: Table, seat: int) -> int:
    """The seat, if there is one; raises `Refusal`."""
    if seat >= table.players:
        raise Refusal("unknown", f"There is no seat {seat}; seats are 0 to {table.players - 1}.")
    return seat


def seat_of(table: Table, member: int) -> int:
    """The seat that a member holds; raises `Refusal`."""
    seat = table.seat_of(member)
    if seat is None:
        raise Refusal("not-seated", "Only who sits at the table may do that.")
    return seat


def seat_in_game(table: Table, member: int, paused_too: bool = False) -> int:
    """The seat that a member holds in a running game; raises `Refusal`."""
    seat = seat_of(table, member)
    if table.stage == "playing" or (paused_too and table.stage == "paused"):
        return seat
    if table.stage == "paused":
        raise Refusal("not-now", "The game is paused; resume it to go on.")
    raise Refusal("not-now", "No game is being played at this table.")


def stage_is(table: Table, stage: str, message: str) -> None:
    """Raises `Refusal` at another stage of the table."""
    if table.stage != stage:
        raise Refusal("not-now", message)


def is_person(table: Table, member: int) -> None:
    """Raises `Refusal` for programs."""
    if table.members[member].program:
        raise Refusal("not-now", "Programs play; what else happens is settled among persons.")


def is_host(table: Table, member: int) -> None:
    """Raises `Refusal` for anyone but the host."""
    if table.host != member:
        raise Refusal("not-host", "Only the host of the table may do that.")
