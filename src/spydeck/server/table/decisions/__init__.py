"""What a command does at a table: entries for its log, or something kept beside it, or a refusal.

Pure: nothing is changed here. What is decided is saved first and then applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.protocol import commands as say
from spydeck.server.table.decisions import chat, playing, proposals, seating
from spydeck.server.table.decisions.decision import Decision, Refusal, kept
from spydeck.server.table.table import Table

__all__ = ["Decision", "Refusal", "decide"]

_DECISIONS: dict[type[say.Command], Callable[[Table, int, Any], Decision]] = {
    say.Act: playing.act,
    say.Withdraw: playing.withdraw,
    say.Advance: playing.advance,
    say.Sit: seating.sit,
    say.Stand: seating.stand,
    say.Fill: seating.fill,
    say.Start: seating.start,
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


def decide(table: Table, member: int, command: say.Command) -> Decision:
    """What a member's command does now; raises `Refusal`. One that was carried out does nothing again."""
    if (before := table.earlier_result(member, command.id)) is not None:
        return Decision(repeated=before)
    if table.members[member].gone:
        raise Refusal("not-seated", "You have left this table; come to it again.")
    decision = _DECISIONS[type(command)](table, member, command)
    if not decision.entries and decision.private is None:
        return Decision(private=kept(table, member, command.id))
    return decision
