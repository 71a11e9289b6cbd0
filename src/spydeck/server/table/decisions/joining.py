"""Who may join a table, and under which name."""

from __future__ import annotations

from spydeck.server.limits import Limits
from spydeck.server.table import entries as log
from spydeck.server.table.names import unique_name
from spydeck.server.table.refusal import Refusal
from spydeck.server.table.table import Table
from spydeck.server.text import sentence


def join(
    table: Table, guest: str, name: str, limits: Limits, sit: bool = False
) -> tuple[int, list[log.Entry]]:
    """Return a guest's member number and the entries that add or rename the member. Raise `Refusal`.

    With `sit`, a guest without a seat also gets one: now if the table gathers and one is free, else in the
    next game.
    """
    seat = None
    seeks = sit and table.seat_of(table.member_of(guest)) is None
    if seeks and table.stage == "gathering":
        seat = next(iter(table.free_seats()), None)
    member, entries = enter(table, guest, name, limits, waits=seeks and seat is None)
    if seat is not None:
        entries.append(log.SeatTaken(seat=seat, sitter="person", member=member))
    return member, entries


def enter(table: Table, guest: str, name: str, limits: Limits, waits: bool) -> tuple[int, list[log.Entry]]:
    """Return a guest's member number and the entries that add or rename the member. Raise `Refusal`.

    During a game names do not change and newcomers get a neutral one: otherwise spectators could send
    messages to the players by their names.
    """
    if guest in table.removed:
        raise Refusal("not-now", "removed")
    known = table.member_of(guest)
    if known is None and table.members and table.settings.daily is not None:
        raise Refusal("not-now", "daily-alone")
    if known is None:
        require_room(table, limits)
        newcomer = len(table.members)
        if table.in_game:
            shown, requested = unique_name(table, sentence("newcomer")), name
        else:
            shown, requested = unique_name(table, name), None
        return newcomer, [log.Joined(member=newcomer, guest=guest, name=shown, wished=requested, waits=waits)]
    person = table.members[known]
    full = table.seq >= limits.entries_per_table
    shown = person.name if table.in_game or full else unique_name(table, name, known)
    if person.gone or (waits and not person.waits and not full):
        if person.gone and table.seat_of(known) is None:
            require_room(table, limits)
        requested = person.requested_name if table.in_game else None
        return known, [log.Joined(member=known, guest=guest, name=shown, wished=requested, waits=waits)]
    return known, [log.Renamed(member=known, name=shown)] if person.name != shown else []


def require_room(table: Table, limits: Limits) -> None:
    """Raise `Refusal` if the table is full."""
    if sum(not person.gone for person in table.members.values()) >= limits.members_per_table:
        raise Refusal("too-many", "table-full")
    if table.seq >= limits.entries_per_table:
        raise Refusal("too-many", "log-full-to-join")
