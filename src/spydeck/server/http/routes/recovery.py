"""Recovery codes: made for a guest, and used in a browser that has forgotten who its guest is."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from spydeck.protocol.http import Guest, Recover, RecoveryCode, RecoveryCodeState
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.guests import digest
from spydeck.server.http.recovery_codes import new_recovery_code, read_recovery_code
from spydeck.server.http.routes.guests import RequiredPerson
from spydeck.server.http.services import address, services_of
from spydeck.server.live.context import wall_clock

router = APIRouter(prefix="/api", tags=["guests"])


@router.get("/recovery-code", responses=refusals(401))
async def read_state(request: Request, guest: RequiredPerson) -> RecoveryCodeState:
    """Return whether the guest has a recovery code."""
    services = services_of(request)
    return RecoveryCodeState(
        since=await services.journal.read(services.store.credentials.recovery_code_since, guest.id)
    )


@router.post("/recovery-code", responses=refusals(401), status_code=201)
async def create_recovery_code(request: Request, guest: RequiredPerson) -> RecoveryCode:
    """Create a code that signs the guest in anywhere; an earlier one no longer works."""
    services = services_of(request)
    code, now = new_recovery_code(), wall_clock()
    await services.journal.change(services.store.credentials.put_recovery_code, guest.id, digest(code), now)
    return RecoveryCode(code=code, since=now)


@router.post("/recovery", responses=refusals(404))
async def recover(request: Request, response: Response, recovery: Recover) -> Guest:
    """Sign in as the guest who has a recovery code."""
    services = services_of(request)
    if not await services.recoveries_by_address.admits(address(request)):
        raise HttpRefusal(429, "too-many", "too-many-recoveries")
    code = read_recovery_code(recovery.code)
    known = services.store.credentials.guest_with_recovery_code
    guest = None if code is None else await services.journal.read(known, digest(code))
    if guest is None:
        raise HttpRefusal(404, "unknown", "no-such-recovery-code", field="code")
    services.guests.sign_in(response, guest.id, guest.generation)
    return Guest(name=guest.name)
