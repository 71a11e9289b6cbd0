"""Passkeys: added by a guest, listed, removed, used to sign in; and how a browser proves that it has one.

Source: W3C, Web Authentication, level 3. The library is imported only when somebody uses a passkey: it takes
some time and 17 MB.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request, Response

from spydeck.json_types import JsonObject
from spydeck.protocol.http import Guest, NewPasskey, PasskeyFacts, PasskeyProof
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.guests import CHALLENGE_SECONDS, InvalidPasskey
from spydeck.server.http.routes.guests import RequiredPerson
from spydeck.server.http.services import Address, PageOrigin, Server, Services
from spydeck.server.live.context import wall_clock
from spydeck.server.store.records import Passkey
from spydeck.server.table.decisions.decision import RefusedError

if TYPE_CHECKING:
    from fido2.server import Fido2Server

COOKIE = "spydeck_passkey"
VERIFICATION = "preferred"
"""Whether a device should check who uses it."""
_MALFORMED = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    RecursionError,
    TypeError,
    ValueError,
    struct.error,
)
"""The errors of the library for answers that no browser sends, or that prove nothing."""
router = APIRouter(prefix="/api", tags=["guests"])
PasskeyName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]
MAX_PASSKEYS = 20
SIGN_IN = "sign-in"


@dataclass(frozen=True)
class Registered:
    """A passkey that a device has just created."""

    id: str
    credential: str
    counter: int


class RelyingParty:
    """This server as passkeys know it: by the origin of its pages."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._host = urlsplit(origin).hostname or ""

    def creation_options(self, guest: str, name: str, known: list[str], challenge: bytes) -> JsonObject:
        """Return what a browser needs to create a passkey for a guest who has some already."""
        from fido2.webauthn import PublicKeyCredentialUserEntity

        # Devices replace a passkey of the same user; the guest's own secret name stays here.
        handle = sha256(f"spydeck passkey {guest}".encode()).digest()
        user = PublicKeyCredentialUserEntity(id=handle, name=name, display_name=name)
        options, _ = self._server().register_begin(
            user,
            [_descriptor(one) for one in known],
            resident_key_requirement="required",  # type: ignore[arg-type]
            user_verification=VERIFICATION,  # type: ignore[arg-type]
            challenge=challenge,
        )
        return _plain(options)

    def request_options(self, challenge: bytes) -> JsonObject:
        """Return what a browser needs to prove that somebody has a passkey."""
        options, _ = self._server().authenticate_begin(
            user_verification=VERIFICATION,  # type: ignore[arg-type]
            challenge=challenge,
        )
        return _plain(options)

    def register(self, challenge: bytes, answer: NewPasskey) -> Registered:
        """Return the passkey that an answer is about. Raise `InvalidPasskey`."""
        from fido2.utils import websafe_encode

        response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
        try:
            data = self._server().register_complete(_state(challenge), _response(answer.id, response))
        except _MALFORMED:
            raise InvalidPasskey from None
        credential = data.credential_data
        if credential is None or websafe_encode(credential.credential_id) != answer.id:
            raise InvalidPasskey
        return Registered(answer.id, bytes(credential).hex(), data.counter)

    def verify(self, challenge: bytes, answer: PasskeyProof, credential: str) -> int:
        """Return how often a passkey has been used, as its device says. Raise `InvalidPasskey`."""
        from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
        from fido2.utils import websafe_decode
        from fido2.webauthn import AttestedCredentialData, AuthenticatorData

        response = {
            "clientDataJSON": answer.client_data,
            "authenticatorData": answer.authenticator_data,
            "signature": answer.signature,
        }
        try:
            known = AttestedCredentialData(bytes.fromhex(credential))
            server, asked = self._server(), _state(challenge)
            server.authenticate_complete(asked, [known], _response(answer.id, response))
            return AuthenticatorData(websafe_decode(answer.authenticator_data)).counter
        except (*_MALFORMED, InvalidSignature, UnsupportedAlgorithm):
            raise InvalidPasskey from None

    def _server(self) -> Fido2Server:
        from fido2.server import Fido2Server
        from fido2.webauthn import PublicKeyCredentialRpEntity

        party = PublicKeyCredentialRpEntity(name="Spydeck", id=self._host)
        return Fido2Server(party, verify_origin=lambda origin: origin == self._origin)


def _state(challenge: bytes) -> JsonObject:
    from fido2.utils import websafe_encode

    return {"challenge": websafe_encode(challenge), "user_verification": VERIFICATION}


