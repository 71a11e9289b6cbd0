"""What happens at a table by itself: answers are opened, clocks run out, parts and games end."""

from __future__ import annotations

from dataclasses import dataclass

from spydeck import fairness
from spydeck.errors import IllegalAction
from spydeck.server.table.decisions.joining import own_name
from spydeck.server.table.entries import (
    Acted,
    By,
    Ended,
    Entry,
    Finishing,
    Lapsed,
    Paused,
    Renamed,
    Returned,
    Revealed,
    StoodIn,
)
from spydeck.server.table.table import NOTHING_PRIVATE, Table, Vote


@dataclass(frozen=True)
class Deadline:
    """Something that is to happen at a time, in milliseconds, unless something else comes first."""

    at: int
    seat: int
    bot: bool = False
    """Whether it is a bot's move."""


def follow_ups(table: Table) -> list[Entry]:
    """What follows at once from where a table stands; to be saved and applied one after the other."""
    if not table.in_game:
        return pending_rename(table)
    if table.vote and (closed := close_vote(table, table.vote)):
        return [closed]
    match = table.match
    if match is None or table.stage != "playing":
        return []
    if table.finishing:
        seat = match.actors[0]
        return [Acted(seat=seat, action=next(match.legal(seat)), by="agreement")]
    done = finished_parts(table)
    if done:
        return [reveal(table, done)]
    if match.over:
        return [end_game(table, "over")]
    return []


def pending_rename(table: Table) -> list[Entry]:
    """Where no game is played, who came during one is called what they wish to be."""
    for member, person in table.members.items():
        if person.wished is not None and not person.gone:
            return [Renamed(member=member, name=own_name(table, person.wished, member))]
    return []


def close_vote(table: Table, vote: Vote) -> Entry | None:
    """What ends a proposal to which all persons in the game agreed, or that has become pointless."""
    if vote.what == "finish" and not table.running.settled:
        return Lapsed()
    voters = table.voters(vote.what)
    if not voters or not vote.agreed >= voters:
        return None
    if vote.what == "draw":
        return end_game(table, "draw")
    if table.stage != "playing":
        return Lapsed()
    return Paused() if vote.what == "pause" else Finishing()


def finished_parts(table: Table) -> list[int]:
    """The numbers of the parts that are over and whose secrets are still hidden."""
    part = table.running.part + (1 if table.running.over else 0)
    return [number for number in range(part) if str(number) not in table.commitments.revealed]


def reveal(table: Table, done: list[int]) -> Revealed:
    """Shows the secrets of parts that are over, and commits to the part after the next."""
    coming = table.running.part + 1
    parts = {} if table.running.over else {str(coming): fairness.part_commitment(table.secret, coming)}
    return Revealed(
        secrets={str(number): fairness.part_secret(table.secret, number).hex() for number in done},
        parts=parts,
    )


def end_game(table: Table, why: str) -> Ended:
    """The end of a game."""
    match = table.running
    return Ended(
        why="draw" if why == "draw" else "over",
        winners=list(match.winners),
        totals=list(match.totals),
        secret=table.secret.hex(),
        record=f"{table.id}-{table.game_number}",
    )


def deadlines(table: Table) -> list[Deadline]:
    """What is to happen by itself, the soonest first; ties go to the lowest seat."""
    if table.stage != "playing" or table.match is None:
        return []
    found = [deadline for seat in table.match.actors if (deadline := deadline_of(table, seat))]
    return sorted(found, key=lambda deadline: (deadline.at, deadline.seat))


def deadline_of(table: Table, seat: int) -> Deadline | None:
    """What is to happen by itself to a seat that may act."""
    ask = table.questions[seat]
    bot = table.chairs[seat].player is not None and table.sealed(seat) is None
    if ask.window:
        return Deadline(ask.opens_at(table.settings), seat, bot=bot)
    if bot:
        return Deadline(ask.clock_from + round(table.settings.pace * 1000), seat, bot=True)
    if prepared_answer(table, seat) is not None:
        return Deadline(ask.clock_from, seat)
    at = ask.runs_out(table.settings)
    return None if at is None else Deadline(at, seat)


def prepared_answer(table: Table, seat: int) -> str | None:
    """The answer that a seat has sealed, or else set in advance, for what it is asked now."""
    match = table.running
    answer = table.sealed(seat)
    if answer is not None and match.is_legal(seat, answer):
        return answer
    member = table.chairs[seat].member
    advance = () if member is None else table.private.get(member, NOTHING_PRIVATE).advance
    return next((answer for answer in advance if match.is_legal(seat, answer)), None)


def on_deadline(table: Table, seat: int) -> list[Entry]:
    """What happens to a seat whose time has come, where it is no bot's move.

    Whoever sealed an answer after the clock had run out is back, but nobody hears so before it is opened.
    """
    match = table.running
    answer = prepared_answer(table, seat)
    if answer is not None:
        back = [Returned(seat=seat)] if table.chairs[seat].stand_in == "clock" else []
        return [*back, Acted(seat=seat, action=answer, by="person")]
    harmless = match.harmless(seat)
    if harmless is not None:
        by: By = "person" if table.questions[seat].window else "clock"
        return [Acted(seat=seat, action=harmless, by=by)]
    return [StoodIn(seat=seat, why="clock")]


def bot_move(table: Table, seat: int, since: int, action: str) -> Entry | None:
    """A bot's move, if it is still wanted; None if the table has gone on without it."""
    match = table.match
    if match is None or table.stage != "playing" or table.questions[seat].since != since:
        return None
    chair = table.chairs[seat]
    if chair.player is None or not table.questions[seat].now:
        return None
    try:
        text = match.check(seat, action)
    except IllegalAction:
        return None
    return Acted(seat=seat, action=text, by=bot_role(table, seat))


def fallback_move(table: Table, seat: int) -> Entry:
    """A legal action where a bot gave none: the harmless one, or else the first."""
    match = table.running
    action = match.harmless(seat) or next(match.legal(seat))
    return Acted(seat=seat, action=action, by=bot_role(table, seat))


def bot_role(table: Table, seat: int) -> By:
    """Whether the bot in a seat holds it or stands in."""
    return "stand-in" if table.chairs[seat].stand_in else "bot"
