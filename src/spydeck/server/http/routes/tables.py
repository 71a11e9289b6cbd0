"""Tables: set up, listed, joined, given to programs, and played at over a socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, WebSocket
from pydantic import TypeAdapter
from starlette.responses import Response

from spydeck.protocol.http import (
    AddProgram,
    Invitation,
    Joined,
    JoinTable,
    ProgramAdded,
    TableCreated,
    TablePreview,
)
from spydeck.protocol.tables import CreateTable, Stage, TableSummary
from spydeck.server.http.errors import HttpRefusal, answer_to, refusals
from spydeck.server.http.routes.guests import (
    Known,
    KnownGuest,
    MaybeGuest,
    Token,
    maybe_known,
    no_guest,
    picture,
)
from spydeck.server.http.services import Services, address, base_url, now_ms, of
from spydeck.server.http.sockets import Socket
from spydeck.server.live.host import TableHost
from spydeck.server.store.errors import StoreError
from spydeck.server.store.records import TableRecord
from spydeck.server.store.serialize import TableDetails
from spydeck.server.table.decisions.decision import Refusal

router = APIRouter(tags=["tables"])

TableName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
MAX_LISTED = 100
HOUR = 3_600_000
"""In milliseconds."""
read_stage: TypeAdapter[Stage] = TypeAdapter(Stage)


@router.post("/tables", responses=refusals(401), status_code=201)
async def make_table(request: Request, wish: CreateTable, guest: KnownGuest) -> TableCreated:
    """Set a table up."""
    services = of(request)
    limits = services.config.limits
    if (await services.journal.read(services.store.counts)).tables >= limits.tables:
        raise HttpRefusal(429, "too-many", "This server has no room for more tables.")
    if not services.tables_made.admits(address(request)):
        raise HttpRefusal(429, "too-many", "Too many new tables from your address; try again in an hour.")
    if not services.tables_made_by_guest.admits(guest.guest):
        raise HttpRefusal(429, "too-many", "You have set up too many tables; try again in an hour.")
    host = await services.lobby.create(guest.guest, guest.name, wish)
    return TableCreated(table=host.table.id, member=0, invitation=invitation(request, host))


@router.get("/tables", responses=refusals())
async def list_tables(request: Request, guest: MaybeGuest) -> list[TableSummary]:
    """The open tables whose games are not over, those first where something happened last."""
    services = of(request)
    since = now_ms() - services.config.limits.listed_hours * HOUR
    rows = await services.journal.read(services.store.open_tables, MAX_LISTED, since)
    return [line_of(row, guest) for row in rows]


@router.get("/tables/mine", responses=refusals(401))
async def list_my_tables(request: Request, guest: KnownGuest) -> list[TableSummary]:
    """The tables that the guest belongs to."""
    services = of(request)
    rows = await services.journal.read(services.store.tables_of, guest.guest, MAX_LISTED)
    return [line_of(row, guest) for row, _ in rows]


@router.get("/tables/{table}", responses=refusals(404))
async def read_table(request: Request, table: TableName, guest: MaybeGuest) -> TablePreview:
    """A table as its members see it, or, if it is open, as anyone does."""
    host = await found(of(request), table)
    member = member_of(host, guest)
    if member is None and host.table.settings.access == "link":
        raise no_table()
    return seen(request, host, guest)


@router.get("/invitations/{token}", responses=refusals(404))
async def read_invitation(request: Request, token: Token, guest: MaybeGuest) -> TablePreview:
    """The table that an invitation leads to."""
    host = await of(request).lobby.invited(token)
    if host is None:
        raise no_table()
    return seen(request, host, guest)


@router.get(
    "/invitations/{token}/qr.svg", responses={**refusals(404), 200: {"content": {"image/svg+xml": {}}}}
)
async def draw_invitation(request: Request, token: Token) -> Response:
    """A QR code of an invitation link."""
    host = await of(request).lobby.invited(token)
    if host is None:
        raise no_table()
    return Response(await picture(link_of(request, host)), media_type="image/svg+xml")


@router.post("/tables/{table}/members", responses=refusals(401, 404, 409))
async def join_table(request: Request, table: TableName, wish: JoinTable, guest: KnownGuest) -> Joined:
    """Come to a table, to look on at first; to one by invitation with what stands in its link."""
    host = await found(of(request), table)
    invited = wish.invitation == host.logbook.invitation
    if member_of(host, guest) is None and host.table.settings.access == "link" and not invited:
        raise no_table()
    return Joined(table=table, member=await host.join(guest.guest, guest.name))


@router.post("/invitations/{token}/members", responses=refusals(401, 404, 409))
async def join_by_invitation(request: Request, token: Token, guest: KnownGuest) -> Joined:
    """Come to the table that an invitation leads to."""
    host = await of(request).lobby.invited(token)
    if host is None:
        raise no_table()
    return Joined(table=host.table.id, member=await host.join(guest.guest, guest.name))


@router.post("/tables/{table}/programs", responses=refusals(401, 404, 409), status_code=201)
async def add_program(
    request: Request, table: TableName, wish: AddProgram, guest: KnownGuest
) -> ProgramAdded:
    """Host: give a seat to a program from outside."""
    services = of(request)
    host = await found(services, table)
    if member_of(host, guest) is None:
        raise no_table()
    program = await services.lobby.add_program(host, guest.guest, wish.seat, wish.name)
    address = base_url(request).replace("http", "ws", 1)
    return ProgramAdded(
        token=services.guests.token(table, program), socket=f"{address}/api/tables/{table}/socket"
    )


@router.websocket("/tables/{table}/socket")
async def play(websocket: WebSocket, table: str) -> None:
    """Play at a table, or look on, over the socket's protocol."""
    services = of(websocket)
    where = address(websocket)
    try:
        if services.sockets.get(where, 0) >= services.config.limits.sockets_per_address:
            raise HttpRefusal(429, "too-many", "Too many tables are open from your address; close some.")
        member, host = await admitted(websocket, services, table)
    except (HttpRefusal, Refusal, StoreError) as error:
        await websocket.send_denial_response(answer_to(error))
        return
    services.sockets[where] = services.sockets.get(where, 0) + 1
    services.metrics.sockets.inc()
    try:
        await websocket.accept()
        await Socket(websocket, member, services.config.limits).serve(host)
    finally:
        services.metrics.sockets.dec()
        services.sockets[where] -= 1
        if not services.sockets[where]:
            del services.sockets[where]


