"""What players of a game by the day are notified of while they are away: their turn, and its end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from spydeck.server.push import notification
from spydeck.server.push.notification import Notification
from spydeck.server.table.deadlines import asked_people
from spydeck.server.table.entries import Ended, Entry
from spydeck.server.table.table import Table

Asked = Mapping[str, int | None]
"""The guests who have to answer, each with the time until when."""


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
