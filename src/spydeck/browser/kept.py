"""Facts of a table for one that its device keeps, and of the games that end there."""

from __future__ import annotations

from spydeck.json_types import JsonObject
from spydeck.protocol.tables import SeatSetup, TableSummary
from spydeck.server.table import deadlines
from spydeck.server.table.entries import Created, Ended, Entry, Joined, SeatTaken, written
from spydeck.server.table.finished import GuestGame, details_of, finished_game, played_game, revealed_record
from spydeck.server.table.table import Table

ME = 0
"""The member number of the person."""
GUEST = "person"
"""The name of the person in the log, where a server has the guest's secret one."""
HERE = "here"
"""The beginning of the names of tables on a device. No server's begins so: those are hexadecimal numbers."""


def first_entries_of(table: Table) -> list[Entry]:
    """Return entries that lead to a table as it is before a game starts."""
    seats = [
        SeatSetup(sitter="bot", bot=chair.bot) if chair.bot is not None else SeatSetup()
        for chair in table.chairs
    ]
    entries: list[Entry] = [
        Created(settings=table.settings, seats=seats),
        Joined(member=ME, guest=GUEST, name=table.members[ME].name),
    ]
    if (seat := table.seat_of(ME)) is not None:
        entries.append(SeatTaken(seat=seat, sitter="person", member=ME))
    return entries


def summary_of(table: Table) -> TableSummary:
    """Return a table in the list of its person."""
    seat = table.seat_of(ME)
    return TableSummary(
        table=table.id,
        game=table.settings.game,
        name=table.settings.name,
        stage=table.stage,
        players=table.players,
        open_seats=0,
        options=table.settings.options,
        clock=None,
        again=table.settings.again,
        yours=True,
        seat=seat,
        your_turn=seat is not None and table.in_game and deadlines.is_asked(table, seat),
        at=table.at,
    )


def finished_game_to_keep(table: Table, entry: Ended, at: int) -> str:
    """Return a game that an entry ends, from the table before it, as JSON.

    It has the `FinishedGame`, the `PlayedGame` if the person played, the bots by seat, whether it hid what
    people can remember, and the record.
    """
    details, seat = details_of(table, entry), table.seat_of(ME)
    row = GuestGame(
        id=entry.record,
        table=table.id,
        number=table.game_number,
        game=details.game,
        at=at,
        facts=details.model_dump(mode="json"),
        seat=seat or 0,
        people=1,
    )
    kept: JsonObject = {
        "facts": finished_game(row, seat, at),
        "played": None if seat is None else played_game(row),
        "bots": details.bots,
        "memory": details.memory,
        "record": revealed_record(table),
    }
    return written(kept).decode()
