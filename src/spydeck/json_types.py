"""Plain data that JSON can hold."""

from __future__ import annotations

from typing import Any

JsonObject = dict[str, Any]
