"""Who is a member of a table, and who may become one."""

from __future__ import annotations

from spydeck.server.http.errors import HttpRefusal
from spydeck.server.http.routes.guests import KnownGuest
from spydeck.server.http.services import Services
from spydeck.server.live.host import TableHost
from spydeck.server.store.records import Apart
from spydeck.server.table.decisions.decision import Refusal


def no_table() -> HttpRefusal:
    """Return the refusal for a table that is unknown, or that the guest may not see."""
    return HttpRefusal(404, "unknown", "no-such-table")


def member_of(host: TableHost, guest: KnownGuest | None) -> int | None:
    """Return the member number of a guest; None for strangers and removed members."""
    member = None if guest is None else host.table.member_of(guest.id)
    if member is None or (guest is not None and guest.id in host.table.removed):
        return None
    return member


async def require_welcome(services: Services, host: TableHost, guest: KnownGuest | None) -> Apart:
    """Return from whom a newcomer is kept apart. Raise `HttpRefusal` if the host of the table is one of them.

    Raise `Refusal` if strangers meet at the table, and one of those who are there is.
    """
    member = member_of(host, guest)
    table = host.table
    if guest is None or (member is not None and not table.members[member].gone):
        return Apart()
    apart = await services.journal.read(services.store.people.apart, guest.id)
    if table.host is not None and table.members[table.host].guest in apart.blocked_by:
        raise no_table()
    here = {person.guest for person in table.members.values() if not person.gone}
    if table.for_strangers and not here.isdisjoint(apart.all):
        raise Refusal("taken", "no-place")
    return apart


async def enter(services: Services, host: TableHost, guest: KnownGuest, sit: bool = False) -> int:
    """Make a guest a member, and return the number. Raise `HttpRefusal`, `Refusal`."""
    apart = await require_welcome(services, host, guest)
    member = await host.join(guest.id, guest.name, sit)
    if apart.all:
        await host.mute_apart(member, apart)
    return member
