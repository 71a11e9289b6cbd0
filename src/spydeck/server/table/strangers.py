"""Tables for strangers: how long players wait for others, and which seats people can still get.

Nobody is host there. Bots take the seats that nobody has taken in time, and people who join later take over
seats of bots, and of people who have left, at the next deal.
"""

from __future__ import annotations

from spydeck.games.registry import game
from spydeck.server.table.entries import SeatTaken
from spydeck.server.table.table import Table


def fills_at(table: Table) -> int | None:
    """Return when bots take the open seats and the game starts, in milliseconds since the epoch.

    At once if there are none; None if nobody waits for that.
    """
    since = table.waiting_since
    if since is None or all(chair.sitter == "person" for chair in table.chairs):
        return since
    return since + round(table.settings.fill_seconds * 1000)


def places(table: Table) -> int:
    """Return how many more people can get a seat at a table for strangers, now or at the next deal."""
    if table.stage == "gathering":
        return sum(chair.sitter != "person" for chair in table.chairs)
    if table.stage == "playing" and takes_over(table):
        return len(table.free_seats()) - len(waiting_members(table))
    return 0


def takes_over(table: Table) -> bool:
    """Return whether people can take over seats in a running game, at its next deal."""
    return table.for_strangers and game(table.settings.game).has_deals


def has_place(table: Table, guest: str) -> bool:
    """Return whether a guest holds a seat or waits for one."""
    member = table.member_of(guest)
    return table.seat_of(member) is not None or member in waiting_members(table)


def waiting_members(table: Table) -> list[int]:
    """Return the members who wait for a seat, in their order."""
    return [
        member
        for member, person in table.members.items()
        if person.waits and not person.gone and table.seat_of(member) is None
    ]


def seats_for_waiting(table: Table) -> list[SeatTaken]:
    """Return the entries that give free seats to members who wait for one, in their order."""
    return [
        SeatTaken(seat=seat, sitter="person", member=member)
        for seat, member in zip(table.free_seats(), waiting_members(table), strict=False)
    ]
