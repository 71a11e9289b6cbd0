"""What players agree on (a pause, a draw, finishing a settled deal), and how a pause or an absence ends."""

from __future__ import annotations

from spydeck.protocol import commands
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import (
    Decision,
    require_in_game,
    require_seated,
    require_stage,
)
from spydeck.server.table.refusal import Refusal
from spydeck.server.table.table import Table


def propose(table: Table, member: int, command: commands.Propose) -> Decision:
    """Propose a pause, a draw, or to finish a settled deal."""
    seat = require_in_game(table, member, paused_too=command.what == "draw")
    if command.what == "finish" and not table.running.settled:
        raise Refusal("not-now", "not-settled")
    if table.proposal:
        raise Refusal("not-now", "proposal-open")
    return Decision((log.Proposed(seat=seat, what=command.what),))


def answer(table: Table, member: int, command: commands.Answer) -> Decision:
    """Answer a proposal; whoever made it takes it back by declining."""
    seat = require_in_game(table, member, paused_too=True)
    if table.proposal is None:
        raise Refusal("not-now", "no-proposal")
    if table.proposal.by == seat and not command.agree:
        return Decision((log.Withdrawn(seat=seat),))
    return Decision((log.Answered(seat=seat, agree=command.agree),))


def resume(table: Table, member: int, command: commands.Resume) -> Decision:
    """Resume a game that is paused or waits; for players, and for the host, who may be the last member."""
    seat = table.seat_of(member) if table.host == member else require_seated(table, member)
    if table.waits and seat is not None:
        return Decision((log.Returned(seat=seat),))
    if not table.waits:
        require_stage(table, "paused", "game-not-paused")
    return Decision((log.Resumed(seat=seat),))


def back(table: Table, member: int, command: commands.Back) -> Decision:
    """Take the seat back from a bot that stands in, or play again in a game that waits."""
    seat = require_seated(table, member)
    return Decision((log.Returned(seat=seat),) if table.chairs[seat].stand_in or table.waits else ())
