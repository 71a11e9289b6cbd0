"""Guests: a name, a cookie, and links to other devices."""

from __future__ import annotations

import asyncio
import io
import secrets
from dataclasses import dataclass
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from spydeck.protocol.http import DeviceLink, Guest, SetName
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.guests import DEVICE_SECONDS, bearer_token, digest, new_guest
from spydeck.server.http.services import Services, address, base_url, services_of
from spydeck.server.live.context import wall_clock
from spydeck.server.live.lobby import Elsewhere
from spydeck.server.text import sentence

router = APIRouter(prefix="/api", tags=["guests"])

Token = Annotated[str, Path(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]


@dataclass(frozen=True)
class KnownGuest:
    """The guest of a request."""

    id: str
    name: str
    generation: int = 0
    """The generation of the cookie."""
    program: bool = False
    """Whether it is a program with a token."""


async def find_guest(request: HTTPConnection) -> KnownGuest | None:
    """Return the guest of a request, or the program whose token it carries. Raise `HttpRefusal`."""
    services = services_of(request)
    token = bearer_token(request)
    if token is not None:
        return (await find_program(services, token))[1]
    cookie = services.guests.cookie_of(request)
    row = None if cookie is None else await services.journal.read(services.store.guest, cookie[0])
    if row is None or cookie != (row.id, row.generation):
        return None
    return KnownGuest(row.id, row.name, row.generation)


async def find_program(services: Services, token: str) -> tuple[str, KnownGuest]:
    """Return the program of a token, and the name of its table. Raise `HttpRefusal`."""
    signed = services.guests.program_of(token)
    if signed is None:
        raise wrong_token()
    table, program = signed
    try:
        host = await services.lobby.find(table)
    except Elsewhere:  # a program that looks around at other tables
        row = await services.journal.read(services.store.table_row, table)
        if row is None or program not in row.details.members:
            raise token_replaced() from None
        return table, KnownGuest(program, sentence("program"), program=True)
    member = None if host is None else host.table.member_of(program)
    if host is None or member is None or host.table.members[member].gone:
        raise token_replaced()
    return table, KnownGuest(program, host.table.members[member].name, program=True)


def token_replaced() -> HttpRefusal:
    """Return the refusal of a token whose program has lost its seat to another one."""
    return HttpRefusal(401, "token-replaced", "token-replaced")


def wrong_token() -> HttpRefusal:
    """Return the refusal of a token that is not one, or is for another table."""
    return HttpRefusal(401, "wrong-token", "wrong-token")


async def require_guest(found: Annotated[KnownGuest | None, Depends(find_guest)]) -> KnownGuest:
    """Return the guest of a request. Raise `HttpRefusal`."""
    if found is None:
        raise no_guest()
    return found


def no_guest() -> HttpRefusal:
    """Return the refusal of a request without a guest."""
    return HttpRefusal(401, "no-guest", "no-guest")


def require_person(request: Request, found: Annotated[KnownGuest, Depends(require_guest)]) -> KnownGuest:
    """Return the guest of a request that only people may send. Raise `HttpRefusal`."""
    if found.program:
        raise persons_only(request)
    return found


def persons_only(request: Request) -> HttpRefusal:
    """Return the refusal of a request that programs may not send."""
    command = f"{request.method} {request.url.path[:100]}"
    return HttpRefusal(403, "persons-only", "persons-only", command=command)


MaybeGuest = Annotated[KnownGuest | None, Depends(find_guest)]
RequiredPerson = Annotated[KnownGuest, Depends(require_person)]


@router.get("/guest", responses=refusals())
async def read_guest(found: MaybeGuest) -> Guest | None:
    """Return the guest of this browser; null for a newcomer."""
    return None if found is None else Guest(name=found.name)


@router.put("/guest", responses=refusals())
async def write_guest(request: Request, response: Response, change: SetName, found: MaybeGuest) -> Guest:
    """Become a guest, or change the guest's name."""
    services = services_of(request)
    if found is not None and found.program:
        raise persons_only(request)
    if found is not None:
        await services.journal.change(services.store.rename_guest, found.id, change.name)
        services.guests.sign_in(response, found.id, found.generation)
        return Guest(name=change.name)
    if not await services.guests_by_address.admits(address(request)):
        raise HttpRefusal(429, "too-many", "too-many-guests")
    guest = new_guest()
    made = await services.journal.change(services.store.create_guest, guest, change.name, wall_clock())
    services.guests.sign_in(response, made.id, made.generation)
    return Guest(name=change.name)


@router.post("/devices", responses=refusals(401), status_code=201)
async def create_device_link(request: Request, guest: RequiredPerson) -> DeviceLink:
    """Create a link that signs the guest in on another device; it works once, for ten minutes."""
    services = services_of(request)
    token = secrets.token_urlsafe(24)
    now = wall_clock()
    until = now + DEVICE_SECONDS * 1000
    await services.journal.change(services.store.credentials.put_device, digest(token), guest.id, until, now)
    link = f"{base_url(request)}/device/{token}"
    return DeviceLink(link=link, until=until, qr=await qr_code(link))


@router.post("/devices/{token}", responses=refusals(404))
async def use_device_link(request: Request, response: Response, token: Token) -> Guest:
    """Sign in as the guest who created a link."""
    services = services_of(request)
    guest = await services.journal.change(services.store.credentials.take_device, digest(token), wall_clock())
    row = None if guest is None else await services.journal.read(services.store.guest, guest)
    if guest is None or row is None:
        raise HttpRefusal(404, "unknown", "device-link-expired")
    services.guests.sign_in(response, row.id, row.generation)
    return Guest(name=row.name)


@router.post("/sign-out-everywhere", responses=refusals(401), status_code=204)
async def sign_out_everywhere(request: Request, response: Response, guest: RequiredPerson) -> None:
    """Sign the guest out in all browsers but this one: their sockets are closed, and links to further devices
    and notifications end."""
    services = services_of(request)
    generation = await services.sign_outs.sign_out(guest.id)
    if generation is None:
        raise no_guest()
    services.guests.sign_in(response, guest.id, generation)


async def qr_code(link: str) -> str:
    """Return the QR code of a link as SVG, drawn in a thread so that no socket waits."""
    return await asyncio.to_thread(draw_qr_code, link)


def draw_qr_code(link: str) -> str:
    """Return the QR code of a link as SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", xmldecl=False, svgns=True, nl=False, border=2, scale=4)
    return out.getvalue().decode()
