"""The table of a daily deal: the same play leads to the same game, and nothing shows its cards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.routing import BaseRoute

from spydeck import bots
from spydeck.games.registry import names
from spydeck.json_types import JsonObject
from spydeck.match.observation import Observation
from spydeck.protocol.commands import Command
from spydeck.protocol.tables import DailyPlay
from spydeck.server.http.app import bare_app
from spydeck.server.live.workers import Warming
from spydeck.server.rates import Place
from spydeck.server.table import daily
from spydeck.server.table.decisions.seating import start_game
from tests.seeded import NoWarming
from tests.server.hosted_table import HostedTable, LocalBots, run
from tests.server.in_process import Live, Peer, live
from tests.server.play_daily import go_to, play_out, start

DAY, REVEALED = "2026-11-23", "2026-11-24T06:01"
SEALED = {
    ("GET", "/api/finished/{record}/record"),
    ("GET", "/api/finished/{record}/replay"),
    ("GET", "/api/finished/{record}/reviews/{seat}"),
    ("POST", "/api/finished/{record}/reviews/{seat}"),
    ("GET", "/api/tables/{table}/reviews/{part}"),
    ("POST", "/api/tables/{table}/reviews/{part}"),
    ("GET", "/api/finished/{record}/reviews/{seat}/briefs"),
    ("POST", "/api/finished/{record}/reviews/{seat}/findings"),
    ("GET", "/api/tables/{table}/reviews/{part}/briefs"),
    ("POST", "/api/tables/{table}/reviews/{part}/findings"),
    ("GET", "/api/tables/{table}/replay"),
    ("POST", "/api/finished/{record}/again"),
    ("POST", "/api/tables/{table}/again"),
}
"""The ways to what a deal's moves were worth, to its cards, or to the same cards once more."""
CLOSED = {
    ("POST", "/api/tables/{table}/members"): {},
    ("POST", "/api/tables/{table}/programs"): {"seat": 1, "name": "Bot"},
    ("PUT", "/api/tables/{table}/members/{member}/block"): {},
}
"""The ways that lead to nothing at the table of a daily deal, with what is sent."""
HARMLESS = {
    ("GET", "/api/finished/{record}"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/preview/replay/{record}.png"),
    ("HEAD", "/preview/replay/{record}.png"),
}
"""The ways to what the guest at the table knows, and what all previews show."""

SENT: JsonObject = {"again": {"step": 0, "seat": 0}, "findings": {"first": 0, "found": [None]}}
"""What is sent to paths that end so."""

ARGUMENTS: JsonObject = {
    "asked": 0,
    "action": "nothing",
    "answers": [],
    "seat": 1,
    "member": 0,
    "what": "finish",
    "agree": False,
    "part": 0,
    "on": False,
    "begun": "",
    "found": None,
}
"""What commands are sent with."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    """A server at noon of a day, which reviews games."""
    with live(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        running.services.reviews.warming = cast(Warming, NoWarming([], compiled=True))
        go_to(running, f"{DAY}T12:00")
        yield running


def ways(routes: list[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Yield the methods and paths of requests that concern one table or one finished game."""
    for route in routes:
        path = str(getattr(route, "path", ""))
        if "{record}" in path or "{table}" in path:
            for method in getattr(route, "methods", None) or ():
                yield method, path


def ask(guest: httpx.Client, way: tuple[str, str], table: str) -> httpx.Response:
    """Send a request about a table and its first game."""
    method, path = way
    values = {"table": table, "record": f"{table}-1", "seat": 0, "part": 0, "member": 0}
    return guest.request(
        method, path.format(**values), json=SENT.get(path.rpartition("/")[2], CLOSED.get(way))
    )


@pytest.mark.live
def test_every_way_to_a_table_or_a_record_is_known() -> None:
    assert set(ways(bare_app().routes)) == SEALED | CLOSED.keys() | HARMLESS


@pytest.mark.parametrize("game", names())
def test_no_way_leads_to_a_deal_before_it_is_revealed(server: Live, ada: httpx.Client, game: str) -> None:
    nothing = ada.get("/preview/spydeck.png").content
    table = start(ada, game, DAY)
    require_sealed(ada, table, running=True)
    play_out(server, ada, table)
    practice: str = ada.post(f"/api/daily/{game}/{DAY}", json={"practice": True}).json()["table"]
    require_sealed(ada, practice, running=True)
    play_out(server, ada, practice)
    for over in (table, practice):
        require_sealed(ada, over, running=False)
        assert ada.get(f"/preview/replay/{over}-1.png").content == nothing
    for path in ("/api/played/archive", "/api/guest/archive"):
        assert b"records/" not in ada.get(path).raise_for_status().content
    go_to(server, REVEALED)
    for over in (table, practice):
        assert [way for way in SEALED if "daily-sealed" in ask(ada, way, over).text] == []


def require_sealed(guest: httpx.Client, table: str, running: bool) -> None:
    """Ask for a deal in all ways; the records of running games do not exist."""
    for way in SEALED:
        answer = ask(guest, way, table)
        missing = running and "{record}" in way[1]
        expected = (404, "no-such-record") if missing else (409, "daily-sealed")
        assert (answer.status_code, answer.json()["reason"]) == expected, way
    for way in CLOSED:
        assert ask(guest, way, table).status_code >= 400 or way[1].endswith("/members"), way
    for way in HARMLESS:
        text = ask(guest, way, table).text
        assert not any(word in text for word in ('"secret"', '"hand', '"explanation"')), way


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("game", names())
def test_no_command_is_answered_with_advice_before_the_deal_is_revealed(
    server: Live, ada: httpx.Client, game: str, practice: bool
) -> None:
    table = start(ada, game, DAY)
    if practice:
        play_out(server, ada, table)
        table = ada.post(f"/api/daily/{game}/{DAY}", json={"practice": True}).json()["table"]
    peer = asked(server, ada, table)
    for here in (False, True):
        assert peer.ask(type="suggest", here=here)["reason"] == "daily-no-advice"
    for command in Command.__subclasses__():
        kind: str = command.model_fields["type"].annotation.__args__[0]  # type: ignore[union-attr]
        needed = {name for name, field in command.model_fields.items() if field.is_required()}
        fields = {name: ARGUMENTS[name] for name in needed - {"type", "id"}}
        reply = peer.ask(type=kind, **fields)
        assert reply["type"] in ("done", "sealed", "refused", "view", "next"), kind
    peer.close()
    go_to(server, REVEALED)
    assert asked(server, ada, table).ask(type="suggest")["type"] == "suggestion"


def asked(server: Live, guest: httpx.Client, table: str) -> Peer:
    """Sit down at a table, and return the socket once its seat is asked something."""
    peer = server.sit_down(guest, table)
    while not server.services.lobby.hosts[table].table.questions[0].now:
        server.advance(1)
    return peer


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
