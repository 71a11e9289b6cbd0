"""Passkeys: added by a guest, listed, removed, and used to sign in."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from spydeck.json_types import JsonObject
from spydeck.protocol.http import Guest, NewPasskey, PasskeyFacts, PasskeyProof
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.passkeys import COOKIE, COOKIE_SECONDS, InvalidPasskey, RelyingParty
from spydeck.server.http.routes.guests import RequiredPerson
from spydeck.server.http.services import Services, address, page_origin, services_of
from spydeck.server.live.context import wall_clock
from spydeck.server.store.records import Passkey

router = APIRouter(prefix="/api", tags=["guests"])

PasskeyName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]
MAX_PASSKEYS = 20
SIGN_IN = "sign-in"


@router.get("/passkeys", responses=refusals(401))
async def list_passkeys(request: Request, guest: RequiredPerson) -> list[PasskeyFacts]:
    """List the guest's passkeys, the oldest first."""
    return [facts(one) for one in await passkeys_of(services_of(request), guest.id)]


@router.post("/passkey-options", responses=refusals(401, 409))
async def offer_passkey(request: Request, response: Response, guest: RequiredPerson) -> JsonObject:
    """Return what the browser needs to create a passkey: `PublicKeyCredentialCreationOptionsJSON`."""
    services = services_of(request)
    known = [one.id for one in await passkeys_with_room(services, guest.id)]
    challenge = new_challenge(services, response, f"create {guest.id}")
    return RelyingParty(page_origin(request)).creation_options(guest.id, guest.name, known, challenge)


@router.post("/passkeys", responses=refusals(401, 403, 409), status_code=201)
async def add_passkey(
    request: Request, response: Response, answer: NewPasskey, guest: RequiredPerson
) -> PasskeyFacts:
    """Add the passkey that a device has created."""
    services = services_of(request)
    try:
        challenge = services.challenges.read(request.cookies.get(COOKIE, ""), f"create {guest.id}")
        made = RelyingParty(page_origin(request)).register(challenge, answer)
    except InvalidPasskey:
        raise invalid_passkey() from None
    await use_up(services, challenge)
    passkey = Passkey(made.id, guest.id, made.credential, made.counter, wall_clock())
    if not await services.journal.change(services.store.credentials.add_passkey, passkey, MAX_PASSKEYS):
        await passkeys_with_room(services, guest.id)
        raise invalid_passkey()
    response.delete_cookie(COOKIE, path="/api")
    return facts(passkey)


@router.delete("/passkeys/{name}", responses=refusals(401, 404), status_code=204)
async def remove_passkey(request: Request, name: PasskeyName, guest: RequiredPerson) -> None:
    """Remove a passkey of the guest: nobody can sign in with it any more."""
    services = services_of(request)
    if not await services.journal.change(services.store.credentials.drop_passkey, guest.id, name):
        raise HttpRefusal(404, "unknown", "nothing-by-this-name")


@router.post("/passkey-sign-in/options", responses=refusals())
async def offer_sign_in(request: Request, response: Response) -> JsonObject:
    """Return what the browser needs to sign in: `PublicKeyCredentialRequestOptionsJSON`."""
    challenge = new_challenge(services_of(request), response, SIGN_IN)
    return RelyingParty(page_origin(request)).request_options(challenge)


@router.post("/passkey-sign-in", responses=refusals(403))
async def sign_in(request: Request, response: Response, answer: PasskeyProof) -> Guest:
    """Sign in as the guest who has a passkey."""
    services = services_of(request)
    if not await services.recoveries_by_address.admits(address(request)):
        raise HttpRefusal(429, "too-many", "too-many-recoveries")
    credentials, journal = services.store.credentials, services.journal
    passkey = await journal.read(credentials.passkey, answer.id)
    guest = None if passkey is None else await journal.read(services.store.guest, passkey.guest)
    if passkey is None or guest is None:
        raise invalid_passkey()
    try:
        challenge = services.challenges.read(request.cookies.get(COOKIE, ""), SIGN_IN)
        party = RelyingParty(page_origin(request))
        counter = party.verify(challenge, answer, passkey.credential)
    except InvalidPasskey:
        raise invalid_passkey() from None
    await use_up(services, challenge)
    if not await journal.change(credentials.use_passkey, passkey.id, counter, wall_clock()):
        raise invalid_passkey()
    response.delete_cookie(COOKIE, path="/api")
    services.guests.sign_in(response, guest.id, guest.generation)
    return Guest(name=guest.name)


async def passkeys_of(services: Services, guest: str) -> list[Passkey]:
    """Return the passkeys of a guest."""
    return await services.journal.read(services.store.credentials.passkeys_of, guest)


async def passkeys_with_room(services: Services, guest: str) -> list[Passkey]:
    """Return the passkeys of a guest who may add another one. Raise `HttpRefusal`."""
    known = await passkeys_of(services, guest)
    if len(known) >= MAX_PASSKEYS:
        raise HttpRefusal(409, "too-many", "too-many-passkeys", limit=MAX_PASSKEYS)
    return known


def new_challenge(services: Services, response: Response, purpose: str) -> bytes:
    """Return a challenge that the browser keeps, signed, for one purpose."""
    challenge, signed = services.challenges.draw(purpose)
    secure = services.config.secure
    response.set_cookie(
        COOKIE, signed, max_age=COOKIE_SECONDS, path="/api", httponly=True, samesite="strict", secure=secure
    )
    return challenge


async def use_up(services: Services, challenge: bytes) -> None:
    """Let nobody answer a challenge again, at whichever process. Raise `HttpRefusal` if somebody has."""
    now, use = wall_clock(), services.store.credentials.use_challenge
    until = now + 2 * COOKIE_SECONDS * 1000  # later than its cookie ends by the clock of any process
    if not await services.journal.change(use, sha256(challenge).hexdigest(), until, now):
        raise invalid_passkey()


def facts(passkey: Passkey) -> PasskeyFacts:
    """Return a passkey as its guest sees it."""
    return PasskeyFacts(id=passkey.id, since=passkey.since, used=passkey.used)


def invalid_passkey() -> HttpRefusal:
    """Return the refusal of an answer that proves nothing, whatever is wrong with it."""
    return HttpRefusal(403, "unknown", "invalid-passkey")
