"""What views keep of a whole game of Spycard, from its public events: exposures, and who took which agent."""

from __future__ import annotations

from spydeck.games.events import EventRow
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.vocabulary import event
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, members


class Ledger:
    """Every exposure so far (SC-18), and the seat that took each agent of another player out of play."""

    def __init__(self) -> None:
        self.rows: list[JsonObject] = []
        self.taken_by: dict[int, int] = {}
        """The seat that took a token out of play; none for one that its own player lost."""
        self._on_turn = self._fighter = self._accuser = self._exposer = NONE

    def note(self, row: EventRow) -> None:
        """Record one event."""
        if row.kind == event.TURN_STARTED:
            self._on_turn = row.seat
            self._fighter = self._accuser = self._exposer = NONE
        elif row.kind in (event.CLAIMED, event.ATTACKED):
            self._fighter = self._accuser = NONE
        elif row.kind == event.FOUGHT:
            self._fighter = row.seat
        elif row.kind == event.ACCUSED:
            self._accuser = row.seat
        elif row.kind == event.TRUTH:
            self._accuser = NONE
        elif row.kind == event.EXPOSED:
            self.rows.append({"seat": row.seat, **exposure_facts(row)})
            self._exposer = row.seat if self.rows[-1]["right"] else NONE
        else:
            self._note_losses(row)

    def _note_losses(self, row: EventRow) -> None:
        if row.kind == event.DIED:
            self._take([row.value], self._on_turn if self._fighter == NONE else self._fighter, row.seat)
        elif row.kind == event.DISCARDED:
            self._take([row.value], self._accuser, row.seat)
        elif row.kind == event.PLAYER_OUT:
            self._take(members(row.other), self._exposer, row.seat)

    def _take(self, tokens: list[int], seat: int, loser: int) -> None:
        if seat not in (NONE, loser):
            self.taken_by.update(dict.fromkeys(tokens, seat))

    def facts(self) -> list[JsonObject]:
        """Return one row for each exposure."""
        return [dict(row) for row in self.rows]


def exposure_facts(row: EventRow) -> JsonObject:
    """Return what an exposure named and whether it was right."""
    return {"of": row.other & 7, "agenda": AGENDA_TEXTS[row.value], "right": row.other >= 8}
