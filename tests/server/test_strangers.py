"""Tables for strangers: who waits for how long, what bots take, and what people take over from them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spydeck import bots
from spydeck.games.registry import game
from spydeck.protocol.commands import Leave, Rematch, Start
from spydeck.server.table import projection
from spydeck.server.table.decisions import RefusedError
from spydeck.server.table.decisions.seating import start_with_bots
from spydeck.server.table.entries import Joined, SeatTaken, StoodIn
from spydeck.server.table.strangers import fills_at, places
from tests.server.hosted_table import HostedTable
from tests.server.manual_host import NAMES, ManualHost, guest_of, snapshot

WAIT_MS = 30_000
GAMES_WITH_DEALS = ("black-spy", "spy-tricks")


def strangers(name: str = "black-spy", persons: int = 1, **settings: Any) -> ManualHost:
    """Return a table for strangers with people in its first seats."""
    host = ManualHost(name, access="strangers", pace=0.0, **settings)
    for member in range(1, persons):
        host.join(member, member)
    return host


def started(name: str = "black-spy", persons: int = 1, **settings: Any) -> ManualHost:
    """Return a table for strangers at which bots have taken the other seats."""
    host = strangers(name, persons, **settings)
    host.enter(start_with_bots(host.table, bytes(32), ()))
    return host


def come_late(host: ManualHost, member: int) -> None:
    """Add a member who comes during a game and waits for a seat."""
    joined = Joined(member=member, guest=guest_of(member), name="Spectator", wished=NAMES[member], waits=True)
    host.enter([joined])


def play_deal(host: ManualHost) -> None:
    """Let people play like bots until the deal or round is over."""
    part, player = host.table.running.part, bots.by_name("sensible", seed=5)
    host.settle()
    while host.table.running.part == part and not host.table.running.over:
        table = host.table
        seats = [seat for seat in table.running.actors if seat in table.seats_of_people()]
        seat = next((seat for seat in seats if table.sealed(seat) is None), None)
        if seat is None:
            host.wait(table.settings.question_seconds)
        else:
            host.act(seat, player.choose(table.running.observation(seat)))


def test_nobody_is_host_so_that_no_stranger_can_remove_another() -> None:
    host = strangers(persons=2)
    assert host.table.host is None
    refused = host.refused(0, Start(type="start", id="c1"))
    assert (refused.code, refused.reason) == ("not-host", "host-only")


def test_the_wait_starts_with_the_first_player_and_ends_when_all_have_left() -> None:
    host = strangers()
    assert fills_at(host.table) == host.now + WAIT_MS
    host.now += 5_000
    host.join(1, 1)
    assert fills_at(host.table) == host.now - 5_000 + WAIT_MS
    assert projection.table_facts(host.table).fills_at == fills_at(host.table)
    for seat in (0, 1):
        host.enter([SeatTaken(seat=seat, sitter="open")])
    assert fills_at(host.table) is None


def test_a_full_table_need_not_wait() -> None:
    host = strangers(persons=4)
    since = fills_at(host.table)
    assert since is not None
    assert since <= host.now


def test_other_tables_are_never_filled() -> None:
    host = ManualHost("black-spy", access="open")
    assert fills_at(host.table) is None
    assert host.table.host == 0


@pytest.mark.parametrize("name", GAMES_WITH_DEALS)
def test_people_take_over_the_seats_of_bots_at_the_next_deal_with_their_names(name: str) -> None:
    host = started(name, clock=None)
    bot_seats = [seat for seat, chair in enumerate(host.table.chairs) if chair.sitter == "bot"]
    assert places(host.table) == len(bot_seats)
    come_late(host, 1)
    come_late(host, 2)
    assert places(host.table) == len(bot_seats) - 2
    assert host.table.seat_of(1) is None
    play_deal(host)
    assert [host.table.seat_of(member) for member in (1, 2)] == bot_seats[:2]
    assert [host.table.members[member].name for member in (1, 2)] == [NAMES[1], NAMES[2]]
    assert f'[Names "{", ".join(map(host.table.name_of, range(host.table.players)))}"]' in (
        host.table.running.record()
    )
    assert snapshot(host.replayed()) == snapshot(host.table)
    play_deal(host)  # they can


def test_two_who_request_one_name_get_different_ones() -> None:
    host = started(clock=None)
    for member in (1, 2):
        joined = Joined(member=member, guest=guest_of(member), name=f"S {member}", wished="Zoe", waits=True)
        host.enter([joined])
    play_deal(host)
    assert [host.table.members[member].name for member in (1, 2)] == ["Zoe", "Zoe (2)"]


def test_a_newcomer_sees_nothing_of_the_deal_in_which_the_bot_still_plays() -> None:
    host = started(clock=None)
    come_late(host, 1)
    assert projection.view(host.table, host.table.seat_of(1)) == host.table.running.view(None)
    play_deal(host)
    assert projection.view(host.table, host.table.seat_of(1)) == host.table.running.view(1)
    assert host.table.running.view(1) != host.table.running.view(None)


def test_a_seat_that_somebody_has_left_is_taken_over_too() -> None:
    host = started(persons=4, clock=None)
    assert places(host.table) == 0
    host.send(3, Leave(type="leave", id="c8"))
    assert places(host.table) == 1
    come_late(host, 4)
    play_deal(host)
    assert host.table.seat_of(4) == 3


def test_the_seat_of_who_is_away_goes_to_others_last_and_who_returns_waits_for_another() -> None:
    host = started(persons=3, clock=None)
    host.enter([StoodIn(seat=1, why="away")])
    come_late(host, 3)
    come_late(host, 4)
    play_deal(host)
    assert [host.table.seat_of(member) for member in (3, 4, 1)] == [3, 1, None]
    assert [person.waits for person in host.table.members.values()] == [False, True, False, False, False]
    host.send(4, Leave(type="leave", id="c7"))
    play_deal(host)
    assert host.table.seat_of(1) == 1


def test_the_new_holder_of_a_seat_has_the_whole_time_to_answer() -> None:
    host = started(clock=60.0)
    come_late(host, 1)
    play_deal(host)
    question = host.table.questions[1]
    assert question.now
    assert question.expires_at(host.table.settings) == host.table.at + 60_000


def test_spycard_has_one_deal_so_nobody_takes_over_a_seat_there() -> None:
    host = started("spycard", clock=None)
    assert places(host.table) == 0


def test_nobody_takes_over_a_seat_at_other_tables() -> None:
    host = ManualHost("black-spy", access="open", pace=0.0).gather(1)
    come_late(host, 1)
    play_deal(host)
    assert host.table.seat_of(1) is None


def test_somebody_who_waits_can_gather_strangers_again_when_the_game_is_over() -> None:
    host = started("spycard", clock=None)
    come_late(host, 1)
    play_deal(host)
    host.send(1, Rematch(type="rematch", id="c9"))
    assert host.table.stage == "gathering"
    assert host.table.seat_of(1) == 1
    assert fills_at(host.table) == host.table.at + WAIT_MS


async def gathered(persons: int, **settings: Any) -> HostedTable:
    """Return a table of four at which some strangers wait."""
    hosted = HostedTable("black-spy", 4, access="strangers", **settings)
    await hosted.gather(persons, start=False)
    return hosted


async def test_bots_take_the_open_seats_after_the_wait() -> None:
    hosted = await gathered(2)
    await asyncio.sleep(29)
    assert not hosted.table.in_game
    await asyncio.sleep(2)
    assert hosted.table.in_game
    assert [chair.sitter for chair in hosted.table.chairs] == ["person", "person", "bot", "bot"]


async def test_the_game_starts_at_once_when_the_last_seat_is_taken() -> None:
    hosted = HostedTable("spy-tricks", 3, access="strangers")
    await hosted.gather(2, start=False)
    await hosted.host.join(guest_of(2), "Cleo", sit=True)
    assert hosted.table.stage == "playing"
    assert [chair.sitter for chair in hosted.table.chairs] == ["person"] * 3


@pytest.mark.parametrize("name", ["black-spy", "spy-tricks", "spycard"])
async def test_who_takes_the_last_seat_has_as_long_to_connect_as_everybody_else(name: str) -> None:
    players = game(name).usual_players
    hosted = HostedTable(name, players, access="strangers", fill_seconds=600.0)
    await hosted.gather(players - 1, start=False)
    await asyncio.sleep(300)
    last = await hosted.host.join(guest_of(players - 1), "Zoe", sit=True)
    assert hosted.table.stage == "playing"
    assert [chair.sitter for chair in hosted.table.chairs] == ["person"] * players
    await asyncio.sleep(9)
    listener = await hosted.connect(last)
    assert listener.messages("welcome")[0]["you"]["seat"] == players - 1


async def test_nobody_loses_a_seat_because_another_connects_first_after_a_restart() -> None:
    hosted = await gathered(3)
    await asyncio.sleep(25)
    await hosted.host.close()
    await asyncio.sleep(20)
    hosted.host = hosted.open(hosted.table)
    for member in (2, 0, 1):
        await hosted.connect(member)
        await asyncio.sleep(3)
    assert [chair.sitter for chair in hosted.table.chairs] == ["person"] * 3 + ["bot"]


async def test_who_comes_just_before_the_next_deal_takes_over_a_seat_there() -> None:
    hosted = await gathered(1, clock=5.0, pace=0.5)
    await asyncio.sleep(31)
    while sum(one.logged.entry.kind == "acted" for one in hosted.table.applied) < 58:
        await asyncio.sleep(0.1)
    member = await hosted.host.join(guest_of(1), "Ben", sit=True)
    while hosted.table.running.part == 0:
        await asyncio.sleep(0.1)
    assert hosted.table.seat_of(member) == 1


async def test_who_loses_the_seat_before_the_game_waits_for_another() -> None:
    hosted = await gathered(2)
    hosted.host.disconnect(hosted.listeners[1])
    await asyncio.sleep(31)
    assert hosted.table.seat_of(1) is None
    listener = await hosted.connect(1)
    members = listener.messages("welcome")[0]["table"]["members"]
    assert [member["waits"] for member in members] == [False, True]


async def test_who_has_gone_before_the_game_loses_the_seat_to_a_bot_but_not_who_just_reloads() -> None:
    hosted = await gathered(3)
    await asyncio.sleep(15)
    hosted.host.disconnect(hosted.listeners[0])
    await asyncio.sleep(13)
    hosted.host.disconnect(hosted.listeners[1])
    await asyncio.sleep(3)
    assert hosted.table.stage == "playing"
    assert [chair.sitter for chair in hosted.table.chairs] == ["bot", "person", "person", "bot"]


async def test_nothing_starts_while_nobody_is_there_and_the_next_who_comes_waits_again() -> None:
    hosted = await gathered(1)
    hosted.host.disconnect(hosted.listeners[0])
    await asyncio.sleep(300)
    assert hosted.table.stage == "gathering"
    assert hosted.host.joinable
    member = await hosted.host.join(guest_of(1), "Ben", sit=True)
    listener = await hosted.connect(member)
    assert hosted.table.seat_of(0) is None
    facts = listener.messages("welcome")[0]["table"]
    assert facts["fills_at"] == hosted.host.logbook.now() + WAIT_MS


async def test_who_left_before_the_table_was_unloaded_keeps_no_seat_and_shortens_no_wait() -> None:
    hosted = await gathered(2)
    for listener in hosted.listeners.values():
        hosted.host.disconnect(listener)
    await hosted.host.close()
    await asyncio.sleep(300)
    hosted.host = hosted.open(hosted.table)
    member = await hosted.host.join(guest_of(2), "Cleo", sit=True)
    listener = await hosted.connect(member)
    facts = listener.messages("welcome")[0]["table"]
    assert [seat["member"] for seat in facts["seats"]] == [2, None, None, None]
    assert facts["fills_at"] == hosted.host.logbook.now() + WAIT_MS


async def test_who_waits_while_the_server_restarts_keeps_the_seat() -> None:
    hosted = await gathered(2)
    await hosted.host.close()
    await asyncio.sleep(15)
    hosted.host = hosted.open(hosted.table)
    assert await hosted.host.join(guest_of(2), "Cleo", sit=True) == 2
    await hosted.connect(0)
    await asyncio.sleep(5)
    await hosted.connect(1)
    await asyncio.sleep(11)
    assert hosted.table.in_game
    assert [chair.sitter for chair in hosted.table.chairs] == ["person", "person", "bot", "bot"]


async def test_a_seat_is_promised_only_where_there_is_one() -> None:
    hosted = await gathered(3)
    await asyncio.sleep(31)
    assert hosted.host.joinable
    assert await hosted.host.join(guest_of(3), "Dan", sit=True) == 3
    await hosted.connect(3)
    assert not hosted.host.joinable
    with pytest.raises(RefusedError, match="no-place"):
        await hosted.host.join(guest_of(4), "Eve", sit=True)
    assert await hosted.host.join(guest_of(3), "Dan", sit=True) == 3
    assert await hosted.host.join(guest_of(4), "Eve") == 4  # to watch


async def test_who_has_closed_the_page_takes_over_nothing_and_leaves_the_place_to_others() -> None:
    hosted = await gathered(3, clock=5.0, pace=0.0)
    await asyncio.sleep(31)
    assert await hosted.host.join(guest_of(3), "Dan", sit=True) == 3
    hosted.host.disconnect(await hosted.connect(3))
    assert hosted.host.joinable
    assert await hosted.host.join(guest_of(4), "Eve", sit=True) == 4
    await hosted.connect(4)
    while hosted.table.running.part == 0:
        await asyncio.sleep(1)
    assert hosted.table.seat_of(4) == 3
    assert hosted.table.seat_of(3) is None


async def test_nobody_is_sent_to_a_game_that_everyone_has_left() -> None:
    hosted = await gathered(1)
    await asyncio.sleep(31)
    assert hosted.host.joinable
    hosted.host.disconnect(hosted.listeners[0])
    assert not hosted.host.joinable
    with pytest.raises(RefusedError, match="no-place"):
        await hosted.host.join(guest_of(1), "Ben", sit=True)


@pytest.mark.parametrize("views", ["always", "asked"])
async def test_the_page_of_who_takes_over_a_seat_gets_its_view_at_once(views: Any) -> None:
    hosted = await gathered(1, clock=5.0, pace=0.0)
    await asyncio.sleep(31)
    member = await hosted.host.join(guest_of(1), "Ben", sit=True)
    listener = await hosted.connect(member, views)
    while hosted.table.seat_of(member) is None:
        await asyncio.sleep(1)
    assert hosted.table.running.part == 1
    taken = next(
        message
        for message in listener.messages("update")
        if message["event"]["kind"] == "seat" and message["event"]["member"] == 1
    )
    assert taken["you"]["seat"] == 1
    assert taken["view"]["seat"] == 1
    assert taken["asked"]["now"]
