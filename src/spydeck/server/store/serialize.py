"""Turns the entries of a table into writes: its log, and the rows that lists and the lobby look up."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.server.store.records import TableDetails
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
from spydeck.server.table.finished import details_of, revealed_record
from spydeck.server.table.saving import write_private
from spydeck.server.table.table import Private, Table


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
    members = [(seat, chair.member) for seat, chair in enumerate(table.chairs) if chair.member is not None]
    people = [(table.members[member], seat) for seat, member in members]
    return FinishGame(
        id=entry.record,
        table=table.id,
        number=table.game_number,
        game=table.settings.game,
        at=at,
        facts=details_of(table, entry).model_dump(mode="json"),
        record=revealed_record(table),
        guests=tuple((person.guest, seat) for person, seat in people if not person.program),
    )


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
    return [PutPrivate(table.id, member, write_private(private))]
