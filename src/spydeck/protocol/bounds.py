"""Texts and numbers as they may come from outside, each with its bounds."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, ValidationError

MAX_SEATS = 6
MAX_ACTION = 400
MAX_NAME = 40
MAX_CHAT = 200
MAX_SEQ = 1 << 53
"""Numbers up to here are exact in every client's language."""


class Message(BaseModel):
    """Anything said over the protocol: nothing unknown in it, nothing converted, nothing changed later."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True)


def printable(text: str) -> str:
    """The text, if it can be shown in a line."""
    if not text.isprintable():
        raise ValueError("must be printable text in one line")
    return text


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME),
    AfterValidator(printable),
]
"""What a person, a program or a table is called."""

ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_CHAT),
    AfterValidator(printable),
]
"""A line of free chat."""

Action = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ACTION), AfterValidator(printable)]
"""The text of an action, as the rulebooks write it."""

Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
"""The name of a game, a bot or a phrase."""

CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""What a client calls its command; its own for each, so that a repeated one does nothing twice."""

Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Member = Annotated[int, Field(ge=0, le=1_000_000)]
"""A person or program at a table: a number that tells nothing beyond this table."""
Seq = Annotated[int, Field(ge=0, le=MAX_SEQ)]
"""The number of a table's event, from 1; 0 is before the first."""


def sentence(error: ValidationError) -> str:
    """What was wrong with a message, without repeating what was in it."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    told = first["msg"].removeprefix("Value error, ")
    return f"{place}: {told}"[:300] if place else told[:300]
