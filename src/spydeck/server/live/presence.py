"""Who is connected to a table, who has been away for how long, and whether the table is awake.

A table with seats of people or programs is awake while one of them is connected; other tables, while anyone
is. While a table sleeps nothing happens automatically: no clock runs and no bot moves. A game by the day does
not sleep: its players are notified of their turn and of the end while they are away.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from spydeck.server.push import notification
from spydeck.server.push.notification import Notification
from spydeck.server.table.deadlines import asked_people
from spydeck.server.table.entries import Ended, Entry
from spydeck.server.table.projection import spectators
from spydeck.server.table.strangers import fills_at
from spydeck.server.table.table import Table

HOST_AWAY_MS = 120_000
"""Milliseconds that a host can be away, for instance to invite friends in another app on the phone."""

GONE_MS = 10_000
"""Milliseconds after which strangers who are away before a game lose their seat; pages need some to load."""

ABANDONED_MS = 60_000
"""Milliseconds after which a game that could have started has no players but those who are here. They can
only have left before the table was loaded, as a server needs less to restart."""

Asked = Mapping[str, int | None]
"""The guests who have to answer, each with the time until when."""


class Presence:
    """Who is connected to a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connected: list[int] = []
        self._away_since: dict[int, int] = {}
        self._expected: dict[int, int] = {}
        """For each member who has joined but has no socket yet, until when they count as here."""
        self._slept = True
        self._ready: dict[int, tuple[int, int]] = {}
        """For each member, the game and its last part after which they declared that they are ready."""

    def set_ready(self, part: int, member: int) -> list[int]:
        """Note that a member is ready to continue after a part of the game. Return all members who are."""
        game = self.table.game_number
        self._ready[member] = (game, part)
        return sorted(other for other, after in self._ready.items() if after == (game, part))

    def expect(self, member: int, now: int) -> None:
        """Note that a member has joined, whose socket is still to come."""
        self._expected[member] = now + GONE_MS

    def here(self, now: int) -> list[int]:
        """Return the members who are connected, or have just joined and soon are."""
        return sorted({*self.connected, *(member for member, until in self._expected.items() if now < until)})

    def update(self, members: list[int], now: int) -> None:
        """Note which members are connected now; `now` is in milliseconds since the epoch."""
        self.connected = sorted(set(members))
        for member in self.connected:
            self._expected.pop(member, None)
        away = {
            chair.member
            for chair in self.table.chairs
            if chair.member is not None and not chair.stand_in and chair.member not in self.connected
        }
        if self.table.host is not None and self.table.host not in self.connected:
            away.add(self.table.host)
        self._away_since = {member: self._away_since.get(member, now) for member in away}
        if not self.awake:
            self._slept = True
        elif self.table.stage != "playing":
            self.wake(now)

    @property
    def spectators(self) -> int:
        """The number of connected members without a seat."""
        return spectators(self.table, self.connected)

    @property
    def awake(self) -> bool:
        """Whether things happen automatically."""
        if self.table.settings.by_day and self.table.stage == "playing":
            return True
        holders = {chair.member for chair in self.table.chairs if chair.member is not None}
        return not holders.isdisjoint(self.connected) if holders else bool(self.connected)

    @property
    def waking(self) -> bool:
        """Whether a member has connected to a sleeping table whose clocks have not been restarted yet."""
        return self._slept and self.awake and not self.table.settings.by_day

    def wake(self, now: int) -> None:
        """Note that the table is awake: members who are away count as away from now on."""
        if self.waking:
            self._slept = False
            self._away_since = dict.fromkeys(self._away_since, now)

    def returned_seats(self) -> list[int]:
        """Return the seats in which bots stand in for absent players who are connected again."""
        return [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.stand_in in ("away", "left") and self._is_connected(chair.member)
        ]

    def _is_connected(self, member: int | None) -> bool:
        return member is not None and member in self.connected and not self.table.members[member].gone

    def seats_of_gone(self, now: int) -> list[int]:
        """Return the seats of people who have been away for so long that they do not count before a game."""
        fills, here = fills_at(self.table), self.here(now)
        abandoned = fills is not None and now - fills >= ABANDONED_MS
        return [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.member is not None
            and chair.member not in here
            and (abandoned or now - self._away_since.get(chair.member, now) >= GONE_MS)
        ]

    def absences(self) -> list[tuple[int, int]]:
        """Return the seats of absent players, each with the time at which a bot stands in."""
        if self.table.stage != "playing" or not self._away_since or self.table.settings.by_day:
            return []
        wait = round(self.table.settings.away_seconds * 1000)
        seats = [(self.table.seat_of(member), since + wait) for member, since in self._away_since.items()]
        return [(seat, at) for seat, at in seats if seat is not None and not self.table.chairs[seat].stand_in]

    def next_host(self) -> tuple[int, int] | None:
        """Return the member who replaces an absent host between games, and when."""
        table = self.table
        since = None if table.host is None else self._away_since.get(table.host)
        if since is None or table.in_game:
            return None
        successor = table.next_host(self.connected)
        return None if successor is None else (successor, since + HOST_AWAY_MS)


def asked_by_day(table: Table) -> Asked:
    """Return who has to answer in a game by the day; nobody in other games."""
    return asked_people(table) if table.settings.by_day else {}


def notify_absent(
    table: Table,
    before: Asked,
    entries: Sequence[Entry],
    connected: Collection[int],
    now: int,
    notify: Callable[[str, Notification], None],
) -> None:
    """Notify the players who are away of what entries have changed for them.

    before: who had to answer before these entries. now: milliseconds since the epoch.
    """
    if not table.settings.by_day:
        return
    settings, here = table.settings, {table.members[member].guest for member in connected}
    for guest, until in asked_people(table).items():
        if until is not None and guest not in here and before.get(guest) != until:
            seconds = max(0, until - now) // 1000
            notify(guest, notification.turn(table.id, settings.name, settings.game, seconds))
    if any(isinstance(entry, Ended) for entry in entries):
        for guest in people(table) - here:
            notify(guest, notification.over(table.id, settings.name, settings.game))


def people(table: Table) -> set[str]:
    """Return the guests who hold seats and have not left."""
    members = [table.members[chair.member] for chair in table.chairs if chair.member is not None]
    return {member.guest for member in members if not (member.program or member.gone)}
