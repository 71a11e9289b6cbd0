"""Games by the day: clocks of hours and days run while nobody is there, and bots only answer once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from spydeck.json_types import JsonObject
from spydeck.server.live.host import TableHost
from spydeck.server.live.logbook import Logbook
from spydeck.server.table.deadlines import next_due
from tests.server.in_process import Live, Peer, live, passes, started_game
from tests.waiting import wait_until

pytestmark = pytest.mark.live

DAY = 86_400.0


@pytest.fixture
def server(database_url: str) -> Iterator[Live]:
    """A server of its own, on each kind of database."""
    with live(database_url) as running:
        yield running


def by_day(server: Live, **settings: Any) -> tuple[httpx.Client, httpx.Client, str, Peer, Peer]:
    """Start a game by the day of two people, Ada in seat 0 and Ben in seat 1, and two bots."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    made, own, other = started_game(server, ada, ben, **{"clock": DAY, "pace": 0, **settings})
    settle(server, made["table"])
    return ada, ben, made["table"], own, other


def leave_alone(server: Live, table: str, *peers: Peer) -> None:
    """Close sockets, and let the server unload the table as soon as it is idle."""
    for peer in peers:
        peer.close()
    host = server.services.lobby.hosts[table]
    wait_until(lambda: not host.broadcast.listeners)
    server.do(server.services.lobby.unload_idle())
    server._clock.ahead += 61_000
    server.do(server.services.lobby.unload_idle())
    assert table not in server.services.lobby.hosts


def maintain(server: Live, table: str) -> TableHost:
    """Let the server do what is due, until the bots have nothing to do either."""
    server.do(server.services.lobby.care_for_due())
    return settle(server, table)


def settle(server: Live, table: str) -> TableHost:
    """Wait until the bots at a table have answered, and that is saved with when something is due next."""
    host = server.services.lobby.hosts[table]
    wait_until(lambda: waits(host))
    server.do(host.carry_out(lambda _: []))  # has its turn after what is being saved
    return host


def waits(host: TableHost) -> bool:
    """Return whether nothing is due now."""
    due = next_due(host.table)
    return due is None or due > host.logbook.now()


def mine(guest: httpx.Client) -> list[JsonObject]:
    """Return a guest's tables."""
    found: list[JsonObject] = guest.get("/api/tables/mine").raise_for_status().json()
    return found


def acted_by(host: TableHost, seat: int) -> list[str]:
    """Return who gave the answers of a seat."""
    entries = [applied.logged.entry for applied in host.table.applied]
    return [entry.by for entry in entries if entry.kind == "acted" and entry.seat == seat]


def test_nobody_has_to_be_there_for_the_clock_to_run(server: Live) -> None:
    _, _, table, own, other = by_day(server)
    assert own.ask(**passes(own))["type"] == "done"
    leave_alone(server, table, own, other)
    server.do(server.services.lobby.care_for_due())
    assert table not in server.services.lobby.hosts  # nothing is due yet
    server._clock.ahead += round(DAY * 1000)
    host = maintain(server, table)
    assert acted_by(host, 0)[:1] == ["person"]
    assert acted_by(host, 1) == ["stand-in"]
    assert host.table.chairs[1].stand_in is None


def test_a_player_whose_time_ran_out_has_the_whole_time_for_the_next_answer(server: Live) -> None:
    _, _, table, own, other = by_day(server)
    assert own.ask(**passes(own))["type"] == "done"
    server.advance(DAY + 1)
    host = settle(server, table)
    assert acted_by(host, 1) == ["stand-in"]
    (asked,) = host.table.running.actors
    assert host.table.chairs[asked].stand_in is None
    server.advance(DAY / 2)
    assert host.table.running.actors == (asked,)
    server.advance(DAY / 2)
    wait_until(lambda: waits(host) and acted_by(host, asked)[-1] == "stand-in")
    other.close()


def test_bots_do_not_stand_in_for_those_who_are_away(server: Live) -> None:
    _, _, table, own, other = by_day(server, away_seconds=1)
    other.close()
    host = server.services.lobby.hosts[table]
    wait_until(lambda: len(host.broadcast.listeners) == 1)
    server.advance(DAY / 2)
    assert [chair.stand_in for chair in host.table.chairs] == [None] * 4
    own.close()


