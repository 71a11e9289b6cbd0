"""Turns the entries of a table into writes: its log, and the rows that lists and the lobby look up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple

from pydantic import BaseModel, ConfigDict

from spydeck.server.store.records import GameDetails, TableDetails, deals_of
from spydeck.server.store.writes import (
    AppendEntries,
    DropMember,
    FinishGame,
    FinishTry,
    PutMember,
    PutPrivate,
    PutTable,
    Write,
)
from spydeck.server.table import entries as log
from spydeck.server.table.daily import SEAT, counts, is_sealed
from spydeck.server.table.deadlines import asked_people, next_due
from spydeck.server.table.table import CommandResult, Private, Table

NOT_BY_HOLDER = ("stand-in", "clock", "bot")
"""Those who answer in the place of a person; a bot, before the person takes the seat over."""


class StoredPrivate(BaseModel):
    """The private facts of one member beside the log, as they are saved."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    asked: int
    answer: str | None
    commands: dict[str, tuple[int, int | None, str | None]]
    """The fields of each `CommandResult`."""
    advance: tuple[str, ...]
    muted: tuple[int, ...]


def writes_for(table: Table, logged: Sequence[log.Logged]) -> list[Write]:
    """Return the writes that are saved, in one transaction, before some entries are applied."""
    if not logged:
        return []
    writes: list[Write] = [AppendEntries(table.id, tuple(logged))]
    for one in logged:
        if one.entry.kind != "acted":
            writes += _beside_log(table, one)
    return writes


def table_row(table: Table, invitation: str, rests: bool = False) -> PutTable:
    """Return the row by which the lobby finds a table; it follows from the log.

    With `rests`, who has to answer stays so until somebody loads the table.
    """
    host = None if table.host is None else table.members[table.host].guest
    details = TableDetails(
        settings=table.settings,
        players=table.players,
        open_seats=sum(chair.sitter == "open" for chair in table.chairs),
        seats={
            table.members[chair.member].guest: seat
            for seat, chair in enumerate(table.chairs)
            if chair.member is not None and table.members[chair.member].guest not in table.removed
        },
        members=[person.guest for person in table.members.values() if not person.gone],
        asked=asked_people(table) if rests or table.settings.by_day else {},
    )
    return PutTable(
        id=table.id,
        invitation=invitation,
        host_guest=host or "",
        open=table.settings.access == "open",
        stage=table.stage,
        at=table.at,
        facts=details.model_dump(mode="json"),
        due=next_due(table),
    )


def _beside_log(table: Table, one: log.Logged) -> list[Write]:
    entry = one.entry
    if isinstance(entry, log.Joined) and not entry.guest.startswith(log.PROGRAM):
        return [PutMember(table.id, entry.guest)]
    if isinstance(entry, log.Left) and (entry.removed or not keeps_seat(table, entry.member)):
        return [DropMember(table.id, table.members[entry.member].guest)]
    if isinstance(entry, log.Ended):
        return [_finished_game(table, entry, one.at), *_finished_try(table, entry, one.at)]
    return []


def keeps_seat(table: Table, member: int) -> bool:
    """Return whether a member who leaves now has a seat to return to."""
    return table.in_game and table.seat_of(member) is not None


def _finished_game(table: Table, entry: log.Ended, at: int) -> FinishGame:
    match = table.running
    seats = range(table.players)
    details = GameDetails(
        game=match.game.name,
        names=[table.name_of(seat) for seat in seats],
        winners=entry.winners,
        totals=entry.totals,
        why=entry.why,
        options=match.options.facts(),
        deals=deals_of(match),
        answers=answers_of((applied.logged.entry for applied in table.applied), table.players),
        daily=table.settings.daily,
        again=table.settings.again,
        bots=[chair.bot for chair in table.chairs],
    )
    revealed = match.copy()
    revealed.tags["Secret"] = table.secret.hex()
    people = {
        seat: table.members[member] for seat in seats if (member := table.chairs[seat].member) is not None
    }
    return FinishGame(
        id=entry.record,
        table=table.id,
        number=table.game_number,
        game=match.game.name,
        at=at,
        facts=details.model_dump(mode="json"),
        record=revealed.record(),
        guests=tuple((person.guest, seat) for seat, person in people.items() if not person.program),
    )


def answers_of(entries: Iterable[log.Entry], players: int) -> list[tuple[int, int]]:
    """Return for each seat how many answers its last holder gave, and how many others or the clock gave.

    Answers of which nobody may know who gave them count for neither.
    """
    counts = [(0, 0)] * players
    for entry in entries:
        if isinstance(entry, log.Acted):
            own, others = counts[entry.seat]
            counts[entry.seat] = (own + (entry.by == "person"), others + (entry.by in NOT_BY_HOLDER))
        elif isinstance(entry, log.SeatTaken):
            counts[entry.seat] = (0, sum(counts[entry.seat]))
    return counts


def _finished_try(table: Table, entry: log.Ended, at: int) -> list[Write]:
    """Return the write for a daily deal that counts, unless it is revealed already."""
    daily, member = table.settings.daily, table.chairs[SEAT].member
    if daily is None or not counts(table) or member is None or not is_sealed(daily.day, at):
        return []
    return [
        FinishTry(
            day=daily.day,
            game=table.settings.game,
            guest=table.members[member].guest,
            table=table.id,
            points=entry.totals[SEAT],
            won=SEAT in entry.winners,
            at=at,
        )
    ]


def writes_for_private(table: Table, member: int, private: Private) -> list[Write]:
    """Return the writes that save what is kept for one member."""
    stored = StoredPrivate(
        asked=private.asked,
        answer=private.answer,
        commands={name: astuple(result) for name, result in private.commands.items()},
        advance=private.advance,
        muted=tuple(sorted(private.muted)),
    )
    return [PutPrivate(table.id, member, stored.model_dump_json())]


def read_private(text: str) -> Private:
    """Return what is kept for one member, from its JSON."""
    stored = StoredPrivate.model_validate_json(text)
    commands = {name: CommandResult(*fields) for name, fields in stored.commands.items()}
    return Private(stored.asked, stored.answer, commands, stored.advance, frozenset(stored.muted))
