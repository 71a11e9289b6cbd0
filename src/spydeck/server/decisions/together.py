"""What players settle or say among themselves."""

from __future__ import annotations

from spydeck.protocol import commands as say
from spydeck.server import entries as log
from spydeck.server.decisions.decision import (
    Decision,
    Refusal,
    is_person,
    kept,
    seat_in_game,
    seat_of,
    stage_is,
)
from spydeck.server.table import NOTHING_KEPT, Table

MAX_MUTED = 200


def propose(table: Table, member: int, command: say.Propose) -> Decision:
    """Somebody proposes a pause, a draw, or to finish a settled deal."""
    is_person(table, member)
    seat = seat_in_game(table, member, paused_too=command.what == "draw")
    if command.what == "finish" and not table.running.settled:
        raise Refusal("not-now", "What is still to be played can change the points of this deal.")
    if table.vote:
        raise Refusal("not-now", "Another proposal is still open.")
    return Decision((log.Proposed(seat=seat, what=command.what),))


def answer(table: Table, member: int, command: say.Answer) -> Decision:
    """Somebody answers a proposal."""
    is_person(table, member)
    seat = seat_in_game(table, member, paused_too=True)
    if table.vote is None:
        raise Refusal("not-now", "Nothing is proposed.")
    return Decision((log.Answered(seat=seat, agree=command.agree),))


def resume(table: Table, member: int, command: say.Resume) -> Decision:
    """Somebody ends a pause: who sits, or the host, since nobody else may be left."""
    is_person(table, member)
    seat = table.seat_of(member) if table.host == member else seat_of(table, member)
    stage_is(table, "paused", "The game is not paused.")
    return Decision((log.Resumed(seat=seat),))


def back(table: Table, member: int, command: say.Back) -> Decision:
    """Somebody takes the seat back."""
    seat = seat_of(table, member)
    return Decision((log.Returned(seat=seat),) if table.chairs[seat].stand_in else ())


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
    muted = table.private.get(member, NOTHING_KEPT).muted - {command.member}
    if command.on:
        muted |= {command.member}
    if len(muted) > MAX_MUTED:
        raise Refusal("too-many", f"At most {MAX_MUTED} members can be muted.")
    return Decision(private=kept(table, member, command.id, muted=muted))
