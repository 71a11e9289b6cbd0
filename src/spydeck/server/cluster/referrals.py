"""How one process shows another that a request has passed its own checks, and whom it comes from."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import sha256

from itsdangerous import BadData, URLSafeSerializer

HEADER = b"spydeck-referral"


@dataclass(frozen=True)
class Referral:
    """What a process says of a request that it passes on."""

    to: str
    """The name of the process that it is for: names are never used again, so no referral is."""
    client: str
    """The address that the request comes from."""
    scheme: str


class Referrals:
    """Signs and reads referrals with the key that all processes on a database share."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(
            key, salt="spydeck referral", signer_kwargs={"digest_method": sha256}
        )

    def write(self, referral: Referral) -> bytes:
        """Return a referral as the value of a header."""
        signed: str | bytes = self._signer.dumps(asdict(referral))
        return signed if isinstance(signed, bytes) else signed.encode()

    def read(self, value: bytes) -> Referral | None:
        """Return the referral in a header; None if it was not signed with the key, or says something else."""
        try:
            return Referral(**self._signer.loads(value))
        except (BadData, TypeError):
            return None
