"""Tables for strangers: how long players wait for others, and which seats people can still get.

Nobody is host there. Bots take the seats that nobody has taken in time, and people who join later take over
seats of bots, and of people who have left or are away, at the next deal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

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


def places(table: Table, here: Collection[int] | None = None) -> int:
    """Return how many more people can get a seat at a table for strangers, now or at the next deal.

    `here`: the members who are connected, if only they count as waiting.
    """
    if table.stage == "gathering":
        return sum(chair.sitter != "person" for chair in table.chairs)
    if table.stage == "playing" and takes_over(table):
        return len(seats_to_take_over(table)) - len(waiting_members(table, here))
    return 0


def takes_over(table: Table) -> bool:
    """Return whether people can take over seats in a running game, at its next deal."""
    return table.for_strangers and game(table.settings.game).has_deals


def has_place(table: Table, guest: str) -> bool:
    """Return whether a guest holds a seat or waits for one."""
    member = table.member_of(guest)
    return table.seat_of(member) is not None or member in waiting_members(table)


def waiting_members(table: Table, here: Collection[int] | None = None) -> list[int]:
    """Return the members who wait for a seat, in their order; with `here`, those of some members."""
    return [
        member
        for member, person in table.members.items()
        if person.waits and not person.gone and table.seat_of(member) is None
        if here is None or member in here
    ]


def seats_to_take_over(table: Table) -> list[int]:
    """Return the seats in a running game that others can have at the next deal: of people who have left, of
    bots, and then of people who are away."""
    away = [seat for seat, chair in enumerate(table.chairs) if chair.stand_in == "away"]
    free = table.free_seats()
    return free + [seat for seat in away if seat not in free]


def takeovers(table: Table, here: Collection[int] | None = None) -> list[SeatTaken]:
    """Return the entries that give seats in a running game to those of some members who wait for one."""
    return given(seats_to_take_over(table), waiting_members(table, here)) if takes_over(table) else []


def seats_for_waiting(table: Table) -> list[SeatTaken]:
    """Return the entries that give free seats in the next game to members who wait for one, in order."""
    return given(table.free_seats(), waiting_members(table))


def given(seats: Sequence[int], members: Sequence[int]) -> list[SeatTaken]:
    """Return the entries that give seats to members, in order, for as long as there are both."""
    return [
        SeatTaken(seat=seat, sitter="person", member=member)
        for seat, member in zip(seats, members, strict=False)
    ]
