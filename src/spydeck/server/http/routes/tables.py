"""Tables: created, listed, joined, given to programs, and played at over a socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Annotated

from fastapi import APIRouter, Path, Request, WebSocket
from pydantic import TypeAdapter
from starlette.responses import Response

from spydeck.protocol.http import (
    AddProgram,
    Invitation,
    JoinByInvitation,
    Joined,
    JoinTable,
    ProgramAdded,
    TableCreated,
    TablePreview,
)
from spydeck.protocol.tables import CreateTable, Stage, TableSummary
from spydeck.server.http.errors import HttpRefusal, refusals, response_to
from spydeck.server.http.guests import bearer_token
from spydeck.server.http.routes.guests import (
    KnownGuest,
    MaybeGuest,
    RequiredPerson,
    Token,
    find_guest,
    find_program,
    no_guest,
    qr_code,
    wrong_token,
)
from spydeck.server.http.routes.membership import enter, member_of, no_table, require_welcome
from spydeck.server.http.services import Services, address, base_url, services_of
from spydeck.server.http.sockets import Socket
from spydeck.server.live.context import wall_clock
from spydeck.server.live.host import TableHost
from spydeck.server.store.errors import StoreError
from spydeck.server.store.records import TableRecord
from spydeck.server.table.decisions.decision import Refusal

router = APIRouter(prefix="/api", tags=["tables"])

TableName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
MAX_LISTED = 100
HOUR = 3_600_000
"""In milliseconds."""
read_stage: TypeAdapter[Stage] = TypeAdapter(Stage)


@router.post("/tables", responses=refusals(401), status_code=201)
async def create_table(request: Request, settings: CreateTable, guest: RequiredPerson) -> TableCreated:
    """Create a table."""
    services = services_of(request)
    await admit_table(services, request, guest)
    host, programs = await services.lobby.create(guest.id, guest.name, settings)
    return TableCreated(
        table=host.table.id,
        member=0,
        invitation=invitation(request, host),
        programs=[program_added(request, host, seat, secret) for seat, secret in programs.items()],
    )


async def admit_table(services: Services, request: Request, guest: KnownGuest) -> None:
    """Count a table that a guest creates. Raise `HttpRefusal` if there are too many."""
    if not await services.tables_by_address.admits(address(request)):
        raise HttpRefusal(429, "too-many", "too-many-tables-from-address")
    if not await services.tables_by_guest.admits(guest.id):
        raise HttpRefusal(429, "too-many", "too-many-tables")
    if not await services.pruning.has_room():
        raise HttpRefusal(429, "too-many", "server-full")


@router.get("/tables", responses=refusals())
async def list_tables(request: Request, guest: MaybeGuest) -> list[TableSummary]:
    """List the open tables whose games are not over, the most recently active first."""
    services = services_of(request)
    since = wall_clock() - services.config.limits.listed_hours * HOUR
    rows = await services.journal.read(services.store.open_tables, MAX_LISTED, since)
    if guest is not None:
        apart = await services.journal.read(services.store.people.apart, guest.id)
        rows = [row for row in rows if row.host_guest not in apart.all]
    return [summary(row, guest) for row in rows]


@router.get("/tables/mine", responses=refusals(401))
async def list_my_tables(request: Request, guest: RequiredPerson) -> list[TableSummary]:
    """List the tables of which the guest is a member: first those where it is the guest's turn."""
    services = services_of(request)
    rows = await services.journal.read(services.store.tables_of, guest.id, MAX_LISTED)
    hosts = services.lobby.hosts
    loaded = {row.id: hosts[row.id].logbook.row(rests=True) for row in rows if row.id in hosts}
    return sorted((summary(loaded.get(row.id, row), guest) for row in rows), key=urgency)


def urgency(table: TableSummary) -> tuple[bool, float, int]:
    """Return the sorting key that puts the tables first at which it is the guest's turn, the most urgent ones
    before all others, and then the most recently active."""
    return (not table.your_turn, table.until or inf, -table.at)


@router.get("/tables/{table}", responses=refusals(404))
async def read_table(request: Request, table: TableName, guest: MaybeGuest) -> TablePreview:
    """Return a table to its members, and an open table to anyone."""
    services = services_of(request)
    host = await find_table(services, table)
    if member_of(host, guest) is None and host.table.settings.access == "link":
        raise no_table()
    await require_welcome(services, host, guest)
    return preview(request, host, guest)


@router.get("/invitations/{token}", responses=refusals(404))
async def read_invitation(request: Request, token: Token, guest: MaybeGuest) -> TablePreview:
    """Return the table that an invitation leads to."""
    services = services_of(request)
    host = await services.lobby.find_by_invitation(token)
    if host is None:
        raise no_table()
    await require_welcome(services, host, guest)
    return preview(request, host, guest)


@router.get(
    "/invitations/{token}/qr.svg", responses={**refusals(404), 200: {"content": {"image/svg+xml": {}}}}
)
async def draw_invitation(request: Request, token: Token) -> Response:
    """Return the QR code of an invitation link."""
    host = await services_of(request).lobby.find_by_invitation(token)
    if host is None:
        raise no_table()
    return Response(await qr_code(link_of(request, host)), media_type="image/svg+xml")


@router.post("/tables/{table}/members", responses=refusals(401, 404, 409))
async def join_table(request: Request, table: TableName, join: JoinTable, guest: RequiredPerson) -> Joined:
    """Join a table, as a spectator or for a seat; a table by invitation with the token in its link."""
    services = services_of(request)
    host = await find_table(services, table)
    invited = join.invitation == host.logbook.invitation
    if member_of(host, guest) is None and host.table.settings.access == "link" and not invited:
        raise no_table()
    return await joined(services, host, guest, join.sit)


