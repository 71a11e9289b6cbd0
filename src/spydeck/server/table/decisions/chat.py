"""What members say to each other."""

from __future__ import annotations

from spydeck.protocol import commands as say
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import Decision, Refusal, kept
from spydeck.server.table.table import NOTHING_PRIVATE, Table

MAX_MUTED = 200


def speak(table: Table, member: int, command: say.Say) -> Decision:
    """Somebody says something."""
    if (command.phrase is None) == (command.text is None):
        raise Refusal("malformed", "Say a phrase or a text.")
    if command.phrase is not None and command.phrase not in say.PHRASES:
        raise Refusal("unknown", f"The phrases are: {', '.join(say.PHRASES)}.")
    if command.text is not None and table.settings.access == "open":
        raise Refusal("not-now", "At an open table there are only the preset phrases.")
    if table.seat_of(member) is None and table.in_game:
        raise Refusal("not-seated", "Who looks on is silent while a game is played.")
    return Decision((log.Spoke(member=member, phrase=command.phrase, text=command.text),))


def mute(table: Table, member: int, command: say.Mute) -> Decision:
    """Somebody hears no more of somebody, or hears them again."""
    if command.member not in table.members:
        raise Refusal("unknown", "There is no such member at this table.")
    muted = table.private.get(member, NOTHING_PRIVATE).muted - {command.member}
    if command.on:
        muted |= {command.member}
    if len(muted) > MAX_MUTED:
        raise Refusal("too-many", f"At most {MAX_MUTED} members can be muted.")
    return Decision(private=kept(table, member, command.id, muted=muted))
