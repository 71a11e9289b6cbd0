"""The log of one loaded table: what is written down is saved first, then applied, then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import structlog

from spydeck.server.metrics import Metrics
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.store.serialize import table_row, writes_for, writes_for_private
from spydeck.server.store.writes import PutTable, Write
from spydeck.server.table.entries import Entry, Logged
from spydeck.server.table.reducer import apply_entry
from spydeck.server.table.table import AppliedEntry, Private, Table

logger = structlog.get_logger()

Clock = Callable[[], int]


class Logbook:
    """Numbers and times the entries of a table. All that is written waits for its turn at the host."""

    def __init__(
        self, table: Table, invitation: str, journal: Journal, metrics: Metrics, clock: Clock
    ) -> None:
        self.table = table
        self.invitation = invitation
        self.closed = False
        """Whether nothing more is written here: the host let go of the table, or it is not known what was
        saved last, and only the saved log can tell how the table stands."""
        self._journal = journal
        self._metrics = metrics
        self._clock = clock
        self._ahead = 0
        """By how much the table's time is ahead of a clock that was set back."""

    def now(self) -> int:
        """The table's time in milliseconds: where the clock falls behind the log, it goes on from there."""
        now = self._clock() + self._ahead
        self._ahead += max(0, self.table.at - now)
        return max(now, self.table.at)

    async def write(
        self,
        entries: Sequence[Entry],
        tell: Callable[[AppliedEntry], None],
        member: int | None = None,
        command: str | None = None,
        private: Private | None = None,
    ) -> None:
        """Save entries and what is kept for a member, all or nothing; then apply and tell each.

        Raises `NotSaved`.
        """
        table = self.table
        logged = self._logged(entries, member, command)
        writes: list[Write] = writes_for(table, logged)
        if private is not None and member is not None:
            writes += writes_for_private(table, member, private)
        if not writes:
            return
        await self._save(writes, len(logged))
        if private is not None and member is not None:
            table.private[member] = private
        for entry in logged:
            tell(apply_entry(table, entry))

    def row(self) -> PutTable:
        """What the lobby knows of the table."""
        return table_row(self.table, self.invitation)

    async def put_row(self) -> None:
        """Write what the lobby knows of the table; if that fails, the next time will do."""
        try:
            await self._journal.save([self.row()])
        except NotSaved as error:
            self._warn(error)

    async def _save(self, writes: Sequence[Write], entries: int) -> None:
        if self.closed:
            raise NotSaved("the server must look at this table again; try again in a moment")
        began = perf_counter()
        try:
            await self._journal.save(writes)
        except NotSaved as error:
            self._metrics.not_saved.inc(entries)
            self.closed = self.closed or error.unsure or error.at_fault
            self._warn(error)
            raise
        self._metrics.saved(entries, perf_counter() - began)

    def _warn(self, error: NotSaved) -> None:
        logger.warning("not saved", table=self.table.id, reason=str(error))

    def _logged(self, entries: Sequence[Entry], member: int | None, command: str | None) -> list[Logged]:
        table, last = self.table, len(entries) - 1
        at = self.now()
        return [
            Logged(
                seq=table.seq + 1 + place,
                at=at,
                entry=entry,
                member=member,
                command=command if place == last else None,
            )
            for place, entry in enumerate(entries)
        ]
