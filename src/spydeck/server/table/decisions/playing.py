"""Actions, now or in advance."""

from __future__ import annotations

from spydeck.errors import IllegalAction
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.protocol import commands
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import (
    Decision,
    require_in_game,
    require_seated,
    updated_private,
)
from spydeck.server.table.refusal import Refusal
from spydeck.server.table.table import Table


def act(table: Table, member: int, command: commands.Act) -> Decision:
    """Act now, or seal an answer for later."""
    seat = require_in_game(table, member)
    question = table.questions[seat]
    if not question.options:
        waiting_for = [table.name_of(seat) for seat in table.running.actors]
        raise Refusal("not-asked", "not-asked", players=waiting_for)
    if command.asked != question.since:
        raise Refusal("stale", "stale")
    if not question.now or question.window:
        return seal(table, member, seat, command)
    text = checked_action(table, seat, command.action)
    returned = (log.Returned(seat=seat),) if table.chairs[seat].stand_in or table.waits else ()
    return Decision((*returned, log.Acted(seat=seat, action=text, by="person")))


def checked_action(table: Table, seat: int, action: str) -> str:
    """Return the canonical text of a legal action. Raise `Refusal` with the clause."""
    try:
        return table.running.check(seat, action)
    except IllegalAction as error:
        raise Refusal.illegal(error) from None


def seal(table: Table, member: int, seat: int, command: commands.Act) -> Decision:
    """Seal an answer that is opened later."""
    question = table.questions[seat]
    if question.now:
        answer = checked_action(table, seat, command.action)
    elif command.action in question.early:
        answer = command.action
    else:
        raise Refusal("illegal", "early-answers", names=list(question.early))
    private = updated_private(table, member, command.id, asked=question.since, answer=answer)
    return Decision(private=private)


def withdraw(table: Table, member: int, command: commands.Withdraw) -> Decision:
    """Withdraw a sealed answer."""
    seat = require_in_game(table, member)
    question = table.questions[seat]
    if not question.options or command.asked != question.since:
        raise Refusal("stale", "stale")
    return Decision(private=updated_private(table, member, command.id, asked=question.since, answer=None))


def advance(table: Table, member: int, command: commands.Advance) -> Decision:
    """Set the answers that are used whenever they are possible."""
    require_seated(table, member)
    possible = advance_answers(game(table.settings.game))
    if not set(command.answers) <= set(possible):
        raise Refusal("unknown", "advance-answers", names=possible)
    return Decision(private=updated_private(table, member, command.id, advance=tuple(command.answers)))


def advance_answers(found: Game) -> list[str]:
    """Return the answers that can be set in advance in a game."""
    return [verb.text for verb in found.verbs.values() if verb.harmless and (verb.early or verb.telltale)]
