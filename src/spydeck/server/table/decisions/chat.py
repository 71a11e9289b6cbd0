"""What members say to each other."""

from __future__ import annotations

from spydeck.protocol import commands
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import Decision, updated_private
from spydeck.server.table.refusal import Refusal
from spydeck.server.table.table import NOTHING_PRIVATE, Table

MAX_MUTED = 200


def speak(table: Table, member: int, command: commands.Say) -> Decision:
    """Say a phrase or a text."""
    if (command.phrase is None) == (command.text is None):
        raise Refusal("malformed", "phrase-or-text")
    if command.phrase is not None and command.phrase not in commands.PHRASES:
        raise Refusal("unknown", "known-phrases", names=list(commands.PHRASES))
    if command.text is not None and table.settings.access != "link":
        raise Refusal("not-now", "phrases-only")
    if table.seat_of(member) is None and table.in_game:
        raise Refusal("not-seated", "spectators-silent")
    return Decision((log.Spoke(member=member, phrase=command.phrase, text=command.text),))


def mute(table: Table, member: int, command: commands.Mute) -> Decision:
    """Mute or unmute a member."""
    if command.member not in table.members:
        raise Refusal("unknown", "no-such-member")
    muted = table.private.get(member, NOTHING_PRIVATE).muted - {command.member}
    if command.on:
        muted |= {command.member}
    if len(muted) > MAX_MUTED:
        raise Refusal("too-many", "too-many-muted", limit=MAX_MUTED)
    return Decision(private=updated_private(table, member, command.id, muted=muted))
