"""The scorepad that views of Black Spy carry (BS-22)."""

from __future__ import annotations

from spydeck.games.black_spy.rules import event
from spydeck.games.events import EventRow
from spydeck.json_types import JsonObject


class Ledger:
    """Points as scored and running totals, deal by deal (BS-22)."""

    def __init__(self) -> None:
        self.rows: list[tuple[list[int], list[int]]] = []
        self._points: list[int] = []
        self._totals: list[int] = []

    def note(self, row: EventRow) -> None:
        """Record one event."""
        if row.kind == event.SCORED:
            self._points.append(row.value)
            self._totals.append(row.other)
        elif row.kind == event.DEAL_OVER:
            self.rows.append((self._points, self._totals))
            self._points, self._totals = [], []

    def facts(self) -> list[JsonObject]:
        """Return one row for each deal."""
        return [{"points": list(points), "totals": list(totals)} for points, totals in self.rows]
