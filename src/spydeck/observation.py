"""What a bot receives: the observed state of its seat, and everything that has happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from spydeck.games.action_text import legal_texts
from spydeck.games.events import EventRow
from spydeck.games.game import Game
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class Observation:
    """What a player in a seat may know, and nothing else."""

    game: Game
    seat: int
    state: Any
    """The observed state; hidden fields are -1."""
    rows: tuple[EventRow, ...]
    """Everything that has happened, as the seat may know it; hidden numbers are -1."""

    @property
    def events(self) -> list[JsonObject]:
        """Everything that has happened, as plain JSON-able data."""
        return [self.game.text.event(row, self.state) for row in self.rows]

    def legal(self) -> Iterator[str]:
        """Yield the canonical texts of the seat's legal actions."""
        return legal_texts(self.game, self.state, self.seat)
