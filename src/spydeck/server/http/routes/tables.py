"""Tables: created, listed, joined by friends or strangers, given to programs, and played at over a socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from typing import Annotated

from fastapi import APIRouter, Path, WebSocket
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
    TableForStrangers,
    TablePreview,
)
from spydeck.protocol.tables import CreateTable, Stage, TableSummary
from spydeck.server.config import Config
from spydeck.server.http.errors import refusals, response_to
from spydeck.server.http.guests import bearer_token
from spydeck.server.http.routes.games import GameName, find_game
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
from spydeck.server.http.services import Address, BaseUrl, Server, Services
from spydeck.server.http.sockets import Socket
from spydeck.server.live.context import wall_clock
from spydeck.server.live.host import TableHost
from spydeck.server.store.errors import StoreError
from spydeck.server.store.records import Apart, TableRecord
from spydeck.server.table.decisions.decision import RefusedError

router = APIRouter(prefix="/api", tags=["tables"])

TableName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
MAX_LISTED = 100
HOUR = 3_600_000
"""In milliseconds."""
read_stage: TypeAdapter[Stage] = TypeAdapter(Stage)


@router.post("/tables", responses=refusals(401), status_code=201)
async def create_table(
    base: BaseUrl, services: Server, address: Address, settings: CreateTable, guest: RequiredPerson
) -> TableCreated:
    """Create a table."""
    await admit_table(services, address, guest)
    host, programs = await services.lobby.create(guest.id, guest.name, settings)
    return TableCreated(
        table=host.table.id,
        member=0,
        invitation=invitation(services.config, base, host),
        programs=[program_added(services, base, host, seat, secret) for seat, secret in programs.items()],
    )


async def admit_table(services: Services, address: str, guest: KnownGuest) -> None:
    """Count a table that a guest creates. Raise `RefusedError` if there are too many."""
    await services.tables_by_address.require(address)
    await services.tables_by_guest.require(guest.id)
    if not await services.pruning.has_room():
        raise RefusedError("too-many", "server-full")


@router.post("/play/{name}", responses=refusals(401, 404))
async def find_strangers(
    services: Server, address: Address, name: GameName, guest: RequiredPerson
) -> TableForStrangers:
    """Find the table for strangers to join next: one where somebody waits or plays, or a new one."""
    game = find_game(name).name
    admit = partial(admit_table, services, address, guest)
    apart = (await services.journal.read(services.store.people.apart, guest.id)).all
    find = services.lobby.find_for_stranger
    return TableForStrangers(table=await find(guest.id, guest.name, game, apart, admit))


@router.get("/tables", responses=refusals())
async def list_tables(services: Server, guest: MaybeGuest) -> list[TableSummary]:
    """List the open tables whose games are not over, the most recently active first."""
    since = wall_clock() - services.config.limits.listed_hours * HOUR
    rows = await services.journal.read(services.store.open_tables, MAX_LISTED, since)
    if guest is not None:
        apart = await services.journal.read(services.store.people.apart, guest.id)
        rows = [row for row in rows if row.host_guest not in apart.all]
    return [summary(row, guest) for row in rows]


@router.get("/tables/mine", responses=refusals(401))
async def list_my_tables(services: Server, guest: RequiredPerson) -> list[TableSummary]:
    """List the tables of which the guest is a member: first those where it is the guest's turn."""
    rows = await services.journal.read(services.store.tables_of, guest.id, MAX_LISTED)
    hosts = services.lobby.hosts
    loaded = {row.id: hosts[row.id].logbook.row(rests=True) for row in rows if row.id in hosts}
    return sorted((summary(loaded.get(row.id, row), guest) for row in rows), key=urgency)


def urgency(table: TableSummary) -> tuple[bool, float, int]:
    """Return the sorting key that puts the tables first at which it is the guest's turn, the most urgent ones
    before all others, and then the most recently active."""
    return (not table.your_turn, table.until or inf, -table.at)


@router.get("/tables/{table}", responses=refusals(404))
async def read_table(base: BaseUrl, services: Server, table: TableName, guest: MaybeGuest) -> TablePreview:
    """Return a table to its members, and an open table to anyone."""
    host = await find_table(services, table)
    require_visible(host, guest)
    await require_welcome(services, host, guest)
    return preview(services.config, base, host, guest)


@router.get("/invitations/{token}", responses=refusals(404))
async def read_invitation(base: BaseUrl, services: Server, token: Token, guest: MaybeGuest) -> TablePreview:
    """Return the table that an invitation leads to."""
    host = found(await services.lobby.find_by_invitation(token))
    await require_welcome(services, host, guest)
    return preview(services.config, base, host, guest)


@router.get("/invitations/{token}/qr.svg", responses=refusals(404, media="image/svg+xml"))
async def draw_invitation(base: BaseUrl, services: Server, token: Token) -> Response:
    """Return the QR code of an invitation link."""
    host = found(await services.lobby.find_by_invitation(token))
    return Response(await qr_code(link_of(base, host)), media_type="image/svg+xml")


@router.post("/tables/{table}/members", responses=refusals(401, 404, 409))
async def join_table(services: Server, table: TableName, join: JoinTable, guest: RequiredPerson) -> Joined:
    """Join a table, as a spectator or for a seat; a table by invitation with the token in its link."""
    host = await find_table(services, table)
    require_visible(host, guest, join.invitation)
    return await joined(services, host, guest, join.sit)


