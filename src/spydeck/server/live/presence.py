"""Who is connected to a table, who has been away for how long, and whether the table is awake.

A table with seats of persons or programs is awake while one of them is connected; others, while anyone is.
While it sleeps nothing happens by itself: no clock runs and no bot moves.
"""

from __future__ import annotations

from spydeck.server.table.table import Table

HOST_MAY_BE_AWAY = 120_000
"""Clock: a phone whose host goes to a chat to invite friends is away for a while."""


class Presence:
    """Who is connected."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.here: list[int] = []
        self._gone_since: dict[int, int] = {}
        self._slept = True
        self._ready: dict[int, tuple[int, int]] = {}
        """By member, the game and the part of it after which they were last ready to go on."""

    def ready_after(self, part: int, member: int) -> list[int]:
        """Take in that a member is ready to go on after a part of the game; gives all who are."""
        game = self.table.game_number
        self._ready[member] = (game, part)
        return sorted(other for other, after in self._ready.items() if after == (game, part))

    def note(self, members: list[int], now: int) -> None:
        """Take in who is connected now, at a time in milliseconds."""
        self.here = sorted(set(members))
        away = {
            chair.member
            for chair in self.table.chairs
            if chair.member is not None and not chair.stand_in and chair.member not in self.here
        }
        if self.table.host is not None and self.table.host not in self.here:
            away.add(self.table.host)
        self._gone_since = {member: self._gone_since.get(member, now) for member in away}
        if not self.awake:
            self._slept = True
        elif self.table.stage != "playing":
            self.woke(now)

    @property
    def spectators(self) -> int:
        """How many of them hold no seat."""
        return sum(self.table.seat_of(member) is None for member in self.here)

    @property
    def awake(self) -> bool:
        """Whether things happen by themselves."""
        holders = {chair.member for chair in self.table.chairs if chair.member is not None}
        return not holders.isdisjoint(self.here) if holders else bool(self.here)

    @property
    def waking(self) -> bool:
        """Whether somebody has come to a table that slept, and its clocks are still those of before."""
        return self._slept and self.awake

    def woke(self, now: int) -> None:
        """Take in that the table has woken: whoever is away then is away from now on."""
        if self.waking:
            self._slept = False
            self._gone_since = dict.fromkeys(self._gone_since, now)

    def returned(self) -> list[int]:
        """The seats in which bots stand in for somebody who was gone and is there."""
        return [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.stand_in in ("away", "left") and self._is_here(chair.member)
        ]

    def _is_here(self, member: int | None) -> bool:
        return member is not None and member in self.here and not self.table.members[member].gone

    def leaving(self) -> list[tuple[int, int]]:
        """The seats whose holders are away, with the time at which a bot stands in for each."""
        if self.table.stage != "playing":
            return []
        wait = round(self.table.settings.away_seconds * 1000)
        seats = [(self.table.seat_of(member), since + wait) for member, since in self._gone_since.items()]
        return [(seat, at) for seat, at in seats if seat is not None and not self.table.chairs[seat].stand_in]

    def heir(self) -> tuple[int, int] | None:
        """Who is to be host where no game runs and theirs is away, and from when on."""
        table = self.table
        since = None if table.host is None else self._gone_since.get(table.host)
        heir = table.next_host(self.here)
        if since is None or heir is None or table.in_game:
            return None
        return heir, since + HOST_MAY_BE_AWAY
