"""Presence: joining and leaving, missed updates, kept seats, and who is host meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spydeck.match import Match
from spydeck.server.config import Limits
from spydeck.server.store.errors import FULL, NotSaved
from spydeck.server.table.decisions import RefusedError
from tests.server.hosted_table import HostedTable, black_spy, passing
from tests.server.manual_host import guest_of


async def test_a_table_sleeps_while_no_member_is_connected_and_wakes_with_new_clocks() -> None:
    hosted = HostedTable("black-spy", 4, clock=30.0, away_seconds=3600.0)
    await hosted.gather(2)
    for member in (0, 1):
        hosted.host.disconnect(hosted.listeners[member])
    seq = hosted.table.seq
    await asyncio.sleep(1000)
    assert hosted.table.seq == seq
    await hosted.connect(0)
    assert hosted.memory.seqs[-1] == seq + 1
    assert hosted.listeners[0].messages("welcome")[0]["seq"] == seq + 1
    await asyncio.sleep(29)
    assert hosted.table.chairs[0].stand_in is None
    await asyncio.sleep(2)
    assert hosted.table.chairs[0].stand_in == "clock"


async def test_a_bot_plays_for_an_absent_player_who_gets_the_seat_back_on_return() -> None:
    hosted = HostedTable("black-spy", 4, away_seconds=45.0)
    await hosted.gather(2)
    hosted.host.disconnect(hosted.listeners[1])
    await asyncio.sleep(44)
    assert hosted.table.chairs[1].stand_in is None
    await asyncio.sleep(2)
    assert hosted.table.chairs[1].stand_in == "away"
    assert not hosted.table.questions[1].now
    listener = await hosted.connect(1)
    assert hosted.table.chairs[1].stand_in is None
    assert listener.messages("welcome")[0]["table"]["seats"][1]["stand_in"] is None


async def test_a_seat_is_returned_as_soon_as_that_can_be_saved() -> None:
    hosted = HostedTable("black-spy", 4, away_seconds=45.0)
    await hosted.gather(2)
    hosted.host.disconnect(hosted.listeners[1])
    await asyncio.sleep(46)
    hosted.memory.trouble = NotSaved(FULL)
    await hosted.connect(1)
    await asyncio.sleep(5)
    assert hosted.table.chairs[1].stand_in == "away"
    hosted.memory.trouble = None
    await asyncio.sleep(2)
    assert hosted.table.chairs[1].stand_in is None


async def test_clocks_restart_as_soon_as_that_can_be_saved() -> None:
    hosted = HostedTable("black-spy", 4, clock=30.0)
    await hosted.gather(2)
    for member in (0, 1):
        hosted.host.disconnect(hosted.listeners[member])
    await asyncio.sleep(1000)
    hosted.memory.trouble = NotSaved(FULL)
    await hosted.connect(0)
    await asyncio.sleep(5)
    hosted.memory.trouble = None
    await asyncio.sleep(29)
    assert hosted.table.chairs[0].stand_in is None
    await asyncio.sleep(4)
    assert hosted.table.chairs[0].stand_in == "clock"


async def test_an_absent_host_is_replaced_by_a_connected_member_before_a_game() -> None:
    hosted = HostedTable("black-spy", 4)
    await hosted.gather(3, start=False)
    hosted.host.disconnect(hosted.listeners[0])
    hosted.host.disconnect(hosted.listeners[1])
    await asyncio.sleep(119)
    assert hosted.table.host == 0
    await asyncio.sleep(2)
    assert hosted.table.host == 2
    assert (await hosted.send(2, type="start"))["type"] == "done"


async def test_while_a_game_runs_an_away_host_stays_the_host() -> None:
    hosted = HostedTable("black-spy", 4, away_seconds=3600.0)
    await hosted.gather(2)
    hosted.host.disconnect(hosted.listeners[0])
    await asyncio.sleep(500)
    assert hosted.table.host == 0


async def test_a_second_socket_keeps_the_seat_when_the_first_goes() -> None:
    hosted = HostedTable("black-spy", 4, away_seconds=45.0)
    await hosted.gather(2)
    first = hosted.listeners[1]
    await hosted.connect(1)
    hosted.host.disconnect(first)
    await asyncio.sleep(100)
    assert hosted.table.chairs[1].stand_in is None
    assert hosted.listeners[0].messages("presence")[-1]["here"] == [0, 1]


async def test_a_returning_member_receives_what_was_missed_and_nothing_twice() -> None:
    hosted = await black_spy()
    seen = hosted.table.seq
    for seat in range(4):
        await hosted.act(seat, passing(hosted, seat))
    listener = await hosted.connect(2, since=seen)
    (welcome,) = listener.messages("welcome")
    assert [one["seq"] for one in welcome["missed"]] == list(range(seen + 1, hosted.table.seq + 1))
    assert not welcome["truncated"]
    live = [one for one in hosted.listeners[0].messages("update") if one["seq"] > seen]
    assert [one["event"] for one in welcome["missed"]] == [one["event"] for one in live]


async def test_missed_updates_equal_those_that_others_received_and_are_made_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A member who returns late has missed hours of a game: that must not block other tables."""
    made = []
    events = Match.events

    def counted(match: Match, seat: int | None, since: int = 0) -> list[Any]:
        found = events(match, seat, since)
        made.append(len(found))
        return found

    hosted = await black_spy()
    for _ in range(40):
        seat = hosted.table.running.actors[0]
        await hosted.act(seat, next(hosted.table.running.legal(seat)))
    there = {one["seq"]: one["happened"] for one in hosted.listeners[2].messages("update")}
    monkeypatch.setattr(Match, "events", counted)
    listener = await hosted.connect(2, since=hosted.table.seq - 35)
    (welcome,) = listener.messages("welcome")
    sent = [one["happened"] for one in welcome["missed"]]
    assert sent == [there[one["seq"]] for one in welcome["missed"]]
    assert sum(made) == sum(map(len, sent)) > 35


