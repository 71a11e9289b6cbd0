"""Text for a game that has none of its own: plain data from its functions, and a text UI that lists it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spydeck.errors import Refusal
from spydeck.games.action import Action, Verb
from spydeck.games.events import EventRow
from spydeck.json_types import JsonObject
from spydeck.language import Message


class NoLedger:
    """The ledger of a game whose views keep nothing of earlier deals."""

    def note(self, row: EventRow) -> None:
        """Record nothing."""

    def facts(self) -> list[JsonObject]:
        """Return an empty list."""
        return []


class PlainText:
    """The text of a game, from a function for its views and one for its events."""

    Ledger = NoLedger

    def __init__(
        self,
        verbs: Mapping[int, Verb],
        view: Callable[[Any, int], JsonObject],
        event: Callable[[EventRow], JsonObject],
    ) -> None:
        self._verbs = verbs
        self._view = view
        self._event = event

    def view(self, seen: Any, seat: int, options: Any, ledger: Any, /) -> JsonObject:
        """Return an observed state as plain data."""
        return self._view(seen, seat)

    def event(self, row: EventRow, state: Any, /) -> JsonObject:
        """Return an event as plain data; its name stands under "event", its seat under "seat"."""
        return self._event(row)

    def explain(self, state: Any, reason: int, seat: int, action: Action, /) -> Refusal:
        """Return a refusal with the verb's clause, whatever the reason."""
        verb = self._verbs[action.verb]
        return Refusal(verb.clause, Message("spydeck.games.messages", "not-legal", {"form": verb.form}))
