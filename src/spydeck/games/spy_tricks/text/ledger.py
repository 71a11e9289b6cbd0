"""The scorepad that a view contains, collected from public events."""

from __future__ import annotations

from spydeck.games.events import EventRow
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS
from spydeck.games.spy_tricks.vocabulary import event
from spydeck.json_types import JsonObject


class Ledger:
    """The finished rounds: guesses, secret, points, chips, totals."""

    def __init__(self) -> None:
        self.rows: list[JsonObject] = []
        self._round: JsonObject = {}

    def note(self, row: EventRow) -> None:
        """Apply one event."""
        current = self._round
        if row.kind == event.DEALT:
            self._round = {"start_player": row.seat, "guesses": []}
        elif row.kind == event.GUESSED:
            guess = {"seat": row.seat, "spot": SPOT_TEXTS[row.value], "helper": bool(row.other)}
            current["guesses"].append({**guess, "taken_back": False})
        elif row.kind == event.TAKEN_BACK:
            first = next(guess for guess in current["guesses"] if guess["seat"] == row.seat)
            first["taken_back"] = True
        elif row.kind == event.REVEALED:
            current.update(secret=CARD_TEXTS[row.value], points=[], totals=[], chips=[])
        elif row.kind == event.PROVED_RIGHT:
            current["chips"].append(row.other)
        elif row.kind == event.SCORED:
            current["points"].append(row.value)
            current["totals"].append(row.other)
        elif row.kind == event.ROUND_OVER:
            self.rows.append(current)

    def facts(self) -> list[JsonObject]:
        """Return one row for each finished round."""
        return [_copied(row) for row in self.rows]


def _copied(row: JsonObject) -> JsonObject:
    """Return a row that shares no list with the ledger."""
    numbers = {name: [*row[name]] for name in ("points", "totals", "chips")}
    return {**row, "guesses": [{**guess} for guess in row["guesses"]], **numbers}
