"""Actions, now or in advance."""

from __future__ import annotations

from spydeck.errors import IllegalAction
from spydeck.games.game import Game, game
from spydeck.protocol import commands as say
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import Decision, Refusal, kept, seat_in_game, seat_of
from spydeck.server.table.table import Table


def act(table: Table, member: int, command: say.Act) -> Decision:
    """An action, now or in advance."""
    seat = seat_in_game(table, member)
    ask = table.questions[seat]
    if not ask.options:
        raise Refusal("not-asked", not_asked(table))
    if command.asked != ask.since:
        raise Refusal("stale", "What you are asked has changed since; look again.")
    if not ask.now or ask.window:
        return seal(table, member, seat, command)
    text = checked(table, seat, command.action)
    back = (log.Returned(seat=seat),) if table.chairs[seat].stand_in else ()
    return Decision((*back, log.Acted(seat=seat, action=text, by="person")))


def checked(table: Table, seat: int, action: str) -> str:
    """The canonical text of a legal action; raises `Refusal` with the clause."""
    try:
        return table.running.check(seat, action)
    except IllegalAction as error:
        raise Refusal("illegal", error.sentence, error.clause) from None


def seal(table: Table, member: int, seat: int, command: say.Act) -> Decision:
    """An answer that is opened later."""
    ask = table.questions[seat]
    if ask.now:
        answer = checked(table, seat, command.action)
    elif command.action in ask.early:
        answer = command.action
    else:
        raise Refusal("illegal", f"before you are asked you may only answer: {', '.join(ask.early)}")
    return Decision(private=kept(table, member, command.id, asked=ask.since, answer=answer))


def withdraw(table: Table, member: int, command: say.Withdraw) -> Decision:
    """A sealed answer is taken back."""
    seat = seat_in_game(table, member)
    ask = table.questions[seat]
    if not ask.options or command.asked != ask.since:
        raise Refusal("stale", "What you are asked has changed since; look again.")
    return Decision(private=kept(table, member, command.id, asked=ask.since, answer=None))


def advance(table: Table, member: int, command: say.Advance) -> Decision:
    """Answers for whenever they are possible."""
    seat_of(table, member)
    possible = advance_answers(game(table.settings.game))
    for answer in command.answers:
        if answer not in possible:
            raise Refusal("unknown", f"only these can be set in advance: {', '.join(possible) or 'none'}")
    return Decision(private=kept(table, member, command.id, advance=tuple(command.answers)))


def advance_answers(found: Game) -> list[str]:
    """The answers that can be set in advance in a game."""
    return [verb.text for verb in found.verbs.values() if verb.harmless and (verb.early or verb.telltale)]


def not_asked(table: Table) -> str:
    """Why somebody may not act now."""
    names = ", ".join(table.name_of(seat) for seat in table.running.actors)
    return f"You are asked nothing now; it is up to {names}."
