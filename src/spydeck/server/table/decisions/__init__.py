"""What a command does at a table: entries for its log, something kept beside it, or a refusal.

Pure: nothing changes here. A decision is saved first and then applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck import fairness
from spydeck.protocol import commands as say
from spydeck.server.table.decisions import chat, playing, proposals, seating
from spydeck.server.table.decisions.decision import Decision, updated_private
from spydeck.server.table.refusal import Refusal
from spydeck.server.table.table import Table

__all__ = ["Decision", "DrawSecret", "Refusal", "decide"]

DrawSecret = Callable[[], bytes]
"""Draws the secret of a new game."""
CheckQuota = Callable[[int, say.Command], None]
"""Raises `Refusal` if a member has sent too many commands."""

_DECISIONS: dict[type[say.Command], Callable[[Table, int, Any], Decision]] = {
    say.Act: playing.act,
    say.Withdraw: playing.withdraw,
    say.Advance: playing.advance,
    say.Sit: seating.sit,
    say.Stand: seating.stand,
    say.Fill: seating.fill,
    say.Rematch: seating.rematch,
    say.Leave: seating.leave,
    say.Remove: seating.remove,
    say.Propose: proposals.propose,
    say.Answer: proposals.answer,
    say.Resume: proposals.resume,
    say.Back: proposals.back,
    say.Say: chat.speak,
    say.Mute: chat.mute,
}


def _unlimited(member: int, command: say.Command) -> None:
    """Allow every command."""


def decide(
    table: Table,
    member: int,
    command: say.Command,
    *,
    check_quota: CheckQuota = _unlimited,
    draw_secret: DrawSecret = fairness.new_secret,
) -> Decision:
    """Return what a member's command does now; raises `Refusal`. A repeated command does nothing again."""
    if (earlier := table.earlier_result(member, command.id)) is not None:
        return Decision(repeated=earlier)
    check_quota(member, command)
    if table.members[member].gone:
        raise Refusal("not-seated", "left")
    if isinstance(command, say.Start):
        decision = seating.start(table, member, draw_secret)
    else:
        decision = _DECISIONS[type(command)](table, member, command)
    if not decision.entries and decision.private is None:
        return Decision(private=updated_private(table, member, command.id))
    return decision
