"""A manual host that checks that every question can be answered."""

from __future__ import annotations

from typing import Any

from spydeck.protocol.commands import Act
from spydeck.server.live import projection
from spydeck.server.table.decisions import decide
from tests.server.manual_host import ManualHost


class CheckedHost(ManualHost):
    """A host that checks every question at the moment at which its seat receives it."""

    def __init__(self, name: str, **settings: Any) -> None:
        super().__init__(name, **settings)
        self._received: set[tuple[int, int]] = set()
        """Seats, each with the number of the entry that changed its question."""
        self._new: list[tuple[int, int]] = []
        self.on_applied = self._receive_questions

    def settle(self) -> None:
        """Carry out everything that is due; after that the server reads what its clients have sent."""
        super().settle()
        for seat, since in self._new:
            self._check_answerable(seat, since)
        self._new.clear()

    def _receive_questions(self) -> None:
        for seat, chair in enumerate(self.table.chairs):
            asked = projection.asked(self.table, seat)
            if asked is None or not asked.now or asked.sealed is not None:
                continue
            assert asked.until is None or asked.until > self.table.at
            if (seat, asked.since) not in self._received:
                self._received.add((seat, asked.since))
                if chair.member is not None and not chair.stand_in:
                    self._new.append((seat, asked.since))

    def _check_answerable(self, seat: int, since: int) -> None:
        """Check that a seat that answers a new question at once is not refused."""
        table, member = self.table, self.table.chairs[seat].member
        if table.stage != "playing" or member is None:
            return
        action = next(table.running.legal(seat))
        decide(table, member, Act(type="act", id="at-once", asked=since, action=action))
