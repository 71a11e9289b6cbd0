"""How each entry of a log changes its table. Pure, as the table is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import singledispatch

from spydeck.games.registry import game
from spydeck.match import Match
from spydeck.protocol.tables import Commitments
from spydeck.record import fairness, load
from spydeck.server.table import entries as log
from spydeck.server.table.questions import PendingQuestion, questions_after, watched_after
from spydeck.server.table.table import AppliedEntry, Chair, Holding, Member, OpenProposal, Table

MAX_NAME_IN_RECORD = 30
MAX_EARLIER = 20
"""How many earlier holders of a seat are known."""


def rebuild(name: str, logged: Iterable[log.Logged]) -> Table:
    """Return a table, the result of its log."""
    table = Table(name)
    for one in logged:
        apply_entry(table, one)
    return table


def apply_entry(table: Table, logged: log.Logged) -> AppliedEntry:
    """Apply the next entry of a table's log. Return it with the range of the events that it led to."""
    entry = logged.entry
    first = table.match.event_count if table.match and entry.kind != "started" else 0
    table.seq, table.at = logged.seq, logged.at
    if isinstance(entry, log.Acted):  # nearly all of them, without a search by type
        _acted(entry, table)
    else:
        _apply(entry, table)
        _update_wait(table)
    if logged.member is not None and logged.command is not None:
        table.executed[logged.member, logged.command] = table.seq
    last = table.match.event_count if table.match else 0
    applied = AppliedEntry(logged, first, last)
    table.applied.append(applied)
    return applied


@singledispatch
def _apply(entry: log.Entry, table: Table) -> None:
    raise TypeError(f"not an entry of a log: {entry!r}")


@_apply.register
def _created(entry: log.Created, table: Table) -> None:
    table.settings = entry.settings
    table.chairs = [
        Chair(setup.sitter, bot=setup.bot if setup.sitter == "bot" else None) for setup in entry.seats
    ]


@_apply.register
def _joined(entry: log.Joined, table: Table) -> None:
    table.members[entry.member] = Member(entry.guest, entry.name, entry.wished, waits=entry.waits)
    if table.host is None and not table.for_strangers and not table.members[entry.member].program:
        table.host = entry.member
    _hide_times(table)


@_apply.register
def _renamed(entry: log.Renamed, table: Table) -> None:
    person = table.members[entry.member]
    person.name, person.requested_name = entry.name, None
    if table.in_game and table.match:  # the member takes over a seat
        table.match.tags["Names"] = _names(table)


@_apply.register
def _left(entry: log.Left, table: Table) -> None:
    person = table.members[entry.member]
    person.gone = True
    if entry.removed:
        table.removed.add(person.guest)


@_apply.register
def _host_changed(entry: log.HostChanged, table: Table) -> None:
    table.host = entry.member


@_apply.register
def _seat_taken(entry: log.SeatTaken, table: Table) -> None:
    if entry.member is not None and (old := table.seat_of(entry.member)) is not None:
        _seat(table, old, Chair())
    before = table.chairs[entry.seat].member
    _seat(table, entry.seat, Chair(entry.sitter, entry.member, entry.bot))
    if table.for_strangers and before is not None and (table.in_game or entry.sitter == "bot"):
        table.members[before].waits = True  # who returns gets a seat again
    if entry.member is not None:
        table.members[entry.member].waits = False
    if table.in_game and table.match:
        _hand_over(table, entry.seat, table.match)


def _seat(table: Table, seat: int, chair: Chair) -> None:
    """Replace who holds a seat, and remember who held it."""
    before = table.chairs[seat]
    held = () if before.sitter == "open" else (Holding(before.member, table.seq),)
    chair.earlier = (*before.earlier, *held)[-MAX_EARLIER:]
    table.chairs[seat] = chair


def _hand_over(table: Table, seat: int, match: Match) -> None:
    """Ask the new holder of a seat in a running game what it is asked, with the whole time to answer."""
    match.tags["Names"] = _names(table)
    question = table.questions[seat]
    table.questions[seat] = question._replace(clock_from=table.at, changed=table.seq)
    _hide_times(table)


def _hide_times(table: Table) -> None:
    """Seal answers to questions that are open, where somebody else sees from now on how long they take."""
    if table.match is None or not table.in_game:
        return
    timed, watched = table.settings.clock is not None, table.watched_seats()
    table.questions = [
        watched_after(table.match, question, table.at, timed) if seat in watched else question
        for seat, question in enumerate(table.questions)
    ]


@_apply.register
def _started(entry: log.Started, table: Table) -> None:
    table.stage = "playing"
    table.game_number = entry.game_number
    table.secret = bytes.fromhex(entry.secret)
    table.commitments = Commitments(game=entry.commitment or None, parts=entry.parts)
    found = game(table.settings.game)
    options = table.options
    if entry.rules < found.rules_version:
        earlier = {**table.settings.options, "rules_version": entry.rules}
        options = found.setup.read_options(options.players, earlier)
    chance = fairness.chance_from(found, options, table.secret)
    if entry.begun:
        table.match = load(entry.begun, chance=chance)
        table.match.tags |= _record_tags(table)
    else:
        tags = {"Commitment": entry.commitment, **_record_tags(table)}
        table.match = Match(found, options, chance=chance, tags=tags)
    table.applied.clear()
    table.proposal = None
    table.finishing = table.waits = False
    for chair in table.chairs:
        chair.idle, chair.earlier = 0, ()
    table.questions = [PendingQuestion(0) for _ in table.chairs]
    _update_questions(table, None)


