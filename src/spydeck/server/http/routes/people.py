"""The people whom a guest has played with: listed for the guest alone, invited again, and blocked."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from spydeck.protocol.http import BlockedPerson, InvitePerson, People, PersonalInvitation, RecentPlayer
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.tables import TableName, find_table, member_of, no_table
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.push.notification import invited
from spydeck.server.store.records import Apart
from spydeck.server.table.decisions.decision import RefusedError, require_shared

router = APIRouter(prefix="/api", tags=["people"])

PersonName = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
MemberNumber = Annotated[int, Path(ge=0, le=100_000)]
MAX_RECENT = 50
MAX_BLOCKED = 1_000
INVITED_MS = 86_400_000
"""Milliseconds for which an invitation is shown."""


@router.get("/people", responses=refusals(401))
async def list_people(services: Server, guest: RequiredPerson) -> People:
    """List the people with whom the guest has played lately, and those whom the guest has blocked."""
    people, journal = services.store.people, services.journal
    blocked = await journal.read(people.blocked, guest.id)
    apart = {one.guest for one in blocked}
    recent = await journal.read(people.recent, guest.id, MAX_RECENT)
    name = services.guests.person
    return People(
        recent=[
            RecentPlayer(
                person=name(guest.id, one.guest), name=one.name, game=one.game, at=one.at, games=one.games
            )
            for one in recent
            if one.guest not in apart
        ],
        blocked=[
            BlockedPerson(person=name(guest.id, one.guest), name=one.name, since=one.at) for one in blocked
        ],
    )


@router.put("/people/{person}/block", responses=refusals(401, 404, 409), status_code=204)
async def block_person(services: Server, person: PersonName, guest: RequiredPerson) -> None:
    """Block somebody: neither is brought together with the other, and their invitations do not arrive."""
    other, name = await find_person(services, guest, person)
    await block(services, guest.id, other, name)


@router.delete("/people/{person}/block", responses=refusals(401, 404), status_code=204)
async def unblock_person(services: Server, person: PersonName, guest: RequiredPerson) -> None:
    """Block somebody no longer."""
    other, _ = await find_person(services, guest, person)
    await services.journal.change(services.store.people.unblock, guest.id, other)


@router.put("/people/{person}/invitation", responses=refusals(401, 404, 409), status_code=204)
async def invite_person(
    services: Server, address: Address, person: PersonName, invitation: InvitePerson, guest: RequiredPerson
) -> None:
    """Invite somebody to a table of which the guest is a member; whether they wish it, nobody learns."""
    other, _ = await find_person(services, guest, person)
    people, now = services.store.people, services.daily.now()
    row = await services.journal.read(services.store.table_row, invitation.table)
    if row is None or guest.id not in row.details.members:
        raise no_table()
    require_shared(row.details.settings)
    if other in (await services.journal.read(people.apart, guest.id)).blocked:
        raise RefusedError("not-now", "person-blocked")
    await services.invitations_by_guest.require(guest.id)
    if await services.journal.change(people.invite, other, guest.id, row.id, now, INVITED_MS):
        settings, seconds = row.details.settings, INVITED_MS // 1000
        shown = invited(row.invitation, settings.name, settings.game, guest.name, seconds)
        services.sender.notify(other, shown, address)


@router.get("/invited", responses=refusals(401))
async def list_invitations(services: Server, guest: RequiredPerson) -> list[PersonalInvitation]:
    """List the tables to which the guest is invited by people with whom they have played, latest first."""
    since = services.daily.now() - INVITED_MS
    found = await services.journal.read(services.store.people.invitations, guest.id, since)
    return [
        PersonalInvitation(
            person=services.guests.person(guest.id, one.other),
            name=one.name,
            game=one.table.details.settings.game,
            table_name=one.table.details.settings.name,
            at=one.at,
            token=one.table.invitation,
        )
        for one in found
        if guest.id not in one.table.details.members and one.table.stage != "over"
    ]


@router.delete("/invited/{person}", responses=refusals(401, 404), status_code=204)
async def decline_invitation(services: Server, person: PersonName, guest: RequiredPerson) -> None:
    """Decline the invitation by somebody, who does not learn that."""
    other, _ = await find_person(services, guest, person)
    await services.journal.change(services.store.people.decline, guest.id, other)


@router.put("/tables/{table}/members/{member}/block", responses=refusals(401, 404, 409), status_code=204)
async def block_member(
    services: Server, table: TableName, member: MemberNumber, guest: RequiredPerson
) -> None:
    """Block another member of a table, who is muted there, too."""
    host = await find_table(services, table)
    own = member_of(host, guest)
    if own is None:
        raise no_table()
    other = host.table.members.get(member)
    if other is None or other.program or member == own:
        raise no_such_person()
    await block(services, guest.id, other.guest, other.name)
    await host.mute_apart(own, Apart(blocked=frozenset({other.guest})))


async def find_person(services: Services, guest: KnownGuest, person: str) -> tuple[str, str]:
    """Return somebody whom a guest knows, and their name. Raise `RefusedError`."""
    people, read = services.store.people, services.journal.read
    known = {one.guest: one.name for one in await read(people.recent, guest.id, MAX_RECENT)}
    known |= {one.other: one.name for one in await read(people.invitations, guest.id, 0)}
    known |= {one.guest: one.name for one in await read(people.blocked, guest.id)}
    found = next((other for other in known if services.guests.person(guest.id, other) == person), None)
    if found is None:
        raise no_such_person()
    return found, known[found]


async def block(services: Services, guest: str, other: str, name: str) -> None:
    """Block somebody for a guest. Raise `RefusedError`."""
    change, now = services.journal.change, services.daily.now()
    if not await change(services.store.people.block, guest, other, name, now, MAX_BLOCKED):
        raise HttpRefusal(409, "too-many", "too-many-blocked", limit=MAX_BLOCKED)


def no_such_person() -> RefusedError:
    """Return the refusal of a person whom the guest does not know."""
    return RefusedError("unknown", "no-such-person")
