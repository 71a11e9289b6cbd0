"""The table of a daily deal: however quick bots and people are, the same play leads to the same game."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spydeck import bots
from spydeck.games.registry import names
from spydeck.match.observation import Observation
from spydeck.protocol.tables import DailyPlay
from spydeck.server.rates import Place
from spydeck.server.table import daily
from spydeck.server.table.decisions.seating import start_game
from tests.server.hosted_table import HostedTable, LocalBots, run

DAY = "2026-11-23"


class SlowBots(LocalBots):
    """Bots that take their time, now more and now less."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = Random(seed)

    async def choose(self, bot: str, observation: Observation, place: Place, seed: int | None = None) -> str:
        """Return what a bot does, after a while."""
        await asyncio.sleep(self._random.choice([0.0, 0.1, 3.0]))
        return await super().choose(bot, observation, place, seed)


async def played(game: str, delays: int) -> list[str]:
    """Return the lines of a daily deal that one person plays in the same way, at another speed."""
    settings = daily.settings_for(game, DAY, practice=False)
    hosted = HostedTable(game, settings.players or 0)
    hosted.settings, hosted.workers = settings, SlowBots(delays)
    hosted.host = hosted.open(hosted.table)
    await hosted.gather(1, start=False)
    waits = Random(-delays)
    await hosted.host.carry_out(lambda table: start_game(table, bytes(32), daily.BOT))
    while hosted.table.stage == "playing":
        await asyncio.sleep(waits.choice([0.0, 0.2, 1.0, 20.0]))
        question = hosted.table.questions[daily.SEAT]
        if question.now and hosted.table.sealed(daily.SEAT) is None:
            seen = hosted.table.running.observation(daily.SEAT)
            action = bots.by_name("sensible", int(seen.key, 16) % 2**62).choose(seen)
            await hosted.act(daily.SEAT, action)
    assert {bot for bot, _ in hosted.workers.questions} == {daily.BOT}
    return list(hosted.table.running.lines())


@pytest.mark.parametrize("game", names())
def test_the_same_play_leads_to_the_same_game_at_any_speed(game: str) -> None:
    first = run(played(game, 1))
    for delays in (2, 3):
        assert run(played(game, delays)) == first


def test_days_begin_and_end_by_the_clock_of_utc() -> None:
    opens = daily.opens_at(DAY)
    assert (daily.day_at(opens - 1), daily.day_at(opens)) == ("2026-11-22", DAY)
    assert daily.opens_at("2026-11-24") == daily.closes_at(DAY)
    assert (daily.day_after("2026-12-31"), daily.day_after("2028-03-01", -1)) == ("2027-01-01", "2028-02-29")


@given(st.dates(), st.integers(-2, 2))
def test_only_dates_are_days(date: object, days: int) -> None:
    text = str(date)
    assert daily.is_day(text)
    assert not daily.is_day(text.replace("-", ""))
    assert not daily.is_day(text[:-2] + "32")


@pytest.mark.parametrize(
    ("days", "streak", "longest"),
    [
        ([], 0, 0),
        ([DAY], 1, 1),
        (["2026-11-22"], 1, 1),
        (["2026-11-21"], 0, 1),
        (["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-22", DAY], 2, 3),
        (["2026-10-31", "2026-11-01"], 0, 2),
    ],
)
def test_a_streak_lasts_until_a_day_is_missed(days: list[str], streak: int, longest: int) -> None:
    assert daily.streaks(days, DAY) == (streak, longest)


def test_each_day_and_game_has_bots_of_its_own() -> None:
    seeds = {daily.seed_of(day, game) for day in (DAY, "2026-11-24") for game in names()}
    assert len(seeds) == 2 * len(names())
    assert all(0 <= seed < 1 << daily.SEED_BITS for seed in seeds)


@pytest.mark.parametrize("game", names())
def test_the_person_has_the_first_seat_and_bots_the_others(game: str) -> None:
    settings = daily.settings_for(game, DAY, practice=True)
    assert settings.daily == DailyPlay(day=DAY, practice=True)
    setup = daily.seats_for(settings)
    assert [seat.sitter for seat in setup] == ["open", *["bot"] * (len(setup) - 1)]
