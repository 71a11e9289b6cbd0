"""Guests: a name, a cookie, links to other devices, recovery codes, and browsers that show notifications."""

from __future__ import annotations

import asyncio
import io
import secrets
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from spydeck.protocol.http import (
    DeviceLink,
    Guest,
    PushDeviceFacts,
    PushFacts,
    Recover,
    RecoveryCode,
    RecoveryCodeState,
    SetName,
    SetPushDevice,
)
from spydeck.server.config import origin_of
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.guests import DEVICE_SECONDS, bearer_token, digest, new_guest
from spydeck.server.http.services import Address, BaseUrl, Server, Services, services_of
from spydeck.server.live.context import wall_clock
from spydeck.server.live.lobby import Elsewhere
from spydeck.server.push.encryption import InvalidDevice, check_keys
from spydeck.server.push.sender import is_push_service
from spydeck.server.store.records import PushDevice
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.text import sentence

router = APIRouter(prefix="/api", tags=["guests"])

Token = Annotated[str, Path(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that people do not mistake for each other. Source: D. Crockford, "Base 32"."""
LENGTH = 24
"""Characters, of five bits each."""
GROUP = 4
MISREAD = str.maketrans("OIL", "011")
DeviceName = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]


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
    """Return the guest of a request, or the program whose token it carries. Raise `RefusedError`."""
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
    """Return the program of a token, and the name of its table. Raise `RefusedError`."""
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


def no_guest() -> HttpRefusal:
    """Return the refusal of a request without a guest."""
    return HttpRefusal(401, "no-guest", "no-guest")


def persons_only(request: Request) -> HttpRefusal:
    """Return the refusal of a request that programs may not send."""
    command = f"{request.method} {request.url.path[:100]}"
    return HttpRefusal(403, "persons-only", "persons-only", command=command)


MaybeGuest = Annotated[KnownGuest | None, Depends(find_guest)]


async def require_person(request: Request, found: MaybeGuest) -> KnownGuest:
    """Return the guest of a request that only people may send. Raise `RefusedError`."""
    if found is None:
        raise no_guest()
    if found.program:
        raise persons_only(request)
    return found


RequiredPerson = Annotated[KnownGuest, Depends(require_person)]


@router.get("/guest", responses=refusals())
async def read_guest(found: MaybeGuest) -> Guest | None:
    """Return the guest of this browser; null for a newcomer."""
    return None if found is None else Guest(name=found.name)


@router.put("/guest", responses=refusals())
async def write_guest(
    request: Request,
    services: Server,
    address: Address,
    response: Response,
    change: SetName,
    found: MaybeGuest,
) -> Guest:
    """Become a guest, or change the guest's name."""
    if found is not None and found.program:
        raise persons_only(request)
    if found is not None:
        await services.journal.change(services.store.rename_guest, found.id, change.name)
        services.guests.sign_in(response, found.id, found.generation)
        return Guest(name=change.name)
    await services.guests_by_address.require(address)
    guest = new_guest()
    made = await services.journal.change(services.store.create_guest, guest, change.name, wall_clock())
    services.guests.sign_in(response, made.id, made.generation)
    return Guest(name=change.name)


@router.post("/devices", responses=refusals(401), status_code=201)
async def create_device_link(base: BaseUrl, services: Server, guest: RequiredPerson) -> DeviceLink:
    """Create a link that signs the guest in on another device; it works once, for ten minutes."""
    token = secrets.token_urlsafe(24)
    now = wall_clock()
    until = now + DEVICE_SECONDS * 1000
    await services.journal.change(services.store.credentials.put_device, digest(token), guest.id, until, now)
    link = f"{base}/device/{token}"
    return DeviceLink(link=link, until=until, qr=await qr_code(link))


@router.post("/devices/{token}", responses=refusals(404))
async def use_device_link(services: Server, response: Response, token: Token) -> Guest:
    """Sign in as the guest who created a link."""
    guest = await services.journal.change(services.store.credentials.take_device, digest(token), wall_clock())
    row = None if guest is None else await services.journal.read(services.store.guest, guest)
    if guest is None or row is None:
        raise RefusedError("unknown", "device-link-expired")
    services.guests.sign_in(response, row.id, row.generation)
    return Guest(name=row.name)


@router.post("/sign-out-everywhere", responses=refusals(401), status_code=204)
async def sign_out_everywhere(services: Server, response: Response, guest: RequiredPerson) -> None:
    """Sign the guest out in all browsers but this one: their sockets are closed, and links to further devices
    and notifications end."""
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


@router.get("/recovery-code", responses=refusals(401))
async def read_state(services: Server, guest: RequiredPerson) -> RecoveryCodeState:
    """Return whether the guest has a recovery code."""
    return RecoveryCodeState(
        since=await services.journal.read(services.store.credentials.recovery_code_since, guest.id)
    )


@router.post("/recovery-code", responses=refusals(401), status_code=201)
async def create_recovery_code(services: Server, guest: RequiredPerson) -> RecoveryCode:
    """Create a code that signs the guest in anywhere; an earlier one no longer works."""
    code, now = new_recovery_code(), wall_clock()
    await services.journal.change(services.store.credentials.put_recovery_code, guest.id, digest(code), now)
    return RecoveryCode(code=code, since=now)


@router.post("/recovery", responses=refusals(404))
async def recover(services: Server, address: Address, response: Response, recovery: Recover) -> Guest:
    """Sign in as the guest who has a recovery code."""
    await services.recoveries_by_address.require(address)
    code = read_recovery_code(recovery.code)
    known = services.store.credentials.guest_with_recovery_code
    guest = None if code is None else await services.journal.read(known, digest(code))
    if guest is None:
        raise RefusedError("unknown", "no-such-recovery-code", field="code")
    services.guests.sign_in(response, guest.id, guest.generation)
    return Guest(name=guest.name)


def new_recovery_code() -> str:
    """Return a new code, in groups that are easy to copy."""
    return in_groups("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))


def read_recovery_code(typed: str) -> str | None:
    """Return the code that somebody typed, in whichever groups and case; None if it cannot be one.

    >>> read_recovery_code("o123 4567 89ab cdef ghjk mnpl")
    '0123-4567-89AB-CDEF-GHJK-MNP1'
    >>> read_recovery_code("0123") is None
    True
    """
    plain = "".join(filter(str.isalnum, typed.upper())).translate(MISREAD)
    if len(plain) != LENGTH or not set(plain) <= set(ALPHABET):
        return None
    return in_groups(plain)


def in_groups(plain: str) -> str:
    """Return a code in groups."""
    return "-".join(plain[first : first + GROUP] for first in range(0, LENGTH, GROUP))


@router.get("/push", responses=refusals(401))
async def read_push(services: Server, guest: RequiredPerson) -> PushFacts:
    """Return what a browser needs to subscribe to notifications, and which of the guest's have."""
    found = await services.journal.read(services.store.push_devices.of_guest, guest.id)
    return PushFacts(
        key=services.sender.signer.public_key, devices=[device_facts(device) for device in found]
    )


@router.put("/push/devices", responses=refusals(401))
async def put_push_device(services: Server, wanted: SetPushDevice, guest: RequiredPerson) -> PushDeviceFacts:
    """Show the guest's notifications in a browser, and nobody else's."""
    if not is_push_service(wanted.endpoint, services.config.push_services):
        service = (urlsplit(origin_of(wanted.endpoint) or "").hostname or "")[:100]
        raise RefusedError("malformed", "unknown-push-service", field="endpoint", service=service)
    try:
        check_keys(wanted.p256dh, wanted.auth)
    except InvalidDevice:
        raise RefusedError("malformed", "invalid-push-keys", field="p256dh") from None
    device = PushDevice(
        id=digest(wanted.endpoint),
        guest=guest.id,
        endpoint=wanted.endpoint,
        key=wanted.p256dh,
        auth=wanted.auth,
        language=wanted.language,
        at=wall_clock(),
    )
    await services.journal.change(services.store.push_devices.put, device)
    return device_facts(device)


@router.delete("/push/devices/{name}", responses=refusals(401, 404), status_code=204)
async def remove_push_device(services: Server, name: DeviceName, guest: RequiredPerson) -> None:
    """Show no notifications of the guest's in a browser any more."""
    if not await services.journal.change(services.store.push_devices.drop, name, guest.id):
        raise RefusedError("unknown", "nothing-by-this-name")


def device_facts(device: PushDevice) -> PushDeviceFacts:
    """Return a browser as its guest sees it."""
    return PushDeviceFacts(id=device.id, service=urlsplit(device.endpoint).hostname or "", at=device.at)
