"""Plain data that JSON can hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

JsonObject = dict[str, Any]

OptionKind = Literal["choice", "choices", "number", "switch", "seat", "seat-order", "choice-by-seat", "text"]
"""The kind of an option's value: one of its choices, or any of them; a whole number from `least` to `most`;
true or false; a seat; all seats, each once; a different one of its choices for each seat, in the order of
seats; or a text that only the game can check."""


@dataclass(frozen=True)
class OneOf:
    """Says of a text that it is one of these, as in `Annotated[str, OneOf("left", "right")]`."""

    texts: tuple[str, ...]

    def __init__(self, *texts: str) -> None:
        object.__setattr__(self, "texts", tuple(dict.fromkeys(texts)))

    def __get_pydantic_core_schema__(self, source: Any, handler: object) -> JsonObject:
        return {"type": "literal", "expected": list(self.texts)}