@router.post("/invitations/{token}/members", responses=refusals(401, 404, 409))
async def join_by_invitation(
    request: Request, token: Token, guest: RequiredPerson, join: JoinByInvitation | None = None
) -> Joined:
    """Join the table that an invitation leads to, as a spectator or for a seat."""
    services = services_of(request)
    host = await services.lobby.find_by_invitation(token)
    if host is None:
        raise no_table()
    return await joined(services, host, guest, join is not None and join.sit)


@router.post("/tables/{table}/programs", responses=refusals(401, 404, 409), status_code=201)
async def add_program(
    request: Request, table: TableName, program: AddProgram, guest: RequiredPerson
) -> ProgramAdded:
    """Give a seat to a program; for the host."""
    services = services_of(request)
    host = await find_table(services, table)
    if member_of(host, guest) is None:
        raise no_table()
    secret = await services.lobby.add_program(host, guest.id, program.seat, program.name)
    return program_added(request, host, program.seat, secret)


def program_added(request: Request, host: TableHost, seat: int, secret: str) -> ProgramAdded:
    """Return what a program needs to take its seat."""
    table = host.table.id
    address = base_url(request).replace("http", "ws", 1)
    token = services_of(request).guests.token(table, secret)
    return ProgramAdded(token=token, socket=f"{address}/api/tables/{table}/socket", seat=seat)


@router.websocket("/tables/{table}/socket")
async def play(websocket: WebSocket, table: str) -> None:
    """Play at a table, or watch it, over the socket's protocol."""
    services = services_of(websocket)
    try:
        cookie = services.guests.cookie_of(websocket)
        with counted(services, address(websocket)), services.sign_outs.device(cookie) as device:
            member, host = await admit(websocket, services, table)
            await websocket.accept()
            socket = Socket(websocket, member, services.config.limits, services.outbox)
            device.opened(socket)
            await socket.serve(host)
    except (HttpRefusal, Refusal, StoreError) as error:
        await websocket.send_denial_response(response_to(error))


@contextmanager
def counted(services: Services, where: str) -> Iterator[None]:
    """Count a socket of an address, from its request on. Raise `HttpRefusal` if there are too many."""
    if services.sockets.get(where, 0) >= services.config.limits.sockets_per_address:
        raise HttpRefusal(429, "too-many", "too-many-sockets-from-address")
    services.sockets[where] = services.sockets.get(where, 0) + 1
    services.metrics.sockets.inc()
    try:
        yield
    finally:
        services.metrics.sockets.dec()
        services.sockets[where] -= 1
        if not services.sockets[where]:
            del services.sockets[where]


async def admit(websocket: WebSocket, services: Services, table: str) -> tuple[int, TableHost]:
    """Return the member that a socket belongs to, and the table's host. Raise `HttpRefusal`, `Refusal`."""
    token = bearer_token(websocket)
    if token is not None:
        own_table, program = await find_program(services, token)
        host = await find_table(services, table) if own_table == table else None
        member = None if host is None else host.table.member_of(program.id)
        if host is None or member is None:
            raise wrong_token()
        return member, host
    host = await find_table(services, table)
    guest = await find_guest(websocket)
    if member_of(host, guest) is None and host.table.settings.access == "link":
        raise no_table()
    if guest is None:
        raise no_guest()
    return await enter(services, host, guest), host


async def find_table(services: Services, table: str) -> TableHost:
    """Return the host of a table. Raise `HttpRefusal`."""
    host = await services.lobby.find(table)
    if host is None:
        raise no_table()
    return host


async def joined(services: Services, host: TableHost, guest: KnownGuest, sit: bool) -> Joined:
    """Make a guest a member, and return where the member is. Raise `HttpRefusal`, `Refusal`."""
    member = await enter(services, host, guest, sit)
    return Joined(table=host.table.id, member=member, seat=host.table.seat_of(member))


def preview(request: Request, host: TableHost, guest: KnownGuest | None) -> TablePreview:
    """Return a table as a guest sees it before joining."""
    table = host.table
    member = member_of(host, guest)
    row = host.logbook.row()
    alone = table.settings.daily is not None
    invites = member is not None and not table.members[member].program and not alone
    return TablePreview(
        line=summary(row, guest),
        member=member,
        removed=guest is not None and guest.id in table.removed,
        invitation=invitation(request, host) if invites else None,
        host=None if table.host is None else table.members[table.host].name,
        free_seats=len(table.free_seats()) if table.stage == "gathering" else 0,
        options=table.options.facts(),
    )


def invitation(request: Request, host: TableHost) -> Invitation:
    """Return how others can join a table."""
    config = services_of(request).config
    return Invitation(
        link=link_of(request, host),
        local=config.public_url is None,
        qr=f"{config.path}/api/invitations/{host.logbook.invitation}/qr.svg",
    )


def link_of(request: Request, host: TableHost) -> str:
    """Return the invitation link of a table."""
    return f"{base_url(request)}/join/{host.logbook.invitation}"


def summary(row: TableRecord, guest: KnownGuest | None) -> TableSummary:
    """Return a table as lists show it."""
    details = row.details
    settings = details.settings
    return TableSummary(
        table=row.id,
        game=settings.game,
        name=settings.name,
        stage=read_stage.validate_python(row.stage),
        players=details.players,
        open_seats=details.open_seats,
        options=settings.options,
        clock=settings.clock,
        daily=settings.daily,
        yours=guest is not None and guest.id in details.members,
        seat=None if guest is None else details.seats.get(guest.id),
        your_turn=guest is not None and guest.id in details.asked,
        until=None if guest is None else details.asked.get(guest.id),
        at=row.at,
    )
