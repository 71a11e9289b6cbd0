"""Projections of a table for one socket: made from its seat's view and events and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spydeck.bots.thinking.brief import Brief, Found, InvalidFindings, advice, advice_brief
from spydeck.errors import IllegalAction
from spydeck.games.action import Action
from spydeck.json_types import JsonObject
from spydeck.language import ENGLISH
from spydeck.match import Match
from spydeck.match.observation import Observation
from spydeck.protocol import VERSION
from spydeck.protocol.bounds import MAX_OPTIONS
from spydeck.protocol.commands import Explain, Next
from spydeck.protocol.faults import Fault
from spydeck.protocol.messages import (
    BriefMessage,
    NextMessage,
    Refused,
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
from spydeck.protocol.thinking import BriefFacts, FoundFacts
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


def spectators(table: Table, here: Iterable[int]) -> int:
    """Return how many of the members who are connected have no seat."""
    return sum(table.seat_of(member) is None for member in here)


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
    table: Table, member: int, since: int | None, here: Sequence[int], max_missed: int, now: int
) -> Welcome:
    """Return the whole state for a socket that has just connected, with up to `max_missed` missed entries.

    `here`: the members who are connected.
    """
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
        here=list(here),
        spectators=spectators(table, here),
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


def suggestion(
    command: str, since: int, action: str, explanation: JsonObject | None = None, later: bool = False
) -> Suggestion:
    """Return what a bot would do in a seat, and why, with as many of the best options as are sent.

    `later`: whether it can be explained once what that needs is ready.
    """
    return Suggestion(
        id=command,
        asked=since,
        action=action,
        explanation=None if explanation is None else explanation_message(explanation),
        later=later,
    )


def brief(command: str, since: int, observation: Observation) -> BriefMessage:
    """Return what a client needs to find out by itself what a bot would do in a seat."""
    return BriefMessage(id=command, asked=since, brief=brief_facts(advice_brief(observation)))


def brief_facts(given: Brief) -> BriefFacts:
    """Return a brief as the protocol shows it."""
    return BriefFacts.model_validate({**given.facts(), "most": MAX_OPTIONS})


def found_in(facts: FoundFacts) -> Found:
    """Return findings that a client sends; whether they can be is not checked."""
    actions = [Action(*map(int, action.split())) for action in facts.actions]
    return Found(**{**dict(facts), "actions": actions})


def explained(command: Explain, observation: Observation) -> Suggestion:
    """Return what a client's findings about a seat's question say. Raise `RefusedError`."""
    try:
        found = None if command.found is None else found_in(command.found).check(observation)
    except InvalidFindings:
        raise RefusedError("malformed", "findings-invalid") from None
    said = advice(observation, found)
    return suggestion(command.id, command.asked, said.best, said.facts())


def refused(table: Table, member: int, command: str, refusal: RefusedError) -> Refused:
    """Return the refusal of a member's command; with the present question, where that was another one."""
    stale = refusal.code in ("stale", "not-asked")
    return refused_by(refusal, command).model_copy(
        update={"seq": table.seq, "asked": asked(table, table.seat_of(member)) if stale else None}
    )


def malformed(command: str | None, fault: Fault) -> Refused:
    """Return the refusal of a message that is not one of the protocol."""
    return Refused(
        id=command,
        code="malformed",
        message=fault.message.sentence(ENGLISH),
        reason=fault.message.code,
        arguments=dict(fault.message.arguments),
        field=fault.field,
    )


def refused_by(refusal: RefusedError, command: str) -> Refused:
    """Return the refusal of a command, with nothing of its table."""
    return Refused(
        id=command,
        code=refusal.code,
        reason=refusal.reason,
        arguments=refusal.arguments,
        message=refusal.sentence,
        clause=refusal.clause,
        field=refusal.field,
    )