def _response(name: str, response: JsonObject) -> JsonObject:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _descriptor(name: str) -> Any:
    from fido2.utils import websafe_decode
    from fido2.webauthn import PublicKeyCredentialDescriptor, PublicKeyCredentialType

    return PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=websafe_decode(name))


def _plain(options: Any) -> JsonObject:
    found: JsonObject = dict(options)["publicKey"]
    return found


@router.get("/passkeys", responses=refusals(401))
async def list_passkeys(services: Server, guest: RequiredPerson) -> list[PasskeyFacts]:
    """List the guest's passkeys, the oldest first."""
    return [facts(one) for one in await passkeys_of(services, guest.id)]


@router.post("/passkey-options", responses=refusals(401, 409))
async def offer_passkey(
    services: Server, origin: PageOrigin, response: Response, guest: RequiredPerson
) -> JsonObject:
    """Return what the browser needs to create a passkey: `PublicKeyCredentialCreationOptionsJSON`."""
    known = [one.id for one in await passkeys_with_room(services, guest.id)]
    challenge = new_challenge(services, response, f"create {guest.id}")
    return RelyingParty(origin).creation_options(guest.id, guest.name, known, challenge)


@router.post("/passkeys", responses=refusals(401, 403, 409), status_code=201)
async def add_passkey(
    request: Request,
    services: Server,
    origin: PageOrigin,
    response: Response,
    answer: NewPasskey,
    guest: RequiredPerson,
) -> PasskeyFacts:
    """Add the passkey that a device has created."""
    try:
        challenge = services.challenges.read(request.cookies.get(COOKIE, ""), f"create {guest.id}")
        made = RelyingParty(origin).register(challenge, answer)
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
async def remove_passkey(services: Server, name: PasskeyName, guest: RequiredPerson) -> None:
    """Remove a passkey of the guest: nobody can sign in with it any more."""
    if not await services.journal.change(services.store.credentials.drop_passkey, guest.id, name):
        raise RefusedError("unknown", "nothing-by-this-name")


@router.post("/passkey-sign-in/options", responses=refusals())
async def offer_sign_in(services: Server, origin: PageOrigin, response: Response) -> JsonObject:
    """Return what the browser needs to sign in: `PublicKeyCredentialRequestOptionsJSON`."""
    challenge = new_challenge(services, response, SIGN_IN)
    return RelyingParty(origin).request_options(challenge)


@router.post("/passkey-sign-in", responses=refusals(403))
async def sign_in(
    request: Request,
    services: Server,
    address: Address,
    origin: PageOrigin,
    response: Response,
    answer: PasskeyProof,
) -> Guest:
    """Sign in as the guest who has a passkey."""
    await services.recoveries_by_address.require(address)
    credentials, journal = services.store.credentials, services.journal
    passkey = await journal.read(credentials.passkey, answer.id)
    guest = None if passkey is None else await journal.read(services.store.guest, passkey.guest)
    if passkey is None or guest is None:
        raise invalid_passkey()
    try:
        challenge = services.challenges.read(request.cookies.get(COOKIE, ""), SIGN_IN)
        party = RelyingParty(origin)
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
    """Return the passkeys of a guest who may add another one. Raise `RefusedError`."""
    known = await passkeys_of(services, guest)
    if len(known) >= MAX_PASSKEYS:
        raise HttpRefusal(409, "too-many", "too-many-passkeys", limit=MAX_PASSKEYS)
    return known


def new_challenge(services: Services, response: Response, purpose: str) -> bytes:
    """Return a challenge that the browser keeps, signed, for one purpose."""
    challenge, signed = services.challenges.draw(purpose)
    secure = services.config.secure
    response.set_cookie(
        COOKIE,
        signed,
        max_age=CHALLENGE_SECONDS,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return challenge


async def use_up(services: Services, challenge: bytes) -> None:
    """Let nobody answer a challenge again, at whichever process. Raise `RefusedError` if somebody has."""
    now, use = wall_clock(), services.store.credentials.use_challenge
    until = now + 2 * CHALLENGE_SECONDS * 1000  # later than its cookie ends by the clock of any process
    if not await services.journal.change(use, sha256(challenge).hexdigest(), until, now):
        raise invalid_passkey()


def facts(passkey: Passkey) -> PasskeyFacts:
    """Return a passkey as its guest sees it."""
    return PasskeyFacts(id=passkey.id, since=passkey.since, used=passkey.used)


def invalid_passkey() -> HttpRefusal:
    """Return the refusal of an answer that proves nothing, whatever is wrong with it."""
    return HttpRefusal(403, "unknown", "invalid-passkey")
