"""The host of a table: saves before it tells, goes on by itself, and lets go when it must."""

from __future__ import annotations

import asyncio

import pytest

from spydeck.server.limits import Limits
from spydeck.server.store.errors import FAILED, FULL, MISFIT, NotSaved
from tests.server.by_hand import guest_of, standing
from tests.server.hosting import House, black_spy, passing, run


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
        assert FULL.sentence() in answer["message"]
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
        assert house.table.questions[0].now
        assert house.memory.seqs == list(range(1, house.table.seq + 1))

    run(scene())


@pytest.mark.parametrize("trouble", [NotSaved(MISFIT, at_fault=True), NotSaved(FAILED, unsure=True)])
def test_where_it_is_not_known_what_is_saved_the_table_is_let_go(trouble: NotSaved) -> None:
    async def scene() -> None:
        house = await black_spy()
        house.memory.trouble = trouble
        await house.act(0, passing(house, 0))
        assert house.host.closed
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
            assert house.table.questions[0].now
        times = [one.logged.at for one in house.table.applied]
        assert times == sorted(times)

    run(scene())


def test_a_bots_answer_that_comes_while_the_table_looks_is_not_overlooked() -> None:
    """However the answers of bots fall together with other things, the table goes on."""

    async def scene(delay: int) -> None:
        house = await black_spy(persons=1)
        house.workers.gate = asyncio.Event()
        await house.act(0, passing(house, 0))
        await asyncio.sleep(10)
        house.host._scheduler.wake()
        for _ in range(delay):
            await asyncio.sleep(0)
        house.workers.gate.set()
        await asyncio.sleep(60)
        assert house.table.questions[0].now

    for delay in range(6):
        run(scene(delay))


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
        again = await house.say(1, id="c2", type="say", phrase="hello")
        assert again == answers[0]

    run(scene())


def test_what_leaves_no_event_is_answered_as_the_first_time_too() -> None:
    async def scene() -> None:
        house = House("spycard", 4)
        await house.gather(4)
        first = await house.say(1, id="first", type="advance", answers=["no jack"])
        for answers in ([], ["no jack"]):
            await house.say(1, type="advance", answers=answers)
        assert await house.say(1, id="first", type="advance", answers=[]) == first
        assert house.table.private[1].advance == ("no jack",)

    run(scene())
