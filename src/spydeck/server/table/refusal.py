"""Why a command is refused: a code and a message, worded where the reply is made."""

from __future__ import annotations

from typing import Any

from spydeck.errors import IllegalAction
from spydeck.language import ENGLISH, Message
from spydeck.protocol.messages import RefusalCode
from spydeck.server.text import message


class Refusal(Exception):
    """Why a command does nothing."""

    def __init__(
        self, code: RefusalCode, reason: str, /, *, field: str | None = None, **arguments: Any
    ) -> None:
        """Refuse with a code of the protocol, for a reason of the server's catalogue.

        `field` is the field of the message that is wrong, if there is one.
        """
        super().__init__(code, reason)
        self.field = field
        self.code: RefusalCode = code
        self.message: Message | str = message(reason, **arguments)
        self.clause: str | None = None

    @classmethod
    def illegal(cls, error: IllegalAction) -> Refusal:
        """Return the refusal of an action that the rules forbid."""
        refusal = cls("illegal", "illegal")
        refusal.message, refusal.clause = error.message, error.clause
        return refusal

    @property
    def reason(self) -> str | None:
        """What is wrong, as a stable code; None if only a sentence is known."""
        return None if isinstance(self.message, str) else self.message.code

    @property
    def arguments(self) -> dict[str, Any]:
        """What the sentence names, as data that JSON can hold."""
        return {} if isinstance(self.message, str) else dict(self.message.arguments)

    @property
    def sentence(self) -> str:
        """What is wrong and what would be right, in English."""
        return self.message if isinstance(self.message, str) else self.message.sentence(ENGLISH)