async def admitted(websocket: WebSocket, services: Services, table: str) -> tuple[int, TableHost]:
    """The member whom a socket speaks for, and the table's host; complains to strangers."""
    host = await found(services, table)
    program = services.guests.program_of(websocket, table)
    if program is not None:
        member = host.table.member_of(program)
        if member is None or host.table.members[member].gone:
            raise no_table()
        return member, host
    guest = await maybe_known(websocket)
    if member_of(host, guest) is None and host.table.settings.access == "link":
        raise no_table()
    if guest is None:
        raise no_guest()
    return await host.join(guest.guest, guest.name), host


async def found(services: Services, table: str) -> TableHost:
    """The host of a table; complains if there is none."""
    host = await services.lobby.find(table)
    if host is None:
        raise no_table()
    return host


def no_table() -> HttpRefusal:
    """What is said of tables that are not there, and in the same words of those that are hidden."""
    return HttpRefusal(404, "unknown", "There is no such table, or its invitation link is needed.")


def member_of(host: TableHost, guest: Known | None) -> int | None:
    """The number of a guest who belongs to a table."""
    member = None if guest is None else host.table.member_of(guest.guest)
    if member is None or (guest is not None and guest.guest in host.table.removed):
        return None
    return member


def seen(request: Request, host: TableHost, guest: Known | None) -> TablePreview:
    """A table as a guest sees it."""
    member = member_of(host, guest)
    row = host.logbook.row()
    return TablePreview(
        line=line_of(row, guest),
        member=member,
        invitation=None if member is None else invitation(request, host),
    )


def invitation(request: Request, host: TableHost) -> Invitation:
    """How others come to a table."""
    return Invitation(
        link=link_of(request, host),
        local=of(request).config.public_url is None,
        qr=f"/api/invitations/{host.logbook.invitation}/qr.svg",
    )


def link_of(request: Request, host: TableHost) -> str:
    """The invitation link of a table."""
    return f"{base_url(request)}/join/{host.logbook.invitation}"


def line_of(row: TableRecord, guest: Known | None) -> TableSummary:
    """A table in a list."""
    facts = TableDetails.model_validate(row.facts)
    settings = facts.settings
    return TableSummary(
        table=row.id,
        game=settings.game,
        name=settings.name,
        stage=read_stage.validate_python(row.stage),
        players=facts.players,
        open_seats=facts.open_seats,
        options=settings.options,
        clock=settings.clock,
        yours=guest is not None and guest.guest in facts.members,
        seat=None if guest is None else facts.seats.get(guest.guest),
        at=row.at,
    )
