"""Projections of a table for one socket: made from its seat's view and events and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.errors import IllegalAction
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.protocol import VERSION
from spydeck.protocol.commands import Next
from spydeck.protocol.messages import (
    NextMessage,
    Suggestion,
    Update,
    ViewMessage,
    Welcome,
    You,
    explanation_message,
)
from spydeck.protocol.tables import (
    EarlierHolder,
    MemberFacts,
    ProposalFacts,
    QuestionFacts,
    SeatFacts,
    TableFacts,
)
from spydeck.server.live.bot_process import BotAnswer
from spydeck.server.live.presence import Presence
from spydeck.server.table.daily import reveals_at
from spydeck.server.table.deadlines import awaits_answer, expires_at
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.entries import Entry, Spoke
from spydeck.server.table.strangers import fills_at
from spydeck.server.table.table import NOTHING_PRIVATE, AppliedEntry, Table

GAME_ENTRIES = ("acted", "revealed", "said")
"""Kinds of entries that leave the facts of a table as they are, apart from what the entries say."""
MAX_FORMER = 100
"""How many former members everyone at a table knows."""
NOTHING_ASKED = {"now": False, "early": [], "sealed": None, "until": None, "window": False}
"""The fields of `QuestionFacts`, without the first, for a seat that is asked nothing."""


def table_facts(table: Table) -> TableFacts:
    """Return a table as everyone at it sees it."""
    proposal = table.proposal
    return TableFacts(
        table=table.id,
        settings=table.settings,
        stage=table.stage,
        game_number=table.game_number,
        host=table.host,
        fills_at=fills_at(table),
        reveals_at=None if table.settings.daily is None else reveals_at(table.settings.daily.day),
        waits_for=table.waits_for,
        seats=[seat_facts(table, seat) for seat in range(table.players)],
        members=[member_facts(table, number) for number, one in table.members.items() if not one.gone],
        former=[member_facts(table, number) for number, one in table.members.items() if one.gone][
            -MAX_FORMER:
        ],
        proposal=ProposalFacts(what=proposal.what, by=proposal.by, agreed=sorted(proposal.agreed))
        if proposal
        else None,
        commitments=table.commitments,
        finished=table.finished,
    )


def member_facts(table: Table, member: int) -> MemberFacts:
    """Return a member as everyone sees it."""
    person = table.members[member]
    return MemberFacts(member=member, name=person.name, seat=table.seat_of(member), waits=person.waits)


def seat_facts(table: Table, seat: int) -> SeatFacts:
    """Return a seat as everyone sees it."""
    chair = table.chairs[seat]
    return SeatFacts(
        seat=seat,
        sitter=chair.sitter,
        name=table.name_of(seat),
        member=chair.member,
        bot=chair.bot,
        stand_in=chair.stand_in,
        earlier=[
            EarlierHolder(name=table.holder_name(seat, member), until=until)
            for member, until in chair.earlier
        ],
    )


def you(table: Table, member: int) -> You:
    """Return the facts about a member that the member's own sockets receive."""
    private = table.private.get(member, NOTHING_PRIVATE)
    return You(
        member=member,
        name=table.members[member].name,
        seat=table.seat_of(member),
        host=table.host == member,
        muted=sorted(private.muted),
        advance=list(private.advance),
    )


def asked(table: Table, seat: int | None) -> QuestionFacts | None:
    """Return what a seat is asked now; None for spectators."""
    facts = asked_facts(table, seat)
    return None if facts is None else QuestionFacts(**facts)


def asked_facts(table: Table, seat: int | None) -> JsonObject | None:
    """Return the fields of what a seat is asked now; None for spectators."""
    if seat is None or not table.questions:
        return None
    question = table.questions[seat]
    if not question.options:
        return {"since": question.since, **NOTHING_ASKED}
    awaited = awaits_answer(table, seat)
    return {
        "since": question.since,
        "now": question.now and awaited,
        "early": list(question.early) if awaited else [],
        "sealed": table.sealed(seat),
        "until": expires_at(table, seat) if awaited else None,
        "window": question.window,
    }


def view(table: Table, seat: int | None) -> JsonObject | None:
    """Return what a seat, or a spectator, sees of the game."""
    return None if table.match is None else table.match.view(seat)


def game_events(match: Match | None, applied: AppliedEntry, seat: int | None) -> list[JsonObject]:
    """Return the game's events that an entry led to, as a seat may know them."""
    if match is None or applied.first == applied.last:
        return []
    return match.events(seat, applied.first)[: applied.last - applied.first]


def public_event(table: Table, applied: AppliedEntry, member: int) -> JsonObject:
    """Return an entry as a member receives it: without the words of members whom it has muted."""
    entry = applied.logged.entry
    event = entry.public_event()
    if is_muted(table, entry, member):
        return {**event, "phrase": None, "text": None, "muted": True}
    return event


def is_muted(table: Table, entry: Entry, member: int) -> bool:
    """Return whether an entry has words of somebody whom a member has muted."""
    return isinstance(entry, Spoke) and entry.member in table.private.get(member, NOTHING_PRIVATE).muted


def missed_updates(table: Table, applied: Sequence[AppliedEntry], member: int) -> list[Update]:
    """Return consecutive entries for a member who was not connected when they happened."""
    first = applied[0].first if applied else 0
    # All at once: one request for each entry would make all later events again each time.
    events = table.match.events(table.seat_of(member), first) if table.match else []
    return [
        Update(
            seq=one.logged.seq,
            at=one.logged.at,
            event=public_event(table, one, member),
            happened=events[one.first - first : one.last - first],
        )
        for one in applied
    ]


def welcome(
    table: Table, member: int, since: int | None, presence: Presence, max_missed: int, now: int
) -> Welcome:
    """Return the whole state for a socket that has just connected, with up to `max_missed` missed entries."""
    seat = table.seat_of(member)
    later = [] if since is None else [applied for applied in table.applied if applied.logged.seq > since]
    kept = later[-max_missed:] if max_missed else []
    whole = since is None or since == table.seq or (bool(kept) and kept[0].logged.seq == since + 1)
    return Welcome(
        version=VERSION,
        seq=table.seq,
        table=table_facts(table),
        you=you(table, member),
        view=view(table, seat),
        asked=asked(table, seat),
        here=presence.connected,
        spectators=presence.spectators,
        missed=missed_updates(table, kept, member),
        truncated=not whole,
        now=now,
    )


def view_reply(table: Table, member: int, command: str) -> ViewMessage:
    """Return the reply to a member who requests the view."""
    seat = table.seat_of(member)
    return ViewMessage(id=command, seq=table.seq, view=view(table, seat), asked=asked(table, seat))


def next_reply(table: Table, member: int, command: Next) -> NextMessage:
    """Return what can come next in a partial action of a seat. Raise `RefusedError`."""
    seat = table.seat_of(member)
    if seat is None or table.match is None:
        raise RefusedError("not-seated", "begin-players-only")
    try:
        facts = table.match.choices(seat, command.begun)
        add = table.match.additions(seat, command.begun)
    except IllegalAction as error:
        raise RefusedError.illegal(error) from None
    return NextMessage(
        id=command.id, begun=command.begun, next=facts["next"], add=add, enough=facts["enough"]
    )


def suggestion(command: str, since: int, advice: BotAnswer) -> Suggestion:
    """Return what a bot would do in a seat, and why, with as many of the best options as are sent."""
    return Suggestion(
        id=command,
        asked=since,
        action=advice.action,
        explanation=None if advice.explanation is None else explanation_message(advice.explanation),
        later=advice.later,
    )
