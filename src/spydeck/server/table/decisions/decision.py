"""A decision on a command, or its refusal, and the checks that many decisions share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from spydeck.errors import IllegalAction
from spydeck.language import ENGLISH, Message
from spydeck.protocol import commands
from spydeck.protocol.messages import RefusalCode
from spydeck.protocol.tables import Settings
from spydeck.server.table import entries as log
from spydeck.server.table.table import NOTHING_PRIVATE, CommandResult, Private, Table
from spydeck.server.text import message

MAX_REMEMBERED = 100
"""Commands of one member that are remembered beside the log."""
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


class RefusedError(Exception):
    """A command or request that is not carried out, and why."""

    status: int | None = None
    """The status over HTTP where the code alone does not say it."""

    def __init__(
        self, code: RefusalCode, reason: str, /, *, field: str | None = None, **arguments: Any
    ) -> None:
        """Refuse with a code of the protocol, for a reason of the server's catalogue.

        `field` is the field of the message that is wrong, if there is one.
        """
        super().__init__(code, reason)
        self.field = field
        self.code: RefusalCode = code
        self.message: Message | str = message(reason, **arguments)
        self.clause: str | None = None

    @classmethod
    def illegal(cls, error: IllegalAction) -> RefusedError:
        """Return the refusal of an action that the rules forbid."""
        refusal = cls("illegal", "illegal")
        refusal.message, refusal.clause = error.message, error.clause
        return refusal

    @property
    def reason(self) -> str | None:
        """The stable code of the message; None if only a sentence is known."""
        return None if isinstance(self.message, str) else self.message.code

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of the message, as data that JSON can hold."""
        return {} if isinstance(self.message, str) else dict(self.message.arguments)

    @property
    def sentence(self) -> str:
        """The sentence in English: it says what is wrong and what would be right."""
        return self.message if isinstance(self.message, str) else self.message.sentence(ENGLISH)


@dataclass(frozen=True)
class Decision:
    """The effect of a command."""

    entries: tuple[log.Entry, ...] = ()
    private: Private | None = None
    """The facts kept for the member afterwards; None if they do not change."""
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
    """Return the seat if it exists. Raise `RefusedError`."""
    if seat >= table.players:
        raise RefusedError("unknown", "no-such-seat", field="seat", seat=seat, last=table.players - 1)
    return seat


def require_seated(table: Table, member: int) -> int:
    """Return the seat that a member holds. Raise `RefusedError`."""
    seat = table.seat_of(member)
    if seat is None:
        raise RefusedError("not-seated", "players-only")
    return seat


def require_in_game(table: Table, member: int, paused_too: bool = False) -> int:
    """Return the seat that a member holds in a running game. Raise `RefusedError`."""
    seat = require_seated(table, member)
    if table.stage == "playing" or (paused_too and table.stage == "paused"):
        return seat
    raise RefusedError("not-now", "game-paused" if table.stage == "paused" else "no-game")


def require_stage(table: Table, stage: str, reason: str) -> None:
    """Raise `RefusedError` for a reason unless the table is at a stage."""
    if table.stage != stage:
        raise RefusedError("not-now", reason)


def require_person(table: Table, member: int, command: commands.Command) -> None:
    """Raise `RefusedError` if a program sends a command that is only for people."""
    code = PERSON_COMMANDS.get(type(command))
    if code is not None and table.members[member].program:
        raise RefusedError(code, "persons-only", command=type(command).__name__.lower())


def require_shared(settings: Settings) -> None:
    """Raise `RefusedError` for a table at which one person plays alone."""
    if settings.alone:
        played = "daily-alone" if settings.daily else "moved-alone" if settings.moved else "again-alone"
        raise RefusedError("not-now", played)


def require_allowed_alone(table: Table, command: commands.Command) -> None:
    """Raise `RefusedError` for what would end or change a daily deal, which is played once, to its end, and
    for another game where a position is tried again, or a game was moved."""
    if table.settings.moved and isinstance(command, commands.Rematch):
        raise RefusedError("not-now", "moved-once")
    if table.settings.again is not None and isinstance(command, commands.Rematch):
        raise RefusedError("not-now", "again-from-review")
    if table.settings.daily is None:
        return
    draw = isinstance(command, commands.Propose) and command.what == "draw"
    if draw or isinstance(command, commands.Leave | commands.Rematch):
        raise RefusedError("not-now", "daily-to-the-end")


def require_host(table: Table, member: int) -> None:
    """Raise `RefusedError` for everyone but the host."""
    if table.host != member:
        raise RefusedError("not-host", "host-only")
