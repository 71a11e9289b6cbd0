"""A position as bytes: which version of the rules it belongs to, a checksum, facts, and the record."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from spydeck.errors import InvalidPosition, shown
from spydeck.turns import VERSION_LENGTH

MAGIC = b"SPYPOS"
CHECKSUM_LENGTH = 8
"""In bytes."""


def write(version: bytes, facts: Sequence[Any], content: bytes) -> bytes:
    """Return bytes that `read` understands."""
    body = json.dumps(facts).encode() + b"\n" + content
    return MAGIC + version + _checksum(body) + body


def read(data: bytes) -> tuple[bytes, list[Any], bytes]:
    """Return the version, the facts, and the record. Raise `InvalidPosition`."""
    if not isinstance(data, bytes):
        raise InvalidPosition(f"a position is read from bytes, not from {shown(data)}")
    start = len(MAGIC) + VERSION_LENGTH
    version, checksum = data[len(MAGIC) : start], data[start : start + CHECKSUM_LENGTH]
    body = data[start + CHECKSUM_LENGTH :]
    if data[: len(MAGIC)] != MAGIC or not body:
        raise InvalidPosition("these bytes are not a position")
    if _checksum(body) != checksum:
        raise InvalidPosition("the bytes of this position are damaged")
    facts, _, content = body.partition(b"\n")
    return version, json.loads(facts), content


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:CHECKSUM_LENGTH]