@_apply.register
def _acted(entry: log.Acted, table: Table) -> None:
    table.running.carry_out(entry.seat, entry.action)
    if entry.by in ("stand-in", "clock"):
        table.chairs[entry.seat].idle += 1
    elif entry.by == "person":
        table.chairs[entry.seat].idle = 0
    table.finishing = table.finishing and table.running.settled
    _update_questions(table, entry.seat)


@_apply.register
def _revealed(entry: log.Revealed, table: Table) -> None:
    known = table.commitments
    table.commitments = Commitments(
        game=known.game,
        parts={**known.parts, **entry.parts},
        revealed={**known.revealed, **entry.secrets},
    )


@_apply.register
def _stood_in(entry: log.StoodIn, table: Table) -> None:
    chair = table.chairs[entry.seat]
    chair.stand_in, chair.stood_in = entry.why, table.seq


@_apply.register
def _returned(entry: log.Returned, table: Table) -> None:
    chair = table.chairs[entry.seat]
    chair.stand_in, chair.idle = None, 0
    if table.waits:
        _restart(table)
    elif table.questions:
        question = table.questions[entry.seat]
        opened = table.at if question.opens_at(table.settings) <= table.at else question.opened
        table.questions[entry.seat] = question._replace(opened=opened, clock_from=table.at)


@_apply.register
def _proposed(entry: log.Proposed, table: Table) -> None:
    table.proposal = OpenProposal(entry.what, entry.seat, {entry.seat})


@_apply.register
def _answered(entry: log.Answered, table: Table) -> None:
    if not entry.agree:
        table.proposal = None
    elif table.proposal:
        table.proposal.agreed.add(entry.seat)


@_apply.register
def _closed(entry: log.Lapsed | log.Withdrawn, table: Table) -> None:
    table.proposal = None


@_apply.register
def _paused(entry: log.Paused, table: Table) -> None:
    table.stage = "paused"
    table.proposal = None


@_apply.register
def _finishing(entry: log.Finishing, table: Table) -> None:
    table.finishing = True
    table.proposal = None


@_apply.register
def _resumed(entry: log.Resumed, table: Table) -> None:
    table.stage = "playing"
    for chair in table.chairs:
        chair.idle = 0
    _restart(table)


@_apply.register
def _waits(entry: log.Waits, table: Table) -> None:
    table.waits = True


def _restart(table: Table) -> None:
    """Restart every clock of a game that was paused or has waited."""
    table.waits = False
    table.questions = [
        question._replace(opened=table.at, clock_from=table.at) for question in table.questions
    ]


@_apply.register
def _ended(entry: log.Ended, table: Table) -> None:
    table.stage = "over"
    table.proposal = None
    table.waits = False
    for chair in table.chairs:
        chair.stand_in = None
    table.finished.append(entry.record)
    if table.match and entry.secret:
        table.match.tags["Secret"] = entry.secret
    table.commitments = table.commitments.model_copy(update={"secret": entry.secret or None})
    table.questions = [PendingQuestion(table.seq) for _ in table.chairs]


@_apply.register
def _reopened(entry: log.Reopened, table: Table) -> None:
    table.stage = "gathering"
    for seat, chair in enumerate(table.chairs):
        if chair.member is not None and table.members[chair.member].gone:
            _seat(table, seat, Chair())
        chair.stand_in = None


@_apply.register
def _spoke(entry: log.Spoke, table: Table) -> None:
    pass


def _update_questions(table: Table, acted: int | None) -> None:
    if table.match is None:
        return
    timed = table.settings.clock is not None
    found = table.match.game
    watched = table.watched_seats() if found.telltale_answers or found.early_answers else ()
    table.questions = questions_after(
        table.match, table.questions, acted, table.seq, table.at, timed, watched
    )


def _update_wait(table: Table) -> None:
    """Note since when players wait for others at a table for strangers."""
    if not table.for_strangers:
        return
    waits = table.stage == "gathering" and any(chair.sitter == "person" for chair in table.chairs)
    if not waits:
        table.waiting_since = None
    elif table.waiting_since is None:
        table.waiting_since = table.at


def _names(table: Table) -> str:
    names = [re.sub('[",]', " ", table.name_of(seat))[:MAX_NAME_IN_RECORD] for seat in range(table.players)]
    return ", ".join(names)


def _record_tags(table: Table) -> dict[str, str]:
    day = datetime.fromtimestamp(table.at / 1000, UTC).date()
    return {"Names": _names(table), "Date": day.isoformat()}
