"""What a table's log keeps of a person who has deleted all their data: a neutral name, and no words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spydeck.server.table import entries as log
from spydeck.server.table.decisions.seating import vacate
from spydeck.server.table.names import unique_name
from spydeck.server.table.table import Table
from spydeck.server.text import sentence


def only_person(table: Table, member: int) -> bool:
    """Return whether no other person is or was a member, apart from those who have been deleted."""
    others = [person.guest for number, person in table.members.items() if number != member]
    return all(other.startswith((log.PROGRAM, log.NOBODY)) for other in others)


def departure(table: Table, member: int) -> list[log.Entry]:
    """Return the entries with which a member leaves; none for a former one."""
    return [] if table.members[member].gone else [*vacate(table, member), log.Left(member=member)]


def name_after(table: Table, member: int) -> str:
    """Return the name that a member has after that."""
    return unique_name(table, sentence("former-player"), member)


def erased(logged: Iterable[log.Logged], member: int, stand_in: str, name: str) -> list[log.Logged]:
    """Return the entries of a log that name or quote a member, changed.

    `stand_in`: a guest who does not exist, for the rules about members. The member who created the table also
    named it.
    """
    changed = []
    for one in logged:
        entry = _without_member(one.entry, member, stand_in, name)
        if entry != one.entry:
            changed.append(one._replace(entry=entry))
    return changed


def _without_member(entry: log.Entry, member: int, stand_in: str, name: str) -> log.Entry:
    match entry:
        case log.Created() if member == 0:
            return replace(entry, settings=entry.settings.model_copy(update={"name": None}))
        case log.Joined() if entry.member == member:
            return replace(entry, guest=stand_in, name=name, wished=None)
        case log.Renamed() if entry.member == member:
            return replace(entry, name=name)
        case log.Spoke(text=str()) if entry.member == member:
            return replace(entry, text=sentence("deleted-words"))
    return entry
