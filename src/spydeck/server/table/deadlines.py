"""Automatic changes of a table: answers are opened, clocks run out, parts and games end."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from spydeck.errors import IllegalAction
from spydeck.record import fairness
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
    Waits,
)
from spydeck.server.table.names import unique_name
from spydeck.server.table.strangers import takeovers
from spydeck.server.table.table import OpenProposal, Table, name_of_record

IDLE_TURNS = 2
"""For how many turns the people in a game of friends can all be idle before it waits for them."""

BOT_REACTS_MS = 75
"""After how many milliseconds a bot reacts to what another seat does: four reactions take 300.

Whatever it holds, since a bot that has a choice thinks for longer than one that has none. Where bots think
for longer than this, all of them wait (`BotTimes`).
"""
REMEMBERED = 64
"""How many of its last answers say how long a bot at a table takes."""
HIDDEN_MS = 1000
"""Answers that took longer waited for something else than a thought, such as for a game to be compiled."""


class Deadline(NamedTuple):
    """When something happens to a seat unless the table changes first."""

    at: int
    """Milliseconds since the epoch."""
    seat: int
    bot: bool = False
    """Whether a bot moves then."""


class BotTimes:
    """How long bots at a table have taken for their last answers."""

    def __init__(self) -> None:
        self._took_ms: deque[int] = deque([0], maxlen=REMEMBERED)

    def note(self, took_ms: int) -> None:
        """Take note of how long an answer took."""
        if took_ms <= HIDDEN_MS:
            self._took_ms.append(took_ms)

    @property
    def slowest_ms(self) -> int:
        """How many milliseconds the slowest of the last answers took.

        No bot answers before that. As one that has only one answer needs no time to find it, a quick answer
        would say that it had no choice, such as no Jack, and a slow one that it had.
        """
        return max(self._took_ms)


def follow_ups(table: Table, here: Collection[int] | None = None) -> list[Entry]:
    """Return the entries that follow immediately from the table's state, to be saved and applied in order.

    `here`: the members who are connected, if only they can take over seats.
    """
    if (not table.in_game or table.for_strangers) and (renamed := pending_renames(table)):
        return renamed
    if table.proposal and (closed := close_proposal(table, table.proposal)):
        return [closed]
    match = table.match
    if match is None or table.stage != "playing":
        return []
    if table.finishing:
        seat = match.actors[0]
        return [Acted(seat=seat, action=next(match.legal(seat)), by="agreement")]
    over = match.over
    if back := back_after_clock(table):
        return back
    done = finished_parts(table, over)
    if done:
        return [reveal(table, done), *([] if over else takeovers(table, here))]
    if over:
        return [end_game(table, "over")]
    return [Waits(seats=table.seats_of_staying())] if begins_to_wait(table) else []


def begins_to_wait(table: Table) -> bool:
    """Return whether a game of friends waits from now on, because no person in it plays.

    Never while answers are sealed, as they show nobody who sends one; nor by the day, where nobody needs to
    be there.
    """
    if table.waits or table.for_strangers or table.settings.by_day:
        return False
    seats = table.seats_of_staying()
    idle = bool(seats) and all(table.chairs[seat].idle >= IDLE_TURNS for seat in seats)
    return idle and not any(question.window for question in table.questions)


def back_after_clock(table: Table) -> list[Entry]:
    """Return the entries that let players answer again after a bot has done so once, in a game by the day.

    In other games it plays until they return.
    """
    if not table.settings.by_day:
        return []
    return [
        Returned(seat=seat)
        for seat, chair in enumerate(table.chairs)
        if chair.stand_in == "clock" and table.questions[seat].since > chair.stood_in
    ]


def next_due(table: Table) -> int | None:
    """Return when something happens next in a game by the day, in milliseconds since the epoch; else None."""
    return (
        min((deadline.at for deadline in deadlines(table)), default=None) if table.settings.by_day else None
    )


def asked_people(table: Table) -> dict[str, int | None]:
    """Return the guests who have to answer now, each with the time until when (None: without a clock), or for
    whom the game waits."""
    waited_for = table.waits_for
    return {
        table.members[chair.member].guest: expires_at(table, seat)
        for seat, chair in enumerate(table.chairs)
        if chair.sitter == "person" and chair.member is not None and table.questions
        if seat in waited_for or (not chair.stand_in and is_asked(table, seat))
    }


def is_asked(table: Table, seat: int) -> bool:
    """Return whether a seat can act now and has not answered."""
    return table.questions[seat].now and awaits_answer(table, seat) and table.sealed(seat) is None


def pending_renames(table: Table) -> list[Entry]:
    """Return the entry that gives the next member who joined during a game the name that they requested.

    It is given after the game, or when the member takes over a seat.
    """
    for member, person in table.members.items():
        is_due = not table.in_game or table.seat_of(member) is not None
        if person.requested_name is not None and not person.gone and is_due:
            return [Renamed(member=member, name=unique_name(table, person.requested_name, member))]
    return []


def close_proposal(table: Table, proposal: OpenProposal) -> Entry | None:
    """Return the entry that closes a proposal if everyone has agreed to it or it has become pointless."""
    if proposal.what == "finish" and not table.running.settled:
        return Lapsed()
    people = table.voters(proposal.what)
    if not people or not proposal.agreed >= people:
        return None
    if proposal.what == "draw":
        return end_game(table, "draw")
    if table.stage != "playing":
        return Lapsed()
    return Paused() if proposal.what == "pause" else Finishing()


def finished_parts(table: Table, over: bool) -> list[int]:
    """Return the numbers of the parts that are over but not yet revealed, in a game that is over or not.

    None at a daily deal, which others play, too: it is revealed the day after. None where a position is tried
    again, either, as nothing was committed to.
    """
    if table.settings.alone:
        return []
    part = table.running.part + over
    return list(range(len(table.commitments.revealed), part))  # they are revealed in order


def reveal(table: Table, done: list[int]) -> Revealed:
    """Return the entry that reveals finished parts and commits to the part after the next."""
    upcoming = table.running.part + 1
    parts = {} if table.running.over else {str(upcoming): fairness.part_commitment(table.secret, upcoming)}
    return Revealed(
        secrets={str(number): fairness.part_secret(table.secret, number).hex() for number in done},
        parts=parts,
    )


def end_game(table: Table, why: str) -> Ended:
    """Return the entry that ends the game."""
    match = table.running
    return Ended(
        why="draw" if why == "draw" else "over",
        winners=list(match.winners),
        totals=list(match.totals),
        secret=table.secret.hex() if table.settings.daily is None else "",
        record=name_of_record(table),
    )


def deadlines(table: Table) -> list[Deadline]:
    """Return the deadlines of all seats, earliest first; ties go to the lowest seat."""
    if table.stage != "playing" or table.match is None or table.waits:
        return []
    found = [deadline for seat in table.match.actors if (deadline := deadline_of(table, seat))]
    return sorted(found)


def deadline_of(table: Table, seat: int) -> Deadline | None:
    """Return the deadline of a seat that can act."""
    question = table.questions[seat]
    bot = table.chairs[seat].player is not None and table.sealed(seat) is None
    if question.window:
        return Deadline(question.opens_at(table.settings), seat, bot=bot)
    if bot:
        wait = BOT_REACTS_MS if question.reacts else round(table.settings.pace * 1000)
        return Deadline(question.clock_from + wait, seat, bot=True)
    if prepared_answer(table, seat) is not None:
        return Deadline(question.clock_from, seat)
    at = question.expires_at(table.settings)
    return None if at is None else Deadline(at, seat)


def awaits_answer(table: Table, seat: int) -> bool:
    """Return whether an answer that a seat sends now counts: none does that is already known, or too late."""
    question = table.questions[seat]
    if table.stage != "playing" or table.finishing or not question.options:
        return False
    end = expires_at(table, seat)
    if end is not None and table.at >= end:
        return False
    return question.window or not question.now or prepared_answer(table, seat) is None


def expires_at(table: Table, seat: int) -> int | None:
    """Return when a seat's time to answer runs out, in milliseconds since the epoch.

    None for never, while the game waits, and while a bot stands in, which moves without waiting so long.
    """
    question = table.questions[seat]
    if table.waits or (table.chairs[seat].stand_in and not question.window):
        return None
    return question.expires_at(table.settings)


def prepared_answer(table: Table, seat: int) -> str | None:
    """Return the answer that a seat has sealed, or else set in advance, to its present question."""
    member = table.chairs[seat].member
    if member is None or member not in table.private:
        return None
    match = table.running
    answer = table.sealed(seat)
    if answer is not None and match.is_legal(seat, answer):
        return answer
    advance = table.private[member].advance
    return next((answer for answer in advance if match.is_legal(seat, answer)), None)


def on_deadline(table: Table, seat: int) -> list[Entry]:
    """Return the entries for a seat whose deadline has passed, other than a bot's move.

    A player who sealed an answer after the clock had run out has returned, but that stays secret until the
    answer is opened.
    """
    match = table.running
    answer = prepared_answer(table, seat)
    if answer is not None:
        returned = [Returned(seat=seat)] if table.chairs[seat].stand_in == "clock" else []
        return [*returned, Acted(seat=seat, action=answer, by=answered_by(table, seat, "person"))]
    harmless = match.harmless(seat)
    if harmless is not None:
        return [Acted(seat=seat, action=harmless, by=answered_by(table, seat, "clock"))]
    return [StoodIn(seat=seat, why="clock")]


def answered_by(table: Table, seat: int, by: By) -> By:
    """Return what an answer says of who gave it: where the time to think could give something away, only that
    the window is over, as silence is the longest time to think."""
    return "window" if table.running.telltale(seat) else by


def bot_move(table: Table, seat: int, since: int, action: str) -> Entry | None:
    """Return a bot's answer to the question of entry `since` as an entry; None if it is out of date."""
    match = table.match
    if match is None or table.stage != "playing" or table.questions[seat].since != since:
        return None
    if table.chairs[seat].player is None or not table.questions[seat].now:
        return None
    try:
        text = match.check(seat, action)
    except IllegalAction:
        return None
    return Acted(seat=seat, action=text, by=bot_role(table, seat))


def fallback_move(table: Table, seat: int) -> Entry:
    """Return a legal action in place of a bot's invalid one: the harmless one, or else the first."""
    match = table.running
    action = match.harmless(seat) or next(match.legal(seat))
    return Acted(seat=seat, action=action, by=bot_role(table, seat))


def bot_role(table: Table, seat: int) -> By:
    """Return whether the bot in a seat holds it or stands in."""
    return "stand-in" if table.chairs[seat].stand_in else "bot"
