"""Who is there: coming and going, what was missed, whose seat is kept, who is host meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spydeck.match import Match
from spydeck.server.limits import Limits
from spydeck.server.store.errors import FULL, NotSaved
from spydeck.server.table.decisions import Refusal
from tests.server.by_hand import guest_of
from tests.server.hosting import House, black_spy, passing, run


def test_a_table_sleeps_while_nobody_of_it_is_there_and_wakes_with_new_clocks() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, clock=30.0, away_seconds=3600.0)
        await house.gather(2)
        for member in (0, 1):
            house.host.disconnect(house.ears[member])
        seq = house.table.seq
        await asyncio.sleep(1000)
        assert house.table.seq == seq
        await house.come(0)
        assert house.memory.seqs[-1] == seq + 1
        assert house.ears[0].messages("welcome")[0]["seq"] == seq + 1
        await asyncio.sleep(29)
        assert house.table.chairs[0].stand_in is None
        await asyncio.sleep(2)
        assert house.table.chairs[0].stand_in == "clock"

    run(scene())


def test_who_is_away_for_a_while_is_played_for_and_has_the_seat_the_moment_they_are_back() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, away_seconds=45.0)
        await house.gather(2)
        house.host.disconnect(house.ears[1])
        await asyncio.sleep(44)
        assert house.table.chairs[1].stand_in is None
        await asyncio.sleep(2)
        assert house.table.chairs[1].stand_in == "away"
        assert not house.table.questions[1].now
        ear = await house.come(1)
        assert house.table.chairs[1].stand_in is None
        assert ear.messages("welcome")[0]["table"]["seats"][1]["stand_in"] is None

    run(scene())


def test_a_seat_that_could_not_be_given_back_at_once_is_given_back_as_soon_as_it_can_be_saved() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, away_seconds=45.0)
        await house.gather(2)
        house.host.disconnect(house.ears[1])
        await asyncio.sleep(46)
        house.memory.trouble = NotSaved(FULL)
        await house.come(1)
        await asyncio.sleep(5)
        assert house.table.chairs[1].stand_in == "away"
        house.memory.trouble = None
        await asyncio.sleep(2)
        assert house.table.chairs[1].stand_in is None

    run(scene())


def test_clocks_that_could_not_begin_anew_at_once_do_so_as_soon_as_it_can_be_saved() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, clock=30.0)
        await house.gather(2)
        for member in (0, 1):
            house.host.disconnect(house.ears[member])
        await asyncio.sleep(1000)
        house.memory.trouble = NotSaved(FULL)
        await house.come(0)
        await asyncio.sleep(5)
        house.memory.trouble = None
        await asyncio.sleep(29)
        assert house.table.chairs[0].stand_in is None
        await asyncio.sleep(4)
        assert house.table.chairs[0].stand_in == "clock"

    run(scene())


def test_a_host_who_is_away_before_a_game_is_followed_by_somebody_who_is_here() -> None:
    async def scene() -> None:
        house = House("black-spy", 4)
        await house.gather(3, start=False)
        house.host.disconnect(house.ears[0])
        house.host.disconnect(house.ears[1])
        await asyncio.sleep(119)
        assert house.table.host == 0
        await asyncio.sleep(2)
        assert house.table.host == 2
        assert (await house.say(2, type="start"))["type"] == "done"

    run(scene())


def test_while_a_game_runs_an_away_host_stays_the_host() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, away_seconds=3600.0)
        await house.gather(2)
        house.host.disconnect(house.ears[0])
        await asyncio.sleep(500)
        assert house.table.host == 0

    run(scene())


def test_a_second_socket_keeps_the_seat_when_the_first_goes() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, away_seconds=45.0)
        await house.gather(2)
        first = house.ears[1]
        await house.come(1)
        house.host.disconnect(first)
        await asyncio.sleep(100)
        assert house.table.chairs[1].stand_in is None
        assert house.ears[0].messages("presence")[-1]["here"] == [0, 1]

    run(scene())


def test_who_was_away_hears_what_came_since_and_nothing_twice() -> None:
    async def scene() -> None:
        house = await black_spy()
        seen = house.table.seq
        for seat in range(4):
            await house.act(seat, passing(house, seat))
        ear = await house.come(2, since=seen)
        (welcome,) = ear.messages("welcome")
        assert [one["seq"] for one in welcome["missed"]] == list(range(seen + 1, house.table.seq + 1))
        assert not welcome["truncated"]
        live = [one for one in house.ears[0].messages("update") if one["seq"] > seen]
        assert [one["event"] for one in welcome["missed"]] == [one["event"] for one in live]

    run(scene())


def test_what_was_missed_is_told_as_it_was_to_who_was_there_and_made_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Hours of a game are missed at once by whoever comes late: that must not stop all other tables."""
    made = []
    events = Match.events

    def counted(match: Match, seat: int | None, since: int = 0) -> list[Any]:
        found = events(match, seat, since)
        made.append(len(found))
        return found

    async def scene() -> None:
        house = await black_spy()
        for _ in range(40):
            seat = house.table.running.actors[0]
            await house.act(seat, next(house.table.running.legal(seat)))
        there = {one["seq"]: one["happened"] for one in house.ears[2].messages("update")}
        monkeypatch.setattr(Match, "events", counted)
        ear = await house.come(2, since=house.table.seq - 35)
        (welcome,) = ear.messages("welcome")
        told = [one["happened"] for one in welcome["missed"]]
        assert told == [there[one["seq"]] for one in welcome["missed"]]
        assert sum(made) == sum(map(len, told)) > 35

    run(scene())


