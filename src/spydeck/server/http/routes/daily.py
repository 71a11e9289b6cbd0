"""The daily deal: what a guest may know of it, and the table to play it at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query

from spydeck.games.registry import loadable
from spydeck.protocol.daily import (
    DailyArchive,
    DailyCommitment,
    DailyCount,
    DailyDeal,
    DailyOutcome,
    DailyPage,
    DailyTable,
    DailyTry,
    PlayDaily,
)
from spydeck.record import fairness
from spydeck.server.http.errors import refusals
from spydeck.server.http.routes.games import GameName, find_game
from spydeck.server.http.routes.guests import KnownGuest, MaybeGuest, RequiredPerson
from spydeck.server.http.routes.tables import admit_table
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.store.records import DailyCountRecord, DailyDealRecord, DailyTryRecord
from spydeck.server.table import daily
from spydeck.server.table.decisions.decision import RefusedError

router = APIRouter(prefix="/api", tags=["games"])

DATE = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
Day = Annotated[str, Path(pattern=DATE)]


@router.get("/daily", responses=refusals())
async def list_today(services: Server, guest: MaybeGuest) -> DailyPage:
    """List the deals of the present day, one for each game."""
    day, deals = services.daily.today, []
    for found in loadable():
        deals += await facts_for(services, guest, found.name, [await find_deal(services, found.name, day)])
    return DailyPage(now=services.daily.now(), deals=deals)


@router.get("/daily/{name}", responses=refusals(404))
async def read_archive(
    services: Server,
    name: GameName,
    guest: MaybeGuest,
    until: Annotated[str, Query(pattern=DATE)] = "9999-12-31",
    count: Annotated[int, Query(ge=1, le=100)] = 30,
) -> DailyArchive:
    """List the daily deals of a game, latest first, from the present day or from an earlier one on."""
    game = find_game(name).name
    store, journal = services.store.daily, services.journal
    today = services.daily.today
    await find_deal(services, game, today)
    tomorrow = await find_deal(services, game, daily.day_after(today))
    deals = await journal.read(store.deals, game, min(today, until), count + 1)
    days = [] if guest is None else await journal.read(store.days_finished, guest.id, game)
    streak, longest = daily.streaks(days, today)
    return DailyArchive(
        now=services.daily.now(),
        streak=streak,
        longest=longest,
        upcoming=DailyCommitment(
            day=tomorrow.day, commitment=commitment_to(tomorrow), committed_at=tomorrow.at
        ),
        deals=await facts_for(services, guest, game, deals[:count]),
        more=len(deals) > count,
    )


@router.get("/daily/{name}/{day}", responses=refusals(404))
async def read_deal(services: Server, name: GameName, day: Day, guest: MaybeGuest) -> DailyDeal:
    """Return a game's deal of a day as the guest may know it."""
    deal = await find_deal(services, find_game(name).name, day)
    (facts,) = await facts_for(services, guest, deal.game, [deal])
    if facts.field is not None:
        services.daily.start_expert(deal)
    return facts


@router.post("/daily/{name}/{day}", responses=refusals(401, 404, 409))
async def play_deal(
    services: Server,
    address: Address,
    name: GameName,
    day: Day,
    guest: RequiredPerson,
    play: PlayDaily | None = None,
) -> DailyTable:
    """Return the table at which the guest plays a daily deal: a new one, or where they have started."""
    deal = await find_deal(services, find_game(name).name, day)
    if deal.day > services.daily.today:
        raise no_day()
    admit = partial(admit_table, services, address, guest)
    practice = play is not None and play.practice
    return DailyTable(table=await services.daily.play(guest.id, guest.name, deal, practice, admit))


async def find_deal(services: Services, name: str, day: str) -> DailyDealRecord:
    """Return a game's deal of a day, tomorrow at most. Raise `RefusedError`."""
    deal = await services.daily.deal(name, day) if daily.is_day(day) else None
    if deal is None or deal.day > daily.day_after(services.daily.today):
        raise no_day()
    return deal


def no_day() -> RefusedError:
    """Return the refusal of a day without a deal."""
    return RefusedError("unknown", "no-such-day")


async def facts_for(
    services: Services, guest: KnownGuest | None, name: str, deals: Sequence[DailyDealRecord]
) -> list[DailyDeal]:
    """Return deals of a game as a guest may know them."""
    store, journal, now = services.store.daily, services.journal, services.daily.now()
    days = [deal.day for deal in deals]
    own = {} if guest is None else await journal.read(store.tries, guest.id, name, days)
    counts = await journal.read(store.field, name, days)
    return [deal_facts(deal, now, own.get(deal.day), counts.get(deal.day, ())) for deal in deals]


def deal_facts(
    deal: DailyDealRecord, now: int, own: DailyTryRecord | None, counts: Sequence[DailyCountRecord]
) -> DailyDeal:
    """Return a deal as the guest may know it who has made a try, or none: before it is over, nothing that
    follows from the cards."""
    revealed = not daily.is_sealed(deal.day, now)
    knows = revealed or (own is not None and own.finished is not None)
    return DailyDeal(
        game=deal.game,
        day=deal.day,
        commitment=commitment_to(deal),
        committed_at=deal.at,
        opens_at=daily.opens_at(deal.day),
        closes_at=daily.closes_at(deal.day),
        reveals_at=daily.reveals_at(deal.day),
        secret=deal.secret if revealed else None,
        players=sum(one.players for one in counts),
        yours=None if own is None else try_facts(own, revealed),
        field=[DailyCount(points=one.points, won=one.won, players=one.players) for one in counts]
        if knows
        else None,
        expert=outcome(deal.expert_points, deal.expert_won) if knows else None,
    )


def try_facts(own: DailyTryRecord, revealed: bool) -> DailyTry:
    """Return a guest's own try."""
    finished = own.finished is not None
    return DailyTry(
        table=own.table,
        since=own.at,
        outcome=outcome(own.points, own.won),
        record=f"{own.table}-1" if finished and revealed else None,
    )


def outcome(points: int | None, won: bool | None) -> DailyOutcome | None:
    """Return what somebody made of a deal; None if the game is not over."""
    return None if points is None or won is None else DailyOutcome(points=points, won=won)


def commitment_to(deal: DailyDealRecord) -> str:
    """Return the commitment to the secret of a deal."""
    return fairness.commitment(bytes.fromhex(deal.secret))
