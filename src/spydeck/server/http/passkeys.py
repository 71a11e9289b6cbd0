"""Passkeys: what browsers are asked to create and to prove, and whether they did.

Source: W3C, Web Authentication, level 3. The library is imported only when somebody uses a passkey: it takes
some time and 17 MB.
"""

from __future__ import annotations

import secrets
import struct
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, TimestampSigner

from spydeck.json_types import JsonObject
from spydeck.protocol.http import NewPasskey, PasskeyProof

if TYPE_CHECKING:
    from fido2.server import Fido2Server

COOKIE = "spydeck_passkey"
COOKIE_SECONDS = 300
"""How long a person can take to answer the device."""
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
"""What the library raises for answers that are not what a browser sends, or that prove nothing."""


class InvalidPasskey(Exception):
    """An answer that proves nothing."""


@dataclass(frozen=True)
class Registered:
    """A passkey that a device has just created."""

    id: str
    credential: str
    counter: int


class Challenges:
    """Challenges that browsers keep, signed, until they are answered."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="spydeck passkey", digest_method=sha256)

    def draw(self, purpose: str) -> tuple[bytes, str]:
        """Return a new challenge, and the signed text with which it can be answered for one purpose."""
        challenge = secrets.token_bytes(32)
        return challenge, self._signer.sign(f"{purpose}:{challenge.hex()}").decode()

    def read(self, signed: str, purpose: str) -> bytes:
        """Return the challenge of a signed text. Raise `InvalidPasskey` if it is old or not for a purpose."""
        try:
            text = self._signer.unsign(signed, max_age=COOKIE_SECONDS).decode()
            found, _, challenge = text.rpartition(":")
            if found != purpose:
                raise InvalidPasskey
            return bytes.fromhex(challenge)
        except (BadSignature, ValueError):
            raise InvalidPasskey from None


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
