"""What members say to each other."""

from __future__ import annotations

from collections.abc import Collection

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


def mutes(
    table: Table, member: int, blocked: Collection[str], blocked_by: Collection[str]
) -> dict[int, frozenset[int]]:
    """Return whom a member and others mute as soon as they meet, because one has blocked the other.

    Changed sets only; a full one stays as it is.
    """
    found: dict[int, frozenset[int]] = {}
    for other, person in table.members.items():
        pairs = [(member, other, person.guest in blocked), (other, member, person.guest in blocked_by)]
        for who, whom in ((who, whom) for who, whom, applies in pairs if applies and who != whom):
            muted = found.get(who, table.private.get(who, NOTHING_PRIVATE).muted)
            if whom not in muted and len(muted) < MAX_MUTED:
                found[who] = muted | {whom}
    return found
