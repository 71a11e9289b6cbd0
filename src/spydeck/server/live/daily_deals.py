"""The daily deals of this server: committed to ahead, played by guests, and by `expert` to compare with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from spydeck.games.registry import game, loadable
from spydeck.games.search import LEVELS
from spydeck.match import Match
from spydeck.record import fairness
from spydeck.server.live.lobby import Elsewhere, Lobby, new_id
from spydeck.server.live.workers import Warming
from spydeck.server.rates import Place
from spydeck.server.store.errors import StoreError
from spydeck.server.store.records import DailyDealRecord, DailyTryRecord
from spydeck.server.table import daily
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.table import Table, read_options

EXPERT = LEVELS[-1]
"""The bot whose result is compared with."""
MAX_TABLES = 100
"""Tables of a guest among which one for practice is looked for."""

Admit = Callable[[], Awaitable[None]]
"""Counts a table that is created; raises if there are too many."""

_log = structlog.get_logger(__name__)


class DailyDeals:
    """The daily deals of all games."""

    def __init__(self, lobby: Lobby, warming: Warming) -> None:
        self.warming = warming
        self._store = lobby.store.daily
        self._journal = lobby.context.journal
        self._lobby = lobby
        self._committed: str | None = None
        """The day that was the present one when the server last committed to deals ahead."""
        self._experts: dict[tuple[str, str], asyncio.Task[None]] = {}

    def now(self) -> int:
        """Return the time in milliseconds since the epoch."""
        return self._lobby.context.clock()

    @property
    def today(self) -> str:
        """The present day."""
        return daily.day_at(self.now())

    async def deal(self, name: str, day: str) -> DailyDealRecord | None:
        """Return the deal of a game and a day, which always exists for today and tomorrow.

        Raise `StoreError`.
        """
        today = self.today
        found = await self._journal.read(self._store.deals, name, day, 1)
        if found and found[0].day == day:
            return found[0]
        if day not in (today, daily.day_after(today)):
            return None
        draw = self._lobby.context.draw_secret
        return await self._journal.change(self._store.commit, day, name, draw, self.now())

    async def commit(self) -> None:
        """Commit to the deals of today and tomorrow, so that nobody needs to look at them for that."""
        today = self.today
        if self._committed == today:
            return
        try:
            for found in loadable():
                for day in (today, daily.day_after(today)):
                    await self.deal(found.name, day)
            self._committed = today
        except StoreError as error:
            _log.warning("no daily deals", reason=str(error))

    async def play(self, guest: str, name: str, deal: DailyDealRecord, practice: bool, admit: Admit) -> str:
        """Return the table at which a guest plays a deal, which is created if necessary.

        Raise `RefusedError`, `StoreError`, and what `admit` raises.
        """
        async with self._lobby.lock_of(f"daily deals of {guest}"):  # two tabs play at one table
            if not self._lobby.context.workers.can_settle(deal.game):
                raise RefusedError("not-now", "daily-not-ready")
            if practice:
                return await self._practise(guest, name, deal, admit)
            return await self._try(guest, name, deal, admit)

    async def _try(self, guest: str, name: str, deal: DailyDealRecord, admit: Admit) -> str:
        started = await self._try_of(guest, deal)
        if started is None:
            if not daily.opens_at(deal.day) <= self.now() < daily.closes_at(deal.day):
                raise RefusedError("not-now", "daily-closed")
            await admit()
            started = await self._journal.change(
                self._store.start_try, deal.day, deal.game, guest, new_id(), self.now()
            )
            self.start_expert(deal)
        if not await self._exists(started.table):
            await self._make(started.table, guest, name, deal, practice=False)
        return started.table

    async def _practise(self, guest: str, name: str, deal: DailyDealRecord, admit: Admit) -> str:
        if daily.is_sealed(deal.day, self.now()):
            started = await self._try_of(guest, deal)
            if started is None or started.finished is None:
                raise RefusedError("not-now", "daily-try-first")
        settings = daily.settings_for(deal.game, deal.day, practice=True)
        for row in await self._journal.read(self._lobby.store.tables_of, guest, MAX_TABLES):
            if row.stage != "over" and row.details.settings == settings:
                return row.id
        await admit()
        return await self._make(new_id(), guest, name, deal, practice=True)

    async def _try_of(self, guest: str, deal: DailyDealRecord) -> DailyTryRecord | None:
        tries = await self._journal.read(self._store.tries, guest, deal.game, [deal.day])
        return tries.get(deal.day)

    async def _exists(self, table: str) -> bool:
        try:
            return await self._lobby.find(table) is not None
        except Elsewhere:
            return True

    async def _make(self, table: str, guest: str, name: str, deal: DailyDealRecord, practice: bool) -> str:
        settings = daily.settings_for(deal.game, deal.day, practice)
        seats, secret = daily.seats_for(settings), bytes.fromhex(deal.secret)
        await self._lobby.make(Table(table, settings), guest, name, seats, secret)
        return table

    def start_expert(self, deal: DailyDealRecord) -> None:
        """Let `expert` play a deal, unless it has or does, or bots cannot play at that level here."""
        of = (deal.game, deal.day)
        if deal.expert_points is None and of not in self._experts:
            self._experts[of] = asyncio.get_running_loop().create_task(self._play_expert(deal))
            self._experts[of].add_done_callback(lambda _: self._experts.pop(of))

    async def _play_expert(self, deal: DailyDealRecord) -> None:
        workers = self._lobby.context.workers
        try:
            if game(deal.game).search is None or not self.warming.is_compiled(deal.game):
                return
            match, seed = match_of(deal), daily.seed_of(deal.day, deal.game)
            place = Place(f"daily deal of {deal.game}", person=False, behind=True)
            while not match.over:
                seat = match.actors[0]
                bot = EXPERT if seat == daily.SEAT else daily.BOT
                match.act(seat, await workers.choose(bot, match.observation(seat), place, seed))
            points, won = match.totals[daily.SEAT], daily.SEAT in match.winners
            await self._journal.change(self._store.put_expert, deal.day, deal.game, points, won)
        except Exception as error:  # noqa: BLE001  it is tried again with the next player
            _log.warning("the expert could not play a daily deal", game=deal.game, why=repr(error))

    async def close(self) -> None:
        """Stop `expert`; it plays again when the next guest does."""
        for task in list(self._experts.values()):
            task.cancel()
        await asyncio.gather(*self._experts.values(), return_exceptions=True)


def match_of(deal: DailyDealRecord) -> Match:
    """Return the game of a deal before its first action."""
    options = read_options(daily.settings_for(deal.game, deal.day, practice=False))
    found = game(deal.game)
    return Match(found, options, chance=fairness.chance_from(found, options, bytes.fromhex(deal.secret)))
