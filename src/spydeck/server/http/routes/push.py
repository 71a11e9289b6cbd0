"""Notifications: which browsers of a guest show them."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request

from spydeck.protocol.http import PushDeviceFacts, PushFacts, SetPushDevice
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.guests import digest
from spydeck.server.http.routes.guests import RequiredPerson
from spydeck.server.http.services import services_of
from spydeck.server.live.context import wall_clock
from spydeck.server.push.encryption import InvalidDevice, check_keys
from spydeck.server.push.sender import is_push_service
from spydeck.server.store.records import PushDevice

router = APIRouter(prefix="/api", tags=["guests"])

DeviceName = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]


@router.get("/push", responses=refusals(401))
async def read_push(request: Request, guest: RequiredPerson) -> PushFacts:
    """Return what a browser needs to subscribe to notifications, and which of the guest's have."""
    services = services_of(request)
    found = await services.journal.read(services.store.push_devices.of_guest, guest.id)
    return PushFacts(key=services.sender.signer.public_key, devices=[facts(device) for device in found])


@router.put("/push/devices", responses=refusals(401))
async def put_push_device(request: Request, wanted: SetPushDevice, guest: RequiredPerson) -> PushDeviceFacts:
    """Show the guest's notifications in a browser, and nobody else's."""
    services = services_of(request)
    if not is_push_service(wanted.endpoint, services.config.push_services):
        service = (urlsplit(wanted.endpoint).hostname or "")[:100]
        raise HttpRefusal(422, "malformed", "unknown-push-service", field="endpoint", service=service)
    try:
        check_keys(wanted.p256dh, wanted.auth)
    except InvalidDevice:
        raise HttpRefusal(422, "malformed", "invalid-push-keys", field="p256dh") from None
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
    return facts(device)


@router.delete("/push/devices/{name}", responses=refusals(401, 404), status_code=204)
async def remove_push_device(request: Request, name: DeviceName, guest: RequiredPerson) -> None:
    """Show no notifications of the guest's in a browser any more."""
    services = services_of(request)
    if not await services.journal.change(services.store.push_devices.drop, name, guest.id):
        raise HttpRefusal(404, "unknown", "nothing-by-this-name")


def facts(device: PushDevice) -> PushDeviceFacts:
    """Return a browser as its guest sees it."""
    return PushDeviceFacts(id=device.id, service=urlsplit(device.endpoint).hostname or "", at=device.at)