def test_too_much_missed_is_said_to_be_cut() -> None:
    async def scene() -> None:
        house = await black_spy(limits=Limits(missed_updates=2))
        for seat in range(4):
            await house.act(seat, passing(house, seat))
        ear = await house.come(1, since=1)
        (welcome,) = ear.messages("welcome")
        assert (len(welcome["missed"]), welcome["truncated"]) == (2, True)

    run(scene())


def test_at_a_table_with_too_long_a_log_only_the_game_goes_on() -> None:
    async def scene() -> None:
        house = await black_spy(limits=Limits(entries_per_table=10))
        for fields in ({"type": "say", "phrase": "hello"}, {"type": "propose", "what": "draw"}):
            assert (await house.say(0, **fields))["code"] == "too-many"
        assert (await house.act(0, passing(house, 0)))["type"] == "done"

    run(scene())


def test_a_pause_ends_also_at_a_table_with_too_long_a_log() -> None:
    async def scene() -> None:
        house = await black_spy(limits=Limits(entries_per_table=11))
        await house.say(0, type="propose", what="pause")
        for member in (1, 2, 3):
            await house.say(member, type="answer", agree=True)
        assert house.table.stage == "paused"
        assert (await house.say(0, type="resume"))["type"] == "done"

    run(scene())


def test_nobody_goes_by_the_name_of_another_or_of_a_bot() -> None:
    async def scene() -> None:
        house = House("black-spy", 4)
        await house.gather(2)
        people = house.table.members
        await house.say(0, type="propose", what="draw")
        await house.say(1, type="answer", agree=True)
        for guest, wished, called in [
            ("g5", "ADA", "ADA (2)"),
            ("g6", "\uff21da", "\uff21da (3)"),
            ("g7", "agent  ash", "agent  ash (2)"),
            ("g8", "A" * 40, "A" * 40),
            ("g9", "a" * 40, "a" * 35 + " (2)"),
        ]:
            member = await house.host.join(guest, wished)
            assert people[member].name == called
            seq = house.table.seq
            assert await house.host.join(guest, wished) == member
            assert house.table.seq == seq
        assert await house.host.join("g5", "Zoe") == 2
        assert people[2].name == "Zoe"

    run(scene())


def test_while_a_game_is_played_nobody_says_anything_by_their_name() -> None:
    async def scene() -> None:
        house = await black_spy()
        member = await house.host.join("g5", "Ada holds K7")
        await house.come(member)
        await house.host.join("g5", "Ada holds B7")
        await house.say(member, type="leave")
        assert await house.host.join("g5", "Ada holds R7") == member
        assert await house.host.join("g6", "So she does") == member + 1
        people = house.table.members
        assert [people[number].name for number in (member, member + 1)] == ["Spectator", "Spectator (2)"]
        assert not any(b"holds" in message or b"does" in message for _, message in house.ears[0].heard)
        await house.say(0, type="propose", what="draw")
        for voter in (1, 2, 3):
            await house.say(voter, type="answer", agree=True)
        assert people[member + 1].name == "So she does"
        assert house.ears[0].messages("update")[-1]["event"]["kind"] == "renamed"

    run(scene())


def test_coming_and_going_does_not_lengthen_a_log_without_end() -> None:
    async def scene() -> None:
        house = await black_spy(limits=Limits(entries_per_table=10))
        with pytest.raises(Refusal):
            await house.host.join("g5", "Eve")
        await house.say(1, type="leave")
        assert await house.host.join(guest_of(1), "Ben") == 1

    run(scene())


def test_one_member_has_so_many_sockets_and_the_oldest_gives_way() -> None:
    async def scene() -> None:
        house = await black_spy(limits=Limits(sockets_per_member=2))
        oldest = house.ears[1]
        await house.come(1)
        assert oldest.farewell is None
        await house.come(1)
        assert oldest.farewell == "replaced"

    run(scene())


def test_who_leaves_or_is_removed_is_told_so_and_hears_no_more() -> None:
    async def scene() -> None:
        house = await black_spy()
        answer = await house.say(2, type="leave")
        assert answer["type"] == "done"
        await house.say(0, type="remove", member=1)
        assert [house.ears[member].farewell for member in range(4)] == [None, "removed", "removed", None]

    run(scene())


def test_all_are_told_who_is_ready_for_the_next_deal() -> None:
    async def scene() -> None:
        house = await black_spy(persons=3)
        seq = house.table.seq
        assert (await house.say(2, type="ready", part=0))["type"] == "done"
        await house.say(0, type="ready", part=0)
        await house.say(0, type="ready", part=0)
        told = [(one["part"], one["ready"]) for one in house.ears[1].messages("ready")]
        assert told == [(0, [2]), (0, [0, 2]), (0, [0, 2])]
        await house.say(1, type="ready", part=1)
        assert house.ears[0].messages("ready")[-1] == {"type": "ready", "part": 1, "ready": [1]}
        assert house.table.seq == seq == house.memory.seqs[-1]

    run(scene())


def test_who_sits_down_looks_on_no_longer() -> None:
    async def scene() -> None:
        house = House("black-spy", 4)
        await house.gather(2, start=False)
        for fields, looking in (({"type": "stand"}, 1), ({"type": "sit", "seat": 3}, 0)):
            await house.say(1, **fields)
            assert house.ears[0].messages("presence")[-1]["spectators"] == looking

    run(scene())


def test_who_looks_on_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        house = await black_spy(persons=2)
        await house.host.join(guest_of(4), "Eve")
        await house.come(2)
        assert (await house.say(2, type="ready", part=0))["code"] == "not-seated"
        assert house.ears[0].messages("ready") == []

    run(scene())