@router.post("/invitations/{token}/members", responses=refusals(401, 404, 409))
async def join_by_invitation(
    services: Server, token: Token, guest: RequiredPerson, join: JoinByInvitation | None = None
) -> Joined:
    """Join the table that an invitation leads to, as a spectator or for a seat."""
    host = found(await services.lobby.find_by_invitation(token))
    return await joined(services, host, guest, join is not None and join.sit)


@router.post("/tables/{table}/programs", responses=refusals(401, 404, 409), status_code=201)
async def add_program(
    base: BaseUrl, services: Server, table: TableName, program: AddProgram, guest: RequiredPerson
) -> ProgramAdded:
    """Give a seat to a program; for the host."""
    host = await find_table(services, table)
    if member_of(host, guest) is None:
        raise no_table()
    secret = await services.lobby.add_program(host, guest.id, program.seat, program.name)
    return program_added(services, base, host, program.seat, secret)


def program_added(services: Services, base: str, host: TableHost, seat: int, secret: str) -> ProgramAdded:
    """Return what a program needs to take its seat."""
    table = host.table.id
    token = services.guests.token(table, secret)
    return ProgramAdded(
        token=token, socket=f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", seat=seat
    )


@router.websocket("/tables/{table}/socket")
async def play(websocket: WebSocket, services: Server, address: Address, table: str) -> None:
    """Play at a table, or watch it, over the socket's protocol."""
    try:
        cookie = services.guests.cookie_of(websocket)
        with counted(services, address), services.sign_outs.device(cookie) as device:
            member, host = await admit(websocket, services, table)
            await websocket.accept()
            socket = Socket(websocket, member, services.config.limits, services.outbox)
            device.opened(socket)
            await socket.serve(host)
    except (RefusedError, StoreError) as error:
        await websocket.send_denial_response(response_to(error))


@contextmanager
def counted(services: Services, where: str) -> Iterator[None]:
    """Count a socket of an address, from its request on. Raise `RefusedError` if there are too many."""
    if services.sockets.get(where, 0) >= services.config.limits.sockets_per_address:
        raise RefusedError("too-many", "too-many-sockets-from-address")
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
    """Return the member that a socket belongs to, and the table's host. Raise `RefusedError`."""
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
    require_visible(host, guest)
    if guest is None:
        raise no_guest()
    return await enter(services, host, guest), host


async def find_table(services: Services, table: str) -> TableHost:
    """Return the host of a table. Raise `RefusedError`."""
    return found(await services.lobby.find(table))


def found(host: TableHost | None) -> TableHost:
    """Return the host of a table if there is one. Raise `RefusedError`."""
    if host is None:
        raise no_table()
    return host


async def joined(services: Services, host: TableHost, guest: KnownGuest, sit: bool) -> Joined:
    """Make a guest a member, and return where the member is. Raise `RefusedError`."""
    member = await enter(services, host, guest, sit)
    return Joined(table=host.table.id, member=member, seat=host.table.seat_of(member))


def preview(config: Config, base: str, host: TableHost, guest: KnownGuest | None) -> TablePreview:
    """Return a table as a guest sees it before joining."""
    table = host.table
    member = member_of(host, guest)
    row = host.logbook.row()
    invites = member is not None and not table.members[member].program and not table.settings.alone
    return TablePreview(
        line=summary(row, guest),
        member=member,
        removed=guest is not None and guest.id in table.removed,
        invitation=invitation(config, base, host) if invites else None,
        host=None if table.host is None else table.members[table.host].name,
        free_seats=len(table.free_seats()) if table.stage == "gathering" else 0,
        options=table.options.facts(),
    )


def invitation(config: Config, base: str, host: TableHost) -> Invitation:
    """Return how others can join a table."""
    return Invitation(
        link=link_of(base, host),
        local=config.public_url is None,
        qr=f"{config.path}/api/invitations/{host.logbook.invitation}/qr.svg",
    )


def link_of(base: str, host: TableHost) -> str:
    """Return the invitation link of a table."""
    return f"{base}/join/{host.logbook.invitation}"


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
        again=settings.again,
        yours=guest is not None and guest.id in details.members,
        seat=None if guest is None else details.seats.get(guest.id),
        your_turn=guest is not None and guest.id in details.asked,
        until=None if guest is None else details.asked.get(guest.id),
        at=row.at,
    )


def no_table() -> RefusedError:
    """Return the refusal for a table that is unknown, or that the guest may not see."""
    return RefusedError("unknown", "no-such-table")


def member_of(host: TableHost, guest: KnownGuest | None) -> int | None:
    """Return the member number of a guest; None for strangers and removed members."""
    member = None if guest is None else host.table.member_of(guest.id)
    if member is None or (guest is not None and guest.id in host.table.removed):
        return None
    return member


def require_visible(host: TableHost, guest: KnownGuest | None, invitation: str | None = None) -> None:
    """Raise `RefusedError` for a table by link, unless the guest is a member or has its invitation."""
    if host.table.settings.access != "link" or invitation == host.logbook.invitation:
        return
    if member_of(host, guest) is None:
        raise no_table()


async def require_welcome(services: Services, host: TableHost, guest: KnownGuest | None) -> Apart:
    """Return from whom a newcomer is kept apart.

    Raise `RefusedError` if the host of the table is one of them, or any member of a table for strangers.
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
        raise RefusedError("taken", "no-place")
    return apart


async def enter(services: Services, host: TableHost, guest: KnownGuest, sit: bool = False) -> int:
    """Make a guest a member, and return the number. Raise `RefusedError`."""
    apart = await require_welcome(services, host, guest)
    member = await host.join(guest.id, guest.name, sit)
    if apart.all:
        await host.mute_apart(member, apart)
    return member