def test_coming_back_does_not_restart_the_clock(server: Live) -> None:
    ada, _, table, own, other = by_day(server)
    until = own.received[-1].get("asked") or own.ask(type="view")["asked"]
    leave_alone(server, table, own, other)
    server._clock.ahead += round(DAY * 500)
    again = server.sit_down(ada, table)
    assert again.ask(type="view")["asked"]["until"] == until["until"]
    assert again.ask(**passes(again))["type"] == "done"


def test_a_restarted_server_continues_all_clocks(database_url: str) -> None:
    with live(database_url) as first:
        _, _, table, _, _ = by_day(first)
    with live(database_url) as second:
        second.do(second.services.lobby.care_for_due())
        assert table not in second.services.lobby.hosts
        second._clock.ahead += round(DAY * 1000)
        host = maintain(second, table)
        assert acted_by(host, 0) == acted_by(host, 1) == ["stand-in"]


def test_a_crash_before_the_deadline_is_saved_stops_no_clock(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: object) -> None:
        """Save nothing."""

    monkeypatch.setattr(Logbook, "put_row", crash)
    _, _, table, _, _ = by_day(server)
    assert server.services.store.due_tables(server._clock(), 9) == [table]


def test_own_tables_come_in_the_order_of_urgency(server: Live) -> None:
    ada, ben, later, _, _ = by_day(server)
    made = [server.table(ada, clock=clock, pace=0, start=True)["table"] for clock in (DAY / 2, 3 * DAY)]
    gathers = server.table(ada)["table"]
    found = mine(ada)
    assert [one["table"] for one in found] == [made[0], later, made[1], gathers]
    assert [one["your_turn"] for one in found] == [True, True, True, False]
    assert found[0]["until"] < found[1]["until"] < found[2]["until"]
    assert found[3]["until"] is None
    own = server.sit_down(ada, later)
    assert own.ask(**passes(own))["type"] == "done"
    answered = next(one for one in mine(ada) if one["table"] == later)
    assert (answered["your_turn"], answered["until"]) == (False, None)
    assert mine(ben)[0]["your_turn"]
    open_to_all = server.guest("Cleo").get(f"/api/tables/{later}")
    assert open_to_all.status_code == 404


def test_whose_turn_it_is_is_known_of_tables_at_rest_too(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada, start=True)
    peer = server.sit_down(ada, made["table"])
    (one,) = mine(ada)
    assert (one["your_turn"], one["until"]) == (True, None)
    leave_alone(server, made["table"], peer)
    (one,) = mine(ada)
    assert one["your_turn"]


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [
        ({"clock": DAY}, DAY / 4),
        ({"clock": DAY, "question_seconds": 60}, 60),
        ({"clock": 3600}, 6),
        ({}, 6),
    ],
)
def test_answers_stay_sealed_for_longer_by_the_day(
    server: Live, settings: JsonObject, seconds: float
) -> None:
    made = server.table(server.guest(), game="spycard", **settings)
    assert server.services.lobby.hosts[made["table"]].table.settings.question_seconds == seconds


def test_answers_are_not_sealed_for_hours_where_people_wait_for_each_other(server: Live) -> None:
    settings = {"game": "spycard", "clock": 60, "question_seconds": 61}
    refused = server.guest().post("/api/tables", json=settings).json()
    assert (refused["reason"], refused["field"]) == ("window-too-long", "question_seconds")


@pytest.mark.parametrize("clock", [0, 14 * DAY + 1, "a day"])
def test_a_clock_has_between_a_second_and_two_weeks(server: Live, clock: object) -> None:
    refused = server.guest().post("/api/tables", json={"game": "black-spy", "clock": clock})
    assert (refused.status_code, refused.json()["field"]) == (422, "clock")


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_a_game_ends_even_if_nobody_ever_comes(server: Live, game: str) -> None:
    options = {"end_value": 1} if game == "black-spy" else {}
    _, _, table, own, other = by_day(server, game=game, options=options)
    leave_alone(server, table, own, other)
    server._clock.ahead += round(DAY * 1000)
    server.do(server.services.lobby.care_for_due())
    host = server.services.lobby.hosts[table]
    while host.table.stage == "playing":
        server.advance(DAY)
        settle(server, table)
    assert {"person"}.isdisjoint(acted_by(host, 0))
    assert server.services.store.due_tables(2**60, 9) == []