async def test_a_welcome_says_when_it_leaves_out_missed_updates() -> None:
    hosted = await black_spy(limits=Limits(missed_updates=2))
    for seat in range(4):
        await hosted.act(seat, passing(hosted, seat))
    listener = await hosted.connect(1, since=1)
    (welcome,) = listener.messages("welcome")
    assert (len(welcome["missed"]), welcome["truncated"]) == (2, True)


async def test_at_a_table_with_too_long_a_log_only_the_game_continues() -> None:
    hosted = await black_spy(limits=Limits(entries_per_table=10))
    for fields in ({"type": "say", "phrase": "hello"}, {"type": "propose", "what": "draw"}):
        assert (await hosted.send(0, **fields))["code"] == "too-many"
    assert (await hosted.act(0, passing(hosted, 0)))["type"] == "done"


async def test_a_pause_can_end_at_a_table_with_too_long_a_log() -> None:
    hosted = await black_spy(limits=Limits(entries_per_table=11))
    await hosted.send(0, type="propose", what="pause")
    for member in (1, 2, 3):
        await hosted.send(member, type="answer", agree=True)
    assert hosted.table.stage == "paused"
    assert (await hosted.send(0, type="resume"))["type"] == "done"


async def test_no_member_has_the_name_of_another_or_of_a_bot() -> None:
    hosted = HostedTable("black-spy", 4)
    await hosted.gather(2)
    people = hosted.table.members
    await hosted.send(0, type="propose", what="draw")
    await hosted.send(1, type="answer", agree=True)
    for guest, requested, called in [
        ("g5", "ADA", "ADA (2)"),
        ("g6", "\uff21da", "\uff21da (3)"),
        ("g7", "agent  ash", "agent  ash (2)"),
        ("g8", "A" * 40, "A" * 40),
        ("g9", "a" * 40, "a" * 35 + " (2)"),
    ]:
        member = await hosted.host.join(guest, requested)
        assert people[member].name == called
        seq = hosted.table.seq
        assert await hosted.host.join(guest, requested) == member
        assert hosted.table.seq == seq
    assert await hosted.host.join("g5", "Zoe") == 2
    assert people[2].name == "Zoe"


