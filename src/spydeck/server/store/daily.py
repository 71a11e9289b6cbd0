"""The daily deals, and what guests made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sqlalchemy import func, select, update

from spydeck.server.store.database import Queries
from spydeck.server.store.records import DailyCountRecord, DailyDealRecord, DailyTryRecord
from spydeck.server.store.rows import insert_rows
from spydeck.server.store.schema import daily_deals, daily_tries

DAILY_LOCK = 0x5B_1D_EC_0F
"""The key of the lock under which deals and tries are created, so that two servers do not create two."""


class DailyStore(Queries):
    """The daily deals of all games."""

    def commit(self, day: str, game: str, draw_secret: Callable[[], bytes], now: int) -> DailyDealRecord:
        """Return the deal of a game and a day, which is created the first time."""
        with self.database.writing() as connection:
            self.database.lock(connection, DAILY_LOCK)
            wanted = select(daily_deals).where(daily_deals.c.day == day, daily_deals.c.game == game)
            row = connection.execute(wanted).first()
            if row is not None:
                return DailyDealRecord(*row)
            deal = DailyDealRecord(day, game, draw_secret().hex(), now)
            insert_rows(connection, daily_deals, [(day, game, deal.secret, now, None, None)])
            return deal

    def deals(self, game: str, until: str, limit: int) -> list[DailyDealRecord]:
        """Return the deals of a game up to a day, the latest first."""
        wanted = select(daily_deals).where(daily_deals.c.game == game, daily_deals.c.day <= until)
        found = self._rows(wanted.order_by(daily_deals.c.day.desc()).limit(limit))
        return [DailyDealRecord(*row) for row in found]

    def put_expert(self, day: str, game: str, points: int, won: bool) -> None:
        """Save what the bot `expert` makes of a deal."""
        this = (daily_deals.c.day == day, daily_deals.c.game == game)
        self._change(update(daily_deals).where(*this).values(expert_points=points, expert_won=won))

    def start_try(self, day: str, game: str, guest: str, table: str, now: int) -> DailyTryRecord:
        """Return a guest's try at a deal, which begins at a table if there was none."""
        with self.database.writing() as connection:
            self.database.lock(connection, DAILY_LOCK)
            tries = daily_tries.c
            this = (tries.day == day, tries.game == game, tries.guest == guest)
            row = connection.execute(select(daily_tries).where(*this)).first()
            if row is not None:
                return DailyTryRecord(*row)
            insert_rows(connection, daily_tries, [(day, game, guest, table, now, None, None, None)])
            return DailyTryRecord(day, game, guest, table, now)

    def tries(self, guest: str, game: str, days: Iterable[str]) -> dict[str, DailyTryRecord]:
        """Return a guest's tries at deals of a game, by day."""
        tries = daily_tries.c
        this = (tries.guest == guest, tries.game == game, tries.day.in_(list(days)))
        return {row.day: DailyTryRecord(*row) for row in self._rows(select(daily_tries).where(*this))}

    def days_finished(self, guest: str, game: str) -> list[str]:
        """Return the days on which a guest's try at a game's deal was completed, in order."""
        tries = daily_tries.c
        this = (tries.guest == guest, tries.game == game, tries.finished.is_not(None))
        return self._column(select(tries.day).where(*this).order_by(tries.day))

    def field(self, game: str, days: Iterable[str]) -> dict[str, list[DailyCountRecord]]:
        """Return what all players made of deals of a game, by day and from the fewest points."""
        tries = daily_tries.c
        kinds = (tries.day, tries.points, tries.won)
        this = (tries.game == game, tries.day.in_(list(days)), tries.finished.is_not(None))
        wanted = select(*kinds, func.count()).where(*this).group_by(*kinds).order_by(*kinds)
        found: dict[str, list[DailyCountRecord]] = {}
        for row in self._rows(wanted):
            found.setdefault(row.day, []).append(DailyCountRecord(*row))
        return found
