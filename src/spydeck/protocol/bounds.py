"""Texts and numbers that come from outside, each with its bounds."""

from __future__ import annotations

from typing import Annotated
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from spydeck.printable import is_printable

MAX_SEATS = 6
MAX_ACTION = 400
"""Maximum number of characters in an action."""
MAX_NAME = 40
"""Maximum number of characters in a name."""
MAX_CHAT = 200
"""Maximum number of characters in a chat message."""
MAX_OPTIONS = 60
"""Maximum number of options in an explanation; the best ones are sent."""
MAX_MEASURES = 8
"""Maximum number of measures of a result."""
MAX_SEQ = 1 << 53
"""The largest event number; numbers up to here are exact in every client's language."""


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Printable letters and symbols that look like a space: Hangul fillers and the empty Braille pattern."""


class ProtocolMessage(BaseModel):
    """Any message of the protocol: no unknown fields, no conversions, and immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True)


def printable(text: str) -> str:
    """Return the text if it can be shown in one line. Raise `ValueError`."""
    if not is_printable(text):
        raise PydanticCustomError("not_printable", "must be printable text in one line")
    return text


def visible(text: str) -> str:
    """Return the text if something of it can be seen. Raise `ValueError`."""
    if all(character in BLANK or category(character)[0] not in "LNPS" for character in text):
        raise PydanticCustomError("not_visible", "must have a character that can be seen")
    return text


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME),
    AfterValidator(printable),
    AfterValidator(visible),
]
"""The name of a person, a program or a table."""

ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_CHAT),
    AfterValidator(printable),
]
"""A chat message in one line."""

Action = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ACTION), AfterValidator(printable)]
"""The text of an action, as the rulebooks write it."""

Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
"""The name of a game, a bot or a phrase."""

CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""A client's id for a command; unique for each, so that a repeated command is carried out only once."""

Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Member = Annotated[int, Field(ge=0, le=1_000_000)]
"""The number of a person or program at a table; it means nothing outside this table."""
Seq = Annotated[int, Field(ge=0, le=MAX_SEQ)]
"""The number of an event of a table, from 1; 0 is before the first."""
