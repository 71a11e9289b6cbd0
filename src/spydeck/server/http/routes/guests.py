"""Who a guest is: a name, a cookie, and a link to another device."""

from __future__ import annotations

import asyncio
import io
import secrets
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from spydeck.protocol.http import DeviceLink, Guest, SetName
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.guests import DEVICE_SECONDS, digest, new_guest
from spydeck.server.http.services import address, base_url, now_ms, of

router = APIRouter(tags=["guests"])

Token = Annotated[str, Path(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]


class Known:
    """The guest of a request."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name


async def maybe_known(request: HTTPConnection) -> Known | None:
    """The guest of a request, if it has one."""
    services = of(request)
    guest = services.guests.guest_of(request)
    row = None if guest is None else await services.journal.read(services.store.guest, guest)
    return None if row is None else Known(row.id, row.name)


async def known(found: Annotated[Known | None, Depends(maybe_known)]) -> Known:
    """The guest of a request; complains if it has none."""
    if found is None:
        raise no_guest()
    return found


def no_guest() -> HttpRefusal:
    """What is said to somebody whom the server does not know yet."""
    return HttpRefusal(401, "no-guest", "First say what you are called.")


MaybeGuest = Annotated[Known | None, Depends(maybe_known)]
KnownGuest = Annotated[Known, Depends(known)]


@router.get("/guest", responses=refusals())
async def read_guest(found: MaybeGuest) -> Guest | None:
    """Who this browser is; null for a newcomer."""
    return None if found is None else Guest(name=found.name)


@router.put("/guest", responses=refusals())
async def write_guest(request: Request, response: Response, wish: SetName, found: MaybeGuest) -> Guest:
    """Become a guest, or be called something else from now on."""
    services = of(request)
    if found is not None:
        await services.journal.change(services.store.rename_guest, found.guest, wish.name)
        services.guests.sign_in(response, found.guest)
        return Guest(name=wish.name)
    if not services.guests_made.admits(address(request)):
        raise HttpRefusal(429, "too-many", "Too many newcomers from your address; try again in an hour.")
    guest = new_guest()
    await services.journal.change(services.store.create_guest, guest, wish.name, now_ms())
    services.guests.sign_in(response, guest)
    return Guest(name=wish.name)


@router.post("/devices", responses=refusals(401), status_code=201)
async def make_device_link(request: Request, guest: KnownGuest) -> DeviceLink:
    """A link that carries the guest to another device; it works once, for ten minutes."""
    services = of(request)
    token = secrets.token_urlsafe(24)
    now = now_ms()
    until = now + DEVICE_SECONDS * 1000
    await services.journal.change(services.store.put_device, digest(token), guest.guest, until, now)
    link = f"{base_url(request)}/device/{token}"
    return DeviceLink(link=link, until=until, qr=await picture(link))


@router.post("/devices/{token}", responses=refusals(404))
async def use_device_link(request: Request, response: Response, token: Token) -> Guest:
    """Be the guest who made a link."""
    services = of(request)
    guest = await services.journal.change(services.store.take_device, digest(token), now_ms())
    row = None if guest is None else await services.journal.read(services.store.guest, guest)
    if guest is None or row is None:
        raise HttpRefusal(404, "unknown", "This link was used already or is too old; make a new one.")
    services.guests.sign_in(response, guest)
    return Guest(name=row.name)


async def picture(link: str) -> str:
    """A QR code of a link, as an SVG text; drawn beside the loop, which sockets share."""
    return await asyncio.to_thread(drawn, link)


def drawn(link: str) -> str:
    """A QR code of a link, as an SVG text."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", xmldecl=False, svgns=True, nl=False, border=2, scale=4)
    return out.getvalue().decode()
