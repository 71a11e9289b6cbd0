"""What a command does at a table: entries for its log, or something kept beside it, or a refusal.

Pure: nothing is changed here. What is decided is saved first and then applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.protocol import commands as say
from spydeck.server.decisions import playing, seating, together
from spydeck.server.decisions.decision import Decision, Refusal
from spydeck.server.table import NOTHING_KEPT, Table

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
    say.Propose: together.propose,
    say.Answer: together.answer,
    say.Resume: together.resume,
    say.Back: together.back,
    say.Say: together.speak,
    say.Mute: together.mute,
}


def decide(table: Table, member: int, command: say.Command) -> Decision:
    """What a member's command does now; raises `Refusal`. One that was carried out does nothing again."""
    if command.id in table.private.get(member, NOTHING_KEPT).commands:
        return Decision(sealed=isinstance(command, (say.Act, say.Withdraw)))
    if (member, command.id) in table.carried_out:
        return Decision(repeated=table.carried_out[member, command.id])
    if table.members[member].gone:
        raise Refusal("not-seated", "You have left this table; come to it again.")
    return _DECISIONS[type(command)](table, member, command)
