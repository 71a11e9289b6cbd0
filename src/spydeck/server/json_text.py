"""JSON of what the server saves and sends for each move: plain data and dataclasses, with models inside."""

from __future__ import annotations

from msgspec import Raw
from msgspec.json import Encoder
from pydantic import BaseModel


def raw(model: BaseModel) -> Raw:
    """Return a model as JSON, to be put into other JSON as it is."""
    return Raw(model.model_dump_json().encode())


written = Encoder(enc_hook=raw).encode
"""`written(data)` returns the JSON of plain data, dataclasses, models, and `Raw` JSON."""
