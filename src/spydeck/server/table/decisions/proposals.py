"""What players settle or say among themselves."""

from __future__ import annotations

from spydeck.protocol import commands as say
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import (
    Decision,
    Refusal,
    is_person,
    seat_in_game,
    seat_of,
    stage_is,
)
from spydeck.server.table.table import Table


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