async def test_during_a_game_no_name_can_carry_a_message() -> None:
    hosted = await black_spy()
    member = await hosted.host.join("g5", "Ada holds K7")
    await hosted.connect(member)
    await hosted.host.join("g5", "Ada holds B7")
    await hosted.send(member, type="leave")
    assert await hosted.host.join("g5", "Ada holds R7") == member
    assert await hosted.host.join("g6", "So she does") == member + 1
    people = hosted.table.members
    assert [people[number].name for number in (member, member + 1)] == ["Spectator", "Spectator (2)"]
    assert not any(b"holds" in message or b"does" in message for _, message in hosted.listeners[0].received)
    await hosted.send(0, type="propose", what="draw")
    for voter in (1, 2, 3):
        await hosted.send(voter, type="answer", agree=True)
    assert people[member + 1].name == "So she does"
    assert hosted.listeners[0].messages("update")[-1]["event"]["kind"] == "renamed"


async def test_joining_and_leaving_does_not_lengthen_a_log_indefinitely() -> None:
    hosted = await black_spy(limits=Limits(entries_per_table=10))
    with pytest.raises(RefusedError):
        await hosted.host.join("g5", "Eve")
    await hosted.send(1, type="leave")
    assert await hosted.host.join(guest_of(1), "Ben") == 1


async def test_a_member_with_too_many_sockets_loses_the_oldest() -> None:
    hosted = await black_spy(limits=Limits(sockets_per_member=2))
    oldest = hosted.listeners[1]
    await hosted.connect(1)
    assert oldest.farewell is None
    await hosted.connect(1)
    assert oldest.farewell == "replaced"


async def test_members_who_leave_or_are_removed_get_a_farewell_and_nothing_more() -> None:
    hosted = await black_spy()
    reply = await hosted.send(2, type="leave")
    assert reply["type"] == "done"
    await hosted.send(0, type="remove", member=1)
    assert [hosted.listeners[member].farewell for member in range(4)] == [
        None,
        "removed",
        "removed",
        None,
    ]


async def test_everyone_receives_who_is_ready_for_the_next_deal() -> None:
    hosted = await black_spy(persons=3)
    seq = hosted.table.seq
    assert (await hosted.send(2, type="ready", part=0))["type"] == "done"
    await hosted.send(0, type="ready", part=0)
    await hosted.send(0, type="ready", part=0)
    sent = [(one["part"], one["ready"]) for one in hosted.listeners[1].messages("ready")]
    assert sent == [(0, [2]), (0, [0, 2]), (0, [0, 2])]
    await hosted.send(1, type="ready", part=1)
    assert hosted.listeners[0].messages("ready")[-1] == {"type": "ready", "part": 1, "ready": [1]}
    assert hosted.table.seq == seq == hosted.memory.seqs[-1]


async def test_a_member_who_sits_down_is_no_longer_a_spectator() -> None:
    hosted = HostedTable("black-spy", 4)
    await hosted.gather(2, start=False)
    for fields, looking in (({"type": "stand"}, 1), ({"type": "sit", "seat": 3}, 0)):
        await hosted.send(1, **fields)
        assert hosted.listeners[0].messages("presence")[-1]["spectators"] == looking


async def test_spectators_keep_nobody_waiting() -> None:
    hosted = await black_spy(persons=2)
    await hosted.host.join(guest_of(4), "Eve")
    await hosted.connect(2)
    assert (await hosted.send(2, type="ready", part=0))["code"] == "not-seated"
    assert hosted.listeners[0].messages("ready") == []
