"""Who comes to a table, and what they are called there: nobody goes by the name of another, or of a bot."""

from __future__ import annotations

from itertools import count
from unicodedata import normalize

from spydeck.protocol.bounds import MAX_NAME
from spydeck.server.limits import Limits
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.decision import Refusal
from spydeck.server.table.table import BOT_NAMES, Table

NEWCOMER = "Onlooker"
"""What somebody is called who came while a game was played, until it is over."""


def comes(table: Table, guest: str, name: str, limits: Limits) -> tuple[int, list[log.Entry]]:
    """A guest's number as a member, and the entries that make them one or rename them; raises `Refusal`.

    While a game is played names stay, and newcomers go by none of their own: who looks on could write to the
    players by being called something.
    """
    if guest in table.removed:
        raise Refusal("not-now", "The host has removed you from this table.")
    known = table.member_of(guest)
    if known is None:
        room_for_one_more(table, limits)
        newcomer = len(table.members)
        own, wished = (own_name(table, NEWCOMER), name) if table.in_game else (own_name(table, name), None)
        return newcomer, [log.Joined(member=newcomer, guest=guest, name=own, wished=wished)]
    person = table.members[known]
    full = table.seq >= limits.entries_per_table
    own = person.name if table.in_game or full else own_name(table, name, known)
    if person.gone:
        if table.seat_of(known) is None:
            room_for_one_more(table, limits)
        wished = person.wished if table.in_game else None
        return known, [log.Joined(member=known, guest=guest, name=own, wished=wished)]
    return known, [log.Renamed(member=known, name=own)] if person.name != own else []


def room_for_one_more(table: Table, limits: Limits) -> None:
    """Raises `Refusal` if nobody else can come."""
    if sum(not person.gone for person in table.members.values()) >= limits.members_per_table:
        raise Refusal("too-many", "This table is full: no more members can come.")
    if table.seq >= limits.entries_per_table:
        raise Refusal("too-many", "So much has happened at this table that nobody else can come.")


def own_name(table: Table, wished: str, member: int | None = None) -> str:
    """The name that a member (None: a newcomer) has here: the one wished for, numbered if it is taken."""
    taken = {alike(name) for name in BOT_NAMES}
    for number, person in table.members.items():
        if number != member and (not person.gone or table.seat_of(number) is not None):
            taken.add(alike(person.name))
    numbered = (f"{wished[: MAX_NAME - 5].rstrip()} ({number})" for number in count(2))
    return (
        wished if alike(wished) not in taken else next(name for name in numbered if alike(name) not in taken)
    )


def alike(name: str) -> str:
    """The same for names that differ only in how they are written."""
    return " ".join(normalize("NFKC", name).casefold().split())
