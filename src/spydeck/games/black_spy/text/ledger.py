"""What views of Black Spy keep: the scorepad (BS-22), and the finished tricks of the deal (BS-18)."""

from __future__ import annotations

from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.games.black_spy.vocabulary import event
from spydeck.games.events import EventRow
from spydeck.json_types import JsonObject


class Ledger:
    """Points as scored and running totals, deal by deal (BS-22), and the finished tricks of this deal."""

    def __init__(self) -> None:
        self.rows: list[tuple[list[int], list[int]]] = []
        self._points: list[int] = []
        self._totals: list[int] = []
        self._tricks: list[tuple[int, tuple[str, ...], int]] = []
        """The leader, the cards in order, and the taker of each trick."""
        self._leader = 0
        self._cards: list[str] = []

    def note(self, row: EventRow) -> None:
        """Record one event."""
        if row.kind == event.PLAYED:
            if not self._cards:
                self._leader = row.seat
            self._cards.append(CARD_TEXTS[row.value])
        elif row.kind == event.TRICK:
            self._tricks.append((self._leader, tuple(self._cards), row.seat))
            self._cards = []
        elif row.kind == event.DEALT:
            self._tricks = []
        elif row.kind == event.SCORED:
            self._points.append(row.value)
            self._totals.append(row.other)
        elif row.kind == event.DEAL_OVER:
            self.rows.append((self._points, self._totals))
            self._points, self._totals = [], []

    def facts(self) -> list[JsonObject]:
        """Return one row for each deal."""
        return [{"points": [*points], "totals": [*totals]} for points, totals in self.rows]

    def finished_tricks(self) -> list[JsonObject]:
        """Return the finished tricks of this deal: their leader, their cards in order, their taker."""
        return [
            {"leader": leader, "cards": [*cards], "taker": taker} for leader, cards, taker in self._tricks
        ]
