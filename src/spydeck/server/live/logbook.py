"""The log of one loaded table: entries are saved first, then applied, then published."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter

import structlog

from spydeck.server.live.context import LiveContext
from spydeck.server.store.errors import RELOADING, NotSaved
from spydeck.server.store.serialize import table_row, writes_for, writes_for_private
from spydeck.server.store.writes import Fence, PutTable, UpdateTable, Write
from spydeck.server.table.entries import Entry, Logged
from spydeck.server.table.reducer import apply_entry
from spydeck.server.table.table import AppliedEntry, Private, Table

logger = structlog.get_logger()


class Logbook:
    """Numbers and times the entries of a table. All that is written waits for its turn at the host."""

    def __init__(self, table: Table, invitation: str, context: LiveContext, epoch: int = 0) -> None:
        """With the epoch under which this process took the table; 0 where no other process could."""
        self.table = table
        self.invitation = invitation
        self._closed = False
        self._lease = context.lease
        self.fences = [Fence(table.id, epoch)] if epoch else []
        self._journal = context.journal
        self._metrics = context.metrics
        self._stopwatch = context.stopwatch
        self._started = max(table.at, context.clock()) - context.stopwatch()
        """The time at which the stopwatch showed 0, in milliseconds since the epoch."""

    @property
    def closed(self) -> bool:
        """Whether nothing more is written or shown here, so that the table must be loaded again.

        The host is closed, it is unknown what was saved last, or this process may not serve tables now.
        """
        return self._closed or not self._lease.valid

    def close(self) -> None:
        """Write nothing more."""
        self._closed = True

    def now(self) -> int:
        """Return the table's time in milliseconds since the epoch.

        It starts at the clock's when the table is loaded, or at the end of its log if that is later, and then
        runs evenly, whatever happens to the clock.
        """
        return self._started + self._stopwatch()

    async def write(
        self,
        entries: Sequence[Entry],
        publish: Callable[[AppliedEntry], None],
        member: int | None = None,
        command: str | None = None,
        private: Private | None = None,
    ) -> None:
        """Save entries and what is kept for a member, all or nothing; then apply and publish each entry.

        Raise `NotSaved`.
        """
        table = self.table
        logged = self._logged(entries, member, command)
        writes: list[Write] = writes_for(table, logged)
        if private is not None and member is not None:
            writes += writes_for_private(table, member, private)
        if not writes:
            return
        if (
            table.settings.by_day and table.seq
        ):  # due at once, until the host has saved when: a crash between stops no clock
            writes.append(UpdateTable(replace(self.row(), due=self.now())))
        await self._save(writes, len(logged))
        if not self._lease.valid:  # others may have continued since: whoever has the table now replies
            self.close()
            raise NotSaved(RELOADING)
        if private is not None and member is not None:
            table.private[member] = private
        for entry in logged:
            publish(apply_entry(table, entry))

    def row(self, rests: bool = False) -> PutTable:
        """Return what the lobby knows of the table; with `rests`, also who has to answer now."""
        return table_row(self.table, self.invitation, rests)

    async def put_row(self, joinable: bool, rests: bool = False) -> None:
        """Save what the lobby knows of the table, and whether strangers can join it.

        `rests`: the table is unloaded now. A failure is only logged, and the next change retries.
        """
        row = replace(self.row(rests), joinable=self.table.settings.game if joinable else None)
        try:
            await self._journal.save([*self.fences, UpdateTable(row)], can_wait=True)
        except NotSaved as error:
            self._warn(error)

    async def _save(self, writes: Sequence[Write], entries: int) -> None:
        if self.closed:
            raise NotSaved(RELOADING)
        started = perf_counter()
        try:
            await self._journal.save([*self.fences, *writes])
        except NotSaved as error:
            self._metrics.not_saved.inc(entries)
            self._closed = self._closed or error.unsure or error.at_fault
            self._warn(error)
            raise
        self._metrics.saved(entries, perf_counter() - started)

    def _warn(self, error: NotSaved) -> None:
        logger.warning("not saved", table=self.table.id, reason=str(error))

    def _logged(self, entries: Sequence[Entry], member: int | None, command: str | None) -> list[Logged]:
        first, at, logged = self.table.seq + 1, self.now(), []
        for seq, entry in enumerate(entries, first):
            is_last = seq - first == len(entries) - 1
            logged.append(Logged(seq, at, entry, member, command if is_last else None))
        return logged
