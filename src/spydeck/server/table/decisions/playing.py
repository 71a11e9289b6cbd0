"""Playing together: actions now or in advance, proposals, the end of a pause or an absence, and words."""

from __future__ import annotations

from collections.abc import Collection

from spydeck.errors import IllegalAction
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.protocol import commands
from spydeck.server.table import entries as log
from spydeck.server.table.daily import sealed_until
from spydeck.server.table.decisions.decision import (
    Decision,
    RefusedError,
    require_in_game,
    require_seated,
    require_stage,
    updated_private,
)
from spydeck.server.table.table import NOTHING_PRIVATE, Table

MAX_MUTED = 200


def act(table: Table, member: int, command: commands.Act) -> Decision:
    """Act now, or seal an answer for later."""
    seat = require_in_game(table, member)
    question = table.questions[seat]
    if not question.options:
        waiting_for = [table.name_of(seat) for seat in table.running.actors]
        raise RefusedError("not-asked", "not-asked", players=waiting_for)
    if command.asked != question.since:
        raise RefusedError("stale", "stale")
    if not question.now or question.window:
        return seal(table, member, seat, command)
    text = checked_action(table, seat, command.action)
    returned = (log.Returned(seat=seat),) if table.chairs[seat].stand_in or table.waits else ()
    return Decision((*returned, log.Acted(seat=seat, action=text, by="person")))


def advised(table: Table, member: int | None, now: int) -> int:
    """Return the seat of a member who may have advice now. Raise `RefusedError`."""
    seat = table.seat_of(member)
    if seat is None or table.stage != "playing" or not table.questions[seat].now:
        raise RefusedError("not-asked", "nothing-asked")
    if sealed_until(table.settings.daily, now) is not None:
        raise RefusedError("not-now", "daily-no-advice")
    return seat


def checked_action(table: Table, seat: int, action: str) -> str:
    """Return the canonical text of a legal action. Raise `RefusedError` with the clause."""
    try:
        return table.running.check(seat, action)
    except IllegalAction as error:
        raise RefusedError.illegal(error) from None


def seal(table: Table, member: int, seat: int, command: commands.Act) -> Decision:
    """Seal an answer that is opened later."""
    question = table.questions[seat]
    if question.now:
        answer = checked_action(table, seat, command.action)
    elif command.action in question.early:
        answer = command.action
    else:
        raise RefusedError("illegal", "early-answers", names=list(question.early))
    private = updated_private(table, member, command.id, asked=question.since, answer=answer)
    return Decision(private=private)


def withdraw(table: Table, member: int, command: commands.Withdraw) -> Decision:
    """Withdraw a sealed answer."""
    seat = require_in_game(table, member)
    question = table.questions[seat]
    if not question.options or command.asked != question.since:
        raise RefusedError("stale", "stale")
    return Decision(private=updated_private(table, member, command.id, asked=question.since, answer=None))


def advance(table: Table, member: int, command: commands.Advance) -> Decision:
    """Set the answers that are used whenever they are possible."""
    require_seated(table, member)
    possible = advance_answers(game(table.settings.game))
    if not set(command.answers) <= set(possible):
        raise RefusedError("unknown", "advance-answers", names=possible)
    return Decision(private=updated_private(table, member, command.id, advance=tuple(command.answers)))


def advance_answers(found: Game) -> list[str]:
    """Return the answers that can be set in advance in a game."""
    return [verb.text for verb in found.verbs.values() if verb.harmless and (verb.early or verb.telltale)]


def propose(table: Table, member: int, command: commands.Propose) -> Decision:
    """Propose a pause, a draw, or to finish a settled deal."""
    seat = require_in_game(table, member, paused_too=command.what == "draw")
    if command.what == "finish" and not table.running.settled:
        raise RefusedError("not-now", "not-settled")
    if table.proposal:
        raise RefusedError("not-now", "proposal-open")
    return Decision((log.Proposed(seat=seat, what=command.what),))


def answer(table: Table, member: int, command: commands.Answer) -> Decision:
    """Answer a proposal; whoever made it takes it back by declining."""
    seat = require_in_game(table, member, paused_too=True)
    if table.proposal is None:
        raise RefusedError("not-now", "no-proposal")
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


def speak(table: Table, member: int, command: commands.Say) -> Decision:
    """Say a phrase or a text."""
    if (command.phrase is None) == (command.text is None):
        raise RefusedError("malformed", "phrase-or-text")
    if command.phrase is not None and command.phrase not in commands.PHRASES:
        raise RefusedError("unknown", "known-phrases", names=list(commands.PHRASES))
    if command.text is not None and table.settings.access != "link":
        raise RefusedError("not-now", "phrases-only")
    if table.seat_of(member) is None and table.in_game:
        raise RefusedError("not-seated", "spectators-silent")
    return Decision((log.Spoke(member=member, phrase=command.phrase, text=command.text),))


def mute(table: Table, member: int, command: commands.Mute) -> Decision:
    """Mute or unmute a member."""
    if command.member not in table.members:
        raise RefusedError("unknown", "no-such-member")
    muted = table.private.get(member, NOTHING_PRIVATE).muted - {command.member}
    if command.on:
        muted |= {command.member}
    if len(muted) > MAX_MUTED:
        raise RefusedError("too-many", "too-many-muted", limit=MAX_MUTED)
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
