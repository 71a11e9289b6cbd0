"""Plain data that JSON can hold."""

from __future__ import annotations

from typing import Any, Literal

JsonObject = dict[str, Any]

OptionKind = Literal["choice", "choices", "number", "switch", "seat", "seat-order", "choice-by-seat", "text"]
"""What the value of an option is: one of its choices, or any of them; a whole number from `least` to `most`;
true or false; a seat; all seats, each once; a different one of its choices for each seat, in the order of
seats; or a text that only the game can check."""
