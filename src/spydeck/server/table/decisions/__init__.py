"""Decisions on commands at a table: entries for its log, something kept beside it, or a refusal.

Pure: nothing changes here. A decision is saved first and then applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.protocol import commands
from spydeck.record import fairness
from spydeck.server.table.decisions import playing, seating
from spydeck.server.table.decisions.decision import (
    Decision,
    RefusedError,
    require_allowed_alone,
    require_person,
    updated_private,
)
from spydeck.server.table.table import Table

__all__ = ["Decision", "DrawSecret", "RefusedError", "decide"]

DrawSecret = Callable[[], bytes]
"""Draws the secret of a new game."""
CheckQuota = Callable[[int, commands.Command], None]
"""Raises `RefusedError` if a member has sent too many commands."""

_DECISIONS: dict[type[commands.Command], Callable[[Table, int, Any], Decision]] = {
    commands.Act: playing.act,
    commands.Withdraw: playing.withdraw,
    commands.Advance: playing.advance,
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.Fill: seating.fill,
    commands.Rematch: seating.rematch,
    commands.Leave: seating.leave,
    commands.Remove: seating.remove,
    commands.Propose: playing.propose,
    commands.Answer: playing.answer,
    commands.Resume: playing.resume,
    commands.Back: playing.back,
    commands.Say: playing.speak,
    commands.Mute: playing.mute,
}


def _unlimited(member: int, command: commands.Command) -> None:
    """Allow every command."""


def decide(
    table: Table,
    member: int,
    command: commands.Command,
    *,
    check_quota: CheckQuota = _unlimited,
    draw_secret: DrawSecret = fairness.new_secret,
) -> Decision:
    """Return what a member's command does now. A repeated command does nothing. Raise `RefusedError`."""
    if (earlier := table.earlier_result(member, command.id)) is not None:
        return Decision(repeated=earlier)
    check_quota(member, command)
    if table.members[member].gone:
        raise RefusedError("not-seated", "left")
    require_person(table, member, command)
    require_allowed_alone(table, command)
    if isinstance(command, commands.Start):
        decision = seating.start(table, member, command, draw_secret)
    else:
        decision = _DECISIONS[type(command)](table, member, command)
    if not decision.entries and decision.private is None:
        return Decision(private=updated_private(table, member, command.id))
    return decision
