"""The host of a table: saves before it tells, goes on by itself, and lets go when it must."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spydeck.match import Match
from spydeck.server.decisions import Refusal
from spydeck.server.limits import Limits
from spydeck.server.store.errors import FULL, MISFIT, NotSaved
from tests.server.by_hand import guest_of, standing
from tests.server.hosting import House, run


def passing(house: House, seat: int) -> str:
    """A legal pass of a seat."""
    return "pass " + " ".join(house.table.running.view(seat)["hand"][:3])


async def black_spy(persons: int = 4, limits: Limits | None = None) -> House:
    """A game of Black Spy, begun."""
    house = House("black-spy", 4, limits, options={"end_value": 1})
    await house.gather(persons)
    return house


def test_nothing_is_told_before_it_is_saved() -> None:
    async def scene() -> None:
        house = await black_spy()
        told = len(house.ears[1].heard)
        house.memory.gate = asyncio.Event()
        acting = asyncio.create_task(house.act(0, passing(house, 0)))
        await asyncio.sleep(5)
        assert len(house.ears[1].heard) == told
        house.memory.gate.set()
        answer = await acting
        assert answer["type"] == "done"
        assert house.ears[1].messages("update")[-1]["seq"] == answer["seq"] == house.memory.seqs[-1]

    run(scene())


def test_a_move_that_cannot_be_saved_is_refused_and_can_be_made_later() -> None:
    async def scene() -> None:
        house = await black_spy()
        before = standing(house.table)
        house.memory.trouble = NotSaved(FULL)
        answer = await house.act(0, passing(house, 0))
        assert (answer["type"], answer["code"]) == ("refused", "not-saved")
        assert FULL in answer["message"]
        assert standing(house.table) == before
        house.memory.trouble = None
        assert (await house.act(0, passing(house, 0)))["type"] == "done"
        assert house.memory.seqs == list(range(1, house.table.seq + 1))

    run(scene())


def test_what_happens_by_itself_is_tried_again_until_it_is_saved() -> None:
    async def scene() -> None:
        house = await black_spy(persons=1)
        await house.act(0, passing(house, 0))
        house.memory.trouble = NotSaved(FULL)
        seq = house.table.seq
        await asyncio.sleep(30)
        assert house.table.seq == seq
        house.memory.trouble = None
        await asyncio.sleep(30)
        assert house.table.asks[0].now
        assert house.memory.seqs == list(range(1, house.table.seq + 1))

    run(scene())


@pytest.mark.parametrize("trouble", [NotSaved(MISFIT, at_fault=True), NotSaved("who knows", unsure=True)])
def test_where_it_is_not_known_what_is_saved_the_table_is_let_go(trouble: NotSaved) -> None:
    async def scene() -> None:
        house = await black_spy()
        house.memory.trouble = trouble
        await house.act(0, passing(house, 0))
        assert house.host.gone
        assert {ear.farewell for ear in house.ears.values()} == {"stopping"}
        house.memory.trouble = None
        answer = await house.act(1, passing(house, 1))
        assert answer["code"] == "not-saved"
        late = await house.come(0)
        assert (late.farewell, late.heard) == ("stopping", [])

    run(scene())


def test_a_host_that_is_closed_saves_nothing_more_and_turns_away_who_comes() -> None:
    async def scene() -> None:
        house = await black_spy()
        await house.host.close()
        saved = list(house.memory.seqs)
        answer = await house.act(0, passing(house, 0))
        assert answer["code"] == "not-saved"
        with pytest.raises(NotSaved):
            await house.host.join(guest_of(5), "Fay")
        assert (await house.come(2)).farewell == "stopping"
        assert house.memory.seqs == saved

    run(scene())


def test_closing_waits_for_what_is_being_saved() -> None:
    async def scene() -> None:
        house = await black_spy()
        house.memory.gate = asyncio.Event()
        acting = asyncio.create_task(house.act(0, passing(house, 0)))
        await asyncio.sleep(0)
        closing = asyncio.create_task(house.host.close())
        await asyncio.sleep(5)
        assert not closing.done()
        house.memory.gate.set()
        assert (await acting)["type"] == "done"
        await closing
        assert house.memory.seqs[-1] == house.table.seq

    run(scene())


def test_bots_play_on_by_themselves_until_a_person_is_asked() -> None:
    async def scene() -> None:
        house = await black_spy(persons=1)
        await house.act(0, passing(house, 0))
        for _ in range(20):
            await asyncio.sleep(10)
            if house.table.stage != "over":
                await house.act(0, next(house.table.running.legal(0)))
        assert house.table.stage == "over"

    run(scene())


def test_a_clock_that_is_set_back_stops_no_table() -> None:
    async def scene() -> None:
        house = await black_spy(persons=1)
        await house.act(0, passing(house, 0))
        await asyncio.sleep(20)
        house.table.at += 3_600_000
        for _ in range(3):
            await house.act(0, next(house.table.running.legal(0)))
            await asyncio.sleep(20)
            assert house.table.asks[0].now
        times = [one.logged.at for one in house.table.heard]
        assert times == sorted(times)

    run(scene())


def test_a_bots_answer_that_comes_while_the_table_looks_is_not_overlooked() -> None:
    """However the answers of bots fall together with other things, the table goes on."""

    async def scene(delay: int) -> None:
        house = await black_spy(persons=1)
        house.workers.gate = asyncio.Event()
        await house.act(0, passing(house, 0))
        await asyncio.sleep(10)
        house.host._wake()
        for _ in range(delay):
            await asyncio.sleep(0)
        house.workers.gate.set()
        await asyncio.sleep(60)
        assert house.table.asks[0].now

    for delay in range(6):
        run(scene(delay))


def test_a_table_sleeps_while_nobody_of_it_is_there_and_wakes_with_new_clocks() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, clock=30.0, away_seconds=3600.0)
        await house.gather(2)
        for member in (0, 1):
            house.host.went(house.ears[member])
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
        house.host.went(house.ears[1])
        await asyncio.sleep(44)
        assert house.table.chairs[1].stand_in is None
        await asyncio.sleep(2)
        assert house.table.chairs[1].stand_in == "away"
        assert not house.table.asks[1].now
        ear = await house.come(1)
        assert house.table.chairs[1].stand_in is None
        assert ear.messages("welcome")[0]["table"]["seats"][1]["stand_in"] is None

    run(scene())


def test_a_host_who_is_away_before_a_game_is_followed_by_somebody_who_is_here() -> None:
    async def scene() -> None:
        house = House("black-spy", 4)
        await house.gather(3, start=False)
        house.host.went(house.ears[0])
        house.host.went(house.ears[1])
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
        house.host.went(house.ears[0])
        await asyncio.sleep(500)
        assert house.table.host == 0

    run(scene())


def test_a_second_socket_keeps_the_seat_when_the_first_goes() -> None:
    async def scene() -> None:
        house = House("black-spy", 4, away_seconds=45.0)
        await house.gather(2)
        first = house.ears[1]
        await house.come(1)
        house.host.went(first)
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


def test_names_stay_while_a_game_is_played() -> None:
    async def scene() -> None:
        house = await black_spy()
        member = await house.host.join("g5", "Eve")
        await house.come(member)
        await house.host.join("g5", "Ada holds K7")
        await house.say(member, type="leave")
        assert await house.host.join("g5", "Ada holds R7") == member
        assert house.table.members[member].name == "Eve"

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


def test_a_suggestion_is_for_who_is_asked() -> None:
    async def scene() -> None:
        house = await black_spy()
        answer = await house.say(0, type="suggest")
        assert house.table.running.is_legal(0, answer["action"])
        await house.act(0, answer["action"])
        assert (await house.say(0, type="suggest"))["code"] == "not-asked"

    run(scene())


def test_a_suggestion_is_thought_of_once_and_not_broken_off_by_who_goes() -> None:
    """A bot that is broken off costs its process, which all tables share."""

    async def scene() -> None:
        house = await black_spy()
        house.workers.gate = asyncio.Event()
        for _ in range(3):
            asking = asyncio.create_task(house.say(0, type="suggest"))
            await asyncio.sleep(1)
            asking.cancel()
            await asyncio.sleep(1)
        assert (house.workers.questions, house.workers.broken_off) == ([("sensible", 0)], 0)
        house.workers.gate.set()
        answer = await house.say(0, type="suggest")
        assert house.table.running.is_legal(0, answer["action"])
        await house.act(0, answer["action"])
        assert house.workers.questions == [("sensible", 0)]

    run(scene())


def test_who_says_too_much_is_asked_to_wait() -> None:
    async def scene() -> None:
        house = await black_spy(limits=Limits(said_per_minute=2))
        answers = [await house.say(1, type="say", phrase="hello") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[2]["code"] == "too-many"
        assert (await house.say(2, type="say", phrase="hello"))["type"] == "done"

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


def test_who_looks_on_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        house = await black_spy(persons=2)
        await house.host.join(guest_of(4), "Eve")
        await house.come(2)
        assert (await house.say(2, type="ready", part=0))["code"] == "not-seated"
        assert house.ears[0].messages("ready") == []

    run(scene())
