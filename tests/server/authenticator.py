"""A device that keeps passkeys, as a browser shows it to a page."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData

from spydeck.json_types import JsonObject

FLAGS = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


@dataclass
class Authenticator:
    """A device at a page of an origin; it may count how often it signs."""

    origin: str
    counts: bool = True
    id: bytes = b"passkey of a test"
    signed: int = 0
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    user: str = ""

    def create(self, options: JsonObject) -> JsonObject:
        """Return the answer to the request to create a passkey."""
        self.user = options["user"]["id"]
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(bytes(16), self.id, public)
        flags = FLAGS | AuthenticatorData.FLAG.AT
        data = AuthenticatorData.create(self._host_digest(options["rp"]["id"]), flags, 0, credential)
        return {
            "id": websafe_encode(self.id),
            "client_data": websafe_encode(self._client_data("webauthn.create", options)),
            "attestation": websafe_encode(bytes(AttestationObject.create("none", data, {}))),
        }

    def prove(self, options: JsonObject) -> JsonObject:
        """Return the answer to the request to prove that the device has its passkey."""
        self.signed += self.counts
        data = AuthenticatorData.create(self._host_digest(options["rpId"]), FLAGS, self.signed)
        client_data = self._client_data("webauthn.get", options)
        message = bytes(data) + sha256(client_data).digest()
        signature = self.key.sign(message, ECDSA(SHA256()))
        return {
            "id": websafe_encode(self.id),
            "client_data": websafe_encode(client_data),
            "authenticator_data": websafe_encode(bytes(data)),
            "signature": websafe_encode(signature),
        }

    def _client_data(self, kind: str, options: JsonObject) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    @staticmethod
    def _host_digest(host: str) -> bytes:
        return sha256(host.encode()).digest()
